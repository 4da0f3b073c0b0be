"""Problems of an open file similar to the one shown: anticipations, for instance."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import (
    QComboBox,
    QGridLayout,
    QHeaderView,
    QPushButton,
    QWidget,
)
from shiboken6 import isValid

from matewright.errors import MatewrightError
from matewright.gui.background.timers import one_shot
from matewright.gui.board.thumbnails import ThumbnailDelegate, Thumbnails, row_height
from matewright.gui.collection.loading_line import LoadingLine
from matewright.gui.collection.open_files import IndexedFile, IndexedWindow
from matewright.gui.collection.similar_model import SimilarColumn, SimilarModel
from matewright.gui.collection.ways_fields import WaysFields
from matewright.gui.widgets.form import label_of, wrapped
from matewright.gui.widgets.layouts import DIALOG, SPACE, in_column, in_row
from matewright.gui.widgets.tables import QuietTable
from matewright.gui.widgets.theme import STEP
from matewright.gui.widgets.tool_dialog import ToolDialog
from matewright.model.collection import Entry
from matewright.model.problem import Problem
from matewright.render.look import Look
from matewright.services.collection import By, Match, Target, Ways
from matewright.wording import Wording, grouped

_words: Final = Wording("SimilarDialog")

_SIDE: Final = 82
"""Pixels of a small diagram."""
_RENEW: Final = 1_000
"""Milliseconds between two updates while problems are still being read."""
_LEAST: Final = (80, 65, 50, 35)
"""The least similarities to choose from, in per cent."""


class SimilarDialog(ToolDialog):
    """Non-modal. Compares the problem that its window shows, on request.

    `windows` gives all windows of the program, whose files can be searched.

    * `file_requested`: another file is to be opened for searching.
    """

    file_requested = Signal()

    def __init__(
        self,
        own: IndexedFile,
        windows: Callable[[], Sequence[IndexedWindow]],
        look: Look,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Find Similar"))
        self._own = own
        self._windows = windows
        self._files: list[IndexedFile] = []
        self._searched: IndexedFile | None = None
        self._question: Target | None = None
        self._compared: Entry | None = None
        self._is_waiting = False
        thumbnails = Thumbnails()
        thumbnails.set_look(look)
        self._model = SimilarModel(self)
        self.file_box = QComboBox(self)
        self.file_box.setAccessibleName(self.tr("Where to search"))
        self.file_box.setToolTip(self.tr("The files that are open"))
        self.file_box.activated.connect(lambda _: self.search())
        other = QPushButton(self.tr("&Open Another …"), self)
        other.setToolTip(self.tr("Open a database in a window of its own, and search it"))
        other.setAutoDefault(False)
        other.clicked.connect(self.file_requested)
        self.by_box = QComboBox(self)
        for by, text in (
            (By.ALL, self.tr("All of it")),
            (By.POSITION, self.tr("Position")),
            (By.MATES, self.tr("Mates")),
            (By.PLAY, self.tr("Course of play")),
        ):
            self.by_box.addItem(text, by)
        self.by_box.setAccessibleName(self.tr("What is compared"))
        self.by_box.setToolTip(
            self.tr(
                "Position: men on the same squares. Mates: which men mate, and where. Course of "
                "play: which kinds of men make key, threats, defences and answers."
            )
        )
        self.least_box = QComboBox(self)
        for least in _LEAST:
            self.least_box.addItem(self.tr("at least {share} %").format(share=least), least)
        self.least_box.setCurrentIndex(_LEAST.index(50))
        self.least_box.setAccessibleName(self.tr("How alike problems must be"))
        self.ways_fields = WaysFields(self)
        self.ways_fields.show(Ways(mirrored=True, shifted=True, swapped=True))
        self.loading = LoadingLine(self)
        self.table = self._make_table(thumbnails)
        self.result_label = wrapped("", self)
        self.result_label.setObjectName("similar_said")
        self.result_label.setMinimumHeight(2 * self.fontMetrics().lineSpacing())
        self.result_label.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._lay_out(other)
        self.resize(230 * STEP, 140 * STEP)
        self._renew = one_shot(self, self._ask, _RENEW)
        self._fill_files()
        self._offer()

    def _make_table(self, thumbnails: Thumbnails) -> QuietTable:
        table = QuietTable(self._model, self)
        table.setAccessibleName(self.tr("Similar problems"))
        table.setWordWrap(True)
        table.setItemDelegateForColumn(SimilarColumn.DIAGRAM, ThumbnailDelegate(thumbnails, table))
        table.setVerticalScrollMode(table.ScrollMode.ScrollPerPixel)
        table.verticalHeader().setDefaultSectionSize(row_height(_SIDE))
        header, metrics = table.horizontalHeader(), table.fontMetrics()
        for column, sample in (
            (SimilarColumn.LIKENESS, "100 % 00"),
            (SimilarColumn.NUMBER, "200000"),
            (SimilarColumn.AUTHOR, "Wurzburg, Otto"),
            (SimilarColumn.SOURCE, "Chess Monthly, 1858"),
            (SimilarColumn.STIPULATION, "ser-h#9"),
        ):
            table.setColumnWidth(column, metrics.horizontalAdvance(sample) + 4 * STEP)
        table.setColumnWidth(SimilarColumn.DIAGRAM, row_height(_SIDE) + STEP)
        header.setSectionResizeMode(SimilarColumn.REASON, QHeaderView.ResizeMode.Stretch)
        table.doubleClicked.connect(self._go_to)
        table.selectionModel().currentRowChanged.connect(lambda *_: self._offer())
        return table

    def _lay_out(self, other: QPushButton) -> None:
        self.search_button = QPushButton(self.tr("&Search"), self)
        self.search_button.setToolTip(self.tr("Compare the problem that the window shows now"))
        self.search_button.clicked.connect(self.search)
        self.search_button.setDefault(True)
        self.stop_button = QPushButton(self.tr("S&top"), self)
        self.stop_button.setAutoDefault(False)
        self.stop_button.clicked.connect(self.stop)
        self.show_button = QPushButton(self.tr("Sho&w"), self)
        self.show_button.setToolTip(self.tr("Show the problem in the window of its file (Enter)"))
        self.show_button.setAutoDefault(False)
        self.show_button.clicked.connect(lambda: self._go_to(self.table.currentIndex()))
        close = QPushButton(self.tr("&Close"), self)
        close.setAutoDefault(False)
        close.clicked.connect(self.close)
        grid = QGridLayout()
        grid.setSpacing(2 * STEP)
        for row, (text, box) in enumerate(
            ((self.tr("Search &in"), self.file_box), (self.tr("Com&pare"), self.by_box))
        ):
            label = label_of(box, text, self)
            grid.addWidget(label, row, 0)
            grid.addWidget(box, row, 1)
        grid.addWidget(other, 0, 2)
        grid.addWidget(self.least_box, 1, 2)
        grid.setColumnStretch(1, 1)
        ways = in_row(*self.ways_fields.boxes, SPACE, spacing=4 * STEP)
        buttons = in_row(
            self.search_button, self.stop_button, self.show_button, SPACE, close, spacing=2 * STEP
        )
        in_column(
            grid,
            ways,
            self.loading,
            (self.table, 1),
            self.result_label,
            buttons,
            on=self,
            margins=DIALOG,
            spacing=2 * STEP,
        )

    def restore_state(self, other: SimilarDialog) -> None:
        """Search the same file for the same."""
        self._fill_files(other._searched)
        self.by_box.setCurrentIndex(other.by_box.currentIndex())
        self.least_box.setCurrentIndex(other.least_box.currentIndex())
        self.ways_fields.show(other.ways_fields.ways)
        if other._searched is not None:
            self._look_in(other._searched)
            self._question, self._compared = other._question, other._compared
            # The other dialog closes, and must not cancel this one's question.
            other._is_waiting = False
            self._ask()

    # -- which file --------------------------------------------------------------------------

    def _fill_files(self, chosen: IndexedFile | None = None) -> None:
        """List the files that are open, this window's first."""
        chosen = chosen or self._chosen_file()
        others = [window.open_file for window in self._windows()]
        self._files = [self._own, *(one for one in others if one is not self._own)]
        self.file_box.clear()
        for one in self._files:
            path = one.document.path or one.document.imported
            name = self.tr("Untitled") if path is None else path.name
            count = grouped(len(one.document.collection))
            self.file_box.addItem(_words("{name} – {count} problems", name=name, count=count))
        if chosen in self._files:
            self.file_box.setCurrentIndex(self._files.index(chosen))

    def _chosen_file(self) -> IndexedFile | None:
        index = self.file_box.currentIndex()
        return self._files[index] if 0 <= index < len(self._files) else None

    def search_in(self, open_file: IndexedFile) -> None:
        """Search a file that was opened just now."""
        self._fill_files(open_file)
        self.search()

    def event(self, event: QEvent) -> bool:
        """Update the list of open files when the dialog is activated."""
        if event.type() == QEvent.Type.WindowActivate and not self.file_box.view().isVisible():
            self._fill_files()
        return super().event(event)

    # -- asking ------------------------------------------------------------------------------

    def search(self) -> None:
        """Search for problems similar to the one that the window shows now."""
        self._fill_files()
        chosen = self._chosen_file() or self._own
        self._look_in(chosen)
        self._question = None
        try:
            document = self._own.document
            self._compared = document.collection.entry(document.current).identity
            self._question = self._question_about(document.problem)
        except MatewrightError as error:
            self._model.show(chosen.document.collection, ())
            self.result_label.setText(str(error))
            self._offer()
            return
        self._ask()

    def _question_about(self, problem: Problem) -> Target:
        by, least = By(self.by_box.currentData()), self.least_box.currentData() / 100
        return Target.of(problem, by, ways=self.ways_fields.ways, least=least)

    def _look_in(self, open_file: IndexedFile) -> None:
        """Connect to the index of that file, and to no other."""
        if open_file is self._searched:
            return
        self.stop()
        if self._searched is not None and isValid(self._searched):
            before = self._searched.index
            before.compared.disconnect(self._show_matches)
            before.progress.disconnect(self._show_progress)
            before.ready.disconnect(self._ask)
            self.loading.resting_requested.disconnect(before.set_resting)
        self._searched = open_file
        index = open_file.index
        index.compared.connect(self._show_matches)
        index.progress.connect(self._show_progress)
        index.ready.connect(self._ask)
        self.loading.hide()
        self.loading.resting_requested.connect(index.set_resting)

    def _ask(self) -> None:
        if self._question is None or self._searched is None or not isValid(self._searched):
            return
        self._is_waiting = True
        self._searched.index.similar(self._question)
        self._offer()

    def stop(self) -> None:
        """Cancel the search; the matches shown stay."""
        self._renew.stop()
        if self._is_waiting and self._searched is not None and isValid(self._searched):
            self._searched.index.forget_similar()
        self._question, self._is_waiting = None, False
        self._offer()

    def hideEvent(self, event: QHideEvent) -> None:
        """Cancel the search."""
        self.stop()
        super().hideEvent(event)

    # -- showing -----------------------------------------------------------------------------

    def _show_matches(self, question: Target, matches: Sequence[Match]) -> None:
        if self._searched is None or self._question is None:
            return
        if question != self._question:
            if self._is_waiting:
                # Another window's dialog has put a question since; only the last is answered.
                self._ask()
            return
        self._is_waiting = False
        shown = self.table.currentIndex().row()
        chosen = self._model.entry(shown) if shown >= 0 else None
        collection = self._searched.document.collection
        # The problem itself is no match.
        matches = [
            one for one in matches if collection.entry(one.index).identity is not self._compared
        ]
        self._model.show(collection, matches)
        rows = range(len(matches))
        row = next((row for row in rows if self._model.entry(row) is chosen), 0)
        self.table.setCurrentIndex(self._model.index(row, SimilarColumn.LIKENESS))
        self._sum_up()
        self._offer()

    def _show_progress(self, done: int, total: int) -> None:
        self.loading.show_progress(done, total)
        if self._question is not None and done < total and not self._renew.isActive():
            self._renew.start()

    def _sum_up(self) -> None:
        question, searched = self._question, self._searched
        if question is None or searched is None:
            return
        count, most = len(self._model.matches), question.most
        if count >= most:
            said = [self.tr("The {count} most alike.").format(count=grouped(count))]
        elif count:
            said = [_words.count(count, "%n problem is alike.", "%n problems are alike.")]
        else:
            said = [self.tr("No problem is that similar.")]
        if question.play is None:
            said.append(
                self.tr("Only positions were compared: the problem shown has no solution yet.")
            )
        known, total = searched.index.known_count, len(searched.document.collection)
        if known < total:
            partial = self.tr("Partial: {done} of {total} problems have been read so far.")
            said.append(partial.format(done=grouped(known), total=grouped(total)))
        self.result_label.setText(" ".join(said))

    def _offer(self) -> None:
        self.stop_button.setEnabled(self._is_waiting)
        self.show_button.setEnabled(self.table.currentIndex().isValid())
        if self._is_waiting and not self._model.matches:
            self.result_label.setText(self.tr("Comparing …"))

    def _go_to(self, index: QModelIndex) -> None:
        searched = self._searched
        if not index.isValid() or searched is None or not isValid(searched):
            return
        entry = self._model.entry(index.row()).identity
        problem_index = searched.document.collection.indices_of([entry]).get(entry)
        if problem_index is None:
            self.result_label.setText(self.tr("This problem is no longer in the file."))
            return
        searched.document.go_to(problem_index)
        for window in self._windows():
            if window.open_file is searched and searched is not self._own:
                window.bring_to_front()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter shows the chosen problem while the list has the keyboard."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.table.hasFocus():
            self._go_to(self.table.currentIndex())
            return
        super().keyPressEvent(event)

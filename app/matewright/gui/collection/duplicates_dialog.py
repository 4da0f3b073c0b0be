"""Duplicate problems of a collection in groups, to visit and to remove."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QModelIndex, QSignalBlocker, Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QHeaderView,
    QPushButton,
    QTreeView,
    QWidget,
)

from matewright.gui.background.timers import one_shot
from matewright.gui.collection.columns import Column
from matewright.gui.collection.duplicates_model import COLUMNS, DuplicatesModel
from matewright.gui.collection.index import CollectionIndex
from matewright.gui.document.document import Document
from matewright.gui.widgets.form import wrapped
from matewright.gui.widgets.layouts import DIALOG, SPACE, in_column, in_row
from matewright.gui.widgets.theme import STEP
from matewright.gui.widgets.tool_dialog import ToolDialog
from matewright.model.collection import Collection, Entry
from matewright.wording import Wording, grouped

_words: Final = Wording("DuplicatesDialog")

_MOST_UNFOLDED: Final = 2_000
"""Up to this many groups are shown unfolded; otherwise the user unfolds them."""

_RENEW: Final = 1_000
"""Milliseconds between two updates while problems are still being read."""

_SAMPLES: Final = {
    Column.NUMBER: "000000000000",
    Column.AUTHOR: "Wurzburg, Otto",
    Column.STIPULATION: "ser-h#9",
    Column.MEN: "16+16",
    Column.STATE: "No solution",
}


class DuplicatesDialog(ToolDialog):
    """Non-modal; follows the collection while it is open.

    While problems are still being read, it says that more groups may follow, and adds them.
    """

    def __init__(self, document: Document, index: CollectionIndex, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Find Duplicates"))
        self._document = document
        self._index = index
        self._model = DuplicatesModel(self)
        self.alike_box = QCheckBox(
            self.tr("&Also mirrored, turned or with colours exchanged"), self
        )
        self.alike_box.toggled.connect(self._ask)
        self.tree = QTreeView(self)
        self.tree.setModel(self._model)
        self.tree.setAccessibleName(self.tr("Groups of equal problems"))
        self.tree.setUniformRowHeights(True)
        self.tree.setProperty("quiet", True)
        self.tree.activated.connect(self._go_to)
        self.tree.collapsed.connect(lambda index: self._note_folding(index, folded=True))
        self.tree.expanded.connect(lambda index: self._note_folding(index, folded=False))
        self._fit_columns()
        self.partial_label = wrapped("", self, tone="warning")
        self.partial_label.setObjectName("duplicates_partial")
        self.partial_label.hide()
        self.count_label = wrapped("", self)
        self.count_label.setObjectName("duplicates_count")
        self.later_button = QPushButton(self.tr("&Tick All but the First"), self)
        self.later_button.setToolTip(self.tr("Of each group, so that one of them stays"))
        self.later_button.clicked.connect(self._model.tick_later_ones)
        self.show_button = QPushButton(self.tr("&Show"), self)
        self.show_button.setToolTip(self.tr("Show the problem on the board (Enter)"))
        self.show_button.clicked.connect(lambda: self._go_to(self.tree.currentIndex()))
        self.remove_button = QPushButton(self.tr("&Remove Ticked"), self)
        self.remove_button.clicked.connect(self.remove_ticked)
        close = QPushButton(self.tr("&Close"), self)
        close.setDefault(True)
        close.clicked.connect(self.close)
        row = in_row(
            self.later_button, self.show_button, SPACE, self.remove_button, close, spacing=2 * STEP
        )
        for button in (self.later_button, self.show_button, self.remove_button):
            button.setAutoDefault(False)
        in_column(
            self.alike_box,
            self.partial_label,
            (self.tree, 1),
            self.count_label,
            row,
            on=self,
            margins=DIALOG,
            spacing=2 * STEP,
        )
        self.resize(190 * STEP, 120 * STEP)
        self._is_partial = False
        # The user's choices, which views lose when they are refilled.
        self._folded: set[Entry] = set()
        self._unfolded: set[Entry] = set()
        self._renew = one_shot(self, self._ask, _RENEW)
        self._model.ticked.connect(self._sum_up)
        self.tree.selectionModel().currentChanged.connect(lambda *_: self._offer())
        index.grouped.connect(self._show_groups)
        index.progress.connect(self._show_progress)
        index.ready.connect(self._ask)
        self._ask()
        self._sum_up()

    def _fit_columns(self) -> None:
        header = self.tree.header()
        for section, column in enumerate(COLUMNS):
            if column in _SAMPLES:
                width = self.fontMetrics().horizontalAdvance(_SAMPLES[column])
                header.resizeSection(section, width + 6 * STEP)
        header.setStretchLastSection(False)
        header.setSectionResizeMode(COLUMNS.index(Column.SOURCE), QHeaderView.ResizeMode.Stretch)

    def restore_state(self, other: DuplicatesDialog) -> None:
        """Repeat the search of another dialog, with its ticks."""
        self.alike_box.setChecked(other.alike_box.isChecked())
        self._model.take_ticks(other._model)

    def remove_ticked(self) -> None:
        """Remove the ticked problems from the collection, as one undo step."""
        indices = self._model.ticked_indices()
        step = _words.count(len(indices), "Remove %n Duplicate", "Remove %n Duplicates")
        self._document.remove_problems(indices, step)

    def _ask(self) -> None:
        self._index.duplicates(alike=self.alike_box.isChecked())

    def _show_groups(self, groups: Sequence[tuple[int, ...]], alike: bool) -> None:
        if alike is not self.alike_box.isChecked():
            # Answers another window's dialog, or this one before it had its document.
            return
        # The groups shown stay while an edit is indexed: only a file being read is partial.
        self._is_partial = self._index.known_count < len(self._document.collection)
        collection = self._document.collection
        if not self._model.shows(collection, groups):
            self._show_others(collection, groups)
        self._sum_up()

    def _show_others(self, collection: Collection, groups: Sequence[tuple[int, ...]]) -> None:
        """Show other groups; folding, scroll position and current row are kept."""
        model, tree, bar = self._model, self.tree, self.tree.verticalScrollBar()
        current, seen = model.mark_of(tree.currentIndex()), bar.value()
        are_many = len(groups) > _MOST_UNFOLDED
        altered = self._unfolded if are_many else self._folded
        model.show(collection, groups)
        with QSignalBlocker(tree):
            if not are_many:
                tree.expandAll()
            for row in range(len(groups) if altered else 0):
                if model.group_of(row) in altered:
                    tree.setExpanded(model.index(row, 0), are_many)
        found = model.index_of(current)
        if groups:
            first = model.index(0, 0, model.index(0, 0))
            tree.setCurrentIndex(found if found.isValid() else first)
        if found.isValid():
            bar.setValue(seen)

    def _note_folding(self, index: QModelIndex, *, folded: bool) -> None:
        group = self._model.group_of(index.row())
        gets, loses = self._folded, self._unfolded
        if not folded:
            gets, loses = loses, gets
        gets.add(group)
        loses.discard(group)

    def _show_progress(self, done: int, total: int) -> None:
        if self._is_partial and done < total and not self._renew.isActive():
            self._renew.start()
        self._sum_up()

    def _go_to(self, index: QModelIndex) -> None:
        problem_index = self._model.problem_index(index)
        if problem_index is not None:
            self._document.go_to(problem_index)

    def _sum_up(self) -> None:
        self._say_whether_partial()
        groups, ticked = self._model.groups, len(self._model.ticked_indices())
        said = []
        if groups:
            said.append(
                self.tr("{groups} groups with {count} problems; {ticked} ticked.").format(
                    groups=grouped(len(groups)),
                    count=grouped(sum(map(len, groups))),
                    ticked=grouped(ticked),
                )
            )
        elif self._index.is_ready and not self._is_partial:
            said.append(self.tr("There are no duplicates."))
        if whole := self._model.whole_groups():
            said.append(
                _words.count(
                    whole,
                    "Of %n group every problem is ticked: none would stay.",
                    "Of %n groups every problem is ticked: none would stay.",
                )
            )
        self.count_label.setText(" ".join(said))
        self._offer()

    def _say_whether_partial(self) -> None:
        self.partial_label.setText(
            self.tr(
                "Partial: {done} of {total} problems have been read so far. More may be found; "
                "the groups are updated as reading continues."
            ).format(
                done=grouped(self._index.known_count),
                total=grouped(len(self._document.collection)),
            )
        )
        self.partial_label.setVisible(self._is_partial)

    def _offer(self) -> None:
        self.later_button.setEnabled(bool(self._model.groups))
        self.show_button.setEnabled(self.tree.currentIndex().isValid())
        self.remove_button.setEnabled(bool(self._model.ticked_indices()))

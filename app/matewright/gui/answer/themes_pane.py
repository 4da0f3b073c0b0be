"""The themes that the answer shows, by rank; a click highlights one on the board."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QPushButton,
    QSplitter,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from matewright.errors import MatewrightError
from matewright.gui.answer.theme_details import ThemeDetails
from matewright.gui.background.jobs import BackgroundTask, detach
from matewright.gui.desk.changes import Changes
from matewright.gui.desk.desk import Desk
from matewright.gui.desk.pane import Pane
from matewright.gui.docks.pane import PaneSpec, framed
from matewright.gui.widgets.form import wrapped
from matewright.gui.widgets.layouts import SPACE, in_column, in_row
from matewright.gui.widgets.tables import write_instead
from matewright.gui.widgets.theme import STEP
from matewright.model.notation import Notation
from matewright.model.solution import Mode, Solution, Status
from matewright.services import themes
from matewright.services.themes import Finding, Rank

_NAME, _PHASES = range(2)
_DOUBT: Final = " ?"
_PLACE: Final = Qt.ItemDataRole.UserRole
"""Of a row: which finding it shows."""


class ThemesPane(Pane, QTreeWidget):
    """A row for each theme, by rank; below it what the chosen one is.

    Themes are looked for in a thread, and only while the pane is visible.

    * `finding_chosen` (`Finding`): it is to be highlighted on the board.
    * `move_chosen` (`Finding`, place): the same, at one of its moves.
    * `example_requested` (name): the example of a theme is to be opened.
    * `phases_requested`: the answer is to be found again with set play and tries.
    * `keywords_requested` (names): the person wants them among the keywords of the problem.
    """

    shows = Changes.ANSWER | Changes.NOTATION
    finding_chosen = Signal(object)
    move_chosen = Signal(object, int)
    example_requested = Signal(str)
    keywords_requested = Signal(list)
    phases_requested = Signal()

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("themes")
        self.setAccessibleName(self.tr("Themes of the problem"))
        self.setProperty("quiet", True)
        self.setUniformRowHeights(True)
        self.setAllColumnsShowFocus(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setIndentation(4 * STEP)
        self.setHeaderLabels([self.tr("Theme"), self.tr("Phases")])
        self.header().setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        self.setColumnWidth(_NAME, 44 * STEP)
        self.keyword_button = QPushButton(self.tr("Add to &Keywords"))
        self.keyword_button.setToolTip(
            self.tr("Add the chosen themes, or those of the first rank, to the problem's keywords")
        )
        self.keyword_button.setEnabled(False)
        self.keyword_button.clicked.connect(self._offer_keywords)
        self.phases_button = QPushButton(self.tr("&With Set Play and Tries"))
        self.phases_button.setToolTip(
            self.tr(
                "Solve with set play and tries, between which play may change; neither was asked "
                "for, or not both"
            )
        )
        self.phases_button.hide()
        self.phases_button.clicked.connect(self.phases_requested)
        self.summary_label = wrapped("")
        self.summary_label.setObjectName("theme_summary")
        self.note_label = wrapped("", tone="quiet")
        self.note_label.setObjectName("theme_note")
        self.details = ThemeDetails(self)
        self.details.move_chosen.connect(self._announce_move)
        self.details.example_requested.connect(self.example_requested)
        self._solution: Solution | None = None
        self._notation = Notation()
        self._shown: tuple[Solution | None, Notation | None] = (None, None)
        self._empty_text = ""
        self._findings: list[Finding] = []
        self._task: BackgroundTask[tuple[Finding, ...]] | None = None
        self.itemSelectionChanged.connect(self._announce)
        self.follow(desk)

    def spec(self) -> PaneSpec:
        """The dock's titles, shortcut and area."""
        return PaneSpec(
            "themes",
            self.tr("&Found Themes"),
            "Ctrl+Shift+M",
            framed(self._with_button()),
            self,
            rank=5,
        )

    def _with_button(self) -> QWidget:
        """The sentence, the list, below it the chosen theme, and the buttons."""
        whole = QWidget()
        both = QSplitter(Qt.Orientation.Vertical, whole)
        both.addWidget(self)
        both.addWidget(self.details)
        both.setChildrenCollapsible(False)
        for part in (self, self.details):
            # Together they ask for no more room than one list, so that a small window stays small.
            part.setMinimumHeight(8 * STEP)
        both.setSizes([50 * STEP, 50 * STEP])
        layout = in_column(self.summary_label, (both, 1), on=whole, spacing=STEP)
        layout.addWidget(self.note_label)
        layout.addLayout(in_row(SPACE, self.phases_button, self.keyword_button))
        return whole

    @property
    def findings(self) -> tuple[Finding, ...]:
        """The findings listed."""
        return tuple(self._findings)

    @property
    def empty_text(self) -> str:
        """The text shown instead of an empty list."""
        return self._empty_text

    def refresh(self, desk: Desk, changes: Changes) -> None:  # noqa: ARG002 - compared anyway
        """Adopt another answer; one to an earlier state of the problem has no themes."""
        self._solution = desk.shown.solution if desk.shown.is_current else None
        self._notation = desk.notation
        self._look()

    def _look(self) -> None:
        key = self._solution, self._notation
        if key[0] is self._shown[0] and key[1] == self._shown[1]:
            return
        self._shown = key
        self._drop_task()
        self._list((), self._instead())
        solution = self._solution
        self.phases_button.setVisible(
            solution is not None and not self._empty_text and themes.lacks_phases(solution)
        )
        if self._solution is None or self._empty_text:
            return
        self._empty_text = self.tr("Looking for themes …")
        self._task = BackgroundTask(partial(themes.find, self._solution, self._notation))
        self._task.finished.connect(self._take)
        self._task.start()

    def _instead(self) -> str:
        """Why no themes can be looked for; empty where they can."""
        solution = self._solution
        if solution is None:
            return self.tr("Solve the problem to see its themes.")
        if solution.status is Status.CLAIMED or solution.mode is not Mode.FULL:
            return self.tr("Themes are looked for in complete proofs with all play.")
        return ""

    def _take(self) -> None:
        task = self._task
        if task is None or not task.isFinished():
            return
        self._task = None
        try:
            none = self.tr("No theme of the list was found.")
            self._list(task.result(), none)
        except MatewrightError as error:
            self._list((), str(error))

    def _drop_task(self) -> None:
        if self._task is not None:
            self._task.finished.disconnect(self._take)
            detach(self._task)
            self._task = None

    def shut_down(self) -> None:
        """Stop all work; for the closing window."""
        self.is_seen = False
        self._drop_task()

    def _list(self, findings: tuple[Finding, ...], said: str) -> None:
        self._findings, self._empty_text = list(findings), said
        self.clear()
        titles = {
            Rank.THEME: self.tr("Themes"),
            Rank.FURTHER: self.tr("Further themes"),
            Rank.MOTIF: self.tr("Motifs"),
        }
        for rank, title in titles.items():
            places = [n for n, finding in enumerate(findings) if finding.rank is rank]
            if places:
                self._list_rank(f"{title} ({len(places)})", places, rank)
        self.summary_label.setText(themes.summary(findings))
        self.summary_label.setVisible(bool(findings))
        self.details.setVisible(bool(findings))
        self._show_details()
        self.note_label.setText(self._left_out())
        self.viewport().update()

    def _list_rank(self, title: str, places: list[int], rank: Rank) -> None:
        heading = QTreeWidgetItem(self, [title])
        heading.setFlags(Qt.ItemFlag.ItemIsEnabled)
        heading.setFirstColumnSpanned(True)
        for place in places:
            finding = self._findings[place]
            doubt = "" if finding.is_certain else _DOUBT
            item = QTreeWidgetItem(heading, [finding.name + doubt, "; ".join(finding.phases)])
            item.setData(_NAME, _PLACE, place)
            item.setSizeHint(_NAME, QSize(0, self.fontMetrics().height() + 2 * STEP))
            about = themes.THEMES[finding.name].about
            for column in (_NAME, _PHASES):
                item.setToolTip(column, f"{about}\n\n{finding.reason}")
        heading.setExpanded(rank is not Rank.MOTIF)

    def item_of(self, name: str) -> QTreeWidgetItem:
        """The row of a theme. Raises `StopIteration` where it was not found."""
        place = next(n for n, finding in enumerate(self._findings) if finding.name == name)
        items = self.findItems("*", Qt.MatchFlag.MatchWildcard | Qt.MatchFlag.MatchRecursive)
        return next(item for item in items if item.data(_NAME, _PLACE) == place)

    def _left_out(self) -> str:
        """A note that there may be more, if not all play was examined."""
        solution = self._solution
        if self._task is not None or solution is None or self._instead():
            return ""
        sentences = []
        if themes.lacks_phases(solution):
            sentences.append(self.tr("Set play and tries were not both asked for."))
        if themes.are_changes_alone(solution):
            sentences.append(self.tr("Of fairy chess, mates, pins and batteries are not judged."))
        if not themes.is_whole(solution):
            sentences.append(self.tr("Not all play was looked at; there may be more."))
        return " ".join(sentences)

    def _chosen(self) -> list[Finding]:
        places = sorted(item.data(_NAME, _PLACE) for item in self.selectedItems())
        return [self._findings[place] for place in places]

    def _main(self) -> list[Finding]:
        return [finding for finding in self._findings if finding.rank is Rank.THEME]

    def _show_details(self) -> None:
        chosen = self._chosen()
        finding = chosen[0] if len(chosen) == 1 else None
        self.details.show_finding(finding, self._solution, self._notation)
        self.keyword_button.setEnabled(bool(chosen or self._main()))

    def _announce(self) -> None:
        chosen = self._chosen()
        self._show_details()
        if len(chosen) == 1:
            self.finding_chosen.emit(chosen[0])

    def _announce_move(self, place: int) -> None:
        self.move_chosen.emit(self._chosen()[0], place)

    def _offer_keywords(self) -> None:
        chosen = self._chosen() or self._main()
        if chosen:
            self.keywords_requested.emit([finding.name for finding in chosen])

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the list, or say why it is empty."""
        super().paintEvent(event)
        if not self._findings:
            write_instead(self, self._empty_text)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl+C copies the chosen rows, or all."""
        if event.matches(QKeySequence.StandardKey.Copy):
            from PySide6.QtGui import QGuiApplication

            rows = self._chosen() or self._findings
            text = "\n".join(f"{one.name}\t{'; '.join(one.phases)}\t{one.reason}" for one in rows)
            QGuiApplication.clipboard().setText(text)
        else:
            super().keyPressEvent(event)

    def keyboardSearch(self, search: str) -> None:
        """Ignore plain letters, which would jump about in the list."""

"""The themes that the answer shows, each with its reason; a click highlights it on the board."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from matewright.errors import MatewrightError
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
from matewright.services.themes import Finding

_NAME, _PHASES, _REASON = range(3)
_DOUBT: Final = " ?"


class ThemesPane(Pane, QTreeWidget):
    """A row for each theme: its name, the phases and why.

    Themes are looked for in a thread, and only while the pane is visible.

    * `finding_chosen` (`Finding`): it is to be highlighted on the board.
    * `phases_requested`: the answer is to be found again with set play and tries.
    * `keywords_requested` (names): the person wants them among the keywords of the problem.
    """

    shows = Changes.ANSWER | Changes.NOTATION
    finding_chosen = Signal(object)
    keywords_requested = Signal(list)
    phases_requested = Signal()

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("themes")
        self.setAccessibleName(self.tr("Themes of the problem"))
        self.setProperty("quiet", True)
        self.setRootIsDecorated(False)
        self.setUniformRowHeights(True)
        self.setAllColumnsShowFocus(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setHeaderLabels([self.tr("Theme"), self.tr("Phases"), self.tr("Why")])
        self.header().setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        self.setColumnWidth(_NAME, 44 * STEP)
        self.setColumnWidth(_PHASES, 30 * STEP)
        self.keyword_button = QPushButton(self.tr("Add to &Keywords"))
        self.keyword_button.setToolTip(
            self.tr("Add the chosen themes, or all that are certain, to the problem's keywords")
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
        self.reason_label = wrapped("", tone="quiet")
        self.reason_label.setObjectName("theme_reason")
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
        """The list, below it the whole reason of the chosen row, and the button."""
        whole = QWidget()
        layout = in_column((self, 1), on=whole, spacing=STEP)
        layout.addWidget(self.reason_label)
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
        for finding in findings:
            doubt = "" if finding.is_certain else _DOUBT
            texts = [finding.name + doubt, "; ".join(finding.phases), finding.reason]
            item = QTreeWidgetItem(self, texts)
            item.setSizeHint(_NAME, QSize(0, self.fontMetrics().height() + 2 * STEP))
            about = themes.THEMES[finding.name].about
            for column in range(3):
                item.setToolTip(column, f"{about}\n\n{finding.reason}")
        self.keyword_button.setEnabled(bool(findings))
        self.reason_label.setText(self._left_out())
        self.viewport().update()

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
        rows = sorted(self.indexOfTopLevelItem(item) for item in self.selectedItems())
        return [self._findings[row] for row in rows]

    def _announce(self) -> None:
        chosen = self._chosen()
        self.reason_label.setText(chosen[0].reason if len(chosen) == 1 else self._left_out())
        if len(chosen) == 1:
            self.finding_chosen.emit(chosen[0])

    def _offer_keywords(self) -> None:
        chosen = self._chosen() or [finding for finding in self._findings if finding.is_certain]
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

"""Three steps that lead a new user from a position to its solution."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QToolBar, QToolButton, QWidget

from matewright.gui.desk.desk import Desk
from matewright.gui.preferences.preferences import FIRST_STEPS
from matewright.gui.widgets.elided_label import ElidedLabel
from matewright.gui.widgets.layouts import in_row
from matewright.gui.widgets.theme import STEP, icon
from matewright.model.solution import Node

_ICON: Final = QSize(14, 14)


class FirstSteps(QToolBar):
    """A bar at the bottom of the window; each step is ticked when it is done.

    It is shown until it is closed or all is done, and at later starts only on request.
    """

    def __init__(
        self,
        desk: Desk,
    ) -> None:
        super().__init__(desk.window)
        self.setObjectName("first_steps")
        self.setWindowTitle(self.tr("First Steps"))
        self.setAccessibleName(self.tr("First steps"))
        self.setMovable(False)
        # The menu of panes is only for what the user arranges.
        self.toggleViewAction().setEnabled(False)
        self.toggleViewAction().setVisible(False)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self.setProperty("hint", True)
        self._preferences = desk.preferences
        self.edit_step = _Step(self.tr("Drag the men, or put new ones on the board"), 1)
        self.solve_step = _Step(self.tr("Press Solve"), 2)
        self.line_step = _Step(self.tr("Choose a line of the solution to see it played"), 3)
        self.steps = (self.edit_step, self.solve_step, self.line_step)
        self.close_button = QToolButton()
        self.close_button.setAutoRaise(True)
        self.close_button.setIcon(icon("close"))
        self.close_button.setIconSize(_ICON)
        self.close_button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.close_button.setToolTip(self.tr("Close; Help → First Steps shows them again"))
        self.close_button.setAccessibleName(self.tr("Close the first steps"))
        self.close_button.clicked.connect(self.dismiss)
        self._fill()
        self.hide()
        desk.window.addToolBar(Qt.ToolBarArea.BottomToolBarArea, self)
        desk.document.undo_stack.indexChanged.connect(self._note_edit)
        desk.session.started.connect(self._note_search)
        desk.solution.node_chosen.connect(self._note_line)

    def _fill(self) -> None:
        strip = QWidget()
        row = in_row(on=strip, margins=(4 * STEP, 0, STEP, 0), spacing=4 * STEP)
        for step, share in zip(self.steps, (5, 3, 5), strict=True):
            row.addWidget(step, share)
        row.addWidget(self.close_button)
        self.addWidget(strip)

    def set_solve_keys(self, keys: str) -> None:
        """Name the keys that solve."""
        words = self.tr("Press Solve, or {keys}").format(keys=keys) if keys else ""
        self.solve_step.set_words(words or self.tr("Press Solve"))

    def offer(self) -> None:
        """Show the steps, unless they were closed once."""
        self.setVisible(self._preferences.get(FIRST_STEPS))

    def begin(self) -> None:
        """Show them again, from the first one, and give them the focus."""
        self._preferences.set(FIRST_STEPS, True)
        for step in self.steps:
            step.untick()
        self.show()
        self.close_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def dismiss(self) -> None:
        """Close them permanently."""
        self._preferences.set(FIRST_STEPS, False)
        self.hide()

    def _note_edit(self, index: int) -> None:
        # Opening a file does not complete a step.
        if index:
            self._tick(self.edit_step)

    def _note_search(self) -> None:
        self._tick(self.solve_step)

    def _note_line(self, node: Node | None) -> None:
        if node is not None:
            self._tick(self.line_step)

    def _tick(self, step: _Step) -> None:
        step.tick()
        if self.isVisible() and all(one.is_done for one in self.steps):
            # They stay for now, ticked, but the next start is that of a person who knows.
            self._preferences.set(FIRST_STEPS, False)


class _Step(ElidedLabel):
    """A step: its number, or a tick once it is done, and what to do."""

    def __init__(self, words: str, number: int) -> None:
        super().__init__()
        self._words, self._number = words, number
        self._is_done = False
        self._show()

    @property
    def is_done(self) -> bool:
        """Whether it was done since the steps were shown."""
        return self._is_done

    def set_words(self, words: str) -> None:
        """Change the text of the step."""
        self._words = words
        self._show()

    def tick(self) -> None:
        """Mark the step as done."""
        self._is_done = True
        self._show()

    def untick(self) -> None:
        """Mark the step as not done."""
        self._is_done = False
        self._show()

    def _show(self) -> None:
        self.set_icon("done" if self._is_done else "")
        if self._is_done:
            self.set_full_text(self._words)
            self.setAccessibleName(self.tr("{step}, done").format(step=self._words))
            return
        self.set_full_text(f"{self._number}.  {self._words}")
        self.setAccessibleName(f"{self._number}. {self._words}")

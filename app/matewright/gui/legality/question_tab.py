"""What the tabs of retro analysis have in common: a question about the position, asked at will."""

from __future__ import annotations

from abc import abstractmethod

from PySide6.QtWidgets import QPushButton, QWidget

from matewright.errors import MatewrightError
from matewright.gui.desk.changes import Changes
from matewright.gui.desk.desk import Desk
from matewright.gui.desk.pane import Pane
from matewright.gui.legality.runner import RetroRunner
from matewright.gui.legality.shown_line import ShownLine
from matewright.model.position import Position
from matewright.services.legality.judge import impediment
from matewright.wording import Wording

_words = Wording("QuestionTab")


class QuestionTab(Pane, QWidget):
    """A tab with a button that asks about the position shown, and stops what it began.

    A line that answers is looked at on the board (`_line`).
    """

    shows = Changes.OTHER | Changes.PROBLEM | Changes.PART | Changes.NOTATION

    def __init__(self, name: str, line: ShownLine, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self._line = line
        self._asked: Position | None = None
        self.runner = RetroRunner(self)
        self.runner.progress.connect(self._show_progress)
        self.runner.finished.connect(self._take)
        self.runner.failed.connect(self._fail)
        self.ask_button = QPushButton(self)
        self.ask_button.setObjectName(f"{name}_ask")
        self.ask_button.clicked.connect(self.press)
        self.setFocusProxy(self.ask_button)

    def _begin(self, desk: Desk) -> None:
        """Follow the desk and the board, once all widgets are there."""
        self._line.moved.connect(self._follow_line)
        self.follow(desk)
        self._show()

    @property
    def _position(self) -> Position:
        return self._desk.part.position

    @property
    def _impediment(self) -> str:
        """Why the position cannot be asked about; empty where it can."""
        error = impediment(self._desk.part.question.game)
        return "" if error is None else str(error)

    def press(self) -> None:
        """Begin, or stop what is running."""
        if self.runner.is_running:
            self.runner.stop()
        else:
            self.ask()

    @abstractmethod
    def ask(self) -> None:
        """Ask about the position shown."""

    def shut_down(self) -> None:
        """Stop; for the closing window."""
        self.runner.shut_down()

    def _drop_if_other(self) -> None:
        """End the work at a position that is not shown any more."""
        if self.runner.is_running and self._asked != self._position:
            self.runner.drop()

    def _show_button(self, text: str, meaning: str, *, is_stop: bool) -> None:
        """Let the button say what it does: stop, or ask in these words."""
        self.ask_button.setText(_words("Stop") if is_stop else text)
        self.ask_button.setToolTip(
            _words("Stop, with what is known by then") if is_stop else meaning
        )
        self.ask_button.setEnabled(not self._impediment)

    @abstractmethod
    def _show(self) -> None:
        """Show what is known now."""

    @abstractmethod
    def _show_progress(self, words: str) -> None:
        """Show how far the work is."""

    @abstractmethod
    def _take(self, found: object) -> None:
        """Take over what was found."""

    @abstractmethod
    def _fail(self, error: MatewrightError) -> None:
        """Show why nothing was found."""

    @abstractmethod
    def _follow_line(self) -> None:
        """Show what of the line on the board is of this tab."""

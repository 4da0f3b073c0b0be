"""A line of moves that is looked at on the board, from a position that is not the problem's."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from matewright.gui.board.presenter import BoardPresenter
from matewright.gui.desk.desk import Desk
from matewright.model.move import Move
from matewright.model.play_state import PlayState

if TYPE_CHECKING:
    from matewright.services.play.played_game import PlayedGame


class ShownLine(QObject):
    """Takes over the board as long as it is looked at; nothing can be played in it.

    * `moved`: another position of it is on the board, or none any more.
    """

    moved = Signal()

    def __init__(self, desk: Desk, presenter: BoardPresenter, parent: QObject) -> None:
        super().__init__(parent)
        self._desk, self._presenter = desk, presenter
        self._line: PlayedGame | None = None
        self._first_number = 0

    @property
    def line(self) -> PlayedGame | None:
        """The line on the board, with how far it is shown."""
        return self._line

    def show(self, line: PlayedGame) -> None:
        """Show a line on the board where it stands."""
        is_new = self._line is None
        self._line = line
        if is_new:
            self._desk.solution.stop_playing()
            self._presenter.set_play(self)
        self._presenter.show()
        self.moved.emit()

    # -- what the presenter wants to know ----------------------------------------------------

    @property
    def state(self) -> PlayState:
        """The position on the board."""
        assert self._line is not None, "the presenter shows a line only while there is one"
        return self._line.state

    @property
    def last_move(self) -> Move | None:
        """The move that led to it."""
        return self._line.last_move if self._line is not None else None

    @property
    def words(self) -> str:
        """The last move with its number; empty at the start."""
        line = self._line
        if line is None or line.last_move is None:
            return ""
        return line.number(line.made_count - 1) + self._desk.notation.move(line.last_move)

    @property
    def choices(self) -> Sequence[Move]:
        """Nothing is played here."""
        return ()

    @property
    def can_go_back(self) -> bool:
        """Whether there is a move before."""
        return self._line is not None and self._line.made_count > 0

    @property
    def can_go_forward(self) -> bool:
        """Whether a move follows."""
        return self._line is not None and not self._line.is_at_end

    def go_by(self, steps: int) -> None:
        """Go this many half-moves forward, or back if negative."""
        if self._line is not None:
            self.show(self._line.go_to(self._line.made_count + steps))

    def end(self) -> None:
        """Release the board; the presenter decides what is on it then."""
        if self._line is None:
            return
        self._line = None
        self._presenter.set_play(None)
        self._presenter.show()
        self.moved.emit()

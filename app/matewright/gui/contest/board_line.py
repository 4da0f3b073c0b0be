"""The line that a solver has on the board: he plays what he likes, and it counts for nothing."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from matewright.errors import MatewrightError
from matewright.gui.board.presenter import BoardPresenter
from matewright.gui.desk.desk import Desk
from matewright.model.move import Move
from matewright.model.play_state import PlayState

if TYPE_CHECKING:
    from matewright.services.contest.solvers_line import SolversLine


class BoardLine(QObject):
    """A game of one person from the part shown, of which `written` is what he can write down.

    * `changed`: another move is shown.
    * `failed` (sentence): why a move cannot be played.
    """

    changed = Signal()
    failed = Signal(str)

    def __init__(self, desk: Desk, presenter: BoardPresenter, parent: QObject) -> None:
        super().__init__(parent)
        self._desk = desk
        self._presenter = presenter
        self._line: SolversLine | None = None
        self._is_open = False

    def begin(self) -> None:
        """Put the part shown on the board. Raises what the rules say against it."""
        from matewright.services.contest.solvers_line import SolversLine

        part = self._desk.part
        self._line = SolversLine.begin(part.state, part.question.stipulation.checked())
        self._is_open = True
        self._presenter.set_play(self)
        self._presenter.show()

    def leave(self) -> None:
        """Give the board back."""
        self._line, self._is_open = None, False
        self._presenter.set_play(None)

    def set_open(self, *, is_open: bool) -> None:
        """Let moves be played, or not while the clock stands still."""
        self._is_open = is_open
        if self._line is not None:
            self._presenter.show()

    @property
    def written(self) -> str:
        """The moves on the board as solvers write them."""
        return "" if self._line is None else self._line.written(self._desk.notation)

    @property
    def can_be_written(self) -> bool:
        """Whether there are moves that can belong to an answer."""
        line = self._line
        return line is not None and self._is_open and bool(self.written) and not line.is_set_play

    @property
    def can_pass(self) -> bool:
        """Whether the side to move may pass."""
        return self._line is not None and self._is_open and self._line.can_pass

    def play(self, move: Move | None) -> None:
        """Make a legal move, or pass."""
        if self._line is None or not self._is_open:
            return
        try:
            self._show(self._line.play(move))
        except MatewrightError as error:
            self.failed.emit(str(error))

    # -- what the presenter wants to know ------------------------------------------------------

    @property
    def state(self) -> PlayState:
        """The position on the board."""
        assert self._line is not None, "the presenter shows a line only while there is one"
        return self._line.state

    @property
    def last_move(self) -> Move | None:
        """The move that led to it."""
        return None if self._line is None else self._line.last_move

    @property
    def words(self) -> str:
        """The last move with its number; empty at the start."""
        written = self.written.rstrip(")")
        last = written.rpartition(" ")[2].lstrip("(")
        numbers = re.findall(r"(\d+)\.", written)
        return f"{numbers[-1]}...{last}" if numbers and "." not in last else last

    @property
    def choices(self) -> Sequence[Move]:
        """The moves that can be played."""
        return self._line.legal_moves if self._line is not None and self._is_open else ()

    @property
    def can_go_back(self) -> bool:
        """Whether there is a move to take back."""
        return self._line is not None and self._line.made_count > 0

    @property
    def can_go_forward(self) -> bool:
        """Whether a move was taken back."""
        return self._line is not None and self._line.made_count < len(self._line.moves)

    def go_by(self, steps: int) -> None:
        """Go this many moves forward, or back if negative."""
        if self._line is not None:
            self._show(self._line.go_by(steps))

    def end(self) -> None:
        """Go back to the diagram: the board stays the solver's, whatever else is asked for."""
        if self._line is not None and self._line.made_count:
            self._show(self._line.go_to(0))

    def _show(self, line: SolversLine) -> None:
        self._line = line
        self._presenter.show()
        self.changed.emit()

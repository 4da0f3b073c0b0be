"""What takes the rules of chess to answer: asked of the engine, once for each board."""

from __future__ import annotations

from collections.abc import Iterable

from matewright import engine
from matewright.services.themes.facts.board import between, king_of, squares
from matewright.services.themes.facts.rays import SLIDERS


class Rules:
    """What the engine said of boards, each asked once; `know` asks for many at a time."""

    def __init__(self) -> None:
        self._known: dict[str, engine.Relations] = {}
        self._mates: dict[str, engine.Relations] = {}

    def know(self, boards: Iterable[str]) -> None:
        """Ask for boards that will be needed."""
        new = [board for board in dict.fromkeys(boards) if board not in self._known]
        self._known.update(zip(new, engine.relations(new), strict=True))

    def of(self, board: str, turn: str) -> engine.Relations:
        """The relations on a board with a side to move."""
        text = board + turn
        if text not in self._known:
            self._known[text] = engine.relations([text])[0]
        return self._known[text]

    def mates(self, board: str, turn: str) -> tuple[tuple[int, int, str | None], ...]:
        """The moves that mate at once."""
        text = board + turn
        if text not in self._mates:
            self._mates[text] = engine.relations([text], with_mates=True)[0]
        return self._mates[text].mates

    def pin_of(self, board: str, turn: str, square: int) -> int | None:
        """The piece that pins the one on a square."""
        return next((by for pinned, by in self.of(board, turn).pins if pinned == square), None)

    def parries(self, board: str, mated: str, square: int) -> bool:
        """Whether a piece of the mated side could parry the only check if no pin held it."""
        king = king_of(board, mated)
        known = self.of(board, mated)
        checkers = list(squares(known.checkers))
        if king is None or len(checkers) != 1 or board[square] in "Kk":
            return False
        (checker,) = checkers
        if known.attackers(mated, checker) >> square & 1:
            return True
        ways = between(checker, king) if board[checker].upper() in SLIDERS else ()
        if board[square] in "Pp":
            step = 8 if mated == "w" else -8
            one, two = square + step, square + 2 * step
            can_leap = square >> 3 == (1 if mated == "w" else 6)
            return board[one] == "." and (one in ways or (can_leap and two in ways))
        return any(known.attackers(mated, way) >> square & 1 for way in ways)

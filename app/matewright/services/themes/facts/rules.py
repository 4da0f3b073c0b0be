"""What takes the rules of chess to answer: asked of the engine, once for each board."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, cast

from matewright import engine
from matewright.errors import IllegalPosition
from matewright.model.conditions import Condition
from matewright.model.game import Game
from matewright.model.piece import Colour
from matewright.model.position import Position
from matewright.services.themes.facts.board import between, king_of, squares
from matewright.services.themes.facts.rays import SLIDERS
from matewright.services.themes.facts.signs import piece_of


class UnknownRulesError(Exception):
    """What a definition asks of the rules cannot be told under those of the problem."""


class Rules:
    """What the engine said of boards, each asked once; `know` asks for many at a time."""

    def __init__(self) -> None:
        self._known: dict[str, engine.Relations] = {}
        self._mates: dict[str, engine.Relations] = {}

    def know(self, boards: Iterable[str]) -> None:
        """Ask for boards that will be needed."""
        new = [board for board in dict.fromkeys(boards) if board not in self._known]
        self._known.update(zip(new, engine.relations(new), strict=True))

    def know_mates(self, boards: Iterable[str]) -> None:
        """Ask for boards of which the mating moves will be needed."""
        new = [board for board in dict.fromkeys(boards) if board not in self._mates]
        self._mates.update(zip(new, engine.relations(new, with_mates=True), strict=True))

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


_WITHOUT_HISTORY: Final = frozenset(
    [
        "Circe",
        "AntiCirce",
        "Madrasi",
        "Isardam",
        "Patrol",
        "Koeko",
        "GridChess",
        "Monochromatic",
        "Bichromatic",
        "Annan",
    ]
)
"""Conditions under which the board and the side to move tell all that is legal."""

_MOST_BOARDS: Final = 400
"""That are asked for under rules of fairy chess, where each takes a call of its own."""


class _FairyRelations:
    """What is known of a board under rules of fairy chess: the moves that are legal.

    Who attacks, checks and pins is not: what rests on that cannot be told.
    """

    def __init__(self, moves: tuple[tuple[int, int, str | None], ...], *, is_illegal: bool) -> None:
        self.moves = moves
        self.is_illegal = is_illegal

    @property
    def checkers(self) -> int:
        """Raises `UnknownRulesError`."""
        raise UnknownRulesError

    @property
    def pins(self) -> tuple[tuple[int, int], ...]:
        """Raises `UnknownRulesError`."""
        raise UnknownRulesError

    def attackers(self, _side: str, _square: int) -> int:
        """Raises `UnknownRulesError`."""
        raise UnknownRulesError


class FairyRules(Rules):
    """The same under the conditions of a problem and with its pieces: only legal moves are known.

    Conditions under which the moves before matter give no answer: `UnknownRulesError`.
    """

    def __init__(self, conditions: tuple[Condition, ...]) -> None:
        super().__init__()
        self._conditions = conditions
        self._boards: dict[str, _FairyRelations] = {}
        self._mating: dict[str, tuple[tuple[int, int, str | None], ...]] = {}

    def of(self, board: str, turn: str) -> engine.Relations:
        """The legal moves on a board. Raises `UnknownRulesError`, as what else it tells does."""
        return cast(engine.Relations, self._asked(board + turn))

    def mates(self, board: str, turn: str) -> tuple[tuple[int, int, str | None], ...]:
        """The moves that mate at once. Raises `UnknownRulesError`."""
        self._asked(board + turn)
        return self._mating[board + turn]

    def _asked(self, text: str) -> _FairyRelations:
        if text not in self._boards:
            if len(self._boards) >= _MOST_BOARDS or any(
                condition.name not in _WITHOUT_HISTORY for condition in self._conditions
            ):
                raise UnknownRulesError
            pieces = tuple(map(piece_of, text[:64]))
            position = Position(pieces, Colour(text[64]), frozenset("KQkq"))
            try:
                found = engine.weighted_moves(Game(position, conditions=self._conditions))
            except IllegalPosition:
                found, is_illegal = (), True
            else:
                is_illegal = False
            moves = [
                ((move.from_square, move.to_square, move.promotion), move.mate)
                for move, _ in found
                if not move.castling and not move.en_passant
            ]
            self._boards[text] = _FairyRelations(
                tuple(move for move, _ in moves), is_illegal=is_illegal
            )
            self._mating[text] = tuple(move for move, mates in moves if mates)
        return self._boards[text]

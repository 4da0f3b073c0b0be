"""Prinz's Mate-in-two of 1951, run step by step as the Ferranti Mark 1 did."""

from __future__ import annotations

from dataclasses import dataclass

from matewright import _engine
from matewright.engine import check_range, mapped_errors, orthodox_fen
from matewright.model.position import Position

TEST_POSITION: str = _engine.PRINZ_TEST_POSITION
"""The FEN of the position that Prinz's program solved in 1951 in about 15 minutes."""

SECONDS_PER_STEP = 15 * 60 / _engine.PRINZ_TEST_STEPS
"""Seconds of the Ferranti Mark 1 for one step of `PrinzMachine`: an estimate.

It is the time reported for the test position, divided by the steps the machine makes there.
"""


@dataclass(frozen=True, slots=True)
class PrinzState:
    """What can be seen of Prinz's program between two steps.

    * `block`: 0 to 3 for W1, B1, W2, B2. `passage`: the entry or exit that was passed last, by its
      number in the diagram: 1 a turn begins, 2 it goes on, 3 a legal move is found, 4 none is left.
    * `piece` (place in the piece list), `direction` and `step` (both from 1; 0 before the first):
      the counters of the block's turn.
    * `from_square`, `to_square`: what was looked at last, 0 … 63; `to_square` is None for the
      border, both are None at the beginning and the end of a turn.
    * `board_fen`: the pieces as they stand in this turn. A pawn may stand on the last rank.
    * `moves`: the moves that stand (UCI): those that led to this turn, and the one found in it.
    * `steps`: advances of the move generator so far. `finished`: nothing is left to do; `key` is
      then the first move of the mate in two, if there is one by the program's rules.
    """

    block: int
    passage: int
    piece: int
    direction: int
    step: int
    from_square: int | None
    to_square: int | None
    board_fen: str
    moves: tuple[str, ...]
    steps: int
    finished: bool
    key: str | None


class PrinzMachine:
    """Prinz's Mate-in-two, to be run step by step; strategy `prinz` runs on the same machine.

    A step is one advance of the move generator: a look at one square, or finding that no piece is
    left. Raises `IllegalPosition` for a position the program does not take.
    """

    def __init__(self, position: Position) -> None:
        with mapped_errors():
            self._native = _engine.PrinzMachine(orthodox_fen(position))

    @property
    def state(self) -> PrinzState:
        """What can be seen now."""
        with mapped_errors():
            return PrinzState(**self._native.state())

    def advance(self, steps: int) -> PrinzState:
        """Go on by that many steps, by fewer when there is nothing left to do."""
        check_range("steps", steps, 0, 2**63 - 1)
        with mapped_errors():
            return PrinzState(**self._native.advance(steps))

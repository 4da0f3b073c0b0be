"""What the engine answers, as trees, restrictions and remarks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from matewright import _engine
from matewright.bridge.game import weighted_moves
from matewright.bridge.moves import _RECORD, unpack_move
from matewright.bridge.options import SearchOptions
from matewright.model.game import Game
from matewright.model.move import Move, square_name
from matewright.model.notation import Notation
from matewright.model.play_options import PlayOptions
from matewright.model.remarks import CHECKS_ONLY, STOPPED_FOR_MEMORY, STOPPED_ON_SHORT, Remark
from matewright.model.solution import Column, Mark, Role, Tree
from matewright.model.stipulation import Stipulation


def restrictions_of(
    options: PlayOptions, search: SearchOptions, ending: str | None
) -> tuple[Remark, ...]:
    """What the answer holds under, or was ended by."""
    found = [CHECKS_ONLY] if search.checks_only else []
    found += options.restrictions
    if ending == "enough":
        found.append(options.endings[0])
    if ending == "short":
        found.append(STOPPED_ON_SHORT)
    if ending == "memory":
        found.append(STOPPED_FOR_MEMORY)
    return tuple(found)


def obligation(game: Game, stipulation: Stipulation, obligations: list[str]) -> Remark:
    """Why there is no solution where reflex play forces the attacker to reach the goal at once."""
    # Only a few answers need it.
    from matewright.model.solution_check import reaches

    position = game.position
    written: dict[str, list[str]] = {}
    for move, _ in weighted_moves(game):
        if reaches(stipulation, move, position.turn):
            written.setdefault(move.bare_uci, []).append("1." + Notation(effects=True).move(move))
    square = {} if stipulation.target is None else {"square": square_name(stipulation.target)}
    return Remark(
        "obligation",
        {
            "side": Remark(position.turn.english.lower()),
            "action": Remark(stipulation.goal.name.lower().replace("_", "-"), square),
            # Moves that expose the king are not among the legal ones.
            "moves": ", ".join(
                name
                for uci in dict.fromkeys(obligations)
                for name in written.get(uci, ["1." + uci])
            ),
        },
    )


_Meaning = TypeVar("_Meaning")

_NO_MOVE = 2**32 - 1

_ROLES = tuple(Role)

_MARKS = tuple(
    frozenset(mark for index, mark in enumerate(Mark) if bits >> index & 1)
    for bits in range(1 << len(Mark))
)


def unpack_tree(answer: _engine._Answer) -> Tree:
    """The tree of an answer, whose columns stay packed."""
    records, size = answer["records"], _RECORD.size

    def move(number: int) -> Move | None:
        if number == _NO_MOVE:
            return None
        return unpack_move(records[number * size : (number + 1) * size])

    return Tree(
        moves=_Decoded(_numbers(answer["moves"]), move),
        roles=_Decoded(answer["roles"], _ROLES.__getitem__),
        marks=_Decoded(answer["marks"], _MARKS.__getitem__),
        lengths=answer["lengths"],
        parents=_numbers(answer["parents"]),
    )


class _Decoded(Generic[_Meaning]):
    """A column of packed entries, each unpacked on access.

    So an answer of any size is there at once, and the window never waits for its conversion.
    """

    __slots__ = ("_decode", "_packed")

    def __init__(self, packed: Column[int], decode: Callable[[int], _Meaning]) -> None:
        self._packed = packed
        self._decode = decode

    def __len__(self) -> int:
        return len(self._packed)

    def __getitem__(self, index: int, /) -> _Meaning:
        return self._decode(self._packed[index])


def _numbers(packed: bytes) -> memoryview[int]:
    """The numbers of a column, where they lie: there may be millions."""
    return memoryview(packed).cast("I")

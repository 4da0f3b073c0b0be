"""The duals of a solution, by their weight."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from enum import IntEnum
from typing import Final

from matewright.model.notation import Notation
from matewright.model.solution import Mark, Node, Role, Solution
from matewright.wording import Wording

_words: Final = Wording("judging")

_MOST_SHOWN: Final = 5
"""Further continuations of one defence that are written."""


class Weight(IntEnum):
    """How much a dual weighs.

    * `CHOICE`: the same promotion to another piece.
    * `MINOR`: a second mate after a defence that has no part in a theme.
    * `SERIOUS`: a second mate after a defence of a theme, or a second continuation before the mate.
    """

    CHOICE = 0
    MINOR = 1
    SERIOUS = 3


@dataclass(frozen=True, slots=True)
class Dual:
    """A defence of the solution with more than one continuation, in one line."""

    weight: Weight
    text: str

    def to_dict(self) -> dict[str, object]:
        """The JSON form of the command line."""
        return {"weight": self.weight.name.lower(), "moves": self.text}


def duals(
    solution: Solution, thematic: Collection[tuple[int, int]], notation: Notation
) -> tuple[Dual, ...]:
    """The duals after the keys of all parts, the heaviest first.

    `thematic` are the moves of themes, as the number of the part and the node. Set play and tries
    do not count, nor do several threats.
    """
    parts = (solution, *solution.twins)
    many = len(parts) > 1
    found = [
        Dual(weight, f"{part.label} {text}".strip() if many else text)
        for number, part in enumerate(parts)
        for weight, text in _of_part(part, number, thematic, notation)
    ]
    return tuple(sorted(found, key=lambda dual: -dual.weight))


def _of_part(
    part: Solution, number: int, thematic: Collection[tuple[int, int]], notation: Notation
) -> Iterator[tuple[Weight, str]]:
    tree = part.tree.tree
    defences = dict.fromkeys(
        tree.parents[index]
        for index in range(len(tree))
        if tree.roles[index] is Role.CONTINUATION
        and tree.marks[index] & {Mark.DUAL, Mark.PROMOTION_CHOICE}
    )
    for index in defences:
        defence = Node(tree, index)
        path = list(defence.path())
        if not path or path[0].role is not Role.KEY:
            continue
        answers = [child for child in defence.children if child.role is Role.CONTINUATION]
        rivals = [one for one in answers if Mark.DUAL in one.marks]
        is_thematic = any((number, one.index) in thematic for one in (defence, *answers))
        if not rivals:
            weight = Weight.CHOICE
        elif is_thematic or any(one.children for one in rivals):
            weight = Weight.SERIOUS
        else:
            weight = Weight.MINOR
        yield weight, _text(path, rivals or answers, notation)


def _text(path: list[Node], answers: list[Node], notation: Notation) -> str:
    """`1...Kc5 2.Qa5#, Qd6#`."""
    first, *others = [*path[1:], answers[0]]
    line = " ".join([notation.node(first), *map(notation.next_node, others)])
    more = [notation.move(one.move) for one in answers[1:] if one.move is not None]
    return ", ".join([line, *more[:_MOST_SHOWN], *["…"] * (len(more) > _MOST_SHOWN)])


def in_short(found: tuple[Dual, ...]) -> str:
    """`2 serious, 1 minor`."""
    numbers = {weight: sum(dual.weight is weight for dual in found) for weight in Weight}
    said = (
        (numbers[Weight.SERIOUS], _words("{count} serious", count=numbers[Weight.SERIOUS])),
        (numbers[Weight.MINOR], _words("{count} minor", count=numbers[Weight.MINOR])),
        (numbers[Weight.CHOICE], _words("{count} by promotion", count=numbers[Weight.CHOICE])),
    )
    return ", ".join(words for number, words in said if number) or _words("none")

"""Hints for who solves a problem, each at a cost."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import StrEnum
from fractions import Fraction
from types import MappingProxyType
from typing import Final

from matewright.model.move import square_name
from matewright.model.notation import Notation
from matewright.model.solution import Node, Role, Solution
from matewright.wording import Wording

_words: Final = Wording("contest")


class Hint(StrEnum):
    """What can be asked for; the value is its name in the journal."""

    MAN = "man"
    CHECK = "check"
    THREAT = "threat"
    SET_MATE = "set-mate"


COSTS: Final[Mapping[Hint, Fraction]] = MappingProxyType(
    {
        Hint.MAN: Fraction(1),
        Hint.CHECK: Fraction(1, 2),
        Hint.THREAT: Fraction(3, 2),
        Hint.SET_MATE: Fraction(1, 2),
    }
)
"""What each costs of the points of a problem (`Rules.most`)."""


def hints(part: Solution, notation: Notation) -> dict[Hint, str]:
    """The hints there are for one part of a problem, in words; of several keys for the first."""
    return dict(_hints(part, notation))


def _hints(part: Solution, notation: Notation) -> Iterator[tuple[Hint, str]]:
    is_battle = part.stipulation.play.is_battle
    role = Role.KEY if is_battle else Role.HELP
    first = next((node for node in part.tree.children if node.role is role), None)
    if first is None or first.move is None:
        return
    move = first.move
    man = notation.piece(move.piece, move.quality) + square_name(move.from_square)
    yield Hint.MAN, _words("The first move is made by {man}.", man=man)
    if is_battle:
        is_check = move.check or move.double_check
        yield (
            Hint.CHECK,
            _words("The key gives check.") if is_check else _words("The key gives no check."),
        )
        threats = [node for node in first.children if node.role is Role.THREAT]
        if threats:
            yield Hint.THREAT, _words("The threat is {move}.", move=notation.node(threats[0]))
        elif not is_check:
            yield Hint.THREAT, _words("There is no threat: after the key it is zugzwang.")
    if (mate := _set_mate(part.tree, notation)) is not None:
        yield Hint.SET_MATE, _words("In the diagram there is {moves}.", moves=mate)


def _set_mate(root: Node, notation: Notation) -> str | None:
    """One defence with its answer in the set play of a battle."""
    for phase in root.children:
        if phase.role is not Role.SET_PLAY:
            continue
        for defence in phase.children:
            for reply in defence.children:
                if reply.role is Role.CONTINUATION and defence.role is Role.DEFENCE:
                    return f"{notation.node(defence)} {notation.node(reply)}"
    return None

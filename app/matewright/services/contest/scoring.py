"""Which play of a solution is worth points.

In battle play these are the attacker's moves of the variations of full length: different sequences
of his moves share the points, and sequences that begin alike share those of their beginning. The
mate itself need not be written: of a direct mate the sequence ends with his last move but one, of
a selfmate or reflexmate with his last. Variations with a dual are left out where there are others.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from matewright.model.notation import Notation
from matewright.model.play import Play
from matewright.model.solution import Node, Role, Solution
from matewright.services.contest.rules import Rules

Attack = tuple[str, ...]
"""The attacker's moves of a variation from the key on, in UCI."""

_MOST: Final = 100_000
"""Nodes of a tree beyond which the key alone counts."""


@dataclass(frozen=True, slots=True)
class Item:
    """A move or a solution that is worth points, and how it is written."""

    text: str
    points: Fraction


def attack(node: Node) -> Attack:
    """The attacker's moves that lead to one of his, itself included."""
    return tuple(
        step.move.uci
        for step in node.path()
        if step.move is not None and step.role not in (Role.DEFENCE, Role.REFUTATION)
    )


def of_battle(answer: Solution, key: Node, rules: Rules, notation: Notation) -> dict[Attack, Item]:
    """What counts after a key, and with the key itself; the points are those of the rules."""
    most = Fraction(rules.most)
    assert key.move is not None
    own = attack(key)
    counted = answer.stipulation.moves + 1 - _last(answer)
    lines = _lines(answer, key) if counted > rules.key_alone else {}
    if not lines:
        return {own: Item(notation.node(key), most)}
    share = Fraction(rules.key_share).limit_denominator(1000)
    points: dict[Attack, Fraction] = {own: most * share} if share else {}
    for line in lines:
        # Every move of a line counts alike, every line as much as any other.
        each = most * (1 - share) / len(lines) / (len(line) - 1)
        for length in range(2, len(line) + 1):
            points[line[:length]] = points.get(line[:length], Fraction()) + each
    texts = {start: text for line in lines.values() for start, text in line}
    texts[own] = notation.node(key)
    return {line: Item(texts[line], worth) for line, worth in points.items()}


def _lines(
    answer: Solution, key: Node, notation: Notation | None = None
) -> dict[Attack, list[tuple[Attack, str]]]:
    """The sequences of full length, each with its beginnings and how these are written."""
    if len(key.tree) > _MOST:
        return {}
    notation = notation or Notation()
    found: dict[bool, dict[Attack, list[tuple[Attack, str]]]] = {False: {}, True: {}}
    for end, has_dual in _ends(key, _last(answer), has_dual=False):
        line, steps = attack(end), [(attack(end), _written(end, notation))]
        if len(line) > 1:
            before = end.parent
            while before is not None and before != key:
                if before.role in (Role.CONTINUATION, Role.THREAT):
                    steps.append((attack(before), _written(before, notation)))
                before = before.parent
            found[has_dual].setdefault(line, steps)
    return found[False]


def _last(answer: Solution) -> int:
    """The length left with which a move is the last that counts."""
    return 2 if answer.stipulation.play is Play.DIRECT else 1


def _ends(node: Node, last: int, *, has_dual: bool) -> Iterator[tuple[Node, bool]]:
    """The last moves that count of the variations of full length, and whether these have a dual.

    `last` is the length left with which a move is the last that counts.
    """
    length = node.length or 0
    if length <= last:
        if length == last:
            yield node, has_dual
        return
    threats = [child for child in node.children if child.role is Role.THREAT]
    for threat in threats:
        if threat.length == length - 1:
            yield from _ends(threat, last, has_dual=has_dual or len(threats) > 1)
    for defence in node.children:
        if defence.role is not Role.DEFENCE:
            continue
        answers = defence.children
        for reply in answers:
            if reply.length == length - 1:
                yield from _ends(reply, last, has_dual=has_dual or len(answers) > 1)


def _written(node: Node, notation: Notation) -> str:
    """A move of the attacker with the defence before it."""
    parent = node.parent
    if node.role is Role.THREAT or parent is None or parent.move is None:
        return f"({notation.node(node)})"
    return f"{notation.node(parent)} {notation.node(node)}"

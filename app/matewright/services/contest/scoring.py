"""Which play of a solution is worth points.

In battle play these are the attacker's moves of the variations of full length: different sequences
of his moves share the points, and sequences that begin alike share those of their beginning. The
mate itself need not be written: of a direct mate the sequence ends with his last move but one, of
a selfmate or reflexmate with his last. Variations with a dual are left out where there are others.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise
from typing import Final

from matewright.model.notation import Notation
from matewright.model.play import Play
from matewright.model.solution import Node, Role, Solution
from matewright.services.contest.rules import Rules

Attack = tuple[str, ...]
"""The attacker's moves of a variation from the key on, in UCI; of help play all moves."""

Worth = dict[Attack, Fraction]
"""What a director gives for some variations of a part; where it is empty, the rules decide."""

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


def is_full(node: Node) -> bool:
    """Whether the defender has held out as long as he can up to a move of the attacker.

    `(2.Qd5#)` is not enough where 1...Kc5 2.Qd5+ goes on to a mate in three.
    """
    lengths = [
        step.length or 0 for step in node.path() if step.role not in (Role.DEFENCE, Role.REFUTATION)
    ]
    return all(later == sooner - 1 for sooner, later in pairwise(lengths))


def of_battle(
    answer: Solution,
    key: Node,
    rules: Rules,
    notation: Notation,
    worth: Mapping[Attack, Fraction] | None = None,
) -> dict[Attack, Item]:
    """What counts after a key, and with the key itself; the points are those of the rules.

    `worth`: what a director gives for variations; it is taken after the key to which they belong.
    """
    assert key.move is not None
    own = attack(key)
    chosen = {line: points for line, points in (worth or {}).items() if line[:1] == own}
    if chosen:
        return _chosen(key, chosen, notation)
    most = sum(worth.values(), Fraction()) if worth else Fraction(rules.most)
    lines = full_lines(answer, key, rules)
    share = Fraction(rules.key_share).limit_denominator(1000) if lines else Fraction(1)
    usual = {own: most * share} if share else {}
    usual.update((attack(end), most * (1 - share) / len(lines)) for end in lines)
    return _chosen(key, usual, notation)


def full_lines(answer: Solution, key: Node, rules: Rules) -> list[Node]:
    """The last moves of the variations that count after a key; none where that counts alone."""
    found: dict[bool, dict[Attack, Node]] = {False: {}, True: {}}
    if _counts_variations(answer, rules) and len(key.tree) <= _MOST:
        for end, has_dual in _ends(key, _last(answer), has_dual=False):
            if len(attack(end)) > 1:
                found[has_dual].setdefault(attack(end), end)
    return list(found[False].values())


def _counts_variations(answer: Solution, rules: Rules) -> bool:
    return answer.stipulation.moves + 1 - _last(answer) > rules.key_alone


def _share_out(points: dict[Attack, Fraction], line: Attack, worth: Fraction) -> None:
    """Every move of a line behind the key counts alike."""
    for length in range(2, len(line) + 1):
        points[line[:length]] = points.get(line[:length], Fraction()) + worth / (len(line) - 1)


def _chosen(key: Node, chosen: Mapping[Attack, Fraction], notation: Notation) -> dict[Attack, Item]:
    points: dict[Attack, Fraction] = {}
    for line, worth in chosen.items():
        if len(line) == 1:
            points[line] = points.get(line, Fraction()) + worth
        else:
            _share_out(points, line, worth)
    texts: dict[Attack, str] = {attack(key): notation.node(key)}
    for node in key.walk():
        is_move = node.role in (Role.CONTINUATION, Role.THREAT)
        if is_move and attack(node) in points and is_full(node):
            texts.setdefault(attack(node), _written(node, notation))
    return {line: Item(texts[line], worth) for line, worth in points.items()}


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

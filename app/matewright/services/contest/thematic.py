"""Which variations a director gives points for: a proposal that he can change.

A variation is written as its moves behind the key (`1...Kc5 2.Sb3`, a threat in brackets), a
solution of help play as a whole; of a problem that is worth its key alone, the key. With twins the
letter of the part stands before it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Final, Self

from matewright.errors import FormatError
from matewright.formats.stated_solution import reading
from matewright.model.notation import Notation
from matewright.model.solution import Node, Role, Solution
from matewright.services.contest import scoring
from matewright.services.contest.battle import BattleMarker
from matewright.services.contest.lines import LineMarker
from matewright.services.contest.marked import rounded
from matewright.services.contest.rules import Rules

_LABEL: Final = re.compile(r"\(?([a-z]\d*)\)\s*(?=\S)")


@dataclass(frozen=True, slots=True)
class Variation:
    """A variation and what it is worth; its moves have the points in equal parts."""

    text: str
    points: Fraction

    @classmethod
    def parse(cls, text: str, points: str) -> Self:
        """Of its moves and a number such as `2`, `1.5` or `5/3`. Raises `FormatError`."""
        try:
            worth = Fraction(points.strip().replace(",", "."))
        except (ValueError, ZeroDivisionError):
            worth = Fraction(-1)
        if worth < 0:
            raise FormatError("contest-points", text=points)
        return cls(text.strip(), worth)

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        return {"variation": self.text, "points": rounded(self.points)}


def proposal(
    solution: Solution,
    rules: Rules,
    intended: int | None = None,
    notation: Notation | None = None,
) -> list[Variation]:
    """The variations of full length without duals, the points shared among them.

    Of a problem with several keys those after the first; of help play the solutions. Where nothing
    else is said the letters are English.
    """
    notation = notation or Notation()
    parts = (solution, *solution.twins)
    return [
        Variation(f"{label_of(part)} {text}".strip(), points / len(parts))
        for part in parts
        for text, points in _of_part(part, rules, intended, notation)
    ]


def _of_part(
    part: Solution, rules: Rules, intended: int | None, notation: Notation
) -> Iterator[tuple[str, Fraction]]:
    most = Fraction(rules.most)
    if not part.stipulation.play.is_battle:
        wanted = LineMarker(part, rules, intended, notation=notation).asked
        yield from ((text, most / len(wanted)) for text in wanted)
        return
    key = next(node for node in part.tree.children if node.role is Role.KEY)
    lines = scoring.full_lines(part, key, rules)
    share = Fraction(rules.key_share).limit_denominator(1000) if lines else Fraction(1)
    if share:
        yield notation.node(key), most * share
    for end in lines:
        yield written(end, key, notation), most * (1 - share) / len(lines)


def written(end: Node, key: Node, notation: Notation) -> str:
    """A variation from the move after the key to its last move that counts."""
    steps = [node for node in end.path() if node.index > key.index]
    text, open_brackets = "", 0
    for index, node in enumerate(steps):
        is_threat = node.role is Role.THREAT
        open_brackets += is_threat
        move = notation.next_node(node) if index else notation.node(node)
        text += " " * bool(text) + "(" * is_threat + move
    return text + ")" * open_brackets


def worths(
    solution: Solution, rules: Rules, variations: Sequence[Variation]
) -> list[scoring.Worth]:
    """What the variations are worth part by part, as marking takes it.

    Raises `FormatError` where one is not in the solution or they do not sum to the maximum.
    """
    total = sum((one.points for one in variations), Fraction())
    if abs(total - rules.most) > Fraction(1, 100) * len(variations):
        raise FormatError("contest-sum", total=f"{rounded(total):g}", most=rules.most)
    # Thirds may have been written with two decimals.
    scale = Fraction(rules.most) / total
    parts = (solution, *solution.twins)
    found: list[scoring.Worth] = [{} for _ in parts]
    labels = [label_of(part) for part in parts]
    for one in variations:
        label, text = "", one.text
        if len(parts) > 1 and (match := _LABEL.match(text)):
            label, text = f"{match[1]})", text[match.end() :]
        number = labels.index(label) if label in labels else -1
        if number < 0 and len(parts) > 1:
            raise FormatError("contest-variation", text=one.text)
        part = parts[max(0, number)]
        section = reading.whole(text)
        line = (
            BattleMarker(part, rules).line_meant(section)
            if part.stipulation.play.is_battle
            else LineMarker(part, rules, None).line_meant(section)
        )
        if line is None:
            raise FormatError("contest-variation", text=one.text)
        into = found[max(0, number)]
        into[line] = into.get(line, Fraction()) + one.points * scale
    return found


def label_of(part: Solution) -> str:
    """`a)` of a problem with twins, else empty."""
    return part.label.split(" ")[0] if part.label else ""

"""What an answer is worth, and why."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, Final

from matewright.model.move import Move
from matewright.services.contest.rules import Rules


@dataclass(frozen=True, slots=True)
class Row:
    """Some play, and what it is worth or what is wrong with it.

    `first_move` is that of a battle, where it is what is wrong.
    """

    text: str
    points: Fraction = Fraction()
    reason: str = ""
    first_move: Move | None = field(default=None, compare=False)

    def to_dict(self) -> dict[str, Any]:
        """As JSON; the points are rounded to hundredths."""
        reason = {"reason": self.reason} if self.reason else {}
        return {"moves": self.text, "points": rounded(self.points), **reason}


@dataclass(frozen=True, slots=True)
class Marked:
    """What an answer is worth.

    `right` and `missing` are worth their points; `wrong` says why; `unread` are words that were not
    understood, or moves that more than one can be meant by. `notes` say what else matters, such as
    a cook.
    """

    rules: Rules
    points: Fraction
    most: Fraction
    right: tuple[Row, ...] = ()
    missing: tuple[Row, ...] = ()
    wrong: tuple[Row, ...] = ()
    unread: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()

    def to_dict(self) -> dict[str, Any]:
        """The published JSON form."""
        return {
            "rules": self.rules.name,
            "year": self.rules.year,
            "points": rounded(self.points),
            "most": rounded(self.most),
            "right": [row.to_dict() for row in self.right],
            "missing": [row.to_dict() for row in self.missing],
            "wrong": [row.to_dict() for row in self.wrong],
            "unread": list(self.unread),
            "notes": list(self.notes),
        }


_NUMBER: Final = re.compile(r"\d{1,4}(?:[.,]\d{1,3}|/[1-9]\d{0,3})?", re.ASCII)


def points_of(text: str, most: Fraction | int) -> Fraction | None:
    """Points as people write them (`2`, `1.5`, `5/3`), at most so many; None for anything else."""
    text = text.strip()
    if not _NUMBER.fullmatch(text):
        return None
    points = Fraction(text.replace(",", "."))
    return points if points <= most else None


def rounded(points: Fraction) -> float:
    """Points to hundredths."""
    return round(float(points), 2)


def written(points: Fraction) -> str:
    """Points as they are printed: `2.5`, `5`."""
    return f"{rounded(points):g}"

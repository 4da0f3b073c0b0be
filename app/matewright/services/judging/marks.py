"""What a judge thinks of the entries, in a file of its own beside that of the tourney.

It holds points, distinctions and comments, by what identifies an entry without its author; the
entries themselves are never changed.
"""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from pathlib import Path
from typing import Any, Final, Self

from matewright.errors import FormatError
from matewright.formats.atomic import write_bytes
from matewright.formats.textfile import read_bytes
from matewright.wording import Wording

_words: Final = Wording("judging")

SUFFIX: Final = ".judge.json"
"""Put behind the name of the file of a tourney."""
_FORMAT: Final = "matewright judge"
_VERSION: Final = 1
MOST_POINTS: Final = 1_000
_MOST_TEXT: Final = 100_000


class Distinction(StrEnum):
    """What an entry gets in the award, the highest first."""

    PRIZE = "prize"
    MENTION = "mention"
    COMMENDATION = "commendation"
    NONE = ""

    @property
    def word(self) -> str:
        """It as a choice, empty for none."""
        return {
            Distinction.PRIZE: _words("Prize"),
            Distinction.MENTION: _words("Honourable mention"),
            Distinction.COMMENDATION: _words("Commendation"),
            Distinction.NONE: "",
        }[self]

    @property
    def rank(self) -> int:
        """Its place in the award, from 0."""
        return list(Distinction).index(self)


@dataclass(frozen=True, slots=True)
class Mark:
    """What the judge thinks of one entry; `points` are None where there are none yet."""

    points: float | None = None
    distinction: Distinction = Distinction.NONE
    comment: str = ""

    @property
    def is_empty(self) -> bool:
        """Whether it says nothing."""
        return self == Mark()

    @property
    def points_text(self) -> str:
        """The points as people write them: `8`, `8.5`."""
        return "" if self.points is None else f"{self.points:g}"


def points_of(text: str) -> float | None:
    """Points as typed, `8.5` or `8,5`; None for an empty text. Raises `FormatError`."""
    plain = text.strip().replace(",", ".")
    if not plain:
        return None
    try:
        points = float(plain)
    except ValueError:
        points = math.nan
    if not 0 <= points <= MOST_POINTS:
        raise FormatError("judging-points", text=text.strip(), most=MOST_POINTS)
    return points


def beside(path: Path) -> Path:
    """Where the marks of a tourney are kept."""
    return path.with_name(path.name + SUFFIX)


@dataclass(frozen=True, slots=True)
class Marks:
    """The marks by the keys of the entries; keys of entries that are gone are kept."""

    by_key: Mapping[str, Mark] = field(default_factory=dict)

    def of(self, key: str) -> Mark:
        """The mark of an entry, an empty one if there is none."""
        return self.by_key.get(key, Mark())

    def with_mark(self, key: str, mark: Mark) -> Marks:
        """The same with another mark."""
        found = {**self.by_key, key: mark}
        if mark.is_empty:
            del found[key]
        return replace(self, by_key=found)

    def strangers(self, keys: tuple[str, ...]) -> int:
        """How many marks belong to none of these entries."""
        return len(self.by_key.keys() - set(keys))

    @classmethod
    def read(cls, path: Path) -> Self:
        """The marks of a file; none where there is no file. Raises `FormatError`."""
        if not path.exists():
            return cls()
        data, _ = read_bytes(path)
        try:
            return cls(_marks(json.loads(data)))
        except (ValueError, KeyError, TypeError, RecursionError):
            raise FormatError("judging-file", file=str(path)) from None

    def write(self, path: Path) -> None:
        """Write the file. Raises `FormatError`; the old one is then intact."""
        marks = [
            {
                "entry": key,
                "points": mark.points,
                "distinction": mark.distinction.value,
                "comment": mark.comment,
            }
            for key, mark in self.by_key.items()
        ]
        value = {"format": _FORMAT, "version": _VERSION, "marks": marks}
        text = json.dumps(value, ensure_ascii=False, indent=1)
        write_bytes(path, text.encode("utf-8", "replace"), keep_backup=False)


def _marks(value: Mapping[str, Any]) -> dict[str, Mark]:
    if value["format"] != _FORMAT or value["version"] != _VERSION:
        raise ValueError(value["format"])
    return {str(one["entry"]): _mark(one) for one in value["marks"]}


def _mark(value: Mapping[str, object]) -> Mark:
    points, comment = value["points"], value["comment"]
    if points is not None and (
        isinstance(points, bool)
        or not isinstance(points, int | float)
        or not 0 <= points <= MOST_POINTS
    ):
        raise ValueError(points)
    if not isinstance(comment, str) or len(comment) > _MOST_TEXT:
        raise TypeError(comment)
    return Mark(
        None if points is None else float(points), Distinction(str(value["distinction"])), comment
    )

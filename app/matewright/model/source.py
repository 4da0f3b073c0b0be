"""Where a problem appeared: the line of a problem's source, taken apart and put together."""

from __future__ import annotations

import re
from dataclasses import dataclass, fields
from typing import Final

_DATE: Final = re.compile(r"\d{4}(-\d{1,2}(-\d{1,2})?)?", re.ASCII)

WORDS: Final = (
    ("volume", "vol."),
    ("issue", "issue"),
    ("number", "no."),
    ("round", "round"),
    ("page", "p."),
)
"""The numbers of a source in their order, with the words that stand before them in the line."""


_YEAR: Final = re.compile(r"(?<![0-9])(1[4-9][0-9][0-9]|20[0-9][0-9])(?![0-9])")


def year_of(line: str) -> int | None:
    """The year a source names; the last one where there are several."""
    found = _YEAR.findall(line)
    return int(found[-1]) if found else None


@dataclass(frozen=True, slots=True)
class Source:
    """The parts of a source; what is unknown is empty.

    `name` is that of the journal or the tourney, `date` `1950`, `1950-02` or `1950-02-05`; `number`
    is the problem's there.
    """

    name: str = ""
    volume: str = ""
    issue: str = ""
    number: str = ""
    round: str = ""
    page: str = ""
    date: str = ""

    @classmethod
    def parse(cls, line: str) -> Source:
        """The parts of a line; one written in another way is a name as a whole.

        `Source.parse(line).line` is the line again, whatever it says.
        """
        words = line.split(", ")
        found: dict[str, str] = {}
        if len(words) > 1 and _DATE.fullmatch(words[-1]):
            found["date"] = words.pop()
        for name, word in reversed(WORDS):
            if len(words) > 1 and words[-1].startswith(f"{word} "):
                found[name] = words.pop().removeprefix(f"{word} ")
        source = cls(", ".join(words), **found)
        return source if source.line == line else cls(line)

    @property
    def line(self) -> str:
        """All in one line: `Die Schwalbe, vol. 3, issue 27, no. 1234, 1950-02`."""
        numbers = (f"{word} {value}" for name, word in WORDS if (value := getattr(self, name)))
        return ", ".join(filter(None, (self.name, *numbers, self.date)))

    def with_parts(self, changed: dict[str, str]) -> Source:
        """With other parts, given by their names."""
        values = {one.name: getattr(self, one.name) for one in fields(self)}
        return Source(**{**values, **changed})

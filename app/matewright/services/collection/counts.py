"""How often something occurs in a collection, and the search that finds these problems."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from matewright.model.stipulation import stipulation_of
from matewright.model.verdict import Verdict
from matewright.services.collection.folding import canonical, folded


class CountBy(StrEnum):
    """What is counted; but for `THEME`, each problem counts once, and the value names a column."""

    STIPULATION = "stipulation"
    MEN = "men"
    STATE = "state"
    THEME = "theme"


@dataclass(frozen=True, slots=True)
class Count:
    """So many problems have a value in common.

    `name` is a stipulation, empty where none is stated, a number of men, the name of a `Verdict` or
    that of a theme. `query` finds exactly these problems; empty where no search does.
    """

    name: str
    number: int
    query: str


def counted(by: CountBy, values: Iterable[str | int]) -> list[Count]:
    """Counts of these values: numbers of men in their order, else the most frequent first."""
    numbers = Counter(values)
    if by is CountBy.MEN:
        return [Count(str(men), numbers[men], f"men={men}") for men in sorted(numbers, key=int)]
    counts = [_count(by, str(value), number) for value, number in numbers.items()]
    return sorted(counts, key=lambda one: (-one.number, folded(one.name)))


def _count(by: CountBy, value: str, number: int) -> Count:
    match by:
        case CountBy.STATE:
            verdict = Verdict[value.upper().replace("-", "_")]
            word = folded(verdict.value).replace(" ", "-")
            return Count(verdict.name, number, f"state:{word}")
        case CountBy.THEME:
            return Count(value, number, _theme_query(value))
        case _:
            return Count(value, number, _stipulation_query(value))


def _stipulation_query(value: str) -> str:
    # A star or quotation mark means something else in a search.
    can_be_typed = value and not {*'*"'} & {*value}
    if can_be_typed and canonical(stipulation_of(value)) == value:
        return f"stip:{_quoted(value)}"
    return ""


def _theme_query(name: str) -> str:
    from matewright.services import themes

    return f"maintheme:{_quoted(name)}" if name in themes.THEMES else ""


def _quoted(value: str) -> str:
    return f'"{value}"' if any(c.isspace() or c == "," for c in value) else value

"""Ready-made pages: what they hold and how it is arranged."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from matewright.wording import Wording

_words: Final = Wording("Printing")


@dataclass(frozen=True, slots=True)
class PageTemplate:
    """Paper with `per_page` diagrams, and solutions at the end in `columns` (0: as many as fit).

    `names`: author, source and award stand above the diagrams, else with the solutions alone, so
    that nobody knows the problem. `answer_lines` are left below each diagram to write on.
    """

    name: str
    per_page: int
    paper: str
    columns: int = 0
    names: bool = True
    answer_lines: int = 0

    @property
    def title(self) -> str:
        """What choices call it."""
        return _words(_TITLES[self.name])


MAGAZINE: Final = PageTemplate("magazine", per_page=6, paper="a4")

TEMPLATES: Final[Mapping[str, PageTemplate]] = MappingProxyType(
    {
        template.name: template
        for template in (
            MAGAZINE,
            PageTemplate("booklet", per_page=2, paper="a5", columns=1),
            PageTemplate("sheet", per_page=6, paper="a4", names=False, answer_lines=2),
        )
    }
)
_TITLES: Final = {
    "magazine": _words.later("Magazine"),
    "booklet": _words.later("Booklet"),
    "sheet": _words.later("Problem sheet"),
}

MOST_COLUMNS: Final = 4

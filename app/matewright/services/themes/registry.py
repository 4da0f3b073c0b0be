"""The list of all themes, and how a definition joins it.

A theme is a function from a study to its evidence, the best first, registered under the name that
publications use. Its docstring is the definition that people read; its other names are in `names`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from matewright.services.themes.evidence import Evidence
from matewright.services.themes.facts.study import Study
from matewright.services.themes.names import NAMES
from matewright.services.themes.sources import SOURCES

Recogniser = Callable[[Study], Iterable[Evidence]]


@dataclass(frozen=True, slots=True)
class Theme:
    """One theme: `name`, its other names `aliases`, its `group` and its definition `about`.

    `source` is where a definition of it was read; empty where none is noted.

    `recognise` is None for a name that another theme's evidence brings along. `is_on` is False for
    a theme that reported too much to be trusted, or of which no published example was at hand to
    check it by.
    """

    name: str
    aliases: tuple[str, ...]
    group: str
    about: str
    recognise: Recogniser | None
    is_on: bool = True
    source: str = ""


THEMES: Final[dict[str, Theme]] = {}
"""All themes by name, in the order of their groups."""


@dataclass(frozen=True, slots=True)
class Family:
    """A group of themes, under whose `name` they are listed."""

    name: str

    def theme(self, name: str, *, is_on: bool = True) -> Callable[[Recogniser], Recogniser]:
        """Register a recogniser, whose docstring is the definition, under a name."""

        def register(recognise: Recogniser) -> Recogniser:
            about = " ".join((recognise.__doc__ or "").split())
            self._add(name, about, recognise, is_on=is_on)
            return recognise

        return register

    def variant(self, name: str, about: str, *, is_on: bool = True) -> None:
        """Register a name that another theme's evidence brings along."""
        self._add(name, about, None, is_on=is_on)

    def _add(self, name: str, about: str, recognise: Recogniser | None, *, is_on: bool) -> None:
        THEMES[name] = Theme(
            name, NAMES.get(name, ()), self.name, about, recognise, is_on, SOURCES.get(name, "")
        )


CHANGE: Final = Family("Change")
KEYS: Final = Family("Keys")
MATES: Final = Family("Mates")
PATHS: Final = Family("Paths")
LINES: Final = Family("Lines")
FORM: Final = Family("Form")

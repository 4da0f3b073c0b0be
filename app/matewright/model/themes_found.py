"""What an answer remembers of the themes that were found in it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, Self


@dataclass(frozen=True, slots=True)
class ThemesFound:
    """The themes of an answer.

    * `names`: all of them, what matters most first. `main`: those the problem is about.
    * `summary`: what a judge would begin with, in one sentence; empty where nobody wrote it.
    """

    names: tuple[str, ...] = ()
    main: tuple[str, ...] = ()
    summary: str = ""

    def to_dict(self) -> dict[str, Any]:
        """The fields that JSON has for it."""
        return {
            "themes": list(self.names),
            "main_themes": list(self.main),
            "theme_summary": self.summary,
        }

    @classmethod
    def of_names(cls, names: tuple[str, ...]) -> Self:
        """Names of which nobody knows how much they matter, as earlier versions stored them."""
        return cls(names, names)


NO_THEMES: Final = ThemesFound()
"""None were found, or nobody looked."""

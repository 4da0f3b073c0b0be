"""Themes: what a solved problem shows, by definitions that docs/themes.md gives.

`phases` takes solutions apart and gives moves their letters, `lines` knows what stands between
what; each other module has the definitions of one group. A new theme is one function with `@theme`.
"""

from matewright.services.themes.find import find, is_whole, named, names, names_in, noted, solve
from matewright.services.themes.registry import THEMES, Finding, Theme

__all__ = [
    "THEMES",
    "Finding",
    "Theme",
    "find",
    "is_whole",
    "named",
    "names",
    "names_in",
    "noted",
    "solve",
]

"""Themes: what a solved problem shows, by definitions that docs/themes.md gives.

* `facts` are worked out once for each problem: phases and their play, boards before and after each
  move, rays, pictures of mates, closed lines, pins, batteries. `facts.proofs` takes a man away or
  puts it back and asks the rules whether mate or defence still stands.
* `change`, `keys`, `mates`, `paths`, `line` and `form` have the definitions. A new theme is one
  function under the `theme` of its family.
"""

from matewright.services.themes.evidence import Finding, Rank
from matewright.services.themes.examples import example
from matewright.services.themes.find import (
    are_changes_alone,
    find,
    found_in,
    is_whole,
    lacks_phases,
    named,
    names,
    noted,
    options_for,
    solve,
)
from matewright.services.themes.registry import THEMES, Theme
from matewright.services.themes.summary import summary

__all__ = [
    "THEMES",
    "Finding",
    "Rank",
    "Theme",
    "are_changes_alone",
    "example",
    "find",
    "found_in",
    "is_whole",
    "lacks_phases",
    "named",
    "names",
    "noted",
    "options_for",
    "solve",
    "summary",
]

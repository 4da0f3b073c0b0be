"""What can be read and kept, but not solved yet: for tests of what is said then."""

from __future__ import annotations

from typing import Final

from matewright.model.condition_kinds import CONDITIONS

CONDITION, ANOTHER_CONDITION = [
    kind.name
    for kind in CONDITIONS.values()
    if not kind.english and kind.value is None and not kind.variants and kind.name.isalpha()
][-1:-3:-1]
"""Two conditions that nothing here can solve, without anything beside their names."""

STIPULATION: Final = "ser-hr#2"
PLAY: Final = "series help-reflex play"
"""A stipulation that is refused, and what is said to be unknown of it."""

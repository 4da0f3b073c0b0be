"""The order of settings: what is more economical comes first."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from matewright.errors import FormatError
from matewright.model.legality import POSSIBLE
from matewright.services.workshop.material import count, value
from matewright.services.workshop.setting import Setting


def _key(setting: Setting) -> int:
    """0 for a quiet key, 1 for one that checks, 2 for one that captures, 3 for both."""
    return 2 * setting.key_captures + setting.key_checks


CRITERIA: Final[dict[str, Callable[[Setting], float]]] = {
    "solution": lambda setting: setting.is_new,
    "promoted": lambda setting: setting.promoted,
    "legality": lambda setting: sum(note.code not in POSSIBLE for note in setting.notes),
    "key": _key,
    "pieces": lambda setting: count(setting.position),
    "value": lambda setting: value(setting.position),
    "play": lambda setting: len(setting.lost),
    "changes": lambda setting: len(setting.edits),
}
"""What settings are ordered by; less comes first.

* `solution`: what solved the diagram already comes before what is new.
* `promoted`: pieces that only a promotion can have made. `legality`: reasons why the position
  cannot come from a game. `key`: a quiet key before one that checks or captures.
* `pieces`: how many there are. `value`: what they are worth together, so pawns before other pieces.
* `play`: how much of the required play is lost. `changes`: how many changes it took.
"""

USUAL_ORDER: Final = tuple(CRITERIA)
"""The default order."""


def order_of(text: str) -> tuple[str, ...]:
    """Criteria as typed, such as `pieces,value`; the others follow. Raises `FormatError`."""
    names = [name.strip() for name in text.split(",") if name.strip()]
    for name in names:
        if name not in CRITERIA:
            raise FormatError("workshop-order", text=name, known=", ".join(CRITERIA))
    return (*names, *(name for name in USUAL_ORDER if name not in names))


Rank = tuple[float | tuple[int, ...], ...]
"""What settings are sorted by."""


Economy = dict[str, float]
"""A setting by all criteria."""


def measured(setting: Setting) -> Economy:
    """A setting by all criteria, which takes half a millisecond."""
    return {name: criterion(setting) for name, criterion in CRITERIA.items()}


def rank(setting: Setting, economy: Economy, order: Sequence[str] = USUAL_ORDER) -> Rank:
    """The sort key of a setting; equal ones keep the order in which they were made up."""
    return (*(economy[name] for name in order), setting.choice)


def ranked(settings: Sequence[Setting], order: Sequence[str] = USUAL_ORDER) -> list[Setting]:
    """Settings in that order."""
    return sorted(settings, key=lambda setting: rank(setting, measured(setting), order))

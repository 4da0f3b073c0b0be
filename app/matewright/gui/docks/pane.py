"""What a dock needs of its pane: titles, shortcut, area and content."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtWidgets import QWidget

from matewright.gui.widgets.layouts import in_column, scrolling
from matewright.gui.widgets.theme import STEP

_NARROW = 50 * STEP
"""The least width of a scrolling pane, in pixels."""


class Place(Enum):
    """Where a pane is by default: a tab beside the answer, or one below it."""

    ANSWER = auto()
    BELOW = auto()


@dataclass(frozen=True, slots=True, eq=False)
class PaneSpec:
    """One pane in its dock.

    * `name` is stored in settings and must not change. `entry` is its entry in the menus.
    * `keys` give the focus to its `target`.
    * `content` is what the dock shows. `is_hidden`: it is hidden until requested.
    * `while_solving`: it stays while whoever solves the problem himself sees no other.
    * `rank`: panes of lower rank come first, in tabs and menus.
    """

    name: str
    entry: str
    keys: str
    content: QWidget
    target: QWidget
    place: Place = Place.ANSWER
    is_hidden: bool = False
    while_solving: bool = False
    rank: int = 100

    @property
    def title(self) -> str:
        """The title above it, or on its tab."""
        return self.entry.replace("&", "")


def framed(pane: QWidget) -> QWidget:
    """A pane with its margins to its neighbours and to the edge of the window."""
    frame = QWidget()
    in_column(pane, on=frame, margins=(2 * STEP, 0, 4 * STEP, 2 * STEP))
    return frame


def scrolled(pane: QWidget) -> QWidget:
    """A pane that scrolls if it is too large, so that the window need not grow for it."""
    area = scrolling(pane)
    # Only panes on both sides of the board make the width flexible.
    area.setMinimumWidth(min(pane.minimumSizeHint().width(), _NARROW))
    return area

"""The colours of the board, independent of the window's theme."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from matewright.render.marks import Ground, Tone


@dataclass(frozen=True, slots=True)
class BoardColours:
    """One set of colours, each `#rrggbb`.

    With `hatched` the dark squares are `light_square` with lines of `dark_square` across them.
    `last_move` and `picked` are laid half transparent over squares, `check` glows behind a king,
    `ring` with `ring_inside` marks the focus, `dot` the squares a piece can go to. Arrows and marks
    have the colour of their tone and an edge of `casing`. `line` is for what conditions put on the
    board. `outline` surrounds a piece where the
    ground would swallow it. `grounds` are laid half transparent over squares.
    """

    light_square: str
    dark_square: str
    hatched: bool
    border: str
    last_move: str
    check: str
    ring: str
    ring_inside: str
    dot: str
    casing: str
    line: str
    outline: str
    tones: Mapping[Tone, str]
    grounds: Mapping[Ground, str]


_COLOURS: Final = (
    # what            light      dark       print
    ("light_square", "#efe6d2", "#cbc1ad", "#ffffff"),
    ("dark_square", "#b98f67", "#7f6b59", "#000000"),
    ("border", "#8d7354", "#544a40", "#000000"),
    ("last_move", "#5fb39a", "#5fb39a", "#9a9a9a"),
    ("check", "#d02a1e", "#d02a1e", "#6d6d6d"),
    ("ring", "#0f4c3d", "#0f4c3d", "#000000"),
    ("ring_inside", "#ffffff", "#f4f1ea", "#ffffff"),
    ("dot", "#0f4c3d", "#0f3329", "#000000"),
    ("casing", "#ffffff", "#f4f1ea", "#ffffff"),
    ("line", "#4b2e13", "#2b1d10", "#000000"),
    ("outline", "#ffffff", "#f4f1ea", "#ffffff"),
)

_TONES: Final = MappingProxyType(
    {
        Tone.LINE: "#1f6f5b",
        Tone.KEY: "#1f6f5b",
        Tone.TRY: "#a85f00",
        Tone.REFUTATION: "#b3261e",
        Tone.THREAT: "#54407e",
        Tone.EFFECT: "#8a5300",
        Tone.USER: "#23539c",
    }
)
_PRINTED_TONES: Final = MappingProxyType(dict.fromkeys(Tone, "#1a1a1a"))

_GROUNDS: Final = MappingProxyType(
    {
        Ground.SOUND: "#148a5e",
        Ground.SOUND_WITH_LOSS: "#7dbd5e",
        Ground.COOKED: "#e09a1f",
        Ground.SHORT: "#d2603a",
        Ground.NONE: "#8d929b",
        Ground.ILLEGAL: "#4b4f57",
    }
)


def _set(column: int, tones: Mapping[Tone, str], *, hatched: bool = False) -> BoardColours:
    colours = {name: row[column] for name, *row in _COLOURS}
    return BoardColours(**colours, hatched=hatched, tones=tones, grounds=_GROUNDS)


LIGHT: Final = _set(0, _TONES)
DARK: Final = _set(1, _TONES)
PRINT: Final = _set(2, _PRINTED_TONES, hatched=True)


def board_colours(name: str, *, dark_window: bool) -> BoardColours:
    """The colours of a board theme of `BOARD_THEMES`; `auto` is as light or dark as the window."""
    if name == "auto":
        name = "dark" if dark_window else "light"
    return {"light": LIGHT, "dark": DARK, "print": PRINT}[name]

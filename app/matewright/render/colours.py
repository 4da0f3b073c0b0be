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


LIGHT: Final = BoardColours(
    light_square="#efe6d2",
    dark_square="#b98f67",
    hatched=False,
    border="#8d7354",
    last_move="#5fb39a",
    check="#d02a1e",
    ring="#0f4c3d",
    ring_inside="#ffffff",
    dot="#0f4c3d",
    casing="#ffffff",
    line="#4b2e13",
    outline="#ffffff",
    tones=MappingProxyType(
        {
            Tone.LINE: "#1f6f5b",
            Tone.KEY: "#1f6f5b",
            Tone.TRY: "#a85f00",
            Tone.REFUTATION: "#b3261e",
            Tone.THREAT: "#54407e",
            Tone.EFFECT: "#8a5300",
            Tone.USER: "#23539c",
        }
    ),
    grounds=MappingProxyType(
        {
            Ground.SOUND: "#148a5e",
            Ground.SOUND_WITH_LOSS: "#7dbd5e",
            Ground.COOKED: "#e09a1f",
            Ground.SHORT: "#d2603a",
            Ground.NONE: "#8d929b",
            Ground.ILLEGAL: "#4b4f57",
        }
    ),
)

DARK: Final = BoardColours(
    light_square="#cbc1ad",
    dark_square="#7f6b59",
    hatched=False,
    border="#544a40",
    last_move="#5fb39a",
    check="#d02a1e",
    ring="#0f4c3d",
    ring_inside="#f4f1ea",
    dot="#0f3329",
    casing="#f4f1ea",
    line="#2b1d10",
    outline="#f4f1ea",
    tones=LIGHT.tones,
    grounds=LIGHT.grounds,
)

PRINT: Final = BoardColours(
    light_square="#ffffff",
    dark_square="#000000",
    hatched=True,
    border="#000000",
    last_move="#9a9a9a",
    check="#6d6d6d",
    ring="#000000",
    ring_inside="#ffffff",
    dot="#000000",
    casing="#ffffff",
    line="#000000",
    outline="#ffffff",
    tones=MappingProxyType(dict.fromkeys(Tone, "#1a1a1a")),
    grounds=LIGHT.grounds,
)


def board_colours(name: str, *, dark_window: bool) -> BoardColours:
    """The colours of a board theme of `BOARD_THEMES`; `auto` is as light or dark as the window."""
    if name == "auto":
        name = "dark" if dark_window else "light"
    return {"light": LIGHT, "dark": DARK, "print": PRINT}[name]

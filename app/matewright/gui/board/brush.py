"""What a click on the board does while the user holds something from the palette."""

from __future__ import annotations

from dataclasses import dataclass

from matewright.model.piece import Piece


@dataclass(frozen=True, slots=True)
class Brush:
    """A piece to place with each click, or with `piece` None the eraser."""

    piece: Piece | None


ERASER = Brush(None)

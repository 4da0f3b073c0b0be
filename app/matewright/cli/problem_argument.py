"""An argument that names a problem: a FEN, or a file that holds it."""

from __future__ import annotations

import os
import re
from typing import Final

_BOARD: Final = re.compile(r"([^/.]|\.[^/.]{2})+(/([^/.]|\.[^/.]{2})+){7}/?")
"""Eight ranks; a dot stands only before the two letters of a fairy piece."""


def names_file(text: str) -> bool:
    """Whether a file is meant: one that exists, or what has a dot and is no board."""
    if os.path.exists(text):  # noqa: PTH110 - Path.exists raises for long text
        return True
    first = text.split(maxsplit=1)[:1]
    return "." in text and not (first and _BOARD.fullmatch(first[0]))

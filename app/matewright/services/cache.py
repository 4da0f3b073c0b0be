"""Where the program keeps what it can find out again."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from platformdirs import user_cache_path

_PROGRAM: Final = "Matewright"


def cache_folder() -> Path:
    """The folder of all that; it may be emptied at any time."""
    # As Qt names it by organisation and program; platformdirs does so on Windows alone.
    name = _PROGRAM if sys.platform == "win32" else f"{_PROGRAM}/{_PROGRAM}"
    return user_cache_path(name, _PROGRAM)

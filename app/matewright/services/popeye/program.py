"""Where the program Popeye is, if it is installed."""

from __future__ import annotations

import os
import shutil
import sys
from typing import Final

from matewright.errors import EngineError

VARIABLE: Final = "MATEWRIGHT_POPEYE"
"""The variable of the environment that names the program."""

_NAMES: Final = ("popeye",) if sys.platform == "win32" else ("popeye", "py")
"""Its default name. On Windows `py` starts Python."""

_IS_GIVEN: Final = bool(os.environ.get(VARIABLE))


def prefer(file: str) -> None:
    """Name the program for this process and those that it starts; empty: look for it.

    What the environment named when this process began counts first.
    """
    if _IS_GIVEN:
        return
    if file:
        os.environ[VARIABLE] = file
    else:
        os.environ.pop(VARIABLE, None)


def find() -> str:
    """The file of the program. Raises `EngineError` where there is none."""
    named = os.environ.get(VARIABLE, "")
    names = (named,) if named else _NAMES
    found = next(filter(None, map(shutil.which, names)), None)
    if found is None and named:
        raise EngineError("popeye-no-program", file=named)
    if found is None:
        raise EngineError("popeye-missing", names=" or ".join(names), variable=VARIABLE)
    return found

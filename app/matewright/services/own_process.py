"""How processes of this program are started: its own interpreter, running one of its modules."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

_ROOT: Final = Path(__file__).resolve().parents[2]
"""Where the package is, which need not be installed."""


def command(module: str, *arguments: str) -> list[str]:
    """The words that run a module."""
    # -P: files beside the collection must not be taken for modules.
    return [sys.executable, "-P", "-m", module, *arguments]


def environment() -> dict[str, str]:
    """The variables with which it finds the package."""
    paths = [str(_ROOT), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}

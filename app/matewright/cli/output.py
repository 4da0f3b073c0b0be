"""Output that may have nowhere to go: a closed pipe, a full disk, no stdout at all."""

from __future__ import annotations

import os
import sys


def flush_output() -> None:
    """Write out what is buffered. Raises `OSError` where that is impossible."""
    # Python leaves None in place of a stdout that was closed from the start.
    if sys.stdout is not None:
        sys.stdout.flush()


def discard_output() -> None:
    """Send the rest of stdout nowhere, so that Python's last flush does not complain."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())

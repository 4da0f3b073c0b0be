"""Words and streams: messages of click's, and output that may have nowhere to go."""

from __future__ import annotations

import os
import re
import sys

from matewright.errors import shortened

_LONG_WORD = re.compile(r"\S{41,}")


def without_long_words(message: str) -> str:
    """A message of click's, in which what was typed stands in full, on one line and shortened."""
    return _LONG_WORD.sub(lambda word: shortened(word.group()), " ".join(message.split()))


def flush_output() -> None:
    """Write out what is buffered. Raises `OSError` where that is impossible."""
    # Python leaves None in place of a stdout that was closed from the start.
    if sys.stdout is not None:
        sys.stdout.flush()


def discard_output() -> None:
    """Send the rest of stdout nowhere, so that Python's last flush does not complain."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())

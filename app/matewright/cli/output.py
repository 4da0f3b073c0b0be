"""Words and streams: quoting what was typed, and output that may have nowhere to go."""

from __future__ import annotations

import os
import re
import sys

_MOST_QUOTED = 40
"""Characters of a text somebody typed that an error repeats."""


def quoted(text: str) -> str:
    """The text in quotation marks, on one line; of a long one the beginning and the end."""
    return f"“{_shortened(' '.join(text.split()))}”"


def without_long_words(message: str) -> str:
    """A message of click's, in which what was typed stands in full, with long words shortened."""
    words = re.compile(rf"\S{{{_MOST_QUOTED + 1},}}")
    return words.sub(lambda word: _shortened(word.group()), " ".join(message.split()))


def _shortened(text: str) -> str:
    if len(text) <= _MOST_QUOTED:
        return text
    half = (_MOST_QUOTED - 1) // 2
    return f"{text[:half]}…{text[-half:]}"


def flush_output() -> None:
    """Write out what is buffered. Raises `OSError` where that is impossible."""
    # Python leaves None in place of a stdout that was closed from the start.
    if sys.stdout is not None:
        sys.stdout.flush()


def discard_output() -> None:
    """Send the rest of stdout nowhere, so that Python's last flush does not complain."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())

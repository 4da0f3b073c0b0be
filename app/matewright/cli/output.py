"""Printing, and output streams that may be closed.

All commands print through this module, because a file may hold terminal control characters.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterable
from itertools import islice
from typing import Any, Final

import click

from matewright.errors import FormatError, shortened

_STEERING: Final = re.compile(
    # Control characters except line ends, and characters that change the text direction.
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]"
)
_LONG_WORD = re.compile(r"\S{41,}")


def say(text: object = "", *, err: bool = False, nl: bool = True) -> None:
    """Print lines on stdout or stderr, with terminal control characters replaced."""
    click.echo(_harmless(str(text)), err=err, nl=nl)


_CHUNK: Final = 1 << 16
"""Characters printed at once."""


def say_json(value: Any) -> None:
    """Print a value as a line of JSON; it reads as the same value."""
    import json

    click.echo(_escaped(json.dumps(value, ensure_ascii=False)))


def say_json_pieces(pieces: Iterable[str]) -> None:
    """Print a value that comes as pieces of JSON, in one line."""
    waiting: list[str] = []
    size = 0
    for piece in pieces:
        waiting.append(piece)
        size += len(piece)
        if size > _CHUNK:
            click.echo(_escaped("".join(waiting)), nl=False)
            waiting, size = [], 0
    click.echo(_escaped("".join(waiting)))


def _escaped(text: str) -> str:
    """JSON without terminal control characters; it reads as the same value."""
    if text.isascii() and "\x7f" not in text:
        # What JSON itself escapes is all there is.
        return text
    return _STEERING.sub(lambda sign: f"\\u{ord(sign.group()):04x}", text)


def write_out(document: bytes | str) -> None:
    """Write a document to stdout as it is; a terminal gets it as `say` gives it."""
    if sys.stdout is not None and sys.stdout.isatty():
        text = document if isinstance(document, str) else document.decode(errors="replace")
        say(text.replace("\r\n", "\n"), nl=False)
    else:
        click.echo(document, nl=False)


def in_one_line(text: str) -> str:
    """A text of a file, such as a title, as a part of a line."""
    return _harmless(text).replace("\n", "�").replace("\t", " ")


def _harmless(text: str) -> str:
    return _STEERING.sub("�", text)


def without_long_words(message: str) -> str:
    """A message of click's, which quotes the input in full, shortened to one line."""
    return _LONG_WORD.sub(lambda word: shortened(word.group()), " ".join(message.split()))


_LINES_AT_ONCE: Final = 200
"""Lines that are printed together: about a hundredth of a second's work."""


def print_lines(lines: Iterable[str]) -> None:
    """Print any number of lines as they come, in batches."""
    left = iter(lines)
    while some := list(islice(left, _LINES_AT_ONCE)):
        say("\n".join(some))


STANDARD_INPUT: Final = "standard input"
"""What messages call it."""


def read_standard_input() -> bytes:
    """All of it. Raises `FormatError` for more than is read of a file."""
    from matewright.formats.textfile import MOST_BYTES

    # Python leaves None in place of a stdin that was closed from the start.
    data = b"" if sys.stdin is None else sys.stdin.buffer.read(MOST_BYTES + 1)
    if len(data) > MOST_BYTES:
        most = f"{MOST_BYTES:,}"
        raise FormatError(
            "file-too-large", file=STANDARD_INPUT, size=f"more than {most}", most=most
        )
    return data


def flush_output() -> None:
    """Write out what is buffered. Raises `OSError` where that is impossible."""
    # Python leaves None in place of a stdout that was closed from the start.
    if sys.stdout is not None:
        sys.stdout.flush()


def discard_output() -> None:
    """Send the rest of stdout nowhere, so that Python's last flush does not complain."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())

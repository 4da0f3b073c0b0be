"""Reading a file as text, with limits, and the stamp that shows whether it changed since."""

from __future__ import annotations

import hashlib
import os
import stat
from collections.abc import Iterable
from dataclasses import dataclass, replace
from pathlib import Path

from matewright.errors import FormatError
from matewright.formats import encodings
from matewright.formats.encodings import UTF8

MOST_BYTES = 512 * 1024 * 1024
"""Larger files are refused before they are read."""


@dataclass(frozen=True, slots=True)
class FileStamp:
    """What a file looked like when it was read or written here.

    `encoding` is that of its text, `format` the name of its format; empty when that is unknown.
    """

    size: int
    modified: int
    digest: bytes
    encoding: str = UTF8
    format: str = ""

    @classmethod
    def of(cls, data: bytes, status: os.stat_result, encoding: str = UTF8) -> FileStamp:
        """The stamp of a file with that content and status."""
        return replace(cls.of_pieces((data,), status), encoding=encoding)

    @classmethod
    def of_pieces(cls, pieces: Iterable[bytes], status: os.stat_result) -> FileStamp:
        """The stamp of a file whose content comes in pieces."""
        digest, size = hashlib.blake2b(), 0
        for piece in pieces:
            digest.update(piece)
            size += len(piece)
        return cls(size, status.st_mtime_ns, digest.digest())


@dataclass(frozen=True, slots=True)
class TextFile:
    """A file as text, line ends untouched, and as a sentence how its encoding was guessed."""

    text: str
    stamp: FileStamp
    warnings: tuple[FormatError, ...] = ()

    @property
    def encoding(self) -> str:
        """A key of `ENCODINGS`."""
        return self.stamp.encoding


def read_text(path: Path, encoding: str | None = None) -> TextFile:
    """The whole file as text. Raises `FormatError` as `read_bytes` and `decode` do."""
    return decode(*read_bytes(path), str(path), encoding)


def read_bytes(path: Path) -> tuple[bytes, FileStamp]:
    """The whole file as it is.

    Raises `FormatError` for a file that is missing, unreadable or larger than `MOST_BYTES`.
    """
    file = str(path)
    try:
        # A pipe would block for ever, so the kind is checked before the file is opened.
        mode = path.stat().st_mode
        if not stat.S_ISREG(mode):
            code = "file-folder" if stat.S_ISDIR(mode) else "file-not-regular"
            raise FormatError(code, file=file)
        with path.open("rb") as stream:
            status = os.fstat(stream.fileno())
            if status.st_size > MOST_BYTES:
                raise FormatError("file-too-large", file=file, size=status.st_size, most=MOST_BYTES)
            data = stream.read(MOST_BYTES + 1)
    except FileNotFoundError:
        raise FormatError("file-missing", file=file) from None
    except (OSError, ValueError) as error:
        raise FormatError("file-unreadable", file=file, reason=reason_of(error)) from None
    if len(data) > MOST_BYTES:
        # It has grown meanwhile; so much of it was read.
        raise FormatError("file-too-large", file=file, size=len(data), most=MOST_BYTES)
    return data, FileStamp.of(data, status)


def changed_on_disk(path: Path, stamp: FileStamp) -> bool:
    """Whether the file is no longer what the stamp was taken of; a missing file has changed.

    A file that was only touched has not.
    """
    try:
        status = path.stat()
        if (status.st_size, status.st_mtime_ns) == (stamp.size, stamp.modified):
            return False
        return (
            status.st_size != stamp.size
            or hashlib.blake2b(path.read_bytes()).digest() != stamp.digest
        )
    except OSError:
        return True


def reason_of(error: OSError | ValueError) -> str:
    """The system's reason without number and file name."""
    text = (isinstance(error, OSError) and error.strerror) or str(error)
    return text[:1].lower() + text[1:].rstrip(".")


def decode(data: bytes, stamp: FileStamp, file: str, encoding: str | None = None) -> TextFile:
    """The content of a file as text, in the encoding given, marked by its first bytes, or guessed.

    A byte order mark is not part of the text. Raises `FormatError` for what is not text.
    """
    chosen = encoding or encodings.marked(data) or UTF8
    if not chosen.startswith("utf-16") and (zero := data.find(0)) >= 0:
        raise FormatError("file-binary", file=file, line=data.count(b"\n", 0, zero) + 1)
    warnings: tuple[FormatError, ...] = ()
    try:
        text = encodings.decode(data, chosen)
    except UnicodeDecodeError as error:
        guessed = None if encoding or chosen != UTF8 else encodings.guess(data)
        if guessed is None:
            line = data.count(b"\n", 0, error.start) + 1
            byte = f"0x{data[error.start]:02X}"
            title = encodings.title(chosen)
            raise FormatError(
                "file-not-encoded", file=file, encoding=title, line=line, byte=byte
            ) from None
        chosen, text = guessed, encodings.decode(data, guessed)
        title = encodings.title(guessed)
        warnings = (FormatError("encoding-guessed", file=file, encoding=title),)
    return TextFile(text, replace(stamp, encoding=chosen), warnings)

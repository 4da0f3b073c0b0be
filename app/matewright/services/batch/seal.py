"""The seal on what this installation wrote, so that no other claims are taken for its own.

A journal lies beside its collection and may have come with it from elsewhere. What it calls proved
would be shown as proved here. So each line carries a code (HMAC-SHA256) that only the
holder of this installation's secret key can make.
"""

from __future__ import annotations

import contextlib
import hmac
import os
import secrets
import tempfile
from pathlib import Path
from typing import Final, Self

from platformdirs import user_data_path

_LENGTH: Final = 32
"""Bytes of a key."""
_BEGIN: Final = b', "seal": "'
_END: Final = b'"}\n'
_SEAL: Final = len(_BEGIN) + 2 * _LENGTH + len(_END)


def key_file() -> Path:
    """Where the key of this installation is kept: in the person's data folder."""
    return user_data_path("Matewright") / "journal.key"


class Seal:
    """Seals lines, each a JSON object with at least one member, and tells which bear its seal."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    @classmethod
    def own(cls) -> Self:
        """The seal of this installation, made when it is first needed.

        Where no key can be kept the seal is good for this once: then nothing is believed later.
        """
        path = key_file()
        with contextlib.suppress(OSError):
            if len(_read(path)) != _LENGTH:
                _make(path)
            # Another process may have made one in the same moment.
            return cls(_read(path))
        return cls(secrets.token_bytes(_LENGTH))

    def sealed(self, line: bytes) -> bytes:
        """A line, which ends as JSON objects do, with the seal as its last member."""
        content = line.removesuffix(b"}\n")
        return content + _BEGIN + self._code(content) + _END

    def is_on(self, line: bytes) -> bool:
        """Whether a line is exactly as this installation wrote it."""
        content, seal = line[:-_SEAL], line[-_SEAL:]
        return hmac.compare_digest(seal, _BEGIN + self._code(content) + _END)

    def _code(self, content: bytes) -> bytes:
        return hmac.digest(self._key, content, "sha256").hex().encode()


def _read(path: Path) -> bytes:
    try:
        with path.open("rb") as stream:
            return stream.read(_LENGTH + 1)
    except FileNotFoundError:
        return b""


def _make(path: Path) -> None:
    """Write a new key, readable by its owner alone."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    descriptor, name = tempfile.mkstemp(dir=path.parent)
    with os.fdopen(descriptor, "wb") as stream:
        stream.write(secrets.token_bytes(_LENGTH))
    Path(name).replace(path)

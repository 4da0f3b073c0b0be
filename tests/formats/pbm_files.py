"""Makes files of Problemist for tests, from the description of their layout."""

from __future__ import annotations

import struct
from collections.abc import Sequence
from dataclasses import dataclass

SQUARES = 64
_PIECES = dict(zip("RQBNPK", range(33, 39), strict=True)) | dict(
    zip("kpnbqr", range(42, 48), strict=True)
)


@dataclass
class Entry:
    """One record: its board as in FEN without numbers, and its texts."""

    board: dict[str, str]
    kind: int = 0
    moves: int = 2
    author: str = ""
    source: str = ""
    distinction: str = ""
    comments: str = ""
    text: str = ""
    twins: bytes = b""
    extra: str = ""


def pbm(entries: Sequence[Entry], encoding: str = "cp1252") -> bytes:
    """The bytes of a file."""
    heap = bytearray()
    start = 2 + 96 * len(entries)
    records = bytearray()
    for number, entry in enumerate(entries, start=1):
        offsets = []
        for told in (
            entry.author, entry.source, entry.distinction, entry.comments, entry.text,
            entry.twins, entry.extra,
        ):  # fmt: skip
            data = told if isinstance(told, bytes) else told.encode(encoding)
            offsets.append(start + len(heap))
            heap += struct.pack("<H", len(data)) + data
        squares = bytearray([32] * SQUARES)
        for name, piece in entry.board.items():
            squares[place(name)] = _PIECES[piece]
        records += struct.pack("<HBB7L", number, entry.kind, entry.moves, *offsets) + squares
    return struct.pack("<H", len(entries) - 1) + bytes(records) + bytes(heap)


def place(square: str) -> int:
    """Where a square stands, from a8 to h1."""
    return "abcdefgh".index(square[0]) + 8 * (8 - int(square[1]))


def twins(*changes: tuple[int, str, str, str], first: str = " ") -> bytes:
    """The text of twins; in each the kind, two squares and a piece, which may be empty."""
    found = first.encode()
    for kind, one, two, piece in changes:
        squares = [32 + place(name) if name else 32 for name in (one, two)]
        found += bytes([32 + kind, *squares, _PIECES[piece] if piece else 32])
    return found

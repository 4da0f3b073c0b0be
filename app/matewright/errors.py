"""Every error a person can cause or meet: one family, each with a code, fields and one English sentence.

Code that raises names a `code` from `MESSAGES` and gives its fields; the window translates by
code, everything else shows `str(error)`.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

MESSAGES: Mapping[str, str] = MappingProxyType(
    {
        # FEN
        "fen-empty": "The FEN is empty.",
        "fen-rows": "The FEN has {count} rows instead of 8.",
        "fen-row-length": "Row {row} of the FEN (“{text}”) describes {count} squares instead of 8.",
        "fen-letter": "Unknown piece letter “{letter}” in row {row} of the FEN.",
        "fen-turn": "The side to move in the FEN is “{text}”; it must be “w” or “b”.",
        "fen-castling": "The castling field of the FEN is “{text}”; it may hold only K, Q, k, q or “-”.",
        "fen-en-passant": "The en passant field of the FEN is “{text}”; it must be a square or “-”.",
        "fen-en-passant-row": "The en passant square {square} is not on row {row}, where a capture could end.",
        "fen-fields": "The FEN has {count} fields; at most 6 are allowed.",
        "fen-counter": "The {name} field of the FEN is “{text}”; it must be a whole number.",
        # positions
        "pawn-on-end-row": "There is a {colour} pawn on {square}; pawns cannot stand on rows 1 and 8.",
        "two-kings": "{colour} has {count} kings ({squares}); one is the most allowed.",
        "no-king": "There is no {colour} king, so it cannot be mated.",
        "side-not-to-move-in-check": "{colour} is in check but it is the other side's move.",
        # stipulations
        "stipulation-empty": "The stipulation is empty; write for example #3.",
        "stipulation-syntax": "The stipulation “{text}” is not understood at character {column} (“{found}”): {expected}.",
        "stipulation-length": "The stipulation “{text}” asks for {count} moves; from 1 to {most} are possible.",
        "stipulation-unsupported": "The stipulation “{text}” is not supported yet: {name}.",
        # engine
        "strategy-unknown": "There is no strategy “{name}”; the strategies are {known}.",
        "option-range": "The option {name} is {value}; it must be from {least} to {most}.",
        "engine-panic": "The engine stopped because of an internal error: {detail}",
        "cancelled": "The work was cancelled.",
    }
)


class MatewrightError(Exception):
    """Base of all errors Matewright raises on purpose.

    `code` is a stable key of `MESSAGES`, `fields` the values its sentence needs;
    `str(error)` is the English sentence.
    """

    def __init__(self, code: str, **fields: object) -> None:
        self.code = code
        self.fields: Mapping[str, object] = MappingProxyType(dict(fields))
        super().__init__(MESSAGES[code].format(**fields))


class FormatError(MatewrightError):
    """Text or a file that cannot be read or written as what it claims to be."""


class IllegalPosition(MatewrightError):
    """A position that cannot be solved as it stands."""


class StipulationError(MatewrightError):
    """A stipulation that is wrong or not supported."""


class EngineError(MatewrightError):
    """The engine refused a request or failed."""


class Cancelled(MatewrightError):
    """Work that was stopped before it had an answer."""

    def __init__(self) -> None:
        super().__init__("cancelled")

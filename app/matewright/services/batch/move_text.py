"""Moves as people and programs write them, compared with moves that were found.

Solutions in files are free text in any language and notation. Nothing here guesses what a text
means: it only answers whether a written move can be a given one. So no rules of chess are needed,
and a text that says less (`Sd4`) fits more.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from matewright.model.move import Move, square_name

_SETS: Final[tuple[Mapping[str, str], ...]] = (
    # English letters for pieces are also those of Popeye and of problem magazines (S).
    dict(zip("KQRBNSP", "KQRBNNP", strict=True)),
    dict(zip("KDTLSP", "KQRBNP", strict=True)),
    dict(zip("RDTFCP", "KQRBNP", strict=True)),
    dict(zip("♔♕♖♗♘♙♚♛♜♝♞♟", "KQRBNP" * 2, strict=True)),
)
"""Letters of pieces in one language each, and the kinds they mean."""

_LETTERS: Final = "".join(sorted({letter for letters in _SETS for letter in letters}))

MOVE: Final = (
    r"(?P<move>(?P<castling>(?:0-0|O-O)(?:-0|-O)?)"
    rf"|(?P<man>[{_LETTERS}])?(?P<file>[a-h])?(?P<row>[1-8])?[-–x×*:]?(?P<to>[a-h][1-8])"
    rf"(?:=?(?P<promotion>[{_LETTERS}](?![a-h1-8x×*:-])))?)"
)
"""The pattern of a written move, without signs such as `+` or `!` behind it."""

_MOVE: Final = re.compile(MOVE)
_UCI: Final = re.compile(r"(?P<start>[a-h][1-8])(?P<to>[a-h][1-8])(?P<promotion>[qrbn])?")


@dataclass(frozen=True, slots=True)
class Written:
    """A written move: as much as was said of it; what was not said is empty."""

    text: str
    piece: str = ""
    file: str = ""
    row: str = ""
    to: str = ""
    promotion: str = ""
    castling: str = ""

    @classmethod
    def of_match(cls, found: re.Match[str]) -> Written:
        """The move that `MOVE` has found."""
        return cls(found["move"], *(value or "" for value in _named(found)))

    @classmethod
    def parse(cls, text: str) -> Written | None:
        """A move that stands alone, signs behind it allowed; None for anything else."""
        found = _MOVE.fullmatch(text.rstrip("+#=!? "))
        return cls.of_match(found) if found else None

    @classmethod
    def of_uci(cls, uci: str) -> Written | None:
        """A move in UCI; None for anything else."""
        found = _UCI.fullmatch(uci)
        if found is None:
            return None
        file, row = found["start"][0], found["start"][1]
        promotion = (found["promotion"] or "").upper()
        return cls(uci, file=file, row=row, to=found["to"], promotion=promotion)

    def fits(self, move: Move, letters: Mapping[str, str]) -> bool:
        """Whether this can mean a move, its letters read in one language."""
        start, end = square_name(move.from_square), square_name(move.to_square)
        if self.castling:
            is_long = len(self.castling) > len("0-0")
            return move.castling and is_long == (move.to_square < move.from_square)
        if (
            end != self.to
            or (self.file or start[0]) != start[0]
            or (self.row or start[1]) != start[1]
        ):
            return False
        # Without a letter it is a pawn's, unless both squares are named.
        usual = move.piece if self.file and self.row else "P"
        if letters.get(self.piece, usual) != move.piece:
            return False
        return letters.get(self.promotion, "") == (move.promotion or "")


def _named(found: re.Match[str]) -> tuple[str | None, ...]:
    return found.group("man", "file", "row", "to", "promotion", "castling")


def readings(moves: Iterable[Written]) -> list[Mapping[str, str]]:
    """The languages in which all letters of a text mean pieces: mostly one."""
    seen = {letter for move in moves for letter in (move.piece, move.promotion) if letter}
    return [letters for letters in _SETS if seen <= letters.keys()]

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

from matewright.formats.popeye_words import LANGUAGES
from matewright.model.kinds import ALL_KINDS, kind_of
from matewright.model.move import Action, Move, square_name
from matewright.model.notation import LETTERS


def _of_letters(letters: Mapping[str, str]) -> Mapping[str, str]:
    """The kinds that letters of a notation mean; fairy pieces have Popeye's beside."""
    popeye = {kind.problem_letter: code for code, kind in ALL_KINDS.items()}
    own = {letter: code for code, letter in letters.items()}
    pawn = next((code for code in ("P", "B") if code not in own), "P")
    return {**popeye, **own, pawn: "P"}


def _of_popeye(name: str) -> Mapping[str, str]:
    """The kinds that the letters of one of Popeye's languages mean."""
    pieces = LANGUAGES[name].pieces
    return {letters.upper(): kind_of(english).code for letters, english in pieces.items()}


_SETS: Final[tuple[Mapping[str, str], ...]] = (
    {**_of_letters(LETTERS["english"]), "S": "N"},
    _of_letters(LETTERS["problem"]),
    *map(_of_popeye, LANGUAGES),
    {**_of_letters(LETTERS["german"]), "B": "P"},
    {**_of_letters(LETTERS["french"]), "P": "P"},
    {**_of_letters(LETTERS["russian"]), "п": "P"},
    {
        **_of_letters(LETTERS["figurine"]),
        **dict(zip("♔♕♖♗♘♙♚♛♜♝♞♟", "KQRBNP" * 2, strict=True)),
    },
)
"""Letters of pieces in one language each, and the kinds they mean.

In English the knight is N or, as in Popeye and problem magazines, S; then N is the nightrider.
"""

_PIECE: Final = r"(?:\d\d|[A-Z]\d(?=[a-h][1-8][-–x×*:][a-h][1-8])|[A-Z]{2}|[A-Z]|Кр|[ФЛСКп]|[♔-♟])"
_QUALITIES: Final = r"(?:[a-z]{1,4}(?=[A-Z\d♔-♟]))?"
"""What a piece is beside its kind, as Popeye writes it: `n` neutral, `k` chameleon …"""
_BESIDE: Final = r"(?:\[[^\[\]]*\]|\([^()]*\))"
"""What a move does beside, in brackets."""

MOVE: Final = (
    rf"(?P<move>{_BESIDE}*{_QUALITIES}(?:(?P<castling>(?:0-0|O-O)(?:-0|-O)?)"
    rf"|(?P<man>{_PIECE})?(?P<file>[a-h])?(?P<row>[1-8])?[-–x×*:]?(?P<to>[a-h][1-8])"
    r"(?:[-*](?P<further>[a-h][1-8]))*(?:\s?e\.?\s?p\.?(?![a-z]))?"
    rf"(?:{_BESIDE}*=?{_QUALITIES}(?P<promotion>{_PIECE})(?![a-h1-8x×*:-]))?)"
    rf"(?:=[a-z]{{1,2}}(?![a-z\d])|=?{_BESIDE})*)"
)
"""The pattern of a written move, without signs such as `+` or `!` behind it."""

_MOVE: Final = re.compile(MOVE)
_UCI: Final = re.compile(r"(?P<start>[a-h][1-8])(?P<to>[a-h][1-8])(?P<promotion>[a-z0-9]{1,2})?")


_BOARDS: Final = ("A", "B")
"""Alice's, which stand behind a move like the letter of a promotion."""


@dataclass(frozen=True, slots=True)
class Written:
    """A written move: as much as was said of it; what was not said is empty.

    `further` is the square that it goes on to from `to`, as in Take & Make.
    """

    text: str
    piece: str = ""
    file: str = ""
    row: str = ""
    to: str = ""
    further: str = ""
    promotion: str = ""
    castling: str = ""

    @classmethod
    def of_match(cls, found: re.Match[str]) -> Written:
        """The move that `MOVE` has found."""
        names = ("man", "file", "row", "to", "further", "promotion", "castling")
        return cls(found["move"], *(found[name] or "" for name in names))

    @classmethod
    def parse(cls, text: str) -> Written | None:
        """A move that stands alone, signs behind it allowed; None for anything else."""
        found = _MOVE.fullmatch(text.rstrip("+#=!?~% "))
        return cls.of_match(found) if found else None

    @classmethod
    def of_uci(cls, uci: str) -> Written | None:
        """A move in UCI; None for anything else."""
        found = _UCI.fullmatch(uci)
        if found is None:
            return None
        file, row = found["start"][0], found["start"][1]
        promotion = ALL_KINDS.get((found["promotion"] or "").upper())
        letter = "" if promotion is None else promotion.problem_letter
        return cls(uci, file=file, row=row, to=found["to"], promotion=letter)

    @property
    def letters(self) -> tuple[str, ...]:
        """The letters of pieces in it."""
        return tuple(filter(None, (self.piece, self.promotion)))

    def fits(self, move: Move, letters: Mapping[str, str]) -> bool:
        """Whether this can mean a move, its letters read in one language."""
        start, end = square_name(move.from_square), square_name(move.to_square)
        if self.castling:
            is_long = len(self.castling) > len("0-0")
            return move.castling and is_long == (move.to_square < move.from_square)
        if not self._ends_like(move, end):
            return False
        if (self.file or start[0]) != start[0] or (self.row or start[1]) != start[1]:
            return False
        # Without a letter it is a pawn's, unless both squares are named.
        if self.piece or not (self.file and self.row):
            piece = letters.get(self.piece, "P")
            if piece != move.piece and not (not self.piece and _is_pawn(move)):
                return False
        return self._becomes_like(move, letters)

    def _ends_like(self, move: Move, end: str) -> bool:
        if end in (self.further or self.to, self.to if move.capture else ""):
            return True
        # Where a piece goes on, the text may name the square of the capture alone.
        stops = {square_name(effect.square) for effect in move.effects}
        return self.to in stops and move.capture and not self.further

    def _becomes_like(self, move: Move, letters: Mapping[str, str]) -> bool:
        said = letters.get(self.promotion, "")
        if said == (move.promotion or ""):
            return True
        if self.promotion in _BOARDS and move.promotion is None and "=" not in self.text:
            return True
        # Under some conditions a piece that moves becomes another, which long notation tells.
        becomes = {effect.piece for effect in move.effects if effect.action is Action.CHANGE}
        return said in becomes or (not said and move.promotion in becomes)


def _is_pawn(move: Move) -> bool:
    """Whether notations leave out the letter of the piece that moves: it is a kind of pawn."""
    return ALL_KINDS[move.piece].problem_letter.endswith("P")


def readings(moves: Iterable[Written]) -> list[Mapping[str, str]]:
    """The languages in which all letters of a text mean pieces: mostly one or two."""
    seen = {letter for move in moves for letter in move.letters}
    return [letters for letters in _SETS if seen <= letters.keys()]

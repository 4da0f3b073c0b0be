"""A move as it is written: with as many facts as are given, in any language and notation."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from matewright.formats.stated_solution.letters import PIECE
from matewright.model.kinds import ALL_KINDS

SQUARE: Final = "[a-h][1-8]"
QUALITIES: Final = r"(?:[a-z]{1,5}(?=[A-ZКФЛС♔-♟]|\d\d))?"
"""What a piece is beside its kind, as Popeye writes it: `n` neutral, `k` chameleon …"""

_SEPARATOR: Final = "[-–x×*:]"
_BRACKET: Final = r"\[[^\[\]]*\]"
_CORE: Final = re.compile(
    rf"(?P<before>(?:{_BRACKET}){{0,3}})(?:(?P<castling>(?:0-0|O-O|О-О)(?:-0|-O|-О)?)(?![\w-])"
    rf"|(?P<exchange>{PIECE}{SQUARE}<->{PIECE}{SQUARE})"
    rf"|{QUALITIES}(?P<man>{PIECE})?(?P<file>[a-h])?(?P<row>[1-8])?{_SEPARATOR}?(?P<to>{SQUARE}))"
)
_STEP: Final = re.compile(rf"{_SEPARATOR}(?P<to>{SQUARE})(?!{SQUARE})")
_EN_PASSANT: Final = re.compile(r"\s?e\.?\s?p\.?(?![a-z])")
_NEW_PIECE: Final = re.compile(
    rf"={QUALITIES}(?P<promoted>{PIECE})(?![a-h1-8])|\(=?(?P<bracketed>{PIECE})\)"
    rf"|{QUALITIES}(?P<piece>{PIECE})(?![a-h1-8x×*:-])"
)
_QUALITY: Final = re.compile(
    # A neutral pawn becomes a neutral piece: `=nQ` is not a change of sides.
    rf"=(?!(?:n|h|nh|hn|nhn){PIECE})(?P<quality>[a-z]{{1,3}})(?![a-z\d])"
)
_NOTE: Final = re.compile(r"=?(?:\[(?P<square>[^\[\]]*)\]|\((?P<round>[^()]*)\))")
_MOVES_IN_IT: Final = re.compile(r"\d\s?[.…]|>\s?\d")
"""What shows that a bracket contains other moves: `(2.Qd4#)`."""
_EFFECT: Final = re.compile(rf"{SQUARE}|^=")
_PHASE_LETTER: Final = re.compile(r"[A-Za-z]{1,2}\d?['*]*")
"""A letter by which phases are compared, as in `Nd6[A]`."""
_UCI: Final = re.compile(rf"(?P<start>{SQUARE})(?P<to>{SQUARE})(?P<promotion>[a-z0-9]{{1,2}})?")
_ANY: Final = re.compile(rf"(?:{QUALITIES}(?P<man>{PIECE})?(?P<file>[a-h])?(?P<row>[1-8])?)?~")


@dataclass(frozen=True, slots=True)
class Written:
    """A written move: the facts that were given; the others are empty.

    `text` is all of it. `piece` are the letters of the piece that moves, `file` and `row` say where
    it comes from, `squares` where it goes: more than one where it goes on (`Txe4-f4`). `becomes`
    are the letters of what it becomes, `qualities` what stands in small letters behind equals
    signs (`=w`), `notes` what stands in brackets. `is_any`: it is any move of the piece, `S~`.
    """

    text: str
    piece: str = ""
    file: str = ""
    row: str = ""
    squares: tuple[str, ...] = ()
    becomes: tuple[str, ...] = ()
    qualities: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    castling: str = ""
    is_any: bool = False

    @classmethod
    def parse(cls, text: str) -> Written | None:
        """A move that stands alone, signs behind it allowed; None for anything else."""
        bare = text.rstrip("+#=!?~% ")
        found = read_move(bare, 0)
        return found if found is not None and len(found.text) == len(bare) else None

    @classmethod
    def of_uci(cls, uci: str) -> Written | None:
        """A move in UCI; None for anything else."""
        found = _UCI.fullmatch(uci)
        if found is None:
            return None
        file, row = found["start"][0], found["start"][1]
        promotion = ALL_KINDS.get((found["promotion"] or "").upper())
        letters = () if promotion is None else (promotion.problem_letter,)
        return cls(uci, file=file, row=row, squares=(found["to"],), becomes=letters)

    @property
    def letters(self) -> Iterator[str]:
        """The letters of pieces in it."""
        if self.piece:
            yield self.piece
        yield from self.becomes

    @property
    def says_effects(self) -> bool:
        """Whether it states further effects of the move."""
        return bool(self.notes or self.qualities)


def read_move(text: str, start: int, end: int | None = None) -> Written | None:
    """The move that begins at a place of a text, without signs behind it; None if none does."""
    end = len(text) if end is None else end
    core = _CORE.match(text, start, end)
    if core is None:
        return None
    squares = [core["to"]] if core["to"] else []
    becomes: list[str] = []
    qualities: list[str] = []
    notes = re.findall(r"\[([^\[\]]*)\]", core["before"])
    if core["exchange"]:
        notes.append(core["exchange"])
    at = core.end()
    while True:
        if squares and (found := _STEP.match(text, at, end)):
            squares.append(found["to"])
        elif squares and (found := _EN_PASSANT.match(text, at, end)):
            pass
        elif found := _QUALITY.match(text, at, end):
            qualities.append(found["quality"])
        elif squares and (found := _NEW_PIECE.match(text, at, end)):
            if becomes and text[at] not in "=(":
                break
            becomes.append(_piece(found))
        elif found := _NOTE.match(text, at, end):
            inner = found["round"] if found["square"] is None else found["square"]
            if _EFFECT.search(inner) and not _MOVES_IN_IT.search(inner):
                notes.append(inner)
            elif not _PHASE_LETTER.fullmatch(inner):
                break
        else:
            break
        at = found.end()
    return Written(
        text[start:at],
        core["man"] or "",
        core["file"] or "",
        core["row"] or "",
        tuple(squares),
        tuple(becomes),
        tuple(qualities),
        tuple(notes),
        core["castling"] or "",
    )


def read_any_move(text: str, start: int) -> Written | None:
    """Any move of a piece, or any move at all, at a place of a text: `S~`, `S2~`, `bd~`, `~`."""
    found = _ANY.match(text, start)
    if found is None:
        return None
    man, file, row = (found[name] or "" for name in ("man", "file", "row"))
    return Written(found.group(), man, file, row, is_any=True)


def read_new_piece(text: str, start: int) -> str:
    """The letters of another piece that a pawn may become, behind a stroke: `=Q/R`; or empty."""
    found = _NEW_PIECE.match(text, start)
    return _piece(found) if found else ""


def _piece(found: re.Match[str]) -> str:
    return found["promoted"] or found["bracketed"] or found["piece"]

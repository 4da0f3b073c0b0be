"""Positions as lists of pieces, as they stand in letters and books: `Kf1 Qe7 a2 / Kh8`.

White's pieces come first, behind a slash Black's. A pawn has no letter, or that of its language. A
letter holds for all squares that follow it without a blank: `Sb1c3`, `Sb1,c3`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Final

from matewright.errors import FormatError
from matewright.model.kinds import KINDS
from matewright.model.move import square_name, square_number
from matewright.model.notation import ENGLISH, LETTERS
from matewright.model.piece import Colour, Piece
from matewright.model.position import Position

_ORDER: Final = "KQRBNP"

# Without backtracking, or a long text that is not a list would take for ever.
_SQUARES: Final = r"[a-h][1-8](?:,?[a-h][1-8])*+"
_PIECES: Final = rf"(?:[^\W\d_]?{_SQUARES}[\s,;.]*+)++"
_LIST: Final = re.compile(rf"\s*(?P<white>{_PIECES})/\s*(?P<black>{_PIECES})")
_GROUP: Final = re.compile(rf"([^\W\d_]?)({_SQUARES})")


def _one_letter(text: str) -> str:
    """A text in which the Russian king has one letter, like the others."""
    return text.replace(LETTERS["russian"]["K"], "K")


def _languages() -> Iterator[Mapping[str, str]]:
    """The codes of the pieces by letter in English, German, French and Russian."""
    # In English both letters of the knight are usual; beside S, N is the nightrider.
    pawns = {"english": "P", "problem": "P", "german": "B", "french": "P", "russian": "П"}
    for name, pawn in pawns.items():
        codes = {_one_letter(letter): code for code, letter in LETTERS[name].items()}
        yield {**codes, pawn: "P", "": "P"}


def read(text: str, turn: Colour) -> Position | None:
    """The position of a list of pieces; None where the text is none.

    The letters are those of the first language that has all of them. Raises `FormatError` for a
    letter that none of them has with the others, and for a square that is named twice.
    """
    found = _LIST.fullmatch(_one_letter(text))
    if found is None:
        return None
    groups = {
        colour: _GROUP.findall(found[side])
        for colour, side in ((Colour.WHITE, "white"), (Colour.BLACK, "black"))
    }
    used = {letter for side in groups.values() for letter, _ in side}
    codes = next((codes for codes in _languages() if used <= codes.keys()), None)
    if codes is None:
        letter = min(used - ENGLISH.keys() - {"", "P", "S"}, default="")
        raise FormatError("piece-list-letter", letter=letter)
    board: list[Piece | None] = [None] * 64
    for colour, pieces in groups.items():
        for letter, squares in pieces:
            for name in re.findall("[a-h][1-8]", squares):
                square = square_number(name)
                if board[square] is not None:
                    raise FormatError("piece-list-twice", square=name)
                board[square] = Piece(colour, codes[letter])
    return Position.from_fen("8/8/8/8/8/8/8/8", turn).with_pieces(board)


def write(position: Position, letters: Mapping[str, str]) -> str:
    """The list of the pieces of a position, the king first and pawns without a letter.

    Pieces that `KINDS` has not are named as FEN names them; neutral ones stand behind a second
    slash.
    """
    sides: dict[str, list[str]] = {"w": [], "b": []}
    for square, piece in sorted(position.pieces(), key=_rank):
        is_plain = piece.code in KINDS and not piece.attributes and not piece.is_neutral
        name = "" if is_plain and piece.code == "P" else letters.get(piece.code, "")
        sides.setdefault(piece.side, []).append(
            (name if is_plain else piece.letter) + square_name(square)
        )
    return " / ".join(" ".join(pieces) for pieces in sides.values())


def _rank(placed: tuple[int, Piece]) -> tuple[bool, int, int]:
    square, piece = placed
    is_other = piece.code not in _ORDER
    return (piece.code == "P", len(_ORDER) if is_other else _ORDER.index(piece.code), square)


def diagram(position: Position, letters: Mapping[str, str]) -> str:
    """The board in eight lines: Black's pieces in small letters, dots for empty squares."""
    lines = []
    for rank in range(7, -1, -1):
        row = position.board[8 * rank : 8 * rank + 8]
        lines.append(f"{rank + 1} {' '.join(_cell(piece, letters) for piece in row)}".rstrip())
    return "\n".join([*lines, "   " + "  ".join("abcdefgh")])


def _cell(piece: Piece | None, letters: Mapping[str, str]) -> str:
    if piece is None:
        return " ."
    if piece.code not in KINDS or piece.attributes or piece.is_neutral:
        return piece.letter.rjust(2)
    name = "P" if piece.code == "P" else letters.get(piece.code, "")
    return (name if piece.colour is Colour.WHITE else name.lower()).rjust(2)

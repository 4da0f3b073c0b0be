"""What MATER of Valentín Albillo (1998) printed, and which parameters it took.

The texts follow the outputs of his paper, and where they are silent its listing; `docs/mater.md`
lists where the two differ.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from matewright.model.move import square_number
from matewright.model.position import Position

TITLE = "MATER: Mate searching program v1.1. (c) Valentin Albillo"

SYNTAX = """
 Syntax: MATER [FEN position] [max.mov (1..64)] [all/checks (a/c)]
Example: mater b7/PP6/8/8/7K/6B1/6N1/4R1bk/ w 5 a

   Note: The output can be redirected: MATER ... > mat.txt
   Exit: - mate in n found: ERRORLEVEL = n
         - mate not found: ERRORLEVEL = 0
         - halted by user: ERRORLEVEL = 9999
"""

_MOST_MOVES = 64
_MOST_MEN = 16
_MOST_PAWNS = 8


def fault(words: Sequence[str]) -> str:
    """The first thing MATER would find wrong with the parameters; empty if nothing is."""
    if len(words) != 4:
        return "wrong number of parameters"
    board, side, most, kind = words
    if not re.fullmatch(r"[+-]?[0-9]+", most):
        return "max.mov should be an integer"
    # Compared by its length first: Python refuses to read numbers of thousands of digits.
    if len(most) > 9 or not 1 <= int(most) <= _MOST_MOVES:
        return f"max.mov should be between 1 and {_MOST_MOVES}"
    if kind not in ("A", "a", "C", "c"):
        return "Must specify A (all Moves) or C (checks only)"
    if side not in ("W", "w", "B", "b"):
        return "Must specify who moves: B (Black) or W (White)"
    return "" if _is_board(board) else "Illegal FEN position"


def _is_board(text: str) -> bool:
    """Whether MATER takes a text for a position: the first field of a FEN, closed by a slash.

    Pawns on the end rows and a side that is in check out of turn do not disturb it.
    """
    rows = text.split("/")
    if len(rows) != 9 or rows.pop():
        return False
    for row in rows:
        squares = re.sub("[1-8]", lambda blanks: " " * int(blanks.group()), row)
        if not re.fullmatch("[PNBRQKpnbrqk ]{8}", squares):
            return False
    pieces = Counter(letter for letter in text if letter.isalpha())
    return all(
        pieces[king] == 1
        and pieces[pawn] <= _MOST_PAWNS
        and sum(count for letter, count in pieces.items() if letter.isupper() == king.isupper())
        <= _MOST_MEN
        for king, pawn in (("K", "P"), ("k", "p"))
    )


def picture(position: Position) -> str:
    """The board in letters, with the castling rights and the en passant square beside it."""
    remarks = []
    for colour, side, right in (
        ("White", "long", "Q"),
        ("White", "short", "K"),
        ("Black", "long", "q"),
        ("Black", "short", "k"),
    ):
        can = "can" if right in position.castling else "can't"
        remarks.append(f"{colour} {can} castle {side}")
    remarks.append("No en passant square")
    edge = ["#"] * 10
    lines = [(" ", edge)]
    for row in range(7, -1, -1):
        pieces = position.board[8 * row : 8 * row + 8]
        letters = ["-" if piece is None else piece.letter for piece in pieces]
        lines.append((str(row + 1), ["#", *letters, "#"]))
    lines.append((" ", edge))
    remarks += [""] * (len(lines) - len(remarks))
    picture = ["     " + "  ".join("abcdefgh")]
    for (name, squares), remark in zip(lines, remarks, strict=True):
        picture.append(f"{name} {'  '.join(squares)}  {remark}".rstrip())
    return "\n".join(picture) + "\n"


def move_text(position: Position, uci: str) -> str:
    """A first move in MATER's notation: `b7xa8=N`, `Qg5-g2`, `Ke1-g1 OO` (castling long too)."""
    start, target = square_number(uci[:2]), square_number(uci[2:4])
    piece = position.board[start]
    assert piece is not None, "a move starts from a man"
    letter = "" if piece.code == "P" else piece.code
    sign = "-" if position.board[target] is None else "x"
    castling = " OO" if piece.code == "K" and abs(target - start) == 2 else ""
    promotion = f"={uci[4:].upper()}" if uci[4:] else ""
    return f"{letter}{uci[:2]}{sign}{uci[2:4]}{promotion}{castling}"

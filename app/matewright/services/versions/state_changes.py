"""What is different in a state of a problem against another: `d2→d3 −Pg2`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from matewright.model.move import square_name
from matewright.model.notation import Notation, letters_for
from matewright.model.piece import Piece
from matewright.model.problem import Problem
from matewright.wording import Wording

_words: Final = Wording("state_changes")

_MOST_PIECES: Final = 4
_ARROW: Final = "→"
_MINUS: Final = "−"


def state_changes(before: Problem, after: Problem, notation: Notation) -> str:
    """The changes in a few words, pieces first; empty where nothing is another.

    A piece that stands on another square has moved, `d2→d3` for a pawn; others came (`+bSc3`) or
    went (`−Pg2`). Where many did, the first are named.
    """
    pieces = list(_pieces(before, after, notation))
    if len(pieces) > _MOST_PIECES:
        pieces = [*pieces[: _MOST_PIECES - 1], "…"]
    return " ".join((*pieces, *_others(before, after)))


def _pieces(before: Problem, after: Problem, notation: Notation) -> Iterator[str]:
    letters = letters_for(notation.letters, after.position)
    gone = _different(before, after)
    come = _different(after, before)
    for square, piece in list(gone):
        target = next((there for there, other in come if other == piece), None)
        if target is not None:
            gone.remove((square, piece))
            come.remove((target, piece))
            letter = letters.get(piece.code, "")
            yield f"{letter}{square_name(square)}{_ARROW}{square_name(target)}"
    # Without a letter it would not be clear that a pawn is meant.
    for square, piece in gone:
        letter = letters.get(piece.code, piece.kind.problem_letter)
        yield f"{_MINUS}{letter}{square_name(square)}"
    for square, piece in come:
        letter = letters.get(piece.code, piece.kind.problem_letter)
        yield f"+{piece.side}{letter}{square_name(square)}"


def _different(one: Problem, other: Problem) -> list[tuple[int, Piece]]:
    """The pieces that do not stand on the same square in the other one."""
    board = other.position.board
    return [(square, piece) for square, piece in one.position.pieces() if board[square] != piece]


def _others(before: Problem, after: Problem) -> Iterator[str]:
    if before.starred_stipulation != after.starred_stipulation:
        yield f"{before.starred_stipulation}{_ARROW}{after.starred_stipulation}"
    elif before.position.turn is not after.position.turn:
        yield _words("turn")
    if before.position.fen.split()[2:4] != after.position.fen.split()[2:4]:
        yield _words("castling or e.p.")
    if before.options != after.options and before.starred_stipulation == after.starred_stipulation:
        yield _words("options")
    if before.conditions != after.conditions:
        yield ", ".join(one.title for one in after.conditions) or _words("no conditions")
    if (before.twins, before.zero_position) != (after.twins, after.zero_position):
        yield _words("twins")

"""Map: what the problem comes to with a piece on each square."""

from __future__ import annotations

from matewright.errors import FormatError
from matewright.model.move import square_name
from matewright.model.piece import Piece
from matewright.model.problem import Problem
from matewright.services.workshop.edits import Edit, add, distance, is_royal, may_stand, move
from matewright.services.workshop.required_play import Item, items
from matewright.services.workshop.search import (
    Search,
    Space,
    Threads,
    full_solution,
    judge_alone,
)
from matewright.services.workshop.setting import Verdict


def edits(problem: Problem, what: int | Piece) -> list[Edit]:
    """A piece of the board on every other square, nearest first, or a further piece on each.

    `what` is the square of the one, or the other. It replaces what stands there; kings
    stay where they are. Raises `FormatError` for an empty square.
    """
    position = problem.position
    if isinstance(what, Piece):
        return [
            add(position, what, square)
            for square in range(64)
            if may_stand(what, square)
            and _may_go(position.board[square])
            and position.board[square] != what
        ]
    piece = position.board[what]
    if piece is None:
        raise FormatError("workshop-square-empty", square=square_name(what))
    targets = sorted(range(64), key=lambda square: distance(what, square))
    return [
        move(position, what, square)
        for square in targets
        if square != what and may_stand(piece, square) and _may_go(position.board[square])
    ]


def _may_go(piece: Piece | None) -> bool:
    return piece is None or not is_royal(piece)


def start(
    problem: Problem,
    what: int | Piece,
    required: tuple[Item, ...] | None = None,
    threads: Threads = Threads(),  # noqa: B008 - immutable
) -> Search:
    """Look at a piece on every square; all settings are reported.

    `required` is the play whose loss is reported, all of it when None. Raises a `MatewrightError`.
    """
    space = Space.of(edits(problem, what))
    if required is None:
        is_sound = judge_alone(problem).verdict is Verdict.SOUND
        required = items(full_solution(problem, threads.threads)) if is_sound else ()
    return Search(problem, space, items=required, verdicts=tuple(Verdict), threads=threads)

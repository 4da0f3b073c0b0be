"""Lines and signs of conditions: where the engine parts squares, there is a line."""

from __future__ import annotations

import pytest

from matewright import engine
from matewright.formats import html, latex_writing
from matewright.formats.format import Output
from matewright.model.board_marks import NO_MARKS, BoardMarks, Line, Sign, board_marks
from matewright.model.collection import Collection
from matewright.model.conditions import conditions_of
from matewright.model.game import Game
from matewright.model.move import Effect, Move, square_number
from matewright.model.piece import Colour, Piece
from matewright.model.position import Position
from matewright.model.problem import Problem


def parted(marks: BoardMarks) -> set[frozenset[int]]:
    """The squares side by side that a line parts."""
    found = set()
    for line in marks.lines:
        for step in range(line.length):
            file, rank = (line.x, line.y + step) if line.is_vertical else (line.x + step, line.y)
            square = 8 * rank + file
            found.add(frozenset((square, square - (1 if line.is_vertical else 8))))
    return found


@pytest.mark.parametrize(
    "variant",
    [
        "",
        "VerticalShift",
        "HorizontalShift",
        "DiagonalShift",
        "Orthogonal bdf246",
        "Orthogonal a37",
        "Irregular a8a7b8b7 c1c2c3 h1",
        "GridLine ha24 vc61",
    ],
)
def test_lines_part_what_the_engine_parts(variant: str) -> None:
    conditions = conditions_of([f"GridChess {variant}".strip()])
    assert conditions[0].is_solvable
    crossed = set()
    for square in range(64):
        alone = Position().put(square, Piece(Colour.WHITE, "K"))
        for move, _ in engine.weighted_moves(Game(alone, conditions=conditions)):
            if abs(move.to_square - square) in (1, 8):
                crossed.add(frozenset((square, move.to_square)))
    assert parted(board_marks(conditions)) == crossed


def test_squares_of_conditions_have_signs() -> None:
    marks = board_marks(conditions_of(["Hole e5", "MagicSquares c6", "WhitePromSquares c6d7"]))
    assert not marks.lines
    assert marks.signs == {
        square_number("e5"): (Sign.HOLE,),
        square_number("c6"): (Sign.FRAMED, Sign.WHITE_PROMOTION),
        square_number("d7"): (Sign.WHITE_PROMOTION,),
    }
    assert board_marks(conditions_of(["Circe", "Nobody knows"])) == NO_MARKS
    assert board_marks(conditions_of(["GridChess GridLine hg24"])).lines == (
        Line(6, 1, 2, is_vertical=False),
    ), "a line ends with the board"


def test_imitators_are_where_the_last_move_leaves_them() -> None:
    conditions = conditions_of(["Imitator a1b1"])
    moved = tuple(map(Effect.parse, (">e7e8", "@a2", "@b2", "-e8", "@e8")))
    moves = (Move("P", 52, 60, effects=moved), None)
    assert [*board_marks(conditions).signs] == [0, 1]
    assert [*board_marks(conditions, moves).signs] == [8, 9, 60]


def test_lines_and_signs_are_exported() -> None:
    conditions = conditions_of(["GridChess VerticalShift", "Hole a1", "MagicSquares h8"])
    collection = Collection((Problem(conditions=conditions),))
    text = latex_writing.write(collection, Output())
    assert "\\gridlines{v208, v408, v608, h018, h038, h058, h078}%" in text
    assert "\\nofields{a1}%" in text
    assert "\\fieldframe{a1, h8}%" in text
    page = html.write(collection, Output())
    assert page.count('d="M90 360v-360') == 1
    assert html.write(collection, Output(flipped=True)).count('d="M270 0v360') == 1


def test_edges_that_adjoin_are_dashed() -> None:
    sides = board_marks(conditions_of(["VerticalCylinder"])).joined
    ends = board_marks(conditions_of(["HorizontalCylinder"])).joined
    assert {(line.x, line.y, line.is_vertical) for line in sides} == {(0, 0, True), (8, 0, True)}
    assert {(line.x, line.y, line.is_vertical) for line in ends} == {(0, 0, False), (0, 8, False)}
    torus = Problem(conditions=conditions_of(["Torus"]))
    assert board_marks(torus.conditions).joined == (*sides, *ends)
    collection = Collection((torus,))
    page = html.write(collection, Output())
    assert page.count('stroke-dasharray="9" d="M0 360v-360M360 360v-360M0 360h360M0 0h360"') == 1
    text = latex_writing.write(collection, Output())
    assert " \\verticalcylinder%\n \\horizontalcylinder%\n" in text

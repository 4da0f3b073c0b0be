"""The marks of conditions are moved, erased and painted as conditions."""

from __future__ import annotations

import pytest

from matewright.model.board_marks import Line, board_marks
from matewright.model.conditions import Condition, conditions_of
from matewright.model.move import square_number
from matewright.services.question import mark_edits
from matewright.services.question.mark_edits import Way


def squares(names: str) -> list[int]:
    return [square_number(name) for name in names.split()]


def texts(edit: mark_edits.Edit | None) -> list[str]:
    assert edit is not None
    assert all(condition.error is None for condition in edit[0])
    return [condition.text for condition in edit[0]]


def test_what_can_be_painted() -> None:
    ways = {
        "Circe": None,
        "Imitator b6": Way.SQUARES,
        "Hole c3": Way.SQUARES,
        "MagicSquares c3": Way.SQUARES,
        "WhitePromSquares c3": Way.SQUARES,
        "GridChess": Way.CELLS,
        "GridChess Irregular a1b1": Way.CELLS,
        "GridChess GridLine va13": Way.LINES,
    }
    found = {text: mark_edits.way_of(conditions_of([text])[0]) for text in ways}
    assert found == ways


def test_a_mark_is_carried_and_copied() -> None:
    conditions = conditions_of(["Circe", "MagicSquares c3f6 Type1"])
    (c3, d4) = squares("c3 d4")
    edit = mark_edits.carry(conditions, c3, d4, copy=False)
    assert texts(edit)[0] == "Circe"
    assert "d4f6" in texts(edit)[1]
    assert "Type1" in texts(edit)[1]
    assert edit is not None
    assert edit[1] == "Move mark of Magic Squares c3–d4"
    copied = mark_edits.carry(conditions, c3, d4, copy=True)
    assert "c3f6d4" in texts(copied)[1]
    assert mark_edits.carry(conditions, d4, c3, copy=False) is None


def test_a_condition_goes_with_its_last_mark() -> None:
    conditions = conditions_of(["Imitator b6c7", "Circe"])
    edit = mark_edits.erase(conditions, square_number("b6"))
    assert texts(edit) == ["Imitator c7", "Circe"]
    assert edit is not None
    assert texts(mark_edits.erase(edit[0], square_number("c7"))) == ["Circe"]
    assert mark_edits.erase(conditions, square_number("a1")) is None


def test_a_stroke_marks_and_wipes() -> None:
    (hole,) = conditions = conditions_of(["Hole c3"])
    marked = mark_edits.paint(conditions, hole, squares("d3 e3 c3"))
    assert texts(marked) == ["Hole c3d3e3"]
    wiped = mark_edits.paint(marked[0], marked[0][0], squares("e3 d3 a1"))
    assert texts(wiped) == ["Hole c3"]


def test_two_wanted_squares_stay_two() -> None:
    (forced,) = conditions = conditions_of(["WhiteForcedSquare a1"])
    assert texts(mark_edits.paint(conditions, forced, squares("b2"))) == ["WhiteForcedSquare a1b2"]


def test_a_stroke_over_a_grid_makes_a_cell_and_keeps_the_others() -> None:
    (grid,) = conditions = conditions_of(["GridChess"])
    before = {*edges(grid)}
    edit = mark_edits.paint(conditions, grid, squares("b2 c2"))
    (changed,) = edit[0]
    assert changed.error is None
    assert changed.parameters[0] == "Irregular"
    assert changed.parameters[-1] == "b2c2"
    after = {*edges(changed)}
    # b2 and c2 are together and apart from all their neighbours.
    assert Line(2, 1, 1, is_vertical=True) not in after
    around = {
        Line(1, 1, 1, is_vertical=True),
        Line(3, 1, 1, is_vertical=True),
        *(Line(x, y, 1, is_vertical=False) for x in (1, 2) for y in (1, 2)),
    }
    assert after == before - {Line(2, 1, 1, is_vertical=True)} | around


def edges(condition: Condition) -> list[Line]:
    return [e for line in board_marks((condition,)).lines for e in mark_edits._edges(line)]


def test_lines_are_drawn_joined_and_wiped() -> None:
    (grid,) = conditions = conditions_of(["GridChess GridLine va12"])
    stroke = [Line(1, 2, 1, is_vertical=True), Line(1, 3, 1, is_vertical=True)]
    edit = mark_edits.paint_lines(conditions, grid, stroke)
    assert texts(edit) == ["GridChess GridLine va12 vb32"]
    again = mark_edits.paint_lines(edit[0], edit[0][0], stroke[:1])
    assert texts(again) == ["GridChess GridLine va12 vb41"]
    all_of_it = [Line(0, 0, 1, is_vertical=True), Line(0, 1, 1, is_vertical=True)]
    left = mark_edits.paint_lines(
        again[0], again[0][0], [*all_of_it, Line(1, 3, 1, is_vertical=True)]
    )
    assert left[0] == (), "the condition goes with its last line"


@pytest.mark.parametrize(
    ("point", "edge"),
    [
        ((2.9, 4.5), Line(3, 4, 1, is_vertical=True)),
        ((3.1, 4.5), Line(3, 4, 1, is_vertical=True)),
        ((3.5, 4.1), Line(3, 4, 1, is_vertical=False)),
        ((0.1, 4.45), Line(0, 4, 1, is_vertical=False)),
    ],
)
def test_the_edge_next_to_a_point(point: tuple[float, float], edge: Line) -> None:
    assert mark_edits.edge_at(*point) == edge

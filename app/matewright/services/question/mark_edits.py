"""The marks of conditions that are set on the board: squares, cells and lines of a grid.

Each edit is the changed conditions and the name of its undo step.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from enum import Enum, auto
from typing import Final

from matewright.model.board_marks import Line, board_marks
from matewright.model.condition_kinds.kind import Value
from matewright.model.conditions import Condition
from matewright.model.move import FILES, square_name
from matewright.wording import Wording

_words: Final = Wording("BoardWidget")

Conditions = tuple[Condition, ...]
Edit = tuple[Conditions, str]

_GRID: Final = "GridChess"
_LINES: Final = "GridLine"
_CELLS: Final = "Irregular"
_MOST: Final = {Value.SQUARE: 1, Value.TWO_SQUARES: 2}
_NAMES: Final = re.compile(r"(?:[a-h][1-8])+", re.IGNORECASE)


class Way(Enum):
    """What is painted of a condition."""

    SQUARES = auto()
    CELLS = auto()
    LINES = auto()


def way_of(condition: Condition) -> Way | None:
    """How its marks are painted; None where it has none on the board."""
    if condition.kind is None or condition.error is not None:
        return None
    if condition.name == _GRID:
        return Way.LINES if _LINES in condition.parameters else Way.CELLS
    is_drawn = bool(condition.squares) and bool(board_marks((condition,)).signs)
    return Way.SQUARES if is_drawn else None


def mark_at(conditions: Conditions, square: int) -> Condition | None:
    """The condition whose mark stands on a square, the last of several."""
    return next(
        (
            condition
            for condition in reversed(conditions)
            if square in condition.squares and way_of(condition) is Way.SQUARES
        ),
        None,
    )


def named(conditions: Conditions, name: str) -> Condition | None:
    """The condition of that name that has marks."""
    found = (one for one in conditions if one.name == name and way_of(one) is not None)
    return next(found, None)


def carry(conditions: Conditions, source: int, target: int, *, copy: bool) -> Edit | None:
    """Move or copy the mark of a square to another one; None if there is none."""
    condition = mark_at(conditions, source)
    if condition is None or source == target:
        return None
    squares = list(condition.squares)
    if copy:
        squares.append(target)
    else:
        squares[squares.index(source)] = target
    words = (
        _words("Copy mark of {condition} {source}–{target}")
        if copy
        else _words("Move mark of {condition} {source}–{target}")
    )
    named_words = words.format(
        condition=_title(condition), source=square_name(source), target=square_name(target)
    )
    return _changed(conditions, condition, _with_squares(condition, squares)), named_words


def erase(conditions: Conditions, square: int) -> Edit | None:
    """Take away the mark of a square; None if there is none.

    A condition that has no square left goes with its last mark.
    """
    condition = mark_at(conditions, square)
    if condition is None:
        return None
    squares = [one for one in condition.squares if one != square]
    words = _words(
        "Erase mark of {condition} {square}",
        condition=_title(condition),
        square=square_name(square),
    )
    return _changed(conditions, condition, _with_squares(condition, squares)), words


def paint(conditions: Conditions, condition: Condition, stroke: Sequence[int]) -> Edit:
    """Mark the squares of a stroke, or unmark them where the first of them was marked.

    Squares of a grid become a cell of their own.
    """
    words = _words("Paint {condition}", condition=_title(condition))
    if way_of(condition) is Way.CELLS:
        return _changed(conditions, condition, _with_cell(condition, stroke)), words
    before = condition.squares
    if stroke[0] in before:
        squares = [one for one in before if one not in stroke]
    else:
        squares = list(dict.fromkeys((*before, *stroke)))
    return _changed(conditions, condition, _with_squares(condition, squares)), words


def paint_lines(conditions: Conditions, condition: Condition, stroke: Sequence[Line]) -> Edit:
    """Draw the edges of a stroke, each one square long, or wipe them away as `paint` does."""
    words = _words("Paint {condition}", condition=_title(condition))
    edges = {edge for line in board_marks((condition,)).lines for edge in _edges(line)}
    edges = edges - {*stroke} if stroke[0] in edges else edges | {*stroke}
    lines = " ".join(_written(line) for line in _joined(edges))
    kept = [word for word in condition.parameters if word == _LINES]
    changed = Condition(" ".join((condition.name, *kept, lines))) if lines else None
    return _changed(conditions, condition, changed), words


def edge_at(x: float, y: float) -> Line | None:
    """The edge inside the board that is next to a point, in squares from the corner of a1."""
    left, below = round(x), round(y)
    choices = []
    if 0 < left < len(FILES) and 0 <= y < len(FILES):
        choices.append((abs(x - left), Line(left, int(y), 1, is_vertical=True)))
    if 0 < below < len(FILES) and 0 <= x < len(FILES):
        choices.append((abs(y - below), Line(int(x), below, 1, is_vertical=False)))
    return min(choices, default=(0.0, None), key=lambda choice: choice[0])[1]


def _title(condition: Condition) -> str:
    assert condition.kind is not None, "only conditions that are understood have marks"
    return condition.kind.title


def _changed(conditions: Conditions, old: Condition, new: Condition | None) -> Conditions:
    changed = (new if one is old else one for one in conditions)
    return tuple(one for one in changed if one is not None)


def _with_squares(condition: Condition, squares: Iterable[int]) -> Condition | None:
    """The condition with other squares; None where none is left. Of too many the first go."""
    value = condition.kind.value if condition.kind is not None else None
    names = [square_name(square) for square in dict.fromkeys(squares)]
    if value in _MOST:
        names = names[-_MOST[value] :]
        if len(names) < _MOST[value]:
            return None
    if not names:
        return None
    others = [word for word in condition.parameters if not _NAMES.fullmatch(word)]
    return Condition(" ".join((condition.name, "".join(names), *others)))


def _with_cell(condition: Condition, squares: Sequence[int]) -> Condition:
    """The grid with these squares as a cell of its own; all other lines stay."""
    cells: list[list[int]] = []
    if _CELLS in condition.parameters:
        words = filter(_NAMES.fullmatch, condition.parameters)
        cells = [list(Condition(f"{_GRID} {word}").squares) for word in words]
    else:
        cells = _cells_between(board_marks((condition,)).lines)
    cells = [[one for one in cell if one not in squares] for cell in cells]
    written = ("".join(map(square_name, cell)) for cell in (*cells, squares) if cell)
    return Condition(" ".join((_GRID, _CELLS, *written)))


def _cells_between(lines: Iterable[Line]) -> list[list[int]]:
    """The parts of the board that lines cut it into."""
    edges = {edge for line in lines for edge in _edges(line)}
    left, cells = set(range(64)), []
    while left:
        cell, waiting = [], [min(left)]
        left.discard(waiting[0])
        while waiting:
            square = waiting.pop()
            cell.append(square)
            file, rank = square % 8, square // 8
            for near, is_inside, edge in (
                (square + 1, file < 7, Line(file + 1, rank, 1, is_vertical=True)),
                (square - 1, file > 0, Line(file, rank, 1, is_vertical=True)),
                (square + 8, rank < 7, Line(file, rank + 1, 1, is_vertical=False)),
                (square - 8, rank > 0, Line(file, rank, 1, is_vertical=False)),
            ):
                if is_inside and near in left and edge not in edges:
                    left.discard(near)
                    waiting.append(near)
        cells.append(sorted(cell))
    return cells


def _edges(line: Line) -> Iterable[Line]:
    for step in range(line.length):
        x = line.x + step * (not line.is_vertical)
        y = line.y + step * line.is_vertical
        yield Line(x, y, 1, line.is_vertical)


def _joined(edges: Iterable[Line]) -> Iterable[Line]:
    """Edges that follow each other as one line."""
    waiting = set(edges)
    for edge in sorted(edges):
        if edge not in waiting:
            continue
        length = 0
        while (
            step := Line(
                edge.x + length * (not edge.is_vertical),
                edge.y + length * edge.is_vertical,
                1,
                edge.is_vertical,
            )
        ) in waiting:
            waiting.discard(step)
            length += 1
        yield edge._replace(length=length)


def _written(line: Line) -> str:
    return f"{'v' if line.is_vertical else 'h'}{FILES[line.x]}{line.y + 1}{line.length}"

"""A stroke of the mouse that paints the marks of a condition."""

from __future__ import annotations

from PySide6.QtCore import QPointF

from matewright.model.board_marks import Line
from matewright.model.conditions import Condition
from matewright.render.layout import BoardLayout
from matewright.services.question import mark_edits
from matewright.services.question.mark_edits import Way


class Stroke:
    """The squares, or the edges between them, that were touched since the button went down."""

    def __init__(self, condition: Condition) -> None:
        self._condition = condition
        self._squares: list[int] = []
        self._edges: list[Line] = []

    def touch(self, layout: BoardLayout, point: QPointF) -> bool:
        """Whether there is something new at a point."""
        square = layout.square_at(point)
        if mark_edits.way_of(self._condition) is not Way.LINES:
            is_new = square is not None and square not in self._squares
            self._squares += [square] if square is not None and is_new else []
            return is_new
        if square is None:
            return False
        corner = layout.rect(square)
        right, up = (point.x() - corner.left()) / layout.cell, corner.bottom() - point.y()
        up /= layout.cell
        if layout.flipped:
            right, up = 1 - right, 1 - up
        edge = mark_edits.edge_at(square % 8 + right, square // 8 + up)
        is_new = edge is not None and edge not in self._edges
        self._edges += [edge] if edge is not None and is_new else []
        return is_new

    def edit(self, conditions: mark_edits.Conditions) -> mark_edits.Edit | None:
        """What it does to the conditions; None where it touched nothing."""
        if self._edges:
            return mark_edits.paint_lines(conditions, self._condition, self._edges)
        if self._squares:
            return mark_edits.paint(conditions, self._condition, self._squares)
        return None

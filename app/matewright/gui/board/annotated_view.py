"""A board to draw on: the user's own arrows and marks beside those of the program."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from matewright.gui.board.annotations import Annotations
from matewright.gui.board.painting import BoardPicture
from matewright.gui.board.view import BoardView
from matewright.render.marks import Arrow, SquareMark


class AnnotatedView(BoardView):
    """Keeps the drawing until it is cleared, whichever position is shown."""

    annotated = Signal(bool)
    """Whether there are any arrows and marks of the user's own."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._annotations = Annotations()

    def clear_annotations(self) -> None:
        """Clear the user's own arrows and marks."""
        self._annotate(self._annotations.clear)

    def draw(self, marks: Iterable[SquareMark], arrows: Iterable[Arrow]) -> None:
        """Draw these and nothing else; they are cleared like marks of the user's own."""
        self._annotate(lambda: self._annotations.give(marks, arrows))

    def _toggle_mark(self, square: int) -> None:
        self._annotate(lambda: self._annotations.toggle_mark(square))

    def _begin_arrow(self, square: int) -> None:
        """Begin an arrow; nothing is drawn until it points somewhere, or back to its start."""
        self._annotations.start = square

    def _lead_arrow(self, square: int | None) -> None:
        """Let the arrow being drawn point to a square, or to none."""
        if self._is_drawing and square != self._annotations.end:
            self._update_annotations()
            self._annotations.end = square
            self._update_annotations()

    def _end_arrow(self, square: int | None) -> None:
        self._annotate(lambda: self._annotations.end_arrow(square))

    @property
    def _is_drawing(self) -> bool:
        return self._annotations.start is not None

    def _annotate(self, change: Callable[[], None]) -> None:
        """Change the drawing, and repaint both its old and its new area."""
        self._update_annotations()
        change()
        self._update_annotations()
        self.annotated.emit(not self._annotations.is_empty)

    def _update_annotations(self) -> None:
        self._update_arrows(self._annotations.arrows)
        self._update_squares(mark.square for mark in self._annotations.marks)

    def _shown(self) -> BoardPicture:
        shown = super()._shown()
        return replace(
            shown,
            arrows=(*shown.arrows, *self._annotations.arrows),
            marks=(*shown.marks, *self._annotations.marks),
        )

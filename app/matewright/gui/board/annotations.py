"""The arrows and marks that are drawn on the board until they are cleared."""

from __future__ import annotations

from collections.abc import Iterable

from matewright.render.marks import Arrow, SquareMark, Tone


class Annotations:
    """The user's arrows and marks, the arrow being drawn from `start` to `end`, and those `given`.

    The given ones explain something; they are cleared with the others.
    """

    def __init__(self) -> None:
        self._arrows: set[tuple[int, int]] = set()
        self._marks: set[int] = set()
        self._given: tuple[tuple[SquareMark, ...], tuple[Arrow, ...]] = ((), ())
        self.start: int | None = None
        self.end: int | None = None

    @property
    def arrows(self) -> tuple[Arrow, ...]:
        """All arrows, the one being drawn last."""
        own = tuple(Arrow(*ends, Tone.USER) for ends in sorted(self._arrows))
        drawn = (*self._given[1], *own)
        if self.start is None or self.end is None or self.start == self.end:
            return drawn
        return (*drawn, Arrow(self.start, self.end, Tone.USER))

    @property
    def marks(self) -> tuple[SquareMark, ...]:
        """All marks; where an arrow begins is marked until it leads anywhere."""
        own = tuple(SquareMark(square) for square in sorted(self._marks))
        drawn = (*self._given[0], *own)
        if self.start is None or self.start != self.end:
            return drawn
        return (*drawn, SquareMark(self.start))

    @property
    def is_empty(self) -> bool:
        """Whether nothing is drawn."""
        return not (self._arrows or self._marks or any(self._given))

    def toggle_mark(self, square: int) -> None:
        """Mark a square, or remove its mark."""
        self._marks ^= {square}

    def give(self, marks: Iterable[SquareMark], arrows: Iterable[Arrow]) -> None:
        """Draw these and nothing else."""
        self.clear()
        self._given = tuple(marks), tuple(arrows)

    def end_arrow(self, square: int | None) -> None:
        """Finish the arrow on a square; the same arrow again takes it away.

        None, or the square it began on: there is no arrow.
        """
        if self.start is not None and square is not None and square != self.start:
            self._arrows ^= {(self.start, square)}
        self.start = self.end = None

    def clear(self) -> None:
        """Remove all arrows and marks."""
        self._arrows.clear()
        self._marks.clear()
        self._given = (), ()
        self.start = self.end = None

"""Sliding pieces: what happened between two positions, and its animation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QVariantAnimation, Signal

from matewright.gui.board.painting import Flight
from matewright.model.piece import Piece
from matewright.model.position import Position
from matewright.render.layout import BoardLayout

DURATION: Final = 120
"""How long a slide lasts, in milliseconds."""


@dataclass(frozen=True, slots=True)
class Travel:
    """A piece that goes from one square to another; a pawn that promotes goes as a pawn."""

    piece: Piece
    source: int
    target: int


@dataclass(frozen=True, slots=True)
class Step:
    """One move forward or back: the pieces that move, and the captured one with its square."""

    travels: tuple[Travel, ...]
    taken: tuple[Piece, int] | None = None


def step_between(before: Position, after: Position) -> Step | None:
    """The one move, made or taken back, that leads from a position to another; None if none does.

    Only the pieces are compared, and only as far as to see who has to be shown moving.
    """
    forward = _forward(before, after)
    if forward is not None:
        return forward
    back = _forward(after, before)
    if back is None:
        return None
    return Step(tuple(Travel(way.piece, way.target, way.source) for way in back.travels))


def _forward(before: Position, after: Position) -> Step | None:
    changed = [s for s in range(64) if before.board[s] != after.board[s]]
    left = [s for s in changed if after.board[s] is None]
    reached = [s for s in changed if after.board[s] is not None]
    if len(reached) == 2 == len(left):
        return _castling(before, after, left, reached)
    if len(reached) != 1 or len(left) not in (1, 2):
        return None
    target = reached[0]
    for source in left:
        piece = before.board[source]
        if piece is None or not _can_be(piece, after.board[target], target):
            continue
        travel = Travel(piece, source, target)
        taken = before.board[target]
        if len(left) == 1:
            return Step((travel,), None if taken is None else (taken, target))
        victim = left[0] if source == left[1] else left[1]
        pawn = before.board[victim]
        beside = victim % 8 == target % 8 and victim // 8 == source // 8
        if (
            piece.code == "P"
            and pawn == Piece(piece.colour.other, "P")
            and beside
            and taken is None
        ):
            return Step((travel,), (pawn, victim))
    return None


def _can_be(piece: Piece, arrived: Piece | None, target: int) -> bool:
    """Whether a piece that left can be the one that arrived."""
    if arrived is None or piece.colour is not arrived.colour:
        return False
    return piece == arrived or (piece.code == "P" and target // 8 in (0, 7))


def _castling(
    before: Position, after: Position, left: list[int], reached: list[int]
) -> Step | None:
    travels = []
    for source in left:
        piece = before.board[source]
        targets = [square for square in reached if after.board[square] == piece]
        if piece is None or piece.code not in ("K", "R") or len(targets) != 1:
            return None
        travels.append(Travel(piece, source, targets[0]))
    ranks = {square // 8 for square in (*left, *reached)}
    one_side = travels[0].piece.colour is travels[1].piece.colour
    both = {travel.piece.code for travel in travels} == {"K", "R"}
    return Step(tuple(travels)) if one_side and both and len(ranks) == 1 else None


class MoveAnimation(QObject):
    """Shows a step as a slide. The position itself is the new one from the first moment."""

    advanced = Signal()
    """The pieces are somewhere else now, or have arrived."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._step: Step | None = None
        self._progress = 0.0
        self._clock = QVariantAnimation(self)
        self._clock.setDuration(DURATION)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._clock.valueChanged.connect(self._advance)
        self._clock.finished.connect(self.stop)

    @property
    def is_running(self) -> bool:
        """Whether pieces are moving."""
        return self._step is not None

    def start(self, step: Step) -> None:
        """Start animating a step, replacing any previous one."""
        self.stop()
        self._step, self._progress = step, 0.0
        # The clock emits nothing when it starts where it already stands.
        self.advanced.emit()
        self._clock.start()

    def stop(self) -> None:
        """Finish the animation at once."""
        if self._step is not None:
            self._step = None
            self._clock.stop()
            self.advanced.emit()

    def hidden(self) -> frozenset[int]:
        """The squares whose pieces have not arrived yet."""
        return frozenset(way.target for way in self._step.travels) if self._step else frozenset()

    def flights(self, layout: BoardLayout) -> list[Flight]:
        """Where the pieces are now, the captured one first and below."""
        if self._step is None:
            return []
        flights = []
        if self._step.taken is not None:
            piece, square = self._step.taken
            flights.append(Flight(piece, layout.rect(square), 1 - self._progress))
        for way in self._step.travels:
            start, end = layout.rect(way.source), layout.rect(way.target)
            gone: QPointF = (end.topLeft() - start.topLeft()) * self._progress
            flights.append(Flight(way.piece, start.translated(gone)))
        return flights

    def _advance(self, progress: float) -> None:
        if self._step is not None:
            self._progress = progress
            self.advanced.emit()

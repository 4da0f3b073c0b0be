"""A read-only board: a position with its marks, in a given look, at any size."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from matewright.formats.rules import condition_rules, piece_rules
from matewright.gui.board.animation import MoveAnimation, step_between
from matewright.gui.board.overlays import arrow_bounds
from matewright.gui.board.painting import BoardPicture
from matewright.gui.board.spoken import SpokenWidget
from matewright.gui.widgets import theme
from matewright.model.board_marks import NO_MARKS, BoardMarks, Sign, board_marks
from matewright.model.conditions import Condition
from matewright.model.diagram import Diagram
from matewright.model.figures import USUAL, Figures
from matewright.model.move import Move
from matewright.model.position import Position
from matewright.render.colours import BoardColours, board_colours
from matewright.render.layout import BoardLayout
from matewright.render.look import Look
from matewright.render.marks import Arrow, SquareGround, SquareMark
from matewright.services.question.mark_edits import Way, way_of

_LEAST_SIZE: Final = 240


class BoardView(SpokenWidget):
    """Shows a position. Mouse and keyboard are left to `BoardWidget`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._position = Position()
        self._last_move: tuple[int, int] | None = None
        self._checked: frozenset[int] = frozenset()
        self._arrows: tuple[Arrow, ...] = ()
        self._marks: tuple[SquareMark, ...] = ()
        self._grounds: dict[int, SquareGround] = {}
        self._conditions: tuple[Condition, ...] = ()
        self._condition_marks = NO_MARKS
        self._figures = USUAL
        self._reached: frozenset[int] = frozenset()
        self._hurdles: frozenset[int] = frozenset()
        self._flipped = False
        self._look = Look()
        self._animated = False
        self._animation = MoveAnimation(self)
        self._animation.advanced.connect(self._follow_animation)
        self._flight_rects: list[QRectF] = []
        self.setMinimumSize(_LEAST_SIZE, _LEAST_SIZE)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(self.tr("Board"))

    @property
    def position(self) -> Position:
        """The position shown."""
        return self._position

    def set_position(self, position: Position) -> None:
        """Show a position; on an animated board one move away, pieces slide there."""
        before, self._position = self._position, position
        changed = [s for s in range(64) if position.board[s] != before.board[s]]
        if not changed:
            return
        self._animation.stop()
        self._update_squares(changed)
        step = step_between(before, position) if self._may_slide() else None
        if step is not None:
            self._animation.start(step)

    def set_last_move(self, move: tuple[int, int] | None) -> None:
        """Mark the squares a move went from and to."""
        self._update_squares((*(self._last_move or ()), *(move or ())))
        self._last_move = move

    def set_checked(self, squares: Iterable[int]) -> None:
        """Mark the kings that stand in check."""
        before, self._checked = self._checked, frozenset(squares)
        self._update_squares(before | self._checked)

    def set_reach(self, targets: Iterable[int], hurdles: Iterable[int]) -> None:
        """Mark the squares that a piece reaches, and those of the pieces it needs for that."""
        before = self._reached | self._hurdles
        self._reached, self._hurdles = frozenset(targets), frozenset(hurdles)
        after = self._reached | self._hurdles
        self._update_squares(before | after)

    @property
    def condition_marks(self) -> BoardMarks:
        """The marks that conditions put on the board."""
        return self._condition_marks

    @property
    def diagram(self) -> Diagram:
        """What is on the board, to be drawn elsewhere."""
        return Diagram(self._position, self._condition_marks, self.figures)

    @property
    def conditions(self) -> tuple[Condition, ...]:
        """The conditions that what is shown is played under."""
        return self._conditions

    def set_conditions(
        self, conditions: Iterable[Condition], moves: Iterable[Move | None] = ()
    ) -> None:
        """Show the marks that conditions put on the board after some moves."""
        self._conditions = tuple(conditions)
        self._show_marks(board_marks(self._conditions, moves))

    def _show_marks(self, marks: BoardMarks) -> None:
        if marks != self._condition_marks:
            self._condition_marks = marks
            self.update()

    @property
    def figures(self) -> Figures:
        """The figures of the men on the board."""
        return self._figures.on(self._position)

    def tip(self, square: int) -> str:
        """What stands on a square, and what conditions make of it; empty where chess has no say."""
        piece, lines = self._position.board[square], []
        if piece is not None and piece.is_fairy:
            rules = piece_rules(Position().put(square, piece))
            lines = [piece.title, *rules]
        lines += condition_rules(self._marking(square))
        if square in self._grounds:
            lines.append(self._grounds[square].words)
        return "\n".join(lines)

    def _marking(self, square: int) -> list[Condition]:
        """The conditions that have a mark on a square; imitators have gone with the moves."""
        is_imitator = Sign.IMITATOR in self._condition_marks.signs.get(square, ())
        return [
            condition
            for condition in self._conditions
            if way_of(condition) is Way.SQUARES
            and (is_imitator if condition.name == "Imitator" else square in condition.squares)
        ]

    def set_figures(self, figures: Figures) -> None:
        """Draw the kinds of fairy men with these figures."""
        if figures != self._figures:
            self._figures = figures
            self.update()

    def set_arrows(self, arrows: Sequence[Arrow], marks: Sequence[SquareMark] = ()) -> None:
        """Draw these arrows and rings, and no others except the user's own."""
        before, self._arrows = self._arrows, tuple(arrows)
        self._update_arrows((*before, *self._arrows))
        ringed, self._marks = self._marks, tuple(marks)
        self._update_squares(mark.square for mark in (*ringed, *self._marks))

    @property
    def grounds(self) -> tuple[SquareGround, ...]:
        """The squares that are coloured."""
        return tuple(self._grounds.values())

    def set_grounds(self, grounds: Iterable[SquareGround]) -> None:
        """Colour these squares, and no others."""
        before, self._grounds = self._grounds, {one.square: one for one in grounds}
        changed = {*before.values()} ^ {*self._grounds.values()}
        self._update_squares({one.square for one in changed})

    @property
    def flipped(self) -> bool:
        """Whether Black is at the bottom."""
        return self._flipped

    def set_flipped(self, flipped: bool) -> None:
        """Show the board from Black's side or from White's."""
        self._animation.stop()
        self._flipped = flipped
        self.update()

    @property
    def look(self) -> Look:
        """Piece set, theme and coordinates."""
        return self._look

    def set_look(self, look: Look) -> None:
        """Show the board with another piece set, in another theme, with or without coordinates."""
        self._animation.stop()
        self._look = look
        self.update()

    def set_animated(self, animated: bool) -> None:
        """Set whether pieces slide or jump."""
        self._animation.stop()
        self._animated = animated

    def sizeHint(self) -> QSize:
        """A comfortable size."""
        return QSize(2 * _LEAST_SIZE, 2 * _LEAST_SIZE)

    def square_rect(self, square: int) -> QRectF:
        """Where a square is, in the widget's coordinates."""
        return self._layout().rect(square)

    # -- painting ----------------------------------------------------------------------------

    def _may_slide(self) -> bool:
        return self._animated and self.isVisible()

    def _colours(self) -> BoardColours:
        dark = theme.colours_of(self.palette()) is theme.DARK
        return board_colours(self._look.theme, dark_window=dark)

    def _margin(self) -> int:
        return self.fontMetrics().height() + theme.STEP if self._look.coordinates else 0

    def _layout(self) -> BoardLayout:
        return BoardLayout.fit(
            self.width(), self.height(), self._margin(), self.devicePixelRatioF(), self._flipped
        )

    def _update_squares(self, squares: Iterable[int]) -> None:
        layout = self._layout()
        for square in squares:
            self.update(layout.rect(square).toAlignedRect())

    def _update_arrows(self, arrows: Iterable[Arrow]) -> None:
        layout = self._layout()
        for arrow in arrows:
            self.update(arrow_bounds(layout, arrow).toAlignedRect())

    def _follow_animation(self) -> None:
        """Repaint where the pieces were and where they are."""
        before, layout = self._flight_rects, self._layout()
        self._flight_rects = [
            *(flight.rect for flight in self._animation.flights(layout)),
            *(layout.rect(square) for square in self._animation.hidden()),
        ]
        for rect in (*before, *self._flight_rects):
            self.update(rect.toAlignedRect())

    def _shown(self) -> BoardPicture:
        """The scene to paint next."""
        layout = self._layout()
        return BoardPicture(
            position=self._position,
            layout=layout,
            colours=self._colours(),
            piece_set=self._look.piece_set,
            ink=theme.colours_of(self.palette()).quiet,
            ratio=self.devicePixelRatioF(),
            margin=self._margin(),
            last_move=self._last_move or (),
            checked=self._checked,
            marks=(*self._marks, *map(SquareMark, self._hurdles)),
            arrows=self._arrows,
            condition_marks=self._condition_marks,
            figures=self.figures,
            destinations=self._reached,
            hidden=self._animation.hidden(),
            flights=self._animation.flights(layout),
            grounds=self.grounds,
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the region to be updated."""
        painter = QPainter(self)
        self._shown().paint(painter, event.region())
        painter.end()

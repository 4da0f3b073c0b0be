"""The board: shows a position and turns mouse and keys into edited positions.

The widget keeps no history and edits nothing itself: every change is offered by
`position_edited`, and shown when the owner answers with `set_position`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QCursor,
    QFocusEvent,
    QHelpEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPixmap,
)
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from matewright.gui.board.annotated_view import AnnotatedView
from matewright.gui.board.drag import Drag
from matewright.gui.board.painting import BoardPicture
from matewright.gui.board.piece_menu import (
    PIECE_KEYS,
    REMOVE_KEYS,
    attribute_menu,
    piece_keys,
    piece_menu,
    promotion_menu,
)
from matewright.gui.board.play import PlayMoves
from matewright.gui.board.ring_hint import RingHint
from matewright.gui.board.stroke import Stroke
from matewright.gui.widgets import theme
from matewright.gui.widgets.keys import latin_key
from matewright.model.board_marks import board_marks
from matewright.model.conditions import Condition
from matewright.model.move import Move, square_name
from matewright.model.piece import Colour, Piece
from matewright.model.position import Position
from matewright.render.condition_marks import paint_sign
from matewright.render.look import Look
from matewright.render.pieces import Figure, picture
from matewright.services.question import board_edits, mark_edits
from matewright.services.question.board_edits import ERASER, Brush

_CURSOR_SIZE = 32

_ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
    Qt.Key.Key_Home: (-7, 0),
    Qt.Key.Key_End: (7, 0),
    Qt.Key.Key_PageUp: (0, -7),
    Qt.Key.Key_PageDown: (0, 7),
}
_PICK_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_MARK_KEY = Qt.Key.Key_Period
_ATTRIBUTE_KEY = Qt.Key.Key_A
_NEUTRAL_KEY = Qt.Key.Key_Equal
_ARROW_KEY = Qt.Key.Key_Minus
_MODIFIER_KEYS = (Qt.Key.Key_Control, Qt.Key.Key_Shift, Qt.Key.Key_Alt, Qt.Key.Key_Meta)
_KEYBOARD_REASONS = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)
_OWN_KEYS = frozenset(
    (
        *PIECE_KEYS,
        *_ARROWS,
        *REMOVE_KEYS,
        *_PICK_KEYS,
        _MARK_KEY,
        _ARROW_KEY,
        _ATTRIBUTE_KEY,
        _NEUTRAL_KEY,
        Qt.Key.Key_Space,
    )
)


class BoardWidget(AnnotatedView):
    """A chess board for setting up positions, following solutions and playing moves."""

    position_edited = Signal(object, str)
    """A `Position` the user asks for and, as the name of an undo step, what was done."""
    conditions_edited = Signal(object, str)
    """The conditions with other marks on the board, and the name of the undo step."""
    edit_refused = Signal()
    """An edit was attempted while the board is read-only."""
    move_chosen = Signal(object)
    """The legal `Move` made on the board in play mode; the position is not changed yet."""
    square_focused = Signal(int)
    """The square the keyboard acts on has changed."""
    brush_changed = Signal(object)
    """The `Brush` now held, or None."""
    square_picked = Signal(int)
    """A square was chosen while squares are being picked."""
    picking_ended = Signal()
    """Picking squares has ended: Esc was pressed, or the owner ended it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._read_only = False
        self._picking = False
        self._play: PlayMoves | None = None
        self._brush: Brush | None = None
        self._focus_square = 0
        self._ring_visible = False
        self._ring_hint = RingHint(self)
        self._shift_is_white = False
        self._picked: int | None = None
        self._via: int | None = None
        self._picked_before_press = False
        self._press: QPointF | None = None
        self._drag: Drag | None = None
        self._stroke: Stroke | None = None
        self._problem_has_nightriders = False
        self._dropping = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setWhatsThis(
            self.tr(
                "Drag a man to move it, with Ctrl to copy it, off the board to remove it; the "
                "right button removes too. Marks of conditions, such as imitators and holes, are "
                "dragged and removed in the same way. With the keyboard: arrows choose a square, "
                "K Q R B N (or S) P place a white man and with Shift a black one (the preferences "
                "can exchange them), Delete removes, "
                "Enter picks a man up and puts it down, Space opens a menu of men, = makes a man "
                "neutral, A offers what else it can be. Drag with the right "
                "button to draw an arrow, click with Shift and the right button to mark a square; "
                "the keys - and . do the same. Esc wipes arrows and marks away."
            )
        )

    def set_shift_is_white(self, *, shift_is_white: bool) -> None:
        """Set whether letters put black men and with Shift white ones, as in FEN."""
        self._shift_is_white = shift_is_white
        self._ring_hint.set_shift_is_white(shift_is_white=shift_is_white)

    # -- what is shown -----------------------------------------------------------------------

    def set_position(self, position: Position) -> None:
        """Show a position. A drag or a picked piece is dropped if the board changes under it."""
        before = self._position
        super().set_position(position)
        if position.board != before.board:
            self._end_drag()
            self._pick(None)
            if position.board[self._focus_square] != before.board[self._focus_square]:
                self.announce()
            self._update_cursor()

    def set_conditions(
        self, conditions: Iterable[Condition], moves: Iterable[Move | None] = ()
    ) -> None:
        """Show the marks of conditions; painting those of one that has gone ends."""
        before = self._conditions
        super().set_conditions(conditions, moves)
        if self._conditions == before:
            return
        self._stroke = None
        painted = self._brush.marks if self._brush is not None else ""
        if painted and mark_edits.named(self._conditions, painted) is None:
            self.set_brush(None)

    def set_flipped(self, flipped: bool) -> None:
        """Show the board from Black's side or from White's."""
        self._end_drag()
        super().set_flipped(flipped)
        self._update_cursor()

    def set_look(self, look: Look) -> None:
        """Show the board with another piece set, in another theme, with or without coordinates."""
        self._end_drag()
        super().set_look(look)
        self._update_cursor()

    def set_read_only(self, read_only: bool) -> None:
        """Make the board read-only, or editable again."""
        if read_only == self._read_only:
            # Called again with every answer: a piece being dragged must not be dropped then.
            return
        self._end_drag()
        self._pick(None)
        self._read_only = read_only
        self._update_cursor()

    @property
    def picking(self) -> bool:
        """Whether clicks choose squares and edit nothing."""
        return self._picking

    def set_nightriders(self, has_nightriders: bool) -> None:
        """Whether N places nightriders and S knights, because some part of the problem has them."""
        self._problem_has_nightriders = has_nightriders

    @property
    def _has_nightriders(self) -> bool:
        return self._problem_has_nightriders or self._position.has_nightriders

    def set_picking(self, picking: bool) -> None:
        """With True, clicks and Enter choose squares for the caller, until Esc."""
        if picking == self._picking:
            return
        self._end_drag()
        self._pick(None)
        self._picking = picking
        self._update_cursor()
        if not picking:
            self.picking_ended.emit()

    def set_play(self, moves: Sequence[Move] | None) -> None:
        """Let the user make one of these legal moves; None ends play mode.

        Nothing is edited meanwhile: `move_chosen` carries the move, and the owner of the
        board answers with another position and other moves.
        """
        choices = None if moves is None else PlayMoves(moves)
        if choices == self._play:
            return
        self._end_drag()
        self._pick(None)
        self._play = choices
        if self._play is not None:
            self.set_brush(None)
        self._update_cursor()

    @property
    def playing(self) -> bool:
        """Whether moves are made on the board instead of edits."""
        return self._play is not None

    @property
    def destinations(self) -> frozenset[int]:
        """The squares to which the piece selected in play mode can go, or go on."""
        if self._play is None:
            return frozenset()
        return self._play.targets(self._picked, self._via)

    @property
    def brush(self) -> Brush | None:
        """What a click places or erases; None: clicks only select squares."""
        return self._brush

    def set_brush(self, brush: Brush | None) -> None:
        """Take up a brush or put it away; emits `brush_changed` if it changed."""
        if brush == self._brush:
            return
        self._brush = brush
        self._pick(None)
        self._update_cursor()
        self.brush_changed.emit(brush)

    @property
    def focus_square(self) -> int:
        """The square the keyboard acts on."""
        return self._focus_square

    def set_focus_square(self, square: int) -> None:
        """Move the keyboard focus to another square and announce it."""
        if square == self._focus_square:
            return
        self._update_squares((self._focus_square, square))
        self._focus_square = square
        self.square_focused.emit(square)
        self.announce()

    def describe(self, square: int) -> str:
        """What a screen reader says: `e4, black knight`."""
        piece = self._position.board[square]
        words = [square_name(square), self.tr("empty") if piece is None else piece.name]
        if square in self._checked:
            words.append(self.tr("in check"))
        if square == self._picked:
            words.append(self.tr("picked up"))
        if square in self.destinations:
            words.append(self.tr("can be reached"))
        if square == self._annotations.start:
            words.append(self.tr("an arrow begins here"))
        elif any(mark.square == square for mark in self._annotations.marks):
            words.append(self.tr("marked"))
        if square in self._grounds:
            words.append(self._grounds[square].words)
        words += (one.kind.title for one in self._marking(square) if one.kind is not None)
        return ", ".join(words)

    def spoken_value(self) -> str:
        """The focused square in words."""
        return self.describe(self._focus_square)

    # -- dragging ----------------------------------------------------------------------------

    def begin_palette_drag(self, piece: Piece, point: QPointF) -> None:
        """Start dragging a new piece; the palette, which has the mouse, reports its position.

        `point` is in screen coordinates, as in `drag_to` and `drop`.
        """
        if self._edits_now():
            self._begin_drag(piece, None, point)
        else:
            self.edit_refused.emit()

    def drag_to(self, point: QPointF, modifiers: Qt.KeyboardModifier) -> None:
        """The mouse is now at `point`."""
        if self._drag is None:
            return
        self._drag.follow(point, modifiers)
        target = self._layout().square_at(self.mapFromGlobal(point))
        if target != self._drag.target:
            self._update_squares(s for s in (target, self._drag.target) if s is not None)
            self._drag.target = target

    def drop(self, point: QPointF, modifiers: Qt.KeyboardModifier) -> None:
        """The button was released at `point`: place, move, copy or remove the piece."""
        self.drag_to(point, modifiers)
        drag = self._drag
        if drag is None:
            return
        self._end_drag()
        # The mouse has already moved the piece there: it must not slide again.
        self._dropping = True
        if drag.source is not None and self._play is not None:
            if drag.target != drag.source:
                self._play_from(drag.source, drag.target)
        elif drag.source is None:
            if drag.target is not None and drag.piece is not None:
                self._offer(board_edits.place(self._position, drag.target, drag.piece))
        elif drag.target is not None:
            self._carry(drag.source, drag.target, copy=drag.copy)
        elif not drag.copy:
            self._erase(drag.source)
        self._dropping = False
        if drag.target is not None:
            self.set_focus_square(drag.target)

    def cancel(self) -> bool:
        """Cancel one pending thing; True if there was any.

        The first of these: the drag, the arrow being drawn, the picked piece, the
        picking, the brush, the arrows and marks.
        """
        if self._drag is not None:
            self._end_drag()
        elif self._stroke is not None:
            self._end_stroke()
        elif self._is_drawing:
            self._end_arrow(None)
        elif self._picked is not None:
            self._pick(None)
        elif self._picking:
            self.set_picking(False)
        elif self._brush is not None:
            self.set_brush(None)
        elif not self._annotations.is_empty:
            self.clear_annotations()
        else:
            return False
        return True

    def _may_slide(self) -> bool:
        return super()._may_slide() and not self._dropping

    def _edits_now(self) -> bool:
        return not (self._read_only or self._picking or self.playing)

    def _begin_drag(self, piece: Piece | None, source: int | None, point: QPointF) -> None:
        self._end_drag()
        self._animation.stop()
        if not self.playing:
            self._pick(None)
        cell = self._layout().cell
        if piece is None:
            assert source is not None, "marks are dragged from a square"
            picture = self._mark_picture(source, cell)
        else:
            picture = self._piece_picture(piece, cell)
        self._drag = Drag(piece, source, picture, self, may_copy=not self.playing)
        self._drag.follow(point, Qt.KeyboardModifier.NoModifier)
        self._drag.changed.connect(self._update_source)
        self._drag.given_up.connect(self._end_drag)
        self._update_source()
        self._update_cursor()

    def _end_drag(self) -> None:
        self._press = None
        drag, self._drag = self._drag, None
        if drag is not None:
            drag.end()
            self._update_squares(s for s in (drag.source, drag.target) if s is not None)
            self._update_cursor()

    def _update_source(self) -> None:
        if self._drag is not None and self._drag.source is not None:
            self._update_squares((self._drag.source,))

    # -- edits and moves ---------------------------------------------------------------------

    def offer(self, edit: board_edits.Edit | None) -> None:
        """Request an edit made elsewhere."""
        self._offer(edit)

    def _offer(self, edit: board_edits.Edit | None) -> None:
        """Request an edit, if it changes anything."""
        if edit is None or edit[0] == self._position:
            return
        if self._edits_now():
            self.position_edited.emit(*edit)
        else:
            self.edit_refused.emit()

    def _offer_marks(self, edit: mark_edits.Edit | None) -> None:
        """Request other marks, if that changes anything."""
        if edit is None or edit[0] == self._conditions:
            return
        if self._edits_now():
            self.conditions_edited.emit(*edit)
        else:
            self.edit_refused.emit()

    def _has_mark(self, square: int) -> bool:
        """Whether a mark stands alone on a square, where it can be taken."""
        is_empty = self._position.board[square] is None
        return is_empty and mark_edits.mark_at(self._conditions, square) is not None

    def _carry(self, source: int, target: int, *, copy: bool) -> None:
        """Move or copy the man on a square, or else the mark there."""
        if self._position.board[source] is not None:
            self._offer(board_edits.shift(self._position, source, target, copy=copy))
        else:
            self._offer_marks(mark_edits.carry(self._conditions, source, target, copy=copy))

    def _erase(self, square: int) -> None:
        """Remove the man on a square, or else the mark there."""
        if self._position.board[square] is not None:
            self._offer(board_edits.remove(self._position, square))
        else:
            self._offer_marks(mark_edits.erase(self._conditions, square))

    # -- painting marks ----------------------------------------------------------------------

    def _begin_stroke(self, name: str, point: QPointF) -> None:
        """Begin to paint the marks of a condition; nothing is edited before the button is up."""
        condition = mark_edits.named(self._conditions, name)
        if not self._edits_now() or condition is None:
            self.edit_refused.emit()
            return
        self._stroke = Stroke(condition)
        self._lead_stroke(point)

    def _lead_stroke(self, point: QPointF) -> None:
        """Show what the stroke has come to."""
        if self._stroke is not None and self._stroke.touch(self._layout(), point):
            edit = self._stroke.edit(self._conditions)
            assert edit is not None, "it has just touched something"
            self._show_marks(board_marks(edit[0]))

    def _end_stroke(self) -> mark_edits.Edit | None:
        """End painting, and show the marks as they are; return what was painted."""
        stroke, self._stroke = self._stroke, None
        self._show_marks(board_marks(self._conditions))
        return stroke.edit(self._conditions) if stroke is not None else None

    def _play_from(self, source: int, target: int | None) -> None:
        """Make the legal move between two squares, if there is one, or wait for its second part."""
        moves: Sequence[Move] = ()
        if self._play is not None and target is not None:
            via = self._via if source == self._picked else None
            moves = self._play.between(source, target, via)
        self._pick(None)
        if len({move.to_square for move in moves}) > 1:
            self._pick(source, via=target)
        elif len(moves) == 1:
            self.move_chosen.emit(moves[0])
        elif moves:
            pawn = self._position.board[source]
            colour = pawn.colour if pawn is not None else self._position.turn
            kinds = {move.promotion or move.piece for move in moves}
            menu = promotion_menu(
                self,
                self._look.piece_set,
                colour,
                moves,
                self.move_chosen.emit,
                self.figures.beside(kinds),
            )
            corner = self._layout().rect(moves[0].to_square).center()
            menu.popup(self.mapToGlobal(corner.toPoint()))

    def _touch(self, square: int) -> None:
        """In play mode: select the piece on a square, or move the selected one there."""
        if self._play is None:
            return
        if self._picked is not None and square in self.destinations:
            self._play_from(self._picked, square)
        elif self._play.can_leave(square) and square != self._picked:
            self._pick(square)
        else:
            self._pick(None)

    # -- mouse -------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Paint, remove, or prepare a drag."""
        if self._drag is not None:
            self._end_drag()
            return
        self._animation.stop()
        self._ring_visible = False
        self._ring_hint.hide()
        square = self._layout().square_at(event.position())
        self._update_squares((self._focus_square,))
        if square is None:
            return
        self.set_focus_square(square)
        if event.button() is Qt.MouseButton.RightButton:
            self._press_right(square, event.modifiers())
        elif event.button() is Qt.MouseButton.LeftButton:
            self._press_left(square, event.position())

    def _press_left(self, square: int, point: QPointF) -> None:
        if self._picking:
            self.square_picked.emit(square)
        elif self._play is not None:
            # A second click on the chosen piece puts it back, a drag does not.
            # A move of two parts may end where it began.
            self._picked_before_press = square == self._picked and square not in self.destinations
            if not self._picked_before_press:
                self._touch(square)
            if square == self._picked:
                self._press = point
        elif self._brush is not None and self._brush.marks:
            self._begin_stroke(self._brush.marks, point)
        elif self._brush == ERASER:
            self._erase(square)
        elif self._brush is not None:
            self._offer(board_edits.apply_brush(self._position, self._brush, square))
        else:
            self._pick(None)
            if self._position.board[square] is not None or self._has_mark(square):
                self._press = point

    def _press_right(self, square: int, modifiers: Qt.KeyboardModifier) -> None:
        self._pick(None)
        if self._picking:
            return
        if modifiers & Qt.KeyboardModifier.ShiftModifier:
            self._toggle_mark(square)
        else:
            # Whether it is a removal or an arrow depends on where the button is released.
            self._begin_arrow(square)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Start or continue a drag or an arrow."""
        if event.buttons() & Qt.MouseButton.RightButton and self._is_drawing:
            self._lead_arrow(self._layout().square_at(event.position()))
            return
        if self._stroke is not None:
            self._lead_stroke(event.position())
            return
        if self._press is not None and self._drag is None:
            way = event.position() - self._press
            if way.manhattanLength() >= QApplication.startDragDistance():
                source = self._layout().square_at(self._press)
                piece = None if source is None else self._position.board[source]
                if source is not None and (self.playing or not self._read_only):
                    self._begin_drag(piece, source, event.globalPosition())
                else:
                    self._press = None
                    self.edit_refused.emit()
        if self._drag is not None:
            self.drag_to(event.globalPosition(), event.modifiers())
        else:
            self._update_cursor(event.position())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End a drag, an arrow, or remove a piece."""
        if event.button() is Qt.MouseButton.LeftButton and self._stroke is not None:
            self._offer_marks(self._end_stroke())
        elif event.button() is Qt.MouseButton.LeftButton:
            dragged = self._drag is not None
            self.drop(event.globalPosition(), event.modifiers())
            if self._press is not None and self._picked_before_press and not dragged:
                self._pick(None)
            self._press = None
        elif event.button() is Qt.MouseButton.RightButton and self._is_drawing:
            start = self._annotations.start
            end = self._layout().square_at(event.position())
            self._end_arrow(end)
            if end is not None and start == end:
                if self._brush is not None and self._brush.marks:
                    self._offer_marks(mark_edits.erase(self._conditions, end))
                else:
                    self._erase(end)

    # -- what goes with the mouse ------------------------------------------------------------

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Open the menu of pieces when the keyboard requests it."""
        # The right button removes pieces; the window's own menu must not open with it.
        event.accept()
        if event.reason() is QContextMenuEvent.Reason.Keyboard:
            self.open_piece_menu()

    def hideEvent(self, event: QHideEvent) -> None:
        """Cancel a drag."""
        self._end_drag()
        super().hideEvent(event)

    def _update_cursor(self, point: QPointF | None = None) -> None:
        """Show the brush, a hand over pieces that can be dragged, or the plain arrow."""
        if self._drag is not None:
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
            return
        if self._picking:
            self.setCursor(Qt.CursorShape.CrossCursor)
            return
        if self._read_only and self._play is None:
            self.unsetCursor()
            return
        if self._brush is not None:
            self.setCursor(self._brush_cursor(self._brush))
            return
        where = self.mapFromGlobal(QPointF(QCursor.pos())) if point is None else point
        square = self._layout().square_at(where)
        if square is None:
            self.unsetCursor()
        elif square in self.destinations:
            self.setCursor(Qt.CursorShape.PointingHandCursor)
        elif self._can_take(square):
            self.setCursor(Qt.CursorShape.OpenHandCursor)
        else:
            self.unsetCursor()

    def _can_take(self, square: int) -> bool:
        """Whether the piece on a square can be dragged."""
        if self._play is not None:
            return self._play.can_leave(square)
        return self._position.board[square] is not None or self._has_mark(square)

    def _brush_cursor(self, brush: Brush) -> QCursor:
        if brush.marks:
            return QCursor(Qt.CursorShape.CrossCursor)
        if brush.piece is None:
            return QCursor(theme.icon("erase").pixmap(QSize(24, 24), self.devicePixelRatioF()))
        return QCursor(self._piece_picture(brush.piece, _CURSOR_SIZE))

    def _piece_picture(self, piece: Piece, size: float) -> QPixmap:
        """The picture of a dragged piece, visible on any background."""
        outline = self._colours().outline
        ratio = self.devicePixelRatioF()
        return picture(Figure.of(piece, self.figures), self._look.piece_set, size, ratio, outline)

    def _mark_picture(self, square: int, size: float) -> QPixmap:
        """The picture of a dragged mark."""
        ratio = self.devicePixelRatioF()
        pixmap = QPixmap(QSize(round(size), round(size)) * ratio)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for sign in self._condition_marks.signs.get(square, ())[-1:]:
            paint_sign(painter, QRectF(0, 0, size, size), sign, self._colours())
        painter.end()
        return pixmap

    # -- keyboard ----------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        """Claim the board's keys before the window's shortcuts see them; say what colours mean."""
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            square = self._layout().square_at(QPointF(event.pos()))
            words = "" if square is None else self.tip(square)
            QToolTip.showText(event.globalPos(), words, self)
            return True
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            plain = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
            if event.key() == Qt.Key.Key_Escape:
                held = (self._drag, self._stroke, self._picked, self._brush) != (None,) * 4
                drawn = self._is_drawing or not self._annotations.is_empty
                mine = held or drawn or self._picking
            else:
                mine = latin_key(event) in _OWN_KEYS and not event.modifiers() & ~plain
            if mine:
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the focused square, place, remove, pick up, open the menu, or drop."""
        key, square = latin_key(event), self._focus_square
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        shift = modifiers == Qt.KeyboardModifier.ShiftModifier
        control = modifiers == Qt.KeyboardModifier.ControlModifier
        if key not in _MODIFIER_KEYS:
            self._ring_visible = True
            self._update_squares((square,))
        if key == Qt.Key.Key_Escape:
            if not self.cancel():
                event.ignore()
        elif key in _PICK_KEYS and self._picking:
            self.square_picked.emit(square)
        elif key in (*_PICK_KEYS, Qt.Key.Key_Space) and self.playing and not modifiers:
            self._touch(square)
        elif key in _PICK_KEYS and not modifiers and self._brush is not None and self._brush.marks:
            self._begin_stroke(self._brush.marks, self._layout().rect(square).center())
            self._offer_marks(self._end_stroke())
        elif key in _PICK_KEYS and (control or not modifiers) and not self.playing:
            self._pick_or_put_down(square, copy=control)
        elif modifiers and not shift:
            super().keyPressEvent(event)
        elif key in _ARROWS:
            self.set_focus_square(self._layout().neighbour(square, *_ARROWS[Qt.Key(key)]))
            self._lead_arrow(self._focus_square)
        elif key in PIECE_KEYS:
            self._ring_hint.note_letter()
            colour = Colour.BLACK if shift is not self._shift_is_white else Colour.WHITE
            keys = piece_keys(nightriders=self._has_nightriders)
            piece = Piece(colour, keys[Qt.Key(key)])
            self._offer(board_edits.place(self._position, square, piece))
        elif key in REMOVE_KEYS:
            self._erase(square)
        elif key == _NEUTRAL_KEY:
            self._offer(board_edits.neutralise(self._position, square))
        elif key == _ATTRIBUTE_KEY and not shift:
            self.open_attribute_menu()
        elif key == _MARK_KEY:
            self._toggle_mark(square)
            self.announce()
        elif key == _ARROW_KEY and self._is_drawing:
            self._end_arrow(square)
        elif key == _ARROW_KEY:
            self._begin_arrow(square)
            self._lead_arrow(square)
            self.announce()
        elif key == Qt.Key.Key_Space:
            self.open_piece_menu()
        else:
            super().keyPressEvent(event)
        self._place_ring_hint()

    def open_piece_menu(self) -> None:
        """Open the menu of all pieces, and of removing the present one, at the focused square."""
        if not self._edits_now():
            self.edit_refused.emit()
            return
        square = self._focus_square
        occupied = self._position.board[square] is not None
        menu = piece_menu(
            self,
            self._look.piece_set,
            lambda piece: self._offer(board_edits.place(self._position, square, piece)),
            (lambda: self._offer(board_edits.remove(self._position, square))) if occupied else None,
            self.open_attribute_menu,
            nightriders=self._has_nightriders,
            shift_is_white=self._shift_is_white,
        )
        menu.popup(self.mapToGlobal(self._layout().rect(square).center().toPoint()))

    def open_attribute_menu(self) -> None:
        """Open the menu of attributes for the man on the focused square."""
        square = self._focus_square
        piece = self._position.board[square]
        if not self._edits_now():
            self.edit_refused.emit()
        elif piece is not None:
            menu = attribute_menu(
                self,
                piece,
                lambda new: self._offer(board_edits.change(self._position, square, new)),
            )
            menu.popup(self.mapToGlobal(self._layout().rect(square).center().toPoint()))

    def _pick_or_put_down(self, square: int, *, copy: bool) -> None:
        if self._picked is None:
            if self._position.board[square] is None and not self._has_mark(square):
                return
            if self._read_only:
                self.edit_refused.emit()
            else:
                self._pick(square)
            return
        source = self._picked
        self._pick(None)
        self._carry(source, square, copy=copy)

    def _pick(self, square: int | None, *, via: int | None = None) -> None:
        if (square, via) == (self._picked, self._via):
            return
        before, reached = self._picked, self.destinations
        self._picked, self._via = square, via
        both = (s for s in (square, before) if s is not None)
        self._update_squares((*both, *reached, *self.destinations))
        if square is not None:
            self.announce()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring and say which square is focused."""
        # After a mouse click, or when the window is activated, the ring would only distract.
        if event.reason() in _KEYBOARD_REASONS:
            self._ring_visible = True
            self._place_ring_hint()
        self._update_squares((self._focus_square,))
        super().focusInEvent(event)
        self.announce()

    def _place_ring_hint(self) -> None:
        """Say beside the ring what letters do, where they do it."""
        if self._ring_visible and self.hasFocus() and self._edits_now():
            self._ring_hint.show_beside(self._layout().rect(self._focus_square))
        else:
            self._ring_hint.hide()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the ring."""
        self._ring_hint.hide()
        self._update_squares((self._focus_square,))
        super().focusOutEvent(event)

    # -- painting ----------------------------------------------------------------------------

    def _shown(self) -> BoardPicture:
        drag = self._drag
        ring = {self._focus_square} if self._ring_visible and self.hasFocus() else set()
        if drag is not None and drag.target is not None:
            ring.add(drag.target)
        shown = super()._shown()
        return replace(
            shown,
            picked=self._picked,
            ringed=ring,
            lifted=None if drag is None or drag.copy else drag.source,
            destinations=self.destinations or shown.destinations,
        )

"""The board: shows a position and turns mouse and keys into edited positions.

The widget keeps no history and edits nothing by itself: every change is offered by
`position_edited`, and shown when the owner answers with `set_position`.
"""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QCursor,
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QApplication, QMenu, QSizePolicy, QWidget

from matewright.gui import theme
from matewright.gui.board.brush import Brush
from matewright.gui.board.drag import Drag, Overlay
from matewright.gui.board.layout import BoardLayout
from matewright.gui.board.painting import BoardPicture
from matewright.gui.board.pieces import picture, piece_icon
from matewright.gui.board.spoken import SpokenWidget
from matewright.model.move import square_name
from matewright.model.piece import KINDS, Colour, Piece
from matewright.model.position import Position

_LEAST_SIZE = 240
_MENU_ICON = 24
_CURSOR_SIZE = 32

# Fairy kinds may have letters that no key has; the menu and the palette offer those.
_KEYS = {Qt.Key[f"Key_{code}"]: code for code in KINDS if f"Key_{code}" in Qt.Key.__members__}
_KEYS[Qt.Key.Key_S] = "N"
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
_REMOVE_KEYS = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)
_PICK_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_MODIFIER_KEYS = (Qt.Key.Key_Control, Qt.Key.Key_Shift, Qt.Key.Key_Alt, Qt.Key.Key_Meta)
_KEYBOARD_REASONS = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)
_OWN_KEYS = frozenset((*_KEYS, *_ARROWS, *_REMOVE_KEYS, *_PICK_KEYS, Qt.Key.Key_Space))


class BoardWidget(SpokenWidget):
    """A chess board for setting up positions and following solutions."""

    position_edited = Signal(object, str)
    """A `Position` the user asks for and, as the name of an undo step, what was done."""
    edit_refused = Signal()
    """An edit was tried while the board is only to be looked at."""
    square_focused = Signal(int)
    """The square the keyboard acts on has changed."""
    brush_changed = Signal(object)
    """The `Brush` now held, or None."""
    square_picked = Signal(int)
    """A square was chosen while squares are being picked."""
    picking_ended = Signal()
    """Squares are no longer picked: Esc was pressed, or the owner said so."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._position = Position()
        self._last_move: tuple[int, int] | None = None
        self._checked: frozenset[int] = frozenset()
        self._flipped = False
        self._coordinates = True
        self._read_only = False
        self._picking = False
        self._brush: Brush | None = None
        self._focus_square = 0
        self._ring_visible = False
        self._picked: int | None = None
        self._press: QPointF | None = None
        self._drag: Drag | None = None

        self.setMinimumSize(_LEAST_SIZE, _LEAST_SIZE)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setAccessibleName(self.tr("Board"))
        self.setWhatsThis(
            self.tr(
                "Drag a man to move it, with Ctrl to copy it, off the board to remove it; the "
                "right button removes too. With the keyboard: arrows choose a square, K Q R B N "
                "(or S) P place a white man and with Shift a black one, Delete removes, Enter "
                "picks a man up and puts it down, Space opens a menu of men."
            )
        )

    # -- what is shown -----------------------------------------------------------------------

    @property
    def position(self) -> Position:
        """The position shown."""
        return self._position

    def set_position(self, position: Position) -> None:
        """Show a position. A drag or a picked man is dropped if the board changes under it."""
        changed = [s for s in range(64) if position.board[s] != self._position.board[s]]
        self._position = position
        if changed:
            self._end_drag()
            self._pick(None)
            self._update_squares(changed)
            if self._focus_square in changed:
                self.announce()
            self._update_cursor()

    def set_last_move(self, move: tuple[int, int] | None) -> None:
        """Mark the squares a move went from and to."""
        self._update_squares((*(self._last_move or ()), *(move or ())))
        self._last_move = move

    def set_checked(self, squares: Iterable[int]) -> None:
        """Mark the kings that stand in check."""
        before, self._checked = self._checked, frozenset(squares)
        self._update_squares(before | self._checked)

    @property
    def flipped(self) -> bool:
        """Whether Black is at the bottom."""
        return self._flipped

    def set_flipped(self, flipped: bool) -> None:
        """Show the board from Black's side or from White's."""
        self._end_drag()
        self._flipped = flipped
        self._update_cursor()
        self.update()

    def set_coordinates_visible(self, visible: bool) -> None:
        """Show or hide the letters and numbers beside the board."""
        self._coordinates = visible
        self._update_cursor()
        self.update()

    def set_read_only(self, read_only: bool) -> None:
        """With True, the user can look but not edit."""
        self._end_drag()
        self._pick(None)
        self._read_only = read_only
        self._update_cursor()

    @property
    def picking(self) -> bool:
        """Whether clicks choose squares and edit nothing."""
        return self._picking

    def set_picking(self, picking: bool) -> None:
        """With True, clicks and Enter choose squares for whoever asks, until Esc."""
        if picking == self._picking:
            return
        self._end_drag()
        self._pick(None)
        self._picking = picking
        self._update_cursor()
        if not picking:
            self.picking_ended.emit()

    @property
    def brush(self) -> Brush | None:
        """What a click places or erases; None: clicks only choose squares."""
        return self._brush

    def set_brush(self, brush: Brush | None) -> None:
        """Take a brush or put it away; emits `brush_changed` when it is another one."""
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
        """Move the keyboard to another square and have it announced."""
        if square == self._focus_square:
            return
        self._update_squares((self._focus_square, square))
        self._focus_square = square
        self.square_focused.emit(square)
        self.announce()

    def describe(self, square: int) -> str:
        """What a screen reader says: `e4, black knight`."""
        man = self._position.board[square]
        words = [square_name(square), self.tr("empty") if man is None else man.name]
        if square in self._checked:
            words.append(self.tr("in check"))
        if square == self._picked:
            words.append(self.tr("picked up"))
        return ", ".join(words)

    def spoken_value(self) -> str:
        """The focused square in words."""
        return self.describe(self._focus_square)

    def sizeHint(self) -> QSize:
        """Large enough to look at in comfort."""
        return QSize(2 * _LEAST_SIZE, 2 * _LEAST_SIZE)

    def square_rect(self, square: int) -> QRectF:
        """Where a square is, in the widget's coordinates."""
        return self._layout().rect(square)

    # -- dragging ----------------------------------------------------------------------------

    def begin_palette_drag(self, piece: Piece, point: QPointF) -> None:
        """Start to carry a new man; the palette, which has the mouse, passes on where it is.

        `point` is in screen coordinates, as in `drag_to` and `drop`.
        """
        if not self._read_only and not self._picking:
            self._begin_drag(piece, None, point)

    def drag_to(self, point: QPointF, modifiers: Qt.KeyboardModifier) -> None:
        """The mouse is now at `point`."""
        if self._drag is None:
            return
        self._drag.overlay.follow(point)
        target = self._layout().square_at(self.mapFromGlobal(point))
        if target != self._drag.target:
            self._update_squares(s for s in (target, self._drag.target) if s is not None)
            self._drag.target = target
        self._set_copying(modifiers)

    def drop(self, point: QPointF, modifiers: Qt.KeyboardModifier) -> None:
        """The button was let go at `point`: place, move, copy or remove the man."""
        self.drag_to(point, modifiers)
        drag = self._drag
        if drag is None:
            return
        self._end_drag()
        if drag.source is None:
            if drag.target is not None:
                self._place(drag.target, drag.piece)
        elif drag.target is not None:
            self._shift(drag.source, drag.target, copy=drag.copy)
        elif not drag.copy:
            self._remove(drag.source)
        if drag.target is not None:
            self.set_focus_square(drag.target)

    def cancel(self) -> bool:
        """Drop what is held: the drag, the picked man, the picking, the brush. True if any was."""
        if self._drag is not None:
            self._end_drag()
        elif self._picked is not None:
            self._pick(None)
        elif self._picking:
            self.set_picking(False)
        elif self._brush is not None:
            self.set_brush(None)
        else:
            return False
        return True

    def _begin_drag(self, piece: Piece, source: int | None, point: QPointF) -> None:
        self._end_drag()
        self._pick(None)
        outline = theme.colours_of(self.palette()).outline
        man = picture(piece, self._layout().cell, self.devicePixelRatioF(), outline)
        self._drag = Drag(piece, source, Overlay(self.window(), man))
        self._drag.overlay.follow(point)
        if source is not None:
            self._update_squares((source,))
        # Esc and Ctrl must be seen wherever the keyboard is while a man is in the air.
        self._application().installEventFilter(self)
        self._update_cursor()

    def _end_drag(self) -> None:
        self._press = None
        if self._drag is None:
            return
        self._application().removeEventFilter(self)
        self._drag.overlay.hide()
        self._drag.overlay.deleteLater()
        squares = (self._drag.source, self._drag.target)
        self._drag = None
        self._update_squares(s for s in squares if s is not None)
        self._update_cursor()

    @staticmethod
    def _application() -> QCoreApplication:
        app = QCoreApplication.instance()
        assert app is not None, "widgets live in an application"
        return app

    def _set_copying(self, modifiers: Qt.KeyboardModifier) -> None:
        if self._drag is None or self._drag.source is None:
            return
        self._drag.copy = bool(modifiers & Qt.KeyboardModifier.ControlModifier)
        self._update_squares((self._drag.source,))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """During a drag: Esc drops the man, Ctrl switches between moving and copying."""
        if not isinstance(event, QKeyEvent):
            return super().eventFilter(watched, event)
        if event.key() == Qt.Key.Key_Escape:
            if event.type() is not QEvent.Type.KeyRelease:
                event.accept()
                if event.type() is QEvent.Type.KeyPress:
                    self._end_drag()
                return True
        elif event.key() == Qt.Key.Key_Control:
            pressed = event.type() is QEvent.Type.KeyPress
            self._set_copying(
                Qt.KeyboardModifier.ControlModifier if pressed else Qt.KeyboardModifier.NoModifier
            )
        return super().eventFilter(watched, event)

    # -- edits: each offers one new position -------------------------------------------------

    def _offer(self, position: Position, description: str) -> None:
        if position == self._position:
            return
        if self._read_only or self._picking:
            self.edit_refused.emit()
        else:
            self.position_edited.emit(position, description)

    def _place(self, square: int, piece: Piece) -> None:
        words = self.tr("Place {man} {square}")
        self._offer(
            self._position.put(square, piece),
            words.format(man=piece.name, square=square_name(square)),
        )

    def _remove(self, square: int) -> None:
        man = self._position.board[square]
        if man is not None:
            words = self.tr("Remove {man} {square}")
            self._offer(
                self._position.put(square, None),
                words.format(man=man.name, square=square_name(square)),
            )

    def _shift(self, source: int, target: int, *, copy: bool) -> None:
        man = self._position.board[source]
        if man is not None and source != target:
            words = (
                self.tr("Copy {man} {source}–{target}")
                if copy
                else self.tr("Move {man} {source}–{target}")
            )
            self._offer(
                self._position.shift_man(source, target, copy=copy),
                words.format(man=man.name, source=square_name(source), target=square_name(target)),
            )

    def _apply_brush(self, brush: Brush, square: int) -> None:
        if brush.piece is None or brush.piece == self._position.board[square]:
            self._remove(square)
        else:
            self._place(square, brush.piece)

    # -- mouse -------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Paint, remove, or get ready for a drag."""
        if self._drag is not None:
            self._end_drag()
            return
        self._ring_visible = False
        square = self._layout().square_at(event.position())
        self._update_squares((self._focus_square,))
        if square is None:
            return
        self.set_focus_square(square)
        self._pick(None)
        if self._picking:
            if event.button() is Qt.MouseButton.LeftButton:
                self.square_picked.emit(square)
        elif event.button() is Qt.MouseButton.RightButton:
            self._remove(square)
        elif event.button() is Qt.MouseButton.LeftButton:
            if self._brush is not None:
                self._apply_brush(self._brush, square)
            elif self._position.board[square] is not None and not self._read_only:
                self._press = event.position()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Start or continue a drag."""
        if self._press is not None and self._drag is None:
            way = event.position() - self._press
            if way.manhattanLength() >= QApplication.startDragDistance():
                source = self._layout().square_at(self._press)
                man = None if source is None else self._position.board[source]
                if man is not None:
                    self._begin_drag(man, source, event.globalPosition())
        if self._drag is not None:
            self.drag_to(event.globalPosition(), event.modifiers())
        else:
            self._update_cursor(event.position())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End a drag."""
        if event.button() is Qt.MouseButton.LeftButton:
            self.drop(event.globalPosition(), event.modifiers())
            self._press = None

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Open the menu of men, when the keyboard asks for it."""
        # The right button removes men; the window's own menu must not open with it.
        event.accept()
        if event.reason() is QContextMenuEvent.Reason.Keyboard:
            self.open_piece_menu()

    def hideEvent(self, event: QHideEvent) -> None:
        """Drop a man in the air."""
        self._end_drag()
        super().hideEvent(event)

    def _update_cursor(self, point: QPointF | None = None) -> None:
        """Show the brush, a hand over men that can be dragged, or the plain arrow."""
        if self._drag is not None:
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
            return
        if self._picking:
            self.setCursor(Qt.CursorShape.CrossCursor)
            return
        if self._read_only:
            self.unsetCursor()
            return
        if self._brush is not None:
            self.setCursor(self._brush_cursor(self._brush))
            return
        where = self.mapFromGlobal(QPointF(QCursor.pos())) if point is None else point
        square = self._layout().square_at(where)
        if square is not None and self._position.board[square] is not None:
            self.setCursor(Qt.CursorShape.OpenHandCursor)
        else:
            self.unsetCursor()

    def _brush_cursor(self, brush: Brush) -> QCursor:
        ratio = self.devicePixelRatioF()
        if brush.piece is None:
            return QCursor(theme.icon("erase").pixmap(QSize(24, 24), ratio))
        outline = theme.colours_of(self.palette()).outline
        return QCursor(picture(brush.piece, _CURSOR_SIZE, ratio, outline))

    # -- keyboard ----------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        """Claim the board's keys before the window's shortcuts see them."""
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            plain = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
            if event.key() == Qt.Key.Key_Escape:
                held = (self._drag, self._picked, self._brush) != (None, None, None)
                mine = held or self._picking
            else:
                mine = event.key() in _OWN_KEYS and not event.modifiers() & ~plain
            if mine:
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the focused square, place, remove, pick up, open the menu, or let go."""
        key, square = event.key(), self._focus_square
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
        elif key in _PICK_KEYS and (control or not modifiers):
            self._pick_or_put_down(square, copy=control)
        elif modifiers and not shift:
            super().keyPressEvent(event)
        elif key in _ARROWS:
            self.set_focus_square(self._layout().neighbour(square, *_ARROWS[Qt.Key(key)]))
        elif key in _KEYS:
            colour = Colour.BLACK if shift else Colour.WHITE
            self._place(square, Piece(colour, _KEYS[Qt.Key(key)]))
        elif key in _REMOVE_KEYS:
            self._remove(square)
        elif key == Qt.Key.Key_Space:
            self.open_piece_menu()
        else:
            super().keyPressEvent(event)

    def open_piece_menu(self) -> None:
        """Offer all men, and to remove the one there, at the focused square."""
        if self._read_only or self._picking:
            return
        square, ratio = self._focus_square, self.devicePixelRatioF()
        plate = theme.colours_of(self.palette()).plate
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for colour in Colour:
            for kind in KINDS.values():
                man = Piece(colour, kind.code)
                key = kind.code if colour is Colour.WHITE else self.tr("Shift+") + kind.code
                action = menu.addAction(
                    piece_icon(man, _MENU_ICON, ratio, plate), f"{man.name.capitalize()}\t{key}"
                )
                action.triggered.connect(lambda _=False, man=man: self._place(square, man))
            menu.addSeparator()
        remove = menu.addAction(theme.icon("erase"), self.tr("Remove") + "\t" + self.tr("Del"))
        remove.setEnabled(self._position.board[square] is not None)
        remove.triggered.connect(lambda: self._remove(square))
        menu.popup(self.mapToGlobal(self._layout().rect(square).center().toPoint()))

    def _pick_or_put_down(self, square: int, *, copy: bool) -> None:
        if self._picked is None:
            if self._position.board[square] is not None and not self._read_only:
                self._pick(square)
            return
        source = self._picked
        self._pick(None)
        self._shift(source, square, copy=copy)

    def _pick(self, square: int | None) -> None:
        if square == self._picked:
            return
        self._update_squares(s for s in (square, self._picked) if s is not None)
        self._picked = square
        if square is not None:
            self.announce()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring and say which square is focused."""
        # After the mouse, or when the whole window comes back, the ring would only be in the way.
        if event.reason() in _KEYBOARD_REASONS:
            self._ring_visible = True
        self._update_squares((self._focus_square,))
        super().focusInEvent(event)
        self.announce()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the ring."""
        self._update_squares((self._focus_square,))
        super().focusOutEvent(event)

    # -- painting ----------------------------------------------------------------------------

    def _margin(self) -> int:
        return self.fontMetrics().height() + theme.STEP if self._coordinates else 0

    def _layout(self) -> BoardLayout:
        return BoardLayout.fit(
            self.width(), self.height(), self._margin(), self.devicePixelRatioF(), self._flipped
        )

    def _update_squares(self, squares: Iterable[int]) -> None:
        layout = self._layout()
        for square in squares:
            self.update(layout.rect(square).toAlignedRect())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw what needs it."""
        drag = self._drag
        ring = {self._focus_square} if self._ring_visible and self.hasFocus() else set()
        if drag is not None and drag.target is not None:
            ring.add(drag.target)
        shown = BoardPicture(
            position=self._position,
            layout=self._layout(),
            colours=theme.colours_of(self.palette()),
            ratio=self.devicePixelRatioF(),
            margin=self._margin(),
            last_move=self._last_move or (),
            checked=self._checked,
            picked=self._picked,
            ringed=ring,
            lifted=None if drag is None or drag.copy else drag.source,
        )
        painter = QPainter(self)
        shown.paint(painter, QRectF(event.rect()))
        painter.end()

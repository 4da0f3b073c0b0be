"""One piece of the palette: a button to click for a brush, or to drag from onto the board."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QApplication, QSizePolicy, QWidget

from matewright.gui.widgets import theme
from matewright.model.figures import USUAL, Figures
from matewright.model.piece import Piece
from matewright.render.pieces import Figure, picture

_SIDE = 10 * theme.STEP
_INSET = 2
_FAINT = 0.35
"""The opacity of a piece that is disabled."""


class PieceButton(QAbstractButton):
    """Shows a piece on a plate; checked while its piece is the brush."""

    drag_started = Signal(object, QPointF)
    """The piece was dragged off: the `Piece` and the mouse in screen coordinates."""
    drag_moved = Signal(QPointF, Qt.KeyboardModifier)
    """The mouse moved on, with these keys held."""
    drag_dropped = Signal(QPointF, Qt.KeyboardModifier)
    """The button was released there."""
    arrow_pressed = Signal(int, int)
    """The focus is to move by this many buttons to the right and down."""

    def __init__(self, piece: Piece, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.piece = piece
        self._piece_set = "standard"
        self.figures = USUAL
        self._press: QPointF | None = None
        self._dragging = False
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(piece.title)
        tip = (
            self.tr("{man}: drag it to the board, or click it and then squares\n({movement})")
            if piece.kind.is_fairy
            else self.tr("{man}: drag it to the board, or click it and then squares")
        )
        self.setToolTip(tip.format(man=piece.title, movement=piece.kind.movement))
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def set_figures(self, figures: Figures) -> None:
        """Draw a fairy piece with the figure it has in the diagram."""
        if figures.of(self.piece.code) != self.figures.of(self.piece.code):
            self.update()
        self.figures = figures

    def set_piece_set(self, name: str) -> None:
        """Show the piece as that set of `PIECE_SETS` draws it."""
        self._piece_set = name
        self.update()

    def sizeHint(self) -> QSize:
        """A fixed size, large enough for a finger."""
        return QSize(_SIDE, _SIDE)

    def minimumSizeHint(self) -> QSize:
        """The same as the best size: the pieces are never squeezed."""
        return self.sizeHint()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember where a drag may start."""
        if event.button() is Qt.MouseButton.LeftButton:
            self._press = event.position()
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Start or continue a drag."""
        if self._dragging:
            self.drag_moved.emit(event.globalPosition(), event.modifiers())
            return
        if self._press is not None:
            way = event.position() - self._press
            if way.manhattanLength() >= QApplication.startDragDistance():
                self._dragging = True
                self.setDown(False)
                self.drag_started.emit(self.piece, event.globalPosition())
                return
        super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End a drag, or else a click."""
        self._press = None
        if self._dragging:
            self._dragging = False
            self.drag_dropped.emit(event.globalPosition(), event.modifiers())
            return
        super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go to the neighbouring buttons, Enter clicks as Space does."""
        steps = {
            Qt.Key.Key_Left: (-1, 0),
            Qt.Key.Key_Right: (1, 0),
            Qt.Key.Key_Up: (0, -1),
            Qt.Key.Key_Down: (0, 1),
        }
        if event.key() in steps:
            self.arrow_pressed.emit(*steps[Qt.Key(event.key())])
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - small: drawn whole
        """Draw plate, piece, and a frame for the brush or the keyboard."""
        colours = theme.colours_of(self.palette())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours.plate))
        painter.drawRoundedRect(frame, theme.STEP, theme.STEP)
        if self.isChecked() or self.isDown():
            tint = QColor(colours.accent)
            tint.setAlphaF(0.3)
            painter.setBrush(tint)
            painter.drawRoundedRect(frame, theme.STEP, theme.STEP)
        edge = None
        if self.hasFocus():
            edge = QPen(QColor(colours.text), 2)
        elif self.isChecked():
            edge = QPen(QColor(colours.accent), 2)
        elif self.underMouse() and self.isEnabled():
            edge = QPen(QColor(colours.quiet), 1)
        if edge is not None:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(edge)
            painter.drawRoundedRect(frame, theme.STEP, theme.STEP)
        side = self.width() - 2 * _INSET
        pixmap = picture(
            Figure.of(self.piece, self.figures), self._piece_set, side, self.devicePixelRatioF()
        )
        painter.setOpacity(1.0 if self.isEnabled() else _FAINT)
        painter.drawPixmap(QPointF(_INSET, _INSET), pixmap)
        painter.end()

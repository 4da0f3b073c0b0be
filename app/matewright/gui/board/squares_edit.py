"""A small board for choosing squares."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from matewright.gui.board.spoken import SpokenWidget
from matewright.gui.widgets.theme import STEP, colours_of
from matewright.model.diagram import Diagram
from matewright.model.move import square_name, square_number
from matewright.model.position import Position
from matewright.render.layout import BoardLayout
from matewright.render.pieces import Figure, picture

_SIDE: Final = 44 * STEP
_STEPS: Final = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class SquaresEdit(SpokenWidget):
    """A click chooses a square or gives it up, as Space does where the arrow keys have led.

    `names` are the squares chosen, in the order in which they were; of more than `most` the first
    goes.
    """

    changed = Signal()

    def __init__(self, most: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._most = most
        self._at = 0
        self.names: tuple[str, ...] = ()
        self._diagram = Diagram(Position())
        self.setObjectName("squares")
        self.setAccessibleName(self.tr("Board to choose squares"))
        self.setToolTip(self.tr("Click squares, or go to them with the arrow keys and press Space"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """A small board."""
        return QSize(_SIDE, _SIDE)

    def set_names(self, names: Iterable[str]) -> None:
        """Show other squares as chosen; nothing is emitted."""
        self.names = tuple(names)
        self.update()

    def set_position(self, position: Position) -> None:
        """Show the men that stand on the squares."""
        self._diagram = Diagram(position)
        self.update()

    def spoken_value(self) -> str:
        """The square, the man on it, and whether it is chosen."""
        name, man = square_name(self._at), self._diagram.position.board[self._at]
        said = name if man is None else f"{name}, {man.name}"
        return self.tr("{square}, chosen").format(square=said) if name in self.names else said

    @property
    def _layout(self) -> BoardLayout:
        return BoardLayout.fit(self.width(), self.height(), 0, self.devicePixelRatioF(), False)

    def _toggle(self) -> None:
        name = square_name(self._at)
        if name in self.names:
            self.names = tuple(one for one in self.names if one != name)
        else:
            self.names = (*self.names, name)[-self._most :]
        self.update()
        self.announce()
        self.changed.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the square under the mouse, or give it up."""
        square = self._layout.square_at(event.position())
        if event.button() is Qt.MouseButton.LeftButton and square is not None:
            self._at = square
            self._toggle()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to another square, or choose the one there."""
        key = event.key()
        if key in _STEPS:
            self._at = self._layout.neighbour(self._at, *_STEPS[Qt.Key(key)])
            self.update()
            self.announce()
        elif key == Qt.Key.Key_Space:
            self._toggle()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Announce the focused square."""
        super().focusInEvent(event)
        self.announce()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - small: drawn whole
        """Draw the squares; the chosen ones are filled."""
        colours, layout = colours_of(self.palette()), self._layout
        chosen = set(map(square_number, self.names))
        painter = QPainter(self)
        painter.setPen(QPen(QColor(colours.quiet), 1))
        for square in range(64):
            is_light = (square + square // 8) % 2
            ground = colours.base if is_light else colours.border
            painter.fillRect(layout.rect(square), QColor(ground))
            if square in chosen:
                painter.fillRect(layout.rect(square), QColor(colours.accent))
        self._paint_men(painter, layout)
        painter.drawRect(layout.board)
        if self.hasFocus():
            painter.setPen(QPen(QColor(colours.text), 2))
            painter.drawRect(layout.rect(self._at).adjusted(1, 1, -1, -1))
        painter.end()

    def _paint_men(self, painter: QPainter, layout: BoardLayout) -> None:
        position, ratio = self._diagram.position, self.devicePixelRatioF()
        figures = self._diagram.figures.on(position)
        outline = colours_of(self.palette()).plate
        for square, piece in position.pieces():
            figure = Figure.of(piece, figures)
            man = picture(figure, "standard", layout.cell, ratio, outline)
            painter.drawPixmap(layout.rect(square).topLeft(), man)

"""Prinz's flow diagram of 1952: the blocks W1 B1 W2 B2, and the current step.

Entry 1 begins a turn, entry 2 goes on with it; exit 3 means that a legal move was found, exit 4
that none is left.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from matewright.gui.board.spoken import SpokenWidget
from matewright.gui.widgets.theme import Colours, colours_of

BLOCKS: Final = ("W1", "B1", "W2", "B2")

_WIDTH: Final = 316.0
_HEIGHT: Final = 452.0
"""The size of the drawing in its own units; it is scaled to the widget."""

_LEFT: Final = 24.0
_BLOCK: Final = QSize(112, 44)
_FIRST_TOP: Final = 34.0
_PITCH: Final = 106.0
_FIRST_PORT: Final = 32.0
_SECOND_PORT: Final = 80.0
_OUT: Final = 18.0
_IN: Final = 22.0
_RETURNS: Final = (242.0, 268.0, 294.0)
"""The horizontal positions of the three ways back."""

_ARROW: Final = 6.0


@dataclass(frozen=True, slots=True)
class _Way:
    """A line of the diagram: its corners, and the passages (block, number) that lie on it."""

    corners: tuple[tuple[float, float], ...]
    passages: frozenset[tuple[int, int]]
    words: str = ""


def _top(block: int) -> float:
    return _FIRST_TOP + _PITCH * block


def _bottom(block: int) -> float:
    return _top(block) + _BLOCK.height()


def _port(number: int) -> float:
    return _LEFT + (_FIRST_PORT if number in (1, 3) else _SECOND_PORT)


def _back(block: int, number: int, target: int, column: float, words: str = "") -> _Way:
    """The way from an exit round the right side to entry 2 of an earlier block."""
    down = _bottom(block) + (_OUT if number == 4 else 2 * _OUT)
    up = _top(target) - _IN
    return _Way(
        (
            (_port(number), _bottom(block)),
            (_port(number), down),
            (column, down),
            (column, up),
            (_port(2), up),
            (_port(2), _top(target)),
        ),
        frozenset({(block, number), (target, 2)}),
        words,
    )


def _end(block: int, words: str) -> _Way:
    """The way from an exit to the end of the whole work."""
    down = _bottom(block) + _OUT
    right = _LEFT + _BLOCK.width() + 16
    corners = ((_port(4), _bottom(block)), (_port(4), down), (right, down))
    return _Way(corners, frozenset({(block, 4)}), words)


def _ways(words: tuple[str, str, str, str]) -> list[_Way]:
    """All lines; `words` are the labels at the exits 4 from W1 to B2."""
    start = _Way(((_port(1), 2), (_port(1), _top(0))), frozenset({(0, 1)}))
    downward = [
        _Way(
            ((_port(3), _bottom(block)), (_port(1), _top(block + 1))),
            frozenset({(block, 3), (block + 1, 1)}),
        )
        for block in range(3)
    ]
    return [
        start,
        *downward,
        _end(0, words[0]),
        _end(1, words[1]),
        _back(2, 4, 0, _RETURNS[0], words[2]),
        _back(3, 4, 1, _RETURNS[1], words[3]),
        _back(3, 3, 2, _RETURNS[2]),
    ]


class FlowDiagram(SpokenWidget):
    """Shows the diagram with the active block filled and the last path highlighted."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("flow_diagram")
        self.setAccessibleName(self.tr("The four blocks of the program"))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setMinimumSize(QSize(230, 340))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._block = 0
        self._passage = 1
        self._ways = _ways(
            (self.tr("No solution"), self.tr("Solution"), self.tr("Avoidable"), self.tr("Mate"))
        )

    def show_passage(self, block: int, passage: int) -> None:
        """Mark a block (0 to 3) and the entry or exit (1 to 4) that was passed last."""
        if (block, passage) != (self._block, self._passage):
            self._block, self._passage = block, passage
            self.update()
            self.announce()

    def spoken_value(self) -> str:
        """Where the program is: `B1, exit 3: a legal move was found`."""
        words = {
            1: self.tr("entry 1: the turn has begun"),
            2: self.tr("entry 2: the turn goes on"),
            3: self.tr("exit 3: a legal move was found"),
            4: self.tr("exit 4: no move is left"),
        }
        return f"{BLOCKS[self._block]}, {words[self._passage]}"

    def sizeHint(self) -> QSize:
        """The natural size of the drawing."""
        return QSize(round(_WIDTH), round(_HEIGHT))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - small: drawn whole
        """Draw everything, as large as possible."""
        colours = colours_of(self.palette())
        scale = min(self.width() / _WIDTH, self.height() / _HEIGHT)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate((self.width() - scale * _WIDTH) / 2, 0)
        painter.scale(scale, scale)
        font = QFont(self.font())
        font.setPixelSize(13)
        painter.setFont(font)
        taken = (self._block, self._passage)
        # The last way taken is on top where ways cross.
        for way in sorted(self._ways, key=lambda way: taken in way.passages):
            _paint_way(painter, way, colours, strong=taken in way.passages)
        for block, name in enumerate(BLOCKS):
            self._paint_block(painter, block, name, colours)
        painter.end()
        if self.hasFocus():
            self._paint_focus(colours)

    def _paint_focus(self, colours: Colours) -> None:
        painter = QPainter(self)
        painter.setPen(QColor(colours.accent))
        painter.drawRect(self.rect().adjusted(0, 0, -1, -1))
        painter.end()

    def _paint_block(self, painter: QPainter, block: int, name: str, colours: Colours) -> None:
        active = block == self._block
        rect = QRectF(_LEFT, _top(block), _BLOCK.width(), _BLOCK.height())
        painter.setPen(QPen(QColor(colours.accent if active else colours.quiet), 1.6))
        painter.setBrush(QColor(colours.accent if active else colours.base))
        painter.drawRoundedRect(rect, 4, 4)
        font = QFont(painter.font())
        bold = QFont(font)
        bold.setPixelSize(17)
        bold.setWeight(QFont.Weight.DemiBold)
        painter.setFont(bold)
        painter.setPen(QColor(colours.on_accent if active else colours.text))
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, f"{name[0]} {name[1]}")
        painter.setFont(font)
        # No way leads back to the last block.
        for number in (1, 2, 3, 4) if block < len(BLOCKS) - 1 else (1, 3, 4):
            self._paint_number(painter, block, number, colours)

    def _paint_number(self, painter: QPainter, block: int, number: int, colours: Colours) -> None:
        taken = (block, number) == (self._block, self._passage)
        top = _top(block) - 18 if number in (1, 2) else _bottom(block) + 1
        rect = QRectF(_port(number) - 18, top, 13, 17)
        font = QFont(painter.font())
        strong = QFont(font)
        strong.setWeight(QFont.Weight.Black if taken else QFont.Weight.Normal)
        painter.setFont(strong)
        painter.setPen(QColor(colours.accent if taken else colours.quiet))
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, str(number))
        painter.setFont(font)


def _paint_way(painter: QPainter, way: _Way, colours: Colours, *, strong: bool) -> None:
    line = QPolygonF([QPointF(x, y) for x, y in way.corners])
    painter.setBrush(Qt.BrushStyle.NoBrush)
    # A gap in the background colour on both sides separates ways where they cross.
    solid, flat = Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap
    painter.setPen(QPen(QColor(colours.window), 8, solid, flat))
    painter.drawPolyline(line)
    colour = QColor(colours.accent if strong else colours.quiet)
    pen = QPen(colour, 3.4 if strong else 1.3)
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    painter.setPen(pen)
    painter.drawPolyline(line)
    _paint_arrow(painter, line.at(line.size() - 2), line.at(line.size() - 1), colour)
    if way.words:
        # `Solution` and `No solution` stand at the end of their ways, the others above them.
        x, y = way.corners[2]
        is_end = len(way.corners) == 3
        start = x + 5 if is_end else _LEFT + _BLOCK.width() + 6
        rect = QRectF(start, y - (9 if is_end else 19), _WIDTH - start, 18)
        painter.setPen(QColor(colours.accent if strong else colours.text))
        painter.drawText(
            rect, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, way.words
        )


def _paint_arrow(painter: QPainter, start: QPointF, tip: QPointF, colour: QColor) -> None:
    """A head at the end of a line that is upright or level."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    if start.x() == tip.x():
        feet = [QPointF(tip.x() + side, tip.y() - 1.4 * _ARROW) for side in (-_ARROW, _ARROW)]
    else:
        feet = [QPointF(tip.x() - 1.4 * _ARROW, tip.y() + side) for side in (-_ARROW, _ARROW)]
    painter.drawPolygon(QPolygonF([tip, *feet]))

"""The answer as a tree: moves to scan, remarks to read, keys to step through it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeView,
    QWidget,
)

from matewright.formats import solution_text
from matewright.gui.keys import asks_to_keep
from matewright.gui.models.solution_tree_model import (
    RowWords,
    Sign,
    SolutionTreeModel,
)
from matewright.gui.theme import Colours, colours_of
from matewright.model.notation import Notation
from matewright.model.position import Position
from matewright.model.solution import EMPTY_TREE, Node, Tree

Index = QModelIndex | QPersistentModelIndex

OPEN_ALL_UP_TO: Final = 200
"""Trees with more entries show their first moves, and few keys' defences, until more is opened."""

_KEYS_OPENED: Final = 3

AUTOPLAY_INTERVAL: Final = 900
"""Milliseconds a position stays while a line is played by itself."""

_GAP: Final = 8
_SIGN_SIZE: Final = 8


def position_at(diagram: Position, node: Node | None) -> Position:
    """The position after the moves that lead to a node.

    A threat is played as if the defender had passed; set play gives the first move to the other
    side. Where a file holds a tree that does not fit its position, the moves that do are played.
    """
    position = diagram
    for step in node.path() if node is not None else ():
        if step.follows_pass:
            position = position.with_turn(position.turn.other)
        if step.move is None:
            continue
        man = position.board[step.move.from_square]
        if man is None or man.code != step.move.piece:
            break
        position = position.play(step.move)
    return position


class SolutionPane(QTreeView):
    """Shows a solution tree. `node_chosen` carries the chosen `Node`, None for the diagram."""

    node_chosen = Signal(object)
    playing_changed = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("solution_tree")
        self.setAccessibleName("Solution tree")
        self.setProperty("quiet", True)
        self.setHeaderHidden(True)
        self.setUniformRowHeights(True)
        self.setAnimated(False)
        self.setExpandsOnDoubleClick(True)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self._model = SolutionTreeModel(self)
        self.setModel(self._model)
        self.setItemDelegate(_MoveDelegate(self))
        self.selectionModel().currentChanged.connect(self._announce)
        self._notation = Notation()
        self._stale = False
        self._placeholder = ""
        self._player = QTimer(self)
        self._player.setInterval(AUTOPLAY_INTERVAL)
        self._player.timeout.connect(self._play_on)

    # -- content ------------------------------------------------------------------------------

    def set_tree(
        self, tree: Tree = EMPTY_TREE, *, stale: bool = False, is_claim: bool = False
    ) -> None:
        """Show another tree, all open if it is small; a stale one is grey and cannot be played.

        `is_claim` says that nothing in it was proved.
        """
        if tree is not self._model.tree:
            self.stop_playing()
            self._model.set_tree(tree, is_claim=is_claim)
            self._open_first()
        if stale != self._stale:
            self._stale = stale
            self.viewport().update()
        if stale:
            self.go_first()

    def set_notation(self, notation: Notation) -> None:
        """Write the moves in another way."""
        self._notation = notation
        self._model.set_notation(notation)

    @property
    def placeholder(self) -> str:
        """What stands here while there is no tree."""
        return self._placeholder

    def set_placeholder(self, text: str) -> None:
        """Let that stand here while there is no tree."""
        self._placeholder = text
        self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the tree, or say why there is none."""
        super().paintEvent(event)
        if self._model.rowCount() == 0:
            painter = QPainter(self.viewport())
            painter.setPen(QColor(colours_of(self.palette()).quiet))
            room = self.viewport().rect().adjusted(4 * _GAP, 0, -4 * _GAP, 0)
            flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
            painter.drawText(room, flags, self._placeholder)
            painter.end()

    @property
    def is_stale(self) -> bool:
        """Whether the tree answers an earlier position."""
        return self._stale

    @property
    def node(self) -> Node | None:
        """The node whose position is shown; None for the diagram, and always in a stale tree."""
        return None if self._stale else self._model.node(self.currentIndex())

    def _open_first(self) -> None:
        if len(self._model.tree) <= OPEN_ALL_UP_TO:
            self.expandAll()
            return
        for row in range(self._model.rowCount()):
            heading = self._model.index(row, 0)
            self.expand(heading)
            if self._model.rowCount(heading) <= _KEYS_OPENED:
                for key in range(self._model.rowCount(heading)):
                    self.expand(self._model.index(key, 0, heading))

    def _announce(self, current: QModelIndex) -> None:
        if current.isValid():
            self.scrollTo(current)
        self.node_chosen.emit(self.node)

    # -- stepping -----------------------------------------------------------------------------

    @property
    def can_go_back(self) -> bool:
        """Whether a move is shown that can be taken back."""
        # The keyboard may rest on a heading, and the board still shows the diagram.
        return self.node is not None

    @property
    def can_go_forward(self) -> bool:
        """Whether a further move follows."""
        return not self._stale and self._next_index().isValid()

    @property
    def is_playing(self) -> bool:
        """Whether the line plays by itself."""
        return self._player.isActive()

    def go_first(self) -> None:
        """Back to the diagram."""
        self.stop_playing()
        self.setCurrentIndex(QModelIndex())
        self.clearSelection()

    def go_back(self) -> None:
        """One half-move back."""
        self.stop_playing()
        above = self.currentIndex().parent()
        if self._is_bare_heading(above):
            above = QModelIndex()
        if above.isValid():
            self.setCurrentIndex(above)
        else:
            self.go_first()

    def go_forward(self) -> None:
        """One half-move on, along the first continuation."""
        target = self._next_index()
        if target.isValid() and not self._stale:
            self.setCurrentIndex(target)

    def go_last(self) -> None:
        """To the end of the line, always along the first continuation."""
        self.stop_playing()
        while self.can_go_forward:
            self.go_forward()

    def toggle_playing(self) -> None:
        """Play the line by itself, or stop; at its end it begins again from the diagram."""
        if self._player.isActive():
            self.stop_playing()
            return
        if not self.can_go_forward:
            self.go_first()
        if self.can_go_forward:
            self._player.start()
            self.playing_changed.emit(True)
            self.go_forward()

    def stop_playing(self) -> None:
        """End the autoplay, if it is on."""
        if self._player.isActive():
            self._player.stop()
            self.playing_changed.emit(False)

    def _play_on(self) -> None:
        self.go_forward()
        if not self.can_go_forward:
            self.stop_playing()

    def _next_index(self) -> QModelIndex:
        """The first row below the chosen one; headings without a position are passed over."""
        current = self.currentIndex()
        target = self._model.index(0, 0, current)
        if self._is_bare_heading(target):
            target = self._model.index(0, 0, target)
        return target

    def _is_bare_heading(self, index: QModelIndex) -> bool:
        return index.isValid() and self._model.node(index) is None

    # -- keys ---------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Right and Left step along the line, Up and Down among its alternatives."""
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy_subtree()
            return
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        steps: dict[int, Callable[[], None]] = {
            Qt.Key.Key_Right: self.go_forward,
            Qt.Key.Key_Left: self.go_back,
            Qt.Key.Key_Home: self.go_first,
            Qt.Key.Key_End: self.go_last,
            Qt.Key.Key_Up: lambda: self._go_beside(-1),
            Qt.Key.Key_Down: lambda: self._go_beside(1),
        }
        step = steps.get(event.key())
        if step is None or not plain:
            super().keyPressEvent(event)
            return
        self.stop_playing()
        step()

    def event(self, event: QEvent) -> bool:
        """Keep Ctrl+C for the subtree while the tree has the focus."""
        if asks_to_keep(event, QKeySequence.StandardKey.Copy):
            event.accept()
            return True
        return super().event(event)

    def keyboardSearch(self, search: str) -> None:
        """Bare letters do nothing here: they must not jump about in the tree."""

    def _go_beside(self, step: int) -> None:
        current = self.currentIndex()
        if not current.isValid():
            self.setCurrentIndex(self._model.index(0, 0))
            return
        beside = current.siblingAtRow(current.row() + step)
        is_heading = not current.parent().isValid()
        if is_heading and step > 0 and not beside.isValid():
            # Below the last heading stand its moves.
            beside = self._model.index(0, 0, current)
        if beside.isValid():
            self.setCurrentIndex(beside)

    def copy_subtree(self) -> None:
        """Put the chosen move and all below it on the clipboard as text."""
        current = self.currentIndex()
        node = self._model.node(current)
        if node is not None and node.move is not None:
            nodes = [node]
        elif current.isValid():
            rows = range(self._model.rowCount(current))
            below = (self._model.node(self._model.index(row, 0, current)) for row in rows)
            nodes = [child for child in below if child is not None]
        else:
            nodes = [self._model.tree.root]
        lines = [line for top in nodes for line in solution_text.tree_lines(top, self._notation)]
        QGuiApplication.clipboard().setText("\n".join(lines))


class _MoveDelegate(QStyledItemDelegate):
    """Paints a row: sign, move in bold, remarks in a quieter voice."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw one row."""
        colours = colours_of(option.palette)
        view = self.parent()
        grey = isinstance(view, SolutionPane) and view.is_stale
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(option.rect, QColor(colours.selection))
        rect = option.rect.adjusted(_GAP // 2, 0, 0, 0)
        words = _words(index)
        text_colour = QColor(colours.disabled if grey else colours.text)
        font = _move_font(option.font)
        if words.is_heading:
            font = option.font
            text_colour = QColor(colours.disabled if grey else colours.quiet)
        else:
            if words.sign is not None:
                draw_sign(painter, _sign_place(rect), words.sign, colours, grey=grey)
            rect.setLeft(rect.left() + _SIGN_SIZE + _GAP)
        painter.setFont(font)
        painter.setPen(text_colour)
        painter.drawText(rect, Qt.AlignmentFlag.AlignVCenter, words.text)
        rect.setLeft(rect.left() + QFontMetrics(font).horizontalAdvance(words.text) + _GAP * 2)
        painter.setFont(option.font)
        metrics = QFontMetrics(option.font)
        quiet = QColor(colours.disabled if grey else colours.quiet)
        for remark in words.remarks:
            if remark.sign is not None:
                draw_sign(painter, _sign_place(rect), remark.sign, colours, grey=grey)
                rect.setLeft(rect.left() + _SIGN_SIZE + _GAP // 2)
            painter.setPen(quiet)
            painter.drawText(rect, Qt.AlignmentFlag.AlignVCenter, remark.words)
            width = metrics.horizontalAdvance(remark.words)
            rect.setLeft(rect.left() + width + _GAP + _GAP // 2)
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """The room for sign, move and remarks."""
        metrics = QFontMetrics(option.font)
        words = _words(index)
        width = _GAP * 4 + _SIGN_SIZE
        width += QFontMetrics(_move_font(option.font)).horizontalAdvance(words.text)
        for remark in words.remarks:
            width += metrics.horizontalAdvance(remark.words) + _SIGN_SIZE + 2 * _GAP
        return QSize(width, metrics.height() + 6)


def _words(index: Index) -> RowWords:
    model = index.model()
    assert isinstance(model, SolutionTreeModel)
    return model.words(index)


def _move_font(font: QFont) -> QFont:
    bold = QFont(font)
    bold.setWeight(QFont.Weight.DemiBold)
    return bold


def _sign_place(rect: QRect) -> QRectF:
    top = rect.top() + (rect.height() - _SIGN_SIZE) / 2
    return QRectF(rect.left(), top, _SIGN_SIZE, _SIGN_SIZE)


def draw_sign(
    painter: QPainter, place: QRectF, sign: Sign, colours: Colours, *, grey: bool = False
) -> None:
    """Draw a sign; each has a shape of its own, its colour says the same again."""
    names = {
        Sign.KEY: colours.accent,
        Sign.REFUTATION: colours.error,
        Sign.WARNING: colours.warning,
        Sign.CLAIM: colours.warning,
    }
    colour = QColor(colours.disabled if grey else names.get(sign, colours.quiet))
    painter.save()
    painter.setPen(QPen(colour, 1.6))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inner = place.adjusted(1, 1, -1, -1)
    centre = place.center()
    if sign is Sign.KEY:
        painter.setBrush(colour)
        painter.drawEllipse(inner)
    elif sign is Sign.CLAIM:
        ends = [QPointF(centre.x(), inner.top()), QPointF(inner.right(), centre.y())]
        ends += [QPointF(centre.x(), inner.bottom()), QPointF(inner.left(), centre.y())]
        painter.drawPolygon(QPolygonF(ends))
    elif sign is Sign.TRY:
        painter.drawEllipse(inner)
    elif sign is Sign.REFUTATION:
        painter.drawLine(inner.topLeft(), inner.bottomRight())
        painter.drawLine(inner.topRight(), inner.bottomLeft())
    elif sign is Sign.THREAT:
        painter.setBrush(colour)
        painter.setPen(Qt.PenStyle.NoPen)
        points = [inner.topLeft(), QPointF(inner.right(), centre.y()), inner.bottomLeft()]
        painter.drawPolygon(QPolygonF(points))
    elif sign is Sign.ZUGZWANG:
        painter.drawEllipse(inner)
        painter.drawPoint(centre)
    elif sign is Sign.DUAL:
        for x in (centre.x() - 1.7, centre.x() + 1.7):
            painter.drawLine(QPointF(x, inner.top()), QPointF(x, inner.bottom()))
    elif sign is Sign.PROMOTION_CHOICE:
        painter.drawLine(QPointF(centre.x(), inner.bottom()), QPointF(centre.x(), inner.top()))
        for x in (inner.left(), inner.right()):
            painter.drawLine(QPointF(centre.x(), inner.top()), QPointF(x, centre.y()))
    else:
        points = [QPointF(centre.x(), inner.top()), inner.bottomRight(), inner.bottomLeft()]
        painter.drawPolygon(QPolygonF(points))
    painter.restore()

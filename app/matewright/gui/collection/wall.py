"""The problems of a collection as a wall of diagrams, each with a caption."""

from __future__ import annotations

from time import monotonic
from typing import Final

from PySide6.QtCore import (
    QEvent,
    QItemSelectionModel,
    QModelIndex,
    QPoint,
    QRect,
    QSize,
    Qt,
    QTimer,
)
from PySide6.QtGui import (
    QColor,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from matewright.gui.board.thumbnails import Thumbnails, is_dark
from matewright.gui.collection.columns import Column
from matewright.gui.collection.list_model import ListModel
from matewright.gui.collection.table import KEYS, CollectionTable, set_action
from matewright.gui.widgets.keys import keeps
from matewright.gui.widgets.parts import fill_round
from matewright.gui.widgets.table_model import Index
from matewright.gui.widgets.theme import STEP, colours_of

_MARGIN: Final = 2 * STEP
"""Pixels around a diagram and its caption."""
_GAP: Final = 2 * STEP
"""Pixels between two of them."""
_LINES: Final = 3
"""Of the caption: number and author, source, and what is asked and found."""
_BUDGET: Final = 0.04
"""Seconds after which a round of painting leaves further new diagrams to the next."""


class Wall(QListView):
    """Shows the rows of the table as diagrams: what is chosen there is chosen here.

    What keys, drags and drops mean the table decides.
    """

    def __init__(self, table: CollectionTable, model: ListModel, thumbnails: Thumbnails) -> None:
        super().__init__(table.parentWidget())
        self._table = table
        self._list = model
        self._drop_at: tuple[int, bool] | None = None
        self.setObjectName("wall")
        self.setAccessibleName(self.tr("Diagrams of the problems"))
        self.setProperty("quiet", True)
        self.setModel(model)
        self.setModelColumn(Column.DIAGRAM)
        self.setSelectionModel(table.selectionModel())
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setUniformItemSizes(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragDrop)
        self.setDropIndicatorShown(False)
        self.setDefaultDropAction(Qt.DropAction.MoveAction)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self._cards = _Cards(model, thumbnails, self)
        self.setItemDelegate(self._cards)
        self.doubleClicked.connect(lambda _: table.opened.emit())

    def set_side(self, side: int) -> None:
        """Show diagrams of this many pixels."""
        self._cards.side = side
        self._share_width()
        self.keep_in_view()

    def keep_in_view(self) -> None:
        """Scroll to the current diagram, unless it is seen as a whole."""
        if (index := self.currentIndex()).isValid():
            self.scrollTo(index.siblingAtColumn(Column.DIAGRAM))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the width among as many diagrams as have room, and keep the current one in view."""
        super().resizeEvent(event)
        self._share_width()
        self.keep_in_view()

    def _share_width(self) -> None:
        least = self._cards.least_size()
        bar = self.verticalScrollBar().sizeHint().width()
        room = self.width() - bar - 2 * self.frameWidth() - 1
        columns = max(1, room // least.width())
        size = QSize(max(least.width(), room // columns), least.height())
        if size != self.gridSize():
            self._cards.size = size
            self.setGridSize(size)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw what is seen, if need be in several rounds, and where a drop would go."""
        self._cards.begin_round()
        super().paintEvent(event)
        if self._cards.is_behind:
            QTimer.singleShot(0, self.viewport(), self.viewport().update)
        if self._drop_at is not None:
            row, after = self._drop_at
            rect = self.visualRect(self._list.index(row, Column.DIAGRAM))
            across = rect.right() - 1 if after else rect.left()
            painter = QPainter(self.viewport())
            accent = QColor(colours_of(self.palette()).accent)
            painter.fillRect(across, rect.top(), STEP // 2, rect.height(), accent)
            painter.end()

    # -- keys --------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        """Keep the clipboard shortcuts from the window, which applies them to the board."""
        return keeps(event, *KEYS) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows move about; what else keys mean the table knows."""
        if not self._table.take_key(event):
            super().keyPressEvent(event)

    def moveCursor(
        self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        """Where a key leads from the current row, whichever of its cells is the current one."""
        index = self.currentIndex()
        if index.isValid() and index.column() != Column.DIAGRAM:
            self.selectionModel().setCurrentIndex(
                index.siblingAtColumn(Column.DIAGRAM), QItemSelectionModel.SelectionFlag.NoUpdate
            )
        return super().moveCursor(action, modifiers)

    def keyboardSearch(self, search: str) -> None:
        """Bare letters are for the search line."""

    # -- dragging ----------------------------------------------------------------------------

    def startDrag(self, _actions: Qt.DropAction) -> None:
        """Drag the selected problems."""
        index = self.currentIndex().siblingAtColumn(Column.DIAGRAM)
        self._table.drag_from(self, self._cards.diagram_in(self.visualRect(index)))

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Accept problems; files are for the window."""
        set_action(event, self)
        super().dragEnterEvent(event)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Show where the problems would be inserted."""
        set_action(event, self)
        super().dragMoveEvent(event)
        self._show_drop(self._place_under(event.position().toPoint()))

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        """Show no place any more."""
        super().dragLeaveEvent(event)
        self._show_drop(None)

    def dropEvent(self, event: QDropEvent) -> None:
        """Have the table take what was dropped."""
        row, after = self._place_under(event.position().toPoint()) or (-1, False)
        self.setState(QAbstractItemView.State.NoState)
        self._show_drop(None)
        self._table.take_drop(event, self, row, after=after)

    def _place_under(self, point: QPoint) -> tuple[int, bool] | None:
        """The row there, and whether its second half is meant."""
        index: QModelIndex = self.indexAt(point)
        if not index.isValid():
            return None
        return index.row(), point.x() > self.visualRect(index).center().x()

    def _show_drop(self, place: tuple[int, bool] | None) -> None:
        self._drop_at = place
        self.viewport().update()


class _Cards(QStyledItemDelegate):
    """Draws a diagram with its caption; new ones only as long as a round of painting may last."""

    def __init__(self, model: ListModel, thumbnails: Thumbnails, parent: QWidget) -> None:
        super().__init__(parent)
        self._list = model
        self._thumbnails = thumbnails
        self._view = parent
        self._end = 0.0
        self.side = 0
        self.size = QSize()
        self.is_behind = False

    def begin_round(self) -> None:
        """Begin a round of painting."""
        self._end, self.is_behind = monotonic() + _BUDGET, False

    def least_size(self) -> QSize:
        """The room that a diagram with its caption takes."""
        around = 2 * _MARGIN + _GAP
        lines = _LINES * self._view.fontMetrics().lineSpacing()
        return QSize(self.side + around, self.side + STEP + lines + around)

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        """All have the same size."""
        return self.size

    def diagram_in(self, rect: QRect) -> QRect:
        """Where the diagram is in the room of one."""
        top = rect.top() + _GAP // 2 + _MARGIN
        return QRect(rect.center().x() - self.side // 2, top, self.side, self.side)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw a diagram and its caption."""
        colours = colours_of(option.palette)
        card = option.rect.adjusted(_GAP // 2, _GAP // 2, -_GAP // 2, -_GAP // 2)
        is_selected = bool(option.state & QStyle.StateFlag.State_Selected)
        is_current = bool(option.state & QStyle.StateFlag.State_HasFocus)
        if is_selected or is_current:
            ground = colours.selection if is_selected else None
            edge = colours.accent if is_current else None
            frame = card.toRectF().adjusted(0.5, 0.5, -0.5, -0.5)
            fill_round(painter, frame, ground, edge)
        if monotonic() > self._end and not self._list.is_read(index.row()):
            self.is_behind = True
            return
        row = self._list.row(index.row())
        ratio = painter.device().devicePixelRatio()
        place = self.diagram_in(option.rect)
        picture = self._thumbnails.pixmap(
            row.position, self.side, ratio, dark=is_dark(option.palette)
        )
        painter.drawPixmap(place.topLeft(), picture)
        self._write(painter, option, index.row(), place)

    def _write(
        self, painter: QPainter, option: QStyleOptionViewItem, row: int, place: QRect
    ) -> None:
        """The caption: number and author, source, and what is asked and found."""

        def text(column: Column) -> str:
            return str(self._list.index(row, column).data() or "")

        colours = colours_of(option.palette)
        state = self._list.index(row, Column.STATE).data(Qt.ItemDataRole.ForegroundRole)
        asked = " · ".join(filter(None, (text(Column.STIPULATION), text(Column.MEN))))
        bold = QFont(option.font)
        bold.setWeight(QFont.Weight.DemiBold)
        line = QFontMetrics(option.font).lineSpacing()
        width = option.rect.width() - 2 * _MARGIN - _GAP
        rect = QRect(option.rect.left() + _MARGIN + _GAP // 2, place.bottom() + STEP, width, line)
        number = f"{text(Column.NUMBER)}  "
        painter.save()
        _put(painter, rect, number, bold, QColor(colours.text))
        rest = rect.adjusted(QFontMetrics(bold).horizontalAdvance(number), 0, 0, 0)
        _put(painter, rest, text(Column.AUTHOR), bold, QColor(colours.text))
        rect.translate(0, line)
        _put(painter, rect, text(Column.SOURCE), option.font, QColor(colours.quiet))
        rect.translate(0, line)
        asked = f"{asked} · "
        _put(painter, rect, asked, option.font, QColor(colours.text))
        rest = rect.adjusted(QFontMetrics(option.font).horizontalAdvance(asked), 0, 0, 0)
        _put(painter, rest, text(Column.STATE), option.font, QColor(state))
        painter.restore()


def _put(painter: QPainter, rect: QRect, text: str, font: QFont, colour: QColor) -> None:
    """Write a line, with dots at its end where it is too long."""
    painter.setFont(font)
    painter.setPen(colour)
    elided = QFontMetrics(font).elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
    painter.drawText(rect, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, elided)

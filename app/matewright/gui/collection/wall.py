"""The problems of a collection as a wall of diagrams, each with a caption."""

from __future__ import annotations

from time import monotonic
from typing import Final

from PySide6.QtCore import (
    QEvent,
    QItemSelection,
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
    QRegion,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QStyleOptionViewItem, QWidget

from matewright.gui.board.thumbnails import Thumbnails, is_dark
from matewright.gui.collection.columns import Column
from matewright.gui.collection.list_model import ListModel
from matewright.gui.collection.table import KEYS, CollectionTable, set_action
from matewright.gui.widgets.keys import keeps
from matewright.gui.widgets.parts import fill_round
from matewright.gui.widgets.table_model import Index
from matewright.gui.widgets.theme import STEP, colours_of

_Action = QAbstractItemView.CursorAction

_MARGIN: Final = 2 * STEP
"""Pixels around a diagram and its caption."""
_GAP: Final = 2 * STEP
"""Pixels between two of them."""
_LINES: Final = 3
"""Of the caption: number and author, source, and what is asked and found."""
_STEPS: Final = 8
"""How many turns of the wheel, as it were, lead past a line of diagrams."""
_BUDGET: Final = 0.04
"""Seconds after which a round of painting leaves further new diagrams to the next."""


class Wall(QAbstractItemView):
    """Shows the rows of the table as diagrams: what is chosen there is chosen here.

    What keys, drags and drops mean the table decides. All diagrams have the same size, and where
    one stands is computed: Qt's own list would lay out 200,000 of them one by one.
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
        self.setSelectionModel(table.selectionModel())
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragDrop)
        self.setDropIndicatorShown(False)
        self.setDefaultDropAction(Qt.DropAction.MoveAction)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self._cards = _Cards(model, thumbnails, self)
        self._columns, self._room = 1, QSize(1, 1)
        self.doubleClicked.connect(lambda _: table.opened.emit())

    def set_side(self, side: int) -> None:
        """Show diagrams of this many pixels."""
        self._cards.side = side
        self.updateGeometries()
        self.keep_in_view()
        self.viewport().update()

    def keep_in_view(self) -> None:
        """Scroll to the current diagram, unless it is seen as a whole."""
        if (index := self.currentIndex()).isValid():
            self.scrollTo(index)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the width among as many diagrams as have room, and keep the current one in view."""
        super().resizeEvent(event)
        self.keep_in_view()

    # -- where they stand --------------------------------------------------------------------

    def updateGeometries(self) -> None:
        """Share the width among as many diagrams as have room for it."""
        least, width = self._cards.least_size(), self.viewport().width()
        self._columns = max(1, width // least.width())
        self._room = QSize(max(least.width(), width // self._columns), least.height())
        lines = -(-self._list.row_total // self._columns)
        bar, height = self.verticalScrollBar(), self.viewport().height()
        bar.setRange(0, max(0, lines * self._room.height() - height))
        bar.setPageStep(height)
        bar.setSingleStep(self._room.height() // _STEPS)
        super().updateGeometries()

    def visualRect(self, index: Index) -> QRect:
        """Where the diagram of a row is in the view, whichever cell of it is meant."""
        if not index.isValid():
            return QRect()
        line, column = divmod(index.row(), self._columns)
        width, height = self._room.width(), self._room.height()
        return QRect(column * width, line * height - self.verticalOffset(), width, height)

    def indexAt(self, point: QPoint) -> QModelIndex:
        """The diagram at a point of the view."""
        column = point.x() // self._room.width()
        line = (point.y() + self.verticalOffset()) // self._room.height()
        row = line * self._columns + column
        if 0 <= column < self._columns and 0 <= row < self._list.row_total:
            return self._list.index(row, Column.DIAGRAM)
        return QModelIndex()

    def scrollTo(
        self,
        index: Index,
        _hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible,
    ) -> None:
        """Scroll as little as shows a diagram as a whole, or its beginning."""
        rect, bar = self.visualRect(index), self.verticalScrollBar()
        below = rect.bottom() + 1 - self.viewport().height()
        if rect.top() < 0 or rect.height() > self.viewport().height():
            bar.setValue(bar.value() + rect.top())
        elif below > 0:
            bar.setValue(bar.value() + below)

    def horizontalOffset(self) -> int:
        """Nothing is beside what is seen."""
        return 0

    def verticalOffset(self) -> int:
        """How much is above what is seen."""
        return self.verticalScrollBar().value()

    def isIndexHidden(self, _index: Index) -> bool:
        """All are shown."""
        return False

    def moveCursor(
        self, action: QAbstractItemView.CursorAction, _modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        """Where a key leads from the current diagram."""
        row, last = max(0, self.currentIndex().row()), self._list.row_total - 1
        page = max(1, self.viewport().height() // self._room.height()) * self._columns
        steps = {
            _Action.MoveLeft: -1,
            _Action.MovePrevious: -1,
            _Action.MoveRight: 1,
            _Action.MoveNext: 1,
            _Action.MoveUp: -self._columns,
            _Action.MoveDown: self._columns,
            _Action.MovePageUp: -page,
            _Action.MovePageDown: page,
        }
        if action in (_Action.MoveHome, _Action.MoveEnd):
            row = 0 if action is _Action.MoveHome else last
        else:
            goal = row + steps[action]
            is_in_line = row // self._columns == min(max(goal, 0), last) // self._columns
            # From the first line nothing leads up, and from the last one nothing down.
            if abs(steps[action]) == 1 or not is_in_line:
                row = min(max(goal, 0), last)
        return self._list.index(row, Column.DIAGRAM)

    def setSelection(self, rect: QRect, command: QItemSelectionModel.SelectionFlag) -> None:
        """Choose from one corner to the other, in the order of the list."""
        ends = [self.indexAt(point).row() for point in (rect.topLeft(), rect.bottomRight())]
        selection = QItemSelection()
        if min(ends) >= 0:
            first, last = (self._list.index(row, Column.DIAGRAM) for row in sorted(ends))
            selection.select(first, last)
        self.selectionModel().select(selection, command)

    def visualRegionForSelection(self, _selection: QItemSelection) -> QRegion:
        """What is to be drawn again: drawing what is seen takes no time."""
        return QRegion(self.viewport().rect())

    # -- drawing -----------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw what is seen, if need be in several rounds, and where a drop would go."""
        painter = QPainter(self.viewport())
        self._cards.begin_round()
        option = QStyleOptionViewItem()
        self.initViewItemOption(option)
        chosen, current = self.selectionModel(), self.currentIndex().row()
        for row in self._rows_in(event.rect()):
            index = self._list.index(row, Column.DIAGRAM)
            option.rect = self.visualRect(index)
            self._cards.paint(
                painter,
                option,
                row,
                is_chosen=chosen.isSelected(index),
                is_current=row == current and self.hasFocus(),
            )
        if self._cards.is_behind:
            QTimer.singleShot(0, self.viewport(), self.viewport().update)
        if self._drop_at is not None:
            row, after = self._drop_at
            rect = self.visualRect(self._list.index(row, Column.DIAGRAM))
            across = rect.right() - 1 if after else rect.left()
            accent = QColor(colours_of(self.palette()).accent)
            painter.fillRect(across, rect.top(), STEP // 2, rect.height(), accent)
        painter.end()

    def _rows_in(self, rect: QRect) -> range:
        """The rows whose lines are in a part of the view."""
        height = self._room.height()
        first = (rect.top() + self.verticalOffset()) // height
        last = (rect.bottom() + self.verticalOffset()) // height
        return range(
            max(0, first * self._columns), min(self._list.row_total, (last + 1) * self._columns)
        )

    # -- keys --------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        """Keep the clipboard shortcuts from the window, which applies them to the board."""
        return keeps(event, *KEYS) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows move about; what else keys mean the table knows."""
        if not self._table.take_key(event):
            super().keyPressEvent(event)

    def keyboardSearch(self, search: str) -> None:
        """Bare letters are for the search line."""

    # -- dragging ----------------------------------------------------------------------------

    def startDrag(self, _actions: Qt.DropAction) -> None:
        """Drag the selected problems."""
        rect = self.visualRect(self.currentIndex())
        self._table.drag_from(self, self._cards.diagram_in(rect))

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


class _Cards:
    """Draws diagrams with captions; new ones only as long as a round of painting may last."""

    def __init__(self, model: ListModel, thumbnails: Thumbnails, view: QWidget) -> None:
        self._list = model
        self._thumbnails = thumbnails
        self._view = view
        self._end = 0.0
        self.side = 0
        self.is_behind = False

    def begin_round(self) -> None:
        """Begin a round of painting."""
        self._end, self.is_behind = monotonic() + _BUDGET, False

    def least_size(self) -> QSize:
        """The room that a diagram with its caption takes."""
        around = 2 * _MARGIN + _GAP
        lines = _LINES * self._view.fontMetrics().lineSpacing()
        return QSize(self.side + around, self.side + STEP + lines + around)

    def diagram_in(self, rect: QRect) -> QRect:
        """Where the diagram is in the room of one."""
        top = rect.top() + _GAP // 2 + _MARGIN
        return QRect(rect.center().x() - self.side // 2, top, self.side, self.side)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        row: int,
        *,
        is_chosen: bool,
        is_current: bool,
    ) -> None:
        """Draw a diagram and its caption."""
        colours = colours_of(option.palette)
        card = option.rect.adjusted(_GAP // 2, _GAP // 2, -_GAP // 2, -_GAP // 2)
        if is_chosen or is_current:
            ground = colours.selection if is_chosen else None
            edge = colours.accent if is_current else None
            frame = card.toRectF().adjusted(0.5, 0.5, -0.5, -0.5)
            fill_round(painter, frame, ground, edge)
        if monotonic() > self._end and not self._list.is_read(row):
            self.is_behind = True
            return
        diagram = self._list.row(row).diagram
        ratio = painter.device().devicePixelRatio()
        place = self.diagram_in(option.rect)
        dark = is_dark(option.palette)
        picture = self._thumbnails.pixmap(diagram, self.side, ratio, dark=dark)
        painter.drawPixmap(place.topLeft(), picture)
        self._write(painter, option, row, place)

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

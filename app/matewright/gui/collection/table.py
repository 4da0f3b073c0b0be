"""The list of problems as a table with thumbnails, selection and drag and drop."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import chain
from typing import Final

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QMimeData,
    QModelIndex,
    QObject,
    QRect,
    QSignalBlocker,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QContextMenuEvent,
    QDrag,
    QDragEnterEvent,
    QDragMoveEvent,
    QDropEvent,
    QFontMetrics,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QLineEdit,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from matewright.gui.board.thumbnails import ThumbnailDelegate, Thumbnails, row_height
from matewright.gui.collection.columns import LINES, SHARES, Column, all_states
from matewright.gui.collection.list_model import ListModel
from matewright.gui.collection.problem_data import MIME_TYPE
from matewright.gui.widgets.keys import keeps
from matewright.gui.widgets.parts import fill_round
from matewright.gui.widgets.table_model import Index
from matewright.gui.widgets.tables import QuietTable
from matewright.gui.widgets.theme import STEP, colours_of
from matewright.model.verdict import Verdict
from matewright.services.legality.judge import Verdict as Legality

_Key = QKeySequence.StandardKey

_SAMPLES: Final = {
    Column.NUMBER: "0000",
    Column.YEAR: "8888",
    Column.STIPULATION: "ser-h#16",
    Column.MEN: "16+16",
    Column.SOLUTIONS: "8+8+8",
    Column.DIFFICULTY: "★★★★★",
}
"""The usual widest text of each column; those of any length share the remaining room."""


def _usual_texts(*, wrapped: bool, wide: bool) -> Iterator[tuple[Column, Iterable[str]]]:
    """The columns with what is to fit into a line of them, in the language of the window.

    In the collection view, where room is short at first, only verdicts are to fit.
    """
    for column, sample in _SAMPLES.items():
        yield column, (sample,)
    yield Column.LEGALITY, (verdict.word for verdict in Legality)
    states = (verdict.word for verdict in Verdict) if wide else all_states()
    yield Column.STATE, chain.from_iterable(map(str.split, states)) if wrapped else states


class CollectionTable(QuietTable):
    """Shows a `ListModel`; selections are indices of problems in their collection.

    * `current_chosen` (index): the problem to show, as the user goes through the list.
    * `opened`: Enter or a double click, unless that edits: the user has chosen.
    * `cell_edited` (index, column, text): a cell is to have another text.
    * `selection_altered`: other rows are selected.
    * `cut_requested`, `copy_requested`, `paste_requested`, `removal_requested`: keys of the list.
    * `step_requested` (int): Alt+Up or Alt+Down, to move the selected problems by one place.
    * `typed` (text): letters, which are for the search line.
    * `dropped` (data, index, mine): problems to be put in before that index; `mine`: they
      are those chosen here, which are to be moved.
    * `carried_away`: the selected problems were moved into another window.
    """

    current_chosen = Signal(int)
    opened = Signal()
    cell_edited = Signal(int, object, str)
    selection_altered = Signal()
    cut_requested = Signal()
    copy_requested = Signal()
    paste_requested = Signal()
    removal_requested = Signal()
    step_requested = Signal(int)
    typed = Signal(str)
    dropped = Signal(object, int, bool)
    carried_away = Signal()

    def __init__(self, model: ListModel, thumbnails: Thumbnails, parent: QWidget) -> None:
        super().__init__(model, parent)
        self._list = model
        self._hidden = frozenset[Column]()
        self._usual_widths: dict[Column, int] = {}
        # Those that the user gave columns, in the list and in the collection view.
        self._own_widths: dict[bool, dict[Column, int]] = {False: {}, True: {}}
        self._is_wide = self._is_fitting = False
        self._make_data: Callable[[], QMimeData] = QMimeData
        self.setObjectName("problems")
        self.setAccessibleName(self.tr("Problems of the file"))
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        cells = _Cells(lambda: self._is_wide, self)
        cells.edited.connect(self._emit_edit)
        self.setItemDelegate(cells)
        self.setItemDelegateForColumn(Column.DIAGRAM, ThumbnailDelegate(thumbnails, self))
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setMinimumSectionSize(1)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragDrop)
        self.setDragDropOverwriteMode(False)
        self.setDefaultDropAction(Qt.DropAction.MoveAction)
        self._make_header()
        self.horizontalHeader().sectionResized.connect(self._note_width)
        # To draw itself, a header checks row by row whether whole columns are selected.
        self.horizontalHeader().setSelectionModel(QItemSelectionModel(model, self))
        self.selectionModel().currentRowChanged.connect(self._emit_current)
        self.selectionModel().selectionChanged.connect(self._emit_selection)
        self.doubleClicked.connect(self._open_unless_edited)

    def _measure(self) -> None:
        """Find out how wide the usual widest text of each column is."""
        header, metrics = self.horizontalHeader(), QFontMetrics(self.font())
        for column, texts in _usual_texts(wrapped=self.wordWrap(), wide=self._is_wide):
            widest = max(map(metrics.horizontalAdvance, texts)) + 4 * STEP
            self._usual_widths[column] = max(widest, header.sectionSizeHint(column))
        for column in SHARES:
            self._usual_widths[column] = max(_LEAST_LEGIBLE, header.sectionSizeHint(column))

    def reset_columns(self) -> None:
        """Restore the default order and widths of the columns."""
        header = self.horizontalHeader()
        for column in Column:
            header.moveSection(header.visualIndex(column), column)
        self._own_widths = {False: {}, True: {}}
        self._fit_to_width()

    def _make_header(self) -> None:
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        header.setSectionResizeMode(Column.DIAGRAM, QHeaderView.ResizeMode.Fixed)
        header.setMinimumSectionSize(6 * STEP)
        header.setSectionsClickable(True)
        header.setSectionsMovable(True)
        header.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self._measure()
        self._fit_to_width()

    # -- how it looks ------------------------------------------------------------------------

    def set_wide(self, wide: bool) -> None:
        """Become the table of the collection view, whose cells can be edited, or the list again."""
        triggers = QAbstractItemView.EditTrigger
        self._is_wide = wide
        self.setEditTriggers(
            triggers.EditKeyPressed | triggers.DoubleClicked if wide else triggers.NoEditTriggers
        )
        self._measure()
        self._fit_to_width()

    def set_thumbnail_side(self, side: int) -> None:
        """Show diagrams of this many pixels; 0 for none. High rows have room for longer texts."""
        words = self.fontMetrics().height() + 2 * STEP
        height = max(words, row_height(side)) if side else words
        self.verticalHeader().setDefaultSectionSize(height)
        if self.wordWrap() is not (wraps := height >= 2 * words):
            self.setWordWrap(wraps)
            self._measure()
        self._usual_widths[Column.DIAGRAM] = height
        self._fit_to_width()
        self.keep_in_view()

    def set_hidden_columns(self, hidden: Iterable[Column]) -> None:
        """Show all columns but these."""
        self._hidden = frozenset(hidden)
        self._is_fitting = True
        for column in Column:
            self.setColumnHidden(column, column in self._hidden)
        self._fit_to_width()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the width among the columns, and keep the current row in view."""
        rect = self.visualRect(self.currentIndex())
        was_seen = rect.bottom() >= 0 and rect.top() <= event.oldSize().height()
        super().resizeEvent(event)
        self._fit_to_width()
        if was_seen:
            self.keep_in_view()

    @property
    def is_edited(self) -> bool:
        """Whether somebody is writing in a cell."""
        return self.state() is QAbstractItemView.State.EditingState

    def keep_in_view(self) -> None:
        """Scroll to the current row, unless it is seen as a whole."""
        if (index := self.currentIndex()).isValid():
            across = self.horizontalScrollBar().value()
            # Rows may have become higher just now.
            self.updateGeometries()
            self.scrollTo(index)
            self.horizontalScrollBar().setValue(across)

    def _fit_to_width(self) -> None:
        """Share the width: what is too much is taken from the widest columns."""
        seen = [column for column in Column if column not in self._hidden]
        own = self._own_widths[self._is_wide]
        widths = {one: own.get(one, self._usual_widths.get(one, 0)) for one in seen}
        free = [column for column in seen if column not in own]
        left = self.viewport().width() - sum(widths.values())
        if left >= 0:
            sharing = [one for one in free if one in SHARES] or free[-1:]
            if self._is_wide and Column.STATE in free:
                sharing.append(Column.STATE)
            widths |= _shared(left, {one: widths[one] for one in sharing})
        else:
            narrowed = [one for one in free if one not in _NEVER_NARROWED]
            widths |= _narrowed(-left, {one: widths[one] for one in narrowed})
        self._is_fitting = True
        for column, width in widths.items():
            self.setColumnWidth(column, width)
        self._is_fitting = False

    def _note_width(self, section: int, _before: int, width: int) -> None:
        """Keep the width that the user gave a column."""
        if width and not self._is_fitting:
            self._own_widths[self._is_wide][Column(section)] = width
            self._fit_to_width()

    # -- what is chosen ----------------------------------------------------------------------

    def chosen_indices(self) -> list[int]:
        """The indices of the selected problems, in the order of the list."""
        indices = self._list.indices
        return [index for rows in self._chosen_rows() for index in indices[rows.start : rows.stop]]

    def chosen_count(self) -> int:
        """How many problems are selected."""
        return sum(map(len, self._chosen_rows()))

    def _chosen_rows(self) -> list[range]:
        # Qt would return a cell for each row: ranges are few, rows may be 200,000.
        chosen = self.selectionModel().selection()
        ranges = (chosen.at(number) for number in range(chosen.size()))
        rows = {(one.top(), one.bottom()) for one in ranges}
        return [range(top, bottom + 1) for top, bottom in sorted(rows)]

    def index_beside_chosen(self) -> int | None:
        """The index of the problem after the selected ones or, at the end, before them."""
        rows = self._chosen_rows()
        if not rows:
            return None
        after, before = rows[-1].stop, rows[-1].start - 1
        if after < self._list.rowCount():
            return self._list.index_at(after)
        return self._list.index_at(before) if before >= 0 else None

    def choose_indices(self, indices: Sequence[int], current: int | None = None) -> None:
        """Select these problems; `current`, or the first of them, becomes the one shown."""
        found = (self._list.row_of(index) for index in indices)
        rows = sorted(row for row in found if row is not None)
        shown = indices[0] if current is None and indices else current
        row = None if shown is None else self._list.row_of(shown)
        if row is not None and not rows:
            rows = [row]
        selection = QItemSelection()
        last = len(Column) - 1
        for first, end in _runs(rows):
            selection.select(self._list.index(first, 0), self._list.index(end, last))
        if row is not None:
            self.selectionModel().setCurrentIndex(
                self._list.index(row, 0), QItemSelectionModel.SelectionFlag.NoUpdate
            )
        self.selectionModel().select(selection, QItemSelectionModel.SelectionFlag.ClearAndSelect)

    def scroll_to(self, indices: Sequence[int]) -> None:
        """Scroll to these problems, to the first of them in any case."""
        for index in (indices[-1], indices[0]):
            row = self._list.row_of(index)
            if row is not None:
                self.scrollTo(self._list.index(row, 0))

    def show_current(self, index: int) -> None:
        """Make the row of the problem that is shown the current one, if the list has it."""
        row = self._list.row_of(index)
        if row is None:
            self._clear_current()
        elif self.currentIndex().row() != row:
            self._choose_row(row)

    def _choose_row(self, row: int) -> None:
        """Select one row alone, regardless of modifier keys."""
        flags = QItemSelectionModel.SelectionFlag
        index = self._list.index(row, max(0, self.currentIndex().column()))
        self.selectionModel().setCurrentIndex(index, flags.ClearAndSelect | flags.Rows)
        self.scrollTo(index)

    def _clear_current(self) -> None:
        """Clear the selection, because the problem shown is not in the list."""
        with QSignalBlocker(self):
            self.selectionModel().clear()
        self.viewport().update()
        self.selection_altered.emit()

    def _emit_current(self) -> None:
        index = self.currentIndex()
        if index.isValid():
            self.current_chosen.emit(self._list.index_at(index.row()))

    def _emit_selection(self) -> None:
        self.selection_altered.emit()

    def _open_unless_edited(self, index: QModelIndex) -> None:
        if not (self._is_wide and index.column() in LINES):
            self.opened.emit()

    def _emit_edit(self, index: QModelIndex, text: str) -> None:
        self.cell_edited.emit(self._list.index_at(index.row()), Column(index.column()), text)

    # -- keys --------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        """Keep the clipboard shortcuts from the window, which applies them to the board."""
        return keeps(event, *KEYS) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys of the list; letters go to the search line."""
        if self.is_edited:
            # The field has had the key, and leaves Return over.
            super().keyPressEvent(event)
        elif event.key() in (Qt.Key.Key_Home, Qt.Key.Key_End) and not _has_shift(event):
            if self._list.rowCount():
                is_first = event.key() == Qt.Key.Key_Home
                self._choose_row(0 if is_first else self._list.rowCount() - 1)
        elif not self.take_key(event):
            super().keyPressEvent(event)

    def take_key(self, event: QKeyEvent) -> bool:
        """Do what a key means for the chosen problems, and return whether it means anything."""
        alt_alone = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier == (
            Qt.KeyboardModifier.AltModifier
        )
        for standard, signal in (
            (_Key.Copy, self.copy_requested),
            (_Key.Cut, self.cut_requested),
            (_Key.Paste, self.paste_requested),
            (_Key.Delete, self.removal_requested),
        ):
            if event.matches(standard):
                signal.emit()
                return True
        if alt_alone and event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.step_requested.emit(-1 if event.key() == Qt.Key.Key_Up else 1)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.modifiers():
            self.opened.emit()
        elif _is_text(event):
            self.typed.emit(event.text())
        else:
            return False
        return True

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Request the menu at the selected row when the keyboard opens it."""
        if event.reason() is QContextMenuEvent.Reason.Keyboard:
            rect = self.visualRect(self.currentIndex())
            self.customContextMenuRequested.emit(rect.center())
        else:
            self.customContextMenuRequested.emit(event.pos())
        event.accept()

    # -- dragging ----------------------------------------------------------------------------

    def set_source_of_data(self, make_data: Callable[[], QMimeData]) -> None:
        """Set the function that turns the selection into data for dragging."""
        self._make_data = make_data

    def startDrag(self, _actions: Qt.DropAction) -> None:
        """Drag the selected problems."""
        rect = self.visualRect(self.currentIndex().siblingAtColumn(Column.DIAGRAM))
        self.drag_from(self, rect if not rect.isEmpty() else self.visualRect(self.currentIndex()))

    def drag_from(self, view: QAbstractItemView, picture: QRect) -> None:
        """Drag the selected problems from a view of them, with that part of it as the picture."""
        drag = QDrag(view)
        drag.setMimeData(self._make_data())
        drag.setPixmap(view.viewport().grab(picture))
        actions = Qt.DropAction.MoveAction | Qt.DropAction.CopyAction
        action = drag.exec(actions, Qt.DropAction.MoveAction)
        # Other programs, which have no widget here, may report that they moved a dropped text.
        if action is Qt.DropAction.MoveAction and drag.target() not in (None, view.viewport()):
            self.carried_away.emit()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Accept problems; files are for the window."""
        set_action(event, self)
        super().dragEnterEvent(event)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Show where the problems would be inserted."""
        set_action(event, self)
        super().dragMoveEvent(event)

    def dropEvent(self, event: QDropEvent) -> None:
        """Emit the dropped data and the index."""
        index = self.indexAt(event.position().toPoint())
        rect = self.visualRect(index)
        self.setState(QAbstractItemView.State.NoState)
        self.take_drop(event, self, index.row(), after=event.position().y() > rect.center().y())
        self.viewport().update()

    def take_drop(
        self, event: QDropEvent, view: QAbstractItemView, row: int, *, after: bool
    ) -> None:
        """Emit what was dropped on a view before or after that row; at the end if it is -1."""
        if not event.mimeData().hasFormat(MIME_TYPE):
            event.ignore()
            return
        set_action(event, view)
        mine = event.source() is view and event.dropAction() is Qt.DropAction.MoveAction
        is_on_row = row >= 0
        place = self._list.index_at(row) + after if is_on_row else len(self._list.collection)
        self.dropped.emit(event.mimeData(), place, mine)
        event.accept()


def set_action(event: QDropEvent, view: QAbstractItemView) -> None:
    """Have problems of another window copied, or moved with Shift."""
    if event.mimeData().hasFormat(MIME_TYPE) and event.source() is not view:
        shift = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
        action = Qt.DropAction.MoveAction if shift else Qt.DropAction.CopyAction
        event.setDropAction(action)


class _Cells(QStyledItemDelegate):
    """Edits cells, where `edits` answers that this is so.

    * `edited` (index of the model, text): a cell is to have another text.
    """

    edited = Signal(object, str)

    def __init__(self, edits: Callable[[], bool], parent: QObject) -> None:
        super().__init__(parent)
        self._edits = edits

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw a cell, with a frame where F2 would edit it."""
        super().paint(painter, option, index)
        has_focus = bool(option.state & QStyle.StateFlag.State_HasFocus)
        if has_focus and index.column() in LINES and self._edits():
            frame = option.rect.toRectF().adjusted(0.5, 0.5, -0.5, -0.5)
            fill_round(painter, frame, None, colours_of(option.palette).accent)

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        """Leave what is being typed alone, whatever else changes in the row."""
        if not (isinstance(editor, QLineEdit) and editor.isModified()):
            super().setEditorData(editor, index)

    def setModelData(self, editor: QWidget, _model: QAbstractItemModel, index: Index) -> None:
        """Emit a text that differs from the one before."""
        if isinstance(editor, QLineEdit) and editor.text() != index.data(Qt.ItemDataRole.EditRole):
            self.edited.emit(index, editor.text())


KEYS: Final = (_Key.Copy, _Key.Cut, _Key.Paste, _Key.SelectAll, _Key.Delete)
"""The keys that mean problems here, and something else elsewhere in the window."""

_LEAST: Final = 10 * STEP
"""No column is made narrower than this; what then has no room is reached with the scroll bar."""

_LEAST_LEGIBLE: Final = 21 * STEP
"""The same of columns with texts of any length: names are not to be wrapped letter by letter."""

_WIDEST_AUTHOR: Final = 60 * STEP

_NEVER_NARROWED: Final = (Column.NUMBER, Column.DIAGRAM)


def _shared(room: int, widths: Mapping[Column, int]) -> dict[Column, int]:
    """Those widths, with some more room shared among the columns."""
    shares = sum(SHARES.get(column, 1) for column in widths)
    found = {one: width + room * SHARES.get(one, 1) // shares for one, width in widths.items()}
    others = [column for column in found if column is not Column.AUTHOR]
    if Column.AUTHOR in found and others:
        found[Column.AUTHOR] = min(found[Column.AUTHOR], _WIDEST_AUTHOR)
    if found:
        # No pixel is left beside the last column.
        found[[*found][-1]] += room + sum(widths.values()) - sum(found.values())
    return found


def _narrowed(excess: int, widths: Mapping[Column, int]) -> dict[Column, int]:
    """Those widths, the widest of them cut to one measure, so that they take less room.

    What is not cut below its least width is settled first, and the others share the rest.
    """
    room, left = sum(widths.values()) - excess, len(widths)
    found = dict(widths)
    for column, width in sorted(widths.items(), key=lambda one: (one[0] not in SHARES, one[1])):
        least = _LEAST_LEGIBLE if column in SHARES else _LEAST
        found[column] = max(min(width, least), min(width, room // left))
        room, left = room - found[column], left - 1
    return found


def _has_shift(event: QKeyEvent) -> bool:
    return bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)


def _is_text(event: QKeyEvent) -> bool:
    """Whether a key types text; a lone space selects rows."""
    modifiers = event.modifiers() & ~(
        Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
    )
    return not modifiers and event.text().isprintable() and bool(event.text().strip())


def _runs(rows: Sequence[int]) -> Iterator[tuple[int, int]]:
    """The first and last of each run of rows without a gap."""
    start = 0
    for end in range(1, len(rows) + 1):
        if end == len(rows) or rows[end] != rows[end - 1] + 1:
            yield rows[start], rows[end - 1]
            start = end

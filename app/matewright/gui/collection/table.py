"""The list of problems as a table with thumbnails, selection and drag and drop."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from collections.abc import Set as AbstractSet
from itertools import chain
from typing import Final

from PySide6.QtCore import (
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QMimeData,
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
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QWidget

from matewright.gui.board.thumbnails import ThumbnailDelegate, Thumbnails, row_height
from matewright.gui.collection.columns import TEXT_COLUMNS, Column, all_states
from matewright.gui.collection.list_model import ListModel
from matewright.gui.collection.problem_data import MIME_TYPE
from matewright.gui.widgets.keys import keeps
from matewright.gui.widgets.tables import QuietTable
from matewright.gui.widgets.theme import STEP
from matewright.services.legality.judge import Verdict

_Key = QKeySequence.StandardKey

_SAMPLES: Final = {
    Column.NUMBER: "0000",
    Column.AUTHOR: "Wurzburg, O.",
    Column.STIPULATION: "ser-h#16",
    Column.MEN: "16+16",
    Column.KEYWORDS: "Grimshaw, Novotny",
}
"""The usual widest text of each column; the source gets the remaining room."""


def _usual_texts(*, wrapped: bool) -> Iterator[tuple[Column, Iterable[str]]]:
    """The columns with what is to fit into a line of them, in the language of the window."""
    for column, sample in _SAMPLES.items():
        yield column, (sample,)
    states = all_states()
    yield Column.LEGALITY, (verdict.word for verdict in Verdict)
    yield Column.STATE, chain.from_iterable(map(str.split, states)) if wrapped else states


class CollectionTable(QuietTable):
    """Shows a `ListModel`; selections are indices of problems in their collection.

    * `current_chosen` (index): the problem to show, as the user goes through the list.
    * `opened`: Enter or a double click: the user has chosen.
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
        self._make_data: Callable[[], QMimeData] = QMimeData
        self.setObjectName("problems")
        self.setAccessibleName(self.tr("Problems of the file"))
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setItemDelegateForColumn(Column.DIAGRAM, ThumbnailDelegate(thumbnails, self))
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setMinimumSectionSize(1)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragDrop)
        self.setDragDropOverwriteMode(False)
        self.setDefaultDropAction(Qt.DropAction.MoveAction)
        self._has_own_width = self._is_fitting = False
        self._make_header()
        self.horizontalHeader().sectionResized.connect(self._note_width)
        # To draw itself, a header checks row by row whether whole columns are selected.
        self.horizontalHeader().setSelectionModel(QItemSelectionModel(model, self))
        self.selectionModel().currentRowChanged.connect(self._emit_current)
        self.selectionModel().selectionChanged.connect(self._emit_selection)
        self.doubleClicked.connect(lambda _: self.opened.emit())

    def _fit_columns(self, *columns: Column) -> None:
        """Make columns as wide as their usual widest text."""
        header, metrics = self.horizontalHeader(), QFontMetrics(self.font())
        self._is_fitting = True
        for column, texts in _usual_texts(wrapped=self.wordWrap()):
            if column in columns:
                widest = max(map(metrics.horizontalAdvance, texts)) + 4 * STEP
                self._usual_widths[column] = max(widest, header.sectionSizeHint(column))
                self.setColumnWidth(column, self._usual_widths[column])
        self._fit_to_width()

    def reset_columns(self) -> None:
        """Restore the default order and widths of the columns."""
        header = self.horizontalHeader()
        for column in Column:
            header.moveSection(header.visualIndex(column), column)
        self._has_own_width = False
        self._fit_columns(*Column)

    def _make_header(self) -> None:
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        header.setSectionResizeMode(Column.SOURCE, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(Column.DIAGRAM, QHeaderView.ResizeMode.Fixed)
        header.setMinimumSectionSize(6 * STEP)
        header.setSectionsClickable(True)
        header.setSectionsMovable(True)
        header.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self._fit_columns(*Column)

    # -- how it looks ------------------------------------------------------------------------

    def set_thumbnail_side(self, side: int) -> None:
        """Show diagrams of this many pixels; 0 for none. High rows have room for longer texts."""
        words = self.fontMetrics().height() + 2 * STEP
        height = max(words, row_height(side)) if side else words
        self.verticalHeader().setDefaultSectionSize(height)
        self.setColumnWidth(Column.DIAGRAM, height)
        if self.wordWrap() is not (wraps := height >= 2 * words):
            self.setWordWrap(wraps)
            self._fit_columns(Column.STATE)

    def set_hidden_columns(self, hidden: Iterable[Column]) -> None:
        """Show all columns but these; in a narrow list the least important ones are hidden too."""
        self._hidden = frozenset(hidden)
        self._fit_to_width()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show as many columns as fit."""
        super().resizeEvent(event)
        self._fit_to_width()

    def _fit_to_width(self) -> None:
        gone = set(self._hidden)
        for column in _LEFT_OUT_FIRST:
            if self._room_left(gone) >= _LEAST_ROOM:
                break
            if not {*_BY_ROOM} <= {*gone, column}:
                gone.add(column)
        if self._room_left(gone) < _LEAST_LEGIBLE:
            gone.add(Column.STIPULATION)
        self._is_fitting = True
        if gone != {column for column in Column if self.isColumnHidden(column)}:
            self._show_all_but(gone)
        if not self._has_own_width and _taking_room(gone) is Column.SOURCE:
            usual = self._usual_widths[Column.AUTHOR]
            room = self._room_left(gone) + usual
            width = max(usual, min(_WIDEST_AUTHOR, int(_SHARE_OF_AUTHOR * room)))
            if Column.AUTHOR not in gone:
                self.setColumnWidth(Column.AUTHOR, width)
        self._is_fitting = False

    def _room_left(self, gone: AbstractSet[Column]) -> int:
        """The width left for the stretching column, without the columns `gone`."""
        seen = (one for one in Column if one not in gone and one is not _taking_room(gone))
        return self.viewport().width() - sum(map(self._preferred_width, seen))

    def _preferred_width(self, column: Column) -> int:
        """What a column takes from those with less of a claim; a hidden one has no width now."""
        usual = self._usual_widths.get(column, 0)
        if column is Column.AUTHOR and not self._has_own_width:
            return usual
        return self.columnWidth(column) or usual

    def _show_all_but(self, gone: AbstractSet[Column]) -> None:
        for column in Column:
            self.setColumnHidden(column, column in gone)
        for column in TEXT_COLUMNS:
            mode = QHeaderView.ResizeMode.Interactive
            if column is _taking_room(gone):
                mode = QHeaderView.ResizeMode.Stretch
            self.horizontalHeader().setSectionResizeMode(column, mode)

    def _note_width(self, section: int) -> None:
        """Keep the width that the user gave the column of authors."""
        if section == Column.AUTHOR and not self._is_fitting:
            mode = self.horizontalHeader().sectionResizeMode(section)
            self._has_own_width |= mode is QHeaderView.ResizeMode.Interactive

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

    # -- keys --------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        """Keep the clipboard shortcuts from the window, which applies them to the board."""
        keys = (_Key.Copy, _Key.Cut, _Key.Paste, _Key.SelectAll, _Key.Delete)
        return keeps(event, *keys) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys of the list; letters go to the search line."""
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
                return
        if alt_alone and event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.step_requested.emit(-1 if event.key() == Qt.Key.Key_Up else 1)
        elif event.key() in (Qt.Key.Key_Home, Qt.Key.Key_End) and not _has_shift(event):
            if self._list.rowCount():
                is_first = event.key() == Qt.Key.Key_Home
                self._choose_row(0 if is_first else self._list.rowCount() - 1)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.modifiers():
            self.opened.emit()
        elif _is_text(event):
            self.typed.emit(event.text())
        else:
            super().keyPressEvent(event)

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
        drag = QDrag(self)
        drag.setMimeData(self._make_data())
        drag.setPixmap(self._picture_of_current())
        actions = Qt.DropAction.MoveAction | Qt.DropAction.CopyAction
        action = drag.exec(actions, Qt.DropAction.MoveAction)
        # Other programs, which have no widget here, may report that they moved a dropped text.
        if action is Qt.DropAction.MoveAction and drag.target() not in (None, self.viewport()):
            self.carried_away.emit()

    def _picture_of_current(self) -> QPixmap:
        """The beginning of the current row."""
        rect = self.visualRect(self.currentIndex().siblingAtColumn(Column.DIAGRAM))
        area = rect if not rect.isEmpty() else self.visualRect(self.currentIndex())
        return self.viewport().grab(area)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Accept problems; files are for the window."""
        self._on_drag_moved(event)
        super().dragEnterEvent(event)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Show where the problems would be inserted."""
        self._on_drag_moved(event)
        super().dragMoveEvent(event)

    def _on_drag_moved(self, event: QDropEvent) -> None:
        """The drop action: problems of another window are copied, or moved with Shift."""
        if event.mimeData().hasFormat(MIME_TYPE) and event.source() is not self:
            shift = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            action = Qt.DropAction.MoveAction if shift else Qt.DropAction.CopyAction
            event.setDropAction(action)

    def dropEvent(self, event: QDropEvent) -> None:
        """Emit the dropped data and the index."""
        if not event.mimeData().hasFormat(MIME_TYPE):
            event.ignore()
            return
        self._on_drag_moved(event)
        moves = event.dropAction() is Qt.DropAction.MoveAction
        mine = event.source() is self and moves
        self.setState(QAbstractItemView.State.NoState)
        self.dropped.emit(event.mimeData(), self._place_under(event), mine)
        event.accept()
        self.viewport().update()

    def _place_under(self, event: QDropEvent) -> int:
        """The index before which they are to be inserted."""
        index = self.indexAt(event.position().toPoint())
        if not index.isValid():
            return len(self._list.collection)
        rect = self.visualRect(index)
        below = event.position().y() > rect.center().y()
        return self._list.index_at(index.row()) + below


_BY_ROOM: Final = (Column.SOURCE, Column.AUTHOR, Column.KEYWORDS)
"""The column that stretches is the first visible one of these."""

_LEFT_OUT_FIRST: Final = (Column.MEN, Column.NUMBER, Column.STATE, Column.SOURCE)
"""The columns that are hidden first when there is little room."""

_SHARE_OF_AUTHOR: Final = 0.42
"""The author's largest share of the room of author and source."""
_WIDEST_AUTHOR: Final = 60 * STEP

_LEAST_LEGIBLE: Final = 16 * STEP
"""Narrower than this, names would be wrapped letter by letter."""
_LEAST_ROOM: Final = 28 * STEP
"""The least width of the stretching column."""


def _taking_room(gone: AbstractSet[Column]) -> Column:
    """The column that stretches when these are hidden."""
    return next((one for one in _BY_ROOM if one not in gone), Column.STATE)


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

"""The collection pane: all problems of the file, to browse, search, sort and arrange."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from PySide6.QtCore import QPoint, QSettings, Qt, Signal
from PySide6.QtWidgets import QWidget

from matewright.errors import MatewrightError
from matewright.gui.background.timers import one_shot
from matewright.gui.board.thumbnails import Thumbnails
from matewright.gui.collection.columns import Column
from matewright.gui.collection.filter_bar import FilterBar
from matewright.gui.collection.index import CollectionIndex
from matewright.gui.collection.known_values import KnownValues
from matewright.gui.collection.list_model import ListModel
from matewright.gui.collection.loading_line import LoadingLine
from matewright.gui.collection.problem_choice import Listed
from matewright.gui.collection.table import CollectionTable
from matewright.gui.desk.pane import Pane
from matewright.gui.desk.session import Run, Session
from matewright.gui.docks.pane import PaneSpec, Place, framed
from matewright.gui.document.document import Document
from matewright.gui.preferences.preferences import (
    BOARD_PIECES,
    BOARD_THEME,
    HIDDEN_COLUMNS,
    THUMBNAIL_SIDE,
    Preferences,
)
from matewright.gui.widgets.layouts import in_column
from matewright.gui.widgets.theme import STEP
from matewright.render.look import Look
from matewright.services.collection import Order, Query, SortColumn

SORTED_BY: Final = {
    Column.NUMBER: SortColumn.PLACE,
    Column.AUTHOR: SortColumn.AUTHOR,
    Column.SOURCE: SortColumn.SOURCE,
    Column.STIPULATION: SortColumn.STIPULATION,
    Column.MEN: SortColumn.MEN,
    Column.KEYWORDS: SortColumn.KEYWORDS,
    Column.STATE: SortColumn.STATE,
}
"""The sort criterion of each heading."""

_MOST_CHOSEN_AGAIN: Final = 5_000
"""At most this many problems stay selected when the list changes; more would take too long."""

_LOOKED_AT: Final = 20
"""How many problems of a file are checked for authors."""

_LOOK_AGAIN: Final = 1_000
"""Milliseconds between two updates of a search while problems are still being read."""


class CollectionPane(Pane, QWidget):
    """Shows the problems of a document and opens the selected one.

    What is searched for and how the list is sorted changes nothing in the file, and the problem
    that is shown stays shown.

    * `opened`: the user has found the problem and goes on with it.
    * `selection_altered`: other problems are selected.
    * `list_altered`: the list has other problems, or another order.
    * `order_altered`: the sort order changed.
    * `menu_requested` (point on the screen): the menu of the selected problems is requested.
    * `columns_requested` (point on the screen): the menu of columns is requested.
    """

    opened = Signal()
    selection_altered = Signal()
    list_altered = Signal()
    order_altered = Signal()
    menu_requested = Signal(QPoint)
    columns_requested = Signal(QPoint)

    def __init__(
        self,
        document: Document,
        index: CollectionIndex,
        session: Session,
        preferences: Preferences,
        settings: QSettings,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._document = document
        self._index = index
        self._preferences = preferences
        self._query = Query()
        self._order = Order()
        self._model = ListModel(session.is_running_at, self)
        self._thumbnails = Thumbnails()
        self.values = KnownValues(index, self)
        self.bar = FilterBar(settings, self)
        self.bar.set_source_of_values(self.values)
        self.loading = LoadingLine(self)
        self.table = CollectionTable(self._model, self._thumbnails, self)
        in_column(self.bar, self.loading, (self.table, 1), on=self, spacing=STEP)
        self._look_again = one_shot(self, self._find, _LOOK_AGAIN)
        session.run_changed.connect(self._show_run)
        self._connect()
        for key in (THUMBNAIL_SIDE.key, HIDDEN_COLUMNS.key, BOARD_PIECES.key):
            self._on_changed(key)
        self._show_sign_of_order()
        self._show_list()

    def _connect(self) -> None:
        document, index, table = self._document, self._index, self.table
        document.list_changed.connect(self._show_list)
        document.problem_changed.connect(self._show_problem)
        document.current_changed.connect(self._show_current)
        document.added.connect(self._show_added)
        document.replaced.connect(self._begin_again)
        index.found.connect(self._show_found)
        index.ready.connect(self._find)
        index.progress.connect(self._show_progress)
        self.loading.resting_requested.connect(index.set_resting)
        self.bar.changed.connect(self._look_for)
        self.bar.left.connect(table.setFocus)
        self.bar.begun.connect(self.values.ask)
        self._preferences.changed.connect(self._on_changed)
        table.current_chosen.connect(document.go_to)
        table.typed.connect(self.bar.begin)
        table.opened.connect(self.opened)
        table.selection_altered.connect(self.selection_altered)
        table.customContextMenuRequested.connect(
            lambda point: self.menu_requested.emit(table.viewport().mapToGlobal(point))
        )
        header = table.horizontalHeader()
        header.sectionClicked.connect(self._sort_by_click)
        header.customContextMenuRequested.connect(
            lambda point: self.columns_requested.emit(header.mapToGlobal(point))
        )

    def spec(self) -> PaneSpec:
        """The dock's titles, shortcut and area."""
        return PaneSpec(
            "problems",
            self.tr("&Problems"),
            "Ctrl+5",
            framed(self),
            self.table,
            Place.BELOW,
            rank=13,
        )

    # -- asking ------------------------------------------------------------------------------

    @property
    def indices(self) -> Sequence[int]:
        """The indices of the problems in the list, from top to bottom."""
        return self._model.indices

    @property
    def order(self) -> Order:
        """How the list is sorted."""
        return self._order

    @property
    def is_whole(self) -> bool:
        """Whether the list shows all problems, in the order of the file."""
        return self._model.is_whole and self._order == Order() and self._query.is_empty

    def neighbour(self, step: int) -> int | None:
        """The index of the problem `rows` below the one shown; None beyond the list.

        From a problem that the list does not show the way leads to its first or last one.
        """
        row, count = self._model.row_of(self._document.current), self._model.rowCount()
        target = (0 if step > 0 else count - 1) if row is None else row + step
        return self._model.index_at(target) if 0 <= target < count else None

    @property
    def offered(self) -> Listed:
        """The problems offered for printing, exporting and the like."""
        chosen, found = self.table.chosen_indices(), self._model.indices
        count = len(self._document.collection)
        return Listed(
            chosen if len(chosen) < count else (),
            found if not self._query.is_empty and len(found) < count else (),
        )

    def index_after_chosen(self) -> int | None:
        """The problem that follows the chosen ones in the list, or stands before them at its end.

        None when the list shows nothing else.
        """
        return self.table.index_beside_chosen()

    # -- choosing ----------------------------------------------------------------------------

    def choose(self, indices: Sequence[int], current: int | None = None) -> None:
        """Choose problems in the list; `current`, or the first of them, is shown."""
        self.table.choose_indices(indices, current)

    def choose_all(self) -> None:
        """Choose everything the list shows."""
        self.table.selectAll()

    # -- sorting -----------------------------------------------------------------------------

    def sort(self, order: Order) -> None:
        """Sort the list; the file keeps its own order."""
        if order != self._order:
            self._order = order
            self._show_sign_of_order()
            self._find()
            self.order_altered.emit()

    def _sort_by_click(self, section: int) -> None:
        """Sort ascending, descending, or in the order of the file: click by click."""
        column = SORTED_BY.get(Column(section))
        if column is SortColumn.PLACE or column is None:
            self.sort(Order())
        elif self._order.column is not column:
            self.sort(Order(column))
        else:
            self.sort(Order() if self._order.descending else Order(column, descending=True))
        self._show_sign_of_order()

    def _show_sign_of_order(self) -> None:
        header = self.table.horizontalHeader()
        column = next(
            (
                column
                for column, sorted_by in SORTED_BY.items()
                if sorted_by is self._order.column and column is not Column.NUMBER
            ),
            None,
        )
        header.setSortIndicatorShown(column is not None)
        if column is not None:
            down = Qt.SortOrder.DescendingOrder
            up = Qt.SortOrder.AscendingOrder
            header.setSortIndicator(column, down if self._order.descending else up)

    # -- searching ---------------------------------------------------------------------------

    def _look_for(self, text: str) -> None:
        try:
            self._query = Query.parse(text)
        except MatewrightError as error:
            # The list stays as it was until the search makes sense again.
            self.bar.show_error(str(error))
            return
        self._find()

    def _find(self) -> None:
        """Request the problems to show, unless these are all problems in the order of the file."""
        if self._query.is_empty:
            self.bar.show_everything()
        if self._order == Order() and self._query.is_empty:
            self._show(None)
        else:
            self._index.find(self._query, self._order)

    def _show_found(self, indices: Sequence[int]) -> None:
        if self._query.is_empty:
            if self._order == Order():
                return
            if len(indices) < len(self._document.collection):
                # A list that is only sorted must not lack the problems that are not read yet.
                return
        else:
            total = len(self._document.collection)
            self.bar.show_found(len(indices), total, is_final=self._index.is_ready)
        self._show(indices)

    def _show_progress(self, done: int, total: int) -> None:
        self.loading.show_progress(done, total)
        if not self._query.is_empty and not self._look_again.isActive():
            self._look_again.start()

    # -- showing -----------------------------------------------------------------------------

    def _begin_again(self) -> None:
        """Adopt another file: search and selection belonged to the previous one."""
        self.table.clearSelection()
        self._query, self._order = Query(), Order()
        self.bar.forget()
        self.loading.hide()
        self._show_sign_of_order()
        self.order_altered.emit()

    def _show(self, indices: Sequence[int] | None) -> None:
        """Show a list; problems selected in the previous one stay selected if they are in it."""
        collection = self._document.collection
        if indices is None and self._model.is_whole and collection is self._model.collection:
            return
        with self._same_choice():
            self._model.show(collection, indices)
        self.list_altered.emit()

    def _show_list(self) -> None:
        """Problems were added, removed or moved."""
        collection = self._document.collection
        with self._same_choice():
            if self._model.is_whole:
                self._model.show(collection, None)
            else:
                shown = self._model.entries()
                indices = collection.indices_of(entry.identity for entry in shown)
                kept = [indices[one.identity] for one in shown if one.identity in indices]
                self._model.show(collection, kept)
                self._find()
        self._show_columns()
        self.list_altered.emit()

    @contextmanager
    def _same_choice(self) -> Iterator[None]:
        """Keep the selection while the list changes.

        Of very many not all: then only the problem that is shown is chosen.
        """
        count, before = self.table.chosen_count(), self._model.collection
        indices = self.table.chosen_indices() if 1 < count <= _MOST_CHOSEN_AGAIN else []
        chosen = [before.entry(index).identity for index in indices]
        all_are_chosen = count > 1 and count == self._model.rowCount()
        yield
        found = self._document.collection.indices_of(chosen)
        self.table.choose_indices(list(found.values()), self._document.current)
        if all_are_chosen:
            self.table.selectAll()

    def _show_problem(self, index: int) -> None:
        self._model.show_change(index, self._document.collection)
        if self.table.isColumnHidden(Column.AUTHOR):
            self._show_columns()

    def _show_run(self, run: Run) -> None:
        self._model.show_state(run.index)

    def _show_columns(self) -> None:
        """Show the chosen columns; a column of authors that is empty leaves its room to others.

        Only the first problems are checked: reading all of them may take minutes.
        """
        hidden = {column for column in Column if not self.is_column_shown(column)}
        if not self._preferences.get(THUMBNAIL_SIDE):
            hidden.add(Column.DIAGRAM)
        first = range(min(_LOOKED_AT, len(self._model.collection)))
        if not any(self._model.content_of(index).text(Column.AUTHOR) for index in first):
            hidden.add(Column.AUTHOR)
        self.table.set_hidden_columns(hidden)

    def _show_current(self, index: int) -> None:
        self.table.show_current(index)

    def _show_added(self, indices: Sequence[int]) -> None:
        """Select the added problems, or the first of very many, and scroll to them."""
        few = len(indices) <= _MOST_CHOSEN_AGAIN
        self.table.choose_indices(indices if few else indices[:1], self._document.current)
        self.table.scroll_to(indices)

    def _on_changed(self, key: str) -> None:
        chosen = self._preferences.get
        if key == THUMBNAIL_SIDE.key:
            self.table.set_thumbnail_side(chosen(THUMBNAIL_SIDE))
        if key in (THUMBNAIL_SIDE.key, HIDDEN_COLUMNS.key):
            self._show_columns()
        elif key in (BOARD_PIECES.key, BOARD_THEME.key):
            look = Look(chosen(BOARD_PIECES), chosen(BOARD_THEME), coordinates=False)
            self._thumbnails.set_look(look)
            self.table.viewport().update()

    def is_column_shown(self, column: Column) -> bool:
        """Whether the user wants to see a column."""
        return column.name.lower() not in self._preferences.get(HIDDEN_COLUMNS).split()

    def reset_columns(self) -> None:
        """Restore the default columns, widths and diagrams."""
        self._preferences.forget(HIDDEN_COLUMNS)
        self._preferences.forget(THUMBNAIL_SIDE)
        self.table.reset_columns()

    def show_column(self, column: Column, shown: bool) -> None:
        """Show a column from now on, or hide it."""
        hidden = {one for one in Column if not self.is_column_shown(one)}
        hidden = hidden - {column} if shown else hidden | {column}
        names = " ".join(one.name.lower() for one in sorted(hidden))
        self._preferences.set(HIDDEN_COLUMNS, names)

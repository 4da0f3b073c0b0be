"""The collection pane: all problems of the file, to browse, search, sort and arrange."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPoint, QSettings, Qt, Signal
from PySide6.QtWidgets import QToolButton, QWidget

from matewright.errors import MatewrightError
from matewright.gui.background.timers import one_shot
from matewright.gui.board.thumbnails import Thumbnails
from matewright.gui.collection.columns import LINES, OF_LIST, Column
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
    VIEW_HIDDEN_COLUMNS,
    VIEW_THUMBNAIL_SIDE,
    WALL,
    WALL_THUMBNAIL_SIDE,
    Preference,
    Preferences,
)
from matewright.gui.widgets.layouts import in_column, in_row
from matewright.gui.widgets.theme import STEP, icon
from matewright.gui.widgets.tool_button import tool_button
from matewright.render.look import Look
from matewright.services.collection import Order, Query, SortColumn

if TYPE_CHECKING:
    from matewright.gui.collection.wall import Wall

SORTED_BY: Final = {
    Column.NUMBER: SortColumn.PLACE,
    Column.AUTHOR: SortColumn.AUTHOR,
    Column.SOURCE: SortColumn.SOURCE,
    Column.STIPULATION: SortColumn.STIPULATION,
    Column.MEN: SortColumn.MEN,
    Column.KEYWORDS: SortColumn.KEYWORDS,
    Column.STATE: SortColumn.STATE,
    Column.YEAR: SortColumn.YEAR,
    Column.AWARD: SortColumn.AWARD,
    Column.SOLUTIONS: SortColumn.SOLUTIONS,
    Column.DIFFICULTY: SortColumn.DIFFICULTY,
    Column.THEMES: SortColumn.THEMES,
    Column.COMMENT: SortColumn.COMMENT,
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

    It is the list beside the board, or `is_wide`: the collection view with all columns, as a table
    or as a wall of diagrams.

    What is searched for and how the list is sorted changes nothing in the file, and the problem
    that is shown stays shown.

    * `opened`: the user has found the problem and goes on with it.
    * `cell_edited` (index, column, text): a cell is to have another text.
    * `view_requested`: the collection view is to open, or to close.
    * `selection_altered`: other problems are selected.
    * `list_altered`: the list has other problems, or another order.
    * `order_altered`: the sort order changed.
    * `menu_requested` (point on the screen): the menu of the selected problems is requested.
    * `columns_requested` (point on the screen): the menu of columns is requested.
    """

    opened = Signal()
    cell_edited = Signal(int, object, str)
    view_requested = Signal()
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
        self.wall: Wall | None = None
        self.is_wide = False
        self._view_keys = ""
        # What is to be seen when the list is shown anew: its beginning, or the current problem.
        self._reveals: Callable[[], object] | None = None
        self._make_buttons()
        bar = in_row((self.bar, 1), self.form_button, self.view_button, spacing=STEP)
        self._column = in_column(bar, self.loading, (self.table, 1), on=self, spacing=STEP)
        for before, after in pairwise(
            (self.bar.history_button, self.form_button, self.view_button, self.table)
        ):
            self.setTabOrder(before, after)
        self._look_again = one_shot(self, self._find, _LOOK_AGAIN)
        session.run_changed.connect(self._show_run)
        self._connect()
        for key in (THUMBNAIL_SIDE.key, BOARD_PIECES.key):
            self._on_changed(key)
        self._show_sign_of_order()
        self._show_list()

    def _make_buttons(self) -> None:
        self.form_button = tool_button("wall", "", self)
        self.form_button.setCheckable(True)
        self.form_button.clicked.connect(self.set_wall)
        self.form_button.hide()
        self.view_button = tool_button("collection", "", self)
        self.view_button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.view_button.clicked.connect(self.view_requested)
        self.set_keys_of_view("")
        self.set_keys_of_wall("")

    def set_keys_of_view(self, keys: str) -> None:
        """Name the keys of the collection view in its button."""
        self._view_keys = keys
        name = self.tr("Back to the Board") if self.is_wide else self.tr("Collection view")
        self._name_button(self.view_button, name, keys)

    def set_keys_of_wall(self, keys: str) -> None:
        """The same for the wall of diagrams."""
        self._name_button(self.form_button, self.tr("A wall of diagrams instead of a table"), keys)

    def _name_button(self, button: QToolButton, name: str, keys: str) -> None:
        button.setAccessibleName(name)
        button.setToolTip(f"{name} ({keys})" if keys else name)

    def _connect(self) -> None:
        document, index, table = self._document, self._index, self.table
        document.list_changed.connect(self._show_list)
        document.problem_changed.connect(self._show_problem)
        document.current_changed.connect(self._show_current)
        document.added.connect(self._show_added)
        document.replaced.connect(self._begin_again)
        index.found.connect(self._show_found)
        index.ready.connect(self._find)
        index.ready.connect(self._ask_for_themes)
        index.themed.connect(self._model.show_themes)
        index.progress.connect(self._show_progress)
        self.loading.resting_requested.connect(index.set_resting)
        self.bar.changed.connect(self._look_for)
        self.bar.left.connect(table.setFocus)
        self.bar.begun.connect(self.values.ask)
        self._preferences.changed.connect(self._on_changed)
        table.current_chosen.connect(document.go_to)
        table.typed.connect(self.bar.begin)
        table.opened.connect(self.opened)
        table.cell_edited.connect(self.cell_edited)
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
    def listed(self) -> Sequence[int]:
        """The problems that the list shows, in its order."""
        return self._model.indices

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

    # -- the collection view -----------------------------------------------------------------

    def set_wide(self, wide: bool) -> None:
        """Become the collection view, or the list beside the board again."""
        self.is_wide = wide
        self.view_button.setText(self.tr("Back to the Board") if wide else "")
        self.set_keys_of_view(self._view_keys)
        self.view_button.setIcon(icon("board" if wide else "collection"))
        self.form_button.setVisible(wide)
        self.table.set_wide(wide)
        self._show_form()

    @property
    def is_wall(self) -> bool:
        """Whether the problems are shown as a wall of diagrams."""
        return self.is_wide and self._preferences.get(WALL)

    def set_wall(self, wall: bool) -> None:
        """Have the collection view show a wall of diagrams from now on, or a table."""
        self._preferences.set(WALL, wall)

    @property
    def thumbnail_side(self) -> Preference[int]:
        """The preference for the size of the diagrams as they are shown now."""
        if self.is_wall:
            return WALL_THUMBNAIL_SIDE
        return VIEW_THUMBNAIL_SIDE if self.is_wide else THUMBNAIL_SIDE

    @property
    def view(self) -> CollectionTable | Wall:
        """What shows the problems now."""
        return self.wall if self.wall is not None and self.is_wall else self.table

    def edits_cells(self) -> bool:
        """Whether cells can be edited now."""
        return self.is_wide and not self.is_wall

    def edit_cell(self) -> None:
        """Edit the current cell, or the first of its row that can be edited."""
        index, seen = self.table.currentIndex(), filter(self.is_column_shown, LINES)
        if index.column() not in LINES:
            index = index.siblingAtColumn(next(seen, Column.NUMBER))
        if index.column() in LINES:
            self.table.setFocus()
            self.table.setCurrentIndex(index)
            self.table.edit(index)

    def _show_form(self) -> None:
        """Show the problems in the form chosen."""
        had_focus = self.table.hasFocus()
        self.form_button.setChecked(self.is_wall)
        if self.is_wall and self.wall is None:
            self.wall = self._make_wall()
        if self.wall is not None:
            self.wall.setVisible(self.is_wall)
        # Who gives the table the keyboard means what shows the problems.
        self.table.setFocusProxy(self.wall if self.is_wall else None)  # type: ignore[arg-type] # Qt takes nullptr
        self.table.setVisible(not self.is_wall)
        self._show_columns()
        self._show_side()
        self._ask_for_themes()
        self.list_altered.emit()
        if had_focus:
            self.table.setFocus()

    def _make_wall(self) -> Wall:
        # Imported by those who use it.
        from matewright.gui.collection.wall import Wall

        wall = Wall(self.table, self._model, self._thumbnails)
        wall.customContextMenuRequested.connect(
            lambda point: self.menu_requested.emit(wall.viewport().mapToGlobal(point))
        )
        self._column.addWidget(wall, 1)
        self.setTabOrder(self.view_button, wall)
        return wall

    def _show_side(self) -> None:
        side = self._preferences.get(self.thumbnail_side)
        if self.is_wall and self.wall is not None:
            self.wall.set_side(side)
        else:
            self.table.set_thumbnail_side(side)

    def _ask_for_themes(self) -> None:
        if self.is_wide and self.is_column_shown(Column.THEMES):
            self._index.themes()

    # -- choosing ----------------------------------------------------------------------------

    def choose(self, indices: Sequence[int], current: int | None = None) -> None:
        """Choose problems in the list; `current`, or the first of them, is shown."""
        self.table.choose_indices(indices, current)

    def choose_all(self) -> None:
        """Choose everything the list shows."""
        self.view.selectAll()

    # -- sorting -----------------------------------------------------------------------------

    def sort(self, order: Order) -> None:
        """Sort the list; the file keeps its own order."""
        if order != self._order:
            self._order = order
            self._show_sign_of_order()
            self._reveals = self._keep_in_view
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
        self._reveals = self._keep_in_view if self._query.is_empty else self._show_beginning
        self._find()

    def _keep_in_view(self) -> None:
        self.view.keep_in_view()

    def _show_beginning(self) -> None:
        self.view.scrollToTop()

    def _find(self) -> None:
        """Request the problems to show, unless these are all problems in the order of the file."""
        if self.table.is_edited:
            # The list would take away the cell in which somebody is writing.
            self._look_again.start()
            return
        if self._query.is_empty:
            self.bar.show_everything()
        if self._order == Order() and self._query.is_empty:
            self._show(None)
        else:
            self._index.find(self._query, self._order)

    def _show_found(self, indices: Sequence[int]) -> None:
        if self.table.is_edited:
            self._look_again.start()
            return
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
        self._model.show_themes({})
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
        reveals, self._reveals = self._reveals, None
        if reveals is not None:
            reveals()
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
        self._keep_in_view()
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
        if not self._preferences.get(self.thumbnail_side):
            hidden.add(Column.DIAGRAM)
        first = range(0 if self.is_wide else min(_LOOKED_AT, len(self._model.collection)))
        if first and not any(self._model.content_of(index).text(Column.AUTHOR) for index in first):
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
        if key == WALL.key and self.is_wide:
            self._show_form()
        elif key == self.thumbnail_side.key:
            self._show_side()
            self._show_columns()
        elif key == self._hidden_columns.key:
            self._show_columns()
            self._ask_for_themes()
        elif key in (BOARD_PIECES.key, BOARD_THEME.key):
            look = Look(chosen(BOARD_PIECES), chosen(BOARD_THEME), coordinates=False)
            self._thumbnails.set_look(look)
            self.view.viewport().update()

    @property
    def _hidden_columns(self) -> Preference[str]:
        return VIEW_HIDDEN_COLUMNS if self.is_wide else HIDDEN_COLUMNS

    def offers_column(self, column: Column) -> bool:
        """Whether there is room for a column: the list beside the board has less."""
        return self.is_wide or column in OF_LIST

    def is_column_shown(self, column: Column) -> bool:
        """Whether the user wants to see a column."""
        hidden = self._preferences.get(self._hidden_columns).split()
        return self.offers_column(column) and column.name.lower() not in hidden

    def reset_columns(self) -> None:
        """Restore the default columns, widths and diagrams."""
        for preference in (HIDDEN_COLUMNS, VIEW_HIDDEN_COLUMNS):
            self._preferences.forget(preference)
        for side in (THUMBNAIL_SIDE, VIEW_THUMBNAIL_SIDE, WALL_THUMBNAIL_SIDE):
            self._preferences.forget(side)
        self.table.reset_columns()

    def show_column(self, column: Column, shown: bool) -> None:
        """Show a column from now on, or hide it."""
        preference = self._hidden_columns
        hidden = {*self._preferences.get(preference).split()} - {column.name.lower()}
        if not shown:
            hidden.add(column.name.lower())
        self._preferences.set(preference, " ".join(sorted(hidden)))

"""The Collection menu."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPoint
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar

from matewright.gui.collection.columns import Column
from matewright.gui.collection.commands import CollectionCommands
from matewright.gui.collection.pane import CollectionPane
from matewright.gui.menus.entries import Entries
from matewright.gui.preferences.preferences import HIDDEN_COLUMNS, THUMBNAIL_SIDE, Preferences
from matewright.services.collection import Order, SortColumn


class CollectionMenu(Entries):
    """The problems of the file: those chosen in the list, and the list itself."""

    def __init__(
        self,
        bar: QMenuBar,
        commands: CollectionCommands,
        problems: CollectionPane,
        preferences: Preferences,
    ) -> None:
        super().__init__(bar, "collection")
        self._commands = commands
        self._problems = problems
        self._preferences = preferences
        self.menu.setTitle(self.tr("&Collection"))
        key = QKeySequence.StandardKey
        chosen = [
            self._of_list("cut", self.tr("Cu&t Problems"), commands.cut, key.Cut),
            self._of_list("copy", self.tr("&Copy Problems"), commands.copy, key.Copy, "copy"),
            self._of_list("paste", self.tr("&Paste Problems"), commands.paste, key.Paste, "paste"),
            self.add("duplicate", self.tr("&Duplicate Chosen"), commands.duplicate),
            self._of_list("delete", self.tr("De&lete Chosen"), commands.delete, key.Delete),
            self.menu.addSeparator(),
            self.add("properties", self.tr("P&roperties of Chosen …"), commands.edit_properties),
            self.add("solve", self.tr("&Solve Chosen"), commands.solve),
            self.menu.addSeparator(),
            self._of_list("up", self.tr("Move &Up"), partial(commands.move, -1), "Alt+Up"),
            self._of_list("down", self.tr("Move Do&wn"), partial(commands.move, 1), "Alt+Down"),
        ]
        every = self.tr("Ch&oose All")
        self._of_list("choose-all", every, problems.choose_all, key.SelectAll)
        self.menu.addSeparator()
        self.add("search", self.tr("S&earch …"), commands.search, "Ctrl+Shift+F", picture="find")
        self.add(
            "search-position",
            self.tr("Search by Pos&ition …"),
            commands.search_by_position,
            "Ctrl+Alt+F",
            picture="position-search",
        )
        self.add("similar", self.tr("Find An&y Similar …"), commands.find_similar, "Ctrl+Alt+S")
        self.add("duplicates", self.tr("&Find Duplicates …"), commands.find_duplicates)
        self.menu.addSeparator()
        self._make_sort_menu()
        self.columns_menu = self._make_columns_menu()
        self._make_thumbnails_menu()
        self.context_menu = QMenu(bar)
        self.context_menu.addActions(chosen)
        problems.menu_requested.connect(self._pop_up)
        problems.columns_requested.connect(self._pop_up_columns)
        preferences.changed.connect(self._follow_preference)

    def _pop_up(self, point: QPoint) -> None:
        self.context_menu.popup(point)

    def _pop_up_columns(self, point: QPoint) -> None:
        self.columns_menu.popup(point)

    def _of_list(
        self,
        name: str,
        text: str,
        command: Callable[[], object],
        key: QKeySequence.StandardKey | str,
        picture: str = "",
    ) -> QAction:
        """An entry whose key has this meaning in the list alone; elsewhere it is the board's."""
        keys = QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
        return self.add(name, f"{text}\t{keys}", command, picture=picture)

    def _make_sort_menu(self) -> None:
        menu, pane = self.menu.addMenu(self.tr("Sort &by")), self._problems
        self._sorting = QActionGroup(menu)
        for column, title in (
            (SortColumn.PLACE, self.tr("Order of the &File")),
            (SortColumn.AUTHOR, self.tr("&Author")),
            (SortColumn.SOURCE, self.tr("&Source")),
            (SortColumn.YEAR, self.tr("&Year")),
            (SortColumn.STIPULATION, self.tr("S&tipulation")),
            (SortColumn.MEN, self.tr("Number of &Men")),
            (SortColumn.KEYWORDS, self.tr("&Keywords")),
            (SortColumn.STATE, self.tr("Stat&e")),
        ):
            action = self.add(
                f"sort-{column.value}", title, partial(self._sort_by, column), menu=menu
            )
            action.setCheckable(True)
            action.setData(column.value)
            self._sorting.addAction(action)
        menu.addSeparator()
        self._descending = self.switch("sort-descending", self.tr("&Descending"), None, menu=menu)
        self._descending.triggered.connect(self._turn_over)
        menu.addSeparator()
        self.add(
            "keep-order",
            self.tr("&Rearrange the File Like This"),
            self._commands.keep_order,
            menu=menu,
        )
        pane.order_altered.connect(self._show_order)
        self._show_order()

    def _sort_by(self, column: SortColumn) -> None:
        self._problems.sort(Order(column))

    def _turn_over(self, descending: bool) -> None:
        self._problems.sort(Order(self._problems.order.column, descending))

    def _show_order(self) -> None:
        order = self._problems.order
        for action in self._sorting.actions():
            action.setChecked(action.data() == order.column.value)
        self._descending.setChecked(order.descending)

    def _make_columns_menu(self) -> QMenu:
        menu, pane = self.menu.addMenu(self.tr("Colu&mns")), self._problems
        self._columns: dict[Column, QAction] = {}
        for column in Column:
            # Large as they are, diagrams have a menu of their own.
            if column is not Column.DIAGRAM:
                name = f"column-{column.name.lower()}"
                show = partial(pane.show_column, column)
                self._columns[column] = self.switch(name, column.choice, show, menu=menu)
        self._follow_preference(HIDDEN_COLUMNS.key)
        return menu

    def _make_thumbnails_menu(self) -> None:
        menu, preferences = self.menu.addMenu(self.tr("Dia&grams")), self._preferences
        self._sides = QActionGroup(menu)
        for side, name, title in (
            (0, "none", self.tr("&None")),
            (82, "small", self.tr("&Small")),
            (114, "medium", self.tr("&Medium")),
            (162, "large", self.tr("&Large")),
        ):
            choose = partial(preferences.set, THUMBNAIL_SIDE, side)
            action = self.add(f"diagrams-{name}", title, choose, menu=menu)
            action.setCheckable(True)
            action.setData(side)
            self._sides.addAction(action)
        self._follow_preference(THUMBNAIL_SIDE.key)

    def _follow_preference(self, key: str) -> None:
        if key == HIDDEN_COLUMNS.key:
            for column, action in self._columns.items():
                action.setChecked(self._problems.is_column_shown(column))
        elif key == THUMBNAIL_SIDE.key:
            side = self._preferences.get(THUMBNAIL_SIDE)
            for action in self._sides.actions():
                action.setChecked(action.data() == side)

"""The collection: the list of the problems of the file, and the commands for them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QSettings
from PySide6.QtGui import QKeySequence

from matewright.gui.answer.file_commands import FileSolution
from matewright.gui.board.feature import BoardFeature
from matewright.gui.collection.columns import Column
from matewright.gui.collection.commands import CollectionCommands
from matewright.gui.collection.open_files import IndexedFile, IndexedWindow
from matewright.gui.collection.pane import CollectionPane
from matewright.gui.collection.statistics_pane import StatisticsPane
from matewright.gui.collection.whole_view import WholeView
from matewright.gui.desk.changes import Changes
from matewright.gui.desk.desk import Desk
from matewright.gui.desk.feature import Command, Feature, Keys
from matewright.services.collection import Order, SortColumn


class CollectionFeature(Feature):
    """Lists, finds and changes the problems of `open_file`; `windows` returns all open windows."""

    def __init__(
        self,
        desk: Desk,
        board: BoardFeature,
        open_file: IndexedFile,
        settings: QSettings,
        windows: Callable[[], Sequence[IndexedWindow]],
    ) -> None:
        super().__init__(desk)
        window, document, preferences = desk.window, desk.document, desk.preferences
        self.problems = CollectionPane(
            document, open_file.index, desk.session, preferences, settings, window
        )
        self.collection = collection = CollectionCommands(
            open_file, self.problems, preferences, window, windows
        )
        self.whole = WholeView(self.problems, window)
        self._texts = FileSolution(desk)
        self.statistics = StatisticsPane(desk, open_file.index, window)
        self.panes = (self.problems, self.statistics)
        self.dialogs = (collection.duplicates, collection.similar)
        desk.changed.connect(self._follow)
        collection.input_requested.connect(desk.input_requested)
        collection.message.connect(desk.step)
        collection.list_requested.connect(self._show_list)
        self.statistics.search_requested.connect(self._search)
        board.panel.caption.edit_requested.connect(collection.edit_shown)
        self.problems.opened.connect(self._open_problem)
        self.problems.view_requested.connect(self.switch_view)
        self.whole.altered.connect(self.commands_changed)
        self._board = board.board
        self.key_hints = (
            ("collection.view", self.problems.set_keys_of_view),
            ("collection.wall", self.problems.set_keys_of_wall),
        )
        self.problems.list_altered.connect(self.commands_changed)
        self.problems.order_altered.connect(self.commands_changed)
        self.context_menus = (
            (self.problems.menu_requested, self._OF_CHOSEN),
            (self.problems.columns_requested, ("collection.column-*",)),
        )
        self.commands = (
            *self._make_commands_of_list(),
            *self._make_commands(),
            *self._make_orders(),
            *self._make_columns(),
            *self._make_diagrams(),
        )

    _OF_CHOSEN = (
        "collection.cut",
        "collection.copy",
        "collection.paste",
        "collection.duplicate",
        "collection.delete",
        "",
        "collection.edit-cell",
        "collection.properties",
        "collection.solve",
        "collection.replace-solutions",
        "collection.keep-both",
        "",
        "collection.up",
        "collection.down",
    )

    def _make_commands_of_list(self) -> list[Command]:
        """Commands whose keys mean this in the list alone; elsewhere they are the board's."""
        commands, key = self.collection, QKeySequence.StandardKey
        found: tuple[tuple[str, str, Callable[[], object], Keys, str], ...] = (
            ("cut", self.tr("Cu&t Problems"), commands.cut, key.Cut, ""),
            ("copy", self.tr("&Copy Problems"), commands.copy, key.Copy, "copy"),
            ("paste", self.tr("&Paste Problems"), commands.paste, key.Paste, "paste"),
            ("delete", self.tr("De&lete Selected"), commands.delete, key.Delete, ""),
            ("up", self.tr("Move &Up"), partial(commands.move, -1), "Alt+Up", ""),
            ("down", self.tr("Move Do&wn"), partial(commands.move, 1), "Alt+Down", ""),
            ("choose-all", self.tr("Select &All"), self.problems.choose_all, key.SelectAll, ""),
            ("edit-cell", self.tr("Edit i&n the Cell"), self.problems.edit_cell, "F2", ""),
        )
        native = QKeySequence.SequenceFormat.NativeText
        return [
            Command(
                f"collection.{name}",
                f"{text}\t{QKeySequence(keys).toString(native)}",
                run,
                icon=icon,
                enabled=self.problems.edits_cells if name == "edit-cell" else None,
            )
            for name, text, run, keys, icon in found
        ]

    def _make_commands(self) -> tuple[Command, ...]:
        commands, problems = self.collection, self.problems
        return (
            Command(
                "collection.view",
                self.tr("Collection &View"),
                self.switch_view,
                ("F6",),
                "collection",
                checked=lambda: self.whole.is_open,
            ),
            Command(
                "collection.wall",
                self.tr("Wall &of Diagrams"),
                self._switch_wall,
                ("Shift+F6",),
                "wall",
                checked=lambda: problems.is_wall,
            ),
            Command("collection.duplicate", self.tr("&Duplicate Selected"), commands.duplicate),
            Command(
                "collection.properties",
                self.tr("P&roperties of Selected …"),
                commands.edit_properties,
            ),
            Command("collection.solve", self.tr("&Solve Selected …"), commands.solve),
            Command(
                "collection.replace-solutions",
                self.tr("Replace Te&xts by Found Solutions"),
                lambda: self._texts.replace(self.problems.table.chosen_indices()),
            ),
            Command(
                "collection.keep-both",
                self.tr("&Keep Both Solutions of Selected"),
                lambda: self._texts.keep_both(self.problems.table.chosen_indices()),
            ),
            Command(
                "collection.search",
                self.tr("S&earch …"),
                commands.search,
                ("Ctrl+Shift+F",),
                "find",
            ),
            Command(
                "collection.search-position",
                self.tr("Search by Pos&ition …"),
                commands.search_by_position,
                ("Ctrl+Alt+F",),
                "position-search",
            ),
            Command(
                "collection.similar",
                self.tr("Find An&y Similar …"),
                commands.find_similar,
                ("Ctrl+Alt+S",),
            ),
            Command(
                "collection.duplicates", self.tr("&Find Duplicates …"), commands.find_duplicates
            ),
            Command(
                "collection.keep-order",
                self.tr("&Rearrange the File Like This"),
                commands.keep_order,
            ),
            Command(
                "position.properties",
                self.tr("Problem &Properties …"),
                commands.edit_shown,
                ("Alt+Return",),
            ),
            Command(
                "position.previous-problem",
                self.tr("Pre&vious Problem"),
                partial(commands.go_to_neighbour, -1),
                ("Ctrl+PgUp",),
                "previous-problem",
                enabled=lambda: problems.neighbour(-1) is not None,
                while_solving=True,
            ),
            Command(
                "position.next-problem",
                self.tr("Ne&xt Problem"),
                partial(commands.go_to_neighbour, 1),
                ("Ctrl+PgDown",),
                "next-problem",
                enabled=lambda: problems.neighbour(1) is not None,
                while_solving=True,
            ),
        )

    def _make_orders(self) -> list[Command]:
        problems = self.problems
        return [
            *(
                Command(
                    f"collection.sort-{column.value}",
                    title,
                    partial(problems.sort, Order(column)),
                    checked=partial(lambda one: problems.order.column is one, column),
                    is_choice=True,
                )
                for column, title in (
                    (SortColumn.PLACE, self.tr("Order of the &File")),
                    (SortColumn.AUTHOR, self.tr("&Author")),
                    (SortColumn.SOURCE, self.tr("&Source")),
                    (SortColumn.YEAR, self.tr("&Year")),
                    (SortColumn.STIPULATION, self.tr("S&tipulation")),
                    (SortColumn.MEN, self.tr("Number of &Men")),
                    (SortColumn.KEYWORDS, self.tr("&Keywords")),
                    (SortColumn.STATE, self.tr("Stat&e")),
                    (SortColumn.AWARD, self.tr("A&ward")),
                    (SortColumn.SOLUTIONS, self.tr("So&lutions")),
                    (SortColumn.DIFFICULTY, self.tr("Diffic&ulty")),
                    (SortColumn.THEMES, self.tr("T&hemes")),
                    (SortColumn.COMMENT, self.tr("&Comment")),
                )
            ),
            Command(
                "collection.sort-descending",
                self.tr("&Descending"),
                self._turn_over,
                checked=lambda: problems.order.descending,
            ),
        ]

    def _make_columns(self) -> list[Command]:
        problems = self.problems

        def switch(column: Column) -> None:
            problems.show_column(column, not problems.is_column_shown(column))

        return [
            Command(
                f"collection.column-{column.name.lower()}",
                column.choice,
                partial(switch, column),
                enabled=partial(problems.offers_column, column),
                checked=partial(problems.is_column_shown, column),
            )
            for column in Column
            # Large as they are, diagrams have a menu of their own.
            if column is not Column.DIAGRAM
        ]

    def _make_diagrams(self) -> list[Command]:
        preferences, problems = self._desk.preferences, self.problems

        def choose(side: int) -> None:
            preferences.set(problems.thumbnail_side, side)

        def is_chosen(side: int) -> bool:
            return preferences.get(problems.thumbnail_side) == side

        return [
            Command(
                f"collection.diagrams-{name}",
                title,
                partial(choose, side),
                enabled=partial(lambda one: one > 0 or not problems.is_wall, side),
                checked=partial(is_chosen, side),
                is_choice=True,
            )
            for side, name, title in (
                (0, "none", self.tr("&None")),
                (82, "small", self.tr("&Small")),
                (114, "medium", self.tr("&Medium")),
                (162, "large", self.tr("&Large")),
            )
        ]

    def _turn_over(self) -> None:
        order = self.problems.order
        self.problems.sort(Order(order.column, not order.descending))

    def switch_view(self) -> None:
        """Open the collection view, or close it."""
        if self.whole.is_open:
            self._close_view(comes_back=False)
        else:
            self._desk.input_requested.emit()
            self.whole.open()

    def leave_view(self) -> bool:
        """Close the collection view if it is open, and return whether it was."""
        if not self.whole.is_open:
            return False
        self._close_view(comes_back=False)
        return True

    def _close_view(self, *, comes_back: bool) -> None:
        self.whole.close_view(comes_back=comes_back)
        self._board.setFocus()

    def _open_problem(self) -> None:
        self._close_view(comes_back=self.whole.is_open)

    def _switch_wall(self) -> None:
        """Show a wall of diagrams or a table; what is not seen yet opens as a wall."""
        self.problems.set_wall(not self.problems.is_wall)
        self.whole.open()
        self.commands_changed.emit()

    def restore_state(self, other: CollectionFeature) -> None:
        """Open the collection view where it was open."""
        if other.whole.is_open:
            self.whole.open()

    def shut_down(self) -> None:
        """Cancel searches."""
        self.collection.shut_down()

    def _follow(self, changes: Changes) -> None:
        if changes & Changes.LIST:
            self._desk.docks.offer_list(several=len(self._desk.document.collection) > 1)

    def _search(self, query: str) -> None:
        self.problems.bar.set_text(query)
        self._desk.docks.bring_forward("problems", self.problems.table)

    def _show_list(self) -> None:
        self._desk.docks.bring_forward("problems")

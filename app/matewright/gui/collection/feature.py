"""The collection: the list of the problems of the file, and the commands for them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSettings

from matewright.gui.board.feature import BoardFeature
from matewright.gui.collection.commands import CollectionCommands
from matewright.gui.collection.open_files import IndexedFile, IndexedWindow
from matewright.gui.collection.pane import CollectionPane
from matewright.gui.collection.statistics_pane import StatisticsPane
from matewright.gui.desk.changes import Changes
from matewright.gui.desk.desk import Desk
from matewright.gui.desk.feature import Feature
from matewright.gui.solving.feature import SolvingFeature


class CollectionFeature(Feature):
    """Lists, finds and changes the problems of `open_file`; `windows` returns all open windows."""

    def __init__(
        self,
        desk: Desk,
        board: BoardFeature,
        solving: SolvingFeature,
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
        self.statistics = StatisticsPane(desk, open_file.index, window)
        self.panes = (self.problems, self.statistics)
        self.dialogs = (collection.duplicates, collection.similar)
        desk.changed.connect(self._follow)
        collection.input_requested.connect(desk.input_requested)
        collection.message.connect(desk.step)
        collection.solving_requested.connect(solving.solving.enqueue)
        collection.list_requested.connect(self._show_list)
        self.statistics.search_requested.connect(self._search)
        board.panel.caption.edit_requested.connect(collection.edit_shown)
        self.problems.opened.connect(board.board.setFocus)

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

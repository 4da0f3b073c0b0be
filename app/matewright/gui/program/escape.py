"""What the Esc key does in the window."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence

from matewright.gui.board.feature import BoardFeature
from matewright.gui.collection.feature import CollectionFeature
from matewright.gui.desk.desk import Desk
from matewright.gui.play.feature import PlayFeature
from matewright.gui.program.window_feature import WindowFeature
from matewright.gui.workshop.feature import WorkshopFeature


class Escape(QObject):
    """Cancels one thing at a time, the latest and smallest first."""

    def __init__(
        self,
        desk: Desk,
        board: BoardFeature,
        workshop: WorkshopFeature,
        play: PlayFeature,
        window_feature: WindowFeature,
        collection: CollectionFeature,
    ) -> None:
        window = desk.window
        super().__init__(window)
        self._desk = desk
        self._board = board.board
        self._moves = board.moves
        self._solution = desk.solution
        self._presenter = board.presenter
        self._workshop = workshop
        self._game = play.game
        self._session = desk.session
        self._window_feature = window_feature
        self._collection = collection
        action = QAction(self.tr("Cancel"), window)
        action.setObjectName("cancel")
        action.setShortcut(QKeySequence("Esc"))
        action.triggered.connect(self._take_back)
        window.addAction(action)

    def _take_back(self) -> None:
        if self._desk.is_secret:
            if not self._board.cancel():
                self._presenter.go_to_start()
            return
        if self._collection.leave_view():
            return
        if self._board.cancel() or self._moves.drop_choice():
            return
        workshop = self._workshop.tools
        if workshop is not None and workshop.drop_previewed():
            return
        if self._game.game is not None:
            self._game.leave()
        elif self._desk.part_index and not self._session.is_running:
            self._presenter.go_to_diagram()
        elif self._solution.is_playing:
            self._solution.stop_playing()
        elif self._session.is_running:
            self._session.stop()
        elif workshop is not None and workshop.is_running:
            workshop.stop()
        elif self._window_feature.is_full_screen:
            self._window_feature.set_full_screen(False)
        elif self._solution.node is not None or not self._collection.whole.come_back():
            self._presenter.go_to_diagram()

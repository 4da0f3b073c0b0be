"""What the Esc key does in the window."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from matewright.gui.board.board import BoardWidget
from matewright.gui.board.moves_pane import MovesPane
from matewright.gui.board.presenter import BoardPresenter
from matewright.gui.desk.desk import Desk
from matewright.gui.play.game_controller import GameController
from matewright.gui.workshop.controller import Workshop


class Escape(QObject):
    """Cancels one thing at a time, the latest and smallest first.

    `full_screen` is the switch that is turned off in the end. `workshop` answers the tools that
    were made; None before anybody looked.
    """

    def __init__(
        self,
        desk: Desk,
        board: BoardWidget,
        moves: MovesPane,
        presenter: BoardPresenter,
        workshop: Callable[[], Workshop | None],
        game: GameController,
        full_screen: QAction,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._desk = desk
        self._board = board
        self._moves = moves
        self._solution = desk.solution
        self._presenter = presenter
        self._workshop = workshop
        self._game = game
        self._session = desk.session
        self._full_screen = full_screen
        action = QAction(self.tr("Cancel"), window)
        action.setObjectName("cancel")
        action.setShortcut(QKeySequence("Esc"))
        action.triggered.connect(self._take_back)
        window.addAction(action)

    def _take_back(self) -> None:
        if self._board.cancel() or self._moves.drop_choice():
            return
        workshop = self._workshop()
        if workshop is not None and workshop.drop_previewed():
            return
        if self._game.game is not None:
            self._game.leave()
        elif self._desk.place and not self._session.is_running:
            self._presenter.go_to_diagram()
        elif self._solution.is_playing:
            self._solution.stop_playing()
        elif self._session.is_running:
            self._session.stop()
        elif workshop is not None and workshop.is_running:
            workshop.stop()
        elif self._full_screen.isChecked():
            self._full_screen.setChecked(False)
        else:
            self._presenter.go_to_diagram()

"""Playing moves on the board: the game and its bar."""

from __future__ import annotations

from matewright.gui.board.feature import BoardFeature
from matewright.gui.desk.desk import Desk
from matewright.gui.desk.feature import Feature
from matewright.gui.play.bar import PlayBar
from matewright.gui.play.game_controller import GameController
from matewright.gui.preferences.preferences import PLAY_SECONDS


class PlayFeature(Feature):
    """A game takes over the board, and its bar replaces the controls of the position."""

    def __init__(self, desk: Desk, board: BoardFeature) -> None:
        super().__init__(desk)
        self._panel = board.panel
        self.game = GameController(desk, board.presenter, self)
        self.play_bar = PlayBar(self.game, desk.preferences.get(PLAY_SECONDS), board.panel)
        board.panel.add_bar(self.play_bar)
        board.board.move_chosen.connect(self.game.play)
        self.game.changed.connect(self._show_bar)

    def restore_state(self, other: PlayFeature) -> None:
        """Continue the game of another window."""
        self.game.restore_state(other.game)

    def shut_down(self) -> None:
        """Stop a player that is thinking."""
        self.game.shut_down()

    def _show_bar(self) -> None:
        self._panel.show_bar(visible=self.game.game is not None)

"""Playing moves on the board: the game and its bar."""

from __future__ import annotations

from matewright.gui.board.feature import BoardFeature
from matewright.gui.desk.desk import Desk
from matewright.gui.desk.feature import Command, Feature
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
        self.game.changed.connect(self.commands_changed)
        self.commands = self._make_commands()

    def _make_commands(self) -> tuple[Command, ...]:
        game = self.game
        return (
            Command(
                "play.mode",
                self.tr("&Play Moves"),
                self._switch,
                ("F9",),
                "try-moves",
                checked=self._is_on,
            ),
            Command(
                "play.hurry",
                self.tr("Move &Now"),
                game.hurry,
                ("Ctrl+M",),
                enabled=lambda: game.can_move_now,
            ),
            Command(
                "play.line",
                self.tr("Recorded &Line …"),
                self.play_bar.ask_for_line,
                enabled=self._is_on,
            ),
            Command(
                "play.take-position",
                self.tr("&Take as New Position"),
                game.take_as_position,
                ("Ctrl+Shift+T",),
                enabled=self._is_on,
            ),
            Command(
                "play.follow",
                self.tr("&Follow the Solution"),
                lambda: game.set_follows(not game.follows),
                checked=lambda: game.follows,
            ),
            Command("play.leave", self.tr("Back to &Editing"), game.leave, enabled=self._is_on),
        )

    def _is_on(self) -> bool:
        return self.game.game is not None

    def _switch(self) -> None:
        if self._is_on():
            self.game.leave()
        else:
            self.game.begin()

    def restore_state(self, other: PlayFeature) -> None:
        """Continue the game of another window."""
        self.game.restore_state(other.game)

    def shut_down(self) -> None:
        """Stop a player that is thinking."""
        self.game.shut_down()

    def _show_bar(self) -> None:
        self._panel.show_bar(visible=self._is_on())

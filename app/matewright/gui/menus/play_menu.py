"""The Play menu."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QMenuBar

from matewright.gui.menus.entries import Entries
from matewright.gui.play.game_controller import GameController
from matewright.gui.widgets.theme import icon


class PlayMenu(Entries):
    """Trying moves on the board."""

    def __init__(
        self, bar: QMenuBar, game: GameController, ask_for_line: Callable[[], None]
    ) -> None:
        super().__init__(bar, "play")
        self._game = game
        self.menu.setTitle(self.tr("Pla&y"))
        self.mode = self.switch("mode", self.tr("&Play Moves"), self._set_playing, "F9")
        self.mode.setIcon(icon("try-moves"))
        self.menu.addSeparator()
        self.hurry = self.add("hurry", self.tr("Move &Now"), game.hurry, "Ctrl+M")
        self.in_game = (
            self.add("line", self.tr("Recorded &Line …"), ask_for_line),
            self.add(
                "take-position",
                self.tr("&Take as New Position"),
                game.take_as_position,
                "Ctrl+Shift+T",
            ),
        )
        self.follow = self.switch("follow", self.tr("&Follow the Solution"), game.set_follows)
        self.follow.setChecked(True)
        self.leave = self.add("leave", self.tr("Back to &Editing"), game.leave)
        game.changed.connect(self._show_game)
        self._show_game()

    def _set_playing(self, playing: bool) -> None:
        if playing:
            self._game.begin()
        else:
            self._game.leave()

    def _show_game(self) -> None:
        game = self._game
        self.mode.setChecked(game.game is not None)
        self.follow.setChecked(game.follows)
        self.hurry.setEnabled(game.can_move_now)
        for entry in (*self.in_game, self.leave):
            entry.setEnabled(game.game is not None)

"""The window's board as a `Display`, like those of the command line."""

from __future__ import annotations

from collections.abc import Callable

from matewright.gui.board.board import BoardWidget
from matewright.model.game import Game
from matewright.model.move import Move
from matewright.model.play_state import PlayState
from matewright.model.position import Position
from matewright.reference.displays import Display
from matewright.services.solving.validate import checked_kings


class BoardDisplay(Display):
    """Shows positions on a board widget: the last move and kings in check are marked.

    `say` receives the sentences, which cannot be shown on the board.
    """

    def __init__(self, board: BoardWidget, say: Callable[[str], None]) -> None:
        self._board = board
        self._say = say

    def show(self, position: Position, move: Move | None) -> None:
        """Show the position and mark where the move went from and to."""
        self.show_state(PlayState(Game(position)), move)

    def show_state(self, state: PlayState, move: Move | None) -> None:
        """Do the same for a position under conditions."""
        self._board.set_position(state.position)
        self._board.set_conditions(state.conditions, state.moves)
        self._board.set_last_move((move.from_square, move.to_square) if move else None)
        self._board.set_checked(checked_kings(state))

    def tell(self, words: str) -> None:
        """Pass the sentence on."""
        self._say(words)

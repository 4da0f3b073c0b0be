"""Applies the user's preferences to the board."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject

from matewright.gui.board.board import BoardWidget
from matewright.gui.board.fairy_pane import FairyPane
from matewright.gui.board.palette import PiecePalette
from matewright.gui.preferences.preferences import (
    BOARD_ANIMATION,
    BOARD_PIECES,
    BOARD_THEME,
    COORDINATES,
    RECENT_MEN,
    SHIFT_IS_WHITE,
    Preferences,
)
from matewright.model.piece import Piece
from matewright.render.look import Look

_KEYS: Final = frozenset(
    (BOARD_PIECES.key, BOARD_THEME.key, COORDINATES.key, BOARD_ANIMATION.key, SHIFT_IS_WHITE.key)
)

_MOST_REMEMBERED: Final = 8


class BoardChoices(QObject):
    """Gives a board and its palette the preferred look, now and after each change."""

    def __init__(
        self,
        preferences: Preferences,
        board: BoardWidget,
        palette: PiecePalette,
        fairy: FairyPane,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._board = board
        self._palette = palette
        self._fairy = fairy
        preferences.changed.connect(self._follow)
        fairy.set_recent(preferences.names(RECENT_MEN))
        fairy.taken.connect(self._remember)
        fairy.placed.connect(self._remember)
        self._apply()

    def _follow(self, key: str) -> None:
        if key in _KEYS:
            self._apply()

    def _remember(self, piece: Piece) -> None:
        """Let the kind head the list of the Box of Men the next time."""
        self._preferences.put_first(RECENT_MEN, piece.code, _MOST_REMEMBERED)
        self._fairy.set_recent(self._preferences.names(RECENT_MEN))

    def _apply(self) -> None:
        chosen = self._preferences.get
        look = Look(chosen(BOARD_PIECES), chosen(BOARD_THEME), chosen(COORDINATES))
        self._board.set_look(look)
        self._board.set_animated(chosen(BOARD_ANIMATION))
        self._board.set_shift_is_white(shift_is_white=chosen(SHIFT_IS_WHITE))
        self._palette.set_piece_set(look.piece_set)
        self._fairy.set_look(look)

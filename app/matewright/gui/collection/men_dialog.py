"""The Box of Men beside a board that is not that of the window."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog, QWidget

from matewright.gui.board.board import BoardWidget
from matewright.gui.board.fairy_pane import FairyPane
from matewright.gui.widgets.form import Buttons
from matewright.gui.widgets.layouts import DIALOG, in_column
from matewright.gui.widgets.theme import STEP
from matewright.model.piece import Piece
from matewright.render.look import Look
from matewright.services.question import board_edits
from matewright.services.question.board_edits import Brush


class MenDialog(QDialog):
    """Hands men of all kinds to a board, and stays open for the next one."""

    def __init__(self, board: BoardWidget, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Box of Men"))
        self._board = board
        self.men = FairyPane(self)
        self.men.set_look(look)
        self.men.taken.connect(self._take)
        self.men.placed.connect(self._place)
        self.men.list.drag_started.connect(board.begin_palette_drag)
        self.men.list.drag_moved.connect(board.drag_to)
        self.men.list.drag_dropped.connect(board.drop)
        buttons = Buttons(self)
        buttons.close_button(self.tr("Close"))
        in_column((self.men, 1), buttons, on=self, margins=DIALOG, spacing=2 * STEP)
        self.men.search_edit.setFocus()

    def _take(self, piece: Piece) -> None:
        brush = Brush(piece)
        self._board.set_brush(None if self._board.brush == brush else brush)

    def _place(self, piece: Piece) -> None:
        """Put it on the focused square."""
        board = self._board
        board.offer(board_edits.place(board.position, board.focus_square, piece))

"""Picking squares on the diagram while a twin is edited."""

from __future__ import annotations

from PySide6.QtCore import QObject

from matewright.gui.board.board import BoardWidget
from matewright.gui.board.presenter import BoardPresenter
from matewright.gui.question.twins_pane import TwinsPane


class SquarePicking(QObject):
    """Sends clicks on the board to the twins pane instead of editing."""

    def __init__(
        self, board: BoardWidget, presenter: BoardPresenter, twins: TwinsPane, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._board = board
        self._presenter = presenter
        self._twins = twins
        twins.picking_requested.connect(self._pick)
        board.square_picked.connect(self._take)
        board.picking_ended.connect(self._end)

    def _pick(self, is_on: bool) -> None:
        if is_on:
            self._presenter.go_to_diagram()
        self._board.set_picking(is_on)

    def _take(self, square: int) -> None:
        brush = self._board.brush
        self._board.set_last_move((square, square))
        self._twins.take_square(square, brush.piece if brush is not None else None)

    def _end(self) -> None:
        self._board.set_last_move(None)
        # Otherwise a piece to be added would be placed on the diagram.
        self._board.set_brush(None)
        self._twins.end_picking()

"""The palette of all men, its board, and where the man under the keyboard goes."""

from __future__ import annotations

from PySide6.QtCore import QObject

from matewright.gui.board.board import BoardWidget
from matewright.gui.board.fairy_pane import FairyPane
from matewright.gui.board.presenter import BoardPresenter
from matewright.model.piece import Piece
from matewright.services.question import board_edits
from matewright.services.question.board_edits import Brush
from matewright.services.question.reach import Reach, reach


class FairyMen(QObject):
    """Brings men from the pane to the board, as the small palette does with its own.

    While the pane is seen, the board shows where the man on the focused square goes.
    """

    def __init__(
        self, pane: FairyPane, board: BoardWidget, presenter: BoardPresenter, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._pane = pane
        self._board = board
        self._presenter = presenter
        self._is_seen = False
        pane.seen.connect(self._set_seen)
        pane.taken.connect(self._take)
        pane.placed.connect(self._place)
        pane.list.drag_started.connect(presenter.go_to_diagram)
        pane.list.drag_started.connect(board.begin_palette_drag)
        pane.list.drag_moved.connect(board.drag_to)
        pane.list.drag_dropped.connect(board.drop)
        board.square_focused.connect(self._show_reach)
        presenter.shown.connect(self._show_reach)
        presenter.shown.connect(self._show_figures)

    def _show_figures(self) -> None:
        self._pane.set_figures(self._board.figures)

    def _set_seen(self, seen: bool) -> None:
        self._is_seen = seen
        self._show_reach()

    def _take(self, piece: Piece) -> None:
        brush = Brush(piece)
        if self._board.brush == brush:
            self._board.set_brush(None)
            return
        self._presenter.go_to_diagram()
        self._board.set_brush(brush)

    def _place(self, piece: Piece) -> None:
        """Put it on the focused square, as the keys of the board do."""
        self._presenter.go_to_diagram()
        self._board.offer(board_edits.place(self._board.position, self._board.focus_square, piece))
        self._board.setFocus()

    def _show_reach(self) -> None:
        found = Reach()
        if self._is_seen and not self._board.playing:
            found = reach(self._board.position, self._board.focus_square)
        self._board.set_reach(found.targets, found.hurdles)

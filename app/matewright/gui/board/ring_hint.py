"""What letters do, beside the square that the keyboard has chosen."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QLabel, QWidget

from matewright.gui.widgets.theme import STEP

_GAP: Final = STEP


class RingHint(QLabel):
    """Says which letters put white men and which black ones, until the first was typed."""

    def __init__(self, board: QWidget) -> None:
        super().__init__(board)
        self._board = board
        self.setObjectName("ring_hint")
        self.setProperty("hint", True)
        self.setAutoFillBackground(True)
        self.setMargin(STEP)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._is_known = False
        self.set_shift_is_white(shift_is_white=False)
        self.hide()

    def set_shift_is_white(self, *, shift_is_white: bool) -> None:
        """Set which men the plain letters put."""
        plain, shifted = self.tr("K Q R B N P: white"), self.tr("with Shift: black")
        if shift_is_white:
            plain, shifted = self.tr("K Q R B N P: black"), self.tr("with Shift: white")
        self.setText(f"{plain} · {shifted}")
        self.adjustSize()

    def note_letter(self) -> None:
        """A letter was typed: who did so knows."""
        self._is_known = True
        self.hide()

    def show_beside(self, square: QRectF) -> None:
        """Stand below a square of the board, or above it where there is no room."""
        if self._is_known:
            return
        self.adjustSize()
        board = self._board.rect()
        left = square.center().x() - self.width() / 2
        top = square.bottom() + _GAP
        if top + self.height() > board.bottom():
            top = square.top() - _GAP - self.height()
        self.move(round(min(max(left, 0), board.width() - self.width())), round(top))
        self.show()

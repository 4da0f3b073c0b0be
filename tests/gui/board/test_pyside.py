from __future__ import annotations

import sys

from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot

from matewright.gui.board.board import BoardWidget


def test_calls_into_qt_do_not_use_up_none(qtbot: QtBot) -> None:
    # PySide6 6.12.0 on Python 3.11 returns None without a reference of its own: after some
    # thousand calls the program aborts ("none_dealloc"). 6.11.3 does not; neither does Python 3.12.
    board = BoardWidget()
    qtbot.addWidget(board)
    before = sys.getrefcount(None)
    for _ in range(500):
        board.move(QPoint(0, 0))
    assert sys.getrefcount(None) > before - 250, "use a PySide6 that is not 6.12.0"

"""A board with an owner that answers every edit, as the window does."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QHBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from matewright.gui.board.board import BoardWidget
from matewright.gui.board.palette import PiecePalette
from matewright.model.move import square_number
from matewright.model.position import Position

MATER_1 = "b7/PP6/8/8/7K/6B1/6N1/4R1bk w - - 0 1"

NONE = Qt.KeyboardModifier.NoModifier
LEFT = Qt.MouseButton.LeftButton


class Desk:
    """A window with a board and a palette; `edits` collects the edits that the board requested."""

    def __init__(self) -> None:
        self.window = QWidget()
        self.board = BoardWidget()
        self.palette = PiecePalette()
        self.palette.connect_board(self.board)
        self.edits: list[str] = []
        self.board.position_edited.connect(self._answer)
        row = QHBoxLayout(self.window)
        row.addWidget(self.board)
        row.addWidget(self.palette)
        self.window.resize(640, 520)
        self.board.set_position(Position.from_fen(MATER_1))

    def _answer(self, position: Position, description: str) -> None:
        self.edits.append(description)
        self.board.set_position(position)

    @property
    def pieces(self) -> str:
        return self.board.position.board_fen

    def at(self, square: str) -> QPoint:
        return self.board.square_rect(square_number(square)).center().toPoint()

    def click(self, square: str, button: Qt.MouseButton = LEFT) -> None:
        QTest.mouseClick(self.board, button, NONE, self.at(square))

    def press(self, widget: QWidget, point: QPoint) -> None:
        QTest.mousePress(widget, LEFT, NONE, point)

    def move(
        self,
        widget: QWidget,
        point: QPoint,
        keys: Qt.KeyboardModifier = NONE,
        button: Qt.MouseButton = LEFT,
    ) -> None:
        """Move with a button held, which `QTest.mouseMove` does not report to the widget."""
        event = QMouseEvent(
            QEvent.Type.MouseMove,
            QPointF(point),
            QPointF(widget.mapToGlobal(point)),
            Qt.MouseButton.NoButton,
            button,
            keys,
        )
        QApplication.sendEvent(widget, event)

    def release(self, widget: QWidget, point: QPoint, keys: Qt.KeyboardModifier = NONE) -> None:
        QTest.mouseRelease(widget, LEFT, keys, point)

    def drag(self, source: str, target: QPoint, keys: Qt.KeyboardModifier = NONE) -> None:
        start = self.at(source)
        self.press(self.board, start)
        self.move(self.board, (start + target) / 2, keys)
        self.move(self.board, target, keys)
        self.release(self.board, target, keys)

    def keys(self, *keys: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> None:
        for key in keys:
            QTest.keyClick(self.board, key, modifiers)


@pytest.fixture
def desk(qtbot: QtBot) -> Desk:
    result = Desk()
    qtbot.addWidget(result.window)
    with qtbot.waitExposed(result.window):
        result.window.show()
    result.window.activateWindow()
    result.board.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(result.board.hasFocus)
    # Later layouts would move the squares under a test that compares pictures.
    QApplication.processEvents()
    return result

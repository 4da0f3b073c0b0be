"""The moves of a game in lines that wrap, to click or to step through."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QModelIndex, QSignalBlocker, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QListView, QListWidget, QWidget

from matewright.gui.widgets.tables import write_instead


class GameMoves(QListWidget):
    """`chosen` carries how many moves are made; the first entry is the array, where none is."""

    chosen = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("game_moves")
        self.setAccessibleName(self.tr("The game that leads to the position"))
        self.setProperty("quiet", True)
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setUniformItemSizes(False)
        self.setSpacing(1)
        self.reason = ""
        self.currentRowChanged.connect(self._choose)
        self.itemClicked.connect(lambda item: self.chosen.emit(self.row(item)))

    def show_moves(self, words: Sequence[str], captures: Iterable[int] = ()) -> None:
        """Show these moves, none of them chosen; those with the numbers `captures` are bold."""
        bold = self.font()
        bold.setBold(True)
        with QSignalBlocker(self):
            self.clear()
            if words:
                self.addItems([self.tr("Array"), *words])
            for index in captures:
                self.item(index + 1).setFont(bold)
            self.setCurrentIndex(QModelIndex())

    def choose(self, made: int | None) -> None:
        """Choose the last of so many moves, or none."""
        with QSignalBlocker(self):
            if made is None:
                self.setCurrentIndex(QModelIndex())
                self.clearSelection()
            else:
                self.setCurrentRow(made)
        if made is not None:
            self.scrollToItem(self.item(made))

    def say(self, words: str) -> None:
        """Say why there are no moves, while there are none."""
        self.reason = words
        self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the moves, or say why there are none."""
        super().paintEvent(event)
        if not self.count():
            write_instead(self, self.reason)

    def _choose(self, row: int) -> None:
        if row >= 0:
            self.chosen.emit(row)

    def keyboardSearch(self, search: str) -> None:
        """Ignore plain letters, which would jump about among the moves."""

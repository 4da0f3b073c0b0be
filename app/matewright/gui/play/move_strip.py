"""The moves of a game in one line, to click or step through."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtWidgets import QListView, QListWidget, QWidget

from matewright.gui.widgets.theme import STEP


class MoveStrip(QListWidget):
    """Shows the start of the game and every move; `count_chosen` carries how many are made."""

    count_chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("played_moves")
        self.setAccessibleName(self.tr("Moves played"))
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(False)
        self.setUniformItemSizes(False)
        self.setSpacing(0)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setFixedHeight(self.fontMetrics().height() + 3 * STEP)
        self.currentRowChanged.connect(self._choose)

    def show_moves(self, words: Sequence[str], made: int) -> None:
        """Show these moves, the first `made` of them as made."""
        texts = [self.tr("Start"), *words]
        with QSignalBlocker(self):
            if [self.item(row).text() for row in range(self.count())] != texts:
                self.clear()
                self.addItems(texts)
            self.setCurrentRow(made)
        self.scrollToItem(self.item(made))

    def _choose(self, row: int) -> None:
        if row >= 0:
            self.count_chosen.emit(row)

    def keyboardSearch(self, search: str) -> None:
        """Ignore plain letters, which would jump about among the moves."""

    def minimumSizeHint(self) -> QSize:
        """A few moves at least."""
        return QSize(30 * STEP, self.height())

    def sizeHint(self) -> QSize:
        """One line."""
        return QSize(60 * STEP, self.height())

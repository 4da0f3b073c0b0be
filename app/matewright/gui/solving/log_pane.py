"""The log: the questions, the engine's answers, and the times taken."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QTime
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from matewright.gui.desk.pane import Pane
from matewright.gui.docks.pane import PaneSpec, framed

_MOST_LINES: Final = 2_000


class LogPane(Pane, QPlainTextEdit):
    """A list of lines with the time of day; the oldest are removed at the top."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("log")
        self.setAccessibleName(self.tr("Log"))
        self.setProperty("quiet", True)
        self.setReadOnly(True)
        self.setMaximumBlockCount(_MOST_LINES)
        self.setPlaceholderText(self.tr("Questions put to the engine are noted here."))

    def spec(self) -> PaneSpec:
        """The dock's titles, shortcut and area."""
        return PaneSpec("log", self.tr("&Log"), "Ctrl+3", framed(self), self, rank=7)

    def note(self, sentence: str) -> None:
        """Add a line with the time of day."""
        self.appendPlainText(f"{QTime.currentTime().toString('HH:mm:ss')}  {sentence}")

"""A bar at the top of the window that says what happened and offers what to do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QMainWindow, QPushButton, QToolBar, QWidget

from matewright.gui.widgets.elided_label import ElidedLabel
from matewright.gui.widgets.layouts import in_row
from matewright.gui.widgets.theme import STEP

_MOST_LINES: Final = 2


class Notice(QToolBar):
    """A sentence with buttons; there while there is something to say."""

    def __init__(self, name: str, title: str, window: QMainWindow) -> None:
        super().__init__(window)
        self.setObjectName(name)
        self.setWindowTitle(title)
        self.setAccessibleName(title)
        self.setMovable(False)
        # The menu of panes is for what the user arranges.
        self.toggleViewAction().setEnabled(False)
        self.toggleViewAction().setVisible(False)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self.setProperty("hint", True)
        self.words = ElidedLabel(self, most_lines=_MOST_LINES)
        self.words.set_icon("warning")
        strip = QWidget()
        self._row = in_row(
            (self.words, 1), on=strip, margins=(4 * STEP, 0, STEP, 0), spacing=2 * STEP
        )
        self.addWidget(strip)
        self.hide()
        window.addToolBar(Qt.ToolBarArea.TopToolBarArea, self)

    def add_button(self, text: str, function: Callable[[], object]) -> QPushButton:
        """Offer something that can be done."""
        button = QPushButton(text)
        button.clicked.connect(lambda _=False: function())
        self._row.addWidget(button)
        return button

    def say(self, sentence: str) -> None:
        """Show a sentence; the empty one hides the bar."""
        self.setVisible(bool(sentence))
        if sentence and sentence != self.words.toolTip():
            self.words.set_full_text(sentence)
            # The eye sees it come, the ear does not.
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, sentence))

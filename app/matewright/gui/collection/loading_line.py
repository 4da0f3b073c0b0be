"""The progress of reading a collection: a thin bar, a count, and a button to pause it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLabel, QProgressBar, QToolButton, QWidget

from matewright.gui.widgets.layouts import in_row
from matewright.gui.widgets.theme import STEP, icon
from matewright.wording import grouped

_MOST_AT_ONCE: Final = 500
"""Fewer problems than this are read too quickly for a progress bar."""


class LoadingLine(QWidget):
    """Visible only while problems are left to read.

    * `resting_requested` (bool): reading is to pause, or to resume.
    """

    resting_requested = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._numbers = 0, 0
        self.bar = QProgressBar(self)
        self.bar.setTextVisible(False)
        self.bar.setFixedHeight(STEP)
        self.bar.setAccessibleName(self.tr("Problems read"))
        self.label = QLabel(self)
        self.label.setObjectName("collection_progress")
        self.label.setProperty("tone", "quiet")
        self.pause_button = QToolButton(self)
        self.pause_button.setObjectName("collection_pause")
        self.pause_button.setAutoRaise(True)
        self.pause_button.setCheckable(True)
        self.pause_button.setFocusPolicy(self.pause_button.focusPolicy().TabFocus)
        self.pause_button.toggled.connect(self._rest)
        in_row((self.bar, 1), self.label, self.pause_button, on=self, spacing=2 * STEP)
        self._show_words()
        self.hide()

    def show_progress(self, done: int, total: int) -> None:
        """Show how many of all problems are read; hidden once all are."""
        self._numbers = done, total
        self.bar.setRange(0, total)
        self.bar.setValue(done)
        self._show_words()
        self.setVisible(done < total and total > _MOST_AT_ONCE)

    def _rest(self, resting: bool) -> None:
        self.resting_requested.emit(resting)
        self._show_words()

    def _show_words(self) -> None:
        done, total = map(grouped, self._numbers)
        if self.pause_button.isChecked():
            words = self.tr("Stopped: {done} of {total} read")
            tip = self.tr("Continue reading")
        else:
            words = self.tr("{done} of {total} read")
            tip = self.tr("Stop reading; searches then find only what is read")
        self.label.setText(words.format(done=done, total=total))
        self.pause_button.setIcon(icon("play" if self.pause_button.isChecked() else "stop"))
        self.pause_button.setToolTip(tip)
        self.pause_button.setAccessibleName(tip)

"""What the independent check of the answer shown has found, or how far it is."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from matewright.gui.solving.verifying import Verifying
from matewright.gui.widgets.elided_label import ElidedLabel
from matewright.gui.widgets.layouts import in_row
from matewright.gui.widgets.style import set_look
from matewright.gui.widgets.theme import STEP


class VerifyRow(QWidget):
    """One line below the play; hidden while the answer shown was not verified.

    * `details_requested`: all that was found is to be shown.
    """

    details_requested = Signal()

    def __init__(self, verifying: Verifying, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("verify_row")
        self._verifying = verifying
        self.label = ElidedLabel(self)
        self.label.setObjectName("verify_verdict")
        self.stop_button = self._button(self.tr("Stop"))
        self.stop_button.clicked.connect(verifying.stop)
        self.details_button = self._button(self.tr("Details"))
        self.details_button.setToolTip(self.tr("Show in the log all that was checked"))
        self.details_button.clicked.connect(self.details_requested)
        in_row((self.label, 1), self.stop_button, self.details_button, on=self, spacing=STEP)
        verifying.changed.connect(self.show_state)
        verifying.progressed.connect(self.show_state)
        self.hide()

    def _button(self, text: str) -> QPushButton:
        button = QPushButton(text, self)
        button.setAutoDefault(False)
        return button

    def show_state(self) -> None:
        """Show how far the check of the answer shown is, or what it found."""
        verifying = self._verifying
        is_running, outcome = verifying.is_of_shown, verifying.outcome
        self.stop_button.setVisible(is_running)
        self.details_button.setVisible(not is_running)
        self.setVisible(is_running or bool(outcome))
        if is_running:
            self._say(verifying.progress, "quiet")
        elif outcome and verifying.is_stale:
            self._say(self.tr("Verified before the edit: stale"), "quiet")
        elif outcome:
            words, is_wrong = verifying.verdict()
            said = self.tr("Verified: {verdict}").format(verdict=words)
            self._say(said, "error" if is_wrong else "quiet")

    def _say(self, words: str, tone: str) -> None:
        self.label.set_full_text(words)
        set_look(self.label, "tone", tone)

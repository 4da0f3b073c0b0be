"""Waiting for something that may take long, with the window drawn but deaf."""

from __future__ import annotations

from typing import Final, TypeVar

from PySide6.QtCore import QEventLoop, Qt, QTimer
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QProgressBar, QVBoxLayout, QWidget

from matewright.gui.background.jobs import Errand
from matewright.gui.theme import STEP
from matewright.services.work import Work

_MOMENT: Final = 300
"""Milliseconds until a dialog says what the window waits for."""

_LOOK: Final = 100
"""Milliseconds between two looks at how far it is."""
_STEPS: Final = 1000

_Result = TypeVar("_Result")


class PatienceDialog(QDialog):
    """Says what is waited for. Without `can_cancel` there is no way out but the end.

    The bar shows how far the `work` is, once its total is known.
    """

    def __init__(
        self, parent: QWidget, sentence: str, *, can_cancel: bool, work: Work | None = None
    ) -> None:
        super().__init__(parent)
        self._work = work
        look = QTimer(self)
        look.timeout.connect(self._look)
        look.start(_LOOK)
        self.setWindowTitle("Matewright")
        self.setModal(True)
        self._can_cancel = can_cancel
        label = QLabel(sentence, self)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setWordWrap(True)
        self.bar = QProgressBar(self)
        self.bar.setRange(0, 0)
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(sentence)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(4 * STEP, 4 * STEP, 4 * STEP, 3 * STEP)
        layout.setSpacing(3 * STEP)
        layout.addWidget(label)
        layout.addWidget(self.bar)
        if can_cancel:
            buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
            buttons.button(QDialogButtonBox.StandardButton.Cancel).setText(self.tr("&Cancel"))
            buttons.rejected.connect(self.reject)
            layout.addWidget(buttons)
        self.setMinimumWidth(90 * STEP)

    def _look(self) -> None:
        work = self._work
        if work is not None and work.total:
            self.bar.setRange(0, _STEPS)
            self.bar.setValue(min(_STEPS, _STEPS * work.done // work.total))

    def reject(self) -> None:
        """Give up waiting, where that is offered."""
        if self._can_cancel:
            super().reject()


def wait_for(
    errand: Errand[_Result],
    parent: QWidget,
    sentence: str,
    *,
    can_cancel: bool = False,
    work: Work | None = None,
) -> bool:
    """Run an errand and wait until it is done; False: the user did not want to wait any longer.

    Then its `work`, if it has one, is cancelled.
    """
    loop = QEventLoop()
    errand.finished.connect(loop.quit)
    QTimer.singleShot(_MOMENT, loop.quit)
    errand.start()
    if not errand.isFinished():
        # Keys and clicks wait their turn: they must not meet a document that is being replaced.
        loop.exec(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
    if errand.isFinished():
        return True
    dialog = PatienceDialog(parent, sentence, can_cancel=can_cancel, work=work)
    errand.finished.connect(dialog.accept)
    # It may have ended before anybody listened.
    done = errand.isFinished() or dialog.exec() == QDialog.DialogCode.Accepted
    dialog.deleteLater()
    if work is not None and not done:
        work.cancel()
    return done

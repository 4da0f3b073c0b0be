"""Waiting for a background task, with the window repainted but taking no input."""

from __future__ import annotations

from typing import Final, TypeVar

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QDialog, QProgressBar, QWidget

from matewright.gui.background.jobs import BackgroundTask
from matewright.gui.widgets.form import Buttons, wrapped
from matewright.gui.widgets.layouts import DIALOG, in_column
from matewright.gui.widgets.theme import STEP
from matewright.services.work import Work

_MOMENT: Final = 300
"""Milliseconds before the dialog appears."""

_LOOK: Final = 100
"""Milliseconds between two updates of the progress."""
_STEPS: Final = 1000

_Result = TypeVar("_Result")


class WaitDialog(QDialog):
    """Says what is waited for, and shows the progress of `work` once its total is known."""

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
        label = wrapped(sentence, self)
        self.bar = QProgressBar(self)
        self.bar.setRange(0, 0)
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(sentence)
        layout = in_column(label, self.bar, on=self, margins=DIALOG, spacing=3 * STEP)
        if can_cancel:
            buttons = Buttons(self)
            buttons.cancel(self.tr("&Cancel"))
            layout.addWidget(buttons)
        self.setMinimumWidth(90 * STEP)

    def _look(self) -> None:
        work = self._work
        if work is not None and work.total:
            self.bar.setRange(0, _STEPS)
            self.bar.setValue(min(_STEPS, _STEPS * work.done // work.total))

    def reject(self) -> None:
        """Cancel, where that is offered."""
        if self._can_cancel:
            super().reject()


def wait_for(
    task: BackgroundTask[_Result],
    parent: QWidget,
    sentence: str,
    *,
    can_cancel: bool = False,
    work: Work | None = None,
) -> bool:
    """Run a task and wait for it. False when the user cancelled it, and with it its `work`."""
    loop = QEventLoop()
    task.finished.connect(loop.quit)
    QTimer.singleShot(_MOMENT, loop.quit)
    task.start()
    if not task.isFinished():
        # Keys and clicks must not reach a document that is being replaced.
        loop.exec(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
    if task.isFinished():
        return True
    dialog = WaitDialog(parent, sentence, can_cancel=can_cancel, work=work)
    task.finished.connect(dialog.accept)
    # It may have ended before the signal was connected.
    done = task.isFinished() or dialog.exec() == QDialog.DialogCode.Accepted
    dialog.deleteLater()
    if work is not None and not done:
        work.cancel()
    return done

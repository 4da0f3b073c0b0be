"""Writes documents while the window shows the progress and can cancel."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QEventLoop, Qt
from PySide6.QtWidgets import QProgressDialog, QWidget

from matewright.errors import Cancelled
from matewright.formats.catalogue import FileFormat
from matewright.formats.format import Output
from matewright.gui.background.jobs import BackgroundTask
from matewright.gui.widgets.wait_dialog import wait_for
from matewright.model.collection import Collection
from matewright.services.file import publish
from matewright.services.work import Work
from matewright.wording import Wording

_words: Final = Wording("Saving")

_MOMENT: Final = 500
"""Milliseconds until progress is shown."""


def watched_writing(
    path: Path, file_format: FileFormat, problems: Collection, output: Output, window: QWidget
) -> tuple[Path, ...]:
    """Write text in a thread. Returns the files; raises `FormatError` and `Cancelled`."""
    work = Work(total=len(problems))
    watched = replace(output, watch=work.advance)
    task = BackgroundTask(lambda: publish.save(path, file_format, problems, watched))
    sentence = _sentence().format(name=path.name)
    wait_for(task, window, sentence, can_cancel=True, work=work)
    return task.result()


def watched_drawing(
    path: Path, file_format: FileFormat, problems: Collection, output: Output, window: QWidget
) -> tuple[Path, ...]:
    """Draw in this thread, as Qt requires, and process events between two diagrams.

    Returns the files; raises `FormatError` and `Cancelled`.
    """
    with_progress = _Progress(window, _sentence().format(name=path.name), len(problems))
    try:
        watched = replace(output, watch=with_progress.report)
        return publish.save(path, file_format, problems, watched)
    finally:
        with_progress.end()


def _sentence() -> str:
    return _words("Writing {name} …")


class _Progress:
    """A dialog that counts the problems done, shown after a moment."""

    def __init__(self, window: QWidget, sentence: str, count: int) -> None:
        self._dialog = QProgressDialog(window)
        self._dialog.setWindowTitle("Matewright")
        self._dialog.setLabelText(sentence)
        cancel = _words("&Cancel")
        self._dialog.setCancelButtonText(cancel)
        self._dialog.setWindowModality(Qt.WindowModality.WindowModal)
        self._dialog.setMinimumDuration(_MOMENT)
        self._dialog.setRange(0, count)
        self.report: Callable[[int], None] = self._report

    def _report(self, done: int) -> None:
        self._dialog.setValue(min(done, self._dialog.maximum() - 1))
        # Nothing else may begin before the dialog appears.
        flags = QEventLoop.ProcessEventsFlag
        is_seen = self._dialog.isVisible()
        QCoreApplication.processEvents(flags.AllEvents if is_seen else flags.ExcludeUserInputEvents)
        if self._dialog.wasCanceled():
            raise Cancelled

    def end(self) -> None:
        self._dialog.close()
        self._dialog.deleteLater()

"""Saves unsaved changes for recovery after a crash, at intervals and before solving."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QStandardPaths, QTimer, Signal

from matewright.errors import MatewrightError
from matewright.gui.background.jobs import BackgroundTask
from matewright.gui.document.document import Document
from matewright.gui.preferences.preferences import AUTOSAVE, AUTOSAVE_SECONDS, Preferences
from matewright.services.file.recovery import RecoveryFile, Snapshot

_SECOND: Final = 1000


def recovery_folder() -> Path:
    """Where all recovery files are: in the program's own data folder."""
    location = QStandardPaths.StandardLocation.AppDataLocation
    return Path(QStandardPaths.writableLocation(location)) / "recovery"


class Autosave(QObject):
    """Writes the changes of a document to a recovery file, in a thread, while they are not saved.

    The user's file is never touched. Without unsaved changes there is no recovery file.

    * `failed` (sentence): writing failed; emitted once until it works again.
    """

    failed = Signal(str)

    def __init__(self, document: Document, preferences: Preferences, parent: QObject) -> None:
        super().__init__(parent)
        self._document = document
        self._preferences = preferences
        self._file = RecoveryFile(recovery_folder())
        self._kept: Snapshot | None = None
        self._writing: tuple[Snapshot, BackgroundTask[None]] | None = None
        self._has_failed = False
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.save)
        document.modified_changed.connect(self._tidy_up)
        document.path_changed.connect(self._tidy_up)
        preferences.changed.connect(self._set_timer)
        self._set_timer()

    def _set_timer(self) -> None:
        self._timer.setInterval(self._preferences.get(AUTOSAVE_SECONDS) * _SECOND)
        if self._preferences.get(AUTOSAVE):
            self._timer.start()
        else:
            self._timer.stop()
            self._tidy_up()

    def save(self) -> None:
        """Write the recovery file, unless it is up to date, not needed or switched off."""
        if self._writing is not None or not self._is_needed:
            return
        document = self._document
        snapshot = Snapshot(
            document.collection,
            document.current,
            document.path,
            document.stamp,
            document.saved,
            is_saved_as_read=document.is_saved_as_read,
        )
        if self._kept is not None and _holds_the_same(snapshot, self._kept):
            return
        file = self._file
        task = BackgroundTask(lambda: file.write(snapshot))
        task.finished.connect(self._end)
        self._writing = snapshot, task
        task.start()

    def take_over(self, snapshot: Snapshot, file: RecoveryFile) -> None:
        """Continue with the recovery file from which the document was just restored."""
        self._file.remove()
        self._file, self._kept = file, snapshot

    def shut_down(self) -> None:
        """Remove the recovery file; for the closing window with its document saved or discarded."""
        self._timer.stop()
        if self._writing is not None:
            self._writing[1].join()
            self._writing = None
        self._remove()

    @property
    def is_writing(self) -> bool:
        """Whether the thread is writing."""
        return self._writing is not None

    @property
    def _is_needed(self) -> bool:
        return self._document.is_modified and self._preferences.get(AUTOSAVE)

    def _end(self) -> None:
        if self._writing is None:
            return
        (snapshot, task), self._writing = self._writing, None
        try:
            task.result()
        except MatewrightError as error:
            if not self._has_failed:
                self.failed.emit(
                    self.tr("Changes are not kept for the case of a crash: {reason}").format(
                        reason=error
                    )
                )
            self._has_failed = True
        else:
            self._has_failed = False
            self._kept = snapshot
        self._tidy_up()

    def _tidy_up(self) -> None:
        """Remove the recovery file once it is not needed."""
        if not self._is_needed and self._writing is None:
            self._remove()

    def _remove(self) -> None:
        self._kept = None
        self._file.remove()


def _holds_the_same(one: Snapshot, other: Snapshot) -> bool:
    # Equal problems can still come from different pieces of a file, so identity counts.
    return one.collection is other.collection and (one.path, one.stamp) == (other.path, other.stamp)

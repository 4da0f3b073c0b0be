"""The batch of an open file: starts it, follows it and ends it without blocking the window."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QStandardPaths, QTimer, Signal

from matewright.errors import MatewrightError
from matewright.gui.background.jobs import BackgroundTask
from matewright.gui.batch.storing import AnswerStore
from matewright.gui.document.document import Document

if TYPE_CHECKING:
    from matewright.services.batch.batch import Batch, BatchOptions, BatchProgress

_POLL: Final = 200
"""Milliseconds between two polls of the batch."""


def journal_of(document: Document) -> Path:
    """Where the journal of a document is kept: beside its file, else in the program's folder."""
    from matewright.services.batch import journal

    if document.path is not None:
        return journal.beside(document.path)
    location = QStandardPaths.StandardLocation.AppDataLocation
    folder = Path(QStandardPaths.writableLocation(location)) / "batches"
    return folder / f"unnamed{journal.SUFFIX}"


class BatchRunner(QObject):
    """Runs at most one batch for a document; it goes on when the window is replaced.

    * `begun`: it was started, or could not be: `refused` (`MatewrightError`) follows then.
    * `progressed` (`BatchProgress`, rows): how far it is, and which rows were done meanwhile.
    * `ended` (`BatchProgress`): it is complete, was stopped or broke off.
    * `left`: there is none any more, because another file is shown.

    `store` puts the answers of the last one into the document; when it ends, by itself.
    """

    begun = Signal()
    refused = Signal(object)
    progressed = Signal(object, object)
    ended = Signal(object)
    left = Signal()

    def __init__(self, document: Document, parent: QObject) -> None:
        super().__init__(parent)
        self._document = document
        self.store = AnswerStore(document, self)
        self._batch: Batch | None = None
        self._progress: BatchProgress | None = None
        self._is_running = False
        self._starting: BackgroundTask[None] | None = None
        self._leaving: list[BackgroundTask[None]] = []
        self._timer = QTimer(self)
        self._timer.setInterval(_POLL)
        self._timer.timeout.connect(self._poll)
        document.replaced.connect(self._leave)

    @property
    def batch(self) -> Batch | None:
        """The batch at work, or the last one: its outcomes can be read as long as there is none."""
        return self._batch

    @property
    def progress(self) -> BatchProgress | None:
        """The progress at the last poll; None before the first."""
        return self._progress

    @property
    def is_running(self) -> bool:
        """Whether there is more to come."""
        return self._is_running

    # -- commands ----------------------------------------------------------------------------

    def start(self, options: BatchOptions, indices: Iterable[int] | None = None) -> None:
        """Begin a batch of the document as it stands now; `begun` tells when it is under way."""
        from matewright.services.batch.batch import Batch

        if self._is_running:
            return
        self.forget()
        path = options.journal or journal_of(self._document)
        batch = Batch(
            self._document.collection,
            options,
            path,
            None if indices is None else tuple(indices),
        )

        leaving = self._leaving

        def begin() -> None:
            # The journal may still belong to the previous batch.
            for task in leaving:
                task.join()
            path.parent.mkdir(parents=True, exist_ok=True)
            batch.start()

        self._batch, self._is_running = batch, True
        # Reading a long journal takes a while.
        self._starting = BackgroundTask(begin, makes_many_objects=False)
        self._starting.finished.connect(self._started)
        self._starting.start()

    def _started(self) -> None:
        starting = self._starting
        if starting is None or not starting.isFinished():
            return
        self._starting = None
        try:
            starting.result()
        except (MatewrightError, OSError) as error:
            self._batch, self._is_running = None, False
            self.begun.emit()
            self.refused.emit(error)
            return
        self.begun.emit()
        self._timer.start()
        # A list of 200,000 problems is shown first: both at once would block the window.
        QTimer.singleShot(0, self, self._poll)

    def stop(self) -> None:
        """Stop the batch soon; finished problems are in the journal."""
        if self._batch is not None:
            self._batch.cancel()

    def pause(self, *, paused: bool) -> None:
        """Pause before the next problem, or resume."""
        if self._batch is not None:
            (self._batch.pause if paused else self._batch.resume)()

    def forget(self) -> None:
        """Release the journal of a finished batch, which can then no longer be read."""
        self.store.stop()
        batch, self._batch = self._batch, None
        self._progress = None
        starting, self._starting = self._starting, None
        if batch is None:
            return

        def close() -> None:
            if starting is not None:
                starting.join()
            batch.close()

        leaving = BackgroundTask(close, makes_many_objects=False)
        self._leaving = [*(one for one in self._leaving if not one.isFinished()), leaving]
        leaving.start()

    def shut_down(self) -> None:
        """End everything and wait for it; the journal lets it be resumed."""
        self._timer.stop()
        self.store.stop()
        if self._starting is not None:
            self._starting.join()
            self._starting = None
        self._is_running = False
        batch, self._batch = self._batch, None
        if batch is not None:
            batch.cancel()
            batch.close()
        for task in self._leaving:
            task.join()

    def _leave(self) -> None:
        """Another file is shown: end what goes on with this one; it can be resumed."""
        self.stop()
        self._timer.stop()
        self._is_running = False
        self.forget()
        self.left.emit()

    # -- what goes on ------------------------------------------------------------------------

    def _poll(self) -> None:
        if self._batch is None:
            return
        progress: BatchProgress = self._batch.poll()
        self._progress = progress
        self.progressed.emit(progress, self._batch.take_news())
        if progress.finished:
            self._timer.stop()
            self._is_running = False
            if self._batch.options.with_answers:
                self.store.begin(self._batch)
            self.ended.emit(progress)

    # -- what was found ----------------------------------------------------------------------

    def current_index(self, row: int) -> int | None:
        """Where the problem of a row stands in the document now; None when it is gone."""
        if self._batch is None:
            return None
        entry = self._batch.collection.entry(self._batch.indices[row])
        return self._document.collection.indices_of([entry.identity]).get(entry.identity)

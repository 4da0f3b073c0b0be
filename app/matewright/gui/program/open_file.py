"""One open document with its solving, batch, index, autosave and file watch."""

from __future__ import annotations

from PySide6.QtCore import QObject

from matewright.gui.batch.runner import BatchRunner
from matewright.gui.collection.index import CollectionIndex
from matewright.gui.desk.kept_answers import KeptAnswers
from matewright.gui.desk.session import Session
from matewright.gui.document.document import Document
from matewright.gui.file.autosave import Autosave
from matewright.gui.file.remarks import FileRemarks
from matewright.gui.file.watch import FileWatch, presence_folder
from matewright.gui.preferences.preferences import Preferences


class OpenFile(QObject):
    """Outlives its window: a window in another language takes it over.

    * `document`: the problems with their history; `kept`: their answers so far.
    * `session`: what is being solved of them; `autosave`: keeps unsaved changes in case of a
      crash.
    * `batch`: solves whole collections.
    * `watch`: notices changes of the file by other programs.
    * `remarks`: what in the file was not understood.
    * `index`: finds and sorts its problems, from the first request on.
    """

    def __init__(self, preferences: Preferences, parent: QObject) -> None:
        super().__init__(parent)
        self.document = Document(self)
        self.kept = KeptAnswers(self.document, self)
        self.session = Session(self.document, self)
        self.batch = BatchRunner(self.document, self)
        self.index = CollectionIndex(self.document, self)
        self.remarks = FileRemarks(self.document, self)
        self.index.warned.connect(self.remarks.add)
        self.autosave = Autosave(self.document, preferences, self)
        self.watch = FileWatch(self.document, presence_folder(), self)

    @property
    def is_untouched(self) -> bool:
        """Whether it can be replaced without losing anything."""
        document = self.document
        is_busy = any(run.is_open for run in self.session.runs)
        return document.path is None and not document.is_modified and not is_busy

    def shut_down(self) -> None:
        """Stop all work; for the closing window, whose document is saved or discarded."""
        self.session.shut_down()
        self.batch.shut_down()
        self.index.shut_down()
        self.autosave.shut_down()
        self.watch.shut_down()

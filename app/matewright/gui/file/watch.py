"""Watches the file of a document: changes by other programs, and who else has it open."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from PySide6.QtCore import QFileSystemWatcher, QObject, QStandardPaths, Signal

from matewright.errors import MatewrightError
from matewright.formats.textfile import FileStamp
from matewright.gui.background.jobs import BackgroundTask
from matewright.gui.background.timers import one_shot
from matewright.gui.document.document import Document
from matewright.services.file import disk_look, files
from matewright.services.file.disk_look import SAME, DiskLook, DiskState, FileIdentity
from matewright.services.file.presence import Presence, Showing

_SETTLING: Final = 200
"""Milliseconds: other programs remove a file before they put the new one in its place."""


@dataclass(frozen=True, slots=True)
class FileNews:
    """The state of the file of a document.

    `count` is how many problems a changed file holds; None while that is not known, or when it
    cannot be read. `others` are the other windows that show the file.
    """

    disk: DiskLook = SAME
    count: int | None = None
    others: tuple[Showing, ...] = ()


_NO_NEWS: Final = FileNews()


@dataclass(frozen=True, slots=True)
class _Looking:
    path: Path
    stamp: FileStamp
    task: BackgroundTask[tuple[DiskLook, tuple[Showing, ...]]]


@dataclass(frozen=True, slots=True)
class _Counting:
    disk: DiskLook
    task: BackgroundTask[int | None]


def presence_folder() -> Path:
    """Where programs say which files they have open: in the program's own data folder."""
    location = QStandardPaths.StandardLocation.AppDataLocation
    return Path(QStandardPaths.writableLocation(location)) / "open"


class FileWatch(QObject):
    """Checks the disk, in a thread, whenever something changes there.

    * `changed`: `news` changed.
    """

    changed = Signal()

    def __init__(self, document: Document, folder: Path, parent: QObject) -> None:
        super().__init__(parent)
        self._document = document
        self._folder = folder
        self._path: Path | None = None
        self._identity: FileIdentity | None = None
        self._presence: Presence | None = None
        self._news = _NO_NEWS
        self._is_paused = False
        self._known_others: tuple[Showing, ...] = ()
        self._looking: _Looking | None = None
        self._counting: _Counting | None = None
        self._counted: DiskLook | None = None
        self._watcher = QFileSystemWatcher(self)
        self._soon = one_shot(self, self.look, _SETTLING)
        # Not restarted for each change: in a busy folder the check would never happen.
        self._watcher.fileChanged.connect(self._note)
        self._watcher.directoryChanged.connect(self._note)
        document.path_changed.connect(self._begin)
        self._begin()

    @property
    def news(self) -> FileNews:
        """The latest state found."""
        return self._news

    @property
    def is_gone(self) -> bool:
        """Whether the file was deleted or renamed, so that only the window has its problems."""
        return self._news.disk.state is DiskState.GONE

    @property
    def is_busy(self) -> bool:
        """Whether there are changes that were not checked yet."""
        return self._soon.isActive() or self._looking is not None or self._counting is not None

    def look(self) -> None:
        """Check the disk now; `changed` follows if anything is new."""
        path, stamp = self._document.path, self._document.stamp
        if path is None or stamp is None or self._is_paused:
            return
        if self._looking is not None:
            self._note()
            return
        identity, presence = self._identity, self._presence

        def function() -> tuple[DiskLook, tuple[Showing, ...]]:
            others = presence.others(path) if presence is not None else ()
            return disk_look.look(path, stamp, identity), others

        task = BackgroundTask(function, makes_many_objects=False)
        task.finished.connect(self._take)
        self._looking = _Looking(path, stamp, task)
        task.start()

    @contextmanager
    def paused(self) -> Iterator[None]:
        """Ignore changes while the document itself is being written."""
        self._is_paused = True
        try:
            yield
        finally:
            self._is_paused = False
            self._note()

    def keep_mine(self) -> None:
        """Keep what is in the window: saving will replace the present file on disk."""
        self._document.ignore_file_change(self._news.disk.stamp)
        self._set_news(replace(self._news, disk=SAME, count=None))

    def dismiss_others(self) -> None:
        """Stop reporting the other windows that show the file now."""
        self._set_news(replace(self._news, others=()))

    def shut_down(self) -> None:
        """Withdraw the note that the file is open here, and stop all work."""
        self._soon.stop()
        self._withdraw()
        for under_way in (self._looking, self._counting):
            if under_way is not None:
                under_way.task.join()
        self._looking = self._counting = None

    # -- another file ------------------------------------------------------------------------

    def _begin(self) -> None:
        """Adopt another file, or another state of the same file."""
        path = self._document.path
        if path != self._path:
            self._withdraw()
            self._path = path
            self._presence = Presence.announce(self._folder, path) if path else None
            self._known_others = ()
            self._set_news(_NO_NEWS)
        else:
            self._set_news(replace(self._news, disk=SAME, count=None))
        self._identity = disk_look.identity_of(path) if path else None
        self._keep_watching()
        self._note()

    def _withdraw(self) -> None:
        if self._presence is not None:
            self._presence.withdraw()
            self._presence = None
        if watched := [*self._watcher.files(), *self._watcher.directories()]:
            self._watcher.removePaths(watched)

    def _keep_watching(self) -> None:
        """Watch file and folders; a file that was replaced has to be watched again."""
        if self._path is None:
            return
        watched = {*self._watcher.files(), *self._watcher.directories()}
        paths = (self._path, self._path.parent, self._folder)
        if missing := [str(one) for one in paths if str(one) not in watched and one.exists()]:
            self._watcher.addPaths(missing)

    # -- what is found -----------------------------------------------------------------------

    def _note(self) -> None:
        if self._path is not None and not self._soon.isActive():
            self._soon.start()

    def _take(self) -> None:
        if self._looking is None:
            return
        looked, self._looking = self._looking, None
        disk, others = looked.task.result()
        if (looked.path, looked.stamp) != (self._document.path, self._document.stamp):
            # The document was saved or opened meanwhile.
            self._note()
            return
        self._keep_watching()
        news = replace(self._news, disk=disk)
        if disk != self._news.disk:
            news = replace(news, count=None)
        if others != self._known_others:
            self._known_others = others
            news = replace(news, others=others)
        self._set_news(news)
        self._count()

    def _count(self) -> None:
        """Count the problems of a changed file, unless that has been done."""
        path, disk = self._path, self._news.disk
        if path is None or disk.state is not DiskState.CHANGED or self._counting is not None:
            return
        if self._news.count is not None or disk.stamp is None or disk == self._counted:
            return

        def function() -> int | None:
            try:
                return len(files.load(path).collection)
            except MatewrightError:
                return None

        task = BackgroundTask(function)
        task.finished.connect(self._take_count)
        self._counting = _Counting(disk, task)
        task.start()

    def _take_count(self) -> None:
        if self._counting is None:
            return
        counted, self._counting = self._counting, None
        self._counted = counted.disk
        if self._news.disk == counted.disk:
            self._set_news(replace(self._news, count=counted.task.result()))
        # It may have changed again.
        self._count()

    def _set_news(self, news: FileNews) -> None:
        if news != self._news:
            self._news = news
            self.changed.emit()

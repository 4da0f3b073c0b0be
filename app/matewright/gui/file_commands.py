"""New, Open, Save and what goes with them: questions before something is lost, recent files."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar

from PySide6.QtCore import QCoreApplication, QObject, QSettings, QStandardPaths, Signal
from PySide6.QtWidgets import QFileDialog

from matewright import resources
from matewright.errors import MatewrightError
from matewright.formats import registry
from matewright.formats.format import FileFormat
from matewright.gui.dialogs import questions
from matewright.gui.dialogs.error_box import in_short, show_error
from matewright.gui.dialogs.patience import wait_for
from matewright.gui.jobs import Errand
from matewright.gui.open_file import OpenFile
from matewright.gui.preferences import BACKUPS, FOLDER
from matewright.services import files

if TYPE_CHECKING:
    from matewright.gui.main_window import MainWindow
    from matewright.gui.windows import Windows

_Result = TypeVar("_Result")

SAMPLE: Final = ("problems", "mater-examples.olv")
"""The sample file the first start shows, as parts for `resources.path`."""

_MOST_RECENT: Final = 10
_MOST_SENTENCES: Final = 20
_MOST_LOSSES: Final = 10
_RECENT_KEY: Final = "files/recent"
_FOLDER_KEY: Final = "files/folder"


class FileCommands(QObject):
    """Carries the commands of the File menu out on a document.

    `input_wanted` asks for what is typed but not yet handed on: it belongs to the document now.
    `recent_changed` tells that the list of recent files is another one, `message` carries a
    sentence for the status bar.
    """

    input_wanted = Signal()
    recent_changed = Signal()
    message = Signal(str)

    def __init__(
        self, open_file: OpenFile, settings: QSettings, windows: Windows, window: MainWindow
    ) -> None:
        super().__init__(window)
        self._document = open_file.document
        self._watch = open_file.watch
        self._settings = settings
        self._windows = windows
        self._window = window
        self._is_busy = False
        self._leftovers: list[Errand[Any]] = []

    # -- opening -----------------------------------------------------------------------------

    def new(self) -> None:
        """Begin with an empty board: here if nobody touched what is here, else in a new window."""
        self.input_wanted.emit()
        self._windows.document_for(self._window).start_new()

    def ask_and_open(self) -> bool:
        """Ask for a file and open it."""
        name, _ = QFileDialog.getOpenFileName(
            self._window, self.tr("Open"), self._folder(), _open_filter()
        )
        return bool(name) and self.open(Path(name))

    def open(self, path: Path) -> bool:
        """Open a file, or bring its window to the front. Trouble is told in a box.

        It comes to this window if nobody touched what is here, else to a new one.
        """
        path = path.absolute()
        if self._is_busy:
            return False
        if self._windows.bring_up(path):
            self._remember(path)
            return True
        self.input_wanted.emit()
        reading = self.tr("Reading {name} …").format(name=path.name)
        try:
            opened = self._read(path, reading)
        except MatewrightError as error:
            self._forget(path)
            show_error(self._window, self.tr("Cannot open the file"), str(error))
            return False
        if opened is None:
            return False
        self._windows.document_for(self._window).show_opened(opened)
        self._remember(path)
        if opened.warnings:
            sentences = in_short(opened.warnings, _MOST_SENTENCES)
            show_error(self._window, self.tr("Not everything was understood"), sentences)
        return True

    def open_sample(self) -> bool:
        """Show the samples as a document without a name, so that nobody overwrites them."""
        self.input_wanted.emit()
        try:
            opened = files.load(resources.path(*SAMPLE))
        except MatewrightError as error:
            show_error(self._window, self.tr("Cannot open the sample"), str(error))
            return False
        self._windows.document_for(self._window).show_copy(opened)
        return True

    def reload(self) -> bool:
        """Show the file as it is on the disk now; asks before changes are given up."""
        path = self._document.path
        if self._is_busy:
            return False
        if path is None:
            self.message.emit(self.tr("These problems have no file yet that could be read again"))
            return False
        self.input_wanted.emit()
        if self._document.is_modified and not questions.ask_about_reloading(
            self._window, path.name
        ):
            return False
        reading = self.tr("Reading {name} …").format(name=path.name)
        try:
            opened = self._read(path, reading)
        except MatewrightError as error:
            show_error(self._window, self.tr("Cannot open the file"), str(error))
            return False
        if opened is None:
            return False
        place = self._document.current
        self._document.show_opened(opened)
        self._document.go_to(min(place, len(opened.collection) - 1))
        self.message.emit(self.tr("Read {name} again").format(name=path.name))
        return True

    def follow(self) -> None:
        """Go on under the name that somebody else gave to the file."""
        new = self._watch.news.disk.renamed_to
        if new is not None:
            self._document.follow(new)
            self._remember(new)

    # -- saving ------------------------------------------------------------------------------

    def save(self) -> bool:
        """Save under the name it has, or ask for one. True when the file is written."""
        self.input_wanted.emit()
        path = self._document.path
        if path is None:
            return self.save_as()
        stamp = self._document.stamp
        looking = self.tr("Saving {name} …").format(name=path.name)
        if self._carry_out(lambda: self._document.changed_on_disk, looking):
            if path.exists() and not questions.ask_about_overwriting(self._window, path.name):
                return False
            stamp = None
        return self._write(path, stamp)

    def save_as(self) -> bool:
        """Ask for a name and save. True when the file is written."""
        self.input_wanted.emit()
        first = registry.FORMATS[0].suffixes[0]
        start = self._document.path or Path(self._folder()) / f"{self.tr('problems')}{first}"
        name, chosen = QFileDialog.getSaveFileName(
            self._window, self.tr("Save As"), str(start), _save_filter()
        )
        if not name:
            return False
        path = Path(name)
        if not path.suffix:
            path = path.with_suffix(_suffix_of(chosen))
            if path.exists() and not questions.ask_about_replacing(self._window, path.name):
                return False
        if self._windows.is_elsewhere(path, self._window):
            # Two windows would save over each other.
            sentence = self.tr("“{name}” is open in another window; choose another name.")
            show_error(
                self._window, self.tr("Cannot save the file"), sentence.format(name=path.name)
            )
            return False
        return self._write(path, None)

    def may_close(self) -> bool:
        """Whether the document may go: nothing to save, saved now, or not wanted any more."""
        if self._is_busy:
            return False
        self.input_wanted.emit()
        name = self._document.path.name if self._document.path else self.tr("Untitled")
        if self._document.is_modified:
            answer = questions.ask_about_changes(self._window, name)
        elif self._watch.is_gone:
            answer = questions.ask_about_lost_file(self._window, name)
        else:
            return True
        if answer is questions.Answer.SAVE:
            return self.save()
        return answer is questions.Answer.DISCARD

    def shut_down(self) -> None:
        """Wait for what nobody wanted to wait for; for the closing window."""
        for errand in self._leftovers:
            errand.wait()
        self._leftovers.clear()

    def _write(self, path: Path, stamp: files.FileStamp | None) -> bool:
        """Save; with a stamp only if the file is still in that state."""
        if self._is_busy:
            return False
        path, collection = path.absolute(), self._document.collection
        saving = self.tr("Saving {name} …").format(name=path.name)
        try:
            lost = self._carry_out(lambda: files.losses(path, collection), saving)
            if lost and not questions.ask_about_losses(
                self._window, path.name, in_short(lost, _MOST_LOSSES)
            ):
                return False
            backup = self._windows.preferences.get(BACKUPS)
            with self._watch.paused():
                new_stamp = self._carry_out(
                    lambda: files.save(path, collection, stamp, keep_backup=backup), saving
                )
                assert new_stamp is not None, "saving cannot be cancelled"
                self._document.mark_saved(path, collection, new_stamp)
        except MatewrightError as error:
            show_error(self._window, self.tr("Cannot save the file"), str(error))
            return False
        self._remember(path)
        self.message.emit(self.tr("Saved {name}").format(name=path.name))
        return True

    def _read(self, path: Path, sentence: str) -> files.Opened | None:
        """Read a file; None: the user cancelled."""
        work = files.Work()
        return self._carry_out(
            lambda: files.load(path, work=work), sentence, can_cancel=True, work=work
        )

    def _carry_out(
        self,
        deed: Callable[[], _Result],
        sentence: str,
        *,
        can_cancel: bool = False,
        work: files.Work | None = None,
    ) -> _Result | None:
        """Do something in a thread and wait for it; None: the user cancelled. Raises its errors."""
        errand = Errand(deed)
        self._is_busy = True
        try:
            done = wait_for(errand, self._window, sentence, can_cancel=can_cancel, work=work)
        finally:
            self._is_busy = False
        if done:
            return errand.result()
        self._leftovers = [*(left for left in self._leftovers if not left.isFinished()), errand]
        return None

    # -- recent files ------------------------------------------------------------------------

    @property
    def recent(self) -> list[Path]:
        """The files opened or saved last, newest first."""
        value = self._settings.value(_RECENT_KEY, [])
        names = [value] if isinstance(value, str) else value
        return [Path(name) for name in names] if isinstance(names, list) else []

    def clear_recent(self) -> None:
        """Forget all recent files."""
        self._set_recent([])

    def _remember(self, path: Path) -> None:
        # The samples are no place to save to.
        if not path.resolve().is_relative_to(resources.path("problems").resolve()):
            self._settings.setValue(_FOLDER_KEY, str(path.parent))
        self._set_recent([path, *(other for other in self.recent if other != path)])

    def _forget(self, path: Path) -> None:
        self._set_recent([other for other in self.recent if other != path])

    def _set_recent(self, paths: list[Path]) -> None:
        self._settings.setValue(_RECENT_KEY, [str(path) for path in paths[:_MOST_RECENT]])
        self.recent_changed.emit()

    def _folder(self) -> str:
        own = self._windows.preferences.get(FOLDER)
        if own and Path(own).is_dir():
            return own
        documents = QStandardPaths.StandardLocation.DocumentsLocation
        home = QStandardPaths.writableLocation(documents)
        return str(self._settings.value(_FOLDER_KEY, home))


def _open_filter() -> str:
    formats = registry.readable()
    every = " ".join(f"*{suffix}" for known in formats for suffix in known.suffixes)
    known = [_filter_of(one) for one in formats]
    problems = QCoreApplication.translate("FileCommands", "Chess problems")
    all_files = QCoreApplication.translate("FileCommands", "All files")
    return ";;".join([f"{problems} ({every})", *known, f"{all_files} (*)"])


def _save_filter() -> str:
    return ";;".join(map(_filter_of, registry.writable()))


def _filter_of(known: FileFormat) -> str:
    return f"{known.title} ({' '.join(f'*{suffix}' for suffix in known.suffixes)})"


def _suffix_of(chosen: str) -> str:
    for known in registry.writable():
        if _filter_of(known) == chosen:
            return known.suffixes[0]
    return registry.FORMATS[0].suffixes[0]

"""New, Open, Save and the like, with questions before something is lost, and recent files."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QObject, QSettings, QStandardPaths, Signal

from matewright import resources
from matewright.errors import MatewrightError
from matewright.formats import catalogue, registry
from matewright.formats.catalogue import FileFormat
from matewright.formats.encodings import UTF8
from matewright.formats.textfile import FileStamp
from matewright.gui.document.document import Document
from matewright.gui.file.dialogs import (
    Chosen,
    ask_for_file,
    ask_for_files,
    ask_where_to_save,
    with_ending_of,
)
from matewright.gui.file.reading import read_again, read_file, read_or_report
from matewright.gui.preferences.preferences import BACKUPS, FOLDER
from matewright.gui.program.file_window import FileWindow
from matewright.gui.program.open_file import OpenFile
from matewright.gui.program.unsaved import unsaved_work
from matewright.gui.program.windows import Windows
from matewright.gui.widgets import questions
from matewright.gui.widgets.blocking_task import BlockingTask
from matewright.gui.widgets.error_box import in_short, show_error
from matewright.services.answer.file_verdict import difference
from matewright.services.file import files
from matewright.services.work import Work
from matewright.wording import grouped

SAMPLE: Final = ("problems", "mater-examples.olv")
"""The sample file the first start shows, as parts for `resources.path`."""

_MOST_RECENT: Final = 10
_WHOLE: Final = ".olv"
"""The suffix of files that hold everything."""
_MOST_SENTENCES: Final = 20
_MOST_LOSSES: Final = 10
_RECENT_KEY: Final = "files/recent"
_FOLDER_KEY: Final = "files/folder"


class FileCommands(QObject):
    """Runs the commands of the File menu on a document.

    `input_requested` asks for what is typed but not yet handed on: it belongs to the document now.
    `recent_changed`: the list of recent files is another one, `message` carries a
    sentence for the status bar.
    """

    input_requested = Signal()
    recent_changed = Signal()
    message = Signal(str)

    def __init__(
        self, open_file: OpenFile, settings: QSettings, windows: Windows[Any], window: FileWindow
    ) -> None:
        super().__init__(window)
        self._open_file = open_file
        self._document = open_file.document
        self._watch = open_file.watch
        self._settings = settings
        self._windows = windows
        self._window = window
        self._work = BlockingTask(window)
        self._is_closing = False

    # -- opening -----------------------------------------------------------------------------

    def new(self) -> None:
        """Begin with an empty board: here if this window is untouched, else in a new one."""
        self.input_requested.emit()
        self._windows.show_in(self._window, lambda open_file: open_file.document.start_new())

    def ask_and_open(self) -> bool:
        """Ask for a file and open it."""
        chosen = ask_for_file(self._window, self.folder)
        return chosen is not None and self.open(chosen.path, chosen.file_format)

    def open(self, path: Path, file_format: FileFormat | None = None) -> bool:
        """Open a file, or bring its window to the front. Errors are shown in a box.

        It is shown in this window if that is untouched, else in a new one. `file_format` is used
        instead of what its suffix and its content suggest.
        """
        path = path.absolute()
        if self._work.is_busy:
            return False
        if self._windows.bring_to_front(path):
            self._remember(path)
            return True
        self.input_requested.emit()
        try:
            opened = read_file(self._work, self._window, path, file_format)
        except MatewrightError as error:
            self._forget(path)
            show_error(self._window, self.tr("Cannot open the file"), str(error))
            return False
        if opened is None:
            return False
        self._windows.show_in(self._window, lambda open_file: self._show(open_file, opened))
        self._remember(path)
        return True

    def _show(self, open_file: OpenFile, opened: files.Opened) -> None:
        """Show a file as the document's own, or as an import where it cannot be saved as it is."""
        if not catalogue.by_name(opened.stamp.format).is_written:
            open_file.document.show_import(opened)
        else:
            open_file.document.show_opened(opened)
        open_file.remarks.take(opened)

    def is_shown(self, path: Path) -> bool:
        """Whether a window shows a file."""
        return self._windows.is_shown(path)

    def show(self, load: Callable[[Document], object]) -> None:
        """Load something into this window's document if it is untouched, else into a new window."""
        self._windows.show_in(self._window, lambda open_file: load(open_file.document))

    def import_files(self) -> None:
        """Ask for files and add their problems after the one that is shown."""
        for chosen in ask_for_files(self._window, self.folder):
            self.import_file(chosen.path, chosen.file_format)

    def import_file(self, path: Path, file_format: FileFormat | None = None) -> bool:
        """Add the problems of a file after the one that is shown, as one undo step."""
        if self._work.is_busy:
            return False
        self.input_requested.emit()
        opened = read_or_report(self._work, self._window, path.absolute(), file_format)
        if opened is None:
            return False
        self._remember_folder(path.absolute())
        step = self.tr("Import from {name}").format(name=path.name)
        self._document.insert_all(opened.collection.entries, step)
        self.message.emit(
            self.tr("Problems added from {name}: {count}").format(
                name=path.name, count=grouped(len(opened.collection))
            )
        )
        if opened.warnings:
            sentences = in_short(opened.warnings, _MOST_SENTENCES)
            show_error(self._window, self.tr("Not everything was understood"), sentences)
        return True

    def open_sample(self) -> bool:
        """Show the samples as a document without a name, so that they are not overwritten."""
        self.input_requested.emit()
        try:
            opened = files.load(resources.path(*SAMPLE))
        except MatewrightError as error:
            show_error(self._window, self.tr("Cannot open the sample"), str(error))
            return False
        self._windows.show_in(self._window, lambda open_file: open_file.document.show_copy(opened))
        return True

    def reload(self) -> bool:
        """Reload the file from disk; asks before discarding changes."""
        return self._reload(
            lambda path, file_format, encoding: read_file(
                self._work, self._window, path, file_format, encoding
            )
        )

    def reload_with_encoding(self) -> bool:
        """Ask for another encoding and read the file again in that."""
        return self._reload(
            lambda path, file_format, encoding: read_again(
                self._work, self._window, path, file_format, encoding
            )
        )

    def _reload(self, read: Callable[[Path, FileFormat, str], files.Opened | None]) -> bool:
        path, stamp = self._document.path, self._document.stamp
        if self._work.is_busy:
            return False
        if path is None or stamp is None:
            self.message.emit(self.tr("These problems have no file yet that could be read again"))
            return False
        self.input_requested.emit()
        if self._document.is_modified and not questions.confirm(
            self._window, questions.RELOADING, path.name
        ):
            return False
        try:
            opened = read(path, catalogue.by_name(stamp.format), stamp.encoding)
        except MatewrightError as error:
            show_error(self._window, self.tr("Cannot open the file"), str(error))
            return False
        if opened is None:
            return False
        index = self._document.current
        self._show(self._open_file, opened)
        self._document.go_to(min(index, len(opened.collection) - 1))
        self.message.emit(self.tr("Read {name} again").format(name=path.name))
        return True

    def follow(self) -> None:
        """Follow a file that another program has renamed."""
        new = self._watch.news.disk.renamed_to
        if new is not None:
            self._document.follow(new)
            self._remember(new)

    # -- saving ------------------------------------------------------------------------------

    def save(self) -> bool:
        """Save under the present name, or ask for one. True if the file was written."""
        self.input_requested.emit()
        path = self._document.path
        if path is None:
            return self.save_as()
        stamp = self._document.stamp
        file_format = catalogue.by_name(stamp.format) if stamp and stamp.format else None
        looking = self.tr("Saving {name} …").format(name=path.name)
        if self._work.do(lambda: self._document.changed_on_disk, looking):
            if path.exists() and not questions.confirm(
                self._window, questions.OVERWRITING, path.name
            ):
                return False
            return self._write(Chosen(path, file_format), None)
        return self._write(Chosen(path, file_format), stamp)

    def save_as(self) -> bool:
        """Ask for a name and save. True if the file was written."""
        chosen = self._ask_where(self.tr("Save As"))
        if chosen is None:
            return False
        if self._is_taken(chosen.path):
            return False
        return self._write(chosen, None)

    def save_copy(self) -> bool:
        """Write all problems into another file; the document keeps its own."""
        chosen = self._ask_where(self.tr("Save a Copy As"))
        if chosen is None or self._is_taken(chosen.path, is_copy=True):
            return False
        return self._write(chosen, None, is_copy=True)

    def _is_taken(self, path: Path, *, is_copy: bool = False) -> bool:
        """Whether a window shows that file (for a copy, even this one); reports it if so."""
        if is_copy and self._windows.is_shown(path):
            sentence = self.tr("“{name}” is open in a window; choose another name.")
        elif self._windows.is_elsewhere(path, self._window):
            # Two windows would overwrite each other's changes.
            sentence = self.tr("“{name}” is open in another window; choose another name.")
        else:
            return False
        title = self.tr("Cannot save the file")
        show_error(self._window, title, sentence.format(name=path.name))
        return True

    def _ask_where(self, title: str) -> Chosen | None:
        """Ask for a name in one of the formats that can be opened again; documents are exported."""
        self.input_requested.emit()
        formats = tuple(file_format for file_format in catalogue.writable() if file_format.is_read)
        document = self._document
        stamp = document.stamp
        own = [file_format for file_format in formats if stamp and file_format.name == stamp.format]
        first = own[0] if own else formats[0]
        name = f"{self.tr('problems')}{first.suffixes[0]}"
        start = document.path or document.imported or Path(self.folder) / name
        chosen = ask_where_to_save(
            self._window, title, with_ending_of(start, first), formats, first
        )
        if chosen is None or not chosen.is_completed or not chosen.path.exists():
            return chosen
        # The system's dialog has confirmed the name only as it was typed.
        is_wanted = questions.confirm(self._window, questions.REPLACING, chosen.path.name)
        return chosen if is_wanted else None

    def may_close(self) -> bool:
        """Whether the document may be closed: nothing to save, saved now, or discarded."""
        if self._work.is_busy:
            return False
        self.input_requested.emit()
        name = self._document.path.name if self._document.path else self.tr("Untitled")
        if unsaved := unsaved_work(self._open_file, name):
            self._window.bring_to_front()
            answer = questions.ask_to_save(self._window, questions.UNSAVED, "\n".join(unsaved))
        elif self._watch.is_gone:
            answer = questions.ask_to_save(self._window, questions.LOST_FILE, name)
        else:
            return True
        if answer is questions.Answer.SAVE:
            self._is_closing = True
            try:
                return self.save()
            finally:
                self._is_closing = False
        return answer is questions.Answer.DISCARD

    def shut_down(self) -> None:
        """Let cancelled work end by itself; for the closing window."""
        self._work.shut_down()

    def _write(self, chosen: Chosen, stamp: FileStamp | None, *, is_copy: bool = False) -> bool:
        """Save; with a stamp only if the file is still in that state."""
        if self._work.is_busy:
            return False
        path, file_format = chosen.path.absolute(), chosen.file_format
        if self._is_closing:
            self._open_file.session.finish()
        if not self._may_keep_both():
            return False
        collection = self._document.collection
        encoding = self._encoding_of(path)
        saving = self.tr("Saving {name} …").format(name=path.name)
        try:
            lost = self._work.do(lambda: registry.losses(path, collection, file_format), saving)
            if lost:
                other = "" if path.suffix.lower() == _WHOLE else _WHOLE
                sentences = in_short(lost, _MOST_LOSSES)
                answer = questions.ask_about_losses(self._window, path.name, sentences, other)
                if answer is questions.Losses.CHANGE_FORMAT:
                    return self._write_olv(path.with_suffix(other), is_copy=is_copy)
                if answer is questions.Losses.CANCEL:
                    return False
            backup = self._windows.preferences.get(BACKUPS)
            parted = files.parting(path)
            work = Work()
            with self._watch.paused():
                new_stamp = self._work.do(
                    lambda: files.save(
                        path,
                        collection,
                        stamp,
                        file_format=file_format,
                        encoding=encoding,
                        keep_backup=backup,
                        work=work,
                    ),
                    saving,
                    work,
                )
                if not is_copy:
                    self._document.mark_saved(path, collection, new_stamp)
        except MatewrightError as error:
            show_error(self._window, self.tr("Cannot save the file"), str(error))
            return False
        if is_copy:
            self._remember_folder(path)
            self._say(self.tr("Saved a copy as {name}").format(name=path.name), parted)
            return True
        self._remember(path)
        change = files.encoding_change(encoding, new_stamp)
        self._say(self.tr("Saved {name}").format(name=path.name), change, parted)
        return True

    def _may_keep_both(self) -> bool:
        """Whether new answers may be saved beside texts that say something else; asks."""
        collection = self._document.collection
        differing = [
            str(place + 1)
            for place in self._document.unsaved_answers
            if difference(collection.peek(place))
        ]
        numbers = ", ".join(in_short(differing, _MOST_SENTENCES).splitlines())
        return not differing or questions.confirm(self._window, questions.TWO_SOLUTIONS, numbers)

    def _write_olv(self, path: Path, *, is_copy: bool) -> bool:
        """Save in the format that holds everything, under a name the user has not confirmed yet."""
        if self._is_taken(path, is_copy=is_copy):
            return False
        if path.exists() and not questions.confirm(self._window, questions.REPLACING, path.name):
            return False
        return self._write(Chosen(path, catalogue.OLV), None, is_copy=is_copy)

    def _say(self, done: str, *notes: MatewrightError | None) -> None:
        """Report what was done, with any remarks."""
        said = " ".join(str(note) for note in notes if note)
        self.message.emit(f"{done}. {said}" if said else done)

    def _encoding_of(self, path: Path) -> str:
        """The encoding to write: that of the document's own file, UTF-8 for others."""
        stamp = self._document.stamp
        return stamp.encoding if stamp and path == self._document.path else UTF8

    # -- recent files ------------------------------------------------------------------------

    @property
    def recent(self) -> list[Path]:
        """The files opened or saved last, newest first."""
        value = self._settings.value(_RECENT_KEY, [])
        names = [value] if isinstance(value, str) else value
        return [Path(name) for name in names] if isinstance(names, list) else []

    def clear_recent(self) -> None:
        """Clear the recent files."""
        self._set_recent([])

    def _remember(self, path: Path) -> None:
        self._remember_folder(path)
        self._set_recent([path, *(other for other in self.recent if other != path)])

    def _remember_folder(self, path: Path) -> None:
        # The samples must not be overwritten.
        if not path.resolve().is_relative_to(resources.path("problems").resolve()):
            self._settings.setValue(_FOLDER_KEY, str(path.parent))

    def _forget(self, path: Path) -> None:
        self._set_recent([other for other in self.recent if other != path])

    def _set_recent(self, paths: list[Path]) -> None:
        self._settings.setValue(_RECENT_KEY, [str(path) for path in paths[:_MOST_RECENT]])
        self.recent_changed.emit()

    @property
    def folder(self) -> str:
        """Where dialogs begin to look for files."""
        own = self._windows.preferences.get(FOLDER)
        if own and Path(own).is_dir():
            return own
        documents = QStandardPaths.StandardLocation.DocumentsLocation
        home = QStandardPaths.writableLocation(documents)
        return str(self._settings.value(_FOLDER_KEY, home))

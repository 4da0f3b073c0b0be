"""Export and printing: pictures, documents and printed pages."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QEventLoop, QObject, QSettings, QStandardPaths, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from matewright.errors import Cancelled, MatewrightError
from matewright.formats import catalogue
from matewright.formats.atomic import write_bytes
from matewright.formats.catalogue import FileFormat
from matewright.formats.format import Output
from matewright.gui.background.jobs import BackgroundTask
from matewright.gui.collection.problem_choice import Listed
from matewright.gui.document.document import Document
from matewright.gui.preferences import preferences as p
from matewright.gui.publishing.export_diagram import ExportDiagram
from matewright.gui.publishing.export_solutions import ExportSolutions
from matewright.gui.publishing.print_commands import PrintCommands
from matewright.gui.publishing.saving import watched_drawing, watched_writing
from matewright.gui.widgets import questions
from matewright.gui.widgets.blocking_task import BlockingTask
from matewright.gui.widgets.error_box import in_short, show_error
from matewright.gui.widgets.wait_dialog import wait_for
from matewright.model.collection import Collection
from matewright.render import pictures
from matewright.render.figure import Figure, FigureStyle
from matewright.render.look import Look
from matewright.render.pictures import Canvas, PictureFormat
from matewright.services.file import publish
from matewright.wording import grouped

_MOST_LOSSES: Final = 10
_FOLDER_KEY: Final = "files/export-folder"


class Publishing(QObject):
    """Runs the export and print commands of the File menu.

    `input_requested` asks for what is typed but not yet handed on, `message` carries a sentence for
    the status bar.
    """

    input_requested = Signal()
    message = Signal(str)

    def __init__(
        self,
        document: Document,
        preferences: p.Preferences,
        settings: QSettings,
        is_flipped: Callable[[], bool],
        listed: Callable[[], Listed],
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._document = document
        self._preferences = preferences
        self._settings = settings
        self._is_flipped = is_flipped
        self._listed = listed
        self._window = window
        self._work = BlockingTask(window)
        ask = partial(self._ask_for_file, "")
        self._printing = PrintCommands(document, preferences, ask, listed, window)
        self._printing.message.connect(self.message)

    def shut_down(self) -> None:
        """Let cancelled work end by itself; for the closing window."""
        self._work.shut_down()

    def print_problems(self) -> None:
        """Open the preview of printed pages."""
        self.input_requested.emit()
        self._printing.show_preview()

    def export_diagram(self) -> None:
        """Export the diagram as a picture, after a dialog."""
        self.input_requested.emit()
        dialog = ExportDiagram(
            self._document.problem, self._preferences, self._window, flipped=self._is_flipped()
        )
        dialog.copy_requested.connect(lambda: self._copy(dialog.figure))
        if dialog.exec():
            form, figure, canvas = dialog.form, dialog.figure, dialog.canvas
            number = f"-{self._document.current + 1}" if len(self._document.collection) > 1 else ""
            path = self._ask_for_file(
                number, self.tr("Export Diagram"), f".{form.value}", _picture_filter(form)
            )
            if path is not None:
                self._write(path, _save_picture(path, form, figure, canvas))
        dialog.deleteLater()

    def copy_picture(self) -> None:
        """Copy the diagram to the clipboard, with the settings of the last export."""
        self.input_requested.emit()
        get = self._preferences.get
        look = Look(get(p.PICTURE_PIECES), get(p.PICTURE_THEME), get(p.PICTURE_COORDINATES))
        style = FigureStyle(look, get(p.PICTURE_CAPTION), self._is_flipped())
        self._copy(Figure(self._document.problem, style))

    def export_solutions(self) -> None:
        """Export problems with their solutions as a document, after a dialog."""
        self.input_requested.emit()
        collection = self._document.collection
        dialog = ExportSolutions(
            self._document.current,
            len(collection),
            self._listed(),
            self._preferences,
            self._window,
            flipped=self._is_flipped(),
        )
        if dialog.exec():
            file_format, indices = dialog.format, dialog.choice.indices
            assert indices is not None, "nothing can be exported before the numbers are right"
            suffix = file_format.suffixes[0]
            kinds = f"{file_format.title} (*{suffix})"
            path = self._ask_for_file("", self.tr("Export Problems"), suffix, kinds)
            if path is not None:
                own = self._document.path
                output = replace(dialog.output, title=own.stem if own else "")
                problems = Collection(collection.entry(index) for index in indices)
                self._export(path, file_format, problems, output)
        dialog.deleteLater()

    def _export(
        self, path: Path, file_format: FileFormat, problems: Collection, output: Output
    ) -> None:
        """Write a document, unless the user declines to replace files or cancels."""
        targets = publish.targets(path, file_format, len(problems))
        there = [target for target in targets if target.exists()]
        if len(targets) > 1 and there:
            # The file dialog has confirmed a different name.
            name = self.tr("{first} … {last}").format(first=there[0].name, last=there[-1].name)
            if not questions.confirm(self._window, questions.REPLACING, name):
                return
        if not self._may_leave_out(path, file_format, problems, output):
            self.message.emit(self.tr("Export cancelled"))
            return
        draws = file_format.name in catalogue.DRAWN
        save = watched_drawing if draws else watched_writing
        try:
            written = save(path, file_format, problems, output, self._window)
        except Cancelled:
            self.message.emit(self.tr("Export cancelled"))
        except MatewrightError as error:
            show_error(self._window, self.tr("Cannot write the file"), str(error))
        else:
            if len(written) == 1:
                self.message.emit(self.tr("Wrote {name}").format(name=written[0].name))
            else:
                words = self.tr("Wrote {count} files, {first} to {last}")
                first, last = written[0].name, written[-1].name
                self.message.emit(words.format(count=grouped(len(written)), first=first, last=last))

    def _may_leave_out(
        self, path: Path, file_format: FileFormat, problems: Collection, output: Output
    ) -> bool:
        """Whether to go on although the file cannot hold everything; asks if there are losses."""
        lost = self._work.try_to_do(
            lambda _: publish.losses(file_format, problems, output),
            self.tr("Writing {name} …").format(name=path.name),
        )
        if lost is None:
            return False
        shown = in_short(lost, _MOST_LOSSES)
        if not lost:
            return True
        answer = questions.ask_about_losses(self._window, path.name, shown)
        return answer is questions.Losses.SAVE

    def _copy(self, figure: Figure) -> None:
        QGuiApplication.clipboard().setMimeData(pictures.for_clipboard(figure))
        self.message.emit(self.tr("Picture of the diagram copied"))

    # -- writing -----------------------------------------------------------------------------

    def _ask_for_file(self, number: str, title: str, suffix: str, kinds: str) -> Path | None:
        own = self._document.path
        documents = QStandardPaths.StandardLocation.DocumentsLocation
        home = str(own.parent) if own else QStandardPaths.writableLocation(documents)
        folder = Path(str(self._settings.value(_FOLDER_KEY, home)))
        stem = own.stem if own else self.tr("problems")
        start = folder / f"{stem}{number}{suffix}"
        name, _ = QFileDialog.getSaveFileName(self._window, title, str(start), kinds)
        if not name:
            return None
        path = Path(name).absolute()
        if path.suffix.lower() != suffix:
            path = path.with_name(path.name + suffix)
            # The file dialog has confirmed the name without the ending.
            if path.exists() and not questions.confirm(
                self._window, questions.REPLACING, path.name
            ):
                return None
        self._settings.setValue(_FOLDER_KEY, str(path.parent))
        return path

    def _write(self, path: Path, function: Callable[[], object]) -> None:
        task = BackgroundTask(function)
        wait_for(task, self._window, self.tr("Writing {name} …").format(name=path.name))
        try:
            task.result()
        except MatewrightError as error:
            show_error(self._window, self.tr("Cannot write the file"), str(error))
        else:
            self.message.emit(self.tr("Wrote {name}").format(name=path.name))


def _save_picture(
    path: Path, form: PictureFormat, figure: Figure, canvas: Canvas
) -> Callable[[], object]:
    """Draw a picture in this thread, as Qt requires; return the rest of the work for a thread."""
    if form is PictureFormat.PNG:
        drawn = pictures.image(figure, canvas, _serve_window)
        return lambda: write_bytes(path, pictures.png(drawn), keep_backup=False)
    draw = pictures.svg if form is PictureFormat.SVG else pictures.pdf
    data = draw(figure, canvas)
    return lambda: write_bytes(path, data, keep_backup=False)


def _serve_window() -> None:
    QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)


def _picture_filter(form: PictureFormat) -> str:
    return f"{form.value.upper()} (*.{form.value})"

"""Reading files for a window, asking for what a file does not say."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from PySide6.QtWidgets import QWidget

from matewright.errors import MatewrightError
from matewright.formats.catalogue import FileFormat
from matewright.formats.encodings import first_lines, lines_in_doubt
from matewright.formats.textfile import read_bytes
from matewright.gui.widgets.blocking_task import BlockingTask
from matewright.gui.widgets.error_box import show_error
from matewright.gui.widgets.modal import answered
from matewright.services.file import files
from matewright.services.work import Work
from matewright.wording import Wording

_words: Final = Wording("FileReading")

_GUESSED: Final = "encoding-guessed"


@dataclass(frozen=True, slots=True)
class _Found:
    """An opened file; where its encoding was guessed, `doubtful` are lines that may read wrong."""

    opened: files.Opened
    doubtful: tuple[bytes, ...] = ()


def read_file(
    work: BlockingTask,
    window: QWidget,
    path: Path,
    file_format: FileFormat | None = None,
    encoding: str | None = None,
) -> files.Opened | None:
    """Read a file; None when it was cancelled. Raises `MatewrightError`.

    If its encoding can only be guessed, the user chooses it from a preview.
    """
    from matewright.gui.file.encoding_dialog import EncodingDialog

    reading = _words("Reading {name} …", name=path.name)
    found = work.try_to_do(lambda going: _load(path, file_format, encoding, going), reading)
    if found is None:
        return None
    if not found.doubtful:
        return found.opened
    dialog = EncodingDialog(window, path.name, found.doubtful, found.opened.stamp.encoding)
    if not answered(dialog):
        return None
    # The dialog does not live long enough for the thread to use it.
    chosen = dialog.encoding
    if chosen != found.opened.stamp.encoding:
        return work.try_to_do(lambda going: files.load(path, file_format, chosen, going), reading)
    # It is no longer a guess.
    sure = [warning for warning in found.opened.warnings if warning.code != _GUESSED]
    return replace(found.opened, warnings=tuple(sure))


def read_again(
    work: BlockingTask, window: QWidget, path: Path, file_format: FileFormat, encoding: str
) -> files.Opened | None:
    """Read a file again after asking for the encoding; None when it was cancelled.

    Raises `MatewrightError`.
    """
    from matewright.gui.file.encoding_dialog import EncodingDialog

    lines = work.try_to_do(
        lambda _: _samples(read_bytes(path)[0]),
        _words("Reading {name} …", name=path.name),
    )
    if lines is None:
        return None
    dialog = EncodingDialog(window, path.name, lines, encoding)
    if not answered(dialog):
        return None
    return read_file(work, window, path, file_format, dialog.encoding)


def _samples(data: bytes) -> tuple[bytes, ...]:
    return lines_in_doubt(data) or first_lines(data)


def read_or_report(
    work: BlockingTask, window: QWidget, path: Path, file_format: FileFormat | None = None
) -> files.Opened | None:
    """The same as `read_file`, but errors are shown in a box; None then too."""
    try:
        return read_file(work, window, path, file_format)
    except MatewrightError as error:
        show_error(window, _words("Cannot open the file"), str(error))
        return None


def _load(path: Path, file_format: FileFormat | None, encoding: str | None, work: Work) -> _Found:
    opened = files.load(path, file_format, encoding, work)
    if any(warning.code == _GUESSED for warning in opened.warnings):
        return _Found(opened, lines_in_doubt(read_bytes(path)[0]))
    return _Found(opened)

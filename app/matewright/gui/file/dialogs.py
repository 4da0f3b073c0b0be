"""The system's file dialogs, with all known formats as filters."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtWidgets import QFileDialog, QWidget

from matewright.formats import catalogue
from matewright.formats.catalogue import FileFormat
from matewright.gui.widgets import questions
from matewright.wording import Wording

_words: Final = Wording("FileDialogs")


@dataclass(frozen=True, slots=True)
class Chosen:
    """A chosen file and its format; None: its ending or content decides.

    `is_completed`: a suffix was added that the user did not type.
    """

    path: Path
    file_format: FileFormat | None = None
    is_completed: bool = False


def ask_for_file(parent: QWidget, folder: str) -> Chosen | None:
    """Ask for a file to open."""
    name, chosen = QFileDialog.getOpenFileName(parent, _words("Open"), folder, _open_filter())
    return Chosen(Path(name), _meant(Path(name), chosen)) if name else None


def ask_for_files(parent: QWidget, folder: str) -> list[Chosen]:
    """Ask for files whose problems are to be added."""
    names, chosen = QFileDialog.getOpenFileNames(parent, _words("Import"), folder, _open_filter())
    return [Chosen(Path(name), _meant(Path(name), chosen)) for name in names]


def ask_where_to_save(
    parent: QWidget, title: str, start: Path, formats: tuple[FileFormat, ...], first: FileFormat
) -> Chosen | None:
    """Ask for a name in one of these formats; `first` is preselected.

    A name without a suffix gets that of the chosen format. One with the suffix of another
    format selects that one.
    """
    filters = ";;".join(map(_filter_of, formats))
    name, chosen = QFileDialog.getSaveFileName(
        parent, title, str(start), filters, _filter_of(first)
    )
    if not name:
        return None
    path = Path(name)
    file_format = _of_filter(chosen, formats) or first
    if not path.suffix:
        return Chosen(path.with_suffix(file_format.suffixes[0]), file_format, is_completed=True)
    if path.suffix.lower() in file_format.suffixes:
        return Chosen(path, file_format)
    return Chosen(path, catalogue.by_suffix(path, formats))


def ask_for_kind(
    parent: QWidget, title: str, start: Path, kinds: Sequence[tuple[str, str]]
) -> tuple[Path, int] | None:
    """Ask for a name of a document of one of these kinds, each a title and a suffix; which it is.

    A name without the suffix of its kind gets it.
    """
    filters = [f"{name} (*{suffix})" for name, suffix in kinds]
    name, chosen = QFileDialog.getSaveFileName(parent, title, str(start), ";;".join(filters))
    if not name:
        return None
    path, kind = Path(name), filters.index(chosen) if chosen in filters else 0
    suffixes = [suffix for _, suffix in kinds]
    if path.suffix.lower() in suffixes and path.suffix.lower() != suffixes[kind]:
        kind = suffixes.index(path.suffix.lower())
    if path.suffix.lower() != suffixes[kind]:
        path = path.with_name(path.name + suffixes[kind])
        # The system's dialog has confirmed the name only as it was typed.
        if path.exists() and not questions.confirm(parent, questions.REPLACING, path.name):
            return None
    return path, kind


def with_ending_of(path: Path, file_format: FileFormat) -> Path:
    """The path with a suffix of that format."""
    return (
        path
        if path.suffix.lower() in file_format.suffixes
        else path.with_suffix(file_format.suffixes[0])
    )


def _meant(path: Path, chosen: str) -> FileFormat | None:
    """The format of the filter, unless the suffix determines one."""
    file_format = _of_filter(chosen, catalogue.readable())
    if file_format is None or path.suffix.lower() in file_format.suffixes:
        # If formats share a suffix, the content decides.
        return None
    return None if catalogue.by_suffix(path, catalogue.readable()) else file_format


def _open_filter() -> str:
    formats = catalogue.readable()
    endings = dict.fromkeys(suffix for file_format in formats for suffix in file_format.suffixes)
    problems = f"{_words('All problem files')} ({' '.join(f'*{ending}' for ending in endings)})"
    return ";;".join([problems, *map(_filter_of, formats), f"{_words('All files')} (*)"])


def _filter_of(file_format: FileFormat) -> str:
    # Brackets in a title would be taken for the suffixes.
    title = file_format.title.replace("(", "– ").replace(")", "")
    return f"{title} ({' '.join(f'*{suffix}' for suffix in file_format.suffixes)})"


def _of_filter(chosen: str, formats: Iterable[FileFormat]) -> FileFormat | None:
    return next((file_format for file_format in formats if _filter_of(file_format) == chosen), None)

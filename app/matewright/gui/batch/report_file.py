"""Writing the report of a batch to a chosen file."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFileDialog, QWidget

from matewright.errors import MatewrightError
from matewright.gui.background.jobs import BackgroundTask
from matewright.gui.widgets.error_box import show_error
from matewright.gui.widgets.wait_dialog import wait_for
from matewright.services.batch import report
from matewright.services.batch.batch import Batch
from matewright.services.batch.reporting import Report
from matewright.wording import Wording

_words: Final = Wording("BatchDialog")


def write_report(parent: QWidget, collection: Path | None, batch: Batch) -> Path | None:
    """Ask where to, and write the report; a web page is opened as well.

    `collection` is the file the batch is about. None: nothing was written, and why is said.
    """
    chosen = _ask(parent, collection)
    if chosen is None:
        return None
    path, form = chosen
    title = collection.name if collection else _words("unnamed collection")
    task = BackgroundTask(partial(report.write, path, Report.of(title, batch), form))
    wait_for(task, parent, _words("Writing {name} …", name=path.name))
    try:
        task.result()
    except MatewrightError as error:
        show_error(parent, _words("Cannot write the file"), str(error))
        return None
    if form == "html":
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(path)))
    return path


def _ask(parent: QWidget, collection: Path | None) -> tuple[Path, str] | None:
    """The file and its form; the suffix takes precedence over the filter."""
    kinds = {
        "html": _words("Web page (*.html)"),
        "json": _words("JSON (*.json)"),
        "csv": _words("Table (*.csv)"),
    }
    start = report.beside(collection, "html") if collection else Path(_words("batch") + ".html")
    name, kind = QFileDialog.getSaveFileName(
        parent, _words("Write Report"), str(start), ";;".join(kinds.values())
    )
    if not name:
        return None
    path = Path(name).absolute()
    chosen = next((form for form, text in kinds.items() if text == kind), "html")
    form = path.suffix.lower().removeprefix(".")
    form = form if form in kinds else chosen
    if path.suffix.lower() != f".{form}":
        path = path.with_name(f"{path.name}.{form}")
    return path, form

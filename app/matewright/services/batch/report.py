"""Writing the report of a batch, in any of its forms."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Final

from matewright.formats.atomic import write_bytes
from matewright.services.batch import report_csv, report_html, report_json
from matewright.services.batch.reporting import Report

FORMS: Final[Mapping[str, Callable[[Report], Iterator[str]]]] = MappingProxyType(
    {"html": report_html.text, "json": report_json.text, "csv": report_csv.text}
)
"""What makes the text of a report, by the name of the form, which is also its ending."""


def beside(collection: Path, form: str) -> Path:
    """Where the report on a collection is written by default."""
    return collection.with_name(f"{collection.name}.batch.{form}")


def write(path: Path, report: Report, form: str) -> None:
    """Write a report; the file is there as a whole or not at all. Raises `FormatError`."""
    text = "".join(FORMS[form](report))
    write_bytes(path, text.encode(errors="replace"), keep_backup=False)

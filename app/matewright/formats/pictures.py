"""The formats that are drawn: pictures of diagrams (PNG, SVG) and pages of them (PDF).

`render` draws them, as it draws on the screen and on paper. It is loaded, and Qt with it, when the
first of them is written.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from matewright.errors import FormatError
from matewright.formats.format import Output, Writer
from matewright.model.collection import Collection


def _write(name: str, collection: Collection, output: Output) -> bytes:
    try:
        from matewright.render import documents
    except ImportError as error:
        if error.name is None or not error.name.startswith(("PySide6", "shiboken6")):
            raise
        raise FormatError("drawing-needs-qt") from None
    return documents.write(name, collection, output)


PDF_WRITER: Final = Writer(partial(_write, "pdf"))
PNG_WRITER: Final = Writer(partial(_write, "png"))
SVG_WRITER: Final = Writer(partial(_write, "svg"))

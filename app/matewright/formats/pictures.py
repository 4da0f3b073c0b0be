"""The formats that are drawn: pictures of diagrams (PNG, SVG) and pages of them (PDF).

What draws them is the window's own painter, `gui.drawing`, so that screen, paper and files show the
same. Qt is loaded when the first of them is written and not before; no other format needs it.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from matewright.errors import FormatError
from matewright.formats.format import Output, Writer
from matewright.model.collection import Collection


def _write(name: str, collection: Collection, output: Output | None = None) -> bytes:
    try:
        # The one arrow that points up; tests/packaging/test_layers.py knows of it.
        from matewright.gui.publishing import drawing
    except ImportError as error:
        if error.name is None or not error.name.startswith(("PySide6", "shiboken6")):
            raise
        raise FormatError("drawing-needs-qt") from None
    return drawing.write(name, collection, output or Output())


def _losses(_: Collection) -> tuple[FormatError, ...]:
    """A picture leaves the solution out, and nobody expects it there."""
    return ()


PDF_WRITER: Final = Writer(partial(_write, "pdf"), _losses)
PNG_WRITER: Final = Writer(partial(_write, "png"), _losses)
SVG_WRITER: Final = Writer(partial(_write, "svg"), _losses)

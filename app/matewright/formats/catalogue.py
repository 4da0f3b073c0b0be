"""The file formats: what each is called, its file name endings, and where it is read and written.

A format's modules are imported when a file of it is read or written, and not before.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from matewright.errors import FormatError
from matewright.wording import Wording

if TYPE_CHECKING:
    from matewright.formats.format import Reader, Writer

_words: Final = Wording("formats")


@dataclass(frozen=True, slots=True)
class FileFormat:
    """A file format, which can be read, written or both.

    `name` is the key by which problems remember it, `description` what it is called in English,
    `suffixes` its file name endings, the usual one first. `read_in` and `written_in` name its
    `Reader` and its `Writer` in the modules of this package; empty for what it has not.

    `binary` files are no text; `encoding` is that of the texts in them, if known. A file
    of a `single` format holds one problem; several become files with their numbers. `choices` are
    the fields of `Output` that make a difference to it.
    """

    name: str
    description: str
    suffixes: tuple[str, ...]
    read_in: str = ""
    written_in: str = ""
    binary: bool = False
    encoding: str | None = None
    single: bool = False
    choices: tuple[str, ...] = ()

    @property
    def title(self) -> str:
        """The description in the reader's language."""
        return _words(self.description)

    @property
    def is_read(self) -> bool:
        """Whether files of it can be read."""
        return bool(self.read_in)

    @property
    def is_written(self) -> bool:
        """Whether files of it can be written."""
        return bool(self.written_in)

    @property
    def is_text(self) -> bool:
        """Whether it can be read from text, such as a pasted one."""
        return self.is_read and not self.binary

    @property
    def reader(self) -> Reader:
        """How it is read. Raises `FormatError` for a format that is only written."""
        if not self.is_read:
            raise FormatError("format-not-read", name=self.name)
        reader: Reader = _loaded(self.read_in)
        if self.encoding is not None and reader.in_encoding is not None:
            return reader.in_encoding(self.encoding)
        return reader

    @property
    def writer(self) -> Writer:
        """How it is written. Raises `FormatError` for a format that is only read."""
        if not self.is_written:
            raise FormatError("format-not-written", name=self.name)
        writer: Writer = _loaded(self.written_in)
        return writer


def _loaded(target: str) -> Any:
    module, name = target.split(".")
    return getattr(import_module(f"matewright.formats.{module}"), name)


_BOARD: Final = ("captions", "coordinates", "flipped")
_SOLUTIONS: Final = ("notation", "solutions", "tries", "set_play", "duals", "style", "themes")
_DOCUMENT: Final = ("title", *_SOLUTIONS)

OLV: Final = FileFormat(
    "olv",
    _words.later("Problem collection (olive, YACPDB)"),
    (".olv", ".yaml", ".yml"),
    "olv_reading.READER",
    "olv_writing.WRITER",
)
EPD: Final = FileFormat(
    "epd",
    _words.later("Positions, one a line (EPD, FEN)"),
    (".epd", ".fen"),
    "epd.READER",
    "epd.WRITER",
)
PGN: Final = FileFormat(
    "pgn",
    _words.later("Games with a position of their own (PGN)"),
    (".pgn",),
    "pgn.READER",
    "pgn_writing.WRITER",
)
POPEYE: Final = tuple(
    FileFormat(
        name,
        description,
        (".inp",),
        f"popeye_text.{language}_READER",
        f"popeye_writing.{language}_WRITER",
    )
    for name, language, description in (
        ("popeye", "ENGLISH", _words.later("Input for Popeye (English)")),
        ("popeye-de", "GERMAN", _words.later("Input for Popeye (German)")),
        ("popeye-fr", "FRENCH", _words.later("Input for Popeye (French)")),
    )
)
POPEYE_OUTPUT: Final = FileFormat(
    "popeye-output", _words.later("What Popeye prints"), (".out",), "popeye_output.READER"
)
CSV: Final = FileFormat(
    "csv",
    _words.later("Table for spreadsheets (CSV)"),
    (".csv", ".tsv"),
    "csv_table.READER",
    "csv_table.WRITER",
)
PBM: Final = FileFormat(
    "pbm", _words.later("Files of Problemist (PBM)"), (".pbm",), "pbm.READER", binary=True
)
LATEX: Final = FileFormat(
    "latex",
    _words.later("LaTeX for the package diagram"),
    (".tex", ".ltx"),
    "latex_reading.READER",
    "latex_writing.WRITER",
    choices=_SOLUTIONS,
)
YACPDB_JSON: Final = FileFormat(
    "yacpdb-json",
    _words.later("Problem collection as JSON (YACPDB)"),
    (".json",),
    "yacpdb_json.READER",
    "yacpdb_json.WRITER",
)

FORMATS: tuple[FileFormat, ...] = (
    OLV,
    EPD,
    PGN,
    *POPEYE,
    POPEYE_OUTPUT,
    PBM,
    LATEX,
    FileFormat(
        "html",
        _words.later("Web page with playable solutions"),
        (".html", ".htm"),
        written_in="html.WRITER",
        choices=(*_DOCUMENT, *_BOARD),
    ),
    FileFormat(
        "markdown",
        _words.later("Markdown with solutions"),
        (".md", ".markdown"),
        written_in="markdown.WRITER",
        choices=(*_DOCUMENT, *_BOARD),
    ),
    FileFormat(
        "text",
        _words.later("Plain text with solutions"),
        (".txt",),
        written_in="plain_text.WRITER",
        choices=_SOLUTIONS,
    ),
    CSV,
    YACPDB_JSON,
    FileFormat(
        "json",
        _words.later("JSON with solutions, for other programs"),
        (".json",),
        written_in="collection_json.WRITER",
        choices=("title", "solutions"),
    ),
    FileFormat(
        "pdf",
        _words.later("PDF pages with diagrams and solutions"),
        (".pdf",),
        written_in="pictures.PDF_WRITER",
        choices=(*_BOARD, *_DOCUMENT, "template", "per_page", "paper", "columns"),
    ),
    FileFormat(
        "png",
        _words.later("PNG picture of a diagram"),
        (".png",),
        written_in="pictures.PNG_WRITER",
        single=True,
        choices=(*_BOARD, "width", "dpi", "transparent"),
    ),
    FileFormat(
        "svg",
        _words.later("SVG picture of a diagram"),
        (".svg",),
        written_in="pictures.SVG_WRITER",
        single=True,
        choices=(*_BOARD, "width", "transparent"),
    ),
)
"""In the order file dialogs show them; the first is the one new files get.

Where several share an ending, it means the one that a text looks like or that problems come from,
and otherwise the first.
"""

DRAWN: Final = frozenset({"pdf", "png", "svg"})
"""The formats that Qt draws: in the thread of a window, where there is one."""


def readable() -> tuple[FileFormat, ...]:
    """The formats that can be read."""
    return tuple(one for one in FORMATS if one.is_read)


def writable() -> tuple[FileFormat, ...]:
    """The formats that can be written."""
    return tuple(one for one in FORMATS if one.is_written)


def by_name(name: str) -> FileFormat:
    """The format of that name. Raises `KeyError`."""
    return {one.name: one for one in FORMATS}[name]


def by_suffix(path: Path, formats: Iterable[FileFormat] = FORMATS) -> FileFormat | None:
    """The first of some formats whose ending a file name has; None for an unknown ending."""
    return next((one for one in formats if path.suffix.lower() in one.suffixes), None)

"""How a file format is read and written; `catalogue` lists the formats."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from itertools import chain

from matewright.errors import FormatError, MatewrightError
from matewright.formats.page_template import MAGAZINE, TEMPLATES, PageTemplate
from matewright.formats.solution_style import (
    OWN,
    Extent,
    Selection,
    SolutionStyle,
    Tries,
    style_of,
)
from matewright.model.collection import Collection
from matewright.model.notation import Notation
from matewright.model.problem import Problem


@dataclass(frozen=True, slots=True)
class Record:
    """One record of a file as it stands there.

    `number` counts the records and `line` the lines of the file, both from 1; `line` is where the
    record begins. In `text` binary formats have one character per byte (Latin-1). `context` is what
    earlier records lay down for this one, such as the language of an input for Popeye.
    """

    number: int
    line: int
    text: str
    context: str = ""


@dataclass(frozen=True, slots=True)
class Reading:
    """What one record says, and what in it was not understood, as reasons without a location.

    `read_error` is why its position could not be shown, though the rest was read. The field `line`
    of a reason counts within the record.
    """

    problem: Problem
    warnings: tuple[FormatError, ...] = ()
    read_error: FormatError | None = None


@dataclass(frozen=True, slots=True)
class Parsed:
    """What a file says: its problems and, as sentences, what in it was not understood."""

    collection: Collection
    warnings: tuple[FormatError, ...] = ()


@dataclass(frozen=True, slots=True)
class Reader:
    """How a format is read.

    `recognise` judges by the first 100,000 characters whether a text without a known ending looks
    like it. `split` cuts a text into records in its order, without understanding them: it is fast,
    never raises, and the records joined are the text. `read` understands one; None when there is
    nothing in it but comments. It raises `FormatError` with the plain reason, and with the field
    `line`, counted within the record, where that is known. `in_encoding`, of binary formats, gives
    a reader that takes the texts in them to be in an encoding.
    `cuts_locally`: where a record ends depends on the text from its beginning to the end of the
    next one, and on nothing before; large files are then cut piece by piece.
    """

    recognise: Callable[[str], bool]
    split: Callable[[str], Iterator[Record]]
    read: Callable[[Record], Reading | None]
    cuts_locally: bool = False
    in_encoding: Callable[[str], Reader] | None = None


@dataclass(frozen=True, slots=True)
class Output:
    """How a document is to look, for formats that leave a choice; each takes what concerns it.

    `title` is the name of the document, empty for the usual one; the `introduction` stands below it
    in texts: Markdown, web pages, LaTeX. `solutions` says how much of them
    is given, of that `tries`, `set_play` and `duals`, in the `style` of a magazine; `themes` adds a
    line with the themes found in them. `captions` are the words around diagrams, `coordinates`
    letters and numbers at the board, which may be `flipped`: seen from Black's side. Pages follow a
    `template` where `per_page` diagrams, `paper` (a4, a5, letter) and `columns` of solutions are
    not given. Pictures are `width` centimetres wide, those of pixels with `dpi` pixels per inch, on
    a `transparent` ground if requested. `origin_of` says of a problem, where that is not clear,
    which of two solutions is given. `watch` is called after each problem with the number done
    so far; it may raise `Cancelled` to stop.
    """

    notation: Notation = field(default_factory=Notation)
    title: str = ""
    introduction: str = ""
    solutions: Extent = Extent.MAGAZINE
    tries: Tries | None = None
    set_play: bool = True
    duals: bool = True
    style: str = OWN
    themes: bool = False
    captions: bool = True
    coordinates: bool = True
    flipped: bool = False
    template: str = MAGAZINE.name
    per_page: int | None = None
    paper: str | None = None
    columns: int | None = None
    width: float = 8.0
    dpi: int = 300
    transparent: bool = False
    watch: Callable[[int], object] = lambda _: None
    origin_of: Callable[[Problem], str] = lambda _: ""

    @property
    def selection(self) -> Selection:
        """What of solutions is given."""
        # What is called complete is so unless something else is said.
        usual = Tries.ALL if self.solutions is Extent.COMPLETE else Tries.QUIET
        return Selection(self.solutions, self.tries or usual, self.set_play, self.duals)

    @property
    def solution_style(self) -> SolutionStyle:
        """In which manner they are written."""
        return style_of(self.style, self.notation)

    @property
    def page(self) -> PageTemplate:
        """How pages are arranged."""
        usual = TEMPLATES[self.template]
        return replace(
            usual,
            per_page=self.per_page or usual.per_page,
            paper=self.paper or usual.paper,
            columns=usual.columns if self.columns is None else self.columns,
        )

    @property
    def has_solutions(self) -> bool:
        """Whether any are given."""
        return self.solutions is not Extent.NONE


@dataclass(frozen=True, slots=True)
class Writer:
    """How a format is written.

    In a format that is read too, `write` gives problems that are unchanged since they were read as
    they were. Text with half a surrogate pair raises `UnicodeEncodeError` there or when the result
    is encoded. `losses` says what `write` has to leave out.

    `pieces` gives the text of `write` in pieces, for formats that large collections are kept in: as
    a whole it would hold up the window when it is encoded.
    """

    write: Callable[[Collection, Output], str | bytes]
    losses: Callable[[Collection], tuple[FormatError, ...]] = lambda _: ()
    pieces: Callable[[Collection], Iterator[str]] | None = None
    keeps_versions: bool = False


def at_line(error: MatewrightError, line: int) -> FormatError:
    """The same reason with the line of the record where it arose, from 1."""
    return FormatError(error.code, **{**error.fields, "line": line})


def records(text: str, cuts: Iterable[int], context: str = "") -> Iterator[Record]:
    """A text cut into records at given offsets."""
    number, line, start = 1, 1, 0
    for cut in chain(cuts, (len(text),)):
        if cut > start:
            yield Record(number, line, text[start:cut], context)
            line += text.count("\n", start, cut)
            number, start = number + 1, cut


def losing(
    code: str, name: str, lost: Callable[[Problem], Iterable[str]]
) -> Callable[[Collection], tuple[FormatError, ...]]:
    """The losses of a format: what is `lost` of each problem that is not written back as it was."""

    def losses(collection: Collection) -> tuple[FormatError, ...]:
        return tuple(
            FormatError(code, number=number, what=what)
            for number, entry in enumerate(collection.entries, start=1)
            if entry.untouched_text(name) is None
            for what in lost(entry.peek())
        )

    return losses


def published(
    collection: Collection, output: Output, text_of: Callable[[Problem, int], str]
) -> list[str]:
    """The texts of all problems, each made of the problem and its number, from 1."""
    texts = []
    for number, entry in enumerate(collection.entries, start=1):
        texts.append(text_of(entry.peek(), number))
        output.watch(number)
    return texts

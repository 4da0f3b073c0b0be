"""`.csv`: a table with a row for each problem, as spreadsheets keep it.

The first row names the columns, in any order: `fen` must be there; `authors`,
`source`, `stipulation`, `comment`, `solution` and the names of `condition_texts` are read, all
other columns are kept. Columns are parted by commas, semicolons or tabs. Rows that were not edited
are written back as they were.

Spreadsheets take cells that begin with certain signs for formulas and run them. Such a cell gets an
apostrophe before it, as spreadsheets themselves mark text: `=2` is written `'=2`.
"""

from __future__ import annotations

import csv
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from io import StringIO
from itertools import pairwise
from typing import Final

from matewright.errors import FormatError, shortened
from matewright.formats import condition_texts
from matewright.formats.condition_texts import texts_of, with_texts
from matewright.formats.format import Output, Reader, Reading, Record, Writer, losing, records
from matewright.formats.limits import check_size, unsupported_warnings
from matewright.formats.solution_text import solution_text
from matewright.model.collection import Collection, Entry
from matewright.model.play_options import natural_turn
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.stipulation import stipulation_of
from matewright.wording import Wording

_words: Final = Wording("csv")

NAME: Final = "csv"
MOST_ROW: Final = 1024 * 1024
"""Longer rows are not read."""

_DELIMITERS: Final = (",", ";", "\t")
_DEMANDS: Final = {name.lower(): name for name in condition_texts.NAMES}
"""Columns for demands beside the stipulation, by their names in lower case."""
_FIRST: Final = ("authors", "source", "stipulation", "fen")
_COLUMNS: Final = (*_FIRST, *_DEMANDS, "comment", "solution")
"""The known columns, in writing order; all but the first are written only where needed."""
_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r", "\n")
_BETWEEN_AUTHORS: Final = "; "
_PLAIN: Final = Output()


def harmless(cell: object) -> object:
    """A cell that no program takes for a formula; numbers are none."""
    if isinstance(cell, str) and cell.lstrip(" '").startswith(_FORMULA):
        return "'" + cell
    return cell


def line(cells: Iterable[object], delimiter: str = ",") -> str:
    """A row by RFC 4180, with its end."""
    stream = StringIO(newline="")
    csv.writer(stream, delimiter=delimiter, lineterminator="\r\n").writerow(map(harmless, cells))
    return stream.getvalue()


# -- reading -------------------------------------------------------------------------------------


def recognise(text: str) -> bool:
    """Whether the first row names a column `fen`."""
    head = next(_rows(text), "")
    return "fen" in map(str.lower, _names(head))


def split(text: str) -> Iterator[Record]:
    """The rows, the first one together with the names of the columns, which all have as context."""
    ends = [end for start, end in pairwise(_ends(text)) if text[start:end].strip()]
    head = text[: ends[0]] if ends else ""
    return records(text, ends[1:-1], head)


def _ends(text: str) -> Iterator[int]:
    """Where rows end, 0 before them: line ends within quotes part no rows."""
    yield 0
    is_quoted, offset = False, 0
    while offset < len(text):
        end = text.find("\n", offset) + 1 or len(text)
        is_quoted ^= text.count('"', offset, end) % 2 == 1
        if not is_quoted or end == len(text):
            yield end
        offset = end


def _rows(text: str) -> Iterator[str]:
    return (row for start, end in pairwise(_ends(text)) if (row := text[start:end]).strip())


def _delimiter(head: str) -> str:
    return max(_DELIMITERS, key=head.count)


def _names(head: str) -> list[str]:
    return [name.strip() for name in _cells(head.removeprefix("\ufeff"), _delimiter(head))]


def _cells(row: str, delimiter: str) -> list[str]:
    """The cells of a row. Raises `FormatError` where it is none."""
    try:
        found = next(csv.reader(StringIO(row, newline=""), delimiter=delimiter), [])
    except csv.Error as error:
        raise FormatError("csv-row", reason=str(error)) from None
    return [cell[1:] if _is_marked(cell) else cell for cell in found]


def _is_marked(cell: str) -> bool:
    return cell.startswith("'") and cell.lstrip(" '").startswith(_FORMULA)


def read(record: Record) -> Reading | None:
    """The problem of a row. Raises `FormatError`."""
    head = record.context
    row = _without_head(record.text, head)
    if not row.strip():
        return None
    check_size("csv-too-long", row, MOST_ROW)
    names = _names(head)
    cells = _cells(row.lstrip("\r\n"), _delimiter(head))
    if len(cells) > len(names) and any(cells[len(names) :]):
        raise FormatError("csv-cells", count=len(cells), names=len(names))
    values = {name: cell for name, cell in zip(names, cells, strict=False) if name and cell}
    fields = {name.lower(): cell for name, cell in values.items()}
    if "fen" not in fields:
        raise FormatError("csv-fen")
    problem = Problem(
        stipulation=stipulation_of(fields.get("stipulation", "")),
        authors=tuple(filter(None, fields.get("authors", "").split(_BETWEEN_AUTHORS))),
        source=" ".join(fields.get("source", "").split()),
        comment=fields.get("comment", ""),
        solution_text=fields.get("solution", ""),
        extra={name: cell for name, cell in values.items() if name.lower() not in _COLUMNS},
    )
    problem = with_texts(
        problem, {name: fields[column] for column, name in _DEMANDS.items() if column in fields}
    )
    turn = natural_turn(problem.stipulation, problem.options)
    problem = replace(problem, position=Position.from_fen(fields["fen"], turn))
    return Reading(problem, unsupported_warnings(problem))


def _without_head(text: str, head: str) -> str:
    return text.removeprefix(head) if head else text


# -- writing -------------------------------------------------------------------------------------


def write(collection: Collection, _: Output = _PLAIN) -> str:
    """The table of these problems."""
    return "".join(pieces(collection))


def pieces(collection: Collection) -> Iterator[str]:
    """The table of these problems, row by row.

    The columns are those of the file that all come from, as long as they are enough.
    """
    edited = [_cells_of(one.peek()) for one in collection.entries if _text_of(one) is None]
    heads = {head for one in collection.entries if (head := _head_of(one))}
    needed = dict.fromkeys(name for cells in edited for name in cells)
    head = heads.pop() if len(heads) == 1 else ""
    names = _names(head)
    is_enough = {name.lower() for name in names} >= {name.lower() for name in needed}
    if head and is_enough:
        yield head if head.endswith("\n") else head + "\r\n"
        delimiter = _delimiter(head)
        for entry in collection.entries:
            text = _text_of(entry)
            if text is None:
                text = _row(_cells_of(entry.peek()), names, delimiter)
            yield text if text.endswith("\n") else text + "\r\n"
        return
    rows = [_cells_of(one.peek()) for one in collection.entries]
    needed = dict.fromkeys(name for cells in rows for name in cells)
    columns = [name for name in _COLUMNS if name in needed or name in _FIRST]
    names = columns + [name for name in needed if name not in columns]
    yield line(names)
    for cells in rows:
        yield _row(cells, names, ",")


def _row(cells: Mapping[str, str], names: Sequence[str], delimiter: str) -> str:
    by_name = {name.lower(): cell for name, cell in cells.items()}
    return line([by_name.get(name.lower(), "") for name in names], delimiter)


def _head_of(entry: Entry) -> str:
    """The names of the columns that an entry was read under; empty for one of another format."""
    unread = entry.unread
    if unread is not None and unread.format != NAME:
        return ""
    origin = entry.peek().origin
    return origin.context if origin is not None and origin.format == NAME else ""


def _text_of(entry: Entry) -> str | None:
    """The row of an entry that was not edited."""
    text = entry.untouched_text(NAME)
    return None if text is None else _without_head(text, _head_of(entry))


def _cells_of(problem: Problem) -> dict[str, str]:
    """The cells of a problem by the names of their columns; empty ones are left out."""
    words = problem.written_solution
    if not words and problem.solution is not None and problem.solution_is_current:
        words = solution_text(problem.solution)
    cells = {
        "authors": _BETWEEN_AUTHORS.join(problem.authors),
        "source": problem.source,
        "stipulation": problem.stipulation.text,
        "fen": problem.position.fen,
        **{name.lower(): text for name, text in texts_of(problem)},
        "comment": problem.comment,
        "solution": words,
        **{key: value for key, value in problem.extra.items() if _is_cell(key, value)},
    }
    return {name: str(cell) for name, cell in cells.items() if cell}


def _is_cell(key: str, value: object) -> bool:
    """Whether a field can have a column of its own, and is read from it as itself."""
    is_plain = isinstance(value, str) and bool(value) and "\0" not in value
    return is_plain and bool(key) and key == key.strip() and key.lower() not in _COLUMNS


def _lost(problem: Problem) -> Iterator[str]:
    """The solution tree and the fields that are no text."""
    if problem.solution_is_current:
        yield _words("a solution tree")
    for key, value in problem.extra.items():
        if key.lower() not in _DEMANDS and not _is_cell(key, value):
            yield _words("the field “{field}”", field=shortened(key))


READER: Final = Reader(recognise, split, read)
WRITER: Final = Writer(write, losing("csv-loses", NAME, _lost), pieces)

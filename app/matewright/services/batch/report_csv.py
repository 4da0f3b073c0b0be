"""The report as CSV by RFC 4180: a row for each problem.

Spreadsheets take cells that begin with certain signs for formulas and run them. Such a cell gets an
apostrophe before it, as spreadsheets themselves mark text: `=2` is written `'=2`.
"""

from __future__ import annotations

import csv
from collections.abc import Iterator
from io import StringIO
from typing import Final

from matewright.services.batch import sentences
from matewright.services.batch.reporting import Report, Row

COLUMNS: Final = (
    "number",
    "authors",
    "source",
    "stipulation",
    "fen",
    "verdict",
    "remark",
    "difference",
    "keys",
    "solutions",
    "tries",
    "parts",
    "nodes",
    "seconds",
)

_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r", "\n")


def text(report: Report) -> Iterator[str]:
    """The lines, the names of the columns first."""
    yield _line(COLUMNS)
    for row in report.rows():
        yield _line(_cells(row))


def _cells(row: Row) -> tuple[object, ...]:
    problem, outcome = row.problem, row.outcome
    keys = [move for part in outcome.parts for move in part.moves]
    return (
        row.place + 1,
        "; ".join(problem.authors),
        problem.source,
        row.stipulation,
        problem.position.fen,
        outcome.verdict.name.lower(),
        outcome.judgement.remark,
        sentences.difference(outcome),
        " ".join(keys),
        sum(part.lines for part in outcome.parts),
        outcome.tries,
        len(outcome.parts),
        outcome.nodes,
        outcome.seconds,
    )


def _line(cells: tuple[object, ...]) -> str:
    stream = StringIO(newline="")
    csv.writer(stream, lineterminator="\r\n").writerow([_harmless(cell) for cell in cells])
    return stream.getvalue()


def _harmless(cell: object) -> object:
    """A cell that no program takes for a formula; numbers are none."""
    if isinstance(cell, str) and cell.lstrip(" ").startswith(_FORMULA):
        return "'" + cell
    return cell

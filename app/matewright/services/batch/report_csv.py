"""The report as CSV: a row for each problem."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from matewright.formats.csv_table import line
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
    "legality",
    "illegal_because",
    "themes",
    "summary",
)


def text(report: Report) -> Iterator[str]:
    """The lines, the names of the columns first."""
    yield line(COLUMNS)
    for row in report.rows():
        yield line(_cells(row))


def _cells(row: Row) -> tuple[object, ...]:
    problem, outcome = row.problem, row.outcome
    keys = [move for part in outcome.parts for move in part.moves]
    return (
        row.index + 1,
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
        "" if outcome.legality is None else outcome.legality.verdict.value,
        "" if outcome.legality is None else str(outcome.legality.error or ""),
        "" if outcome.themes is None else "; ".join(outcome.themes.main),
        sentences.themes(outcome),
    )

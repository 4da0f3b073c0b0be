"""The report as JSON, by the schema `docs/batch.schema.json`."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict
from typing import Any, Final

from matewright import engine
from matewright.model.problem import Problem
from matewright.services.batch import sentences
from matewright.services.batch.outcome import Outcome
from matewright.services.batch.reporting import Report, Row
from matewright.services.legality.judge import Legality

SCHEMA: Final = 1
"""Version of this form."""


def text(report: Report) -> Iterator[str]:
    """The document, a line for each problem."""
    progress = report.progress
    head = {
        "schema": SCHEMA,
        "collection": report.name,
        "written": report.written.isoformat(timespec="seconds"),
        "engine": engine.__version__,
        "complete": progress.is_complete,
        "problems_total": progress.total,
        "problems_done": progress.done,
        "resumed": progress.resumed,
        "seconds": round(progress.seconds, 3),
        "time_limit": report.options.time_limit,
        "stipulation": report.options.stipulation,
        "missing_only": report.options.missing_only,
        "totals": {
            of.name.lower(): progress.counts[of] for of in sentences.ORDER if of in progress.counts
        },
    }
    yield json.dumps(head, ensure_ascii=False, indent=1).removesuffix("\n}")
    yield ',\n "problems": ['
    between = "\n"
    for row in report.rows():
        yield between + json.dumps(_problem(row), ensure_ascii=False)
        between = ",\n"
    yield "\n ]\n}\n"


def _problem(row: Row) -> dict[str, Any]:
    problem: Problem = row.problem
    outcome: Outcome = row.outcome
    return {
        "number": row.index + 1,
        "authors": list(problem.authors),
        "source": problem.source,
        "stipulation": row.stipulation,
        "fen": problem.position.fen,
        "verdict": outcome.verdict.name.lower(),
        "remark": outcome.judgement.remark,
        "difference": sentences.difference(outcome),
        "intended": problem.intended,
        "parts": [
            {**part.to_dict(), "comparison": asdict(comparison)}
            for part, comparison in zip(outcome.parts, outcome.comparisons, strict=True)
        ],
        "error": None if outcome.error is None else outcome.error["code"],
        "seconds": outcome.seconds,
        "time_limit": outcome.time_limit,
        **({} if outcome.themes is None else outcome.themes.to_dict()),
        **({} if outcome.legality is None else {"legality": _legality(outcome.legality)}),
    }


def _legality(found: Legality) -> dict[str, Any]:
    fields = found.to_dict()
    return {name: fields[name] for name in ("verdict", "reason", "game")}

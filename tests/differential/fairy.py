"""Compares whole answers to the shared fairy problems with what Popeye printed.

    python -m tests.differential.fairy [--seconds N] [--threads N] [--status STATUS] [TEXT ...]

Each input goes through the door of Popeye (`matewright popeye`). Of records whose names have one of
the texts in them (of all without) it tells how many were

* equal: the same lines up to the order of siblings,
* explained: different as docs/differences-from-popeye.md says, which names the record,
* wrong: different,
* unfinished: not solved in time (default: 20 s a record),
* refused: with a table of what they were refused for. *alone* counts the records in which nothing
  else is missing, so it tells what would be won.

With texts or a status it shows each record of it, and wrong answers beside Popeye's.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Any, Final

import click

from matewright.errors import FormatError, MatewrightError
from matewright.formats import popeye_text
from matewright.formats.popeye_text import Input
from matewright.model.problem import Problem
from matewright.model.twin import Restipulate
from matewright.services.popeye import Answering, Limits
from tests.differential.printed import content, read, shape

ROOT: Final = Path(__file__).parents[2]
_PLACES: Final = [folder / "shared" / "oracle" / "fairy_dev.jsonl" for folder in ROOT.parents]
ORACLE: Final = next((place for place in _PLACES if place.exists()), _PLACES[0])
DIFFERENCES: Final = ROOT / "docs" / "differences-from-popeye.md"


class Status(StrEnum):
    """What became of a record."""

    EQUAL = "equal"
    EXPLAINED = "explained"
    WRONG = "wrong"
    UNFINISHED = "unfinished"
    REFUSED = "refused"


@dataclass(frozen=True, slots=True)
class Outcome:
    """A record, what became of it, what was printed, and what it was refused for."""

    record: dict[str, Any]
    status: Status
    printed: str = ""
    reasons: frozenset[str] = frozenset()


def outcome_of(record: dict[str, Any], *, seconds: int, threads: int = 1) -> Outcome:
    """Answer a record and compare the answer with the recorded one."""
    told: list[Input] = []
    for part in popeye_text.split(record["input"]):
        try:
            found = popeye_text.read_input(part)
        except FormatError as error:
            return Outcome(record, Status.REFUSED, reasons=frozenset({f"input: {error.code}"}))
        told += [found] if found else []
    missing = {reason for one in told for reason in _missing(one.problem)}
    if missing:
        return Outcome(record, Status.REFUSED, reasons=frozenset(missing))
    printed, is_complete = "", True
    for one in told:
        answering = Answering(one, Limits(threads, seconds=seconds, shows_times=False))
        printed += "".join(answering.texts())
        if answering.refusals:
            reasons = frozenset(f"door: {line}" for line in answering.refusals)
            return Outcome(record, Status.REFUSED, printed, reasons)
        is_complete &= one.language.messages["interrupted"] not in printed
    if shape(content(printed)) == shape(content(record["output"])):
        return Outcome(record, Status.EQUAL, printed)
    if not is_complete:
        return Outcome(record, Status.UNFINISHED, printed)
    is_explained = f"`{record['id']}`" in DIFFERENCES.read_text("utf-8")
    return Outcome(record, Status.EXPLAINED if is_explained else Status.WRONG, printed)


def _missing(problem: Problem) -> Iterator[str]:
    """All that keeps a problem from being solved, each by its name alone."""
    known = [*problem.conditions, *(one for twin in problem.twins for one in twin.conditions(()))]
    yield from (f"condition {one.name}" for one in known if not one.is_solvable)
    conditions = {condition.text for condition in known}
    for name in problem.unsupported_rules:
        if name not in conditions:
            is_twin = name[1:2] == ")"
            yield "twin " + " ".join(name.split()[1:3]) if is_twin else f"option {name.split()[0]}"
    yield from (f"piece {name}" for name in problem.position.unplayable)
    changes = [change for twin in problem.twins for change in twin.changes]
    others = [change.stipulation for change in changes if isinstance(change, Restipulate)]
    for stipulation in (problem.stipulation, *others):
        try:
            stipulation.checked()
        except MatewrightError:
            yield f"stipulation {stipulation.text.rstrip('0123456789.')}"


def outcomes(records: Iterable[dict[str, Any]], *, seconds: int, threads: int) -> Iterator[Outcome]:
    """Those of many records."""
    for record in records:
        yield outcome_of(record, seconds=seconds, threads=threads)


def report(found: list[Outcome], most: int = 40) -> str:
    """The counts, and what was refused most often."""
    counts = Counter(outcome.status for outcome in found)
    accepted = len(found) - counts[Status.REFUSED]
    lines = [f"{len(found)} records, {accepted} accepted ({accepted / max(1, len(found)):.1%}):"]
    lines.append("  " + ", ".join(f"{counts[status]} {status}" for status in Status))
    total = Counter(reason for outcome in found for reason in outcome.reasons)
    alone = Counter(next(iter(one.reasons)) for one in found if len(one.reasons) == 1)
    ranked = sorted(total, key=lambda reason: (-alone[reason], -total[reason], reason))
    if ranked:
        lines.append("alone  all  refused for")
        lines += [f"{alone[reason]:5} {total[reason]:4}  {reason}" for reason in ranked[:most]]
    return "\n".join(lines)


def difference(outcome: Outcome) -> str:
    """The lines of Popeye's answer that are missing, and those that it does not have."""
    theirs, ours = (
        Counter(content(text).splitlines()) for text in (outcome.record["output"], outcome.printed)
    )
    missing = [f"- {line}" for line in (theirs - ours).elements()]
    return "\n".join([*missing, *(f"+ {line}" for line in (ours - theirs).elements())])


def main() -> None:
    """The command line that the text above describes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=int, default=20)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--status", choices=list(Status), default=None)
    parser.add_argument("--most", type=int, default=40, help="rows of the table")
    parser.add_argument("texts", nargs="*")
    asked = parser.parse_args()
    records = [
        record
        for record in read(ORACLE)
        if not asked.texts or any(text in record["id"] for text in asked.texts)
    ]
    if not records:
        sys.exit(f"No record is at hand: {ORACLE}")
    found = []
    for outcome in outcomes(records, seconds=asked.seconds, threads=asked.threads):
        found.append(outcome)
        is_shown = outcome.status == asked.status if asked.status else bool(asked.texts)
        if is_shown or outcome.status is Status.WRONG:
            reasons = ", ".join(sorted(outcome.reasons))
            click.echo(f"{outcome.record['id']}: {outcome.status} {reasons}".rstrip())
            if is_shown and outcome.status in (Status.WRONG, Status.UNFINISHED):
                click.echo(f"{outcome.record['input']}\n{difference(outcome)}\n")
    click.echo(report(found, asked.most))


if __name__ == "__main__":
    main()

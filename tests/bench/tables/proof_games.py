"""How many proof games are decided in a few seconds of CPU time, and what two threads bring."""

from __future__ import annotations

import json
import time
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any

import click

from matewright import engine
from matewright.errors import MatewrightError
from matewright.model.parts import Part
from matewright.model.solution import Status
from matewright.services.solving import solve as service
from tests.asking import posed
from tests.bench.cases import Case
from tests.bench.measuring import WrongAnswerError, solved
from tests.bench.plan import Plan
from tests.bench.report import Table, cell
from tests.bench.tables.ratios import at_least, mean, ratio, ratio_text

NAME = "games"
CASES: tuple[Case, ...] = ()
"""No problem of the file can be asked for by name."""

FILE = Path(__file__).parents[4] / "shared" / "oracle" / "proofgames_dev.jsonl"
"""Natch's suite, published games without captures and with one, and what Euclide says of them."""

CPU_SECONDS = 10.0
POLL_SECONDS = 0.01

GROUPS = {"natch-test-problems": 92 / 94, "no-captures": 90 / 113, "single-capture": 92 / 121}
"""The share that is to be decided."""

OPTIONS = engine.Options(max_solutions=2)

LONG = (
    "natch-test-problems#1",
    "natch-test-problems#81",
    "no-captures#45",
    "no-captures#73",
    "no-captures#83",
    "single-capture#67",
    "single-capture#81",
    "single-capture#83",
    "single-capture#87",
)
"""Games that are the only ones, and take one thread some seconds."""

THREADS_TARGET = 1.7
"""How many times faster two threads are to be on these."""


def run(plan: Plan) -> None:
    """Ask whether each game is the only one, with one thread."""
    if not FILE.is_file():
        click.echo(f"\nNO PROOF GAMES: {FILE} is missing; table “{NAME}” was SKIPPED.")
        return
    records = [json.loads(line) for line in FILE.read_text(encoding="utf-8").splitlines()]
    table = Table(
        f"games: proof games, {engine.DEFAULT_STRATEGY}, one thread, "
        f"{CPU_SECONDS:g} s of CPU time each",
        ["suite", "games", "decided", "of these by Euclide", "CPU seconds", "wanted"],
        [[name, str(len(records))] for name in GROUPS],
    )
    for name, wanted in GROUPS.items():
        some = [record for record in records if record["id"].startswith(name)]
        begun = time.process_time()
        asked = [(record, decided) for record in some if (decided := _decides(record)) is not None]
        seconds = time.process_time() - begun
        known = sum(record["euclide"] in ("unique", "several") for record, _ in asked)
        table.row(
            name,
            str(len(asked)),
            str(sum(decided for _, decided in asked)),
            str(known) if known else "",
            f"{seconds:.0f}",
            f"≥ {wanted:.0%}",
        )
    _threads(plan, [record for record in records if record["id"] in LONG])


def _threads(plan: Plan, records: Iterable[dict[str, Any]]) -> None:
    """Time as it passes, of one thread and of more in turn."""
    table = Table(
        "games: long ones, time as it passes",
        ["game", "1 thread", f"{plan.threads} threads", "factor"],
        [*([name] for name in LONG), ["geometric mean"]],
    )
    factors = []
    for record in records:
        figures = []
        for threads in (1, plan.threads):
            part, options = _question(record)
            begun = time.perf_counter()
            service.start(part, replace(options, threads=threads)).result()
            seconds = time.perf_counter() - begun
            figures.append(solved(NAME, record["id"], f"{threads} threads", [seconds]))
        factor = ratio(*figures)
        factors += [] if factor is None else [factor]
        plan.keep(*figures)
        table.row(record["id"], *map(cell, figures), ratio_text(factor))
    average = mean(factors)
    is_asked = average is not None and plan.threads == 2
    target = f" ({at_least(average, THREADS_TARGET)})" if is_asked else ""
    table.row("geometric mean", "", "", ratio_text(average) + target)


def _question(record: dict[str, Any]) -> tuple[Part, engine.Options]:
    """Raises `MatewrightError` where the record is no position of chess."""
    half_moves = record["half_moves"]
    turn = "w" if half_moves % 2 == 0 else "b"
    stipulation = f"dia{half_moves // 2}{'.5' if half_moves % 2 else ''}"
    return posed(f"{record['fen']} {turn} - -", stipulation, OPTIONS)


def _decides(record: dict[str, Any]) -> bool | None:
    """Whether it is known how many games there are; None where the record is no position of chess.

    Raises `WrongAnswerError`.
    """
    begun = time.process_time()
    try:
        job = service.start(*_question(record))
    except MatewrightError:
        return None
    solution = None
    while solution is None:
        solution = job.result(POLL_SECONDS)
        if time.process_time() - begun >= CPU_SECONDS:
            job.cancel()
    games = [" ".join(line) for line in solution.lines]
    is_decided = len(games) > 1 or solution.status is not Status.PARTIAL
    verdict = "several" if len(games) > 1 else "unique" if games else "none"
    stated = record["euclide"]
    game = record["game"]
    known = game.replace(",", " ") if isinstance(game, str) else " ".join(game or [])
    if is_decided and stated in ("unique", "several") and verdict != stated:
        raise WrongAnswerError(f"{record['id']}: {verdict}, not {stated}")
    # Of several games the one that is known need not be among the two.
    if is_decided and known and verdict != "several" and games != [known]:
        raise WrongAnswerError(f"{record['id']}: {games} instead of {known}")
    return is_decided

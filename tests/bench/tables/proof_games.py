"""How many proof games are decided in a few seconds of CPU time."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import click

from matewright import engine
from matewright.errors import MatewrightError
from matewright.model.solution import Status
from matewright.services.solving import solve as service
from tests.asking import posed
from tests.bench.cases import Case
from tests.bench.measuring import WrongAnswerError
from tests.bench.plan import Plan
from tests.bench.report import Table

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


def _decides(record: dict[str, Any]) -> bool | None:
    """Whether it is known how many games there are; None where the record is no position of chess.

    Raises `WrongAnswerError`.
    """
    half_moves = record["half_moves"]
    turn = "w" if half_moves % 2 == 0 else "b"
    stipulation = f"dia{half_moves // 2}{'.5' if half_moves % 2 else ''}"
    begun = time.process_time()
    try:
        job = service.start(*posed(f"{record['fen']} {turn} - -", stipulation, OPTIONS))
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
    if is_decided and known and games != [known]:
        raise WrongAnswerError(f"{record['id']}: {games} instead of {known}")
    return is_decided

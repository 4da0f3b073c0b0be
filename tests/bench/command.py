"""The command line of the benchmark."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Protocol

import click

from matewright import engine
from matewright.errors import MatewrightError
from tests.bench import compare
from tests.bench.batch import measure_batch
from tests.bench.cases import Case
from tests.bench.measuring import Effort, WrongAnswerError
from tests.bench.other_build import OtherBuild
from tests.bench.peers import ON_PATH, open_peers
from tests.bench.plan import USUAL, Plan
from tests.bench.problems import by_length, cases_of, sample_files
from tests.bench.results import Results, ResultsError
from tests.bench.solver import SolverError
from tests.bench.tables import (
    calls,
    fairy,
    long_mates,
    matetrack,
    memory,
    perft,
    portable,
    problems,
    proof_games,
    similar,
    speed,
    stipulations,
    targets,
    threads,
    tree,
    workshop,
)

STOPPED = 3

SAMPLE = 6
"""Problems of each length taken from files that were not asked for in full."""


class _Named(Protocol):
    @property
    def name(self) -> str: ...


TABLES: dict[str, tuple[Sequence[_Named], Callable[[Plan], None]]] = {
    table.NAME: (table.CASES, table.run)
    for table in (
        perft,
        calls,
        speed,
        targets,
        stipulations,
        problems,
        threads,
        portable,
        tree,
        workshop,
        memory,
        long_mates,
        matetrack,
        proof_games,
        fairy,
        similar,
    )
}
ONLY_FULL = frozenset(
    table.NAME for table in (fairy, memory, long_mates, matetrack, proof_games, similar)
)
"""Tables that are left out unless they are asked for."""


class _BadInput(click.ClickException):
    exit_code = 2


def _read_lengths(_context: click.Context, _option: click.Parameter, text: str) -> range:
    match = re.fullmatch(r"([1-9][0-9]?)(?:-([1-9][0-9]?))?", text)
    if match is None:
        raise click.BadParameter(f"“{text}” is no range of lengths such as 2-8.")
    return range(int(match[1]), int(match[2] or match[1]) + 1)


def _read_peers(
    _context: click.Context, _option: click.Parameter, texts: Sequence[str]
) -> list[tuple[str, str]]:
    peers = []
    for text in texts:
        name, _, path = text.partition("=")
        if not name or not path:
            raise click.BadParameter(f"“{text}” is not of the form NAME=PATH.")
        peers.append((name, path))
    return peers


_FILE = click.Path(path_type=Path)


@click.command(context_settings={"help_option_names": ["-h", "--help"]})
@click.argument("names", metavar="[TABLE|CASE]...", nargs=-1)
@click.option("--full", is_flag=True, help="All problems of all files, table memory, more runs.")
@click.option(
    "--cap",
    metavar="SECONDS",
    type=click.FloatRange(min=0, min_open=True),
    default=10.0,
    show_default=True,
    help="Stop each run after that time; the table then says “> 10 s”.",
)
@click.option(
    "--strategy",
    "strategies",
    metavar="NAME",
    type=click.Choice(engine.PROVERS),
    multiple=True,
    help="Only that strategy (may be repeated).",
)
@click.option(
    "--problems",
    "problem_files",
    metavar="FILE",
    type=_FILE,
    multiple=True,
    help="Problems for the table of that name, such as EPD with `bm #5;`, instead of the samples.",
)
@click.option(
    "--lengths",
    metavar="A-B",
    callback=_read_lengths,
    default="2-8",
    show_default=True,
    help="Only problems of so many moves.",
)
@click.option(
    "--sample",
    metavar="N",
    type=click.IntRange(min=1),
    help=f"So many problems of each length, spread over the files ({SAMPLE}; with --full all).",
)
@click.option(
    "--threads",
    metavar="N",
    type=click.IntRange(2, engine.MOST_THREADS),
    default=2,
    show_default=True,
    help="Compare one thread with so many.",
)
@click.option(
    "--native", metavar="FILE", type=_FILE, help="The native module of another build, to compare."
)
@click.option(
    "--popeye",
    metavar="[PATH]",
    is_flag=False,
    flag_value=ON_PATH,
    help="Time Popeye too; without a path the one on the PATH.",
)
@click.option(
    "--stockfish",
    metavar="[PATH]",
    is_flag=False,
    flag_value=ON_PATH,
    help="Time Stockfish too; without a path the one on the PATH.",
)
@click.option(
    "--uci",
    metavar="NAME=PATH",
    callback=_read_peers,
    multiple=True,
    help="Time a UCI engine that finds mates too (may be repeated).",
)
@click.option("--refute", is_flag=True, help="Ask those for a mate in one move less too.")
@click.option(
    "--batch", "only_batch", is_flag=True, help="Time a batch of a thousand two-movers instead."
)
@click.option("--json", "json_file", metavar="FILE", type=_FILE, help="Write the figures there.")
@click.option(
    "--compare",
    "compared",
    metavar="OLD.json NEW.json",
    type=_FILE,
    nargs=2,
    help="Measure nothing; show how two runs differ.",
)
def benchmark(
    *,
    names: tuple[str, ...],
    full: bool,
    cap: float,
    strategies: tuple[str, ...],
    problem_files: tuple[Path, ...],
    lengths: range,
    sample: int | None,
    threads: int,
    native: Path | None,
    popeye: str | None,
    stockfish: str | None,
    uci: list[tuple[str, str]],
    refute: bool,
    only_batch: bool,
    json_file: Path | None,
    compared: tuple[Path, Path] | None,
) -> None:
    """Time the engine on problems whose answers are known and checked.

    \b
    TABLE is one of perft, calls, speed, targets, stipulations, problems, threads, portable, tree,
    memory, long, matetrack, similar; CASE is a row of one of them. All but the last four are the
    default.

    Exit status: 0 measured, 1 an answer was wrong, 2 bad input, 3 stopped early.
    """
    try:
        if compared is not None:
            compare.show(*map(Results.read, compared))
            return
        if only_batch:
            measure_batch(threads)
            return
        _check_names(names)
        plan = Plan(
            names=frozenset(names),
            strategies=strategies or USUAL,
            files=problem_files,
            sample=sample,
            threads=threads,
            full=full,
            effort=Effort(cap=cap, most=60.0) if full else Effort(cap=cap),
        )
        most = sample or (None if full else SAMPLE)
        plan.problems = by_length(_problems(problem_files), lengths, most)
        results = Results(options=" ".join(sys.argv[1:]), measurements=plan.measurements)
        with ExitStack() as stack:
            if json_file is not None:
                # Checked before the work: minutes would be lost.
                results.write(json_file)
                stack.callback(results.write, json_file)
            plan.peers = stack.enter_context(open_peers(popeye, stockfish, uci, refute=refute))
            if native is not None:
                other = OtherBuild("native", native)
                stack.callback(other.close)
                plan.native = other
            _introduce(results, plan)
            for name, (cases, run) in TABLES.items():
                if _is_chosen(name, cases, plan):
                    run(plan)
    except WrongAnswerError as error:
        raise click.ClickException(str(error)) from None
    except SolverError as error:
        raise _BadInput(f"{error}.") from None
    except (MatewrightError, ResultsError) as error:
        raise _BadInput(str(error)) from None
    except KeyboardInterrupt:
        click.echo("Stopped.", err=True)
        sys.exit(STOPPED)


def _check_names(names: Sequence[str]) -> None:
    known = {*TABLES, *(case.name for cases, _ in TABLES.values() for case in cases)}
    for name in names:
        if name not in known:
            raise click.UsageError(
                f"There is no table or case “{name}”; the tables are {', '.join(TABLES)}."
            )


def _problems(paths: Sequence[Path]) -> list[Case]:
    """The problems of the files, or the samples; those are shortest mates of any length."""
    if paths:
        return [case for path in paths for case in cases_of(path)]
    return [case for path in sample_files() for case in cases_of(path, exact_up_to=99)]


def _is_chosen(name: str, cases: Sequence[_Named], plan: Plan) -> bool:
    if not plan.names:
        return plan.full or name not in ONLY_FULL
    return name in plan.names or any(case.name in plan.names for case in cases)


def _introduce(results: Results, plan: Plan) -> None:
    """Name the machine, the program, and how the figures come about."""
    machine = results.machine
    click.echo(f"{results.when}  matewright {results.version} {results.commit}")
    click.echo(str(machine))
    if machine.busy:
        click.echo(f"The load of the last minute was {machine.load:.1f}: figures may be too high.")
    effort = plan.effort
    click.echo(
        f"Engine time, medians of {effort.runs} or more runs that take {effort.least:g} s together;"
        f"\nno run is begun after {effort.most:g} s; a run is stopped after {effort.cap:g} s."
    )
    for peer in plan.peers:
        click.echo(peer.about)

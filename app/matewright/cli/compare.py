"""`matewright compare`: several strategies at one problem, side by side."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

import click
from tqdm import tqdm

from matewright import engine
from matewright.cli.exit_status import ExitStatus
from matewright.cli.live_line import LiveLine
from matewright.cli.option_groups import GroupedCommand
from matewright.cli.output import flush_output, say, say_json
from matewright.cli.problem_argument import ProblemArgument, problem_argument
from matewright.model.problem import Problem
from matewright.model.solution import CHECKING, Progress, Status
from matewright.model.verdict import open_lengths
from matewright.services.solving import strategies
from matewright.services.solving.compare import Comparison, Row, State
from matewright.services.solving.progress_text import ProgressText, counts, in_short

_POLL_SECONDS = 0.05
_COLUMNS = "{:<10} {:>4} {:<8} {:>9} {:>9} {:>9} {:>7}  {}"
_HEADING = ("STRATEGY", "MATE", "KEY", "NODES", "GENERATED", "TIME", "GEN/S", "STATUS")


@click.command(
    short_help="Ask several strategies for the shortest mate, side by side.", cls=GroupedCommand
)
@problem_argument()
@click.option(
    "--strategies",
    "names",
    metavar="NAME,NAME…",
    default=",".join(strategies.COMPARED),
    show_default=True,
    help=f"Which, in which order: {', '.join(strategies.FACTS)}.",
)
@click.option("--checks-only", is_flag=True, help="Try only checking moves for the attacker.")
@click.option(
    "--time-limit",
    metavar="SECONDS",
    type=click.FloatRange(min=0, min_open=True),
    help="Stop each strategy after that time.",
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object instead.")
def compare(
    *,
    argument: ProblemArgument,
    names: str,
    checks_only: bool,
    time_limit: float | None,
    as_json: bool,
) -> int:
    """Ask several strategies for the shortest mate and one key, one after another.

    One problem is asked about: that of FEN, or of FILE with --number N where it holds several.

    \b
      matewright compare "5Kbk/6pp/6P1/8/8/8/8/7R w" "#2"
      matewright compare problems.olv --number 3
      matewright compare "5Kbk/6pp/6P1/8/8/8/8/7R w" "#2" --strategies modern,prinz

    Each works alone, on one thread. NODES are each strategy's own count. "Proven" is proven;
    "claimed" is what a historic program said; "cannot" says why it does not take the problem.
    Ctrl-C stops and prints what is there.

    \b
    Exit status:  0 all answers agree   1 answers differ
                  2 bad input, or no strategy takes the problem
                  3 stopped early   4 unexpected failure
    """
    problem = argument.only()
    chosen = [name.strip() for name in names.split(",") if name.strip()]
    if not chosen:
        raise click.UsageError("Name at least one strategy.")
    options = engine.Options(checks_only=checks_only, time_limit=time_limit)
    comparison = Comparison(problem, chosen, options)
    moves = ProgressText(problem)
    if not as_json:
        say(_COLUMNS.format(*_HEADING))
    rows = _run(comparison, moves, show_rows=not as_json)
    if as_json:
        say_json(_as_data(problem, rows))
    else:
        for sentence in _conclusion(rows):
            say(sentence)
    return _status(rows)


def _run(comparison: Comparison, moves: ProgressText, *, show_rows: bool) -> tuple[Row, ...]:
    """Compare to the end, or until Ctrl-C; each row is printed when it is final."""
    rows: tuple[Row, ...] = ()
    shown = 0
    with _LiveLine() as line:
        while not comparison.finished:
            try:
                rows = comparison.poll()
                while show_rows and shown < len(rows) and rows[shown].is_final:
                    line.clear()
                    say(_line(rows[shown], moves))
                    flush_output()
                    shown += 1
                if not comparison.finished:
                    line.show(rows)
                    # Only Ctrl-C ends this wait early; it interrupts a sleep at once.
                    time.sleep(_POLL_SECONDS)
            except KeyboardInterrupt:
                comparison.cancel()
    # Those that were cancelled before their turn.
    rows = comparison.poll()
    for row in rows[shown:] if show_rows else ():
        say(_line(row, moves))
    return rows


class _LiveLine(LiveLine):
    """One line about the strategy at work."""

    def clear(self) -> None:
        """Make room for output."""
        if self._line is not None:
            self._line.clear()

    def show(self, rows: Sequence[Row]) -> None:
        """Show what the current strategy is doing."""
        for row in rows:
            if row.state is State.SEARCHING and row.progress is not None:
                self.tell(f"{row.strategy}: {_at_work(row.progress)}")


def _at_work(progress: Progress) -> str:
    if progress.stage == CHECKING:
        return "its answer is checked"
    depth = [] if progress.current is None else [f"depth {progress.current.moves}"]
    return ", ".join([*depth, tqdm.format_interval(progress.seconds), *counts(progress)])


def _line(row: Row, moves: ProgressText) -> str:
    return _COLUMNS.format(
        row.strategy,
        _mate(row),
        "–" if row.key is None else moves.move(row.key),
        _count(row.nodes),
        _count(row.generated),
        _time(row.seconds),
        _count(row.per_second),
        row.words,
    ).rstrip()


def _mate(row: Row) -> str:
    """The length, `≤5` where a shorter mate is not ruled out, `none` where none is believed in."""
    solution = row.solution
    if row.length is None:
        is_claimed = solution is not None and solution.status is not Status.PARTIAL
        return "none" if is_claimed else "–"
    exact = solution is not None and not open_lengths(solution)
    return str(row.length) if exact else f"≤{row.length}"


def _count(count: float | None) -> str:
    return "–" if count is None else in_short(count)


def _time(seconds: float | None) -> str:
    if seconds is None:
        return "–"
    return f"{1000 * seconds:.3g} ms" if seconds < 0.9995 else f"{seconds:.2f} s"


def _conclusion(rows: Sequence[Row]) -> list[str]:
    """What the answers say about each other, and the notes that belong to single ones."""
    sentences = []
    compared = [row for row in rows if row.agrees is not None]
    if compared and all(row.agreement == "agrees" for row in compared):
        sentences.append("All answers agree.")
    else:
        sentences += [f"{row.strategy}: {row.agreement}." for row in compared]
    sentences += [f"{row.strategy}: {note}" for row in rows for note in row.notes]
    return ["", *sentences] if sentences else []


def _as_data(problem: Problem, rows: Sequence[Row]) -> dict[str, Any]:
    return {
        "fen": problem.position.fen,
        "stipulation": problem.stipulation.text,
        "conditions": [condition.text for condition in problem.conditions],
        "rows": [
            {
                "strategy": row.strategy,
                "state": row.state.value,
                "status": row.solution.status.value if row.solution is not None else None,
                "reason": row.reason,
                "length": row.length,
                "key": row.key,
                "nodes": row.nodes,
                "generated": row.generated,
                "seconds": row.seconds,
                "per_second": row.per_second,
                "agrees": row.agrees,
                "agreement": row.agreement,
                "notes": list(row.notes),
            }
            for row in rows
        ],
    }


def _status(rows: Sequence[Row]) -> ExitStatus:
    states = {row.state for row in rows}
    answers = [row.solution for row in rows if row.solution is not None]
    if State.FAILED in states:
        return ExitStatus.FAILURE
    if State.SKIPPED in states or Status.PARTIAL in {answer.status for answer in answers}:
        return ExitStatus.PARTIAL
    if not answers:
        return ExitStatus.BAD_INPUT
    return ExitStatus.NONE if any(row.agrees is False for row in rows) else ExitStatus.SOLVED

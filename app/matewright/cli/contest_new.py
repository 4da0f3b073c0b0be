"""`matewright contest new`: problems for a contest, chosen from a file."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from matewright import engine
from matewright.cli.contest_round import limit_option, rules_option, tell
from matewright.cli.exit_status import ExitStatus
from matewright.cli.failures import warn
from matewright.cli.output import say

if TYPE_CHECKING:
    from matewright.model.problem import Problem


@click.command(short_help="Choose problems for a contest and write them into a file.")
@click.argument("collection", metavar="FILE")
@click.argument("out", metavar="CONTEST")
@click.option(
    "--wish",
    metavar="TEXT",
    help="What is wanted, at random: “3 x #2, 3 x h#3, men<=12, difficulty 2-4”; each number of "
    "problems is a round, the rest is a search (docs/searching.md).",
)
@click.option("--numbers", metavar="LIST", help="These problems of FILE instead: 1,4,7-9.")
@click.option("--name", metavar="TEXT", default="", help="What the contest is called.")
@rules_option
@click.option(
    "--minutes",
    metavar="LIST",
    default="",
    help="The times of the rounds, such as 20,50; without it those of the world championship, "
    "shared out by problems.",
)
@click.option("--seed", metavar="N", type=int, help="Choose the same every time.")
@click.option(
    "--allow-unsound",
    is_flag=True,
    help="Take problems of --numbers that are cooked, short or not solved; they are named all the "
    "same.",
)
@limit_option
def new(
    *,
    collection: str,
    out: str,
    wish: str | None,
    numbers: str | None,
    name: str,
    rules: str,
    minutes: str,
    seed: int | None,
    allow_unsound: bool,
    time_limit: float | None,
) -> int:
    """Choose problems of FILE, solve them, and write CONTEST.

    The contest is a file that every program reads; times and points stand in a field of their own
    that others ignore. Only sound problems are chosen by a wish.

    \b
      matewright contest new problems.olv evening.olv --wish "3 x #2, 3 x h#3, men<=12"
      matewright contest new problems.olv evening.olv --numbers 1,4,7-9 --minutes 20,50

    \b
    Exit status:  0 written   2 bad input, or a problem is not sound   4 unexpected failure
    """
    from matewright.services.contest import RULES as KNOWN
    from matewright.services.contest import choosing, solved
    from matewright.services.file.convert import write

    if (wish is None) == (numbers is None):
        raise click.UsageError("Say which problems: --wish or --numbers.")
    times = choosing.minutes_of(minutes)
    if times is None:
        raise click.UsageError(f"--minutes is “{minutes}”; it must be like 20,50.")
    options = engine.Options(time_limit=time_limit)
    rounds = (
        _by_wish(collection, wish, options, seed)
        if wish is not None
        else _by_numbers(collection, numbers or "")
    )
    title = name or Path(out).stem
    contest = choosing.contest_of(title, KNOWN[rules], rounds, times)
    if len(times) > len(contest.rounds):
        raise click.UsageError(
            f"--minutes has {len(times)} times, and there are {len(contest.rounds)} rounds."
        )
    contest = solved.solved(contest, options, lambda entry: tell(entry.problem, entry.number))
    doubts = list(solved.doubts(contest))
    for doubt in doubts:
        say(doubt, err=True)
    if doubts and not allow_unsound:
        raise click.ClickException("Nothing was written; --allow-unsound takes them all the same.")
    contest = solved.with_counts(contest)
    write(out, contest.problems())
    for one in contest.rounds:
        assert one.minutes is not None
        tasks = ", ".join(entry.problem.starred_stipulation for entry in one.entries)
        say(f"round {one.name}: {tasks} ({float(one.minutes):g} minutes)")
    say(f"{contest.most} points at most; the mark of the contest is {contest.mark}")
    return ExitStatus.SOLVED


def _by_wish(
    collection: str, wish: str, options: engine.Options, seed: int | None
) -> Sequence[Sequence[Problem]]:
    from matewright.services.collection.search import SearchedFile
    from matewright.services.contest import choosing

    wanted = choosing.Wish.parse(wish)
    with SearchedFile(Path(collection)) as opened:
        opened.prepare()
        warn(opened.warnings, collection, verbose=False)
        return choosing.chosen(opened, wanted, options, seed, tell)


def _by_numbers(collection: str, numbers: str) -> Sequence[Sequence[Problem]]:
    from matewright.services.contest import choosing
    from matewright.services.file import files

    opened = files.load(Path(collection), read_all=True)
    warn(opened.warnings, collection, verbose=False)
    chosen = list(dict.fromkeys(choosing.numbers_of(numbers, len(opened.collection))))
    if not chosen:
        raise click.UsageError("--numbers names no problem.")
    return choosing.by_stipulation([opened.collection[number - 1] for number in chosen])

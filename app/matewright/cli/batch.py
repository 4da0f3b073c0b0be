"""`matewright batch`: solve all problems of a file and say which are not as they should be."""

from __future__ import annotations

import math
import time
from collections.abc import Mapping
from pathlib import Path

import click

from matewright.cli.exit_status import ExitStatus
from matewright.cli.failures import Failures, kind_of, reason_of, verbose_option, warn
from matewright.cli.live_line import ReportLine
from matewright.cli.output import in_one_line, say, write_out
from matewright.cli.problem_argument import by_sentence
from matewright.errors import FormatError, MatewrightError
from matewright.model.stipulation import Stipulation
from matewright.model.verdict import Verdict
from matewright.services.batch import journal, report, sentences
from matewright.services.batch.batch import (
    MOST_JOBS,
    Batch,
    BatchOptions,
    BatchProgress,
    usual_jobs,
)
from matewright.services.batch.reporting import Report
from matewright.services.file import files

_POLL_SECONDS = 0.1

_TO_STDOUT = "-"

_STATUSES = {
    Verdict.SOUND: ExitStatus.SOLVED,
    Verdict.SOLVED: ExitStatus.SOLVED,
    Verdict.COOKED: ExitStatus.NONE,
    Verdict.NO_SOLUTION: ExitStatus.NONE,
    Verdict.SHORT: ExitStatus.NONE,
    Verdict.DIFFERS: ExitStatus.NONE,
    # Whether these are sound is unknown.
    Verdict.PARTIAL: ExitStatus.PARTIAL,
    Verdict.UNSUPPORTED: ExitStatus.PARTIAL,
    Verdict.UNREADABLE: ExitStatus.BAD_INPUT,
}


@click.command(short_help="Solve a whole collection, judge each problem, write a report.")
@click.argument("collection", metavar="COLLECTION", type=click.Path(path_type=Path))
@click.option(
    "--stipulation",
    metavar="TEXT",
    help="Ask this of every problem instead of its own stipulation. Where it is another one, "
    "nothing is compared with the file.",
)
@click.option(
    "--missing-only",
    is_flag=True,
    help="Ask the --stipulation only of problems that have none of their own.",
)
@click.option(
    "--jobs",
    metavar="N",
    type=click.IntRange(1, MOST_JOBS),
    default=None,
    help="How many problems are solved at once, each in a process of its own.  "
    "[default: as many as there are processors]",
)
@click.option(
    "--time-limit",
    metavar="SECONDS",
    type=click.FloatRange(0, 1e9, min_open=True),
    help="Stop each problem after that time and note what is proved.  [default: no limit]",
)
@click.option(
    "--legality",
    is_flag=True,
    help="Find out of each diagram whether it can come from a game, too, in 10 seconds at most.",
)
@click.option(
    "--resume",
    is_flag=True,
    help="Go on with the journal of an earlier batch: what is done is not done again, unless the "
    "problem or the version of the engine has changed. What was unfinished is tried again with "
    "more time, what failed in any case.",
)
@click.option(
    "--restart",
    is_flag=True,
    help="Start over; the journal that is there becomes NAME.bak.",
)
@click.option(
    "--journal",
    "journal_path",
    metavar="FILE",
    type=click.Path(path_type=Path),
    help=f"Where the journal is kept.  [default: COLLECTION{journal.SUFFIX}]",
)
@click.option(
    "--report",
    "form",
    type=click.Choice([*report.FORMS]),
    help="Write a report: a web page that needs no other file, JSON or CSV.",
)
@click.option(
    "--output",
    metavar="FILE",
    type=click.Path(path_type=Path, allow_dash=True),
    help='Where the report is written; "-" is stdout.  [default: COLLECTION.batch.html, .json or '
    ".csv]",
)
@verbose_option
@click.option(
    "--cluster",
    metavar="ADDRESS",
    help="Have a Dask scheduler's workers solve, such as tcp://host:8786; they need this version "
    "of Matewright. Only use a scheduler you trust.",
)
def batch(
    collection: Path,
    *,
    stipulation: str | None,
    missing_only: bool,
    jobs: int | None,
    time_limit: float | None,
    legality: bool,
    resume: bool,
    restart: bool,
    journal_path: Path | None,
    form: str | None,
    output: Path | None,
    verbose: bool,
    cluster: str | None,
) -> int:
    """Solve all problems of COLLECTION completely and compare with what the file says.

    All keys, tries, set play, variations, twins and duplex are found, by all processors. Each
    problem comes out as sound, cooked, short, with no solution, different from the solution in the
    file, or unfinished; the solution is read from the file's text, from EPD's "bm" or from a stored
    answer. All but the sound ones are listed.

    \b
      matewright batch problems.olv
      matewright batch problems.olv --time-limit 60 --report html
      matewright batch problems.olv --resume --time-limit 600
      matewright batch positions.epd --stipulation "#2" --report csv --output -
      matewright batch puzzles.pgn --stipulation "#2" --missing-only

    Each problem that is done is at once noted in a journal beside the collection; whatever ends
    the batch, --resume goes on from there. Ctrl-C stops: the report then says that it is partial.
    A problem whose solving fails, even by a crash, is marked so and the others go on.

    \b
    Exit status:  0 all sound, or solved where nothing says how many solutions are intended
                  1 some are cooked, short, without solution or different
                  2 bad input, or a problem that cannot be read or solved as it stands
                  3 stopped early, unfinished, or with conditions that are not supported
                  4 the solving of a problem broke off
    The most serious one counts (4, 2, 3, 1, 0).
    """
    _check(stipulation, form, output, resume=resume, restart=restart)
    if missing_only and stipulation is None:
        raise click.UsageError("--missing-only belongs to --stipulation.")
    if time_limit is not None and math.isnan(time_limit):
        raise click.UsageError("--time-limit is to be a number of seconds.")
    opened = files.load(collection, read_all=True)
    read_errors = by_sentence(opened.warnings)
    is_listed = output is None or str(output) != _TO_STDOUT
    # What could not be read is listed among the outcomes.
    listed_later = {found.read_error for found in opened.collection} if is_listed else set()
    others = (one for sentence, one in read_errors.items() if sentence not in listed_later)
    warn(others, str(collection), verbose=verbose)
    if not len(opened.collection):
        raise click.ClickException(f"There is no problem in “{collection}”.")
    options = BatchOptions(
        stipulation=stipulation,
        missing_only=missing_only,
        jobs=jobs or usual_jobs(),
        time_limit=time_limit,
        with_legality=legality,
        resume=resume,
        restart=restart,
        journal=journal_path,
        cluster=cluster,
    )
    at_work = Batch(opened.collection, options, journal.beside(collection))
    at_work.start()
    try:
        progress = _run(at_work)
        if is_listed:
            _list(at_work, read_errors, verbose=verbose)
        _conclude(progress, at_work, to_stderr=not is_listed)
        if form is not None:
            _report(collection, at_work, form, output)
        if progress.failure is not None:
            raise progress.failure
        return _status(progress, at_work)
    finally:
        at_work.close()


def _check(
    stipulation: str | None,
    form: str | None,
    output: Path | None,
    *,
    resume: bool,
    restart: bool,
) -> None:
    """Refuse contradictory options before anything is read. Raises the error."""
    if stipulation is not None:
        Stipulation.parse(stipulation)
    if resume and restart:
        raise click.UsageError("Choose one of --resume and --restart.")
    if form is None and output is not None:
        raise click.UsageError("--output belongs to --report.")


def _run(batch: Batch) -> BatchProgress:
    """Wait until it is done, or stopped by Ctrl-C, and show how far it is meanwhile."""
    with _Display() as display:
        while not (progress := batch.poll()).finished:
            try:
                display.show(progress)
                # Only Ctrl-C ends this wait early; it interrupts a sleep at once.
                time.sleep(_POLL_SECONDS)
            except KeyboardInterrupt:
                batch.cancel()
    return progress


class _Display(ReportLine):
    """The progress of a batch."""

    def show(self, progress: BatchProgress) -> None:
        """Report the progress."""
        self.report(
            f"{progress.done:,}/{progress.total:,}",
            sentences.time_left(progress),
            sentences.totals(progress),
        )


def _list(batch: Batch, read_errors: Mapping[str, FormatError], *, verbose: bool) -> None:
    """Print everything that needs a look, failures of one kind together at the end."""
    failures = Failures(verbose, word="", err=False)
    for index, problem, outcome in batch.outcomes():
        if sentences.needs_look(outcome):
            authors = " & ".join(problem.authors)
            origin = ", ".join(filter(None, (authors, problem.source)))
            name = f" ({origin})" if origin else ""
            verdict, remark = sentences.verdict(outcome.verdict), sentences.remark(outcome)
            line = in_one_line(f"{index + 1}{name}: {verdict}{': ' if remark else ''}{remark}")
            if outcome.error is None:
                say(line)
                continue
            error = read_errors.get(problem.read_error) or MatewrightError.from_dict(outcome.error)
            failures.add(index + 1, line, f"{verdict}: {reason_of(error)}", kind_of(error))
    failures.say_all()


def _conclude(progress: BatchProgress, batch: Batch, *, to_stderr: bool) -> None:
    """Print the totals, and whether they are those of all problems."""
    resumed = f", {progress.resumed:,} of them from the journal" if progress.resumed else ""
    time_taken = sentences.duration(progress.seconds)
    for line in (
        sentences.totals(progress),
        "" if progress.failure else f"{sentences.state(progress)}{resumed}, in {time_taken}.",
        sentences.strange(progress),
        f"Journal: {batch.journal_path}",
    ):
        if line:
            say(line, err=to_stderr)


def _report(collection: Path, batch: Batch, form: str, output: Path | None) -> None:
    """Write the report to its destination. Raises `FormatError`."""
    result = Report.of(collection.name, batch)
    if output is not None and str(output) == _TO_STDOUT:
        for piece in report.FORMS[form](result):
            write_out(piece)
        return
    path = output or report.beside(collection, form)
    if path.exists() and path.samefile(collection):
        raise FormatError("batch-report-over-collection", file=str(path))
    report.write(path, result, form)
    say(f"Report: {path}")


def _status(progress: BatchProgress, batch: Batch) -> ExitStatus:
    statuses = [_STATUSES[verdict] for verdict in progress.counts if verdict is not Verdict.FAILED]
    for row in range(len(batch.indices)):
        outcome = batch.outcome(row) if batch.verdict(row) is Verdict.FAILED else None
        if outcome is not None:
            # A position that cannot be solved is no failure of this program's.
            statuses.append(ExitStatus.FAILURE if outcome.is_crash else ExitStatus.BAD_INPUT)
    if not progress.is_complete:
        statuses.append(ExitStatus.PARTIAL)
    return ExitStatus.most_serious(statuses)

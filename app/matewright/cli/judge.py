"""`matewright judge`: the entries of a tourney without names, judged, and the award."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

import click

from matewright import engine
from matewright.cli.document_options import document_options
from matewright.cli.exit_status import ExitStatus
from matewright.cli.failures import verbose_option, warn
from matewright.cli.live_line import LiveLine
from matewright.cli.option_groups import GroupedCommand
from matewright.cli.output import discard_output, in_one_line, say, say_json
from matewright.errors import FormatError, MatewrightError
from matewright.formats import registry
from matewright.formats.format import Output
from matewright.model.notation import LETTERS, Notation
from matewright.model.problem import Problem
from matewright.model.verdict import Verdict
from matewright.services.file import files, publish
from matewright.services.judging import anticipations, award, marks
from matewright.services.judging.anticipations import Anticipation
from matewright.services.judging.assessment import Assessment, assess
from matewright.services.judging.columns import Column, Row, is_judged, sorted_rows
from matewright.services.judging.entries import Tourney, anonymous, named
from matewright.services.judging.marks import Distinction, Mark, Marks

_POLL_SECONDS: Final = 0.2
_WIDEST: Final = 40
"""Characters of a cell on a terminal; --json and --verbose have all of it."""
_SHORT: Final = (
    *(Column.NUMBER, Column.AUTHOR, Column.STIPULATION, Column.VERDICT, Column.MEN),
    *(Column.DUALS, Column.LEGAL, Column.ALIKE, Column.POINTS, Column.DISTINCTION),
    *(Column.KEY, Column.THEMES),
)
"""The columns on a terminal; the widest last."""


@click.command(
    short_help="List a tourney's entries without names, mark them, write the award.",
    cls=GroupedCommand,
)
@click.argument("collection", metavar="COLLECTION", type=click.Path(path_type=Path))
@click.option(
    "--time-limit",
    metavar="SECONDS",
    type=click.FloatRange(0, 1e9, min_open=True),
    help="Stop solving each entry after that time; nothing is said of its play then.",
)
@click.option(
    "--like",
    "others",
    metavar="FILE",
    multiple=True,
    type=click.Path(path_type=Path),
    help="Look for anticipations in this collection, too (may be repeated). Entries are always "
    "compared with each other.",
)
@click.option(
    "--legality",
    metavar="SECONDS",
    type=click.FloatRange(0, 1e6, min_open=True),
    help="Find out of each diagram whether it can come from a game, in that time at most. Without "
    "it only what is seen at first sight, or was found before, is told.",
)
@click.option(
    "--points", metavar="N=POINTS", multiple=True, help="Give entry N points (may be repeated)."
)
@click.option(
    "--distinction",
    "distinctions",
    metavar="N=WORD",
    multiple=True,
    help="Give entry N a prize, a mention or a commendation, or none (may be repeated). Points "
    "decide the order of those with the same one.",
)
@click.option(
    "--comment",
    "comments",
    metavar="N=TEXT",
    multiple=True,
    help="What the award says of entry N (may be repeated).",
)
@click.option(
    "--marks",
    "marks_file",
    metavar="FILE",
    type=click.Path(path_type=Path),
    help=f"Where points, distinctions and comments are kept.  [default: COLLECTION{marks.SUFFIX}]",
)
@click.option(
    "--sort",
    "column",
    type=click.Choice([one.value for one in Column]),
    default=Column.NUMBER.value,
    show_default=True,
    help="What the entries are sorted by.",
)
@click.option("--show-names", is_flag=True, help="Show authors and sources, also in the award.")
@click.option(
    "--output",
    metavar="FILE",
    type=click.Path(path_type=Path),
    help="Write the award with diagrams: .md, .html, .tex or any other format of documents.",
)
@click.option(
    "--entries",
    "entries_file",
    metavar="FILE",
    type=click.Path(path_type=Path),
    help="Write the entries without names into a file, for a judge who is to have no other.",
)
@click.option(
    "--letters",
    metavar="NAME",
    type=click.Choice([*LETTERS]),
    default="english",
    help=f"How pieces are written: {', '.join(LETTERS)}.",
)
@document_options
@verbose_option
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object per entry instead.")
def judge(
    collection: Path,
    *,
    time_limit: float | None,
    others: tuple[Path, ...],
    legality: float | None,
    points: tuple[str, ...],
    distinctions: tuple[str, ...],
    comments: tuple[str, ...],
    marks_file: Path | None,
    column: str,
    show_names: bool,
    output: Path | None,
    entries_file: Path | None,
    letters: str,
    look: Output,
    verbose: bool,
    as_json: bool,
) -> int:
    """List the entries of the tourney COLLECTION as a judge sees them, without names.

    Each entry is solved with set play and tries. The list tells its verdict, men, key, themes,
    duals by weight, what it may have been anticipated by, and what is known of its legality; "?"
    stands for what is not known. Points, distinctions and comments are kept in a file beside
    COLLECTION, which itself is never changed. docs/judging.md explains the columns.

    \b
      matewright judge tourney.olv --like database.olv
      matewright judge tourney.olv --points 3=8.5 --distinction 3=prize
      matewright judge tourney.olv --show-names --output award.md

    \b
    Exit status:  0 all entries are sound   1 some are not
                  2 bad input               3 some are not proved to be sound
                  4 unexpected failure
    """
    tourney = Tourney.open(collection)
    if show_names:
        # What is wrong with a record may quote it.
        warn(tourney.warnings, str(collection), verbose=verbose)
    elif tourney.warnings:
        say("Not all of the file was understood; --show-names tells what.", err=True)
    path = marks_file or marks.beside(collection)
    known = Marks.read(path)
    changed = _marked(known, tourney, points, distinctions, comments)
    if changed != known:
        changed.write(path)
    strangers = changed.strangers(tourney.keys)
    if strangers:
        say(f"Marks of entries that “{collection}” does not have: {strangers}.", err=True)
    if entries_file is not None:
        _check_is_other(entries_file, collection)
        files.save(entries_file, tourney.entries)
    notation = replace(look.notation, letters=LETTERS[letters])
    target = None if output is None else registry.format_to_write(output)
    with LiveLine() as line:
        looked = _look(tourney, time_limit, legality, notation, line)
        found: Sequence[tuple[Anticipation, ...] | None]
        if len(looked) == len(tourney.keys):
            found = _anticipations(tourney, [one.problem for one in looked], others, line)
        else:
            say("Stopped: the other entries are not solved.", err=True)
            bare = map(anonymous, tourney.originals[len(looked) :])
            looked += [_Looked(one, assess(one, notation)) for one in bare]
            found = [None] * len(looked)
    rows = [
        Row(
            number,
            named(one.problem, original) if show_names else one.problem,
            changed.of(key),
            one.assessment,
            alike,
            one.error,
            show_names,
        )
        for number, (original, key, one, alike) in enumerate(
            zip(tourney.originals, tourney.keys, looked, found, strict=True), start=1
        )
    ]
    try:
        _print(sorted_rows(rows, Column(column)), as_json=as_json, verbose=verbose)
    except BrokenPipeError:
        # The reader has seen enough.
        discard_output()
    if output is not None and target is not None:
        _check_is_other(output, collection)
        places = award.places(
            award.Entry(row.number, row.problem, row.mark, row.assessment) for row in rows
        )
        problems = award.collection_of(places, show_names=show_names)
        for sentence in award.doubts(places):
            say(sentence, err=True)
        words = award.introduction(len(rows), places)
        publish.save(output, target, problems, replace(look, notation=notation, introduction=words))
    elif is_judged(rows) and not as_json:
        say("--output writes the award.", err=True)
    return ExitStatus.most_serious(map(_status, looked))


# -- marks -----------------------------------------------------------------------------------------


def _marked(
    known: Marks,
    tourney: Tourney,
    points: Iterable[str],
    distinctions: Iterable[str],
    comments: Iterable[str],
) -> Marks:
    """The marks with what was typed. Raises `FormatError`, and nothing is kept then."""

    def put(texts: Iterable[str], example: str, change: Callable[[Mark, str], Mark]) -> None:
        nonlocal known
        for text in texts:
            number, sign, value = text.partition("=")
            if not sign or not number.strip().isdecimal():
                raise FormatError("judging-mark", text=text, example=example)
            index = int(number) - 1
            if not 0 <= index < len(tourney.keys):
                raise FormatError(
                    "judging-no-entry",
                    number=int(number),
                    file=str(tourney.path),
                    count=len(tourney.keys),
                )
            key = tourney.keys[index]
            known = known.with_mark(key, change(known.of(key), value.strip()))

    def distinguished(mark: Mark, word: str) -> Mark:
        names = {one.value or "none": one for one in Distinction}
        if word.lower() not in names:
            raise FormatError("judging-mark", text=word, example=", ".join(names))
        return replace(mark, distinction=names[word.lower()])

    put(points, "3=8.5", lambda mark, text: replace(mark, points=marks.points_of(text)))
    put(distinctions, "3=prize", distinguished)
    put(comments, "3=A fine key.", lambda mark, text: replace(mark, comment=text))
    return known


def _check_is_other(path: Path, collection: Path) -> None:
    """Raise `click.UsageError` for the tourney's own file, which is never written."""
    if path.resolve() == collection.resolve():
        raise click.UsageError(f"“{path}” is the tourney itself; name another file.")


# -- looking ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Looked:
    """An entry that was looked at; `error` is why it could not be solved."""

    problem: Problem
    assessment: Assessment
    error: str = ""


def _look(
    tourney: Tourney,
    time_limit: float | None,
    legality: float | None,
    notation: Notation,
    line: LiveLine,
) -> list[_Looked]:
    """The entries, solved; those before the one at which Ctrl-C ended it."""
    looked = []
    try:
        for number, one in enumerate(tourney.originals, start=1):
            looked.append(_looked_at(number, one, time_limit, legality, notation, line))
    except KeyboardInterrupt:
        pass
    return looked


def _looked_at(
    number: int,
    original: Problem,
    time_limit: float | None,
    legality: float | None,
    notation: Notation,
    line: LiveLine,
) -> _Looked:
    from matewright.services import themes
    from matewright.services.solving.solve import start

    problem, error = anonymous(original), ""
    line.tell(f"entry {number}")
    if legality is not None:
        _ask_legality(problem, legality, line, number)
    try:
        if not original.read_error:
            options = engine.Options(time_limit=time_limit)
            job = start(problem, themes.options_for(problem, options))
            try:
                while (solution := job.result(_POLL_SECONDS)) is None:
                    line.tell(f"entry {number}: {job.poll().seconds:.0f} s")
            finally:
                job.cancel()
            problem = problem.solved(solution)
    except MatewrightError as refusal:
        error = str(refusal)
    return _Looked(problem, assess(problem, notation), error)


def _ask_legality(problem: Problem, seconds: float, line: LiveLine, number: int) -> None:
    from matewright.services.legality import judge as legal
    from matewright.services.legality.memory import memory

    known = memory().of(problem.position)
    is_open = known is None or known.verdict is legal.Verdict.UNDECIDED
    if legal.impediment(problem.game) is not None or not is_open:
        return
    job = legal.start(legal.with_rights(problem.position, ()), time_limit=seconds)
    while (found := job.result(_POLL_SECONDS)) is None:
        line.tell(f"entry {number}: looking for a game, {job.seconds:.0f} s")
    memory().note(problem.position, found)


def _anticipations(
    tourney: Tourney, entries: Sequence[Problem], others: Iterable[Path], line: LiveLine
) -> list[tuple[Anticipation, ...]]:
    def tell(name: str, done: int, total: int) -> None:
        line.tell(f"{name}: {done} of {total}")

    return anticipations.find(entries, tourney.path, others, tell)


def _status(one: _Looked) -> ExitStatus:
    verdict = one.assessment.judgement.verdict
    if verdict in (Verdict.COOKED, Verdict.NO_SOLUTION, Verdict.SHORT, Verdict.DIFFERS):
        return ExitStatus.NONE
    return ExitStatus.SOLVED if one.assessment.is_sound else ExitStatus.PARTIAL


# -- showing ---------------------------------------------------------------------------------------


def _print(rows: Sequence[Row], *, as_json: bool, verbose: bool) -> None:
    if as_json:
        for row in rows:
            say_json(_as_data(row))
        return
    columns = [one for one in _SHORT if one is not Column.AUTHOR or rows[0].show_names]
    cells = [[one.heading for one in columns]]
    cells += [[_cell(row.text(one)) for one in columns] for row in rows]
    widths = [max(len(line[at]) for line in cells) for at in range(len(columns))]
    for at, line in enumerate(cells):
        say("  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip())
        if verbose and at:
            for detail in rows[at - 1].details:
                say(f"      {in_one_line(detail)}")
    for row in rows:
        if row.error:
            say(f"entry {row.number}: {in_one_line(row.error)}", err=True)


def _cell(text: str) -> str:
    line = in_one_line(text)
    return line if len(line) <= _WIDEST else f"{line[: _WIDEST - 1]}…"


def _as_data(row: Row) -> dict[str, Any]:
    problem, mark, solution = row.problem, row.mark, row.problem.solution
    names = {"authors": list(problem.authors), "source": problem.source} if row.show_names else {}
    parts = () if solution is None else (solution, *solution.twins)
    return {
        "number": row.number,
        **names,
        "fen": problem.position.fen,
        "stipulation": problem.stipulation.text,
        "conditions": [condition.text for condition in problem.conditions],
        "error": row.error or None,
        **({} if row.assessment is None else row.assessment.to_dict()),
        "parts": [
            {
                "label": part.label,
                "status": part.status.value,
                "length": part.length,
                "keys": list(part.keys),
                "lines": len(part.lines),
            }
            for part in parts
        ],
        "anticipations": None
        if row.anticipations is None
        else [one.to_dict(show_names=row.show_names) for one in row.anticipations],
        "points": mark.points,
        "distinction": mark.distinction.value or None,
        "comment": mark.comment,
    }

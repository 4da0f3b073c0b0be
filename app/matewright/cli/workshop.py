"""`matewright workshop`: what becomes of a problem when pieces change, and remedies."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any, Final, Protocol, TypeVar

import click

from matewright import engine
from matewright.cli.exit_status import ExitStatus
from matewright.cli.live_line import ReportLine
from matewright.cli.option_groups import GroupedCommand, GroupedOption, with_options
from matewright.cli.output import flush_output, say, say_json
from matewright.cli.problem_argument import ProblemArgument, problem_argument
from matewright.errors import FormatError
from matewright.model.move import square_name, square_number
from matewright.model.piece import Piece
from matewright.model.problem import Problem
from matewright.services.batch.sentences import duration
from matewright.services.solving.progress_text import ProgressText
from matewright.services.workshop import map as maps
from matewright.services.workshop import mend as mending
from matewright.services.workshop import purpose, reduce, required_play
from matewright.services.workshop import take_back as taking_back
from matewright.services.workshop.best import MOST_KEPT, Best
from matewright.services.workshop.economy import CRITERIA, order_of
from matewright.services.workshop.edits import own_pieces, piece_name
from matewright.services.workshop.fill import (
    SYMMETRIES,
    Completion,
    CompletionTask,
    Fill,
    region_of,
    space_of,
)
from matewright.services.workshop.required_play import Item, Part
from matewright.services.workshop.search import (
    Progress,
    Space,
    Threads,
    estimate,
    full_solution,
    judge_alone,
)
from matewright.services.workshop.setting import Setting, Verdict
from matewright.services.workshop.setting_text import SettingText
from matewright.services.workshop.twins import EveryPart, part_problem
from matewright.services.workshop.typed_pieces import pieces_of
from matewright.services.workshop.work import Tool

_POLL_SECONDS: Final = 0.05
_SHOWN: Final = 30
"""Settings printed as text unless --most says otherwise."""

_Command = TypeVar("_Command", bound=Callable[..., Any])


class _AtWork(Protocol):
    """A running look at settings."""

    def poll(self) -> Progress: ...
    def take(self) -> list[Setting]: ...
    def cancel(self) -> None: ...
    def wait(self, seconds: float) -> bool: ...


@dataclass(frozen=True, slots=True)
class _Request:
    """What every tool is called with."""

    problem: Problem
    keep: tuple[str, ...]
    key: str
    order: tuple[str, ...]
    threads: Threads
    as_json: bool
    most: int | None
    output: Path | None
    every: EveryPart | None

    def best(self) -> Best:
        """What keeps the best settings: all that are to be printed or written."""
        return Best(self.order, max(self.most or 0, MOST_KEPT))

    def judged(self, settings: list[Setting], *, only_sound: bool) -> list[Setting]:
        """The settings with what becomes of the other parts, where all are looked at."""
        if self.every is None or not settings:
            return settings
        return self.every.judged(settings, only_sound=only_sound)

    def one_part(self, tool: str) -> None:
        """Raise `FormatError` where all parts are looked at."""
        if self.every is not None:
            raise FormatError("workshop-all-parts", tool=tool)

    def items(self, usual: Sequence[str] = ()) -> tuple[Item, ...]:
        """The play that must stay, from --keep and --key; `usual` words where neither is given."""
        words = [word for word in self.keep if word in (*required_play.WORDS, "none")]
        lines = [text for text in self.keep if text not in words]
        if not self.keep and not self.key:
            words = [*usual]
        words = [word for word in words if word != "none"]
        found: list[Item] = []
        if words:
            play = required_play.items(full_solution(self.problem, self.threads.threads))
            found += required_play.chosen(play, words)
        found += [required_play.line(text, self.problem) for text in lines]
        if self.key:
            found.append(required_play.of_key(self.key, self.problem))
        required_play.check(found)
        return tuple(dict.fromkeys(found))


def _common(command: _Command) -> _Command:
    """The options common to all tools."""
    option = partial(click.option, cls=GroupedOption, group="Required play")
    shown = partial(click.option, cls=GroupedOption, group="What is shown")
    options = (
        option(
            "--keep",
            metavar="PLAY",
            multiple=True,
            help="Play that must stay: "
            f"{', '.join(required_play.WORDS)}, none, or a line such as “1.Qd8”, "
            "“1.Qd8 Kc5 2.Qa5”, “1...Kc5 2.Qa5” (set play) or “1.Qe3? Sxe5!” (a try and its "
            "refutation). May be repeated.",
        ),
        option("--key", metavar="MOVE", help="The required key, such as Qd8 or d1d8."),
        click.option(
            "--part",
            metavar="NAME",
            default="all",
            help="Of a problem with twins: the part to look at, such as b, or all: a setting is "
            "sound where every part is.  [default: all]",
        ),
        shown(
            "--order",
            metavar="NAME,NAME…",
            help=f"What comes first: {', '.join(CRITERIA)}.  [default: in this order]",
        ),
        shown(
            "--most",
            metavar="N",
            type=click.IntRange(1),
            help=f"Print at most this many settings.  [default: {_SHOWN}; all with --json]",
        ),
        shown("--json", "as_json", is_flag=True, help="Print one JSON object a line instead."),
        shown(
            "--output",
            metavar="FILE",
            type=click.Path(path_type=Path),
            help="Write the settings into a collection too; the ending says the format.",
        ),
        click.option(
            "--threads",
            metavar="N",
            type=click.IntRange(1, engine.MOST_THREADS),
            default=engine.ALL_THREADS,
            help="Search with this many threads.  [default: one for each processor]",
        ),
    )
    return problem_argument()(with_options(command, options, _with_request))


def _with_request(values: dict[str, Any]) -> dict[str, Any]:
    argument: ProblemArgument = values.pop("argument")
    problem = argument.only()
    problem.stipulation.checked()
    part, threads = values.pop("part"), Threads(values.pop("threads"))
    every = None
    if part != "all":
        problem = part_problem(problem, part)
    elif problem.twins:
        every = EveryPart(problem, threads)
        problem = every.base
    tool = _Request(
        problem=problem,
        keep=values.pop("keep"),
        key=values.pop("key") or "",
        order=order_of(values.pop("order") or ""),
        threads=threads,
        as_json=values.pop("as_json"),
        most=values.pop("most"),
        output=values.pop("output"),
        every=every,
    )
    return {**values, "request": tool}


@click.group(short_help="See what becomes of a problem when pieces change.")
def workshop() -> None:
    """Look at what becomes of a problem when pieces change, and find remedies.

    \b
      matewright workshop map "8/8/8/8/8/5K2/8/5k1R w" "#2" --piece h1
      matewright workshop for "8/8/8/8/8/5K2/8/5k1R w" "#2"
      matewright workshop mend problems.olv --number 3

    Each tool looks at settings of the diagram: the same with some pieces changed. The problem is
    that of FEN, or of FILE with --number N where it holds several. docs/workshop.md describes the
    tools and the fields of --json.
    """


# -- map -------------------------------------------------------------------------------------------


@workshop.command(
    "map",
    short_help="Move one piece over the board: what comes of each square.",
    cls=GroupedCommand,
)
@_common
@click.option(
    "--piece",
    metavar="WHAT",
    help="The square of a piece of the diagram (d1), or a further piece (wQ, bP).  [default: every "
    "piece of the diagram, one after the other]",
)
def map_(*, request: _Request, piece: str | None) -> int:
    """Say what becomes of the problem with a piece on each other square.

    The piece takes the place of what stands on a square; kings stay. Each line says which play is
    lost: of all play, or only of what --keep names.

    \b
      matewright workshop map "2N2B2/2N1r3/8/3nQ2R/1k6/8/2B5/R3K3 w Q" "#2" --piece e5
      matewright workshop map "2N2B2/2N1r3/8/3nQ2R/1k6/8/2B5/R3K3 w Q" "#2" --piece bP --json

    \b
    Exit status:  0 done   2 bad input   3 stopped early   4 unexpected failure
    """
    problem = request.problem
    whats: list[int | Piece]
    if piece is None:
        whats = [square for square, _ in own_pieces(problem.position)]
        if not whats:
            raise FormatError("workshop-nothing")
    else:
        whats = [_piece_or_square(piece, problem)]
    play: tuple[Item, ...] = ()
    if request.keep or request.key:
        play = request.items()
    elif judge_alone(problem).verdict is Verdict.SOUND:
        play = required_play.items(full_solution(problem, request.threads.threads))
    status = ExitStatus.SOLVED
    kept: list[Setting] = []
    for what in whats:
        search = maps.start(problem, what, play, request.threads)
        settings, progress = _run(search)
        settings = request.judged(settings, only_sound=False)
        settings.sort(key=lambda setting: setting.choice)
        kept += settings
        if request.as_json:
            for setting in settings:
                square = square_name(setting.edits[0].squares[-1][0])
                _say_setting(setting, piece=_what_name(what, problem), square=square)
        else:
            _print_board(what, problem, settings)
        if not progress.is_complete:
            status = ExitStatus.PARTIAL
            break
    _write(request, kept)
    _conclude(status is ExitStatus.SOLVED, len(kept))
    return status


def _piece_or_square(text: str, problem: Problem) -> int | Piece:
    try:
        return square_number(text)
    except ValueError:
        choices = pieces_of(text, problem.position)
        if len(choices) != 1 or len(choices[0]) != 1:
            raise FormatError("workshop-pieces", text=text) from None
        return choices[0][0]


def _what_name(what: int | Piece, problem: Problem) -> str:
    piece = problem.position.board[what] if isinstance(what, int) else what
    assert piece is not None, "there is a piece to be moved"
    name = piece_name(piece)
    return name + square_name(what) if isinstance(what, int) else name


_LETTERS: Final = {
    Verdict.SOUND: "+",
    Verdict.COOKED: "c",
    Verdict.SHORT: "s",
    Verdict.NONE: "-",
    Verdict.ILLEGAL: "x",
}


def _print_board(what: int | Piece, problem: Problem, settings: Iterable[Setting]) -> None:
    letters = {}
    for setting in settings:
        letter = _LETTERS[setting.verdict]
        if letter == "+" and setting.lost:
            letter = "~"
        letters[setting.edits[0].squares[-1][0]] = letter
    say(f"\n{_what_name(what, problem)}")
    for rank in range(7, -1, -1):
        row = (letters.get(8 * rank + file, "·") for file in range(8))
        say(f"  {rank + 1} {' '.join(row)}")
    say("    a b c d e f g h")
    say("  + sound  ~ sound, play is lost  c cooked  s short  - no solution  x illegal")


# -- for -------------------------------------------------------------------------------------------


@workshop.command("for", short_help="Say what each piece is for.", cls=GroupedCommand)
@_common
def for_(*, request: _Request) -> int:
    """Say what each piece is for: what breaks when it goes away or becomes a weaker one.

    A queen becomes a rook and a bishop, rook, bishop and knight a pawn, a pawn goes away. A piece
    is idle when the problem is sound without it and no play is lost: key, tries, set play,
    threats and variations, or --keep alone.

    \b
      matewright workshop for "2N2B2/2N1r3/8/3nQ2R/1k6/8/2B5/R3K3 w Q" "#2"

    \b
    Exit status:  0 every piece serves something   1 some are idle
                  2 bad input   3 stopped early   4 unexpected failure
    """
    play = request.items() if request.keep or request.key else None
    if request.every is not None:
        request.every.check_sound()
    search = purpose.start(request.problem, play, request.threads)
    settings, progress = _run(search)
    settings = request.judged(settings, only_sound=False)
    purposes = purpose.grouped(settings)
    idle = [one for one in purposes if one.is_idle]
    for one in purposes:
        if request.as_json:
            for row in one.rows():
                say_json(row)
            continue
        say(f"{one.name}  {'idle' if one.is_idle else ''}".rstrip())
        for setting in (one.removed, *one.weakened):
            say(f"    {setting.change:<12} {_what_breaks(setting)}")
    _write(request, settings)
    _conclude(progress.is_complete, len(settings), f"Idle pieces: {len(idle)}.")
    if not progress.is_complete:
        return ExitStatus.PARTIAL
    return ExitStatus.NONE if idle else ExitStatus.SOLVED


def _what_breaks(setting: Setting) -> str:
    if purpose.is_harmless(setting):
        return "nothing breaks"
    facts = [] if setting.verdict is Verdict.SOUND else [_with_keys(setting)]
    if setting.lost and setting.verdict is not Verdict.ILLEGAL:
        facts.append("loses " + _losses(setting))
    return "; ".join(facts)


# -- mend ------------------------------------------------------------------------------------------


def _changing(command: _Command) -> _Command:
    option = partial(click.option, cls=GroupedOption, group="What may change")
    for decorate in (
        option(
            "--promoted",
            is_flag=True,
            help="Also pieces that only a promotion can have made.",
        ),
        option(
            "--squares",
            metavar="SQUARES",
            help="Only on these squares: “a1 c3-f6 d 4” are a square, a rectangle, a file and a "
            "rank.",
        ),
    ):
        command = decorate(command)
    return command


@workshop.command(
    short_help="Make an unsound problem sound by changing pieces.", cls=GroupedCommand
)
@_common
@_changing
@click.option(
    "--changes",
    "count",
    metavar="N",
    type=click.IntRange(1, 4),
    default=1,
    show_default=True,
    help="At most this many pieces are changed at once.",
)
@click.option(
    "--allow",
    metavar="KIND,KIND…",
    default=",".join(mending.CHANGES),
    show_default=True,
    help="The kinds of changes.",
)
@click.option("--pieces", metavar="PIECES", help="Only these may come, such as “wP bP bS”.")
def mend(
    *,
    request: _Request,
    promoted: bool,
    squares: str | None,
    count: int,
    allow: str,
    pieces: str | None,
) -> int:
    """Make an unsound problem sound by changes of one piece or more.

    Without --key any key will do; settings that one of the present keys solves come first. Each
    says which play of the diagram is lost. Mirrored, turned and shifted boards are looked at too.

    \b
      matewright workshop mend "8/8/8/8/8/4K3/4R3/4k3 w" "#2" --key Ra2
      matewright workshop mend FEN "#2" --key Qd8 --keep variations --changes 2

    \b
    Exit status:  0 there are sound settings   1 there is none
                  2 bad input   3 stopped early   4 unexpected failure
    """
    problem = request.problem
    allowed = mending.Allowed(count=count, promoted=promoted)
    allowed = replace(
        allowed,
        changes=tuple(word.strip() for word in allow.split(",") if word.strip()),
        squares=region_of(squares) if squares else allowed.squares,
        pieces=_all_of(pieces, problem) if pieces else allowed.pieces,
    )
    items = request.items()
    key = next((item for item in items if item.part is Part.KEY), None)
    keep = [item for item in items if item is not key]
    if request.every is not None:
        request.every.check_unsound()
    diagnosis = mending.diagnose(problem, key, may_be_sound=request.every is not None)
    _say_diagnosis(diagnosis, problem)
    _announce(problem, mending.spaces(problem, allowed), request.threads, items)
    search = mending.start(
        problem, allowed, key=key, keep=keep, threads=request.threads, diagnosis=diagnosis
    )
    best = request.best()
    for setting in request.judged(mending.mapped(problem, key, keep, diagnosis), only_sound=True):
        best.offer(setting)
    progress = _run_into(best, search, request)
    return _show(request, best, is_complete=progress.is_complete)


def _all_of(text: str, problem: Problem) -> tuple[Piece, ...]:
    choices = pieces_of(text, problem.position)
    return tuple(dict.fromkeys(piece for choice in choices for piece in choice))


def _say_diagnosis(diagnosis: mending.Diagnosis, problem: Problem) -> None:
    moves = ProgressText(problem)
    facts = [f"Diagram: {diagnosis.verdict.word}"]
    if diagnosis.keys:
        facts.append("key " + ", ".join(moves.move(uci) for uci in diagnosis.keys[:_NAMED]))
    if diagnosis.cooks:
        facts.append("cooks " + ", ".join(moves.move(uci) for uci in diagnosis.cooks[:_NAMED]))
    if diagnosis.lines:
        count = len(diagnosis.lines)
        facts.append("1 solution" if count == 1 else f"{count:,} solutions")
    say("; ".join(facts) + ".", err=True)


_NAMED: Final = 10


# -- fill ------------------------------------------------------------------------------------------


@workshop.command(short_help="Find all sound settings with further pieces.", cls=GroupedCommand)
@_common
@_changing
@click.option(
    "--pieces",
    metavar="PIECES",
    default="*",
    help="What comes: “wP bS” are two pieces, “2bP” two pawns, “wQR” a queen or a rook, “b*” any "
    "black piece, “*” any.  [default: one piece of any kind]",
)
@click.option(
    "--symmetry",
    metavar="NAME",
    help=f"Each piece comes with its image: {', '.join(SYMMETRIES)}.",
)
@click.option(
    "--journal",
    metavar="FILE",
    type=click.Path(path_type=Path),
    help="Note there what is done, so that --resume can continue.",
)
@click.option("--resume", is_flag=True, help="Go on with that journal.")
@click.option(
    "--cluster",
    metavar="ADDRESS",
    help="Have a Dask scheduler's workers look, such as tcp://host:8786; they need this version of "
    "Matewright. Only use a scheduler you trust.",
)
def fill(
    *,
    request: _Request,
    promoted: bool,
    squares: str | None,
    pieces: str,
    symmetry: str | None,
    journal: Path | None,
    resume: bool,
    cluster: str | None,
) -> int:
    """Find all sound settings with some further pieces.

    \b
      matewright workshop fill "8/8/8/8/8/4K3/4R3/4k3 w" "#2" --pieces "wP bP" --squares a1-d8
      matewright workshop fill FEN "#2" --pieces "2b*" --key Qd8 --journal fill.jsonl
      matewright workshop fill FEN "#2" --pieces "2b*" --key Qd8 --journal fill.jsonl --resume

    With --json settings are printed as they are found. Ctrl-C stops and keeps what was found.

    \b
    Exit status:  0 there are sound settings   1 there is none
                  2 bad input   3 stopped early   4 unexpected failure
    """
    if symmetry is not None and symmetry not in SYMMETRIES:
        raise FormatError("workshop-symmetry", text=symmetry, known=", ".join(SYMMETRIES))
    if resume and journal is None:
        raise click.UsageError("--resume needs --journal.")
    filling = Completion(
        pieces=pieces_of(pieces, request.problem.position),
        symmetry=symmetry or "",
        promoted=promoted,
        keep=request.items(),
    )
    if squares:
        filling = replace(filling, region=region_of(squares))
    problem = request.problem
    _announce(problem, [space_of(problem, filling)], request.threads, filling.keep)
    work = Fill(
        CompletionTask(problem, filling),
        threads=request.threads,
        journal=journal,
        resume=resume,
        cluster=cluster,
    )
    work.start()
    best = request.best()
    is_streamed = request.as_json and request.most is None
    progress = _run_into(best, work, request, _say_setting if is_streamed else None)
    if is_streamed:
        _write(request, best.settings)
        return _conclude_sound(best, is_complete=progress.is_complete)
    return _show(request, best, is_complete=progress.is_complete)


# -- back and reduce -------------------------------------------------------------------------------


@workshop.command(short_help="Find keys that lead to the diagram.", cls=GroupedCommand)
@_common
@click.option("--promoted", is_flag=True, help="Also pieces that only a promotion can have made.")
def back(*, request: _Request, promoted: bool) -> int:
    """Find keys that lead to the diagram: sound positions one move of the attacker's earlier.

    The diagram is the position after the key, the stipulation that of the problem with the key.
    The key may have captured, promoted or castled. --keep names play that must follow it.

    \b
      matewright workshop back "5Kbk/6pp/6PR/8/8/8/8/8 b" "#2"

    \b
    Exit status:  0 there are sound positions   1 there is none
                  2 bad input   3 stopped early   4 unexpected failure
    """
    request.one_part("back")
    keep = [required_play.line(text, request.problem) for text in request.keep]
    search = taking_back.start(
        request.problem, keep=keep, promoted=promoted, threads=request.threads
    )
    best = request.best()
    progress = _run_into(best, search, request)
    return _show(request, best, is_complete=progress.is_complete)


@workshop.command(
    "reduce",
    short_help="Take away or cheapen pieces until nothing can go any more.",
    cls=GroupedCommand,
)
@_common
@click.option("--promoted", is_flag=True, help="Also pieces that only a promotion can have made.")
def reduce_(*, request: _Request, promoted: bool) -> int:
    """Take pieces away, or put cheaper ones in their place, until nothing can go any more.

    Each line is a step, from the diagram on. The key, the variations and the solutions of help
    play stay, unless --keep says otherwise.

    \b
      matewright workshop reduce "2N2B2/2N1r3/8/3nQ2R/1k6/8/2B5/R3K3 w Q" "#2"
      matewright workshop reduce FEN "#3" --keep key --keep tries

    \b
    Exit status:  0 there was something to take away   1 there was nothing
                  2 bad input   3 stopped early   4 unexpected failure
    """
    if request.every is not None:
        request.every.check_sound()
    keep = request.items(reduce.USUAL_PLAY)
    made = []
    stopped = False
    with _Display() as display:
        steps = reduce.steps(
            request.problem,
            keep,
            request.threads,
            display.show,
            promoted=promoted,
            judge=partial(request.judged, only_sound=True),
        )
        try:
            for number, setting in enumerate(steps, 1):
                made.append(setting)
                if request.as_json:
                    _say_setting(setting, step=number)
                else:
                    say(_row(number, setting))
                flush_output()
        except KeyboardInterrupt:
            stopped = True
    _write(request, made)
    _conclude(not stopped, len(made))
    if stopped:
        return ExitStatus.PARTIAL
    return ExitStatus.SOLVED if made else ExitStatus.NONE


# -- shared by all tools -----------------------------------------------------------------------


def _announce(
    problem: Problem, spaces: Sequence[Space], threads: Threads, items: Sequence[Item]
) -> None:
    """Print how many settings there are and about how long they take, before starting."""
    seconds = estimate(problem, spaces, threads, items)
    took = "less than a second" if seconds < 1 else f"about {duration(seconds)}"
    total = sum(space.total for space in spaces)
    say(f"At most {total:,} settings, {took}.", err=True)


class _Display(ReportLine):
    """The progress of a tool."""

    def show(self, progress: Progress) -> None:
        """Report the progress."""
        left = progress.remaining
        self.report(
            f"{progress.done:,}/{progress.total:,} settings",
            f"{progress.found:,} found",
            "" if left is None or left < 1 else f"about {duration(left)} left",
        )


def _run(work: _AtWork) -> tuple[list[Setting], Progress]:
    """Wait until it ends or Ctrl-C is pressed."""
    found: list[Setting] = []
    return found, _follow(work, found.extend)


def _run_into(
    best: Best,
    work: _AtWork,
    request: _Request,
    each: Callable[[Setting], None] | None = None,
) -> Progress:
    """The same, of which the best sound settings stay; `each` gets every one as it is found."""

    def take(settings: list[Setting]) -> None:
        for setting in request.judged(settings, only_sound=True):
            best.offer(setting)
            if each is not None:
                each(setting)
        if each is not None:
            flush_output()

    return _follow(work, take)


def _follow(work: _AtWork, take: Callable[[list[Setting]], None]) -> Progress:
    with _Display() as display:
        finished = False
        while not finished:
            try:
                finished = work.wait(_POLL_SECONDS)
                take(work.take())
                display.show(work.poll())
            except KeyboardInterrupt:
                work.cancel()
    take(work.take())
    return work.poll()


def _show(request: _Request, best: Best, *, is_complete: bool) -> ExitStatus:
    """Print the settings in order, then the conclusion."""
    ordered = best.settings
    most = request.most or (len(ordered) if request.as_json else _SHOWN)
    for number, setting in enumerate(ordered[:most], 1):
        if request.as_json:
            _say_setting(setting)
        else:
            say(_row(number, setting))
    _write(request, ordered)
    return _conclude_sound(best, is_complete=is_complete, left=len(ordered) - most)


def _conclude_sound(best: Best, *, is_complete: bool, left: int = 0) -> ExitStatus:
    more = f"{left:,} more are not printed; --most N prints them. " if left > 0 else ""
    if best.has_dropped:
        more += f"The best {len(best.settings):,} were kept; --most N keeps more."
    _conclude(is_complete, best.found, more)
    if not is_complete:
        return ExitStatus.PARTIAL
    return ExitStatus.SOLVED if best.found else ExitStatus.NONE


def _conclude(is_complete: bool, count: int, more: str = "") -> None:
    state = "" if is_complete else "Stopped: what stands here was found until then. "
    settings = "1 setting" if count == 1 else f"{count:,} settings"
    say(f"{state}{settings}. {more}".strip(), err=True)


def _row(number: int, setting: Setting) -> str:
    facts = [
        f"{number:>4}  {setting.change or 'diagram':<22} {_with_keys(setting)}",
        f"{setting.position.tally} pieces",
    ]
    if setting.is_new:
        facts.append("new solution")
    if setting.lost:
        facts.append("loses " + _losses(setting))
    facts += [str(note).removesuffix(".") for note in setting.notes]
    return "; ".join(facts) + f"\n        {setting.position.fen}"


def _with_keys(setting: Setting) -> str:
    return _TEXT.verdict(setting, _NAMED)


_TEXT: Final = SettingText(Tool.MEND)


def _losses(setting: Setting) -> str:
    texts = [item.text for item in setting.lost[:_LOSSES]]
    left = len(setting.lost) - len(texts)
    return " | ".join(texts) + (f" and {left} more" if left else "")


_LOSSES: Final = 3


def _say_setting(setting: Setting, **more: object) -> None:
    say_json({**more, **setting.to_dict()})


def _write(request: _Request, settings: Iterable[Setting]) -> None:
    """Write settings into a collection, if one is named. Raises `FormatError`."""
    if request.output is None:
        return
    from matewright.services.file.convert import write

    write(request.output, list(_problems(request.problem, settings)))


def _problems(problem: Problem, settings: Iterable[Setting]) -> Iterator[Problem]:
    for setting in settings:
        yield replace(
            problem, position=setting.position, comment=setting.change, solution=None, origin=None
        )

"""`matewright verify`: check solutions with python-chess alone, whoever wrote them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click

from matewright.cli.exit_status import ExitStatus
from matewright.cli.live_line import LiveLine
from matewright.cli.output import STANDARD_INPUT, discard_output, read_standard_input, say
from matewright.errors import FormatError, MatewrightError, abridged
from matewright.formats.encodings import UTF8
from matewright.formats.textfile import read_text
from matewright.model.solution import Solution, Status
from matewright.services.verify import (
    DEFAULT_POSITIONS,
    Claim,
    Reached,
    Report,
    Tally,
    Verification,
    san_texts,
)

_MOST_FAULTS = 50
"""As many are shown for one answer."""

_SEVERITY = (
    ExitStatus.SOLVED,
    ExitStatus.PARTIAL,
    # A fault.
    ExitStatus.NONE,
    ExitStatus.BAD_INPUT,
    ExitStatus.FAILURE,
)

_WORD = re.compile(r"\S")

_STATUS_WORDS = {
    Status.SOLVED: "solved",
    Status.NONE: "no solution",
    Status.PARTIAL: "stopped early",
}

_CLAIM_WORDS = {
    Claim.MOVE: "moves: legal, and described as they are",
    Claim.GOAL: "ends of lines: the goal",
    Claim.DUTY: "moves where nobody had to reach the goal instead",
    Claim.REPLIES: "moves of the attacker: every legal reply accounted for",
    Claim.LEFT_OUT: "replies left out: they parry no threat",
    Claim.THREATS: "lists of threats, or zugzwang: complete, none shorter",
    Claim.CONTINUATIONS: "lists of continuations: complete, none shorter",
    Claim.REFUTATION: "refutations: nothing succeeds in time",
    Claim.UNANSWERED: "moves left out of the set play: no answer",
    Claim.FORCED: "moves given without all their play: they succeed",
    Claim.NOT_SOONER: "keys: none succeeds in fewer moves than stated",
    Claim.NO_KEY: "other first moves: no key",
    Claim.REFUTED: "shorter solutions: refuted as stated",
    Claim.SHORTEST: "length of the solution: none shorter",
    Claim.NO_LINE: "first moves: no further line",
}


@dataclass(frozen=True, slots=True)
class _Answer:
    """One answer of a file: where it stands, what it says, and the moves as they are written."""

    place: str
    solution: Solution
    san: list[str | None]


@click.command(short_help="Check solutions with python-chess, whoever found them.")
@click.argument("files", metavar="FILE...", nargs=-1, required=True)
@click.option(
    "--positions",
    metavar="N",
    type=click.IntRange(min=0),
    default=DEFAULT_POSITIONS,
    show_default=True,
    help="Search at most N positions for each answer.",
)
@click.option(
    "--strict",
    is_flag=True,
    help="Exit with 3 when anything was not checked for lack of positions.",
)
def verify(files: tuple[str, ...], *, positions: int, strict: bool) -> int:
    """Check the solutions in FILE, as `matewright solve --json` prints them. "-" is stdin.

    The whole tree is replayed with python-chess, which shares nothing with the engine: that every
    move is legal, every defence answered or rightly left out, every line ends with the goal. Then
    what may not be there is searched for: shorter solutions, further keys, continuations, threats
    and lines, answers to refutations. What would need more than N positions is said to be
    unchecked; the outcome is the same on every machine. Twins are checked one by one, each under
    the options it was solved with.

    \b
      matewright solve "5Kbk/6pp/6P1/8/8/8/8/7R w" "#2" --tries --json > prinz.json
      matewright verify prinz.json

    Ctrl-C stops and says what was checked so far.

    \b
    Exit status:  0 confirmed, or at least no fault found   1 a fault was found
                  2 bad input   3 stopped early   4 unexpected failure
    Of several solutions the most serious one counts (4, 2, 1, 3, 0).
    """
    statuses: list[ExitStatus] = []
    try:
        for file in files:
            if not _check_file(file, positions, strict=strict, statuses=statuses):
                statuses.append(ExitStatus.PARTIAL)
                say("Stopped.", err=True)
                break
    except BrokenPipeError:
        # The reader has seen enough; the status of what was checked is still good.
        discard_output()
    return max(statuses, key=_SEVERITY.index)


def _check_file(file: str, positions: int, *, strict: bool, statuses: list[ExitStatus]) -> bool:
    """Check the answers of a file and note how that ended; False when it was stopped."""
    try:
        for answer in _answers(file):
            report = _check(answer, positions)
            if report.faults:
                status = ExitStatus.NONE
            elif not report.finished or (strict and not report.is_complete):
                status = ExitStatus.PARTIAL
            else:
                status = ExitStatus.SOLVED
            # Noted before it is printed: a reader that has gone away changes no answer.
            statuses.append(status)
            say("\n".join(_lines(answer, report, positions)))
            if not report.finished:
                return False
    except MatewrightError as error:
        statuses.append(ExitStatus.of_error(error))
        said = "" if "file" in error.fields else f"{_name(file)}: "
        say(f"Error: {said}{error}", err=True)
    return True


def _answers(file: str) -> Iterator[_Answer]:
    """The answers of a file one by one, twins after their diagram. Raises `FormatError`."""
    values = list(_values(_text(file)))
    if not values:
        raise FormatError("verify-empty")
    for number, data in enumerate(values, start=1):
        solution = Solution.from_dict(data)
        place = _name(file) if len(values) == 1 else f"{_name(file)}, solution {number}"
        first = f"{place}, {solution.label}" if solution.label else place
        yield _Answer(first, solution, san_texts(data))
        for twin, twin_data in zip(solution.twins, data["twins"], strict=True):
            yield _Answer(f"{place}, {twin.label}", twin, san_texts(twin_data))


def _name(file: str) -> str:
    return STANDARD_INPUT if file == "-" else file


def _text(file: str) -> str:
    if file != "-":
        return read_text(Path(file), UTF8).text
    try:
        return read_standard_input().decode()
    except UnicodeDecodeError:
        raise FormatError("solution-json") from None


def _values(text: str) -> Iterator[Any]:
    """The JSON values that stand one after another in a text. Raises `FormatError`."""
    decoder = json.JSONDecoder()
    place = 0
    while found := _WORD.search(text, place):
        try:
            value, place = decoder.raw_decode(text, found.start())
        except json.JSONDecodeError as error:
            raise FormatError("verify-json", line=error.lineno, reason=error.msg) from None
        except (ValueError, RecursionError):
            raise FormatError("solution-json") from None
        yield value


def _check(answer: _Answer, positions: int) -> Report:
    with _Display() as display:
        verification = Verification(answer.solution, positions, san=answer.san, watch=display.show)
        try:
            verification.run()
        except KeyboardInterrupt:
            display.hush()
        return verification.report()


def _lines(answer: _Answer, report: Report, positions: int) -> Iterator[str]:
    """The report in words."""
    solution = answer.solution
    facts = [solution.stipulation.text, *solution.options, _STATUS_WORDS[solution.status]]
    if not solution.play_options.post_key:
        is_battle = solution.stipulation.play.is_battle
        name, count = ("key", len(solution.keys)) if is_battle else ("line", len(solution.lines))
        facts.append(f"{count} {name}{'s' * (count != 1)}")
    yield f"{answer.place}: {', '.join(facts)}"
    checked = [tally for tally in report.tallies if tally.checked]
    unchecked = [tally for tally in report.tallies if tally.unchecked]
    yield f"Checked with python-chess ({report.positions:,} positions searched):"
    yield from (f"{tally.checked:8,}  {_CLAIM_WORDS[tally.claim]}" for tally in checked)
    if unchecked:
        yield f"Not checked ({_why_unchecked(report, positions)}):"
        yield from map(_left_over, unchecked)
    if report.unreached:
        why = "a fault stands above them" if report.finished else "stopped"
        yield f"{report.unreached:8,}  moves of the tree were not looked at ({why})."
    if report.faults:
        yield f"{len(report.faults):,} fault{'s' * (len(report.faults) > 1)} found:"
        yield from (f"  {fault}" for fault in abridged(report.faults, _MOST_FAULTS))
    elif report.is_complete:
        yield "Everything was confirmed."
    else:
        yield "No fault was found in what was checked."


def _why_unchecked(report: Report, positions: int) -> str:
    beyond = f"restrictions are in the way of {report.given_up:,}"
    if report.given_up == report.unchecked:
        return beyond
    why = f"{positions:,} positions were too few" if report.finished else "stopped"
    return f"{why}; {beyond}" if report.given_up else why


def _left_over(tally: Tally) -> str:
    depth = f"{tally.deepest} move{'s' * (tally.deepest != 1)}"
    return f"{tally.unchecked:8,}  {_CLAIM_WORDS[tally.claim]} (up to {depth})"


class _Display(LiveLine):
    """Live progress on stderr: one line on a terminal, elsewhere one for each round but the last.

    A context manager that leaves the terminal clean.
    """

    def __init__(self) -> None:
        self._last = Reached(0, 0, 0, 0)
        super().__init__("moves looked at", "{n_fmt}/{total_fmt} {desc}  {elapsed}")

    def show(self, reached: Reached) -> None:
        """Bring the display up to date."""
        last, self._last = self._last, reached
        if self._line is None:
            if 0 < last.round < reached.round:
                say(
                    f"Decided {last.done:,} of {last.total:,} claims "
                    f"with {last.positions:,} positions.",
                    err=True,
                )
            return
        if reached.round:
            done = f"claims decided  {reached.positions:,} positions"
            self._line.set_description_str(done, refresh=False)
        self._line.total = reached.total
        self._line.update(reached.done - self._line.n)
        if reached.round != last.round:
            self._line.refresh()

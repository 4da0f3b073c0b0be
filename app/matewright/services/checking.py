"""The check of an answer by `services.verify`, in words, and what others find where it cannot."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from matewright.errors import FormatError, MatewrightError, abridged
from matewright.job import Job
from matewright.model import solution_check
from matewright.model.solution import Solution, Status
from matewright.services.solving import same_question
from matewright.services.verify import (
    DEFAULT_POSITIONS,
    Claim,
    Reached,
    Report,
    Tally,
    Verification,
    games,
    unknown_rules,
)
from matewright.wording import Wording, grouped

_words: Final = Wording("checking")

DEFAULT_SECONDS: Final = 60.0
"""How long another strategy may search, for comparison."""
_MOST_FAULTS: Final = 50
"""Faults shown for one answer."""

_CLAIM_WORDS: Final = {
    Claim.MOVE: _words.later("moves: legal, and described as they are"),
    Claim.GOAL: _words.later("ends of lines: the goal"),
    Claim.DUTY: _words.later("moves where nobody had to reach the goal instead"),
    Claim.REPLIES: _words.later("moves of the attacker: every legal reply accounted for"),
    Claim.LEFT_OUT: _words.later("replies left out: they parry no threat"),
    Claim.THREATS: _words.later("lists of threats, or zugzwang: complete, none shorter"),
    Claim.CONTINUATIONS: _words.later("lists of continuations: complete, none shorter"),
    Claim.REFUTATION: _words.later("refutations: nothing succeeds in time"),
    Claim.UNANSWERED: _words.later("moves left out of the set play: no answer"),
    Claim.FORCED: _words.later("moves given without all their play: they succeed"),
    Claim.NOT_SOONER: _words.later("keys: none succeeds in fewer moves than stated"),
    Claim.NO_KEY: _words.later("other first moves: no key"),
    Claim.REFUTED: _words.later("shorter solutions: refuted as stated"),
    Claim.SHORTEST: _words.later("length of the solution: none shorter"),
    Claim.NO_LINE: _words.later("first moves: no further line"),
}

Wait: TypeAlias = Callable[[Job], tuple[Solution, bool]]
"""Waits for a job: its solution, and whether the user stopped it."""


class Interrupted(Exception):  # noqa: N818 - nothing failed: the user stopped it
    """Raised by `pause` to end a check."""


@dataclass(frozen=True, slots=True)
class Compared:
    """What is known of an answer by rules that cannot be checked: in words, and its faults."""

    lines: tuple[str, ...]
    faults: tuple[MatewrightError, ...]
    finished: bool


def _go_on() -> None:
    """Nothing interrupts."""


def compared(
    solution: Solution,
    why: MatewrightError,
    seconds: float,
    wait: Wait,
    pause: Callable[[], None] = _go_on,
) -> Compared:
    """Check the form of an answer that cannot be checked, and compare it with other solvers."""
    lines = [_words("Not checked: {reason}", reason=why)]
    faults: list[MatewrightError] = []
    finished = True
    try:
        solution_check.check(replace(solution, twins=()))
        lines.append(_words("Its form was checked: it does not contradict itself."))
        if games.can_be_played(solution):
            count = games.play_through(solution)
            lines.append(
                _words.count(
                    count,
                    "One game was played with python-chess: it is legal, and as asked for.",
                    "%n games were played with python-chess: all are legal, and as asked for.",
                )
            )
            lines += _others_in_words(solution, pause)
    except MatewrightError as error:
        faults.append(error)
    except (Interrupted, KeyboardInterrupt):
        finished = False
    for name in same_question.others(solution) if finished and not faults else ():
        try:
            job = same_question.ask(solution, name, seconds)
            other, is_stopped = wait(job)
            finished = not is_stopped
            title = same_question.name_of(name, job)
            found = same_question.compare(solution, other, title)
        except MatewrightError as error:
            title = same_question.name_of(name)
            lines.append(_words("Not compared with {name}: {reason}", name=title, reason=error))
        else:
            faults += found.faults
            if found.same:
                same = ", ".join(found.same)
                lines.append(
                    _words("Compared with {name}: the same {what}.", name=title, what=same)
                )
        if not finished:
            break
    return Compared(tuple(lines), tuple(faults), finished)


def _others_in_words(solution: Solution, pause: Callable[[], None]) -> Iterator[str]:
    """What is known of further games. Raises `FormatError` for one that is missing."""
    others = games.look_for_others(solution, pause)
    if others is None:
        yield _words("The answer does not claim to have all games.")
    elif others.missing:
        raise FormatError("verify-game-missing", moves=" ".join(others.missing))
    elif others.is_complete:
        yield _words(
            "All games were looked for with python-chess as well: there are no others "
            "({count} positions searched).",
            count=grouped(others.positions),
        )
    else:
        yield _words(
            "That there are no others is not checked: {count} positions were too few. It rests on "
            "the engine's search, which leaves out only what its deductions exclude.",
            count=grouped(others.positions),
        )


def in_words(report: Report, positions: int) -> Iterator[str]:
    """A report, line by line; at most `positions` were to be searched."""
    checked = [tally for tally in report.tallies if tally.checked]
    unchecked = [tally for tally in report.tallies if tally.unchecked]
    yield _words(
        "Checked with python-chess, by the orthodox rules ({count} positions searched):",
        count=grouped(report.positions),
    )
    yield from (_counted(tally.checked, _words(_CLAIM_WORDS[tally.claim])) for tally in checked)
    if unchecked:
        yield _words("Not checked ({reason}):", reason=_why_unchecked(report, positions))
        yield from map(_left_over, unchecked)
    if report.unreached:
        left = _words("moves of the tree were not looked at (stopped).")
        if report.finished:
            left = _words("moves of the tree were not looked at (a fault stands above them).")
        yield _counted(report.unreached, left)
    if report.faults:
        yield from faults_in_words(report.faults)
    else:
        yield verdict_in_words(report)


def verdict_in_words(report: Report) -> str:
    """What came out, in one sentence."""
    if report.faults:
        return _words.count(len(report.faults), "%n fault found", "%n faults found")
    if report.is_complete:
        return _words("Everything was confirmed.")
    return _words("No fault was found in what was checked.")


def faults_in_words(faults: Sequence[MatewrightError]) -> Iterator[str]:
    """The faults below a heading; nothing if there is none."""
    if faults:
        yield _words.count(len(faults), "%n fault found:", "%n faults found:")
        yield from (f"  {fault}" for fault in abridged(faults, _MOST_FAULTS))


def _counted(count: int, what: str) -> str:
    return f"{grouped(count):>8}  {what}"


def _why_unchecked(report: Report, positions: int) -> str:
    beyond = _words("restrictions are in the way of {count}", count=grouped(report.given_up))
    if report.given_up == report.unchecked:
        return beyond
    why = _words("stopped")
    if report.finished:
        why = _words("{count} positions were too few", count=grouped(positions))
    return f"{why}; {beyond}" if report.given_up else why


def _left_over(tally: Tally) -> str:
    depth = _words.count(tally.deepest, "up to %n move", "up to %n moves")
    return f"{_counted(tally.unchecked, _words(_CLAIM_WORDS[tally.claim]))} ({depth})"


# -- an answer with all its parts ------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Checked:
    """What came out of one part of an answer.

    `report` is None where the part cannot be checked: `reason` says why not, and `compared` what is
    known of it all the same.
    """

    label: str
    report: Report | None = None
    reason: MatewrightError | None = None
    compared: Compared | None = None

    @property
    def faults(self) -> tuple[MatewrightError, ...]:
        """What is wrong with it."""
        made = self.report or self.compared
        return () if made is None else made.faults

    @property
    def is_confirmed(self) -> bool:
        """Whether all that it claims was checked, and nothing is wrong."""
        return self.report is not None and self.report.is_complete and not self.report.faults

    @property
    def lines(self) -> tuple[str, ...]:
        """All of it in words."""
        if self.report is not None:
            return tuple(in_words(self.report, DEFAULT_POSITIONS))
        if self.compared is not None:
            return (*self.compared.lines, *faults_in_words(self.compared.faults))
        return (_words("Not checked: {reason}", reason=self.reason),)


def check(
    answer: Solution,
    watch: Callable[[Reached], None],
    pause: Callable[[], None],
    wait: Wait,
) -> Iterator[Checked]:
    """Check an answer and its twins, one after the other.

    `pause` is called again and again; where it raises `Interrupted`, what has been found by then is
    the last outcome.
    """
    for part in (answer, *answer.twins):
        outcome = _check_part(part, watch, pause, wait)
        yield outcome
        made = outcome.report or outcome.compared
        if made is not None and not made.finished:
            return


def _check_part(
    part: Solution, watch: Callable[[Reached], None], pause: Callable[[], None], wait: Wait
) -> Checked:
    try:
        if part.status is Status.CLAIMED:
            raise FormatError("verify-claimed", name=part.strategy)
        if unknown := unknown_rules(part):
            return Checked(
                part.label,
                reason=unknown,
                compared=compared(part, unknown, DEFAULT_SECONDS, wait, pause),
            )
        verification = Verification(part, watch=watch, pause=pause)
    except MatewrightError as error:
        return Checked(part.label, reason=error)
    with suppress(Interrupted):
        verification.run()
    return Checked(part.label, verification.report())

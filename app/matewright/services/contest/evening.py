"""An evening of a club: who solved which round, and the answers, in a table beside the contest."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

from matewright.formats.atomic import write_bytes
from matewright.model.versions import LONG_SEARCH
from matewright.services.contest import answer_files, solved
from matewright.services.contest.answer_files import Answers
from matewright.services.contest.contest_file import Contest, Entry, Round
from matewright.services.contest.unfinished import UnfinishedRound


class Evening:
    """The answers to a contest, which `matewright contest results` reads in the same table.

    Reading and writing raise `FormatError`.
    """

    def __init__(self, contest: Contest, path: Path) -> None:
        self.contest = contest
        self.path = path

    def answers(self) -> list[Answers]:
        """What was handed in so far."""
        return answer_files.read(self.path, self.contest) if self.path.exists() else []

    def hand_in(self, held: UnfinishedRound) -> None:
        """Add a solver's round; no more time is counted than it has."""
        one = next(each for each in self.contest.rounds if each.name == held.name)
        minutes = Fraction(round(held.seconds), 60)
        own = Answers(held.solver)
        for entry in one.entries:
            own.texts[entry.number] = held.find(entry.problem.digest).answer.strip()
        own.times[one.name] = minutes if one.minutes is None else min(minutes, one.minutes)
        self._add([own], "")

    def give(self, solver: str, number: int, points: Fraction | None) -> None:
        """Let a solver have points that the director gives; None: those of the rules."""
        answers = self.answers()
        own = next(one for one in answers if one.solver == solver)
        if points is None:
            own.given.pop(number, None)
        else:
            own.given[number] = points
        self._write(answers)

    def take_in(self, files: Iterable[Path]) -> None:
        """Add answers that were handed in elsewhere."""
        for file in files:
            self._add(answer_files.read(file, self.contest), str(file))

    def _add(self, new: Sequence[Answers], file: str) -> None:
        answers = self.answers()
        known = {one.solver.casefold(): one for one in answers}
        for one in new:
            own = known.setdefault(one.solver.casefold(), one)
            if own is one:
                answers.append(one)
            else:
                own.add(one, file)
        self._write(answers)

    def _write(self, answers: Iterable[Answers]) -> None:
        write_bytes(self.path, answer_files.table(self.contest, answers).encode())


def has_handed_in(answers: Iterable[Answers], solver: str, one: Round) -> bool:
    """Whether a solver's round is over."""
    name = solver.casefold()
    return any(each.solver.casefold() == name and one.name in each.times for each in answers)


def without_unproved(contest: Contest) -> Contest:
    """The contest without the solutions from files that are soon found again."""
    return contest.with_problems(
        {
            entry.number: replace(entry.problem, solution=None)
            for entry in contest.entries
            if entry.problem.solution_is_stored and not is_taken_as_stored(entry)
        }
    )


def is_taken_as_stored(entry: Entry) -> bool:
    """Whether a problem keeps a solution from a file, which took long to find."""
    problem = entry.problem
    return (
        problem.solution is not None
        and problem.solution_is_stored
        and problem.solution.total_seconds >= LONG_SEARCH
        and solved.is_solved(problem)
    )

"""The contest that is the open file, with the solutions of its problems."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject

from matewright import engine
from matewright.errors import FormatError, MatewrightError
from matewright.gui.desk.desk import Desk
from matewright.gui.document.document import Document
from matewright.gui.widgets import questions
from matewright.gui.widgets.blocking_task import BlockingTask
from matewright.gui.widgets.error_box import in_short, show_error
from matewright.model.solution import Solution
from matewright.services.contest import contest_file, evening, solved
from matewright.services.contest.contest_file import Contest, Entry
from matewright.services.contest.evening import Evening
from matewright.services.work import Work

MOST_PROBLEMS: Final = 300
"""Of a contest; a larger file is a collection."""
_MOST_DOUBTS: Final = 12


class OpenContest(QObject):
    """Reads the contest from the document, and solves it while the window waits.

    What cannot be had is told in a box, with the title of what it was wanted for.
    """

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._desk, self._window = desk, desk.window
        self.work = BlockingTask(desk.window)
        self._found: dict[str, Solution] = {}

    def restore_state(self, other: OpenContest) -> None:
        """Take over the solutions that are known in another window, which this one's replaces."""
        self._found = other._found

    def shut_down(self) -> None:
        """Let cancelled work end by itself; for the closing window."""
        self.work.shut_down()

    def evening(self, title: str) -> Evening | None:
        """The contest of the file with its solutions; None when it cannot be had, which is told."""
        self._desk.input_requested.emit()
        path = self._desk.document.path
        if path is None:
            words = self.tr("Save the contest first: answers are kept beside its file.")
            show_error(self._window, title, words)
            return None
        contest = self.read(title)
        return None if contest is None else Evening(contest, contest_file.answers_path(path))

    def stated(self, title: str) -> Contest | None:
        """The contest as the file has it; None when it makes no sense, which is told."""
        document = self._desk.document
        try:
            if len(document.collection) > MOST_PROBLEMS:
                count = len(document.collection)
                raise FormatError("contest-too-many", count=count, most=MOST_PROBLEMS)
            problems = [("", problem) for problem in document.collection]
            stem = document.path.stem if document.path is not None else ""
            return contest_file.contest_of(problems, stem)
        except MatewrightError as error:
            show_error(self._window, title, str(error))
            return None

    def read(self, title: str) -> Contest | None:
        """The contest of the file with its solutions; None when it cannot be had, which is told."""
        contest = self.stated(title)
        answers = None if contest is None else self.solve(contest, title)
        if answers is not None:
            self._store(answers, self._desk.document)
        return answers

    def solve(self, contest: Contest, title: str) -> Contest | None:
        """The contest with all solutions, short ones of the file found again; None: told why not.

        Other work waits meanwhile, and can be cancelled.
        """
        contest = evening.without_unproved(contest).with_problems(
            {
                entry.number: entry.problem.solved(self._found[entry.problem.digest])
                for entry in contest.entries
                if entry.problem.digest in self._found and not _is_proved(entry)
            }
        )
        asked: list[Entry] = []

        def find(work: Work) -> Contest:
            def tell(entry: Entry) -> None:
                work.total = len(contest.entries)
                work.advance(entry.number - 1)
                asked.append(entry)

            return solved.solved(
                contest, engine.Options(), tell, watch=lambda: work.advance(work.done)
            )

        try:
            done = self.work.try_to_do(find, self.tr("Solving the problems of the contest …"))
        except MatewrightError as error:
            number = asked[-1].number if asked else 0
            show_error(
                self._window,
                title,
                str(FormatError("contest-problem", number=number, reason=error)),
            )
            return None
        for entry in done.entries if done is not None else ():
            solution = entry.problem.solution
            if solution is not None and _is_proved(entry):
                self._found[entry.problem.digest] = solution
        return done

    def _store(self, contest: Contest, document: Document) -> None:
        """Let the file have the solutions that it did not have."""
        for index, entry in enumerate(contest.entries):
            solution = entry.problem.solution
            if solution is not None and not solved.is_solved(document.collection[index]):
                document.set_solution(index, solution)

    def can_be_held(self, contest: Contest) -> bool:
        """Whether a round may start: every problem can be marked, and doubts do not matter."""
        unmarked = [
            doubt
            for entry in contest.entries
            if not solved.is_solved(entry.problem)
            and (doubt := solved.doubt(entry.problem, entry.number)) is not None
        ]
        if unmarked:
            show_error(self._window, self.tr("Hold a Round"), in_short(unmarked, _MOST_DOUBTS))
            return False
        return self.may_stay(contest)

    def may_stay(self, contest: Contest) -> bool:
        """Whether the director takes what speaks against problems, which is named."""
        doubts: list[object] = list(solved.doubts(contest))
        doubts += [
            FormatError("contest-stored", number=entry.number)
            for entry in contest.entries
            if evening.is_taken_as_stored(entry)
        ]
        if not doubts:
            return True
        sentences = in_short(doubts, _MOST_DOUBTS)
        return questions.confirm(self._window, questions.DOUBTFUL, sentences)

    def done(self, function: Callable[[], object]) -> bool:
        """Write something; False when that failed, which is told."""
        try:
            self.work.do(function, self.tr("Writing …"))
        except MatewrightError as error:
            show_error(self._window, self.tr("Cannot write the file"), str(error))
            return False
        return True


def _is_proved(entry: Entry) -> bool:
    return solved.is_solved(entry.problem) and not entry.problem.solution_is_stored

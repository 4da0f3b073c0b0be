"""Solving the problem that is shown: one question at a time, and where its answer belongs."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from matewright.engine import Options
from matewright.errors import MatewrightError
from matewright.gui.document import Document
from matewright.gui.jobs import JobRunner
from matewright.model.notation import Notation
from matewright.model.parts import parts
from matewright.model.problem import Problem
from matewright.model.solution import Progress, Solution
from matewright.model.stipulation import Stipulation
from matewright.services.progress_words import ProgressWords


@dataclass(frozen=True, slots=True)
class _Question:
    """What was asked, and of which problem."""

    place: int
    problem: Problem
    words: dict[str, ProgressWords]
    """By the labels of its parts."""

    def is_that_of(self, problem: Problem) -> bool:
        return _asked_by(self.problem) == _asked_by(problem)


def _asked_by(problem: Problem) -> tuple[object, ...]:
    """All of a problem that makes another question if it changes."""
    return (
        problem.position,
        problem.stipulation,
        problem.options,
        problem.twins,
        problem.zero_position,
    )


class Session(QObject):
    """Asks the engine about the current problem of a document and stores the answer there.

    A question nobody asks any more, because the problem was edited or another one is shown, is
    dropped.

    * `started`: solving began.
    * `progressed` (`Progress`, `ProgressWords`): how far it is, and what puts that into words.
    * `answered` (`Solution`): the document holds the answer already.
    * `failed` (`MatewrightError`): there is no answer.
    * `dropped` (sentence): why nobody waits for the answer any more.
    """

    started = Signal()
    progressed = Signal(object, object)
    answered = Signal(object)
    failed = Signal(object)
    dropped = Signal(str)

    def __init__(self, document: Document, runner: JobRunner, parent: QObject) -> None:
        super().__init__(parent)
        self._document = document
        self._runner = runner
        self._question: _Question | None = None
        self.notation = Notation()
        """How the moves of a running search are told."""
        document.problem_changed.connect(self._problem_changed)
        document.current_changed.connect(self._current_changed)
        runner.progress.connect(self._progress)
        runner.finished.connect(self._finish)
        runner.failed.connect(self._fail)

    def solve(self, options: Options) -> None:
        """Begin solving. Raises a `MatewrightError` that says why this cannot be solved."""
        self._question = None
        self._runner.start(self._document.problem, options)
        # A file may write the stipulation in its own way; the answer is to what it means.
        meant = Stipulation.parse(self._document.problem.stipulation)
        self._document.edit_stipulation(meant.text)
        problem = self._document.problem
        self._question = _Question(
            self._document.current,
            problem,
            {
                part.label: ProgressWords(
                    part.position, self.notation, Stipulation.parse(part.stipulation)
                )
                for part in parts(problem, options)
            },
        )
        self.started.emit()

    def _problem_changed(self, place: int) -> None:
        asked = self._question
        if asked is None or asked.place != place:
            return
        if not asked.is_that_of(self._document.collection[place]):
            self._drop(self.tr("Stopped: the problem was edited."))

    def _current_changed(self) -> None:
        self._drop(self.tr("Stopped: another problem is shown."))

    def _drop(self, reason: str) -> None:
        self._question = None
        if self._runner.is_running:
            self._runner.drop()
            self.dropped.emit(reason)

    def _progress(self, progress: Progress) -> None:
        if self._question is not None:
            words = self._question.words
            self.progressed.emit(progress, words.get(progress.part, next(iter(words.values()))))

    def _finish(self, solution: Solution) -> None:
        asked, self._question = self._question, None
        if asked is not None:
            self._document.set_solution(asked.place, solution)
            self.answered.emit(solution)

    def _fail(self, error: MatewrightError) -> None:
        self._question = None
        self.failed.emit(error)

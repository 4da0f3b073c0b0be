"""Which of the answers to the current problem is being viewed."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from matewright.gui.document.document import Document
from matewright.model.problem import Problem, Version
from matewright.model.solution import Solution
from matewright.model.versions import with_own_answer


class KeptAnswers(QObject):
    """Watches a document: its problem keeps the versions with their answers.

    * `changed`: another answer is viewed, or versions came or went. New answers are announced
      by the document.
    """

    changed = Signal()

    def __init__(self, document: Document, parent: QObject) -> None:
        super().__init__(parent)
        self._document = document
        self._viewed: Version | None = None
        self._cached = document.problem, document.problem
        self._own: Solution | None = None
        document.versions_changed.connect(self._follow)
        document.problem_changed.connect(self._turn_to_newest)
        document.current_changed.connect(self._turn_to_newest)

    @property
    def problem(self) -> Problem:
        """The current problem with its answer among its versions, also one that a file had."""
        problem = self._document.problem
        if problem is not self._cached[0]:
            self._cached = problem, with_own_answer(problem)
        return self._cached[1]

    @property
    def versions(self) -> tuple[Version, ...]:
        """All versions of the current problem that have an answer, the newest last."""
        return tuple(one for one in self.problem.versions if one.solution is not None)

    @property
    def answers(self) -> tuple[Version, ...]:
        """The versions whose answer fits the problem as it stands now."""
        question = self._document.problem.question
        return tuple(one for one in self.versions if one.problem.question == question)

    @property
    def viewed(self) -> Version | None:
        """The answer being viewed: the problem's own, unless another was selected."""
        answers, own = self.answers, self._document.problem.solution
        chosen = [one for one in answers if one is self._viewed]
        return next(iter(chosen or (one for one in answers if one.solution is own)), None)

    @property
    def shown_problem(self) -> Problem:
        """The current problem with the viewed answer instead of its own."""
        problem, viewed = self._document.problem, self.viewed
        if viewed is None:
            return problem
        stored = viewed.problem.solution_is_stored
        return replace(problem, solution=viewed.solution, solution_is_stored=stored)

    @property
    def to_compare(self) -> tuple[Version, ...]:
        """The viewed answer, and the newest of the others if there are any."""
        viewed = self.viewed
        others = [one for one in self.versions if one is not viewed]
        pair = others[-2:] if viewed is None else [*others[-1:], viewed]
        return tuple(sorted(pair, key=lambda one: one.number))

    def view(self, index: int) -> None:
        """View the answer with that index in `answers`."""
        chosen, before = self.answers[index], self.viewed
        self._viewed = chosen
        if chosen is not before:
            self.changed.emit()

    def can_forget(self, index: int) -> bool:
        """Whether that answer may be dropped; the problem's own is saved in the file."""
        answers = self.answers
        own = self._document.problem.solution
        return 0 <= index < len(answers) and answers[index].solution is not own

    def forget(self, index: int) -> None:
        """Drop the answer with that index in `answers`, unless it is the problem's own."""
        if self.can_forget(index):
            gone = self.answers[index]
            self._document.change_versions({gone.number: None}, self.tr("Drop Answer"))

    def _turn_to_newest(self) -> None:
        own = self._document.problem.solution
        if own is not self._own:
            self._own, self._viewed = own, None

    def _follow(self, index: int) -> None:
        if index == self._document.current:
            self.changed.emit()

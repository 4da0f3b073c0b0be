"""The parts of a problem as the window shows them: position, answer and name."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from matewright.errors import FormatError
from matewright.model.parts import DUPLEX, Part, label_in_words, parts
from matewright.model.play_options import PlayOptions
from matewright.model.play_state import PlayState
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.solution import Solution
from matewright.model.verdict import short_label
from matewright.wording import Wording

_words: Final = Wording("ShownPart")


@dataclass(frozen=True, slots=True)
class ShownPart:
    """One thing to look at: the diagram, a twin, or one of them with the parts exchanged.

    `twin` is the number of the twin from 0, -1 for the diagram. `is_edited`: the board shows it to
    be edited; that is the diagram as it is set up. `answer` is None while there is none, and for a
    zero position.
    """

    question: Part
    twin: int = -1
    is_edited: bool = False
    answer: Solution | None = None

    @property
    def label(self) -> str:
        """Its whole name, empty for a diagram without twins."""
        return self.question.label

    @property
    def position(self) -> Position:
        """The position of its question."""
        return self.question.position

    @property
    def state(self) -> PlayState:
        """What play begins from."""
        return PlayState(self.question.game)

    @property
    def short_label(self) -> str:
        """`b)`, `b) duplex`, `diagram`."""
        if not self.label:
            return _words("diagram")
        return label_in_words(short_label(self.label))


def shown_parts(problem: Problem, *, is_current: bool) -> tuple[ShownPart, ...]:
    """What there is to look at in a problem; the first is always the diagram, which is edited.

    `is_current` is `problem.solution_is_current`, which takes a while to find out.
    The parts end before a twin that cannot be made.
    """
    solution = problem.solution
    answers = () if solution is None else (solution, *solution.twins)
    options = PlayOptions()
    if solution is not None and is_current:
        options = solution.question.options
    questions = _possible_parts(problem, options)
    if len(answers) != len(questions):
        # They answer an earlier state of the problem; only the first can be assigned.
        answers = answers[:1]
    found = []
    is_zero = problem.zero_position and bool(problem.twins)
    if is_zero or not questions:
        found.append(ShownPart(Part.of(problem), is_edited=True))
    twin = -1 if not is_zero else 0
    for index, part in enumerate(questions):
        is_exchanged = part.label.endswith(DUPLEX)
        if index and not is_exchanged:
            twin += 1
        found.append(
            ShownPart(
                part,
                twin,
                is_edited=not found,
                answer=answers[index] if index < len(answers) else None,
            )
        )
    return tuple(found)


def _possible_parts(problem: Problem, options: PlayOptions) -> tuple[Part, ...]:
    """The parts before the first twin that cannot be made."""
    least = 1 if problem.zero_position and problem.twins else 0
    for count in range(len(problem.twins), least - 1, -1):
        try:
            return parts(replace(problem, twins=problem.twins[:count]), options)
        except FormatError:
            continue
    return ()

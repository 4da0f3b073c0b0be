"""What is drawn of a problem, the same on the screen, on paper and in pictures."""

from __future__ import annotations

from dataclasses import dataclass

from matewright.model.board_marks import NO_MARKS, BoardMarks, board_marks
from matewright.model.figures import USUAL, Figures, figures_of, target_of
from matewright.model.position import Position
from matewright.model.question import Question


@dataclass(frozen=True, slots=True)
class Diagram:
    """Men with their figures, and the marks that conditions put on the board."""

    position: Position
    marks: BoardMarks = NO_MARKS
    figures: Figures = USUAL

    @classmethod
    def of(cls, problem: Question) -> Diagram:
        """The diagram of a problem."""
        return cls(problem.position, board_marks(problem.conditions), figures_of(problem))

    @property
    def key(self) -> tuple[object, ...]:
        """Equal for diagrams that look the same."""
        return (
            self.position.board,
            self.marks.lines,
            tuple(self.marks.signs.items()),
            self.figures.by_kind,
        )


def diagrams_of(problem: Question) -> tuple[Diagram, ...]:
    """All diagrams that are printed of a problem: with the goal `a=>b` there are two."""
    first, target = Diagram.of(problem), target_of(problem.stipulation)
    if target is None:
        return (first,)
    # Nobody knows yet where the imitators will be.
    lasting = board_marks(one for one in problem.conditions if one.name != "Imitator")
    return first, Diagram(target, lasting, first.figures)

"""The columns of the list of problems: what each says of a problem, and how it is sorted."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import IntEnum
from typing import Final

from matewright.model.diagram import Diagram
from matewright.model.keywords import keywords_of
from matewright.model.problem import Problem
from matewright.model.verdict import Judgement, Verdict
from matewright.services.answer.file_verdict import judge_beside_file
from matewright.wording import Wording

_words: Final = Wording("Columns")


class Column(IntEnum):
    """The columns, from left to right."""

    NUMBER = 0
    DIAGRAM = 1
    AUTHOR = 2
    SOURCE = 3
    STIPULATION = 4
    MEN = 5
    KEYWORDS = 6
    STATE = 7

    @property
    def title(self) -> str:
        """Its heading."""
        return {
            Column.NUMBER: "#",
            Column.DIAGRAM: _words("Diagram"),
            Column.AUTHOR: _words("Author"),
            Column.SOURCE: _words("Source"),
            Column.STIPULATION: _words("Stip."),
            Column.MEN: _words("Men"),
            Column.KEYWORDS: _words("Keywords"),
            Column.STATE: _words("State"),
        }[self]

    @property
    def choice(self) -> str:
        """Its entry in the menu of columns."""
        return {
            Column.NUMBER: _words("&Number"),
            Column.DIAGRAM: _words("&Diagram"),
            Column.AUTHOR: _words("&Author"),
            Column.SOURCE: _words("&Source"),
            Column.STIPULATION: _words("S&tipulation"),
            Column.MEN: _words("&Men"),
            Column.KEYWORDS: _words("&Keywords"),
            Column.STATE: _words("Stat&e"),
        }[self]


TEXT_COLUMNS: Final = (Column.AUTHOR, Column.SOURCE, Column.KEYWORDS)
"""The columns whose texts may be of any length."""


@dataclass(frozen=True, slots=True)
class Row:
    """What the list shows of one problem: a text for each column but the first two."""

    texts: tuple[str, ...]
    diagram: Diagram
    judgement: Judgement

    @classmethod
    def of(cls, problem: Problem) -> Row:
        """The row of that problem."""
        judgement = judge_beside_file(problem)
        return cls(
            (
                "; ".join(problem.authors),
                problem.source,
                problem.stipulation.task,
                problem.position.tally,
                ", ".join(keywords_of(problem)),
                _state(judgement),
            ),
            Diagram.of(problem),
            judgement,
        )

    def text(self, column: Column) -> str:
        """The words of a column; none where a diagram or the number of the row stands."""
        return "" if column < Column.AUTHOR else self.texts[column - Column.AUTHOR]


def solving() -> str:
    """The state of a problem that is being solved."""
    return _words("Solving …")


def all_states() -> Iterator[str]:
    """All texts that the column of states may show."""
    yield solving()
    for verdict in Verdict:
        yield verdict.word
        yield _from_file(verdict)


def _state(judgement: Judgement) -> str:
    # The claim of a file is unchecked.
    return _from_file(judgement.verdict) if judgement.is_stored else judgement.verdict.word


def _from_file(verdict: Verdict) -> str:
    text = _words("{verdict}, from the file")
    return text.format(verdict=verdict.word)

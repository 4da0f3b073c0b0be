"""The columns of the list of problems: what each says of a problem, and how it is sorted."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import IntEnum
from typing import Final

from matewright.model.award import Award
from matewright.model.diagram import Diagram
from matewright.model.keywords import keywords_of
from matewright.model.problem import Problem
from matewright.model.source import year_of
from matewright.model.verdict import Judgement, Verdict, solution_counts
from matewright.services.answer.difficulty import difficulty
from matewright.services.answer.file_verdict import judge_beside_file
from matewright.services.legality.memory import memory, number_of
from matewright.wording import Wording

_words: Final = Wording("Columns")


class Column(IntEnum):
    """The columns, from left to right."""

    NUMBER = 0
    DIAGRAM = 1
    AUTHOR = 2
    SOURCE = 3
    YEAR = 4
    AWARD = 5
    STIPULATION = 6
    MEN = 7
    KEYWORDS = 8
    STATE = 9
    SOLUTIONS = 10
    THEMES = 11
    COMMENT = 12
    LEGALITY = 13
    DIFFICULTY = 14

    @property
    def title(self) -> str:
        """Its heading."""
        return {
            Column.NUMBER: "#",
            Column.DIAGRAM: _words("Diagram"),
            Column.AUTHOR: _words("Author"),
            Column.SOURCE: _words("Source"),
            Column.YEAR: _words("Year"),
            Column.AWARD: _words("Award"),
            Column.STIPULATION: _words("Stip."),
            Column.MEN: _words("Men"),
            Column.KEYWORDS: _words("Keywords"),
            Column.STATE: _words("State"),
            Column.SOLUTIONS: _words("Solutions"),
            Column.THEMES: _words("Themes"),
            Column.COMMENT: _words("Comment"),
            Column.LEGALITY: _words("Legal?"),
            Column.DIFFICULTY: _words("Difficulty"),
        }[self]

    @property
    def choice(self) -> str:
        """Its entry in the menu of columns."""
        return {
            Column.NUMBER: _words("&Number"),
            Column.DIAGRAM: _words("&Diagram"),
            Column.AUTHOR: _words("&Author"),
            Column.SOURCE: _words("&Source"),
            Column.YEAR: _words("&Year"),
            Column.AWARD: _words("A&ward"),
            Column.STIPULATION: _words("S&tipulation"),
            Column.MEN: _words("&Men"),
            Column.KEYWORDS: _words("&Keywords"),
            Column.STATE: _words("Stat&e"),
            Column.SOLUTIONS: _words("So&lutions"),
            Column.THEMES: _words("T&hemes"),
            Column.COMMENT: _words("&Comment"),
            Column.LEGALITY: _words("Le&gality"),
            Column.DIFFICULTY: _words("Diffic&ulty"),
        }[self]

    @property
    def name_in_words(self) -> str:
        """What it holds, in a sentence."""
        return self.choice.replace("&", "")

    @property
    def meaning(self) -> str:
        """What it holds, for who wonders."""
        return {
            Column.SOLUTIONS: _words(
                "The keys, or the solutions of help play, that were found; those of twins with a "
                "plus between them. In brackets how many are intended, where none were looked for"
            ),
            Column.THEMES: _words("The themes that the problem is about or that a keyword names"),
            Column.DIFFICULTY: _words("How hard it may be to solve: an estimate from the answer"),
        }.get(self, self.title)


SHARES: Final = {
    Column.AUTHOR: 3,
    Column.SOURCE: 4,
    Column.AWARD: 2,
    Column.KEYWORDS: 2,
    Column.THEMES: 3,
    Column.COMMENT: 3,
}
"""The columns whose texts may be of any length, with their shares of the room."""

LINES: Final = {
    Column.AUTHOR: "authors",
    Column.SOURCE: "source",
    Column.YEAR: "date",
    Column.AWARD: "distinction",
    Column.STIPULATION: "stipulation",
    Column.KEYWORDS: "keywords",
    Column.COMMENT: "comment",
}
"""The columns that can be edited, each with the line of the properties that it is."""

OF_LIST: Final = frozenset(
    (
        Column.NUMBER,
        Column.DIAGRAM,
        Column.AUTHOR,
        Column.SOURCE,
        Column.STIPULATION,
        Column.MEN,
        Column.KEYWORDS,
        Column.STATE,
        Column.LEGALITY,
    )
)
"""The columns for which the small list has room; the collection view has all."""


@dataclass(frozen=True, slots=True)
class Row:
    """What the list shows of one problem: a text for each column that is read off it.

    What is known of its legality is looked up when it is shown, by `number`.
    """

    texts: Mapping[Column, str]
    diagram: Diagram
    judgement: Judgement
    number: int | None

    @classmethod
    def of(cls, problem: Problem) -> Row:
        """The row of that problem."""
        judgement = judge_beside_file(problem)
        return cls(
            {
                Column.AUTHOR: "; ".join(problem.authors),
                Column.SOURCE: problem.source,
                Column.YEAR: str(year_of(problem.source) or ""),
                Column.AWARD: Award.of(problem).distinction,
                Column.STIPULATION: problem.stipulation.task,
                Column.MEN: problem.position.tally,
                Column.KEYWORDS: ", ".join(keywords_of(problem)),
                Column.STATE: _state(judgement),
                Column.SOLUTIONS: _solutions(problem),
                Column.DIFFICULTY: "★" * (difficulty(problem) or 0),
                Column.COMMENT: " ".join(problem.comment.split()),
            },
            Diagram.of(problem),
            judgement,
            number_of(problem.game),
        )

    def text(self, column: Column) -> str:
        """The words of a column; none where they are not read off the problem."""
        if column is Column.LEGALITY:
            verdict = memory().verdict_of(self.number)
            return "" if verdict is None else verdict.word
        return self.texts.get(column, "")


def solving() -> str:
    """The state of a problem that is being solved."""
    return _words("Solving …")


def all_states() -> Iterator[str]:
    """All texts that the column of states may show."""
    yield solving()
    for verdict in Verdict:
        yield verdict.word
        yield _from_file(verdict)


def _solutions(problem: Problem) -> str:
    counts = solution_counts(problem)
    if not counts:
        return f"({problem.intended})" if problem.intended else ""
    return "+".join(map(str, counts))


def _state(judgement: Judgement) -> str:
    # The claim of a file is unchecked.
    return _from_file(judgement.verdict) if judgement.is_stored else judgement.verdict.word


def _from_file(verdict: Verdict) -> str:
    text = _words("{verdict}, from the file")
    return text.format(verdict=verdict.word)

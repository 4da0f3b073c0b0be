"""The row of one problem in the index."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from matewright.model.award import Award
from matewright.model.keywords import keywords_of
from matewright.model.problem import Problem
from matewright.model.source import year_of
from matewright.model.verdict import solution_counts
from matewright.services.answer.file_verdict import judge_beside_file
from matewright.services.collection.folding import canonical, folded, storable
from matewright.services.collection.found_themes import BatchThemes
from matewright.services.collection.likeness import Likeness, likeness
from matewright.services.collection.outline import Outline, outline
from matewright.services.legality.memory import number_of

MEN: Final = tuple(f"{colour}{letter}" for colour in "wb" for letter in "KQRBSP")
"""The pieces that have a board of their own in the index, by colour and problem letter."""

_SIGN: Final = 1 << 63
_SORTED_BY: Final = 100
"""Letters of a comment by which problems are sorted."""
_MOST_NODES: Final = 1_000
"""Of a new answer in which themes are looked for at once; a batch looks at larger ones."""


@dataclass(frozen=True, slots=True)
class Row:
    """One problem as the index keeps it.

    Texts that are compared are `folded`. `boards` has one bit a square (a1 = 1, the sign bit is
    h8) for each of `MEN`; `others` are the boards of all other pieces. `white` and `black` count
    the pieces of either side, `pieces` those of both and of neither. `likeness` is None without
    pieces, `outline` without a solution that can be compared. `themes` are the names of those
    found. `solutions` is how many there are in all parts, None if unknown; of a comment its
    beginning is kept. `warnings` are what was not understood, as JSON. `position` is the number
    under which verdicts on its legality are known.
    """

    author: str
    source: str
    stipulation: str
    year: int | None
    white: int
    black: int
    pieces: int
    state: str
    text: str
    boards: tuple[int, ...]
    others: tuple[tuple[str, int], ...]
    authors: tuple[str, ...]
    keywords: tuple[str, ...]
    source_name: str
    likeness: Likeness | None
    outline: Outline | None = None
    themes: tuple[str, ...] = ()
    award: str = ""
    solutions: int | None = None
    comment: str = ""
    warnings: tuple[str, ...] = ()
    position: int | None = None


def row_of(
    problem: Problem, warnings: tuple[str, ...] = (), batch: BatchThemes | None = None
) -> Row:
    """The row of a problem; `batch` holds the themes that a batch has found in its file."""
    boards: dict[str, int] = {}
    white = black = pieces = 0
    for square, piece in problem.position.pieces():
        name = piece.side + piece.kind.problem_letter
        boards[name] = boards.get(name, 0) | 1 << square
        white += piece.side == "w"
        black += piece.side == "b"
        pieces += 1
    conditions = (condition.text for condition in problem.conditions)
    words = (problem.solution_text, problem.comment, *conditions, *_texts_in(problem.extra))
    return Row(
        author=folded("; ".join(problem.authors)),
        source=folded(problem.source),
        stipulation=canonical(problem.stipulation),
        year=year_of(problem.source),
        white=white,
        black=black,
        pieces=pieces,
        state=judge_beside_file(problem).verdict.name.lower().replace("_", "-"),
        text=folded(" ".join(word for word in words if word)),
        boards=tuple(_signed(boards.get(name, 0)) for name in MEN),
        others=tuple((name, _signed(bits)) for name, bits in boards.items() if name not in MEN),
        authors=tuple(map(storable, problem.authors)),
        keywords=tuple(map(storable, keywords_of(problem))),
        source_name=storable(problem.source.split(",")[0].strip()),
        likeness=likeness(problem) if pieces else None,
        outline=outline(problem),
        themes=_themes(problem, batch),
        award=folded(Award.of(problem).distinction),
        solutions=sum(solution_counts(problem)) or None,
        comment=folded(problem.comment[:_SORTED_BY]),
        warnings=warnings,
        position=number_of(problem.game),
    )


def _themes(problem: Problem, batch: BatchThemes | None) -> tuple[str, ...]:
    solution = problem.solution if problem.solution_is_current else None
    if solution is not None and solution.themes is not None:
        return solution.themes
    is_new = solution is not None and not problem.solution_is_stored
    if solution is not None and is_new and len(solution.tree.tree) <= _MOST_NODES:
        # Imported only where themes are looked for.
        from matewright.services import themes

        return themes.names_in(solution) or ()
    return (batch.of(problem) if batch is not None else None) or ()


def _texts_in(value: object) -> list[str]:
    """All texts in what a file says beyond the fields of a problem."""
    if isinstance(value, str):
        return [value]
    if isinstance(value, dict):
        return [text for inner in value.values() for text in _texts_in(inner)]
    if isinstance(value, list):
        return [text for inner in value for text in _texts_in(inner)]
    return []


def _signed(bits: int) -> int:
    """As SQLite keeps 64 bits."""
    return bits - 2 * _SIGN if bits & _SIGN else bits

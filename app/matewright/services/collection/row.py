"""The row of one problem in the index."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain
from typing import Final

from matewright.model.award import Award
from matewright.model.conditions import Condition
from matewright.model.keywords import keywords_of
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.source import year_of
from matewright.model.themes_found import NO_THEMES, ThemesFound
from matewright.model.twin import Recondition
from matewright.model.verdict import solution_counts
from matewright.services.answer.difficulty import difficulty
from matewright.services.answer.file_verdict import judge_beside_file
from matewright.services.collection.folding import canonical, folded, storable
from matewright.services.collection.found_themes import BatchThemes
from matewright.services.collection.likeness import Likeness, likeness
from matewright.services.collection.outline import Outline, outline
from matewright.services.legality.memory import number_of

MEN: Final = tuple(f"{colour}{letter}" for colour in "wb" for letter in "KQRBSP")
"""The pieces that have a board of their own in the index, by colour and problem letter."""

NEUTRAL: Final = "neutral"
"""Counted as an attribute is."""

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
    pieces, `outline` without a solution that can be compared. `themes` are those found.
    `conditions` are the English names of those under which it or a twin is played, `attributes` how
    many men have which, of the words of `model.attributes` and `neutral`. `solutions` is how many
    there are in all parts, None if unknown, like the estimated `difficulty`; of a comment its
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
    themes: ThemesFound = NO_THEMES
    award: str = ""
    solutions: int | None = None
    difficulty: int | None = None
    comment: str = ""
    conditions: tuple[str, ...] = ()
    attributes: tuple[tuple[str, int], ...] = ()
    warnings: tuple[str, ...] = ()
    position: int | None = None


def row_of(
    problem: Problem, warnings: tuple[str, ...] = (), batch: BatchThemes | None = None
) -> Row:
    """The row of a problem; `batch` holds the themes that a batch has found in its file."""
    boards: dict[str, int] = {}
    attributes: Counter[str] = Counter()
    white = black = pieces = 0
    for square, piece in problem.position.pieces():
        name = piece.side + piece.kind.problem_letter
        boards[name] = boards.get(name, 0) | 1 << square
        white += piece.side == "w"
        black += piece.side == "b"
        pieces += 1
        attributes.update(map(folded, (*piece.attributes, *((NEUTRAL,) * piece.is_neutral))))
    conditions = _conditions(problem)
    words = (
        *(problem.solution_text, problem.comment),
        *(word for one in conditions for word in (one.text, one.english_title)),
        *_fairy_words(problem.position),
        *_texts_in(problem.extra),
    )
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
        difficulty=difficulty(problem),
        comment=folded(problem.comment[:_SORTED_BY]),
        conditions=tuple(dict.fromkeys(map(_title, conditions))),
        attributes=tuple(attributes.items()),
        warnings=warnings,
        position=number_of(problem.game),
    )


def _conditions(problem: Problem) -> tuple[Condition, ...]:
    """Those of the problem, and those of its twins."""
    changes = (change for twin in problem.twins for change in twin.changes)
    others = (one.conditions for one in changes if isinstance(one, Recondition))
    return tuple(dict.fromkeys(chain(problem.conditions, *others)))


def _title(condition: Condition) -> str:
    """Its English name without parameters; a variant that has a name of its own has that."""
    kind = condition.by_own_name.kind
    return storable(condition.name) if kind is None else kind.english_title


def _fairy_words(position: Position) -> Iterator[str]:
    """The names of fairy men and of attributes, in English."""
    pieces = [piece for _, piece in position.pieces()]
    yield from {piece.kind.english for piece in pieces if piece.kind.is_fairy}
    yield from {word for piece in pieces for word in piece.attributes}
    if any(piece.is_neutral for piece in pieces):
        yield NEUTRAL


def _themes(problem: Problem, batch: BatchThemes | None) -> ThemesFound:
    solution = problem.solution if problem.solution_is_current else None
    if solution is not None and solution.themes is not None:
        return solution.themes
    is_new = solution is not None and not problem.solution_is_stored
    if solution is not None and is_new and len(solution.tree.tree) <= _MOST_NODES:
        # Imported only where themes are looked for.
        from matewright.services import themes

        return themes.found_in(solution) or NO_THEMES
    return (batch.of(problem) if batch is not None else None) or NO_THEMES


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

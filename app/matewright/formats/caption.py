"""The words around a printed diagram: its author and source, the stipulation, how many pieces.

Above the diagram stand author, source and award; below it the stipulation on the left, the count of
pieces on the right, and what else one must know to solve the problem.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from matewright.errors import FormatError
from matewright.model.award import Award
from matewright.model.move import square_name
from matewright.model.notation import PROBLEM, relettered
from matewright.model.options import Group, in_group
from matewright.model.parts import DUPLEX, label_in_words, letter, parts
from matewright.model.piece import Colour
from matewright.model.play_options import PlayOptions
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.solution import Solution
from matewright.model.stipulation import Stipulation
from matewright.wording import Wording

_words: Final = Wording("caption")

_MOST_DIGITS: Final = 4


@dataclass(frozen=True, slots=True)
class Entry:
    """What is published together: a problem, and the answer to it if there is one."""

    problem: Problem
    answer: Solution | None = None

    @classmethod
    def of(cls, problem: Problem) -> Entry:
        """A problem with its own answer, unless that belongs to an earlier state of it."""
        return cls(problem, problem.solution if problem.solution_is_current else None)

    @property
    def words(self) -> tuple[str, str]:
        """What stands in place of an answer: a heading and the solution as written in the file.

        It has not been checked, and the problem may have been changed since; so the heading
        says where it comes from. Without such a text only the heading is there.
        """
        if not self.problem.written_solution:
            return _words("Not solved."), ""
        return _words("Solution from the file, not checked:"), self.problem.written_solution

    @property
    def themes(self) -> str:
        """The themes that the answer is about, in one line.

        Where it is about none, a sentence on what else it shows; empty where nothing is known.
        """
        found = self.answer.themes if self.answer is not None else None
        if found is None or not found.main:
            return "" if found is None else found.summary
        return _words("Themes: {names}", names=", ".join(found.main))


@dataclass(frozen=True, slots=True)
class Caption:
    """Everything around one diagram; what is unknown is empty.

    `conditions` and `pieces` are those that are not orthodox. `twins` holds a line for each,
    `remarks` options and what a diagram cannot show, such as rights to castle.
    """

    authors: str
    source: str
    award: str
    stipulation: str
    count: str
    conditions: tuple[str, ...]
    pieces: tuple[str, ...]
    twins: tuple[str, ...]
    remarks: tuple[str, ...]

    @classmethod
    def of(cls, problem: Problem, letters: Mapping[str, str] = PROBLEM) -> Caption:
        """The words for a problem, in which pieces have some letters."""
        position, award = problem.position, Award.of(problem)
        return cls(
            authors=" & ".join(map(_natural, problem.authors)),
            source=problem.source,
            award=", ".join(filter(None, (award.distinction, award.tourney))),
            stipulation=" ".join(filter(None, (problem.starred_task, _intended(problem)))),
            count=position.tally,
            conditions=tuple(condition.title for condition in problem.conditions),
            pieces=tuple(_men(position)),
            twins=tuple(relettered(twin, letters, PROBLEM) for twin in _twins(problem)),
            remarks=(*_options(problem), *_rights(problem)),
        )

    @property
    def below(self) -> tuple[str, ...]:
        """The legend, twins, and what else one must know to solve the problem."""
        return (*filter(None, (self.legend,)), *self.twins, *self.remarks)

    @property
    def legend(self) -> str:
        """The rules that are not orthodox: `Circe; Grasshopper c5, d3`."""
        return "; ".join((*self.conditions, *self.pieces))

    @property
    def origin(self) -> str:
        """Author, source and award in one line: `Sam Loyd, Chicago Times, 1879`."""
        return ", ".join(filter(None, (self.authors, self.source, self.award)))


def _natural(name: str) -> str:
    """`Loyd, Sam` as `Sam Loyd`; other names stay as they are."""
    family, comma, first = name.partition(", ")
    return f"{first} {family}" if comma and "," not in first else name


def _intended(problem: Problem) -> str:
    """`3 solutions`; what counts branches as well stays as it is written: `2.1.1.1`."""
    count = problem.intended
    if count.isascii() and count.isdigit() and len(count) <= _MOST_DIGITS:
        return _words.count(int(count), "%n solution", "%n solutions")
    return count


def _twins(problem: Problem) -> Iterator[str]:
    """The labels of the twins; as they stand in the file where one of them cannot be made."""
    if not problem.twins:
        return
    try:
        found = parts(problem, PlayOptions())
    except FormatError:
        found = None
    if problem.zero_position:
        yield _words("Zero position")
    if found is None:
        first = 0 if problem.zero_position else 1
        for number, twin in enumerate(problem.twins, first):
            yield f"{letter(number)}) {twin.text}"
        return
    for part in found:
        if part.label != "a)" and not part.label.endswith(DUPLEX):
            yield label_in_words(part.label)


def _options(problem: Problem) -> Iterator[str]:
    """What the problem demands beside its stipulation, and what of it is not supported."""
    yield from (_words(one.caption) for one in in_group(Group.QUESTION) if problem.options.has(one))
    conditions = {condition.text for condition in problem.conditions}
    yield from (text for text in problem.unsupported_rules if text not in conditions)


def _men(position: Position) -> Iterator[str]:
    """What fairy pieces are: `Grasshopper c5, d3`."""
    natures: dict[str, list[str]] = {}
    for square, piece in position.pieces():
        if piece.is_fairy:
            natures.setdefault(piece.description, []).append(square_name(square))
    for nature, squares in sorted(natures.items()):
        yield f"{nature[:1].upper()}{nature[1:]} {', '.join(squares)}"


def _rights(problem: Problem) -> Iterator[str]:
    """Side to move, castling and en passant, where they are not usual."""
    position = problem.position
    if problem.is_exchanged or not isinstance(problem.stipulation, Stipulation):
        is_white = position.turn is Colour.WHITE
        yield _words("White to move") if is_white else _words("Black to move")
    possible, denied = position.castling_possible, position.castling_denied
    for rights, both, short, long in (
        (
            "KQ",
            _words("White may not castle"),
            _words("White may not castle kingside"),
            _words("White may not castle queenside"),
        ),
        (
            "kq",
            _words("Black may not castle"),
            _words("Black may not castle kingside"),
            _words("Black may not castle queenside"),
        ),
    ):
        own = possible & set(rights)
        if own and own <= denied:
            yield both
        elif own & denied:
            yield short if rights[0] in denied else long
    if position.en_passant is not None and not problem.shows_turn_when_reached:
        square = square_name(position.en_passant)
        yield _words("En passant on {square} is possible", square=square)

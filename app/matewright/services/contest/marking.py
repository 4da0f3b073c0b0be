"""Marking: the answer of a solver compared with the complete solution."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import groupby
from typing import Final

from matewright import engine
from matewright.errors import FormatError
from matewright.formats.stated_solution import reading
from matewright.formats.stated_solution.reading import Section
from matewright.model.notation import Notation
from matewright.model.parts import DUPLEX, Part
from matewright.model.play import Play
from matewright.model.problem import Problem
from matewright.model.solution import Mode, Role, Solution, Status
from matewright.model.verdict import is_exhaustive
from matewright.services.contest import written_answer
from matewright.services.contest.battle import BattleMarker, not_read
from matewright.services.contest.lines import LineMarker
from matewright.services.contest.marked import Marked, Row
from matewright.services.contest.rules import RULES, Rules
from matewright.services.contest.scoring import Worth
from matewright.services.contest.thematic import Variation, label_of, worths

_SHORT: Final = 2
"""Moves up to which first moves that fail are looked for,"""
_TRIES: Final = 3
"""with so many refutations at most."""
_MOST_LINES: Final = reading.MOST_LINES
"""Solutions of help play beyond which an answer is not marked."""


def options_for(problem: Problem, chosen: engine.Options) -> engine.Options:
    """How a problem is solved for marking: a short one with tries, which say what refutes them."""
    stipulation = problem.stipulation.checked()
    is_short = stipulation.play is Play.DIRECT and stipulation.moves <= _SHORT
    return replace(chosen, tries=_TRIES) if is_short else chosen


def mark(
    solution: Solution,
    text: str,
    rules: Rules = RULES["wfcc"],
    *,
    intended: int | None = None,
    variations: Sequence[Variation] = (),
    notation: Notation | None = None,
) -> Marked:
    """Compare an answer, as solvers write it, with a complete solution.

    The parts of a problem with twins share the points; the answer to each begins with its letter.
    `intended` is how many solutions of help play the author wants: a cook counts like one of them.
    `variations` are those a director gives points for, in place of those of the rules.
    `notation` is how moves of the solution are written; without it short, in English letters.
    Raises `FormatError` where the solution is not complete, or too large.
    """
    check(solution)
    parts = (solution, *solution.twins)
    if len(text) > reading.MOST_CHARACTERS:
        raise FormatError("contest-too-long", most=reading.MOST_CHARACTERS)
    text = written_answer.plain(text)
    share = Fraction(1, 1 if variations else len(parts))
    of_parts = worths(solution, rules, variations) if variations else [{} for _ in parts]
    sections = _sections(text, [part.label for part in parts])
    marked = [
        _marked(part, section, rules, intended, worth, notation)
        if worth or not variations
        else Marked(rules, Fraction(), Fraction())
        for part, section, worth in zip(parts, sections, of_parts, strict=True)
    ]
    by_part = list(zip(parts, marked, strict=True))

    def shared(part: Solution, rows: Sequence[Row]) -> Iterator[Row]:
        for row in rows:
            yield replace(row, text=_labelled(part, row.text), points=row.points * share)

    return Marked(
        rules,
        sum((one.points for one in marked), Fraction()) * share,
        Fraction(rules.most),
        tuple(row for part, one in by_part for row in shared(part, one.right)),
        tuple(row for part, one in by_part for row in shared(part, one.missing)),
        tuple(row for part, one in by_part for row in shared(part, one.wrong)),
        tuple(word for one in marked for word in one.unread),
        tuple(_labelled(part, note) for part, one in by_part for note in one.notes),
    )


_UNMARKED: Final = frozenset(
    {
        *("PostKeyPlay", "MaxSolutions", "StartMoveNumber", "UpToMoveNumber"),
        *("StopOnShortSolutions", "MaxFlightSquares", "Threat", "NonTrivial"),
        # Which side an answer is for cannot be told.
        "Duplex",
    }
)
"""Options under which an answer of the engine is not the whole solution, or not one."""


def unread(text: str, parts: Sequence[Part]) -> tuple[str, ...]:
    """The words of an answer that are not understood, told by the question alone.

    Raises `FormatError` where the text is too long.
    """
    if len(text) > reading.MOST_CHARACTERS:
        raise FormatError("contest-too-long", most=reading.MOST_CHARACTERS)
    sections = _sections(written_answer.plain(text), [part.label for part in parts])
    return tuple(
        word
        for part, section in zip(parts, sections, strict=True)
        for word in _not_read(part, section)
    )


def _not_read(part: Part, section: Section) -> Iterator[str]:
    if section.is_empty:
        return
    stipulation = part.stipulation.checked()
    if stipulation.play.is_battle:
        yield from not_read(section)
        return
    claim = reading.read(section, stipulation, part.options)
    yield from (one.text for one in (claim.unread, claim.languages()[1]) if one)


def check(solution: Solution) -> None:
    """Raise `FormatError` for what answers cannot be compared with."""
    for part in (solution, *solution.twins):
        _check_part(part)


def _check_part(part: Solution) -> None:
    named = [name for name in part.question.options.names if name.split(" ")[0] in _UNMARKED]
    if named:
        raise FormatError("contest-option", names=", ".join(named))
    is_whole = part.status is not Status.PARTIAL and part.mode is Mode.FULL
    if not (is_whole and is_exhaustive(part)) or len(part.lines) > _MOST_LINES:
        raise FormatError("contest-not-complete")
    role = Role.KEY if part.stipulation.play.is_battle else Role.HELP
    if not any(node.role is role for node in part.tree.children):
        raise FormatError("contest-no-solution", part=part.label or part.stipulation.name)


def _marked(
    part: Solution,
    section: Section,
    rules: Rules,
    intended: int | None,
    worth: Worth,
    notation: Notation | None,
) -> Marked:
    if part.stipulation.play.is_battle:
        return BattleMarker(part, rules, worth, notation=notation).marked(section)
    return LineMarker(part, rules, intended, worth, notation=notation).marked(section)


def _labelled(part: Solution, text: str) -> str:
    return f"{label_of(part)} {text}".strip()


def _sections(text: str, labels: Sequence[str]) -> Iterator[Section]:
    """The section of the text for each part; those with exchanged colours share theirs."""
    names = [label.split(" ")[0] for label in labels]
    letters = ["" if name == DUPLEX else name.removesuffix(")") for name in names]
    distinct = [letter for letter, _ in groupby(letters)]
    if len(distinct) == 1:
        yield from (reading.whole(text) for _ in labels)
        return
    found = reading.sections(written_answer.with_labels(text, distinct), distinct)
    if not found:
        # Without any letter it is about the diagram.
        found = {letters[0]: reading.whole(text)}
    nothing = reading.whole("")
    yield from (found.get(letter, nothing) for letter in letters)

"""The diagram and its twins as they are listed: letter and change."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from matewright.errors import FormatError
from matewright.model.notation import PROBLEM, Notation, letters_for, relettered
from matewright.model.parts import letter
from matewright.model.problem import Problem
from matewright.model.twin import translated
from matewright.wording import Wording

_words: Final = Wording("TwinTableModel")


@dataclass(frozen=True, slots=True)
class TwinRow:
    """A twin: its letter, what is changed, and why that cannot be."""

    letter: str
    words: str
    error: str = ""


def twin_rows(problem: Problem, notation: Notation) -> tuple[TwinRow, ...]:
    """The diagram and its twins."""
    zero = problem.zero_position and bool(problem.twins)
    letters = letters_for(notation.letters, problem.position)
    rows = [
        TwinRow(
            "" if zero else "a)",
            _words("the diagram, which is not part of the question")
            if zero
            else _words("the diagram"),
        )
    ]
    diagram = before = (problem.position, problem.stipulation)
    for number, twin in enumerate(problem.twins):
        name = f"{letter(number if zero else number + 1)})"
        start = before if twin.continued else diagram
        try:
            words = relettered(translated(twin.described(*start)), letters, PROBLEM)
            rows.append(TwinRow(name, words))
            before = twin.apply(*start)
        except FormatError as error:
            rows.append(TwinRow(name, translated(twin.description), str(error)))
    return tuple(rows)

"""Questions as tests write them: the parts of one in a row, and the options beside."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from matewright.engine import Options
from matewright.model.conditions import Condition
from matewright.model.parts import Part
from matewright.model.play_options import PlayOptions
from matewright.model.position import Position
from matewright.model.solution import Solution
from matewright.model.stipulation import AnyStipulation, Stipulation, stipulation_of


def posed(
    position: Position | str,
    stipulation: AnyStipulation | str,
    options: Options = Options(),  # noqa: B008 - immutable
    conditions: tuple[Condition, ...] = (),
) -> tuple[Part, Options]:
    """What `engine.start` and its like are given; a FEN without a turn leaves it to who begins."""
    if isinstance(stipulation, str):
        stipulation = stipulation_of(stipulation)
    if isinstance(position, str):
        position = Position.from_fen(position, options.begins(stipulation.checked()))
    return Part(position, stipulation, options.play_options, conditions=conditions), options


def reworded(
    solution: Solution,
    *,
    fen: str | None = None,
    stipulation: Stipulation | None = None,
    options: Iterable[str] | None = None,
    **others: Any,
) -> Solution:
    """An answer as one to another question, with the options by their names; changed otherwise."""
    question = solution.question
    if fen is not None:
        question = replace(question, position=Position.from_fen(fen))
    if stipulation is not None:
        question = replace(question, stipulation=stipulation)
    if options is not None:
        known, unknown = PlayOptions.parse(options)
        question = replace(question, options=known, unknown=unknown)
    return replace(solution, question=question, **others)

"""Questions as tests write them: the parts of one in a row, and the options beside."""

from __future__ import annotations

from matewright.engine import Options
from matewright.model.conditions import Condition
from matewright.model.parts import Part
from matewright.model.position import Position
from matewright.model.stipulation import AnyStipulation, stipulation_of


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

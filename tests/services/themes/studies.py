"""Studies of the published positions, for tests of what is worked out from them."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from matewright.model.notation import Notation
from matewright.model.play_options import PlayOptions, natural_turn
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.stipulation import stipulation_of
from matewright.model.twin import Twin
from matewright.services import themes
from matewright.services.themes.examples import records
from matewright.services.themes.facts.study import Study

POSITIONS: Final[list[dict[str, Any]]] = [*records().values()]


def problem(fen: str, asked: str, twins: list[str], *, duplex: bool = False) -> Problem:
    """A position with the turn that its stipulation begins with."""
    stipulation = stipulation_of(asked)
    position = Position.from_fen(fen, natural_turn(stipulation, PlayOptions()))
    options = PlayOptions(duplex=duplex)
    return Problem(position, stipulation, options, tuple(map(Twin.parse, twins)))


@cache
def study_of(theme: str) -> Study:
    """The study of the position that shows a theme."""
    one = next(one for one in POSITIONS if one["theme"] == theme)
    asked = problem(one["fen"], one["stipulation"], one["twins"])
    return Study(themes.solve(asked), Notation())

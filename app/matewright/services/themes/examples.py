"""A published problem for each theme, which shows it."""

from __future__ import annotations

import json
from functools import cache
from typing import Any, Final

from matewright import resources
from matewright.model.play_options import PlayOptions, natural_turn
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.stipulation import stipulation_of
from matewright.model.twin import Twin
from matewright.services.themes.find import tries_for

_FILE: Final = ("themes", "examples.json")


@cache
def records() -> dict[str, dict[str, Any]]:
    """What is noted of each theme: problem, source, and a near miss that does not show it."""
    text = resources.path(*_FILE).read_text(encoding="utf-8")
    return {one["theme"]: one for one in json.loads(text)}


def example(name: str) -> Problem | None:
    """The problem that shows a theme, with author and source; None where none is noted."""
    one = records().get(name)
    if one is None:
        return None
    asked = stipulation_of(one["stipulation"])
    options = PlayOptions(duplex=one.get("duplex", False))
    position = Position.from_fen(one["fen"], natural_turn(asked, options))
    author, comma, source = one["source"].partition(", ")
    return Problem(
        position,
        asked,
        options.with_phases(asked.checked(), tries=tries_for(asked.checked())),
        tuple(map(Twin.parse, one["twins"])),
        authors=tuple(author.split(" & ")) if comma else (),
        source=source,
    )

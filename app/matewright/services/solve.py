"""Solving a problem: from what a person gave to a running job or an answer."""

from __future__ import annotations

from matewright import engine
from matewright.model.position import Position
from matewright.model.solution import Solution
from matewright.model.stipulation import Stipulation


def start(
    position: Position | str, stipulation: Stipulation | str, options: engine.Options
) -> engine.Job:
    """Begin solving; the job runs in threads of the engine's own.

    Texts are read as FEN and stipulation. Raises `FormatError`, `StipulationError`,
    `IllegalPosition` or `EngineError`, each naming what is wrong and where.
    """
    if isinstance(stipulation, str):
        stipulation = Stipulation.parse(stipulation)
    if isinstance(position, str):
        position = Position.from_fen(position)
    return engine.start(position, stipulation, options)


def solve(
    position: Position | str,
    stipulation: Stipulation | str,
    options: engine.Options | None = None,
) -> Solution:
    """Solve and wait for the answer. Raises what `start` raises.

    Ctrl-C stops the search and goes on as `KeyboardInterrupt`.
    """
    return start(position, stipulation, options or engine.Options()).result()

"""Matewright, the workbench for chess problems.

>>> import matewright
>>> matewright.solve("5Kbk/6pp/6P1/8/8/8/8/7R w", "#2").keys
('h1h6',)

`read` and `write` know all file formats; a file is a sequence of `Problem`.

`solve` waits for the complete answer, `start` returns a `Job` that can be watched and cancelled.
Both take the options of `Options` by name. All errors are a `MatewrightError`. What is named here
is imported when it is first used.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Unpack

    from matewright.engine import Options, __version__
    from matewright.errors import (
        EngineError,
        FormatError,
        IllegalPosition,
        MatewrightError,
        StipulationError,
    )
    from matewright.job import Job
    from matewright.model.collection import Collection
    from matewright.model.move import Move
    from matewright.model.position import Position
    from matewright.model.problem import Problem
    from matewright.model.solution import (
        Iteration,
        Mark,
        Mode,
        Node,
        Progress,
        Role,
        Solution,
        Status,
        Tree,
    )
    from matewright.model.stipulation import AnyStipulation, Stipulation
    from matewright.services.file.convert import read, write
    from matewright.services.legality.judge import Legality
    from matewright.services.legality.last_moves import Retractions
    from matewright.services.solving.solve import NamedOptions

__all__ = [
    "Collection",
    "EngineError",
    "FormatError",
    "IllegalPosition",
    "Iteration",
    "Job",
    "Legality",
    "Mark",
    "MatewrightError",
    "Mode",
    "Move",
    "Node",
    "Options",
    "Position",
    "Problem",
    "Progress",
    "Retractions",
    "Role",
    "Solution",
    "Status",
    "Stipulation",
    "StipulationError",
    "Tree",
    "__version__",
    "legality",
    "read",
    "retractions",
    "solve",
    "start",
    "write",
]

_MODULES: Final = {
    "engine": ("Options", "__version__"),
    "errors": (
        "EngineError",
        "FormatError",
        "IllegalPosition",
        "MatewrightError",
        "StipulationError",
    ),
    "job": ("Job",),
    "model.collection": ("Collection",),
    "model.move": ("Move",),
    "model.position": ("Position",),
    "model.problem": ("Problem",),
    "model.solution": (
        "Iteration",
        "Mark",
        "Mode",
        "Node",
        "Progress",
        "Role",
        "Solution",
        "Status",
        "Tree",
    ),
    "model.stipulation": ("Stipulation",),
    "services.file.convert": ("read", "write"),
    "services.legality.judge": ("Legality",),
    "services.legality.last_moves": ("Retractions",),
}
_MODULE_OF: Final = {name: module for module, names in _MODULES.items() for name in names}


def __getattr__(name: str) -> Any:
    if name not in _MODULE_OF:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(f"{__name__}.{_MODULE_OF[name]}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


def solve(
    position: Position | str | Problem,
    stipulation: AnyStipulation | str = "",
    *,
    conditions: Iterable[str] = (),
    **options: Unpack[NamedOptions],
) -> Solution:
    """Solve a problem, given as FEN and stipulation or as it was read, and wait for the answer.

    The options are those of `Options`. A `Problem` is asked with all it says beside, its twins and
    its options; a stipulation takes the place of its own, conditions come beside them. Each text
    says a condition as Popeye names it, `Circe RexInclusive`. What nothing here obeys is refused.

    >>> import matewright
    >>> matewright.solve("8/8/8/8/3q4/4P3/8/K6k", "x1", conditions=["Circe"]).keys
    ('e3d4',)

    Ctrl-C stops the search and goes on as `KeyboardInterrupt`. Raises a
    `MatewrightError`: what is wrong and where.
    """
    return start(position, stipulation, conditions=conditions, **options).result()


def start(
    position: Position | str | Problem,
    stipulation: AnyStipulation | str = "",
    *,
    conditions: Iterable[str] = (),
    **options: Unpack[NamedOptions],
) -> Job:
    """Begin solving and return at once; the `Job` has `poll()`, `cancel()` and `result()`."""
    from dataclasses import replace
    from itertools import chain

    from matewright.engine import Options
    from matewright.model.conditions import parsed_conditions
    from matewright.model.position import Position
    from matewright.model.problem import Problem
    from matewright.model.stipulation import stipulation_of
    from matewright.services.solving import solve as service

    chosen = Options(**options)
    if isinstance(position, Problem):
        problem = position
        if stipulation:
            problem = problem.with_stipulation(stipulation_of(str(stipulation)))
    else:
        parsed = stipulation_of(stipulation) if isinstance(stipulation, str) else stipulation
        if isinstance(position, str):
            position = Position.from_fen(position, chosen.begins(parsed.checked()))
        problem = Problem(position, parsed.checked(), chosen.play_options)
    also = chain.from_iterable(map(parsed_conditions, conditions))
    return service.start(replace(problem, conditions=(*problem.conditions, *also)), chosen)


def legality(
    position: Position | str,
    *,
    threads: int | None = None,
    time_limit: float | None = None,
) -> Legality:
    """Whether a position can come from a game; waits for the verdict.

    A legal one comes with a game that leads to it, an illegal one with the reason; what is not
    proved within `time_limit` seconds is undecided. A FEN with a castling field states who may
    castle; without it, as in a `Position`, that is not asked.

    >>> import matewright
    >>> matewright.legality("4k3/8/8/8/8/P7/PP6/4K3 w").verdict.value
    'illegal'

    `services.legality.judge.start` returns a job that can be cancelled. Raises a `MatewrightError`
    for what cannot be read and for fairy chess.
    """
    from matewright import engine
    from matewright.services.legality import judge as service

    most = engine.ALL_THREADS if threads is None else threads
    return service.start(position, threads=most, time_limit=time_limit).result()


def retractions(
    position: Position | str,
    *,
    moves: int = 1,
    threads: int | None = None,
    time_limit: float | None = None,
) -> Retractions:
    """The moves that may have led to a position, and what is certain because of them; waits.

    A move is ruled out where the position before it is proved to come from no game. `moves` single
    moves are taken back, up to 4. A FEN with a castling field states whose kings and rooks never
    moved. What is not known after `time_limit` seconds is not complete.

    >>> import matewright
    >>> found = matewright.retractions("4k2r/6pp/8/8/8/8/8/4K3 w")
    >>> [right for right, reason in found.castling_lost]
    ['k']

    Raises a `MatewrightError` for what cannot be read and for fairy chess.
    """
    from matewright import engine
    from matewright.services.legality import last_moves

    most = engine.ALL_THREADS if threads is None else threads
    job = last_moves.start(position, moves=moves, threads=most, time_limit=time_limit)
    found = job.result()
    assert found is not None, "there is no timeout"
    return found

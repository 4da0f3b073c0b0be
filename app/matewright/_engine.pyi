# The native module. `engine.py` is its only user; everybody else uses `engine.py`.

from typing import TypeAlias, final

__all__ = [
    "HISTORIC",
    "MATER_PROMOTING",
    "PRINZ_TEST_POSITION",
    "PRINZ_TEST_STEPS",
    "PROVERS",
    "Job",
    "PrinzMachine",
    "Refused",
    "__version__",
    "check",
    "checked_kings",
    "count_leaves",
    "divide",
    "legal_moves",
    "normal_fen",
]
__version__: str
PROVERS: list[str]
HISTORIC: list[str]
MATER_PROMOTING: str
PRINZ_TEST_POSITION: str
PRINZ_TEST_STEPS: int

# moves, generated, evaluated, seconds, finished, nodes, first moves made
_Row: TypeAlias = tuple[int, int, int, float, bool, int, int]
# stage, finished rows, row at work, parts done, all parts, first move at work, keys,
# refuted below, (mate within so many moves and its first move, nodes, table fill, seconds)
_Snapshot: TypeAlias = tuple[
    str,
    list[_Row],
    _Row | None,
    int,
    int,
    str | None,
    list[str],
    int,
    tuple[tuple[int, str] | None, int, float | None, float],
]
# packed facts (u32), roles (u8), marks (u8), lengths (u8), parents (u32), native byte order
_Tree: TypeAlias = tuple[bytes, bytes, bytes, bytes, bytes]
# (status, what ended the search early: "enough" solutions or "short" ones), length, refuted below,
# keys, keys complete, tries, lines (moves in UCI, a line of text each), rows, seconds, found
# without relying on a table of positions, obligations of reflex play, tree
_Answer: TypeAlias = tuple[
    tuple[str, str | None],
    int | None,
    int,
    list[str],
    bool,
    list[str],
    str,
    list[_Row],
    float,
    bool,
    list[str],
    _Tree,
]

# block, passage, (piece, direction, step), from, to, FEN, moves, steps, finished, key
_PrinzState: TypeAlias = tuple[
    int,
    int,
    tuple[int, int, int],
    int | None,
    int | None,
    str,
    list[str],
    int,
    bool,
    str | None,
]

# A request the engine cannot work at; `args` are a code of `errors.MESSAGES` and its fields.
class Refused(Exception): ...  # noqa: N818 - named for what happened, like IllegalPosition

# A search in threads of the engine's own; dropping it stops the search.
@final
class Job:
    def __new__(
        cls,
        fen: str,
        moves: int,
        half: bool,
        *,
        play: str,
        goal: str,
        target: int | None,
        strategy: str,
        mode: str,
        tries: int,
        set_play: bool,
        checks_only: bool,
        post_key: bool,
        with_threats: bool,
        short_variations: bool,
        max_solutions: int | None,
        first_move: int,
        last_move: int | None,
        stop_on_short: bool,
        quodlibet: bool,
        max_flights: int | None,
        max_threat: int | None,
        non_trivial: tuple[int, int] | None,
        threads: int,
        memory: int,
        time_limit: float | None,
        portable: bool,
    ) -> Job: ...
    def poll(self) -> _Snapshot: ...
    def cancel(self) -> None: ...
    def wait(self, seconds: float) -> _Answer | None: ...

# Mate-in-two of 1951, step by step.
@final
class PrinzMachine:
    def __new__(cls, fen: str) -> PrinzMachine: ...
    def advance(self, steps: int) -> _PrinzState: ...
    def state(self) -> _PrinzState: ...

def check(fen: str, kings: str) -> None: ...
def checked_kings(fen: str) -> list[int]: ...
def legal_moves(fen: str, portable: bool) -> list[tuple[int, int]]: ...
def divide(fen: str, depth: int, portable: bool) -> list[tuple[str, int]]: ...
def count_leaves(fen: str, depth: int, portable: bool) -> int: ...
def normal_fen(fen: str) -> tuple[str, int]: ...

# The native module. `bridge/` is its only user; everybody else uses `engine.py`.

from collections.abc import Mapping
from typing import Any, TypeAlias, TypedDict, final

from matewright.model.inquiry import Inquiry

__all__ = [
    "MATER_PROMOTING",
    "PRINZ_TEST_POSITION",
    "PRINZ_TEST_STEPS",
    "RECORD",
    "Job",
    "Legality",
    "PrinzMachine",
    "Refused",
    "Refutations",
    "Workshop",
    "__version__",
    "check",
    "checked_kings",
    "count_leaves",
    "divide",
    "legal_moves",
    "normal_fen",
    "obeyed_alone",
    "proof_game_facts",
    "refused_pairs",
    "relations",
    "strategies",
    "taken_back",
]
__version__: str
RECORD: int
MATER_PROMOTING: str
PRINZ_TEST_POSITION: str
PRINZ_TEST_STEPS: int

class _Row(TypedDict):
    moves: int
    generated: int
    evaluated: int
    seconds: float
    finished: bool
    nodes: int
    root_moves: int

class _Progress(TypedDict):
    stage: str
    iterations: list[_Row]
    current: _Row | None
    root_done: int
    root_total: int
    root_move: str | None
    keys: list[str]
    refuted_below: int
    mate_within: int | None
    mate_line: list[str]
    nodes: int
    table_fill: float | None
    seconds: float

# `records` holds the different moves, `RECORD` bytes each (`answer/facts.rs`). The other bytes are
# columns of the tree: numbers of moves (u32), roles, marks, lengths (u8), parents (u32), in native
# byte order.
# `line_ends`: the first node and the one behind the last of those that end lines of one length.
class _Answer(TypedDict):
    status: str
    ending: str | None
    length: int | None
    refuted_below: int
    keys: list[str]
    keys_complete: bool
    tries: list[str]
    obligations: list[str]
    iterations: list[_Row]
    seconds: float
    without_table: bool
    line_ends: list[tuple[int, int]]
    records: bytes
    moves: bytes
    roles: bytes
    marks: bytes
    lengths: bytes
    parents: bytes

class _Strategy(TypedDict):
    name: str
    proves: bool
    plays: list[str]
    goals: list[str]
    modes: list[str]
    options: list[str]
    only_length: int | None
    pieces: list[str]
    attributes: list[str]
    conditions: list[tuple[str, list[str]]]

class _PrinzState(TypedDict):
    block: int
    passage: int
    piece: int
    direction: int
    step: int
    from_square: int | None
    to_square: int | None
    board_fen: str
    moves: tuple[str, ...]
    steps: int
    finished: bool
    key: str | None

# `attackers`: 128 sets of squares of 64 bits each, in native byte order.
class _Relations(TypedDict):
    checkers: int
    is_illegal: bool
    attackers: bytes
    pins: list[tuple[int, int]]
    moves: list[int]
    mates: list[int]

# A request the engine cannot work at; `args` are a code of `errors.MESSAGES` and its fields.
class Refused(Exception): ...  # noqa: N818 - named for what happened, like IllegalPosition

# A search in threads of the engine's own; dropping it stops the search. `asked` has the fields of
# `engine/src/jobs/question.rs`.
@final
class Job:
    def __new__(cls, asked: Mapping[str, Any]) -> Job: ...
    def poll(self) -> _Progress: ...
    def cancel(self) -> None: ...
    def wait(self, seconds: float) -> _Answer | None: ...

class _WorkshopProgress(TypedDict):
    done: int
    judged: int
    found: int
    verdicts: list[tuple[str, int]]
    finished: bool
    is_complete: bool
    seconds: float

# `choice`: the numbers of the edits; `marks`: whether each key captures, and whether it checks.
class _Setting(TypedDict):
    choice: list[int]
    verdict: str
    lines: list[list[str]]
    marks: list[tuple[bool, bool]]
    is_complete: bool
    lost: list[int]

# Settings looked at in threads of the engine's own; dropping it stops that.
@final
class Workshop:
    def __new__(cls, asked: Inquiry) -> Workshop: ...
    def poll(self) -> _WorkshopProgress: ...
    def take(self) -> list[_Setting]: ...
    def cancel(self) -> None: ...
    def wait(self, seconds: float) -> bool: ...

# `game`: UCI moves; `code` and `fields`: why there is none, as in `errors.MESSAGES`.
class _Legality(TypedDict):
    verdict: str
    game: list[str]
    code: str | None
    fields: dict[str, str]

# Whether a position can come from a game, in threads of the engine's own; dropping it stops that.
@final
class Legality:
    def __new__(
        cls,
        fen: str,
        fields_are_stated: bool,
        en_passant: int | None,
        threads: int,
        time_limit: float | None,
        portable: bool,
    ) -> Legality: ...
    def seconds(self) -> float: ...
    def attempts(self) -> int: ...
    def cancel(self) -> None: ...
    def wait(self, seconds: float) -> _Legality | None: ...

# FEN, whether its fields are stated, the square that was passed over.
_Asked: TypeAlias = tuple[str, bool, int | None]

# Why many positions come from no game.
@final
class Refutations:
    def __new__(
        cls, positions: list[_Asked], threads: int, time_limit: float | None, portable: bool
    ) -> Refutations: ...
    def seconds(self) -> float: ...
    def cancel(self) -> None: ...
    def wait(self, seconds: float) -> bool: ...
    def known(self) -> list[tuple[str | None, dict[str, str]] | None]: ...

# UCI, the letter of what was captured, the position before, the square that was passed over
# before it, and whether a check would have been ignored.
def taken_back(
    position: _Asked, portable: bool
) -> list[tuple[str, str | None, str, int | None, bool]]: ...

# What is true of every proof game of a diagram: the squares of the array whose pieces never move,
# those whose pieces move although they stand as in the diagram (a bit each), the moves needed; for
# each piece that may move its square, where it can end and where be captured; where each side
# certainly captures.
def proof_game_facts(
    diagram: str, moves: tuple[int, int], exact: bool, portable: bool
) -> tuple[int, int, bytes, list[tuple[int, int, int]], tuple[int, int]] | None: ...

# Mate-in-two of 1951, step by step.
@final
class PrinzMachine:
    def __new__(cls, fen: str) -> PrinzMachine: ...
    def advance(self, steps: int) -> _PrinzState: ...
    def state(self) -> _PrinzState: ...

def check(fen: str, conditions: list[str], kings: str) -> None: ...
def checked_kings(fen: str, conditions: list[str], line: list[bytes]) -> list[int]: ...
def legal_moves(
    fen: str, conditions: list[str], line: list[bytes], portable: bool
) -> list[tuple[bytes, int]]: ...
def divide(fen: str, depth: int, portable: bool) -> list[tuple[str, int]]: ...
def count_leaves(fen: str, depth: int, portable: bool) -> int: ...
def normal_fen(fen: str) -> tuple[str, int]: ...
def relations(boards: list[str], with_mates: bool) -> list[_Relations]: ...
def strategies() -> list[_Strategy]: ...
def obeyed_alone() -> dict[str, list[str]]: ...
def refused_pairs() -> list[list[list[str]]]: ...

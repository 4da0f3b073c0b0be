"""The engine's capabilities, and its questions about many settings of a diagram."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

Edit = tuple[list[tuple[int, int]], tuple[int, int] | None, str | None]
"""A change of a diagram: what squares hold then (numbers of `Inquiry.pieces`, 0 for nothing), the
piece that it carries from one square to another, and the only key accepted with it (UCI)."""

PASS: Final = "-"  # noqa: S105 - a move that is left out, no password
"""The move left out in required play: the defender's for a threat, the first one for set play."""

Wish = tuple[list[str], bool, list[str] | None, bool]
"""Required play: its moves (UCI, `PASS`), whether the last one is to be the only one, of a try the
replies that refute it, and whether settings without it are left out."""


@dataclass(slots=True, kw_only=True)
class Inquiry:
    """Which settings to look at, and what they must satisfy.

    `question` has the fields of `engine/src/jobs/question.rs`; what the others mean stands in
    `engine/src/jobs/workshop/`.
    """

    question: Mapping[str, Any]
    pieces: list[str]
    board: list[int]
    rest: str
    lists: list[list[Edit]]
    steps: list[int]
    first: tuple[int, int]
    limits: list[tuple[int, int, int]]
    wishes: list[Wish]
    intended: int
    most_lines: int
    verdicts: list[str]
    most_found: int
    most_looked_at: int | None


@dataclass(frozen=True, slots=True)
class Capabilities:
    """The capabilities of a strategy, as the engine reports them.

    * `proves`: its finished answers are proofs; a historical program's are claims.
    * `plays`, `goals`: the signs of the stipulations it solves. `only_length`: the only length of
      mates it looks for, None for any.
    * `modes`: how much it can search for; the first is the default.
    * `options`: the fields of the engine's `Question` that it supports beside the stipulation's.
    * `pieces`: the codes of the pieces it supports; `attributes`: those pieces may have. Where
      there are any, pieces may be neutral.
    * `conditions`: the names of those it supports, each with its possible parameters: words, or
      `<squares>`, `<pieces>`, `<number>`.
    """

    name: str
    proves: bool
    plays: tuple[str, ...]
    goals: tuple[str, ...]
    modes: tuple[str, ...]
    options: frozenset[str]
    only_length: int | None
    pieces: tuple[str, ...]
    attributes: tuple[str, ...] = ()
    conditions: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

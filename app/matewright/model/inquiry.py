"""What the engine reports of itself, and what it is asked about many settings of a diagram."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

Edit = tuple[list[tuple[int, int]], tuple[int, int] | None, str | None]
"""A change of a diagram: what squares hold then (numbers of `Inquiry.pieces`, 0 for nothing), the
piece that it carries from one square to another, and the only key that is wanted with it (UCI)."""

PASS: Final = "-"  # noqa: S105 - a move that is left out, no password
"""The move that is left out in a wish: the defender's for a threat, the first one for set play."""

Wish = tuple[list[str], bool, list[str] | None, bool]
"""Wanted play: its moves (UCI, `PASS`), whether the last one is to be the only one, of a try the
replies that refute it, and whether settings without it are left out."""


@dataclass(slots=True, kw_only=True)
class Inquiry:
    """Which settings to look at, and what is wanted of them.

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
    """What a strategy can be asked for, as the engine reports it.

    * `proves`: its finished answers are proofs; a historical program's are claims.
    * `plays`, `goals`: the signs of the stipulations it solves. `only_length`: the only length of
      mates it looks for, None for any.
    * `modes`: how much can be asked for; the first is the usual.
    * `options`: the fields of the engine's `Question` that it obeys beside the stipulation's.
    * `pieces`: the codes of the pieces it knows; `attributes`: what pieces may be beside. Where
      there are any, pieces may be neutral.
    * `conditions`: the names of those it knows, each with the parameters it can have: words, or
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

"""What the engine is asked and what it answers, with the same names of fields on both sides."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final


@dataclass(slots=True, kw_only=True)
class Question:
    """What to solve and how; `engine/src/jobs/question.rs` says what each field means.

    `play` and `goal` are the signs of `model.stipulation`; `target` (0 … 63) goes with goal `z`.
    """

    fen: str
    conditions: list[str]
    play: str
    goal: str
    other_goal: str
    goal_fen: str | None
    target: int | None
    moves: int
    half: bool
    exact: bool
    forced: int
    strategy: str
    mode: str
    tries: int
    set_play: bool
    checks_only: bool
    post_key: bool
    threats: bool
    short_variations: bool
    max_solutions: int | None
    first_move: int
    last_move: int | None
    stop_on_short: bool
    quodlibet: bool
    max_flights: int | None
    max_threat: int | None
    non_trivial: tuple[int, int] | None
    main_line: bool
    threads: int
    memory: int
    time_limit: float | None
    portable: bool


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

    `engine/src/jobs/workshop/` says what each field means.
    """

    question: Question
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
    * `options`: the fields of `Question` that it obeys beside the stipulation.
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

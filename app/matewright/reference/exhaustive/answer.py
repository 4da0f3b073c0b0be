"""The data a complete answer consists of. All moves are in UCI."""

from __future__ import annotations

from dataclasses import dataclass

import chess

from matewright.model.piece import Colour

PASS = chess.Move.null().uci()
"""What stands for a move that was left out: the key of PostKeyPlay."""


@dataclass(frozen=True, slots=True)
class Attack:
    """A move of the attacker with everything that follows.

    `length` counts his moves until the goal, this one included (in self play: until the defender
    reaches it in answer to the last of them); for a try it is the length of the problem.
    `reaches_goal` tells that this move itself reaches it. `threats` are the continuations that
    would do so soonest if the defender could pass; `zugzwang` tells that there is none, though the
    defender is not in check and the play is not over with his next move. `defences` are the
    replies worth showing, `refutations` those without an answer (of a try).
    """

    move: str
    length: int
    reaches_goal: bool = False
    zugzwang: bool = False
    threats: tuple[Attack, ...] = ()
    defences: tuple[Defence, ...] = ()
    refutations: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Defence:
    """A move of the defender: it reaches the goal (self play), or has these shortest answers."""

    move: str
    reaches_goal: bool = False
    continuations: tuple[Attack, ...] = ()


Line = tuple[str, ...]
"""A solution of help or series play; in a series only the moves that are made, no passes."""


@dataclass(frozen=True, slots=True)
class Phase:
    """The answer for one distribution of the parts; `attacker` is who plays White's.

    Battle play: `set_play`, `keys`, `tries`, each in the order of moves; `post_key` instead of
    them with PostKeyPlay (its `move` is `PASS`). `obligations` are first moves of reflex play that
    reach the goal at once: the attacker has to play one of them, so that there is no solution.
    Help and series play: `set_lines`, `lines`, shorter ones first. `complete` is false when
    MaxSolutions or StopOnShortSolutions ended the search.
    """

    attacker: Colour
    set_play: tuple[Defence, ...] = ()
    keys: tuple[Attack, ...] = ()
    tries: tuple[Attack, ...] = ()
    post_key: Attack | None = None
    obligations: tuple[str, ...] = ()
    set_lines: tuple[Line, ...] = ()
    lines: tuple[Line, ...] = ()
    complete: bool = True


@dataclass(frozen=True, slots=True)
class Answer:
    """The answers for each distribution of parts that was asked for: two of them with Duplex."""

    stipulation: str
    phases: tuple[Phase, ...]

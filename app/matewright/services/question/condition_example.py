"""A tiny example of what a condition does: worked out by the engine, in a shipped setting."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from matewright import engine
from matewright.errors import MatewrightError
from matewright.model.condition_kinds.examples import OF_GROUP, SETTINGS, Setting
from matewright.model.conditions import Condition
from matewright.model.game import Game
from matewright.model.move import Move, square_number
from matewright.model.play_state import PlayState
from matewright.model.position import Position

_QUEEN: Final = "Q"


@dataclass(frozen=True, slots=True)
class Example:
    """A game, the man that is looked at, where it can go, and the move that shows the effect.

    Without a move it is where the man can go, or cannot, that shows it.
    """

    game: Game
    square: int
    targets: frozenset[int]
    move: Move | None = None

    @property
    def after(self) -> Position:
        """The position after the move."""
        return self.game.position if self.move is None else self.game.position.play(self.move)


@lru_cache(512)
def example_of(condition: Condition) -> Example | None:
    """An example of a condition, with its own parameters where it has any.

    None where none of the settings shows anything, or nothing solves the condition.
    """
    return next(filter(None, (_shown(condition, one) for one in _settings(condition))), None)


def _settings(condition: Condition) -> Iterator[Setting]:
    kind = condition.kind
    if kind is None or not kind.is_solved:
        return
    if condition.name in SETTINGS:
        yield SETTINGS[condition.name]
    yield from OF_GROUP.get(kind.group, ())


def _shown(condition: Condition, setting: Setting) -> Example | None:
    """The example in a setting, unless orthodox chess does the same there."""
    if not condition.parameters and setting.words:
        condition = Condition(f"{condition.name} {setting.words}")
    position = Position.from_fen(f"{setting.board} - - 0 1")
    game, square = Game(position, conditions=(condition,)), square_number(setting.square)
    try:
        moves, usual = _moves(game, square), _moves(Game(position), square)
    except MatewrightError:
        return None
    targets = frozenset(moves)
    if setting.target and (move := moves.get(square_number(setting.target))) is not None:
        plain = usual.get(move.to_square)
        if plain is None or plain.effects != move.effects:
            return Example(game, square, targets, move)
    if setting.target:
        # A move with a second part arrives elsewhere.
        for move in moves.values():
            is_meant = move.via is not None and move.via.square == square_number(setting.target)
            if is_meant and move.to_square not in usual:
                return Example(game, square, targets, move)
    return Example(game, square, targets) if targets != frozenset(usual) else None


def _moves(game: Game, square: int) -> dict[int, Move]:
    """The moves of a man by where they end; of promotions that to a queen, if there is one."""
    found: dict[int, Move] = {}
    for move, _ in engine.legal_moves(PlayState(game)):
        before = found.get(move.to_square)
        if move.from_square == square and (before is None or before.promotion != _QUEEN):
            found[move.to_square] = move
    return found

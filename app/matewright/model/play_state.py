"""All that decides what is legal: a game and the moves that were made in it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property

from matewright.model.conditions import Condition
from matewright.model.game import Game
from matewright.model.move import Move
from matewright.model.position import Position
from matewright.model.solution import Node, starting_position


@dataclass(frozen=True)
class PlayState:
    """A game after moves from its start, which its conditions may remember.

    A move that is None means that a side passed.
    """

    start: Game
    moves: tuple[Move | None, ...] = ()

    @property
    def conditions(self) -> tuple[Condition, ...]:
        """The conditions of the game; they hold from its start to its end."""
        return self.start.conditions

    @cached_property
    def position(self) -> Position:
        """The position on the board."""
        position = self.start.position
        for move in self.moves:
            if move is None:
                position = position.with_turn(position.turn.other)
            else:
                position = position.play(move)
        return position

    def play(self, move: Move | None) -> PlayState:
        """The state after one move more; None: the side to move passes."""
        after = replace(self, moves=(*self.moves, move))
        if move is not None:
            # As the property would find it, without beginning at the start.
            after.__dict__["position"] = self.position.play(move)
        return after


def state_at(diagram: PlayState, node: Node | None) -> PlayState:
    """The state after the moves that lead to a node of a solution; None: the diagram.

    A threat is played as if the defender had passed; set play gives the first move to the other
    side. Where a file holds a tree that does not fit its position, the moves that do are played.
    """
    if node is None:
        return diagram
    begun = starting_position(
        diagram.start.position, node.tree.stipulation, diagram.start.conditions
    )
    state = replace(diagram, start=replace(diagram.start, position=begun))
    for step in node.path():
        if step.follows_pass:
            state = state.play(None)
        if step.move is None:
            continue
        piece = state.position.board[step.move.from_square]
        if piece is None or piece.code != step.move.piece:
            break
        state = state.play(step.move)
    return state

"""The arrows for a move of the solution."""

from __future__ import annotations

from itertools import islice
from typing import Final

from matewright.model.move import Action, Move
from matewright.model.solution import Node, Role
from matewright.render.marks import Arrow, Tone

_MOST_THREATS: Final = 3
"""More arrows than that hide the pieces."""

TONES: Final = {
    Role.KEY: Tone.KEY,
    Role.TRY: Tone.TRY,
    Role.REFUTATION: Tone.REFUTATION,
    Role.THREAT: Tone.THREAT,
}
"""The tone of a move by what it is in the play; others are of `Tone.LINE`."""


def line_arrows(node: Node | None) -> tuple[Arrow, ...]:
    """The move of a node, and what it threatens."""
    if node is None or node.move is None:
        return ()
    threats = (child.move for child in node.children if child.role is Role.THREAT)
    return (
        *(_arrow(move, Tone.THREAT) for move in islice(threats, _MOST_THREATS) if move),
        *effect_arrows(node.move),
        _arrow(node.move, TONES.get(node.role, Tone.LINE)),
    )


def move_arrow(move: Move) -> tuple[Arrow, ...]:
    """A move that belongs to no line."""
    return (*effect_arrows(move), _arrow(move, Tone.LINE))


def effect_arrows(move: Move) -> tuple[Arrow, ...]:
    """What a move does beside: the way of a reborn piece to its square, and a second part.

    Castling is one move of two pieces, which everybody knows.
    """
    if move.castling:
        return ()
    ends: list[tuple[int, int]] = []
    captured = None
    for effect in move.effects:
        if effect.action is Action.REMOVE:
            captured = effect.square
        elif effect.action is Action.CREATE and captured is not None:
            ends.append((captured, effect.square))
        elif effect.to is not None:
            ends.append((effect.square, effect.to))
    start, end, via = move.from_square, move.to_square, move.via
    own = {(start, end), (end, start)}
    if via is not None:
        own.add((start, via.square))
        ends.insert(0, (via.square, end))
    return tuple(
        Arrow(start, end, Tone.EFFECT)
        for start, end in dict.fromkeys(ends)
        if start != end and (start, end) not in own
    )


def _arrow(move: Move, tone: Tone) -> Arrow:
    """A move, or its first part; the second one is an effect."""
    via = move.via
    return Arrow(move.from_square, move.to_square if via is None else via.square, tone)

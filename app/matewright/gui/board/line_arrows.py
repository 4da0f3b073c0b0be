"""The arrows for a move of the solution."""

from __future__ import annotations

from itertools import islice
from typing import Final

from matewright.model.move import Move
from matewright.model.solution import Node, Role
from matewright.render.marks import Arrow, Tone

_MOST_THREATS: Final = 3
"""More arrows than that hide the pieces."""

_TONES: Final = {
    Role.KEY: Tone.KEY,
    Role.TRY: Tone.TRY,
    Role.REFUTATION: Tone.REFUTATION,
    Role.THREAT: Tone.THREAT,
}


def line_arrows(node: Node | None) -> tuple[Arrow, ...]:
    """The move of a node, and what it threatens."""
    if node is None or node.move is None:
        return ()
    threats = (child.move for child in node.children if child.role is Role.THREAT)
    return (
        *(_arrow(move, Tone.THREAT) for move in islice(threats, _MOST_THREATS) if move),
        _arrow(node.move, _TONES.get(node.role, Tone.LINE)),
    )


def move_arrow(move: Move) -> tuple[Arrow, ...]:
    """A move that belongs to no line."""
    return (_arrow(move, Tone.LINE),)


def _arrow(move: Move, tone: Tone) -> Arrow:
    return Arrow(move.from_square, move.to_square, tone)

"""An answer given move by move in a text, made into a `Solution` that claims and proves nothing.

python-chess plays the moves and finds out what is true of each (capture, check, mate). What does
not fit together is refused; whether it is right and complete is for a solver to say.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field, replace
from typing import Final

import chess

from matewright.errors import FormatError
from matewright.formats import popeye_effects
from matewright.formats.popeye_effects import PrintedMove
from matewright.model import solution_check
from matewright.model.goal import Goal
from matewright.model.move import Move
from matewright.model.parts import Part
from matewright.model.piece import Piece
from matewright.model.solution import (
    Mark,
    Mode,
    Role,
    Solution,
    Status,
    Tree,
    starting_position,
)
from matewright.model.stipulation import Stipulation
from matewright.reference.python_chess import described

MOST_DEPTH: Final = 300
"""Moves above one another that are taken over."""

_ATTACKS: Final = (Role.KEY, Role.TRY, Role.CONTINUATION, Role.THREAT)
_NOTHING: Final = frozenset[Mark]()


@dataclass(slots=True)
class MoveNode:
    """A move and what follows it; the heading of set play has no move."""

    role: Role
    move: chess.Move | PrintedMove | None = None
    marks: frozenset[Mark] = _NOTHING
    below: list[MoveNode] = field(default_factory=list)
    facts: Move | None = None
    """Filled in when the move is played."""
    signs: set[str] = field(default_factory=set)
    """What is printed behind it."""


def is_fairy(part: Part) -> bool:
    """Whether python-chess cannot play it."""
    return not part.is_orthodox


def board_of(part: Part) -> chess.Board:
    """Where the play of a part begins, for python-chess. Raises `ValueError` for fairy pieces."""
    stipulation = part.stipulation if isinstance(part.stipulation, Stipulation) else None
    return chess.Board(starting_position(part.position, stipulation).fen)


def pass_on(board: chess.Board) -> None:
    """Let the other side move."""
    board.push(chess.Move.null())


def solution_of(
    part: Part, nodes: list[MoveNode], strategy: str, *, duplex: bool = False
) -> Solution:
    """The answer to one part of a problem, as it is given.

    `strategy` names its author; `duplex` is whether the whole problem is a duplex. Raises
    a `MatewrightError` for an invalid stipulation, for moves that cannot be played and for what
    contradicts itself.
    """
    stipulation = part.stipulation.checked()
    if is_fairy(part):
        for one in nodes:
            _replay(list(part.position.board), one, depth=1)
    else:
        board = board_of(part)
        for one in nodes:
            _play(board, one, is_series=stipulation.play.is_series, depth=1)
    options = replace(
        part.options,
        set_play=part.options.set_play or any(one.role is Role.SET_PLAY for one in nodes),
        tries=max([part.options.tries, *map(_refutations, nodes)]),
    )
    keys = [one for one in nodes if one.role is Role.KEY]
    lines = tuple(sorted((line for one in nodes for line in _lines(one)), key=len))
    length = None
    if options.post_key:
        is_refuted = any(one.role is Role.REFUTATION for one in nodes)
        length = None if is_refuted or not nodes else stipulation.moves
    elif keys:
        length = min(_length(key, stipulation) for key in keys)
    elif lines:
        length = stipulation.moves_of(len(lines[0]) + options.left_out)
    solution = Solution(
        label=part.label,
        question=replace(part.question, options=replace(options, duplex=duplex)),
        strategy=strategy,
        mode=Mode.FULL,
        status=Status.CLAIMED,
        restrictions=options.restrictions,
        length=length,
        # Nothing is refuted; half a move is counted as none.
        refuted_below=1 if length is None else min(1, length),
        keys=tuple(str(key.facts) for key in keys),
        tries=tuple(str(one.facts) for one in nodes if one.role is Role.TRY),
        lines=lines,
        tree=_tree(nodes).root,
    )
    solution_check.check(solution)
    return solution


def _refutations(node: MoveNode) -> int:
    """How many refutations a try has; 0 for what is none."""
    if node.role is not Role.TRY:
        return 0
    return max(1, sum(one.role is Role.REFUTATION for one in node.below))


def _play(board: chess.Board, node: MoveNode, *, is_series: bool, depth: int) -> None:
    """Play a move and all below it, take them back, and note what is true of each."""
    if depth > MOST_DEPTH:
        raise FormatError("solution-too-deep", most=MOST_DEPTH)
    # In a threat the defender has passed, in set play the side to move.
    passes = node.role in (Role.THREAT, Role.SET_PLAY)
    if passes:
        pass_on(board)
    assert not isinstance(node.move, PrintedMove), "it is one of a fairy problem"
    if node.move is not None:
        if not board.is_legal(node.move):
            raise FormatError("solution-move", move=node.move.uci())
        node.facts, _ = described(board, node.move)
    for one in node.below:
        # In a series the other side passes, but for the last move.
        other_passes = (
            is_series and isinstance(one.move, chess.Move) and _is_of_other(board, one.move)
        )
        if other_passes:
            pass_on(board)
        _play(board, one, is_series=is_series, depth=depth + 1)
        if other_passes:
            board.pop()
    if node.move is not None:
        board.pop()
    if passes:
        board.pop()


def _replay(board: list[Piece | None], node: MoveNode, *, depth: int) -> None:
    """Note what a printed move does to a board, and all below it. The board is used up."""
    if depth > MOST_DEPTH:
        raise FormatError("solution-too-deep", most=MOST_DEPTH)
    if isinstance(node.move, PrintedMove):
        move = popeye_effects.played(node.move, board)
        is_mate = any(sign.startswith("#") for sign in node.signs)
        node.facts = replace(
            move,
            check=is_mate or any(sign.startswith("+") for sign in node.signs),
            mate=is_mate,
            stalemate=any(sign.startswith("=") for sign in node.signs),
        )
    for one in node.below:
        _replay(list(board), one, depth=depth + 1)


def _is_of_other(board: chess.Board, move: chess.Move) -> bool:
    """Whether a move is one of the side that has moved last."""
    return board.color_at(move.from_square) is not board.turn


def _tree(nodes: list[MoveNode]) -> Tree:
    moves: list[Move | None] = [None]
    roles, marks, lengths, parents = [Role.DIAGRAM], [_NOTHING], [0], [0]
    waiting = deque([(0, nodes)])
    while waiting:
        parent, below = waiting.popleft()
        for one in below:
            waiting.append((len(moves), one.below))
            moves.append(one.facts)
            roles.append(one.role)
            marks.append(one.marks)
            lengths.append(0)
            parents.append(parent)
    return Tree(moves, roles, marks, lengths, parents)


def _lines(node: MoveNode) -> list[tuple[str, ...]]:
    """The solutions of help play that begin with a move."""
    if node.role is not Role.HELP:
        return []
    own = (str(node.facts),)
    if not node.below:
        return [own]
    return [own + line for one in node.below for line in _lines(one)]


def _length(key: MoveNode, stipulation: Stipulation) -> int:
    """The moves of the longest play that is given; those of the stipulation if none is given."""
    if key.facts is not None and not key.below:
        ends = key.facts.mate or key.facts.stalemate
        if stipulation.goal is Goal.CAPTURE:
            ends = key.facts.capture
        return 1 if ends and not stipulation.play.is_self else stipulation.moves
    if not any(one.role is Role.DEFENCE for one in key.below):
        return stipulation.moves
    return min(stipulation.moves, _attacks(key))


def _attacks(node: MoveNode) -> int:
    own = int(node.role in _ATTACKS)
    return own + max(map(_attacks, node.below), default=0)

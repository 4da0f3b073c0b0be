"""Reading a solution: its tree becomes phases of plies."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from typing import Final

from matewright.model.position import Position
from matewright.model.solution import Node, Role, Solution
from matewright.services.themes.facts.board import other
from matewright.services.themes.facts.phases import Part, Phase
from matewright.services.themes.facts.plies import Ply, identity_of, played
from matewright.services.themes.facts.signs import sign_of

MOST_NODES: Final = 8_000


"""Of a tree; what a larger one shows beyond them is not looked at."""


MOST_LINES: Final = 24


"""Of help play; a problem with more solutions is cooked or no problem."""


def board_of(position: Position) -> str:
    """A position as a board."""
    return "".join("." if piece is None else sign_of(piece) for piece in position.board)


def part_of(solution: Solution, number: int = 0, diagram: str | None = None) -> Part:
    """The phases of one answer; its twins are answers of their own.

    `number` counts the lines of help play in the parts before, `diagram` is the board of the first.
    """
    position = solution.start
    board = board_of(position)
    homes = _homes(diagram or board, board)
    label = solution.label.partition(" ")[0]
    battle = solution.stipulation.play.is_battle
    reader = _Reader(is_battle=battle)
    turn = position.turn.value
    if battle:
        phases = list(_battle_phases(solution.tree, reader, board, homes, turn, label))
        # After the key of `PostKeyPlay` the defender is to move.
        after_key = solution.tree.tree.left_out
        attacker = other(turn) if after_key else turn
    else:
        phases = list(_help_phases(solution.tree, reader, board, homes, turn, label, number))
        last = next((phase.line[-1] for phase in phases if phase.line), None)
        attacker = last.side if last is not None else turn
    return Part(solution, label, board, attacker, tuple(phases))


class _Reader:
    """Makes plies of nodes while there is room."""

    def __init__(self, *, is_battle: bool) -> None:
        self._left = MOST_NODES
        self._is_battle = is_battle

    def read(
        self, node: Node, board: str, homes: tuple[int, ...], side: str, above: Ply | None
    ) -> Ply:
        """A node with all below it."""
        root = self._ply(node, board, homes, side, above)
        queue = deque([root])
        # Where room runs out, battle play is to lack its last moves, help play its last lines.
        take = queue.popleft if self._is_battle else queue.pop
        while queue and self._left > 0:
            ply = take()
            for child in ply.node.children:
                # A threat is made as if the defender had passed.
                mover = ply.side if child.follows_pass else other(ply.side)
                made = self._ply(child, ply.after, ply.homes, mover, ply)
                ply.children.append(made)
                queue.append(made)
        return root

    def _ply(
        self, node: Node, board: str, homes: tuple[int, ...], side: str, above: Ply | None
    ) -> Ply:
        self._left -= 1
        move = node.move
        assert move is not None, "only the diagram and the set play have no move"
        after, homes_after = played(board, homes, move)
        identity = identity_of(homes, move)
        return Ply(node, move, node.role, side, identity, board, after, homes, homes_after, above)


def _homes(diagram: str, board: str) -> tuple[int, ...]:
    """Where the pieces of a twin stand in the diagram; one that a twin moves is still the same."""
    homes = list(range(64))
    for letter in {*board} - {"."} if diagram != board else ():
        gone = [s for s in range(64) if diagram[s] == letter != board[s]]
        new = [s for s in range(64) if board[s] == letter != diagram[s]]
        if len(gone) == len(new) == 1:
            homes[new[0]] = gone[0]
    return tuple(homes)


def _battle_phases(
    root: Node, reader: _Reader, board: str, homes: tuple[int, ...], turn: str, label: str
) -> Iterator[Phase]:
    if root.tree.left_out:
        plies = [reader.read(child, board, homes, turn, None) for child in root.children]
        yield Phase("key", 1, label, None, plies)
        return
    kinds = {Role.SET_PLAY: "set", Role.TRY: "try", Role.KEY: "key"}
    # The key first: where room runs out, tries are what is missing.
    nodes = sorted(
        root.children,
        key=lambda node: (
            (Role.KEY, Role.SET_PLAY).index(node.role) if node.role is not Role.TRY else 2
        ),
    )
    for node in nodes:
        if node.role is Role.SET_PLAY:
            mover = other(turn)
            plies = [reader.read(child, board, homes, mover, None) for child in node.children]
            yield Phase("set", 0, label, None, plies)
        elif node.role in kinds:
            first = reader.read(node, board, homes, turn, None)
            phase = Phase(kinds[node.role], node.row + 1, label, first, first.children)
            if node.role is Role.KEY or len(phase.refutations) == 1:
                yield phase


def _help_phases(
    root: Node,
    reader: _Reader,
    board: str,
    homes: tuple[int, ...],
    turn: str,
    label: str,
    number: int,
) -> Iterator[Phase]:
    count = number
    for node in root.children:
        if node.role is Role.SET_PLAY:
            for child in node.children:
                first = reader.read(child, board, homes, other(turn), None)
                for line in _lines(first):
                    yield Phase("set", 0, label, first, [first], line)
            continue
        first = reader.read(node, board, homes, turn, None)
        for line in _lines(first):
            count += 1
            if count > number + MOST_LINES:
                return
            yield Phase("line", count, label, first, [first], line)


def _lines(first: Ply) -> Iterator[tuple[Ply, ...]]:
    for ply in first.walk():
        if ply.is_last:
            yield tuple(ply.path())

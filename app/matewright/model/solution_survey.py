"""Facts about a whole solution tree: which play is the same, where duals are.

Equal play after several defences is gathered as magazines print it, `1...Sa~ 2.Qb2#`. That is a
view: the tree stays as it is.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Final, NamedTuple

from matewright.model.move import square_name
from matewright.model.notation import Notation
from matewright.model.solution import Mark, Node, Role, Tree
from matewright.wording import Wording

_words: Final = Wording("solution_survey")

_NO_PLAY: Final = 0


class Survey:
    """One look at every entry of a tree, from its end to the diagram.

    It takes half a second for 200,000 entries. Who cannot wait so long makes it with `advance`, a
    piece at a time, and reads nothing from it before it `is_complete`.
    """

    def __init__(self, tree: Tree, *, at_once: bool = True) -> None:
        self.tree = tree
        self._play = array("L", bytes(array("L").itemsize * len(tree)))
        self._has_dual = bytearray(len(tree))
        self._entries: dict[tuple[object, ...], int] = {}
        self._plays: dict[tuple[int, ...], int] = {(): _NO_PLAY}
        self._left = len(tree) - 1
        self._above = tree.parents[self._left]
        self._below: list[int] = []
        if at_once:
            self.advance(len(tree))

    @property
    def is_complete(self) -> bool:
        """Whether every entry was looked at."""
        return not self._left

    def advance(self, count: int) -> None:
        """Look at that many further entries."""
        tree, play, has_dual = self.tree, self._play, self._has_dual
        entries, plays = self._entries, self._plays
        above, below = self._above, self._below
        last = max(0, self._left - count)
        # A node stands before its children, and they stand side by side.
        for index in range(self._left, last, -1):
            if tree.parents[index] != above:
                play[above] = plays.setdefault(tuple(below), len(plays))
                above, below = tree.parents[index], []
            marks = tree.marks[index]
            entry = (tree.moves[index], tree.roles[index], marks, tree.lengths[index], play[index])
            below.append(entries.setdefault(entry, len(entries)))
            if Mark.DUAL in marks or has_dual[index]:
                has_dual[index] = has_dual[above] = True
        self._left, self._above, self._below = last, above, below
        if not last:
            self._entries, self._plays, self._below = {}, {}, []

    def has_dual(self, index: int) -> bool:
        """Whether an entry, or any below it, is marked as a dual."""
        return bool(self._has_dual[index])

    def groups(self, entries: Sequence[int]) -> list[tuple[int, ...]]:
        """Siblings in groups: defences that are followed by the same play, others alone.

        Play is the same where every move, mark and length in it is. A defence that nothing follows
        has no play in common with others.
        """
        tree = self.tree
        groups: dict[object, list[int]] = {}
        for index in entries:
            play = self._play[index]
            alike = tree.roles[index] is Role.DEFENCE and play != _NO_PLAY
            key = (play, tree.marks[index], tree.lengths[index]) if alike else index
            groups.setdefault(key, []).append(index)
        return [tuple(group) for group in groups.values()]

    def is_distinct(self, group: Sequence[int]) -> bool:
        """Whether defences that are followed by the same play make a variation of its own.

        They make none where all continuations are threats as well, and where every defence to the
        same move is among them.
        """
        tree = self.tree
        defences = [Node(tree, index) for index in group]
        if defences[0].role is not Role.DEFENCE:
            return True
        threats = {
            _move_made(threat) for threat in _siblings(defences[0]) if threat.role is Role.THREAT
        }
        continuations = {_move_made(child) for child in defences[0].children}
        if continuations and continuations <= threats:
            return False
        return len(group) == 1 or len(group) < len(_answers(defences[0]))


class OneMan(NamedTuple):
    """The defences of a group that one piece makes; `is_all`: it has no other moves there."""

    defences: tuple[Node, ...]
    is_all: bool

    def piece(self, notation: Notation) -> str:
        """The piece without a target: `S`, or `Sa` and `Sa4` where others of its kind move."""
        first = self.defences[0]
        return _piece(first, _answers(first), notation)


def pieces_of_group(defences: Sequence[Node]) -> tuple[OneMan, ...]:
    """The defences of a group, piece by piece; none where the group is every defence there is.

    That, and that all moves of a piece are among them, is only said where the tree holds all that
    matters: not in set play, which lists only what has an answer, nor where the search was
    stopped; and the first not where a threat answers the moves that are not listed.
    """
    first = defences[0]
    parent = first.parent
    pieces: dict[int, list[Node]] = {}
    for defence in defences:
        pieces.setdefault(_from(defence), []).append(defence)
    answers = _answers(first) if parent is not None and len(defences) > 1 else []
    is_whole = bool(answers) and parent is not None and parent.role is not Role.SET_PLAY
    if not is_whole or parent is None or Mark.INCOMPLETE in parent.marks:
        return tuple(OneMan(tuple(moves), is_all=False) for moves in pieces.values())
    threatened = any(node.role is Role.THREAT for node in parent.children)
    if len(defences) == len(answers) and len(pieces) > 1 and not threatened:
        return ()
    return tuple(
        OneMan(
            tuple(moves),
            len(moves) > 1 and len(moves) == sum(_from(answer) == square for answer in answers),
        )
        for square, moves in pieces.items()
    )


def name_of_group(defences: Sequence[Node], notation: Notation) -> str:
    """How magazines write defences to one move that have the same play: `1...Sa~`, `1...Sb4, Sc5`.

    `Sa~` stands for all moves of that piece that are in the tree, refutations included; `any` for
    every defence.
    """
    first = defences[0]
    if len(defences) == 1:
        return notation.node(first)
    pieces = pieces_of_group(defences)
    words = []
    for one in pieces:
        if one.is_all:
            words.append(one.piece(notation) + "~")
        else:
            words += [_second(move, notation) for move in one.defences]
    return notation.number(first) + (", ".join(words) if pieces else _words("any"))


def _second(node: Node, notation: Notation) -> str:
    assert node.move is not None
    return notation.move(node.move)


def _piece(defence: Node, answers: Sequence[Node], notation: Notation) -> str:
    """A piece without a target: `S`, `Sa` or `Sa4` where others of its kind move, a pawn `b`."""
    assert defence.move is not None
    kind, square = defence.move.piece, defence.move.from_square
    name = square_name(square)
    others = {
        square_name(_from(answer))
        for answer in answers
        if answer.move is not None and answer.move.piece == kind
    } - {name}
    move = defence.move
    is_beside = move.is_beside_nightriders
    letter = notation.piece(kind, move.quality, is_beside_nightriders=is_beside)
    if not others:
        return letter or name[0]
    if all(other[0] != name[0] for other in others):
        return letter + name[0]
    if letter and all(other[1] != name[1] for other in others):
        return letter + name[1]
    return letter + name


def _siblings(node: Node) -> tuple[Node, ...]:
    parent = node.parent
    return parent.children if parent is not None else ()


def _answers(defence: Node) -> list[Node]:
    """All that stands beside a defence and answers the same move, refutations too."""
    return [node for node in _siblings(defence) if node.role in (Role.DEFENCE, Role.REFUTATION)]


def _from(node: Node) -> int:
    assert node.move is not None
    return node.move.from_square


def _move_made(node: Node) -> tuple[int, int, str | None]:
    """A move as such: a threat and a continuation may differ in what they capture."""
    assert node.move is not None
    return node.move.from_square, node.move.to_square, node.move.promotion

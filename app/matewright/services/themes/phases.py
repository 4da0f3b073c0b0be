"""The phases of a solution, and the letters a b c, A B C that its moves have across them.

A phase is the set play, a try with one refutation, a key, or one solution of help play; each twin
has phases of its own. Two moves are the same when the piece (by its square in the diagram), the
target square and the promotion are.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final, NamedTuple

from matewright.model.move import Action, Move
from matewright.model.notation import Notation
from matewright.model.position import Position
from matewright.model.solution import Node, Role, Solution

MOST_NODES: Final = 8_000
"""Of a tree; what a larger one shows beyond them is not looked at."""

MOST_LINES: Final = 24
"""Of help play; a problem with more solutions is cooked or no problem."""


NOBODY: Final = -1
"""In place of the square that a piece comes from, where none stands."""


class Identity(NamedTuple):
    """What makes a move the same in two phases."""

    home: int
    target: int
    promotion: str


@dataclass(eq=False, slots=True)
class Ply:
    """One move of a tree with the boards before and after it, and with the moves that follow.

    A board is 64 letters as in a FEN, a1 first, `.` where nobody stands. `homes` tells for each
    square after the move where the piece on it stood in the diagram, or `NOBODY`.
    """

    node: Node
    move: Move
    role: Role
    side: str
    identity: Identity
    before: str
    after: str
    homes_before: tuple[int, ...]
    homes: tuple[int, ...]
    above: Ply | None
    children: list[Ply] = field(default_factory=list)

    @property
    def uci(self) -> str:
        """The move as programs write it."""
        return self.move.uci

    @property
    def origin(self) -> int:
        """Where the piece comes from."""
        return self.move.from_square

    @property
    def target(self) -> int:
        """Where it arrives."""
        return self.move.to_square

    @property
    def piece(self) -> str:
        """The kind of the piece before the move."""
        return self.move.piece

    @property
    def is_last(self) -> bool:
        """Whether nothing follows in the tree, also of what was not read."""
        return not self.children and not self.node.children

    def text(self, notation: Notation) -> str:
        """The move with its number: `1...Sc5`."""
        return self.node.number + notation.move(self.move)

    def path(self) -> list[Ply]:
        """The moves from the first of the phase to this one."""
        found: list[Ply] = []
        ply: Ply | None = self
        while ply is not None:
            found.append(ply)
            ply = ply.above
        return found[::-1]

    def walk(self) -> Iterator[Ply]:
        """This move and all that follow it."""
        stack = [self]
        while stack:
            ply = stack.pop()
            yield ply
            stack += reversed(ply.children)

    def replies(self, *roles: Role) -> list[Ply]:
        """The moves that follow in one of these roles."""
        return [child for child in self.children if child.role in roles]


@dataclass(eq=False)
class Variation:
    """A defence and what answers it."""

    defence: Ply
    answers: tuple[Ply, ...]

    @cached_property
    def mates(self) -> frozenset[Identity]:
        """The answers as letters."""
        return frozenset(answer.identity for answer in self.answers)


@dataclass(eq=False)
class Phase:
    """One phase: `kind` is `set`, `try`, `key` or `line`, and `first` the move it begins with.

    Set play has no first move. A line of help play has all its moves in `line`.
    """

    kind: str
    number: int
    label: str
    first: Ply | None
    plies: list[Ply]
    line: tuple[Ply, ...] = ()

    def name(self, notation: Notation) -> str:
        """What people call it: `set play`, `1.Qb2?`, `1.Ke2!`, `solution 2`."""
        prefix = f"{self.label} " if self.label else ""
        if self.kind == "line":
            return prefix + f"solution {self.number}"
        if self.first is None:
            return prefix + "set play"
        return prefix + self.first.text(notation) + ("?" if self.kind == "try" else "!")

    @cached_property
    def threats(self) -> tuple[Ply, ...]:
        """What the first move threatens."""
        return tuple(ply for ply in self.plies if ply.role is Role.THREAT)

    @cached_property
    def threat_letters(self) -> frozenset[Identity]:
        """The threats as letters."""
        return frozenset(threat.identity for threat in self.threats)

    @cached_property
    def refutations(self) -> tuple[Ply, ...]:
        """What refutes a try."""
        return tuple(ply for ply in self.plies if ply.role is Role.REFUTATION)

    @cached_property
    def variations(self) -> tuple[Variation, ...]:
        """All defences with their answers."""
        return tuple(
            Variation(ply, tuple(ply.replies(Role.CONTINUATION)))
            for ply in self.plies
            if ply.role is Role.DEFENCE and ply.children
        )

    @cached_property
    def play(self) -> dict[Identity, Variation]:
        """Defence → its answers, without defences that the threats answer: `M_p`."""
        return {
            variation.defence.identity: variation
            for variation in self.variations
            if not variation.mates <= self.threat_letters
        }

    @cached_property
    def answers(self) -> dict[Identity, frozenset[Identity]]:
        """The same as letters."""
        return {defence: variation.mates for defence, variation in self.play.items()}

    @cached_property
    def single_answers(self) -> dict[Identity, frozenset[Identity]]:
        """Defence → its answer, of those that have just one."""
        return {d: mates for d, mates in self.answers.items() if len(mates) == 1}

    @cached_property
    def all_plies(self) -> list[Ply]:
        """Every move of the phase."""
        if self.line:
            return list(self.line)
        found = [self.first] if self.first is not None else []
        for ply in self.plies:
            found += ply.walk()
        return found

    @cached_property
    def ends(self) -> list[Ply]:
        """The last moves that reach the goal."""
        return [ply for ply in self.all_plies if ply.is_last and ply.role is not Role.REFUTATION]


@dataclass(eq=False)
class Part:
    """A diagram or twin with its phases."""

    solution: Solution
    label: str
    board: str
    attacker: str
    phases: tuple[Phase, ...]

    @property
    def defender(self) -> str:
        """The side that the attacker plays against."""
        return "b" if self.attacker == "w" else "w"

    def of(self, *kinds: str) -> list[Phase]:
        """The phases of these kinds."""
        return [phase for phase in self.phases if phase.kind in kinds]

    @cached_property
    def key(self) -> Phase | None:
        """The phase of the key, where there is just one."""
        found = self.of("key")
        return found[0] if len(found) == 1 else None

    @cached_property
    def set_play(self) -> Phase | None:
        """The set play, where there is any."""
        return next(iter(self.of("set")), None)

    @cached_property
    def lines(self) -> list[Phase]:
        """The solutions of help play."""
        return self.of("line")


def board_of(position: Position) -> str:
    """A position as a board."""
    return "".join("." if piece is None else piece.letter for piece in position.board)


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
        attacker = turn if not after_key else ("b" if turn == "w" else "w")
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
                mover = ply.side if child.follows_pass else _other(ply.side)
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
        identity = Identity(homes[move.from_square], move.to_square, move.promotion or "")
        return Ply(node, move, node.role, side, identity, board, after, homes, homes_after, above)


def _homes(diagram: str, board: str) -> tuple[int, ...]:
    """Where the pieces of a twin stand in the diagram; one that a twin moves is still the same."""
    homes = list(range(64))
    for letter in {*board} - {"."}:
        gone = [s for s in range(64) if diagram[s] == letter != board[s]]
        new = [s for s in range(64) if board[s] == letter != diagram[s]]
        if len(gone) == len(new) == 1:
            homes[new[0]] = gone[0]
    return tuple(homes)


def played(board: str, homes: tuple[int, ...], move: Move) -> tuple[str, tuple[int, ...]]:
    """A board and the homes of its pieces after a move, by its effects."""
    letters, places = list(board), list(homes)
    for effect in move.effects:
        square = effect.square
        if effect.action in (Action.MOVE, Action.STEP):
            assert effect.to is not None
            letters[effect.to], places[effect.to] = letters[square], places[square]
            letters[square], places[square] = ".", NOBODY
        elif effect.action is Action.REMOVE:
            letters[square], places[square] = ".", NOBODY
        elif effect.action is Action.CHANGE:
            assert effect.piece is not None
            is_white = letters[square].isupper()
            letters[square] = effect.piece if is_white else effect.piece.lower()
    return "".join(letters), tuple(places)


def _other(side: str) -> str:
    return "b" if side == "w" else "w"


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
            other = _other(turn)
            plies = [reader.read(child, board, homes, other, None) for child in node.children]
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
                first = reader.read(child, board, homes, _other(turn), None)
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


def letters(phases: Sequence[Phase]) -> dict[Identity, str]:
    """The letter of each move that phases have in common: a b c for defences, A B C for attacks.

    Moves that occur in one phase only have none.
    """
    small: dict[Identity, set[int]] = {}
    great: dict[Identity, set[int]] = {}
    for number, phase in enumerate(phases):
        for variation in phase.variations:
            small.setdefault(variation.defence.identity, set()).add(number)
            for answer in variation.answers:
                great.setdefault(answer.identity, set()).add(number)
        for refutation in phase.refutations:
            small.setdefault(refutation.identity, set()).add(number)
        for attack in (*phase.threats, *([phase.first] if phase.first else [])):
            great.setdefault(attack.identity, set()).add(number)
    return {
        **_named(small, "abcdefghijklmnopqrstuvwxyz"),
        **_named(great, "ABCDEFGHIJKLMNOPQRSTUVWXYZ"),
    }


def _named(moves: dict[Identity, set[int]], alphabet: str) -> dict[Identity, str]:
    shared = [identity for identity, phases in moves.items() if len(phases) > 1]
    return dict(zip(shared, alphabet, strict=False))

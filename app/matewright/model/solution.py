"""The answer: one immutable type for everything a solver can find, and the tree inside it.

A `Solution` holds the question, how sure the answer is and what was found; `docs/solution.md`
publishes the same content as a JSON schema. The tree is stored flat (`Tree`) so that two hundred
thousand moves cost a few arrays; a `Node` is a light view of one entry.
"""

from __future__ import annotations

from array import array
from bisect import bisect_left, bisect_right
from collections import deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from itertools import chain
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeVar, overload

from matewright.model.conditions import Condition
from matewright.model.goal import Goal
from matewright.model.move import Move
from matewright.model.move_context import MoveContext, context_of
from matewright.model.play import Play
from matewright.model.position import INITIAL_FEN, Position
from matewright.model.question import Question
from matewright.model.remarks import Remark
from matewright.model.stipulation import Stipulation
from matewright.wording import Wording

if TYPE_CHECKING:
    from matewright.model.themes_found import ThemesFound

_words: Final = Wording("solution")


class Status(StrEnum):
    """How sure the answer is. `CLAIMED`: what a historic program believes, which proves nothing."""

    SOLVED = "solved"
    NONE = "none"
    PARTIAL = "partial"
    CLAIMED = "claimed"


class Mode(StrEnum):
    """How much to search for: the whole tree, the exact keys, or the shortest mate and one key."""

    FULL = "full"
    KEYS = "keys"
    SHORTEST = "shortest"


class Role(StrEnum):
    """What a node of the solution tree is. `DIAGRAM` and `SET_PLAY` hold no move.

    `HELP` is a move of either side in help play and series; every path to a last one is a solution.
    """

    DIAGRAM = "diagram"
    SET_PLAY = "set_play"
    TRY = "try"
    KEY = "key"
    THREAT = "threat"
    DEFENCE = "defence"
    CONTINUATION = "continuation"
    REFUTATION = "refutation"
    HELP = "help"


BELOW_IN_BATTLE: Final[Mapping[Role, tuple[Role, ...]]] = MappingProxyType(
    {
        Role.DIAGRAM: (Role.SET_PLAY, Role.TRY, Role.KEY),
        Role.SET_PLAY: (Role.DEFENCE,),
        Role.TRY: (Role.THREAT, Role.DEFENCE, Role.REFUTATION),
        Role.KEY: (Role.THREAT, Role.DEFENCE),
        Role.THREAT: (Role.THREAT, Role.DEFENCE),
        Role.CONTINUATION: (Role.THREAT, Role.DEFENCE),
        Role.DEFENCE: (Role.CONTINUATION,),
        Role.REFUTATION: (),
    }
)
"""What may stand below a node in battle play, in that order."""

BELOW_AFTER_KEY: Final = MappingProxyType(
    {**BELOW_IN_BATTLE, Role.DIAGRAM: BELOW_IN_BATTLE[Role.TRY]}
)
"""The same where the key was made before the diagram."""

BELOW_IN_HELP: Final[Mapping[Role, tuple[Role, ...]]] = MappingProxyType(
    {
        Role.DIAGRAM: (Role.SET_PLAY, Role.HELP),
        Role.SET_PLAY: (Role.HELP,),
        Role.HELP: (Role.HELP,),
    }
)
"""The same in help play and series."""


class Mark(StrEnum):
    """Remarks on a node beside those its move carries (check, mate, capture …)."""

    ZUGZWANG = "zugzwang"
    DUAL = "dual"
    PROMOTION_CHOICE = "promotion_choice"
    SHORT = "short"
    INCOMPLETE = "incomplete"

    @property
    def words(self) -> str:
        """How the remark is written behind a move."""
        return _words(_MARK_WORDS[self])


_MARK_WORDS: Final = {
    Mark.ZUGZWANG: _words.later("zugzwang"),
    Mark.DUAL: _words.later("dual"),
    Mark.PROMOTION_CHOICE: _words.later("promotion choice"),
    Mark.SHORT: _words.later("short"),
    Mark.INCOMPLETE: _words.later("not searched to its end"),
}


@dataclass(frozen=True, slots=True)
class Iteration:
    """One row of the search table: work done looking for solutions of exactly this depth.

    `moves` is that depth: in battle play in moves, in help play and series in half-moves.
    `generated` counts every move a generator emitted, `evaluated` the leaves at full depth that
    were tested; `seconds` is engine time. `finished` says whether every first move was decided.
    `nodes` are positions whose moves were looked at; of `mater` the nodes as MATER counts them, of
    `prinz` the steps of its move generator. `root_moves` are the first moves made, reported by the
    historic programs alone (MATER's dots): 0 for others.
    """

    moves: int
    generated: int
    evaluated: int
    seconds: float
    finished: bool = True
    nodes: int = 0
    root_moves: int = 0

    @classmethod
    def total(cls, rows: Sequence[Iteration]) -> Iteration:
        """The sum of some rows, at least one; its depth is that of the last."""
        return cls(
            moves=rows[-1].moves,
            generated=sum(row.generated for row in rows),
            evaluated=sum(row.evaluated for row in rows),
            seconds=sum(row.seconds for row in rows),
            finished=rows[-1].finished,
            nodes=sum(row.nodes for row in rows),
            root_moves=sum(row.root_moves for row in rows),
        )

    @property
    def per_second(self) -> float | None:
        """Generated positions per second; None when the time is too short."""
        return self.generated / self.seconds if self.seconds >= 1e-6 else None


_Item_co = TypeVar("_Item_co", covariant=True)

_SIGNS: Final = {Role.KEY: "!", Role.TRY: "?", Role.REFUTATION: "!"}


class Node:
    """One entry of a solution tree, together with its position in it."""

    __slots__ = ("index", "tree")

    def __init__(self, tree: Tree, index: int) -> None:
        self.tree = tree
        self.index = index

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Node) and self.tree is other.tree and self.index == other.index

    def __hash__(self) -> int:
        return hash((id(self.tree), self.index))

    def __repr__(self) -> str:
        return f"<Node {self.role.value} {self.move or ''} children={self.child_count}>"

    @property
    def move(self) -> Move | None:
        """The move; None for the diagram and for the set play heading."""
        return self.tree.moves[self.index]

    @property
    def role(self) -> Role:
        """What this node is."""
        return self.tree.roles[self.index]

    @property
    def marks(self) -> frozenset[Mark]:
        """The remarks on it."""
        return self.tree.marks[self.index]

    @property
    def length(self) -> int | None:
        """For an attacker's move that succeeds: in how many of his moves, this one included."""
        return self.tree.lengths[self.index] or None

    @property
    def parent(self) -> Node | None:
        """The node before; None for the diagram."""
        return Node(self.tree, self.tree.parents[self.index]) if self.index else None

    @property
    def row(self) -> int:
        """Its index among its parent's children."""
        if not self.index:
            return 0
        return self.index - self.tree.children_of(self.tree.parents[self.index]).start

    @property
    def child_count(self) -> int:
        """How many children it has."""
        return len(self.tree.children_of(self.index))

    def child(self, row: int) -> Node:
        """The child with that index. Raises `IndexError`."""
        if row < 0:
            raise IndexError(row)
        return Node(self.tree, self.tree.children_of(self.index)[row])

    @property
    def children(self) -> tuple[Node, ...]:
        """All children in order."""
        return tuple(Node(self.tree, index) for index in self.tree.children_of(self.index))

    @property
    def half_moves(self) -> int:
        """How many half-moves lead here: 1 for a key or try, 2 for a set play defence or a reply.

        A threat counts as if the defender had passed, the set play heading as the move left out.
        """
        tree, index, count = self.tree, self.index, 0
        while index:
            count += 2 if tree.roles[index] is Role.THREAT else 1
            index = tree.parents[index]
        return count

    @property
    def number(self) -> str:
        """The number before the move: `1.` for the side that began, `1...` for the other.

        Help play counts so that its last move is always the second of a number. In a series every
        move has a number of its own, except that the other side's has that of the move before.
        Moves that were left out before the first one are counted.
        """
        half_moves = self.half_moves + self.tree.left_out
        stipulation = self.tree.stipulation
        if self.role is Role.HELP and stipulation is not None:
            if stipulation.play.is_series:
                tree = self.tree
                in_series = sum(tree.is_in_series(node.index) for node in self.path())
                return f"{in_series}." if tree.is_in_series(self.index) else f"{in_series or 1}..."
            half_moves += stipulation.half and stipulation.play is not Play.PROOF
        return f"{(half_moves + 1) // 2}{'.' if half_moves % 2 else '...'}"

    @property
    def goal(self) -> Goal | None:
        """What the last move of a line must reach here: in reciprocal play Black has his own."""
        stipulation = self.tree.stipulation
        if stipulation is None:
            return None
        if stipulation.play is Play.SERIES_RECIPROCAL:
            is_other = self.tree.is_in_series(self.index)
        else:
            is_other = stipulation.play.is_reciprocal and self.half_moves % 2 != stipulation.half
        return stipulation.other_goal or stipulation.goal if is_other else stipulation.goal

    @property
    def follows_pass(self) -> bool:
        """Whether the side to move has passed before it: in set play, threats, moves in a row."""
        if self.role is not Role.HELP:
            return self.role in (Role.SET_PLAY, Role.THREAT)
        stipulation, parent = self.tree.stipulation, self.parent
        if (
            stipulation is None
            or not stipulation.play.is_series
            or parent is None
            or parent.move is None
        ):
            return False
        return self.tree.is_in_series(self.index) and self.tree.is_in_series(parent.index)

    @property
    def sign(self) -> str:
        """The sign after the move: `!` for a key or refutation, `?` for a try; none for a claim."""
        return "" if self.tree.is_claimed else _SIGNS.get(self.role, "")

    def path(self) -> tuple[Node, ...]:
        """The nodes from the first move (or set play heading) to this one."""
        found: list[Node] = []
        node: Node | None = self
        while node is not None and node.index:
            found.append(node)
            node = node.parent
        return tuple(reversed(found))

    def walk(self) -> Iterator[Node]:
        """This node and all below it, depth first, in order."""
        stack = [self]
        while stack:
            node = stack.pop()
            yield node
            stack.extend(reversed(node.children))

    def lines(self) -> Iterator[list[Node]]:
        """The lines of play from this node to each end below it, in order."""
        line: list[Node] = []
        stack = [(self, 0)]
        while stack:
            node, depth = stack.pop()
            del line[depth:]
            line.append(node)
            children = node.children
            if not children:
                yield line.copy()
            stack.extend((child, depth + 1) for child in reversed(children))


_OF_ARRAY: Final = {
    "ArgentinianChess": {"Q": "SE", "R": "FA", "B": "LO", "N": "SA"},
    "CavalierMajeur": {"N": "H"},
    "Leofamily": {"Q": "LE", "R": "PA", "B": "VA", "N": "MA"},
}
"""The kinds that stand in the array of a game under conditions, in place of others."""


def starting_position(
    diagram: Position, stipulation: Stipulation | None, conditions: Iterable[Condition] = ()
) -> Position:
    """Where the play of a problem begins: in its diagram, of proof games in the array of a game."""
    if stipulation is None or not stipulation.is_proof_game:
        return diagram
    array = Position.from_fen(INITIAL_FEN)
    for condition in conditions:
        kinds = _OF_ARRAY.get(condition.name, {})
        array = array.with_pieces(
            piece and replace(piece, code=kinds.get(piece.code, piece.code))
            for piece in array.board
        )
    return array


class Column(Protocol[_Item_co]):
    """What a tree needs of a sequence: entries by number."""

    def __len__(self) -> int: ...

    def __getitem__(self, index: int, /) -> _Item_co: ...


class Tree:
    """The nodes of a solution as parallel columns, breadth first: siblings are adjacent.

    Entry 0 is the diagram. `lengths` holds 0 where a node has none, `parents` the number of each
    node's parent: 0 for the diagram, and never decreasing. `stipulation` says
    who moves when; None while the tree belongs to no answer. `left_out` is the number of half-moves
    before the first one: 1 after the key of `PostKeyPlay`, and for `WhiteToPlay`. `is_claimed`:
    nothing in it is proved. `context`: what notations must know of the diagram beside its moves.
    """

    __slots__ = (
        "__weakref__",
        "_moves_as_given",
        "context",
        "is_claimed",
        "left_out",
        "lengths",
        "marks",
        "moves",
        "parents",
        "roles",
        "stipulation",
    )

    def __init__(
        self,
        moves: Column[Move | None],
        roles: Column[Role],
        marks: Column[frozenset[Mark]],
        lengths: Column[int],
        parents: Column[int],
        stipulation: Stipulation | None = None,
        *,
        left_out: int = 0,
        is_claimed: bool = False,
        context: MoveContext | None = None,
    ) -> None:
        self._moves_as_given: Final = moves
        self.moves: Final = moves if context is None else context.column(moves, parents)
        self.roles: Final = roles
        self.marks: Final = marks
        self.lengths: Final = lengths
        self.parents: Final = parents
        self.stipulation: Final = stipulation
        self.left_out: Final = left_out
        self.is_claimed: Final = is_claimed
        self.context: Final = context

    def under(
        self,
        stipulation: Stipulation,
        *,
        left_out: int = 0,
        is_claimed: bool = False,
        context: MoveContext | None = None,
    ) -> Tree:
        """The same tree as an answer to a stipulation, or as the claim of a historic program."""
        columns = (self._moves_as_given, self.roles, self.marks, self.lengths, self.parents)
        return Tree(
            *columns, stipulation, left_out=left_out, is_claimed=is_claimed, context=context
        )

    def children_of(self, index: int) -> range:
        """The numbers of a node's children."""
        # A node stands before its children.
        first = bisect_left(self.parents, index, lo=index + 1)
        return range(first, bisect_right(self.parents, index, lo=first))

    def first_children(self) -> Sequence[int]:
        """Where the children of each node begin, and behind the last node the number of nodes.

        Those of node `i` are the nodes from entry `i` to entry `i + 1`.
        """
        begins = array("I", [1])
        parent = 0
        for index in range(1, len(self.parents)):
            while parent < self.parents[index]:
                begins.append(index)
                parent += 1
        begins.extend([len(self.parents)] * (len(self.parents) + 1 - len(begins)))
        return begins

    def is_in_series(self, index: int) -> bool:
        """Whether a move of series play is of the side that makes the series."""
        if self.stipulation is None or self.roles[index] is not Role.HELP:
            return False
        play, below = self.stipulation.play, self.children_of(index)
        match play:
            case Play.SERIES:
                return True
            case Play.SERIES_HELP_SELF:
                # The last move but one is the other side's.
                return not below or bool(self.children_of(below.start))
            case Play.SERIES_RECIPROCAL if not below:
                # A move with which Black reaches his goal stands beside one with which he helps.
                siblings = self.children_of(self.parents[index])
                return any(self.children_of(sibling) for sibling in siblings)
        if not below and play is not Play.PARRY:
            return False
        above = self.parents[index]
        before = self.moves[above]
        if not play.is_parry or before is None:
            return True
        return not (before.check and self.is_in_series(above))

    def __len__(self) -> int:
        return len(self.moves)

    @property
    def root(self) -> Node:
        """The diagram."""
        return Node(self, 0)


def first_moves_named(names: Iterable[str], tree: Tree, role: Role) -> tuple[str, ...]:
    """First moves of a role as the engine calls them (`Move.bare_uci`), now in full UCI.

    Those that are not in the tree stay what they are.
    """
    found = ([node] for node in tree.root.children if node.role is role)
    return tuple(name for (name,) in _named(((name,) for name in names), found))


def lines_named(lines: Iterable[tuple[str, ...]], tree: Tree) -> tuple[tuple[str, ...], ...]:
    """The same for the lines of help play and series."""
    firsts = (node for node in tree.root.children if node.role is Role.HELP)
    return _named(lines, chain.from_iterable(first.lines() for first in firsts))


def _named(
    lines: Iterable[tuple[str, ...]], found: Iterable[Sequence[Node]]
) -> tuple[tuple[str, ...], ...]:
    names: dict[tuple[str, ...], deque[tuple[str, ...]]] = {}
    for line in found:
        moves = [node.move for node in line if node.move is not None]
        bare = tuple(move.bare_uci for move in moves)
        names.setdefault(bare, deque()).append(tuple(move.uci for move in moves))
    return tuple(names[line].popleft() if names.get(line) else line for line in lines)


class Lines(Sequence[tuple[str, ...]]):
    """The lines of help play and series, each its moves in UCI, read from the tree on demand.

    `ends`: for each length, shorter ones first, the first node and the one behind the last of those
    that end its lines.
    """

    __slots__ = ("_ends", "_tree")

    def __init__(self, tree: Tree, ends: Sequence[tuple[int, int]]) -> None:
        self._tree = tree
        self._ends = tuple(range(first, behind) for first, behind in ends)

    def __len__(self) -> int:
        return sum(map(len, self._ends))

    @overload
    def __getitem__(self, index: int) -> tuple[str, ...]: ...

    @overload
    def __getitem__(self, index: slice) -> tuple[tuple[str, ...], ...]: ...

    def __getitem__(self, index: int | slice) -> tuple[str, ...] | tuple[tuple[str, ...], ...]:
        if isinstance(index, slice):
            return tuple(self[i] for i in range(*index.indices(len(self))))
        left = index + len(self) if index < 0 else index
        for ends in self._ends:
            if 0 <= left < len(ends):
                return self._line(ends[left])
            left -= len(ends)
        raise IndexError(index)

    def __iter__(self) -> Iterator[tuple[str, ...]]:
        moves, parents = self._tree.moves, self._tree.parents
        names: dict[int, tuple[Move | None, str]] = {}
        """How moves are called, by identity: the moves stay while their names do."""

        def name(node: int) -> str:
            move = moves[node]
            cached = names.get(id(move))
            if cached is None:
                assert move is not None, "lines consist of moves"
                cached = names[id(move)] = (move, move.uci)
            return cached[1]

        # Neighbours mostly have their first moves in common: of the way to the last line the begin
        # of each length, counted from its end.
        begun: list[tuple[int, tuple[str, ...]]] = []

        def way(node: int, level: int) -> tuple[str, ...]:
            if not node:
                return ()
            if level < len(begun) and begun[level][0] == node:
                return begun[level][1]
            found = (*way(parents[node], level + 1), name(node))
            begun.extend([(0, ())] * (level + 1 - len(begun)))
            begun[level] = (node, found)
            return found

        for ends in self._ends:
            for end in ends:
                yield (*way(parents[end], 0), name(end))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Sequence) or len(self) != len(other):
            return False
        return all(ours == theirs for ours, theirs in zip(self, other, strict=True))

    def __hash__(self) -> int:
        return hash(tuple(self))

    def _line(self, node: int) -> tuple[str, ...]:
        moves: list[str] = []
        while node:
            move = self._tree.moves[node]
            assert move is not None, "lines consist of moves"
            moves.append(move.uci)
            node = self._tree.parents[node]
        return tuple(reversed(moves))


EMPTY_TREE: Final = Tree([None], [Role.DIAGRAM], [frozenset()], [0], [0])


@dataclass(frozen=True, slots=True)
class Solution:
    """The answer to one problem after one run.

    * `question`: what it answers, without twins, which have questions of their own. Where White
      and Black have exchanged their parts its options say `duplex`, and the position does.
    * `strategy`, `mode`: how it was searched.
    * `status`: `solved` (exhausted, solutions found), `none` (exhausted, there is none),
      `partial` (stopped early: what stands here is proved, what is missing is unknown) or
      `claimed` (the answer of a historic program as it gave it; nothing here is proved).
    * `restrictions`: options of the user's that cut the search down (`checks only`); the answer
      holds under them alone.
    * `length`: whole moves of the shortest solution found (2 for one of `h#2.5`), counted as in the
      stipulation; None when none was found. Of a claim it is what the program believes.
    * `refuted_below`: the goal is proven impossible in fewer than this many moves.
    * `keys`, `tries`: first moves in UCI; `keys_complete` says that `keys` lists all there are.
    * `lines`: the solutions of help play and series, each a list of UCI moves, shorter ones first.
      Such answers have neither keys nor tries.
    * `iterations`: the search table. `seconds`: engine time in all.
    * `notes`: conventions the answer rests on, such as `castling assumed`.
    * `label`: what this part of the problem is called (`b) wKa1→a2`); empty for a diagram without
      twins.
    * `themes`: the themes found in it and its twins; None if not searched for.
    * `twins`: the answers to the other parts of the problem, which are its twins and, in duplex,
      the same with the parts of White and Black exchanged. Each is complete in itself but without
      twins of its own.
    """

    question: Question
    strategy: str
    mode: Mode
    status: Status
    restrictions: tuple[Remark, ...] = ()
    length: int | None = None
    refuted_below: int = 1
    keys: tuple[str, ...] = ()
    keys_complete: bool = False
    lines: Sequence[tuple[str, ...]] = ()
    tries: tuple[str, ...] = ()
    iterations: tuple[Iteration, ...] = ()
    seconds: float = 0.0
    notes: tuple[Remark, ...] = ()
    label: str = ""
    twins: tuple[Solution, ...] = ()
    themes: ThemesFound | None = field(default=None, compare=False)
    tree: Node = field(default_factory=lambda: EMPTY_TREE.root, compare=False)

    def __post_init__(self) -> None:
        """Give the tree the question: the numbers and the letters of its moves depend on it.

        The position is kept as its FEN says, so that an answer is equal to itself read from JSON.
        """
        position = self.question.position.as_written
        if position is not self.question.position:
            object.__setattr__(self, "question", replace(self.question, position=position))
        stipulation = self.stipulation
        tree, is_claimed = self.tree.tree, self.status is Status.CLAIMED
        left_out = self.question.options.left_out
        context = context_of(replace(self.question.game, position=self.start))
        current = (tree.stipulation, tree.left_out, tree.is_claimed, tree.context)
        if current != (stipulation, left_out, is_claimed, context):
            own = tree.under(stipulation, left_out=left_out, is_claimed=is_claimed, context=context)
            object.__setattr__(self, "tree", Node(own, self.tree.index))

    @property
    def is_partial(self) -> bool:
        """Whether any part of it was stopped early."""
        return any(part.status is Status.PARTIAL for part in (self, *self.twins))

    @property
    def total_seconds(self) -> float:
        """The engine's time for all its parts."""
        return sum(part.seconds for part in (self, *self.twins))

    @property
    def start(self) -> Position:
        """The position in which its moves begin."""
        return starting_position(self.question.position, self.stipulation, self.question.conditions)

    @property
    def fen(self) -> str:
        """The FEN of its diagram."""
        return self.question.position.fen

    @property
    def stipulation(self) -> Stipulation:
        """The stipulation of the question, which is a known one."""
        return self.question.stipulation.checked()

    @property
    def nodes(self) -> int:
        """The nodes of all iterations."""
        return sum(row.nodes for row in self.iterations)

    def to_dict(self) -> dict[str, Any]:
        """The published JSON form, `docs/solution.schema.json`."""
        # solution_json needs the classes of this module.
        from matewright.model import solution_json

        return solution_json.to_dict(self)

    @classmethod
    def from_dict(cls, data: object) -> Solution:
        """Read the JSON form back. Raises `FormatError` naming the field that is wrong."""
        # solution_json needs the classes of this module.
        from matewright.model import solution_json

        return solution_json.from_dict(data)


CHECKING: Final = "check"
"""The stage of a `Progress` while `modern` checks what a historic program claims."""


@dataclass(frozen=True, slots=True)
class Progress:
    """The state of a running job at one moment.

    `stage` is `keys`, `tries`, `set_play`, `tree` or `CHECKING`, then `done`. `iterations` are the
    finished ones, `current` the one at work. `root_done` of `root_total` first moves are decided in
    it (in the later stages: parts of that stage), `root_move` (UCI) is being searched.
    `mate_within`: a forced mate in so many moves, beginning with `mate_move` (UCI), is proved
    though a shorter one is not ruled out yet; `mate_line`: that move, and how play goes on if
    that was requested. `nodes`: positions whose moves were looked at.
    `table_fill`: how much of the table of positions is in use, 0 … 1; None without a table.
    `part`: the label of the twin that is being solved; empty where there is only the diagram.
    """

    stage: str
    iterations: tuple[Iteration, ...] = ()
    current: Iteration | None = None
    root_done: int = 0
    root_total: int = 0
    root_move: str | None = None
    keys: tuple[str, ...] = ()
    refuted_below: int = 1
    mate_within: int | None = None
    mate_move: str | None = None
    mate_line: tuple[str, ...] = ()
    nodes: int = 0
    table_fill: float | None = None
    seconds: float = 0.0
    finished: bool = False
    part: str = ""

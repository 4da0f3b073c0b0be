"""The answer: one immutable type for everything a solver can find, and the tree inside it.

A `Solution` says what was asked, how sure the answer is and what was found; `docs/solution.md`
publishes the same content as a JSON schema. The tree is stored flat (`Tree`) so that two hundred
thousand moves cost a few arrays; a `Node` is a light view of one entry.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Final, NoReturn, Protocol, TypeVar

from matewright.errors import FormatError
from matewright.model.move import Move, square_number
from matewright.model.notation import Notation, disambiguation
from matewright.model.piece import KINDS

SCHEMA = 1
"""Version of the JSON form of a solution."""


class Status(StrEnum):
    """How sure the answer is."""

    SOLVED = "solved"
    NONE = "none"
    PARTIAL = "partial"


class Mode(StrEnum):
    """How much is wanted: the whole tree, the exact keys, or the shortest mate and one key."""

    FULL = "full"
    KEYS = "keys"
    SHORTEST = "shortest"


class Role(StrEnum):
    """What a node of the solution tree is. `DIAGRAM` and `SET_PLAY` hold no move."""

    DIAGRAM = "diagram"
    SET_PLAY = "set_play"
    TRY = "try"
    KEY = "key"
    THREAT = "threat"
    DEFENCE = "defence"
    CONTINUATION = "continuation"
    REFUTATION = "refutation"


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
        return _MARK_WORDS[self]


_MARK_WORDS: Final = {
    Mark.ZUGZWANG: "zugzwang",
    Mark.DUAL: "dual",
    Mark.PROMOTION_CHOICE: "promotion choice",
    Mark.SHORT: "short",
    Mark.INCOMPLETE: "not searched to its end",
}


@dataclass(frozen=True, slots=True)
class Iteration:
    """One row of the search table: work done looking for a mate in exactly this depth.

    `generated` counts every move a generator emitted, `evaluated` the leaves at full depth that
    were tested; `seconds` is engine time. `finished` tells whether every first move was decided.
    """

    moves: int
    generated: int
    evaluated: int
    seconds: float
    finished: bool = True

    @classmethod
    def total(cls, rows: Sequence[Iteration]) -> Iteration:
        """The sum of some rows, at least one; its depth is that of the last."""
        return cls(
            moves=rows[-1].moves,
            generated=sum(row.generated for row in rows),
            evaluated=sum(row.evaluated for row in rows),
            seconds=sum(row.seconds for row in rows),
            finished=rows[-1].finished,
        )

    @property
    def per_second(self) -> float | None:
        """Generated positions per second; None when too short to tell."""
        return self.generated / self.seconds if self.seconds >= 1e-6 else None


_Item_co = TypeVar("_Item_co", covariant=True)

_SIGNS: Final = {Role.KEY: "!", Role.TRY: "?", Role.REFUTATION: "!"}


class Node:
    """One entry of a solution tree, seen together with its place in it."""

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
        """Its place among its parent's children."""
        if not self.index:
            return 0
        return self.index - self.tree.children_of(self.tree.parents[self.index]).start

    @property
    def child_count(self) -> int:
        """How many children it has."""
        return len(self.tree.children_of(self.index))

    def child(self, row: int) -> Node:
        """The child in that place. Raises `IndexError`."""
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
        path = self.path()
        return len(path) + sum(node.role is Role.THREAT for node in path)

    @property
    def number(self) -> str:
        """The number before the move: `1.` for the side that began, `1...` for the other."""
        half_moves = self.half_moves
        return f"{(half_moves + 1) // 2}{'.' if half_moves % 2 else '...'}"

    @property
    def sign(self) -> str:
        """The sign after the move: `!` for a key or refutation, `?` for a try."""
        return _SIGNS.get(self.role, "")

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


class Column(Protocol[_Item_co]):
    """What a tree needs of a sequence: entries by number."""

    def __len__(self) -> int: ...

    def __getitem__(self, index: int, /) -> _Item_co: ...


class Tree:
    """The nodes of a solution as parallel columns, breadth first: siblings are adjacent.

    Entry 0 is the diagram. `lengths` holds 0 where a node has none, `parents` the number of each
    node's parent: 0 for the diagram, and never decreasing.
    """

    __slots__ = ("lengths", "marks", "moves", "parents", "roles")

    def __init__(
        self,
        moves: Column[Move | None],
        roles: Column[Role],
        marks: Column[frozenset[Mark]],
        lengths: Column[int],
        parents: Column[int],
    ) -> None:
        self.moves: Final = moves
        self.roles: Final = roles
        self.marks: Final = marks
        self.lengths: Final = lengths
        self.parents: Final = parents

    def children_of(self, index: int) -> range:
        """The numbers of a node's children."""
        # A node stands before its children.
        first = bisect_left(self.parents, index, lo=index + 1)
        return range(first, bisect_right(self.parents, index, lo=first))

    def __len__(self) -> int:
        return len(self.moves)

    @property
    def root(self) -> Node:
        """The diagram."""
        return Node(self, 0)


EMPTY_TREE: Final = Tree([None], [Role.DIAGRAM], [frozenset()], [0], [0])


@dataclass(frozen=True, slots=True)
class Solution:
    """What is known about one problem after one run.

    * `fen`, `stipulation`, `strategy`, `mode`: what was asked, of whom.
    * `status`: `solved` (exhausted, solutions found), `none` (exhausted, there is none) or
      `partial` (stopped early: what stands here is proved, what is missing is unknown).
    * `restrictions`: options of the user's that cut the search down (`checks only`); the answer
      holds under them alone.
    * `length`: moves of the shortest solution found; None when none was found.
    * `refuted_below`: the goal is proven impossible in fewer than this many moves.
    * `keys`, `tries`: first moves in UCI; `keys_complete` tells that `keys` lists all there are.
    * `lines`: help play, lists of UCI moves.
    * `iterations`: the search table. `seconds`: engine time in all.
    * `notes`: conventions the answer rests on, such as `castling assumed`.
    """

    fen: str
    stipulation: str
    strategy: str
    mode: Mode
    status: Status
    restrictions: tuple[str, ...] = ()
    length: int | None = None
    refuted_below: int = 1
    keys: tuple[str, ...] = ()
    keys_complete: bool = False
    lines: tuple[tuple[str, ...], ...] = ()
    tries: tuple[str, ...] = ()
    iterations: tuple[Iteration, ...] = ()
    seconds: float = 0.0
    notes: tuple[str, ...] = ()
    tree: Node = field(default_factory=lambda: EMPTY_TREE.root, compare=False)

    def to_dict(self) -> dict[str, Any]:
        """The published JSON form, `docs/solution.schema.json`."""
        return {
            "schema": SCHEMA,
            "fen": self.fen,
            "stipulation": self.stipulation,
            "strategy": self.strategy,
            "mode": self.mode.value,
            "status": self.status.value,
            "restrictions": list(self.restrictions),
            "length": self.length,
            "refuted_below": self.refuted_below,
            "keys": list(self.keys),
            "keys_complete": self.keys_complete,
            "lines": [list(line) for line in self.lines],
            "tries": list(self.tries),
            "iterations": [
                {name: getattr(row, name) for name in _ITERATION_FIELDS} for row in self.iterations
            ],
            "seconds": self.seconds,
            "notes": list(self.notes),
            "tree": _node_to_dict(self.tree),
        }

    @classmethod
    def from_dict(cls, data: object) -> Solution:
        """Read the JSON form back. Raises `FormatError` naming the field that is wrong."""
        read = _Reader(data, "")
        if read.number("schema", 1) != SCHEMA:
            raise FormatError("solution-schema", found=read.number("schema", 1), known=SCHEMA)
        return cls(
            fen=read.text("fen"),
            stipulation=read.text("stipulation"),
            strategy=read.text("strategy"),
            mode=read.choice("mode", Mode),
            status=read.choice("status", Status),
            restrictions=read.texts("restrictions"),
            length=read.number("length", 1) if read.get("length") is not None else None,
            refuted_below=read.number("refuted_below", 1),
            keys=read.texts("keys"),
            keys_complete=read.truth("keys_complete"),
            lines=tuple(
                _Reader({"line": line}, "lines").texts("line") for line in read.items("lines")
            ),
            tries=read.texts("tries"),
            iterations=tuple(
                Iteration(
                    row.number("moves", 1),
                    row.number("generated", 0),
                    row.number("evaluated", 0),
                    row.seconds("seconds"),
                    row.truth("finished"),
                )
                for row in read.readers("iterations")
            ),
            seconds=read.seconds("seconds"),
            notes=read.texts("notes"),
            tree=_tree_from_dict(_Reader(read.get("tree"), "tree")).root,
        )


@dataclass(frozen=True, slots=True)
class Progress:
    """What a running job knows at one moment.

    `stage` is `keys`, `tries`, `set_play` or `tree`, then `done`. `iterations` are the finished
    ones, `current` the one at work. `root_done` of `root_total` first moves are decided in it
    (in the later stages: parts of that stage), `root_move` (UCI) is being searched.
    """

    stage: str
    iterations: tuple[Iteration, ...] = ()
    current: Iteration | None = None
    root_done: int = 0
    root_total: int = 0
    root_move: str | None = None
    keys: tuple[str, ...] = ()
    refuted_below: int = 1
    seconds: float = 0.0
    finished: bool = False


# -- the JSON form ---------------------------------------------------------------------------------

_ITERATION_FIELDS: Final = ("moves", "generated", "evaluated", "seconds", "finished")
_MOVE_FACTS: Final = (
    "capture",
    "en_passant",
    "castling",
    "check",
    "double_check",
    "mate",
    "stalemate",
)
_SAN: Final = Notation()
_MOST_DEPTH: Final = 300
"""Nodes above one another in a tree that is read: more than 64 moves on each side."""

_Choice = TypeVar("_Choice", bound=StrEnum)


def _node_to_dict(node: Node) -> dict[str, Any]:
    """`piece` and `facts` (with `san`) are what a `Move` knows beyond its UCI text."""
    move = node.move
    content: dict[str, Any] = {"move": None}
    if move is not None:
        content = {
            "move": move.uci,
            "san": _SAN.move(move),
            "piece": move.piece,
            "facts": [name for name in _MOVE_FACTS if getattr(move, name)],
        }
    return {
        **content,
        "role": node.role.value,
        "marks": [mark.value for mark in Mark if mark in node.marks],
        "length": node.length,
        "children": [_node_to_dict(child) for child in node.children],
    }


def _tree_from_dict(root: _Reader) -> Tree:
    moves: list[Move | None] = []
    roles: list[Role] = []
    marks: list[frozenset[Mark]] = []
    lengths: list[int] = []
    parents: list[int] = []
    queue = deque([(root, 0, 0)])
    while queue:
        read, parent, depth = queue.popleft()
        if depth > _MOST_DEPTH:
            read.fail("children")
        moves.append(_move_from_dict(read))
        roles.append(read.choice("role", Role))
        marks.append(frozenset(read.choices("marks", Mark)))
        lengths.append(read.number("length", 1) if read.get("length") is not None else 0)
        parents.append(parent)
        index = len(moves) - 1
        queue.extend((child, index, depth + 1) for child in read.readers("children"))
    return Tree(moves, roles, marks, lengths, parents)


def _move_from_dict(read: _Reader) -> Move | None:
    if read.get("move") is None:
        return None
    uci = read.text("move")
    facts = read.texts("facts")
    if read.text("piece") not in KINDS or uci[4:].upper() not in ("", *KINDS):
        read.fail("piece")
    try:
        squares = square_number(uci[:2]), square_number(uci[2:4])
    except ValueError:
        read.fail("move")
    file_needed, row_needed = disambiguation(read.text("san"))
    return Move(
        read.text("piece"),
        *squares,
        promotion=uci[4:].upper() or None,
        **{name: name in facts for name in _MOVE_FACTS},
        file_needed=file_needed,
        row_needed=row_needed,
    )


class _Reader:
    """A JSON object whose fields are asked for by name and type; complains by field."""

    def __init__(self, data: object, place: str) -> None:
        self._place = place
        if not isinstance(data, dict):
            raise FormatError("solution-field", field=place or "the whole")
        self._data: dict[object, object] = data

    def fail(self, name: str) -> NoReturn:
        raise FormatError("solution-field", field=f"{self._place}.{name}".lstrip("."))

    def get(self, name: str) -> object:
        if name not in self._data:
            self.fail(name)
        return self._data[name]

    def text(self, name: str) -> str:
        value = self.get(name)
        return value if isinstance(value, str) else self.fail(name)

    def number(self, name: str, least: int) -> int:
        value = self.get(name)
        if isinstance(value, bool) or not isinstance(value, int) or value < least:
            self.fail(name)
        return value

    def seconds(self, name: str) -> float:
        value = self.get(name)
        if isinstance(value, bool) or not isinstance(value, int | float) or not value >= 0:
            self.fail(name)
        return float(value)

    def truth(self, name: str) -> bool:
        value = self.get(name)
        return value if isinstance(value, bool) else self.fail(name)

    def items(self, name: str) -> list[object]:
        value = self.get(name)
        return value if isinstance(value, list) else self.fail(name)

    def texts(self, name: str) -> tuple[str, ...]:
        return tuple(
            item if isinstance(item, str) else self.fail(name) for item in self.items(name)
        )

    def choice(self, name: str, kind: type[_Choice]) -> _Choice:
        try:
            return kind(self.text(name))
        except ValueError:
            self.fail(name)

    def choices(self, name: str, kind: type[_Choice]) -> tuple[_Choice, ...]:
        try:
            return tuple(kind(text) for text in self.texts(name))
        except ValueError:
            self.fail(name)

    def readers(self, name: str) -> tuple[_Reader, ...]:
        place = f"{self._place}.{name}".lstrip(".")
        return tuple(_Reader(item, place) for item in self.items(name))

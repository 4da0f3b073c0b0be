"""An answer as one line of text in a problem's document (`docs/formats.md`, “The stored answer”).

It is the JSON form of the answer with each tree as columns, packed, so that two hundred thousand
moves fit.
"""

from __future__ import annotations

import base64
import hashlib
import json
import zlib
from collections.abc import Hashable, Iterable, Iterator
from itertools import chain
from typing import Any, Final, TypeVar

from matewright.cooperative import in_chunks
from matewright.errors import FormatError
from matewright.model import solution_check, solution_json
from matewright.model.move import Move
from matewright.model.solution import Mark, Node, Role, Solution, Tree
from matewright.model.solution_json import MOST_DEPTH, Fields
from matewright.model.stipulation import MOST_MOVES

MOST_NODES = 400_000
"""Answers with more nodes, those of twins included, are not stored; solving finds them again."""

_BYTES_A_NODE: Final = 40
"""Unpacked, twice what a node needs: a small text must not grow into a large value."""

_LEAST_BYTES: Final = 1 << 16

_COMPACT: Final = json.JSONEncoder(separators=(",", ":"))

_Entry = TypeVar("_Entry", bound=Hashable)


def fits(solution: Solution, most: int | None = None) -> bool:
    """Whether the answer is small enough to be stored: of `most` nodes, or of `MOST_NODES`."""
    nodes = sum(len(one.tree.tree) for one in (solution, *solution.twins))
    return nodes <= (MOST_NODES if most is None else most)


def write(solution: Solution, words: str) -> str:
    """The answer as printable text in one line.

    `words` is the text made from it that stands beside it; empty when that has another origin.
    """
    pieces = solution_json.pieces(solution, _COMPACT, _packed, {"words": _digest(words)})
    # Other threads would wait while a long text is written in one go.
    return "".join(chain.from_iterable(in_chunks(pieces)))


def read(text: str, words: str, most: int | None = None) -> tuple[Solution, bool]:
    """The answer in such a text, and whether `words` are those once made from it.

    The answer fits its diagram and does not contradict itself. Raises a `MatewrightError` that
    says what is wrong.
    """
    try:
        data = json.loads(text)
        solution = solution_json.from_dict(
            data, _Unpacker(MOST_NODES if most is None else most).tree
        )
    except (ValueError, RecursionError):
        raise FormatError("solution-json") from None
    solution_check.check(solution)
    return solution, Fields(data).text("words") == _digest(words)


def _digest(words: str) -> str:
    # Half a surrogate pair is refused when the file is written, not here.
    return hashlib.blake2b(words.encode(errors="replace"), digest_size=16).hexdigest()


def _packed(root: Node) -> Iterator[str]:
    tree = root.tree
    nodes = range(len(tree))
    moves, move = _numbered(map(tree.moves.__getitem__, nodes))
    roles, role = _numbered(map(tree.roles.__getitem__, nodes))
    marks, mark = _numbered(map(tree.marks.__getitem__, nodes))
    begins = tree.first_children()
    columns: dict[str, list[Any]] = {
        "moves": [solution_json.move_to_dict(one) for one in moves],
        "roles": roles,
        "marks": [[one for one in Mark if one in some] for some in marks],
        "move": move,
        "role": role,
        "mark": mark,
        "length": _all(map(tree.lengths.__getitem__, nodes)),
        "children": _all(begins[index + 1] - begins[index] for index in nodes),
    }
    text = ",".join(f"{_COMPACT.encode(name)}:{_list(values)}" for name, values in columns.items())
    packed = base64.b64encode(zlib.compress(f"{{{text}}}".encode())).decode()
    yield f'"{packed}"'


def _list(values: list[Any]) -> str:
    """As `_json`, which would write a long list without a pause."""
    return f"[{','.join(_COMPACT.encode(piece)[1:-1] for piece in in_chunks(values))}]"


def _numbered(values: Iterable[_Entry]) -> tuple[list[_Entry], list[int]]:
    """The different values in order of appearance, and for each value its index among them."""
    indices: dict[_Entry, int] = {}
    # There are few objects in most columns, and identity is checked faster than equality.
    seen: dict[int, tuple[int, _Entry]] = {}

    def index_of(value: _Entry) -> int:
        found = seen.get(id(value))
        if found is None:
            found = seen[id(value)] = (indices.setdefault(value, len(indices)), value)
        return found[0]

    column = _all(map(index_of, values))
    return list(indices), column


def _all(values: Iterable[_Entry]) -> list[_Entry]:
    """As `list`, which would make a long one without a pause."""
    return list(chain.from_iterable(in_chunks(values)))


class _Unpacker:
    """Reads the trees of one answer, which share the space there is."""

    def __init__(self, most: int) -> None:
        self.nodes_left = most
        self.bytes_left = _LEAST_BYTES + _BYTES_A_NODE * most

    def tree(self, packed: object) -> Tree:
        """Raises `FormatError`, or `ValueError` for text that is not even packed."""
        read = Fields(self.columns(packed), "tree")
        moves, roles, marks = self.tables(read)
        children = read.items("children", self.nodes_left)
        self.nodes_left -= len(children)
        size = len(children)
        return Tree(
            moves=[moves[index] for index in _column(read, "move", size, len(moves))],
            roles=[roles[index] for index in _column(read, "role", size, len(roles))],
            marks=[marks[index] for index in _column(read, "mark", size, len(marks))],
            lengths=list(_column(read, "length", size, MOST_MOVES + 1)),
            parents=_parents(read, list(_column(read, "children", size, size))),
        )

    def columns(self, packed: object) -> object:
        if not isinstance(packed, str):
            raise FormatError("solution-field", field="tree")
        unpacker = zlib.decompressobj()
        try:
            data = unpacker.decompress(base64.b64decode(packed, validate=True), self.bytes_left)
        except zlib.error:
            raise FormatError("solution-field", field="tree") from None
        if not unpacker.eof:
            raise FormatError("solution-field", field="tree")
        # A limit of 0 would mean none.
        self.bytes_left = max(1, self.bytes_left - len(data))
        return json.loads(data)

    def tables(self, read: Fields) -> tuple[list[Move | None], list[Role], list[frozenset[Mark]]]:
        """What the numbers in the columns mean."""
        moves = [solution_json.move_from_dict(one) for one in read.fields("moves", self.nodes_left)]
        roles = list(read.choices("roles", Role))
        marks = [
            frozenset(Fields({"marks": one}, "tree").choices("marks", Mark))
            for one in read.items("marks")
        ]
        return moves, roles, marks


def _column(read: Fields, name: str, size: int, end: int) -> Iterator[int]:
    """A column of `size` numbers below `end`."""
    column = read.items(name, size)
    if len(column) != size:
        read.fail(name)
    for value in column:
        if type(value) is not int or not 0 <= value < end:
            read.fail(name)
        yield value


def _parents(read: Fields, children: list[int]) -> list[int]:
    """The parent of each node, by how many children each has, breadth first."""
    if sum(children) != len(children) - 1:
        read.fail("children")
    parents, depths = [0], [0]
    for index, count in enumerate(children):
        # A node stands before its children.
        if index >= len(parents) or depths[index] > MOST_DEPTH:
            read.fail("children")
        parents.extend([index] * count)
        depths.extend([depths[index] + 1] * count)
    return parents

"""The JSON form of a `Solution`, which `docs/solution.schema.json` publishes.

Reading bounds everything it takes: whatever comes back can be shown, judged and written.
"""

from __future__ import annotations

import json
import math
import re
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import asdict, replace
from enum import StrEnum
from types import MappingProxyType
from typing import Any, Final, NoReturn, TypeVar

from matewright.errors import FormatError
from matewright.model import remarks
from matewright.model.attributes import ATTRIBUTES
from matewright.model.kinds import ALL_KINDS
from matewright.model.move import FACTS, Effect, Move, square_number
from matewright.model.notation import Notation, disambiguation
from matewright.model.question import Question
from matewright.model.remarks import Remark
from matewright.model.solution import (
    EMPTY_TREE,
    Iteration,
    Mark,
    Mode,
    Node,
    Role,
    Solution,
    Status,
    Tree,
    first_moves_named,
    lines_named,
)
from matewright.model.stipulation import MOST_MOVES, MOST_SERIES_MOVES
from matewright.model.themes_found import ThemesFound

SCHEMA: Final = 6
"""Version of the JSON form that is written. Older ones are read too: before 6 there were no
`conditions` and no fairy pieces, before 5 moves had no `effects`, and restrictions and notes were
English sentences, before 4 there were no `options`, before 3 no other stipulations than `#n` and
`h#n`, in 1 no claims, no `nodes` and no `root_moves`."""

MOST_DEPTH: Final = 300
"""Nodes above one another in a tree that is read: more than the longest series needs."""

_MOST_COUNT: Final = 2**64 - 1
_MOST_HALF_MOVES: Final = MOST_SERIES_MOVES + 1
_MOST_ITEMS: Final = 2**16
"""Entries of a list: more than there are moves in any position, for each length of a series."""
_MOST_LINES: Final = 10**7
"""Solutions of help play."""
_MOST_CHARACTERS: Final = 1000
"""Of a single text."""

_UCI: Final = re.compile(
    r"(?P<start>[a-h][1-8])(?:[a-h][1-8]-)?(?P<end>[a-h][1-8])(?P<promotion>[a-z0-9]{0,2})"
)
_SAN: Final = Notation()

_Choice = TypeVar("_Choice", bound=StrEnum)


# -- writing ---------------------------------------------------------------------------------------


def tree_to_dict(node: Node) -> dict[str, Any]:
    """A node with all below it, nested as it is."""
    return {
        **move_to_dict(node.move),
        "role": node.role.value,
        "marks": [mark.value for mark in Mark if mark in node.marks],
        "length": node.length,
        "children": [tree_to_dict(child) for child in node.children],
    }


def to_dict(
    solution: Solution, write_tree: Callable[[Node], object] = tree_to_dict
) -> dict[str, Any]:
    """The JSON form; `write_tree` gives the form of the tree."""
    return {
        "schema": SCHEMA,
        "label": solution.label,
        **solution.question.part_to_dict(),
        "strategy": solution.strategy,
        "mode": solution.mode.value,
        "status": solution.status.value,
        "restrictions": [one.to_json() for one in solution.restrictions],
        "length": solution.length,
        "refuted_below": solution.refuted_below,
        "keys": list(solution.keys),
        "keys_complete": solution.keys_complete,
        "lines": [list(line) for line in solution.lines],
        "tries": list(solution.tries),
        "iterations": [asdict(row) for row in solution.iterations],
        "seconds": solution.seconds,
        "notes": [one.to_json() for one in solution.notes],
        **({} if solution.themes is None else solution.themes.to_dict()),
        "tree": write_tree(solution.tree),
        "twins": [to_dict(twin, write_tree) for twin in solution.twins],
    }


# -- writing in pieces -----------------------------------------------------------------------------

_SPACED: Final = json.JSONEncoder(ensure_ascii=False)
"""Writes as `json.dumps` does, but letters as they are."""


def pieces(
    solution: Solution,
    encoder: json.JSONEncoder = _SPACED,
    write_tree: Callable[[Node], Iterable[str]] | None = None,
    before: Mapping[str, object] = MappingProxyType({}),
) -> Iterator[str]:
    """The JSON form as the encoder writes `to_dict`, piece by piece.

    An answer of a million moves is never there as a whole: neither as values nor as text.
    `write_tree` gives the form of the tree, if it is not to be nested; `before` are fields that
    stand before those of the answer.
    """
    comma, colon = encoder.item_separator, encoder.key_separator
    bare = replace(solution, lines=(), tree=EMPTY_TREE.root, twins=())
    separator = "{"
    for name, value in {**before, **to_dict(bare)}.items():
        yield f'{separator}"{name}"{colon}'
        separator = comma
        if name == "lines":
            yield from _in_brackets(_lines(solution, comma), comma)
        elif name == "tree":
            yield from (write_tree or _nested)(solution.tree)
        elif name == "twins":
            twins = (pieces(twin, encoder, write_tree) for twin in solution.twins)
            yield from _in_brackets(twins, comma)
        else:
            yield encoder.encode(value)
    yield "}"


def _in_brackets(items: Iterable[str | Iterable[str]], comma: str) -> Iterator[str]:
    """A list of texts, or of what comes in pieces itself."""
    yield "["
    for number, item in enumerate(items):
        if number:
            yield comma
        if isinstance(item, str):
            yield item
        else:
            yield from item
    yield "]"


def _lines(solution: Solution, comma: str) -> Iterator[str]:
    for line in solution.lines:
        moves = f'"{comma}"'.join(line)
        yield f'["{moves}"]' if line else "[]"


def _nested(root: Node) -> Iterator[str]:
    """A node with all below it, as `tree_to_dict` has it."""
    tree = root.tree
    moves, roles, marks, lengths = tree.moves, tree.roles, tree.marks, tree.lengths
    begins = tree.first_children()
    heads: dict[int, tuple[Move | None, str]] = {}
    """What is written of each move, by identity: the moves stay while their texts do."""
    tails: dict[tuple[Role, frozenset[Mark], int], str] = {}

    def begin(index: int) -> str:
        move = moves[index]
        head = heads.get(id(move))
        if head is None:
            head = heads[id(move)] = (move, _SPACED.encode(move_to_dict(move))[:-1])
        kind = roles[index], marks[index], lengths[index]
        tail = tails.get(kind)
        if tail is None:
            role, some, length = kind
            tail = tails[kind] = (
                f', "role": {_SPACED.encode(role.value)}, '
                f'"marks": {_SPACED.encode([mark.value for mark in Mark if mark in some])}, '
                f'"length": {_SPACED.encode(length or None)}, "children": ['
            )
        return head[1] + tail

    # The next child of each node that is begun, and the end of its children.
    open_ranges = [(begins[root.index], begins[root.index + 1])]
    yield begin(root.index)
    while open_ranges:
        index, end = open_ranges.pop()
        if index == end:
            yield "]}"
            continue
        open_ranges.append((index + 1, end))
        text = begin(index)
        first, last = begins[index], begins[index + 1]
        if index > begins[tree.parents[index]]:
            text = f", {text}"
        if first == last:
            yield f"{text}]}}"
        else:
            yield text
            open_ranges.append((first, last))


def move_to_dict(move: Move | None) -> dict[str, Any]:
    """`piece` and `facts` (with `san`) are what a `Move` holds beyond its UCI text."""
    if move is None:
        return {"move": None}
    return {
        "move": move.uci,
        "san": _SAN.move(move),
        "piece": move.piece,
        "facts": [name for name in FACTS if getattr(move, name)],
        "effects": [effect.text for effect in move.effects],
    }


# -- reading ---------------------------------------------------------------------------------------


_NODE_FIELDS: Final = frozenset(
    {
        ("move", "role", "marks", "length", "children"),
        ("move", "san", "piece", "facts", "effects", "role", "marks", "length", "children"),
    }
)
"""The names of a node's fields as `tree_to_dict` writes them."""


class SharedNode:
    """A node of a tree as `NodeSharing` reads it: what stands below it, and its other fields.

    Nodes that are alike have one and the same `head`. Fields are found as in a `dict`.
    """

    __slots__ = ("children", "head")

    def __init__(self, head: dict[str, Any], children: object) -> None:
        self.head: Final = head
        self.children: Final = children

    def get(self, name: str) -> Any:
        """A field; None where there is none of that name."""
        return self.children if name == "children" else self.head.get(name)

    def __getitem__(self, name: str) -> Any:
        return self.children if name == "children" else self.head[name]


class NodeSharing:
    """An `object_pairs_hook` for `json`: nodes become `SharedNode`, all other objects as usual.

    A tree of a million moves has only some thousand different ones. `Fields` and `tree_from_dict`
    read either form.
    """

    def __init__(self) -> None:
        self._leaves: Final[dict[str, SharedNode]] = {}

    def __call__(self, pairs: list[tuple[str, Any]]) -> object:
        """The value of an object with these names and values."""
        if not pairs or pairs[-1][0] != "children":
            return dict(pairs)
        names, values = zip(*pairs, strict=True)
        if names not in _NODE_FIELDS:
            return dict(pairs)
        *head, children = values
        try:
            # Of True and 1, which are equal, only one is a length.
            key = repr(head)
        except RecursionError:
            return dict(pairs)
        leaf = self._leaves.get(key)
        if leaf is None:
            leaf = self._leaves[key] = SharedNode(dict(pairs[:-1]), [])
        return leaf if children == [] else SharedNode(leaf.head, children)


class Fields:
    """A JSON object whose fields are read by name and type; errors name the field."""

    def __init__(self, data: object, path: str = "") -> None:
        self._path = path
        if isinstance(data, SharedNode):
            data = {**data.head, "children": data.children}
        if not isinstance(data, dict):
            raise FormatError("solution-field", field=path or "the whole")
        self._data: dict[object, object] = data

    def fail(self, name: str) -> NoReturn:
        """Raise the `FormatError` that names the field."""
        raise FormatError("solution-field", field=self.path(name))

    def path(self, name: str) -> str:
        """The field's full name, such as `tree.moves`."""
        return f"{self._path}.{name}".lstrip(".")

    def get(self, name: str) -> object:
        """Any value; only a missing field is wrong."""
        if name not in self._data:
            self.fail(name)
        return self._data[name]

    def has(self, name: str) -> bool:
        """Whether there is such a field: older versions have fewer."""
        return name in self._data

    def text(self, name: str) -> str:
        """A text that can be shown and written, of a few lines at most."""
        return self._text(name, self.get(name))

    def _text(self, name: str, value: object) -> str:
        if not isinstance(value, str) or len(value) > _MOST_CHARACTERS or not value.isprintable():
            self.fail(name)
        return value

    def number(self, name: str, least: int, most: int) -> int:
        """A whole number."""
        value = self.get(name)
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            self.fail(name)
        return value

    def moves_or_none(self, name: str, least: int = 1, most: int = MOST_MOVES) -> int | None:
        """A number of moves, or nothing."""
        return None if self.get(name) is None else self.number(name, least, most)

    def seconds(self, name: str) -> float:
        """A time that has an end."""
        value = self.get(name)
        if isinstance(value, bool) or not isinstance(value, int | float):
            self.fail(name)
        # The bound keeps whole numbers within what a float can hold.
        if not 0 <= value <= _MOST_COUNT or not math.isfinite(value):
            self.fail(name)
        return float(value)

    def truth(self, name: str) -> bool:
        """True or false."""
        value = self.get(name)
        return value if isinstance(value, bool) else self.fail(name)

    def items(self, name: str, most: int = _MOST_ITEMS) -> list[object]:
        """A list of anything."""
        value = self.get(name)
        if not isinstance(value, list) or len(value) > most:
            self.fail(name)
        return value

    def texts(self, name: str) -> tuple[str, ...]:
        """A list of texts."""
        return tuple(self._text(name, item) for item in self.items(name))

    def remarks(self, name: str) -> tuple[Remark, ...]:
        """A list of remarks."""
        try:
            return tuple(map(remarks.from_json, self.items(name)))
        except ValueError:
            self.fail(name)

    def moves(self, name: str) -> tuple[str, ...]:
        """A list of moves in UCI."""
        texts = self.texts(name)
        return texts if all(map(_UCI.fullmatch, texts)) else self.fail(name)

    def choice(self, name: str, kind: type[_Choice]) -> _Choice:
        """One of the words of a kind."""
        try:
            return kind(self.text(name))
        except ValueError:
            self.fail(name)

    def choices(self, name: str, kind: type[_Choice]) -> tuple[_Choice, ...]:
        """A list of words of a kind."""
        try:
            return tuple(kind(text) for text in self.texts(name))
        except ValueError:
            self.fail(name)

    def fields(self, name: str, most: int = _MOST_ITEMS) -> tuple[Fields, ...]:
        """A list of objects."""
        return tuple(Fields(item, self.path(name)) for item in self.items(name, most))


def tree_from_dict(data: object) -> Tree:
    """The tree of a nested node. Raises `FormatError`."""
    moves: list[Move | None] = []
    roles: list[Role] = []
    marks: list[frozenset[Mark]] = []
    lengths: list[int] = []
    parents: list[int] = []
    seen: dict[int, tuple[Move | None, Role, frozenset[Mark], int]] = {}
    """What heads of shared nodes say, by identity: the heads stay while the data do."""
    queue: deque[tuple[object, str, int, int]] = deque([(data, "tree", 0, 0)])
    while queue:
        node, path, parent, depth = queue.popleft()
        shared = node if isinstance(node, SharedNode) else None
        entry = None if shared is None else seen.get(id(shared.head))
        if entry is None or depth > MOST_DEPTH:
            read = Fields(node, path)
            if depth > MOST_DEPTH:
                read.fail("children")
            entry = (
                move_from_dict(read),
                read.choice("role", Role),
                frozenset(read.choices("marks", Mark)),
                read.moves_or_none("length") or 0,
            )
            if shared is not None:
                seen[id(shared.head)] = entry
        move, role, some, length = entry
        moves.append(move)
        roles.append(role)
        marks.append(some)
        lengths.append(length)
        parents.append(parent)
        if shared is not None and shared.children == []:
            continue
        read = Fields(node, path)
        index, below = len(parents) - 1, read.path("children")
        for child in read.items("children"):
            if not isinstance(child, dict | SharedNode):
                read.fail("children")
            queue.append((child, below, index, depth + 1))
    return Tree(moves, roles, marks, lengths, parents)


def from_dict(data: object, read_tree: Callable[[object], Tree] = tree_from_dict) -> Solution:
    """Read the JSON form back; `read_tree` understands the form of the tree.

    Raises `FormatError` naming the field that is wrong, `StipulationError` for its stipulation.
    """
    read = Fields(data)
    solution = _without_twins(read, read_tree)
    twins = []
    for twin in read.fields("twins"):
        if twin.items("twins"):
            twin.fail("twins")
        twins.append(_without_twins(twin, read_tree))
    return replace(solution, twins=tuple(twins))


def _without_twins(read: Fields, read_tree: Callable[[object], Tree]) -> Solution:
    version = read.number("schema", 1, _MOST_COUNT)
    if version > SCHEMA:
        raise FormatError("solution-schema", found=version, known=SCHEMA)
    question = _question(read, version)
    tree = read_tree(read.get("tree"))
    keys, tries = read.moves("keys"), read.moves("tries")
    lines = tuple(_lines_from(read))
    if not question.is_orthodox:
        # Once the square was missing by way of which a move goes.
        keys = first_moves_named(keys, tree, Role.KEY)
        tries = first_moves_named(tries, tree, Role.TRY)
        lines = lines_named(lines, tree)
    return Solution(
        label=read.text("label"),
        question=question,
        strategy=read.text("strategy"),
        mode=read.choice("mode", Mode),
        status=read.choice("status", Status),
        restrictions=read.remarks("restrictions"),
        length=read.moves_or_none("length", 0, MOST_SERIES_MOVES),
        refuted_below=read.number("refuted_below", 0, MOST_SERIES_MOVES + 1),
        keys=keys,
        keys_complete=read.truth("keys_complete"),
        lines=lines,
        tries=tries,
        iterations=tuple(
            Iteration(
                row.number("moves", 1, _MOST_HALF_MOVES),
                row.number("generated", 0, _MOST_COUNT),
                row.number("evaluated", 0, _MOST_COUNT),
                row.seconds("seconds"),
                row.truth("finished"),
                row.number("nodes", 0, _MOST_COUNT) if version > 1 else 0,
                row.number("root_moves", 0, _MOST_COUNT) if version > 1 else 0,
            )
            for row in read.fields("iterations")
        ),
        seconds=read.seconds("seconds"),
        notes=read.remarks("notes"),
        themes=_themes(read) if read.has("themes") else None,
        tree=tree.root,
    )


def _themes(read: Fields) -> ThemesFound:
    names = read.texts("themes")
    if not read.has("main_themes"):
        return ThemesFound.of_names(names)
    return ThemesFound(names, read.texts("main_themes"), read.text("theme_summary"))


def _question(read: Fields, version: int) -> Question:
    """The question of an answer, whose FEN must be whole."""
    conditions = read.texts("conditions") if version > 5 else ()
    if not all(map(str.strip, conditions)):
        read.fail("conditions")
    texts = {
        "fen": read.text("fen"),
        "stipulation": read.text("stipulation"),
        "options": read.texts("options") if version > 3 else (),
        "conditions": conditions,
    }
    try:
        question = Question.from_dict(texts)
    except FormatError:
        read.fail("fen")
    if question.position.fen.split()[:4] != read.text("fen").split()[:4]:
        read.fail("fen")
    return question


def _lines_from(read: Fields) -> Iterator[tuple[str, ...]]:
    seen: dict[object, str] = {}
    """Texts already checked to be moves, so that each is checked and kept once."""
    for line in read.items("lines", _MOST_LINES):
        texts = line if isinstance(line, list) and len(line) <= _MOST_ITEMS else [None]
        try:
            moves = tuple([seen[text] for text in texts])
        except (KeyError, TypeError):
            moves = Fields({"line": line}, "lines").moves("line")
            seen.update(zip(moves, moves, strict=True))
        yield moves


def move_from_dict(read: Fields) -> Move | None:
    """The move of a node; None for the diagram and for set play. Raises `FormatError`."""
    if read.get("move") is None:
        return None
    found = _UCI.fullmatch(read.text("move"))
    promotion = found["promotion"].upper() if found else ""
    if found is None or (promotion and promotion not in ALL_KINDS):
        read.fail("move")
    piece = read.text("piece")
    if piece not in ALL_KINDS:
        read.fail("piece")
    facts = read.texts("facts")
    effects = read.texts("effects") if read.has("effects") else ()
    file_needed, rank_needed = disambiguation(read.text("san"), piece)
    return Move(
        piece,
        square_number(found["start"]),
        square_number(found["end"]),
        promotion=promotion or None,
        quality="",
        **{name: name in facts for name in FACTS},
        file_needed=file_needed,
        rank_needed=rank_needed,
        effects=tuple(_effect(read, text) for text in effects),
    )


def _effect(read: Fields, text: str) -> Effect:
    try:
        effect = Effect.parse(text)
    except ValueError:
        read.fail("effects")
    if effect.piece is not None and effect.piece not in ALL_KINDS:
        read.fail("effects")
    if not {*ATTRIBUTES}.issuperset(effect.attributes):
        read.fail("effects")
    return effect

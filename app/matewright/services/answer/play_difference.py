"""What is new in the play of an answer against that of another, and what is gone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from matewright.model.notation import Notation
from matewright.model.solution import Node, Role, Tree

MOST_ENTRIES: Final = 50_000
"""Of both trees together; comparing them takes a tenth of a second."""


@dataclass(frozen=True, slots=True)
class PlayDifference:
    """Moves are the same where they go from the same square to the same, after the same moves.

    * `new`: the entries of `tree` that are not in the other one. `first_new`: those of them that
      follow nothing new.
    * `gone`: the first moves of what the other tree has and this one has not.
    """

    tree: Tree
    new: frozenset[int]
    first_new: tuple[Node, ...]
    gone: tuple[Node, ...]

    @property
    def is_empty(self) -> bool:
        """Whether the play is the same."""
        return not self.new and not self.gone


def play_difference(before: Tree, tree: Tree) -> PlayDifference | None:
    """How a tree differs from the one before; None where they are too large to compare at once."""
    if len(before) + len(tree) > MOST_ENTRIES:
        return None
    numbers: dict[tuple[int, Role, str], int] = {}
    old, own = _numbered(before, numbers), _numbered(tree, numbers)
    earlier, present = set(old), set(own)
    new = frozenset(entry for entry in range(1, len(tree)) if own[entry] not in earlier)
    return PlayDifference(
        tree,
        new,
        tuple(Node(tree, entry) for entry in sorted(new) if tree.parents[entry] not in new),
        tuple(
            Node(before, entry)
            for entry in range(1, len(before))
            if old[entry] not in present and old[before.parents[entry]] in present
        ),
    )


def _numbered(tree: Tree, numbers: dict[tuple[int, Role, str], int]) -> list[int]:
    """A number for each entry, the same in all trees for the same move after the same moves."""
    found = [0] * len(tree)
    for entry in range(1, len(tree)):
        move = tree.moves[entry]
        path = (found[tree.parents[entry]], tree.roles[entry], move.identity if move else "")
        found[entry] = numbers.setdefault(path, len(numbers) + 1)
    return found


def line_of(node: Node, notation: Notation) -> str:
    """A move with those before and after it: `1.Bf2? 1...Kh6 2.Be3#`, set play without a key."""
    line = list(node.path())
    while line[-1].child_count:
        line.append(line[-1].child(0))
    return " ".join(_written(line, notation))


def _written(line: list[Node], notation: Notation) -> Iterator[str]:
    for index, node in enumerate(line):
        if node.move is not None:
            follows = index and line[index - 1].move is not None
            yield notation.next_node(node) if follows else notation.node(node)

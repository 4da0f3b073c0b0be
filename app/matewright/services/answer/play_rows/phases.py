"""The phases of a solution as headings, in the usual order: set play, tries, keys."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from matewright.model.solution import Mark, Node, Role
from matewright.model.solution_view import SolutionView
from matewright.wording import Wording, grouped

_words: Final = Wording("SolutionTree")


class Kind(Enum):
    """What stands under a heading."""

    SET_PLAY = auto()
    TRIES = auto()
    KEYS = auto()
    SOLUTIONS = auto()
    AFTER_KEY = auto()


_ROLES: Final = {
    Kind.SET_PLAY: (Role.SET_PLAY,),
    Kind.TRIES: (Role.TRY,),
    Kind.KEYS: (Role.KEY,),
    Kind.SOLUTIONS: (Role.HELP,),
    Kind.AFTER_KEY: (Role.THREAT, Role.DEFENCE, Role.REFUTATION),
}


@dataclass(frozen=True, slots=True)
class Phase:
    """A heading and the rows below it. `node` is the entry of set play, which has one itself.

    `total` counts what the tree holds of it: keys, tries, whole solutions (0 for not counted),
    variations.
    """

    kind: Kind
    rows: tuple[int, ...]
    total: int
    left_out: int = 0
    node: int | None = None
    is_claim: bool = False
    is_zugzwang: bool = False

    @property
    def heading(self) -> str:
        """`Key`, `2 keys`, `14 tries · 3 shown`: how many there are and what a filter leaves."""
        parts = [self._title]
        if self.kind is Kind.SET_PLAY and self.total:
            parts.append(_variations(self.total))
        if self.is_zugzwang:
            parts.append(Mark.ZUGZWANG.words)
        if self.left_out:
            shown = _words("{count} shown")
            if self.kind is Kind.SOLUTIONS:
                shown = _words("some not shown")
            parts.append(shown.format(count=grouped(self.total - self.left_out)))
        return " · ".join(parts)

    @property
    def _title(self) -> str:
        count = self.total
        match self.kind:
            case Kind.SET_PLAY:
                return _words("Set play")
            case Kind.TRIES if count == 1:
                return _words("Try")
            case Kind.TRIES:
                return _words.count(count, "%n try", "%n tries")
            case Kind.KEYS if self.is_claim:
                return _words("Claimed key")
            case Kind.KEYS if count == 1:
                return _words("Key")
            case Kind.KEYS:
                return _words.count(count, "%n key", "%n keys")
            case Kind.SOLUTIONS if count == 1:
                return _words("Solution")
            case Kind.SOLUTIONS if not count:
                return _words("Solutions")
            case Kind.SOLUTIONS:
                return _words.count(count, "%n solution", "%n solutions")
            case _:
                return _words("After the key")


def _variations(count: int) -> str:
    return _words.count(count, "%n variation", "%n variations")


def phases_of(view: SolutionView, *, is_claim: bool = False, lines: int = 0) -> tuple[Phase, ...]:
    """The phases there are; one that the filter empties is still listed.

    `lines` are the solutions of help play or a series; 0 where they are not counted.
    """
    tree = view.tree
    entries = [Node(tree, entry) for entry in tree.children_of(0)]
    rows = set(view.rows(0))
    found = []
    for kind, roles in _ROLES.items():
        held = [node.index for node in entries if node.role in roles]
        if not held:
            continue
        if kind is Kind.SET_PLAY:
            found += [_set_play(view, entry) for entry in held]
            continue
        shown = tuple(entry for entry in held if entry in rows)
        members = sum(len(view.group(row)) for row in shown)
        total = lines if kind is Kind.SOLUTIONS else len(held)
        found.append(
            Phase(
                kind,
                shown,
                total,
                left_out=len(held) - members,
                is_claim=is_claim,
                is_zugzwang=kind is Kind.AFTER_KEY and Mark.ZUGZWANG in tree.root.marks,
            )
        )
    return tuple(found)


def _set_play(view: SolutionView, entry: int) -> Phase:
    variations = [
        child for child in view.tree.children_of(entry) if view.tree.roles[child] is not Role.HELP
    ]
    left_out = view.left_out(entry)
    return Phase(Kind.SET_PLAY, (), len(variations), left_out=left_out, node=entry)

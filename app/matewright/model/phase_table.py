"""Phases × defences: which attacker's move follows which defence, in set play, tries and keys.

The table problemists write to see changed and transferred mates: a row for each phase, a column for
each defence (a, b, c), in each cell the moves that follow (A, B, C). In longer problems those are
the second moves. Help play is a row for each solution, see `solutions`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import combinations
from string import ascii_lowercase
from typing import Final, NamedTuple
from weakref import WeakKeyDictionary

from matewright.model.solution import Node, Role, Tree

MOST_PHASES: Final = 100
"""The tries with most refutations are left out where there are more."""


class Same(NamedTuple):
    """What makes two moves the same one in different phases: the piece, and where it goes.

    `origin` is where the piece stands in the diagram: after `1.Qa1?` and `1.Qa2?` a mate by the
    queen on d4 is the same.
    """

    origin: int
    target: int
    promotion: str


@dataclass(frozen=True, slots=True)
class Phase:
    """Set play, a try or a key, by its `entry` in the tree.

    * `defences`: the entry of each defence, refutations among them.
    * `cells`: the entries of the moves that follow each defence; none after a refutation, or where
      play was not searched that far.
    * `threats`: the entries of the moves that are threatened. `refutations`: what refutes.
    """

    entry: int
    role: Role
    defences: Mapping[Same, int]
    cells: Mapping[Same, tuple[int, ...]]
    threats: tuple[int, ...] = ()
    refutations: tuple[int, ...] = ()


class Change(NamedTuple):
    """How the play of a cell differs from that of other phases, by the indices of those.

    * `changed`: phases in which quite other moves follow the same defence.
    * `transferred`: phases in which one of its moves follows another defence and not this one.
    """

    changed: tuple[int, ...] = ()
    transferred: tuple[int, ...] = ()


@dataclass(frozen=True)
class PhaseTable:
    """The phases of a battle play in their order, and the defences that count in any of them.

    A defence counts where its continuation is not a threat of the phase. Those with changed play
    come first. `left_out` is how many tries the table does not hold: those without variations, and
    all beyond the first `MOST_PHASES`.
    """

    tree: Tree
    phases: tuple[Phase, ...] = ()
    defences: tuple[Same, ...] = ()
    left_out: int = 0
    _letters: Mapping[Same, str] = field(default_factory=dict)

    @classmethod
    def of(cls, tree: Tree, most: int = MOST_PHASES) -> PhaseTable:
        """The table of an answer; empty for help play and series."""
        below = tree.children_of(0)
        entries = [entry for entry in below if tree.roles[entry] in _PHASES]
        if any(tree.roles[entry] is Role.DEFENCE for entry in below):
            # The key was made before the diagram.
            entries = [0]
        found = [_phase(tree, entry) for entry in entries]
        phases = _chosen(found, most)
        defences: dict[Same, None] = {}
        for phase in phases:
            threats = {_same(tree, threat) for threat in phase.threats}
            for defence, followers in phase.cells.items():
                if followers and not threats.issuperset(_same(tree, one) for one in followers):
                    defences.setdefault(defence)
        plain = cls(tree, phases, tuple(defences))
        ordered = sorted(defences, key=lambda defence: not plain.is_changed(defence))
        moves: dict[Same, None] = {}
        for phase in phases:
            shown = [entry for defence in ordered for entry in phase.cells.get(defence, ())]
            for entry in (*phase.threats, *shown):
                moves.setdefault(_same(tree, entry))
        letters = {same: letters_of(index) for index, same in enumerate(ordered)}
        letters |= {same: letters_of(index).upper() for index, same in enumerate(moves)}
        return cls(tree, phases, tuple(ordered), len(found) - len(phases), letters)

    def letter(self, entry: int) -> str:
        """`a` for a defence, `A` for a move that follows or is threatened; empty for others."""
        return self.letter_of(_same(self.tree, entry))

    def letter_of(self, move: Same) -> str:
        """The letter of a defence (`a`) or a move that follows one (`A`); empty for others."""
        return self._letters.get(move, "")

    def moves(self, index: int, defence: Same) -> frozenset[Same]:
        """The moves that follow a defence in the phase with that index."""
        return self._moves[index].get(defence, frozenset())

    @cached_property
    def _moves(self) -> list[dict[Same, frozenset[Same]]]:
        return [
            {
                defence: frozenset(_same(self.tree, entry) for entry in phase.cells[defence])
                for defence in self.defences
                if phase.cells.get(defence)
            }
            for phase in self.phases
        ]

    @cached_property
    def _after(self) -> list[dict[Same, set[Same]]]:
        """For each phase the defences that a move follows."""
        after: list[dict[Same, set[Same]]] = []
        for cells in self._moves:
            defences: dict[Same, set[Same]] = {}
            for defence, moves in cells.items():
                for move in moves:
                    defences.setdefault(move, set()).add(defence)
            after.append(defences)
        return after

    def is_changed(self, defence: Same) -> bool:
        """Whether quite other moves follow a defence in different phases."""
        cells = [cells[defence] for cells in self._moves if defence in cells]
        return any(not one & other for one, other in combinations(cells, 2))

    def change(self, index: int, defence: Same) -> Change:
        """How what follows a defence in one phase differs from other phases."""
        here = self.moves(index, defence)
        changed, transferred = [], []
        for other, cells in enumerate(self._moves):
            if here and defence in cells and not here & cells[defence]:
                changed.append(other)
            after = [self._after[other].get(move, set()) for move in here]
            if other != index and any(defences and defence not in defences for defences in after):
                transferred.append(other)
        return Change(tuple(changed), tuple(transferred))

    def transferred(self) -> tuple[Same, ...]:
        """The moves that follow one defence in one phase and only others in another phase."""
        found: dict[Same, None] = {}
        for cells in self._moves:
            for defence, moves in cells.items():
                for after in self._after:
                    found |= {
                        move: None for move in moves if move in after and defence not in after[move]
                    }
        return tuple(found)


_PHASES: Final = (Role.SET_PLAY, Role.TRY, Role.KEY)


def _chosen(phases: Sequence[Phase], most: int) -> tuple[Phase, ...]:
    """As many as requested: set play and keys, and the tries that nearly work."""
    kept = [phase for phase in phases if phase.role is not Role.TRY]
    tries = [phase for phase in phases if phase.role is Role.TRY and any(phase.cells.values())]
    tries.sort(key=lambda phase: len(phase.refutations))
    kept += tries[: max(0, most - len(kept))]
    return tuple(sorted(kept, key=lambda phase: phase.entry))


def _phase(tree: Tree, entry: int) -> Phase:
    defences: dict[Same, int] = {}
    cells: dict[Same, tuple[int, ...]] = {}
    threats, refutations = [], []
    for child in tree.children_of(entry):
        if tree.roles[child] is Role.THREAT:
            threats.append(child)
        elif tree.roles[child] in (Role.DEFENCE, Role.REFUTATION):
            same = _same(tree, child)
            defences[same] = child
            cells[same] = tuple(tree.children_of(child))
            if tree.roles[child] is Role.REFUTATION:
                refutations.append(child)
    return Phase(entry, tree.roles[entry], defences, cells, tuple(threats), tuple(refutations))


def _same(tree: Tree, entry: int) -> Same:
    """The move of a defence, of what follows one, or of a threat."""
    move = tree.moves[entry]
    assert move is not None, "phases are compared by moves"
    above = tree.parents[entry]
    match tree.roles[entry]:
        case Role.CONTINUATION:
            first = tree.moves[tree.parents[above]]
        case Role.THREAT:
            first = tree.moves[above]
        case _:
            first = None
    origin = move.from_square
    if first is not None and first.to_square == origin:
        origin = first.from_square
    return Same(origin, move.to_square, move.promotion or "")


def letters_of(index: int) -> str:
    """The letters for an index from 0: a, b, … z, aa, ab, … ."""
    word = ""
    index += 1
    while index:
        index, rest = divmod(index - 1, len(ascii_lowercase))
        word = ascii_lowercase[rest] + word
    return word


def solutions(tree: Tree) -> Iterator[tuple[int, ...]]:
    """The solutions of help play and series, each its entries; those of set play come first."""
    for end in range(1, len(tree)):
        if tree.roles[end] is Role.HELP and not tree.children_of(end):
            path = Node(tree, end).path()
            yield tuple(node.index for node in path if node.move is not None)


_tables: Final[WeakKeyDictionary[Tree, PhaseTable]] = WeakKeyDictionary()


def letter_of_node(node: Node) -> str:
    """The letter of a move of battle play in the table of its answer; empty for others.

    A first move has one where it is an answer or a threat in another phase.
    """
    tree, index = node.tree, node.index
    if tree not in _tables:
        _tables[tree] = PhaseTable.of(tree)
    table = _tables[tree]
    role, above = tree.roles[index], tree.parents[index]
    if role in (Role.TRY, Role.KEY):
        letter = table.letter(index)
        return letter if letter.isupper() else ""
    if role is Role.CONTINUATION:
        above = tree.parents[above]
    elif role not in (Role.DEFENCE, Role.THREAT, Role.REFUTATION):
        return ""
    return table.letter(index) if any(phase.entry == above for phase in table.phases) else ""

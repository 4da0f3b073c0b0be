"""A way to look at a solution tree: equal play gathered, some of it left out. The tree stays."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from matewright.model.phase_table import PhaseTable
from matewright.model.solution import Mark, Node, Role, Tree
from matewright.model.solution_survey import Survey


@dataclass(frozen=True, slots=True)
class MovingPiece:
    """A piece that moves at one point of a line: its square before, and the half-move, from 1.

    `quality` and `is_beside_nightriders` are those of its moves.
    """

    half_move: int
    kind: str
    square: int
    quality: str = field(default="", compare=False)
    is_beside_nightriders: bool = field(default=False, compare=False)

    @classmethod
    def of(cls, node: Node) -> MovingPiece | None:
        """The piece that makes a node's move; None where there is no move."""
        move = node.move
        if move is None:
            return None
        context = (move.quality, move.is_beside_nightriders)
        return cls(node.half_moves, move.piece, move.from_square, *context)


@dataclass(frozen=True, slots=True)
class ThemePlay:
    """The entries of a tree that make a theme, and the name of that."""

    name: str
    entries: frozenset[int]


@dataclass(frozen=True, slots=True)
class Filter:
    """What is looked at; everything as it comes.

    * `distinct`: no variations whose continuations are all threats as well, and none where every
      defence is followed by the same play.
    * `duals`: only what leads to a move marked as a dual, and what follows it.
    * `piece`: at its point of a line only the moves of this piece; threats stay.
    * `quiet_tries`: no tries that give check or capture.
    * `changes`: of battle play only defences that quite other moves follow in another phase.
    * `theme`: only what makes a theme, and what follows it.
    """

    distinct: bool = False
    duals: bool = False
    piece: MovingPiece | None = None
    quiet_tries: bool = False
    changes: bool = False
    theme: ThemePlay | None = None

    @property
    def needs_survey(self) -> bool:
        """Whether it needs the whole tree to decide."""
        return self.distinct or self.duals


EVERYTHING = Filter()


class SolutionView:
    """The entries of a tree as rows: those below each entry, in order.

    `survey` may be None as long as neither equal play is to be gathered nor the filter needs it.
    """

    def __init__(
        self,
        tree: Tree,
        survey: Survey | None = None,
        *,
        grouped: bool = False,
        play_filter: Filter = EVERYTHING,
    ) -> None:
        self.tree = tree
        self.grouped = grouped and survey is not None
        self.play_filter = play_filter
        self.survey = survey
        self._rows: dict[int, Sequence[int]] = {}
        self._groups: dict[int, dict[int, tuple[int, ...]]] = {}
        self._unfolded: set[int] = set()
        needed = [changed_play(tree)] if play_filter.changes else []
        needed += [play_filter.theme.entries] if play_filter.theme is not None else []
        self._filters = [(entries, _above(tree, entries)) for entries in needed]

    def rows(self, index: int) -> Sequence[int]:
        """The entries that stand below one, in ascending order; a group stands as its first."""
        if not self.grouped and self.play_filter == EVERYTHING:
            return self.tree.children_of(index)
        if index not in self._rows:
            self._rows[index] = self._find_rows(index)
        return self._rows[index]

    def left_out(self, index: int) -> int:
        """How many entries below one the filter leaves out."""
        if self.play_filter == EVERYTHING:
            return 0
        shown = sum(len(self.group(row)) for row in self.rows(index))
        return len(self.tree.children_of(index)) - shown

    def group(self, index: int) -> tuple[int, ...]:
        """The entries that a row stands for, itself first; more than one only in a grouped view."""
        if not self.grouped or not index:
            return (index,)
        above = self.tree.parents[index]
        self.rows(above)
        return self._groups[above].get(index, (index,))

    def row_for(self, index: int) -> int:
        """The row that shows an entry: itself, the group it is in, or the nearest above it."""
        shown = 0
        for node in Node(self.tree, index).path():
            found = [row for row in self.rows(shown) if node.index in self.group(row)]
            if not found:
                return shown
            shown = found[0]
            if shown != node.index:
                # What follows any member of a group is shown once, below the first.
                return shown
        return shown

    def unfold(self, index: int) -> None:
        """Show the members of a group as rows of their own."""
        self._unfolded.update(self.group(index))
        self._forget(self.tree.parents[index])

    def fold(self, index: int) -> None:
        """Gather the members of an unfolded group again; nothing happens for any other row."""
        assert self.survey is not None
        above = self.tree.parents[index]
        for group in self.survey.groups(self.tree.children_of(above)):
            if index in group:
                self._unfolded.difference_update(group)
        self._forget(above)

    def is_unfolded(self, index: int) -> bool:
        """Whether a row belongs to a group that was unfolded."""
        return index in self._unfolded

    def _forget(self, index: int) -> None:
        del self._rows[index], self._groups[index]

    def _find_rows(self, index: int) -> Sequence[int]:
        entries = self.tree.children_of(index)
        groups: list[tuple[int, ...]] = [(entry,) for entry in entries]
        if self.survey is not None and (self.grouped or self.play_filter.distinct):
            groups = self.survey.groups(entries)
            if self.play_filter.distinct:
                groups = [group for group in groups if self.survey.is_distinct(group)]
        shown = []
        for group in groups:
            visible = tuple(entry for entry in group if self._is_visible(entry))
            if self.grouped and visible and visible[0] not in self._unfolded:
                shown.append(visible)
            else:
                shown += [(entry,) for entry in visible]
        shown.sort()
        if self.grouped:
            self._groups[index] = {group[0]: group for group in shown}
        return [group[0] for group in shown]

    def _is_visible(self, entry: int) -> bool:
        node = Node(self.tree, entry)
        if self.play_filter.quiet_tries and node.role is Role.TRY and not _is_quiet(node):
            return False
        for entries, above in self._filters:
            if entry not in above and not any(one.index in entries for one in node.path()):
                return False
        if self.play_filter.duals:
            assert self.survey is not None
            after_dual = any(Mark.DUAL in above.marks for above in node.path())
            if not after_dual and not self.survey.has_dual(entry):
                return False
        piece = self.play_filter.piece
        if piece is None or node.role is Role.THREAT or node.half_moves != piece.half_move:
            return True
        return node.move is None or MovingPiece.of(node) == piece


def changed_play(tree: Tree) -> frozenset[int]:
    """The defences that quite other moves follow in different phases, in all of these."""
    table = PhaseTable.of(tree)
    changed = [defence for defence in table.defences if table.is_changed(defence)]
    return frozenset(
        phase.defences[defence]
        for phase in table.phases
        for defence in changed
        if defence in phase.defences
    )


def _above(tree: Tree, entries: frozenset[int]) -> frozenset[int]:
    """Everything that leads to some entries."""
    return frozenset(node.index for entry in entries for node in Node(tree, entry).path())


def _is_quiet(node: Node) -> bool:
    """Whether a move neither gives check nor captures."""
    move = node.move
    return move is not None and not (move.check or move.capture)

"""The rows of the Play view: a forced line on one row, a new row only where play branches.

`1...Kc5 2.Qa5#` is one row, and so is each solution of help play. Rows are found one after the
other and hold a number each; their words are written when they are shown.
"""

from __future__ import annotations

from array import array
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final

from matewright.formats.solution_lines import ends_play
from matewright.model.notation import Notation
from matewright.model.solution import Mark, Node, Role
from matewright.model.solution_survey import name_of_group
from matewright.model.solution_view import SolutionView
from matewright.services.answer.play_rows.phases import Phase
from matewright.services.answer.play_rows.row_text import Remark, remarks_of
from matewright.wording import Wording, grouped

_words: Final = Wording("SolutionTree")
_view_words: Final = Wording("PlayView")

_MOST_BESIDE: Final = 8
"""More moves that end the play stand on rows of their own."""

_FIRST_MOVES: Final = (Role.KEY, Role.TRY)
_STRONG: Final = (*_FIRST_MOVES, Role.THREAT, Role.CONTINUATION)


@dataclass(frozen=True, slots=True)
class Word:
    """A move on a row with the entry it is, or a remark beside moves (`entry` is 0).

    `is_set_off`: a comma stands between it and the move before.
    """

    text: str
    entry: int = 0
    is_strong: bool = False
    is_set_off: bool = False


def _remark_word(remark: Remark) -> Word:
    return Word(remark.words, is_set_off=remark.is_set_off)


class PlayRows:
    """The rows of a solution as it is looked at, in the order of its phases."""

    def __init__(
        self, view: SolutionView, phases: Sequence[Phase], *, is_claim: bool = False
    ) -> None:
        self._view = view
        self._phases = phases
        self._is_claim = is_claim
        # The entry that a row begins with (of help play: ends with), or a heading beyond the last.
        self._heads = array("L")
        self._depths = array("L")

    def __len__(self) -> int:
        return len(self._heads)

    @property
    def view(self) -> SolutionView:
        """What these are the rows of."""
        return self._view

    def find(self) -> Iterator[None]:
        """Find the rows one by one; a tree of any size can be shown after the first of them."""
        for number, phase in enumerate(self._phases):
            self._add(len(self._view.tree) + number, 0)
            yield
            tops = phase.rows if phase.node is None else self._view.rows(phase.node)
            stack = [(entry, 1) for entry in reversed(tops)]
            while stack:
                entry, depth = stack.pop()
                is_help = self._view.tree.roles[entry] is Role.HELP
                below = self._view.rows(entry) if is_help else self._line(entry)[1]
                if not is_help or not below:
                    self._add(entry, depth)
                    yield
                stack.extend((child, depth + (not is_help)) for child in reversed(below))

    def _add(self, head: int, depth: int) -> None:
        self._heads.append(head)
        self._depths.append(depth)

    def is_heading(self, row: int) -> bool:
        """Whether a row is the heading of a phase."""
        return self._heads[row] >= len(self._view.tree)

    def depth(self, row: int) -> int:
        """How far a row is indented."""
        return self._depths[row]

    def heading_of(self, phase: int) -> int | None:
        """The row of a phase's heading; None while it was not found."""
        return self._find(len(self._view.tree) + phase)

    def row_of(self, entry: int) -> int | None:
        """The first row that shows an entry, or else a move before it; None where none does."""
        tree = self._view.tree
        entry = self._view.row_for(entry)
        if not entry:
            return None
        if tree.roles[entry] is Role.SET_PLAY:
            index = [phase.node for phase in self._phases].index(entry)
            return self.heading_of(index)
        while tree.roles[entry] is Role.HELP and self._view.rows(entry):
            entry = self._view.rows(entry)[0]
        while entry:
            row = self._find(entry)
            if row is not None:
                return row
            entry = tree.parents[entry]
        return None

    def _find(self, head: int) -> int | None:
        try:
            return self._heads.index(head)
        except ValueError:
            return None

    # -- the words of a row ---------------------------------------------------------------------

    def _line(self, head: int) -> tuple[list[Sequence[int]], Sequence[int]]:
        """The moves of a row, those that may be chosen together, and what begins rows below."""
        roles, view = self._view.tree.roles, self._view
        line: list[Sequence[int]] = [(head,)]
        entry = head
        while True:
            below = view.rows(entry)
            if roles[entry] is not Role.DEFENCE:
                beside = self._threats_beside(entry)
                below = [
                    child
                    for child in below
                    if roles[child] is not Role.REFUTATION and child not in beside
                ]
                if roles[entry] in _FIRST_MOVES or beside:
                    return line, below
            if len(below) == 1 and roles[below[0]] is not Role.THREAT:
                entry = below[0]
                line.append(below)
                continue
            if below and self._stand_beside(below):
                return [*line, below], ()
            return line, below

    def _threats_beside(self, entry: int) -> Sequence[int]:
        """The threats of a move that stand beside it: each ends the play."""
        roles = self._view.tree.roles
        threats = [child for child in self._view.rows(entry) if roles[child] is Role.THREAT]
        return threats if threats and self._stand_beside(threats) else ()

    def _stand_beside(self, entries: Sequence[int]) -> bool:
        tree = self._view.tree
        if len(entries) > _MOST_BESIDE:
            return False
        if tree.roles[entries[0]] is Role.DEFENCE:
            return not any(
                self._view.rows(entry) or Mark.INCOMPLETE in tree.marks[entry] for entry in entries
            )
        return all(ends_play(Node(tree, entry)) for entry in entries)

    def words(self, row: int, notation: Notation) -> tuple[Word, ...]:
        """The words of a row, in order."""
        head, tree = self._heads[row], self._view.tree
        if self.is_heading(row):
            phase = self._phases[head - len(tree)]
            return (Word(phase.heading, phase.node or 0),)
        if tree.roles[head] is Role.HELP:
            return tuple(self._solution(Node(tree, head), notation))
        found: list[Word] = []
        if tree.roles[head] is Role.REFUTATION:
            found.append(Word(_view_words("but")))
        elif tree.roles[head] is Role.THREAT:
            found.append(Word(_words("threat")))
        for index, beside in enumerate(self._line(head)[0]):
            found += self._beside(beside, notation, is_first=index == 0)
        return tuple(found)

    def _solution(self, end: Node, notation: Notation) -> Iterator[Word]:
        moves = [(node, node.move) for node in end.path() if node.move is not None]
        tempo: Collection[int] = ()
        if is_game := end.tree.stipulation is not None and end.tree.stipulation.is_proof_game:
            tempo = self._tempo_moves([move.uci for _, move in moves])
        for index, (node, move) in enumerate(moves):
            text = notation.next_node(node) if index else notation.node(node)
            yield Word(text, node.index, is_game and bool(move.capture))
            if index in tempo:
                yield Word(_words("(tempo)"))
        yield from (Word(remark.words) for remark in remarks_of(end))

    def _tempo_moves(self, moves: Sequence[str]) -> Collection[int]:
        """Those of a proof game that lose a tempo; none by other rules than the orthodox ones."""
        if self._view.tree.context is not None:
            return ()
        # Few problems are proof games.
        from matewright.services.answer.tempo import tempo_moves

        return tempo_moves(moves)

    def _beside(
        self, entries: Sequence[int], notation: Notation, *, is_first: bool
    ) -> Iterator[Word]:
        """A move, or several that end the play, with the remarks on each or on all."""
        words = list(self._moves_and_remarks(entries, notation, is_first=is_first))
        for word, following in pairwise(words):
            is_set_off = following.is_set_off and (word.entry or word.is_set_off)
            comma = "," if is_set_off and not word.text.endswith(",") else ""
            yield replace(word, text=word.text + comma)
        yield words[-1]

    def _moves_and_remarks(
        self, entries: Sequence[int], notation: Notation, *, is_first: bool
    ) -> Iterator[Word]:
        tree = self._view.tree
        common = [
            remark
            for remark in remarks_of(Node(tree, entries[0]))
            if all(remark in remarks_of(Node(tree, entry)) for entry in entries)
        ]
        for index, entry in enumerate(entries):
            node = Node(tree, entry)
            group = [Node(tree, member) for member in self._view.group(entry)]
            is_reply = node.role is Role.DEFENCE and not is_first and len(group) == 1
            text = notation.next_node(node) if is_reply else name_of_group(group, notation)
            comma = "," if index + 1 < len(entries) else ""
            yield Word(text + comma, entry, node.role in _STRONG)
            if not is_first and (len(entries) > 1 or node.role is Role.THREAT):
                # A forced reply that reaches the goal belongs to its move.
                for reply in self._view.rows(entry):
                    yield Word(notation.next_node(Node(tree, reply)), reply)
            yield from (_remark_word(remark) for remark in remarks_of(node) if remark not in common)
        is_claim = self._is_claim and tree.roles[entries[0]] is Role.KEY
        if is_claim:
            yield Word(_words("not proved"))
        else:
            yield from map(_remark_word, common)
        for entry in entries:
            yield from self._remarks_on(Node(tree, entry), notation)

    def _remarks_on(self, node: Node, notation: Notation) -> Iterator[Word]:
        """The threats beside a move, what refutes it, and what a filter leaves out below it."""
        threats = self._threats_beside(node.index)
        if threats:
            words = list(self._beside(threats, notation, is_first=False))
            words[0] = replace(words[0], text="[" + words[0].text)
            words[-1] = replace(words[-1], text=words[-1].text + "]")
            yield from words
        refutations = [child for child in node.children if child.role is Role.REFUTATION]
        if refutations:
            yield Word(_view_words("but"))
        for refutation in refutations:
            yield Word(notation.node(refutation), refutation.index)
        left_out = self._view.left_out(node.index)
        if left_out:
            hidden = _words("{count} not shown")
            yield Word(hidden.format(count=grouped(left_out)))

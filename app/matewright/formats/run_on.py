"""Battle play as magazines print it, in one paragraph.

`Set: 1…Sd4 2.Qe5#. Tries: 1.Qa4? (2.Qd7#) 1…Sb6 2.Sc3#, but 1…Sc5! Key: 1.Rh6! zz. 1…B~ 2.Rxh7#,
1…gxh6 2.g7#.`

Defences with the same play are gathered; `1…S~` are the moves of a man that are not listed beside
it. Variations with a number of their own say where they belong: `1…Kc5 2.Qa4 Kd6 3.Qe5#,
2…Kb6 3.Qb5#; 1…Kd5 2.Sf4+`. In more than two moves a variation goes to the last move but one where
the end is plain, because it is threatened, and no further than a dual.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Final

from matewright.formats.solution_lines import ends_play, is_after_key, length_words
from matewright.formats.solution_style import Extent, Selection, SolutionStyle
from matewright.formats.spans import Paragraph, Span, SpanRole, joined, of_move, text_of
from matewright.model.legality import is_of_reference
from matewright.model.notation import Notation
from matewright.model.solution import Mark, Node, Role, Solution, Tree
from matewright.model.solution_survey import OneMan, Survey, pieces_of_group
from matewright.wording import Wording

_words: Final = Wording("printed_solution")

MOST_MOVES: Final = 3_000
"""Moves of one solution in a paragraph; who needs more prints it complete."""

_MOST_ITEMS: Final = 2
"""More defences of different pieces than these, and no others left, are `else`."""

_LEAST_AT_RANDOM: Final = 3
"""Moves of a man that are `~` although he has others with play of their own."""

_UNKNOWN: Final = 1_000
"""More moves than any man has."""

_FIRST: Final = (Role.TRY, Role.KEY)

Spans = list[Span]


class RunOn:
    """Writes the battle play of one part of an answer; what is printed is `selection`."""

    def __init__(
        self,
        part: Solution,
        style: SolutionStyle,
        selection: Selection,
        survey_of: Callable[[Tree], Survey] = Survey,
    ) -> None:
        self._part = part
        self._root = part.tree.tree.root
        self._style = style
        self._notation: Notation = style.notation
        self._selection = selection
        is_key_alone = selection.extent is Extent.KEY
        self._survey = None if is_key_alone else survey_of(part.tree.tree)
        self._left = MOST_MOVES
        self.has_left_out_duals = False
        """Whether variations with duals were left out."""

    @property
    def is_cut(self) -> bool:
        """Whether there was more than fits."""
        return self._left < 0

    def paragraphs(self) -> Iterator[Paragraph]:
        """The only paragraph; none where nothing is printed."""
        shown = [node for node in self._root.children if self._selection.shows(node)]
        phases = [phase for phase in self._phases(shown) if phase]
        if phases:
            yield Paragraph(tuple(joined(phases, self._style.between)))

    def _phases(self, shown: Sequence[Node]) -> Iterator[Spans]:
        style = self._style
        if is_after_key(self._root):
            play = stripped(self._after(self._root))
            yield self._closed([*heading(style.after_key), *play])
            return
        by_role = {role: [node for node in shown if node.role is role] for role in Role}
        for entry in by_role[Role.SET_PLAY]:
            variations, between = self._variations(entry)
            play = [*joined(variations, between), *incomplete(entry)]
            if play:
                yield self._closed([*heading(style.set_play), *play])
        tries = sorted(by_role[Role.TRY], key=_strength)
        if tries:
            attempts = joined(map(self._first_move, tries), "; ")
            yield self._closed([*heading(style.tries), *attempts])
        keys = by_role[Role.KEY]
        if keys:
            title = style.keys if len(keys) > 1 else style.key
            is_alone = not (by_role[Role.SET_PLAY] or tries)
            spans = joined(map(self._first_move, keys), "; ")
            if self._selection.extent is Extent.KEY:
                yield joined((of_move(key, self._notation) for key in keys), ", ")
            else:
                yield self._closed([*heading(title * (not is_alone)), *spans])

    def _closed(self, spans: Spans) -> Spans:
        end = self._style.end
        is_closed = not end or text_of(spans)[-1:] in ("!", end)
        return spans if is_closed else [*spans, Span(end)]

    def _first_move(self, node: Node) -> Spans:
        """A key or a try with its play."""
        self._left -= 1
        spans = of_move(node, self._notation)
        if self._selection.extent is Extent.KEY:
            return spans
        if Mark.SHORT in node.marks:
            short = _words("short: {aim}", aim=length_words(node))
            spans.append(Span(f" ({short})", SpanRole.MARK))
        spans += self._after(node)
        refutations = [child for child in node.children if child.role is Role.REFUTATION]
        if refutations:
            has_play = any(child.role is Role.DEFENCE for child in node.children)
            but = self._style.but if has_play else ""
            first, *others = refutations
            moves = [of_move(first, self._notation)]
            moves += [_unnumbered(one, self._notation) for one in others]
            spans += [Span(f", {but}"), *joined(moves, ", ")]
        return spans

    def _after(self, node: Node) -> Spans:
        """What follows an attacker's move, with the blank before it."""
        if self.is_cut:
            return []
        spans: Spans = []
        spans += incomplete(node)
        is_first = node.role in _FIRST or not node.index
        threats = [child for child in node.children if child.role is Role.THREAT]
        if threats:
            left, right = self._style.brackets
            spans += [Span(f" {left}"), *self._attacks(threats), Span(right)]
        elif is_first and Mark.ZUGZWANG in node.marks:
            spans += [Span(" "), Span(self._style.zugzwang, SpanRole.MARK)]
        is_plain = not is_first and node.length == 2
        if is_plain and threats:
            return spans
        follows = not is_first and not spans
        variations, between = self._variations(node, follows=follows)
        return [*spans, Span(" "), *joined(variations, between)] if variations else spans

    def _variations(self, node: Node, *, follows: bool = False) -> tuple[list[Spans], str]:
        """The defences to a move, each with what follows, and what stands between them.

        `follows`: behind that move; the first then needs no number.
        """
        groups = self._ordered(self._groups(node))
        rest = self._rest(groups)
        # What is left for the end is named without its moves.
        ordered = [group for group in groups if group is not rest]
        ordered += [rest] if rest is not None else []
        found: list[Spans] = []
        is_deep = False
        for group in ordered:
            if self.is_cut:
                break
            number = "" if follows and not found else self._notation.number(group[0])
            name = self._name(group, groups, number, is_rest=group is rest)
            play = self._continued(group[0])
            is_deep = is_deep or any(span.role is SpanRole.DEFENCE for span in play)
            found.append([*name, *play])
        return found, "; " if is_deep else ", "

    def _groups(self, node: Node) -> list[tuple[Node, ...]]:
        entries = [child.index for child in node.children if child.role is Role.DEFENCE]
        if self._survey is None:
            return [(Node(node.tree, entry),) for entry in entries]
        groups = [
            tuple(Node(node.tree, entry) for entry in group)
            for group in self._survey.groups(entries)
        ]
        if self._selection.duals:
            return groups
        without = [group for group in groups if not _has_dual(group[0])]
        self.has_left_out_duals = self.has_left_out_duals or len(without) < len(groups)
        return without

    def _ordered(self, groups: list[tuple[Node, ...]]) -> list[tuple[Node, ...]]:
        """Short variations, and checks that are answered at once, come last."""
        longest = max((_length(group[0]) for group in groups), default=0)

        def is_minor(group: tuple[Node, ...]) -> bool:
            move = group[0].move
            is_check = len(group) == 1 and move is not None and move.check
            return _length(group[0]) < longest or is_check

        return sorted(groups, key=is_minor)

    def _rest(self, groups: list[tuple[Node, ...]]) -> tuple[Node, ...] | None:
        """The group that is all defences but the others, if it is long and nothing is missing."""
        if len(groups) < 2 or not self._selection.duals:
            return None
        first = groups[0][0]
        parent = first.parent
        if parent is None or parent.role is Role.SET_PLAY or Mark.INCOMPLETE in parent.marks:
            return None
        if any(child.role is Role.THREAT for child in parent.children):
            return None
        largest = max(groups, key=lambda group: len(pieces_of_group(group)))
        return largest if len(pieces_of_group(largest)) > _MOST_ITEMS else None

    def _name(
        self,
        group: tuple[Node, ...],
        groups: Sequence[tuple[Node, ...]],
        number: str,
        *,
        is_rest: bool,
    ) -> Spans:
        first = group[0]
        self._left -= len(group)
        if is_rest:
            return [Span(number + self._style.otherwise, SpanRole.DEFENCE, first)]
        if len(group) == 1:
            return of_move(first, self._notation, follows=not number)
        names = [
            f"{man.piece(self._notation)}~"
            if self._is_at_random(man, groups)
            else "/".join(self._notation.move(node.move) for node in man.defences if node.move)
            for man in pieces_of_group(group)
        ]
        return [Span(number + (", ".join(names) or "~"), SpanRole.DEFENCE, first)]

    def _is_at_random(self, man: OneMan, groups: Sequence[tuple[Node, ...]]) -> bool:
        """Whether these are all moves of a man but those listed beside them."""
        if man.is_all:
            return True
        first = man.defences[0]
        parent = first.parent
        if len(man.defences) < 2 or parent is None or Mark.INCOMPLETE in parent.marks:
            return False
        square = _from(first)
        beside = [sum(_from(node) == square for node in group) for group in groups]
        if parent.role is Role.SET_PLAY:
            # Set play lists only the moves that have an answer.
            if sum(beside) < self._set_play_moves[square]:
                return False
            if sum(beside) == len(man.defences):
                return True
        return (
            len(man.defences) >= _LEAST_AT_RANDOM
            and beside.count(len(man.defences)) == 1
            and (max(beside) == len(man.defences))
        )

    @cached_property
    def _set_play_moves(self) -> Counter[int]:
        """How many legal moves each man has in set play, by his square."""
        position = self._part.start
        if self._part.question.conditions or not is_of_reference(position):
            # Then all moves are listed.
            return Counter(dict.fromkeys(range(64), _UNKNOWN))
        # What is set seldom has set play.
        from matewright.reference.translation import legal_moves

        moves = legal_moves(replace(position, turn=position.turn.other, en_passant=None))
        return Counter(move.from_square for move in moves)

    def _continued(self, defence: Node) -> Spans:
        """What follows a defence, with the blank before it."""
        spans = incomplete(defence)
        continuations = defence.children
        if not continuations:
            return spans
        return [*spans, Span(" "), *self._attacks(continuations)]

    def _attacks(self, moves: Sequence[Node]) -> Spans:
        """An attacker's move and how play goes on; where he has a choice, only the moves."""
        self._left -= len(moves)
        if len(moves) > 1 or ends_play(moves[0]):
            return self._alternatives(moves)
        return [*of_move(moves[0], self._notation), *self._after(moves[0])]

    def _alternatives(self, nodes: Sequence[Node]) -> Spans:
        """Moves among which to choose: `2.Qe5#,Sf4#`; of promotions `2.e8=Q#/e8=R#`."""
        first, *others = nodes
        moves = [of_move(first, self._notation)]
        moves += [_unnumbered(one, self._notation) for one in others]
        is_choice = all(Mark.PROMOTION_CHOICE in one.marks for one in nodes)
        written = []
        for node, move in zip(nodes, moves, strict=True):
            forced = node.children if ends_play(node) else ()
            replies = joined((of_move(one, self._notation, follows=True) for one in forced), "/")
            written.append([*move, *([Span(" "), *replies] if replies else [])])
        return joined(written, "/" if is_choice else ",")


def heading(text: str) -> Spans:
    """What stands before a phase; nothing in styles without headings."""
    return [Span(text, SpanRole.HEADING)] if text else []


def incomplete(node: Node) -> Spans:
    """The remark on a node that was not searched to its end; it is never left out."""
    mark = Mark.INCOMPLETE
    return [Span(f" ({mark.words})", SpanRole.MARK)] if mark in node.marks else []


def stripped(spans: Spans) -> Spans:
    """The same without blanks at its beginning."""
    if not spans:
        return spans
    first, *others = spans
    text = first.text.lstrip()
    return [Span(text, first.role, first.node), *others] if text else others


def _unnumbered(node: Node, notation: Notation) -> Spans:
    assert node.move is not None
    first, *others = of_move(node, notation)
    return [Span(notation.move(node.move) + node.sign, first.role, node), *others]


def _strength(attempt: Node) -> tuple[int, bool, int]:
    """Weak tries come first: with many refutations, captures and checks, little play."""
    refutations = sum(child.role is Role.REFUTATION for child in attempt.children)
    move = attempt.move
    is_quiet = move is not None and not (move.capture or move.check)
    return -refutations, is_quiet, attempt.child_count - refutations


def _from(node: Node) -> int:
    assert node.move is not None
    return node.move.from_square


def _length(defence: Node) -> int:
    """In how many moves the attacker is through after a defence; 0 where that is unknown."""
    return max((child.length or 0 for child in defence.children), default=0)


def _has_dual(defence: Node) -> bool:
    return any(Mark.DUAL in child.marks for child in defence.children)

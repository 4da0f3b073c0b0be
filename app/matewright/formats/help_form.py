"""Help play and series as magazines print them: a line a solution.

`1.Kd5 Rd1+ 2.Ke4 Bc6#`; several have numbers, `I)` and `II)`. Set play begins with the number of
the move that is left out, `1.… Rd1 2.Ke4 Bc6#`. Proof games have six moves a line.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from matewright.formats.run_on import MOST_MOVES, Spans, heading, incomplete, stripped
from matewright.formats.solution_style import Selection, SolutionStyle
from matewright.formats.spans import Paragraph, Span, SpanRole, of_move
from matewright.model.solution import Node, Role, Solution

_MOVES_A_LINE: Final = 12
"""Half-moves of a proof game on a line."""


class HelpForm:
    """Writes the solutions of one part of an answer; what is printed is `selection`."""

    has_left_out_duals = False

    def __init__(self, part: Solution, style: SolutionStyle, selection: Selection) -> None:
        self._root = part.tree.tree.root
        self._style = style
        self._selection = selection
        self._left = MOST_MOVES

    @property
    def is_cut(self) -> bool:
        """Whether there was more than fits."""
        return self._left < 0

    def paragraphs(self) -> Iterator[Paragraph]:
        """Set play, then the solutions."""
        shown = [node for node in self._root.children if self._selection.shows(node)]
        solutions = [node for node in shown if node.role is Role.HELP]
        for entry in (node for node in shown if node.role is Role.SET_PLAY):
            for index, line in enumerate(_lines(entry.children)):
                spans = self._line(line, is_set_play=True)
                before = heading(self._style.set_play * (not index))
                yield Paragraph((*before, *spans))
                if self.is_cut:
                    return
        several = len(solutions) > 1 or (solutions and _branches(solutions[0]))
        for number, line in enumerate(_lines(solutions), start=1):
            spans = self._line(line)
            if several:
                spans.insert(0, Span(f"{_roman(number)}) ", SpanRole.LABEL))
            if not _is_proof_game(line[0]):
                yield Paragraph(tuple(spans))
            else:
                yield from _in_lines(spans)
            if self.is_cut:
                return

    def _line(self, line: Sequence[Node], *, is_set_play: bool = False) -> Spans:
        """One solution: `1.Kd5 Rd1+ 2.Ke4 Bc6#`, set play `1.… Rd1 2.Ke4 Bc6#`."""
        spans: Spans = []
        for index, node in enumerate(line):
            self._left -= 1
            if index:
                spans.append(Span(" "))
            move = of_move(node, self._style.notation, follows=bool(index))
            if is_set_play and not index and node.number.endswith("..."):
                number = node.number.removesuffix("...") + self._style.omitted
                words = number + self._style.notation.second(node)
                move = [Span(words, SpanRole.MOVE, node), *move[1:]]
            spans += move
        return [*spans, *incomplete(line[-1])]


def _lines(firsts: Sequence[Node]) -> Iterator[list[Node]]:
    for first in firsts:
        yield from first.lines()


def _branches(node: Node) -> bool:
    while node.child_count:
        if node.child_count > 1:
            return True
        node = node.child(0)
    return False


def _is_proof_game(node: Node) -> bool:
    stipulation = node.tree.stipulation
    return stipulation is not None and stipulation.is_proof_game


def _in_lines(spans: Spans) -> Iterator[Paragraph]:
    """A proof game, some moves a line."""
    line: Spans = []
    moves = 0
    for span in spans:
        if moves == _MOVES_A_LINE:
            yield Paragraph(tuple(stripped(line)))
            line, moves = [], 0
        line.append(span)
        moves += span.role is SpanRole.MOVE
    if line:
        yield Paragraph(tuple(stripped(line)))


_ROMAN: Final = ((10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"))
_MOST_ROMAN: Final = 39


def _roman(number: int) -> str:
    """`IV` for 4; large numbers have digits."""
    if number > _MOST_ROMAN:
        return str(number)
    text = ""
    for value, letters in _ROMAN:
        count, number = divmod(number, value)
        text += letters * count
    return text

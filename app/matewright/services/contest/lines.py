"""Answers to help play and series: whole solutions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Final

from matewright.formats.stated_solution import reading
from matewright.formats.stated_solution.letters import Letters
from matewright.formats.stated_solution.meaning import Fit
from matewright.formats.stated_solution.reading import Line, Section, Stated
from matewright.formats.stated_solution.scanning import Kind, Token
from matewright.model.notation import Notation
from matewright.model.play import Play
from matewright.model.solution import Node, Role, Solution
from matewright.services.answer.file_matching import Found, lines_meant
from matewright.services.contest.marked import Marked, Row
from matewright.services.contest.rules import Rules
from matewright.services.contest.scoring import Attack
from matewright.wording import Wording

_words: Final = Wording("contest")


class LineMarker:
    """Marks answers to one part of a problem; `intended` is how many solutions are asked for."""

    def __init__(
        self,
        answer: Solution,
        rules: Rules,
        intended: int | None,
        worth: Mapping[Attack, Fraction] | None = None,
        *,
        notation: Notation | None = None,
    ) -> None:
        self._worth = worth or {}
        self._answer = answer
        self._rules = rules
        self._intended = intended
        self._notation = notation or Notation()
        self._found = Found(answer)
        self._found_set = Found(answer)
        self._found_set.firsts = [
            first
            for phase in answer.tree.children
            if phase.role is Role.SET_PLAY and answer.question.options.set_play
            for first in phase.children
        ]
        # Structured play may reach the goal by the same moves in two ways.
        self._lines = {
            tuple(node.move.uci for node in line if node.move is not None): line
            for found in (self._found, self._found_set)
            for line in found.lines
        }
        self._set_lines = len(self._found_set.lines)

    @property
    def texts(self) -> list[str]:
        """The solutions as they are printed, those of set play last."""
        return [self._line_text(line) for line in self._lines.values()]

    @property
    def asked(self) -> list[str]:
        """The same of as many as are asked for."""
        actual = len(self._lines) - self._set_lines
        texts = self.texts
        return texts[: self._intended or actual][:actual] + texts[actual:]

    def line_meant(self, section: Section) -> Attack | None:
        """The moves of the only solution that is written there; None where it is none."""
        marked, (numbers, wrong) = self._read(section, None)
        if marked or wrong or len(numbers) != 1:
            return None
        return list(self._lines)[numbers[0]]

    def marked(self, section: Section) -> Marked:
        """The answer of that section, marked."""
        lines = list(self._lines)
        actual = len(lines) - self._set_lines
        # Where set play is asked for, all of it belongs to the solution.
        of_actual = min(self._intended or actual, actual)
        wanted = len(self._worth) or of_actual + self._set_lines
        unread, (right, wrong) = self._read(section, len(self._worth) or of_actual)
        right = right[:wanted]
        # Solutions that a director names have their points; a cook has those of one not found.
        spare = [line for line in self._worth if lines.index(line) not in right]
        each = Fraction(self._rules.most, wanted)
        points = {
            number: self._worth[lines[number]]
            if lines[number] in self._worth
            else self._worth[spare.pop()]
            if spare
            else each
            for number in right
        }
        texts = self.texts
        left = (
            [(lines.index(line), self._worth[line]) for line in spare]
            if self._worth
            else [(number, each) for number in range(len(lines)) if number not in right]
        )
        notes = []
        if len(lines) > wanted:
            notes.append(
                _words.count(
                    len(lines), "There is one solution.", "There are %n solutions, cooks included."
                )
            )
        return Marked(
            self._rules,
            sum(points.values(), Fraction()),
            Fraction(self._rules.most),
            tuple(Row(texts[number], points[number]) for number in right),
            tuple(Row(texts[number], worth) for number, worth in left[: wanted - len(right)]),
            tuple(wrong),
            tuple(unread),
            tuple(notes),
        )

    def _read(
        self, section: Section, wanted: int | None
    ) -> tuple[list[str], tuple[list[int], list[Row]]]:
        """What was not understood; the numbers of the solutions stated, and what is none."""
        question = self._answer.question
        claim = reading.read(self._numbered(section), self._answer.stipulation, question.options)
        sets, strange = claim.languages()
        unread = [] if section.is_empty else [one.text for one in (claim.unread, strange) if one]
        lines = list(self._lines.values())
        best: tuple[list[int], list[Row]] = ([], [])
        stated_set = self._stated_set(section)
        if stated_set and not claim.lines:
            # There is nothing else.
            unread = []
        for letters in sets or ({},):
            right, wrong = self._compared(claim.lines, lines, letters, wanted)
            more, none = self._compared(stated_set, lines, letters, None, self._found_set)
            right, wrong = sorted((*right, *more)), [*wrong, *none]
            if (len(right), -len(wrong)) > (len(best[0]), -len(best[1])) or best == ([], []):
                best = (right, wrong)
        return unread, best

    def _numbered(self, section: Section) -> Section:
        """The section with a number before each solution, where it has none at all."""
        if any(token.kind is Kind.NUMBER and token.value == 1 for token in section.tokens):
            return section
        stipulation, options = self._answer.stipulation, self._answer.question.options
        length = stipulation.half_moves - options.left_out
        is_half = stipulation.half and stipulation.play is not Play.PROOF
        tokens: list[Token] = []
        done = depth = 0
        for token in section.tokens:
            depth += (token.kind is Kind.OPEN) - (token.kind is Kind.CLOSE)
            if token.kind is Kind.MOVE and depth == 0:
                if done % length == 0:
                    is_late = bool(is_half or options.left_out)
                    start = token.start
                    tokens.append(Token(Kind.NUMBER, start, start, "", 1, late=is_late))
                done += 1
            tokens.append(token)
        return Section(section.scanned, tuple(tokens))

    def _stated_set(self, section: Section) -> list[Line]:
        """The lines of set play that are written, where it is asked for: `1...Kd5 2.Qa2#`.

        They begin with the second move of a number, or the first where others begin late.
        """
        if not self._set_lines:
            return []
        length = len(self._found_set.lines[0])
        begins_late = self._found.firsts[0].number.endswith("...")
        found: list[list[Stated]] = []
        moves: list[Stated] | None = None
        is_second = False
        for token in section.tokens:
            if token.kind is Kind.NUMBER and token.value == 1:
                # `1.Ka8 1...Sb6` goes on with a solution.
                is_set = token.late is not begins_late and not is_second
                moves = [] if is_set else None
                is_second = not token.late
                if moves is not None:
                    found.append(moves)
            elif token.kind is Kind.MOVE and moves is not None and len(moves) < length:
                place = section.scanned.place(token.start, token.end)
                moves.append(Stated(token.moves[0], place))
            elif token.kind is Kind.LINE_END:
                is_second = False
        return [tuple(line) for line in found if line]

    def _compared(
        self,
        stated: Sequence[Line],
        lines: Sequence[Sequence[Node]],
        letters: Letters,
        wanted: int | None,
        found: Found | None = None,
    ) -> tuple[list[int], list[Row]]:
        """The numbers of the solutions that are stated, and what is none.

        Where more are given than are asked for, the first ones count.
        """
        wanted = wanted or len(lines)
        numbers = {line[-1].index: number for number, line in enumerate(lines)}
        meant = [
            [
                numbers[end]
                for fits, end, _ in lines_meant(line, found or self._found, letters)
                if fits >= Fit.YES and end in numbers
            ]
            for line in stated
        ]
        # What is written twice counts once.
        seen: dict[int, int] = {}
        ranks = [
            seen.setdefault(numbers[0] if len(numbers) == 1 else -1 - place, len(seen))
            for place, numbers in enumerate(meant)
        ]
        right: dict[int, None] = {}
        wrong: list[Row] = []
        # A line that says little may mean several solutions; those that mean one come first.
        for place in sorted(range(len(stated)), key=lambda place: len(meant[place])):
            text = " ".join(one.move.text for one in stated[place])
            new = next((number for number in meant[place] if number not in right), None)
            if not meant[place]:
                wrong.append(Row(text, reason=_words("this is no solution")))
            elif new is not None and ranks[place] >= wanted:
                reason = _words("more solutions are given than are asked for")
                wrong.append(Row(text, reason=reason))
            elif new is not None:
                right[new] = None
        return sorted(right), wrong

    def _line_text(self, line: Sequence[Node]) -> str:
        return " ".join([self._notation.node(line[0]), *map(self._notation.next_node, line[1:])])

"""Answers to help play and series: whole solutions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Final

from matewright.formats.stated_solution import reading
from matewright.formats.stated_solution.letters import Letters
from matewright.formats.stated_solution.meaning import Fit, PlayedMove, fit
from matewright.formats.stated_solution.reading import Line, Section
from matewright.model.notation import Notation
from matewright.model.play_state import PlayState
from matewright.model.solution import Node, Role, Solution
from matewright.services.contest.marked import Marked, Row
from matewright.services.contest.rules import Rules
from matewright.wording import Wording

_words: Final = Wording("contest")


class LineMarker:
    """Marks answers to one part of a problem; `intended` is how many solutions are asked for."""

    def __init__(self, answer: Solution, rules: Rules, intended: int | None) -> None:
        self._answer = answer
        self._rules = rules
        self._intended = intended
        self._notation = Notation()
        self._state = PlayState(replace(answer.question.game, position=answer.start))
        self._conditions = frozenset(one.text for one in answer.question.conditions)

    def marked(self, section: Section) -> Marked:
        """The answer of that section, marked."""
        answer = self._answer
        firsts = [node for node in answer.tree.children if node.role is Role.HELP]
        # Structured play may reach the goal by the same moves in two ways.
        lines = list(
            {
                tuple(node.move.uci for node in line if node.move is not None): tuple(line)
                for first in firsts
                for line in first.lines()
            }.values()
        )
        wanted = min(self._intended or len(lines), len(lines))
        each = Fraction(self._rules.most, wanted)
        claim = reading.read(section, answer.stipulation, answer.question.options)
        sets, strange = claim.languages()
        unread = [] if section.is_empty else [one.text for one in (claim.unread, strange) if one]
        best: tuple[list[int], list[Row]] = ([], [])
        for letters in sets or ({},):
            right, wrong = self._compared(claim.lines, lines, letters)
            if (len(right), -len(wrong)) > (len(best[0]), -len(best[1])) or best == ([], []):
                best = (right, wrong)
        right, wrong = best
        right = right[:wanted]
        texts = [self._line_text(line) for line in lines]
        missing = [number for number in range(len(lines)) if number not in right]
        notes = []
        if len(lines) > wanted:
            notes.append(
                _words.count(
                    len(lines), "There is one solution.", "There are %n solutions, cooks included."
                )
            )
        return Marked(
            self._rules,
            each * len(right),
            Fraction(self._rules.most),
            tuple(Row(texts[number], each) for number in right),
            tuple(Row(texts[number], each) for number in missing[: wanted - len(right)]),
            tuple(wrong),
            tuple(unread),
            tuple(notes),
        )

    def _compared(
        self, stated: Sequence[Line], lines: Sequence[tuple[Node, ...]], letters: Letters
    ) -> tuple[list[int], list[Row]]:
        """The numbers of the solutions that are stated, and what is none.

        Where more are given than are asked for, the first ones count.
        """
        wanted = self._intended or len(lines)
        fitting = [
            [
                number
                for number, found in enumerate(lines)
                if len(found) == len(line) and self._fits(line, found, letters)
            ]
            for line in stated
        ]
        right: list[int] = []
        wrong: list[Row] = []
        # A line that says little may mean several solutions; those that mean one come first.
        for place in sorted(range(len(stated)), key=lambda place: len(fitting[place])):
            text = " ".join(one.move.text for one in stated[place])
            new = [number for number in fitting[place] if number not in right]
            if not fitting[place]:
                wrong.append(Row(text, reason=_words("this is no solution")))
            elif new and place >= wanted:
                reason = _words("more solutions are given than are asked for")
                wrong.append(Row(text, reason=reason))
            elif new:
                right.append(new[0])
        return sorted(right), wrong

    def _fits(self, line: Line, found: Sequence[Node], letters: Letters) -> bool:
        state = self._state
        for one, node in zip(line, found, strict=True):
            if node.move is None:
                return False
            if node.follows_pass:
                state = state.play(None)
            played = PlayedMove(node.move, state.position.board, self._conditions)
            if fit(one.move, played, letters) < Fit.YES:
                return False
            state = state.play(node.move)
        return True

    def _line_text(self, line: Sequence[Node]) -> str:
        return " ".join([self._notation.node(line[0]), *map(self._notation.next_node, line[1:])])

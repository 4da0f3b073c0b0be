"""The remarks beside moves, and finding a text in moves and remarks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from matewright.formats.solution_lines import length_words
from matewright.model.move import Move
from matewright.model.notation import Notation
from matewright.model.solution import Mark, Node, Role
from matewright.wording import Wording

_words: Final = Wording("SolutionTree")

_SHORTEST_WORD: Final = 3
_SET_OFF: Final = (Mark.DUAL, Mark.PROMOTION_CHOICE)
_SAID: Final = (Mark.ZUGZWANG, *_SET_OFF, Mark.SHORT, Mark.INCOMPLETE)


@dataclass(frozen=True, slots=True)
class Remark:
    """A few words behind a move; `is_set_off`: a comma stands before them."""

    words: str
    is_set_off: bool = False


def _role_words() -> dict[Role, str]:
    return {
        Role.KEY: _words("key"),
        Role.TRY: _words("try"),
        Role.THREAT: _words("threat"),
        Role.DEFENCE: _words("variation"),
        Role.REFUTATION: _words("refutation"),
    }


def remarks_of(node: Node) -> list[Remark]:
    """What the marks of a node say, in a fixed order."""
    found = []
    for mark in _SAID:
        if mark in node.marks:
            mate_in = mark is Mark.SHORT and node.length is not None
            words = length_words(node) if mate_in else mark.words
            found.append(Remark(words, mark in _SET_OFF))
    return found


class RowMatcher:
    """Finds out whether nodes have a text in their move, the word for their role or their marks.

    It does not build what rows say: looking through 200,000 of them would take seconds.
    """

    def __init__(self, text: str, notation: Notation) -> None:
        self._text = text.casefold()
        self._notation = notation
        self._roles = {role for role, words in _role_words().items() if self._begins(words)}
        self._marks = {mark for mark in Mark if self._begins(mark.words)}
        self._moves: dict[Move, str] = {}

    def _begins(self, words: str) -> bool:
        # Shorter texts are beginnings of moves: `Re` is no refutation.
        return len(self._text) >= _SHORTEST_WORD and words.casefold().startswith(self._text)

    def matches(self, node: Node) -> bool:
        """Whether the text is there, whatever its case."""
        if node.role in self._roles or not self._marks.isdisjoint(node.marks):
            return True
        move = node.move
        if move is None:
            return False
        words = self._moves.get(move)
        if words is None:
            words = self._moves[move] = self._notation.move(move).casefold()
        # Few look for a number, and it takes longer than all the rest.
        number = node.number if self._text[:1].isdigit() else ""
        return self._text in f"{number}{words}{node.sign}"

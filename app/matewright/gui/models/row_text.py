"""The text of a row of the solution tree: move, sign, role and remarks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from PySide6.QtCore import QCoreApplication

from matewright.formats.solution_text import length_words
from matewright.model.move import Move
from matewright.model.notation import Notation
from matewright.model.solution import Mark, Node, Role
from matewright.model.solution_survey import name_of_group
from matewright.wording import grouped


class Sign(StrEnum):
    """Small drawn signs beside the words, so that nothing depends on colour alone."""

    KEY = "key"
    CLAIM = "claim"
    TRY = "try"
    SET_PLAY = "set play"
    THREAT = "threat"
    VARIATION = "variation"
    REFUTATION = "refutation"
    ZUGZWANG = "zugzwang"
    DUAL = "dual"
    PROMOTION_CHOICE = "promotion choice"
    WARNING = "warning"


@dataclass(frozen=True, slots=True)
class Remark:
    """A few words behind a move, with their sign if they have one."""

    words: str
    sign: Sign | None = None


@dataclass(frozen=True, slots=True)
class RowText:
    """What a row says: a heading, or a move with its sign and the remarks behind it."""

    text: str
    sign: Sign | None = None
    remarks: tuple[Remark, ...] = ()
    is_heading: bool = False

    @property
    def spoken(self) -> str:
        """All of it in one line, for who points or listens."""
        return " · ".join((self.text, *(remark.words for remark in self.remarks)))


_ROLE_SIGNS: Final = {
    Role.KEY: Sign.KEY,
    Role.TRY: Sign.TRY,
    Role.THREAT: Sign.THREAT,
    Role.DEFENCE: Sign.VARIATION,
    Role.REFUTATION: Sign.REFUTATION,
}

_MARK_SIGNS: Final = {
    Mark.ZUGZWANG: Sign.ZUGZWANG,
    Mark.DUAL: Sign.DUAL,
    Mark.PROMOTION_CHOICE: Sign.PROMOTION_CHOICE,
    Mark.SHORT: Sign.WARNING,
    Mark.INCOMPLETE: Sign.WARNING,
}

_SHORTEST_WORD: Final = 3

_FIRST_DEFENCE: Final = 2
"""The half-move whose rows say `variation`; further down the sign is enough."""


def words_of(group: Sequence[Node], notation: Notation, left_out: int = 0) -> RowText:
    """What the row of a move says, or of several defences with the same play.

    `left_out` is how many moves below it a filter hides.
    """
    node = group[0]
    remarks = [*_role_remark(node), *remarks_of(node)]
    if node.role is Role.TRY:
        refutations = [child for child in node.children if child.role is Role.REFUTATION]
        if refutations:
            moves = " ".join(notation.node(refutation) for refutation in refutations)
            but = QCoreApplication.translate("SolutionTree", "but {moves}").format(moves=moves)
            remarks.append(Remark(but, Sign.REFUTATION))
    if left_out:
        hidden = QCoreApplication.translate("SolutionTree", "{count} not shown")
        remarks.append(Remark(hidden.format(count=grouped(left_out))))
    return RowText(name_of_group(group, notation), _ROLE_SIGNS.get(node.role), tuple(remarks))


def words_of_claim(key: Node, notation: Notation) -> RowText:
    """What is said of a key that is claimed, not proved."""
    not_proved = QCoreApplication.translate("SolutionTree", "not proved")
    return RowText(notation.node(key), Sign.CLAIM, (Remark(not_proved),))


def _role_words() -> dict[Role, str]:
    return {
        Role.KEY: QCoreApplication.translate("SolutionTree", "key"),
        Role.TRY: QCoreApplication.translate("SolutionTree", "try"),
        Role.THREAT: QCoreApplication.translate("SolutionTree", "threat"),
        Role.DEFENCE: QCoreApplication.translate("SolutionTree", "variation"),
        Role.REFUTATION: QCoreApplication.translate("SolutionTree", "refutation"),
    }


def _role_remark(node: Node) -> list[Remark]:
    is_deep = node.role is Role.DEFENCE and node.half_moves + node.tree.left_out > _FIRST_DEFENCE
    words = "" if is_deep else _role_words().get(node.role, "")
    return [Remark(words)] if words else []


def remarks_of(node: Node) -> list[Remark]:
    """What the marks of a node say, in a fixed order."""
    found = []
    for mark, sign in _MARK_SIGNS.items():
        if mark in node.marks:
            mate_in = mark is Mark.SHORT and node.length is not None
            words = length_words(node) if mate_in else mark.words
            found.append(Remark(words, sign))
    return found


class RowMatcher:
    """Finds out whether nodes have a text in their move, the word for their role or their marks.

    It does not build what rows say: looking through 200,000 of them would take seconds.
    """

    def __init__(self, text: str, notation: Notation) -> None:
        self._wanted = text.casefold()
        self._notation = notation
        self._roles = {role for role, words in _role_words().items() if self._begins(words)}
        self._marks = {mark for mark in Mark if self._begins(mark.words)}
        self._moves: dict[Move, str] = {}

    def _begins(self, words: str) -> bool:
        # Shorter texts are beginnings of moves: `Re` is no refutation.
        return len(self._wanted) >= _SHORTEST_WORD and words.casefold().startswith(self._wanted)

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
        number = node.number if self._wanted[:1].isdigit() else ""
        return self._wanted in f"{number}{words}{node.sign}"

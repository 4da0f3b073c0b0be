"""The written solution of a file beside an answer: which of its moves were found, and where."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from matewright.formats.stated_solution.letters import SETS, Letters
from matewright.formats.stated_solution.meaning import Fit, PlayedMove, fit
from matewright.formats.stated_solution.scanning import Kind, Scanned, Token
from matewright.formats.stated_solution.written import Written
from matewright.model.parts import DUPLEX
from matewright.model.piece import Piece
from matewright.model.position import Position
from matewright.model.solution import Node, Role, Solution, starting_position

_MOST_CHARACTERS: Final = 20_000
"""Longer texts are shown as they are."""
_FIRST: Final = (Role.KEY, Role.TRY, Role.HELP)


@dataclass(frozen=True, slots=True)
class FoundMove:
    """A move of the text, from one character to before another, and where it was found.

    `part` counts the answer and its twins, `node` is the index in its tree; None where the first
    move of a key or a line was not found. `is_claimed`: the text calls it a key, or it begins a
    line of help play.
    """

    start: int
    end: int
    part: int
    node: int | None
    is_claimed: bool = False


def found_moves(text: str, solution: Solution) -> tuple[FoundMove, ...]:
    """The moves of a text that are in an answer, and first moves that are not, in order.

    What was not found in a variation is left out: an author may give more than the answer has, and
    other words than ours. The letters are those of the language in which most is found.
    """
    if len(text) > _MOST_CHARACTERS:
        return ()
    tokens = Scanned(text).tokens
    readings = (tuple(_Reader(solution, letters).read(tokens)) for letters in SETS)
    return max(readings, key=lambda moves: sum(one.node is not None for one in moves))


class _Reader:
    """Follows a text through the trees of an answer, its letters read in one language."""

    def __init__(self, solution: Solution, letters: Letters) -> None:
        self._answers = (solution, *solution.twins)
        self._letters = letters
        self._part = 0
        self._path: list[Node] = []
        self._boards: dict[tuple[int, int], PlayedMove] = {}

    def read(self, tokens: Sequence[Token]) -> Iterator[FoundMove]:
        """The moves of all tokens."""
        depth = 0
        for at, token in enumerate(tokens):
            if token.kind is Kind.LABEL:
                self._turn_to(token.text)
                depth = 0
            elif token.kind is Kind.NUMBER:
                depth = 2 * (token.value - 1) + token.late
            elif token.kind is Kind.MOVE:
                is_claimed = depth == 0 and (not self._is_battle or _is_key(tokens, at + 1))
                yield from self._move(token, depth, is_claimed=is_claimed)
                depth += 1

    @property
    def _is_battle(self) -> bool:
        return self._answers[self._part].stipulation.play.is_battle

    def _turn_to(self, letter: str) -> None:
        for number, answer in enumerate(self._answers):
            words = answer.label.split(" ")
            if words[0].removesuffix(")") == letter and words[-1] != DUPLEX:
                self._part, self._path = number, []

    def _move(self, token: Token, depth: int, *, is_claimed: bool) -> Iterator[FoundMove]:
        node = next((node for move in token.moves if (node := self._find(move, depth))), None)
        if node is not None:
            self._path = list(node.path())
            yield FoundMove(token.start, token.end, self._part, node.index, is_claimed)
            return
        del self._path[depth:]
        if is_claimed:
            yield FoundMove(token.start, token.end, self._part, None, is_claimed)

    def _find(self, move: Written, depth: int) -> Node | None:
        """The node that a move at that half-move means, after those before it."""
        before = self._path[:depth]
        root = self._answers[self._part].tree
        if depth == 0:
            candidates = [one for one in root.children if one.role in _FIRST]
        elif before:
            candidates = list(before[-1].children)
        else:
            candidates = [
                reply
                for one in root.children
                if one.role is Role.SET_PLAY
                for reply in one.children
            ]
        fitting = [
            one
            for one in candidates
            if one.move is not None and fit(move, self._played(one), self._letters) >= Fit.YES
        ]
        return fitting[0] if fitting else None

    def _played(self, node: Node) -> PlayedMove:
        """The move of a node on its board."""
        key = self._part, node.index
        if key not in self._boards:
            answer = self._answers[self._part]
            above = node.parent
            board: Sequence[Piece | None]
            if above is None or above.move is None:
                diagram = Position.from_fen(answer.fen)
                board = starting_position(
                    diagram, answer.stipulation, answer.question.conditions
                ).board
            else:
                board = self._played(above).after
            assert node.move is not None, "only moves are looked for"
            conditions = frozenset(one.text for one in answer.question.conditions)
            self._boards[key] = PlayedMove(node.move, board, conditions)
        return self._boards[key]


def _is_key(tokens: Sequence[Token], at: int) -> bool:
    """Whether the sign of a key follows."""
    return at < len(tokens) and tokens[at].kind is Kind.SIGN and "!" in tokens[at].text

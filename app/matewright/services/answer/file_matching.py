"""Which keys, tries and lines of an answer those are that a file states."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from matewright.formats.stated_solution.letters import Letters
from matewright.formats.stated_solution.meaning import Fit, PlayedMove, fit
from matewright.formats.stated_solution.reading import Line, Stated, Try
from matewright.formats.stated_solution.scanning import Place
from matewright.model.notation import Notation
from matewright.model.piece import Piece
from matewright.model.solution import Node, Role, Solution

_NOTATION: Final = Notation()


class Found:
    """The keys or lines of an answer, as nodes of its tree."""

    def __init__(self, answer: Solution) -> None:
        self.is_battle = answer.stipulation.play.is_battle
        role = Role.KEY if self.is_battle else Role.HELP
        self.firsts = [
            node for node in answer.tree.children if node.role is role and node.move is not None
        ]
        self.tries = [node for node in answer.tree.children if node.role is Role.TRY]
        self._conditions = frozenset(condition.text for condition in answer.question.conditions)
        self._board: Sequence[Piece | None] = answer.start.board
        self._played: dict[int, PlayedMove] = {}

    @property
    def lines(self) -> list[list[Node]]:
        """Each key, or all moves of each line."""
        if self.is_battle:
            return [[first] for first in self.firsts]
        return [list(line) for first in self.firsts for line in first.lines()]

    @property
    def texts(self) -> list[str]:
        """The keys, or the moves of each line, as text."""
        if self.is_battle:
            moves = [first.move for first in self.firsts]
            return [f"1.{_NOTATION.move(move)}" for move in moves if move is not None]
        return [
            " ".join([_NOTATION.node(line[0]), *map(_NOTATION.next_node, line[1:])])
            for line in self.lines
        ]

    def children(self, node: Node) -> Sequence[Node]:
        """What follows a move of a line."""
        return () if self.is_battle else node.children

    def played(self, node: Node, before: Node | None) -> PlayedMove:
        """A move on its board, `before` which another one was made."""
        move = self._played.get(node.index)
        if move is None:
            board = self._board if before is None else self._played[before.index].after
            assert node.move is not None, "keys and lines have moves"
            move = PlayedMove(node.move, board, self._conditions)
            self._played[node.index] = move
        return move


class _End(NamedTuple):
    """The last move of something that was found: in which answer, and at which node."""

    answer: int
    node: int


class Match(NamedTuple):
    """How the stated lines agree with those found: `stated_lines` are those of each answer.

    `unknown` is the first place that cannot be decided.
    """

    agrees: bool
    stated_lines: list[list[Line]]
    unknown: Place | None = None


def match(
    stated: list[Line], found: list[Found], letters: Letters, short: frozenset[Line]
) -> Match:
    """Whether each stated line was found, and nothing else; `letters` are of a language."""
    ends = {
        _End(number, line[-1].index): tuple(node.move.uci for node in line if node.move)
        for number, one in enumerate(found)
        for line in one.lines
    }
    left = dict.fromkeys(ends)
    of_answers: list[list[Line]] = [[] for _ in found]
    loose: set[tuple[str, ...]] = set()
    unknown: Place | None = None
    is_wrong = False
    for line in stated:
        fitting = [
            (best, _End(number, end), strange)
            for number, one in enumerate(found)
            for best, end, strange in lines_meant(line, one, letters)
        ]
        if not fitting:
            if line in short:
                # It may have been cut.
                unknown = unknown or line[-1].place
            is_wrong = is_wrong or line not in short
            continue
        best, end, strange = max(fitting, key=lambda one: (one[0], one[1] in left))
        if best is Fit.UNKNOWN:
            unknown = unknown or strange
        of_answers[end.answer].append(line)
        if any(one.move.is_any for one in line):
            for _, other, _ in fitting:
                left.pop(other, None)
        left.pop(end, None)
        if not any(one.move.says_effects for one in line):
            # Lines that differ in what moves do beside are often written as one.
            loose.add(ends[end])
        if best is Fit.UNKNOWN:
            for _, other, _ in fitting:
                left.pop(other, None)
    is_wrong = is_wrong or any(ends[one] not in loose for one in left)
    if is_wrong or unknown is not None:
        return Match(False, of_answers, None if is_wrong else unknown)
    return Match(True, of_answers)


_Step = tuple[Fit, Node | None, Place | None]


def lines_meant(
    line: Line, found: Found, letters: Letters
) -> Iterator[tuple[Fit, int, Place | None]]:
    """What a line can mean: how well it fits, its last node, and the first place in doubt."""
    steps: list[_Step] = [(Fit.EXACTLY, None, None)]
    for one in line:
        further: list[_Step] = []
        for so_far, node, strange in steps:
            for child in found.firsts if node is None else found.children(node):
                fits = fit(one.move, found.played(child, node), letters)
                if fits is Fit.NO:
                    continue
                is_strange = strange is None and fits is Fit.UNKNOWN
                further.append((min(so_far, fits), child, one.place if is_strange else strange))
        steps = further
    for so_far, node, strange in steps:
        if node is not None and not found.children(node):
            yield so_far, node.index, strange


class WrongTry(NamedTuple):
    """A try with other refutations than were found, both in words."""

    stated: str
    found: str


class TryMatch(NamedTuple):
    """The tries that are wrong, and the first place of those that could not be compared."""

    wrong: tuple[WrongTry, ...] = ()
    unknown: Place | None = None


def match_tries(tries: Sequence[Try], found: Found, letters: Letters) -> TryMatch:
    """Compare the refutations of stated tries with those found; `letters` are of a language.

    Only tries that were found can be compared: those with more refutations than were looked for
    are not among them, and an author need not give all.
    """
    wrong: list[WrongTry] = []
    unknown: Place | None = None
    for one in tries:
        nodes = [
            node
            for node in found.tries
            if fit(one.move.move, found.played(node, None), letters) >= Fit.YES
        ]
        if len(nodes) != 1 or one.unread is not None:
            unknown = unknown or one.unread or one.move.place
            continue
        refutations = [child for child in nodes[0].children if child.role is Role.REFUTATION]
        fits = [
            max(
                (_fit_of(stated, nodes[0], node, found, letters) for node in refutations),
                default=Fit.NO,
            )
            for stated in one.refutations
        ]
        if Fit.NO in fits or 0 < len(one.refutations) < len(refutations):
            wrong.append(WrongTry(_stated(one), _in_words(nodes[0], refutations)))
        elif Fit.UNKNOWN in fits:
            unknown = unknown or one.refutations[fits.index(Fit.UNKNOWN)].place
    return TryMatch(tuple(wrong), unknown)


def _fit_of(stated: Stated, first: Node, reply: Node, found: Found, letters: Letters) -> Fit:
    return fit(stated.move, found.played(reply, first), letters)


def _stated(one: Try) -> str:
    return " ".join(
        [f"1.{one.move.move.text}?", *(f"{stated.move.text}!" for stated in one.refutations)]
    )


def _in_words(first: Node, refutations: Sequence[Node]) -> str:
    moves = [_NOTATION.move(node.move) for node in (first, *refutations) if node.move is not None]
    return " ".join([f"1.{moves[0]}?", *(f"{move}!" for move in moves[1:])])

"""What was found beside what the file says: the same keys and lines, or which others."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import groupby
from typing import Any, Final, NamedTuple, Self

from matewright.formats.stated_solution import reading
from matewright.formats.stated_solution.letters import Letters
from matewright.formats.stated_solution.meaning import Fit, PlayedMove, fit
from matewright.formats.stated_solution.reading import Claim, Line, Stated
from matewright.formats.stated_solution.scanning import Place
from matewright.formats.stated_solution.written import Written
from matewright.model.notation import Notation
from matewright.model.parts import DUPLEX
from matewright.model.piece import Piece
from matewright.model.position import Position
from matewright.model.solution import Node, Role, Solution, starting_position
from matewright.model.verdict import is_exhaustive
from matewright.services.batch.case import Case

_MOST_SHOWN: Final = 6
"""So many moves or lines of either side are kept for the report."""
_MOST_LINES: Final = 2_000
_BEGINNING: Final = 200
"""Characters from which a text that is too long is named."""
_NOTATION: Final = Notation()
_NOWHERE: Final = Place("", 0)


class Agreement(StrEnum):
    """Whether an answer is the one the file has.

    `UNCLEAR`: the file says something that was not understood or belongs to no single part.
    `OPEN`: the answer is not complete, so nothing is missing from it for certain.
    """

    NOTHING_STORED = "nothing stored"
    AGREES = "agrees"
    DIFFERS = "differs"
    UNCLEAR = "unclear"
    OPEN = "open"


@dataclass(frozen=True, slots=True)
class Comparison:
    """What the file says about one part, beside what was found.

    `source` names where it says so: `text`, `bm` or `answer`. `unread` is the place in it that was
    not understood, `line` the line of the text in which that is, counted from 1 (0: of no text).
    `stored` and `found` are keys or lines as they are written, the first few of `stored_count` and
    `found_count`.
    """

    agreement: Agreement = Agreement.NOTHING_STORED
    source: str = ""
    unread: str = ""
    line: int = 0
    stored: tuple[str, ...] = ()
    stored_count: int = 0
    found: tuple[str, ...] = ()
    found_count: int = 0

    @classmethod
    def from_dict(cls, data: dict[str, Any]) -> Self:
        """Read back what `asdict` made of it; earlier versions told less of places."""
        lists = {name: tuple(data[name]) for name in ("stored", "found")}
        return cls(**{**data, **lists, "agreement": Agreement(data["agreement"])})


def compare(case: Case, answers: Sequence[Solution]) -> tuple[Comparison, ...]:
    """One comparison for each part of the answer.

    A file may say its solution in several places; the first that disagrees counts, else the first
    that agrees.
    """
    of_parts: list[list[Comparison]] = [[] for _ in answers]
    for compared in _by_source(case, answers):
        for known, one in zip(of_parts, compared, strict=True):
            known.append(one)
    return tuple(map(_telling, of_parts))


_BY_WEIGHT: Final = (
    Agreement.DIFFERS,
    Agreement.AGREES,
    Agreement.OPEN,
    Agreement.UNCLEAR,
    Agreement.NOTHING_STORED,
)


def _telling(known: list[Comparison]) -> Comparison:
    by_weight = sorted(known, key=lambda one: _BY_WEIGHT.index(one.agreement))
    return by_weight[0] if by_weight else Comparison()


def _by_source(case: Case, answers: Sequence[Solution]) -> Iterator[list[Comparison]]:
    """What each place of the file that says something says about each part."""
    if case.text.strip():
        yield list(_with_text(case.text, answers))
    if case.best_moves:
        is_clear = len(answers) == 1
        claim = reading.read_best_moves(case.best_moves) if is_clear else _nothing(case.best_moves)
        yield _compare("bm", claim, answers)
    if len(case.answer) == len(answers):
        yield [
            compared
            for (keys, lines), answer in zip(case.answer, answers, strict=True)
            for compared in _compare("answer", _of_uci(keys, lines), [answer])
        ]


def _nothing(text: str) -> Claim:
    """What is claimed where it is not clear which part is meant."""
    return Claim(unread=Place(text, 0))


def _with_text(text: str, answers: Sequence[Solution]) -> Iterator[Comparison]:
    # Lines with exchanged parts stand among the others, and nothing tells them apart.
    groups = [(name, list(group)) for name, group in groupby(answers, _letter)]
    names = [name for name, _ in groups]
    if len(text) > reading.MOST_CHARACTERS:
        start = reading.whole(text[:_BEGINNING]).beginning.text
        yield from _compare("text", _nothing(start), answers)
        return
    if len(groups) == 1:
        sections = {names[0]: reading.whole(text)}
    else:
        sections = reading.sections(text, names)
    for name, group in groups:
        if name in sections and sections[name].is_empty:
            yield from (Comparison() for _ in group)
        elif name in sections and len(set(names)) == len(names):
            asked, options = group[0].stipulation, group[0].play_options
            yield from _compare("text", reading.read(sections[name], asked, options), group)
        else:
            yield from _compare("text", _nothing(f"{name})"), group)


def _letter(answer: Solution) -> str:
    """The letter of a twin; empty for a diagram that is the only one."""
    name = answer.label.split(" ")[0]
    return "" if name == DUPLEX else name.removesuffix(")")


def _of_uci(keys: tuple[str, ...], lines: tuple[tuple[str, ...], ...]) -> Claim:
    """What an answer of this program's claims."""
    read: list[Line] = []
    for ucis in (*((key,) for key in keys), *lines):
        moves = [Written.of_uci(uci) for uci in ucis]
        read.append(tuple(Stated(move, _NOWHERE) for move in moves if move is not None))
        if len(read[-1]) < len(ucis):
            return _nothing(" ".join(ucis))
    return Claim(tuple(line[0] for line in read[: len(keys)]), lines=tuple(read[len(keys) :]))


def _compare(source: str, claim: Claim, answers: Sequence[Solution]) -> list[Comparison]:
    """A comparison with each answer that a claim is about: one, or the two of a duplex."""
    if answers[0].play_options.post_key:
        # The key stands in the diagram already.
        return [Comparison() for _ in answers]
    unread = claim.unread
    if any(len(answer.lines) > _MOST_LINES for answer in answers):
        unread = unread or _NOWHERE
    if unread is not None:
        return [Comparison(Agreement.UNCLEAR, source, unread.text, unread.line) for _ in answers]
    found = list(map(_Found, answers))
    is_battle = answers[0].stipulation.play.is_battle
    said: list[Line] = [(key,) for key in claim.keys] if is_battle else list(claim.lines)
    of_all = [said for _ in answers]
    if not all(map(is_exhaustive, answers)):
        return _told(Agreement.OPEN, source, of_all, found)
    languages, strange = claim.languages()
    # Without any letters, what Popeye would print is understood.
    for letters in languages or ({},):
        match = _match(said, found, letters, claim.short_lines)
        if match.agreement is Agreement.AGREES:
            return _told(Agreement.AGREES, source, match.said, found)
        strange = strange or match.unknown
    if strange is None and len(answers) > 1:
        # Of which answer a line that is strange to both should be, nobody knows.
        strange = said[0][0].place
    if strange is not None:
        return [Comparison(Agreement.UNCLEAR, source, strange.text, strange.line) for _ in answers]
    return _told(Agreement.DIFFERS, source, of_all, found)


def _told(
    agreement: Agreement, source: str, said: list[list[Line]], found: list[_Found]
) -> list[Comparison]:
    """Comparisons that show what is said of each answer beside what was found."""
    return [
        Comparison(
            agreement,
            source,
            stored=tuple(_words(line, is_key=one.is_battle) for line in lines[:_MOST_SHOWN]),
            stored_count=len(lines),
            found=tuple(one.texts[:_MOST_SHOWN]),
            found_count=len(one.lines),
        )
        for lines, one in zip(said, found, strict=True)
    ]


class _Found:
    """The keys or lines of an answer, as nodes of its tree."""

    def __init__(self, answer: Solution) -> None:
        self.is_battle = answer.stipulation.play.is_battle
        role = Role.KEY if self.is_battle else Role.HELP
        self.firsts = [
            node for node in answer.tree.children if node.role is role and node.move is not None
        ]
        self._conditions = frozenset(answer.conditions)
        diagram = starting_position(Position.from_fen(answer.fen), answer.stipulation)
        self._board: Sequence[Piece | None] = diagram.board
        self._played: dict[int, PlayedMove] = {}

    @property
    def lines(self) -> list[list[Node]]:
        """Each key, or all moves of each line."""
        if self.is_battle:
            return [[first] for first in self.firsts]
        return [list(line) for first in self.firsts for line in first.lines()]

    @property
    def texts(self) -> list[str]:
        """The same in words."""
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
        known = self._played.get(node.index)
        if known is None:
            board = self._board if before is None else self._played[before.index].after
            assert node.move is not None, "keys and lines have moves"
            known = PlayedMove(node.move, board, self._conditions)
            self._played[node.index] = known
        return known


class _End(NamedTuple):
    """The last move of something that was found: in which answer, and at which node."""

    answer: int
    node: int


class _Match(NamedTuple):
    """How what is said agrees with what was found: `said` are the lines of each answer.

    `unknown` is the first place from which nobody can tell.
    """

    agreement: Agreement
    said: list[list[Line]]
    unknown: Place | None = None


def _match(
    said: list[Line], found: list[_Found], letters: Letters, short: frozenset[Line]
) -> _Match:
    """Whether each line that is said was found, and nothing else; `letters` are of a language."""
    ends = {
        _End(place, line[-1].index): tuple(node.move.uci for node in line if node.move)
        for place, one in enumerate(found)
        for line in one.lines
    }
    left = dict.fromkeys(ends)
    of_answers: list[list[Line]] = [[] for _ in found]
    loose: set[tuple[str, ...]] = set()
    unknown: Place | None = None
    is_wrong = False
    for line in said:
        fitting = [
            (best, _End(place, end), strange)
            for place, one in enumerate(found)
            for best, end, strange in _fitting(line, one, letters)
        ]
        if not fitting:
            if line in short:
                # Nobody knows whether it was cut.
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
        return _Match(Agreement.DIFFERS, of_answers, None if is_wrong else unknown)
    return _Match(Agreement.AGREES, of_answers)


_Step = tuple[Fit, Node | None, Place | None]


def _fitting(
    line: Line, found: _Found, letters: Letters
) -> Iterator[tuple[Fit, int, Place | None]]:
    """What a line can mean: how well it fits, its last node, and the first place in doubt."""
    steps: list[_Step] = [(Fit.EXACTLY, None, None)]
    for one in line:
        further: list[_Step] = []
        for known, node, strange in steps:
            for child in found.firsts if node is None else found.children(node):
                fits = fit(one.move, found.played(child, node), letters)
                if fits is Fit.NO:
                    continue
                is_strange = strange is None and fits is Fit.UNKNOWN
                further.append((min(known, fits), child, one.place if is_strange else strange))
        steps = further
    for known, node, strange in steps:
        if node is not None and not found.children(node):
            yield known, node.index, strange


def _words(line: Line, *, is_key: bool) -> str:
    return ("1." if is_key else "") + " ".join(one.move.text for one in line)

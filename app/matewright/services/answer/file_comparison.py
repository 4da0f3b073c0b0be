"""The answer compared with the file: the same keys and lines, or which others."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import groupby
from typing import Any, Final, Protocol, Self

from matewright.formats.stated_solution import reading
from matewright.formats.stated_solution.letters import Letters
from matewright.formats.stated_solution.reading import Claim, Line, Stated
from matewright.formats.stated_solution.scanning import Place
from matewright.formats.stated_solution.written import Written
from matewright.model.parts import DUPLEX
from matewright.model.solution import Solution
from matewright.model.verdict import is_exhaustive
from matewright.services.answer.file_matching import Found, Match, match, match_tries

_MOST_SHOWN: Final = 6
"""Moves or lines of either side that are kept for the report."""
_MOST_LINES: Final = 2_000
_BEGINNING: Final = 200
"""Characters from which a text that is too long is named."""
_NOWHERE: Final = Place("", 0)


class Agreement(StrEnum):
    """Whether an answer is the one the file has.

    `UNCLEAR`: the file states something that was not understood or belongs to no single part.
    `OPEN`: the answer is not complete, so nothing is missing from it for certain.
    """

    NOTHING_STORED = "nothing stored"
    AGREES = "agrees"
    DIFFERS = "differs"
    UNCLEAR = "unclear"
    OPEN = "open"


class Statement(Protocol):
    """What a file states of a solution: a text, EPD's `bm`, and an answer in UCI, part by part."""

    @property
    def text(self) -> str:
        """The written solution; often empty."""

    @property
    def best_moves(self) -> str:
        """The field `bm`; often empty."""

    @property
    def answer(self) -> tuple[tuple[tuple[str, ...], tuple[tuple[str, ...], ...]], ...]:
        """For each part of a stored answer its keys and lines; empty without one."""


@dataclass(frozen=True, slots=True)
class Comparison:
    """What the file states about one part, beside what was found.

    `source` names where it does so: `text`, `bm` or `answer`. `unread` is the place in it that was
    not understood, `line` the line of the text in which that is, counted from 1 (0: of no text);
    where the keys agree it is the first try that could not be compared. `stored` and `found` are
    keys or lines as they are written, the first few of `stored_count` and `found_count`; with
    `of_tries` the keys agree, and these are tries with their refutations.
    """

    agreement: Agreement = Agreement.NOTHING_STORED
    source: str = ""
    unread: str = ""
    line: int = 0
    stored: tuple[str, ...] = ()
    stored_count: int = 0
    found: tuple[str, ...] = ()
    found_count: int = 0
    of_tries: bool = False

    @classmethod
    def from_dict(cls, data: dict[str, Any]) -> Self:
        """Read back what `asdict` made of it; earlier versions stored less about places."""
        lists = {name: tuple(data[name]) for name in ("stored", "found")}
        return cls(**{**data, **lists, "agreement": Agreement(data["agreement"])})


def compare(stated: Statement, answers: Sequence[Solution]) -> tuple[Comparison, ...]:
    """One comparison for each part of the answer.

    A file may state its solution in several fields; the first that disagrees counts, else the
    first that agrees.
    """
    of_parts: list[list[Comparison]] = [[] for _ in answers]
    for compared in _by_source(stated, answers):
        for comparisons, one in zip(of_parts, compared, strict=True):
            comparisons.append(one)
    return tuple(map(_telling, of_parts))


_BY_WEIGHT: Final = (
    Agreement.DIFFERS,
    Agreement.AGREES,
    Agreement.OPEN,
    Agreement.UNCLEAR,
    Agreement.NOTHING_STORED,
)


def _telling(comparisons: list[Comparison]) -> Comparison:
    by_weight = sorted(comparisons, key=lambda one: _BY_WEIGHT.index(one.agreement))
    return by_weight[0] if by_weight else Comparison()


def _by_source(stated: Statement, answers: Sequence[Solution]) -> Iterator[list[Comparison]]:
    """The comparisons for each field of the file that states a solution."""
    if stated.text.strip() not in _NOTHING:
        yield list(_with_text(stated.text, answers))
    if stated.best_moves:
        is_clear = len(answers) == 1
        claim = (
            reading.read_best_moves(stated.best_moves) if is_clear else _nothing(stated.best_moves)
        )
        yield _compare("bm", claim, answers)
    if len(stated.answer) == len(answers):
        yield [
            compared
            for (keys, lines), answer in zip(stated.answer, answers, strict=True)
            for compared in _compare("answer", _of_uci(keys, lines), [answer])
        ]


_NOTHING: Final = ("", "None")
"""Some programs write the value of an empty field as a word."""


def _nothing(text: str) -> Claim:
    """What is claimed where it is not clear which part is meant."""
    return Claim(unread=Place(text, 0))


def _with_text(text: str, answers: Sequence[Solution]) -> Iterator[Comparison]:
    # Lines with exchanged parts stand among the others, and cannot be told apart.
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
            stipulation, options = group[0].stipulation, group[0].question.options
            yield from _compare("text", reading.read(sections[name], stipulation, options), group)
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
    if answers[0].question.options.post_key:
        # The key stands in the diagram already.
        return [Comparison() for _ in answers]
    unread = claim.unread
    if any(len(answer.lines) > _MOST_LINES for answer in answers):
        unread = unread or _NOWHERE
    if unread is not None:
        return [Comparison(Agreement.UNCLEAR, source, unread.text, unread.line) for _ in answers]
    found = list(map(Found, answers))
    is_battle = answers[0].stipulation.play.is_battle
    stated: list[Line] = [(key,) for key in claim.keys] if is_battle else list(claim.lines)
    of_all = [stated for _ in answers]
    if not all(map(is_exhaustive, answers)):
        return _reported(Agreement.OPEN, source, of_all, found)
    languages, strange = claim.languages()
    agreeing: list[tuple[Letters, Match]] = []
    # Without any letters, what Popeye would print is understood.
    for letters in languages or ({},):
        matched = match(stated, found, letters, claim.short_lines)
        if matched.agrees:
            agreeing.append((letters, matched))
        strange = strange or matched.unknown
    if agreeing and len(answers) == 1:
        return [_with_tries(source, claim, found[0], agreeing)]
    if agreeing:
        return _reported(Agreement.AGREES, source, agreeing[0][1].stated_lines, found)
    if strange is None and len(answers) > 1:
        # Which answer a line that fits neither belongs to cannot be known.
        strange = stated[0][0].place
    if strange is not None:
        return [Comparison(Agreement.UNCLEAR, source, strange.text, strange.line) for _ in answers]
    return _reported(Agreement.DIFFERS, source, of_all, found)


def _with_tries(
    source: str, claim: Claim, found: Found, agreeing: Sequence[tuple[Letters, Match]]
) -> Comparison:
    """A comparison of tries where the keys or lines agree, read in some languages."""
    # Rh1-h6 is understood in any language, but in French R would be a king.
    pieces = {node.move.piece for node in found.firsts if node.move is not None}
    letters_of_keys = {key.move.piece for key in claim.keys if key.move.piece}
    spoken = [
        letters for letters, _ in agreeing if pieces >= set(map(letters.get, letters_of_keys))
    ]
    spoken = spoken or [letters for letters, _ in agreeing]
    matched = [match_tries(claim.tries, found, letters) for letters in spoken]
    best = min(matched, key=lambda one: (len(one.wrong), one.unknown is not None))
    if best.wrong:
        return Comparison(
            Agreement.DIFFERS,
            source,
            stored=tuple(one.stated for one in best.wrong[:_MOST_SHOWN]),
            stored_count=len(best.wrong),
            found=tuple(one.found for one in best.wrong[:_MOST_SHOWN]),
            found_count=len(best.wrong),
            of_tries=True,
        )
    place = best.unknown or claim.unread_try or _NOWHERE
    (reported,) = _reported(Agreement.AGREES, source, agreeing[0][1].stated_lines, [found])
    return replace(reported, unread=place.text, line=place.line)


def _reported(
    agreement: Agreement, source: str, stated: list[list[Line]], found: list[Found]
) -> list[Comparison]:
    """Comparisons that show the stated lines of each answer beside those found."""
    return [
        Comparison(
            agreement,
            source,
            stored=tuple(_words(line, is_key=one.is_battle) for line in lines[:_MOST_SHOWN]),
            stored_count=len(lines),
            found=tuple(one.texts[:_MOST_SHOWN]),
            found_count=len(one.lines),
        )
        for lines, one in zip(stated, found, strict=True)
    ]


def _words(line: Line, *, is_key: bool) -> str:
    return ("1." if is_key else "") + " ".join(one.move.text for one in line)

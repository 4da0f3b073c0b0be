"""The award: prizes, honourable mentions and commendations in their order, with comments."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final

from matewright.errors import FormatError
from matewright.model.award import Award
from matewright.model.collection import Collection
from matewright.model.problem import Problem
from matewright.model.verdict import Judgement, Verdict
from matewright.services.judging.assessment import Assessment
from matewright.services.judging.marks import Distinction, Mark
from matewright.wording import Wording

_words: Final = Wording("judging")

_WRONG: Final = (Verdict.COOKED, Verdict.SHORT, Verdict.NO_SOLUTION)


@dataclass(frozen=True, slots=True)
class Entry:
    """An entry as the award needs it; `number` counts from 1, `assessment` None if it has none."""

    number: int
    problem: Problem
    mark: Mark
    assessment: Assessment | None = None


@dataclass(frozen=True, slots=True)
class Place:
    """A place in the award: `title` is what the entry has won, such as `2nd Prize`."""

    entry: Entry
    title: str


def places(entries: Iterable[Entry]) -> list[Place]:
    """Who gets what, the first first: by distinction, then by points, then by number.

    Entries with the same distinction and the same points share their places.
    """
    found: list[Place] = []
    chosen = [one for one in entries if one.mark.distinction is not Distinction.NONE]
    for distinction in Distinction:
        mine = sorted(
            (one for one in chosen if one.mark.distinction is distinction),
            key=lambda one: (-_points(one), one.number),
        )
        for index, one in enumerate(mine):
            same = [at for at, other in enumerate(mine) if _is_equal(one, other)] or [index]
            title = _title(distinction, same[0] + 1, same[-1] + 1, len(mine))
            found.append(Place(one, title))
    return found


def _points(entry: Entry) -> float:
    return -1.0 if entry.mark.points is None else entry.mark.points


def _is_equal(one: Entry, other: Entry) -> bool:
    return one.mark.points is not None and one.mark.points == other.mark.points


def _title(distinction: Distinction, first: int, last: int, count: int) -> str:
    word = _KINDS[distinction]
    if count == 1:
        return _words(word)
    if first == last:
        return _words("{place} {kind}", place=_nth(first), kind=_words(word))
    return _words(
        "{first}–{last} {kind} ex aequo", first=_nth(first), last=_nth(last), kind=_words(word)
    )


_KINDS: Final = {
    Distinction.PRIZE: _words.later("Prize"),
    Distinction.MENTION: _words.later("Honourable Mention"),
    Distinction.COMMENDATION: _words.later("Commendation"),
}


def _nth(number: int) -> str:
    """`1st`, `2nd`, `3rd`, `11th`; other languages put a point behind the number."""
    tens, ones = number // 10 % 10, number % 10
    if tens == 1:
        return _words("{number}th", number=number)
    match ones:
        case 1:
            return _words("{number}st", number=number)
        case 2:
            return _words("{number}nd", number=number)
        case 3:
            return _words("{number}rd", number=number)
    return _words("{number}th", number=number)


def collection_of(found: Sequence[Place], *, show_names: bool) -> Collection:
    """The problems of the award in their order, to be written by any format.

    Each has its distinction as its award and the judge's words as its comment. Without names it is
    called by its number in the tourney. Raises `FormatError` where nothing is distinguished.
    """
    if not found:
        raise FormatError("judging-no-award")
    return Collection(tuple(_published(place, show_names=show_names) for place in found))


def _published(place: Place, *, show_names: bool) -> Problem:
    entry = place.entry
    given = Award.of(entry.problem) if show_names else Award()
    problem = replace(given, distinction=place.title).given_to(entry.problem)
    # Nothing of the file's own text is written back.
    problem = replace(problem, comment=entry.mark.comment, origin=None)
    if show_names:
        return problem
    return replace(problem, authors=(_words("Entry {number}", number=entry.number),))


def introduction(count: int, found: Sequence[Place]) -> str:
    """How many entries there were, and how many of them are in the award."""
    took_part = _words.count(count, "%n entry took part.", "%n entries took part.")
    awarded = _words.count(
        len(found), "%n of them is distinguished.", "%n of them are distinguished."
    )
    return f"{took_part} {awarded}"


def doubts(found: Sequence[Place]) -> Iterator[str]:
    """What a judge should know before the award is published, in sentences."""
    for place in found:
        entry, assessment = place.entry, place.entry.assessment
        judgement = Judgement(Verdict.UNSOLVED) if assessment is None else assessment.judgement
        verdict = ", ".join(filter(None, (judgement.verdict.word, judgement.remark)))
        facts = {"number": entry.number, "title": place.title, "verdict": verdict}
        if judgement.verdict in _WRONG:
            yield _words("Entry {number} ({title}) is not sound: {verdict}.", **facts)
        elif assessment is None or not assessment.is_sound:
            yield _words("Entry {number} ({title}) is not proved to be sound: {verdict}.", **facts)
        if assessment is not None and assessment.legality == "illegal":
            yield _words("The position of entry {number} ({title}) is illegal.", **facts)
    yield from _out_of_order(found)


def _out_of_order(found: Sequence[Place]) -> Iterator[str]:
    for higher, lower in pairwise(found):
        if _points(lower.entry) > _points(higher.entry) >= 0:
            yield _words(
                "Entry {lower} ({title}) has more points than entry {higher} ({higher_title}).",
                lower=lower.entry.number,
                title=lower.title,
                higher=higher.entry.number,
                higher_title=higher.title,
            )

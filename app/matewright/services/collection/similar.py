"""Problems that are like another in position, mates or play, ranked by likeness."""

from __future__ import annotations

import operator
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import reduce
from itertools import islice
from typing import Final, NamedTuple

from matewright.errors import FormatError
from matewright.model.problem import Problem
from matewright.services.collection.boards import ANYTHING, MATE, Boards, keys_in
from matewright.services.collection.outline import outline
from matewright.services.collection.pattern import (
    EVERY,
    Man,
    Pattern,
    View,
    Way,
    Ways,
    views_of,
)
from matewright.wording import Wording

_words: Final = Wording("similar")

MOST_FOUND: Final = 100
"""The most matches that are reported."""
LEAST: Final = 0.5
"""The default least likeness."""
MOST_MEN: Final = 64
"""On a board; there are no more mates either (`outline.MOST_MATES`)."""
LEAST_MATES: Final = 2
"""Mates that two problems must have in common before that says anything beside their positions."""


class By(StrEnum):
    """What is compared."""

    ALL = "all"
    POSITION = "position"
    MATES = "mates"
    PLAY = "play"


@dataclass(frozen=True, slots=True)
class Target:
    """The problem that others are compared with: its pieces, its mates, its play.

    Without a solution `mates` is empty and `play` None.
    """

    men: tuple[Man, ...]
    mates: tuple[Man, ...] = ()
    play: int | None = None
    by: By = By.ALL
    ways: Ways = EVERY
    least: float = LEAST
    most: int = MOST_FOUND

    @classmethod
    def of(
        cls,
        problem: Problem,
        by: By = By.ALL,
        *,
        ways: Ways | None = None,
        least: float = LEAST,
        most: int = MOST_FOUND,
    ) -> Target:
        """The target for a problem. Raises `FormatError` if there is nothing to compare."""
        men = tuple(
            (piece.side + piece.kind.problem_letter, square)
            for square, piece in problem.position.pieces()
        )
        if not men:
            raise FormatError("similar-empty")
        solution_outline = outline(problem)
        if solution_outline is None and by in (By.MATES, By.PLAY):
            raise FormatError("similar-unsolved")
        mates = () if solution_outline is None else tuple(sorted(solution_outline.mates))
        play = None if solution_outline is None else solution_outline.play
        return cls(men, mates, play, by, ways or EVERY, least, most)


class Shared(NamedTuple):
    """How much two problems have in common: how many of what this one and the other one have."""

    same: int
    here: int
    there: int

    @property
    def share(self) -> float:
        """From 0 (nothing) to 1 (all of both)."""
        return 2 * self.same / (self.here + self.there) if self.here + self.there else 0.0

    @property
    def is_whole(self) -> bool:
        """Whether both have the same and nothing else."""
        return self.same == self.here == self.there


@dataclass(frozen=True, slots=True)
class Match:
    """A problem that is like another.

    `index` is its index in the collection, `likeness` from 0 to 1. `mates` and `same_play`
    are None where one of the two has no solution that can be compared.
    """

    index: int
    likeness: float
    way: Way
    men: Shared
    mates: Shared | None = None
    same_play: bool | None = None
    is_pattern: bool = False

    @property
    def reason(self) -> str:
        """Why they are alike, in one sentence."""
        reasons = [self._of_position()]
        if self.is_pattern:
            return f"{reasons[0]}."
        if self.mates is None:
            reasons.append(_words("no solution to compare"))
        else:
            reasons.append(self._of_mates(self.mates))
            if self.same_play:
                reasons.append(_words("the same course of play"))
        return f"{'; '.join(reasons)}."

    def _of_position(self) -> str:
        same, here, there = self.men
        if self.is_pattern:
            others = there - here
            text = (
                _words.count(others, "The pattern and %n man more", "The pattern and %n men more")
                if others
                else _words("The pattern alone")
            )
        elif self.men.is_whole:
            text = _words.count(
                here, "%n man, on the same square", "All %n men on the same squares"
            )
        elif not same:
            text = _words("No man on the same square")
        elif same == here:
            text = _words(
                "All {here} men on the same squares, and {more} more there",
                here=here,
                more=there - here,
            )
        elif same == there:
            text = _words("All {there} men there stand on the same squares; here are {here}")
            text = text.format(there=there, here=here)
        else:
            text = _words.count(
                same,
                "%n man on the same square, of {here} here and {there} there",
                "%n men on the same squares, of {here} here and {there} there",
                here=here,
                there=there,
            )
        how = self.way.text
        return f"{text} ({how})" if how else text

    def _of_mates(self, mates: Shared) -> str:
        if mates.is_whole:
            return _words.count(mates.same, "the same mate", "the same %n mates")
        if not mates.same:
            return _words("other mates")
        return _words("{same} of {here} mates", same=mates.same, here=mates.here)

    def to_dict(self) -> dict[str, object]:
        """The JSON form of the command line."""
        data: dict[str, object] = {
            "number": self.index + 1,
            "likeness": round(self.likeness, 3),
            "reason": self.reason,
            "way": self.way.to_dict(),
            "men": self.men._asdict(),
        }
        if not self.is_pattern:
            data["mates"] = None if self.mates is None else self.mates._asdict()
            data["same_play"] = self.same_play
        return data


class Candidate(NamedTuple):
    """The data in the index about a problem that may be alike."""

    key: int
    men: frozenset[Man]
    mates: frozenset[Man]
    play: int | None


# -- which problems are looked at closely ----------------------------------------------------------


def matching(boards: Boards, pattern: Pattern, within: int) -> Iterator[tuple[View, int]]:
    """For each way of a pattern in which something is found, the problems, as bits."""
    count = len(pattern.men)
    if pattern.empty:
        # Beside the men of the pattern there can be as many as it has free squares.
        counts = range(count, MOST_MEN - len(pattern.empty) + 1)
        within &= reduce(operator.or_, (boards.having(str(there)) for there in counts))
    for view in pattern.views():
        found = within
        for name, square in view.men:
            found &= boards.having(f"{name}{square}")
            if not found:
                break
        for square in view.empty if found else ():
            found &= ~boards.having(f"{ANYTHING}{square}")
            if not found:
                break
        if found:
            yield view, found


def best_matching(
    boards: Boards, pattern: Pattern, within: int, most: int
) -> dict[int, tuple[Way, Shared]]:
    """The keys of so many problems that show a pattern, those with the fewest other men."""
    ways = list(matching(boards, pattern, within))
    every = reduce(operator.or_, (keys for _, keys in ways), 0)
    count = len(pattern.men)
    best: dict[int, tuple[Way, Shared]] = {}
    for there in range(count, MOST_MEN + 1):
        left = every & boards.having(str(there))
        for view, keys in ways if left else ():
            shared = Shared(count, count, there)
            best.update((key, (view.way, shared)) for key in keys_in(keys & left))
            left &= ~keys
            if len(best) >= most:
                return dict(islice(best.items(), most))
    return best


def candidates(boards: Boards, target: Target, same_play: int, within: int) -> set[int]:
    """The keys of the problems that may be most alike; `same_play` are those of the same play."""
    found: set[int] = set()
    men = views_of(target.men, target.ways)
    if target.by in (By.ALL, By.POSITION):
        least = target.least if target.by is By.POSITION else target.least / 2
        found.update(_best(boards, "", men, least, within, target.most))
    if target.by is By.MATES or (target.by is By.ALL and len(target.mates) >= LEAST_MATES):
        ways = [View(view.way, tuple(map(view.way.man, target.mates))) for view in men]
        found.update(_best(boards, MATE, _once(ways), target.least / 2, within, target.most))
    if target.by in (By.ALL, By.PLAY) and same_play & within:
        found.update(_best(boards, "", men, 0.0, within & same_play, target.most))
    return found


def _once(views: Iterable[View]) -> list[View]:
    """Each arrangement once, without what stands beyond the edge of the board."""
    found: dict[frozenset[Man], View] = {}
    for view in views:
        found.setdefault(frozenset(view.men), view)
    return list(found.values())


def _best(
    boards: Boards, prefix: str, views: Sequence[View], least: float, within: int, most: int
) -> list[int]:
    """The keys of the problems with the largest shares in any view, so many at most."""
    count = len(views[0].men)
    lowest = max(1, round(least * count / (2 - least) + 0.499))
    exactly = [0] * (count + 1)
    for view in views:
        for number, having in _counted(boards, prefix, view.men, lowest):
            exactly[number] |= having
    pairs = [
        (Shared(same, count, there).share, same, there)
        for same in range(lowest, count + 1)
        for there in range(same, MOST_MEN + 1)
    ]
    found: list[int] = []
    left = within
    for share, same, there in sorted(pairs, reverse=True):
        if share < least or len(found) >= most:
            break
        hits = exactly[same] & left
        if not hits:
            continue
        hits &= boards.having(f"{prefix}{there}")
        if hits:
            left &= ~hits
            found += keys_in(hits)
    if not least and len(found) < most:
        found += keys_in(left)
    return found[:most]


def _counted(
    boards: Boards, prefix: str, men: Iterable[Man], lowest: int
) -> Iterator[tuple[int, int]]:
    """How many of the pieces problems have: numbers from `lowest`, each with its problems.

    The columns of a sum in binary, each a set of problems, are added up for all at once.
    """
    columns: list[int] = []
    count = 0
    for name, square in men:
        count += 1
        carry = boards.having(f"{prefix}{name}{square}")
        for bit, column in enumerate(columns):
            if not carry:
                break
            columns[bit], carry = column ^ carry, column & carry
        if carry:
            columns.append(carry)
    any_one = 0
    for column in columns:
        any_one |= column
    for number in range(lowest, count + 1):
        having = any_one
        for bit, column in enumerate(columns):
            having &= column if number >> bit & 1 else ~column
            if not having:
                break
        if having and number >> len(columns) == 0:
            yield number, having


# -- looking closely -------------------------------------------------------------------------------


def ranked(target: Target, contenders: Iterable[Candidate], indices: dict[int, int]) -> list[Match]:
    """The most alike, best first; `indices` are those in the collection, by key."""
    views = [
        (view.way, frozenset(view.men), frozenset(map(view.way.man, target.mates)))
        for view in views_of(target.men, target.ways)
    ]
    found = [_compared(target, one, views, indices[one.key]) for one in contenders]
    alike = [match for match in found if match.likeness >= target.least]
    alike.sort(key=lambda one: (-one.likeness, -one.men.share, one.way.cost, one.index))
    return alike[: target.most]


def _compared(
    target: Target,
    other: Candidate,
    views: Iterable[tuple[Way, frozenset[Man], frozenset[Man]]],
    index: int,
) -> Match:
    """The way in which a problem is most like the target."""
    both = bool(target.mates and other.mates)
    same_play = target.play == other.play if both else None
    best: Match | None = None
    for way, men, mates in views:
        shared = Shared(len(men & other.men), len(men), len(other.men))
        shared_mates = (
            Shared(len(mates & other.mates), len(mates), len(other.mates)) if both else None
        )
        likeness = _likeness(target.by, shared, shared_mates, same_play)
        if best is None or likeness > best.likeness:
            best = Match(index, likeness, way, shared, shared_mates, same_play)
    assert best is not None, "there is always the way as it is"
    return best


def _likeness(by: By, men: Shared, mates: Shared | None, same_play: bool | None) -> float:
    """Of all three together: the best mean of the first ones.

    So a solution that is written differently or missing costs nothing.
    """
    of_mates = 0.0 if mates is None else mates.share
    match by:
        case By.POSITION:
            return men.share
        case By.MATES:
            return of_mates
        case By.PLAY:
            return float(bool(same_play))
    if mates is None or mates.same < LEAST_MATES:
        # One mate in common is no more than chance.
        return men.share
    with_mates = (men.share + of_mates) / 2
    return max(men.share, with_mates, (men.share + of_mates + bool(same_play)) / 3)

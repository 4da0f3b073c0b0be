"""Problems for a contest, chosen from a collection by a wish: `3 x #2, 3 x h#3, men<=12`."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Container, Iterable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from matewright import engine
from matewright.errors import FormatError, MatewrightError
from matewright.model.collection import Collection
from matewright.model.play import Play
from matewright.model.problem import Problem
from matewright.model.stipulation import AnyStipulation, Stipulation, stipulation_of
from matewright.services.answer.difficulty import LEAST, MOST, difficulty
from matewright.services.collection import Query
from matewright.services.collection.search import SearchedFile
from matewright.services.contest import solved
from matewright.services.contest.contest_file import Contest, Entry, Round, read_minutes
from matewright.services.contest.rules import Rules
from matewright.services.file.convert import write

_SOME: Final = re.compile(r"(?P<count>\d{1,2})(?:\s*[x×*]\s*|\s+)(?P<stipulation>\S.*)")
_DIFFICULTY: Final = re.compile(
    r"difficulty\s*[:= ]\s*(?P<least>[1-5])(?:\s*(?:-|–|\.\.)\s*(?P<most>[1-5]))?"
)
_NUMBERS: Final = r"\b(difficulty|men|year|white|black)"
_SIGN: Final = r"(?:<=|>=|[<>=:])"
_BETWEEN: Final = re.compile(rf",(?=\s|\Z|\w+\s*{_SIGN})")
"""A comma between two terms; others part the values of one."""
_SPAN: Final = re.compile(
    rf"{_NUMBERS}(?:\s*[:=]\s*|\s+)(\d+)\s*(?:-|–|\.\.)\s*(\d+)", re.IGNORECASE
)
_EQUAL: Final = re.compile(rf"{_NUMBERS}\s+(\d)", re.IGNORECASE)
_COMPARED: Final = re.compile(r"(\w)\s*(<=|>=|<|>|[:=](?=\s))\s*(?=\d)")
"""A sign with blanks around it. Before a stipulation, `=2`, there is one in front alone."""
_MANY_SOLUTIONS: Final = 4
"""More solutions of help play than that are not asked of solvers."""


@dataclass(frozen=True, slots=True)
class Wish:
    """How many problems of which stipulations, a search they meet, and how hard they are."""

    rounds: tuple[tuple[int, Stipulation], ...]
    search: str = ""
    least: int = LEAST
    most: int = MOST

    @classmethod
    def parse(cls, text: str) -> Wish:
        """Of words parted by commas; what is no number of problems is a search.

        Raises `FormatError`.
        """
        rounds: list[tuple[int, Stipulation]] = []
        terms: list[str] = []
        least, most = LEAST, MOST
        for part in filter(None, map(str.strip, text.split(","))):
            if found := _DIFFICULTY.fullmatch(part):
                least = int(found["least"])
                most = int(found["most"] or least)
            elif found := _SOME.fullmatch(part):
                stipulation = stipulation_of(found["stipulation"])
                count = int(found["count"])
                if not isinstance(stipulation, Stipulation) or not count:
                    raise FormatError("contest-wish", text=part)
                rounds.append((count, stipulation))
            else:
                terms.append(part)
        if not rounds or least > most:
            raise FormatError("contest-wish", text=text)
        search = search_of(", ".join(terms))
        Query.parse(search)
        return cls(tuple(rounds), search, least, most)


def search_of(wish: str) -> str:
    """The search that is meant by a wish for one problem: `#2, men ≤ 12, difficulty 2–4`.

    What is no wish, but a search, stays as it is.
    """
    parts = re.split(r'("[^"]*")', wish)
    # What stands between quotation marks is searched for as it is.
    return "".join(part if at % 2 else _unquoted(part) for at, part in enumerate(parts)).strip()


def _unquoted(wish: str) -> str:
    text = wish.replace("≤", "<=").replace("≥", ">=")
    text = _SPAN.sub(r"\1:\2..\3", text)
    text = _EQUAL.sub(r"\1:\2", text)
    text = _BETWEEN.sub(" ", text)
    return re.sub(r"\s+", " ", _COMPARED.sub(r"\1\2", text))


def unattempted(
    collection: Collection, places: Iterable[int], known: Container[str], chance: random.Random
) -> int | None:
    """The place of a problem, at random, that can be solved and is not among those `known`.

    None where there is none. `known` are digests of questions.
    """
    shuffled = list(places)
    chance.shuffle(shuffled)
    for place in shuffled:
        problem = collection.peek(place)
        is_question = bool(problem.stipulation) and not problem.unsupported
        if is_question and not problem.read_error and problem.question.digest not in known:
            return place
    return None


def chosen(
    opened: SearchedFile,
    wish: Wish,
    options: engine.Options,
    seed: int | None = None,
    tell: Callable[[Problem], object] = lambda _: None,
    watch: solved.Watch | None = None,
) -> list[list[Problem]]:
    """Sound problems at random that meet a wish, round by round, with their solutions.

    The same `seed` chooses the same. Candidates without a solution are solved; `tell` hears which.
    Raises `FormatError` where there are too few.
    """
    chance = random.Random(seed)  # noqa: S311 - nothing is secret
    rounds: list[list[Problem]] = []
    taken: set[int] = set()
    for count, stipulation in wish.rounds:
        query = Query.parse(f'stip:"{stipulation.text}" {wish.search}')
        places = [place for place in opened.find(query) if place not in taken]
        chance.shuffle(places)
        found: list[Problem] = []
        for place in places:
            if len(found) == count:
                break
            problem = opened.collection.peek(place)
            if not solved.is_solved(problem):
                tell(problem)
                try:
                    problem = solved.with_solution(problem, options, watch)
                except MatewrightError:
                    continue
            if _is_fit(problem, wish):
                taken.add(place)
                found.append(problem)
        if len(found) < count:
            raise FormatError(
                "contest-too-few", found=len(found), count=count, stipulation=stipulation.text
            )
        rounds.append(found)
    return rounds


def chosen_from(
    problems: Collection,
    path: Path | None,
    wish: Wish,
    options: engine.Options,
    tell: Callable[[Problem], object],
    watch: Callable[[], object],
) -> list[list[Problem]]:
    """The same from an open collection; `path` is its file, None where that has other problems."""

    def looked_in(file: Path, cache: Path | None) -> list[list[Problem]]:
        with SearchedFile(file, cache=cache) as opened:
            opened.prepare(lambda *_: watch())
            return chosen(opened, wish, options, tell=tell, watch=watch)

    if path is not None:
        return looked_in(path, None)
    with TemporaryDirectory() as folder:
        copy = Path(folder) / "problems.olv"
        write(copy, problems)
        return looked_in(copy, Path(folder))


def _is_fit(problem: Problem, wish: Wish) -> bool:
    if solved.doubt(problem) is not None or problem.solution is None:
        return False
    if len(problem.solution.lines) > _MANY_SOLUTIONS:
        return False
    stars = difficulty(problem)
    return stars is not None and wish.least <= stars <= wish.most


def contest_of(
    name: str,
    rules: Rules,
    rounds: Sequence[Sequence[Problem]],
    minutes: Sequence[Fraction | None] = (),
) -> Contest:
    """A contest of these problems; rounds without a time get the usual one."""
    made: list[Round] = []
    numbers = iter(range(1, 1 + sum(map(len, rounds))))
    for index, problems in enumerate(rounds):
        given = minutes[index] if index < len(minutes) else None
        time = usual_minutes(problems) if given is None else given
        entries = tuple(Entry(next(numbers), problem, rules.most) for problem in problems)
        made.append(Round(str(index + 1), time, entries))
    return Contest(name, rules, tuple(made))


def by_stipulation(problems: Sequence[Problem]) -> list[list[Problem]]:
    """Chosen problems in rounds: those with the same stipulation, in the order of the first."""
    rounds: dict[str, list[Problem]] = {}
    for problem in problems:
        rounds.setdefault(problem.stipulation.text, []).append(problem)
    return list(rounds.values())


_ROUND_OF: Final = 3
"""Problems of a round of the world championship, whose times are shared out here."""


def usual_minutes(problems: Sequence[Problem]) -> Fraction:
    """The time of the world championship's rounds, for so many problems; whole minutes."""
    each = sum(_minutes(problem.stipulation) for problem in problems)
    return Fraction(max(1, round(each / _ROUND_OF)))


def _minutes(stipulation: AnyStipulation) -> int:
    """What the rules of the championship give three such problems."""
    known = stipulation.checked()
    if known.play is Play.DIRECT:
        return 20 if known.moves <= 2 else 60 if known.moves == 3 else 80
    return 50


def minutes_of(text: str) -> list[Fraction] | None:
    """The times of rounds, `20,50`; None where that cannot be read."""
    times = [read_minutes(one) for one in filter(None, map(str.strip, text.split(",")))]
    found = [time for time in times if time]
    return found if len(found) == len(times) else None


def numbers_of(text: str, count: int) -> Iterator[int]:
    """Numbers of problems, `1,4,7-9`. Raises `FormatError`."""
    for part in filter(None, map(str.strip, text.split(","))):
        found = re.fullmatch(r"(\d{1,6})(?:\s*[-–]\s*(\d{1,6}))?", part)
        if found is None:
            raise FormatError("contest-problem-number", number=part, count=count)
        first = int(found[1])
        last = int(found[2] or first)
        for number in (first, last):
            if not 0 < number <= count or last < first:
                raise FormatError("contest-problem-number", number=part, count=count)
        yield from range(first, last + 1)

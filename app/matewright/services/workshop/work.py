"""A tool at work in a thread: what it found so far, how far it is, and a stop."""

from __future__ import annotations

import threading
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final, Protocol

from matewright.errors import FormatError
from matewright.model.piece import Piece
from matewright.model.problem import Problem
from matewright.services.workshop import fill as filling
from matewright.services.workshop import map as maps
from matewright.services.workshop import mend as mending
from matewright.services.workshop import purpose, reduce, required_play
from matewright.services.workshop import take_back as taking_back
from matewright.services.workshop.mend import Allowed
from matewright.services.workshop.required_play import Item, Part
from matewright.services.workshop.search import (
    Progress,
    Search,
    Space,
    Threads,
    estimate,
    full_solution,
    stopped_by,
)
from matewright.services.workshop.setting import Setting

_SLICE: Final = 0.02

LONG: Final = 20.0
"""From so many seconds on, a person must confirm before it begins."""


class Tool(StrEnum):
    """The tools, by the words of the command line."""

    MAP = "map"
    FOR = "for"
    MEND = "mend"
    FILL = "fill"
    BACK = "back"
    REDUCE = "reduce"


@dataclass(frozen=True, slots=True)
class RequiredPlay:
    """The play that must stay: whole parts by their words, and single items."""

    words: tuple[str, ...] = ()
    items: tuple[Item, ...] = ()

    def all_of(self, problem: Problem, usual: Sequence[str] = ()) -> tuple[Item, ...]:
        """All items; those of `usual` words where nothing is required. Raises `FormatError`."""
        words = self.words or (() if self.items else tuple(usual))
        found = self.items
        if words:
            found = (
                *required_play.chosen(required_play.items(full_solution(problem)), words),
                *found,
            )
        required_play.check(found)
        return tuple(dict.fromkeys(found))

    def __bool__(self) -> bool:
        return bool(self.words or self.items)


Found = Search | Sequence[Setting]


class Request(Protocol):
    """A tool with its settings."""

    @property
    def tool(self) -> Tool:
        """Which tool it is."""

    def spaces(self, problem: Problem) -> Sequence[Space]:
        """What is looked at, where that may be very much. Raises a `MatewrightError`."""

    def steps(self, problem: Problem, play: RequiredPlay, threads: Threads) -> Iterator[Found]:
        """What is to be looked at, one after the other. Raises a `MatewrightError`."""


class _Few:
    """Tools that never look at many settings."""

    __slots__ = ()

    def spaces(self, problem: Problem) -> Sequence[Space]:  # noqa: ARG002 - as `Request` has it
        """None: there are few settings."""
        return ()


@dataclass(frozen=True, slots=True)
class Map(_Few):
    """A piece of the board, by its square, or a further piece on every square."""

    what: int | Piece
    tool: Tool = Tool.MAP

    def steps(self, problem: Problem, play: RequiredPlay, threads: Threads) -> Iterator[Found]:
        """Look at the piece on every square."""
        items = play.all_of(problem) if play else None
        yield maps.start(problem, self.what, items, threads)


@dataclass(frozen=True, slots=True)
class Purposes(_Few):
    """What each piece is for."""

    tool: Tool = Tool.FOR

    def steps(self, problem: Problem, play: RequiredPlay, threads: Threads) -> Iterator[Found]:
        """Look at every piece."""
        yield purpose.start(problem, play.all_of(problem) if play else None, threads)


@dataclass(frozen=True, slots=True)
class Mend:
    """Changes that make it sound."""

    allowed: Allowed = Allowed()  # noqa: RUF009 - immutable
    tool: Tool = Tool.MEND

    def spaces(self, problem: Problem) -> Sequence[Space]:
        """One for each number of changes."""
        single = self.allowed.edits(problem)
        return [Space.of(single, count) for count in range(1, self.allowed.count + 1)]

    def steps(self, problem: Problem, play: RequiredPlay, threads: Threads) -> Iterator[Found]:
        """Look at the whole board changed, then at one change, two changes and so on."""
        items = play.all_of(problem)
        key = next((item for item in items if item.part is Part.KEY), None)
        keep = [item for item in items if item is not key]
        searches = mending.start(problem, self.allowed, key=key, keep=keep, threads=threads)
        yield mending.mapped(problem, key, keep)
        yield from searches


@dataclass(frozen=True, slots=True)
class Fill:
    """Further pieces in a region."""

    filling: filling.Completion
    tool: Tool = Tool.FILL

    def spaces(self, problem: Problem) -> Sequence[Space]:
        """All ways of putting the pieces on the board."""
        return [filling.space_of(problem, self.filling)]

    def steps(self, problem: Problem, play: RequiredPlay, threads: Threads) -> Iterator[Found]:
        """Look at all ways of adding the pieces."""
        keep = play.all_of(problem)
        yield filling.start(problem, replace(self.filling, keep=keep), threads)


@dataclass(frozen=True, slots=True)
class TakeBack(_Few):
    """Keys that lead to the diagram."""

    promoted: bool = False
    tool: Tool = Tool.BACK

    def steps(self, problem: Problem, play: RequiredPlay, threads: Threads) -> Iterator[Found]:
        """Look at all positions a move earlier; the diagram has no play that could be kept."""
        if play:
            raise FormatError("workshop-back-play")
        yield taking_back.start(problem, promoted=self.promoted, threads=threads)


@dataclass(frozen=True, slots=True)
class Reduce(_Few):
    """Until nothing can go."""

    promoted: bool = False
    tool: Tool = Tool.REDUCE

    def steps(self, problem: Problem, play: RequiredPlay, threads: Threads) -> Iterator[Found]:
        """Each step as it is made."""
        keep = play.all_of(problem, reduce.USUAL_PLAY)
        steps = reduce.steps(problem, keep, threads, promoted=self.promoted)
        for number, setting in enumerate(steps):
            # Each step begins where the previous one ended.
            yield [replace(setting, choice=(number,))]


class Work:
    """A tool at work. `run` is called in a thread, everything else in any other.

    Where it would take longer than `LONG`, nothing is looked at unless `is_confirmed`: `expected`
    then says how many seconds it takes.
    """

    def __init__(
        self,
        problem: Problem,
        request: Request,
        play: RequiredPlay = RequiredPlay(),
        threads: Threads = Threads(),  # noqa: B008 - immutable
        *,
        is_confirmed: bool = False,
    ) -> None:
        self.problem = problem
        self.request = request
        self.play = play
        self.expected: float | None = None
        self._threads = threads
        self._is_confirmed = is_confirmed
        self._stop = threading.Event()
        self._guard = threading.Lock()
        self._news: list[Setting] = []
        self._progress = Progress()
        self._before = Progress()

    @property
    def needs_confirmation(self) -> bool:
        """Whether it takes so long that nothing was begun."""
        return not self._is_confirmed and self.expected is not None and self.expected > LONG

    def run(self) -> None:
        """Look at everything. Raises a `MatewrightError`."""
        is_complete = False
        try:
            with stopped_by(self._stop):
                spaces = self.request.spaces(self.problem)
                self._report(Progress(total=sum(space.total for space in spaces)))
                if not self._is_confirmed and spaces:
                    self.expected = sum(
                        estimate(self.problem, space, self._threads) for space in spaces[-1:]
                    )
                if self.needs_confirmation:
                    return
                steps = self.request.steps(self.problem, self.play, self._threads)
                is_complete = all(map(self._follow, steps)) and not self._stop.is_set()
        finally:
            self._report(replace(self._progress, finished=True, is_complete=is_complete))

    def _follow(self, found: Found) -> bool:
        """Take what a step finds until its end; False when it was stopped."""
        if not isinstance(found, Search):
            self._give(found)
            return not self._stop.is_set()
        finished = False
        while not finished:
            finished = found.wait(_SLICE)
            if self._stop.is_set():
                found.cancel()
            self._give(found.take())
            self._report(found.poll())
        progress = found.poll()
        self._before = self._added(progress)
        return progress.is_complete

    def _give(self, settings: Iterable[Setting]) -> None:
        with self._guard:
            self._news += settings

    def _added(self, progress: Progress) -> Progress:
        """The progress of the earlier steps and this one together."""
        before = self._before
        return Progress(
            done=before.done + progress.done,
            total=max(self._progress.total, before.done + progress.total),
            found=before.found + progress.found,
            seconds=before.seconds + progress.seconds,
        )

    def _report(self, progress: Progress) -> None:
        with self._guard:
            self._progress = progress if progress.finished else self._added(progress)

    def poll(self) -> Progress:
        """The progress."""
        with self._guard:
            return self._progress

    def take(self) -> list[Setting]:
        """The settings found since the last call."""
        with self._guard:
            news, self._news = self._news, []
        return news

    def cancel(self) -> None:
        """Ask it to stop, which takes 100 ms at most; what was found stays."""
        self._stop.set()

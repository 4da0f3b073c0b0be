"""A tool at work in a thread: what it found so far, how far it is, and a stop."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final, Protocol

from matewright.cooperative import in_chunks
from matewright.errors import FormatError
from matewright.model.piece import Piece
from matewright.model.problem import Problem
from matewright.services.workshop import fill as filling
from matewright.services.workshop import map as maps
from matewright.services.workshop import mend as mending
from matewright.services.workshop import purpose, reduce, required_play
from matewright.services.workshop import take_back as taking_back
from matewright.services.workshop.best import MOST_KEPT, Best
from matewright.services.workshop.economy import USUAL_ORDER
from matewright.services.workshop.mend import Allowed
from matewright.services.workshop.required_play import Item, Part
from matewright.services.workshop.search import (
    Progress,
    Search,
    Series,
    Space,
    Threads,
    estimate,
    full_solution,
    stopped_by,
)
from matewright.services.workshop.setting import Setting
from matewright.services.workshop.twins import EveryPart

_SLICE: Final = 0.02

_CHUNK: Final = 100
"""Settings between two looks at whether it is to stop."""

_ALL: Final = sys.maxsize

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


Found = Search | Series | Sequence[Setting]

Judge = Callable[[list[Setting]], list[Setting]]
"""What looks at the other parts of a problem, and leaves out what does not count there."""


class Request(Protocol):
    """A tool with its settings."""

    @property
    def tool(self) -> Tool:
        """Which tool it is."""

    @property
    def only_sound(self) -> bool:
        """Whether it lists sound settings alone, the best of them."""

    def check(self, problem: Problem, play: RequiredPlay) -> None:
        """Raise the reason why there is nothing to do, before anything takes long."""

    def spaces(self, problem: Problem) -> Sequence[Space]:
        """What is looked at, where that may be very much. Raises a `MatewrightError`."""

    def steps(
        self, problem: Problem, play: RequiredPlay, threads: Threads, judge: Judge | None
    ) -> Iterator[Found]:
        """What is to be looked at, one after the other. Raises a `MatewrightError`."""


class _Few:
    """Tools that never look at many settings."""

    __slots__ = ()
    only_sound = False

    def check(self, problem: Problem, play: RequiredPlay) -> None:
        """They find out at once."""

    def spaces(self, problem: Problem) -> Sequence[Space]:  # noqa: ARG002 - as `Request` has it
        """None: there are few settings."""
        return ()


@dataclass(frozen=True, slots=True)
class Map(_Few):
    """A piece of the board, by its square, or a further piece on every square."""

    what: int | Piece
    tool: Tool = Tool.MAP

    def steps(
        self,
        problem: Problem,
        play: RequiredPlay,
        threads: Threads,
        judge: Judge | None,  # noqa: ARG002 - as `Request` has it
    ) -> Iterator[Found]:
        """Look at the piece on every square."""
        items = play.all_of(problem) if play else None
        yield maps.start(problem, self.what, items, threads)


@dataclass(frozen=True, slots=True)
class Purposes(_Few):
    """What each piece is for."""

    tool: Tool = Tool.FOR

    def steps(
        self,
        problem: Problem,
        play: RequiredPlay,
        threads: Threads,
        judge: Judge | None,  # noqa: ARG002 - as `Request` has it
    ) -> Iterator[Found]:
        """Look at every piece."""
        yield purpose.start(problem, play.all_of(problem) if play else None, threads)


@dataclass(frozen=True, slots=True)
class Mend:
    """Changes that make it sound."""

    allowed: Allowed = Allowed()  # noqa: RUF009 - immutable
    tool: Tool = Tool.MEND
    only_sound = True

    def check(self, problem: Problem, play: RequiredPlay) -> None:
        """A sound problem needs no mending."""
        mending.diagnose(problem, self._key(play.all_of(problem)))

    @staticmethod
    def _key(items: Sequence[Item]) -> Item | None:
        return next((item for item in items if item.part is Part.KEY), None)

    def spaces(self, problem: Problem) -> Sequence[Space]:
        """One for each number of changes."""
        return mending.spaces(problem, self.allowed)

    def steps(
        self,
        problem: Problem,
        play: RequiredPlay,
        threads: Threads,
        judge: Judge | None,
    ) -> Iterator[Found]:
        """Look at the whole board changed, then at one change, two changes and so on."""
        items = play.all_of(problem)
        key = self._key(items)
        keep = [item for item in items if item is not key]
        # Of a problem with twins another part may be the unsound one.
        diagnosis = mending.diagnose(problem, key, may_be_sound=judge is not None)
        yield mending.mapped(problem, key, keep, diagnosis)
        yield mending.start(
            problem, self.allowed, key=key, keep=keep, threads=threads, diagnosis=diagnosis
        )


@dataclass(frozen=True, slots=True)
class Fill:
    """Further pieces in a region."""

    filling: filling.Completion
    tool: Tool = Tool.FILL
    only_sound = True

    def check(self, problem: Problem, play: RequiredPlay) -> None:
        """Whatever the problem is, there may be sound settings."""

    def spaces(self, problem: Problem) -> Sequence[Space]:
        """All ways of putting the pieces on the board."""
        return [filling.space_of(problem, self.filling)]

    def steps(
        self,
        problem: Problem,
        play: RequiredPlay,
        threads: Threads,
        judge: Judge | None,  # noqa: ARG002 - as `Request` has it
    ) -> Iterator[Found]:
        """Look at all ways of adding the pieces."""
        wanted = replace(self.filling, keep=play.all_of(problem))
        yield filling.series(problem, wanted, threads)


@dataclass(frozen=True, slots=True)
class TakeBack(_Few):
    """Keys that lead to the diagram."""

    promoted: bool = False
    tool: Tool = Tool.BACK
    only_sound = True

    def steps(
        self,
        problem: Problem,
        play: RequiredPlay,
        threads: Threads,
        judge: Judge | None,  # noqa: ARG002 - as `Request` has it
    ) -> Iterator[Found]:
        """Look at all positions a move earlier; the diagram has no play that could be kept."""
        if play:
            raise FormatError("workshop-back-play")
        yield taking_back.start(problem, promoted=self.promoted, threads=threads)


@dataclass(frozen=True, slots=True)
class Reduce(_Few):
    """Until nothing can go."""

    promoted: bool = False
    tool: Tool = Tool.REDUCE

    def steps(
        self, problem: Problem, play: RequiredPlay, threads: Threads, judge: Judge | None
    ) -> Iterator[Found]:
        """Each step as it is made."""
        keep = play.all_of(problem, reduce.USUAL_PLAY)
        steps = reduce.steps(problem, keep, threads, promoted=self.promoted, judge=judge or list)
        for number, setting in enumerate(steps):
            # Each step begins where the previous one ended.
            yield [replace(setting, choice=(number,))]


class Work:
    """A tool at work. `run` is called in a thread, everything else in any other.

    Where it would take longer than `LONG`, nothing is looked at unless `is_confirmed`: `expected`
    then says how many seconds it takes. Of the sound settings that a tool finds the `most` best
    by an `order` stay. Of a problem with twins all parts are looked at.
    """

    def __init__(
        self,
        problem: Problem,
        request: Request,
        play: RequiredPlay = RequiredPlay(),
        threads: Threads = Threads(),  # noqa: B008 - immutable
        *,
        is_confirmed: bool = False,
        order: Sequence[str] = USUAL_ORDER,
        most: int = MOST_KEPT,
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
        self._best = Best(order, most if request.only_sound else _ALL)
        self._every: EveryPart | None = None
        self._progress = Progress()
        self._before = Progress()

    @property
    def needs_confirmation(self) -> bool:
        """Whether it takes so long that nothing was begun."""
        return not self._is_confirmed and self.expected is not None and self.expected > LONG

    @property
    def dropped(self) -> int:
        """How many of the settings found had to go, because others are better."""
        with self._guard:
            return self._best.found - len(self._best.settings)

    def set_order(self, order: Sequence[str]) -> None:
        """Keep the best by another order from now on."""
        with self._guard:
            self._best.set_order(order)

    def run(self) -> None:
        """Look at everything. Raises a `MatewrightError`."""
        is_complete = False
        try:
            with stopped_by(self._stop):
                is_complete = self._run() and not self._stop.is_set()
        finally:
            self._report(replace(self._progress, finished=True, is_complete=is_complete))

    def _run(self) -> bool:
        problem, request = self.problem, self.request
        if problem.twins:
            if request.tool is Tool.BACK:
                raise FormatError("workshop-all-parts", tool=request.tool.value)
            self._every = EveryPart(problem, self._threads)
            problem = self._every.base
            if request.tool in (Tool.FOR, Tool.REDUCE):
                self._every.check_sound()
            elif request.tool is Tool.MEND:
                self._every.check_unsound()
        else:
            request.check(problem, self.play)
        spaces = request.spaces(problem)
        self._report(Progress(total=sum(space.total for space in spaces)))
        if not self._is_confirmed and spaces:
            items = self.play.all_of(problem)
            self.expected = estimate(problem, spaces, self._threads, items)
        if self.needs_confirmation:
            return False
        judge = None if self._every is None else self._judged
        return all(map(self._follow, request.steps(problem, self.play, self._threads, judge)))

    def _follow(self, found: Found) -> bool:
        """Take what a step finds until its end; False when it was stopped."""
        if not isinstance(found, Search | Series):
            is_judged = self.request.tool is Tool.REDUCE
            self._give(found if is_judged else self._judged(list(found)))
            return not self._stop.is_set()
        finished = False
        while not finished:
            if self._stop.is_set():
                found.cancel()
            finished = found.wait(_SLICE)
            for some in in_chunks(found.take_each(), _CHUNK):
                self._give(self._judged(some))
                if self._stop.is_set():
                    # What has piled up by then is left: a stop takes no time.
                    break
            self._report(found.poll())
        progress = found.poll()
        self._before = self._added(progress)
        return progress.is_complete

    def _judged(self, settings: list[Setting]) -> list[Setting]:
        if self._every is None or not settings:
            return settings
        is_sound = self.request.only_sound or self.request.tool is Tool.REDUCE
        return self._every.judged(settings, only_sound=is_sound)

    def _give(self, settings: Iterable[Setting]) -> None:
        for setting in settings:
            # To measure one takes a while, and the window asks for news meanwhile.
            with self._guard:
                if self._best.offer(setting):
                    self._news.append(setting)

    def _added(self, progress: Progress) -> Progress:
        """The progress of the earlier steps and this one together."""
        before = self._before
        return Progress(
            done=before.done + progress.done,
            total=max(self._progress.total, before.done + progress.total),
            seconds=before.seconds + progress.seconds,
        )

    def _report(self, progress: Progress) -> None:
        with self._guard:
            self._progress = progress if progress.finished else self._added(progress)

    def poll(self) -> Progress:
        """The progress; `found` are all settings found, those included that had to go."""
        with self._guard:
            return replace(self._progress, found=self._best.found)

    def take(self) -> list[Setting]:
        """The settings found since the last call, if they were among the best."""
        with self._guard:
            news, self._news = self._news, []
        return news

    def cancel(self) -> None:
        """Ask it to stop, which takes 100 ms at most; what was found stays."""
        self._stop.set()

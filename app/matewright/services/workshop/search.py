"""Looking at many settings of a diagram: the request to the engine, and its findings."""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from math import comb
from threading import Event, local
from types import MappingProxyType
from typing import Final

from matewright import engine
from matewright.errors import EngineError, FormatError, StipulationError
from matewright.model.inquiry import Inquiry
from matewright.model.piece import Colour, Piece
from matewright.model.play_options import PlayOptions
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.solution import Solution
from matewright.model.verdict import intended
from matewright.services.solving import solve
from matewright.services.workshop.edits import Edit
from matewright.services.workshop.required_play import Item
from matewright.services.workshop.setting import Setting, Verdict

MOST_SETTINGS: Final = 10**12
"""More are not begun: at a hundred thousand a second they take four months."""

_NO_LIMIT: Final = sys.maxsize
"""The engine reports all that it finds; who asks keeps as many as it needs (`best`)."""

MOST_KEYS: Final = 20
"""How many keys or solutions of a setting are named by default."""


@dataclass(frozen=True, slots=True)
class Threads:
    """What a look at settings may take: threads, and MiB to remember what was looked at."""

    threads: int = engine.ALL_THREADS
    memory: int = engine.DEFAULT_MEMORY


@dataclass(frozen=True, slots=True)
class Progress:
    """How far it is: `done` of at most `total` settings, `found` of them are reported.

    `verdicts` counts those that were judged; `remaining` are seconds, None without an estimate.
    """

    done: int = 0
    total: int = 0
    found: int = 0
    verdicts: Mapping[str, int] = field(default_factory=lambda: MappingProxyType({}))
    seconds: float = 0.0
    finished: bool = False
    is_complete: bool = False

    @property
    def remaining(self) -> float | None:
        """Seconds left, at the present rate."""
        if not self.done or self.seconds < 0.2:
            return None
        return self.seconds / self.done * max(0, self.total - self.done)


OnProgress = Callable[[Progress], object]


@dataclass(frozen=True, slots=True)
class Space:
    """Which settings there are: lists of edits, and for each step the list that it takes one from.

    `limits`: no more than so many of some pieces on some squares.
    """

    lists: tuple[tuple[Edit, ...], ...]
    steps: tuple[int, ...]
    limits: tuple[tuple[frozenset[Piece], int, int], ...] = ()

    @classmethod
    def of(cls, edits: Iterable[Edit], count: int = 1) -> Space:
        """So many of some edits at once."""
        return cls((tuple(edits),), (0,) * count)

    @property
    def total(self) -> int:
        """How many there are at most: some may come to the same, or not be possible."""
        total = 1
        for number, edits in enumerate(self.lists):
            total *= comb(len(edits), self.steps.count(number))
        return total


class Search:
    """Settings at work in the engine. Dropping it stops it."""

    def __init__(
        self,
        problem: Problem,
        space: Space,
        *,
        items: Sequence[Item] = (),
        required: Iterable[Item] = (),
        verdicts: Sequence[Verdict] = tuple(Verdict),
        most_lines: int = MOST_KEYS,
        threads: Threads = Threads(),
        first: range | None = None,
        most_looked_at: int | None = None,
        finish: Callable[[Setting], Setting | None] = lambda setting: setting,
    ) -> None:
        """Begin. The loss of `items` is reported; settings without all `required` are left out.

        `first`: only choices that begin with these edits of the first step. Raises what `check`
        raises, and `FormatError` for more than `MOST_SETTINGS`. `finish` completes each setting,
        or returns None for one that does not count.
        """
        check(problem)
        self._finish = finish
        check_size(space)
        self._problem = problem
        self._space = space
        self._items = (*dict.fromkeys((*required, *items)),)
        self._required = frozenset(required)
        # Where a number of solutions is intended, they are to be shown.
        most = max(most_lines, intended(problem) or 1)
        size = len(space.lists[space.steps[0]]) if space.steps else 0
        begin = range(size) if first is None else first
        self._total = (
            space.total if first is None else max(1, space.total * len(begin) // (size or 1))
        )
        self._engine = engine.Workshop(
            self._inquiry(verdicts, most, threads, begin, most_looked_at)
        )

    def _inquiry(
        self,
        verdicts: Sequence[Verdict],
        most_lines: int,
        threads: Threads,
        first: range,
        most_looked_at: int | None,
    ) -> Inquiry:
        problem, space = self._problem, self._space
        pieces = (*(piece for _, piece in problem.position.pieces()), *_coming(space))
        is_plain = not problem.conditions and not any(piece.is_fairy for piece in pieces)
        question, rest = engine.question_for_settings(
            problem,
            engine.SearchOptions(
                # Only one strategy knows fairy chess.
                strategy=engine.DEFAULT_STRATEGY if is_plain else engine.EXHAUSTIVE,
                threads=threads.threads,
                memory=threads.memory,
            ),
        )
        numbers: dict[Piece | None, int] = {None: 0}

        def number(piece: Piece | None) -> int:
            return numbers.setdefault(piece, len(numbers))

        board = [number(piece) for piece in problem.position.board]
        lists = [
            [
                ([(square, number(piece)) for square, piece in edit.squares], edit.moved, edit.key)
                for edit in edits
            ]
            for edits in space.lists
        ]
        limits = [
            (sum(1 << numbers[piece] for piece in pieces if piece in numbers), squares, most)
            for pieces, squares, most in space.limits
        ]
        return Inquiry(
            question=question,
            pieces=[piece.letter if piece else "" for piece in numbers],
            board=board,
            rest=rest,
            lists=lists,
            steps=list(space.steps),
            first=(first.start, first.stop),
            limits=limits,
            wishes=[item.wish(required=item in self._required) for item in self._items],
            intended=intended(problem) or 1,
            most_lines=most_lines,
            verdicts=[verdict.value for verdict in verdicts],
            most_found=_NO_LIMIT,
            most_looked_at=most_looked_at,
        )

    def poll(self) -> Progress:
        """How far it is. Raises `EngineError` when the engine failed."""
        state = self._engine.poll()
        return Progress(
            done=state.done,
            total=max(self._total, state.done),
            found=state.found,
            verdicts=state.verdicts,
            seconds=state.seconds,
            finished=state.finished,
            is_complete=state.is_complete,
        )

    def take(self) -> list[Setting]:
        """The settings reported since the last call, in no order."""
        return list(self.take_each())

    def take_each(self) -> Iterator[Setting]:
        """The same one after the other, so that those not needed do not pile up."""
        for found in self._engine.take():
            setting = self._finish(self._setting(found))
            if setting is not None:
                yield setting

    def cancel(self) -> None:
        """Ask it to stop, which takes 100 ms at most; what was found stays."""
        self._engine.cancel()

    def wait(self, seconds: float) -> bool:
        """Wait at most so long; return whether it is over."""
        return self._engine.wait(seconds)

    def _setting(self, found: engine.FoundSetting) -> Setting:
        space = self._space
        is_battle = self._problem.stipulation.checked().play.is_battle
        captures, checks = found.marks[0] if found.marks else (False, False)
        edits = zip(space.steps, found.choice, strict=True)
        return Setting(
            base=self._problem.question,
            edits=tuple(space.lists[number][edit] for number, edit in edits),
            verdict=Verdict(found.verdict),
            keys=tuple(line[0] for line in found.lines) if is_battle else (),
            lines=() if is_battle else found.lines,
            is_complete=found.is_complete,
            lost=tuple(self._items[number] for number in found.lost),
            key_captures=captures,
            key_checks=checks,
            choice=found.choice,
            is_battle=is_battle,
        )


class Series:
    """Searches one after the other, each begun when the one before is over, as one."""

    def __init__(self, searches: Iterable[Search], total: int) -> None:
        """Begin; `total` are the settings of all together."""
        self._searches = iter(searches)
        self._before = Progress(total=total)
        self._left: list[Search] = []
        self._is_cancelled = False
        self._current = next(self._searches, None)

    def poll(self) -> Progress:
        """How far it is. Raises `EngineError` when the engine failed."""
        before, current = self._before, self._current
        if current is None:
            return replace(before, finished=True, is_complete=not self._is_cancelled)
        progress = current.poll()
        return Progress(
            done=before.done + progress.done,
            total=max(before.total, before.done + progress.done),
            found=before.found + progress.found,
            seconds=before.seconds + progress.seconds,
        )

    def take(self) -> list[Setting]:
        """The settings reported since the last call, in no order."""
        return list(self.take_each())

    def take_each(self) -> Iterator[Setting]:
        """The same one after the other."""
        left, self._left = self._left, []
        for search in (*left, *([] if self._current is None else [self._current])):
            yield from search.take_each()

    def cancel(self) -> None:
        """Ask it to stop, which takes 100 ms at most; what was found stays."""
        self._is_cancelled = True
        if self._current is not None:
            self._current.cancel()

    def wait(self, seconds: float) -> bool:
        """Wait at most so long; return whether it is over."""
        current = self._current
        if current is None:
            return True
        if not current.wait(seconds):
            return False
        self._before = self.poll()
        self._left.append(current)
        is_whole = current.poll().is_complete
        self._is_cancelled |= not is_whole
        self._current = None if self._is_cancelled else next(self._searches, None)
        return self._current is None


def _coming(space: Space) -> Iterator[Piece]:
    """The pieces that edits bring to the board."""
    for edits in space.lists:
        for edit in edits:
            for _, piece in edit.squares:
                if piece is not None:
                    yield piece


_SLICE: Final = 0.05


class _Thread(local):
    """What stops the work of a thread."""

    stop: Event | None = None


_thread: Final = _Thread()


@contextmanager
def stopped_by(stop: Event) -> Iterator[None]:
    """Have that event stop what this thread waits for: searches and solves."""
    before, _thread.stop = _thread.stop, stop
    try:
        yield
    finally:
        _thread.stop = before


def _is_stopped() -> bool:
    return _thread.stop is not None and _thread.stop.is_set()


def finish(
    search: Search | Series, on_progress: OnProgress = lambda _: None
) -> tuple[list[Setting], Progress]:
    """Wait until everything was looked at; Ctrl-C stops, and what was found stays.

    Settings come in the order in which they were made up.
    """
    found: list[Setting] = []
    progress = finish_each(search, found.append, on_progress)
    return sorted(found, key=lambda setting: setting.choice), progress


def finish_each(
    search: Search | Series,
    each: Callable[[Setting], object],
    on_progress: OnProgress = lambda _: None,
) -> Progress:
    """The same, with every setting handed over when it is found, in no order."""
    finished = False
    while not finished:
        try:
            finished = search.wait(_SLICE)
            for setting in search.take_each():
                each(setting)
            if not finished:
                on_progress(search.poll())
                if _is_stopped():
                    search.cancel()
        except KeyboardInterrupt:
            search.cancel()
    return search.poll()


def check(problem: Problem) -> None:
    """Raise the reason why the workshop cannot take a problem.

    `StipulationError` for a stipulation, condition or option that is not supported,
    `FormatError` for twins: the workshop looks at one diagram.
    """
    if reason := solve.unsolvable_reason(problem):
        raise reason
    problem.stipulation.checked()
    if problem.twins or problem.zero_position:
        raise FormatError("workshop-twins")
    plain = PlayOptions(set_play=problem.options.set_play, tries=problem.options.tries)
    others = [name for name in problem.options.names if name not in plain.names]
    if others:
        raise StipulationError("workshop-option", name=others[0])


def check_size(space: Space) -> None:
    """Raise `FormatError` for more settings than are ever begun."""
    if space.total > MOST_SETTINGS:
        raise FormatError("workshop-many", count=space.total, most=MOST_SETTINGS)


def full_solution(problem: Problem, threads: int = engine.ALL_THREADS) -> Solution:
    """The complete answer: keys, tries, set play, variations. Raises a `MatewrightError`."""
    check(problem)
    options = engine.Options(threads=threads).with_phases(problem.stipulation)
    job = solve.start(replace(problem, options=PlayOptions()), options)
    while (solution := job.result(_SLICE)) is None:
        if _is_stopped():
            job.cancel()
    if _is_stopped():
        raise EngineError("workshop-stopped")
    return solution


def judge_alone(problem: Problem, items: Sequence[Item] = ()) -> Setting:
    """The diagram itself as a setting. Raises what `check` raises, `EngineError` after a stop."""
    search = Search(problem, Space((), ()), items=items, threads=Threads(1))
    found, _ = finish(search)
    if not found:
        raise EngineError("workshop-stopped")
    return found[0]


def parts_of(space: Space, most: int = 200) -> list[range]:
    """The work in so many parts at most, of about the same size, by the edits of the first step."""
    if not space.steps:
        return [range(0)]
    size = len(space.lists[space.steps[0]])
    same = space.steps.count(space.steps[0])
    parts, begin, weight = [], 0, 0.0
    least = max(1.0, size / most)
    for edit in range(size):
        # Of choices from one list those that begin early have more behind them.
        weight += same * ((size - edit) / size) ** (same - 1)
        if weight >= least or edit == size - 1:
            parts.append(range(begin, edit + 1))
            begin, weight = edit + 1, 0.0
    return parts


def slices_of(space: Space) -> list[range]:
    """Parts small enough that what one of them finds takes little room."""
    return parts_of(space, -(-space.total // _SLICE_SIZE))


_SLICE_SIZE: Final = 1_000_000


def estimate(
    problem: Problem,
    spaces: Sequence[Space],
    threads: Threads = Threads(),
    required: Sequence[Item] = (),
) -> float:
    """About how many seconds all settings of some spaces take, by a sample drawn at random.

    The first ones are not like the others: what they have in common makes them slow or fast.
    """
    total = sum(space.total for space in spaces)
    largest = max(spaces, key=lambda space: space.total)
    draw = random.Random(_SEED)  # noqa: S311 - a sample, no secret
    seconds, size = 0.0, _LEAST_SAMPLE
    # Of a small sample the start of the threads would take most of the time.
    while not _is_stopped():
        sample = [_drawn(largest, draw) for _ in range(size)]
        # Those that no edits make take next to no time.
        space = replace(Space.of(edit for edit in sample if edit), limits=largest.limits)
        if not space.lists[0]:
            break
        search = Search(
            problem, space, required=required, verdicts=(Verdict.SOUND,), threads=threads
        )
        is_whole = _in_time(search)
        progress = search.poll()
        seconds = progress.seconds * len(space.lists[0]) / max(1, progress.done) / size
        if not is_whole or progress.seconds > _ENOUGH_SECONDS or size >= _MOST_SAMPLE:
            break
        size = min(_MOST_SAMPLE, 8 * size)
    return seconds * total


def _in_time(search: Search) -> bool:
    """Wait for a sample, and stop it where it takes too long; whether it came to its end."""
    deadline = time.monotonic() + _SAMPLE_SECONDS
    while not search.wait(_SLICE):
        if time.monotonic() > deadline or _is_stopped():
            search.cancel()
            search.wait(1)
            return False
    return True


def _drawn(space: Space, draw: random.Random) -> Edit | None:
    """A choice drawn at random as one edit; None where its edits do not go together."""
    squares: list[tuple[int, Piece | None]] = []
    key = None
    for number, edits in enumerate(space.lists):
        for edit in draw.sample(edits, space.steps.count(number)):
            squares += edit.squares
            key = edit.key or key
    touched = {square for square, _ in squares}
    return Edit(tuple(squares), "", key=key) if len(touched) == len(squares) else None


_SEED: Final = 41
"""The same question has the same sample, so that it gets the same answer."""
_LEAST_SAMPLE: Final = 250
_MOST_SAMPLE: Final = 16_000
_ENOUGH_SECONDS: Final = 0.5
_SAMPLE_SECONDS: Final = 1.0


def usual_limits(position: Position) -> tuple[tuple[frozenset[Piece], int, int], ...]:
    """No promoted pieces beyond those of the diagram, and no more pieces than a game has."""
    light = sum(1 << square for square in range(64) if (square + (square >> 3)) % 2 == 1)
    everywhere = 2**64 - 1
    found = []
    for colour in Colour:
        for code, squares, most in (
            ("P", everywhere, 8),
            ("Q", everywhere, 1),
            ("R", everywhere, 2),
            ("N", everywhere, 2),
            ("B", light, 1),
            ("B", everywhere & ~light, 1),
        ):
            piece = Piece(colour, code)
            stand = sum(squares >> square & 1 for square in position.squares_of(piece))
            found.append((frozenset({piece}), squares, max(most, stand)))
        every = frozenset(Piece(colour, code) for code in "KQRBNP")
        found.append((every, everywhere, max(16, position.count(colour))))
    return tuple(found)

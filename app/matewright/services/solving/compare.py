"""Comparing strategies: several solve the same question, one after another.

A front end makes a `Comparison`, calls `poll` now and then, and shows the rows. Nothing here waits.

>>> from matewright.model.position import Position
>>> problem = Problem(Position.from_fen("5Kbk/6pp/6P1/8/8/8/8/7R w"), "#2")
>>> comparison = Comparison(problem, ("modern", "gms"))
>>> while not comparison.finished:
...     rows = comparison.poll()
>>> [(row.strategy, row.length, row.key, row.agreement) for row in rows]
[('modern', 2, 'h1h6', 'agrees'), ('gms', 2, 'h1h6', 'agrees')]
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum, StrEnum
from math import inf
from typing import Final

from matewright import engine
from matewright.errors import EngineError, FormatError, MatewrightError
from matewright.job import Job
from matewright.model.options import word_of
from matewright.model.problem import Problem
from matewright.model.solution import Iteration, Mode, Progress, Solution, Status
from matewright.services.solving import solve, strategies
from matewright.wording import Wording

_words: Final = Wording("compare")


class State(StrEnum):
    """How far a strategy has come with the problem; `word` is what people read.

    * `WAITING`: others are before it.
    * `SEARCHING`: it is at work.
    * `DONE`: it gave an answer, perhaps a partial one.
    * `CANNOT`: it does not take this problem; `Row.reason` says why.
    * `FAILED`: it broke down; `Row.reason` says how.
    * `SKIPPED`: the comparison was cancelled before its turn.
    """

    WAITING = _words.later("waiting")
    SEARCHING = _words.later("searching")
    DONE = _words.later("done")
    CANNOT = _words.later("cannot")
    FAILED = _words.later("failed")
    SKIPPED = _words.later("not started")

    @property
    def word(self) -> str:
        """The state in the reader's language."""
        return _words(self.value)


_STATUS_WORDS = {
    Status.SOLVED: _words.later("proven"),
    Status.NONE: _words.later("proven"),
    Status.PARTIAL: _words.later("partial"),
    Status.CLAIMED: _words.later("claimed"),
}


@dataclass(frozen=True, slots=True)
class Row:
    """The state of one strategy at one moment.

    `progress` is the last snapshot of its search, `solution` its answer, `reason` the sentence that
    says why it cannot take the problem or how it failed. `agrees` tells whether its answer can be
    true together with those of all others: None while there is nothing to compare. `agreement`
    says it in words: `agrees`, `agrees, other key than gms`, `differs from modern`.
    """

    strategy: str
    state: State = State.WAITING
    progress: Progress | None = None
    solution: Solution | None = None
    reason: str = ""
    agrees: bool | None = None
    agreement: str = ""

    @property
    def words(self) -> str:
        """How sure it is: `proven`, `claimed`, `partial`, `cannot: …`; or how far it has come."""
        if self.solution is not None:
            word = _words(_STATUS_WORDS[self.solution.status])
            return ", ".join([word, *map(str, self.solution.restrictions)])
        return f"{self.state.word}: {self.reason}" if self.reason else self.state.word

    @property
    def is_final(self) -> bool:
        """Whether it will not change any more, except by comparison with later rows."""
        return self.state not in (State.WAITING, State.SEARCHING)

    @property
    def length(self) -> int | None:
        """The length of the shortest mate it has found; None without one."""
        if self.solution is not None:
            return self.solution.length
        return self.progress.mate_within if self.progress is not None else None

    @property
    def key(self) -> str | None:
        """The first move of that mate (UCI); None without one."""
        if self.solution is not None:
            return self.solution.keys[0] if self.solution.keys else None
        return self.progress.mate_move if self.progress is not None else None

    @property
    def iterations(self) -> tuple[Iteration, ...]:
        """Its search table, with the iteration at work."""
        if self.solution is not None:
            return self.solution.iterations
        if self.progress is None:
            return ()
        current = self.progress.current
        return self.progress.iterations if current is None else (*self.progress.iterations, current)

    @property
    def nodes(self) -> int | None:
        """Its count of nodes, each strategy's own; None before it began."""
        return None if self.progress is None else self.progress.nodes

    @property
    def generated(self) -> int | None:
        """How many moves its generator emitted; None before it began."""
        if self.progress is None:
            return None
        return sum(iteration.generated for iteration in self.iterations)

    @property
    def seconds(self) -> float | None:
        """Its own time, in seconds; None before it began."""
        if self.solution is not None:
            return self.solution.seconds
        return self.progress.seconds if self.progress is not None else None

    @property
    def per_second(self) -> float | None:
        """Generated positions in the seconds it took; None without a figure."""
        if self.generated is None or not self.seconds:
            return None
        return self.generated / self.seconds

    @property
    def notes(self) -> tuple[str, ...]:
        """What the answer rests on, or why it is not that of the others."""
        return () if self.solution is None else tuple(map(str, self.solution.notes))


class Comparison:
    """Several strategies at one problem, one after another so that their times are fair.

    All look for the shortest mate and one key, on one thread: every strategy can do that.
    Of `options` the time limit (for each strategy), the memory and `checks_only` hold.
    Not for use by several threads at once.
    """

    def __init__(
        self, problem: Problem, names: Sequence[str], options: engine.Options | None = None
    ) -> None:
        """Prepare; the first `poll` begins.

        Raises `StipulationError`, `FormatError` for twins and `EngineError` for exchanged parts and
        for a name that is none. A strategy that does not take the problem says so in its row.
        """
        facts = strategies.FACTS
        for name in names:
            if name not in facts:
                raise EngineError("strategy-unknown", name=name, known=", ".join(facts))
        problem.stipulation.checked()
        if problem.twins:
            raise FormatError("compare-twins")
        for name in ("duplex", "half_duplex"):
            if getattr(problem.options, name):
                what = _words("a comparison of engines")
                raise EngineError("option-misplaced", name=word_of(name), what=what)
        self.problem = problem
        self._options = replace(
            options or engine.Options(), mode=Mode.SHORTEST, threads=1, tries=0, set_play=False
        )
        self._rows = [Row(name) for name in dict.fromkeys(names)]
        self._at = 0
        self._job: Job | None = None

    @property
    def finished(self) -> bool:
        """Whether all rows are final."""
        return self._at == len(self._rows)

    def poll(self) -> tuple[Row, ...]:
        """The current rows, in the order given. Also starts the next strategy when it is due."""
        if not self.finished:
            try:
                self._go_on()
            except MatewrightError as error:
                broken = isinstance(error, EngineError) and error.code == "engine-panic"
                state = State.FAILED if broken else State.CANNOT
                self._end(replace(self._rows[self._at], state=state, reason=str(error)))
        return tuple(self._rows)

    def cancel(self) -> None:
        """Stop the strategy at work, within 100 ms, and leave out those that wait."""
        if self.finished:
            return
        first_waiting = self._at + (self._job is not None)
        for index in range(first_waiting, len(self._rows)):
            self._rows[index] = replace(self._rows[index], state=State.SKIPPED)
        if self._job is None:
            self._at = len(self._rows)
        else:
            self._job.cancel()

    def _go_on(self) -> None:
        row = self._rows[self._at]
        if self._job is None:
            options = replace(self._options, strategy=row.strategy)
            self._job = solve.start(self.problem, options)
        solution = self._job.result(0)
        # Fetched after the answer, so that the last snapshot is that of the whole search.
        progress = self._job.poll()
        if solution is None:
            self._rows[self._at] = replace(row, state=State.SEARCHING, progress=progress)
        else:
            self._end(replace(row, state=State.DONE, progress=progress, solution=solution))

    def _end(self, row: Row) -> None:
        """Keep the final row of the strategy at work and turn to the next one that waits."""
        self._rows[self._at] = row
        self._job = None
        self._at += 1
        if not self.finished and self._rows[self._at].state is State.SKIPPED:
            self._at = len(self._rows)
        self._rows = _compared(self._rows)


class _Relation(Enum):
    """How two answers are related."""

    SAME = "agrees"
    OTHER_KEY = "agrees, other key"
    POSSIBLE = "no contradiction"
    DIFFERENT = "differs"


def _compared(rows: Sequence[Row]) -> list[Row]:
    return [_judged(row, [other for other in rows if other is not row]) for row in rows]


def _judged(row: Row, others: Sequence[Row]) -> Row:
    """The row with its agreement with the others."""
    found: dict[_Relation, list[str]] = {}
    for other in others:
        if row.solution is not None and other.solution is not None:
            relation = _relation(row.solution, other.solution)
            found.setdefault(relation, []).append(other.strategy)
    if not found:
        return row
    if differing := found.get(_Relation.DIFFERENT):
        words = _words("differs from {names}", names=", ".join(differing))
    elif unlike := found.get(_Relation.OTHER_KEY):
        words = _words("agrees, other key than {names}", names=", ".join(unlike))
    elif _Relation.SAME in found:
        words = _words("agrees")
    else:
        words = _words("no contradiction")
    return replace(row, agrees=_Relation.DIFFERENT not in found, agreement=words)


def _relation(one: Solution, two: Solution) -> _Relation:
    (least, most), (other_least, other_most) = _range(one), _range(two)
    if least > other_most or other_least > most:
        return _Relation.DIFFERENT
    if one.length != two.length or Status.PARTIAL in (one.status, two.status):
        return _Relation.POSSIBLE
    return _Relation.SAME if one.keys[:1] == two.keys[:1] else _Relation.OTHER_KEY


def _range(solution: Solution) -> tuple[float, float]:
    """Between which lengths the shortest mate is, by that answer; `inf` is no mate at all."""
    if solution.status is Status.PARTIAL:
        return solution.refuted_below, inf if solution.length is None else solution.length
    if solution.length is None:
        return solution.stipulation.moves + 1, inf
    # A search for one length alone does not rule out a shorter mate.
    only = strategies.FACTS[solution.strategy].only_length
    return solution.length if only is None else 1, solution.length

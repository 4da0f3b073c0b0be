"""Strategy `reference`: the rules model of `reference/` as a job like those of the engine.

It is slow, plain Python, solves `#n` and `h#n`, and knows orthodox men and the first fairy kinds.
It runs in a thread of its own and checks at every generated move whether it is to stop.
"""

from __future__ import annotations

import threading
import weakref
from dataclasses import replace
from time import monotonic

from matewright import engine
from matewright.engine import SearchOptions
from matewright.errors import EngineError, IllegalPosition, StipulationError
from matewright.job import Job as AnyJob
from matewright.model.legality import is_of_reference
from matewright.model.play_options import PlayOptions
from matewright.model.position import Position
from matewright.model.question import Question
from matewright.model.remarks import CHECKS_ONLY, Remark, conventions
from matewright.model.solution import Mode, Progress, Solution, Status
from matewright.model.stipulation import Stipulation
from matewright.reference.solver import Solver, Stopped
from matewright.services.solving.strategies import REFERENCE
from matewright.services.solving.validate import position_errors


def start(question: Question, search: SearchOptions) -> Job:
    """Begin solving `#n` or `h#n` in a thread of Python.

    Of the options it takes `mode`, `tries`, `set_play`, `checks_only` (not in help play) and
    `time_limit`; threads and memory mean nothing to it. Raises `StipulationError` for other
    stipulations, `IllegalPosition` for what makes the position unfit and `EngineError` for an
    option that does not fit.
    """
    position, stipulation = question.position, question.stipulation.checked()
    if not (stipulation.is_direct_mate or stipulation.is_help_mate):
        raise StipulationError("reference-stipulation", text=stipulation.text)
    if search.checks_only and stipulation.is_help_mate:
        raise EngineError("reference-checks-only")
    options = question.options.fitting(stipulation)
    options.check(stipulation)
    supported = PlayOptions(tries=options.tries, set_play=options.set_play)
    others = [name for name in options.names if name not in supported.names]
    if others:
        raise EngineError("strategy-option", name=REFERENCE, option=others[0])
    for error in position_errors(position, stipulation):
        raise error
    if not is_of_reference(position):
        names = sorted({piece.description for _, piece in position.pieces() if piece.is_fairy})
        raise IllegalPosition("unplayable-pieces", names=", ".join(names))
    return Job(replace(question, options=options), search)


class Job(AnyJob):
    """One running search. Made by `start`."""

    def __init__(self, question: Question, search: SearchOptions) -> None:
        # The thread knows the run and not the job, so that the job can be dropped.
        self._run = _Run(question, search)
        weakref.finalize(self, self._run.stop.set)
        self._thread = threading.Thread(target=self._run, name=REFERENCE, daemon=True)
        self._thread.start()

    def poll(self) -> Progress:
        """The current progress. Raises `EngineError` when the search failed."""
        return self._run.progress()

    def cancel(self) -> None:
        """Ask the search to stop; within 100 ms it ends with a `partial` answer."""
        self._run.stop.set()

    def _advance(self, seconds: float | None) -> bool:
        self._thread.join(seconds)
        self._solution = self._run.solution()
        return self._solution is not None


class _Run:
    """The work of the thread, and what other threads may ask for."""

    def __init__(self, question: Question, search: SearchOptions) -> None:
        self.stop = threading.Event()
        self._question = question
        self._search = search
        self._solver = Solver(
            question.position,
            question.stipulation.checked(),
            self._watch,
            mode=Mode(search.mode),
            tries=question.options.tries,
            set_play=question.options.set_play,
            checks_only=search.checks_only,
        )
        self._begun = monotonic()
        self._solution: Solution | None = None
        self._error: Exception | None = None

    def __call__(self) -> None:
        """Solve; called in the thread."""
        try:
            self._solution = self._solve()
        except Exception as error:  # noqa: BLE001 - raised again where the answer is fetched
            self._error = error

    def solution(self) -> Solution | None:
        """The answer, if it is there. Raises `EngineError` when the search failed."""
        if self._error is not None:
            raise EngineError("engine-panic", detail=repr(self._error)) from self._error
        return self._solution

    def progress(self) -> Progress:
        """The current progress. Raises `EngineError` when the search failed."""
        solution, work = self.solution(), self._solver.work
        return Progress(
            stage="done" if solution else work.stage,
            iterations=tuple(work.rows),
            current=work.row(finished=False) if work.depth and not solution else None,
            root_done=work.done,
            root_total=work.total,
            root_move=None if solution else work.root_move,
            keys=tuple(self._solver.keys),
            refuted_below=work.refuted_below,
            nodes=work.nodes,
            seconds=solution.seconds if solution else monotonic() - self._begun,
            finished=solution is not None,
        )

    def _watch(self) -> None:
        """Raise `Stopped` when cancelled or out of time."""
        limit = self._search.time_limit
        if self.stop.is_set() or (limit is not None and monotonic() - self._begun > limit):
            raise Stopped

    def _solve(self) -> Solution:
        solver = self._solver
        try:
            solver.run()
            is_finished = True
        except Stopped:
            # What is proved stays proved while tries and set play are looked for.
            is_finished = solver.keys_complete and not solver.keys
        status = Status.NONE if solver.length is None else Status.SOLVED
        return Solution(
            question=self._question.question,
            strategy=REFERENCE,
            mode=Mode(self._search.mode),
            status=status if is_finished else Status.PARTIAL,
            restrictions=(CHECKS_ONLY,) if self._search.checks_only else (),
            length=solver.length,
            refuted_below=solver.work.refuted_below,
            keys=tuple(solver.keys),
            keys_complete=solver.keys_complete,
            lines=tuple(solver.lines),
            tries=tuple(solver.tries),
            iterations=solver.work.all_rows,
            seconds=monotonic() - self._begun,
            notes=_notes(self._question.position, self._question.stipulation.checked()),
            tree=solver.tree,
        )


def _notes(position: Position, stipulation: Stipulation) -> tuple[Remark, ...]:
    rights = "".join(right for right in "KQkq" if right in position.castling)
    found: tuple[Remark, ...] = ()
    if position.is_orthodox and (rights or position.en_passant is not None):
        rights, found = engine.retro_notes(position)
    notes = conventions(position.turn, stipulation.first_mover, rights) + found
    fairy = sorted({piece.kind.english for _, piece in position.pieces() if piece.kind.is_fairy})
    pawns = any(piece.code == "P" for _, piece in position.pieces())
    if fairy and pawns:
        notes += (Remark("fairy-promotion", {"pieces": " and ".join(fairy)}),)
    return notes

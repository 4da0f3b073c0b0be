"""Strategy `reference`: the rules model of `reference/` as a job like those of the engine.

It is slow, plain Python, and the only strategy that knows fairy men and help play. It runs in a
thread of its own and looks at every move it generates whether it is to stop.
"""

from __future__ import annotations

import threading
import weakref
from time import monotonic
from typing import overload

from matewright.engine import CHECKS_ONLY, Options
from matewright.errors import EngineError, StipulationError
from matewright.model.play_options import PlayOptions
from matewright.model.position import Position
from matewright.model.solution import Mark, Mode, Progress, Role, Solution, Status
from matewright.model.stipulation import Stipulation
from matewright.reference.solver import (
    DirectMate,
    Entry,
    HelpMate,
    Stopped,
    Work,
    grown,
    help_tree,
)
from matewright.reference.translation import board_of
from matewright.services.strategies import REFERENCE
from matewright.services.validate import position_errors


def start(position: Position, stipulation: Stipulation, options: Options) -> Job:
    """Begin solving `#n` or `h#n` in a thread of Python.

    Of the options it takes `mode`, `tries`, `set_play`, `checks_only` (not in help play) and
    `time_limit`; threads and memory mean nothing to it. Raises `StipulationError` for other
    stipulations, `IllegalPosition` for what makes the position unfit and `EngineError` for an
    option that does not fit.
    """
    if not (stipulation.is_direct_mate or stipulation.is_help_mate):
        raise StipulationError("reference-stipulation", text=stipulation.text)
    if options.checks_only and stipulation.is_help_mate:
        raise EngineError("reference-checks-only")
    options = options.fitting(stipulation)
    options.check(stipulation)
    known = PlayOptions(tries=options.tries, set_play=options.set_play)
    others = [name for name in options.names if name not in known.names]
    if others:
        raise EngineError("strategy-option", name=REFERENCE, option=others[0])
    for error in position_errors(position, stipulation):
        raise error
    return Job(position, stipulation, options)


class Job:
    """One running search. All methods return at once but `result`.

    Made by `start`. Dropping the last reference stops the search.
    """

    def __init__(self, position: Position, stipulation: Stipulation, options: Options) -> None:
        # The thread knows the run and not the job, so that the job can be dropped.
        self._run = _Run(position, stipulation, options)
        weakref.finalize(self, self._run.stop.set)
        self._thread = threading.Thread(target=self._run, name=REFERENCE, daemon=True)
        self._thread.start()

    def poll(self) -> Progress:
        """What is known at this moment. Raises `EngineError` when the search failed."""
        return self._run.progress()

    def cancel(self) -> None:
        """Ask the search to stop; within 100 ms it ends with a `partial` answer."""
        self._run.stop.set()

    @overload
    def result(self) -> Solution: ...

    @overload
    def result(self, timeout: float | None) -> Solution | None: ...

    def result(self, timeout: float | None = None) -> Solution | None:
        """Wait for the answer; None when `timeout` seconds pass first.

        Raises `EngineError` when the search failed.
        """
        self._thread.join(timeout)
        return self._run.solution()


class _Run:
    """What goes on in the thread, and what may be asked of it from outside."""

    def __init__(self, position: Position, stipulation: Stipulation, options: Options) -> None:
        self.stop = threading.Event()
        self._position = position
        self._stipulation = stipulation
        self._options = options
        self._work = Work()
        self._begun = monotonic()
        self._solution: Solution | None = None
        self._error: Exception | None = None

    def __call__(self) -> None:
        """Solve; called in the thread."""
        try:
            is_help = self._stipulation.is_help_mate
            self._solution = self._help() if is_help else self._direct()
        except Exception as error:  # noqa: BLE001 - told to whoever asks for the answer
            self._error = error

    def solution(self) -> Solution | None:
        """The answer, if it is there. Raises `EngineError` when the search failed."""
        if self._error is not None:
            raise EngineError("engine-panic", detail=repr(self._error)) from self._error
        return self._solution

    def progress(self) -> Progress:
        """What is known. Raises `EngineError` when the search failed."""
        solution, work = self.solution(), self._work
        return Progress(
            stage="done" if solution else work.stage,
            iterations=tuple(work.rows),
            current=work.row(finished=False) if work.depth and not solution else None,
            root_done=max(work.done, 0),
            root_total=work.total,
            root_move=None if solution else work.root_move,
            keys=tuple(work.keys),
            refuted_below=work.refuted_below,
            nodes=work.nodes,
            seconds=solution.seconds if solution else monotonic() - self._begun,
            finished=solution is not None,
        )

    def _watch(self) -> None:
        """Raise `Stopped` when somebody wants it or the time is over."""
        limit = self._options.time_limit
        if self.stop.is_set() or (limit is not None and monotonic() - self._begun > limit):
            raise Stopped

    def _direct(self) -> Solution:
        options = self._options
        search = DirectMate(
            board_of(self._position),
            self._stipulation.moves,
            self._work,
            self._watch,
            mode=Mode(options.mode),
            tries=options.tries,
            set_play=options.set_play,
            checks_only=options.checks_only,
        )
        try:
            search.run()
            status = Status.SOLVED if search.keys else Status.NONE
        except Stopped:
            # What is proved stays proved while tries and set play are looked for.
            none = search.keys_complete and not search.keys
            status = Status.NONE if none else Status.PARTIAL
        return self._answer(
            status,
            search.root,
            length=min(search.keys.values(), default=None),
            keys=tuple(search.keys),
            keys_complete=search.keys_complete,
            tries=tuple(search.tries),
        )

    def _help(self) -> Solution:
        options, stipulation = self._options, self._stipulation
        search = HelpMate(
            board_of(self._position),
            stipulation.half_moves,
            self._work,
            self._watch,
            mode=Mode(options.mode),
            set_play=options.set_play,
        )
        root = Entry(None, Role.DIAGRAM)
        try:
            search.run()
            status = Status.SOLVED if search.lines else Status.NONE
        except Stopped:
            status = Status.PARTIAL
            root.marks = frozenset({Mark.INCOMPLETE})
        board = board_of(self._position)
        if search.set_lines:
            board.pass_move()
            below = help_tree(board, search.set_lines)
            board.take_back()
            root.children.append(Entry(None, Role.SET_PLAY, root.marks, children=below))
        root.children += help_tree(board, search.lines)
        return self._answer(
            status,
            root,
            length=len(search.lines[0]) // 2 if search.lines else None,
            lines=tuple(search.lines),
        )

    def _answer(
        self,
        status: Status,
        root: Entry,
        *,
        length: int | None,
        keys: tuple[str, ...] = (),
        keys_complete: bool = False,
        tries: tuple[str, ...] = (),
        lines: tuple[tuple[str, ...], ...] = (),
    ) -> Solution:
        return Solution(
            fen=self._position.fen,
            stipulation=self._stipulation,
            strategy=REFERENCE,
            mode=Mode(self._options.mode),
            status=status,
            restrictions=(CHECKS_ONLY,) if self._options.checks_only else (),
            length=length,
            refuted_below=self._work.refuted_below,
            keys=keys,
            keys_complete=keys_complete,
            lines=lines,
            tries=tries,
            iterations=self._work.all_rows,
            seconds=monotonic() - self._begun,
            notes=tuple(_notes(self._position, self._stipulation)),
            options=self._options.names,
            tree=grown(root),
        )


def _notes(position: Position, stipulation: Stipulation) -> list[str]:
    notes = []
    if position.turn is not stipulation.first_mover:
        notes.append(f"parts swapped: {position.turn.english} moves first")
    rights = "".join(right for right in "KQkq" if right in position.castling)
    if rights:
        notes.append(f"castling assumed to be legal: {rights}")
    fairy = sorted({man.kind.english for _, man in position.men() if man.kind.is_fairy})
    pawns = any(man.code == "P" for _, man in position.men())
    if fairy and pawns:
        notes.append(f"pawns promote to {' and '.join(fairy)} too")
    return notes

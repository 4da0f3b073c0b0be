"""Any UCI engine as a solver of mates: `go mate n`."""

from __future__ import annotations

import concurrent.futures
import contextlib
import threading
import time
from pathlib import Path

import chess
import chess.engine

from tests.bench.cases import Answer, Case, Work
from tests.bench.overhead import Overhead
from tests.bench.solver import Attempt, CannotBeAskedError, SolverError

HASH = 256
"""MiB given to every engine that has such an option."""

_ROUND_TRIPS = 9
_START_SECONDS = 30.0
_GRACE_SECONDS = 3.0
"""An engine that goes on for so long after it was told to stop is ended."""

_EMPTY = chess.Board("7k/8/6K1/8/8/8/8/R7 w - -")


class UciSolver:
    """A UCI engine with one thread; each position is a game of its own.

    With `refute` it is asked for a mate in one move less too, as long proofs of ours include that.
    Raises `SolverError` when the program cannot be started.
    """

    own = False

    def __init__(self, name: str, path: Path, *, refute: bool = False) -> None:
        self.name = name
        self._path = path
        self._refute = refute
        self._engine = self._open()
        game = object()
        self._search(_EMPTY, 1, game, _START_SECONDS)
        trips = [self._search(_EMPTY, 1, game, _START_SECONDS)[0] for _ in range(_ROUND_TRIPS)]
        self._round_trip = Overhead.of(trips)
        called = self._engine.id.get("name", path.name)
        asked = "a mate in n, then one in n−1" if refute else "one mate in n, no proof"
        self.about = (
            f"{name}: {called}, {asked}, 1 thread, hash {HASH} MiB; taken off: a mate in "
            f"one ({self._round_trip})"
        )

    def solve(self, case: Case, cap: float) -> Attempt:
        """Find one mate."""
        if case.work in (Work.CHECKS, Work.TREE):
            raise CannotBeAskedError
        board = chess.Board(case.fen)
        game = object()
        # The new game begins here, so that its preparations are not timed.
        self._search(_EMPTY, 1, game, _START_SECONDS)
        seconds, answer = self._search(board, case.moves, game, cap)
        if answer is not None and self._refute and case.moves > 1 and seconds < cap:
            more, shorter = self._search(board, case.moves - 1, game, cap - seconds)
            seconds += more
            answer = shorter or answer
        if seconds >= cap:
            return Attempt(cap, None)
        found = self._round_trip.taken_off(seconds)
        return Attempt(found, answer, not_found=answer is None)

    def close(self) -> None:
        """End the process."""
        try:
            self._engine.quit()
        except (TimeoutError, chess.engine.EngineError):
            self._engine.close()

    def _open(self) -> chess.engine.SimpleEngine:
        try:
            engine = chess.engine.SimpleEngine.popen_uci(str(self._path), timeout=_START_SECONDS)
        except (TimeoutError, OSError, chess.engine.EngineError) as error:
            raise SolverError(f"{self._path} cannot be started as a UCI engine: {error}") from None
        wanted: dict[str, int] = {"Threads": 1, "Hash": HASH}
        engine.configure({name: value for name, value in wanted.items() if name in engine.options})
        return engine

    def _search(
        self, board: chess.Board, moves: int, game: object, cap: float
    ) -> tuple[float, Answer | None]:
        """Seconds and the mate it claims; None when it claims none. Raises `SolverError`."""
        timers: list[threading.Timer] = []
        begin = time.perf_counter()
        try:
            analysis = self._engine.analysis(
                board,
                chess.engine.Limit(mate=moves),
                game=game,
                info=chess.engine.INFO_SCORE | chess.engine.INFO_PV,
            )
            timers = [
                threading.Timer(cap, _stop, [analysis]),
                threading.Timer(cap + _GRACE_SECONDS, self._engine.close),
            ]
            for timer in timers:
                timer.start()
            best = analysis.wait().move
            seconds = time.perf_counter() - begin
            score = analysis.info.get("score")
        except (TimeoutError, chess.engine.EngineError, concurrent.futures.CancelledError) as error:
            self._engine.close()
            self._engine = self._open()
            raise SolverError(str(error) or "it did not stop when told to") from None
        finally:
            for timer in timers:
                timer.cancel()
                timer.join()
        length = None if score is None else score.pov(board.turn).mate()
        if best is None or length is None or not 0 < length <= moves:
            return seconds, None
        return seconds, Answer(length, (best.uci(),))


def _stop(analysis: chess.engine.SimpleAnalysisResult) -> None:
    # An engine that has just died cannot be told, and whoever waits for it hears of that.
    with contextlib.suppress(chess.engine.EngineTerminatedError):
        analysis.stop()

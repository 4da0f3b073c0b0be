"""An engine for the Universal Chess Interface that finds mates and proves them.

A line comes in by `obey`, lines go out by `write`. One search runs at a time, in a thread of its
own.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from threading import Event, Lock, Thread
from time import monotonic
from typing import Final

from matewright import engine
from matewright.errors import EngineError, FormatError, MatewrightError
from matewright.job import Job
from matewright.model.game import Game
from matewright.model.move import Move
from matewright.model.piece import Colour
from matewright.model.position import INITIAL_FEN, Position
from matewright.model.question import Question
from matewright.model.solution import Mode, Progress, Solution, Status
from matewright.model.stipulation import Stipulation
from matewright.services.solving import solve

Write = Callable[[str], None]

LONGEST: Final = 64
"""The longest mate that is searched for, in moves."""

_INFO_SECONDS: Final = 0.5
_POLL_SECONDS: Final = 0.02
_SPARE_SECONDS: Final = 0.05
"""Time kept in reserve for sending the move to the window."""

_MOVES_TO_GO: Final = 30
"""Moves the clock must last for when the window sends no `movestogo`."""

_DEFENCE_SHARE: Final = 0.1
"""The part of the time in which the opponent's mates are looked for first,"""

_DEFENCE_SECONDS: Final = 0.5
"""and its most, in seconds."""


@dataclass(frozen=True, slots=True)
class _Option:
    """What a window may set: a number from 1 to `most`; without `most`, whether something is on."""

    name: str
    default: int
    most: int | None = None

    def __str__(self) -> str:
        kind = f"type spin default {self.default} min 1 max {self.most}"
        if self.most is None:
            kind = f"type check default {'true' if self.default else 'false'}"
        return f"option name {self.name} {kind}"

    def read(self, text: str) -> int:
        """The value that a window sets. Raises `FormatError`, `EngineError`."""
        if self.most is None:
            if text not in ("true", "false"):
                raise FormatError("uci-word", text=text)
            return text == "true"
        try:
            number = int(text)
        except ValueError:
            raise FormatError("uci-number", name=self.name, text=text) from None
        engine.check_range(self.name, number, 1, self.most)
        return number


_THREADS: Final = _Option("Threads", 1, engine.MOST_THREADS)
_HASH: Final = _Option("Hash", engine.DEFAULT_MEMORY, engine.MOST_MEMORY)
_MULTI_PV: Final = _Option("MultiPV", 1, 256)
_CHECKS_ONLY: Final = _Option("ChecksOnly", default=False)
_PONDER: Final = _Option("Ponder", default=False)
"""Announces that the engine can ponder; nothing depends on its value."""

_OPTIONS: Final = {
    option.name.lower(): option for option in (_THREADS, _HASH, _MULTI_PV, _CHECKS_ONLY, _PONDER)
}

_FLAGS: Final = frozenset({"infinite", "ponder"})
_NUMBERS: Final = frozenset(
    {
        "depth",
        "mate",
        "nodes",
        "movetime",
        "wtime",
        "btime",
        "winc",
        "binc",
        "movestogo",
    }
)
_SEARCHMOVES: Final = "searchmoves"


@dataclass(frozen=True, slots=True)
class _Limits:
    """The limits given with `go`.

    `moves`: the longest mate to look for; negative: the longest in which the mover is mated.
    `seconds` and `nodes` are None for no limit. `waits`: the move is held back until `stop` or
    `ponderhit`. `first_moves`: the only first moves, in UCI; none for all.
    """

    moves: int = LONGEST
    seconds: float | None = None
    nodes: int | None = None
    waits: bool = False
    first_moves: tuple[str, ...] = ()

    @property
    def is_defence(self) -> bool:
        """Whether the search is for how soon the mover is mated."""
        return self.moves < 0


def _read_limits(words: Sequence[str], turn: Colour) -> _Limits:
    """Read what follows `go`. Raises `FormatError` for a word or number that is not understood."""
    numbers: dict[str, int] = {}
    flags = set()
    first: list[str] = []
    rest = iter(words)
    listing = False
    for word in rest:
        if word in _NUMBERS:
            text = next(rest, "")
            try:
                numbers[word] = int(text)
            except ValueError:
                raise FormatError("uci-number", name=word, text=text) from None
        elif word in _FLAGS:
            flags.add(word)
        elif word != _SEARCHMOVES:
            if not listing:
                raise FormatError("uci-word", text=word)
            first.append(word)
            continue
        listing = word == _SEARCHMOVES
    moves = numbers.get("mate", (max(numbers.get("depth", 2 * LONGEST), 1) + 1) // 2)
    moves = max(-LONGEST, min(moves, LONGEST)) or 1
    return _Limits(
        moves=moves,
        seconds=_seconds(numbers, turn),
        nodes=numbers.get("nodes"),
        waits=bool(flags) or not numbers,
        first_moves=tuple(first),
    )


def _seconds(numbers: dict[str, int], turn: Colour) -> float | None:
    """How long to think."""
    if "movetime" in numbers:
        return max(numbers["movetime"] / 1000, 0.0)
    side = turn.value
    if f"{side}time" not in numbers:
        return None
    left = numbers[f"{side}time"] / 1000
    share = left / max(numbers.get("movestogo", _MOVES_TO_GO), 1)
    budget = share + numbers.get(f"{side}inc", 0) / 1000
    return max(min(budget, left - _SPARE_SECONDS), 0.0)


class UciEngine:
    """The engine behind a window. `write` is called from several threads, but never at once."""

    def __init__(self, write: Write) -> None:
        self._write = write
        self._lock = Lock()
        self._position: Position | MatewrightError = Position.from_fen(INITIAL_FEN)
        self._values = {option: option.default for option in _OPTIONS.values()}
        self._search: _Search | None = None

    def obey(self, line: str) -> bool:
        """Carry out a command; false after the last. Unknown ones are reported and ignored."""
        words = line.split()
        command, rest = (words[0], words[1:]) if words else ("", [])
        try:
            match command:
                case "uci":
                    self._introduce()
                case "isready":
                    self._send("readyok")
                case "setoption":
                    self._set_option(rest)
                case "position":
                    self._set_position(rest)
                case "go":
                    self._go(rest)
                case "stop":
                    self._end_search()
                case "ponderhit":
                    if self._search is not None:
                        self._search.ponderhit()
                case "quit":
                    self.close()
                    return False
                case "" | "ucinewgame" | "debug" | "register":
                    pass
                case _:
                    raise FormatError("uci-word", text=command)
        except MatewrightError as error:
            self._send(f"info string {error}")
        return True

    def close(self) -> None:
        """Stop and wait for the end."""
        self._end_search()

    def _send(self, line: str) -> None:
        with self._lock:
            self._write(line)

    def _introduce(self) -> None:
        self._send(f"id name Matewright {engine.__version__}")
        self._send("id author the authors of Matewright")
        for option in _OPTIONS.values():
            self._send(str(option))
        self._send("uciok")

    def _set_option(self, words: Sequence[str]) -> None:
        name, _, value = " ".join(words).removeprefix("name ").partition(" value ")
        option = _OPTIONS.get(name.strip().lower())
        if option is None:
            raise EngineError("uci-option", name=name.strip())
        self._values[option] = option.read(value.strip())

    def _set_position(self, words: Sequence[str]) -> None:
        where = words.index("moves") if "moves" in words else len(words)
        kind, fen = (words[0], words[1:where]) if where else ("", [])
        try:
            if kind not in ("startpos", "fen"):
                raise FormatError("uci-word", text=kind)
            position = Position.from_fen(INITIAL_FEN if kind == "startpos" else " ".join(fen))
            for uci in words[where + 1 :]:
                position = position.play(_legal(position, uci))
            engine.check(Game(position))
        except MatewrightError as error:
            # The previous position is not what the window shows.
            self._position = error
            raise
        self._position = position

    def _go(self, words: Sequence[str]) -> None:
        self._end_search()
        if isinstance(self._position, MatewrightError):
            self._send(f"info string {self._position}")
            self._send("bestmove (none)")
            return
        try:
            limits = _read_limits(words, self._position.turn)
            for uci in limits.first_moves:
                _legal(self._position, uci)
        except MatewrightError:
            # The window waits for a move after any `go`.
            self._send("bestmove (none)")
            raise
        settings = _Settings(
            threads=self._values[_THREADS],
            memory=self._values[_HASH],
            multi_pv=self._values[_MULTI_PV],
            checks_only=bool(self._values[_CHECKS_ONLY]),
        )
        self._search = _Search(
            self._position, limits, settings, self._send, is_pondering="ponder" in words
        )
        self._search.start()

    def _end_search(self) -> None:
        if self._search is not None:
            self._search.stop()
            self._search.join()
            self._search = None


def _legal(position: Position, uci: str) -> Move:
    """The legal move of that name. Raises `FormatError` for any other, `IllegalPosition`."""
    for move, _ in engine.weighted_moves(Game(position)):
        if move.uci == uci:
            return move
    raise FormatError("uci-move", text=uci, fen=position.fen)


@dataclass(frozen=True, slots=True)
class _Settings:
    """The values of the options. With `checks_only` the mover gives nothing but checks."""

    threads: int
    memory: int
    multi_pv: int
    checks_only: bool

    @property
    def how(self) -> str:
        """What is added to a statement on mates that the mover has, or has not."""
        return " by checks alone" if self.checks_only else ""


class _StoppedError(Exception):
    """The time or the nodes are used up, or the window wants the answer."""


@dataclass(frozen=True, slots=True)
class _Mate:
    """A mate that is proved: in so many moves (negative: of the mover), and a line to it."""

    moves: int
    line: tuple[str, ...]


class _Search(Thread):
    """One search, from `go` to `bestmove`."""

    def __init__(
        self,
        position: Position,
        limits: _Limits,
        settings: _Settings,
        tell: Write,
        *,
        is_pondering: bool,
    ) -> None:
        super().__init__(name="uci-search", daemon=True)
        self._position = position
        self._limits = limits
        self._settings = settings
        self._send = tell
        self._begun = monotonic()
        self._end: float | None = None
        self._first_end: float | None = None
        if not is_pondering:
            self._set_clock()
        self._stopped = Event()
        self._released = Event()
        if not limits.waits:
            self._released.set()
        self._job: Job | None = None
        self._nodes_before = 0
        self._best_mate: _Mate | None = None
        self._last_info = self._begun

    # -- from the thread that reads commands ---------------------------------------------

    def stop(self) -> None:
        """Stop, and send the best move found so far."""
        self._stopped.set()
        self._released.set()
        job = self._job
        if job is not None:
            job.cancel()

    def ponderhit(self) -> None:
        """The opponent made the expected move: from now on the time counts."""
        self._set_clock()
        self._released.set()

    def _set_clock(self) -> None:
        if self._limits.seconds is not None:
            self._end = monotonic() + self._limits.seconds

    # -- in its own thread ------------------------------------------------------------------

    def run(self) -> None:
        """Search, then send the move."""
        # The window may be gone by now.
        with contextlib.suppress(OSError):
            best = "(none)"
            try:
                best = self._choose()
            except MatewrightError as error:
                self._send(f"info string {error}")
            self._released.wait()
            self._send(f"bestmove {best}")

    def _choose(self) -> str:
        moves = [move for move, _ in engine.weighted_moves(Game(self._position))]
        if not moves:
            mated = bool(engine.in_check(Game(self._position)))
            self._send(f"info depth 0 score {'mate 0' if mated else 'cp 0'}")
            return "(none)"
        if self._limits.first_moves:
            moves = [move for move in moves if move.uci in self._limits.first_moves]
        try:
            if self._limits.is_defence:
                return self._defend(moves, -self._limits.moves)
            best = self._search_first_moves(moves) if self._limits.first_moves else self._attack()
        except _StoppedError:
            best = None
        except MatewrightError as error:
            self._send(f"info string {error}")
            best = None
        if best is not None:
            return best
        if self._best_mate is not None:
            return self._best_mate.line[0]
        return _fewest_replies(self._position, moves)

    def _attack(self) -> str | None:
        """The first move of the shortest mate; None without one."""
        most = self._limits.moves
        # `go mate` is about mates alone.
        if most == LONGEST and (last_stand := self._lost_soon()):
            return last_stand
        answer = self._solve(self._position, most, Mode.SHORTEST, is_main=True)
        if answer.status is not Status.SOLVED or answer.length is None:
            self._send(f"info string no mate in {most} or fewer moves{self._settings.how}")
            return None
        length, keys = answer.length, answer.keys
        self._send(f"info string mate in {length} is the shortest{self._settings.how}")
        if self._settings.multi_pv > 1:
            with contextlib.suppress(_StoppedError):
                keys = self._solve(self._position, length, Mode.KEYS).keys
        for rank, key in enumerate(keys[: self._settings.multi_pv], 1):
            line = (
                self._best_mate.line
                if self._best_mate and self._best_mate.line[0] == key
                else (key,)
            )
            self._send_mate(_Mate(length, line), rank)
        return keys[0]

    def _lost_soon(self) -> str | None:
        """The move that puts off mate longest, where it is soon proved that the mover is mated."""
        left = _DEFENCE_SECONDS
        if self._end is not None:
            left = min(left, _DEFENCE_SHARE * (self._end - monotonic()))
        self._first_end = monotonic() + left
        try:
            mate = self._mated(self._position, LONGEST)
        except _StoppedError:
            return None
        finally:
            self._first_end = None
        if mate is None:
            return None
        self._send_mate(_Mate(-mate.moves, mate.line))
        return mate.line[0]

    def _defend(self, moves: Sequence[Move], most: int) -> str:
        """The move that puts off mate longest, for `go mate` with a negative number."""
        mate = None
        try:
            mate = self._mated(self._position, most)
            if mate is None:
                self._send(
                    f"info string {self._position.turn.english} is not mated in {most} moves"
                )
        except _StoppedError:
            pass
        if mate is None:
            return _fewest_replies(self._position, moves)
        self._send_mate(_Mate(-mate.moves, mate.line))
        return mate.line[0]

    def _search_first_moves(self, moves: Sequence[Move]) -> str | None:
        """The shortest mate with one of these moves; None without one."""
        if self._settings.checks_only:
            moves = [move for move in moves if move.check]
        for most in _growing(self._limits.moves):
            mates = []
            for move in moves:
                mate = self._mated(self._position.play(move), most - 1)
                if mate is not None:
                    mates.append(_Mate(mate.moves + 1, (move.uci, *mate.line)))
            mates.sort(key=lambda mate: mate.moves)
            for rank, mate in enumerate(mates[: self._settings.multi_pv], 1):
                self._send_mate(mate, rank)
            if mates:
                return mates[0].line[0]
        self._send(
            f"info string no mate in {self._limits.moves} or fewer with these moves"
            f"{self._settings.how}"
        )
        return None

    def _mated(self, position: Position, most: int) -> _Mate | None:
        """How soon the side to move is mated whatever it does; None if not in so many moves.

        Raises `_StoppedError` when the time is over before that is known.
        """
        replies = [move for move, _ in engine.weighted_moves(Game(position))]
        if not replies:
            return _Mate(0, ()) if engine.in_check(Game(position)) else None
        for length in _growing(most):
            longest = _Mate(0, ())
            for index, reply in enumerate(replies):
                answer = self._solve(position.play(reply), length, Mode.SHORTEST)
                if answer.length is None:
                    # Searched first in the next round, as it will probably last longest there too.
                    replies.insert(0, replies.pop(index))
                    break
                if answer.length > longest.moves:
                    longest = _Mate(answer.length, (reply.uci, answer.keys[0]))
            else:
                return longest
        return None

    def _solve(
        self, position: Position, moves: int, mode: Mode, *, is_main: bool = False
    ) -> Solution:
        """The answer to `#moves`. Raises `_StoppedError` when it is not known in time.

        Mates found by the main search are sent at once.
        """
        self._check()
        options = engine.Options(
            mode=mode,
            threads=self._settings.threads,
            memory=self._settings.memory,
            main_line=is_main,
            checks_only=self._settings.checks_only and position.turn is self._position.turn,
        )
        self._job = job = solve.start(Question(position, Stipulation(moves)), options)
        answer = None
        while answer is None:
            answer = job.result(_POLL_SECONDS)
            progress = job.poll()
            if is_main:
                self._send_progress(progress)
            try:
                self._check(progress.nodes)
            except _StoppedError:
                job.cancel()
                answer = job.result()
        self._nodes_before += progress.nodes
        if answer.status is Status.PARTIAL:
            if is_main:
                self._send(f"info string stopped; no mate in {answer.refuted_below - 1} or fewer")
            raise _StoppedError
        if is_main and answer.length is not None:
            self._best_mate = _Mate(answer.length, progress.mate_line or answer.keys[:1])
        return answer

    def _check(self, nodes: int = 0) -> None:
        """Raise `_StoppedError` when it is time to answer."""
        most = self._limits.nodes
        if (
            self._stopped.is_set()
            or any(end is not None and monotonic() >= end for end in (self._end, self._first_end))
            or (most is not None and self._nodes_before + nodes >= most)
        ):
            raise _StoppedError

    # -- output to the window -------------------------------------------------------------

    def _send_progress(self, progress: Progress) -> None:
        if progress.mate_within is not None:
            mate = _Mate(progress.mate_within, progress.mate_line)
            if self._best_mate is None or mate.moves < self._best_mate.moves:
                self._best_mate = mate
                self._send_mate(mate, progress=progress)
        now = monotonic()
        if now - self._last_info < _INFO_SECONDS or progress.finished:
            return
        self._last_info = now
        words = [*self._figures(progress)]
        if progress.current is not None:
            words[:0] = ["depth", str(2 * progress.current.moves - 1)]
        if progress.root_move is not None:
            words += ["currmove", progress.root_move]
        self._send(" ".join(["info", *words]))

    def _send_mate(self, mate: _Mate, rank: int = 1, progress: Progress | None = None) -> None:
        depth = 2 * mate.moves - 1 if mate.moves > 0 else -2 * mate.moves
        words = ["info", "depth", str(depth), "multipv", str(rank), "score", "mate"]
        words += [str(mate.moves), *self._figures(progress), "pv", *mate.line]
        self._send(" ".join(words))

    def _figures(self, progress: Progress | None) -> Iterator[str]:
        """Time, nodes, nodes a second and how full the table is."""
        seconds = max(monotonic() - self._begun, 0.001)
        nodes = self._nodes_before + (0 if progress is None else progress.nodes)
        yield from ("time", str(int(1000 * seconds)), "nodes", str(nodes))
        yield from ("nps", str(int(nodes / seconds)))
        if progress is not None and progress.table_fill is not None:
            yield from ("hashfull", str(int(1000 * progress.table_fill)))


def _growing(most: int) -> Iterator[int]:
    """1, 2, 4 … `most`: the short searches come first, as they fail soon."""
    length = 1
    while length < most:
        yield length
        length *= 2
    if most > 0:
        yield most


def _fewest_replies(position: Position, moves: Sequence[Move]) -> str:
    """The move that leaves the opponent fewest replies, but does not stalemate him."""

    def weight(move: Move) -> tuple[bool, int]:
        return move.stalemate, len(engine.weighted_moves(Game(position.play(move))))

    return min(moves, key=weight).uci

"""Historic programs: their answers as they gave them, and whether those are true.

The programs prove nothing, and none has all the rules of chess. So strategy `modern` solves the
same question after them, and a note of the answer says whether it finds the same; if not, also
which limit of the program explains the difference.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable
from dataclasses import dataclass, replace
from typing import Final

from matewright import engine
from matewright.errors import IllegalPosition
from matewright.job import Job, deadline_in, left_until
from matewright.model.game import Game
from matewright.model.move import Move
from matewright.model.notation import Notation
from matewright.model.position import Position
from matewright.model.question import Question
from matewright.model.remarks import PLAIN, Field, Remark
from matewright.model.solution import CHECKING, Mode, Progress, Solution, Status
from matewright.model.stipulation import Stipulation

_MODERN: Final = "modern"
_PROGRAMS: Final = {"mater": "MATER", "prinz": "Mate-in-two"}
_UNKNOWN: Final = Remark("reason-unknown")


class _Stopped(Exception):  # noqa: N818 - nothing failed: there was no time for more
    """The check cannot go on, because it was cancelled or its time is over."""


@dataclass(frozen=True, slots=True)
class _Request:
    """The question put to the program."""

    position: Position
    moves: int
    search: engine.SearchOptions
    deadline: float | None

    @property
    def program(self) -> str:
        return _PROGRAMS[self.search.strategy]

    def ask(
        self,
        position: Position,
        moves: int,
        strategy: str = _MODERN,
        mode: Mode = Mode.SHORTEST,
    ) -> _Search:
        """Let a strategy look for a mate under the same conditions as the program."""
        search = engine.SearchOptions(
            strategy=strategy,
            mode=mode,
            checks_only=self.search.checks_only,
            memory=self.search.memory,
            time_limit=left_until(self.deadline),
        )
        answer = yield engine.start(Question(position, Stipulation(moves)), search)
        if answer.status is Status.PARTIAL:
            raise _Stopped
        return answer


# Work in parts that take no time to speak of: it hands out jobs and goes on with their answers.
_Search = Generator[engine.Job, Solution, Solution]
_Finding = Generator[engine.Job, Solution, Remark]
_Decision = Generator[engine.Job, Solution, bool]


class HistoricJob(Job):
    """A historic program at work, and after it strategy `modern`.

    It has no thread of its own for what comes after the program: poll it or
    call `result` to make it go on.
    """

    def __init__(self, question: Question, search: engine.SearchOptions) -> None:
        """Start the program. Raises what `engine.start` raises."""
        deadline = deadline_in(search.time_limit)
        moves = question.stipulation.checked().moves
        self._request = _Request(question.position, moves, search, deadline)
        self._program = engine.start(question, search)
        self._at_work = self._program
        self._cancelled = False
        self._claim: Solution | None = None
        self._check: _Finding | None = None

    def poll(self) -> Progress:
        """The progress of the program; in stage `CHECKING` the program is done.

        Raises `EngineError` when the engine failed.
        """
        self.result(0)
        progress = self._program.poll()
        if self._solution is not None or self._claim is None:
            return replace(progress, finished=self._solution is not None)
        return replace(progress, stage=CHECKING, finished=False)

    def cancel(self) -> None:
        """Cancel: within 100 ms there is an answer that names what was left out."""
        self._cancelled = True
        self._at_work.cancel()

    def _advance(self, seconds: float | None) -> bool:
        answer = self._at_work.result(seconds)
        if answer is not None:
            self._take(answer)
        return answer is not None

    def _take(self, answer: Solution) -> None:
        """Go on with the answer of the job at work: begin the next one, or finish."""
        if self._check is None:
            self._claim = answer
            if answer.status is Status.PARTIAL:
                self._solution = answer
                return
            self._check = _checked(self._request, answer)
        try:
            # A generator is begun with nothing and goes on with an answer.
            self._at_work = next(self._check) if answer is self._claim else self._check.send(answer)
        except StopIteration as end:
            assert self._claim is not None
            self._solution = replace(self._claim, notes=(*self._claim.notes, end.value))
            return
        if self._cancelled:
            self._at_work.cancel()


def _checked(request: _Request, claim: Solution) -> _Finding:
    """The contents of the note on a claim."""
    try:
        return (yield from _comparison(request, claim))
    except IllegalPosition as error:
        reason = Remark(PLAIN, {"text": error.english.rstrip(".")})
        return Remark("not-compared", {"name": _MODERN, "reason": reason})
    except _Stopped:
        return Remark("not-compared-stopped", {"name": _MODERN})


def _comparison(request: _Request, claim: Solution) -> _Finding:
    truth = yield from request.ask(request.position, request.moves)
    if (yield from _agrees(request, claim, truth, request.position)):
        if claim.length is None or claim.length == truth.length:
            return Remark("same", {"name": _MODERN})
        assert truth.length is not None, "it agrees with the claim, which has another"
        fields: dict[str, Field] = {
            "name": _MODERN,
            "length": truth.length,
            "program": request.program,
        }
        return Remark("shorter", fields)
    found = _found(request, claim, truth)
    if request.search.strategy == "mater":
        reason = yield from _why_mater(request, claim)
    elif claim.keys:
        reason = yield from _why_claimed(request, claim.keys[0])
    else:
        reason = _why_not_found(request.position, truth.keys[0])
    return Remark("differs", {"name": _MODERN, "found": found, "reason": reason})


def _found(request: _Request, claim: Solution, truth: Solution) -> Remark:
    if truth.length is None:
        return Remark("no-mate", {"length": request.moves})
    mate: dict[str, Field] = {
        "length": truth.length,
        "key": _name(request.position, truth.keys[0]),
    }
    if claim.length != truth.length:
        return Remark("mate-by", mate)
    other = _name(request.position, claim.keys[0])
    return Remark("mate-by-another", mate | {"other": other})


def _agrees(request: _Request, claim: Solution, truth: Solution, position: Position) -> _Decision:
    """Whether a claim holds by the rules of chess, given the true length of the shortest mate."""
    if claim.length is None or truth.length is None:
        return claim.length == truth.length
    # Mate-in-two does not look for shorter mates.
    if claim.length != truth.length and request.search.strategy != "prinz":
        return False
    if claim.keys[:1] == truth.keys[:1]:
        return True
    return (yield from _is_key(request, position, claim.keys[0], claim.length))


def _is_key(request: _Request, position: Position, uci: str, length: int) -> _Decision:
    """Whether a first move forces mate within so many moves."""
    key = _legal(position).get(uci)
    if key is None or key.mate or length == 1:
        return key is not None and key.mate
    after = position.play(key)
    replies = _legal(after).values()
    for reply in replies:
        answer = yield from request.ask(after.play(reply), length - 1)
        if answer.length is None:
            return False
    return bool(replies)


# -- reasons ---------------------------------------------------------------------------------------


def _why_mater(request: _Request, claim: Solution) -> _Finding:
    """Which of MATER's limits makes the difference: the question is changed, or MATER."""
    position, moves = request.position, request.moves
    changed = (
        (replace(position, castling_denied=frozenset()), "mater-castling"),
        (replace(position, en_passant=None), "mater-en-passant"),
        (replace(position, castling_denied=frozenset(), en_passant=None), "mater-rights"),
    )
    for as_read, limit in changed:
        if as_read != position:
            other = yield from request.ask(as_read, moves)
            if (yield from _agrees(request, claim, other, as_read)):
                return Remark(limit)
    as_read = changed[-1][0]
    promoting = yield from request.ask(position, moves, engine.MATER_PROMOTING)
    other = yield from request.ask(as_read, moves)
    if (yield from _agrees(request, promoting, other, as_read)):
        return Remark("mater-promotion")
    return _UNKNOWN


def _why_claimed(request: _Request, uci: str) -> _Finding:
    """Why Mate-in-two takes a first move for a key that is none."""
    position = request.position
    key = _legal(position).get(uci)
    if key is None:
        return _limit("prinz-promotion", _line(_name(position, uci)))
    after = position.play(key)
    if key.stalemate:
        return _limit("prinz-stalemate", _line(_san(key)))
    for reply in _legal(after).values():
        replied = after.play(reply)
        answer = yield from request.ask(replied, 1)
        if answer.length is not None:
            continue
        if limit := _missing_rule(reply):
            return _limit(limit, _line(_san(key), _san(reply)))
        for last in _understood(_legal(replied).values()):
            line = _line(_san(key), _san(reply), _san(last))
            replies = _legal(replied.play(last)).values()
            if not replies:
                return _limit("prinz-stalemate", line)
            limits = [_missing_rule(move) for move in replies]
            if all(limits):
                return _limit(limits[0], line)
        # What is left to it is a pawn that does not promote.
        if any(move.promotion for move in _legal(replied).values()):
            return _limit("prinz-promotion", _line(_san(key), _san(reply)))
    return _UNKNOWN


def _why_not_found(position: Position, uci: str) -> Remark:
    """Why Mate-in-two does not see that a first move is a key."""
    key = _legal(position)[uci]
    if limit := _missing_rule(key):
        return _limit(limit, _line(_san(key)))
    after = position.play(key)
    replies = _legal(after).values()
    for reply in _understood(replies):
        replied = after.play(reply)
        mates = [move for move in _legal(replied).values() if move.mate]
        limits = [_missing_rule(move) for move in mates]
        if limits and all(limits):
            return _limit(limits[0], _line(_san(key), _san(reply), _san(mates[0])))
    for reply in replies:
        # The pawn it leaves on the last rank may take away the mates there are.
        if reply.promotion:
            return _limit("prinz-promotion", _line(_san(key), _san(reply)))
    return _UNKNOWN


def _limit(code: str, line: str) -> Remark:
    """What Mate-in-two does wrong, with moves that show it."""
    return Remark(code, {"line": line})


def _missing_rule(move: Move) -> str:
    """The code of the rule that Mate-in-two lacks for a move; empty where it has it."""
    if move.promotion:
        return "prinz-promotion"
    if move.castling:
        return "prinz-castling"
    if move.en_passant:
        return "prinz-en-passant"
    if move.piece == "P" and abs(move.to_square - move.from_square) == 16:
        return "prinz-double-step"
    return ""


def _understood(moves: Iterable[Move]) -> Iterable[Move]:
    return (move for move in moves if not _missing_rule(move))


# -- moves -----------------------------------------------------------------------------------------


def _legal(position: Position) -> dict[str, Move]:
    """The legal moves by their UCI text."""
    return {move.uci: move for move, _ in engine.weighted_moves(Game(position))}


def _san(move: Move) -> str:
    return Notation().move(move)


def _name(position: Position, uci: str) -> str:
    """A move as people write it; one that is not legal in UCI."""
    move = _legal(position).get(uci)
    return uci if move is None else _san(move)


def _line(*moves: str) -> str:
    """`1.Qb6 Kh8 2.Qg6`."""
    numbers = (f"{index // 2 + 1}." if index % 2 == 0 else "" for index in range(len(moves)))
    return " ".join(number + move for number, move in zip(numbers, moves, strict=True))

"""What a first move is that somebody plays: the key, a try and what refutes it, or too long."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum, auto
from threading import Event
from typing import Final

from matewright import engine
from matewright.errors import MatewrightError
from matewright.job import Job
from matewright.model.move import Move
from matewright.model.parts import Part
from matewright.model.play_options import PlayOptions
from matewright.model.play_state import PlayState
from matewright.model.solution import Node, Role, Solution, Status
from matewright.services.solving import solve

_SECONDS: Final = 1.0
"""How long a move that the answer does not have is searched, in each length."""
_LONGER: Final = 2
"""By how many moves a solution that is too long may be."""


class Kind(Enum):
    """What a first move is.

    `FAILS`: it has several refutations. `LONGER`: it needs more moves than there
    are. `UNKNOWN`: the time was too short to tell.
    """

    KEY = auto()
    TRY = auto()
    FAILS = auto()
    LONGER = auto()
    UNKNOWN = auto()


@dataclass(frozen=True, slots=True)
class FirstMove:
    """The judgement of one: `refutations` are the replies that refute it, `length` its moves."""

    move: Move
    kind: Kind
    refutations: tuple[Move, ...] = ()
    length: int = 0


def from_answer(answer: Solution, move: Move) -> FirstMove | None:
    """What the answer to a battle says of a first move; None if it says nothing."""
    for node in answer.tree.children:
        if node.move is None or node.move.uci != move.uci:
            continue
        if node.role is Role.KEY:
            return FirstMove(move, Kind.KEY)
        if node.role is Role.TRY:
            return FirstMove(move, Kind.TRY, tuple(_refutations(node)))
    return None


def can_be_judged(answer: Solution, start: PlayState) -> bool:
    """Whether first moves of a position are keys or not, and a move that is none can be searched.

    What some conditions remember of a first move would be lost.
    """
    stipulation, options = answer.stipulation, answer.question.options
    return (
        stipulation.play.is_battle
        and not options.post_key
        and not start.conditions
        and answer.status in (Status.SOLVED, Status.NONE)
    )


class Judge:
    """Searches for what refutes one first move, or in how many moves it succeeds."""

    def __init__(self, answer: Solution, start: PlayState, move: Move) -> None:
        self._answer, self._move = answer, move
        self._after = start.play(move).position
        self._cancelled = Event()
        self._job: Job | None = None

    def cancel(self) -> None:
        """Have `run` end soon."""
        self._cancelled.set()
        if (job := self._job) is not None:
            job.cancel()

    def run(self) -> FirstMove:
        """The judgement, after some seconds at most; `UNKNOWN` also where nothing can be asked."""
        moves = self._answer.stipulation.moves
        answer = self._ask(moves)
        if answer is None or answer.status is Status.PARTIAL:
            return FirstMove(self._move, Kind.UNKNOWN)
        if answer.status is Status.SOLVED:
            return FirstMove(self._move, Kind.KEY)
        refutations = tuple(_refutations(answer.tree))
        kind = Kind.TRY if len(refutations) == 1 else Kind.FAILS
        for length in range(moves + 1, moves + _LONGER + 1):
            longer = self._ask(length)
            if longer is None or longer.status is Status.PARTIAL:
                break
            if longer.status is Status.SOLVED:
                return FirstMove(self._move, Kind.LONGER, length=length)
        return FirstMove(self._move, kind, refutations)

    def _ask(self, moves: int) -> Solution | None:
        """The play after the move, in so many moves; None where that cannot be solved."""
        stipulation = replace(self._answer.stipulation, moves=moves)
        question = Part(self._after, stipulation, options=PlayOptions(post_key=True))
        search = engine.SearchOptions(time_limit=_SECONDS)
        try:
            self._job = job = solve.start_part(question, search)
            if self._cancelled.is_set():
                job.cancel()
            return job.result()
        except MatewrightError:
            return None


def _refutations(node: Node) -> list[Move]:
    return [
        child.move
        for child in node.children
        if child.role is Role.REFUTATION and child.move is not None
    ]

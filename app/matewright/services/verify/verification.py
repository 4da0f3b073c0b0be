"""The check of one answer: first its tree on the board, then by search, cheapest claims first."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

import chess

from matewright.errors import EngineError, FormatError, MatewrightError, abridged
from matewright.model.options import Group, in_group
from matewright.model.play_options import PlayOptions
from matewright.model.remarks import CHECKS_ONLY, STOPPED_FOR_MEMORY, Remark
from matewright.model.solution import Solution, Status
from matewright.model.stipulation import Stipulation
from matewright.reference.search import Battle, Lines, OutOfPositions
from matewright.reference.terms import Terms
from matewright.services.verify.battle_replay import BattleReplay
from matewright.services.verify.help_replay import HelpReplay
from matewright.services.verify.open_claims import Judge, OpenClaim
from matewright.services.verify.play import Play
from matewright.services.verify.replay import Replay
from matewright.services.verify.report import Claim, Fault, Report, Tally

DEFAULT_POSITIONS: Final = 1_000_000
"""The default number of positions to search."""

_MOST_NAMED: Final = 4
_FIRST_SHARE: Final = 2_000
_GROWTH: Final = 8


@dataclass(frozen=True, slots=True)
class Reached:
    """How far a check has come.

    In round 0 `done` of `total` moves have been looked at on the board; in the rounds after it
    `done` of `total` claims are decided. `positions` have been searched.
    """

    round: int
    done: int
    total: int
    positions: int


def _ignore(_: Reached) -> None:
    """Ignore the progress."""


class Verification:
    """The check of one answer; of its twins each is to be checked by itself.

    At most `positions` positions are searched, which makes the outcome the same on every machine.
    Each claim first gets a small share of them; those that need more wait for the next round.
    `san` is the short notation the file gives for the nodes of the tree (`san_texts`). Raises a
    `MatewrightError` for a diagram, a stipulation or a restriction that cannot be checked, and for
    an answer by other rules than the orthodox ones.

    `pause` is called before each position that is searched, and for each move of the tree. It may
    wait, and what it raises interrupts `run`.
    """

    def __init__(
        self,
        solution: Solution,
        positions: int = DEFAULT_POSITIONS,
        *,
        san: Sequence[str | None] = (),
        watch: Callable[[Reached], None] = _ignore,
        pause: Callable[[], None] | None = None,
    ) -> None:
        stipulation = solution.stipulation
        if solution.status is Status.CLAIMED:
            raise FormatError("verify-claimed", name=solution.strategy)
        if unknown := unknown_rules(solution):
            raise unknown
        terms = Terms(stipulation, _options(solution, stipulation))
        for restriction in solution.restrictions:
            if not _is_understood(restriction, terms):
                raise FormatError("verify-restriction", name=restriction.english)
        checks_only = CHECKS_ONLY in solution.restrictions
        play = Play(solution, terms)
        moves = play.tree.moves
        self._moves = sum(moves[index] is not None for index in range(len(moves)))
        self._most = positions
        self._watch = watch
        self._pause = pause
        # Restrictions of the attacker are not obeyed, see `_carries_over`.
        restrictions = (one.name for one in in_group(Group.RESTRICTION))
        free = Terms(stipulation, terms.options.without(restrictions))
        unrestricted = Battle[chess.Move](free)
        attack = Battle[chess.Move](free, checks_only=True) if checks_only else unrestricted
        lines = Lines[chess.Move](terms)
        self._searches: Final = (attack, unrestricted, lines)
        for search in self._searches:
            search.pause = pause
        self._terms = terms
        self._judge = Judge(play, attack, unrestricted, lines)
        kind: type[Replay] = BattleReplay if terms.is_battle else HelpReplay
        self._replay: Final = kind(solution, play, san=san, watch=self._say_reached)
        self._faults: list[Fault] = []
        self._finished = False

    @property
    def positions(self) -> int:
        """How many positions have been searched."""
        return sum(search.positions for search in set(self._searches))

    def run(self) -> None:
        """Check everything. When that is interrupted, `report` tells what has been found."""
        self._replay.run()
        # What was decided of few moves helps with more.
        waiting = sorted(self._replay.open_claims, key=lambda claim: (claim.moves, claim.length))
        total = len(waiting)
        number, share = 1, _FIRST_SHARE
        while waiting and self.positions < self._most:
            left: list[OpenClaim] = []
            for index, claim in enumerate(waiting):
                if not self._decide(claim, share):
                    left.append(claim)
                done = total - len(left) - (len(waiting) - index - 1)
                self._watch(Reached(number, done, total, self.positions))
            waiting = left
            number, share = number + 1, share * _GROWTH
        self._finished = True

    def _decide(self, claim: OpenClaim, share: int) -> bool:
        allowed = min(share, self._most - self.positions)
        for search in self._searches:
            search.limit = search.positions + allowed
        try:
            fault = self._judge.fault(claim)
        except OutOfPositions:
            return False
        if self._terms.is_restricted and not _carries_over(
            claim.kind, self._terms, is_wrong=fault is not None
        ):
            claim.given_up = True
            return True
        if fault:
            self._faults.append(fault)
        claim.decided = True
        return True

    def _say_reached(self) -> None:
        if self._pause is not None:
            self._pause()
        self._watch(Reached(0, self._replay.reached, self._moves, 0))

    def report(self) -> Report:
        """What has been found so far."""
        replay = self._replay
        checked = replay.checked.copy()
        unchecked = Counter[Claim]()
        deepest: dict[Claim, int] = {}
        given_up = 0
        for claim in replay.open_claims:
            if claim.decided:
                checked[claim.kind] += 1
            else:
                given_up += claim.given_up
                unchecked[claim.kind] += 1
                deepest[claim.kind] = max(deepest.get(claim.kind, 0), claim.moves)
        return Report(
            tallies=tuple(
                Tally(kind, checked[kind], unchecked[kind], deepest.get(kind, 0))
                for kind in Claim
                if checked[kind] or unchecked[kind]
            ),
            faults=(*replay.faults, *self._faults),
            given_up=given_up,
            unreached=self._moves - replay.reached,
            positions=self.positions,
            finished=self._finished,
        )


def unknown_rules(solution: Solution) -> MatewrightError | None:
    """The reason not to check an answer by unsupported rules; None for one to be checked.

    These are fairy conditions and pieces, and stipulations. Raises `FormatError` for a FEN that is
    none.
    """
    if names := _fairy_names(solution):
        return FormatError("verify-fairy", names=", ".join(abridged(names, _MOST_NAMED)))
    try:
        Terms(solution.stipulation)
    except EngineError as error:
        return error
    return None


def _fairy_names(solution: Solution) -> tuple[str, ...]:
    return solution.question.fairy_names


def _options(solution: Solution, stipulation: Stipulation) -> PlayOptions:
    """The options beside the stipulation. Raises a `MatewrightError`."""
    options, unknown = solution.question.options, solution.question.unknown
    if unknown:
        raise FormatError("verify-restriction", name=unknown[0])
    options.check(stipulation)
    return options


def _is_understood(restriction: Remark, terms: Terms) -> bool:
    """Whether a restriction is supported here, or known to be in the way."""
    if restriction == CHECKS_ONLY:
        return terms.stipulation.is_direct_mate
    if restriction == STOPPED_FOR_MEMORY:
        return not terms.is_battle
    if restriction.code in ("first-moves-from", "first-move", "first-moves"):
        return not terms.looks_at_every_first_move
    permitted = (*terms.options.restrictions, *terms.options.endings)
    return restriction.code in {one.code for one in permitted}


_POSITIVE: Final = frozenset({Claim.FORCED, Claim.LEFT_OUT})


def _carries_over(claim: Claim, terms: Terms, *, is_wrong: bool) -> bool:
    """Whether what a search without restrictions finds is true under restrictions of the attacker.

    He succeeds no sooner and by no more moves than without them.
    """
    if claim is Claim.REFUTED:
        # This claim does not regard restrictions.
        return True
    if claim is Claim.UNANSWERED and terms.options.no_short_variations:
        # There are two reasons for leaving something out, one of either kind.
        return False
    return is_wrong if claim in _POSITIVE else not is_wrong


def verify(
    solution: Solution,
    positions: int = DEFAULT_POSITIONS,
    *,
    san: Sequence[str | None] = (),
) -> Report:
    """Check one answer from beginning to end. Raises what `Verification` raises."""
    verification = Verification(solution, positions, san=san)
    verification.run()
    return verification.report()


def san_texts(data: Any) -> list[str | None]:
    """The short notation of each node in the JSON form of an answer that could be read."""
    texts: list[str | None] = []
    queue = deque([data["tree"]])
    while queue:
        node = queue.popleft()
        texts.append(node.get("san"))
        queue.extend(node["children"])
    return texts

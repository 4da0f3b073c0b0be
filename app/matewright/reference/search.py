"""The oracle: what can be forced in battle play, and all lines of help play, by trying everything.

Nothing is estimated and nothing left out, so that it can be believed. It only remembers what it has
decided, and tries first what has just refuted. `terms` says what the stipulation means, a board
that implements `Rules` what can be played.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from typing import Final, Generic

from matewright.reference.rules import MoveT, Rules
from matewright.reference.terms import Terms

MOST_KNOWN: Final = 1_000_000
"""Positions remembered at a time, some 200 MB."""

_LONGEST: Final = 255


class OutOfPositions(Exception):  # noqa: N818 - nothing failed: the search was allowed no more
    """The search has played as many moves as it may."""


class _Search:
    """Counts the moves played in `positions`; at `limit` it stops with `OutOfPositions`.

    The board is then somewhere in the middle of a line. What was decided before is kept, so that
    the next call goes on from there. `pause` is called before each of them.
    """

    def __init__(self, terms: Terms) -> None:
        self.terms: Final = terms
        self.positions = 0
        self.limit: int | None = None
        self.pause: Callable[[], None] | None = None

    def _spend(self) -> None:
        if self.pause is not None:
            self.pause()
        if self.positions == self.limit:
            raise OutOfPositions
        self.positions += 1

    def _reached(self, board: Rules[MoveT], move: MoveT) -> bool:
        self._spend()
        return self.terms.reached(board, move)


class Battle(_Search, Generic[MoveT]):
    """What the attacker can force, under the user's restrictions or with checks only.

    A `length` counts his moves. `spare` is how many more replies NonTrivial grants the defender;
    None without that option.
    """

    def __init__(self, terms: Terms, *, checks_only: bool = False) -> None:
        super().__init__(terms)
        self.checks_only: Final = checks_only
        self._is_free: Final = not terms.is_restricted
        # For each position up to which length the attacker fails, and from which he succeeds.
        self._decided: Final[dict[tuple[Hashable, int | None], tuple[int, int]]] = {}
        self._duties: Final[dict[Hashable, bool]] = {}
        # The reply that last refuted an attack with so many moves left: likely to do so again.
        self._refuters: Final[dict[int, MoveT]] = {}

    def succeeds(self, board: Rules[MoveT], most: int, spare: int | None = None) -> bool:
        """Whether the attacker, who is to move, forces his aim within that many of his moves."""
        return self.shortest(board, most, spare) is not None

    def shortest(self, board: Rules[MoveT], most: int, spare: int | None = None) -> int | None:
        """The least length in which he does, if it is not above `most`."""
        key = board.key(), spare
        fails, wins = self._decided.get(key, (0, _LONGEST))
        if wins <= most:
            return wins
        if most <= fails:
            return None
        if self._is_bound(board):
            self._remember(key, _LONGEST - 1, _LONGEST)
            return None
        for length in range(fails + 1, most + 1):
            if self._wins_in(board, length, spare):
                self._remember(key, length - 1, length)
                return length
            self._remember(key, length, wins)
        return None

    def _wins_in(self, board: Rules[MoveT], length: int, spare: int | None) -> bool:
        """Whether he does in exactly so many moves; fewer are already refuted."""
        terms = self.terms
        if length == 1 and terms.is_direct:
            return any(self._reached(board, move) for move in terms.may_reach(board))
        moves = board.checking_moves() if self.checks_only else board.ordered_moves()
        return any(
            (length == 1 and terms.attacker_may_end and self._reached(board, move))
            or self._leads(board, move, length, spare)
            for move in moves
        )

    def attacks(self, board: Rules[MoveT], length: int, spare: int | None = None) -> list[MoveT]:
        """The moves with which the attacker succeeds within that length."""
        if self._is_bound(board):
            return []
        return [move for move in board.ordered_moves() if self._forces(board, move, length, spare)]

    def forces(
        self, board: Rules[MoveT], move: MoveT, length: int, spare: int | None = None
    ) -> bool:
        """Whether a legal move of the attacker forces his aim within that length."""
        return length > 0 and not self._is_bound(board) and self._forces(board, move, length, spare)

    def _is_bound(self, board: Rules[MoveT]) -> bool:
        """Whether the attacker has to reach the goal himself, and so fails."""
        return self.terms.attacker_is_bound and self._can_reach(board)

    def _forces(self, board: Rules[MoveT], move: MoveT, length: int, spare: int | None) -> bool:
        if self.terms.attacker_may_end and self._reached(board, move):
            return True
        return not (self.terms.is_direct and length == 1) and self._leads(
            board, move, length, spare
        )

    def _leads(self, board: Rules[MoveT], move: MoveT, length: int, spare: int | None) -> bool:
        """Whether a move that does not end the play does so."""
        self._spend()
        board.play(move)
        found = self.loses(board, length - 1, spare)
        board.take_back()
        return found

    def loses(self, board: Rules[MoveT], left: int, spare: int | None = None) -> bool:
        """Whether the defender to move cannot help it, with so many attacker's moves left."""
        if self.checks_only and not board.is_check():
            return False
        spare, is_allowed = self.restricted(board, left, spare)
        if not is_allowed:
            return False
        if self.terms.defender_is_bound:
            if self._can_reach(board):
                return True
            if left == 0:
                return False
        replies = board.ordered_moves()
        likely = self._refuters.get(left)
        if likely in replies:
            # Not `likely` itself: of our own boards, moves belong to the position.
            replies.insert(0, replies.pop(replies.index(likely)))
        for reply in replies:
            if not self.is_answered(board, reply, left, spare):
                self._refuters[left] = reply
                return False
        return bool(replies)

    def is_answered(
        self, board: Rules[MoveT], reply: MoveT, left: int, spare: int | None = None
    ) -> bool:
        """Whether a reply ends the play, or the attacker succeeds in so many moves after it."""
        return self.answer_length(board, reply, left, spare) is not None

    def answer_length(
        self, board: Rules[MoveT], reply: MoveT, left: int, spare: int | None = None
    ) -> int | None:
        """How many moves he needs after a reply; 0 when it ends the play, None for never."""
        if not self.terms.is_direct and self._reached(board, reply):
            return 0
        if left == 0:
            return None
        self._spend()
        board.play(reply)
        found = self.shortest(board, left, spare)
        board.take_back()
        return found

    def restricted(
        self, board: Rules[MoveT], left: int, spare: int | None
    ) -> tuple[int | None, bool]:
        """What is left of `spare`, and whether the attack just made is looked at at all."""
        # A bound defender has no choice, so that nothing is left to be restricted.
        if self._is_free or (self.terms.defender_is_bound and self._can_reach(board)):
            return spare, True
        options = self.terms.options
        if self.terms.has_too_many_flights(board, left):
            return spare, False
        threat = options.max_threat
        if threat is not None and left >= threat and not board.is_check():
            board.pass_move()
            threatens = self.succeeds(board, threat, spare)
            board.take_back()
            if not threatens:
                return spare, False
        if spare is None or options.non_trivial is None or left <= options.non_trivial[1]:
            return spare, True
        length = options.non_trivial[1]
        hard = sum(
            not self.is_answered(board, reply, length, spare) for reply in self.terms.replies(board)
        )
        return spare + 1 - hard, hard <= spare + 1

    def _can_reach(self, board: Rules[MoveT]) -> bool:
        """Whether the side to move has a move that reaches the goal."""
        key = board.key()
        found = self._duties.get(key)
        if found is None:
            found = any(self._reached(board, move) for move in self.terms.may_reach(board))
            if len(self._duties) >= MOST_KNOWN:
                self._duties.clear()
            self._duties[key] = found
        return found

    def _remember(self, key: tuple[Hashable, int | None], fails: int, wins: int) -> None:
        if len(self._decided) >= MOST_KNOWN:
            self._decided.clear()
        self._decided[key] = (fails, wins)


class Lines(_Search, Generic[MoveT]):
    """The lines of help play and series; of a series the moves that are made, without passes."""

    def __init__(self, terms: Terms) -> None:
        super().__init__(terms)
        # From where there are none of that length.
        self._barren: Final[set[tuple[Hashable, int]]] = set()

    def lines(self, board: Rules[MoveT], first: MoveT, left: int) -> Iterator[tuple[MoveT, ...]]:
        """The lines of exactly `left` moves that begin with a legal one."""
        if left == 1:
            if self._reached(board, first) and (
                not self.terms.needs_force or self.terms.is_forced(board)
            ):
                yield (first,)
        elif not self._is_blocked(board, left):
            yield from self._after(board, first, left)

    def all_lines(self, board: Rules[MoveT], left: int) -> Iterator[tuple[MoveT, ...]]:
        """All lines of exactly so many moves, in the order of moves."""
        if left == 1:
            yield from self._last(board)
            return
        key = (board.key(), left)
        if key in self._barren:
            return
        found = False
        if not self._is_blocked(board, left):
            for move in board.ordered_moves():
                for line in self._after(board, move, left):
                    found = True
                    yield line
        if not found:
            if len(self._barren) >= MOST_KNOWN:
                self._barren.clear()
            self._barren.add(key)

    def _after(self, board: Rules[MoveT], move: MoveT, left: int) -> Iterator[tuple[MoveT, ...]]:
        self._spend()
        terms = self.terms
        if terms.ends_early(board, move, left):
            return
        board.play(move)
        passes = terms.passes_after(left)
        if not passes or terms.may_pass(board):
            if passes:
                board.pass_move()
            for line in self.all_lines(board, left - 1):
                yield (move, *line)
            if passes:
                board.take_back()
        board.take_back()

    def _is_blocked(self, board: Rules[MoveT], left: int) -> bool:
        if self.terms.may_be_blocked(left):
            self._spend()
        return self.terms.is_blocked(board, left)

    def _last(self, board: Rules[MoveT]) -> list[tuple[MoveT, ...]]:
        """The last moves there are."""
        terms = self.terms
        moves = board.ordered_moves() if terms.needs_force else terms.may_reach(board)
        found: list[tuple[MoveT, ...]] = []
        for move in moves:
            if self._reached(board, move):
                found.append((move,))
            elif terms.needs_force:
                return []
        return found

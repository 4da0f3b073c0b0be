"""Battle play: the attacker forces the goal (direct play) or the defender to reach it."""

from __future__ import annotations

from collections.abc import Iterable

import chess

from matewright.model.play_options import PlayOptions
from matewright.model.stipulation import Play, Stipulation
from matewright.reference.exhaustive.answer import PASS, Attack, Defence
from matewright.reference.exhaustive.rules import (
    GoalTest,
    Key,
    is_stuck,
    key_of,
    ordered,
    passed,
    played,
)


def _flights(board: chess.Board) -> int:
    """How many moves the king of the side to move has."""
    king = board.king(board.turn)
    return sum(move.from_square == king for move in board.legal_moves)


def _longest(answers: Iterable[int | None], most: int) -> int:
    """How many moves the attacker needs against the best reply; `most` if one has no answer."""
    return max((most if answer is None else answer for answer in answers), default=0)


class Battle:
    """The rules of one stipulation of battle play under some options.

    Boards are those before a move; a `length` is a number of moves of the attacker. `spare` is how
    many more replies NonTrivial still grants the defender, None without that option.
    """

    def __init__(self, asked: Stipulation, options: PlayOptions) -> None:
        self._options = options
        self._goal = GoalTest(asked)
        self._is_direct = asked.play is Play.DIRECT
        self._is_reflex = asked.play.is_reflex
        self._attacker_is_bound = asked.play is Play.REFLEX
        self._is_quodlibet = options.quodlibet
        # Positions are met again, in the tree above all; what is known of them stays true.
        self._known: dict[tuple[Key, int, int | None], int | None] = {}

    # -- who succeeds ------------------------------------------------------------------------

    def obligations(self, board: chess.Board) -> list[chess.Move]:
        """The goal moves of the attacker that reflex play forces on him, to his harm."""
        return self._goal.moves_reaching(board) if self._attacker_is_bound else []

    def shortest(self, board: chess.Board, most: int, spare: int | None) -> int | None:
        """The least length, up to `most`, in which the attacker to move succeeds."""
        if most == 0:
            return None
        key = key_of(board), most, spare
        if key not in self._known:
            self._known[key] = self._find_shortest(board, most, spare)
        return self._known[key]

    def _find_shortest(self, board: chess.Board, most: int, spare: int | None) -> int | None:
        shorter = self.shortest(board, most - 1, spare)
        if shorter or not self.attacks(board, most, spare):
            return shorter
        return most

    def attacks(self, board: chess.Board, length: int, spare: int | None) -> list[chess.Move]:
        """The moves with which the attacker succeeds in so many moves."""
        if self.obligations(board):
            return []
        return [move for move in ordered(board) if self.succeeds(board, move, length, spare)]

    def succeeds(
        self, board: chess.Board, move: chess.Move, length: int, spare: int | None
    ) -> bool:
        """Whether a move of the attacker leads to the goal in at most so many moves."""
        if self._ends(board, move):
            return True
        with played(board, move):
            spare, allowed = self._restricted(board, length - 1, spare)
            replies = self._replies(board)
            return (
                allowed
                and bool(replies)
                and all(self._is_answered(board, reply, length - 1, spare) for reply in replies)
            )

    def _ends(self, board: chess.Board, move: chess.Move) -> bool:
        """Whether the attacker's own move reaches the goal as it should."""
        return (self._is_direct or self._is_quodlibet) and self._goal.reached_by(board, move)

    def _is_over(self, board: chess.Board, reply: chess.Move) -> bool:
        """Whether a reply ends the play, because the defender reached the goal."""
        return not self._is_direct and self._goal.reached_by(board, reply)

    def _replies(self, board: chess.Board) -> list[chess.Move]:
        """The moves the defender may choose from: in reflex play he must reach the goal."""
        must = self._goal.moves_reaching(board) if self._is_reflex else []
        return must or ordered(board)

    def _is_answered(
        self, board: chess.Board, reply: chess.Move, left: int, spare: int | None
    ) -> bool:
        if self._is_over(board, reply):
            return True
        with played(board, reply):
            return self.shortest(board, left, spare) is not None

    # -- restrictions of the user's --------------------------------------------------------------

    def _restricted(
        self, board: chess.Board, left: int, spare: int | None
    ) -> tuple[int | None, bool]:
        """What is left of `spare`, and whether the attack just made is looked at at all."""
        if self._is_reflex and self._goal.moves_reaching(board):
            # The defender has no choice, so that nothing is left to be restricted.
            return spare, True
        options = self._options
        flights, threat = options.max_flights, options.max_threat
        if flights is not None and left > 1 and _flights(board) > flights:
            return spare, False
        if (
            threat is not None
            and left >= threat
            and not board.is_check()
            and self.shortest(passed(board), threat, spare) is None
        ):
            return spare, False
        if spare is None or options.non_trivial is None or left <= options.non_trivial[1]:
            return spare, True
        length = options.non_trivial[1]
        hard = [
            reply
            for reply in self._replies(board)
            if not self._is_answered(board, reply, length, spare)
        ]
        return spare + 1 - len(hard), spare + 1 >= len(hard)

    # -- trees -----------------------------------------------------------------------------------

    def attack(
        self, board: chess.Board, move: chess.Move, length: int, spare: int | None
    ) -> Attack:
        """A move that succeeds in `length` or fails, with all its play."""
        if self._ends(board, move):
            return Attack(move.uci(), 1, reaches_goal=True)
        with played(board, move):
            return self.after_attack(board, move.uci(), length, spare)

    def after_attack(self, board: chess.Board, name: str, most: int, spare: int | None) -> Attack:
        """The play with the defender to move when `most - 1` moves of the attacker are left."""
        spare, allowed = self._restricted(board, most - 1, spare)
        assert allowed, "refused attacks are not shown"
        replies = self._replies(board)
        answers = {reply: self._answer_length(board, reply, most - 1, spare) for reply in replies}
        refutations = tuple(reply.uci() for reply, found in answers.items() if found is None)
        length = 1 + _longest(answers.values(), most - 1)
        threat, threats = self._threats(board, length - 1, spare)
        defences = []
        for reply, found in answers.items():
            if found is None or (self._options.no_short_variations and found < length - 1):
                continue
            if found == 0:
                # That the defender can end it at once is worth showing where all he can do is that.
                if length == 1:
                    defences.append(Defence(reply.uci(), reaches_goal=True))
                continue
            with played(board, reply):
                if not self._is_defence(board, found, threat, threats, spare):
                    continue
                defences.append(Defence(reply.uci(), False, self._best(board, found, spare)))
        return Attack(
            move=name,
            length=length,
            zugzwang=self._options.threats and length > 1 and not threats and not board.is_check(),
            threats=self._trees(passed(board), threats, threat, spare),
            defences=tuple(defences),
            refutations=refutations,
        )

    def _answer_length(
        self, board: chess.Board, reply: chess.Move, left: int, spare: int | None
    ) -> int | None:
        """How long the attacker needs after a reply; 0 when it ends the play, None for never."""
        if self._is_over(board, reply):
            return 0
        with played(board, reply):
            return self.shortest(board, left, spare)

    def _threats(
        self, board: chess.Board, most: int, spare: int | None
    ) -> tuple[int, list[chess.Move]]:
        """The length of the shortest threats and the threats; none against a defender in check."""
        if not self._options.threats or board.is_check():
            return 0, []
        idle = passed(board)
        length = self.shortest(idle, most, spare)
        return (length, self.attacks(idle, length, spare)) if length else (0, [])

    def _is_defence(
        self,
        board: chess.Board,
        answer: int,
        threat: int,
        threats: list[chess.Move],
        spare: int | None,
    ) -> bool:
        """Whether the reply just made met a threat, as Popeye sees it.

        When the attacker now needs fewer moves than he threatened, it has not; when he needs as
        many, it has if one of the threats no longer works in that time.
        """
        if not threats or answer > threat:
            return True
        return answer == threat and not set(threats) <= set(self.attacks(board, answer, spare))

    def _best(self, board: chess.Board, length: int, spare: int | None) -> tuple[Attack, ...]:
        return self._trees(board, self.attacks(board, length, spare), length, spare)

    def _trees(
        self, board: chess.Board, moves: list[chess.Move], length: int, spare: int | None
    ) -> tuple[Attack, ...]:
        return tuple(self.attack(board, move, length, spare) for move in moves)

    # -- phases ----------------------------------------------------------------------------------

    def first_attacks(
        self, board: chess.Board, moves: list[chess.Move], length: int, spare: int | None
    ) -> tuple[list[Attack], list[Attack], bool]:
        """The keys and the tries among some first moves, and whether all were looked at."""
        keys: list[Attack] = []
        tries: list[Attack] = []
        for move in moves:
            if self.succeeds(board, move, length, spare):
                keys.append(self.attack(board, move, length, spare))
                if len(keys) == self._options.max_solutions:
                    return keys, tries, False
            elif 0 < self._count_refutations(board, move, length, spare) <= self._options.tries:
                tries.append(self.attack(board, move, length, spare))
        return keys, tries, True

    def _count_refutations(
        self, board: chess.Board, move: chess.Move, length: int, spare: int | None
    ) -> int:
        """How many replies refute a move that fails; 0 when it fails for another reason."""
        with played(board, move):
            spare, allowed = self._restricted(board, length - 1, spare)
            if not allowed or (length == 1 and (self._is_direct or self._is_reflex)):
                return 0
            return sum(
                not self._is_answered(board, reply, length - 1, spare)
                for reply in self._replies(board)
            )

    def set_play(self, board: chess.Board, left: int, spare: int | None) -> tuple[Defence, ...]:
        """What the attacker has ready against each move if the defender begins."""
        # No attack was made that NonTrivial could refuse; the other two ask about the position.
        if not self._restricted(board, left, None)[1]:
            return ()
        answers = {
            reply: self._answer_length(board, reply, left, spare) for reply in self._replies(board)
        }
        longest = _longest(answers.values(), left)
        defences = []
        for reply, found in answers.items():
            if found == 0 and longest == 0:
                defences.append(Defence(reply.uci(), reaches_goal=True))
            elif found and not (self._options.no_short_variations and found < longest):
                with played(board, reply):
                    defences.append(Defence(reply.uci(), False, self._best(board, found, spare)))
        return tuple(defences)

    def post_key(self, board: chess.Board, length: int, spare: int | None) -> Attack | None:
        """The play after the key; None when there can be none."""
        if is_stuck(board) or not self._restricted(board, length - 1, spare)[1]:
            return None
        return self.after_attack(board, PASS, length, spare)

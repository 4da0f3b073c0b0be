"""Playing through battle play: what can be seen on the board, and what must be searched."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import chess

from matewright.model.remarks import CHECKS_ONLY
from matewright.model.solution import BELOW_AFTER_KEY, BELOW_IN_BATTLE, Mark, Mode, Role, Status
from matewright.reference.python_chess import ChessBoard
from matewright.services.verify.open_claims import OpenClaim
from matewright.services.verify.play import is_legal
from matewright.services.verify.replay import TIMED, UNMARKED, Replay
from matewright.services.verify.report import Claim, Fault

_DUALS: Final = frozenset({Mark.DUAL, Mark.PROMOTION_CHOICE})


class BattleReplay(Replay):
    """Plays once through a solution to a problem of battle play."""

    @property
    def _allowed(self) -> Mapping[Role, tuple[Role, ...]]:
        return BELOW_AFTER_KEY if self._options.post_key else BELOW_IN_BATTLE

    @property
    def _moves(self) -> int:
        return self._terms.stipulation.moves

    @property
    def _checks_only(self) -> bool:
        return CHECKS_ONLY in self._solution.restrictions

    def _replay(self) -> None:
        self._summary()
        board = self._play.before(0)
        if self._options.post_key:
            self._after_key(board)
            return
        for node in self._below(0):
            if self._tree.roles[node] is Role.SET_PLAY:
                self._set_play(node, board)
            else:
                self._attack(node, board, self._moves)
        if self._lacks_set_play:
            self._ask_for_set_play(board)
        self._compare_remarks(0, UNMARKED)

    # -- the answer as a whole ---------------------------------------------------------------------

    def _summary(self) -> None:
        solution, tree = self._solution, self._tree
        keys = self._play.below(0, Role.KEY)
        tries = self._play.below(0, Role.TRY)
        for name, listed, nodes in (
            ("keys", solution.keys, keys),
            ("tries", solution.tries, tries),
        ):
            if [str(tree.moves[node]) for node in nodes] != list(listed):
                self.faults.append(Fault("fault-first-moves", what=name))
        lengths = [tree.lengths[node] for node in keys]
        if lengths != sorted(lengths):
            self.faults.append(Fault("fault-keys-order"))
        length = min(lengths, default=None)
        if self._options.post_key:
            length = solution.length
        elif solution.length != length:
            self._contradict("its length and its keys")
        if self._options.max_solutions is not None and len(keys) > self._options.max_solutions:
            self._contradict("its options and its keys")
        if not self._is_partial:
            if (solution.status is Status.SOLVED) != (length is not None):
                self._contradict("its status and its keys")
            every_key = self._has_every_key and self._terms.looks_at_every_first_move
            if every_key and not solution.keys_complete:
                self._contradict("its status and whether the keys are complete")
        most = self._moves + 1 if length is None else length
        if solution.refuted_below > most:
            self._contradict("its length and what is refuted")
        if solution.lines:
            self.faults.append(Fault("fault-lines"))
        if self._options.post_key:
            if keys or tries or solution.keys_complete:
                self._contradict("its options and its keys")
            return
        self._look_for_numbers([*tries, *keys])
        self._ask_for_first_moves(length)

    @property
    def _has_every_key(self) -> bool:
        """Whether a finished answer has all keys among the first moves that were looked at."""
        solution = self._solution
        if self._is_partial or self._options.post_key:
            return False
        return solution.status is Status.NONE or solution.mode is not Mode.SHORTEST

    def _ask_for_first_moves(self, length: int | None) -> None:
        solution = self._solution
        refuted = solution.refuted_below - 1
        if refuted:
            self._ask(Claim.REFUTED, 0, refuted)
        if solution.status is Status.SOLVED and length is not None:
            shorter = 0 if self._checks_only else refuted
            if length - 1 > shorter:
                if self._terms.looks_at_every_first_move:
                    self._ask(Claim.SHORTEST, 0, length - 1)
                else:
                    for move in self._terms.may_be_first(self._play.before(0)):
                        self._ask(Claim.SHORTEST, 0, length - 1, move)
        if solution.keys_complete or self._has_every_key:
            start = self._play.before(0)
            is_whole = solution.keys_complete
            for move in start.legal_moves if is_whole else self._terms.may_be_first(start):
                checks = not self._checks_only or start.gives_check(move)
                if checks and move.uci() not in solution.keys:
                    self._ask(Claim.NO_KEY, 0, self._moves, move)

    def _set_play(self, index: int, board: ChessBoard) -> None:
        left = self._moves - 1
        if board.is_check() or (left == 0 and self._terms.is_direct):
            self._fault("fault-set-play", index)
            return
        board.pass_move()
        if self._terms.has_too_many_flights(board, left):
            self._fault("fault-flights", index)
        replies = self._terms.replies(board)
        over = {reply for reply in replies if self._terms.is_over(board, reply)}
        listed = set()
        for node in self._below(index):
            move = self._play.move(node)
            if move in over:
                # That all he can do ends it is worth showing, though not that one move does.
                self._last_reply(node, board, is_due=left == 0 or len(over) == len(replies))
            elif self._enter_reply(node, board, replies):
                self._defence(node, board, left, (), self._longest_of_set_play(index, left))
                board.take_back()
            else:
                continue
            listed.add(move)
        if not self._is_incomplete(index):
            if not listed:
                self._fault("fault-set-play", index)
            longest = self._longest_of_set_play(index, left)
            for reply in replies:
                if reply in listed:
                    continue
                if reply not in over:
                    self._ask(Claim.UNANSWERED, index, left, reply, longest)
                elif left == 0 or self._terms.defender_is_bound:
                    place = self._play.place(index, [reply])
                    self.faults.append(Fault("fault-set-play-missing", place=place))
        self._compare_remarks(index, UNMARKED)
        board.take_back()

    def _ask_for_set_play(self, board: ChessBoard) -> None:
        """Ask whether there is none, as no move that ends the play is worth showing alone."""
        left = self._moves - 1
        board.pass_move()
        if left and not self._terms.has_too_many_flights(board, left):
            for reply in self._terms.replies(board):
                if not self._terms.is_over(board, reply):
                    claim = OpenClaim(Claim.UNANSWERED, 0, left, reply, is_set_play=True)
                    self.open_claims.append(claim)
        board.take_back()

    def _longest_of_set_play(self, index: int, left: int) -> int:
        """How many moves the set play takes that takes most; all there are when it is unknown."""
        tree = self._tree
        lengths = [
            min((tree.lengths[node] for node in tree.children_of(reply)), default=0)
            for reply in tree.children_of(index)
        ]
        return max(lengths, default=0) or left

    # -- the play after a key that was made before -------------------------------------------------

    def _after_key(self, board: ChessBoard) -> None:
        solution, length = self._solution, self._solution.length
        if length is not None and not 1 <= length <= self._moves:
            self._fault("fault-length", 0, length=length, most=self._moves)
            return
        if solution.refuted_below > 1:
            self._contradict("its options and what is refuted")
        within = length or self._moves
        replies = self._terms.replies(board)
        is_refuted = bool(self._play.below(0, Role.REFUTATION))
        if solution.status is Status.SOLVED and (is_refuted or not replies):
            self._contradict("its status and its refutations")
        if solution.status is Status.NONE and not is_refuted:
            if replies and not self._terms.is_restricted:
                self._contradict("its status and its refutations")
            elif replies:
                # Claimed to fail because of a restriction.
                self._ask(Claim.REFUTATION, 0, within)
            return
        if solution.status is Status.SOLVED and within > 1:
            self._ask(Claim.NOT_SOONER, 0, within - 1)
        if self._terms.has_too_many_flights(board, within - 1):
            self._fault("fault-flights", 0)
        is_zugzwang = self._replies(0, board, within - 1, replies)
        self._compare_remarks(0, frozenset({Mark.ZUGZWANG}) if is_zugzwang else UNMARKED)

    # -- moves of the attacker ---------------------------------------------------------------------

    def _attack(
        self, index: int, board: ChessBoard, most: int, marks: frozenset[Mark] = UNMARKED
    ) -> None:
        """A move after which the goal is reached within `most` moves, itself included, or a try.

        `marks` are those that its siblings call for.
        """
        role, length = self._tree.roles[index], self._tree.lengths[index]
        if role in TIMED and not 1 <= length <= most:
            self._fault("fault-length", index, length=length or "missing", most=most)
            return
        self._look_for_duty(index, board)
        move = self._play.move(index)
        is_goal = is_legal(board, move) and self._terms.is_won(board, move)
        if self._enter(index, board) is None:
            return
        replies = self._terms.replies(board)
        within = most if role is Role.TRY else length
        if self._checks_only and not board.is_check():
            self._fault("fault-not-check", index)
        if role is Role.KEY:
            if length < self._moves:
                marks |= {Mark.SHORT}
            # A search that was stopped may not have come to the shortest way of a key.
            if length > 1 and (self._solution.keys_complete or not self._is_partial):
                self._ask(Claim.NOT_SOONER, index, length - 1)
        if is_goal or not replies:
            self._end(index, within, is_goal=is_goal)
        elif within == 1 and self._terms.is_direct:
            self._fault("fault-no-goal", index)
        else:
            if self._terms.has_too_many_flights(board, within - 1):
                self._fault("fault-flights", index)
            if role is Role.TRY:
                if self._is_open(index):
                    self._ask(Claim.REFUTATION, index, within)
            elif self._is_open(index) or self._terms.is_restricted:
                # Not to be seen in the play below it: whether the attack obeys the restrictions.
                self._ask(Claim.FORCED, index, within)
            if self._replies(index, board, within - 1, replies):
                marks |= {Mark.ZUGZWANG}
        self._compare_remarks(index, marks)
        board.take_back()

    def _look_for_duty(self, index: int, board: ChessBoard) -> None:
        """Whether reflex play left the attacker a choice."""
        if not self._terms.attacker_is_bound:
            return
        self.checked[Claim.DUTY] += 1
        if self._terms.reaching(board):
            self._fault("fault-duty", index)

    def _end(self, index: int, within: int, *, is_goal: bool) -> None:
        """A move that reaches the goal, or after which the defender cannot move."""
        if not is_goal:
            self._fault("fault-standstill", index)
        elif self._tree.roles[index] is Role.TRY:
            self._fault("fault-try", index)
        elif within > 1:
            self._fault("fault-goal-at-once", index, length=within)
        if self._tree.children_of(index):
            self._fault("fault-after-end", index)
        self.checked[Claim.GOAL] += 1

    def _replies(
        self, index: int, board: ChessBoard, remaining: int, replies: list[chess.Move]
    ) -> bool:
        """What follows a move of the attacker's; whether it should be marked zugzwang."""
        below = self._below(index)
        threats = [node for node in below if self._tree.roles[node] is Role.THREAT]
        zugzwang = self._threats(index, board, remaining, threats)
        over = {reply for reply in replies if self._terms.is_over(board, reply)}
        listed = set()
        refuted = False
        for node in below:
            if node in threats:
                continue
            move, is_defence = self._play.move(node), self._tree.roles[node] is Role.DEFENCE
            if move in over and is_defence:
                self._last_reply(node, board, is_due=remaining == 0)
            elif self._enter_reply(node, board, replies):
                if is_defence:
                    self._defence(node, board, remaining, threats)
                else:
                    refuted = True
                    self._refutation(node, remaining, is_over=move in over)
                board.take_back()
            else:
                continue
            listed.add(move)
        if not self._is_open(index):
            if self._tree.roles[index] is Role.TRY and not refuted:
                self._fault("fault-unrefuted", index)
            needless = listed | over if remaining else listed
            missing = [reply for reply in replies if reply not in needless]
            self._account_for(missing, index, remaining, threats)
        return zugzwang

    def _account_for(
        self, missing: list[chess.Move], index: int, remaining: int, threats: Sequence[int]
    ) -> None:
        """Replies that the tree does not hold."""
        self.checked[Claim.REPLIES] += 1
        if not threats and not self._options.no_short_variations:
            for reply in missing:
                place = self._play.place(index, [reply])
                self.faults.append(Fault("fault-reply-missing", place=place))
            return
        length = min((self._tree.lengths[node] for node in threats), default=0)
        for reply in missing:
            self._ask(Claim.LEFT_OUT, index, length, reply, remaining)

    def _threats(
        self, index: int, board: ChessBoard, remaining: int, threats: Sequence[int]
    ) -> bool:
        """The threats of a move; whether it should be marked zugzwang."""
        if not self._options.threats:
            if threats:
                self._fault("fault-threats", index)
            return False
        if board.is_check() or not remaining:
            if threats:
                code = "fault-threat-in-check" if board.is_check() else "fault-threat-late"
                self._fault(code, index)
            return False
        if not threats:
            marked = Mark.ZUGZWANG in self._tree.marks[index]
            if self._is_open(index) and not marked:
                return False
            self._ask(Claim.THREATS, index, remaining)
            return True
        board.pass_move()
        for node in threats:
            self._attack(node, board, remaining)
        board.take_back()
        self._ask_for_alternatives(Claim.THREATS, index, remaining, threats)
        return False

    # -- moves of the defender ---------------------------------------------------------------------

    def _enter_reply(self, index: int, board: ChessBoard, replies: list[chess.Move]) -> bool:
        """Play a reply; whether that was possible."""
        move = self._play.move(index)
        if move not in replies and is_legal(board, move):
            self._fault("fault-duty", index)
        return self._enter(index, board) is not None

    def _last_reply(self, index: int, board: ChessBoard, *, is_due: bool) -> None:
        """A reply that reaches the goal, as the attacker wants; where it is due it is listed."""
        if self._enter(index, board) is None:
            return
        board.take_back()
        self.checked[Claim.GOAL] += 1
        if not is_due:
            self._fault("fault-goal-early", index)
        if self._tree.children_of(index):
            self._fault("fault-after-end", index)
        self._compare_remarks(index, UNMARKED)

    def _refutation(self, index: int, left: int, *, is_over: bool) -> None:
        """A reply that was played on the board and is claimed to refute a try."""
        if is_over:
            self._fault("fault-refutation", index, moves=left)
        else:
            # With no move left there is nothing to search; the claim is counted all the same.
            self._ask(Claim.REFUTATION, index, left)
        self._compare_remarks(index, UNMARKED)
        # Only a fault can stand below a refutation.
        self._below(index)

    def _defence(
        self,
        index: int,
        board: ChessBoard,
        most: int,
        threats: Sequence[int],
        longest: int | None = None,
    ) -> None:
        """A defence that was played on the board, after which mate takes at most `most` moves.

        `longest` is how many it takes after the best, if that is not `most`.
        """
        longest = most if longest is None else longest
        tree = self._tree
        if most == 0:
            self._fault("fault-no-goal", index)
        answers = self._below(index)
        moves = {node: self._play.move(node) for node in answers}
        for node, move in moves.items():
            if self._is_incomplete(index):
                # Marks are set once all answers have been found.
                marks = tree.marks[node] & _DUALS
            else:
                marks = UNMARKED
                if len(moves) > 1:
                    marks |= {Mark.DUAL}
                if any(other != move and _same_way(other, move) for other in moves.values()):
                    marks |= {Mark.PROMOTION_CHOICE}
            self._attack(node, board, most, marks)
        if answers:
            self._ask_for_alternatives(Claim.CONTINUATIONS, index, most, answers)
            if threats:
                self._compare_with_threats(index, set(moves.values()), threats)
            # How long others take is certain only in finished answers.
            is_short = min(tree.lengths[node] for node in answers) < longest
            if self._options.no_short_variations and is_short and not self._is_partial:
                self._fault("fault-short-variation", index)
        elif not self._is_incomplete(index):
            self._fault("fault-unanswered", index)
        self._compare_remarks(index, UNMARKED)

    def _compare_with_threats(
        self, index: int, answers: set[chess.Move], threats: Sequence[int]
    ) -> None:
        """Whether a defence parries one of the threats, as it must."""
        tree = self._tree
        length = min(tree.lengths[node] for node in self._play.below(index))
        threatened = min(tree.lengths[node] for node in threats)
        unchanged = {self._play.move(node) for node in threats} <= answers
        if length < threatened or (length == threatened and unchanged):
            self._fault("fault-no-defence", index)

    # -- any node ----------------------------------------------------------------------------------

    def _ask_for_alternatives(
        self, claim: Claim, index: int, most: int, nodes: Sequence[int]
    ) -> None:
        """Ask whether these are the shortest mates, all of them; they must be of one length."""
        lengths = {self._tree.lengths[node] for node in nodes}
        length = min(lengths)
        if len(lengths) > 1:
            self._fault("fault-lengths", index)
        elif 1 <= length <= most:
            self._ask(claim, index, length)

    def _is_open(self, index: int) -> bool:
        """Whether the play below an attacker's move is not all given."""
        bare = self._solution.mode is not Mode.FULL and not self._tree.children_of(index)
        return bare or self._is_incomplete(index)


def _same_way(one: chess.Move, other: chess.Move) -> bool:
    return (one.from_square, one.to_square) == (other.from_square, other.to_square)

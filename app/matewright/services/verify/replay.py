"""Walking through a solution on the board: what can be seen there, and what must be searched."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final

import chess

from matewright.model.move import Move
from matewright.model.notation import Notation
from matewright.model.solution import Mark, Mode, Role, Solution, Status
from matewright.services.verify.play import Play, described, is_legal
from matewright.services.verify.questions import Question
from matewright.services.verify.report import Claim, Fault

_BELOW: Final = {
    Role.DIAGRAM: (Role.SET_PLAY, Role.TRY, Role.KEY),
    Role.SET_PLAY: (Role.DEFENCE,),
    Role.TRY: (Role.THREAT, Role.DEFENCE, Role.REFUTATION),
    Role.KEY: (Role.THREAT, Role.DEFENCE),
    Role.THREAT: (Role.THREAT, Role.DEFENCE),
    Role.CONTINUATION: (Role.THREAT, Role.DEFENCE),
    Role.DEFENCE: (Role.CONTINUATION,),
    Role.REFUTATION: (),
}
"""What may stand below a node, in that order."""

_TIMED: Final = frozenset({Role.KEY, Role.THREAT, Role.CONTINUATION})
"""The roles that have a length."""

_SAN: Final = Notation()
_UNMARKED: Final = frozenset[Mark]()
_DUALS: Final = frozenset({Mark.DUAL, Mark.PROMOTION_CHOICE})


class Replay:
    """One walk through a solution to a mate in `asked`.

    `faults`, `checked` and `questions` hold what came out so far, `reached` counts the moves looked
    at; after each `watch` is called. `san` is the short notation given for each node, where that is
    to be compared.
    """

    def __init__(
        self,
        solution: Solution,
        play: Play,
        asked: int,
        *,
        checks_only: bool,
        san: Sequence[str | None],
        watch: Callable[[], None],
    ) -> None:
        self.faults: Final[list[Fault]] = []
        self.checked: Final = Counter[Claim]()
        self.questions: Final[list[Question]] = []
        self.reached = 0
        self._solution = solution
        self._play = play
        self._tree = play.tree
        self._asked = asked
        self._checks_only = checks_only
        self._san = san
        self._watch = watch

    def run(self) -> None:
        """Walk through everything."""
        if self._tree.roles[0] is not Role.DIAGRAM or self._tree.moves[0] is not None:
            self.faults.append(Fault("fault-root"))
            return
        self._summary()
        board = self._play.before(0)
        for node in self._below(0):
            if self._tree.roles[node] is Role.SET_PLAY:
                self._set_play(node, board)
            else:
                self._attack(node, board, self._asked)
        self._compare_remarks(0, _UNMARKED)

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
        if solution.length != length:
            self.faults.append(Fault("fault-summary", what="its length and its keys"))
        if not self._is_partial:
            if (solution.status is Status.SOLVED) != bool(keys):
                self.faults.append(Fault("fault-summary", what="its status and its keys"))
            every_key = solution.status is Status.NONE or solution.mode is not Mode.SHORTEST
            if every_key and not solution.keys_complete:
                self.faults.append(
                    Fault("fault-summary", what="its status and whether the keys are complete")
                )
        most = self._asked + 1 if length is None else length
        if solution.refuted_below > most:
            self.faults.append(Fault("fault-summary", what="its length and what is refuted"))
        if solution.lines:
            self.faults.append(Fault("fault-lines"))
        self._ask_for_first_moves(length)

    def _ask_for_first_moves(self, length: int | None) -> None:
        solution = self._solution
        refuted = solution.refuted_below - 1
        if refuted:
            self._ask(Claim.REFUTED, 0, refuted)
        if solution.status is Status.SOLVED and length is not None:
            known = 0 if self._checks_only else refuted
            if length - 1 > known:
                self._ask(Claim.SHORTEST, 0, length - 1)
        if solution.keys_complete:
            start = self._play.before(0)
            for move in start.legal_moves:
                checks = not self._checks_only or start.gives_check(move)
                if checks and move.uci() not in solution.keys:
                    self._ask(Claim.NO_KEY, 0, self._asked, move)

    def _set_play(self, index: int, board: chess.Board) -> None:
        if board.is_check() or self._asked < 2:
            self._fault("fault-set-play", index)
            return
        board.push(chess.Move.null())
        listed = set()
        for node in self._below(index):
            if self._enter(node, board) is None:
                continue
            listed.add(self._play.move(node))
            self._defence(node, board, self._asked - 1, threats=())
            board.pop()
        if not self._is_incomplete(index):
            if not listed:
                self._fault("fault-set-play", index)
            for reply in board.legal_moves:
                if reply not in listed:
                    self._ask(Claim.UNANSWERED, index, self._asked - 1, reply)
        self._compare_remarks(index, _UNMARKED)
        board.pop()

    # -- moves of the attacker ---------------------------------------------------------------------

    def _attack(
        self, index: int, board: chess.Board, most: int, marks: frozenset[Mark] = _UNMARKED
    ) -> None:
        """A move after which mate is reached within `most` moves, itself included, or a try.

        `marks` are those that its siblings call for.
        """
        role, length = self._tree.roles[index], self._tree.lengths[index]
        if role in _TIMED and not 1 <= length <= most:
            self._fault("fault-length", index, length=length or "missing", most=most)
            return
        replies = self._enter(index, board)
        if replies is None:
            return
        within = most if role is Role.TRY else length
        if self._checks_only and not board.is_check():
            self._fault("fault-not-check", index)
        if role is Role.KEY:
            if length < self._asked:
                marks |= {Mark.SHORT}
            # A search that was stopped may not have come to the shortest mate of a key.
            if length > 1 and (self._solution.keys_complete or not self._is_partial):
                self._ask(Claim.NOT_SOONER, index, length - 1)
        if not replies:
            self._end(index, within, is_mate=board.is_check())
        elif within == 1:
            self._fault("fault-no-mate", index)
        else:
            if self._is_open(index):
                claim = Claim.REFUTATION if role is Role.TRY else Claim.FORCED
                self._ask(claim, index, within - 1 if role is Role.TRY else within)
            if self._replies(index, board, within - 1, replies):
                marks |= {Mark.ZUGZWANG}
        self._compare_remarks(index, marks)
        board.pop()

    def _end(self, index: int, within: int, *, is_mate: bool) -> None:
        """A move after which the defender cannot move."""
        if not is_mate:
            self._fault("fault-stalemate", index)
        elif self._tree.roles[index] is Role.TRY:
            self._fault("fault-try", index)
        elif within > 1:
            self._fault("fault-mates-at-once", index, length=within)
        if self._tree.children_of(index):
            self._fault("fault-after-end", index)
        self.checked[Claim.MATE] += 1

    def _replies(
        self, index: int, board: chess.Board, remaining: int, replies: list[chess.Move]
    ) -> bool:
        """What follows a move of the attacker's; whether it should be marked zugzwang."""
        below = self._below(index)
        threats = [node for node in below if self._tree.roles[node] is Role.THREAT]
        zugzwang = self._threats(index, board, remaining, threats)
        listed = set()
        refuted = False
        for node in below:
            if node in threats or self._enter(node, board) is None:
                continue
            listed.add(self._play.move(node))
            if self._tree.roles[node] is Role.DEFENCE:
                self._defence(node, board, remaining, threats)
            else:
                refuted = True
                self._ask(Claim.REFUTATION, node, remaining)
                self._compare_remarks(node, _UNMARKED)
                # Only a fault can stand below a refutation.
                self._below(node)
            board.pop()
        if not self._is_open(index):
            if self._tree.roles[index] is Role.TRY and not refuted:
                self._fault("fault-unrefuted", index)
            self._account_for([reply for reply in replies if reply not in listed], index, threats)
        return zugzwang

    def _account_for(self, missing: list[chess.Move], index: int, threats: Sequence[int]) -> None:
        """Replies that the tree does not hold."""
        self.checked[Claim.REPLIES] += 1
        if not threats:
            for reply in missing:
                self.faults.append(
                    Fault("fault-reply-missing", place=self._play.place(index, reply))
                )
            return
        length = min(self._tree.lengths[node] for node in threats)
        for reply in missing:
            self._ask(Claim.LEFT_OUT, index, length, reply)

    def _threats(
        self, index: int, board: chess.Board, remaining: int, threats: Sequence[int]
    ) -> bool:
        """The threats of a move; whether it should be marked zugzwang."""
        if board.is_check():
            if threats:
                self._fault("fault-threat-in-check", index)
            return False
        if not threats:
            marked = Mark.ZUGZWANG in self._tree.marks[index]
            if self._is_open(index) and not marked:
                return False
            self._ask(Claim.THREATS, index, remaining)
            return True
        board.push(chess.Move.null())
        for node in threats:
            self._attack(node, board, remaining)
        board.pop()
        self._ask_for_alternatives(Claim.THREATS, index, remaining, threats)
        return False

    # -- moves of the defender ---------------------------------------------------------------------

    def _defence(self, index: int, board: chess.Board, most: int, threats: Sequence[int]) -> None:
        """A defence that was played on the board, after which mate takes at most `most` moves."""
        tree = self._tree
        answers = self._below(index)
        moves = {node: self._play.move(node) for node in answers}
        for node, move in moves.items():
            if self._is_incomplete(index):
                # Marks are given when all answers are known.
                marks = tree.marks[node] & _DUALS
            else:
                marks = _UNMARKED
                if len(moves) > 1:
                    marks |= {Mark.DUAL}
                if any(other != move and _same_way(other, move) for other in moves.values()):
                    marks |= {Mark.PROMOTION_CHOICE}
            self._attack(node, board, most, marks)
        if answers:
            self._ask_for_alternatives(Claim.CONTINUATIONS, index, most, answers)
            if threats:
                self._compare_with_threats(index, set(moves.values()), threats)
        elif not self._is_incomplete(index):
            self._fault("fault-unanswered", index)
        self._compare_remarks(index, _UNMARKED)

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

    def _enter(self, index: int, board: chess.Board) -> list[chess.Move] | None:
        """Play a node's move; the replies to it, or None for one that cannot be played."""
        self.reached += 1
        self.checked[Claim.MOVE] += 1
        self._watch()
        claimed = self._tree.moves[index]
        assert claimed is not None
        move = self._play.move(index)
        if not is_legal(board, move):
            self._fault("fault-illegal", index)
            return None
        found, replies = described(board, move)
        wrong = [name for name in Move.__dataclass_fields__ if _differ(name, claimed, found)]
        if wrong:
            names = ", ".join(name.replace("_", " ") for name in wrong)
            self._fault("fault-facts", index, names=names)
        elif self._san and self._san[index] != _SAN.move(found):
            self._fault("fault-san", index, text=self._san[index] or "")
        return replies

    def _below(self, index: int) -> list[int]:
        """The nodes below one that are where they may be, without repetitions."""
        allowed = _BELOW[self._tree.roles[index]]
        good: list[int] = []
        seen: set[tuple[bool, str]] = set()
        reached = 0
        for node in self._tree.children_of(index):
            role, move = self._tree.roles[node], self._tree.moves[node]
            if role not in allowed or (move is None) != (role is Role.SET_PLAY):
                self._fault("fault-role", node)
                continue
            if allowed.index(role) < reached:
                self._fault("fault-order", node)
            reached = max(reached, allowed.index(role))
            name = (role is Role.THREAT, str(move))
            if name in seen:
                self._fault("fault-repeated", node)
                continue
            seen.add(name)
            good.append(node)
        return good

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

    def _ask(self, claim: Claim, index: int, moves: int, move: chess.Move | None = None) -> None:
        self.questions.append(Question(claim, index, moves, move))

    @property
    def _is_partial(self) -> bool:
        return self._solution.status is Status.PARTIAL

    def _is_incomplete(self, index: int) -> bool:
        return Mark.INCOMPLETE in self._tree.marks[index]

    def _is_open(self, index: int) -> bool:
        """Whether the play below an attacker's move is not all given."""
        bare = self._solution.mode is not Mode.FULL and not self._tree.children_of(index)
        return bare or self._is_incomplete(index)

    def _compare_remarks(self, index: int, right: frozenset[Mark]) -> None:
        """Whether a node has the right marks, and a length only if it may have one."""
        if self._tree.lengths[index] and self._tree.roles[index] not in _TIMED:
            self._fault("fault-timed", index)
        wrong = (self._tree.marks[index] ^ right) - {Mark.INCOMPLETE}
        if self._is_incomplete(index):
            below_complete = not self._is_incomplete(self._tree.parents[index])
            if below_complete or self._solution.status is Status.SOLVED:
                wrong |= {Mark.INCOMPLETE}
        if wrong:
            names = ", ".join(mark.words for mark in Mark if mark in wrong)
            self._fault("fault-marks", index, names=names)

    def _fault(self, code: str, index: int, **fields: object) -> None:
        self.faults.append(Fault(code, place=self._play.place(index), **fields))


def _differ(name: str, claimed: Move, found: Move) -> bool:
    return bool(getattr(claimed, name) != getattr(found, name))


def _same_way(one: chess.Move, other: chess.Move) -> bool:
    return (one.from_square, one.to_square) == (other.from_square, other.to_square)

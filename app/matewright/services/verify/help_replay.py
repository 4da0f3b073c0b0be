"""Playing through help play and series: lines that end with the goal, every one a solution."""

from __future__ import annotations

from functools import cached_property
from itertools import zip_longest

import chess

from matewright.model.remarks import STOPPED_ON_SHORT
from matewright.model.solution import BELOW_IN_HELP, Role, Status
from matewright.reference.python_chess import ChessBoard
from matewright.services.verify.open_claims import OpenClaim
from matewright.services.verify.play import is_legal
from matewright.services.verify.replay import UNMARKED, Replay
from matewright.services.verify.report import Claim, Fault


class HelpReplay(Replay):
    """Plays once through a solution to a problem of help play or series."""

    _allowed = BELOW_IN_HELP

    def _name(self, index: int) -> tuple[object, ...]:
        # A move may begin lines of several lengths: then it stands there once for each.
        is_move = self._tree.roles[index] is Role.HELP
        return (*super()._name(index), self._depths[index] if is_move else 0)

    @cached_property
    def _depths(self) -> list[int]:
        """How many moves the longest line from each node on has, its own included."""
        found = [1] * len(self._tree)
        for node in range(len(self._tree) - 1, 0, -1):
            above = self._tree.parents[node]
            found[above] = max(found[above], found[node] + 1)
        return found

    def _replay(self) -> None:
        self._summary()
        self._phase(0, self._play.before(0), self._terms.lengths())
        if self._lacks_set_play:
            self._ask_for_set_play()
        self._compare_remarks(0, UNMARKED)

    def _ask_for_set_play(self) -> None:
        """Ask whether there is none."""
        board = self._play.before(0)
        board.pass_move()
        for length in self._terms.set_lengths():
            for move in list(board.legal_moves):
                moves = max(1, self._terms.moves_of(length))
                self.open_claims.append(
                    OpenClaim(Claim.NO_LINE, 0, moves, move, length, is_set_play=True)
                )

    # -- the answer as a whole ---------------------------------------------------------------------

    def _summary(self) -> None:
        solution, terms = self._solution, self._terms
        pairs = zip_longest(self._play.lines(0), solution.lines)
        if any(ours != theirs for ours, theirs in pairs):
            self.faults.append(Fault("fault-first-moves", what="lines"))
        counts = [len(line) for line in solution.lines]
        if counts != sorted(counts):
            self.faults.append(Fault("fault-lines-order"))
        if solution.keys or solution.tries or solution.keys_complete:
            self.faults.append(Fault("fault-keys"))
        most_lines = terms.options.max_solutions
        if most_lines is not None and len(counts) > most_lines:
            self._contradict("its options and its lines")
        self._look_for_numbers(self._play.below(0, Role.HELP))
        length = terms.moves_of(min(counts)) if counts else None
        if solution.length != length:
            self._contradict("its length and its lines")
        if not self._is_partial and (solution.status is Status.SOLVED) != bool(counts):
            self._contradict("its status and its lines")
        most = terms.stipulation.moves + 1 if length is None else length
        if solution.refuted_below > most:
            self._contradict("its length and what is refuted")

    # -- phases ------------------------------------------------------------------------------------

    def _set_play(self, index: int, board: ChessBoard) -> None:
        if board.is_check() or not self._terms.set_lengths():
            self._fault("fault-set-play", index)
            return
        if not self._tree.children_of(index) and not self._is_incomplete(index):
            self._fault("fault-set-play", index)
        board.pass_move()
        self._phase(index, board, self._terms.set_lengths())
        board.take_back()
        self._compare_remarks(index, UNMARKED)

    def _phase(self, index: int, board: ChessBoard, lengths: range) -> None:
        """The lines from the diagram or in set play, which may be so long."""
        for node in self._below(index):
            length = self._depths[node]
            if self._tree.roles[node] is Role.SET_PLAY:
                self._set_play(node, board)
            elif length in lengths:
                self._move(node, board, length)
            else:
                self._fault("fault-line-length", node, count=length)
        looked_at = list(board.legal_moves)
        if not index:
            looked_at = self._terms.may_be_first(board)
        for length in lengths:
            if self._is_claimed_complete(index, length):
                is_refuted = self._terms.moves_of(length) < self._solution.refuted_below
                for move in list(board.legal_moves) if is_refuted else looked_at:
                    moves = max(1, self._terms.moves_of(length))
                    self.open_claims.append(OpenClaim(Claim.NO_LINE, index, moves, move, length))

    def _is_claimed_complete(self, index: int, length: int) -> bool:
        """Whether the answer claims to have all lines of that length."""
        if not self._is_partial:
            return True
        if self._tree.roles[index] is Role.SET_PLAY:
            return not self._is_incomplete(index)
        moves = self._terms.moves_of(length)
        if self._options_ended_it and moves == self._solution.length:
            return True
        return moves < self._solution.refuted_below

    @property
    def _options_ended_it(self) -> bool:
        """Whether the search was ended after all lines of the shortest length."""
        solution = self._solution
        return (
            self._terms.options.stop_on_short
            and self._terms.options.max_solutions is None
            and STOPPED_ON_SHORT in solution.restrictions
        )

    # -- moves -------------------------------------------------------------------------------------

    def _move(self, index: int, board: ChessBoard, left: int) -> None:
        """A move with which `left` moves are still to come, itself included."""
        terms, move = self._terms, self._play.move(index)
        if is_legal(board, move):
            self._look_at_move(index, board, move, left)
        if self._enter(index, board) is None:
            return
        self._compare_remarks(index, UNMARKED)
        passes = terms.passes_after(left)
        if passes and not terms.may_pass(board):
            self._fault("fault-check-early" if board.is_check() else "fault-duty", index)
        elif left > 1:
            if passes:
                board.pass_move()
            for node in self._below(index):
                if self._depths[node] == left - 1:
                    self._move(node, board, left - 1)
                else:
                    self._fault("fault-lengths", index)
            if passes:
                board.take_back()
        board.take_back()

    def _look_at_move(self, index: int, board: ChessBoard, move: chess.Move, left: int) -> None:
        """Whether a legal move fits its position in the line."""
        terms = self._terms
        if left == 1:
            self.checked[Claim.GOAL] += 1
            if not terms.reached(board, move):
                self._fault("fault-no-goal", index)
            elif terms.needs_force and not terms.is_forced(board):
                self._fault("fault-free", index)
            return
        if terms.may_be_blocked(left):
            self.checked[Claim.DUTY] += 1
            if terms.is_blocked(board, left):
                self._fault("fault-duty", index)
        if terms.ends_early(board, move, left):
            self._fault("fault-goal-early", index)

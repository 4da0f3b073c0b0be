"""Playing through the tree of a solution: what every node has to be, in battle and in help play."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Final

import chess

from matewright.model.move import Move
from matewright.model.notation import Notation
from matewright.model.solution import Mark, Mode, Role, Solution, Status
from matewright.reference.python_chess import ChessBoard, described
from matewright.services.verify.open_claims import OpenClaim
from matewright.services.verify.play import Play, is_legal
from matewright.services.verify.report import Claim, Fault

TIMED: Final = frozenset({Role.KEY, Role.THREAT, Role.CONTINUATION})
"""The attacker's moves that succeed; each has a length."""

_SAN: Final = Notation()

UNMARKED: Final = frozenset[Mark]()


class Replay(ABC):
    """Plays once through a solution.

    `faults`, `checked` and `open_claims` hold what came out so far, `reached` counts the moves
    looked at; after each `watch` is called. `san` is the short notation given for each node, where
    that is to be compared.
    """

    def __init__(
        self,
        solution: Solution,
        play: Play,
        *,
        san: Sequence[str | None],
        watch: Callable[[], None],
    ) -> None:
        self.faults: Final[list[Fault]] = []
        self.checked: Final = Counter[Claim]()
        self.open_claims: Final[list[OpenClaim]] = []
        self.reached = 0
        self._solution: Final = solution
        self._play: Final = play
        self._terms: Final = play.terms
        self._tree: Final = play.tree
        self._san: Final = san
        self._watch: Final = watch
        self._options: Final = play.terms.options

    def run(self) -> None:
        """Replay through everything."""
        if self._tree.roles[0] is not Role.DIAGRAM or self._tree.moves[0] is not None:
            self.faults.append(Fault("fault-root"))
            return
        self._replay()

    @abstractmethod
    def _replay(self) -> None:
        """Replay through a tree that begins with the diagram."""

    @property
    @abstractmethod
    def _allowed(self) -> Mapping[Role, tuple[Role, ...]]:
        """What may stand below a node, in that order."""

    def _name(self, index: int) -> tuple[object, ...]:
        """What no two nodes below another have in common."""
        return self._tree.roles[index] is Role.THREAT, str(self._tree.moves[index])

    def _below(self, index: int) -> list[int]:
        """The nodes below one that are where they may be, without repetitions."""
        allowed = self._allowed[self._tree.roles[index]]
        good: list[int] = []
        seen: set[tuple[object, ...]] = set()
        reached = 0
        for node in self._tree.children_of(index):
            role, move = self._tree.roles[node], self._tree.moves[node]
            if role not in allowed or (move is None) != (role is Role.SET_PLAY):
                self._fault("fault-role", node)
                continue
            if allowed.index(role) < reached:
                self._fault("fault-order", node)
            reached = max(reached, allowed.index(role))
            if self._name(node) in seen:
                self._fault("fault-repeated", node)
                continue
            seen.add(self._name(node))
            good.append(node)
        return good

    def _contradict(self, what: str) -> None:
        self.faults.append(Fault("fault-summary", what=what))

    def _enter(self, index: int, board: ChessBoard) -> list[chess.Move] | None:
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
        elif self._san and _closed(self._san[index] or "") != _closed(_SAN.move(found)):
            self._fault("fault-san", index, text=self._san[index] or "")
        return replies

    def _ask(
        self,
        claim: Claim,
        index: int,
        moves: int,
        move: chess.Move | None = None,
        length: int = 0,
    ) -> None:
        self.open_claims.append(OpenClaim(claim, index, moves, move, length))

    @property
    def _lacks_set_play(self) -> bool:
        """Whether an answer with set play requested claims that there is none."""
        solution = self._solution
        return (
            self._terms.options.set_play
            and solution.mode is Mode.FULL
            and not self._is_partial
            and not self._is_incomplete(0)
            and not self._play.before(0).is_check()
            and not self._play.below(0, Role.SET_PLAY)
        )

    def _look_for_numbers(self, nodes: Sequence[int]) -> None:
        """Whether first moves are among those that were to be looked at."""
        if self._terms.looks_at_every_first_move:
            return
        board = self._play.before(0)
        permitted = self._terms.may_be_first(board)
        for node in nodes:
            move = self._play.move(node)
            if move not in permitted and is_legal(board, move):
                self._fault("fault-number", node)

    @property
    def _is_partial(self) -> bool:
        return self._solution.status is Status.PARTIAL

    def _is_incomplete(self, index: int) -> bool:
        return Mark.INCOMPLETE in self._tree.marks[index]

    def _compare_remarks(self, index: int, right: frozenset[Mark]) -> None:
        """Whether a node has the right marks, and a length only if it may have one."""
        if self._tree.lengths[index] and self._tree.roles[index] not in TIMED:
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


def _closed(san: str) -> str:
    """A move without the blank before the sign of stalemate, which once was not there."""
    return san.replace(" =", "=")


def _differ(name: str, claimed: Move, found: Move) -> bool:
    return bool(getattr(claimed, name) != getattr(found, name))

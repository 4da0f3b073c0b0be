"""The claims that only a search can confirm, and their judge."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

import chess

from matewright.model.solution import Mark, Role
from matewright.services.verify.mate_search import MateSearch
from matewright.services.verify.play import Play
from matewright.services.verify.report import Claim, Fault


@dataclass(slots=True, eq=False)
class Question:
    """One claim that is to be searched.

    It is about the node `index`, for some kinds about a `move` that the tree does not hold there,
    and about a mate in `moves`. `decided` tells that the answer is known.
    """

    claim: Claim
    index: int
    moves: int
    move: chess.Move | None = None
    decided: bool = False


class Judge:
    """Searches what the claims of one solution say.

    `search` obeys the restrictions of the answer, `unrestricted` none.
    """

    def __init__(self, play: Play, search: MateSearch, unrestricted: MateSearch) -> None:
        self._play: Final = play
        self._search: Final = search
        self._unrestricted: Final = unrestricted

    def fault(self, question: Question) -> Fault | None:
        """What is wrong with the claim; None confirms it. Raises `OutOfPositions`."""
        index, moves = question.index, question.moves
        play, search = self._play, self._search
        match question.claim:
            case Claim.LEFT_OUT:
                wrong = self._parries(index, question.move, moves)
                return self._fault("fault-left-out", question) if wrong else None
            case Claim.THREATS:
                return self._threats(question)
            case Claim.CONTINUATIONS:
                return self._alternatives(question, play.after(index), play.below(index))
            case Claim.REFUTATION if play.tree.roles[index] is Role.TRY:
                wrong = search.mated(play.after(index), moves)
                return self._fault("fault-try", question) if wrong else None
            case Claim.REFUTATION:
                wrong = search.mates(play.after(index), moves)
                return self._fault("fault-refutation", question) if wrong else None
            case Claim.UNANSWERED:
                wrong = search.mates(_pushed(play.after(index), question.move), moves)
                return self._fault("fault-set-play-missing", question) if wrong else None
            case Claim.FORCED:
                wrong = not search.forces(play.before(index), play.move(index), moves)
                return self._fault("fault-not-forced", question) if wrong else None
            case Claim.NOT_SOONER:
                wrong = search.forces(play.before(index), play.move(index), moves)
                return self._fault("fault-key-sooner", question) if wrong else None
            case Claim.NO_KEY:
                assert question.move is not None
                wrong = search.forces(play.before(0), question.move, moves)
                return self._fault("fault-key-missing", question) if wrong else None
            case Claim.REFUTED:
                wrong = self._unrestricted.mates(play.before(0), moves)
                return self._fault("fault-refuted", question) if wrong else None
            case Claim.SHORTEST:
                wrong = search.mates(play.before(0), moves)
                return self._fault("fault-shorter", question) if wrong else None
        raise AssertionError(question.claim)

    def _parries(self, index: int, reply: chess.Move | None, length: int) -> bool:
        """Whether a reply spoils one of the threats, and mate does not come even sooner."""
        board = _pushed(self._play.after(index), reply)
        threats = [self._play.move(node) for node in self._play.below(index, Role.THREAT)]
        if all(
            board.is_legal(threat) and self._search.forces(board, threat, length)
            for threat in threats
        ):
            return False
        return not self._search.mates(board, length - 1)

    def _threats(self, question: Question) -> Fault | None:
        board = _pushed(self._play.after(question.index), chess.Move.null())
        threats = self._play.below(question.index, Role.THREAT)
        if threats:
            return self._alternatives(question, board, threats)
        if self._search.mates(board, question.moves):
            return self._fault("fault-not-zugzwang", question)
        return None

    def _alternatives(
        self, question: Question, board: chess.Board, nodes: Collection[int]
    ) -> Fault | None:
        """Whether there is a shorter mate than by `nodes`, or one just as short beside them."""
        if self._search.mates(board, question.moves - 1):
            return self._fault("fault-sooner", question)
        if Mark.INCOMPLETE in self._play.tree.marks[question.index]:
            return None
        listed = {self._play.move(node) for node in nodes}
        missing = [
            board.san(move)
            for move in list(board.legal_moves)
            if move not in listed and self._search.forces(board, move, question.moves)
        ]
        if missing:
            return self._fault("fault-alternatives", question, names=", ".join(missing))
        return None

    def _fault(self, code: str, question: Question, **fields: object) -> Fault:
        place = self._play.place(question.index, question.move)
        return Fault(code, place=place, moves=question.moves, **fields)


def _pushed(board: chess.Board, move: chess.Move | None) -> chess.Board:
    assert move is not None
    board.push(move)
    return board

"""The claims that only a search can confirm, and their judge."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

import chess

from matewright.model.solution import Mark, Role
from matewright.reference.python_chess import ChessBoard
from matewright.reference.search import Battle, Lines
from matewright.services.verify.play import Play
from matewright.services.verify.report import Claim, Fault


@dataclass(slots=True, eq=False)
class OpenClaim:
    """One claim that is to be searched.

    It is about the node `index`, for some kinds about a `move` that the tree does not hold there,
    and about reaching the goal in `moves`. In help play lines of exactly `length` moves of either
    side are meant; of a reply that may be left out as it is met in fewer moves than others, the
    most moves of those. `decided` says that it was confirmed or refuted, `given_up` that no
    search can do so, because the claim rests on restrictions that are not supported here. With
    `is_set_play` the tree has no set play, and the claim is that there is none.
    """

    kind: Claim
    index: int
    moves: int
    move: chess.Move | None = None
    length: int = 0
    decided: bool = False
    given_up: bool = False
    is_set_play: bool = False


class Judge:
    """Searches what the claims of one solution say.

    `attack` obeys the restrictions of the answer, `unrestricted` none; `lines` is for help play.
    """

    def __init__(
        self,
        play: Play,
        attack: Battle[chess.Move],
        unrestricted: Battle[chess.Move],
        lines: Lines[chess.Move],
    ) -> None:
        self._play: Final = play
        self._search: Final = attack
        self._unrestricted: Final = unrestricted
        self._lines: Final = lines

    def fault(self, claim: OpenClaim) -> Fault | None:
        """What is wrong with the claim; None confirms it. Raises `OutOfPositions`."""
        index, moves = claim.index, claim.moves
        play, search = self._play, self._search
        match claim.kind:
            case Claim.LEFT_OUT:
                wrong = self._is_missing(claim)
                return self._fault("fault-left-out", claim) if wrong else None
            case Claim.THREATS:
                return self._threats(claim)
            case Claim.CONTINUATIONS:
                return self._alternatives(claim, play.after(index), play.below(index))
            case Claim.REFUTATION if play.tree.roles[index] is Role.TRY:
                wrong = search.forces(play.before(index), play.move(index), moves)
                return self._fault("fault-try", claim) if wrong else None
            case Claim.REFUTATION:
                wrong = search.succeeds(play.after(index), moves)
                return self._fault("fault-refutation", claim) if wrong else None
            case Claim.UNANSWERED:
                wrong = self._has_shown_answer(claim)
                return self._fault("fault-set-play-missing", claim) if wrong else None
            case Claim.FORCED:
                wrong = not search.forces(play.before(index), play.move(index), moves)
                return self._fault("fault-not-forced", claim) if wrong else None
            case Claim.NOT_SOONER if not index:
                # The key was made before the diagram.
                wrong = search.loses(play.before(0), moves - 1)
                return self._fault("fault-shorter", claim) if wrong else None
            case Claim.NOT_SOONER:
                wrong = search.forces(play.before(index), play.move(index), moves)
                return self._fault("fault-key-sooner", claim) if wrong else None
            case Claim.NO_KEY:
                assert claim.move is not None
                wrong = search.forces(play.before(0), claim.move, moves)
                return self._fault("fault-key-missing", claim) if wrong else None
            case Claim.REFUTED:
                wrong = self._unrestricted.succeeds(play.before(0), moves)
                return self._fault("fault-refuted", claim) if wrong else None
            case Claim.SHORTEST if claim.move is not None:
                wrong = search.forces(play.before(0), claim.move, moves)
                return self._fault("fault-shorter", claim) if wrong else None
            case Claim.SHORTEST:
                wrong = search.succeeds(play.before(0), moves)
                return self._fault("fault-shorter", claim) if wrong else None
            case Claim.NO_LINE:
                return self._further_lines(claim)
        raise AssertionError(claim.kind)

    def _further_lines(self, claim: OpenClaim) -> Fault | None:
        """Whether there is a line with that first move that the tree does not hold."""
        play, index, first = self._play, claim.index, claim.move
        assert first is not None
        board = _passed(play.before(0)) if claim.is_set_play else play.after(index)
        for line in self._lines.lines(board, first, claim.length):
            if claim.is_set_play or not play.holds(index, line):
                further = (chess.Move.null(), *line) if claim.is_set_play else line
                return Fault("fault-line-missing", place=play.place(index, further))
        return None

    def _is_missing(self, claim: OpenClaim) -> bool:
        """Whether a reply that is left out should be there."""
        # Without threats there is nothing to parry.
        if claim.moves and not self._parries(claim.index, claim.move, claim.moves):
            return False
        return not self._is_short(claim)

    def _is_short(self, claim: OpenClaim) -> bool:
        """Whether a reply is met in fewer moves than others, and is left out for that."""
        if not self._play.terms.options.no_short_variations:
            return False
        board = _pushed(self._play.after(claim.index), claim.move)
        return self._search.succeeds(board, claim.length - 1)

    def _has_shown_answer(self, claim: OpenClaim) -> bool:
        """Whether a move that the set play leaves out has an answer that would be shown."""
        if claim.is_set_play:
            board = _pushed(_passed(self._play.before(0)), claim.move)
            return self._search.succeeds(board, claim.moves)
        board = _pushed(self._play.after(claim.index), claim.move)
        if not self._play.terms.options.no_short_variations:
            return self._search.succeeds(board, claim.moves)
        # Where the longest answer takes fewer moves than there are, every move has one.
        has_answer = claim.length < claim.moves or self._search.succeeds(board, claim.moves)
        return has_answer and not self._is_short(claim)

    def _parries(self, index: int, reply: chess.Move | None, length: int) -> bool:
        """Whether a reply spoils one of the threats, and mate does not come even sooner."""
        board = _pushed(self._play.after(index), reply)
        threats = [self._play.move(node) for node in self._play.below(index, Role.THREAT)]
        if all(
            board.is_legal(threat) and self._search.forces(board, threat, length)
            for threat in threats
        ):
            return False
        return not self._search.succeeds(board, length - 1)

    def _threats(self, claim: OpenClaim) -> Fault | None:
        board = _pushed(self._play.after(claim.index), chess.Move.null())
        threats = self._play.below(claim.index, Role.THREAT)
        if threats:
            return self._alternatives(claim, board, threats)
        if self._search.succeeds(board, claim.moves):
            return self._fault("fault-not-zugzwang", claim)
        return None

    def _alternatives(
        self, claim: OpenClaim, board: ChessBoard, nodes: Collection[int]
    ) -> Fault | None:
        """Whether there is a shorter mate than by `nodes`, or one just as short beside them."""
        if self._search.succeeds(board, claim.moves - 1):
            return self._fault("fault-sooner", claim)
        if Mark.INCOMPLETE in self._play.tree.marks[claim.index]:
            return None
        listed = {self._play.move(node) for node in nodes}
        missing = [
            board.san(move)
            for move in list(board.legal_moves)
            if move not in listed and self._search.forces(board, move, claim.moves)
        ]
        if missing:
            return self._fault("fault-alternatives", claim, names=", ".join(missing))
        return None

    def _fault(self, code: str, claim: OpenClaim, **fields: object) -> Fault:
        further = () if claim.move is None else (claim.move,)
        if claim.is_set_play:
            further = (chess.Move.null(), *further)
        place = self._play.place(claim.index, further)
        return Fault(code, place=place, moves=claim.moves, **fields)


def _passed(board: ChessBoard) -> ChessBoard:
    return _pushed(board, chess.Move.null())


def _pushed(board: ChessBoard, move: chess.Move | None) -> ChessBoard:
    assert move is not None
    board.push(move)
    return board

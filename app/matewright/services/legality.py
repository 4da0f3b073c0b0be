"""Whether a position can come from a game: legal, illegal, or not known."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final, overload

from matewright import engine
from matewright.errors import EngineError, IllegalPosition
from matewright.job import deadline_in, left_until
from matewright.model.game import Game
from matewright.model.legality import POSSIBLE, notes, piece_errors
from matewright.model.move import square_name
from matewright.model.piece import Colour, Piece
from matewright.model.position import Position
from matewright.model.stipulation import Stipulation
from matewright.wording import Wording

_words: Final = Wording("legality")

_SHORT_WAIT: Final = 0.01


class Verdict(StrEnum):
    """What is known of a position."""

    LEGAL = "legal"
    ILLEGAL = "illegal"
    UNDECIDED = "undecided"


@dataclass(frozen=True, slots=True)
class Legality:
    """The verdict on a position.

    `reason`: why it comes from no game, in one sentence, or that it was not found out; empty where
    it is legal. `game` leads to it from the array, in SAN.
    """

    fen: str
    verdict: Verdict
    reason: str = ""
    game: tuple[str, ...] = ()
    seconds: float = 0.0

    def to_dict(self) -> dict[str, Any]:
        """The fields for JSON."""
        return {
            "fen": self.fen,
            "verdict": self.verdict.value,
            "reason": self.reason or None,
            "game": list(self.game) if self.game or self.verdict is Verdict.LEGAL else None,
            "seconds": round(self.seconds, 3),
        }

    @property
    def game_text(self) -> str:
        """The game with numbers of moves."""
        return " ".join(
            f"{index // 2 + 1}. {move}" if index % 2 == 0 else move
            for index, move in enumerate(self.game)
        )


class LegalityJob:
    """Work at the question that goes on by itself. Dropping the last reference stops it."""

    def __init__(self, position: Position | str, *, threads: int, time_limit: float | None) -> None:
        """Begin. Raises what `start` raises."""
        fields = position.split() if isinstance(position, str) else []
        if isinstance(position, str):
            position = Position.from_fen(position)
        self._position = position
        self._rights: str | None = fields[2] if len(fields) > 2 else None
        self._fen = " ".join(fields) if fields else position.fen
        self._search: engine.LegalitySearch | None = None
        self._known: Legality | None = None
        if not position.is_orthodox:
            raise EngineError("legality-orthodox")
        reason = next(_at_first_sight(position, self._rights), None)
        if reason is not None:
            self._known = Legality(self._fen, Verdict.ILLEGAL, str(reason))
            return
        if self._rights is None:
            position = position.with_castling("K", False)
            for right in "Qkq":
                position = position.with_castling(right, False)
        self._search = engine.LegalitySearch(
            position,
            fields_are_stated=self._rights is not None,
            threads=threads,
            time_limit=time_limit,
        )

    def cancel(self) -> None:
        """Ask it to stop; within 100 ms it ends with what it knows by then."""
        if self._search is not None:
            self._search.cancel()

    @property
    def seconds(self) -> float:
        """The time since the start."""
        return self._search.seconds if self._search is not None else 0.0

    @overload
    def result(self) -> Legality: ...

    @overload
    def result(self, timeout: float | None) -> Legality | None: ...

    def result(self, timeout: float | None = None) -> Legality | None:
        """Wait for the verdict; None when `timeout` seconds pass first.

        Raises `EngineError` when the engine failed.
        """
        deadline = deadline_in(timeout)
        while self._known is None:
            assert self._search is not None
            left = left_until(deadline)
            # Short waits, so that Ctrl-C takes effect between them.
            wait = _SHORT_WAIT if left is None else min(_SHORT_WAIT, left)
            found = self._search.wait(wait)
            if found is not False:
                self._known = self._understood(found)
            elif wait == left:
                return None
        return self._known

    def _understood(self, found: Sequence[str] | IllegalPosition | bool) -> Legality:
        seconds = self.seconds
        if isinstance(found, IllegalPosition):
            return Legality(self._fen, Verdict.ILLEGAL, str(found), seconds=seconds)
        if isinstance(found, bool):
            reason = _words("Neither a game nor a reason why there is none was found in time.")
            return Legality(self._fen, Verdict.UNDECIDED, reason, seconds=seconds)
        game = _replayed(found, self._position, self._rights)
        return Legality(self._fen, Verdict.LEGAL, game=game, seconds=seconds)


def start(
    position: Position | str,
    *,
    threads: int = engine.ALL_THREADS,
    time_limit: float | None = None,
) -> LegalityJob:
    """Begin to find out whether a position can come from a game.

    A FEN that has a castling field states who may castle; of a `Position`, and of a FEN without
    that field, only the board, the side to move and an en passant square are asked about. Raises
    `FormatError` for a FEN that cannot be read, `EngineError` for pieces that are not orthodox.
    """
    return LegalityJob(position, threads=threads, time_limit=time_limit)


def _at_first_sight(position: Position, rights: str | None) -> Iterator[IllegalPosition]:
    """Reasons that need no search."""
    yield from piece_errors(position, Stipulation(1), ())
    for colour in Colour:
        if not position.squares_of(Piece(colour, "K")):
            yield IllegalPosition("king-missing", colour=colour.english.lower())
            return
    try:
        engine.check(Game(position))
    except IllegalPosition as error:
        yield error
        return
    for right in rights or "":
        if right != "-" and right not in position.castling_possible:
            yield IllegalPosition("castling-impossible", right=right)
    if position.en_passant is not None and not _can_have_passed(position, position.en_passant):
        yield IllegalPosition("double-step-impossible", square=square_name(position.en_passant))
    yield from (note for note in notes(position) if note.code not in POSSIBLE)


def _can_have_passed(position: Position, square: int) -> bool:
    """Whether a pawn stands before the square, and nothing on it and behind."""
    step = 8 if position.turn is Colour.BLACK else -8
    pawn = Piece(position.turn.other, "P")
    board = position.board
    return board[square + step] == pawn and board[square] is None and board[square - step] is None


def _replayed(game: Sequence[str], position: Position, rights: str | None) -> tuple[str, ...]:
    """The moves in SAN, after python-chess has played them to the position."""
    import chess

    board = chess.Board()
    moves = []
    for uci in game:
        move = chess.Move.from_uci(uci)
        if move not in board.legal_moves:
            raise EngineError("engine-panic", detail=f"{uci} in {board.fen()}")
        moves.append(board.san_and_push(move))
    passed = board.ep_square if position.en_passant is not None else None
    agrees = (
        board.board_fen() == position.board_fen
        and board.turn == (position.turn is Colour.WHITE)
        and (rights is None or set(board.castling_xfen()) == set(rights))
        and passed == position.en_passant
        and (rights is None or passed is not None or not board.has_legal_en_passant())
    )
    if not agrees:
        raise EngineError("engine-panic", detail=f"{board.fen()} is not {position.fen}")
    return tuple(moves)

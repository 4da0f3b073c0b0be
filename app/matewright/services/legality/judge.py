"""Whether a position can come from a game: legal, illegal, or not known."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
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
from matewright.wording import Wording

_words: Final = Wording("legality")

_SHORT_WAIT: Final = 0.01


class Verdict(StrEnum):
    """What is known of a position."""

    LEGAL = "legal"
    ILLEGAL = "illegal"
    UNDECIDED = "undecided"

    @property
    def word(self) -> str:
        """It in the reader's language."""
        return {
            Verdict.LEGAL: _words("legal"),
            Verdict.ILLEGAL: _words("illegal"),
            Verdict.UNDECIDED: _words("undecided"),
        }[self]


def progress_text(attempts: int, *, is_over: bool = False) -> str:
    """How far the work at a position has got, or got when it ended without a verdict."""
    if attempts == 0:
        if is_over:
            return _words(
                "Not all was tried that could speak against it, and no game was looked for."
            )
        return _words("Looking for a reason why it cannot come from a game")
    if is_over:
        return _words.count(
            attempts,
            "No reason against it was found, and no game in %n attempt.",
            "No reason against it was found, and no game in %n attempts.",
        )
    return _words.count(
        attempts,
        "No reason against it was found; looking for a game: attempt %n",
        "No reason against it was found; looking for a game: attempt %n",
    )


@dataclass(frozen=True, slots=True)
class Legality:
    """The verdict on a position.

    `error` is why it comes from no game. `game` leads to it from the array, in SAN. `attempts` says
    how often a game was tried to be put together.
    """

    fen: str
    verdict: Verdict
    error: IllegalPosition | None = None
    game: tuple[str, ...] = ()
    attempts: int = 0
    seconds: float = 0.0

    @property
    def reason(self) -> str:
        """Why it comes from no game, or how far it got, in a sentence; empty where it is legal."""
        if self.verdict is Verdict.UNDECIDED:
            return progress_text(self.attempts, is_over=True)
        return "" if self.error is None else str(self.error)

    def to_dict(self) -> dict[str, Any]:
        """The fields for JSON."""
        return {
            "fen": self.fen,
            "verdict": self.verdict.value,
            "reason": self.reason or None,
            "game": list(self.game) if self.game or self.verdict is Verdict.LEGAL else None,
            "seconds": round(self.seconds, 3),
        }

    def to_record(self) -> dict[str, Any]:
        """Itself as values of JSON, for files of this program."""
        return {
            "position": self.fen,
            "verdict": self.verdict.value,
            "error": None if self.error is None else self.error.to_dict(),
            "game": " ".join(self.game),
            "attempts": self.attempts,
            "seconds": round(self.seconds, 3),
        }

    @classmethod
    def from_record(cls, data: Mapping[str, Any]) -> Legality:
        """The same again. Raises `KeyError`, `TypeError` or `ValueError` for anything else."""
        error = data["error"]
        return cls(
            str(data["position"]),
            Verdict(data["verdict"]),
            None if error is None else IllegalPosition.from_dict(error),
            tuple(data["game"].split()),
            int(data["attempts"]),
            float(data["seconds"]),
        )

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
        if (error := impediment(Game(position))) is not None:
            raise error
        reason = next(at_first_sight(position, self._rights), None)
        if reason is not None:
            self._known = Legality(self._fen, Verdict.ILLEGAL, reason)
            return
        if self._rights is None:
            position = with_rights(position, ())
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

    @property
    def attempts(self) -> int:
        """How often a game was tried to be put together so far."""
        return self._search.attempts if self._search is not None else 0

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
        known = Legality(self._fen, Verdict.UNDECIDED, attempts=self.attempts, seconds=self.seconds)
        if isinstance(found, IllegalPosition):
            return replace(known, verdict=Verdict.ILLEGAL, error=found)
        if isinstance(found, bool):
            return known
        game = _replayed(found, self._position, self._rights)
        return replace(known, verdict=Verdict.LEGAL, game=game)


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


def impediment(game: Game) -> EngineError | None:
    """Why nothing of retro analysis can be asked about a game; None where it can."""
    if game.conditions or not game.position.is_orthodox:
        return EngineError("legality-orthodox")
    return None


def with_rights(position: Position, rights: Collection[str]) -> Position:
    """The position in which these and no other rights to castle are left."""
    for right in "KQkq":
        position = position.with_castling(right, right in rights)
    return position


def at_first_sight(position: Position, rights: str | None = None) -> Iterator[IllegalPosition]:
    """Reasons that need no search why a position with these rights to castle comes from no game."""
    yield from piece_errors(position, ())
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

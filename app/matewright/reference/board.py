"""The board of the rules model: who stands where, what may be played, and what was played last.

Plain and complete rather than fast: a move is legal when it can be played and the own king is not
in check afterwards, and that is exactly how it is tested.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final

from matewright.reference.pieces import KINDS, Bishop, Knight, Mode, Piece, Queen, Rook
from matewright.reference.squares import SQUARES, Square

_HOMES: Final = {True: SQUARES[4], False: SQUARES[60]}
"""Where the kings stand that have not moved, by `is_white`."""
_CASTLERS: Final = tuple(SQUARES[number] for number in (0, 4, 7, 56, 60, 63))
"""The home squares of kings and rooks."""


@dataclass(frozen=True, slots=True)
class Move:
    """A move as it is played: the piece, where from, where to, and what else happens.

    `captured` is the piece that goes, also en passant; `promotion` the kind the pawn becomes;
    `rook` castles, from the first to the second of `rook_way`.
    """

    piece: Piece = field(compare=False)
    start: Square
    to: Square
    captured: Piece | None = field(default=None, compare=False)
    promotion: type[Piece] | None = None
    rook: Piece | None = field(default=None, compare=False)

    @property
    def passed(self) -> Square | None:
        """The square a pawn passed in a double step."""
        if not self.piece.is_pawn or abs(self.to.rank - self.start.rank) != 2:
            return None
        return SQUARES[(self.start.number + self.to.number) // 2]

    @property
    def rook_way(self) -> tuple[Square, Square]:
        """Where the rook stands before castling and after it."""
        first = self.start.number - self.start.file
        short = self.to.file > self.start.file
        return SQUARES[first + (7 if short else 0)], SQUARES[first + (5 if short else 3)]

    def __str__(self) -> str:
        promotion = self.promotion.code.lower() if self.promotion else ""
        return f"{self.start}{self.to}{promotion}"


class Board:
    """Pieces on squares, the side to move, and the moves that led here.

    `moved` are squares whose pieces have certainly moved, or did not come from there; kings
    and rooks elsewhere can castle. `before` is the move that was played last, for captures en
    passant. Pawns promote to orthodox pieces and to the fairy kinds that stand on this board at the
    beginning.
    """

    def __init__(
        self,
        pieces: Iterable[Piece],
        *,
        white_to_play: bool = True,
        moved: Collection[Square] = (),
        before: Move | None = None,
    ) -> None:
        self._squares: list[Piece | None] = [None] * 64
        self._pieces = list(pieces)
        for piece in self._pieces:
            self._squares[piece.position.number] = piece
        # They are neither captured nor do pawns become kings.
        self._kings = [piece for piece in self._pieces if piece.is_king]
        self.white_to_play = white_to_play
        self._before = before
        self._moved = dict.fromkeys(moved, 1)
        # Each move with the piece that arrived; None for a pass.
        self._history: list[tuple[Move, Piece] | None] = []
        present = {type(piece) for piece in self._pieces}
        fairies = (kind for kind in KINDS if kind.is_fairy and kind in present)
        self._promotions: tuple[type[Piece], ...] = (Queen, Rook, Bishop, Knight, *fairies)

    # -- reading -----------------------------------------------------------------------------

    def piece(self, square: Square) -> Piece | None:
        """The piece there."""
        return self._squares[square.number]

    def pieces(self, *, is_white: bool) -> Iterator[Piece]:
        """The pieces of one side that are alive, in no particular order."""
        return (piece for piece in self._pieces if piece.alive and piece.is_white == is_white)

    @property
    def last_move(self) -> Move | None:
        """The move that led to this position, if it is recorded and was not a pass."""
        if not self._history:
            return self._before
        last = self._history[-1]
        return None if last is None else last[0]

    def has_moved(self, square: Square) -> bool:
        """Whether the king or rook there cannot castle, because it has moved or is not at home."""
        piece = self.piece(square)
        if piece is None or self._moved.get(square):
            return True
        home = _HOMES[piece.is_white]
        return square is not home if piece.is_king else square.rank != home.rank

    def is_attacked(self, square: Square, *, by_white: bool) -> bool:
        """Whether a side attacks a square."""
        return any(self.attackers(square, by_white=by_white))

    def attackers(self, square: Square, *, by_white: bool) -> Iterator[Piece]:
        """The pieces of a side that attack a square."""
        return (piece for piece in self.pieces(is_white=by_white) if piece.attacks(square, self))

    def checkers(self, *, is_white: bool) -> list[Piece]:
        """The pieces that give check to a side; none when it has no king."""
        return [
            attacker
            for king in self._kings
            if king.is_white == is_white
            for attacker in self.attackers(king.position, by_white=not is_white)
        ]

    def in_check(self, *, is_white: bool) -> bool:
        """Whether a side's king is attacked."""
        return any(
            self.is_attacked(king.position, by_white=not is_white)
            for king in self._kings
            if king.is_white == is_white
        )

    # -- for the oracle, see `rules.Rules` ---------------------------------------------------

    def ordered_moves(self) -> list[Move]:
        """The legal moves in the order of their squares, then of the kinds a pawn becomes."""
        return sorted(self.legal_moves(), key=self._order)

    def checking_moves(self) -> list[Move]:
        """The legal moves that give check, in order."""
        mover, found = self.white_to_play, []
        for move in self.moves():
            self.play(move)
            # Checks are few, so they are looked for before anything else.
            if self.in_check(is_white=not mover) and not self.in_check(is_white=mover):
                found.append(move)
            self.take_back()
        return sorted(found, key=self._order)

    def _order(self, move: Move) -> tuple[int, int, int]:
        promotion = self._promotions.index(move.promotion) if move.promotion else 0
        return move.start.number, move.to.number, promotion

    def is_check(self) -> bool:
        """Whether the side to move is in check."""
        return self.in_check(is_white=self.white_to_play)

    def is_stuck(self) -> bool:
        """Whether the side to move has no legal move."""
        return next(self.legal_moves(), None) is None

    def key(self) -> Hashable:
        """Who stands where, who can still castle, and the square a pawn has just passed."""
        pieces = "".join(piece.letter if piece else "." for piece in self._squares)
        castling = tuple(map(self.has_moved, _CASTLERS))
        last = self.last_move
        return pieces, self.white_to_play, castling, last and last.passed

    def is_capture(self, move: Move) -> bool:
        """Whether a move captures."""
        return move.captured is not None

    def is_en_passant(self, move: Move) -> bool:
        """Whether a move captures en passant."""
        return move.captured is not None and move.captured.position is not move.to

    def is_castling(self, move: Move) -> bool:
        """Whether a move castles."""
        return move.rook is not None

    def is_king_move(self, move: Move) -> bool:
        """Whether the king moves."""
        return move.piece.is_king

    def target(self, move: Move) -> int:
        """The square a move reaches."""
        return move.to.number

    def is_to_last_rank(self, move: Move) -> bool:
        """Whether a move ends on the last rank of the side that moves."""
        return move.to.rank == (7 if self.white_to_play else 0)

    # -- moving ------------------------------------------------------------------------------

    def moves(self) -> Iterator[Move]:
        """All moves of the side to play, also those that leave its king in check."""
        for piece in list(self.pieces(is_white=self.white_to_play)):
            for to in list(piece.moves(self, Mode.ORDINARY)):
                yield from self._moves(piece, to)

    def _moves(self, piece: Piece, to: Square) -> Iterator[Move]:
        """A piece's moves to a square: several when a pawn promotes."""
        start, captured = piece.position, self.piece(to)
        rook = None
        if piece.is_pawn and captured is None and to.file != start.file:
            # A pawn that goes aside to a free square captures the one that has just passed.
            assert self.last_move is not None, "there is a pawn to be captured"
            captured = self.last_move.piece
        if piece.is_king and abs(to.file - start.file) == 2:
            rook = self.piece(Move(piece, start, to).rook_way[0])
        if piece.is_pawn and to.rank in (0, 7):
            for kind in self._promotions:
                yield Move(piece, start, to, captured, kind)
        else:
            yield Move(piece, start, to, captured, None, rook)

    def legal_moves(self) -> Iterator[Move]:
        """The moves of the side to play after which its king is not in check."""
        mover = self.white_to_play
        for move in self.moves():
            self.play(move)
            legal = not self.in_check(is_white=mover)
            self.take_back()
            if legal:
                yield move

    def play(self, move: Move) -> None:
        """Play a move of `moves`."""
        piece = move.piece
        if move.captured is not None:
            move.captured.alive = False
            self._squares[move.captured.position.number] = None
        if move.promotion is not None:
            piece.alive = False
            self._squares[move.start.number] = None
            piece = move.promotion(move.start, piece.is_white)
            self._pieces.append(piece)
        self._shift(piece, move.to)
        if move.rook is not None:
            self._shift(move.rook, move.rook_way[1])
        for square in (move.start, move.to):
            self._moved[square] = self._moved.get(square, 0) + 1
        self._history.append((move, piece))
        self.white_to_play = not self.white_to_play

    def take_back(self) -> None:
        """Undo the last move, or pass, on this board."""
        self.white_to_play = not self.white_to_play
        last = self._history.pop()
        if last is None:
            return
        move, piece = last
        for square in (move.start, move.to):
            self._moved[square] -= 1
        if move.rook is not None:
            self._shift(move.rook, move.rook_way[0])
        self._shift(piece, move.start)
        if move.promotion is not None:
            self._pieces.remove(piece)
            move.piece.alive = True
            self._squares[move.start.number] = move.piece
        if move.captured is not None:
            move.captured.alive = True
            self._squares[move.captured.position.number] = move.captured

    def pass_move(self) -> None:
        """Let the other side play, which cannot capture en passant then."""
        self._history.append(None)
        self.white_to_play = not self.white_to_play

    def _shift(self, piece: Piece, to: Square) -> None:
        self._squares[piece.position.number] = None
        self._squares[to.number] = piece
        piece.position = to

"""The pieces as types: one abstract piece, and under it one class for each kind.

After the Sather program (`$PIECE`, `PIECE` and its descendants). A class says which kind of
`model.kinds.KINDS` it is, its directions and, where they do not say it all, how it moves.

What is mended here that the historic program left open:

* The king may not castle out of check, not only neither through nor into it.
* King and rook must not have moved, and the rook must be one's own: there, only the king's moves
  were remembered, and any rook in the corner would do.
* A king does not hide behind itself: the square behind it on the line of a checking rook is
  attacked too. There, the king stood in its own way when its flight was tested.
* Pawns promote (`Board.legal_moves` offers each kind of piece), and a move that leaves the own king
  in check is not a legal move, whichever piece makes it.
* In the mode *for check test* a piece names only what it attacks: no castling and no capture en
  passant, which never attack a king.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from enum import Enum, auto
from functools import cache
from typing import ClassVar, Final, Protocol

from matewright.reference.squares import (
    DIAGONAL,
    HORIZONTAL_LEFT,
    HORIZONTAL_RIGHT,
    KNIGHT,
    KNIGHT_LINES,
    NORTH_EAST,
    NORTH_TWO,
    NORTH_WEST,
    RING,
    SOUTH_EAST,
    SOUTH_TWO,
    SOUTH_WEST,
    STRAIGHT,
    Direction,
    Square,
)


class LastMove(Protocol):
    """What a piece may know of the move made last."""

    @property
    def piece(self) -> Piece:
        """Who made it."""

    @property
    def passed(self) -> Square | None:
        """The square a pawn passed in a double step."""


class Board(Protocol):
    """What a piece may know of the board it stands on."""

    @property
    def last_move(self) -> LastMove | None:
        """The move made last."""

    def piece(self, square: Square) -> Piece | None:
        """Who stands on a square."""

    def has_moved(self, square: Square) -> bool:
        """Whether the piece on a square has moved."""

    def is_attacked(self, square: Square, *, by_white: bool) -> bool:
        """Whether a side attacks a square."""


class Mode(Enum):
    """What `Piece.moves` is to produce."""

    ORDINARY = auto()
    """Where the piece can go, whatever becomes of its king."""
    FOR_CHECK_TEST = auto()
    """What the piece attacks: an enemy king there would be in check; own pieces are guarded."""


class Piece(ABC):
    """A piece on the board: its colour, its square, and whether it is still alive.

    The class constants say what kind it is:

    * `code`: the letter in FEN, a key of `model.kinds.KINDS`, which has the names.
    * `directions`: the ways it goes.
    * `is_fairy`: whether orthodox chess does not know it.
    """

    code: ClassVar[str]
    directions: ClassVar[tuple[Direction, ...]] = ()
    is_pawn: ClassVar[bool] = False
    is_rook: ClassVar[bool] = False
    is_king: ClassVar[bool] = False
    is_fairy: ClassVar[bool] = False

    __slots__ = ("alive", "is_white", "position")

    def __init__(self, position: Square, is_white: bool) -> None:
        self.position = position
        self.is_white = is_white
        self.alive = True

    @property
    def letter(self) -> str:
        """The letter in FEN: upper case for White."""
        return self.code if self.is_white else self.code.lower()

    def moves(self, board: Board, mode: Mode) -> Iterator[Square]:
        """The squares the piece can go to, or attacks, one after another.

        Whether its own king would then be in check is not checked here.
        """
        for direction in self.directions:
            yield from self.along(direction, board, mode)

    @abstractmethod
    def along(self, direction: Direction, board: Board, mode: Mode) -> Iterator[Square]:
        """The squares that the piece reaches in one direction."""

    def attacks(self, to: Square, board: Board) -> bool:
        """Whether the piece attacks a square."""
        # Only the direction the square lies in is looked at, if there is one.
        return any(
            square is to
            for direction in _towards(type(self), self.is_white, self.position, to)
            for square in self.along(direction, board, Mode.FOR_CHECK_TEST)
        )

    @classmethod
    def attack_directions(cls, is_white: bool) -> tuple[Direction, ...]:  # noqa: ARG003 - pawns ask
        """The directions in which it attacks."""
        return cls.directions

    def is_enemy(self, other: Piece) -> bool:
        """Whether the other piece is of the other colour."""
        return other.is_white != self.is_white

    def __repr__(self) -> str:
        return f"<{self.letter}{self.position}>"


@cache
def _towards(
    kind: type[Piece], is_white: bool, position: Square, to: Square
) -> tuple[Direction, ...]:
    """The directions in which a piece attacks that lead from one square to the other, if any."""
    return tuple(
        direction for direction in kind.attack_directions(is_white) if to in position.way(direction)
    )


class Walker(Piece):
    """What most pieces share: they go along their directions until a piece stands in the way."""

    __slots__ = ()

    def along(self, direction: Direction, board: Board, mode: Mode) -> Iterator[Square]:
        """Every free square of the way, and the first that is not, if an enemy stands there."""
        for to in self.position.way(direction):
            other = board.piece(to)
            if other is None:
                yield to
                continue
            if mode is Mode.FOR_CHECK_TEST or self.is_enemy(other):
                yield to
            return


class King(Walker):
    """Goes to the neighbouring squares; castles."""

    code = "K"
    directions = RING
    is_king = True

    __slots__ = ()

    def moves(self, board: Board, mode: Mode) -> Iterator[Square]:
        """The neighbouring squares, and two squares aside in castling."""
        yield from super().moves(board, mode)
        if mode is Mode.ORDINARY and not board.has_moved(self.position):
            yield from self._castling(board)

    def _castling(self, board: Board) -> Iterator[Square]:
        """The squares castling takes the king to.

        `Board.has_moved` also says whether the king stands on its home square at all.
        """
        if board.is_attacked(self.position, by_white=not self.is_white):
            return
        for direction in (HORIZONTAL_RIGHT, HORIZONTAL_LEFT):
            *between, corner = self.position.way(direction)
            rook = board.piece(corner)
            if rook is None or not rook.is_rook or self.is_enemy(rook):
                continue
            if board.has_moved(corner) or any(map(board.piece, between)):
                continue
            passed, to = between[:2]
            # Whether `to` is attacked is seen when the king stands there.
            if not board.is_attacked(passed, by_white=not self.is_white):
                yield to


class Queen(Walker):
    """Goes as rook and bishop do."""

    code = "Q"
    directions = STRAIGHT + DIAGONAL

    __slots__ = ()


class Rook(Walker):
    """Goes along ranks and files."""

    code = "R"
    directions = STRAIGHT
    is_rook = True

    __slots__ = ()


class Bishop(Walker):
    """Goes along diagonals."""

    code = "B"
    directions = DIAGONAL

    __slots__ = ()


class Knight(Walker):
    """Leaps two squares straight and one aside."""

    code = "N"
    directions = KNIGHT

    __slots__ = ()


class Pawn(Piece):
    """Goes forward, captures aside, also en passant the pawn that has just passed it."""

    code = "P"
    is_pawn = True

    __slots__ = ()

    @classmethod
    def attack_directions(cls, is_white: bool) -> tuple[Direction, ...]:
        """Forward and aside."""
        return (NORTH_EAST, NORTH_WEST) if is_white else (SOUTH_EAST, SOUTH_WEST)

    def moves(self, board: Board, mode: Mode) -> Iterator[Square]:
        """Straight ahead to free squares, aside to enemies; for the check test aside alone."""
        if mode is Mode.ORDINARY:
            for to in self.position.way(NORTH_TWO if self.is_white else SOUTH_TWO):
                if board.piece(to) is not None:
                    break
                yield to
        for direction in self.attack_directions(self.is_white):
            yield from self.along(direction, board, mode)

    def along(self, direction: Direction, board: Board, mode: Mode) -> Iterator[Square]:
        """The square aside, where an enemy stands or has just passed."""
        for to in self.position.way(direction):
            other = board.piece(to)
            takes = self._captures_en_passant(to, board) if other is None else self.is_enemy(other)
            if takes or mode is Mode.FOR_CHECK_TEST:
                yield to

    def _captures_en_passant(self, to: Square, board: Board) -> bool:
        """Whether the last move was an enemy pawn's double step over that square."""
        last = board.last_move
        return last is not None and self.is_enemy(last.piece) and last.passed is to


class Grasshopper(Piece):
    """Hops along the queen's lines over one piece of any colour, to the square just behind it."""

    code = "G"
    directions = STRAIGHT + DIAGONAL
    is_fairy = True

    __slots__ = ()

    def along(self, direction: Direction, board: Board, mode: Mode) -> Iterator[Square]:
        """The square behind the first piece, free or with an enemy."""
        way = self.position.way(direction)
        hurdle = next((square for square in way if board.piece(square) is not None), None)
        # The iterator stands behind the hurdle now.
        to = next(way, None)
        if hurdle is None or to is None:
            return
        other = board.piece(to)
        if other is None or mode is Mode.FOR_CHECK_TEST or self.is_enemy(other):
            yield to


class Nightrider(Walker):
    """Repeats the knight's leap in one direction until a piece stands in the way."""

    # H and not N, which is the knight: XBoard's letter.
    code = "H"
    directions = KNIGHT_LINES
    is_fairy = True

    __slots__ = ()


KINDS: Final[tuple[type[Piece], ...]] = (
    King,
    Queen,
    Rook,
    Bishop,
    Knight,
    Pawn,
    Grasshopper,
    Nightrider,
)
"""A class for every kind of `model.kinds.KINDS`, in the same order."""

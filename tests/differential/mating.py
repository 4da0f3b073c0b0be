"""Random positions in which somebody is soon mated, of the sorts that solvers get wrong.

Each sort is a function that sets up pieces for a White attacker; half of the positions are then
seen from the other side, so that Black attacks. The same seed gives the same positions.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import chess

from matewright.engine import check_question
from matewright.errors import IllegalPosition
from matewright.model.position import Position
from matewright.model.question import Question
from matewright.model.stipulation import Stipulation

_PAWN, _KNIGHT, _BISHOP, _ROOK, _QUEEN = range(chess.PAWN, chess.KING)

_WHITE, _BLACK = chess.WHITE, chess.BLACK

# Where a king is easily mated: corners and edges more often than the middle.
_KING_SQUARES = (
    *(chess.A1, chess.H1, chess.A8, chess.H8) * 2,
    *(chess.B8, chess.C8, chess.D8, chess.E8, chess.F8, chess.G8, chess.A5, chess.H4, chess.D1),
    *(chess.D4, chess.E5, chess.B7, chess.G2, chess.F6),
)


class _Setting:
    """A board being set up: pieces go to squares that are free and allowed."""

    def __init__(self, source: random.Random) -> None:
        self.source = source
        self.board = chess.Board.empty()

    def put(self, square: int, kind: int, colour: bool) -> None:
        """A piece on that square, when it is free and no pawn goes to an end rank."""
        if self.board.piece_at(square) is None and (kind != _PAWN or 8 <= square < 56):
            self.board.set_piece_at(square, chess.Piece(kind, colour))

    def scatter(
        self, colour: bool, kinds: tuple[int, ...], count: int, near: int | None = None
    ) -> None:
        """So many pieces anywhere, or within three squares of one square."""
        squares = [
            square
            for square in chess.SQUARES
            if near is None or chess.square_distance(square, near) <= 3
        ]
        for _ in range(count):
            self.put(self.source.choice(squares), self.source.choice(kinds), colour)

    def kings(self, of_black: int | None = None) -> int:
        """Both kings, or Black's alone one time in ten; returns where Black's stands."""
        black = self.source.choice(_KING_SQUARES) if of_black is None else of_black
        self.put(black, chess.KING, _BLACK)
        if self.source.random() < 0.9:
            self.scatter(_WHITE, (chess.KING,), 1)
        return black

    def rest(self, pieces: int, kinds: tuple[int, ...], near: int) -> None:
        """Pieces of both sides until there are so many."""
        while (missing := pieces - chess.popcount(self.board.occupied)) > 0:
            ours = self.source.random() < 0.65
            somewhere = near if self.source.random() < 0.6 else None
            self.scatter(_WHITE if ours else _BLACK, kinds, min(missing, 1), somewhere)


def _any_pieces(setting: _Setting, pieces: int) -> None:
    king = setting.kings()
    setting.rest(pieces, (_PAWN, _PAWN, _KNIGHT, _BISHOP, _ROOK, _QUEEN), king)


def _many_bishops(setting: _Setting, pieces: int) -> None:
    king = setting.kings()
    setting.scatter(_WHITE, (_BISHOP, _BISHOP, _QUEEN, _ROOK), 2, king)
    setting.scatter(_BLACK, (_BISHOP,), setting.source.randrange(1, 4), king)
    setting.rest(pieces, (_BISHOP, _BISHOP, _BISHOP, _KNIGHT, _PAWN), king)


def _many_promotions(setting: _Setting, pieces: int) -> None:
    source = setting.source
    high = tuple(range(48, 64))
    king = setting.kings(source.choice(high) if source.random() < 0.6 else None)
    for _ in range(source.randrange(1, 4)):
        setting.put(source.randrange(48, 56), _PAWN, _WHITE)
    # What the pawns may capture, and pawns of the defender that are about to promote as well.
    setting.put(source.randrange(56, 64), source.choice((_KNIGHT, _BISHOP, _ROOK, _QUEEN)), _BLACK)
    if source.random() < 0.5:
        setting.put(source.randrange(8, 16), _PAWN, _BLACK)
    setting.rest(pieces, (_PAWN, _KNIGHT, _BISHOP, _ROOK), king)


def _en_passant(setting: _Setting, pieces: int) -> None:
    source, board = setting.source, setting.board
    file = source.randrange(8)
    beside = file + source.choice((-1, 1) if 0 < file < 7 else (1,) if file == 0 else (-1,))
    sort = source.choice(("just stepped", "just stepped", "may step", "we may step"))
    if sort == "we may step":
        setting.put(8 + file, _PAWN, _WHITE)
        setting.put(24 + beside, _PAWN, _BLACK)
        in_reach = [32 + beside, 32 + 2 * file - beside]
    else:
        setting.put(32 + file, _PAWN, _WHITE)
        setting.put((32 if sort == "just stepped" else 48) + beside, _PAWN, _BLACK)
        if sort == "just stepped":
            board.ep_square = 40 + beside
        in_reach = [48 + beside - 1, 48 + beside + 1]
    # Where a pawn of White's may check, a line may open, or anywhere.
    in_reach = [square for square in in_reach if abs((square & 7) - file) <= 2]
    king = source.choice(in_reach) if source.random() < 0.6 else None
    king = setting.kings(king)
    setting.rest(pieces, (_ROOK, _BISHOP, _QUEEN, _QUEEN, _KNIGHT, _PAWN), king)


def _castling(setting: _Setting, pieces: int) -> None:
    source, board = setting.source, setting.board
    if source.random() < 0.75:
        rook, file = source.choice(((chess.A1, 3), (chess.H1, 5)))
        setting.put(chess.E1, chess.KING, _WHITE)
        setting.put(rook, _ROOK, _WHITE)
        # Castling checks along the file that the rook comes to, or along the first rank.
        king = 8 * source.randrange(2, 8) + file
        if source.random() < 0.2:
            king = source.choice((chess.A2, chess.H2, chess.C2, chess.G2, chess.H3, chess.A3))
        setting.put(king, chess.KING, _BLACK)
    else:
        king = chess.E8
        setting.put(king, chess.KING, _BLACK)
        setting.put(source.choice((chess.A8, chess.H8)), _ROOK, _BLACK)
        setting.scatter(_WHITE, (chess.KING,), 1)
    setting.rest(pieces, (_QUEEN, _ROOK, _BISHOP, _KNIGHT, _PAWN), king)
    board.castling_rights = chess.BB_CORNERS
    board.castling_rights = board.clean_castling_rights()


def _flights(board: chess.Board) -> int:
    """How many squares Black's king could go to if White had no move first."""
    king = board.king(_BLACK)
    assert king is not None
    around = chess.SquareSet(chess.BB_KING_ATTACKS[king] & ~board.occupied_co[_BLACK])
    return sum(not board.is_attacked_by(_WHITE, square) for square in around)


_SORTS: dict[str, Callable[[_Setting, int], None]] = {
    "any men": _any_pieces,
    "many bishops": _many_bishops,
    "many promotions": _many_promotions,
    "en passant": _en_passant,
    "castling": _castling,
}

SORTS: tuple[str, ...] = tuple(_SORTS)


def mating_positions(
    sort: str, seed: int, count: int, *, least_pieces: int = 4, most_pieces: int = 7
) -> Iterator[tuple[Position, chess.Board]]:
    """Positions of one of `SORTS`, the attacker to move, with python-chess's view of each."""
    source = random.Random(f"{sort} {seed}")
    found = 0
    while found < count:
        setting = _Setting(source)
        _SORTS[sort](setting, source.randrange(least_pieces, most_pieces + 1))
        board = setting.board
        if chess.popcount(board.occupied) > most_pieces or board.king(_BLACK) is None:
            continue
        if _flights(board) > 2 and source.random() < 0.9:
            continue
        board.turn = _WHITE
        if source.random() < 0.5:
            board = board.mirror()
        position = Position.from_fen(board.fen(en_passant="fen"))
        if position.en_passant not in (None, *position.en_passant_choices):
            continue
        try:
            check_question(Question(position, Stipulation(1)))
        except IllegalPosition:
            continue
        yield position, board
        found += 1

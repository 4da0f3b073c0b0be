"""A position as people set it up: any pieces on any squares, legal or not, with its FEN.

Squares are numbered from a1 = 0 along the ranks to h8 = 63. Castling follows the problemist's
convention: a king and a rook on their home squares have the right unless it is *denied*
(`castling_denied`), by the FEN or by the user.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

from matewright.errors import FormatError
from matewright.model.move import Action, Effect, Move, square_name, square_number
from matewright.model.piece import FEN_PIECE, Colour, Piece

CASTLINGS = {"K": (4, 7), "Q": (4, 0), "k": (60, 63), "q": (60, 56)}
"""For each castling right the home squares of its king and its rook."""

_KINGS = {right: Piece.from_letter("K" if right.isupper() else "k") for right in CASTLINGS}
_ROOKS = {right: Piece.from_letter("R" if right.isupper() else "r") for right in CASTLINGS}

_NOTHING = frozenset[str]()
_EMPTY: tuple[Piece | None, ...] = (None,) * 64


@dataclass(frozen=True)
class Position:
    """An immutable position.

    `board[s]` is the piece on square `s` or None. `turn` is the side that moves first.
    `castling_denied` holds those of `KQkq` that were switched off. `en_passant` is the square a
    pawn may capture on at once, as stated by the user or the FEN.
    """

    board: tuple[Piece | None, ...] = _EMPTY
    turn: Colour = Colour.WHITE
    castling_denied: frozenset[str] = _NOTHING
    en_passant: int | None = None

    # -- reading and writing --------------------------------------------------------------

    @classmethod
    def from_fen(cls, fen: str, turn: Colour = Colour.WHITE) -> Position:
        """Read a FEN of one to six fields; `S` means the knight, a closing `/` is forgiven.

        Pieces beyond orthodox chess have names as `FEN_PIECE` says.

        Missing fields: the side to move is `turn`, castling what the home squares imply, no en
        passant. The last two fields are read and dropped. Raises `FormatError` naming the rank,
        letter or field.
        """
        fields = fen.split()
        if not fields:
            raise FormatError("fen-empty")
        if len(fields) > 6:
            raise FormatError("fen-fields", count=len(fields))
        board = _read_board(fields[0])
        if len(fields) > 1:
            if fields[1] not in ("w", "b"):
                raise FormatError("fen-turn", text=fields[1])
            turn = Colour(fields[1])
        denied = _NOTHING
        if len(fields) > 2:
            if fields[2] != "-" and set(fields[2]) - set(CASTLINGS):
                raise FormatError("fen-castling", text=fields[2])
            # It speaks of kings and rooks that are at home: others have nothing to be denied, and
            # may come home in a twin.
            home = cls(board).castling_possible
            denied = home - frozenset(fields[2])
        en_passant = None
        if len(fields) > 3 and fields[3] != "-":
            try:
                en_passant = square_number(fields[3])
            except ValueError:
                raise FormatError("fen-en-passant", text=fields[3]) from None
            check_en_passant(en_passant, turn)
        for name, text in zip(("fifth", "sixth"), fields[4:], strict=False):
            if not text.isascii() or not text.isdigit():
                raise FormatError("fen-counter", name=name, text=text)
        return cls(board, turn, denied, en_passant)

    @property
    def as_written(self) -> Position:
        """The same as its FEN says: what is denied to pieces away from home is left out."""
        denied = self.castling_denied and self.castling_denied & self.castling_possible
        return self if denied == self.castling_denied else replace(self, castling_denied=denied)

    @cached_property
    def fen(self) -> str:
        """The full six-field FEN; the counters are always `0 1`."""
        rights = "".join(right for right in "KQkq" if right in self.castling)
        en_passant = "-" if self.en_passant is None else square_name(self.en_passant)
        return f"{self.board_fen} {self.turn.value} {rights or '-'} {en_passant} 0 1"

    @property
    def board_fen(self) -> str:
        """The first field of the FEN."""
        ranks = []
        for rank in range(7, -1, -1):
            text, empty = "", 0
            for piece in self.board[8 * rank : 8 * rank + 8]:
                if piece is None:
                    empty += 1
                    continue
                text += (str(empty) if empty else "") + piece.letter
                empty = 0
            ranks.append(text + (str(empty) if empty else ""))
        return "/".join(ranks)

    # -- reading -----------------------------------------------------------------------------

    def pieces(self) -> Iterator[tuple[int, Piece]]:
        """All pieces with their squares, a1 first."""
        return ((square, piece) for square, piece in enumerate(self.board) if piece is not None)

    @property
    def is_orthodox(self) -> bool:
        """Whether only the pieces of orthodox chess stand here."""
        return is_orthodox_fen(self.board_fen)

    @property
    def has_nightriders(self) -> bool:
        """Whether nightriders stand here, so that N is their letter and S the knight's."""
        return any(piece.code == "H" for _, piece in self.pieces())

    @property
    def unplayable(self) -> tuple[str, ...]:
        """The pieces of unsupported kinds that stand here, in the reader's language."""
        names = {piece.description for _, piece in self.pieces() if not piece.is_playable}
        return tuple(sorted(names))

    def squares_of(self, piece: Piece) -> tuple[int, ...]:
        """The squares on which that piece stands."""
        return self._squares.get(piece, ())

    @cached_property
    def _squares(self) -> dict[Piece, tuple[int, ...]]:
        found: dict[Piece, tuple[int, ...]] = {}
        for square, piece in self.pieces():
            found[piece] = (*found.get(piece, ()), square)
        return found

    def count(self, colour: Colour) -> int:
        """How many pieces a side has; neutral ones are not its own."""
        return sum(piece.side == colour.value for _, piece in self.pieces())

    @property
    def tally(self) -> str:
        """The pieces as diagrams count them, White's first: `6+3`, with neutral ones `6+3+1n`."""
        neutral = sum(piece.is_neutral for _, piece in self.pieces())
        own = f"{self.count(Colour.WHITE)}+{self.count(Colour.BLACK)}"
        return f"{own}+{neutral}n" if neutral else own

    @property
    def castling_possible(self) -> frozenset[str]:
        """The rights of `KQkq` whose king and rook stand on their home squares."""
        return frozenset(
            right
            for right, (king, rook) in CASTLINGS.items()
            if self.board[king] == _KINGS[right] and self.board[rook] == _ROOKS[right]
        )

    @property
    def castling(self) -> frozenset[str]:
        """The castling rights in force: possible and not denied."""
        return self.castling_possible - self.castling_denied

    # -- editing: each returns a new position ---------------------------------------------

    def put(self, square: int, piece: Piece | None) -> Position:
        """Place a piece (None: empty the square). An en passant square that no longer fits goes."""
        board = list(self.board)
        board[square] = piece
        return replace(self, board=tuple(board))._checked_en_passant()

    def with_pieces(self, board: Iterable[Piece | None]) -> Position:
        """Other pieces, by square. An en passant square that no longer fits goes."""
        return replace(self, board=tuple(board))._checked_en_passant()

    def shift_man(self, source: int, target: int, *, copy: bool = False) -> Position:
        """Carry the piece on `source` to `target`, replacing what stands there; or copy it."""
        board = list(self.board)
        board[target] = board[source]
        if not copy and source != target:
            board[source] = None
        return replace(self, board=tuple(board))._checked_en_passant()

    def with_turn(self, turn: Colour) -> Position:
        """The same pieces with the other side to move; a change drops the en passant square."""
        if turn is self.turn:
            return self
        return replace(self, turn=turn, en_passant=None)

    def with_castling(self, right: str, allowed: bool) -> Position:
        """Switch one of `KQkq` on or off."""
        denied = self.castling_denied - {right} if allowed else self.castling_denied | {right}
        return replace(self, castling_denied=denied)

    def with_en_passant(self, square: int | None) -> Position:
        """State the en passant square, one of `en_passant_choices`."""
        return replace(self, en_passant=square)

    @property
    def en_passant_choices(self) -> tuple[int, ...]:
        """The squares on which the side to move could capture en passant, as the pieces stand."""
        rank, step = (5, 8) if self.turn is Colour.WHITE else (2, -8)
        own, enemy = Piece(self.turn, "P"), Piece(self.turn.other, "P")
        choices = []
        for file in range(8):
            target = 8 * rank + file
            victim = target - step
            beside = [victim + d for d in (-1, 1) if 0 <= file + d <= 7]
            if (
                self.board[target] is None
                and self.board[target + step] is None
                and self.board[victim] == enemy
                and any(self.board[square] == own for square in beside)
            ):
                choices.append(target)
        return tuple(choices)

    def play(self, move: Move) -> Position:
        """The position after a legal move of the side to move."""
        board = list(self.board)
        touched = set()
        for effect in move.effects:
            replay(board, effect)
            touched |= {*effect.squares}
        denied = self.castling_denied | {
            right for right, homes in CASTLINGS.items() if touched & set(homes)
        }
        double = move.piece == "P" and abs(move.to_square - move.from_square) == 16
        after = Position(tuple(board), self.turn.other, denied)
        target = (move.from_square + move.to_square) // 2
        if double and target in after.en_passant_choices:
            return replace(after, en_passant=target)
        return after

    def _checked_en_passant(self) -> Position:
        if self.en_passant is None or self.en_passant in self.en_passant_choices:
            return self
        return replace(self, en_passant=None)


def check_en_passant(square: int, turn: Colour) -> None:
    """Raise `FormatError` for a square on which no pawn of that side can capture en passant."""
    rank = 5 if turn is Colour.WHITE else 2
    if square >> 3 != rank:
        raise FormatError("fen-en-passant-rank", square=square_name(square), rank=rank + 1)


def replay(board: list[Piece | None], effect: Effect) -> None:
    """Do to a board, by square, what one effect of a move does."""
    square, piece = effect.square, board[effect.square]
    if effect.action is Action.IMITATE:
        return
    if effect.action is Action.CREATE:
        assert effect.side is not None
        assert effect.piece is not None
        colour = Colour.BLACK if effect.side == "b" else Colour.WHITE
        board[square] = Piece(colour, effect.piece, effect.attributes, effect.side == "n")
        return
    assert piece is not None, "there is a piece to be changed"
    board[square] = None
    if effect.action in (Action.MOVE, Action.STEP):
        assert effect.to is not None
        board[effect.to] = piece
    elif effect.action is Action.CHANGE:
        assert effect.piece is not None
        board[square] = replace(piece, code=effect.piece)
    elif effect.action is Action.RECOLOUR:
        assert effect.side is not None
        colour = Colour.BLACK if effect.side == "b" else Colour.WHITE
        board[square] = replace(piece, colour=colour, is_neutral=effect.side == "n")
    elif effect.action is Action.ENDOW:
        board[square] = replace(piece, attributes=effect.attributes)
    elif effect.action is Action.EXCHANGE:
        assert effect.to is not None
        board[square], board[effect.to] = board[effect.to], piece


_ORTHODOX: Final = frozenset("KQRBNPkqrbnp12345678/")


def is_orthodox_fen(board: str) -> bool:
    """Whether the first field of a FEN names only the pieces of orthodox chess."""
    return _ORTHODOX.issuperset(board)


_WORDS = re.compile(rf"{FEN_PIECE}|.")


def _read_board(text: str) -> tuple[Piece | None, ...]:
    ranks = text.removesuffix("/").split("/")
    if len(ranks) != 8:
        raise FormatError("fen-ranks", count=len(ranks))
    board: list[Piece | None] = []
    for number, rank in zip(range(8, 0, -1), ranks, strict=True):
        squares: list[Piece | None] = []
        # Only pieces that files alone know have names of more than a letter.
        for word in rank if rank.isalnum() else _WORDS.findall(rank):
            if word in "123456789":
                squares += [None] * int(word)
                continue
            try:
                squares.append(Piece.from_letter(word))
            except KeyError:
                raise FormatError("fen-letter", letter=word, rank=number) from None
        if len(squares) != 8:
            raise FormatError("fen-rank-length", rank=number, text=rank, count=len(squares))
        board[:0] = squares
    return tuple(board)


INITIAL_FEN = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"

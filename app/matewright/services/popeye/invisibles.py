"""Helpmates with total invisibles: nobody knows what these pieces are and where they stand.

A move is legal if it is legal for some kind, side and square of the invisibles that all moves
before it allow; a mate counts only if it is one for all of them. So the search keeps all positions
that are still possible. A move that does not tell which of them is on the board, `TI~-~` of an
invisible, say, is one move; positions that it tells apart go on by themselves. What stands on a
square in all that are left is revealed. This is what Popeye 4.104 prints
(`pieces/attributes/total_invisible/`). All positions are looked at, so the bounds are narrow.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from time import monotonic
from typing import Final

import chess

MOST: Final = 1
"""So many invisibles are looked for at most."""

MOST_HALF_MOVES: Final = 4
"""The longest lines."""

_BACK_RANKS: Final = chess.BB_RANK_1 | chess.BB_RANK_8


@dataclass(frozen=True, slots=True)
class Seen:
    """A move as people see it.

    Squares and pieces that nobody sees are missing. `inserted` is the side of the invisible piece
    that the capture of a pawn shows. `is_unsettled` are captures en passant. `revealed` are
    pieces that are known from then on.
    """

    piece: int = 0
    from_square: int = -1
    to_square: int = -1
    is_capture: bool = False
    promotion: int | None = None
    castles: str = ""
    by_invisible: bool = False
    inserted: bool | None = None
    is_unsettled: bool = False
    revealed: tuple[tuple[int, chess.Piece], ...] = ()

    def text(self, letters: Mapping[str, str], sign: str) -> str:
        """As Popeye prints it.

        `letters` are those of a language by Popeye's English ones, `sign` its word for invisibles.
        """

        def letter(piece: int) -> str:
            english = {chess.KNIGHT: "s"}.get(piece, chess.piece_symbol(piece))
            return letters[english].upper()

        revealed = "".join(
            f"[{chess.square_name(at)}={'w' if piece.color else 'b'}{letter(piece.piece_type)}]"
            for at, piece in self.revealed
        )
        if self.by_invisible:
            to = f"*{chess.square_name(self.to_square)}" if self.is_capture else "-~"
            return f"{sign}~{to}{revealed}"
        if self.castles:
            return self.castles + revealed
        shown = "" if self.piece == chess.PAWN else letter(self.piece)
        shown += chess.square_name(self.from_square) + "-*"[self.is_capture]
        shown += chess.square_name(self.to_square)
        if self.promotion:
            shown += f"={letter(self.promotion)}"
        if self.inserted is not None:
            side = "w" if self.inserted else "b"
            shown = f"[+{side}{sign}{chess.square_name(self.to_square)}]{shown}"
        return shown + revealed


class Stopped(Exception):  # noqa: N818 - it is no error
    """The time is over."""


class Beyond(Exception):  # noqa: N818 - it says what the answer would have to say, too
    """A line that mates has a move of which it is not settled how it is written."""


_World = tuple[chess.Board, int]
"""A position, and the squares of what is still invisible there, as a set of bits."""


def lines(fen: str, half_moves: int, end: float | None = None) -> Iterator[tuple[Seen, ...]]:
    """The helpmates of exactly so many half-moves with one invisible, as they are found.

    Raises `Stopped` when it is later than `end` by the monotonic clock, and `Beyond`.
    """
    yield from _lines(list(_worlds(chess.Board(fen))), half_moves, (), end)


def _worlds(board: chess.Board) -> Iterator[_World]:
    """All that the diagram may be, with the side not to move not in check."""
    for square in chess.SQUARES:
        if board.piece_at(square):
            continue
        for side in chess.COLORS:
            for kind in range(chess.PAWN, chess.KING):
                if kind == chess.PAWN and chess.BB_SQUARES[square] & _BACK_RANKS:
                    continue
                world = board.copy(stack=False)
                world.set_piece_at(square, chess.Piece(kind, side))
                world.castling_rights = chess.BB_CORNERS
                world.castling_rights = world.clean_castling_rights()
                if not world.was_into_check():
                    yield world, chess.BB_SQUARES[square]


def _seen(board: chess.Board, hidden: int, known: int, move: chess.Move) -> tuple[Seen, int]:
    """A move as people see it, before anything is revealed, and what is invisible after it.

    On the square of `known` an invisible was seen to capture.
    """
    from_bit, to_bit = chess.BB_SQUARES[move.from_square], chess.BB_SQUARES[move.to_square]
    taken = board.piece_type_at(move.to_square)
    if hidden & from_bit:
        is_unsettled = board.is_en_passant(move)
        is_seen = is_unsettled or (taken is not None and not hidden & to_bit)
        seen = Seen(
            to_square=move.to_square if is_seen else -1,
            is_capture=is_seen,
            by_invisible=True,
            is_unsettled=is_unsettled,
        )
        return seen, hidden & ~from_bit | to_bit
    piece = board.piece_type_at(move.from_square) or 0
    if board.is_castling(move):
        is_short = chess.square_file(move.to_square) == chess.square_file(chess.H1) - 1
        rook = chess.BB_FILE_H if is_short else chess.BB_FILE_A
        partner = rook & chess.BB_RANKS[chess.square_rank(move.to_square)]
        return Seen(castles="0-0" if is_short else "0-0-0"), hidden & ~partner
    is_pawn_capture = piece == chess.PAWN and (
        chess.square_file(move.from_square) != chess.square_file(move.to_square)
    )
    seen = Seen(
        piece,
        move.from_square,
        move.to_square,
        is_capture=is_pawn_capture or (taken is not None and not hidden & ~known & to_bit),
        promotion=move.promotion,
        inserted=not board.turn if is_pawn_capture and hidden & ~known & to_bit else None,
        is_unsettled=board.is_en_passant(move),
    )
    if seen.is_unsettled:
        beside = chess.square(
            chess.square_file(move.to_square), chess.square_rank(move.from_square)
        )
        return seen, hidden & ~chess.BB_SQUARES[beside]
    return seen, hidden & ~to_bit


def _lines(
    worlds: list[_World], left: int, before: tuple[Seen, ...], end: float | None, known: int = 0
) -> Iterator[tuple[Seen, ...]]:
    if end is not None and monotonic() > end:
        raise Stopped
    after: dict[Seen, list[_World]] = {}
    failed: set[Seen] = set()
    for board, hidden in worlds:
        for move in board.legal_moves:
            seen, still_hidden = _seen(board, hidden, known, move)
            if seen in failed:
                continue
            if left == 1 and not _mates(board, move):
                failed.add(seen)
                after.pop(seen, None)
                continue
            following = board.copy(stack=False)
            following.push(move)
            after.setdefault(seen, []).append((following, still_hidden))
    for seen, found in after.items():
        shown, revealed = _revealed(seen, _distinct(found))
        line = (*before, shown)
        if left > 1:
            at = known
            if seen.by_invisible:
                at = chess.BB_SQUARES[seen.to_square] if seen.is_capture else 0
            yield from _lines(revealed, left - 1, line, end, at)
        elif any(one.is_unsettled for one in line):
            raise Beyond
        else:
            yield line


def _mates(board: chess.Board, move: chess.Move) -> bool:
    board.push(move)
    mates = board.is_checkmate()
    board.pop()
    return mates


def _distinct(worlds: list[_World]) -> list[_World]:
    """The same, each once."""
    known = {
        (board.board_fen(), board.castling_rights, board.ep_square, hidden): (board, hidden)
        for board, hidden in worlds
    }
    return list(known.values())


def _in_all(worlds: list[_World]) -> int:
    """The squares on which an invisible stands in all positions."""
    common: int = chess.BB_ALL
    for _, hidden in worlds:
        common &= hidden
    return common


def _revealed(seen: Seen, worlds: list[_World]) -> tuple[Seen, list[_World]]:
    """The move with what it reveals, and the positions in which that is no longer invisible."""
    shown: list[tuple[int, chess.Piece]] = []
    for square in chess.scan_forward(_in_all(worlds)):
        pieces = {board.piece_at(square) for board, _ in worlds}
        piece = next(iter(pieces))
        if len(pieces) == 1 and piece is not None:
            shown.append((square, piece))
    if not shown:
        return seen, worlds
    mask = ~sum(chess.BB_SQUARES[square] for square, _ in shown)
    return replace(seen, revealed=tuple(shown)), [(one, hidden & mask) for one, hidden in worlds]

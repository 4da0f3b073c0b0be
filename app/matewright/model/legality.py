"""What makes a position unfit to be solved, and what keeps it from coming from a game.

Whether the side that is not to move is in check is for those to say who know how pieces move.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from matewright.errors import IllegalPosition, abridged
from matewright.model.kinds import KINDS
from matewright.model.move import square_name
from matewright.model.piece import Colour, Piece
from matewright.model.position import Position
from matewright.wording import Wording

_words: Final = Wording("validate")


def check_playable(position: Position) -> None:
    """Raise `IllegalPosition` for pieces of an unsupported kind."""
    if position.unplayable:
        names = ", ".join(abridged(position.unplayable, 3))
        raise IllegalPosition("unplayable-pieces", names=names)


def is_of_reference(position: Position) -> bool:
    """Whether the slow rules of `reference` know all pieces: those of palettes, not neutral."""
    return all(
        piece.code in KINDS and not piece.is_neutral and not piece.attributes
        for _, piece in position.pieces()
    )


def piece_errors(position: Position, kings: Iterable[Colour]) -> Iterator[IllegalPosition]:
    """Pawns that cannot stand there, too many kings, and sides of `kings` that have none."""
    for square, piece in position.pieces():
        if piece == Piece(piece.colour, "P") and square >> 3 in (0, 7):
            colour, name = piece.colour.english.lower(), square_name(square)
            yield IllegalPosition("pawn-on-end-rank", colour=colour, square=name)
    try:
        check_playable(position)
    except IllegalPosition as error:
        # It is not defined which piece is the king there.
        yield error
        return
    found = {colour: position.squares_of(Piece(colour, "K")) for colour in Colour}
    for colour, squares in found.items():
        if len(squares) > 1:
            names = ", ".join(map(square_name, squares))
            yield IllegalPosition(
                "two-kings", colour=colour.english, count=len(squares), squares=names
            )
    for colour in sorted(kings):
        if not found[colour]:
            yield IllegalPosition("no-king", colour=colour.english.lower())


# -- positions that cannot come from a game ------------------------------------------------------


def notes(position: Position, *, has_conditions: bool = False) -> Iterator[IllegalPosition]:
    """Promoted pieces, and reasons why a position cannot come from a game, as far as they are seen.

    Each is proved by counting pieces, by the ways of pawns or by looking for a last move; that
    there is none does not say that the position is legal.
    """
    for colour in Colour:
        yield from _counted(position, colour)
    if position.is_orthodox and not has_conditions:
        for colour in Colour:
            yield from _pawn_ways(position, colour)
        yield from _last_move(position)


POSSIBLE: Final = frozenset({"promoted-pieces"})
"""The codes of notes that say nothing against a position."""


def count_promoted(position: Position) -> int:
    """How many pieces only a promotion can have made."""
    return sum(number for colour in Colour for _, number in promoted(position, colour))


_GAME_COUNT: Final = {"Q": 1, "R": 2, "N": 2}
"""How many of a kind a side has without promotion; bishops count by the colour of their square."""


def promoted(position: Position, colour: Colour) -> Iterator[tuple[str, int]]:
    """The pieces that only a promotion can have made, as names and numbers.

    A bishop that two pawns on their home squares shut in has not come out.
    """
    for code, most in _GAME_COUNT.items():
        number = len(position.squares_of(Piece(colour, code))) - most
        if number > 0:
            yield Piece(colour, code).kind.name, number
    bishops = position.squares_of(Piece(colour, "B"))
    for shade, name in (
        (1, _words("light-square bishop")),
        (0, _words("dark-square bishop")),
    ):
        found = [square for square in bishops if (square + (square >> 3)) % 2 == shade]
        home = _bishop_home(colour, shade)
        own = home in found if _is_shut_in(position, colour, home) else 1
        if len(found) > own:
            yield name, len(found) - own


def _bishop_home(colour: Colour, shade: int) -> int:
    squares = (2, 5) if colour is Colour.WHITE else (58, 61)
    return next(square for square in squares if (square + (square >> 3)) % 2 == shade)


def _is_shut_in(position: Position, colour: Colour, home: int) -> bool:
    """Whether both pawns before a bishop's home square have not moved."""
    step = 8 if colour is Colour.WHITE else -8
    pawn = Piece(colour, "P")
    return position.board[home + step - 1] == pawn == position.board[home + step + 1]


def _counted(position: Position, colour: Colour) -> Iterator[IllegalPosition]:
    pieces = position.count(colour)
    pawns = len(position.squares_of(Piece(colour, "P")))
    new = dict(promoted(position, colour))
    count = sum(new.values())
    if pieces > 16:
        yield IllegalPosition("many-pieces", colour=colour.english, count=pieces)
    if pawns > 8:
        yield IllegalPosition("many-pawns", colour=colour.english, count=pawns)
    if new:
        text = ", ".join(f"{number} {name}" for name, number in new.items())
        yield IllegalPosition("promoted-pieces", colour=colour.english, pieces=text)
    if count > max(0, 8 - pawns):
        missing = max(0, 8 - pawns)
        yield IllegalPosition(
            "too-many-promoted", colour=colour.english, count=count, missing=missing
        )


def _pawn_ways(position: Position, colour: Colour) -> Iterator[IllegalPosition]:
    """What the pawns of a side must have captured to stand where they do."""
    pawns = position.squares_of(Piece(colour, "P"))
    enemies = position.count(colour.other)
    if len(pawns) > 8 or enemies > 16:
        return
    captures = _captures(pawns, colour)
    if captures is None:
        yield IllegalPosition("pawn-structure", colour=colour.english)
        return
    # A bishop that never left its home square was not captured by a pawn that is still one.
    at_home = sum(
        _is_shut_in(position, colour.other, home)
        and position.board[home] != Piece(colour.other, "B")
        for home in (_bishop_home(colour.other, shade) for shade in (0, 1))
    )
    missing = 16 - enemies - at_home
    if captures > missing:
        yield IllegalPosition(
            "pawn-captures", colour=colour.english, count=captures, missing=max(0, missing)
        )


def _captures(pawns: Sequence[int], colour: Colour) -> int | None:
    """The fewest captures that bring pawns from home squares to these; None where none do."""
    if len({square & 7 for square in pawns}) == len(pawns):
        return 0
    # The fewest for each set of home files that is used up.
    best = {0: 0}
    for square in pawns:
        file, rank = square & 7, square >> 3
        moved = rank - 1 if colour is Colour.WHITE else 6 - rank
        grown: dict[int, int] = {}
        for used, count in best.items():
            for home in range(max(0, file - moved), min(7, file + moved) + 1):
                if not used >> home & 1:
                    key, cost = used | 1 << home, count + abs(home - file)
                    grown[key] = min(cost, grown.get(key, cost))
        best = grown
    return min(best.values(), default=None)


_KNIGHT: Final = ((1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2))
_STRAIGHT: Final = ((0, 1), (1, 0), (0, -1), (-1, 0))
_DIAGONAL: Final = ((1, 1), (1, -1), (-1, -1), (-1, 1))
_LEAPS: Final = {"N": _KNIGHT, "K": (*_STRAIGHT, *_DIAGONAL)}
_RAYS: Final = {"B": _DIAGONAL, "R": _STRAIGHT, "Q": (*_STRAIGHT, *_DIAGONAL)}

_Board = list[Piece | None]


def _step(square: int, direction: tuple[int, int]) -> int | None:
    file, rank = (square & 7) + direction[0], (square >> 3) + direction[1]
    return 8 * rank + file if 0 <= file <= 7 and 0 <= rank <= 7 else None


def _from(board: _Board, square: int, code: str) -> Iterator[int]:
    """The empty squares from which a piece can have come, and what it meets beyond them."""
    for direction in _LEAPS.get(code, ()):
        target = _step(square, direction)
        if target is not None:
            yield target
    for direction in _RAYS.get(code, ()):
        target = _step(square, direction)
        while target is not None:
            yield target
            if board[target] is not None:
                break
            target = _step(target, direction)


def _attackers(board: _Board, square: int, colour: Colour) -> list[int]:
    """The pieces of a side that attack a square."""
    found = []
    for code in "NKBRQ":
        piece = Piece(colour, code)
        found += [other for other in _from(board, square, code) if board[other] == piece]
    back = -1 if colour is Colour.WHITE else 1
    for side in (-1, 1):
        other = _step(square, (side, back))
        if other is not None and board[other] == Piece(colour, "P"):
            found.append(other)
    return found


def _last_move(position: Position) -> Iterator[IllegalPosition]:
    """A check that no last move can have given."""
    turn = position.turn
    kings = position.squares_of(Piece(turn, "K"))
    if len(kings) != 1:
        return
    board = list(position.board)
    checkers = _attackers(board, kings[0], turn.other)
    if not checkers:
        return
    may_capture = position.count(turn) < 16
    for before in _before(board, turn.other, may_capture=may_capture):
        if not _attackers(before, kings[0], turn.other):
            return
    names = ", ".join(square_name(square) for square in sorted(checkers))
    yield IllegalPosition("check-impossible", colour=turn.english, squares=names)


def _before(board: _Board, side: Colour, *, may_capture: bool) -> Iterator[_Board]:
    """The boards from which a move of a side may have led to this one; rather too many.

    What was captured is a pawn, wherever: it matters only that something stood there.
    """
    victim = Piece(side.other, "P")

    def undone(*changes: tuple[int, Piece | None]) -> _Board:
        earlier = list(board)
        for square, piece in changes:
            earlier[square] = piece
        return earlier

    for square, piece in enumerate(board):
        if piece is None or piece.colour is not side:
            continue
        left_behind = (None, victim) if may_capture else (None,)
        if piece.code != "P":
            for source in _from(board, square, piece.code):
                if board[source] is None:
                    for there in left_behind:
                        yield undone((square, there), (source, piece))
        yield from _pawn_moves_before(board, square, piece, undone, may_capture=may_capture)
    yield from _castlings_before(board, side, undone)


def _pawn_moves_before(
    board: _Board,
    square: int,
    piece: Piece,
    undone: Callable[..., _Board],
    *,
    may_capture: bool,
) -> Iterator[_Board]:
    """The boards before a pawn moved here, or promoted here to this piece."""
    side = piece.colour
    step, rank = (8, square >> 3) if side is Colour.WHITE else (-8, 7 - (square >> 3))
    if not (piece.code == "P" and rank > 1) and not (rank == 7 and piece.code in "QRBN"):
        return
    pawn, victim = Piece(side, "P"), Piece(side.other, "P")
    behind = square - step
    if board[behind] is None:
        yield undone((square, None), (behind, pawn))
        if rank == 3 and board[behind - step] is None:
            yield undone((square, None), (behind - step, pawn))
    for file in (-1, 1):
        source = _step(behind, (file, 0))
        if source is None or board[source] is not None or not may_capture:
            continue
        yield undone((square, victim), (source, pawn))
        if rank == 5 and board[behind] is None:
            yield undone((square, None), (source, pawn), (behind, victim))


def _castlings_before(
    board: _Board, side: Colour, undone: Callable[..., _Board]
) -> Iterator[_Board]:
    home = 4 if side is Colour.WHITE else 60
    king, rook = Piece(side, "K"), Piece(side, "R")
    for king_to, rook_to, corner in (
        (home + 2, home + 1, home + 3),
        (home - 2, home - 1, home - 4),
    ):
        stands = (board[king_to], board[rook_to], board[home], board[corner])
        if stands == (king, rook, None, None):
            yield undone((king_to, None), (rook_to, None), (home, king), (corner, rook))

"""A solution's diagram and its lines of play on the boards of python-chess."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

import chess

from matewright.errors import FormatError, IllegalPosition
from matewright.model.move import Move
from matewright.model.piece import Colour
from matewright.model.solution import Role, Solution
from matewright.model.stipulation import Play as Kind
from matewright.reference.python_chess import ChessBoard
from matewright.reference.terms import Terms

_CASTLING: Final = re.compile(r"-|K?Q?k?q?")
_PASSES_FIRST: Final = frozenset({Role.THREAT, Role.SET_PLAY})
"""Roles before whose move the side to move passes."""


def diagram(fen: str, terms: Terms) -> ChessBoard:
    """The board of a FEN with six fields, whose side to move begins.

    Raises `FormatError` for text that is none, `IllegalPosition` for one that nobody can solve.
    """
    fields = fen.split(" ")
    if len(fields) != 6 or not _CASTLING.fullmatch(fields[2]):
        raise FormatError("solution-field", field="fen")
    try:
        board = ChessBoard(fen)
    except ValueError:
        raise FormatError("solution-field", field="fen") from None
    needed = terms.kings_needed(Colour.WHITE if board.turn else Colour.BLACK)
    for colour, side in ((chess.WHITE, Colour.WHITE), (chess.BLACK, Colour.BLACK)):
        kings, name = board.pieces(chess.KING, colour), side.english
        if len(kings) > 1:
            names = ", ".join(map(chess.square_name, kings))
            raise IllegalPosition("two-kings", colour=name, count=len(kings), squares=names)
        if not kings and side in needed:
            raise IllegalPosition("no-king", colour=name.lower())
        for square in board.pieces(chess.PAWN, colour):
            if chess.square_rank(square) in (0, 7):
                raise IllegalPosition(
                    "pawn-on-end-row", colour=name.lower(), square=chess.square_name(square)
                )
    if board.was_into_check():
        victim = "Black" if board.turn else "White"
        raise IllegalPosition("side-not-to-move-in-check", colour=victim)
    # Rights without king and rook at home, and squares where nothing passed, mean nothing.
    board.castling_rights = board.clean_castling_rights()
    if board.status() & chess.STATUS_INVALID_EP_SQUARE:
        board.ep_square = None
    return board


def is_legal(board: ChessBoard, move: chess.Move) -> bool:
    """Whether a move is legal; castling must be written as the king's move."""
    castles_far = board.is_castling(move) and chess.square_file(move.to_square) not in (2, 6)
    return board.is_legal(move) and not castles_far


def described(board: ChessBoard, move: chess.Move) -> tuple[Move, list[chess.Move]]:
    """Play a legal move; answer all there is to say about it, and the replies to it."""
    kind = board.piece_type_at(move.from_square)
    assert kind is not None
    rivals = _rivals(board, move, kind)
    same_file = any((rival ^ move.from_square) & 7 == 0 for rival in rivals)
    same_row = any(rival >> 3 == move.from_square >> 3 for rival in rivals)
    capture, en_passant = board.is_capture(move), board.is_en_passant(move)
    castling = board.is_castling(move)
    board.push(move)
    replies = list(board.legal_moves)
    checkers = chess.popcount(board.checkers_mask())
    found = Move(
        piece=chess.piece_symbol(kind).upper(),
        from_square=move.from_square,
        to_square=move.to_square,
        promotion=chess.piece_symbol(move.promotion).upper() if move.promotion else None,
        capture=capture,
        en_passant=en_passant,
        castling=castling,
        check=checkers > 0,
        double_check=checkers > 1,
        mate=checkers > 0 and not replies,
        stalemate=not checkers and not replies,
        file_needed=bool(rivals) and (not same_file or same_row),
        rank_needed=same_file,
    )
    return found, replies


def _rivals(board: ChessBoard, move: chess.Move, kind: chess.PieceType) -> list[int]:
    """Where other pieces of the kind stand that could go to the same square."""
    if kind in (chess.PAWN, chess.KING):
        return []
    others = board.pieces_mask(kind, board.turn) & ~chess.BB_SQUARES[move.from_square]
    moves = board.generate_legal_moves(others, chess.BB_SQUARES[move.to_square])
    return [rival.from_square for rival in moves]


class Play:
    """Sets up the board at any node of a solution's tree, and names the way there."""

    def __init__(self, solution: Solution, terms: Terms) -> None:
        self.tree: Final = solution.tree.tree
        self.terms: Final = terms
        self._start: Final = diagram(solution.fen, terms)

    def move(self, index: int) -> chess.Move:
        """The move of a node that has one, legal or not."""
        move = self.tree.moves[index]
        assert move is not None
        promotion = chess.PIECE_SYMBOLS.index(move.promotion.lower()) if move.promotion else None
        return chess.Move(move.from_square, move.to_square, promotion)

    def below(self, index: int, role: Role | None = None) -> list[int]:
        """The children of a node, or those of a role."""
        children = self.tree.children_of(index)
        return [node for node in children if role is None or self.tree.roles[node] is role]

    def before(self, index: int) -> ChessBoard:
        """A board before a node's move, which need not be legal as those above it are."""
        *above, last = self._path(index)
        board = self._start.copy(stack=False)
        for node in above:
            self._pass(board, node)
            self._play(board, node)
        self._pass(board, last)
        return board

    def after(self, index: int) -> ChessBoard:
        """A board after a node's legal move."""
        board = self.before(index)
        self._play(board, index)
        return board

    def lines(self, index: int) -> set[tuple[chess.Move, ...]]:
        """The lines of help play below a node."""
        found: set[tuple[chess.Move, ...]] = set()
        stack: list[tuple[int, tuple[chess.Move, ...]]] = [(index, ())]
        while stack:
            node, line = stack.pop()
            children = [
                child for child in self.below(node, Role.HELP) if self.tree.moves[child] is not None
            ]
            if line and not children:
                found.add(line)
            stack.extend((child, (*line, self.move(child))) for child in children)
        return found

    def passes_before(self, index: int) -> bool:
        """Whether the side to move passes before a node's move.

        So it does before a threat and in set play, and in a series whose moves are not over.
        """
        tree, kind = self.tree, self.terms.play
        if tree.roles[index] in _PASSES_FIRST:
            return True
        if tree.roles[index] is not Role.HELP or tree.roles[tree.parents[index]] is not Role.HELP:
            return False
        is_last = not tree.children_of(index)
        return kind.is_series and (kind is Kind.SERIES or not is_last)

    def place(self, index: int, further: Sequence[chess.Move] = ()) -> str:
        """The line that leads to a node, such as `1.Rh6 gxh6 2.g7#`, or some moves further.

        `~` stands for a pass outside a series. A move that is not legal is written as UCI and ends
        the line.
        """
        steps: list[chess.Move] = []
        for node in self._path(index):
            if self.passes_before(node):
                steps.append(chess.Move.null())
            if self.tree.moves[node] is not None:
                steps.append(self.move(node))
        steps += further
        board = self._start.copy(stack=False)
        # Help play that ends with the first half of a move counts from the second.
        asked = self.terms.asked
        offset = self.terms.left_out + (asked.half if asked.play.is_help else 0)
        words: list[str] = []
        for half_moves, step in enumerate(steps, start=offset):
            if not step:
                # The set play begins with the pass, which is left out.
                if words and not asked.play.is_series:
                    words.append("~")
                board.push(step)
                continue
            number = f"{half_moves // 2 + 1}{'...' if half_moves % 2 else '.'}"
            legal = is_legal(board, step)
            text = board.san(step) if legal else step.uci()
            words.append(text if half_moves % 2 and words else number + text)
            if not legal:
                break
            board.push(step)
        if words:
            return " ".join(words)
        return "The set play" if self.tree.roles[index] is Role.SET_PLAY else "The diagram"

    def _path(self, index: int) -> list[int]:
        found = [index]
        while found[-1]:
            found.append(self.tree.parents[found[-1]])
        return found[::-1]

    def _pass(self, board: ChessBoard, index: int) -> None:
        if self.passes_before(index):
            board.push(chess.Move.null())

    def _play(self, board: ChessBoard, index: int) -> None:
        if self.tree.moves[index] is not None:
            board.push(self.move(index))

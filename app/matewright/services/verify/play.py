"""A solution's diagram and its lines of play on the boards of python-chess."""

from __future__ import annotations

import re
from typing import Final

import chess

from matewright.errors import FormatError, IllegalPosition
from matewright.model.move import Move
from matewright.model.solution import Role, Solution

_CASTLING: Final = re.compile(r"-|K?Q?k?q?")
_PASSES_FIRST: Final = frozenset({Role.THREAT, Role.SET_PLAY})
"""Roles before whose move the side to move passes."""


def diagram(fen: str) -> chess.Board:
    """The board of a FEN with six fields.

    Raises `FormatError` for text that is none, `IllegalPosition` for one that nobody can solve.
    """
    fields = fen.split(" ")
    if len(fields) != 6 or not _CASTLING.fullmatch(fields[2]):
        raise FormatError("solution-field", field="fen")
    try:
        board = chess.Board(fen)
    except ValueError:
        raise FormatError("solution-field", field="fen") from None
    for colour, name in ((chess.WHITE, "White"), (chess.BLACK, "Black")):
        kings = board.pieces(chess.KING, colour)
        if len(kings) > 1:
            names = ", ".join(map(chess.square_name, kings))
            raise IllegalPosition("two-kings", colour=name, count=len(kings), squares=names)
        if not kings and colour is not board.turn:
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


def is_legal(board: chess.Board, move: chess.Move) -> bool:
    """Whether a move is legal; castling must be written as the king's move."""
    castles_far = board.is_castling(move) and chess.square_file(move.to_square) not in (2, 6)
    return board.is_legal(move) and not castles_far


def described(board: chess.Board, move: chess.Move) -> tuple[Move, list[chess.Move]]:
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
        row_needed=same_file,
    )
    return found, replies


def _rivals(board: chess.Board, move: chess.Move, kind: chess.PieceType) -> list[int]:
    """Where other men of the kind stand that could go to the same square."""
    if kind in (chess.PAWN, chess.KING):
        return []
    others = board.pieces_mask(kind, board.turn) & ~chess.BB_SQUARES[move.from_square]
    moves = board.generate_legal_moves(others, chess.BB_SQUARES[move.to_square])
    return [rival.from_square for rival in moves]


class Play:
    """Sets up the board at any node of a solution's tree, and names the way there."""

    def __init__(self, solution: Solution) -> None:
        self.tree: Final = solution.tree.tree
        self._start: Final = diagram(solution.fen)

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

    def before(self, index: int) -> chess.Board:
        """A board before a node's move, which need not be legal as those above it are."""
        *above, last = self._path(index)
        board = self._start.copy(stack=False)
        for node in above:
            self._pass(board, node)
            self._play(board, node)
        self._pass(board, last)
        return board

    def after(self, index: int) -> chess.Board:
        """A board after a node's legal move."""
        board = self.before(index)
        self._play(board, index)
        return board

    def place(self, index: int, further: chess.Move | None = None) -> str:
        """The line that leads to a node, such as `1.Rh6 gxh6 2.g7#`, or one move further.

        `~` stands for a pass. A last move that is not legal is written as UCI.
        """
        steps: list[chess.Move] = []
        for node in self._path(index):
            if self.tree.roles[node] in _PASSES_FIRST:
                steps.append(chess.Move.null())
            if self.tree.moves[node] is not None:
                steps.append(self.move(node))
        if further is not None:
            steps.append(further)
        board = self._start.copy(stack=False)
        words: list[str] = []
        for half_moves, step in enumerate(steps):
            if not step:
                # The set play begins with the pass, which is left out.
                if words:
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

    def _pass(self, board: chess.Board, index: int) -> None:
        if self.tree.roles[index] in _PASSES_FIRST:
            board.push(chess.Move.null())

    def _play(self, board: chess.Board, index: int) -> None:
        if self.tree.moves[index] is not None:
            board.push(self.move(index))

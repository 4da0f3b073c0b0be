"""A solution's diagram and its lines of play on the boards of python-chess."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

import chess

from matewright.errors import FormatError, IllegalPosition
from matewright.model.move import Move
from matewright.model.piece import Colour
from matewright.model.play import Play as Kind
from matewright.model.solution import Role, Solution
from matewright.reference.python_chess import ChessBoard
from matewright.reference.terms import Terms

_CASTLING: Final = re.compile(r"-|K?Q?k?q?")
_PROMOTIONS: Final = {symbol.upper(): chess.PIECE_SYMBOLS.index(symbol) for symbol in "qrbn"}
"""Other promotions are given as one to a king, which is never legal."""
_PASSES_FIRST: Final = frozenset({Role.THREAT, Role.SET_PLAY})
"""Roles before whose move the side to move passes."""


def diagram(fen: str, terms: Terms) -> ChessBoard:
    """The board of a FEN with six fields, whose side to move begins.

    Raises `FormatError` for text that is none, `IllegalPosition` for one that cannot be solved.
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
                    "pawn-on-end-rank", colour=name.lower(), square=chess.square_name(square)
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
        promotion = _PROMOTIONS.get(move.promotion, chess.KING) if move.promotion else None
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

    def lines(self, index: int) -> Iterator[tuple[str, ...]]:
        """The lines of help play below a node as UCI texts, in order."""
        tree = self.tree
        begins = tree.first_children()
        texts: dict[int, tuple[Move | None, str]] = {}
        """What is written of each move, by identity: the moves stay while their texts do."""
        line: list[str] = []
        nodes = [(node, 0) for node in reversed(self.below(index, Role.HELP))]
        while nodes:
            node, depth = nodes.pop()
            move = tree.moves[node]
            if move is None:
                continue
            written = texts.get(id(move))
            if written is None:
                written = texts[id(move)] = (move, str(self.move(node)))
            del line[depth:]
            line.append(written[1])
            first, end = begins[node], begins[node + 1]
            if first == end:
                yield tuple(line)
            nodes.extend((child, depth + 1) for child in range(end - 1, first - 1, -1))

    def holds(self, index: int, line: Sequence[chess.Move]) -> bool:
        """Whether a line of help play stands below a node, from its first move to its end."""
        moves = self.tree.moves
        found: list[int] = []
        below = self.below(index, Role.HELP)
        for move in line:
            # A move may begin lines of several lengths: then it stands there once for each.
            found = [node for node in below if moves[node] is not None and self.move(node) == move]
            below = [child for node in found for child in self.below(node)]
        return any(not self.below(node) for node in found)

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
        stipulation = self.terms.stipulation
        offset = self.terms.left_out + (stipulation.half if stipulation.play.is_help else 0)
        words: list[str] = []
        for half_moves, step in enumerate(steps, start=offset):
            if not step:
                # The set play begins with the pass, which is left out.
                if words and not stipulation.play.is_series:
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

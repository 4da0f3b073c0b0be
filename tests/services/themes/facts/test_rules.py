"""What the engine says of boards, beside what python-chess says."""

from __future__ import annotations

from matewright import engine
from matewright.model.position import Position
from matewright.services.themes.facts.reading import board_of


def test_relations_are_those_of_python_chess() -> None:
    import chess

    fens = [
        "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w - - 4 4",
        "4k3/4r3/8/8/7b/8/4QN2/3RK3 w - - 0 1",
        "8/P6k/8/8/8/2b5/1R6/K7 w - - 0 1",
    ]
    for fen in fens:
        expected = chess.Board(fen)
        board = board_of(Position.from_fen(fen)) + fen.split()[1]
        (found,) = engine.relations([board], with_mates=True)
        assert {
            chess.Move(start, end, chess.Piece.from_symbol(kind).piece_type if kind else None)
            for start, end, kind in found.moves
        } == set(expected.legal_moves)
        assert {s for s, _ in found.pins} == {
            square
            for square in expected.piece_map()
            if expected.is_pinned(expected.piece_at(square).color, square)  # type: ignore[union-attr]
        }
        assert found.checkers == int(expected.checkers())
        mates = set()
        for move in expected.legal_moves:
            expected.push(move)
            if expected.is_checkmate():
                mates.add((move.from_square, move.to_square))
            expected.pop()
        assert {move[:2] for move in found.mates} == mates
        for side, colour in (("w", chess.WHITE), ("b", chess.BLACK)):
            for square in chess.SQUARES:
                lifted = expected.copy()
                lifted.remove_piece_at(lifted.king(not colour) or 0)
                assert found.attackers(side, square) == int(lifted.attackers(colour, square))

"""Which moves of a game lose a tempo."""

from __future__ import annotations

import chess
import pytest

from matewright.services.answer.tempo import tempo_moves


@pytest.mark.parametrize(
    ("game", "expected"),
    [
        ("e3 d5 e4 d4", ["e3", "e4"]),
        ("e4 e5 Qe2 Qh4 d3 Qd8", ["Qh4", "Qd8"]),
        ("Nf3 e6 Ng1 d6", ["Nf3", "Ng1"]),
        ("g3 d6 Bg2 Bh3 Bxb7 Bf1 Bc8", []),
        # The knight goes for the pawn.
        ("Nf3 e5 Nxe5 d6 Nf3 d5", ["d6", "d5"]),
        ("e4 e5 Bc4 Bc5 Bf1 Bf8", ["Bc4", "Bf1", "Bc5", "Bf8"]),
        # No pawn goes three squares at once.
        ("h4 a5 Rh3 a4 Rh1 a3", ["Rh3", "Rh1"]),
        # The knight steps aside for the queen.
        ("Nf3 e6 Ng5 Qf6 h3 Qf3 e3 Qd5 Nf3", []),
        # Black cannot pass while he is in check, and one step more would not parry it.
        ("e4 f6 Qh5 g6 Qd1 g5", ["Qh5", "Qd1"]),
    ],
)
def test_pairs_that_could_be_one_or_none(game: str, expected: list[str]) -> None:
    board, words = chess.Board(), game.split()
    found = tempo_moves([board.push_san(word).uci() for word in words])
    assert sorted(words[index] for index in found) == sorted(expected)


def test_no_move_is_named_where_one_is_not_legal() -> None:
    assert not tempo_moves(["e2e3", "e7e6", "e3e5"])

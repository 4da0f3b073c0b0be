"""Thirty positions for each historic program, and what it says of them.

They were chosen from random positions in which somebody is soon mated. `limit` is a part of the
sentence that explains why the claim is false; it is empty where the claim is true. The claims were
taken from the programs as they are implemented here; the tests compare each with brute force.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class Case(NamedTuple):
    """A mate in at most `moves`; the first move (UCI) and the length the program names, or none."""

    fen: str
    moves: int
    key: str
    length: int | None
    limit: str


MATER: Final = (
    Case("5kN1/3QR2p/8/4Q3/3K2Q1/8/8/8 w - -", 1, "d7c8", 1, ""),
    Case("5b1k/8/7B/3R1Q1p/N6K/8/8/8 w - -", 2, "d5d8", 2, ""),
    Case("8/8/8/3b2k1/8/8/7q/1Q3K2 b - -", 3, "d5c4", 3, ""),
    Case("k7/8/2Kb4/1QB5/8/8/8/8 w - -", 1, "b5b7", 1, ""),
    Case("6bk/8/4b1Qb/6R1/8/K7/8/8 w - -", 2, "g6h6", 2, ""),
    Case("1kb5/bB1B4/1Q6/1B6/8/8/7K/8 w - -", 3, "b6d6", 3, ""),
    Case("4K1n1/5PkP/4R3/5B2/8/8/2p5/8 w - -", 1, "f7g8q", 1, ""),
    Case("8/2P5/8/8/8/8/1p3k1p/B6K b - -", 2, "b2b1q", 2, ""),
    Case("8/8/8/8/8/8/p3p3/K1k2N2 b - -", 3, "e2e1q", 3, ""),
    Case("4k3/8/8/8/2p3q1/3p4/3P4/3nK3 b - -", 1, "g4e2", 1, ""),
    Case("8/5Q2/8/8/5pR1/2Q2Kq1/4P3/3k4 w - -", 2, "g4g3", 2, ""),
    Case("8/3pkP2/6K1/1R2P3/2B3R1/8/8/8 w - -", 3, "f7f8q", 3, ""),
    Case("4k2r/8/7q/8/4bp2/8/5b2/5K1n b k -", 1, "h6a6", 1, ""),
    Case("4k2r/5n2/8/5K1n/6P1/5b2/8/5q2 b k -", 2, "f3d5", 2, ""),
    Case("r3k3/8/8/8/Pn6/p7/3K4/4r3 b q -", 3, "e1e4", 3, ""),
    Case("8/7B/7R/3rk3/8/K7/8/8 w - -", 3, "", None, ""),
    Case("3kb3/1Q6/2b5/1R1n4/8/4b3/7K/8 w - -", 3, "", None, ""),
    Case("k1q5/r2Pn3/8/3r4/8/8/7K/8 w - -", 3, "", None, ""),
    Case("6r1/5kp1/1P6/5PB1/8/8/4p3/5K2 w - -", 3, "", None, ""),
    Case("r3k3/6Q1/8/8/6q1/8/2nKR3/8 b q -", 3, "", None, ""),
    Case("8/8/8/4R3/8/3k4/2R5/R3K3 w - -", 1, "e1c1", 1, "castling rights"),
    Case("r3k3/8/3K4/8/4q3/3n4/8/8 b - -", 2, "e8c8", 1, "castling rights"),
    Case("8/8/8/4R3/8/3k4/2R5/R3K3 w - -", 2, "e1c1", 1, "castling rights"),
    Case("8/6R1/8/k7/1Ppq4/5q2/2K5/8 b - b3", 2, "", None, "en passant"),
    Case("7r/8/8/8/6Pp/3p1P2/5k2/7K b - g3", 1, "", None, "en passant"),
    Case("8/3K4/8/kPp5/8/1R1Q4/5P2/8 w - c6", 2, "", None, "en passant"),
    Case("k1KB4/8/8/8/2pN4/2Pp4/2pP4/8 w - -", 3, "", None, "stay a pawn"),
    Case("k1K5/8/2N5/5B2/1p6/1Pp5/1pB5/8 w - -", 3, "", None, "stay a pawn"),
    Case("k3N3/2K5/8/1p2N3/1Pp5/2Pp4/2pP4/8 w - -", 3, "", None, "stay a pawn"),
    Case("k7/8/K1N5/p1p5/PpP5/1P5N/1p6/8 w - -", 3, "", None, "stay a pawn"),
)

PRINZ: Final = (
    Case("8/8/8/8/6R1/2k5/1Q3q2/2K2b2 b - -", 2, "f2b2", 2, ""),
    Case("5K2/1Q6/2r5/B7/5R2/4p2n/Q7/7k w - -", 2, "f4f1", 2, ""),
    Case("Q1R5/3K4/8/8/6N1/4PbP1/8/1N5k w - -", 2, "a8f3", 2, ""),
    Case("r3kN2/PQ6/8/8/3K4/8/8/6Q1 w - -", 2, "g1g6", 2, ""),
    Case("2Q3b1/8/8/1R6/3k4/8/8/R1Q1K3 w Q -", 2, "a1a4", 2, ""),
    Case("8/2kp2Q1/2b5/RQP2p2/8/3K4/8/8 w - -", 2, "b5b6", 2, ""),
    Case("8/8/6K1/8/6Bb/4P3/4Q2B/5bbk w - -", 2, "g4f3", 2, ""),
    Case("b6R/k4P2/3R4/8/4K3/8/1R6/8 w - -", 2, "h8a8", 2, ""),
    Case("n6K/kN1P4/8/B2N4/1R1N4/8/8/8 w - -", 2, "d4c6", 2, ""),
    Case("5Kbk/6pp/6P1/8/8/8/8/7R w - -", 2, "h1h6", 2, ""),
    Case("8/8/8/8/3r2b1/6p1/8/3K1bBk w - -", 2, "", None, ""),
    Case("3kr3/8/3P4/2P5/3n4/8/8/R3K3 w Q -", 2, "", None, ""),
    Case("7k/6p1/7q/7P/8/8/3K4/8 w - -", 2, "", None, ""),
    Case("4n3/8/8/6k1/8/3B4/1p3p2/5K2 b - -", 2, "", None, ""),
    Case("6k1/8/4N3/4B3/8/5K2/2Q5/8 w - -", 2, "c2c7", 2, "takes stalemate for mate"),
    Case("8/4r3/7p/7K/6pb/3r2kP/8/8 b - -", 2, "d3d6", 2, "takes stalemate for mate"),
    Case("7k/8/3p4/5QQ1/8/2K5/8/8 w - -", 2, "c3c4", 2, "takes stalemate for mate"),
    Case("8/8/8/8/2B5/8/2k2B2/R3K3 w - -", 2, "f2d4", 2, "takes stalemate for mate"),
    Case("8/7p/8/6P1/6k1/3q4/8/K7 b - -", 2, "d3c2", 2, "takes stalemate for mate"),
    Case("6nK/4PP2/8/5nb1/7n/5P2/k7/8 b - -", 2, "g8f6", 2, "no promotion"),
    Case("8/4p3/8/8/2r5/2k2q2/2p1p3/2K5 b - -", 2, "e2e1", 2, "no promotion"),
    Case("7N/k7/8/8/1n6/8/2pp4/K1bQ4 b - -", 2, "", None, "no promotion"),
    Case("K1kb4/4PP2/P7/3B4/8/8/8/8 w - -", 2, "", None, "no promotion"),
    Case("8/5P2/8/8/8/8/p1N1p3/KBk5 b - -", 2, "", None, "no promotion"),
    Case("8/1p6/n7/Q2P1R2/3k4/N7/4K3/8 w - -", 2, "d5d6", 2, "no double step"),
    Case("7q/8/8/2k5/6p1/8/3n2KP/2r5 b - -", 2, "c1f1", 2, "no double step"),
    Case("4k2r/2B1n3/4KB2/4Q3/8/2Q5/8/8 w k -", 2, "e5d6", 2, "no castling"),
    Case("2r5/8/8/5B1n/8/5k2/8/2Q1K2R w K -", 2, "", None, "no castling"),
    Case("8/2q5/8/q7/pP6/8/K3Q3/2k5 b - b3", 2, "", None, "no en passant capture"),
    Case("4k3/2Q5/K7/3Pp3/8/8/8/8 w - e6", 2, "", None, "no en passant capture"),
)

"""The goals of stipulations: mate, stalemate and the others."""

from __future__ import annotations

from enum import StrEnum


class Goal(StrEnum):
    """What the last move must reach; the value is how it is written."""

    MATE = "#"
    STALEMATE = "="
    DOUBLE_STALEMATE = "=="
    MATE_OR_STALEMATE = "#="
    CHECK = "+"
    CAPTURE = "x"
    TARGET = "z"
    EN_PASSANT = "ep"
    CASTLING = "00"
    ANY_MOVE = "~"
    WIN_PIECE = "%"
    LAST_RANK = "c81"
    AUTO_STALEMATE = "!="
    CIRCUIT = "ct"
    EXCHANGE = "<>"
    CIRCUIT_BY_REBIRTH = "ctr"
    EXCHANGE_BY_REBIRTH = "<>r"
    KISS = "k"
    PROOF_GAME = "dia"
    A_TO_B = "a=>b"
    DOUBLE_MATE = "##"
    COUNTER_MATE = "##!"
    AUTO_MATE = "!#"
    CAPTURE_ZUGZWANG = "/1d[x]a{!+}"
    CHECK_ZUGZWANG = "/1d[+]a{!+}"
    STALEMATE_ZUGZWANG = "/1d[=]a{!+}"
    MATE_ZUGZWANG = "/1d[#]a{!+}"

    @property
    def has_square(self) -> bool:
        """Whether a square belongs to it."""
        return self in (Goal.TARGET, Goal.KISS)

    @property
    def shows_in_move(self) -> bool:
        """Whether the facts of the last move alone decide if it is reached."""
        return not self.is_zugzwang and self not in (
            Goal.AUTO_STALEMATE,
            Goal.CIRCUIT,
            Goal.EXCHANGE,
            Goal.CIRCUIT_BY_REBIRTH,
            Goal.EXCHANGE_BY_REBIRTH,
            Goal.KISS,
            Goal.PROOF_GAME,
            Goal.A_TO_B,
            Goal.DOUBLE_MATE,
            Goal.COUNTER_MATE,
            Goal.AUTO_MATE,
        )

    @property
    def is_marked(self) -> bool:
        """Whether Popeye puts its sign behind the move that reaches it."""
        return not self.is_zugzwang and self not in (
            Goal.EN_PASSANT,
            Goal.CASTLING,
            Goal.ANY_MOVE,
            Goal.CIRCUIT,
            Goal.EXCHANGE,
            Goal.CIRCUIT_BY_REBIRTH,
            Goal.EXCHANGE_BY_REBIRTH,
            Goal.KISS,
        )

    @property
    def exposes_king(self) -> bool:
        """Whether it is reached by moves that leave the own king in check, and only by those."""
        return self in (Goal.DOUBLE_MATE, Goal.COUNTER_MATE, Goal.AUTO_MATE)

    @property
    def can_be_one_of_two(self) -> bool:
        """Whether White and Black may have different goals in reciprocal play, this being one."""
        is_position = self in (Goal.PROOF_GAME, Goal.A_TO_B)
        return not (self.has_square or self.exposes_king or is_position or self.is_zugzwang)

    @property
    def is_zugzwang(self) -> bool:
        """Whether the opponent is not in check and can move, but each of his moves reaches a goal.

        Only structured stipulations have it: the value is what stands in their brackets.
        """
        return self in (
            Goal.CAPTURE_ZUGZWANG,
            Goal.CHECK_ZUGZWANG,
            Goal.STALEMATE_ZUGZWANG,
            Goal.MATE_ZUGZWANG,
        )

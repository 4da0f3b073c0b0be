"""How the two sides of a problem play: who moves when, who helps and who resists."""

from __future__ import annotations

from enum import StrEnum
from typing import Final


class Play(StrEnum):
    """How the two sides play; the value is how the canonical text begins.

    White is the side that has the goal in direct, help and series play, and the side that is to
    suffer it in self and reflex play; a problem may exchange the parts of White and Black.
    """

    DIRECT = ""
    SELF = "s"
    REFLEX = "r"
    SEMI_REFLEX = "semi-r"
    HELP = "h"
    HELP_SELF = "hs"
    HELP_REFLEX = "hr"
    SERIES = "ser-"
    SERIES_SELF = "ser-s"
    SERIES_REFLEX = "ser-r"
    SERIES_HELP = "ser-h"
    SERIES_HELP_SELF = "ser-hs"
    RECIPROCAL = "reci-h"
    SERIES_RECIPROCAL = "ser-reci-h"
    PARRY = "phser-"
    PARRY_SELF = "phser-s"
    PARRY_REFLEX = "phser-r"
    PARRY_HELP = "pser-h"
    PARRY_BATTLE = "pser-"
    PARRY_BATTLE_SELF = "pser-s"
    PARRY_BATTLE_REFLEX = "pser-r"
    PARRY_BATTLE_SEMI_REFLEX = "pser-semi-r"
    PROOF = "proof-"

    @property
    def is_battle(self) -> bool:
        """Whether Black resists from the first move: there are keys and variations."""
        return self.is_plain_battle or self.is_parry_battle

    @property
    def is_plain_battle(self) -> bool:
        """Whether Black resists from the first move, and moves wherever it is his turn."""
        return self in _BATTLES

    @property
    def is_parry_battle(self) -> bool:
        """Whether Black resists, but moves only where he is in check: elsewhere he passes."""
        return self in _PARRY_BATTLES

    @property
    def is_help(self) -> bool:
        """Whether both sides move in turn and cooperate, at least in the beginning."""
        return self in (
            Play.HELP,
            Play.HELP_SELF,
            Play.HELP_REFLEX,
            Play.RECIPROCAL,
            Play.PROOF,
        )

    @property
    def is_series(self) -> bool:
        """Whether one side makes its moves in a row; the other may parry checks, and helps."""
        return "ser-" in self.value and not self.is_parry_battle

    @property
    def is_parry(self) -> bool:
        """Whether the series may check, and the other side parries."""
        return self.is_series and self.value.startswith("p")

    @property
    def is_reciprocal(self) -> bool:
        """Whether Black, too, could reach a goal in place of his last move."""
        return self in (Play.RECIPROCAL, Play.SERIES_RECIPROCAL)

    @property
    def is_self(self) -> bool:
        """Whether it is Black who reaches the goal, against his will or because he must."""
        return self in _SELF

    @property
    def has_set_play(self) -> bool:
        """Whether anything is left of it when its first move or series is left out."""
        return not self.is_reciprocal and self not in (
            Play.PROOF,
            Play.SERIES,
            Play.PARRY,
            Play.PARRY_BATTLE,
            Play.SERIES_HELP_SELF,
        )

    def fewest(self, *, half: bool) -> int:
        """The least number of whole moves in a stipulation, before half a move or without."""
        # In reciprocal play two half-moves are needed at least.
        return 0 if half and self.is_help and self is not Play.RECIPROCAL else 1

    @property
    def is_black_series(self) -> bool:
        """Whether it is Black who makes the series."""
        return self in _BLACK_SERIES

    @property
    def replies(self) -> int:
        """How many moves stand behind the moves of a series."""
        return {Play.SERIES: 0, Play.PARRY: 0, Play.SERIES_HELP_SELF: 2}.get(self, 1)


_BATTLES: Final = (Play.DIRECT, Play.SELF, Play.REFLEX, Play.SEMI_REFLEX)
_PARRY_BATTLES: Final = (
    Play.PARRY_BATTLE,
    Play.PARRY_BATTLE_SELF,
    Play.PARRY_BATTLE_REFLEX,
    Play.PARRY_BATTLE_SEMI_REFLEX,
)
_SELF: Final = (
    Play.SELF,
    Play.REFLEX,
    Play.SEMI_REFLEX,
    Play.HELP_SELF,
    Play.HELP_REFLEX,
    Play.SERIES_SELF,
    Play.SERIES_REFLEX,
    Play.SERIES_HELP_SELF,
    Play.PARRY_SELF,
    Play.PARRY_REFLEX,
    *_PARRY_BATTLES[1:],
)
_BLACK_SERIES: Final = (
    Play.SERIES_HELP,
    Play.SERIES_HELP_SELF,
    Play.SERIES_RECIPROCAL,
    Play.PARRY_HELP,
)


PROVING: Final = (Play.PROOF, Play.SERIES, Play.SERIES_HELP, Play.PARRY, Play.PARRY_HELP)
"""The plays in which a diagram can be reached from the array of a game."""

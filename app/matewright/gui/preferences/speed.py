"""The speed of automatic play."""

from __future__ import annotations

from enum import StrEnum
from typing import Final


class Speed(StrEnum):
    """The speed of automatic play; the value is stored in the settings."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"

    @property
    def interval(self) -> int:
        """Milliseconds a position stays."""
        return _INTERVALS[self]


_INTERVALS: Final = {Speed.SLOW: 2_000, Speed.NORMAL: 900, Speed.FAST: 350}

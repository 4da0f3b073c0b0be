"""Work at the question whether a position can come from a game."""

from __future__ import annotations

from collections.abc import Sequence

from matewright import _engine
from matewright.bridge.options import ALL_THREADS, MOST_THREADS, check_range
from matewright.bridge.refusals import mapped_errors
from matewright.errors import IllegalPosition
from matewright.model.position import Position


class LegalitySearch:
    """A search in threads of the engine. Dropping the last reference stops it."""

    def __init__(
        self,
        position: Position,
        *,
        fields_are_stated: bool,
        threads: int = ALL_THREADS,
        time_limit: float | None = None,
    ) -> None:
        """Begin. The position can be played on, and each side has its king.

        With `fields_are_stated` nobody may castle beside those who may in the position, and no pawn
        can capture en passant unless the square is given. Raises
        `EngineError` for a number of threads out of range.
        """
        check_range("threads", threads, 1, MOST_THREADS)
        with mapped_errors():
            self._native = _engine.Legality(
                position.fen, fields_are_stated, position.en_passant, threads, time_limit, False
            )

    def cancel(self) -> None:
        """Stop it, which takes 100 ms at most."""
        self._native.cancel()

    @property
    def seconds(self) -> float:
        """The time since the start."""
        return self._native.seconds()

    def wait(self, seconds: float) -> Sequence[str] | IllegalPosition | bool:
        """Wait so long at most.

        A game to the position (UCI), or why there is none; True where neither was found when it
        ended, False while it goes on. Raises `EngineError` when the engine failed.
        """
        with mapped_errors():
            known = self._native.wait(seconds)
        if known is None:
            return False
        if known["code"] is not None:
            return IllegalPosition(known["code"], **known["fields"])
        return known["game"] if known["verdict"] == "legal" else True

"""A game: pieces and the rules they are played by, which never go apart."""

from __future__ import annotations

from dataclasses import dataclass, field

from matewright.model.conditions import Condition
from matewright.model.position import Position


@dataclass(frozen=True, slots=True)
class Game:
    """A position with the conditions it is played under; without any, the orthodox rules hold.

    Which moves are legal, and who is in check, depends on both together.
    """

    position: Position = field(default_factory=Position)
    conditions: tuple[Condition, ...] = field(default=(), kw_only=True)

    @property
    def is_orthodox(self) -> bool:
        """Whether only orthodox pieces stand here, and the orthodox rules hold."""
        return not self.conditions and self.position.is_orthodox

    @property
    def fairy_names(self) -> tuple[str, ...]:
        """What orthodox chess does not know of it, as it is printed: conditions, then pieces."""
        pieces = {piece.description for _, piece in self.position.pieces() if piece.is_fairy}
        return (*(condition.title for condition in self.conditions), *sorted(pieces))

"""Conditions: the rules a problem is played under that are not those of orthodox chess."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Condition:
    """A condition in Popeye's words; `text` is how it is written, whether it is known or not."""

    text: str

    @property
    def name(self) -> str:
        """What it is called: `Circe` of `Circe RexInclusive`."""
        return self.text.split()[0] if self.text.split() else ""

    @property
    def parameters(self) -> tuple[str, ...]:
        """What is said beside the name."""
        return tuple(self.text.split()[1:])


def conditions_of(texts: Iterable[str]) -> tuple[Condition, ...]:
    """The conditions that texts say; empty texts say none."""
    return tuple(Condition(text) for text in texts if text.strip())

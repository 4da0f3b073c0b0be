"""What the strategies are, as data for all front ends."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from matewright import engine
from matewright.model.inquiry import Capabilities
from matewright.model.play import Play
from matewright.model.solution import Mode
from matewright.model.stipulation import Stipulation
from matewright.wording import Wording

_words: Final = Wording("strategies")

REFERENCE: Final = "reference"
"""The name of the slow solver of `services.solving.reference`, which is no part of the engine."""

_REFERENCE_CAPABILITIES: Final = Capabilities(
    name=REFERENCE,
    proves=True,
    plays=("", "h"),
    goals=("#",),
    modes=tuple(Mode),
    options=frozenset({"tries", "set_play", "checks_only"}),
    only_length=None,
    pieces=("K", "Q", "R", "B", "N", "P", "G", "H"),
)


POPEYE: Final = "popeye"
"""The name of the program Popeye as a strategy, where it is installed; nothing of it is here."""

_POPEYE_CAPABILITIES: Final = Capabilities(
    name=POPEYE,
    proves=False,
    plays=tuple(play.value for play in Play),
    goals=("#", "=", "==", "#=", "+", "x", "z", "ep", "00"),
    modes=tuple(Mode),
    options=engine.CAPABILITIES[engine.DEFAULT_STRATEGY].options - {"checks_only", "threads"},
    only_length=None,
    pieces=engine.CAPABILITIES[engine.DEFAULT_STRATEGY].pieces,
)


@dataclass(frozen=True, slots=True)
class StrategyFacts:
    """What a strategy is in a few words (`english`), and what it can do.

    `english_limits`: a sentence on the rules it lacks, empty if it has all.
    """

    capabilities: Capabilities
    english: str
    english_limits: str = ""

    @property
    def modes(self) -> tuple[Mode, ...]:
        """What it can look for."""
        return tuple(map(Mode, self.capabilities.modes))

    @property
    def only_length(self) -> int | None:
        """The only length of mates it looks for, None for any."""
        return self.capabilities.only_length

    @property
    def has_options(self) -> bool:
        """Whether it supports the options of `PlayOptions` beside tries and set play."""
        return self.has("post_key")

    def has(self, option: str) -> bool:
        """Whether it supports a field of `Question`; `memory` is that of its table."""
        return option in self.capabilities.options

    def solves(self, stipulation: Stipulation) -> bool:
        """Whether it takes a stipulation, whatever its length."""
        capabilities = self.capabilities
        return (
            stipulation.play.value in capabilities.plays
            and stipulation.goal.value in capabilities.goals
        )

    @property
    def meaning(self) -> str:
        """What it is in a few words, in the reader's language."""
        return _words(self.english)

    @property
    def limits(self) -> str:
        """A sentence on the rules it lacks, empty if it has all."""
        return _words(self.english_limits) if self.english_limits else ""


_ENGLISH: Final = {
    "modern": (_words.later("proof-number search and a table; fastest"), ""),
    "gms": (_words.later("the 2004 design; no table, full-width counts"), ""),
    "exhaustive": (_words.later("everything tried, no pruning; slow"), ""),
    "mater": (
        _words.later("as it was in 1998; one key, no proof"),
        _words.later(
            "MATER takes castling rights from the home squares and no en passant capture from "
            "the FEN, and lets a pawn on the last rank stay a pawn."
        ),
    ),
    "prinz": (
        _words.later("as it was in 1951; one key, no proof"),
        _words.later(
            "Mate-in-two knows no castling, no double step, no en passant capture and no "
            "promotion, and takes stalemate for mate."
        ),
    ),
    REFERENCE: (_words.later("slow, plain Python; fairy pieces, h#n"), ""),
    POPEYE: (_words.later("Popeye, where it is installed; no proof"), ""),
}

FACTS: Mapping[str, StrategyFacts] = MappingProxyType(
    {
        capabilities.name: StrategyFacts(capabilities, *_ENGLISH[capabilities.name])
        for capabilities in (
            *engine.CAPABILITIES.values(),
            _REFERENCE_CAPABILITIES,
            _POPEYE_CAPABILITIES,
        )
    }
)
"""By the names in `NAMES`."""

COMPARED: tuple[str, ...] = tuple(name for name in engine.STRATEGIES if name != engine.EXHAUSTIVE)
"""The names of those compared by default."""

NAMES: tuple[str, ...] = (*engine.STRATEGIES, REFERENCE, POPEYE)
"""The names that all front ends offer."""

"""What the strategies are, as data for all front ends."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from matewright import engine
from matewright.model.solution import Mode
from matewright.model.stipulation import Stipulation
from matewright.wording import Wording

_words: Final = Wording("strategies")

REFERENCE: Final = "reference"
"""The name of the slow solver of `services.reference`, which is no part of the engine."""

ALL_MODES: tuple[Mode, ...] = tuple(Mode)


def _direct_mates(stipulation: Stipulation) -> bool:
    return stipulation.is_direct_mate


def _everything(_stipulation: Stipulation) -> bool:
    return True


def _direct_and_help_mates(stipulation: Stipulation) -> bool:
    return stipulation.is_direct_mate or stipulation.is_help_mate


@dataclass(frozen=True, slots=True)
class StrategyFacts:
    """What it is in a few words (`english`), and what it can be asked for.

    * `has_table`: it keeps a table of positions in memory.
    * `modes`: what it can look for. `has_threads`, `has_checks_only`: whether it has those options;
      `has_options`: whether it obeys the options of `PlayOptions` beside tries and set play.
    * `solves`: whether it takes a stipulation, whatever its length.
    * `only_length`: the only length of mates it looks for, None for any.
    * `english_limits`: a sentence on what it does not know, empty for what knows all the rules.
    """

    english: str
    has_table: bool = False
    modes: tuple[Mode, ...] = ALL_MODES
    has_threads: bool = True
    has_checks_only: bool = True
    has_options: bool = False
    solves: Callable[[Stipulation], bool] = _direct_mates
    only_length: int | None = None
    english_limits: str = ""

    @property
    def meaning(self) -> str:
        """What it is in a few words, in the reader's language."""
        return _words(self.english)

    @property
    def limits(self) -> str:
        """A sentence on what it does not know, empty for what knows all the rules."""
        return _words(self.english_limits) if self.english_limits else ""


FACTS: Mapping[str, StrategyFacts] = MappingProxyType(
    {
        "modern": StrategyFacts(
            _words.later("proof-number search and a table; fastest"),
            has_table=True,
            has_options=True,
            solves=_everything,
        ),
        "gms": StrategyFacts(_words.later("the 2004 design; no table, full-width counts")),
        "mater": StrategyFacts(
            _words.later("as it was in 1998; one key, no proof"),
            modes=(Mode.SHORTEST,),
            has_threads=False,
            english_limits=_words.later(
                "MATER takes castling rights from the home squares and no en passant capture from "
                "the FEN, and lets a pawn on the last row stay a pawn."
            ),
        ),
        "prinz": StrategyFacts(
            _words.later("as it was in 1951; one key, no proof"),
            modes=(Mode.SHORTEST,),
            has_threads=False,
            has_checks_only=False,
            only_length=engine.PRINZ_LENGTH,
            english_limits=_words.later(
                "Mate-in-two knows no castling, no double step, no en passant capture and no "
                "promotion, and takes stalemate for mate."
            ),
        ),
        REFERENCE: StrategyFacts(
            _words.later("slow, plain Python; fairy pieces, h#n"),
            has_threads=False,
            solves=_direct_and_help_mates,
        ),
    }
)
"""By the names in `NAMES`."""

NAMES: tuple[str, ...] = (*engine.STRATEGIES, REFERENCE)
"""The names that all front ends offer."""

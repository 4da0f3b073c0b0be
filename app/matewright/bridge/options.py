"""How to search, and what is requested in addition to a question."""

from __future__ import annotations

import os
from dataclasses import dataclass, fields
from typing import Final

from matewright.bridge.capabilities import DEFAULT_STRATEGY, HISTORIC
from matewright.errors import EngineError
from matewright.model.play_options import PlayOptions
from matewright.model.solution import Mode

USUAL_MODE = "usual"
"""Stands for the default mode of a strategy."""

MOST_THREADS = 256

ALL_THREADS: int = min(os.cpu_count() or 1, MOST_THREADS)
"""One for each processor."""

DEFAULT_MEMORY = 256
"""The most memory for the table of positions, in MiB, by default."""

MOST_MEMORY = 65536

MOST_OF_AN_OPTION = 10**9 - 1
"""The largest number an option of problem solving may have."""


@dataclass(frozen=True, kw_only=True)
class SearchOptions:
    """How to search for the answer to a question.

    Tries and set play belong to the whole tree: other modes than `FULL` do not look for them.
    `checks_only` tries only checking moves for the attacker. `time_limit` is in seconds, None for
    no limit. `portable` keeps the engine from using instructions that not every CPU has; the answer
    is the same. `memory` is the most that strategy `modern` takes for its table of positions, in
    MiB (1 to `MOST_MEMORY`); it takes less while less is enough. `main_line` adds to each mate that
    is reported while the search runs how play goes on.

    Without a `mode` it is the strategy's usual one: `FULL`; of a historic program `SHORTEST`, the
    only one it has.
    """

    strategy: str = DEFAULT_STRATEGY
    mode: Mode | str = USUAL_MODE
    checks_only: bool = False
    threads: int = 1
    time_limit: float | None = None
    portable: bool = False
    memory: int = DEFAULT_MEMORY
    main_line: bool = False

    def __post_init__(self) -> None:
        """Turn a mode's name into the mode. Raises `EngineError` for an unknown name."""
        usual = Mode.SHORTEST if self.strategy in HISTORIC else Mode.FULL
        try:
            object.__setattr__(self, "mode", usual if self.mode == USUAL_MODE else Mode(self.mode))
        except ValueError:
            known = ", ".join(mode.value for mode in Mode)
            raise EngineError("mode-unknown", name=self.mode, known=known) from None

    @property
    def search(self) -> SearchOptions:
        """These options alone, without what a kind that holds more says beside."""
        return SearchOptions(**{name: getattr(self, name) for name in _OF_SEARCH})


_OF_SEARCH: Final = tuple(field.name for field in fields(SearchOptions))


@dataclass(frozen=True, slots=True, kw_only=True)
class Options(PlayOptions, SearchOptions):
    """What is requested in addition to a question, and how to search for the answer."""


def check_range(name: str, value: float, least: float, most: float) -> None:
    """Raise `EngineError` for an option that is out of range."""
    if not least <= value <= most:
        raise EngineError("option-range", name=name, value=value, least=least, most=most)

"""Which options go with a question, and why others do not."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from matewright.errors import EngineError
from matewright.model.play_options import PlayOptions
from matewright.model.solution import Mode
from matewright.model.stipulation import Stipulation
from matewright.services.option_text import OF_THE_PROBLEM
from matewright.services.strategies import FACTS
from matewright.wording import Wording

_words: Final = Wording("OptionsPanel")

# What is asked to see whether an option fits at all.
_TRIALS: Final[dict[str, Any]] = {
    "set_play": True,
    "tries": 1,
    "threats": False,
    "no_short_variations": True,
    "post_key": True,
    "white_to_play": True,
    "quodlibet": True,
    "stop_on_short": True,
    "max_flights": 1,
    "max_threat": 1,
    "non_trivial": (1, 1),
    "max_solutions": 1,
    "first_move": 1,
}
_ONLY_IN_FULL: Final = frozenset({"set_play", "tries", "threats", "no_short_variations"})

_FOR_EVERY_STRATEGY: Final = frozenset({"set_play", "tries"})
"""The others are for the default strategy alone, those of the problem left out of account."""


def reason_against(
    name: str, strategy: str, mode: str, asked: Stipulation | None, own: PlayOptions
) -> str:
    """Why an option cannot be asked for; empty where it can.

    `own` are the options of the problem; `asked` is None for a stipulation that cannot be read.
    """
    is_lacking = not FACTS[strategy].has_options and name not in _FOR_EVERY_STRATEGY
    if is_lacking and name not in OF_THE_PROBLEM:
        return _words("Strategy {name} has no such option", name=strategy)
    if name in _ONLY_IN_FULL and mode != Mode.FULL:
        return _words("Only with the full solution")
    if asked is None:
        return ""
    if name == "max_solutions" and asked.play.is_battle and mode == Mode.SHORTEST:
        return _words("Not with the shortest mate alone")
    trial = PlayOptions(**{name: _TRIALS[name]})
    try:
        trial.check(asked)
    except EngineError:
        return _words("Does not go with {text}", text=asked.text)
    if own.post_key:
        try:
            replace(trial, post_key=True).check(asked)
        except EngineError:
            return _words("Does not go with a diagram after the key")
    return ""


def reason_against_checks(strategy: str, asked: Stipulation | None) -> str:
    """Why checking moves cannot be looked at alone; empty where they can."""
    if not FACTS[strategy].has("checks_only"):
        return _words("Strategy {name} cannot look at checks alone", name=strategy)
    if asked is not None and not asked.is_direct_mate:
        return _words("Does not go with {text}", text=asked.text)
    return ""

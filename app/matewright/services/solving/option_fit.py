"""Which options go with a question, and why others do not."""

from __future__ import annotations

from typing import Final

from matewright.model.options import BY_NAME, Group
from matewright.model.play_options import PlayOptions
from matewright.model.solution import Mode
from matewright.model.stipulation import Stipulation
from matewright.services.solving.strategies import FACTS
from matewright.wording import Wording

_words: Final = Wording("OptionsPanel")

_FOR_EVERY_STRATEGY: Final = frozenset({"set_play", "tries"})
"""The others are for the default strategy alone, those of the problem left out of account."""


def reason_against(
    name: str, strategy: str, mode: str, stipulation: Stipulation | None, own: PlayOptions
) -> str:
    """Why an option cannot be used; empty where it can.

    `own` are the options of the problem; `stipulation` is None where it cannot be read.
    """
    option = BY_NAME[name]
    is_lacking = not FACTS[strategy].has_options and name not in _FOR_EVERY_STRATEGY
    if is_lacking and option.group is not Group.QUESTION:
        return _words("Strategy {name} has no such option", name=strategy)
    if option.group is Group.SHOWN and mode != Mode.FULL:
        return _words("Only with the full solution")
    if stipulation is None:
        return ""
    if name == "max_solutions" and stipulation.play.is_battle and mode == Mode.SHORTEST:
        return _words("Not with the shortest mate alone")
    if not option.fits(stipulation):
        return _words("Does not go with {text}", text=stipulation.task)
    if own.post_key and not (option.after_key and BY_NAME["post_key"].fits(stipulation)):
        return _words("Does not go with a diagram after the key")
    return ""


def reason_against_checks(strategy: str, stipulation: Stipulation | None) -> str:
    """Why checking moves cannot be looked at alone; empty where they can."""
    if not FACTS[strategy].has("checks_only"):
        return _words("Strategy {name} cannot look at checks alone", name=strategy)
    if stipulation is not None and not stipulation.is_direct_mate:
        return _words("Does not go with {text}", text=stipulation.task)
    return ""

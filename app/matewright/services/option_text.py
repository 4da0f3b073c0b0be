"""What a problem asks beside its stipulation, in a few words each."""

from __future__ import annotations

from typing import Final

from matewright.model.play_options import PlayOptions
from matewright.model.problem import Problem
from matewright.model.remarks import CHECKS_ONLY
from matewright.model.stipulation import Stipulation
from matewright.wording import Wording

_words: Final = Wording("OptionsPanel")
_question_words: Final = Wording("QuestionPane")

OF_THE_PROBLEM: Final = ("post_key", "white_to_play", "duplex", "half_duplex", "quodlibet")
"""The options that say what is asked; the others say how much of the answer is wanted."""


def own_words(options: PlayOptions) -> list[str]:
    """What the problem's own options ask, in a few words each."""
    words = (
        (options.post_key, _words("the key already played")),
        (options.white_to_play, _words("White begins")),
        (options.duplex and not options.half_duplex, _words("also with the parts exchanged")),
        (options.half_duplex, _words("with the parts exchanged")),
        (options.quodlibet, _words("the attacker's own goal too")),
        (options.set_play, _words("set play")),
        (options.tries > 0, _words("tries")),
        (not options.threats, _words("no threats")),
        (options.no_short_variations, _words("no short variations")),
    )
    return [text for holds, text in words if holds]


def without_those_of_the_file(options: PlayOptions) -> PlayOptions:
    """Only the options of a problem that the panel edits; files may hold others."""
    return PlayOptions(**{name: getattr(options, name) for name in OF_THE_PROBLEM})


def limits_in_words(options: PlayOptions, *, checks_only: bool = False) -> list[str]:
    """Restrictions and limits, because of which what is found need not be everything."""
    restrictions = ([CHECKS_ONLY] if checks_only else []) + list(options.restrictions)
    found = [str(restriction) for restriction in restrictions]
    if options.max_solutions is not None:
        most = options.max_solutions
        found.append(_words.count(most, "at most %n solution", "at most %n solutions"))
    if options.stop_on_short:
        found.append(_words("stop after short solutions"))
    return found


def exchange_in_words(problem: Problem) -> str:
    """`Black plays White’s part` where that side is to move; empty for the usual one."""
    if not (isinstance(problem.stipulation, Stipulation) and problem.is_exchanged):
        return ""
    mover = problem.position.turn
    return _question_words("{mover} plays {other}’s part", mover=mover.word, other=mover.other.word)

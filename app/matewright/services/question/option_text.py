"""The options of a problem beside its stipulation, in a few words each."""

from __future__ import annotations

from typing import Final

from matewright.model.options import OPTIONS, Group, in_group
from matewright.model.play_options import PlayOptions
from matewright.model.problem import Problem
from matewright.model.remarks import CHECKS_ONLY
from matewright.model.stipulation import Stipulation
from matewright.wording import Wording

_words: Final = Wording("OptionsPanel")
_question_words: Final = Wording("QuestionPane")


def own_words(options: PlayOptions) -> list[str]:
    """What the problem's own options ask, in a few words each."""
    if options.half_duplex:
        options = options.without(["duplex"])
    own = (*in_group(Group.QUESTION), *in_group(Group.SHOWN))
    return [_words(one.summary) for one in own if options.has(one)]


def without_those_of_the_file(options: PlayOptions) -> PlayOptions:
    """Only the options of a problem that the panel edits; files may hold others."""
    return options.without(one.name for one in OPTIONS if one.group is not Group.QUESTION)


def counting_in_words(options: PlayOptions) -> str:
    """How the first moves that a file numbers are counted; empty where it numbers none."""
    if options.first_move == 1 and options.last_move is None:
        return ""
    return _words(
        "First moves are counted from a1 to h8 here: a file's number means another move in Popeye."
    )


def limits_in_words(options: PlayOptions, *, checks_only: bool = False) -> list[str]:
    """Restrictions and limits, because of which what is found need not be everything."""
    restrictions = ([CHECKS_ONLY] if checks_only else []) + list(options.restrictions)
    found = [str(restriction) for restriction in restrictions]
    if options.max_solutions is not None:
        most = options.max_solutions
        found.append(_words.count(most, "at most %n solution", "at most %n solutions"))
    limits = in_group(Group.LOOKED_FOR)
    found += [_words(one.summary) for one in limits if one.summary and options.has(one)]
    return found


def exchange_in_words(problem: Problem) -> str:
    """`Black plays White’s part` where that side is to move; empty for the usual one."""
    if not (isinstance(problem.stipulation, Stipulation) and problem.is_exchanged):
        return ""
    mover = problem.position.turn
    return _question_words("{mover} plays {other}’s part", mover=mover.word, other=mover.other.word)

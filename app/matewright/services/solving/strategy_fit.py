"""Which strategies cannot take a problem, and why."""

from __future__ import annotations

from typing import Final

from matewright.model.legality import is_of_reference
from matewright.model.problem import Problem
from matewright.model.stipulation import Stipulation
from matewright.services.solving import strategies
from matewright.wording import Wording

_words: Final = Wording("QuestionPane")


def unfit_strategies(problem: Problem, stipulation: Stipulation | None) -> dict[str, str]:
    """Why some strategies cannot take a problem, by their names, which begin the sentence.

    Without a stipulation that can be read, only position and conditions count.
    """
    reasons = {}
    position = problem.position
    codes = {piece.code for _, piece in position.pieces()}
    is_plain = is_of_reference(position)
    has_conditions = bool(problem.conditions) or any(twin.conditions(()) for twin in problem.twins)
    for name, facts in strategies.FACTS.items():
        capabilities, length = facts.capabilities, facts.only_length
        if has_conditions and not capabilities.conditions:
            reasons[name] = _words("knows no conditions")
        elif not codes.issubset(capabilities.pieces) or not (is_plain or capabilities.attributes):
            reasons[name] = _words("does not know the fairy men on the board")
        elif stipulation is None:
            continue
        elif not facts.solves(stipulation):
            reasons[name] = _words("does not solve {text}", text=stipulation.task)
        elif length is not None and stipulation.moves != length:
            reasons[name] = _words("looks for mates in {length} only", length=length)
    return reasons

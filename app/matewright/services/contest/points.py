"""The points of a contest: for which variations of each problem, proposed and stated ones."""

from __future__ import annotations

from dataclasses import replace

from matewright.errors import FormatError
from matewright.model import verdict
from matewright.services.contest import marking
from matewright.services.contest.contest_file import Contest, Entry
from matewright.services.contest.rules import Rules
from matewright.services.contest.thematic import Variation, proposal, worths


def proposed(contest: Contest) -> Contest:
    """The contest with variations for all problems: those stated, else those proposed.

    Raises `FormatError` where a problem is not solved, or what is stated makes no sense.
    """
    return contest.with_variations(
        {entry.number: _checked(entry, contest.rules) for entry in contest.entries}
    )


def proposal_for(entry: Entry, rules: Rules) -> tuple[Variation, ...]:
    """The variations of a solved problem that have points where nobody states them."""
    assert entry.problem.solution is not None
    rules = replace(rules, most=entry.points)
    intended = verdict.intended(entry.problem)
    return tuple(proposal(entry.problem.solution, rules, intended))


def _checked(entry: Entry, rules: Rules) -> tuple[Variation, ...]:
    solution = entry.problem.solution
    assert solution is not None
    try:
        marking.check(solution)
        if entry.variations:
            worths(solution, replace(rules, most=entry.points), entry.variations)
            return entry.variations
    except FormatError as error:
        raise FormatError("contest-problem", number=entry.number, reason=error) from None
    return proposal_for(entry, rules)

"""Solving the question of an answer by other strategies, and comparing the results.

This serves answers by rules that the independent check of `services.verify` does not support. An
agreement here is a comparison, not a proof.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace
from typing import Final

from matewright.engine import SearchOptions
from matewright.errors import EngineError, FormatError, MatewrightError, abridged
from matewright.job import Job
from matewright.model.legality import is_of_reference
from matewright.model.options import Group, in_group
from matewright.model.parts import Part
from matewright.model.play_options import PlayOptions
from matewright.model.question import Question
from matewright.model.remarks import STOPPED_FOR_MEMORY
from matewright.model.solution import Mode, Node, Role, Solution, Status
from matewright.services.popeye import strategy as popeye_strategy
from matewright.services.solving import solve, strategies

_MOST_NAMED: Final = 10
_OBEYED: Final = frozenset(
    {*(one.code for one in in_group(Group.RESTRICTION)), STOPPED_FOR_MEMORY.code}
)
"""Restrictions that others support too, or that only leave an answer unfinished."""

_Play = tuple[str, ...]
"""Moves in UCI."""


@dataclass(frozen=True, slots=True)
class Compared:
    """What came out: what is the `same`, in words, and a fault for whatever differs."""

    same: tuple[str, ...]
    faults: tuple[MatewrightError, ...]


def others(solution: Solution) -> Iterator[str]:
    """The strategies with rules of their own that may be able to solve the question."""
    question = _of_one_part(solution)
    if _is_for_reference(question) and solution.strategy != strategies.REFERENCE:
        yield strategies.REFERENCE
    yield strategies.POPEYE


def _of_one_part(solution: Solution) -> Question:
    """Its question; that the parts are exchanged shows in the position."""
    question = solution.question
    return replace(question, options=replace(question.options, duplex=False, half_duplex=False))


def _is_for_reference(question: Question) -> bool:
    options, stipulation = question.options, question.stipulation
    others = PlayOptions(tries=options.tries, set_play=options.set_play)
    return (
        strategies.FACTS[strategies.REFERENCE].solves(stipulation.checked())
        and not question.conditions
        and is_of_reference(question.position)
        and options == others
    )


def ask(solution: Solution, name: str, time_limit: float | None = None) -> Job:
    """Put the question of an answer to a strategy, for so many seconds at most.

    Raises a `MatewrightError` where it cannot solve it, or where its result could not be
    compared with the answer.
    """
    for restriction in solution.restrictions:
        if restriction.code not in _OBEYED:
            raise FormatError("verify-restriction", name=restriction.english)
    question = _of_one_part(solution)
    if question.unknown:
        raise FormatError("verify-restriction", name=question.unknown[0])
    is_whole = solution.mode is Mode.FULL
    options = question.options if is_whole else question.options.without_tree_options
    part = Part.of(replace(question, options=options))
    mode = Mode.FULL if is_whole else Mode.KEYS
    search = SearchOptions(strategy=name, mode=mode, time_limit=time_limit)
    return solve.start_part(part, search)


def name_of(name: str, job: Job | None = None) -> str:
    """What a strategy is called in a sentence; with its job, `Popeye 4.104`."""
    if isinstance(job, popeye_strategy.Job):
        return f"Popeye {job.version}".rstrip()
    return "Popeye" if name == strategies.POPEYE else f"the strategy “{name}”"


def compare(solution: Solution, other: Solution, name: str) -> Compared:
    """Compare an answer with that of another, of that name, to the same question.

    Raises `EngineError` for another that was stopped.
    """
    if other.status is Status.PARTIAL:
        raise EngineError("verify-stopped")
    same, faults = [], []
    theirs = {what: found for what, found, _ in _parts(other)}
    for what, found, is_all in _parts(solution):
        if what not in theirs:
            continue
        lacking = theirs[what] - found if is_all else set()
        changes = [
            f"{where} {', '.join(abridged(_written(plays), _MOST_NAMED))}"
            for where, plays in (("only here", found - theirs[what]), ("only there", lacking))
            if plays
        ]
        if changes:
            fields = {"what": what, "name": name, "changes": "; ".join(changes)}
            faults.append(FormatError("verify-differ", **fields))
        else:
            same.append(what if is_all else f"{what} as far as they go")
    return Compared(tuple(same), tuple(faults))


def _parts(solution: Solution) -> Iterator[tuple[str, set[_Play], bool]]:
    """What is compared of an answer: what it is, the moves, and whether those are all there are."""
    root, options = solution.tree.tree.root, solution.question.options
    is_done = solution.status is not Status.PARTIAL
    is_whole = is_done and solution.mode is Mode.FULL
    if not solution.stipulation.play.is_battle:
        is_all = is_done and solution.mode is not Mode.SHORTEST
        yield "lines", set(map(tuple, solution.lines)), is_all
    elif options.post_key:
        if is_whole:
            yield "moves after the key", set(_first_two(root)), True
    else:
        is_all = solution.keys_complete or solution.status is Status.CLAIMED
        is_all &= solution.mode is not Mode.SHORTEST
        yield "keys", {(key,) for key in solution.keys}, is_all
        if options.tries and is_whole:
            yield "tries", {(one,) for one in solution.tries}, True
    if options.set_play and is_whole:
        yield "set play", set(_set_play(solution)), True


def _set_play(solution: Solution) -> Iterator[_Play]:
    is_battle = solution.stipulation.play.is_battle
    for heading in solution.tree.tree.root.children:
        if heading.role is not Role.SET_PLAY:
            continue
        if is_battle:
            yield from _first_two(heading)
            continue
        for first in heading.children:
            for line in first.lines():
                yield tuple(str(node.move) for node in line)


def _first_two(node: Node) -> Iterator[_Play]:
    """The moves below a node, each with each answer to it."""
    for first in node.children:
        if first.role is Role.SET_PLAY:
            continue
        own = str(first.move)
        yield from ((own, str(one.move)) for one in first.children)
        if not first.children:
            yield (own,)


def _written(plays: Collection[_Play]) -> list[str]:
    return [" ".join(play) for play in sorted(plays)]

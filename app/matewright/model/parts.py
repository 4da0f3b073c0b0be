"""The parts of a problem: the diagram and its twins, and in duplex each with exchanged parts."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final, Generic, TypeVar

from matewright.errors import FormatError
from matewright.model.conditions import Condition
from matewright.model.play_options import PlayOptions, natural_turn
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.solution import Mode, Solution
from matewright.model.stipulation import AnyStipulation, Stipulation
from matewright.model.twin import translated
from matewright.wording import Wording

_words: Final = Wording("parts")

DUPLEX: Final = "duplex"
"""How the label of a part ends in which White and Black have exchanged their parts."""

Options = TypeVar("Options", bound=PlayOptions)

_LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"


@dataclass(frozen=True, slots=True)
class Part(Generic[Options]):
    """One question of a problem, complete in itself.

    `label` is what it is called, such as `b) wKa1→a2`; empty where the diagram is the only part.
    `options` are those for this part, of the kind that was given, without `duplex` and
    `half_duplex`: whether the parts of White and Black are exchanged is said by the position.
    """

    label: str
    position: Position
    stipulation: AnyStipulation
    options: Options
    conditions: tuple[Condition, ...] = ()


def letter(number: int) -> str:
    """What the twin with a number, counted from 0, is called: `a` to `z`, then `z1` and so on."""
    last = len(_LETTERS) - 1
    return _LETTERS[number] if number <= last else f"{_LETTERS[last]}{number - last}"


def parts(problem: Problem, options: Options) -> tuple[Part[Options], ...]:
    """The parts of a problem under its own options and those of somebody who asks for more.

    Wishes that have no sense for a part's stipulation are left out there. Raises `FormatError`
    naming a twin that cannot be made.
    """
    found: list[Part[Options]] = []
    for part in parts_or_errors(problem, options):
        if isinstance(part, FormatError):
            raise part
        found.append(part)
    return tuple(found)


def parts_or_errors(problem: Problem, options: Options) -> Iterator[Part[Options] | FormatError]:
    """The parts as `parts` gives them, and in the place of a twin that cannot be made the error."""
    own = _fitting(problem.options, problem.stipulation)
    joined = own.joined(options)
    both, exchanged = joined.duplex, joined.half_duplex
    plain = replace(joined, duplex=False, half_duplex=False)
    for made in _twins(problem.with_options(plain.play_options)):
        if isinstance(made, FormatError):
            yield made
            continue
        label, position, stipulation, conditions = made
        part = Part(label, position, stipulation, _fitting(plain, stipulation), conditions)
        if both:
            other = position.with_turn(position.turn.other)
            yield part
            yield replace(
                part,
                position=other,
                label=f"{label} {DUPLEX}".lstrip(),
                conditions=_exchanged(conditions),
            )
        elif exchanged:
            # In the diagram the parts may have been exchanged already.
            begins = natural_turn(stipulation, plain)
            yield replace(
                part,
                position=position.with_turn(begins.other),
                conditions=_exchanged(conditions),
            )
        else:
            yield part


def _exchanged(conditions: tuple[Condition, ...]) -> tuple[Condition, ...]:
    """What is asked of one side is asked of the other where their parts are exchanged."""
    return tuple(condition.exchanged for condition in conditions)


def _fitting(options: Options, stipulation: AnyStipulation) -> Options:
    return options.fitting(stipulation) if isinstance(stipulation, Stipulation) else options


def _twins(
    problem: Problem,
) -> Iterator[tuple[str, Position, AnyStipulation, tuple[Condition, ...]] | FormatError]:
    """What the diagram and its twins are, or why one cannot be made.

    Label, position, stipulation and conditions.
    """
    exchanged = problem.position.turn is not natural_turn(problem.stipulation, problem.options)
    diagram = problem.position, problem.stipulation
    before: tuple[Position, AnyStipulation] | FormatError = diagram
    conditions = problem.conditions
    number = 0
    if not problem.zero_position or not problem.twins:
        yield ("a)" if problem.twins else ""), *diagram, conditions
        number = 1
    for twin in problem.twins:
        name = f"{letter(number)})"
        number += 1
        start = before if twin.continued else diagram
        try:
            if isinstance(start, FormatError):
                raise start
            words = twin.described(*start)
            position, stipulation = twin.apply(*start)
        except FormatError as error:
            before = error
            yield FormatError("in-part", part=name, reason=error)
            continue
        begins = natural_turn(stipulation, problem.options)
        position = position.with_turn(begins.other if exchanged else begins)
        before = position, stipulation
        conditions = twin.conditions(conditions if twin.continued else problem.conditions)
        changes = f"{'further ' if twin.continued else ''}{words}"
        yield f"{name} {changes}", position, stipulation, conditions


_LABEL: Final = re.compile(rf"(?P<name>[a-z][0-9]*\))?(?P<twin> .*?)??(?P<duplex> ?{DUPLEX})?")
_FURTHER: Final = "further "


def label_in_words(label: str) -> str:
    """The label of a part in the reader's language; answers keep labels in English."""
    found = _LABEL.fullmatch(label)
    if found is None:
        return label
    words = [found["name"]] if found["name"] else []
    changes = (found["twin"] or "").lstrip()
    if changes.startswith(_FURTHER):
        words.append(
            _words("further {changes}", changes=translated(changes.removeprefix(_FURTHER)))
        )
    elif changes:
        words.append(translated(changes))
    if found["duplex"]:
        words.append(_words("duplex"))
    return " ".join(words)


def are_answered(problem: Problem, solution: Solution) -> bool:
    """Whether an answer and its twins are those to the parts of a problem."""
    answers = (solution, *solution.twins)
    own = _fitting(problem.options, problem.stipulation)
    if not own.asks_the_same(solution.play_options):
        return False
    try:
        questions = parts(problem, solution.play_options)
    except FormatError:
        return False
    return len(questions) == len(answers) and all(
        _is_answered(part, answer) for part, answer in zip(questions, answers, strict=True)
    )


def _is_answered(part: Part[PlayOptions], answer: Solution) -> bool:
    # Only the whole tree has a place for what is merely wished for.
    is_whole = answer.mode is Mode.FULL
    options = part.options if is_whole else part.options.without_wishes
    return (
        answer.fen == part.position.fen
        and answer.stipulation == part.stipulation
        and answer.conditions == tuple(condition.text for condition in part.conditions)
        and set(options.names) <= set(answer.options)
    )

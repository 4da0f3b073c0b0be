"""The parts of a problem: the diagram and its twins, and in duplex each with exchanged parts."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final, Generic, TypeVar

from matewright.errors import FormatError
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


def letter(number: int) -> str:
    """What the twin with a number, counted from 0, is called: `a` to `z`, then `z1` and so on."""
    last = len(_LETTERS) - 1
    return _LETTERS[number] if number <= last else f"{_LETTERS[last]}{number - last}"


def parts(problem: Problem, options: Options) -> tuple[Part[Options], ...]:
    """The parts of a problem under its own options and those of somebody who asks for more.

    Wishes that have no sense for a part's stipulation are left out there. Raises `FormatError`
    naming a twin that cannot be made.
    """
    own = _fitting(problem.options, problem.stipulation)
    joined = own.joined(options)
    both, exchanged = joined.duplex, joined.half_duplex
    plain = replace(joined, duplex=False, half_duplex=False)
    found: list[Part[Options]] = []
    for label, position, stipulation in _twins(problem.with_options(plain.play_options)):
        part = Part(label, position, stipulation, _fitting(plain, stipulation))
        if both:
            other = position.with_turn(position.turn.other)
            found += [part, replace(part, position=other, label=f"{label} {DUPLEX}".lstrip())]
        elif exchanged:
            # In the diagram the parts may have been exchanged already.
            begins = natural_turn(stipulation, plain)
            found.append(replace(part, position=position.with_turn(begins.other)))
        else:
            found.append(part)
    return tuple(found)


def _fitting(options: Options, stipulation: AnyStipulation) -> Options:
    return options.fitting(stipulation) if isinstance(stipulation, Stipulation) else options


def _twins(problem: Problem) -> Iterator[tuple[str, Position, AnyStipulation]]:
    """Label, position and stipulation of the diagram and its twins."""
    exchanged = problem.position.turn is not natural_turn(problem.stipulation, problem.options)
    diagram = before = problem.position, problem.stipulation
    number = 0
    if not problem.zero_position or not problem.twins:
        yield ("a)" if problem.twins else ""), *diagram
        number = 1
    for twin in problem.twins:
        name = f"{letter(number)})"
        start = before if twin.continued else diagram
        try:
            words = twin.described(*start)
            position, stipulation = twin.apply(*start)
        except FormatError as error:
            raise FormatError("in-part", part=name, reason=error) from error
        begins = natural_turn(stipulation, problem.options)
        position = position.with_turn(begins.other if exchanged else begins)
        before = position, stipulation
        yield f"{name} {'further ' if twin.continued else ''}{words}", *before
        number += 1


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
        and set(options.names) <= set(answer.options)
    )

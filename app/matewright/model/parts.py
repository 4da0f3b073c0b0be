"""The parts of a problem: the diagram and its twins, and in duplex each with exchanged parts."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, fields, replace
from typing import Final

from matewright.errors import FormatError
from matewright.model.piece import Colour
from matewright.model.play_options import PlayOptions, are_parts_exchanged, natural_turn
from matewright.model.position import Position
from matewright.model.question import Question
from matewright.model.solution import Mode, Solution
from matewright.model.stipulation import AnyStipulation, Stipulation
from matewright.wording import Wording

_words: Final = Wording("parts")

DUPLEX: Final = "duplex"
"""How the label of a part ends in which White and Black have exchanged their parts."""

_LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"


@dataclass(frozen=True, slots=True)
class Part(Question):
    """One question of a problem, complete in itself: it has no twins.

    `label` is what it is called, such as `b) wKa1→a2`; empty where the diagram is the only part.
    `options` are those for this part, without `duplex` and `half_duplex`: whether the parts of
    White and Black are exchanged shows in the position. The diagram of a proof game cannot show
    it, so there `half_duplex` does.
    """

    label: str = field(default="", kw_only=True)

    @classmethod
    def of(cls, question: Question) -> Part:
        """The diagram of a question without its twins."""
        own = {one.name: getattr(question, one.name) for one in fields(Question)}
        return cls(**{**own, "twins": (), "zero_position": False})


def letter(number: int) -> str:
    """What the twin with a number, counted from 0, is called: `a` to `z`, then `z1` and so on."""
    last = len(_LETTERS) - 1
    return _LETTERS[number] if number <= last else f"{_LETTERS[last]}{number - last}"


def parts(question: Question, additional: PlayOptions | None = None) -> tuple[Part, ...]:
    """The parts of a question under its own options and additional ones.

    Additional options that do not fit a part's stipulation are left out there. Raises
    `FormatError` naming a twin that cannot be made.
    """
    found: list[Part] = []
    for part in parts_or_errors(question, additional or PlayOptions()):
        if isinstance(part, FormatError):
            raise part
        found.append(part)
    return tuple(found)


def parts_or_errors(question: Question, additional: PlayOptions) -> Iterator[Part | FormatError]:
    """The parts as `parts` gives them, with the error instead of a twin that cannot be made."""
    own = _fitting(question.options, question.stipulation)
    joined = own.joined(additional.play_options)
    plain = replace(joined, duplex=False, half_duplex=False)
    for part in _twins(question.with_options(plain)):
        if isinstance(part, FormatError):
            yield part
            continue
        fitting = replace(part, options=_fitting(plain, part.stipulation))
        if joined.duplex:
            yield fitting
            yield replace(_exchanged(fitting), label=f"{part.label} {DUPLEX}".lstrip())
        elif joined.half_duplex and not fitting.is_exchanged:
            yield _exchanged(fitting)
        elif joined.half_duplex:
            # In the diagram the parts were exchanged already.
            yield replace(fitting, conditions=_exchanged(fitting).conditions)
        else:
            yield fitting


def _exchanged(part: Part) -> Part:
    """The other side begins, and the sides exchange their tasks."""
    stipulation = part.stipulation
    is_shown_by_turn = not (isinstance(stipulation, Stipulation) and stipulation.is_proof_game)
    return replace(
        part,
        position=part.position.with_turn(part.position.turn.other),
        options=part.options if is_shown_by_turn else replace(part.options, half_duplex=True),
        conditions=tuple(condition.exchanged for condition in part.conditions),
    )


def _fitting(options: PlayOptions, stipulation: AnyStipulation) -> PlayOptions:
    return options.fitting(stipulation) if isinstance(stipulation, Stipulation) else options


def _twins(question: Question) -> Iterator[Part | FormatError]:
    """The diagram and its twins, or why one cannot be made."""
    options = question.options
    diagram = Part.of(question)
    before: Part | FormatError = diagram
    number = 0
    if not question.zero_position or not question.twins:
        yield replace(diagram, label="a)" if question.twins else "")
        number = 1
    for twin in question.twins:
        name = f"{letter(number)})"
        number += 1
        start = before if twin.continued else diagram
        try:
            if isinstance(start, FormatError):
                raise start
            words = twin.described(start.position, start.stipulation)
            position, stipulation = twin.apply(start.position, start.stipulation)
        except FormatError as error:
            before = error
            yield FormatError("in-part", part=name, reason=error)
            continue
        if are_parts_exchanged(position.turn, stipulation, options) is not question.is_exchanged:
            begins = natural_turn(stipulation, options)
            position = position.with_turn(begins.other if question.is_exchanged else begins)
        changes = f"{'further ' if twin.continued else ''}{words}"
        before = replace(
            start,
            position=position,
            stipulation=stipulation,
            conditions=twin.conditions(start.conditions),
            label=f"{name} {changes}",
        )
        yield before


_LABEL: Final = re.compile(rf"(?P<name>[a-z][0-9]*\))?(?P<twin> .*?)??(?P<duplex> ?{DUPLEX})?")
_FURTHER: Final = "further "


def _changes_in_words(changes: str) -> str:
    """What a twin changes, in the reader's language."""
    from matewright.model.twin import translated

    if changes.startswith(_FURTHER):
        return _words("further {changes}", changes=translated(changes.removeprefix(_FURTHER)))
    return translated(changes)


def label_in_words(label: str) -> str:
    """The label of a part in the reader's language; answers keep labels in English."""
    found = _LABEL.fullmatch(label)
    if found is None:
        return label
    words = [found["name"]] if found["name"] else []
    changes = (found["twin"] or "").lstrip()
    if changes:
        words.append(_changes_in_words(changes))
    if found["duplex"]:
        words.append(_words("duplex"))
    return " ".join(words)


def are_answered(question: Question, solution: Solution) -> bool:
    """Whether an answer and its twins are those to the parts of a question."""
    answers = (solution, *solution.twins)
    own = _fitting(question.options, question.stipulation)
    if not own.is_same_question(solution.question.options):
        return False
    try:
        questions = parts(question, solution.question.options)
    except FormatError:
        return False
    return len(questions) == len(answers) and all(
        _is_answered(part, answer) for part, answer in zip(questions, answers, strict=True)
    )


def _shows(answer: Solution, position: Position) -> bool:
    """Whether an answer's diagram is that position.

    Whose move it is in the diagram of a proof game is not part of the question.
    """
    shown = answer.question.position
    if answer.stipulation.is_proof_game:
        shown, position = shown.with_turn(Colour.WHITE), position.with_turn(Colour.WHITE)
    return shown.fen == position.fen


def _is_answered(part: Part, answer: Solution) -> bool:
    # Only the whole tree can hold what is merely requested.
    is_whole = answer.mode is Mode.FULL
    options = part.options if is_whole else part.options.without_tree_options
    asked = answer.question
    return (
        _shows(answer, part.position)
        and set(options.names) <= set(asked.options.names)
        and replace(part.question, position=asked.position, options=asked.options) == asked
    )

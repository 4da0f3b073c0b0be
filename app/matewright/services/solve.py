"""Solving a problem: from what a person gave to a running job or an answer."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, TypedDict

from matewright import engine
from matewright.errors import EngineError, FormatError, MatewrightError, StipulationError
from matewright.job import Job
from matewright.model import parts
from matewright.model.conditions import Condition, check_conditions
from matewright.model.parts import Part
from matewright.model.position import Position, is_orthodox_fen
from matewright.model.problem import Problem
from matewright.model.solution import Mode
from matewright.model.stipulation import AnyStipulation, Stipulation, stipulation_of
from matewright.services import strategies
from matewright.services.validate import named, refusal

_REFUSALS: Final = ("engine-condition", "condition-pair", "engine-bound")
"""What the engine says where a problem is beyond it, and perhaps not beyond others."""


class NamedOptions(TypedDict, total=False):
    """The fields of `engine.Options`; a mode may be given by its name."""

    strategy: str
    mode: Mode | str
    checks_only: bool
    threads: int
    time_limit: float | None
    portable: bool
    memory: int
    main_line: bool
    set_play: bool
    tries: int
    post_key: bool
    threats: bool
    no_short_variations: bool
    max_solutions: int | None
    first_move: int
    last_move: int | None
    stop_on_short: bool
    white_to_play: bool
    duplex: bool
    half_duplex: bool
    quodlibet: bool
    max_flights: int | None
    max_threat: int | None
    non_trivial: tuple[int, int] | None


def start(
    position: Position | str,
    stipulation: AnyStipulation | str,
    options: engine.Options,
    conditions: tuple[Condition, ...] = (),
) -> Job:
    """Begin solving; the job runs in threads of its own.

    The strategy is one of `services.strategies.NAMES`; the answer of a historic program comes with
    a note that says what is true of it. Texts are read as FEN and stipulation; a FEN of one field
    leaves the turn to the side that begins. With `duplex` the answer with the parts of White and
    Black exchanged is a twin of the first one. Raises `FormatError`, `StipulationError`,
    `IllegalPosition` or `EngineError`, each naming what is wrong and where.
    """
    asked = stipulation_of(stipulation) if isinstance(stipulation, str) else stipulation
    check_conditions(conditions)
    if isinstance(position, str):
        position = Position.from_fen(position, options.begins(asked.checked()))
    problem = Problem(position, asked.checked(), options.play_options, conditions=conditions)
    return _start_all(parts.parts(problem, options), options)


def unsolvable_reason(
    problem: Problem, strategy: str = engine.DEFAULT_STRATEGY
) -> MatewrightError | None:
    """Why a problem cannot be solved whatever else is asked: its file says what nothing here knows.

    Its text was not understood, or it has pieces, conditions or options that nothing here obeys.
    Pieces and conditions the program Popeye may know; where it is at hand, it is offered.
    """
    if problem.read_error:
        return FormatError("problem-trouble", trouble=problem.read_error)
    try:
        check_conditions(problem.conditions)
    except StipulationError as error:
        return error
    reason: MatewrightError | None = refusal(problem.conditions, problem.position)
    if problem.unsupported:
        reason = StipulationError("condition-unsupported", names=problem.unsupported_names)
        if not _is_for_popeye(problem):
            return reason
    if reason is None or strategy == strategies.POPEYE:
        return None
    return _offering(reason)


def _is_for_popeye(problem: Problem) -> bool:
    """Whether nothing in it is unknown but pieces and conditions of Popeye."""
    in_twins = (one for twin in problem.twins for one in twin.conditions(()))
    names = {one.text for one in (*problem.conditions, *in_twins) if one.error is None}
    names.update(problem.position.unplayable)
    names.update(name for twin in problem.twins for name in twin.unplayable)
    return names.issuperset(problem.unsupported)


def _offering(reason: MatewrightError) -> MatewrightError:
    """The reason with the hint that Popeye can be asked, if it is at hand."""
    from matewright.services import popeye_program

    try:
        popeye_program.find()
    except EngineError:
        return reason
    return StipulationError("popeye-offered", reason=reason, name=strategies.POPEYE)


def start_problem(problem: Problem, options: engine.Options) -> Job:
    """Begin solving a problem of a collection, unless the answer would be to another problem.

    The options are joined with those of the problem. Its parts are solved one after another, after
    all of them were looked over; the answers to the others are the twins of the first one's.

    Raises what `start` raises, naming the part; `FormatError` also for a problem whose text was not
    understood, `StipulationError` for one with conditions that are not obeyed here.
    """
    if reason := unsolvable_reason(problem, options.strategy):
        raise reason
    if options.mode is not Mode.FULL:
        # Whoever asks for less is not refused for what the file wishes for beside.
        problem = replace(problem, options=problem.options.without_wishes)
    return _start_all(parts.parts(problem, options), problem.options.joined(options))


def _start_all(questions: tuple[Part[engine.Options], ...], joined: engine.Options) -> Job:
    exchanged = joined.duplex or joined.half_duplex
    if len(questions) == 1 and not questions[0].label and not exchanged:
        return _start(questions[0])
    for part in questions[1:]:
        _try(part)
    from matewright.services.parts import PartsJob

    return PartsJob(questions, joined, _start)


def _try(part: Part[engine.Options]) -> None:
    """Raise what stands against solving a part, by beginning it with no time to go on."""
    hurried = replace(part.options, time_limit=0, threads=1, memory=1)
    _start(replace(part, options=hurried)).cancel()


def _start(part: Part[engine.Options]) -> Job:
    try:
        return _start_one(part.position, part.stipulation.checked(), part.options, part.conditions)
    except MatewrightError as error:
        offered = _offering(error) if error.code in _REFUSALS else error
        raise named(offered, part.label) from None


def _start_one(
    position: Position,
    asked: Stipulation,
    options: engine.Options,
    conditions: tuple[Condition, ...],
) -> Job:
    is_usual = asked.goal in engine.CAPABILITIES[engine.DEFAULT_STRATEGY].goals
    is_orthodox = is_usual and position.is_orthodox and not conditions
    if asked.board is not None:
        is_orthodox &= is_orthodox_fen(asked.board)
    if options.strategy == engine.DEFAULT_STRATEGY and not is_orthodox:
        # What is not orthodox one strategy alone knows.
        options = replace(options, strategy=engine.EXHAUSTIVE)
    if options.strategy not in strategies.NAMES:
        known = ", ".join(strategies.NAMES)
        raise EngineError("strategy-unknown", name=options.strategy, known=known)
    if options.strategy == strategies.REFERENCE and not conditions:
        from matewright.services import reference

        return reference.start(position, asked, options)
    if options.strategy == strategies.POPEYE:
        from matewright.services import popeye_strategy

        return popeye_strategy.start(position, asked, options, conditions)
    if options.strategy in engine.HISTORIC and not conditions:
        from matewright.museum.claims import HistoricJob

        return HistoricJob(position, asked, options)
    return engine.start(position, asked, options, conditions)

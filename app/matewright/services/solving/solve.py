"""Solving a question: from the problem and options to a running job."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, TypedDict

from matewright import engine
from matewright.errors import EngineError, FormatError, MatewrightError, StipulationError
from matewright.job import Job
from matewright.model import parts
from matewright.model.conditions import check_conditions
from matewright.model.parts import Part
from matewright.model.position import is_orthodox_fen
from matewright.model.problem import Problem
from matewright.model.question import Question
from matewright.model.solution import Mode
from matewright.services.solving import strategies
from matewright.services.solving.validate import named, refusal

_REFUSALS: Final = (
    *("engine-condition", "promotion-kings", "promotion-pawns"),
    *("condition-pair", "engine-bound"),
)
"""Errors of the engine for problems that other strategies may solve."""


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


def unsolvable_reason(
    question: Question, strategy: str = engine.DEFAULT_STRATEGY
) -> MatewrightError | None:
    """Why a question cannot be solved at all: something in it is unsupported.

    It has pieces, conditions or options that are not supported, or its text could not be read.
    Popeye may support the pieces and conditions; the sentence offers it where it is installed.
    """
    if isinstance(question, Problem) and question.read_error:
        return FormatError("problem-trouble", trouble=question.read_error)
    try:
        check_conditions(question.conditions)
    except StipulationError as error:
        return error
    reason: MatewrightError | None = refusal(question)
    if question.unsupported:
        reason = StipulationError("condition-unsupported", names=question.unsupported_names)
        if not _is_for_popeye(question):
            return reason
    if reason is None or strategy == strategies.POPEYE:
        return None
    return _offering(reason)


def obstacle(question: Question, strategy: str = engine.DEFAULT_STRATEGY) -> MatewrightError | None:
    """Why `start` would refuse a question, found without beginning a search.

    What the museum's programs and the reference take is said where strategies are chosen.
    """
    if reason := unsolvable_reason(question, strategy):
        return reason
    try:
        if strategy == strategies.POPEYE:
            from matewright.services.popeye import program as popeye_program

            popeye_program.find()
        elif strategy in (engine.DEFAULT_STRATEGY, engine.EXHAUSTIVE):
            for part in parts.parts(question):
                start_part(part, _looked_over(engine.SearchOptions(strategy=strategy))).cancel()
    except MatewrightError as error:
        return error
    return None


def _looked_over(search: engine.SearchOptions) -> engine.SearchOptions:
    """For a search that is not to find anything: errors are raised when it begins."""
    return replace(search, time_limit=0, threads=1, memory=1)


def _is_for_popeye(question: Question) -> bool:
    """Whether nothing in it is unknown but pieces and conditions of Popeye."""
    in_twins = [one for twin in question.twins for one in twin.conditions(())]
    names = {one.text for one in (*question.conditions, *in_twins) if one.error is None}
    names.update(question.position.unplayable)
    names.update(name for twin in question.twins for name in twin.unplayable)
    is_popeyes = all(one.is_popeyes for one in (*question.conditions, *in_twins))
    return is_popeyes and names.issuperset(question.unsupported)


def _offering(reason: MatewrightError) -> MatewrightError:
    """The reason with the hint to use Popeye, if it is installed."""
    from matewright.services.popeye import program as popeye_program

    try:
        popeye_program.find()
    except EngineError:
        return reason
    return StipulationError("popeye-offered", reason=reason, name=strategies.POPEYE)


def start(question: Question, options: engine.Options) -> Job:
    """Begin solving, unless the answer would be to another question; the job has its own threads.

    The strategy is one of `strategies.NAMES`; the answer of a historic program comes with
    a note on whether it is true. The options are joined with those of the question. Its
    parts, twins and with `duplex` those with the parts of White and Black exchanged, are solved one
    after another, after all of them were looked over; the answers to the others are the twins of
    the first one's.

    Raises `IllegalPosition` or `EngineError`, each naming what is wrong, where and in which part;
    `FormatError` for a twin that cannot be made and for a problem whose text was not understood,
    `StipulationError` for a stipulation or conditions that are not supported.
    """
    if reason := unsolvable_reason(question, options.strategy):
        raise reason
    if options.mode is not Mode.FULL:
        # Further options of the file do not forbid a search that does without them.
        question = replace(question, options=question.options.without_tree_options)
    joined = question.options.joined(options.play_options)
    questions, search = parts.parts(question, options), options.search
    exchanged = joined.duplex or joined.half_duplex
    if len(questions) == 1 and not questions[0].label and not exchanged:
        return start_part(questions[0], search)
    for part in questions[1:]:
        start_part(part, _looked_over(search)).cancel()
    from matewright.services.solving.parts import PartsJob

    return PartsJob(questions, joined, search, start_part)


def start_part(part: Part, search: engine.SearchOptions) -> Job:
    """Begin solving one part, by whichever strategy. Raises what `start` raises."""
    try:
        return _start(part, search)
    except MatewrightError as error:
        is_for_popeye = all(condition.is_popeyes for condition in part.conditions)
        offered = _offering(error) if is_for_popeye and error.code in _REFUSALS else error
        raise named(offered, part.label) from None


def _start(part: Part, search: engine.SearchOptions) -> Job:
    stipulation = part.stipulation.checked()
    is_usual = stipulation.goal in engine.CAPABILITIES[engine.DEFAULT_STRATEGY].goals
    is_orthodox = is_usual and part.is_orthodox
    if stipulation.board is not None:
        is_orthodox &= is_orthodox_fen(stipulation.board)
    if search.strategy == engine.DEFAULT_STRATEGY and not is_orthodox:
        # Only one strategy knows fairy chess.
        search = replace(search, strategy=engine.EXHAUSTIVE)
    if search.strategy not in strategies.NAMES:
        names = ", ".join(strategies.NAMES)
        raise EngineError("strategy-unknown", name=search.strategy, known=names)
    if search.strategy == strategies.REFERENCE and not part.conditions:
        from matewright.services.solving import reference

        return reference.start(part, search)
    if search.strategy == strategies.POPEYE:
        from matewright.services.popeye import strategy as popeye_strategy

        return popeye_strategy.start(part, search)
    if search.strategy in engine.HISTORIC and not part.conditions:
        from matewright.museum.claims import HistoricJob

        return HistoricJob(part, search)
    return engine.start(part, search)

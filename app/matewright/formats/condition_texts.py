"""Demands beside the stipulation as named texts, for formats that have no words for them.

Games have them as tags (`[Options "SetPlay"]`), lines of EPD as operations of the same names. The
texts are those of Popeye: `Duplex; MaxSolutions 2`, `b) Move a1 b2; c) PolishType`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from matewright.errors import FormatError
from matewright.formats.limits import MOST_TWINS, check_count
from matewright.model.conditions import conditions_of
from matewright.model.figures import FIELD
from matewright.model.parts import letter
from matewright.model.play_options import PlayOptions
from matewright.model.problem import Problem
from matewright.model.twin import Twin

OPTIONS: Final = "Options"
CONDITIONS: Final = "Conditions"
TWINS: Final = "Twins"
ZERO_POSITION: Final = "ZeroPosition"
INTENDED: Final = "Intended"
FIGURES: Final = "Figures"
NAMES: Final = (OPTIONS, CONDITIONS, TWINS, ZERO_POSITION, INTENDED, FIGURES)

_BETWEEN: Final = "; "


def texts_of(problem: Problem) -> Iterator[tuple[str, str]]:
    """The texts of a problem with their names, in the order of `NAMES`."""
    if options := [*problem.options.names, *_kept(problem, "options")]:
        yield OPTIONS, _BETWEEN.join(options)
    if problem.conditions:
        yield CONDITIONS, _BETWEEN.join(condition.text for condition in problem.conditions)
    if twins := [twin.text for twin in problem.twins] or _kept(problem, "twins"):
        first = 0 if problem.zero_position else 1
        yield TWINS, _BETWEEN.join(f"{letter(at)}) {twin}" for at, twin in enumerate(twins, first))
    if problem.zero_position:
        yield ZERO_POSITION, "1"
    if problem.intended:
        yield INTENDED, problem.intended
    figures = problem.extra.get(FIELD)
    if isinstance(figures, str) and figures:
        yield FIGURES, figures


def _kept(problem: Problem, key: str) -> list[str]:
    """What another format stated that is not supported here."""
    kept = problem.extra.get(key)
    texts = kept.values() if isinstance(kept, dict) else kept if isinstance(kept, list) else [kept]
    return [str(text) for text in texts if text]


def with_texts(problem: Problem, texts_by_name: Mapping[str, str]) -> Problem:
    """The problem with what those of the texts say that are there.

    What is not supported is kept as it is. Raises `FormatError` for endless twins.
    """
    options, others = PlayOptions.parse(_parted(texts_by_name, OPTIONS))
    extra = dict(problem.extra)
    if others:
        extra["options"] = list(others)
    if FIGURES in texts_by_name:
        extra[FIELD] = texts_by_name[FIGURES]
    problem = replace(
        problem,
        options=options,
        conditions=conditions_of(_parted(texts_by_name, CONDITIONS)),
        intended=texts_by_name.get(INTENDED, ""),
        extra=extra,
    )
    texts = [text.partition(") ")[2] for text in _parted(texts_by_name, TWINS)]
    check_count("too-many-twins", len(texts), MOST_TWINS)
    return with_twins(problem, texts, zero_position=ZERO_POSITION in texts_by_name)


def with_twins(problem: Problem, texts: Sequence[str], *, zero_position: bool) -> Problem:
    """The problem with twins; all of them are kept as text where one is not understood."""
    if not texts:
        return problem
    problem = replace(problem, zero_position=zero_position)
    try:
        return replace(problem, twins=tuple(map(Twin.parse, texts)))
    except FormatError:
        kept = {letter(at): text for at, text in enumerate(texts, int(not zero_position))}
        return replace(problem, extra={**problem.extra, "twins": kept})


def _parted(texts_by_name: Mapping[str, str], name: str) -> list[str]:
    return [text for text in texts_by_name.get(name, "").split(_BETWEEN) if text]

"""The keywords of a problem, which people also call tags: the field of that name of YACPDB."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from matewright.model.problem import Problem

_FIELD = "keywords"


def keywords_of(problem: Problem) -> tuple[str, ...]:
    """The keywords; what a file says there in another form is none."""
    found = problem.extra.get(_FIELD)
    many = found if isinstance(found, list) else [found]
    return tuple(word for word in many if isinstance(word, str) and word)


def with_keywords(problem: Problem, keywords: Iterable[str]) -> Problem:
    """The problem with these keywords and no others."""
    extra = {key: value for key, value in problem.extra.items() if key != _FIELD}
    if words := list(keywords):
        extra[_FIELD] = words
    return replace(problem, extra=extra)

"""Problems as the database YACPDB has them: the fields of an entry that a problem makes.

`entry_reading` is the other way; how the entry is written, as YAML or JSON, is decided elsewhere.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

from matewright.errors import FormatError
from matewright.formats import stored_answer
from matewright.formats.entry_reading import (
    FLAT_AWARD,
    FLAT_SOURCE,
    INTENDED,
    MOST_NODES_OF_VERSION,
    NAME_KEY,
    OWN_KEY,
    SIDES,
    SOURCE_FIELDS,
    TWINS,
    VERSIONS_KEY,
    write_twins,
)
from matewright.formats.olive_solution import olive_text
from matewright.formats.olv_options import options_of, rearranged
from matewright.model.collection import Collection
from matewright.model.move import square_name
from matewright.model.piece import Piece
from matewright.model.position import Position
from matewright.model.problem import Origin, Problem, Version
from matewright.model.source import Source

_FULL_DATE = re.compile(r"[0-9]{4}(-[0-9]{2}){0,2}")


def fields_of(problem: Problem, words: str) -> dict[str, Any]:
    """What the entry says, as plain values in the order new entries have it.

    `words` is the text of the solution. The stored answer is not among the fields.
    """
    options = problem.extra.get("options", [])
    others = options if isinstance(options, list) else [options]
    modelled: dict[str, Any] = {
        "authors": list(problem.authors),
        "source": _source(problem.source),
        "stipulation": problem.stipulation.text,
        # As olive does; the format has no field for conditions.
        "options": [
            *others,
            *(condition.text for condition in problem.conditions),
            *options_of(problem),
        ],
        "algebraic": _algebraic(problem.position),
        TWINS: write_twins(problem.twins, problem.zero_position),
        INTENDED: problem.intended,
        "solution": words,
        "comments": problem.comment.split("\n\n") if problem.comment else [],
        VERSIONS_KEY: [_version(version) for version in problem.written_versions],
    }
    fields = {
        key: value
        for key, value in modelled.items()
        if value not in ("", [], {}) or key == "stipulation"
    }
    fields.update((key, value) for key, value in problem.extra.items() if key != "options")
    return fields


def _version(version: Version) -> dict[str, Any]:
    """A version as the fields of an entry, with its name and its answer."""
    fields = fields_of(version.problem, "")
    if version.name:
        fields = {NAME_KEY: version.name, **fields}
    solution = version.solution
    if solution is not None and stored_answer.fits(solution, MOST_NODES_OF_VERSION):
        fields[OWN_KEY] = stored_answer.write(solution, "")
    return fields


def answer_of(problem: Problem, *, in_words: bool = True) -> tuple[str, str]:
    """The text of the solution and the answer as it is stored; empty where there is none.

    Where nobody reads it, the answer need not be written `in_words`.
    """
    stored = own_words = ""
    if problem.solution is not None and problem.solution_is_current:
        if in_words and not problem.written_solution:
            own_words = olive_text(problem)
        if stored_answer.fits(problem.solution):
            stored = stored_answer.write(problem.solution, own_words)
    return problem.written_solution or own_words, stored


def changes(
    origin: Origin, new: Mapping[str, Any], data: Mapping[str, Any]
) -> Iterator[tuple[str, Any]]:
    """How to bring the entry `data`, from which a problem was read, to what it says now.

    Pairs of a key and its value, None where the key goes. What did not change is not among them,
    and lists that stay in part keep the words and the order they have.
    """
    old = fields_of(origin.problem, origin.problem.solution_text)
    if origin.problem.solution is not None:
        # Words that were made from the answer are not remembered, but they stand there.
        old.setdefault("solution", "")
    for key in {**old, **new}:
        if old.get(key) == new.get(key):
            continue
        value = new.get(key)
        there = data.get(key)
        if key == "source" and isinstance(there, dict):
            names = (*SOURCE_FIELDS, "date")
            kept = {name: inner for name, inner in there.items() if name not in names}
            value = {**value, **kept} if value else kept or None
        elif key == "source":
            yield from ((flat, None) for flat in FLAT_SOURCE if flat in data)
        elif key == "award" and FLAT_AWARD in data:
            yield FLAT_AWARD, None
        if key == "options" and value and isinstance(there, list):
            value = rearranged(value, there)
        yield key, value
    if OWN_KEY in data:
        yield OWN_KEY, None


def reads_as(read: Problem, problem: Problem, fields: Mapping[str, Any]) -> bool:
    """Whether what was written reads as the problem: the proof that an edit of text went well."""
    return (
        read.position.fen == problem.position.fen and fields_of(read, read.solution_text) == fields
    )


def long_solutions(format_name: str, collection: Collection) -> tuple[FormatError, ...]:
    """The answers too long to be stored, as sentences."""
    return tuple(
        FormatError("olv-long-solution", number=number)
        for number, entry in enumerate(collection.entries, start=1)
        if entry.untouched_text(format_name) is None
        and (problem := entry.peek()).solution is not None
        and problem.solution_is_current
        and not stored_answer.fits(problem.solution)
    )


def _algebraic(position: Position) -> dict[str, list[str]]:
    """The pieces of White and Black, and the neutral ones if there are any."""
    lists: dict[str, list[str]] = {"white": [], "black": []}
    fields = {side: field for field, side in SIDES.items()}
    # As people write them: kings first and pawns last, each kind by squares.
    for square, piece in sorted(position.pieces(), key=lambda one: _rank(one[1])):
        words = [*piece.attributes, piece.kind.problem_letter + square_name(square)]
        lists.setdefault(fields[piece.side], []).append(" ".join(words))
    return lists


_ORDER: Final = "KQRBSP"


def _rank(piece: Piece) -> int:
    """The place of a kind of men in a list; fairy men stand before the pawns."""
    letter = piece.kind.problem_letter
    return _ORDER.index(letter) if letter in _ORDER[:-1] else len(_ORDER) - (letter != "P")


def _source(line: str) -> object:
    """The parts of a line as fields; empty when there is none."""
    if not line:
        return ""
    source = Source.parse(line)
    parts = {key: getattr(source, part) for key, part in SOURCE_FIELDS.items()}
    found = {key: value for key, value in parts.items() if value}
    if _FULL_DATE.fullmatch(source.date):
        year, *rest = source.date.split("-")
        numbers = (part.removeprefix("0") for part in rest)
        return found | {
            "date": {"year": year, **dict(zip(("month", "day"), numbers, strict=False))}
        }
    return found | {"date": source.date} if source.date else found

"""Single problems as values of JSON, from which they come back with all they had.

A problem that was not edited is there as the piece of the file it came from, so that saving writes
that piece back as it was; an edited one also as `.olv`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from matewright.formats import catalogue, olv_reading, olv_writing, registry
from matewright.formats.format import Record
from matewright.model.problem import Origin, Problem


def write(problem: Problem) -> dict[str, Any]:
    """The record of a problem."""
    origin = problem.origin
    if origin is None:
        return {"now": olv_writing.stored(problem)}
    value: dict[str, Any] = {"format": origin.format, "text": origin.text}
    if origin.context:
        value["context"] = origin.context
    if origin.number != 1:
        value["number"] = origin.number
    if origin.read_error:
        value |= {"trouble": origin.read_error, "read": olv_writing.stored(origin.problem)}
    if problem.untouched_text(origin.format) is None:
        value["now"] = olv_writing.stored(problem)
    return value


def read(value: dict[str, Any]) -> Problem:
    """The problem of a record.

    A damaged record raises a `MatewrightError`, `KeyError`, `TypeError` or `ValueError`.
    """
    now = _parsed(olv_reading.NAME, value["now"]) if "now" in value else None
    if "format" not in value:
        if now is None:
            raise ValueError("a problem without text")
        return replace(now, origin=None)
    name, text, read_error = value["format"], value["text"], value.get("trouble", "")
    context, number = value.get("context", ""), int(value.get("number", 1))
    if read_error:
        # Alone it would be refused as a file in which nothing can be read.
        as_read = replace(_parsed(olv_reading.NAME, value["read"]), origin=None)
    else:
        as_read = replace(_read(name, Record(number, 1, text, context)), origin=None)
    origin = Origin(name, text, as_read, read_error, context, number)
    return replace(now or as_read, origin=origin)


def _read(name: str, record: Record) -> Problem:
    reading = registry.read_record(catalogue.by_name(name), record, "")
    if reading is None:
        raise ValueError("a record that says nothing")
    return reading.problem


def _parsed(name: str, text: str) -> Problem:
    (problem,) = registry.parse(catalogue.by_name(name), text).collection
    return problem

"""Mutated files for any reader: whatever comes in, nothing crashes, hangs or grows without bound.

A format's test gives valid samples and calls `fuzz` with each of `CASES`. Binary samples have one
character per byte, as in `Record.text`.
"""

from __future__ import annotations

import signal
import tracemalloc
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from random import Random
from types import FrameType

import pytest

from matewright.errors import FormatError
from matewright.formats import registry
from matewright.formats.catalogue import FileFormat
from matewright.formats.format import Output, Parsed

CASES = [200, pytest.param(20_000, marks=pytest.mark.slow)]

_MOST_SECONDS = 3.0
_MOST_SENTENCE = 1_000
_SPARE_BYTES = 32 * 1024 * 1024
_BYTES_PER_CHARACTER = 400
_ODD = (
    "\0\x01\x07\t\n\r\x0b\x0c\x1b\x1c\x7f\x85\xa0\xad\u200b\u2028\ufeff\ufffd\ud800"
    "[]{}()<>'\"`:;,.-+*&!|%@#/\\=?~^$_0123456789aZéЖ♔𝒳"
)
_BINARY_ODD = "".join(map(chr, range(256)))


def fuzz(
    file_format: FileFormat,
    samples: Sequence[str],
    cases: int,
    seed: int = 7,
    *,
    exact: bool = True,
) -> None:
    """Read so many mutated files of one format; a failing one is reported by its number.

    A format that is not `exact` mends what stands between its records when it is written.
    """
    for sample in samples:
        assert registry.parse(file_format, sample, "valid").collection, "samples hold problems"
    for number in range(cases):
        text = case(samples, seed * 1_000_000 + number, binary=file_format.binary)
        with _noted(file_format, number, text):
            check(file_format, text, number, exact=exact)


def case(samples: Sequence[str], number: int, *, binary: bool = False) -> str:
    """The case of that number: the same for the same samples."""
    return mutated(samples, Random(number), _BINARY_ODD if binary else _ODD)


def check(file_format: FileFormat, text: str, number: int, *, exact: bool = True) -> None:
    """Read one file, and write what was read."""
    # Counting memory makes everything slow, so it is done apart.
    with _memory_limit(len(text)) if number % 50 == 0 else work_limit(_MOST_SECONDS):
        parsed = _read(file_format, text)
    if parsed is not None and parsed.collection:
        with work_limit(10 * _MOST_SECONDS):
            _write(file_format, text, parsed, edit=number % 10 == 1, exact=exact)


def line_case(samples: Sequence[str], chance: Random) -> str:
    """A case for a reader of lines, which takes many more of them: a sample in which one to three
    short pieces are replaced by nothing, by something odd or by a piece of another sample. Some
    have the changes of `mutated`."""
    if chance.random() < 0.05:
        return mutated(samples, chance)
    text = _one_of(samples, chance)
    for _ in range(1 + int(3 * chance.random() ** 2)):
        start, end = _short_range(text, chance)
        kind = int(4 * chance.random())
        new = ""
        if kind == 1:
            new = _one_of(_ODD, chance)
        elif kind > 1:
            other = _one_of(samples, chance)
            first, last = _short_range(other, chance)
            new = other[first:last]
        text = text[:start] + new + text[end:]
    return text


def _one_of(values: Sequence[str], chance: Random) -> str:
    # A third of the time of `choice`.
    return values[int(len(values) * chance.random())]


def _short_range(text: str, chance: Random) -> tuple[int, int]:
    start = int((len(text) + 1) * chance.random())
    return start, start + int(8 * chance.random() ** 2)


def mutated(samples: Sequence[str], chance: Random, odd: str = _ODD) -> str:
    """One of the samples after one to four of the changes of `_MUTATIONS`."""
    text = chance.choice(samples)
    for _ in range(chance.randint(1, 4)):
        if chance.random() < 0.05:
            other = chance.choice(samples)
            text = text[: _place(text, chance)] + other[_place(other, chance) :]
        else:
            text = chance.choice(_MUTATIONS)(text, chance, odd)
    return text


# -- questions ------------------------------------------------------------------------------------


def _read(file_format: FileFormat, text: str) -> Parsed | None:
    reader = file_format.reader
    reader.recognise(text[:100_000])
    records = list(reader.split(text))
    assert "".join(record.text for record in records) == text
    assert [record.number for record in records] == list(range(1, len(records) + 1))
    try:
        parsed = registry.parse(file_format, text, "x")
    except FormatError as error:
        _check_sentence(str(error))
        return None
    for warning in parsed.warnings:
        _check_sentence(str(warning))
    return parsed


def _write(file_format: FileFormat, text: str, parsed: Parsed, *, edit: bool, exact: bool) -> None:
    """What was not edited comes back as it was; an edited record can be written and read again."""
    collection = parsed.collection
    if not file_format.is_written:
        return
    written = file_format.writer.write(collection, Output())
    if exact:
        assert written == text
    elif not parsed.warnings:
        assert len(registry.parse(file_format, str(written), "x").collection) == len(collection)
    if not edit:
        return
    changed = collection.replace(0, replace(collection[0], comment="changed"))
    try:
        again = file_format.writer.write(changed, Output())
    except UnicodeEncodeError:
        return
    if isinstance(again, str) and (exact or not parsed.warnings):
        read = registry.parse(file_format, again, "again").collection
        assert len(read) == len(collection)


def _check_sentence(sentence: str) -> None:
    assert len(sentence) < _MOST_SENTENCE
    assert sentence.isprintable()


# -- how a text is changed -----------------------------------------------------------------------


def _place(text: str, chance: Random) -> int:
    return chance.randint(0, len(text))


def _range(text: str, chance: Random, most: int = 40) -> tuple[int, int]:
    start = _place(text, chance)
    return start, min(len(text), start + chance.randint(1, most))


def _flip(text: str, chance: Random, odd: str) -> str:
    start, _ = _range(text, chance)
    return text[:start] + chance.choice(odd) + text[start + 1 :]


def _insert(text: str, chance: Random, odd: str) -> str:
    start = _place(text, chance)
    return text[:start] + "".join(chance.choices(odd, k=chance.randint(1, 5))) + text[start:]


def _delete(text: str, chance: Random, odd: str) -> str:
    start, end = _range(text, chance)
    return text[:start] + text[end:]


def _double(text: str, chance: Random, odd: str) -> str:
    start, end = _range(text, chance, 400)
    return text[:end] + text[start:end] * chance.choice([1, 1, 1, 30]) + text[end:]


def _cut(text: str, chance: Random, odd: str) -> str:
    return text[: _place(text, chance)]


def _on_lines(change: Callable[[list[str], Random], None]) -> Callable[[str, Random, str], str]:
    def changed(text: str, chance: Random, odd: str) -> str:
        lines = text.splitlines(keepends=True) or [""]
        change(lines, chance)
        return "".join(lines)

    return changed


def _swap(lines: list[str], chance: Random) -> None:
    one, other = (chance.randrange(len(lines)) for _ in range(2))
    lines[one], lines[other] = lines[other], lines[one]


def _drop(lines: list[str], chance: Random) -> None:
    del lines[chance.randrange(len(lines))]


def _repeat(lines: list[str], chance: Random) -> None:
    lines.insert(chance.randint(0, len(lines)), chance.choice(lines))


def _long_run(text: str, chance: Random, odd: str) -> str:
    start = _place(text, chance)
    run = chance.choice(odd) * chance.choice([100, 1_000, 20_000])
    return text[:start] + run + text[start:]


def _big_number(text: str, chance: Random, odd: str) -> str:
    start = _place(text, chance)
    return text[:start] + "9" * chance.choice([3, 12, 25, 400, 5_000]) + text[start:]


def _nest(text: str, chance: Random, odd: str) -> str:
    start = _place(text, chance)
    opening = chance.choice(["[", "{", "(", "{a: ", "- ", '{"a":', "\\begin{x}", "<"])
    return text[:start] + opening * chance.choice([5, 30, 2_000]) + text[start:]


_MUTATIONS: list[Callable[[str, Random, str], str]] = [
    _flip,
    _insert,
    _delete,
    _double,
    _cut,
    _on_lines(_swap),
    _on_lines(_drop),
    _on_lines(_repeat),
    _long_run,
    _big_number,
    _nest,
]


# -- the bounds ----------------------------------------------------------------------------------


@contextmanager
def _noted(file_format: FileFormat, number: int, text: str) -> Iterator[None]:
    """Name the case that fails."""
    try:
        yield
    except BaseException as error:
        error.add_note(
            f"{file_format.name}, case {number}, {len(text)} characters: {text[:2000]!r}"
        )
        raise


@contextmanager
def work_limit(seconds: float) -> Iterator[None]:
    """Stop what hangs. Only this process's own work counts, so a busy machine does no harm."""

    def stop(_: int, __: FrameType | None) -> None:
        raise TimeoutError(f"reading takes more than {seconds} seconds of work")

    before = signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


@contextmanager
def _memory_limit(characters: int) -> Iterator[None]:
    tracemalloc.start()
    try:
        yield
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert peak < _SPARE_BYTES + _BYTES_PER_CHARACTER * characters

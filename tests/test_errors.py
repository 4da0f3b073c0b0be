"""The family of errors: every sentence can be made, and an error survives copying."""

from __future__ import annotations

import copy
import pickle
import re
import string
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from matewright import errors
from matewright.errors import (
    MESSAGES,
    EngineError,
    FormatError,
    IllegalPosition,
    MatewrightError,
    StipulationError,
    abridged,
    shortened,
)
from matewright.model.stipulation import Stipulation

ROOT = Path(__file__).parents[1]


def _fields(message: str) -> dict[str, object]:
    return {name: f"<{name}>" for _, name, _, _ in string.Formatter().parse(message) if name}


@pytest.mark.parametrize("code", MESSAGES)
def test_every_message_makes_a_sentence(code: str) -> None:
    fields = _fields(MESSAGES[code])
    sentence = str(MatewrightError(code, **fields))
    for value in fields.values():
        assert str(value) in sentence
    assert not re.search(r"[{}\n]", sentence)


@pytest.mark.parametrize("code", MESSAGES)
def test_every_message_is_used(code: str) -> None:
    """In Python as `Error("code"`, in Rust as `refused("code"`; the list itself does not count."""
    own = Path(errors.__file__).read_text(encoding="utf-8")
    if own.count(f'"{code}"') > 1:
        return
    assert f'"{code}"' in _other_sources()


@cache
def _other_sources() -> str:
    sources = [*(ROOT / "app").rglob("*.py"), *(ROOT / "engine" / "src").rglob("*.rs")]
    return "".join(
        source.read_text(encoding="utf-8")
        for source in sources
        if source.name != Path(errors.__file__).name
    )


@pytest.mark.parametrize(
    "error",
    [
        MatewrightError("fen-empty"),
        FormatError("fen-letter", letter="x", rank=3),
        IllegalPosition("two-kings", colour="White", count=2, squares="a1, a2"),
        StipulationError("stipulation-unsupported", text="h#2", name="help play"),
        EngineError("option-range", name="threads", value=0, least=1, most=256),
        FormatError("not-shown", reason="x" * 99),
        FormatError("fen-turn", text="x" * 99),
    ],
    ids=lambda error: type(error).__name__,
)
@pytest.mark.parametrize(
    "duplicate",
    [copy.copy, copy.deepcopy, lambda error: pickle.loads(pickle.dumps(error))],  # noqa: S301 - our own bytes
    ids=["copy", "deepcopy", "pickle"],
)
def test_a_copy_keeps_everything(
    error: MatewrightError, duplicate: Callable[[MatewrightError], MatewrightError]
) -> None:
    found = duplicate(error)
    assert found is not error
    assert type(found) is type(error)
    assert (found.code, dict(found.fields), str(found)) == (
        error.code,
        dict(error.fields),
        str(error),
    )


@pytest.mark.parametrize(
    ("code", "fields", "sentence"),
    [
        (
            "fairy-men",
            {"names": "zebra"},
            "Only orthodox pieces can be used here, not the zebra.",
        ),
        ("pawn-on-end-row", {"colour": "white", "square": "a1"}, "There is a white pawn on a1;"),
        (
            "twin-off-board",
            {"change": "Shift a1 a2", "man": "king", "square": "a8"},
            "“Shift a1 a2” cannot be done: the king on a8",
        ),
        ("popeye-man", {"man": "Q9"}, "There is no piece “Q9” here;"),
        ("nobody-knows", {}, "Solving this failed unexpectedly: nobody-knows."),
    ],
)
def test_errors_in_journals_of_earlier_versions_have_sentences(
    code: str, fields: dict[str, str], sentence: str
) -> None:
    error = MatewrightError.from_dict({"code": code, "fields": fields})
    assert str(error).startswith(sentence)
    assert MatewrightError.from_dict(error.to_dict()).code == error.code


def test_the_fields_of_an_error_cannot_be_changed() -> None:
    error = FormatError("fen-ranks", count=7)
    with pytest.raises(TypeError):
        error.fields["count"] = 8  # type: ignore[index]  # what is tested


@pytest.mark.parametrize("text", ["#" + "9" * 10_000, "x" * 10_000, "h#" + "x" * 10_000, "z\n\x07"])
def test_errors_quote_little(text: str) -> None:
    with pytest.raises(StipulationError) as caught:
        Stipulation.parse(text)
    assert len(str(caught.value)) < 250
    assert str(caught.value).isprintable()


def test_quotations_end_where_they_are_cut() -> None:
    assert shortened("x" * 40) == "x" * 40
    assert shortened("x" * 41) == "x" * 39 + "…"
    assert shortened(shortened("x" * 99)) == shortened("x" * 99)


def test_names_of_files_are_not_cut() -> None:
    assert "a" * 99 in str(FormatError("file-missing", file="a" * 99))


def test_what_is_left_out_of_a_list_is_counted() -> None:
    assert abridged([1, 2], 2) == ["1", "2"]
    assert abridged([1, 2, 3, 4], 2) == ["1", "2", "… and 2 more"]

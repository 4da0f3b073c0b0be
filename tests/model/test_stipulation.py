from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from matewright.errors import StipulationError
from matewright.model.stipulation import Stipulation


@given(st.integers(1, 64), st.sampled_from(["#{}", " #{} ", "#0{}"]))
def test_direct_mates(moves: int, form: str) -> None:
    assert Stipulation.parse(form.format(moves)) == Stipulation(moves)
    assert Stipulation.parse(Stipulation(moves).text).moves == moves


@pytest.mark.parametrize(
    ("text", "code", "words"),
    [
        ("", "stipulation-empty", "empty"),
        ("  ", "stipulation-empty", "empty"),
        ("#", "stipulation-syntax", "character 2 (“end of text”)"),
        ("3", "stipulation-syntax", "character 1 (“3”)"),
        ("mate in 3", "stipulation-syntax", "character 1 (“m”)"),
        ("#3x", "stipulation-syntax", "character 3 (“x”)"),
        ("#3.5", "stipulation-syntax", "character 3"),
        ("h#2.7", "stipulation-syntax", "character 4"),
        ("#-3", "stipulation-syntax", "character 2 (“-”)"),
        ("#٣", "stipulation-syntax", "character 2"),
        ("#0", "stipulation-length", "0 moves"),
        ("#65", "stipulation-length", "from 1 to 64"),
        ("#" + "9" * 5000, "stipulation-length", "from 1 to 64"),
        ("h#2.5", "stipulation-unsupported", "help play"),
        ("S#3", "stipulation-unsupported", "selfmate play"),
        ("ser-h#4", "stipulation-unsupported", "series help play"),
        ("semi-r#2", "stipulation-unsupported", "semi-reflexmate play"),
        ("==2", "stipulation-unsupported", "double stalemate"),
        ("zd45", "stipulation-unsupported", "reaching a square"),
    ],
)
def test_everything_else_is_refused_with_a_reason(text: str, code: str, words: str) -> None:
    with pytest.raises(StipulationError) as caught:
        Stipulation.parse(text)
    assert caught.value.code == code
    assert words in str(caught.value)


@given(st.text())
def test_any_text_is_a_stipulation_or_one_clear_error(text: str) -> None:
    with suppress(StipulationError):
        assert 1 <= Stipulation.parse(text).moves <= 64

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from matewright.errors import FormatError
from matewright.formats.yaml_documents import compose, dissect, split

FILES = [
    "",
    "# nothing but a comment\n",
    "a: 1\n",
    "a: 1",
    "---\na: 1\n---\nb: 2\n",
    "a: 1\n--- # second\nb: 2\n---\n",
    "---\n---\na: 1\n",
    "# head\n\n---\na: 1\n# tail of the first\n---\nb: 2\n...\n# tail of all\n",
    "%YAML 1.1\n---\na: 1\n...\n# of the second\n%YAML 1.1\n---\nb: 2\n",
    "\ufeff# mark\n---\na: 1\n---\nb: 2\n",
    "\ufeff---\r\na: 1\r\n...\r\n---\r\nb: 2\r\n",
    "--- {a: 1}\n--- {b: 2}\n",
    "a: |\n  text\n   --- not a marker\n  ...\n---\nb: '--- neither'\n",
]


@pytest.mark.parametrize("text", FILES)
def test_pieces_join_to_the_file(text: str) -> None:
    assert "".join(piece.text for piece in split(text)) == text


@pytest.mark.parametrize("text", FILES[2:])
def test_every_piece_holds_one_document(text: str) -> None:
    assert [compose(piece.text) for piece in split(text)] == [
        value
        for value in (
            {"a": "text\n --- not a marker\n...\n"} if "|" in text else {"a": "1"},
            {"b": "--- neither"} if "neither" in text else {"b": "2"},
        )
        if f"{next(iter(value))}:" in text
    ]


@given(
    st.lists(st.sampled_from(["---\n", "...\n", "# c\n", "a: 1\n", "\n", "--- b\n", "%Y 1\n", "x"]))
)
def test_cutting_loses_nothing(lines: list[str]) -> None:
    text = "".join(lines)
    pieces = list(split(text))
    assert "".join(piece.text for piece in pieces) == text
    for piece in pieces:
        assert text.split("\n")[piece.line - 1 :][0] == piece.text.split("\n")[0]
        parts = dissect(piece.text)
        assert parts is None or "".join(parts) == piece.text


def test_scalars_are_text_whatever_they_look_like() -> None:
    text = (
        "{a: =, b: 2009-02-01, c: no, d: !!python/unicode 'é', e: 010, f: !x y, g: ~, h: , i: ''}"
    )
    assert compose(text) == {
        "a": "=",
        "b": "2009-02-01",
        "c": "no",
        "d": "é",
        "e": "010",
        "f": "y",
        "g": None,
        "h": None,
        "i": "",
    }


def test_unquoted_stipulation_is_a_comment() -> None:
    assert compose("stipulation: #1\n") == {"stipulation": None}


def test_aliases_work_within_the_budget() -> None:
    assert compose("a: &x [1]\nb: *x\n") == {"a": ["1"], "b": ["1"]}


BOMB = "a: &a [x, x]\n" + "".join(
    f"{chr(98 + level)}: &{chr(98 + level)} [{', '.join(['*' + chr(97 + level)] * 9)}]\n"
    for level in range(9)
)


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        (BOMB, "olv-aliases", 3),
        ("a: &x [1]\nb: [" + "*x, " * 17 + "]", "olv-aliases", 2),
        ("a:\n  " + "[" * 50 + "]" * 50, "olv-depth", 2),
        ("- " * 100_000, "olv-depth", 1),
        ("a: [\n" + "[" * 100_000, "olv-depth", 2),
        ("a: &x [*x]\n", "olv-yaml", 1),
        ("a: *nobody\n", "olv-yaml", 1),
        ("a: 1\nb: 'open\n", "olv-yaml", 3),
        ("a: 1\nb: [1, 2\n", "olv-yaml", 3),
        ("a: 1\n\tb: 2\n", "olv-yaml", 2),
        ("a: 1\nb: \x07\n", "olv-yaml", 2),
        ("? [a]\n: b\n", "olv-yaml", 1),
        ("a: '" + "x" * (16 * 1024 * 1024) + "'", "olv-too-long", 1),
    ],
)
def test_hostile_documents_are_refused(text: str, code: str, line: int) -> None:
    with pytest.raises(FormatError) as caught:
        compose(text)
    assert (caught.value.code, caught.value.fields["line"]) == (code, line)


@given(st.text(alphabet="abc:-[]{}&*!|>'\"#% \n\t,?", max_size=60))
def test_any_text_is_a_value_or_a_yaml_error(text: str) -> None:
    # Anything else that is raised fails the test.
    with contextlib.suppress(FormatError):
        compose(text)

"""A record of absurd size is reported with its limit, the others are read."""

from __future__ import annotations

import json

import pytest

from matewright.formats import catalogue, limits, popeye_text, registry, yaml_documents
from matewright.formats.latex_reading import MOST_COMMANDS
from tests.formats.fuzzing import work_limit

FEN = "8/7R/8/8/8/1K6/8/k7 w - - 0 1"
TWINS = limits.MOST_TWINS + 1
CONDITIONS = limits.MOST_CONDITIONS + 1
FIELDS = limits.MOST_FIELDS + 1
NODES = yaml_documents.MOST_NODES
WORDS = popeye_text.MOST_WORDS


def popeye(more: str) -> str:
    pieces = "Stipulation #1\nPieces White Kb3 Rh7 Black Ka1\n"
    return f"BeginProblem\n{pieces}{more}NextProblem\n{pieces}EndProblem\n"


def olv(more: str) -> str:
    entry = "---\nstipulation: '#1'\nalgebraic: {white: [Kb3, Rh7], black: [Ka1]}\n"
    return f"{entry}{more}\n{entry}"


def yacpdb(more: dict[str, object]) -> str:
    entry = {"stipulation": "#1", "algebraic": {"white": ["Kb3", "Rh7"], "black": ["Ka1"]}}
    return json.dumps([{**entry, **more}, entry])


def pgn(tag: str) -> str:
    game = f'[SetUp "1"]\n[FEN "{FEN}"]\n[Stipulation "#1"]\n'
    return f"{game}{tag}\n\n*\n\n{game}\n*\n"


def latex(more: str) -> str:
    diagram = "\\begin{diagram}\n\\pieces{wKb3, wTh7, sKa1}\n\\stipulation{\\#1}\n"
    return f"{diagram}{more}\n\\end{{diagram}}\n{diagram}\\end{{diagram}}\n"


def epd(more: str) -> str:
    line = " ".join(FEN.split()[:4])
    return f"{line} dm 1; {more}\n{line} dm 1;\n"


def listed(text: str, count: int, between: str = "; ") -> str:
    return between.join([text] * count)


HUGE = {
    "twins of Popeye": ("popeye", popeye("Twin Move h7 h6\n" * TWINS), "twins", 504),
    "words": ("popeye", popeye("Condition " + "Circe " * WORDS + "\n"), "words", 4),
    "options of Popeye": ("popeye", popeye("Option Foo\n" * CONDITIONS), "conditions", 1),
    "authors of Popeye": ("popeye", popeye("Author A\n" * 501), "authors", 1),
    "list": ("olv", olv(f"x: [{listed('a', NODES, ',')}]"), "names and values", 4),
    "keys": ("olv", olv("".join(f"k{n}: v\n" for n in range(NODES))), "names and values", 4998),
    "twins in YAML": (
        "olv",
        olv("twins:\n" + "".join(f"  z{n}: Move h7 h6\n" for n in range(1, 502))),
        "twins",
        1,
    ),
    "list of JSON": ("yacpdb-json", yacpdb({"x": ["1"] * NODES}), "names and values", 1),
    "lists of JSON": ("yacpdb-json", yacpdb({"x": [[]] * NODES}), "names and values", 1),
    "twins in a tag": ("pgn", pgn(f'[Twins "{listed("b) Move h7 h6", TWINS)}"]'), "twins", 1),
    "conditions": ("pgn", pgn(f'[Conditions "{listed("Circe", CONDITIONS)}"]'), "conditions", 1),
    "twins of LaTeX": (
        "latex",
        latex(f"\\twins{{{'; '.join(f'b{n}) h7→h6' for n in range(TWINS))}}}"),
        "twins",
        1,
    ),
    "remarks": ("latex", latex(f"\\remark{{{listed('Circe', CONDITIONS)}}}"), "conditions", 1),
    "commands": ("latex", latex("\\x " * MOST_COMMANDS), "commands", 1),
    "operations": ("epd", epd("".join(f"x{n} 1; " for n in range(FIELDS))), "fields", 1),
}


@pytest.mark.parametrize("name", HUGE)
def test_a_record_beyond_a_limit_is_told_and_the_others_are_read(name: str) -> None:
    form, text, what, line = HUGE[name]
    with work_limit(10):
        parsed = registry.parse(catalogue.by_name(form), text, "huge")
    first, second = parsed.collection
    assert not second.read_error
    assert second.position.fen == FEN
    (warning,) = parsed.warnings
    assert str(warning) == first.read_error
    assert f" of “huge” (line {line}): " in first.read_error
    assert f" has more {what}" in first.read_error
    assert registry.render(catalogue.by_name(form), parsed.collection)[0].decode() == text


def test_popeye_takes_no_longer_for_the_options_at_the_end_than_at_the_beginning() -> None:
    text = popeye("Remark " + "x" * 900_000 + "\n" + "Option SetPlay\n" * 9_000)
    with work_limit(10):
        parsed = registry.parse(catalogue.by_name("popeye"), text, "huge")
    assert parsed.collection[0].options.set_play
    assert not parsed.warnings


def test_one_piece_may_be_named_to_stand_on_the_same_square_again_and_again() -> None:
    text = popeye("Pieces White R" + "h7" * 200_000 + "\n")
    with work_limit(10):
        parsed = registry.parse(catalogue.by_name("popeye"), text, "huge")
    assert parsed.collection[0].position.fen == FEN


JSON = {"braces": "{", "brackets": "[", "ends": "}", "quotes": '"\\', "empty": "{},"}


@pytest.mark.parametrize("name", JSON)
def test_endless_signs_in_one_entry_do_not_hold_up_the_next(name: str) -> None:
    text = f'[\n{{"stipulation": "#1"}},\n{{"x": {JSON[name] * 300_000}\n{{"stipulation": "#2"}}]\n'
    with work_limit(10):
        parsed = registry.parse(catalogue.by_name("yacpdb-json"), text, "huge")
    # The signs that close nothing stand between two entries, and are kept as one.
    between = 2 if name == "ends" else 1
    found = [problem.stipulation.text for problem in parsed.collection]
    assert found == ["#1", *[""] * between, "#2"]


def test_many_comments_in_one_line_of_a_game_do_not_take_its_square() -> None:
    game = f'[SetUp "1"]\n[FEN "{FEN}"]\n[Stipulation "#1"]\n\n1. Rh1# {"{x} " * 50_000}*\n'
    with work_limit(10):
        parsed = registry.parse(catalogue.by_name("pgn"), game, "huge")
    assert not parsed.warnings
    solution = parsed.collection[0].solution
    assert solution is not None
    assert solution.keys == ("h7h1",)

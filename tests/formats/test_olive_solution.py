"""The text of a solution in `.olv`, by the grammar of olive's own parser.

The grammar was read in olive's sources (github.com/dturevski/olive-gui, `yacpdb/p2w/lexer.py` and
`parser.py`) and is written down here anew: its tokens in the order in which they are tried, and its
sentences, which need no more than a regular expression over the tokens.
"""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from matewright.engine import Options
from matewright.formats import registry
from matewright.formats.olive_solution import olive_text
from matewright.model.collection import Collection
from matewright.model.play_options import PlayOptions
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.stipulation import stipulation_of
from matewright.model.twin import Twin
from matewright.services.file import files
from matewright.services.solving import solve

TOKENS = {
    # A letter for each kind of token.
    "r": r"mirror",
    "o": r"rotate",
    "s": r"shift",
    "p": r"PolishType",
    "C": r"\{[^{]*\}",
    "N": r"[0-9]+\.",
    "a": r"90|180|270",
    "q": r"[a-h][1-8]",
    "T": r"(?:[a-z]|z[0-9]+)\)",
    "Z": r"zugzwang\.",
    "H": r"threat:",
    "Q": r"0-0-0",
    "<": r"<-->",
    ">": r"-->",
    "=": r"==>",
    "K": r"0-0",
    "E": r"\.\.\.",
    "B": r"but",
    "P": r"[0-9A-Z][0-9A-Z]|[A-Z]",
    "e": r"ep\.",
    "!": r"[!?][!?]?",
    ".": r"\.\.",
    "*": r"\*",
    "-": r"-",
    "+": r"\+",
    "#": r"#",
    "~": r"=",
    "c": r"[wbn]",
}

_PIECE = "(?:cP)"
_COMMAND = f"(?:oa|rq<q|sq=q|p|{_PIECE}q>q|{_PIECE}q<{_PIECE}q|-{_PIECE}q|\\+{_PIECE}q|{_PIECE}q)"
_PLY = r"(?:(?:P?q[-*]q|K|Q)e?(?:~c?P|~)*)"
_HALF_MOVE = rf"(?:{_PLY}[+#]?[!C]*)"
_MOVE = rf"(?:BN\.{_HALF_MOVE}|N\.E|N\.{_HALF_MOVE}|N{_HALF_MOVE}(?:[HZ]|{_HALF_MOVE})?)"
_TWIN = rf"(?:\+?T{_COMMAND}*C*{_MOVE}+)"
SENTENCE = re.compile(rf"C*(?:{_MOVE}+|{_TWIN}+)?")


def kinds(text: str) -> str:
    """The kinds of the tokens; fails where there is none, as olive does."""
    found, place = "", 0
    while place < len(text):
        if text[place].isspace():
            place += 1
            continue
        for kind, pattern in TOKENS.items():
            if token := re.compile(pattern).match(text, place):
                found += kind
                place = token.end()
                break
        else:
            raise AssertionError(f"illegal character at {text[place : place + 30]!r}")
    return found


def is_read(text: str) -> bool:
    return SENTENCE.fullmatch(kinds(text)) is not None


def solved(fen: str, stipulation: str, *twins: str, **options: Any) -> Problem:
    problem = Problem(
        Position.from_fen(fen),
        stipulation_of(stipulation),
        twins=tuple(map(Twin.parse, twins)),
        options=PlayOptions(duplex=options.pop("duplex", False)),
    )
    return answered(problem, Options(duplex=problem.options.duplex, **options))


def answered(problem: Problem, options: Options) -> Problem:
    return problem.solved(solve.start(problem, options).result())


PRINZ = "5Kbk/6pp/6P1/8/8/8/8/7R w"


def text_of(fen: str, stipulation: str, *twins: str, **options: Any) -> str:
    text = olive_text(solved(fen, stipulation, *twins, **options))
    assert is_read(text), text
    return text


def test_the_grammar_is_that_of_olive() -> None:
    # Of olive's own tests (tests/unit/data.py).
    for text in (
        "1.Sf2-g4 + !\n 1...Kg2-f1 {(g1)}\n 2.Rg8-a8 threat:\n 3.Ra8-a1 #",
        "a) 1...Rc1-c4   2.Kd2-d3 Rh4-d4 #\nb) wRh4-->g1 1.e2-e1=R Rg1-f1   2.Re1-e2 Rf1-d1 #",
        "1...d4-d3 2.Qf3-f7 #\n 1...Se4-f2 {(S~)} 2.Sb5-d6 # {(A)}\n but 1...Se4-c3 !",
        "1.0-0 ! threat: 2.Rf1-e1 # 1...f7-f5 2.g5*f6 ep. #",
    ):
        assert is_read(text)
    for text in ("Key: 1.Rh6!", "1.Rh6!", "1.Ra1-a2 or 1.Ra1-a3"):
        with pytest.raises(AssertionError):
            assert is_read(text)


def test_a_two_mover_with_set_play_and_tries() -> None:
    text = text_of(PRINZ, "#2", set_play=True, tries=2)
    assert text.startswith("1...")
    assert "\n1.Rh1-h6 ! zugzwang.\n" in text
    assert " ? " in text
    assert "but\n" in text


def test_castling_capture_en_passant_and_promotion() -> None:
    for fen, asked, token in (
        ("k7/7R/8/8/8/8/8/4K2R w K - 0 1", "#2", "1.0-0 ! "),
        ("4k3/8/8/3pP3/8/8/8/K3R3 w - d6 0 1", "+1", "1.e5*d6 ep."),
        ("k7/2P5/1K6/8/8/8/8/8 w - - 0 1", "#1", "1.c7-c8=Q #"),
    ):
        assert token in text_of(fen, asked)


def test_twins_have_olives_labels() -> None:
    text = text_of("7k/8/5K2/8/8/8/8/6Q1 b", "h#1", "Move f6 f7", "Stipulation h=1 Move g1 f1")
    assert text.startswith("a)\n1.Kh8-")
    assert "\n\nb) wKf6-->f7\n1.Kh8-" in text
    assert "\n\nc) wQg1-->f1 {Stipulation h=1}\n" in text or "{c) " in text


def test_a_part_without_moves_becomes_a_comment() -> None:
    text = text_of("7k/8/5K2/8/8/8/8/6Q1 w", "#1", "Move g1 a7", "Move g1 a2")
    assert "{No solution: " in text


@pytest.mark.parametrize("asked", ["s#1", "r#1", "ser-#2", "ser-h#2", "h=2", "#=1", "h+1", "=1"])
def test_other_plays_and_goals(asked: str) -> None:
    assert text_of("7k/8/5K2/8/8/8/8/6Q1 " + ("b" if asked.startswith("h") else "w"), asked)


def test_exchanged_parts_follow_behind_a_comment() -> None:
    text = text_of("7k/5K2/8/8/8/8/1q4Q1/8 b", "h#1", duplex=True)
    assert "{" in text


@pytest.mark.parametrize(
    ("fen", "asked", "options"),
    [
        ("k7/8/1K6/8/8/8/8/7R b", "h#2", {}),
        ("k7/8/1K6/8/8/8/8/7R w", "h#1.5", {}),
        ("k7/8/1K6/8/8/8/8/7R b", "ser-h#2", {}),
        ("k7/8/1K6/8/8/8/8/7R b", "h#2", {"white_to_play": True}),
        ("k7/8/1K6/8/8/8/8/7R w", "ser-#3", {}),
    ],
)
def test_the_lines_are_those_of_the_answer(fen: str, asked: str, options: dict[str, Any]) -> None:
    problem = solved(fen, asked, **options)
    assert problem.solution is not None
    lines = problem.solution.lines
    assert len(lines) > 1
    written = [
        tuple("".join(squares) for squares in re.findall(r"([a-h][1-8])[-*]([a-h][1-8])", line))
        for line in olive_text(problem).splitlines()
        if line.startswith("1.")
    ]
    # Lines that begin alike stand together, whatever their length.
    assert sorted(written) == sorted(tuple(move[:4] for move in line) for line in lines)


def test_a_stopped_search_says_so_in_a_comment() -> None:
    text = text_of(PRINZ, "#5", time_limit=0.0)
    assert text.startswith("{")


@pytest.mark.parametrize("name", ["mater-examples.olv", "classics.olv"])
def test_files_hold_what_olive_reads(name: str, tmp_path: Path) -> None:
    collection = files.load(Path("resources/problems") / name).collection
    few = [problem for problem in collection if problem.stipulation.text in ("#2", "#3", "h#2")]
    found = [answered(replace(problem, solution_text=""), Options()) for problem in few[:6]]
    path = tmp_path / "solved.olv"
    registry.write(path, Collection(found))
    again = files.load(path).collection
    for before, after in zip(found, again, strict=True):
        assert is_read(after.solution_text), after.solution_text
        assert after.solution is not None
        assert before.solution is not None
        assert after.solution.keys == before.solution.keys

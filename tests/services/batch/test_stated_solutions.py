"""Texts made of known solutions mean them again, however they are written, and nothing else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from matewright.engine import Options
from matewright.formats import popeye_printing
from matewright.formats.popeye_printing import Shown
from matewright.formats.popeye_words import LANGUAGES
from matewright.formats.solution_lines import help_lines
from matewright.formats.solution_text import tree_lines
from matewright.model.conditions import conditions_of
from matewright.model.notation import LETTERS, Notation
from matewright.model.play_options import PlayOptions, natural_turn
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.solution import Solution
from matewright.model.stipulation import stipulation_of
from matewright.services.answer.file_comparison import Agreement, Comparison, compare
from matewright.services.batch.case import Case
from matewright.services.solving import solve

PROBLEMS: Final = (
    # Conway Prinz; two keys; helpmates with promotions, castling and capture en passant; series.
    ("5Kbk/6pp/6P1/8/8/8/8/7R w - -", "#2", ()),
    ("5Kbk/7p/6P1/8/8/8/8/7R w - -", "#2", ()),
    ("1r6/pk6/8/3N4/4B3/8/8/7K b - -", "h#1", ()),
    ("k7/3P3p/1K6/8/8/8/8/8 b - -", "h#1", ()),
    ("7R/7p/5P1k/4PKpP/8/8/8/8 w - g6", "#2", ()),
    ("B1k5/p1q5/8/6p1/7b/6p1/7B/4K2R b K -", "h#2", ()),
    ("8/6pp/6pk/8/7K/8/6P1/8 w - -", "ser-#3", ()),
    # Grasshoppers, neutral pieces; rebirths, pieces that go on, that change sides and kinds.
    ("1K6/6P1/6Q1/8/G4g2/8/8/7k w - -", "#2", ()),
    ("8/1=r6/7K/8/8/7k/8/2Q5 b - -", "h#1", ()),
    ("5k2/8/8/8/8/8/2R5/2KQ4 w - -", "#2", ("Circe",)),
    ("7k/5K2/8/4N3/2r5/8/8/6R1 b - -", "h#2", ("Circe",)),
    ("7k/5K2/8/4N3/2r5/8/8/6R1 b - -", "h#2", ("AntiCirce",)),
    ("8/8/1B6/5N2/2Q4K/kq6/8/8 b - -", "h#1", ("Take&Make",)),
    ("8/8/8/2B5/2Q4K/kq6/p7/8 b - -", "h#2", ("Take&Make",)),
    ("4q3/8/Q2R4/8/Q7/8/8/K4k2 b - -", "h#1", ("AndernachChess",)),
    ("7k/5K2/8/8/2r1N3/8/8/6R1 b - -", "h#2", ("Einstein",)),
)
"""A position, its stipulation and its conditions."""


@dataclass(frozen=True)
class Solved:
    """A problem and its whole answer."""

    problem: Problem
    answer: Solution

    def compared_with(self, text: str) -> Comparison:
        case = Case.of(replace(self.problem, solution_text=text))
        (found,) = compare(case, [self.answer])
        return found


@cache
def solved(number: int) -> Solved:
    fen, text, conditions = PROBLEMS[number]
    stipulation = stipulation_of(text)
    problem = Problem(
        Position.from_fen(fen, natural_turn(stipulation)),
        stipulation,
        conditions=conditions_of(conditions),
    )
    answer = solve.start(problem, Options(tries=1, set_play=True)).result()
    assert answer is not None
    assert answer.keys or answer.lines, fen
    return Solved(problem, answer)


def in_words(answer: Solution, notation: Notation) -> Iterator[str]:
    """The play alone, as the program prints it."""
    is_battle = answer.stipulation.play.is_battle
    return (tree_lines if is_battle else help_lines)(answer.tree, notation)


HABITS: Final = (
    (re.compile("x"), ("x", ":", "×", "*")),
    (re.compile(r"\.\.\.(?=\S)"), ("...", "…", " ... ", ".- ")),
    (re.compile(r"(?<=\d)\.(?=[^\s.…])"), (".", ". ")),
    (re.compile(r" e\.p\."), (" e.p.", " ep", " ep.", "e.p.")),
    (re.compile("#"), ("#", " #", "")),
    (re.compile(r"=(?=[^\W\d])"), ("=", "")),
    (re.compile("0-0"), ("0-0", "O-O")),
)
"""What people write in several ways, ours first."""


@st.composite
def habits(draw: st.DrawFn) -> list[str]:
    return [draw(st.sampled_from(ways)) for _, ways in HABITS]


@given(
    number=st.integers(0, len(PROBLEMS) - 1),
    letters=st.sampled_from(sorted(LETTERS)),
    long=st.booleans(),
    chosen=habits(),
)
def test_a_known_solution_means_itself(
    number: int, letters: str, long: bool, chosen: list[str]
) -> None:
    known = solved(number)
    notation = Notation(LETTERS[letters], long=long, effects=True)
    text = "\n".join(in_words(known.answer, notation))
    is_fairy = not known.problem.position.is_orthodox or known.problem.conditions
    for (pattern, ways), way in zip(HABITS, chosen, strict=True):
        # Where more follows a move than its promotion, the sign tells one from the other.
        if not (is_fairy and ways[0] == "="):
            text = pattern.sub(way, text)
    assert known.compared_with(text).agreement is Agreement.AGREES, text


@pytest.mark.parametrize("language", sorted(LANGUAGES))
@pytest.mark.parametrize("number", range(len(PROBLEMS)))
def test_what_popeye_would_print_means_itself(number: int, language: str) -> None:
    known = solved(number)
    text = popeye_printing.solution(known.answer, Shown(LANGUAGES[language]))
    assert known.compared_with(text).agreement is Agreement.AGREES, text


MOVES: Final = re.compile(r"(?<=[-x])[a-h][1-8]")


@given(number=st.integers(0, len(PROBLEMS) - 1), data=st.data())
def test_another_square_is_not_called_the_same(number: int, data: st.DataObject) -> None:
    """A changed square in a key or line of a text may be noticed or not understood."""
    known = solved(number)
    notation = Notation(LETTERS["problem"], long=True, effects=True)
    lines = list(in_words(known.answer, notation))
    if known.answer.stipulation.play.is_battle:
        # Of battles the keys alone are compared.
        lines = [line for line in lines if re.match(r"\s*1\.\w.*!", line)]
        lines = [line.partition("[2.")[0] for line in lines]
    text = "\n".join(lines)
    places = [found.start() for found in MOVES.finditer(text)]
    place = data.draw(st.sampled_from(places))
    wrong = data.draw(st.sampled_from("abcdefgh")) + data.draw(st.sampled_from("12345678"))
    changed = text[:place] + wrong + text[place + 2 :]
    if wrong != text[place : place + 2]:
        assert known.compared_with(changed).agreement is not Agreement.AGREES, changed


@pytest.mark.parametrize(
    ("text", "agreement"),
    [
        ("1.Qd7! 1.Rc7!", Agreement.AGREES),
        ("1.Dd7! 1.Tc7!", Agreement.AGREES),
        ("1.Фd7! 1.Лc7!", Agreement.AGREES),
        ("1.Dd7/Tc7!", Agreement.AGREES),
        ("1.Qd7! 1.Rc7! 1.Rc6!", Agreement.DIFFERS),
        ("1.Qd7!", Agreement.DIFFERS),
        ("1.Qd7! 1.Rc7[+wRh1]!", Agreement.UNCLEAR),
        ("1.Qd7! 1.Rc7(Rh1)!", Agreement.UNCLEAR),
        ("1.Qd7! 1.Rc7[somewhere c3]!", Agreement.UNCLEAR),
    ],
)
def test_keys_with_and_without_effects(text: str, agreement: Agreement) -> None:
    assert solved(9).compared_with(text).agreement is agreement


KEY: Final = "1.Rh6! zugzwang 1...gxh6 2.g7#"


@pytest.mark.parametrize(
    "text",
    [
        "1.Rh5? but 1...h6!",
        "1.Rh5? zz. 1...Ba2 2.Rxh7# 1...h6!",
        "1.Th5? scheitert an 1...h6!",
        "1.Rxh7+? Bxh7! 1.Rh5?",
        "1.Rh1-h5? but 1...h7-h6!",
    ],
)
def test_tries_with_the_refutations_found_agree(text: str) -> None:
    found = solved(0).compared_with(f"{text}\n{KEY.replace('R', 'T') if 'T' in text else KEY}")
    assert (found.agreement, found.unread) == (Agreement.AGREES, "")


@pytest.mark.parametrize(
    ("text", "stated", "found"),
    [
        ("1.Rh5? but 1...Bf7!", "1.Rh5? Bf7!", "1.Rh5? h6!"),
        ("1.Rh5? but 1...Bf7!\n1.Rh1-h6!", "1.Rh5? Bf7!", "1.Rh5? h6!"),
        ("1.Rh5? but 1...h6! 1...Bf7!", "1.Rh5? h6! Bf7!", "1.Rh5? h6!"),
        ("1.Rxh7+? 1...Kf8!", "1.Rxh7? Kf8!", "1.Rxh7+? Bxh7!"),
    ],
)
def test_tries_with_other_refutations_differ(text: str, stated: str, found: str) -> None:
    compared = solved(0).compared_with(text if "-h6" in text else f"{text}\n{KEY}")
    assert compared.agreement is Agreement.DIFFERS
    assert compared.of_tries
    assert (compared.stored, compared.found) == ((stated,), (found,))


@pytest.mark.parametrize(
    ("text", "unread"),
    [
        ("1.Rh5? but 1...Qa9!", "Qa9!"),
        ("1.Ra9? but 1...h6!", "1.Ra9?"),
        # Two refutations, where those with one are looked for; and no move at all.
        ("1.Rh4? but 1...Bf7! 1...h6!", "Rh4"),
        ("1.Ra3? but 1...h6!", "Ra3"),
    ],
)
def test_tries_that_are_not_understood_are_named(text: str, unread: str) -> None:
    found = solved(0).compared_with(f"{KEY}\n{text}")
    assert (found.agreement, found.unread, found.line) == (Agreement.AGREES, unread, 2)


def test_an_empty_field_written_as_a_word_says_nothing() -> None:
    assert solved(0).compared_with("None").agreement is Agreement.NOTHING_STORED


def test_texts_that_are_too_long_are_not_compared() -> None:
    found = solved(0).compared_with("1.Rh6! " + "and so on " * 20_000)
    assert found.agreement is Agreement.UNCLEAR
    assert found.unread.startswith("1.Rh6! and so on")


def test_both_parts_of_a_duplex_may_stand_in_one_text() -> None:
    fen = "1r6/pk6/8/3N4/4B3/8/8/7K b - -"
    problem = Problem(Position.from_fen(fen), stipulation_of("h#1")).with_options(
        PlayOptions(duplex=True)
    )
    answer = solve.start(problem, Options()).result()
    assert answer is not None
    lines = [line for one in (answer, *answer.twins) for line in help_lines(one.tree, Notation())]

    def agreements(text: str) -> set[Agreement]:
        case = Case.of(replace(problem, solution_text=text))
        return {one.agreement for one in compare(case, [answer, *answer.twins])}

    assert agreements("\n".join(lines)) == {Agreement.AGREES}
    # The part of a line that fits none cannot be known.
    assert agreements("\n".join([*lines, "1.Kc8 Nb6#"])) == {Agreement.UNCLEAR}

"""Diagrams of fairy problems are the same in every export: figures, marks, two boards."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

import matewright
from matewright.formats import catalogue, html, latex_writing, markdown, plain_text
from matewright.formats.caption import Caption
from matewright.formats.format import Output
from matewright.formats.solution_style import Extent
from matewright.formats.solution_text import sentence
from matewright.model.attributes import ATTRIBUTES, initials_of
from matewright.model.collection import Collection
from matewright.model.conditions import conditions_of
from matewright.model.figures import with_figures
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.stipulation import stipulation_of
from tests.formats.round_trips import rewritten

CAMEL_AND_ZEBRA = Problem(position=Position.from_fen("k5z1/2.ca5/8/8/8/6.CA1/6Z1/K7"))
TARGET = "k7/8/8/8/8/8/8/K5R1"
A_TO_B = Problem(
    position=Position.from_fen("k7/8/8/8/8/8/8/KR6"), stipulation=stipulation_of(f"a=>b2 {TARGET}")
)
NONE = Output(solutions=Extent.NONE)


def page(problem: Problem) -> str:
    text = html.write(Collection((problem,)), NONE)
    # Without the definitions of the men.
    return text[text.index("<article") : text.index("</article>")]


def test_the_page_draws_two_kinds_as_two_figures() -> None:
    drawn = page(CAMEL_AND_ZEBRA)
    assert 'href="#white-knight" x="270" y="225" data-square="g3" transform="rotate(270' in drawn
    assert 'href="#white-knight" x="270" y="270" data-square="g2" transform="rotate(90' in drawn


def test_the_page_draws_letters_where_they_are_chosen() -> None:
    drawn = page(with_figures(CAMEL_AND_ZEBRA, {"Z": ""}))
    assert drawn.count(">Z</text>") == 2
    assert drawn.count("white-knight") == 1


def test_what_is_read_aloud_names_neutral_men_and_all_letters() -> None:
    position = Position.from_fen("k7/8/2=q5/8/8/8/1=p4.ZR1/K7")
    assert html._spoken(position) == "White: Ka1, ZRg2; Black: Ka8; Neutral: b2, Qc6"


def test_latex_has_the_figures_of_the_board() -> None:
    text = latex_writing.write(Collection((CAMEL_AND_ZEBRA,)), NONE)
    assert "wSLg3" in text
    assert "wSRg2" in text
    chosen = with_figures(CAMEL_AND_ZEBRA, {"Z": "B180"})
    assert "wLUg2" in latex_writing.write(Collection((chosen,)), NONE)


def test_a_target_is_no_text_but_a_second_board() -> None:
    assert Caption.of(A_TO_B).stipulation == "a=>b2"
    drawn = page(A_TO_B)
    assert drawn.count("<svg viewBox") == 2
    assert TARGET not in drawn
    assert 'aria-label="Target: White: Ka1, Rg1; Black: Ka8"' in drawn
    text = markdown.write(Collection((A_TO_B,)), NONE)
    assert "    1  K R . . . . . .        1  K . . . . . R ." in text
    assert text.count("=>") == 1, "that of the stipulation is escaped"
    text = plain_text.write(Collection((A_TO_B,)), NONE)
    assert "1  K  R  .  .  .  .  .  .    1  K  .  .  .  .  .  R  ." in text
    assert f"{TARGET} " in text


@pytest.mark.parametrize("name", ["olv", "yacpdb-json", "csv", "epd", "pgn", "latex", "popeye"])
def test_a_target_survives_files(name: str) -> None:
    again = rewritten(catalogue.by_name(name), [A_TO_B])[0]
    assert again.stipulation == A_TO_B.stipulation
    assert not again.unsupported


def test_holes_are_on_both_boards_and_imitators_where_they_begin() -> None:
    marked = replace(A_TO_B, conditions=conditions_of(["Imitator c4", "Hole e5"]))
    assert page(marked).count('r="11"') == 1
    assert page(marked).count('fill="currentColor" d="M180 135h45') == 2


def test_turned_neutral_men_are_white_on_the_left_as_on_the_board() -> None:
    drawn = page(Problem(position=Position.from_fen("k7/8/8/8/8/8/1=.ca6/K7")))
    place = 'x="45" y="270" data-square="b2" transform="rotate(270 67.5 292.5)"'
    assert f'<use href="#white-knight" {place}/>' in drawn
    assert '<g transform="translate(45 270)"><g clip-path="url(#half)">' in drawn
    black = '<use href="#black-knight"  data-square="b2" transform="rotate(270 22.5 22.5)"/>'
    assert black in drawn


def test_attributes_are_told_apart_on_the_page_as_on_the_board() -> None:
    men = "k7/8/8/8/8/2q{Royal}q{AliceA}q{AliceB}q{HalfNeutral}2/8/K7"
    drawn = page(Problem(position=Position.from_fen(men)))
    found = re.findall(r'font-weight="bold" text-anchor="middle">(\w+)</text>', drawn)
    assert found == ["R", "AA", "AB", "HN"]


def test_no_two_attributes_have_the_same_initials() -> None:
    initials = [initials_of([word]) for word in ATTRIBUTES]
    assert len({*initials}) == len(initials)


def test_what_is_said_of_the_answer_leaves_the_target_to_its_board() -> None:
    solution = matewright.solve("k7/8/8/8/8/8/8/KR6 b", f"a=>b1 {TARGET}")
    assert TARGET not in sentence(solution)
    assert "a=>b1" in sentence(solution)

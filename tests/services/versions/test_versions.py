"""Versions of a problem: what is kept, what is written, and what changed from one to the next."""

from __future__ import annotations

from dataclasses import replace

import pytest

import matewright
from matewright.formats import olv_reading, olv_writing, registry
from matewright.formats.catalogue import by_name
from matewright.model import versions
from matewright.model.notation import LETTERS, Notation
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.solution import Status
from matewright.model.stipulation import Stipulation
from matewright.model.twin import Twin
from matewright.services.versions.state_changes import state_changes

PRINZ = "5Kbk/6pp/6P1/8/8/8/8/7R w - - 0 1"
START = Problem(Position.from_fen(PRINZ))


def at(fen: str) -> Problem:
    return replace(START, position=Position.from_fen(fen))


@pytest.mark.parametrize(
    ("after", "words"),
    [
        (at("5Kbk/6pp/6P1/8/8/8/8/6R1 w"), "Th1→g1"),
        (at("5Kbk/6p1/6P1/8/8/8/8/7R w"), "−Ph7"),
        (at("5Kbk/6pp/6P1/8/8/8/8/n6R w"), "+bSa1"),
        (at("5Kbk/5ppp/8/6P1/8/8/8/7R w"), "g6→g5 +bPf7"),
        (at("8/8/8/8/8/8/8/Kk6 w"), "Kf8→a1 Kh8→b1 −Th1 …"),
        (replace(START, stipulation=Stipulation.parse("#3")), "#2→#3"),
        (replace(START, twins=(Twin.parse("Stipulation #3"),)), "twins"),
        (at(PRINZ.replace(" w ", " b ")), "turn"),
        (START, ""),
    ],
)
def test_changes_are_told_in_the_letters_of_the_reader(after: Problem, words: str) -> None:
    assert state_changes(START, after, Notation(LETTERS["german"])) == words


def solved(problem: Problem, seconds: float = 0.1) -> Problem:
    answer = matewright.solve(problem.position.fen, "#2")
    answered = problem.solved(replace(answer, seconds=seconds))
    return versions.with_version(
        answered, versions.version_of(answered, versions.next_number(answered))
    )


def test_the_newest_answers_stay_and_what_lasts() -> None:
    problem = START
    for seconds in range(versions.MOST_ANSWERS + 3):
        problem = solved(problem, float(seconds))
    kept = [version.seconds for version in problem.versions]
    assert kept == [float(number) for number in range(3, versions.MOST_ANSWERS + 3)]
    assert not problem.written_versions, "it is the state of now"
    moved = replace(problem, position=Position.from_fen("5Kbk/6pp/6P1/8/8/8/8/R7 w"))
    assert len(moved.written_versions) == versions.MOST_ANSWERS


def test_an_answer_comes_back_with_its_state() -> None:
    first = solved(START)
    moved = versions.answer_to(at("5Kbk/6pp/6P1/8/8/8/8/R7 w"), first)
    assert moved.solution is first.solution, "stale, but there"
    second = solved(moved)
    back = versions.answer_to(START, second)
    assert back.solution is first.solution
    assert back.versions is second.versions


def test_an_answer_out_of_a_file_is_not_lost() -> None:
    stored = replace(START, solution=solved(START).solution, solution_is_stored=True)
    moved = versions.answer_to(at("5Kbk/6pp/6P1/8/8/8/8/R7 w"), stored)
    back = versions.answer_to(START, solved(moved))
    assert back.solution is stored.solution
    assert back.solution_is_stored


def test_what_a_long_search_has_proved_lasts() -> None:
    answer = replace(matewright.solve(PRINZ, "#2"), status=Status.PARTIAL, keys=())
    for seconds in (1.9, 2.0):
        state = START.solved(replace(answer, seconds=seconds))
        assert versions.version_of(state, 1).is_lasting is (seconds >= versions.LONG_SEARCH)
    assert not versions.version_of(state, 1, is_live=True).is_lasting


def test_a_version_that_cannot_be_read_is_told_and_the_others_stay() -> None:
    kept = solved(START)
    named = replace(kept, versions=(replace(kept.versions[0], name="a: 'b'"),))
    text = olv_writing.stored(named)
    reading = registry.parse(by_name(olv_reading.NAME), text)
    (version,) = reading.collection[0].versions
    assert version.name == "a: 'b'"
    assert version.problem == named.versions[0].problem
    broken = text.replace("[{name:", "[{algebraic: {white: [Xx9]}}, {name:")
    assert broken != text
    parsed = registry.parse(by_name(olv_reading.NAME), broken)
    assert [one.name for one in parsed.collection[0].versions] == ["a: 'b'"]
    assert "Version 1 was left out." in str(parsed.warnings[0])


def test_formats_without_a_place_for_versions_say_which_are_lost() -> None:
    kept = solved(START)
    named = replace(kept, versions=(replace(kept.versions[0], name="mine"),))
    collection = matewright.model.collection.Collection((named,))
    lost = registry.left_out(by_name("epd"), collection)
    assert any("“mine”" in str(one) for one in lost)
    assert not registry.left_out(by_name("olv"), collection)
    assert not registry.left_out(by_name("markdown"), collection)

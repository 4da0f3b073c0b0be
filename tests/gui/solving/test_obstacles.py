"""What a search would be refused for is said beforehand, and an answer comes forward."""

from __future__ import annotations

from dataclasses import replace

import pytest

from matewright.gui.docks.dock import is_in_front
from matewright.gui.preferences.preferences import LIVE_SOLVING
from matewright.model.conditions import conditions_of
from matewright.model.play_options import PlayOptions
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.stipulation import stipulation_of
from matewright.model.twin import Twin
from tests.gui.conftest import FakeEngine, Person

pytestmark = pytest.mark.features("answer", "file")

MATE = "5Kbk/6pp/6P1/8/8/8/8/7R w - - 0 1"
KNIGHT = "7k/8/8/8/8/2N5/8/K7 w - - 0 1"


def show(person: Person, problem: Problem) -> None:
    person.window.document.edit(problem, "set up")


def problem(fen: str, stipulation: str, *conditions: str, twin: str = "") -> Problem:
    return Problem(
        Position.from_fen(fen),
        stipulation_of(stipulation),
        conditions=conditions_of(conditions),
        twins=(Twin.parse(twin),) if twin else (),
    )


@pytest.mark.parametrize(
    ("refused", "sentence"),
    [
        (
            problem(KNIGHT, "#2", "Circe", twin="Condition PWC AntiCirce"),
            "b) PWC and Anticirce are not solved together.",
        ),
        (
            problem(KNIGHT, "#2", "CavalierMajeur"),
            "Knights and Cavalier Majeur are not solved together.",
        ),
        (
            problem(KNIGHT, "ser-#2", "Maximummer"),
            "Maximummer and ser-#2 are not solved together.",
        ),
        (problem(KNIGHT, "#2", twin="Move a1 g7"), "b) Black is in check"),
        (
            problem(KNIGHT, "#2", "KoeKo", twin="Add white Kamikaze Qd4"),
            "b) Kamikaze pieces and Köko are not solved together.",
        ),
    ],
)
def test_solve_is_grey_with_the_reason_beside_it(
    person: Person, engine: FakeEngine, refused: Problem, sentence: str
) -> None:
    show(person, refused)
    question = person.window.question
    assert not question.solve_button.isEnabled()
    assert question.solve_button.toolTip().startswith(sentence)
    assert question.progress.known_label.text().startswith(sentence)
    person.press("F7")
    assert not engine.jobs
    show(person, problem(MATE, "#2"))
    assert question.solve_button.isEnabled()


def test_f7_brings_the_answer_forward_unless_it_is_live(person: Person) -> None:
    window = person.window
    show(person, problem(MATE, "#2"))
    person.press("Ctrl+7")
    assert is_in_front(window.twins)
    person.press("F7")
    assert is_in_front(window.answer)
    window.session.stop()
    person.press("Ctrl+7")
    window.preferences.set(LIVE_SOLVING, True)
    person.press("F7")
    assert is_in_front(window.twins)


def test_f7_leaves_another_view_of_the_answer_in_front(person: Person) -> None:
    show(person, problem(MATE, "#2"))
    window = person.window
    window.docks.bring_forward("themes")
    person.press("F7")
    assert is_in_front(window.themes)


def test_a_zero_position_opens_on_its_first_twin(person: Person) -> None:
    zero = replace(problem(MATE, "#2", twin="Remove g7"), zero_position=True)
    show(person, zero)
    person.window.presenter.show_part(0)
    person.press("F7")
    assert person.window.desk.part.twin == 0


def test_numbers_of_first_moves_in_a_file_are_explained(person: Person) -> None:
    numbered = replace(problem(MATE, "#2"), options=PlayOptions(first_move=22))
    show(person, numbered)
    label = person.window.question.in_force_label
    assert "First moves are counted from a1 to h8 here" in label.text()
    show(person, problem(MATE, "#2"))
    assert "counted" not in label.text()

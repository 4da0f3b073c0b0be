"""The field of the stipulation: what it shows is what is solved and saved."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog

import matewright
from matewright.model.position import Position
from tests.gui.conftest import PRINZ, prinz

if TYPE_CHECKING:
    from PySide6.QtWidgets import QLabel

    from matewright.gui.question.stipulation_edit import StipulationEdit
    from tests.gui.conftest import FakeEngine, Person

pytestmark = pytest.mark.features("answer", "file", "workshop", "collection", "play")


def field(person: Person) -> StipulationEdit:
    return person.window.question.stipulation_edit


def mark(person: Person) -> QLabel:
    label: QLabel | None = person.window.findChild(
        type(person.window.panel.stipulation_label), "stipulation_error"
    )
    assert label is not None
    return label


def set_up(person: Person) -> None:
    person.window.document.edit_position(Position.from_fen(PRINZ), "set up")


def test_a_refresh_neither_hides_the_mark_nor_solves_what_is_not_shown(
    person: Person, engine: FakeEngine
) -> None:
    set_up(person)
    person.write(field(person), "#0")
    assert mark(person).text().startswith("Such as")
    assert mark(person).property("tone") == "quiet"
    person.window.document.set_solution(0, prinz())
    assert field(person).text() == "#0"
    person.bot.waitUntil(lambda: mark(person).property("tone") == "error")
    person.press("F7", field(person))
    assert engine.jobs == []
    assert field(person).hasFocus()


def test_a_valid_text_is_solved_as_it_stands_even_after_a_refresh(
    person: Person, engine: FakeEngine
) -> None:
    set_up(person)
    person.write(field(person), "#5")
    person.window.document.set_solution(0, prinz())
    assert field(person).text() == "#5"
    person.press("F7", field(person))
    assert [job.stipulation for job in engine.jobs] == ["#5"]


def test_a_star_asks_for_set_play_and_goes_with_it(person: Person, engine: FakeEngine) -> None:
    set_up(person)
    document = person.window.document
    steps = document.undo_stack.count()
    person.write(field(person), "h#2.5*")
    assert not mark(person).isVisible()
    person.press("Return", field(person))
    assert (document.problem.stipulation.text, document.problem.options.set_play) == ("h#2.5", True)
    assert document.undo_stack.count() == steps + 1
    assert field(person).text() == "h#2.5*"
    person.press("F7", field(person))
    assert engine.jobs
    assert document.undo_stack.count() == steps + 1, "to solve it edits nothing"
    field(person).choose("#3")
    assert document.problem.starred_stipulation == "#3*", "another kind of play keeps set play"
    person.write(field(person), "#3")
    person.press("Return", field(person))
    assert document.problem.starred_stipulation == "#3"
    document.undo_stack.setIndex(steps)
    assert field(person).text() == "#2"


@pytest.mark.parametrize("keys", ["", "Ctrl+L"])
def test_the_next_stipulation_takes_the_place_of_the_one_before(person: Person, keys: str) -> None:
    set_up(person)
    person.press("Ctrl+L", person.window.board)
    for text in ("#4", "h#2"):
        QTest.keyClicks(field(person), text)
        assert field(person).text() == text
        person.press("Return", field(person))
        if keys:
            field(person).deselect()
            person.press(keys, field(person))
    assert person.window.document.problem.stipulation.text == "h#2"


def test_another_problem_always_brings_its_own_text(person: Person, engine: FakeEngine) -> None:
    person.window.editing.add_problem()
    person.write(field(person), "#0")
    person.press("Ctrl+PgUp", field(person))
    assert field(person).hasFocus()
    assert field(person).text() == "#2"
    assert not mark(person).isVisible()


def test_what_was_typed_belongs_to_the_problem_it_was_typed_at(person: Person) -> None:
    person.window.editing.add_problem()
    person.write(field(person), "#7")
    person.press("Ctrl+PgUp", field(person))
    assert [one.stipulation.text for one in person.window.document.collection] == ["#2", "#7"]
    assert field(person).text() == "#2"


def test_escape_restores_the_text_before_it_stops_the_search(
    person: Person, engine: FakeEngine
) -> None:
    set_up(person)
    person.window.solve()
    person.write(field(person), "#0")
    QTest.keyClick(field(person), Qt.Key.Key_Escape)
    assert field(person).text() == "#2"
    assert not mark(person).isVisible()
    assert not engine.jobs[-1].cancelled
    person.press("Esc", field(person))
    assert engine.jobs[-1].cancelled


@pytest.mark.parametrize("name", ["save", "save_as"])
def test_saving_saves_what_is_typed(
    person: Person, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    path = tmp_path / "typed.epd"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, **__: (str(path), ""))
    set_up(person)
    person.write(field(person), "#6")
    assert getattr(person.window.files, name)()
    assert "dm 6" in path.read_text(encoding="utf-8")
    assert not person.window.isWindowModified()


@pytest.mark.whole_window
def test_closing_asks_about_what_is_typed(person: Person) -> None:
    assert not person.window.document.is_modified
    person.write(field(person), "#6")

    person.answer(person.window.close, person.pressing("Cancel"))
    assert person.window.isVisible()
    assert person.window.document.problem.stipulation.text == "#6"


def test_another_stipulation_gives_the_turn_to_the_side_that_begins_under_it(
    person: Person,
) -> None:
    set_up(person)
    window = person.window
    yielder = []
    for text in ("h#2", "h#2.5", "ser-h#3", "s#2"):
        person.write(field(person), text)
        QTest.keyClick(field(person), Qt.Key.Key_Return)
        yielder.append(window.board.position.turn.word)
        assert not window.question.in_force_label.isVisible()
    assert yielder == ["Black", "White", "Black", "White"]
    for _ in range(4):
        window.document.undo_stack.undo()
    assert window.document.problem.position.fen == PRINZ
    assert window.document.problem.stipulation.text == "#2"


def test_whoever_plays_the_part_of_the_other_side_is_told_so(person: Person) -> None:
    set_up(person)
    window, note = person.window, person.window.question.in_force_label
    place = window.question.options_panel.pos()
    person.press("Ctrl+T")
    assert note.text() == (
        "Black plays White’s part: Black is to move, not White; Ctrl+T changes that."
    )
    assert note.property("tone") == "warning"
    # It comes below what is clicked.
    assert window.question.options_panel.pos() == place
    # Black was chosen and stays, and in a helpmate that is nothing unusual.
    field(person).choose("h#1")
    assert not note.isVisible()
    person.press("Ctrl+T")
    assert note.text().startswith("White plays Black’s part")
    person.press("Ctrl+T")
    field(person).choose("#1")
    window.document.set_solution(0, matewright.solve(window.document.problem.position, "#1"))
    assert window.panel.caption.state.text == (
        "No solution · Black plays White’s part · no mate in 1"
    )
    person.press("Ctrl+T")
    assert not note.isVisible()
    assert "part" not in window.panel.caption.state.text
    assert window.solution.placeholder == "The solution will appear here."
    assert window.question.progress.known_label.text() == "Press Solve to look for mate in 1."

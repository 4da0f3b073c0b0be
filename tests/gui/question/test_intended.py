"""How many solutions are intended: beside the stipulation, and among the properties."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from matewright.gui.collection.problem_properties import ProblemProperties

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from matewright.gui.question.intended_edit import IntendedEdit
    from tests.gui.conftest import Person

pytestmark = pytest.mark.features("answer", "collection")

KEY = Qt.Key


@pytest.fixture
def field(person: Person) -> IntendedEdit:
    """The field, beside the stipulation of a helpmate."""
    person.window.document.edit_stipulation("h#3")
    edit: IntendedEdit = person.window.question.intended_edit
    edit.setFocus()
    return edit


def values(person: Person) -> tuple[str, str]:
    field = person.window.question.intended_edit
    return field.text(), person.window.document.problem.intended


def test_it_stands_beside_the_stipulation_of_help_play_alone(person: Person) -> None:
    question = person.window.question
    tries = question.options_panel.tries_box
    assert not question.intended_edit.isVisible()
    assert tries.isVisible()
    person.window.document.edit_stipulation("ser-h#4")
    assert question.intended_edit.isVisible()
    assert not tries.isVisible(), "help play has no tries"
    person.write(question.stipulation_edit, "#")
    assert question.intended_edit.isVisible(), "what is being typed is no stipulation yet"
    person.window.document.edit_stipulation("#2")
    assert not question.intended_edit.isVisible()


def test_a_number_is_handed_on_and_others_are_refused(person: Person, field: IntendedEdit) -> None:
    QTest.keyClicks(field, "2.1.1")
    QTest.keyClick(field, KEY.Key_Return)
    assert values(person) == ("2.1.1", "2.1.1")
    field.selectAll()
    QTest.keyClicks(field, "many")
    QTest.keyClick(field, KEY.Key_Return)
    said = person.window.question.progress.typed_label.text()
    assert said == "“many” is not a number of solutions such as 2 or 2.1.1.1."
    assert values(person) == ("2.1.1", "2.1.1")
    person.press("Ctrl+Z")
    assert values(person) == ("", "")


def test_typing_belongs_to_the_problem_that_is_left(person: Person, field: IntendedEdit) -> None:
    person.window.editing.add_problem()
    person.window.document.edit_stipulation("h#2")
    field.setFocus()
    QTest.keyClicks(field, "3")
    person.press("Ctrl+PgUp", field)
    assert field.text() == ""
    assert [one.intended for one in person.window.document.collection] == ["", "3"]


def test_what_was_handed_on_is_undone_from_the_field(person: Person, field: IntendedEdit) -> None:
    QTest.keyClicks(field, "2")
    QTest.keyClick(field, KEY.Key_Return)
    person.press("Ctrl+Z", field)
    assert values(person) == ("", "")
    person.press("Ctrl+Shift+Z", field)
    assert values(person) == ("2", "2")
    # What is just being typed comes first.
    QTest.keyClicks(field, "3")
    person.press("Ctrl+Z", field)
    assert values(person) == ("2", "2")
    edit = person.window.question.stipulation_edit
    person.write(edit, "h#4")
    QTest.keyClick(edit, KEY.Key_Return)
    person.press("Ctrl+Z", edit)
    assert (edit.text(), person.window.document.problem.stipulation.text) == ("h#3", "h#3")
    fen = person.window.panel.position_controls.fen_edit
    before = fen.text()
    person.write(fen, "8/8/3k4/8/8/8/7K/6R1 b - - 0 1")
    QTest.keyClick(fen, KEY.Key_Return)
    person.press("Ctrl+Z", fen)
    assert (fen.text(), person.window.document.problem.position.fen) == (before, before)


def test_it_is_one_of_the_properties(person: Person) -> None:
    def respond(dialog: QWidget) -> None:
        assert isinstance(dialog, ProblemProperties)
        edit = dialog.intended_edit
        edit.setFocus()
        QTest.keyClicks(edit, "2.")
        assert not dialog.ok_button.isEnabled()
        assert not dialog.apply_button.isEnabled()
        QTest.keyClicks(edit, "1")
        dialog.ok_button.click()

    person.answer(person.window.collection.edit_shown, respond, ProblemProperties)
    assert person.window.document.problem.intended == "2.1"

"""What is known of one problem or of many, edited in a dialog."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from matewright.gui.collection.columns import Column
from matewright.gui.collection.problem_properties import ProblemProperties
from matewright.model.award import Award
from matewright.model.keywords import keywords_of
from tests.gui.collection.conftest import (
    Reader,
    click_row,
    finish_reading,
    listed,
    some_problems,
    table,
)

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget


def test_everything_known_about_a_problem_is_edited_in_one_step(five: Reader) -> None:
    window = five.window
    click_row(five, 1)

    def fill(dialog: QWidget) -> None:
        assert isinstance(dialog, ProblemProperties)
        assert dialog.source_edits["number"].text() == "12"
        assert dialog.source_edits["date"].text() == "1858"
        five.write(dialog.authors_edit, "Loyd, Samuel; Shinkman, William")
        five.write(dialog.source_edits["issue"], "7")
        five.write(dialog.distinction_edit, "1st Prize")
        five.write(dialog.tourney_edit, "Paris Tourney")
        five.write(dialog.keywords_edit, "Grimshaw, Novotny")
        five.write(dialog.comment_edit, "A classic.")
        QTest.keyClick(dialog.keywords_edit, Qt.Key.Key_Return)

    five.answer(window.collection.edit_properties, fill, ProblemProperties)
    edited = window.document.collection[1]
    assert edited.authors == ("Loyd, Samuel", "Shinkman, William")
    assert edited.source == "Chess Monthly, issue 7, no. 12, 1858"
    assert Award.of(edited) == Award("1st Prize", "Paris Tourney")
    assert keywords_of(edited) == ("Grimshaw", "Novotny")
    assert edited.comment == "A classic."
    assert window.document.undo_stack.count() == 1
    assert listed(five, Column.KEYWORDS)[1] == "Grimshaw, Novotny"


def test_many_problems_get_keywords_and_lose_others_and_keep_the_rest(five: Reader) -> None:
    window = five.window
    five.press("Ctrl+A", table(five))

    def fill(dialog: QWidget) -> None:
        assert isinstance(dialog, ProblemProperties)
        assert dialog.windowTitle() == "Properties of 5 Problems"
        assert "Different" in dialog.authors_edit.placeholderText()
        assert not dialog.apply_button.isEnabled()
        five.write(dialog.added_edit, "miniature")
        five.write(dialog.removed_edit, "model")
        dialog.apply_button.click()
        assert window.document.undo_stack.count() == 1
        assert not dialog.apply_button.isEnabled()
        five.write(dialog.tourney_edit, "Memorial")
        dialog.accept()

    five.answer(window.collection.edit_properties, fill, ProblemProperties)
    assert window.document.undo_stack.count() == 2
    assert window.document.undo_stack.undoText() == "Edit Properties of 5 Problems"
    kept = list(window.document.collection)
    assert [keywords_of(one) for one in kept] == [
        ("miniature",),
        ("Grimshaw", "miniature"),
        ("miniature",),
        ("mutate", "miniature"),
        ("miniature",),
    ]
    assert [one.authors for one in kept] == [one.authors for one in some_problems()]
    assert {Award.of(one).tourney for one in kept} == {"Memorial"}
    assert table(five).chosen_count() == 5
    window.document.undo_stack.undo()
    window.document.undo_stack.undo()
    assert keywords_of(window.document.collection[3]) == ("model", "mutate")


def test_names_are_completed_from_the_collection(five: Reader) -> None:
    five.window.problems.values.ask()
    finish_reading(five)

    def fill(dialog: QWidget) -> None:
        assert isinstance(dialog, ProblemProperties)
        five.write(dialog.authors_edit, "Somebody; wurz")
        popup = dialog.authors_edit._popup
        assert popup.isVisible()
        QTest.keyClick(popup, Qt.Key.Key_Down)
        QTest.keyClick(popup, Qt.Key.Key_Return)
        assert dialog.authors_edit.text() == "Somebody; Wurzburg, Otto"
        dialog.accept()

    five.answer(five.window.collection.edit_shown, fill, ProblemProperties)
    assert five.window.document.problem.authors == ("Somebody", "Wurzburg, Otto")

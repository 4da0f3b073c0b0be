"""The solution that stands in a file, beside the one that is found."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtWidgets import QDialog, QMessageBox, QPlainTextEdit, QWidget

from matewright.services.file import files
from tests.gui.conftest import prinz

if TYPE_CHECKING:
    from pathlib import Path

    from tests.gui.conftest import FakeEngine, Person

_MEN = "algebraic: {white: [Kf8, Pg6, Rh1], black: [Kh8, Bg8, Pg7, Ph7]}"
TWO = f"""\
---
stipulation: '#2'
{_MEN}
solution: '1.Rh1-h6 !'
---
stipulation: '#2'
{_MEN}
solution: '1.Rh1-h5 ! 1.Rh1-h2 ? Bf7 !'
"""


@pytest.fixture
def opened(person: Person, tmp_path: Path, engine: FakeEngine) -> Person:
    """A user who has opened a file with the right key and a wrong one, and solved both."""
    path = tmp_path / "two.olv"
    path.write_text(TWO, encoding="utf-8")
    person.window.files.open(path)
    for place in (0, 1):
        person.window.document.go_to(place)
        person.window.solve()
        engine.jobs[-1].end(prinz())
        person.wait_for_answer()
    return person


def state(person: Person) -> str:
    return person.window.panel.caption.state.text


def test_the_text_of_the_file_is_shown_before_anything_is_solved(
    person: Person, tmp_path: Path
) -> None:
    path = tmp_path / "two.olv"
    path.write_text(TWO, encoding="utf-8")
    person.window.files.open(path)
    panel = person.window.answer.file_panel
    assert panel.isVisible()
    assert panel.text.toPlainText() == "1.Rh1-h6 !"
    assert panel.verdict_label.text() == "From the file"
    assert not panel.replace_button.isEnabled()
    person.window.files.new()
    assert not person.wait_for_windows()[-1].answer.file_panel.isVisible()


def test_another_key_than_that_of_the_file_is_said(opened: Person) -> None:
    window = opened.window
    panel = window.answer.file_panel
    assert state(opened).startswith("Differs · stored key 1.Rh1-h5, found 1.Rh6")
    assert panel.verdict_label.text() == (
        "From the file: differs – stored key 1.Rh1-h5, found 1.Rh6"
    )
    assert panel.verdict_label.property("tone") == "warning"
    assert "<a href" not in panel.text.toHtml().split("Rh1-h5")[0]
    window.document.go_to(0)
    assert state(opened) == "Sound · 1 key · Rh6"
    assert panel.verdict_label.text() == "From the file: the same as found"


def test_problems_that_differ_can_be_searched_for(opened: Person) -> None:
    window = opened.window
    window.problems.bar.set_text("state:differs")
    opened.bot.waitUntil(lambda: list(window.problems.indices) == [1])


def test_moves_of_the_text_lead_into_the_play(opened: Person) -> None:
    window = opened.window
    panel = window.answer.file_panel
    links = panel.text.toHtml().split('href="')[1:]
    assert len(links) == 2, "the try and its refutation"
    panel.text.anchorClicked.emit(QUrl(links[1].split('"')[0]))
    node = window.solution.node
    assert node is not None
    assert node.move is not None
    assert node.move.uci == "g8f7"


def test_the_found_solution_takes_the_place_of_the_text(opened: Person) -> None:
    window = opened.window
    panel = window.answer.file_panel
    steps = window.document.undo_stack.count()
    panel.replace_button.click()
    assert not panel.isVisible()
    assert state(opened) == "Sound · 1 key · Rh6"
    assert window.document.undo_stack.count() == steps + 1
    opened.press("Ctrl+Z", window.board)
    assert panel.isVisible()
    assert state(opened).startswith("Differs")
    opened.press("Ctrl+Shift+Z", window.board)
    window.files.save()
    path = window.document.path
    assert path is not None
    text = path.read_text(encoding="utf-8")
    assert "Rh1-h5" not in text
    assert text.count("solution: '1.Rh1-h6 !'") == 1
    assert "1.Rh1-h6 !" in text.split("---")[2]
    again = files.load(path).collection[1]
    assert again.solution is not None
    assert again.written_solution == ""


@pytest.mark.parametrize(("button", "is_saved"), [("Cancel", False), ("Save Both", True)])
def test_two_solutions_are_not_saved_without_a_word(
    opened: Person, button: str, *, is_saved: bool
) -> None:
    window = opened.window
    texts: list[str] = []

    def respond(box: QWidget) -> None:
        assert isinstance(box, QMessageBox)
        texts.append(box.text())
        opened.press_button(box, button)

    opened.answer(window.files.save, respond, QMessageBox)
    assert texts == ["The text of the solution is another one than the answer: 2"]
    assert window.document.is_modified is not is_saved
    path = window.document.path
    assert path is not None
    assert "Rh1-h5" in path.read_text(encoding="utf-8")
    if is_saved:
        window.close()
        assert not window.isVisible()


def test_several_texts_are_replaced_in_one_step(opened: Person) -> None:
    window = opened.window
    count = window.features.answer.file_solution.replace([0, 1])
    assert count == 2
    assert all(not problem.solution_text for problem in window.document.collection)
    window.document.undo_stack.undo()
    assert all(problem.solution_text for problem in window.document.collection)


def test_the_text_can_be_edited(opened: Person) -> None:
    window = opened.window

    def respond(dialog: QWidget) -> None:
        assert isinstance(dialog, QDialog)
        edit = dialog.findChild(QPlainTextEdit)
        assert edit is not None
        edit.setPlainText("1.Rh6! zz")
        opened.press_button(dialog, "OK")

    opened.answer(window.answer.file_panel.edit_button.click, respond)
    assert window.document.problem.solution_text == "1.Rh6! zz"
    assert state(opened) == "Sound · 1 key · Rh6"

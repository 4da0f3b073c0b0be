"""The solution that stands in a file, beside the one that is found."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QMessageBox, QPlainTextEdit, QWidget

from matewright.formats import registry
from matewright.formats.format import Output
from matewright.services.answer.file_verdict import which_is_printed
from matewright.services.file import files, publish
from tests.gui.conftest import LEFT, prinz

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
    before_key = panel.text.toHtml().split("Rh1-h5")[0]
    assert 'href="move:' not in before_key, "it is not in the play"
    assert 'href="line:' in before_key, "it is legal, and can be looked at"
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
    links = [one for one in panel.text.toHtml().split('href="') if one.startswith("move:")]
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


LONG = f"""\
---
stipulation: '#2'
{_MEN}
solution: '1...Bg8-f7 2.Rh1*h7 # 1.Rh1-h6 ! zugzwang.
  1...g7*h6 2.g6-g7 # 1...Bg8~ 2.Rh6*h7 # 1.Txh9?'
"""


def moves_that_are_links(person: Person) -> list[str]:
    """The words of all links in the text of the file."""
    html = person.window.answer.file_panel.text.toHtml()
    links = [one.partition("</a>")[0] for one in html.split("<a ")[1:]]
    return [re.sub(r"<[^>]*>", "", one.partition(">")[2]) for one in links]


def click(person: Person, words: str) -> None:
    """Click the first link with these words."""
    html = person.window.answer.file_panel.text.toHtml()
    target = next(
        one.partition('"')[0]
        for one in html.split('href="')[1:]
        if words in one.partition("</a>")[0]
    )
    person.window.answer.file_panel.text.anchorClicked.emit(QUrl(target))


def board(person: Person) -> str:
    return person.window.board.position.board_fen


def test_moves_are_played_on_the_board_before_there_is_an_answer(
    person: Person, tmp_path: Path
) -> None:
    path = tmp_path / "long.olv"
    path.write_text(LONG, encoding="utf-8")
    window = person.window
    window.files.open(path)
    person.bot.waitUntil(lambda: len(moves_that_are_links(person)) == 6)
    assert moves_that_are_links(person) == [
        "Bg8-f7",
        "Rh1*h7",
        "Rh1-h6",
        "g7*h6",
        "g6-g7",
        "Rh6*h7",
    ]
    diagram = board(person)
    click(person, "g6-g7")
    assert board(person) == "5Kbk/6Pp/7p/8/8/8/8/8"
    assert window.document.undo_stack.count() == 0, "nothing is edited"
    QTest.mouseClick(window.panel.move_controls.back_button, LEFT)
    assert board(person) == "5Kbk/7p/6Pp/8/8/8/8/8"
    QTest.mouseClick(window.panel.move_controls.forward_button, LEFT)
    assert board(person) == "5Kbk/6Pp/7p/8/8/8/8/8"
    QTest.mouseClick(window.panel.diagram_button, LEFT)
    assert board(person) == diagram
    click(person, "Rh1*h7")
    assert board(person) == "5K1k/5bpR/6P1/8/8/8/8/8", "set play begins with the other side"
    person.drag("f7", "a2")
    assert window.document.undo_stack.count() == 0
    person.press("Esc", window.board)
    assert board(person) == diagram


def test_a_wrong_key_can_be_looked_at_and_gives_way_to_the_play(opened: Person) -> None:
    window = opened.window
    diagram = board(opened)
    opened.bot.waitUntil(lambda: "Rh1-h5" in moves_that_are_links(opened))
    click(opened, "Rh1-h5")
    assert board(opened) == "5Kbk/6pp/6P1/7R/8/8/8/8"
    opened.press("Right", window.answer.play)
    assert window.solution.node is not None
    assert board(opened) != "5Kbk/6pp/6P1/7R/8/8/8/8"
    click(opened, "Rh1-h5")
    window.document.go_to(0)
    assert board(opened) == diagram, "another problem has its own diagram"


def test_both_are_kept_in_one_step(opened: Person) -> None:
    window = opened.window
    panel = window.answer.file_panel
    steps = window.document.undo_stack.count()
    panel.both_button.click()
    assert window.document.undo_stack.count() == steps + 1
    problem = window.document.problem
    assert not problem.solution_text
    assert "1.Rh1-h5 !" in problem.comment
    assert state(opened).startswith("Sound")
    window.files.save()
    path = window.document.path
    assert path is not None
    again = files.load(path).collection[1]
    assert "1.Rh1-h5 !" in again.comment
    assert again.written_solution == ""
    assert again.solution is not None
    opened.press("Ctrl+Z", window.board)
    assert window.document.problem.comment == ""
    assert state(opened).startswith("Differs")


def test_both_are_kept_of_several_problems(opened: Person) -> None:
    window = opened.window
    kept = window.features.answer.file_solution.keep_both([0, 1])
    assert kept == 2
    assert ["1.Rh1" in problem.comment for problem in window.document.collection] == [True, True]
    window.document.undo_stack.undo()
    assert not any(problem.comment for problem in window.document.collection)


def test_what_the_file_does_not_have_is_tinted_in_the_play(opened: Person) -> None:
    window = opened.window
    play = window.answer.play
    key = window.solution.tree.root.children[0]
    assert key.move is not None
    assert key.move.uci == "h1h6"
    assert key.index in play.unlike_file
    assert window.solution.tree.root.children[1].index not in play.unlike_file, (
        "the try is there, too"
    )
    window.document.go_to(0)
    assert not play.unlike_file


SAID = "Printed is what was found; the file differs: stored key 1.Rh1-h5, found 1.Rh6."


@pytest.mark.parametrize("ending", ["txt", "md", "html", "tex"])
def test_exports_say_which_solution_they_print(opened: Person, tmp_path: Path, ending: str) -> None:
    path = tmp_path / f"out.{ending}"
    file_format = registry.format_to_write(path)
    publish.save(path, file_format, opened.window.document.collection, Output())
    text = path.read_text(encoding="utf-8").replace("\\-", "").replace("\n", " ")
    plain = re.sub(r"[^a-z]", "", text.casefold())
    assert plain.count(re.sub(r"[^a-z]", "", SAID.partition(":")[0].casefold())) == 1, text


def test_what_is_copied_says_so_too(opened: Person) -> None:
    assert which_is_printed(opened.window.document.problem) == SAID
    assert which_is_printed(opened.window.document.collection[0]) == ""
    opened.press("Ctrl+U")
    pane = opened.window.features.answer.printed
    opened.bot.waitUntil(lambda: SAID in pane.text.toPlainText())

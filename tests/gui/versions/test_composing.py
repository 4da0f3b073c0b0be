"""What a composer does first: set up a position, ask, begin anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QLabel, QWidget

from matewright.formats import registry
from matewright.gui.versions.compare_versions import CompareVersionsDialog
from matewright.model.collection import Collection
from matewright.model.piece import Colour
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.twin import Twin

if TYPE_CHECKING:
    from pathlib import Path

    from tests.gui.conftest import Person

pytestmark = pytest.mark.features("answer", "file", "versions", "engines")

HELPMATE = "7b/8/5N2/3bK3/8/4k3/1N6/8 b - - 0 1"


def ask(person: Person, stipulation: str) -> None:
    """Type a stipulation and press Return."""
    field = person.window.question.stipulation_edit
    person.write(field, stipulation)
    person.press("Return", field)


def paste(person: Person, text: str) -> None:
    QGuiApplication.clipboard().setText(text)
    person.press("Ctrl+V", person.window.board)


def test_the_side_of_a_pasted_fen_stands(person: Person) -> None:
    for fen, stipulation, mover in (
        (HELPMATE, "h#4", Colour.BLACK),
        (HELPMATE, "#3", Colour.BLACK),
        (HELPMATE.replace(" b ", " w "), "h#4", Colour.WHITE),
        # A board alone says nothing of who begins.
        (HELPMATE.partition(" ")[0], "h#4", Colour.BLACK),
    ):
        person.window.document.start_new()
        paste(person, fen)
        ask(person, stipulation)
        problem = person.window.document.problem
        assert problem.stipulation.text == stipulation
        assert problem.position.turn is mover
        person.press("Ctrl+Z", person.window.board)
        person.press("Ctrl+Z", person.window.board)
        ask(person, "h#4")
        assert person.window.document.problem.position.turn is Colour.BLACK, "nothing was chosen"


def test_the_side_of_a_fen_pasted_into_its_field_stands(person: Person) -> None:
    field = person.window.panel.position_controls.fen_edit
    field.setFocus()
    field.selectAll()
    QGuiApplication.clipboard().setText(HELPMATE)
    person.press("Ctrl+V", field)
    ask(person, "h#4")
    assert person.window.document.problem.position.fen == HELPMATE


def test_the_side_that_was_clicked_stands(person: Person) -> None:
    person.window.panel.position_controls.turn_buttons[Colour.BLACK].click()
    ask(person, "h#2")
    assert person.window.document.problem.position.turn is Colour.BLACK


def clear(person: Person) -> None:
    person.press("Ctrl+Shift+X", person.window.board)


@pytest.mark.whole_window
def test_clear_on_a_sample_begins_a_new_problem(person: Person) -> None:
    window, document = person.window, person.window.document
    window.files.open_sample()
    samples = list(document.collection)
    document.go_to(2)
    clear(person)
    assert list(document.collection) == [Problem()]
    assert window.panel.caption.title.text() == "Untitled"
    assert window.docks["problems"].isHidden()
    # What is set up then is cleared as anywhere else.
    ask(person, "#3")
    person.take("K")
    person.click("a1")
    clear(person)
    assert document.problem.stipulation.text == "#3"
    for _ in range(4):
        person.press("Ctrl+Z", window.board)
    assert list(document.collection) == samples


def test_clear_keeps_the_samples_that_were_worked_on(person: Person) -> None:
    document = person.window.document
    person.window.files.open_sample()
    ask(person, "#9")
    document.go_to(1)
    clear(person)
    assert document.problem == Problem()
    assert document.collection[0].stipulation.text == "#9"
    assert len(document.collection) > 2


STORED = """\
---
authors: [Jane]
stipulation: '#1'
algebraic: {white: [Kf7, Rg1], black: [Kh8]}
solution: '1.Rg1-h1 #'
"""


@pytest.mark.parametrize("suffix", ["olv", "epd", "pgn"])
def test_a_solution_of_another_position_is_not_written(
    person: Person, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, suffix: str
) -> None:
    path, saved = tmp_path / "stored.olv", tmp_path / f"saved.{suffix}"
    path.write_text(STORED, encoding="utf-8")
    person.window.files.open(path)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, **__: (str(saved), ""))

    def text() -> str:
        assert person.window.files.save_copy()
        return saved.read_text("utf-8")

    assert "Rg1-h1" in text()
    person.drag("g1", "g2")
    assert "Rg1-h1" not in text()
    assert "Jane" in text()
    person.drag("g2", "g1")
    assert "Rg1-h1" in text()


def test_one_twin_after_the_other_is_typed(person: Person) -> None:
    paste(person, "8/8/3k4/8/8/2Q5/7K/6R1 b - - 0 1")
    person.press("Ctrl+7")
    field = person.window.twins.text_edit
    field.setFocus()
    for text in ("Move c3 b3", "Remove g1"):
        QTest.keyClicks(field, text)
        person.press("Return", field)
        assert field.text() == ""
    twins = person.window.document.problem.twins
    assert [twin.text for twin in twins] == ["Move c3 b3", "Remove g1"]


def test_a_zero_position_opens_on_its_first_twin(person: Person, tmp_path: Path) -> None:
    path = tmp_path / "zero.olv"
    position = Position.from_fen("7k/5K2/8/8/8/8/8/6R1 w - - 0 1")
    twins = (Twin.parse("Move g1 h1"), Twin.parse("Move g1 f1"))
    registry.write(path, Collection([Problem(position, twins=twins, zero_position=True)]))
    person.window.files.open(path)
    assert person.window.board.position.board_fen == "7k/5K2/8/8/8/8/8/7R"
    assert person.window.desk.part.twin == 0


def test_solve_is_off_while_the_stipulation_cannot_be_read(person: Person) -> None:
    question = person.window.question
    paste(person, "k7/8/8/8/8/8/8/1Q5K w - - 0 1")
    assert question.solve_button.isEnabled()
    person.write(question.stipulation_edit, "#x")
    assert not question.solve_button.isEnabled()
    assert question.solve_button.toolTip() == question.stipulation_edit.error
    person.press("Return", question.stipulation_edit)
    (said,) = question.findChildren(QLabel, "stipulation_error")
    assert said.isVisible()
    person.write(question.stipulation_edit, "#3")
    assert question.solve_button.isEnabled()


def test_solve_is_off_while_a_king_is_missing(person: Person) -> None:
    for stipulation, side in (("#2", "black"), ("s#2", "white"), ("hr#2", "white")):
        window = person.window
        paste(person, "8/8/8/8/8/8/8/Q7 w - - 0 1")
        ask(person, stipulation)
        assert not window.question.solve_button.isEnabled()
        reason = window.question.solve_button.toolTip()
        assert side in reason
        assert window.question.progress.known_label.text() == reason
        paste(person, "k7/8/8/8/8/8/8/1Q5K w - - 0 1")
        assert window.question.solve_button.isEnabled()


def test_solve_needs_no_king_that_is_not_to_be_mated(person: Person) -> None:
    window = person.window
    paste(person, "k7/8/8/8/8/8/8/1Q6 w - - 0 1")
    assert window.question.solve_button.isEnabled()
    # With the parts exchanged it is White who is mated.
    paste(person, "K7/8/8/8/8/8/4q3/8 w - - 0 1")
    assert not window.question.solve_button.isEnabled()
    parts_box = window.question.options_panel.parts_box
    person.press("Down", parts_box)
    person.press("Down", parts_box)
    assert window.document.problem.options.half_duplex
    assert window.question.solve_button.isEnabled()


@pytest.mark.usefixtures("real_engine")
def test_who_chose_reference_is_not_told_to_choose_it(person: Person) -> None:
    window = person.window
    paste(person, "k7/8/1K6/8/8/8/8/7H w - - 0 1")
    window.question.strategy_box.choose("reference")
    window.live.set_on(True)
    person.bot.waitUntil(lambda: "live" in window.panel.caption.state.text)
    assert "reference" not in window.panel.caption.state.text


@pytest.mark.usefixtures("real_engine")
def test_moves_of_two_positions_are_compared_in_full(person: Person) -> None:
    window = person.window
    seen: list[str] = []
    ask(person, "#1")
    for rook in ("6R1", "5R2"):
        paste(person, f"7k/5K2/8/8/8/8/8/{rook} w - - 0 1")
        window.solve()
        person.wait_for_answer()

    def read(dialog: QWidget) -> None:
        assert isinstance(dialog, CompareVersionsDialog)
        person.bot.waitUntil(lambda: "Keys" in dialog.model.text())
        seen.append(dialog.model.text())
        dialog.close()

    person.answer(window.version_commands.compare_answers, read, CompareVersionsDialog)
    assert "Rg1-h1#" in seen[0]
    assert "Rf1-h1#" in seen[0]

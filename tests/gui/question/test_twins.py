"""Twins as a table: made with clicks and with words, looked at, put in order, taken back."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from matewright.gui.docks.dock import Arrangement
from matewright.gui.question.condition_dialog import ConditionDialog
from matewright.gui.question.twin_table_model import CHANGE_COLUMN, CONTINUED_COLUMN, LETTER_COLUMN
from matewright.gui.widgets.elided_label import ElidedLabel
from matewright.model.play_options import PlayOptions
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.stipulation import stipulation_of
from matewright.model.twin import Twin
from matewright.services.file import files

if TYPE_CHECKING:
    from matewright.gui.question.twins_pane import TwinsPane
    from tests.gui.conftest import FakeEngine, Person

pytestmark = pytest.mark.features("answer", "file", "workshop", "collection", "play")

DIAGRAM = "8/8/3k4/8/8/2Q5/7K/6R1 b - - 0 1"
KEY = Qt.Key


@pytest.fixture
def pane(person: Person) -> TwinsPane:
    window = person.window
    window.document.edit(Problem(Position.from_fen(DIAGRAM), stipulation_of("h#2")), "set up")
    person.press("Ctrl+7")
    return window.twins


def twins(person: Person) -> list[str]:
    return [twin.text for twin in person.window.document.problem.twins]


def rows(pane: TwinsPane) -> list[str]:
    model = pane.model
    return [
        f"{model.index(row, LETTER_COLUMN).data()} {model.index(row, CHANGE_COLUMN).data()}"
        for row in range(model.rowCount())
    ]


def choose_kind(pane: TwinsPane, title: str) -> None:
    """Choose a kind of change with the keyboard, as in a list that is closed."""
    box = pane.kind_box
    box.setFocus()
    row = box.findText(title)
    assert row >= 0
    box.setCurrentIndex(row)
    box.activated.emit(row)


def press(button: object) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)  # type: ignore[call-overload] # a button


def add(pane: TwinsPane, text: str) -> None:
    pane.text_edit.setFocus()
    pane.text_edit.selectAll()
    QTest.keyClicks(pane.text_edit, text)
    press(pane.add_button)


def board(person: Person) -> str:
    return person.window.board.position.board_fen


def error(pane: TwinsPane) -> str:
    return pane.hint_label.text() if pane.hint_label.property("tone") == "error" else ""


def test_a_twin_is_made_by_clicking_squares(person: Person, pane: TwinsPane) -> None:
    choose_kind(pane, "Move a man")
    assert "Click the man" in pane.hint_label.text()
    person.click("c3")
    person.click("b3")
    assert pane.text_edit.text() == "Move c3 b3"
    assert not person.window.board.picking
    QTest.keyClick(pane.text_edit, KEY.Key_Return)
    assert twins(person) == ["Move c3 b3"]
    assert rows(pane) == ["a) the diagram", "b) wQc3→b3"]
    assert person.window.document.undo_stack.undoText() == "Add Twin"
    # Nothing but the twin was changed by the clicks.
    person.press("Ctrl+Z")
    assert twins(person) == []
    assert person.window.document.problem.position.fen == DIAGRAM


def test_squares_can_be_picked_with_the_keyboard(person: Person, pane: TwinsPane) -> None:
    choose_kind(pane, "Remove a man")
    square = person.window.board
    square.setFocus()
    square.set_focus_square(18)
    QTest.keyClick(square, KEY.Key_Return)
    assert pane.text_edit.text() == "Remove c3"
    assert pane.text_edit.hasFocus()
    QTest.keyClick(pane.text_edit, KEY.Key_Return)
    assert twins(person) == ["Remove c3"]


def test_a_piece_is_added_from_the_palette(person: Person, pane: TwinsPane) -> None:
    choose_kind(pane, "Add a man")
    person.click("a1")
    assert error(pane) == "Choose a man of the palette first."
    person.take("n")
    person.click("a1")
    press(pane.add_button)
    assert twins(person) == ["Add black Sa1"]
    assert person.window.document.problem.position.fen == DIAGRAM
    # Nor is the piece put anywhere by the next click.
    assert person.window.board.brush is None
    person.press("Esc", pane.table)
    person.click("a3")
    assert person.window.document.problem.position.fen == DIAGRAM


def test_one_twin_may_have_several_changes(person: Person, pane: TwinsPane) -> None:
    choose_kind(pane, "Move a man")
    person.click("c3")
    person.click("b3")
    choose_kind(pane, "Rotate by 90°")
    choose_kind(pane, "Another stipulation")
    QTest.keyClicks(pane.text_edit, "h#3")
    QTest.keyClick(pane.text_edit, KEY.Key_Return)
    assert twins(person) == ["Move c3 b3 Rotate 90 Stipulation h#3"]


def test_a_twin_with_other_conditions_chooses_them_in_the_dialog(
    person: Person, pane: TwinsPane
) -> None:
    def choose(name: str) -> None:
        def respond(dialog: QWidget) -> None:
            assert isinstance(dialog, ConditionDialog)
            dialog.search_edit.insert(name)
            QTest.keyClick(dialog.search_edit, KEY.Key_Return)

        person.answer(lambda: choose_kind(pane, "Another condition …"), respond, ConditionDialog)

    choose("Circe")
    choose("Madrasi")
    assert pane.text_edit.text() == "Condition Circe Madrasi"
    QTest.keyClick(pane.text_edit, KEY.Key_Return)
    assert twins(person) == ["Condition Circe Madrasi"]
    assert rows(pane)[1] == "b) Circe; Madrasi"
    person.answer(lambda: choose_kind(pane, "Another condition …"), QWidget.close, ConditionDialog)
    assert pane.text_edit.text() == "Condition ", "it can still be typed"


def test_other_men_replace_a_kind(person: Person, pane: TwinsPane) -> None:
    choose_kind(pane, "Other men: replace a kind")
    QTest.keyClicks(pane.text_edit, "Q G")
    QTest.keyClick(pane.text_edit, KEY.Key_Return)
    assert twins(person) == ["Substitute Q G"]
    assert rows(pane)[1] == "b) Q→G"


def test_enter_adds_what_was_begun_and_changes_what_was_edited(
    person: Person, pane: TwinsPane
) -> None:
    add(pane, "Move c3 b3")
    choose_kind(pane, "Remove a man")
    person.click("g1")
    QTest.keyClick(pane.text_edit, KEY.Key_Return)
    assert twins(person) == ["Move c3 b3", "Remove g1"]
    row = pane.table.visualRect(pane.model.index(2, CHANGE_COLUMN)).center()
    QTest.mouseClick(pane.table.viewport(), Qt.MouseButton.LeftButton, pos=row)
    assert pane.text_edit.text() == "Remove g1"
    pane.text_edit.selectAll()
    QTest.keyClicks(pane.text_edit, "Remove c3")
    QTest.keyClick(pane.text_edit, KEY.Key_Return)
    assert twins(person) == ["Move c3 b3", "Remove c3"]
    assert person.window.document.undo_stack.undoText() == "Change Twin"


def test_bad_text_is_refused_with_one_sentence(person: Person, pane: TwinsPane) -> None:
    for text, sentence in (
        ("Mvoe c3 b3", "Mvoe"),
        ("Move c3 z9", "z9"),
        ("Stipulation h#", "at character 3"),
        ("Move a1 a2", "“Move a1 a2” cannot be done: there is no piece on a1."),
    ):
        add(pane, text)
        assert sentence in error(pane)
        assert "\n" not in error(pane)
        assert twins(person) == []
        assert pane.text_edit.text() == text
    QTest.keyClick(pane.text_edit, KEY.Key_Escape)
    assert (pane.text_edit.text(), error(pane)) == ("", "")


def test_escape_ends_the_picking(person: Person, pane: TwinsPane) -> None:
    choose_kind(pane, "Move a man")
    person.press("K", person.window.board)
    label = person.window.findChild(ElidedLabel, "file_label")
    assert label is not None
    assert label.text() == "Squares are chosen for a twin; Esc ends that"
    person.press("Esc", person.window.board)
    assert not person.window.board.picking
    assert "Click" not in pane.hint_label.text()
    person.drag("c3", "c4")
    assert person.window.document.problem.position.fen.startswith("8/8/3k4/8/2Q5/8/7K/6R1")


def test_a_selected_twin_is_shown_and_cannot_be_edited(person: Person, pane: TwinsPane) -> None:
    add(pane, "Move c3 b3")
    window = person.window
    assert board(person) == "8/8/3k4/8/8/1Q6/7K/6R1"
    assert window.panel.line_label.text() == "b) only shown; Esc: back"
    person.drag("b3", "b4")
    assert board(person) == "8/8/3k4/8/8/1Q6/7K/6R1"
    assert window.document.problem.position.fen == DIAGRAM
    QTest.keyClick(pane.table, KEY.Key_Up)
    assert board(person) == DIAGRAM.split(maxsplit=1)[0]
    QTest.keyClick(pane.table, KEY.Key_Down)
    assert board(person) == "8/8/3k4/8/8/1Q6/7K/6R1"
    person.press("Esc", pane.table)
    assert board(person) == DIAGRAM.split(maxsplit=1)[0]
    assert pane.table.currentIndex().row() == 0
    person.drag("c3", "c4")
    assert board(person) == "8/8/3k4/8/2Q5/8/7K/6R1"


def test_twins_are_put_in_order_and_removed(person: Person, pane: TwinsPane) -> None:
    for text in ("Move c3 b3", "Remove g1", "Stipulation h#3"):
        add(pane, text)
    press(pane.up_button)
    assert twins(person) == ["Move c3 b3", "Stipulation h#3", "Remove g1"]
    press(pane.down_button)
    assert not pane.down_button.isEnabled()
    QTest.keyClick(pane.table, KEY.Key_Up)
    press(pane.remove_button)
    assert twins(person) == ["Move c3 b3", "Stipulation h#3"]
    for _ in range(3):
        person.press("Ctrl+Z")
    assert twins(person) == ["Move c3 b3", "Remove g1", "Stipulation h#3"]


def test_a_tick_makes_a_twin_go_on_from_the_one_before(person: Person, pane: TwinsPane) -> None:
    add(pane, "Move c3 b3")
    add(pane, "Remove g1")
    table, model = pane.table, pane.model
    first, tick = (model.index(row, CONTINUED_COLUMN) for row in (1, 2))
    assert not model.flags(first) & Qt.ItemFlag.ItemIsUserCheckable
    table.setFocus()
    table.setCurrentIndex(tick)
    QTest.keyClick(table, KEY.Key_Space)
    assert twins(person) == ["Move c3 b3", "Continued Remove g1"]
    assert board(person) == "8/8/3k4/8/8/1Q6/7K/8"
    press(pane.up_button)
    # The first has none before it.
    assert twins(person) == ["Remove g1", "Move c3 b3"]
    person.press("Ctrl+Z")
    person.press("Ctrl+Z")
    assert twins(person) == ["Move c3 b3", "Remove g1"]


def test_a_twin_that_has_become_impossible_says_so_and_can_be_mended(
    person: Person, pane: TwinsPane
) -> None:
    add(pane, "Move c3 b3")
    add(pane, "Move g1 g2")
    person.press("Esc", pane.table)
    person.click("g1", Qt.MouseButton.RightButton)
    assert rows(pane)[2] == "c) g1→g2"
    pane.table.setFocus()
    QTest.keyClick(pane.table, KEY.Key_End, Qt.KeyboardModifier.ControlModifier)
    assert pane.table.currentIndex().row() == 2
    assert error(pane) == "“Move g1 g2” cannot be done: there is no piece on g1."
    # Even with the twins hidden, the window says why this cannot be solved.
    said = "c) “Move g1 g2” cannot be done: there is no piece on g1."
    assert person.window.panel.line_label.toolTip() == said
    assert person.window.question.progress.known_label.toolTip() == said
    pane.text_edit.setFocus()
    pane.text_edit.selectAll()
    QTest.keyClicks(pane.text_edit, "Move h2 g2")
    press(pane.change_button)
    assert rows(pane)[2] == "c) wKh2→g2"


def test_a_zero_position_has_letters_for_its_twins_alone(person: Person, pane: TwinsPane) -> None:
    assert not pane.zero_box.isEnabled()
    add(pane, "Move c3 b3")
    press(pane.zero_box)
    assert rows(pane) == [" the diagram, which is not part of the question", "a) wQc3→b3"]
    assert person.window.document.undo_stack.undoText() == "Zero Position"
    person.press("Ctrl+Z")
    assert not pane.zero_box.isChecked()


def test_twins_that_cannot_be_read_are_kept_and_no_others_added(
    person: Person, pane: TwinsPane
) -> None:
    unknown = Problem(extra={"twins": {"b": "Condition Circe"}})
    person.window.document.insert(unknown, "insert")
    assert not pane.kind_box.isEnabled()
    assert not pane.text_edit.isEnabled()
    assert "not supported" in pane.hint_label.text()
    person.press("Ctrl+PgUp")
    assert pane.kind_box.isEnabled()
    assert "not supported" not in pane.hint_label.text()


def test_twins_are_saved_with_the_problem(person: Person, pane: TwinsPane, tmp_path: Path) -> None:
    add(pane, "Move c3 b3")
    add(pane, "Remove g1")
    path = tmp_path / "twins.olv"
    files.save(path, person.window.document.collection)
    [read] = files.load(path).collection
    assert read.twins == (Twin.parse("Move c3 b3"), Twin.parse("Remove g1"))


def test_editing_the_twins_ends_the_search(
    person: Person, pane: TwinsPane, engine: FakeEngine
) -> None:
    person.window.solve()
    add(pane, "Move c3 b3")
    assert engine.jobs[-1].cancelled


@pytest.mark.whole_window
def test_everything_is_visible_in_a_small_window(person: Person, pane: TwinsPane) -> None:
    window = person.window
    window.resize(1024, 700)
    person.bot.waitUntil(lambda: window.docks.arrangement is Arrangement.COMPACT)
    window.resize(1024, 700)
    QApplication.processEvents()
    person.press("Ctrl+7")
    for part in (
        pane.kind_box,
        pane.text_edit,
        pane.down_button,
        pane.zero_box,
        pane.hint_label,
    ):
        assert part.isVisible()
        corner = part.mapTo(window, part.rect().bottomRight())
        assert window.rect().contains(corner), part.objectName()
    assert window.size().width() == 1024


@pytest.mark.whole_window
def test_the_window_stays_as_small_as_it_is(
    person: Person, pane: TwinsPane, engine: FakeEngine
) -> None:
    window, question = person.window, person.window.question
    window.resize(1024, 700)
    person.bot.waitUntil(lambda: window.docks.arrangement is Arrangement.COMPACT)
    window.resize(1024, 700)
    person.press("Ctrl+7")
    options = PlayOptions(duplex=True, set_play=True, tries=2, threats=False, quodlibet=True)
    problem = replace(
        window.document.problem.with_stipulation(stipulation_of("s#3")), options=options
    )
    window.document.edit(replace(problem, twins=(Twin.parse("Move c3 b3"),)), "set up")
    panel = question.options_panel
    panel.more_button.click()
    for spin in (
        panel.spins["max_solutions"][0],
        panel.spins["first_move"][0],
        panel.spins["last_move"][0],
    ):
        spin.setValue(3)
    for spin in (
        panel.spins["max_flights"][0],
        panel.spins["max_threat"][0],
        panel.spins["non_trivial"][0],
    ):
        spin.setValue(3)
    window.editing.swap_turn()
    window.solve()
    # As much as there ever is to say.
    question.progress.show_known("word " * 200, "1.0 s")
    question.progress._unfold(unfolded=True)
    QApplication.processEvents()
    assert window.size() == QSize(1024, 700)
    assert window.minimumSizeHint().height() <= 700


def test_the_line_shows_the_change_of_the_part_shown(person: Person, pane: TwinsPane) -> None:
    for text in ("Move c3 b3", "Remove g1"):
        add(pane, text)
    window = person.window
    for place, text in ((1, "Move c3 b3"), (2, "Remove g1"), (0, ""), (1, "Move c3 b3")):
        window.presenter.show_part(place)
        assert pane.text_edit.text() == text
    window.presenter.go_to_diagram()
    assert pane.text_edit.text() == ""
    # What is just being written stays, and is a twin of its own.
    window.presenter.show_part(1)
    pane.text_edit.setFocus()
    pane.text_edit.selectAll()
    QTest.keyClicks(pane.text_edit, "Remove c3")
    assert pane.hint_label.text() == "Enter or Change: b) becomes this. Add: a new twin."
    window.presenter.show_part(2)
    assert pane.text_edit.text() == "Remove c3"
    assert pane.hint_label.text() == "Press Enter or Add."
    QTest.keyClick(pane.text_edit, KEY.Key_Return)
    assert twins(person) == ["Move c3 b3", "Remove g1", "Remove c3"]


def test_what_was_said_of_a_part_is_gone_with_it(person: Person, pane: TwinsPane) -> None:
    add(pane, "Move c3 b3")
    label = person.window.findChild(ElidedLabel, "file_label")
    assert label is not None
    person.press("K", person.window.board)
    assert label.text().startswith("This part is only shown")
    person.press("Esc", pane.table)
    assert "shown" not in label.text()

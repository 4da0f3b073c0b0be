"""The stipulation put together from its parts, by keyboard and mouse."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from matewright.gui.question.stipulation_dialog import StipulationDialog
from matewright.model.goal import Goal
from matewright.model.play import Play
from matewright.model.stipulation import EMPTY_TARGET, Stipulation

if TYPE_CHECKING:
    from PySide6.QtWidgets import QListWidget, QWidget
    from pytestqt.qtbot import QtBot

    from tests.gui.conftest import Person

pytestmark = pytest.mark.features("answer", "workshop", "play")

KEY = Qt.Key


@pytest.fixture
def dialog(qtbot: QtBot) -> StipulationDialog:
    made = StipulationDialog(Stipulation(3))
    qtbot.addWidget(made)
    made.show()
    return made


def choose(choices: QListWidget, number: int) -> None:
    """Go to a row with the arrow keys."""
    way = number - choices.currentRow()
    for _ in range(abs(way)):
        QTest.keyClick(choices, KEY.Key_Down if way > 0 else KEY.Key_Up)


def said(dialog: StipulationDialog) -> tuple[str, str]:
    return dialog.text_label.text(), dialog.meaning_label.text()


def test_the_arrows_reach_every_play_and_every_goal(dialog: StipulationDialog) -> None:
    assert dialog.plays.hasFocus()
    for number, play in enumerate(Play):
        choose(dialog.plays, number)
        goal = Goal.PROOF_GAME if play is Play.PROOF else Goal.MATE
        assert dialog.stipulation == Stipulation(3, play, goal)
    choose(dialog.plays, list(Play).index(Play.SERIES))
    offered = list(Goal)
    assert dialog.goals.count() == len(offered)
    for number, goal in enumerate(offered):
        choose(dialog.goals, number)
        target = 0 if goal.has_square else None
        board = EMPTY_TARGET if goal is Goal.A_TO_B else None
        # Zugzwang does not exist in series.
        possible = Goal.MATE if goal.is_zugzwang else goal
        made = Stipulation(3, Play.SERIES, possible, target=target, board=board)
        assert dialog.stipulation == made


def test_each_row_says_what_choosing_it_would_make(dialog: StipulationDialog) -> None:
    choose(dialog.plays, list(Play).index(Play.SELF))
    for choices in (dialog.plays, dialog.goals):
        before = choices.currentRow()
        for number in range(choices.count()):
            item = choices.item(number)
            text, meaning = item.text(), item.toolTip()
            target = f" {EMPTY_TARGET}" * text.startswith("a=>b")
            assert meaning == Stipulation.parse(text + target).meaning
            assert item.data(Qt.ItemDataRole.AccessibleTextRole) == f"{text}, {meaning}"
            choose(choices, number)
            assert said(dialog)[0] == text
        choose(choices, before)
    assert said(dialog) == (
        "s#3",
        "Selfmate in 3. White moves first and forces Black to give mate by Black's 3rd move.",
    )


def test_half_moves_and_target_squares_exist_where_they_have_a_sense(
    dialog: StipulationDialog,
) -> None:
    assert not dialog.half_box.isEnabled()
    assert not dialog.target_box.isEnabled()
    choose(dialog.plays, list(Play).index(Play.HELP))
    choose(dialog.goals, list(Goal).index(Goal.TARGET))
    QTest.keyClick(dialog.half_box, KEY.Key_Space)
    dialog.target_box.setFocus()
    QTest.keyClicks(dialog.target_box, "e4")
    QTest.keyClick(dialog.moves_spin, KEY.Key_Up)
    assert said(dialog)[0] == "hze44.5"
    choose(dialog.plays, list(Play).index(Play.SERIES))
    assert said(dialog)[0] == "ser-ze44"
    assert not dialog.half_box.isEnabled()


def test_lengths_end_where_the_kind_of_play_ends(dialog: StipulationDialog) -> None:
    choose(dialog.plays, list(Play).index(Play.SERIES_HELP))
    dialog.moves_spin.selectAll()
    QTest.keyClicks(dialog.moves_spin, "255")
    assert said(dialog)[0] == "ser-h#255"
    choose(dialog.plays, list(Play).index(Play.HELP))
    assert said(dialog)[0] == "h#64"
    QTest.keyClick(dialog.half_box, KEY.Key_Space)
    dialog.moves_spin.selectAll()
    QTest.keyClicks(dialog.moves_spin, "0")
    assert said(dialog)[0] == "h#0.5"
    QTest.keyClick(dialog.half_box, KEY.Key_Space)
    assert said(dialog)[0] == "h#1"


def open_parts(person: Person) -> None:
    picker = person.window.question.picker
    QTest.mouseClick(picker, Qt.MouseButton.LeftButton, pos=picker.rect().center())


def test_first_moves_are_given_to_a_proof_game_alone(dialog: StipulationDialog) -> None:
    assert not dialog.opening_edit.isEnabled()
    dialog.plays.choose(Play.PROOF)
    dialog.opening_edit.setText("e2e4 e5")
    assert dialog.stipulation.text == "dia3 1.e4 e5"
    assert "the game begins with 1.e4 e5" in dialog.meaning_label.text()
    dialog.opening_edit.setText("1.e4 Ke7")
    assert "move 1…, Ke7, is not legal" in dialog.meaning_label.text()
    assert not dialog._ok.isEnabled()
    dialog.plays.choose(Play.HELP)
    assert dialog.stipulation.opening == ()
    assert dialog._ok.isEnabled()


def test_what_is_put_together_is_one_undo_step(person: Person) -> None:
    window = person.window

    def respond(dialog: QWidget) -> None:
        assert isinstance(dialog, StipulationDialog)
        choose(dialog.plays, list(Play).index(Play.SERIES_HELP))
        choose(dialog.goals, list(Goal).index(Goal.STALEMATE))
        QTest.keyClick(dialog.plays, KEY.Key_Return)

    person.answer(lambda: open_parts(person), respond)
    assert window.document.problem.stipulation.text == "ser-h=2"
    assert window.question.picker.currentText() == "Series help-stalemate in 2"
    assert window.question.stipulation_edit.text() == "ser-h=2"
    assert window.document.undo_stack.count() == 1
    person.press("Ctrl+Z")
    assert window.document.problem.stipulation.text == "#2"


def test_escape_keeps_the_stipulation(person: Person) -> None:
    def respond(dialog: QWidget) -> None:
        assert isinstance(dialog, StipulationDialog)
        choose(dialog.goals, 3)
        QTest.keyClick(dialog, KEY.Key_Escape)

    person.answer(lambda: open_parts(person), respond)
    assert person.window.document.problem.stipulation.text == "#2"
    assert person.window.document.undo_stack.count() == 0


def test_the_keyboard_opens_the_parts_even_of_what_cannot_be_read(person: Person) -> None:
    question = person.window.question
    person.write(question.stipulation_edit, "#0")
    assert question.picker.currentText() == "Choose …"
    question.picker.setFocus()

    def respond(dialog: QWidget) -> None:
        assert isinstance(dialog, StipulationDialog)
        assert said(dialog)[0] == "#2"
        choose(dialog.plays, 1)
        QTest.keyClick(dialog.plays, KEY.Key_Return)

    person.answer(lambda: QTest.keyClick(question.picker, KEY.Key_F4), respond)
    assert person.window.document.problem.stipulation.text == "s#2"
    assert not question.stipulation_edit.error

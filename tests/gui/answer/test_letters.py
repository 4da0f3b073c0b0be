"""The piece letters: chosen in the menu, seen in tree, text, list and sentence, remembered."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu

from matewright.gui.main_window import MainWindow
from matewright.gui.preferences.preferences import PIECE_LETTERS
from matewright.model.notation import LETTERS, relettered
from matewright.model.position import Position
from matewright.model.twin import Twin
from matewright.services.solving.compare import Row, State
from tests.gui.conftest import PRINZ, prinz, row_of_key

if TYPE_CHECKING:
    from PySide6.QtCore import QSettings

    from tests.gui.conftest import Person

pytestmark = pytest.mark.features("answer", "engines")


def letters_menu(window: MainWindow) -> QMenu:
    menus = window.menuBar().findChildren(QMenu)
    return next(menu for menu in menus if any("T L S" in one.text() for one in menu.actions()))


def choose(window: MainWindow, title: str) -> None:
    """Trigger the entry of the menu that begins so."""
    menu = letters_menu(window)
    names = [action.text().replace("&", "").split("\t")[0] for action in menu.actions()]
    assert len(names) == len(LETTERS)
    menu.actions()[names.index(title)].trigger()


def key(window: MainWindow) -> str:
    return row_of_key(window).split()[0]


@pytest.fixture
def solved(person: Person) -> MainWindow:
    person.window.document.edit_position(Position.from_fen(PRINZ), "set up")
    person.window.document.set_solution(0, prinz())
    return person.window


@pytest.mark.whole_window
def test_another_language_of_the_window_leaves_the_letters(
    solved: MainWindow, german: Callable[[], MainWindow]
) -> None:
    assert key(solved) == "1.Rh6!"
    new = german()
    assert key(new) == "1.Rh6!"
    new.preferences.set(PIECE_LETTERS, "russian")
    assert key(new) == "1.Лh6!"


@pytest.mark.whole_window
def test_moves_are_written_with_the_letters_chosen(solved: MainWindow, person: Person) -> None:
    choose(solved, "English, Problems")
    assert key(solved) == "1.Rh6!"
    rook = "T"
    choose(solved, "French")
    assert key(solved) == f"1.{rook}h6!"
    assert solved.panel.caption.state.text.endswith(f" {rook}h6")
    person.press("Alt+Right")
    assert f"1.{rook}h6!" in solved.panel.line_label.text()
    person.press("Alt+Home")
    person.press("Ctrl+6")
    table = solved.moves.model()
    moves = [str(table.index(row, 1).data()) for row in range(table.rowCount())]
    assert f"{rook}h6" in moves


@pytest.mark.whole_window
def test_the_chosen_move_stays_chosen(solved: MainWindow) -> None:
    QTest.keyClick(solved.answer.play, Qt.Key.Key_Right)
    before = solved.solution.node
    assert before is not None
    choose(solved, "Figurines")
    assert key(solved) == "1.♖h6!"
    assert solved.solution.node == before


@pytest.mark.whole_window
def test_the_letters_are_remembered(
    solved: MainWindow, make_window: Callable[[], MainWindow], settings: QSettings
) -> None:
    choose(solved, "German")
    solved.close_unasked()
    again = make_window()
    again.document.edit_position(Position.from_fen(PRINZ), "set up")
    again.document.set_solution(0, prinz())
    assert key(again) == "1.Th6!"
    settings.setValue("view/letters", "nonsense")
    again.close_unasked()
    assert make_window().document.problem.stipulation.text == "#2"


@pytest.mark.whole_window
def test_twins_and_comparisons_have_the_letters_too(solved: MainWindow, person: Person) -> None:
    solved.document.edit(
        replace(solved.document.problem, twins=(Twin.parse("Move h1 h2"),)), "twin"
    )
    assert solved.twins.model.name(1) == "b) wRh1→h2"
    person.press("Ctrl+Shift+E")
    dialog = solved.engine_dialogs.comparison.get_or_create()
    dialog._show_rows((Row("modern", State.DONE, solution=prinz()),))
    choose(solved, "German")
    assert solved.twins.model.name(1) == "b) wTh1→h2"
    assert dialog.table.model().index(0, 2).data() == "Th6"
    dialog.close()


@pytest.mark.parametrize(
    ("text", "german"),
    [
        ("stored key 1.Rh6, found 1.Nbd7", "stored key 1.Th6, found 1.Sbd7"),
        ("1.exd8=N+ and 1.Ra1-b1", "1.exd8=S+ and 1.Ta1-b1"),
        ("0-0 and Kf1", "0-0 and Kf1"),
        ("No solution Qx", "No solution Qx"),
    ],
)
def test_moves_in_a_sentence_get_other_letters(text: str, german: str) -> None:
    assert relettered(text, LETTERS["german"]) == german

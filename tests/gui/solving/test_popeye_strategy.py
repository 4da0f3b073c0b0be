"""Strategy `popeye` in the window, with a script in the place of the program."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QLineEdit

import matewright
from matewright.gui.preferences.preferences import POPEYE
from matewright.gui.program.preferences_dialog.dialog import PreferencesDialog
from matewright.model.solution import Status
from matewright.services.popeye.program import VARIABLE
from tests.gui.conftest import Person
from tests.gui.program.test_preferences import STANDARD, Desk
from tests.gui.solving.test_strategies import choose, set_up

FEN = "5Kbk/6pp/6P1/8/8/8/8/7R w - - 0 1"
PRINTED = Path(__file__).parents[2] / "services" / "popeye" / "popeye_two_mover.txt"

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="scripts begin with #!")


@pytest.fixture(autouse=True)
def no_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without this variable, and with nothing on the path; what a test sets goes with it."""
    monkeypatch.setenv(VARIABLE, "to be taken back")
    monkeypatch.delenv(VARIABLE)
    monkeypatch.setattr("matewright.services.popeye.program._IS_GIVEN", False)
    monkeypatch.setenv("PATH", str(tmp_path / "empty"))


def name_program(person: Person, file: Path | str) -> None:
    """Name it in the preferences."""
    desk = Desk(person)
    desk.dialog.show_page(1)
    edit = desk.field(POPEYE)
    assert isinstance(edit, QLineEdit)
    edit.clear()
    person.write(edit, str(file))
    desk.press(STANDARD.Ok)


def solve(person: Person) -> None:
    set_up(person, FEN, "#2")
    choose(person, "popeye")
    QTest.mouseClick(person.window.question.solve_button, Qt.MouseButton.LeftButton)


@pytest.mark.usefixtures("real_engine")
def test_the_program_of_the_preferences_solves(person: Person, tmp_path: Path) -> None:
    file = tmp_path / "mine"
    file.write_text(f"#!{sys.executable}\nprint(open({str(PRINTED)!r}).read())\n", "utf-8")
    file.chmod(0o755)
    name_program(person, file)
    assert os.environ[VARIABLE] == str(file)
    solve(person)

    def answered() -> bool:
        answer = person.window.document.problem.solution
        return answer is not None and answer.strategy == "popeye"

    person.bot.waitUntil(answered)
    answer = person.window.document.problem.solution
    assert answer is not None
    assert (answer.status, answer.keys) == (Status.CLAIMED, ("h1h6",))
    name_program(person, "")
    assert VARIABLE not in os.environ


def test_without_the_program_solve_is_grey_and_its_preference_at_hand(person: Person) -> None:
    set_up(person, FEN, "#2")
    choose(person, "popeye")
    question = person.window.question
    assert not question.solve_button.isEnabled()
    assert question.solve_button.toolTip().startswith("Popeye is not installed")
    assert question.progress.known_label.text().startswith("Popeye is not installed")
    button = question.progress.preferences_button
    assert button.isVisible()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    dialog = person.window.findChild(QDialog, "preferences")
    assert isinstance(dialog, PreferencesDialog)
    assert dialog.page == 1
    dialog.reject()
    answer = matewright.solve(FEN, "#2")
    person.window.document.set_solution(0, answer)
    assert question.progress.known_label.text().startswith("Popeye is not installed")
    choose(person, "modern")
    assert question.solve_button.isEnabled()
    assert not button.isVisible()

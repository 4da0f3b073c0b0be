"""The record of practice in the window: what is due, problems by wish, and other machines'."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog

from matewright.gui.contest import practice_dialog
from matewright.gui.contest.controller import Stage
from matewright.gui.contest.practice_dialog import PracticeDialog
from matewright.gui.contest.practice_models import AttemptColumn
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.stipulation import stipulation_of
from matewright.services.contest import practice
from matewright.services.contest.practice import Attempt, Record
from tests.gui.conftest import PRINZ, Person

FAILED: Final = Problem(
    Position.from_fen(PRINZ), stipulation_of("#2"), authors=("Prinz, Dietrich",), source="1932"
)
OTHER: Final = Problem(Position.from_fen("8/8/8/8/8/5k2/7R/R6K w"), stipulation_of("h#2"))
NOW: Final = datetime.now(UTC)


def record(*problems: Problem, points: float = 0) -> Record:
    """Attempts ten days ago, an hour after each other."""
    found = Record()
    for at, problem in enumerate(problems):
        when = NOW - timedelta(days=10) + timedelta(hours=at)
        digest, task = problem.question.digest, problem.stipulation.text
        found = found.begun(problem, when)
        found = found.with_attempt(Attempt(digest, task, when, points, 5, 83.0, 2))
    return found


def shown(person: Person) -> PracticeDialog:
    """The dialog with the record as it is now."""
    with person.bot.waitSignal(person.window.attempt.record.read):
        person.press("Shift+F9")
    dialog = person.window.features.contest.practice.dialog
    assert dialog is not None
    person.bot.waitUntil(dialog.isActiveWindow)
    return dialog


@pytest.fixture
def solver(person: Person, real_engine: None) -> Person:
    practice.save(record(FAILED), practice.usual_file())
    person.window.document.take_in(
        [OTHER, FAILED, replace(OTHER, stipulation=FAILED.stipulation)], "O"
    )
    person.window.document.go_to(0)
    return person


def test_what_is_due_is_solved_and_noted_at_once(solver: Person) -> None:
    window, bot = solver.window, solver.bot
    dialog = shown(solver)
    assert dialog.due_label.text() == "1 problem is due."
    assert [row.name for row in dialog._attempts.rows] == ["Prinz, Dietrich, 1932"]
    solver.press("Alt+N", dialog)
    bot.waitUntil(lambda: window.attempt.is_ready)
    # Nothing stands beside a problem that is being solved, and the next one cannot be asked for.
    assert not dialog.isVisible()
    assert window.document.current == 1
    assert not window.menus["solve.practice"].isEnabled()
    window.attempt.set_answer("1.Rh6")
    window.attempt.hand_in()
    bot.waitUntil(lambda: window.attempt.stage is Stage.OVER)
    dialog = shown(solver)
    assert [row.attempt.points for row in dialog._attempts.rows] == [5, 0]
    assert not dialog.next_button.isEnabled()
    assert dialog._attempts.rows[0].due is not None
    dialog.attempts.sortByColumn(AttemptColumn.POINTS, Qt.SortOrder.AscendingOrder)
    assert [row.attempt.points for row in dialog._attempts.rows] == [0, 5]
    assert dialog._kinds.lines() == ["#2\t1 of 2\t50 %\t" + dialog._kinds.lines()[0].split("\t")[3]]
    # The problem of an attempt.
    window.document.go_to(0)
    dialog.attempts.selectRow(0)
    dialog.attempts.setFocus()
    QTest.keyClick(dialog.attempts, Qt.Key.Key_Return)
    bot.waitUntil(lambda: window.document.current == 1)


def test_a_problem_by_wish_is_one_that_was_not_attempted(solver: Person) -> None:
    window, bot = solver.window, solver.bot
    dialog = shown(solver)
    # Keys go nowhere before the dialog is the active window.
    bot.waitUntil(dialog.next_button.hasFocus)
    dialog.wish.setFocus()
    dialog.wish.setText("#2, mem ≤ 4")
    QTest.keyClick(dialog.wish, Qt.Key.Key_Return)
    assert "mem" in dialog.error.text()
    dialog.wish.setText("#3")
    QTest.keyClick(dialog.wish, Qt.Key.Key_Return)
    bot.waitUntil(lambda: "not attempted yet" in dialog.error.text())
    dialog.wish.setText("#2, men ≤ 12")
    QTest.keyClick(dialog.wish, Qt.Key.Key_Return)
    bot.waitUntil(lambda: window.desk.is_secret)
    assert window.document.current == 2


def test_what_the_file_does_not_have_is_solved_in_a_window_of_its_own(solver: Person) -> None:
    window, bot = solver.window, solver.bot
    window.document.remove_problems([1], "R")
    dialog = shown(solver)
    dialog.begin_next()
    bot.waitUntil(lambda: len(window.windows.all) == 2)
    other = window.windows.all[-1]
    assert other.desk.is_secret
    assert other.document.problem.question == FAILED.question
    assert not window.desk.is_secret
    other.attempt.set_aside()


def test_records_of_other_machines_are_added_or_refused(
    solver: Person, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog, file = shown(solver), tmp_path / "other.json"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(file), ""))
    assert dialog.export()
    assert practice.load(file) == practice.load(practice.usual_file())
    practice.save(record(OTHER, FAILED, points=5), file)
    with solver.bot.waitSignal(solver.window.attempt.record.read):
        dialog.ask_and_take_up()
    assert len(dialog._attempts.rows) == 3
    before = practice.usual_file().read_bytes()
    file.write_text("{}", encoding="utf-8")
    said = list[str]()
    monkeypatch.setattr(practice_dialog, "show_error", lambda *words: said.append(words[-1]))
    with solver.bot.waitSignal(solver.window.attempt.record.taken_up):
        dialog.ask_and_take_up()
    assert len(said) == 1
    assert "damaged" in said[0]
    assert practice.usual_file().read_bytes() == before
    # A damaged record of one's own is said to be so, and nothing is added to it.
    practice.usual_file().write_text("{}", encoding="utf-8")
    dialog.close()
    dialog = shown(solver)
    assert "damaged" in dialog.attempts.reason
    assert not dialog.import_button.isEnabled()

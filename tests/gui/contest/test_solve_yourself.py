"""A problem solved by oneself: nothing gives it away, nothing is lost, and it is marked."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import pytest
from PySide6.QtCore import QAbstractItemModel, QEvent, QModelIndex, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QTextEdit,
    QWidget,
)

import matewright
from matewright.gui.contest.attempt_keeper import attempts_folder
from matewright.gui.contest.controller import Stage
from matewright.gui.main_window import MainWindow
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.stipulation import stipulation_of
from matewright.services.contest import practice
from matewright.services.contest.hints import Hint
from matewright.services.contest.unfinished import UnfinishedAttempts
from tests.gui.conftest import PRINZ, Person

ANSWERED: Final = Problem(
    Position.from_fen(PRINZ),
    stipulation_of("#2"),
    authors=("Prinz, Dietrich",),
    comment="The key 1.Rh6! leaves no move.",
    solution_text="1.Rh6! gxh6 2.g7#, 1...B~ 2.Rxh7#",
    solution=matewright.solve(PRINZ, "#2", set_play=True),
    extra={"keywords": ["Zugzwang", "Rh6"]},
)
TELLING: Final = re.compile(r"[RTЛ♖](h1)?[-x:]?h[67]|h1-?h6|g7#|gxh6|[Zz]ugzwang")
"""The key, the moves that follow it, and its theme."""

OPEN: Final = {
    *("file.close", "file.quit", "position.previous-problem", "position.next-problem"),
    *("solution.first", "solution.back", "solution.forward", "solution.last"),
    *("solution.previous-part", "solution.next-part"),
    *("solve.random", "solve.pause", "solve.write-down", "solve.pass", "solve.hand-in"),
    *("solve.set-aside", "solve.give-up"),
    *("view.go-board", "view.go-contest", "view.flip", "view.coordinates"),
    *("view.clear-annotations", "view.full-screen"),
    *("help.manual", "help.shortcuts", "help.about"),
}
"""The commands that give nothing away."""


def cells(model: QAbstractItemModel, parent: QModelIndex | None = None) -> Iterator[str]:
    """All that a model shows and says of its entries."""
    above = QModelIndex() if parent is None else parent
    for row in range(model.rowCount(above)):
        for column in range(model.columnCount(above)):
            index = model.index(row, column, above)
            for role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
                yield str(index.data(role))
        yield from cells(model, model.index(row, 0, above))


def texts(window: MainWindow) -> Iterator[str]:
    """All that can be read in a window: what is written, and what hovering and speaking tell."""
    yield window.windowTitle()
    yield window.statusBar().currentMessage()
    for menu in window.findChildren(QMenu):
        for action in menu.actions():
            yield from (action.text(), action.toolTip(), action.statusTip())
    for widget in QApplication.allWidgets():
        if not widget.isVisible():
            continue
        yield from (widget.windowTitle(), widget.toolTip(), widget.statusTip())
        yield from (widget.accessibleName(), widget.accessibleDescription())
        yield from written_in(widget)


def written_in(widget: QWidget) -> Iterator[str]:
    if isinstance(widget, QLabel | QAbstractButton | QLineEdit):
        yield widget.text()
    if isinstance(widget, QPlainTextEdit | QTextEdit):
        yield widget.toPlainText()
    if isinstance(widget, QComboBox | QAbstractItemView) and widget.model() is not None:
        yield from cells(widget.model())


def telling(window: MainWindow) -> list[str]:
    QApplication.processEvents()
    return [text for text in texts(window) if TELLING.search(text)]


def enabled(window: MainWindow) -> set[str]:
    found = set[str]()
    for menu in [*window.findChildren(QMenu), *window.menus.context_menus]:
        if menu.menuAction().isEnabled():
            ready = (one for one in menu.actions() if one.isEnabled() and one.menu() is None)
            found |= {one.objectName() for one in ready}
    return found - {""}


@pytest.fixture
def solver(person: Person, real_engine: None) -> Person:
    person.window.document.take_in([ANSWERED, ANSWERED.with_stipulation(stipulation_of("#3"))], "O")
    person.window.document.go_to(0)
    return person


def test_nothing_gives_the_solution_away_and_nothing_is_lost(solver: Person) -> None:
    window, attempt, bot = solver.window, solver.window.attempt, solver.bot
    window.docks["problems"].show()
    assert telling(window), "the walk sees what is shown"
    solver.press("Ctrl+F9")
    bot.waitUntil(lambda: attempt.is_ready)
    assert telling(window) == []
    assert enabled(window) <= OPEN
    assert not window.acceptDrops()
    assert window.desk.problem.solution is None
    solver.press("Esc")
    assert attempt.stage is Stage.SOLVING
    # A line on the board counts once it is written down.
    solver.drag("h1", "h2")
    assert attempt.answer == ""
    solver.press("Ctrl+Return")
    solver.press("Ctrl+Alt+T")
    solver.drag("h2", "h7")
    solver.press("Ctrl+Return")
    assert window.contest.sheet.toPlainText() == "1.Rh2\n1.Rh2 (2.Rxh7+)"
    solver.press("Esc")
    assert window.presenter.position == ANSWERED.position
    # Men cannot be put down or taken away.
    solver.click("a1")
    QTest.keyClick(window.board, Qt.Key.Key_Q)
    assert window.document.problem.position == ANSWERED.position
    solver.press("Ctrl+Alt+P")
    assert not window.board.isVisible()
    assert not attempt.line.choices
    solver.press("Ctrl+Alt+P")
    assert window.board.isVisible()
    # What a crash finds on the disk; another problem is not paused.
    solver.press("Ctrl+Alt+P")
    attempt.watch.set_seconds(83)
    solver.press("Ctrl+PgDown")
    QApplication.processEvents()
    kept = UnfinishedAttempts(attempts_folder()).find(ANSWERED.digest)
    assert kept is not None
    assert (kept.answer, kept.seconds) == ("1.Rh2\n1.Rh2 (2.Rxh7+)", 83)
    # The next problem is as secret, and has a sheet of its own.
    assert window.board.isVisible()
    assert attempt.stage is Stage.SOLVING
    assert (attempt.answer, telling(window)) == ("", [])
    solver.press("Ctrl+Alt+F9")
    assert window.document.current == 0
    assert attempt.answer == kept.answer
    assert attempt.watch.seconds >= 83
    solver.press("Ctrl+Shift+F9")
    assert telling(window)
    solver.press("Ctrl+Alt+F9")
    assert window.document.current == 1
    assert window.desk.is_secret
    solver.press("Ctrl+Shift+F9")


def test_the_answer_is_marked_and_a_wrong_key_refuted(solver: Person) -> None:
    window, attempt, bot = solver.window, solver.window.attempt, solver.bot
    window.game.pause_length = 0
    solver.press("Ctrl+F9")
    bot.waitUntil(lambda: attempt.is_ready)
    attempt.take_hint(Hint.SET_MATE)
    assert "1...B" in window.contest.hints_label.text()
    window.contest.sheet.setFocus()
    QTest.keyClicks(window.contest.sheet, "1.Th2 xyz")
    bot.waitUntil(lambda: "xyz" in window.contest.unread_label.text())
    solver.press("Ctrl+Alt+H")
    bot.waitUntil(lambda: attempt.stage is Stage.OVER)
    assert window.contest.state.text().startswith("0 of 5 points")
    shown = list(cells(window.contest.marks.rows.model()))
    assert {"Missing", "Wrong", "1.Rh6!", "1.Th2", "xyz"} <= set(shown)
    bot.waitUntil(lambda: window.game.game is not None and window.game.game.made_count == 2)
    assert window.game.names == ["1.Rh2", "h5"]
    assert UnfinishedAttempts(attempts_folder()).find(ANSWERED.digest) is None
    window.game.leave()
    solver.press("Ctrl+F9")
    QTest.keyClicks(window.contest.sheet, "1.Th6")
    solver.press("Ctrl+Alt+H")
    bot.waitUntil(lambda: attempt.stage is Stage.OVER)
    assert window.contest.state.text() == "5 of 5 points"
    # By other rules a wrong key beside the right one does not matter.
    window.menus["solve.rules-magazine"].trigger()
    solver.press("Ctrl+F9")
    QTest.keyClicks(window.contest.sheet, "1.Rh6 1.Rh2")
    solver.press("Ctrl+Alt+H")
    bot.waitUntil(lambda: attempt.stage is Stage.OVER)
    assert attempt.marked is not None
    assert attempt.marked.rules.name == "magazine"
    assert attempt.points == 5
    attempt.shut_down()
    record = practice.load(practice.usual_file())
    assert [one.points for one in record.attempts] == [0, 5, 5]
    assert {one.problem for one in record.attempts} == {ANSWERED.digest} == {*record.problems}
    assert window.solution.phases


def test_an_attempt_goes_on_in_another_language(solver: Person, german: object) -> None:
    solver.press("Ctrl+F9")
    solver.drag("h1", "h2")
    solver.press("Ctrl+Return")
    assert callable(german)
    window = german()
    assert window.attempt.answer == "1.Rh2"
    assert window.desk.is_secret
    assert telling(window) == []
    # Closing keeps it, without a question.
    window.attempt.shut_down()
    assert UnfinishedAttempts(attempts_folder()).find(ANSWERED.digest) is not None
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

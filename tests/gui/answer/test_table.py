"""The Table pane: phases × defences, solutions × half-moves, cells that lead to moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

import matewright
from matewright.gui.answer.phase_table_model import PhaseTableModel
from matewright.gui.answer.table_pane import TablePane
from matewright.gui.preferences.preferences import PIECE_LETTERS
from matewright.model.position import Position
from matewright.model.solution import Solution
from tests.gui.answer.test_play_view import put, show
from tests.gui.conftest import LEFT, NONE
from tests.gui.fake_desk import FakeDesk
from tests.model.test_phase_table import EINAT

if TYPE_CHECKING:
    from tests.gui.conftest import Person

pytestmark = pytest.mark.features("answer")


@pytest.fixture(scope="module")
def einat() -> Solution:
    return matewright.solve(EINAT, "#2", tries=1, set_play=True)


def texts(model: PhaseTableModel) -> list[list[str]]:
    headings = [model.heading(column) for column in range(model.columnCount())]
    rows = [
        [model.index(row, column).data() for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]
    return [headings, *rows]


def table_of(fake_desk: FakeDesk, answer: Solution) -> TablePane:
    put(fake_desk.document, answer)
    pane = TablePane(fake_desk, fake_desk.owner)
    fake_desk.bring_forward(pane)
    return pane


def click(person: Person, row: int, column: int) -> None:
    table = person.window.table.table
    place = table.visualRect(person.window.table.model.index(row, column)).center()
    QTest.mouseClick(table.viewport(), LEFT, NONE, place)


def chosen(person: Person) -> str:
    solution = person.window.solution
    return "" if solution.node is None else solution.notation.node(solution.node)


def test_what_changes_stands_first_and_is_named_by_letters(
    fake_desk: FakeDesk, einat: Solution
) -> None:
    pane = table_of(fake_desk, einat)
    pane.changes_box.click()
    assert texts(pane.model) == [
        ["Phase", "Threat", "1...Bxd4 a", "1...Bxd6 b", "Refuted by"],
        ["Set play", "–", "2.Qxg2# A", "2.Qf7# B", "–"],
        ["1.Rc8?", "2.Rc5# D", "2.Qf7# B", "2.Qxg2# A", "1...Rh8"],
        ["1.Qc2!", "2.Qc5# E", "2.Qc4# F", "2.Qa2# G", "–"],
    ]
    assert "changed after a, b" in pane.summary_label.text()
    assert "transferred: A, B" in pane.summary_label.text()
    cell = pane.model.index(1, 2)
    said = cell.data(Qt.ItemDataRole.ToolTipRole)
    assert said == "changed from Set play, 1.Qc2!\ntransferred from Set play"
    assert cell.data(Qt.ItemDataRole.AccessibleTextRole).startswith("2.Qf7# B. changed")
    pane.changes_box.click()
    assert pane.model.columnCount() > 5


def test_a_stale_answer_has_no_table_and_letters_follow(
    fake_desk: FakeDesk, einat: Solution
) -> None:
    pane = table_of(fake_desk, einat)
    fake_desk.preferences.set(PIECE_LETTERS, "german")
    pane.changes_box.click()
    assert texts(pane.model)[3][2] == "2.Dc4# F"
    fake_desk.document.edit_position(Position.from_fen("5Kbk/6pp/6P1/8/8/8/8/6R1 w"), "edit")
    assert pane.model.rowCount() == 0


def test_a_cell_leads_to_its_move_and_a_move_to_its_cell(person: Person, einat: Solution) -> None:
    show(person, einat)
    person.press("Ctrl+0")
    window = person.window
    click(person, 2, 2)
    assert chosen(person) == "2.Qc4#"
    assert window.board.position.board_fen.startswith("K3R3/1p1p2p1/pP1N4/3k3r/pPQb1B2")
    QTest.keyClick(window.table.table, Qt.Key.Key_Left)
    assert chosen(person) == "2.Qc5#", "the threat"
    click(person, 2, 0)
    assert chosen(person) == "1.Qc2!"
    window.solution.go_forward()
    window.presenter.go_to_start()
    assert not window.table.table.currentIndex().isValid()
    assert window.board.position.fen == EINAT


def test_solutions_of_help_play_are_rows_of_half_moves(person: Person) -> None:
    answer = matewright.solve("7k/5K2/8/8/8/8/8/6R1 w - - 0 1", "h#1.5")
    show(person, answer)
    person.press("Ctrl+0")
    pane = person.window.table
    headings, *rows = texts(pane.model)
    assert headings == ["1...", "2.", "2..."]
    assert len(rows) == len(answer.lines)
    assert not pane.changes_box.isVisible()
    click(person, 0, 2)
    assert chosen(person) == rows[0][2]

"""The pane of legal moves: what it lists, and previewing a move on the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from matewright.gui.docks.dock import Arrangement
from matewright.model.move import square_number
from matewright.model.piece import Piece
from matewright.model.position import Position
from tests.gui.conftest import PRINZ, prinz

if TYPE_CHECKING:
    from matewright.gui.board.moves_pane import MovesPane
    from tests.gui.conftest import FakeEngine, Person

pytestmark = pytest.mark.features("answer", "file", "workshop", "play")

KNIGHT_MATES = "6rk/6pp/8/6N1/8/8/8/K7 w - - 0 1"
"""Nf7 is mate; white also has Nxh7."""


def show(person: Person, fen: str) -> None:
    person.window.document.edit_position(Position.from_fen(fen), "set up")
    person.press("Ctrl+6")


def rows(person: Person) -> list[tuple[str, str, str]]:
    return listed(person.window.moves)


def listed(pane: MovesPane) -> list[tuple[str, str, str]]:
    """Move, weight and remarks of every row."""
    model = pane.model()
    return [
        (
            model.index(row, 1).data(),
            model.index(row, 2).data(),
            model.index(row, 3).data(),
        )
        for row in range(model.rowCount())
    ]


def click_row(person: Person, row: int) -> None:
    pane = person.window.moves
    place = pane.visualRect(pane.model().index(row, 1)).center()
    QTest.mouseClick(pane.viewport(), Qt.MouseButton.LeftButton, pos=place)
    QApplication.processEvents()


def man_at(person: Person, square: str) -> Piece | None:
    return person.window.board.position.board[square_number(square)]


def line(person: Person) -> str:
    return person.window.panel.line_label.text()


def test_a_click_previews_the_move_and_escape_takes_it_back(person: Person) -> None:
    show(person, KNIGHT_MATES)
    row = [move for move, _, _ in rows(person)].index("Nf7#")
    click_row(person, row)
    assert man_at(person, "f7") == Piece.from_letter("N")
    assert "Nf7#" in line(person)
    assert person.window.document.problem.position.fen == KNIGHT_MATES
    # The list still belongs to the position the move starts from.
    assert rows(person)[row][0] == "Nf7#"
    person.press("Esc", person.window.moves)
    assert man_at(person, "g5") == Piece.from_letter("N")
    assert "Nf7#" not in line(person)
    assert not person.window.moves.has_choice


def test_arrow_keys_walk_through_the_moves(person: Person) -> None:
    show(person, PRINZ)
    names = [move for move, _, _ in rows(person)]
    person.press("Down", person.window.moves)
    assert names[0] in line(person)
    person.press("Down", person.window.moves)
    assert names[1] in line(person)
    person.press("End", person.window.moves)
    person.press("Up", person.window.moves)
    assert names[-2] in line(person)
    person.press("Alt+Left")
    assert person.window.board.position.fen == PRINZ
    # The keyboard is where it was.
    assert person.window.moves.hasFocus()


def test_a_previewed_position_is_only_to_be_looked_at(person: Person) -> None:
    show(person, PRINZ)
    click_row(person, 0)
    shown = person.window.board.position
    assert not person.window.panel.position_controls.isEnabled()
    person.window.board.setFocus()
    person.press("Q", person.window.board)
    assert person.window.board.position == shown
    assert person.window.document.problem.position.fen == PRINZ
    person.press("Alt+Home")
    assert person.window.board.position.fen == PRINZ
    assert person.window.panel.position_controls.isEnabled()


def test_a_piece_from_the_palette_is_put_on_the_diagram_alone(person: Person) -> None:
    show(person, PRINZ)
    click_row(person, 0)
    person.take("Q")
    person.click("a1")
    assert man_at(person, "a1") is None
    person.press("Alt+Home")
    assert person.window.board.position.fen == PRINZ
    person.click("a1")
    assert man_at(person, "a1") == Piece.from_letter("Q")


def test_the_list_follows_the_position_shown(person: Person, engine: FakeEngine) -> None:
    show(person, PRINZ)
    diagram = rows(person)
    person.window.document.set_solution(0, prinz())
    person.press("Alt+Right")
    after_key = rows(person)
    assert after_key != diagram
    assert {move for move, _, _ in after_key} >= {"gxh6", "Bf7"}
    click_row(person, 0)
    assert not person.window.answer.play.hasFocus()
    person.press("Alt+Right")
    assert person.window.moves.selectionModel().hasSelection() is False
    person.press("Alt+Home")
    assert rows(person) == diagram


def test_an_edit_renews_the_list_and_drops_the_preview(person: Person) -> None:
    show(person, PRINZ)
    click_row(person, 0)
    person.press("Ctrl+T")
    assert not person.window.moves.has_choice
    assert person.window.board.position.turn.value == "b"
    assert {move for move, _, _ in rows(person)} >= {"Bf7"}


@pytest.mark.whole_window
def test_the_pane_fits_a_small_window(person: Person) -> None:
    person.window.files.open_sample()
    person.window.resize(QSize(1024, 700))
    docks = person.window.docks
    person.bot.waitUntil(lambda: docks.arrangement is Arrangement.COMPACT)
    person.window.resize(QSize(1024, 700))
    person.press("Ctrl+6")
    pane = person.window.moves
    assert person.window.size() == QSize(1024, 700)
    assert pane.isVisible()
    assert not pane.horizontalScrollBar().isVisible()

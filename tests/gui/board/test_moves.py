"""The pane of legal moves: what it lists, and previewing a move on the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from matewright import engine as engine_module
from matewright.gui.docks.dock import Arrangement
from matewright.model.game import Game
from matewright.model.move import square_number
from matewright.model.piece import Piece
from matewright.model.play_state import PlayState
from matewright.model.position import Position
from tests.gui.conftest import PRINZ, prinz

if TYPE_CHECKING:
    from tests.gui.conftest import FakeEngine, Person

KNIGHT_MATES = "6rk/6pp/8/6N1/8/8/8/K7 w - - 0 1"
"""Nf7 is mate; white also has Nxh7."""


def show(person: Person, fen: str) -> None:
    person.window.document.edit_position(Position.from_fen(fen), "set up")
    person.press("Ctrl+6")


def rows(person: Person) -> list[tuple[str, str, str]]:
    """Move, weight and remarks of every row."""
    model = person.window.moves.model()
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


def test_every_legal_move_is_listed_with_its_weight_heaviest_first(person: Person) -> None:
    show(person, PRINZ)
    expected = engine_module.weighted_moves(Game(Position.from_fen(PRINZ)))
    shown = rows(person)
    assert len(shown) == len(expected)
    weights = [int(weight.replace("−", "-")) for _, weight, _ in shown]
    assert weights == [weight for _, weight in expected]
    assert weights == sorted(weights, reverse=True)
    assert person.window.moves.hasFocus()


def test_checks_mates_and_captures_are_named(person: Person) -> None:
    show(person, KNIGHT_MATES)
    remarks = {move: words for move, _, words in rows(person)}
    assert remarks["Nf7#"] == "mate"
    assert remarks["Nxh7"] == "captures"
    assert remarks["Kb2"] == ""


OTHER_FACTS = [
    ("8/P7/8/8/8/8/8/k3K3 w - - 0 1", "a8=R+", "check, promotes to rook"),
    ("8/8/8/3pP3/8/8/8/k1K5 w - d6 0 1", "exd6 e.p.", "captures en passant"),
    ("8/8/8/8/8/8/k7/4K2R w K - 0 1", "0-0", "castles"),
    ("7k/8/5K2/8/8/8/8/6Q1 w - - 0 1", "Qg6=", "stalemate"),
    ("4r2k/8/8/8/4N3/8/8/4RK2 w - - 0 1", "Nf6", ""),
    ("4k3/8/8/8/4N3/8/8/4RK2 w - - 0 1", "Nf6++", "double check"),
]


def test_other_facts_are_named(person: Person) -> None:
    for fen, move, remark in OTHER_FACTS:
        show(person, fen)
        assert {name: words for name, _, words in rows(person)}[move] == remark


def test_the_moves_are_counted(person: Person) -> None:
    show(person, KNIGHT_MATES)
    assert (
        person.window.moves.summary_label.text() == "9 legal moves · 1 check · 1 mate · 1 capture"
    )
    show(person, "7k/5KQ1/8/8/8/8/8/8 b - - 0 1")
    assert not person.window.moves.summary_label.text().strip()


def test_a_piece_that_goes_where_it_can_be_taken_is_unsafe(person: Person) -> None:
    show(person, "6k1/8/3p4/8/8/8/8/K1R5 w - - 0 1")
    assert {move for move, _, words in rows(person) if words == "unsafe"} == {"Rc5"}


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


def test_taking_a_piece_from_the_palette_returns_to_the_diagram(person: Person) -> None:
    show(person, PRINZ)
    click_row(person, 0)
    person.take("Q")
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


def test_where_no_move_is_there_the_pane_says_why(person: Person) -> None:
    for fen, words in (
        ("7k/5KQ1/8/8/8/8/8/8 b - - 0 1", "Checkmate"),
        ("7k/5K2/6Q1/8/8/8/8/8 b - - 0 1", "Stalemate"),
        ("7k/8/8/8/8/8/8/K6R w - - 0 1", "in check"),
    ):
        show(person, fen)
        assert rows(person) == []
        assert words in person.window.moves.reason


def test_copying_takes_the_whole_list(person: Person) -> None:
    show(person, KNIGHT_MATES)
    person.press("Ctrl+C", person.window.moves)
    copied = QGuiApplication.clipboard().text().splitlines()
    assert len(copied) == len(rows(person))
    assert any("Nf7#\t" in one and one.endswith("\tmate") for one in copied)


def test_moves_are_generated_only_while_someone_looks(
    person: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[PlayState] = []

    def listen(state: PlayState) -> tuple[object, ...]:
        asked.append(state)
        return ()

    monkeypatch.setattr(engine_module, "legal_moves", listen)
    person.window.document.edit_position(Position.from_fen(KNIGHT_MATES), "set up")
    assert asked == []
    person.press("Ctrl+6")
    assert [state.position.fen for state in asked] == [KNIGHT_MATES]


def test_moves_of_another_position_are_not_kept_while_nobody_looks(person: Person) -> None:
    person.window.document.edit_position(Position.from_fen(KNIGHT_MATES), "set up")
    person.press("Ctrl+6")
    assert rows(person)
    person.press("Ctrl+1", person.window)
    person.window.document.edit_position(Position.from_fen("8/8/8/8/8/2k5/8/K7 w - -"), "set up")
    assert rows(person) == []
    person.press("Ctrl+6")
    assert rows(person)


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

"""Is it legal, and what was the last move: both panes as a person uses them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from matewright.model.position import Position
from matewright.render.marks import Tone
from matewright.services.legality.memory import memory

if TYPE_CHECKING:
    from matewright.gui.legality.last_moves_pane import LastMovesPane
    from matewright.gui.legality.legality_pane import LegalityPane
    from tests.gui.conftest import Person

ILLEGAL = "4k3/8/8/8/8/P7/PP6/4K3 w"
LEGAL = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w"
CASTLED = "4k2r/6pp/8/8/8/8/8/4K3 w"
CERTAIN = "3K4/8/8/8/6Pp/p7/R6k/n7 b"
"""The pawn opened the rank of the rook."""
OPEN = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b"
"""Nothing decides it: that a tempo cannot be lost is not proved."""

pytestmark = pytest.mark.features("legality", "play", "workshop")


def set_up(person: Person, fen: str) -> None:
    person.window.document.edit_position(Position.from_fen(fen), "set up")


def legality(person: Person) -> LegalityPane:
    pane: LegalityPane = person.window.features.legality.legality
    return pane


def last_moves(person: Person) -> LastMovesPane:
    pane: LastMovesPane = person.window.features.legality.last_moves
    return pane


def ask(person: Person, keys: str = "Ctrl+Alt+L") -> None:
    person.press(keys, person.window.board)
    pane = legality(person) if keys == "Ctrl+Alt+L" else last_moves(person)
    person.bot.waitUntil(lambda: not pane.runner.is_running, timeout=60_000)


def test_the_reason_is_a_sentence(person: Person) -> None:
    set_up(person, ILLEGAL)
    ask(person)
    pane = legality(person)
    assert pane.isVisible()
    assert pane.verdict_label.text() == "● illegal"
    assert pane.reason_label.text().startswith("White has pawns that cannot have come")
    assert not pane.copy_button.isEnabled()


def test_the_game_is_played_on_the_board(person: Person) -> None:
    set_up(person, LEGAL)
    ask(person)
    pane, board = legality(person), person.window.board
    assert pane.verdict_label.text() == "● legal"
    texts = [pane.moves.item(row).text() for row in range(pane.moves.count())]
    assert texts[0] == "Array"
    pane.moves.setCurrentRow(0)
    assert board.position.board_fen == Position.from_fen(OPEN).board_fen
    person.press("Right", pane.moves)
    assert pane.moves.currentRow() == 1
    assert board.position.board_fen != Position.from_fen(OPEN).board_fen
    person.press("Alt+End", pane.moves)
    assert board.position.board_fen == LEGAL.split(maxsplit=1)[0]
    assert pane.moves.currentRow() == len(texts) - 1
    assert person.window.panel.diagram_button.isVisible()
    person.press("Esc", pane.moves)
    assert not person.window.panel.diagram_button.isVisible()
    assert pane.moves.currentRow() == -1


def test_captures_are_bold(person: Person) -> None:
    set_up(person, "rnbqkbnr/ppp1pppp/8/3P4/8/8/PPPP1PPP/RNBQKBNR b")
    ask(person)
    moves = legality(person).moves
    items = [moves.item(row) for row in range(1, moves.count())]
    assert [item.font().bold() for item in items] == ["x" in item.text() for item in items]
    assert any(item.font().bold() for item in items)


def test_the_game_is_copied(person: Person) -> None:
    set_up(person, LEGAL)
    ask(person)
    QTest.mouseClick(legality(person).copy_button, Qt.MouseButton.LeftButton)
    assert QGuiApplication.clipboard().text().startswith("1. ")


def test_an_edit_makes_the_verdict_stale_and_undo_brings_it_back(person: Person) -> None:
    set_up(person, ILLEGAL)
    ask(person)
    set_up(person, CASTLED)
    pane = legality(person)
    assert pane.verdict_label.text() == "● illegal, before the change"
    person.window.document.undo_stack.undo()
    assert pane.verdict_label.text() == "● illegal"


def test_a_verdict_is_remembered_with_its_position(person: Person) -> None:
    set_up(person, ILLEGAL)
    ask(person)
    known = memory().of(Position.from_fen(ILLEGAL))
    assert known is not None
    assert known.verdict.value == "illegal"
    # The castling field is no part of the question, and neither are counters.
    assert memory().of(Position.from_fen(f"{ILLEGAL} - - 7 40")) is known


def test_it_is_stopped(person: Person) -> None:
    set_up(person, OPEN)
    person.press("Ctrl+Alt+L", person.window.board)
    pane = legality(person)
    assert pane.ask_button.text() == "Stop"
    person.bot.waitUntil(lambda: "looking for a game" in pane.reason_label.text(), timeout=60_000)
    QTest.mouseClick(pane.ask_button, Qt.MouseButton.LeftButton)
    person.bot.waitUntil(lambda: not pane.runner.is_running)
    assert pane.verdict_label.text() == "● undecided"
    assert "No reason against it was found" in pane.reason_label.text()


def test_an_edit_ends_what_goes_on(person: Person) -> None:
    set_up(person, OPEN)
    person.press("Ctrl+Alt+L", person.window.board)
    set_up(person, CASTLED)
    assert not legality(person).runner.is_running
    assert memory().of(Position.from_fen(OPEN)) is None


def test_fairy_chess_is_refused_in_a_sentence(person: Person) -> None:
    set_up(person, "4k3/8/8/8/8/8/8/g3K3 w")
    ask(person)
    assert not legality(person).ask_button.isEnabled()
    assert "orthodox" in legality(person).reason_label.text()
    ask(person, "Ctrl+Alt+B")
    assert not last_moves(person).ask_button.isEnabled()


def test_castling_that_is_lost_is_switched_off(person: Person) -> None:
    set_up(person, CASTLED)
    ask(person, "Ctrl+Alt+B")
    pane = last_moves(person)
    assert "Black's castling on the king's side is no longer possible." in pane.words_label.text()
    assert pane.castling_button.isVisible()
    QTest.mouseClick(pane.castling_button, Qt.MouseButton.LeftButton)
    assert person.window.document.problem.position.castling == frozenset()
    assert not pane.castling_button.isVisible()


def test_a_double_step_that_is_certain_is_stated(person: Person) -> None:
    set_up(person, CERTAIN)
    ask(person, "Ctrl+Alt+B")
    pane = last_moves(person)
    assert "The last move was certainly g2-g4." in pane.words_label.text()
    assert pane.passed_button.text() == "State en Passant on g3"
    QTest.mouseClick(pane.passed_button, Qt.MouseButton.LeftButton)
    assert person.window.document.problem.position.fen.split()[3] == "g3"


def test_a_move_that_is_taken_back_is_on_the_board(person: Person) -> None:
    set_up(person, CASTLED)
    ask(person, "Ctrl+Alt+B")
    pane, board = last_moves(person), person.window.board
    pane.table.selectRow(0)
    assert board.position.turn.value == "b"
    assert board.position.board_fen != CASTLED.split(maxsplit=1)[0]
    person.press("Alt+Right", pane.table)
    assert board.position.board_fen == CASTLED.split(maxsplit=1)[0]
    person.press("Esc", pane.table)
    assert not person.window.panel.diagram_button.isVisible()
    assert not pane.table.selectionModel().hasSelection()


def test_only_those_not_ruled_out(person: Person) -> None:
    set_up(person, "8/8/8/8/8/1K6/8/k7 w")
    ask(person, "Ctrl+Alt+B")
    pane = last_moves(person)
    everything = pane.model.row_total
    QTest.mouseClick(pane.possible_box, Qt.MouseButton.LeftButton)
    assert 0 < pane.model.row_total < everything
    assert all(group.first.is_possible for group in pane.model.moves)


def test_what_is_known_of_a_proof_game_is_said_and_marked(person: Person) -> None:
    set_up(person, "rnBqkbnr/p1p1pppp/3p4/8/8/6P1/PPPPPP1P/RNBQKbNR b")
    person.window.document.edit_stipulation("dia3.5")
    person.press("Ctrl+Alt+R", person.window.board)
    pane, board = legality(person), person.window.board
    person.window.docks.bring_forward("retro", pane.ask_button)
    assert "White needs at least 3 of 4 moves, Black 3 of 3" in pane.facts_label.text()
    QTest.mouseClick(pane.mark_button, Qt.MouseButton.LeftButton)
    marks = {mark.square for mark in board._shown().marks}
    # All but the bishop on f1, which is Black's, and those that moved.
    assert len(marks) == 27
    assert 5 not in marks
    QTest.mouseClick(pane.draw_button, Qt.MouseButton.LeftButton)
    # The pawn b7 falls where it stands.
    assert "the black pawn b7 is captured on b7" in pane.facts_label.text()
    assert {(mark.square, mark.tone) for mark in board._shown().marks} == {(49, Tone.THREAT)}
    board.clear_annotations()
    assert not board._shown().marks
    person.window.document.edit_stipulation("#2")
    assert not pane.facts_label.isVisible()

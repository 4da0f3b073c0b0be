"""Going through the solution: moves on the board, keys, playing a line, copying."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from matewright.gui.board.piece_button import PieceButton
from matewright.model.game import Game
from matewright.model.move import Move, square_number
from matewright.model.play_state import PlayState, state_at
from matewright.model.position import Position
from matewright.model.solution import Mark, Role, Tree
from tests.gui.conftest import LEFT, NONE, PRINZ, prinz

if TYPE_CHECKING:
    from tests.gui.conftest import FakeEngine, Person

pytestmark = pytest.mark.features("answer", "file", "workshop", "play")

KEY = "5Kbk/6pp/6PR/8/8/8/8/8 b"


@pytest.fixture
def reader(person: Person, engine: FakeEngine) -> Person:
    """A user in front of the solved problem, with the keyboard in the play."""
    window = person.window
    window.document.edit_position(Position.from_fen(PRINZ), "set up")
    window.solve()
    engine.jobs[-1].end(prinz())
    person.wait_for_answer()
    window.answer.play.setFocus()
    return person


def press(reader: Person, *keys: str) -> str:
    """Press keys in the play; return board and side to move."""
    for name in keys:
        QTest.keyClick(reader.window.answer.play, Qt.Key[f"Key_{name}"])
    return shown(reader)


def shown(reader: Person) -> str:
    return " ".join(reader.window.board.position.fen.split()[:2])


def test_right_and_left_step_along_the_line(reader: Person) -> None:
    assert press(reader, "Right") == KEY
    assert press(reader, "Right") == "5Kbk/7p/6Pp/8/8/8/8/8 w"
    assert press(reader, "Right") == "5Kbk/6Pp/7p/8/8/8/8/8 b"
    assert press(reader, "Right") == "5Kbk/6Pp/7p/8/8/8/8/8 b", "the line is at its end"
    assert press(reader, "Left", "Left") == KEY
    assert press(reader, "Left") == "5Kbk/6pp/6P1/8/8/8/8/7R w"
    assert press(reader, "Left") == "5Kbk/6pp/6P1/8/8/8/8/7R w"


def test_home_and_end(reader: Person) -> None:
    assert press(reader, "Right", "Right", "End") == "5Kbk/6Pp/7p/8/8/8/8/8 b"
    assert press(reader, "Home") == "5Kbk/6pp/6P1/8/8/8/8/7R w"
    assert reader.window.solution.node is None


def test_set_play_gives_the_other_side_the_first_move(reader: Person) -> None:
    assert press(reader, "Down") == "5Kbk/6pp/6P1/8/8/8/8/7R b"
    assert press(reader, "Right") == "5K1k/5bpp/6P1/8/8/8/8/7R w"


def test_a_threat_is_played_as_if_the_defender_passed() -> None:
    moves = [None, Move("R", 7, 47), Move("P", 46, 54, check=True, mate=True)]
    roles = [Role.DIAGRAM, Role.KEY, Role.THREAT]
    none: frozenset[Mark] = frozenset()
    tree = Tree(moves, roles, [none] * 3, [0, 2, 1], [0, 0, 1])
    threat = tree.root.child(0).child(0)
    position = state_at(PlayState(Game(Position.from_fen(PRINZ))), threat).position
    assert position.fen.split()[:2] == ["5Kbk/6Pp/7R/8/8/8/8/8", "b"]


def test_a_tree_that_does_not_fit_its_position_is_followed_as_far_as_it_goes() -> None:
    mate = prinz().tree.child(0).child(0).child(0)
    start = PlayState(Game(Position.from_fen("8/8/8/8/8/8/8/K6R w - -")))
    position = state_at(start, mate).position
    assert position.board_fen == "8/8/7R/8/8/8/8/K7"


def test_the_move_is_marked_and_so_is_check(reader: Person) -> None:
    press(reader, "Right", "Right", "Right")
    label = reader.window.panel.line_label.text()
    assert label == "after 2.g7#"
    assert "in check" in reader.window.board.describe(63)


def test_the_board_is_only_to_look_at_inside_a_line(reader: Person) -> None:
    press(reader, "Right")
    reader.drag("f8", "e8")
    assert shown(reader) == KEY
    QTest.keyClick(reader.window.board, Qt.Key.Key_Q)
    assert shown(reader) == KEY
    said = reader.window.findChild(QLabel, "file_label")
    assert said is not None
    assert "Alt+Home" in said.toolTip()
    assert reader.window.document.problem.position.fen == PRINZ
    press(reader, "Home")
    reader.drag("f8", "e8")
    assert reader.window.document.problem.position.fen != PRINZ


def test_every_try_to_edit_a_line_is_answered(reader: Person) -> None:
    press(reader, "Right")
    board = reader.window.board
    for function in ("drag", "Space", "Return", "Q", "Del"):
        if function == "drag":
            reader.drag("f8", "e8")
        else:
            board.set_focus_square(square_number("f8"))
            reader.press(function, board)
        assert shown(reader) == KEY
        said = reader.window.findChild(QLabel, "file_label")
        assert said is not None
        assert "Alt+Home" in said.toolTip()


def test_a_piece_from_the_palette_is_refused_in_a_line(reader: Person) -> None:
    press(reader, "Right")
    board, palette = reader.window.board, reader.window.panel.palette_
    queen = next(piece for piece in palette.findChildren(PieceButton) if piece.piece.letter == "Q")
    QTest.mousePress(queen, LEFT, NONE, queen.rect().center())
    end = queen.mapFromGlobal(board.mapToGlobal(reader.at("a1")))
    QTest.mouseMove(queen, end)
    QTest.mouseRelease(queen, LEFT, NONE, end)
    assert shown(reader) == KEY
    assert reader.window.document.problem.position.fen == PRINZ
    button = reader.window.panel.diagram_button
    assert button.text() == "Back to the Diagram"
    assert "Alt+Home" in button.toolTip()
    QTest.mouseClick(button, LEFT)
    assert not button.isVisible()
    QTest.mousePress(queen, LEFT, NONE, queen.rect().center())
    QTest.mouseMove(queen, end)
    QTest.mouseRelease(queen, LEFT, NONE, end)
    assert reader.window.document.problem.position.board_fen == "5Kbk/6pp/6P1/8/8/8/8/Q6R"


def test_there_is_no_branch_to_copy_before_there_is_an_answer(person: Person) -> None:
    assert not person.window.menus["solution.copy-branch"].isEnabled()
    assert person.window.menus["solution.copy-branch"].shortcut().toString() == "Ctrl+Shift+C"


def test_a_brush_waits_for_the_diagram(reader: Person) -> None:
    from matewright.services.question.board_edits import ERASER

    press(reader, "Right")
    reader.window.panel.palette_.brush_chosen.emit(ERASER)
    reader.click("g6")
    assert shown(reader) == KEY
    assert reader.window.document.problem.position.fen == PRINZ
    press(reader, "Home")
    reader.click("g6")
    assert reader.window.document.problem.position.board_fen == "5Kbk/6pp/8/8/8/8/8/7R"


def test_the_move_controls_do_the_same(reader: Person) -> None:
    controls = reader.window.panel.move_controls
    left = Qt.MouseButton.LeftButton
    assert not controls.back_button.isEnabled()
    QTest.mouseClick(controls.forward_button, left)
    assert shown(reader) == KEY
    QTest.mouseClick(controls.last_button, left)
    assert shown(reader) == "5Kbk/6Pp/7p/8/8/8/8/8 b"
    assert not controls.forward_button.isEnabled()
    QTest.mouseClick(controls.back_button, left)
    QTest.mouseClick(controls.first_button, left)
    assert reader.window.board.position.fen == PRINZ


def test_the_line_plays_by_itself_and_stops_at_its_end(reader: Person) -> None:
    reader.window.solution.set_interval(1)
    play = reader.window.panel.move_controls.play_button
    QTest.mouseClick(play, Qt.MouseButton.LeftButton)
    assert reader.window.solution.is_playing
    reader.bot.waitUntil(lambda: not reader.window.solution.is_playing)
    assert shown(reader) == "5Kbk/6Pp/7p/8/8/8/8/8 b"
    assert play.text() == "Play Line"
    reader.press("F8", reader.window.board)
    assert reader.window.solution.is_playing, "at the end it begins again"
    reader.press("Esc", reader.window.board)
    assert not reader.window.solution.is_playing


def test_a_branch_is_copied_as_text(reader: Person) -> None:
    press(reader, "Right")
    reader.press("Ctrl+C", reader.window.answer.play)
    text = QGuiApplication.clipboard().text()
    assert text.splitlines() == ["1.Rh6! zugzwang", "  1...gxh6 2.g7#", "  1...Bf7 2.Rxh7# (dual)"]


def test_bare_letters_do_nothing(reader: Person) -> None:
    press(reader, "Right")
    assert press(reader, "K", "Q", "1", "2") == KEY

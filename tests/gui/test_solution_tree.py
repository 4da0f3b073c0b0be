from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from matewright.gui.board.piece_button import PieceButton
from matewright.gui.models.solution_tree_model import SolutionTreeModel
from matewright.gui.panes import solution_pane
from matewright.model.move import Move, square_number
from matewright.model.play_state import PlayState
from matewright.model.position import Position
from matewright.model.solution import Mark, Role, Tree
from tests.gui.conftest import LEFT, NONE, PRINZ, prinz

if TYPE_CHECKING:
    from tests.gui.conftest import FakeEngine, Person

KEY = "5Kbk/6pp/6PR/8/8/8/8/8 b"


@pytest.fixture
def reader(person: Person, engine: FakeEngine) -> Person:
    """Somebody in front of the solved problem, with the keyboard in the tree."""
    window = person.window
    window.document.edit_position(Position.from_fen(PRINZ), "set up")
    window.solve()
    engine.jobs[-1].end(prinz())
    person.wait_for_answer()
    window.solution.setFocus()
    return person


def press(reader: Person, *keys: str) -> str:
    """Press keys in the tree; return board and side to move."""
    for name in keys:
        QTest.keyClick(reader.window.solution, Qt.Key[f"Key_{name}"])
    return shown(reader)


def shown(reader: Person) -> str:
    return " ".join(reader.window.board.position.fen.split()[:2])


def words(model: SolutionTreeModel, above: QModelIndex | None = None) -> list[str]:
    """Each row: its move and what a screen reader says of it, from top to bottom."""
    parent = above or QModelIndex()
    found: list[str] = []
    for row in range(model.rowCount(parent)):
        index = model.index(row, 0, parent)
        found.append(str(index.data(Qt.ItemDataRole.AccessibleTextRole)))
        found += words(model, index)
    return found


def test_the_tree_says_everything_in_words() -> None:
    model = SolutionTreeModel()
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    model.set_tree(prinz().tree.tree)
    assert words(model) == [
        "Set play · 1 variation",
        "1...Bf7 · variation",
        "2.Rxh7#",
        "Try",
        "1.Rh2? · try · but 1...Bf7!",
        "1...Bf7! · refutation",
        "Key",
        "1.Rh6! · key · zugzwang",
        "1...gxh6 · variation",
        "2.g7#",
        "1...Bf7 · variation",
        "2.Rxh7# · dual",
    ]


def test_every_index_finds_its_way_up_and_down() -> None:
    model = SolutionTreeModel()
    tree = prinz().tree.tree
    model.set_tree(tree)
    for node in tree.root.walk():
        index = model.index_of(node)
        assert model.node(index) == (node if node.index else None)
        if index.isValid():
            assert model.index(index.row(), 0, index.parent()) == index


def test_right_and_left_step_along_the_line(reader: Person) -> None:
    assert press(reader, "Right") == KEY
    assert press(reader, "Right") == "5Kbk/7p/6Pp/8/8/8/8/8 w"
    assert press(reader, "Right") == "5Kbk/6Pp/7p/8/8/8/8/8 b"
    assert press(reader, "Right") == "5Kbk/6Pp/7p/8/8/8/8/8 b", "the line is at its end"
    assert press(reader, "Left", "Left") == KEY
    assert press(reader, "Left") == "5Kbk/6pp/6P1/8/8/8/8/7R w"
    assert press(reader, "Left") == "5Kbk/6pp/6P1/8/8/8/8/7R w"


def test_up_and_down_choose_among_alternatives(reader: Person) -> None:
    press(reader, "Right", "Right")
    assert press(reader, "Down") == "5K1k/5bpp/6PR/8/8/8/8/8 w"
    assert press(reader, "Down") == "5K1k/5bpp/6PR/8/8/8/8/8 w", "there is no third"
    assert press(reader, "Up") == "5Kbk/7p/6Pp/8/8/8/8/8 w"


def test_home_and_end(reader: Person) -> None:
    assert press(reader, "End") == "5Kbk/6Pp/7p/8/8/8/8/8 b"
    assert press(reader, "Home") == "5Kbk/6pp/6P1/8/8/8/8/7R w"
    assert not reader.window.solution.currentIndex().isValid()


def test_set_play_gives_the_other_side_the_first_move(reader: Person) -> None:
    press(reader, "Right", "Left")
    assert press(reader, "Down") == "5Kbk/6pp/6P1/8/8/8/8/7R b"
    assert press(reader, "Right") == "5K1k/5bpp/6P1/8/8/8/8/7R w"


def test_a_threat_is_played_as_if_the_defender_passed() -> None:
    moves = [None, Move("R", 7, 47), Move("P", 46, 54, check=True, mate=True)]
    roles = [Role.DIAGRAM, Role.KEY, Role.THREAT]
    none: frozenset[Mark] = frozenset()
    tree = Tree(moves, roles, [none] * 3, [0, 2, 1], [0, 0, 1])
    threat = tree.root.child(0).child(0)
    position = solution_pane.state_at(PlayState(Position.from_fen(PRINZ)), threat).position
    assert position.fen.split()[:2] == ["5Kbk/6Pp/7R/8/8/8/8/8", "b"]


def test_a_tree_that_does_not_fit_its_position_is_followed_as_far_as_it_goes() -> None:
    mate = prinz().tree.child(0).child(0).child(0)
    start = PlayState(Position.from_fen("8/8/8/8/8/8/8/K6R w - -"))
    position = solution_pane.state_at(start, mate).position
    assert position.board_fen == "8/8/7R/8/8/8/8/K7"


def test_the_move_is_marked_and_so_is_check(reader: Person) -> None:
    press(reader, "End")
    label = reader.window.panel.line_label.text()
    assert label == "after 2.g7# · Alt+Home: the diagram"
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


def test_dragging_a_piece_from_the_palette_leads_back_to_the_diagram(reader: Person) -> None:
    press(reader, "Right")
    board, palette = reader.window.board, reader.window.panel.palette_
    queen = next(piece for piece in palette.findChildren(PieceButton) if piece.piece.letter == "Q")
    QTest.mousePress(queen, LEFT, NONE, queen.rect().center())
    end = queen.mapFromGlobal(board.mapToGlobal(reader.at("a1")))
    QTest.mouseMove(queen, end)
    QTest.mouseRelease(queen, LEFT, NONE, end)
    assert reader.window.document.problem.position.board_fen == "5Kbk/6pp/6P1/8/8/8/8/Q6R"


def test_there_is_no_branch_to_copy_before_there_is_an_answer(person: Person) -> None:
    assert not person.window.menus.solution.copy_branch.isEnabled()
    assert person.window.menus.solution.copy_branch.shortcut().toString() == "Ctrl+Shift+C"


def test_taking_a_piece_from_the_palette_leads_back_to_the_diagram(reader: Person) -> None:
    from matewright.gui.board.brush import ERASER

    press(reader, "Right")
    reader.window.panel.palette_.brush_chosen.emit(ERASER)
    assert reader.window.board.position.fen == PRINZ
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
    assert play.text() == "Play"
    reader.press("F8", reader.window.board)
    assert reader.window.solution.is_playing, "at the end it begins again"
    reader.press("Esc", reader.window.board)
    assert not reader.window.solution.is_playing


def test_a_branch_is_copied_as_text(reader: Person) -> None:
    press(reader, "Right")
    reader.press("Ctrl+C", reader.window.solution)
    text = QGuiApplication.clipboard().text()
    assert text.splitlines() == ["1.Rh6! zugzwang", "  1...gxh6 2.g7#", "  1...Bf7 2.Rxh7# (dual)"]


def test_bare_letters_do_nothing(reader: Person) -> None:
    press(reader, "Right")
    assert press(reader, "K", "Q", "1", "2") == KEY


def large_tree(defences: int = 400, continuations: int = 500) -> Tree:
    """One key with that many defences and continuations of each: more than 200,000 moves."""
    count = 2 + defences * (continuations + 1)
    move = Move("K", 61, 60)
    ends = defences * continuations
    return Tree(
        [None] + [move] * (count - 1),
        [Role.DIAGRAM, Role.KEY] + [Role.DEFENCE] * defences + [Role.CONTINUATION] * ends,
        [frozenset[Mark]()] * count,
        [0] * count,
        [0, 0] + [1] * defences + [2 + number // continuations for number in range(ends)],
    )


def test_a_tree_of_200000_moves_opens_at_once(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Counted instead of timed: the view asks for what it shows, not for everything.
    asked = 0
    original = SolutionTreeModel.index

    def count(self: SolutionTreeModel, *arguments: Any) -> QModelIndex:
        nonlocal asked
        asked += 1
        return original(self, *arguments)

    monkeypatch.setattr(SolutionTreeModel, "index", count)
    tree = large_tree()
    pane = solution_pane.SolutionPane()
    qtbot.addWidget(pane)
    pane.set_tree(tree)
    pane.go_last()
    pane.grab()
    assert len(tree) > 200_000
    assert pane.node is not None
    assert pane.node.role is Role.CONTINUATION
    assert asked < len(tree) / 10

"""Play mode: moves on the board by people, strategies and recorded lines."""

from __future__ import annotations

from dataclasses import replace
from threading import Event
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton

import matewright
from matewright.gui.docks.dock import Arrangement
from matewright.gui.play.game_controller import LINE, PERSON
from matewright.gui.play.line_dialog import LineDialog
from matewright.gui.preferences.preferences import PIECE_LETTERS
from matewright.model.conditions import conditions_of
from matewright.model.game import Game
from matewright.model.move import square_number
from matewright.model.piece import Colour
from matewright.model.play_state import PlayState
from matewright.model.position import Position
from matewright.model.twin import Twin
from matewright.reference.players import Player
from matewright.services.play import players
from matewright.services.play.played_game import legal_moves
from tests.gui.conftest import LEFT, PRINZ, prinz

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from matewright.model.move import Move
    from tests.gui.conftest import Person

pytestmark = pytest.mark.features("answer", "workshop", "play")

MATE_IN_ONE = "7k/8/5K2/8/8/8/8/6Q1 w - - 0 1"


def set_up(person: Person, fen: str = PRINZ) -> None:
    person.window.document.edit_position(Position.from_fen(fen), "set up")
    person.window.document.undo_stack.clear()
    person.window.game.pause_length = 0


def begin(person: Person, fen: str = PRINZ) -> None:
    set_up(person, fen)
    person.press("F9", person.window.board)
    assert person.window.game.game is not None


def made(person: Person) -> str:
    game = person.window.game.game
    assert game is not None
    return " ".join(move.uci for move in game.moves_made)


def status(person: Person) -> str:
    return person.window.play_bar.status.toolTip()


def move(person: Person, source: str, target: str) -> None:
    person.click(source)
    person.click(target)


def wait_for(person: Person, moves: str) -> None:
    person.bot.waitUntil(lambda: made(person) == moves)


def choose_seat(person: Person, colour: Colour, seat: str) -> None:
    box = person.window.play_bar.seat_boxes[colour]
    box.setCurrentIndex(box.findData(seat))
    box.activated.emit(box.currentIndex())


class Patient(Player):
    """Thinks until `may_move` is set, then plays its first move."""

    def __init__(self) -> None:
        self.may_move = Event()

    def choose(self, position: Position, moves: Sequence[Move]) -> Move:
        assert self.may_move.wait(60)
        return moves[0]

    def cancel(self) -> None:
        self.may_move.set()


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> Patient:
    """What every strategy is while a test decides when it moves."""
    player = Patient()
    monkeypatch.setattr(players, "Strategist", lambda *_: player)
    return player


def test_moves_are_made_by_clicks_and_by_dragging_and_edit_nothing(person: Person) -> None:
    begin(person)
    window = person.window
    assert window.play_bar.isVisible()
    assert not window.panel.position_controls.isVisible()
    assert status(person) == "Playing: White to move"
    move(person, "h1", "h6")
    assert made(person) == "h1h6"
    assert status(person) == "Playing: Black to move"
    person.drag("g7", "h6")
    assert made(person) == "h1h6 g7h6"
    assert window.panel.line_label.toolTip() == "after 1...gxh6"
    assert window.document.problem.position.fen == PRINZ
    assert window.document.undo_stack.count() == 0
    person.drag("f8", "a1")
    assert made(person) == "h1h6 g7h6"


def test_moves_are_made_with_the_keyboard(person: Person) -> None:
    begin(person)
    board = person.window.board
    board.setFocus()
    board.set_focus_square(7)
    QTest.keyClick(board, Qt.Key.Key_Return)
    for _ in range(5):
        QTest.keyClick(board, Qt.Key.Key_Up)
    QTest.keyClick(board, Qt.Key.Key_Return)
    assert made(person) == "h1h6"


@pytest.mark.whole_window
def test_the_button_begins_and_escape_ends(person: Person) -> None:
    set_up(person)
    button = next(
        one
        for one in person.window.panel.findChildren(
            type(person.window.panel.move_controls.play_button)
        )
        if one.defaultAction() is person.window.menus["play.mode"]
    )
    QTest.mouseClick(button, LEFT)
    assert person.window.play_bar.isVisible()
    move(person, "h1", "h6")
    person.press("Esc", person.window.board)
    assert person.window.game.game is None
    assert not person.window.play_bar.isVisible()
    assert person.window.panel.position_controls.isVisible()
    assert person.window.board.position.fen == PRINZ
    person.drag("h1", "h2")
    assert person.window.document.undo_stack.count() == 1


def test_the_palette_only_turns_the_board_while_moves_are_played(person: Person) -> None:
    begin(person)
    palette = person.window.panel.palette_
    tools = {tool.text(): tool for tool in palette.findChildren(QToolButton)}
    assert not tools["Clear"].isEnabled()
    QTest.mouseClick(tools["Flip"], LEFT)
    assert person.window.board.flipped
    person.press("Esc", person.window.board)
    assert tools["Clear"].isEnabled()


def test_moves_are_taken_back_and_made_again(person: Person) -> None:
    begin(person)
    window = person.window
    move(person, "h1", "h6")
    move(person, "g8", "f7")
    person.press("Alt+Left", window.board)
    assert made(person) == "h1h6"
    QTest.mouseClick(window.panel.move_controls.first_button, LEFT)
    assert made(person) == ""
    assert window.board.position.fen == PRINZ
    person.press("Alt+Right", window.board)
    person.press("Alt+End", window.board)
    assert made(person) == "h1h6 g8f7"
    assert not window.panel.move_controls.forward_button.isEnabled()
    strip = window.play_bar.moves
    assert [strip.item(row).text() for row in range(strip.count())] == ["Start", "1.Rh6", "Bf7"]
    QTest.mouseClick(strip.viewport(), LEFT, pos=strip.visualItemRect(strip.item(1)).center())
    assert made(person) == "h1h6"
    move(person, "g7", "h6")
    assert [strip.item(row).text() for row in range(strip.count())] == ["Start", "1.Rh6", "gxh6"]


@pytest.mark.parametrize(
    ("fen", "source", "target", "words"),
    [
        (MATE_IN_ONE, "g1", "g7", "Mate: White wins"),
        (MATE_IN_ONE, "g1", "g6", "Stalemate: Black cannot move"),
    ],
)
def test_the_end_of_a_game_is_said(
    person: Person, fen: str, source: str, target: str, words: str
) -> None:
    begin(person, fen)
    move(person, source, target)
    assert status(person) == words


def test_the_position_played_to_becomes_the_diagram_in_one_step(person: Person) -> None:
    begin(person)
    move(person, "h1", "h6")
    QTest.mouseClick(person.window.play_bar.position_button, LEFT)
    document = person.window.document
    assert person.window.game.game is None
    assert document.problem.position.fen == "5Kbk/6pp/6PR/8/8/8/8/8 b - - 0 1"
    assert document.undo_stack.count() == 1
    assert document.undo_stack.undoText() == "Take as New Position"
    person.press("Ctrl+Z", person.window.board)
    assert document.problem.position.fen == PRINZ


def test_castling_is_lost_when_the_king_has_moved(person: Person) -> None:
    begin(person, "k7/8/8/8/8/8/8/4K2R w K - 0 1")
    for source, target in (("e1", "e2"), ("a8", "b8"), ("e2", "e1"), ("b8", "a8")):
        move(person, source, target)
    person.press("Ctrl+Shift+T", person.window.board)
    assert person.window.document.problem.position.fen == "k7/8/8/8/8/8/8/4K2R w - - 0 1"


def test_a_position_that_is_illegal_cannot_be_played(person: Person) -> None:
    set_up(person, "P6k/8/8/8/8/8/8/K7 w - - 0 1")
    sentence = person.read_box(lambda: person.press("F9", person.window.board))
    assert sentence == "There is a white pawn on a8; pawns cannot stand on ranks 1 and 8."
    assert person.window.game.game is None
    assert not person.window.menus["play.mode"].isChecked()


def test_a_strategy_answers_and_mates(person: Person) -> None:
    begin(person, "6k1/8/5K2/8/8/8/8/7Q b - - 0 1")
    choose_seat(person, Colour.WHITE, "gms")
    move(person, "g8", "f8")
    person.bot.waitUntil(lambda: made(person).count(" ") == 1)
    assert status(person) == "Mate: White wins"


def test_every_strategy_plays_a_legal_move(person: Person) -> None:
    legal = {move.uci for move in legal_moves(PlayState(Game(Position.from_fen(MATE_IN_ONE))))}
    for strategy in ("modern", "mater", "prinz", "reference"):
        begin(person, MATE_IN_ONE)
        choose_seat(person, Colour.WHITE, strategy)
        person.bot.waitUntil(lambda: len(made(person)) > 0)
        assert made(person) in legal, strategy
        choose_seat(person, Colour.WHITE, PERSON)
        person.window.game.end()


def test_conditions_are_obeyed_on_the_board(person: Person) -> None:
    window = person.window
    set_up(person, "7k/8/8/R2n4/8/8/8/K7 w - - 0 1")
    window.editing.set_conditions(conditions_of(["Circe"]), "Circe")
    person.press("F9", window.board)
    move(person, "a5", "d5")
    assert window.board.position.board_fen == "6nk/8/8/3R4/8/8/8/K7", "the knight is reborn"
    person.press("Ctrl+Z")
    assert window.game.game is None, "the game was under other conditions"


def test_what_a_condition_remembers_counts_on_the_board_and_in_the_list(person: Person) -> None:
    window = person.window
    set_up(person, "k7/8/8/8/8/8/8/K6N w - - 0 1")
    window.editing.set_conditions(conditions_of(["MainlyInChess"]), "Mainly-in Chess")
    window.docks.bring_forward("moves")
    person.press("F9", window.board)
    move(person, "h1", "g3")
    move(person, "a8", "b8")
    person.click("b8")
    assert not window.board.destinations, "who has just moved cannot move again"
    person.click("a1")
    assert window.board.destinations == {square_number(name) for name in ("a2", "b1", "b2")}
    rows = range(window.moves.model().rowCount())
    assert {window.moves._model.move(row).from_square for row in rows} == {0, 22}


def test_a_strategy_plays_under_conditions(person: Person) -> None:
    window = person.window
    set_up(person, "7k/5K2/8/8/8/8/8/6R1 w - - 0 1")
    window.editing.set_conditions(conditions_of(["Circe"]), "Circe")
    person.press("F9", window.board)
    choose_seat(person, Colour.WHITE, "modern")
    person.bot.waitUntil(lambda: len(made(person)) > 0)
    assert status(person) == "Mate: White wins"


def test_the_window_stays_free_while_a_strategy_thinks(person: Person, patient: Patient) -> None:
    begin(person)
    window = person.window
    choose_seat(person, Colour.BLACK, "modern")
    move(person, "h1", "h6")
    person.bot.waitUntil(lambda: status(person) == "Black is thinking …")
    # The user cannot move for it meanwhile.
    move(person, "g8", "f7")
    assert made(person) == "h1h6"
    assert not patient.may_move.is_set()
    QTest.mouseClick(window.play_bar.hurry_button, LEFT)
    person.bot.waitUntil(lambda: made(person).count(" ") == 1)
    assert status(person) == "Playing: White to move"


def test_who_sits_down_at_his_turn_moves_also_where_moves_were_taken_back(
    person: Person, patient: Patient
) -> None:
    begin(person)
    patient.may_move.set()
    move(person, "h1", "h6")
    person.press("Alt+Left", person.window.board)
    assert not person.window.game.is_waiting
    choose_seat(person, Colour.WHITE, "modern")
    person.bot.waitUntil(lambda: len(made(person)) > 0 and not person.window.game.is_waiting)


def test_move_now_asks_where_moves_were_taken_back(person: Person, patient: Patient) -> None:
    begin(person)
    patient.may_move.set()
    bar, entry = person.window.play_bar, person.window.menus["play.hurry"]
    assert not bar.hurry_button.isVisible()
    assert not entry.isEnabled()
    choose_seat(person, Colour.WHITE, "modern")
    person.bot.waitUntil(lambda: len(made(person)) > 0)
    person.press("Alt+Left", person.window.board)
    assert made(person) == ""
    assert bar.hurry_button.isVisible()
    assert entry.isEnabled()
    person.press("Ctrl+M", person.window.board)
    person.bot.waitUntil(lambda: len(made(person)) > 0)


def test_the_game_ends_with_the_twin_it_is_about(person: Person) -> None:
    set_up(person)
    document = person.window.document
    twins = (Twin.parse("Move h1 e1"), Twin.parse("Move g8 a2"))
    document.edit(replace(document.problem, twins=twins), "Twins")
    person.window.presenter.show_part(2)
    person.press("F9", person.window.board)
    document.edit(replace(document.problem, comment="A remark"), "Remark")
    assert person.window.play_bar.isVisible()
    document.edit(replace(document.problem, twins=twins[:1]), "Remove")
    assert person.window.game.game is None
    assert not person.window.play_bar.isVisible()


def test_taking_back_and_leaving_stop_the_thinking(person: Person, patient: Patient) -> None:
    begin(person)
    choose_seat(person, Colour.BLACK, "modern")
    move(person, "h1", "h6")
    person.bot.waitUntil(lambda: person.window.game.thinker.is_thinking)
    person.press("Alt+Left", person.window.board)
    assert patient.may_move.is_set()
    person.window.game.thinker.shut_down()
    QCoreApplication.sendPostedEvents()
    QApplication.processEvents()
    assert made(person) == ""
    patient.may_move.clear()
    move(person, "h1", "h2")
    person.bot.waitUntil(lambda: person.window.game.thinker.is_thinking)
    person.press("Esc", person.window.board)
    assert patient.may_move.is_set()
    assert person.window.game.game is None


def test_a_player_that_cannot_play_says_so_and_a_person_goes_on(person: Person) -> None:
    begin(person, "8/8/8/7G/3K3p/8/2k1g3/1Q6 b - - 0 1")
    window = person.window

    def choose() -> None:
        choose_seat(person, Colour.BLACK, "gms")
        person.bot.waitUntil(lambda: window.game.seats[Colour.BLACK] == PERSON)

    sentence = person.read_box(choose)
    assert "Only orthodox pieces can be used here, not the" in sentence
    assert status(person) == "Playing: Black to move"


def test_a_typed_line_is_played(person: Person) -> None:
    begin(person)
    for colour in Colour:
        choose_seat(person, colour, LINE)
    assert status(person) == "White to move; the line ends here"

    def fill(dialog: QWidget) -> None:
        assert isinstance(dialog, LineDialog)
        person.write(dialog.edit, "1.Rh6 Bg9")
        person.press_button(dialog, "Use This Line")
        assert dialog.isVisible()
        assert (
            dialog.problem_label.toolTip() == "Move 2 of the line: “Bg9” is not a legal move here."
        )
        person.write(dialog.edit, "1.Rh6! gxh6 2.g7#")
        person.press_button(dialog, "Use This Line")

    person.answer(person.window.play_bar.ask_for_line, fill, LineDialog)
    wait_for(person, "h1h6 g7h6 g6g7")
    assert status(person) == "Mate: White wins"


def solved(person: Person) -> None:
    set_up(person)
    person.window.document.set_solution(0, prinz())


def test_the_line_chosen_in_the_solution_is_played(person: Person) -> None:
    solved(person)
    person.press("F9", person.window.board)
    for colour in Colour:
        choose_seat(person, colour, LINE)
    wait_for(person, "h1h6 g7h6 g6g7")


def test_the_solution_goes_along_until_the_game_leaves_it(person: Person) -> None:
    solved(person)
    window = person.window
    person.press("F9", window.board)
    move(person, "h1", "h6")
    move(person, "g7", "h6")
    node = window.solution.node
    assert node is not None
    assert [str(step.move) for step in node.path()] == ["h1h6", "g7h6"]
    move(person, "f8", "e8")
    assert status(person) == "Playing: Black to move · not in the solution"
    person.press("Alt+Left", window.board)
    assert status(person) == "Playing: White to move"
    window.play_bar.follow_box.click()
    person.press("Alt+Home", window.board)
    assert window.solution.node == node


def test_a_line_chosen_in_the_solution_is_taken_over(person: Person) -> None:
    solved(person)
    window = person.window
    person.press("F9", window.board)
    window.solution.choose(window.document.problem.solution.tree.children[0])  # type: ignore[union-attr] # it was just stored
    assert made(person) == "h1h6"


def test_playing_begins_where_the_solution_is(person: Person) -> None:
    solved(person)
    window = person.window
    solution = window.document.problem.solution
    assert solution is not None
    window.solution.choose(solution.tree.children[0].children[0])
    person.press("F9", window.board)
    assert made(person) == "h1h6 g7h6"
    person.press("Alt+Left", window.board)
    assert made(person) == "h1h6"


def test_whatever_changes_the_diagram_ends_the_game(person: Person) -> None:
    for keys in ("Ctrl+Z", "Ctrl+Shift+L", "Ctrl+Shift+N", "F7"):
        person.window.document.start_new()
        set_up(person)
        person.drag("h1", "h2")
        person.press("F9", person.window.board)
        move(person, "h2", "h3")
        person.press(keys, person.window.board)
        assert person.window.game.game is None
        assert person.window.board.position == person.window.document.problem.position


def test_a_move_of_the_list_is_previewed_in_a_game_too(person: Person) -> None:
    begin(person)
    window = person.window
    move(person, "h1", "h6")
    window.docks["moves"].show()
    window.docks["moves"].raise_()
    person.bot.waitUntil(lambda: window.moves.model().rowCount() > 0)
    window.moves.setCurrentIndex(window.moves.model().index(0, 0))
    shown = window.board.position
    assert shown.turn is Colour.WHITE
    assert made(person) == "h1h6"
    person.press("Esc", window.board)
    assert window.board.position.turn is Colour.BLACK
    assert window.game.game is not None


def test_a_typed_line_may_have_the_letters_of_the_window(person: Person) -> None:
    begin(person)
    person.window.preferences.set(PIECE_LETTERS, "german")
    person.window.game.record("1.Th6 Lf7 2.Txh7#")
    for colour in Colour:
        choose_seat(person, colour, LINE)
    wait_for(person, "h1h6 g8f7 h6h7")
    assert person.window.game.line_text == "1.Th6 Lf7 2.Txh7#"


@pytest.mark.whole_window
def test_a_window_that_closes_stops_the_thinking(person: Person, patient: Patient) -> None:
    begin(person)
    choose_seat(person, Colour.WHITE, "modern")
    person.bot.waitUntil(lambda: person.window.game.thinker.is_thinking)
    person.window.document.undo_stack.setClean()
    person.window.close()
    assert patient.may_move.is_set()
    assert not person.window.game.thinker.is_thinking


@pytest.mark.whole_window
def test_playing_leaves_the_board_where_it_is(person: Person) -> None:
    window, board = person.window, person.window.board
    set_up(person)

    def place() -> tuple[QPoint, float]:
        corner = board.square_rect(square_number("a8"))
        return board.mapTo(window, corner.topLeft().toPoint()), corner.width()

    def is_arranged() -> bool:
        return window.docks.arrangement is Arrangement.for_size(window.size())

    for size in ((1440, 900), (1200, 780), (1024, 700)):
        window.resize(*size)
        person.bot.waitUntil(is_arranged)
        QApplication.processEvents()
        before = place()
        person.press("F9", board)
        QApplication.processEvents()
        assert window.play_bar.isVisible()
        assert place() == before
        person.press("F9", board)
        QApplication.processEvents()
        assert place() == before


# -- what the first move is ------------------------------------------------------------------------


def test_the_key_is_called_so(person: Person) -> None:
    solved(person)
    person.press("F9", person.window.board)
    move(person, "h1", "h6")
    assert status(person) == "1.Rh6! is the key · Playing: Black to move"
    move(person, "g7", "h6")
    assert status(person) == "Playing: White to move"


def test_a_try_is_refuted_on_the_board(person: Person) -> None:
    solved(person)
    person.press("F9", person.window.board)
    move(person, "h1", "h2")
    wait_for(person, "h1h2 g8f7")
    assert status(person).startswith("1.Rh2? is a try, refuted by Bf7!")
    person.press("Alt+Left", person.window.board)
    assert status(person).startswith("1.Rh2? is a try · ")
    assert made(person) == "h1h2", "a move taken back is not played again"
    move(person, "h7", "h6")
    assert made(person) == "h1h2 h7h6"


@pytest.mark.parametrize(
    ("fen", "stipulation", "first", "said"),
    [
        (PRINZ, "#2", ("h1", "a1"), "1.Ra1? is refuted by {reply}! and other moves"),
        ("7k/8/8/5K2/8/8/8/6Q1 w", "#2", ("g1", "g2"), "1.Qg2? is too long: 3 moves"),
    ],
)
def test_a_move_that_the_answer_does_not_have_is_searched(
    person: Person, fen: str, stipulation: str, first: tuple[str, str], said: str
) -> None:
    set_up(person, fen)
    document = person.window.document
    document.edit_stipulation(stipulation)
    document.set_solution(0, matewright.solve(fen, stipulation))
    person.press("F9", person.window.board)
    move(person, *first)
    begun = said.split("{", maxsplit=1)[0]
    person.bot.waitUntil(lambda: status(person).startswith(begun))
    if "{reply}" in said:
        assert "and other moves" in status(person)
        assert len(made(person).split()) == 2


def test_who_does_not_follow_the_solution_is_told_nothing(person: Person) -> None:
    solved(person)
    person.press("F9", person.window.board)
    person.window.play_bar.follow_box.click()
    move(person, "h1", "h2")
    assert status(person) == "Playing: Black to move"
    assert made(person) == "h1h2"

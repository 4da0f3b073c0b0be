"""The Workshop pane: maps painted while a piece is held, tools started, results taken and kept."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox

import matewright
from matewright.gui.main_window import MainWindow
from matewright.gui.preferences.preferences import PIECE_LETTERS
from matewright.gui.workshop import ticked_play
from matewright.gui.workshop.pane import WorkshopPane
from matewright.gui.workshop.settings_model import Column
from matewright.model.move import square_number
from matewright.model.position import Position
from matewright.model.solution import Solution
from matewright.model.twin import Twin
from matewright.model.verdict import Verdict as Judged
from matewright.model.verdict import judge
from matewright.render.marks import Ground
from matewright.services.workshop.economy import CRITERIA, ranked
from matewright.services.workshop.mend import mend
from matewright.services.workshop.required_play import Item, items_by_entry
from matewright.services.workshop.setting import Verdict
from matewright.services.workshop.work import Tool
from tests.gui.conftest import LEFT, NONE, PRINZ, Person

pytestmark = [
    pytest.mark.usefixtures("real_engine"),
    pytest.mark.features("answer", "workshop", "play", "file"),
]

CLASSIC = "2N2B2/2N1r3/8/3nQ2R/1k6/8/2B5/R3K3 w Q - 0 1"
COOKED = "5Kbk/7p/6P1/8/8/8/8/7R w - - 0 1"
"""Prinz's problem without the pawn on g7."""

IDLE_PAWN = "5Kbk/6pp/6P1/8/P7/8/8/7R w - - 0 1"
"""The same with a white pawn that only adds tries."""

HELP = "8/8/8/8/8/2k5/8/K2R4 b - - 0 1"

GROUNDS = {
    Verdict.COOKED: Ground.COOKED,
    Verdict.SHORT: Ground.SHORT,
    Verdict.NONE: Ground.NONE,
    Verdict.ILLEGAL: Ground.ILLEGAL,
}


def show(person: Person, fen: str, tool: Tool, stipulation: str = "#2") -> WorkshopPane:
    """Set up a problem, and bring a tool to the front."""
    document = person.window.document
    document.edit_stipulation(stipulation)
    document.edit_position(Position.from_fen(fen), "set up")
    pane = person.window.workshop.pane
    person.window.docks.bring_forward("workshop", pane)
    pane.choose_tool(tool)
    QApplication.processEvents()
    return pane


def wait(person: Person) -> None:
    """Wait until no tool is at work."""
    workshop = person.window.workshop
    person.bot.waitUntil(lambda: not (workshop.is_running or workshop.model.is_listing))
    QApplication.processEvents()


def start(person: Person, pane: WorkshopPane) -> None:
    QTest.mouseClick(pane.start_button, LEFT)
    wait(person)


def map_of(person: Person, count: int, source: str = "") -> dict[int, Ground]:
    """The map of the piece on a square, once it is painted as a whole."""
    board = person.window.board

    def is_painted() -> bool:
        squares = {one.square for one in board.grounds}
        return len(squares) == count and (not source or square_number(source) not in squares)

    person.bot.waitUntil(is_painted)
    wait(person)
    return {one.square: one.ground for one in board.grounds}


# -- the map --------------------------------------------------------------------------------------


def test_the_pane_is_made_when_somebody_looks_at_it(person: Person) -> None:
    assert not person.window.findChildren(WorkshopPane)
    person.window.docks.bring_forward("workshop")
    QApplication.processEvents()
    assert len(person.window.findChildren(WorkshopPane)) == 1


def test_a_piece_that_is_chosen_is_mapped(person: Person) -> None:
    pane = show(person, CLASSIC, Tool.MAP)
    person.click("e5")
    painted = map_of(person, 61, "e5")
    for setting in pane.model.settings:
        ground = GROUNDS.get(setting.verdict)
        if ground is None:
            ground = Ground.SOUND_WITH_LOSS if setting.lost else Ground.SOUND
        assert painted[setting.edits[0].squares[1][0]] is ground
    # The words of a square are those of its row.
    said = person.window.board.describe(square_number("e3"))
    assert said.startswith("e3, empty")
    assert "short" in said
    # Another piece, another map; a piece of the palette as well.
    person.click("c2")
    assert map_of(person, 61, "c2") != painted
    person.take("P")
    assert set(map_of(person, 47)) == set(range(8, 56)) - {square_number("b4")}


def test_a_piece_that_is_dropped_is_mapped_where_it_stands(person: Person) -> None:
    show(person, CLASSIC, Tool.MAP)
    person.click("e5")
    map_of(person, 61)
    person.drag("e5", "f3")
    assert square_number("e5") in map_of(person, 61, "f3")
    assert not person.window.workshop.pane.stale_label.isVisible()


def test_nothing_is_painted_where_nobody_looks(person: Person) -> None:
    show(person, CLASSIC, Tool.MAP)
    person.click("e5")
    map_of(person, 61)
    person.window.docks.bring_forward("solution")
    person.bot.waitUntil(lambda: not person.window.board.grounds)
    person.click("c2")
    wait(person)
    assert not person.window.board.grounds


# -- tools that are started -----------------------------------------------------------------------


def test_mend_lists_what_the_function_finds_in_its_order(person: Person) -> None:
    pane = show(person, COOKED, Tool.MEND)
    start(person, pane)
    found = mend(person.window.document.problem)
    assert [one.change for one in pane.model.settings] == [one.change for one in found]
    assert "looked at" in pane.state_label.text()
    box = pane.fields.order_box
    box.setCurrentIndex(box.findData("value"))
    order = ("value", "solution", "promoted", "legality", "key", "pieces", "play", "changes")
    assert pane.model.settings == tuple(ranked(found, order))


def test_each_order_puts_its_criterion_first(person: Person) -> None:
    pane = show(person, COOKED, Tool.MEND)
    pane.fields.promoted_box.setChecked(True)
    start(person, pane)
    box = pane.fields.order_box
    for name, criterion in CRITERIA.items():
        box.setCurrentIndex(box.findData(name))
        measures = [criterion(setting) for setting in pane.model.settings]
        assert len(measures) > 10, name
        assert measures == sorted(measures), name


def test_a_row_is_shown_and_taken_as_one_undo_step(person: Person) -> None:
    pane = show(person, COOKED, Tool.MEND)
    start(person, pane)
    document, board = person.window.document, person.window.board
    steps = document.undo_stack.count()
    row = pane.model.row_of(lambda setting: setting.position.board[54] is not None)
    assert row is not None
    rect = pane.table.visualRect(pane.model.index(row, Column.CHANGE))
    QTest.mouseClick(pane.table.viewport(), LEFT, NONE, rect.center())
    expected = pane.model.setting(row).position
    assert board.position == expected
    assert document.problem.position != expected
    # Esc shows the diagram again.
    person.press("Esc", board)
    assert board.position == document.problem.position
    pane.table.choose(row)
    pane.table.setFocus()
    person.press("Return", pane.table)
    assert document.problem.position == expected
    assert document.undo_stack.count() == steps + 1
    assert pane.stale_label.isVisible()
    document.undo_stack.undo()
    assert not pane.stale_label.isVisible()
    QTest.mouseDClick(pane.table.viewport(), LEFT, NONE, rect.center())
    QTest.mouseRelease(pane.table.viewport(), LEFT, NONE, rect.center())
    assert document.problem.position == expected


def test_settings_become_versions(person: Person) -> None:
    pane = show(person, COOKED, Tool.MEND)
    start(person, pane)
    document = person.window.document
    assert not pane.keep_button.isEnabled()
    pane.table.choose(0)
    pane.keep_button.click()
    (version,) = document.problem.versions
    assert version.name == pane.model.setting(0).change
    assert version.problem.position == pane.model.setting(0).position
    document.undo_stack.undo()
    assert not document.problem.versions


def test_settings_become_problems_behind_this_one(person: Person) -> None:
    pane = show(person, COOKED, Tool.MEND)
    start(person, pane)
    document = person.window.document
    pane.table.choose(0)
    pane.add_button.click()
    assert len(document.collection) == 2
    assert document.current == 0
    kept = document.collection[1]
    assert kept.position == pane.model.setting(0).position
    assert kept.comment == pane.model.setting(0).change
    assert not pane.stale_label.isVisible()
    document.undo_stack.undo()
    assert len(document.collection) == 1


def test_what_each_piece_is_for(person: Person) -> None:
    pane = show(person, IDLE_PAWN, Tool.FOR)
    pane.required_button.action("key").trigger()
    pane.required_button.action("variations").trigger()
    start(person, pane)
    idle = [one.ground for one in person.window.board.grounds]
    assert idle == [Ground.COOKED]
    assert pane.state_label.text().startswith("1 idle piece")
    row = pane.model.row_of(lambda setting: setting.change == "-wPa4")
    assert row is not None
    assert "idle" in str(pane.model.index(row, Column.PLAY).data())


def test_fill_back_and_reduce(person: Person) -> None:
    pane = show(person, COOKED, Tool.FILL)
    person.write(pane.fields.pieces_edit, "bP")
    person.write(pane.fields.squares_edit, "g7")
    person.press("Return", pane.fields.squares_edit)
    wait(person)
    assert [one.position.fen.split()[0] for one in pane.model.settings] == [PRINZ.split()[0]]
    pane = show(person, "5Kbk/6pp/6PR/8/8/8/8/8 b - - 0 1", Tool.BACK)
    start(person, pane)
    assert "wRh6←h1" in [one.change for one in pane.model.settings]
    pane = show(person, IDLE_PAWN, Tool.REDUCE)
    start(person, pane)
    assert "-wPa4" in [one.change for one in pane.model.settings]


def test_wanted_play_is_honoured_and_losses_are_told(person: Person) -> None:
    pane = show(person, PRINZ, Tool.MAP)
    person.click("h1")
    person.bot.waitUntil(lambda: bool(pane.model.rowCount()))
    wait(person)
    row = pane.model.row_of(lambda setting: setting.change == "wRh1→h5")
    assert row is not None
    assert "loses" in str(pane.model.index(row, Column.PLAY).data())
    # With the key alone wanted, a rook on h5 loses nothing.
    pane.required_button.action("key").trigger()
    wait(person)
    person.bot.waitUntil(lambda: pane.model.rowCount() == 61 and not pane.start_button.isVisible())
    row = pane.model.row_of(lambda setting: setting.change == "wRh1→h5")
    assert row is not None
    assert pane.model.index(row, Column.PLAY).data() == "all required play stays"


def test_moves_have_the_letters_that_are_chosen(person: Person) -> None:
    pane = show(person, PRINZ, Tool.FOR)
    person.window.preferences.set(PIECE_LETTERS, "german")
    start(person, pane)
    row = pane.model.row_of(lambda setting: setting.change == "-bPg7")
    assert row is not None
    assert "1...La2 2.Txh7#" in str(pane.model.index(row, Column.PLAY).data())
    assert "Th6" in str(pane.model.index(row, Column.CHANGE).data())


# -- much, bad and stopped ------------------------------------------------------------------------


def test_too_many_settings_are_told_before_it_begins(person: Person) -> None:
    pane = show(person, PRINZ, Tool.FILL)
    person.write(pane.fields.pieces_edit, "* * *")
    start(person, pane)
    assert pane.start_button.text() == "Start Anyway"
    assert not pane.model.rowCount()
    assert "settings, which takes about" in pane.state_label.text()
    QTest.mouseClick(pane.start_button, LEFT)
    person.bot.waitUntil(lambda: pane.model.rowCount() > 0)
    assert not pane.start_button.isEnabled()
    QTest.mouseClick(pane.stop_button, LEFT)
    wait(person)
    assert pane.state_label.text().startswith("Stopped")
    assert pane.model.rowCount() > 0
    # Far too many are refused with their number.
    person.write(pane.fields.pieces_edit, " ".join(["*"] * 9))
    # What was found by then is not thrown away unasked.
    rows = pane.model.rowCount()
    anew = partial(QTest.mouseClick, pane.start_button, LEFT)
    person.answer(anew, person.pressing("Cancel"), QMessageBox)
    assert pane.model.rowCount() == rows
    person.answer(anew, person.pressing("Start Anew"), QMessageBox)
    wait(person)
    assert "at most 1,000,000,000,000 are looked at" in pane.state_label.text()


def test_bad_input_is_one_sentence(person: Person) -> None:
    for tool, fen, field, typed, sentence in (
        (Tool.MEND, PRINZ, "squares_edit", "z9", "not understood as squares"),
        (Tool.FILL, PRINZ, "pieces_edit", "wX", "not understood as pieces"),
        (Tool.MEND, PRINZ, "squares_edit", "", "sound already"),
        (Tool.FOR, COOKED, "squares_edit", "", "not sound"),
    ):
        pane = show(person, fen, tool)
        getattr(pane.fields, field).setText(typed)
        start(person, pane)
        assert sentence in pane.state_label.text()
        assert person.window.document.problem.position == Position.from_fen(fen)
        getattr(pane.fields, field).clear()


def test_everything_is_done_with_the_keyboard(person: Person) -> None:
    show(person, COOKED, Tool.MAP)
    window = person.window
    person.press("Ctrl+B")
    person.press("Ctrl+Shift+J")
    pane = window.workshop.pane
    assert QApplication.focusWidget() is pane.tool_box
    for _ in range(2):
        QTest.keyClick(pane.tool_box, Qt.Key.Key_Down)
    assert pane.tool is Tool.MEND
    seen = set()
    for _ in range(20):
        focus = QApplication.focusWidget()
        assert focus is not None
        if focus is pane.start_button:
            break
        seen.add(focus)
        QTest.keyClick(focus, Qt.Key.Key_Tab)
    assert pane.required_button in seen
    QTest.keyClick(pane.start_button, Qt.Key.Key_Space)
    wait(person)
    pane.table.setFocus()
    QTest.keyClick(pane.table, Qt.Key.Key_Down)
    QTest.keyClick(pane.table, Qt.Key.Key_Down)
    row = pane.table.currentIndex().row()
    expected = pane.model.setting(row).position
    assert window.board.position == expected
    QTest.keyClick(pane.table, Qt.Key.Key_Return)
    assert window.document.problem.position == expected


@pytest.mark.whole_window
def test_another_language_goes_on_with_what_was_found(
    person: Person, german: Callable[[], MainWindow]
) -> None:
    pane = show(person, COOKED, Tool.MEND)
    start(person, pane)
    changes = [one.change for one in pane.model.settings]
    new = german()
    assert new.workshop.pane.tool is Tool.MEND
    assert [one.change for one in new.workshop.pane.model.settings] == changes


# -- a setting that is shown ----------------------------------------------------------------------


def shown_play(person: Person) -> str:
    play = person.window.answer.play
    return "\n".join(play.text_of(row) for row in range(play.row_count))


def test_a_setting_has_its_play_and_its_verdict(person: Person) -> None:
    answered(person, COOKED)
    before = shown_play(person)
    pane = show(person, COOKED, Tool.MEND)
    start(person, pane)
    row = pane.model.row_of(lambda setting: setting.change == "+bPg7")
    assert row is not None
    pane.table.choose(row)
    person.bot.waitUntil(lambda: "1.Rh6!" in shown_play(person))
    assert shown_play(person) != before
    desk = person.window.desk
    assert desk.is_trial
    assert desk.shown.problem.position == pane.model.setting(row).position
    # What is new against the play of the diagram is marked.
    person.window.docks.bring_forward("solution")
    assert person.window.answer.play.difference is not None
    # A move of it is shown on the board, and Esc goes back to the diagram and its play.
    person.window.presenter.step_forward()
    assert person.window.board.position.board[square_number("h6")] is not None
    person.press("Esc", person.window.board)
    assert not person.window.presenter.has_previewed
    assert person.window.board.position == person.window.document.problem.position
    assert shown_play(person) == before


def test_versions_that_are_kept_have_their_verdict(person: Person) -> None:
    pane = show(person, COOKED, Tool.MEND)
    start(person, pane)
    row = pane.model.row_of(lambda setting: setting.change == "+bPg7")
    assert row is not None
    pane.table.choose(row)
    pane.keep_button.click()
    document = person.window.document
    person.bot.waitUntil(lambda: document.problem.versions[0].solution is not None)
    (version,) = document.problem.versions
    assert judge(version.problem).verdict is Judged.SOUND
    assert version.name == "+bPg7"
    document.undo_stack.undo()
    assert not document.problem.versions


def test_keys_of_fairy_settings_are_written_as_moves(person: Person) -> None:
    pane = show(person, COOKED, Tool.FILL)
    person.write(pane.fields.pieces_edit, "bG")
    start(person, pane)
    texts = [str(pane.model.index(row, Column.CHANGE).data()) for row in range(2)]
    assert sorted(texts) == ["+bGg7\nsound Rh6", "+bGh6\nsound Rxh6"]


def test_solutions_of_help_play_are_written_out(person: Person) -> None:
    pane = show(person, HELP, Tool.FILL, "h#2")
    person.write(pane.fields.pieces_edit, "wP")
    start(person, pane)
    assert pane.model.rowCount()
    text = str(pane.model.index(0, Column.CHANGE).data())
    assert re.search(r"sound 1 solution: 1\.K\w\d \S+ 2\.\S+ \S+#", text), text


def test_take_back_ignores_what_is_ticked(person: Person) -> None:
    answered(person, PRINZ)
    tick(person, "1.Rh6!")
    pane = show(person, "5Kbk/6pp/6PR/8/8/8/8/8 b - - 0 1", Tool.BACK)
    start(person, pane)
    assert "wRh6←h1" in [one.change for one in pane.model.settings]


def test_the_tools_look_at_the_part_that_is_shown_or_at_all(person: Person) -> None:
    pane = show(person, PRINZ, Tool.FILL)
    window = person.window
    document = window.document
    document.edit(replace(document.problem, twins=(Twin.parse("remove g7"),)), "twin")
    assert not pane.part_box.isHidden()
    window.presenter.show_part(1)
    person.write(pane.fields.pieces_edit, "bP")
    person.write(pane.fields.squares_edit, "b g7")
    start(person, pane)
    alone = [one.change for one in pane.model.settings]
    assert "+bPg7" in alone
    # The diagram of a) has that pawn: b) cannot have it by a change of the diagram.
    pane.table.choose(alone.index("+bPg7"))
    pane.take_button.click()
    assert "the twin itself changes that" in pane.state_label.text()
    pane.part_box.setCurrentIndex(1)
    start(person, pane)
    assert "+bPg7" not in [one.change for one in pane.model.settings]


# -- play that is ticked in the answer ------------------------------------------------------------


def tick(person: Person, move: str, keys: str = "+") -> None:
    """Choose a move in the play by its text, and tick it with the keyboard."""
    play = person.window.answer.play
    for row in range(play.row_count):
        rect = play.word_rect(row, move)
        if rect.isValid():
            QTest.mouseClick(play.viewport(), LEFT, NONE, rect.center())
            QTest.keyClicks(play, keys)
            return
    pytest.fail(f"{move} is not there: {[play.text_of(row) for row in range(play.row_count)]}")


def answered(person: Person, fen: str) -> None:
    """Set up a two-mover with its whole answer."""
    document = person.window.document
    document.edit_stipulation("#2")
    document.edit_position(Position.from_fen(fen), "set up")
    answer = matewright.solve(fen, "#2", tries=1, set_play=True)
    document.edit(document.problem.with_options(answer.question.options), "ask")
    document.set_solution(0, answer)
    QApplication.processEvents()


def test_the_play_of_an_answer_is_not_gathered_before_something_is_ticked(
    person: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    gathered = []

    def gather(solution: Solution) -> dict[int, Item]:
        gathered.append(solution)
        return items_by_entry(solution)

    monkeypatch.setattr(ticked_play, "items_by_entry", gather)
    answered(person, PRINZ)
    assert not gathered
    tick(person, "1.Rh6!")
    assert len(gathered) == 1


@pytest.mark.whole_window
def test_moves_are_ticked_in_the_answer_and_kept_by_the_tools(person: Person) -> None:
    answered(person, PRINZ)
    window = person.window
    tick(person, "1.Rh6!")
    assert [item.text for item in window.ticked.items] == ["1.Rh6!"]
    tick(person, "2.g7#")
    assert len(window.ticked.items) == 2
    assert len(window.answer.play.ticked) == 2
    # Once more takes the tick away.
    tick(person, "2.g7#")
    assert [item.text for item in window.ticked.items] == ["1.Rh6!"]
    pane = show(person, PRINZ, Tool.FILL)
    assert pane.required_button.text() == "Required: ticked play"
    person.write(pane.fields.pieces_edit, "wN")
    start(person, pane)
    assert pane.model.rowCount()
    assert {setting.keys for setting in pane.model.settings} == {("h1h6",)}
    some = pane.model.rowCount()
    pane.required_button.action("ticked").trigger()
    start(person, pane)
    assert pane.model.rowCount() > some


def test_ticks_follow_a_piece_and_come_back_with_undo(person: Person) -> None:
    answered(person, PRINZ)
    window = person.window
    tick(person, "1.Rh6!", "*")
    count = len(window.ticked.items)
    assert count == len([item for item in window.ticked.items if item.moves[0] == "h1h6"]) > 2
    window.presenter.go_to_diagram()
    person.drag("h1", "h3")
    assert {item.moves[0] for item in window.ticked.items} == {"h3h6"}
    window.document.undo_stack.undo()
    assert {item.moves[0] for item in window.ticked.items} == {"h1h6"}
    window.document.start_new()
    assert not window.ticked.items


def test_gathered_play_is_ticked_together(person: Person) -> None:
    answered(person, PRINZ)
    person.window.solution.set_grouped(True)
    QApplication.processEvents()
    tick(person, "2.Rxh7#")
    assert len(person.window.ticked.items) > 1
    # The set play stands first: the rook mates whatever the bishop plays.
    assert {item.moves[-1] for item in person.window.ticked.items} == {"h1h7"}


def test_colours_and_signs_of_the_map_have_a_legend(person: Person) -> None:
    pane = show(person, COOKED, Tool.MAP)
    assert pane.legend.isVisible()
    for ground in Ground:
        assert f"<b>{ground.value}</b>" in pane.legend.text()
    pane.choose_tool(Tool.FOR)
    assert "nothing&nbsp;breaks" in pane.legend.text()
    pane.choose_tool(Tool.MEND)
    assert not pane.legend.isVisible()


def test_the_words_of_a_menu_button_keep_clear_of_its_arrow(person: Person) -> None:
    pane = show(person, COOKED, Tool.MAP)
    button = pane.required_button
    words = button.fontMetrics().horizontalAdvance(button.text())
    assert button.width() >= words + 16, "the arrow stands behind the words"

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from matewright.formats.textfile import FileStamp
from matewright.gui.collection.problem_properties import ProblemProperties
from matewright.gui.widgets.error_box import ErrorBox
from matewright.model.award import Award
from matewright.model.position import INITIAL_FEN, Position
from matewright.model.twin import Twin
from tests.gui.conftest import LEFT, PRINZ, prinz

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from PySide6.QtWidgets import QWidget

    from tests.gui.conftest import FakeEngine, Person

pytestmark = pytest.mark.features("answer", "file", "workshop", "collection", "play")

KING_AND_ROOK = "7k/5K2/8/8/8/8/8/6R1"


def pieces(person: Person) -> str:
    return person.window.document.problem.position.board_fen


def set_up(person: Person) -> None:
    person.window.document.edit_position(
        person.window.document.problem.position.from_fen(PRINZ), "set up"
    )
    person.window.document.undo_stack.clear()


def test_a_position_is_set_up_with_the_mouse_alone(person: Person) -> None:
    window = person.window
    for piece, squares in (("K", "f8"), ("P", "g6"), ("R", "h1"), ("p", "g7 h7")):
        person.take(piece)
        for square in squares.split():
            person.click(square)
    window.board.cancel()
    assert pieces(person) == "5K2/6pp/6P1/8/8/8/8/7R"
    person.drag("h1", "h2")
    assert pieces(person) == "5K2/6pp/6P1/8/8/8/7R/8"
    person.click("h7", Qt.MouseButton.RightButton)
    assert pieces(person) == "5K2/6p1/6P1/8/8/8/7R/8"
    assert window.document.undo_stack.count() == 7


def test_every_edit_is_one_undo_step_and_undoing_all_clears_the_mark(person: Person) -> None:
    window = person.window
    set_up(person)
    assert not window.isWindowModified()
    person.drag("h1", "h3")
    person.write(window.question.stipulation_edit, "#4")
    QTest.keyClick(window.question.stipulation_edit, Qt.Key.Key_Return)
    assert window.isWindowModified()
    assert window.document.undo_stack.count() == 2
    person.press("Ctrl+Z", window.board)
    assert window.document.problem.stipulation.text == "#2"
    assert window.question.stipulation_edit.text() == "#2"
    person.press("Ctrl+Z", window.board)
    assert window.board.position.fen == PRINZ
    assert not window.isWindowModified()
    person.press("Ctrl+Y", window.board)
    assert window.isWindowModified()
    person.press("Ctrl+Shift+Z", window.board)
    assert window.document.problem.stipulation.text == "#4"
    assert not window.document.undo_stack.canRedo()


def test_undo_steps_have_names_a_person_understands(person: Person) -> None:
    set_up(person)
    person.drag("h1", "h3")
    assert person.window.document.undo_stack.undoText() == "Move white rook h1–h3"


def test_fen_goes_both_ways(person: Person) -> None:
    window = person.window
    person.write(window.panel.position_controls.fen_edit, PRINZ)
    assert window.board.position.fen == PRINZ
    person.drag("h1", "h2")
    window.board.setFocus()
    assert window.panel.position_controls.fen_edit.text() == window.board.position.fen


def test_a_wrong_fen_is_marked_and_told_and_leaves_the_board_alone(person: Person) -> None:
    window = person.window
    set_up(person)
    person.write(window.panel.position_controls.fen_edit, "5Kbk/6pp/6P1/8/8/8/7R w")
    assert window.board.position.fen == PRINZ
    assert window.panel.line_label.text() == "The FEN has 7 instead of 8 ranks."
    QTest.keyClick(window.panel.position_controls.fen_edit, Qt.Key.Key_Escape)
    assert window.panel.line_label.text().strip() == ""


def test_fen_is_copied_and_pasted(person: Person) -> None:
    set_up(person)
    person.press("Ctrl+C", person.window.board)
    assert QGuiApplication.clipboard().text() == PRINZ
    QGuiApplication.clipboard().setText(f"  {INITIAL_FEN}\n")
    person.press("Ctrl+V", person.window.board)
    assert person.window.board.position.fen == INITIAL_FEN
    assert person.window.document.undo_stack.count() == 1


def test_pasting_nonsense_says_so_and_changes_nothing(person: Person) -> None:
    set_up(person)
    QGuiApplication.clipboard().setText("hello")
    seen: list[str] = []

    def read(dialog: QWidget) -> None:
        assert isinstance(dialog, ErrorBox)
        seen.append(dialog.text())
        person.press_button(dialog, "Copy")
        assert dialog.isVisible()
        dialog.close()

    person.answer(person.window.clipboard.paste, read)
    assert len(seen) == 1
    assert seen[0].startswith("The text on the clipboard is not a chess problem")
    assert QGuiApplication.clipboard().text() == seen[0]
    assert person.window.board.position.fen == PRINZ


def test_a_wrong_stipulation_is_marked_and_not_taken(person: Person) -> None:
    window = person.window
    field = window.question.stipulation_edit
    person.write(field, "#0")
    QTest.keyClick(field, Qt.Key.Key_Return)
    label = window.findChild(type(window.panel.stipulation_label), "stipulation_error")
    assert label is not None
    assert label.isVisible()
    assert label.text() == "The stipulation “#0” asks for 0 moves; from 1 to 64 are possible."
    assert window.document.problem.stipulation.text == "#2"
    person.write(field, " #5 ")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert not label.isVisible()
    assert window.document.problem.stipulation.text == field.text() == "#5"
    assert window.question.picker.currentText() == "Mate in 5"


def test_the_picker_changes_the_stipulation(person: Person) -> None:
    window = person.window
    picker = window.question.picker
    picker.setFocus()
    QTest.keyClick(picker, Qt.Key.Key_Down)
    assert window.document.problem.stipulation.text == "#3"
    assert window.document.undo_stack.undoText() == "Change Stipulation to #3"


def test_clear_board_and_initial_array_are_single_steps(person: Person) -> None:
    window = person.window
    person.press("Ctrl+Shift+I", window.board)
    assert window.board.position.fen == INITIAL_FEN
    person.press("Ctrl+Shift+X", window.board)
    assert pieces(person) == "8/8/8/8/8/8/8/8"
    assert window.document.undo_stack.count() == 2


def test_author_and_source_are_edited_and_shown(person: Person) -> None:
    window = person.window

    def fill(dialog: QWidget) -> None:
        assert isinstance(dialog, ProblemProperties)
        person.write(dialog.authors_edit, "Prinz, Dietrich; ")
        person.write(dialog.source_edits["name"], "Research")
        person.write(dialog.source_edits["date"], "1952")
        dialog.accept()

    person.answer(window.collection.edit_shown, fill)
    assert window.document.problem.authors == ("Prinz, Dietrich",)
    assert window.panel.caption.title.text() == "Dietrich Prinz"
    assert window.panel.caption.source.text() == "Research, 1952"
    person.press("Ctrl+Z", window.board)
    assert window.panel.caption.title.text() == "Untitled"


def test_problems_are_added_and_deleted_as_undo_steps(person: Person) -> None:
    window = person.window
    set_up(person)
    assert window.docks["problems"].isHidden()
    window.editing.add_problem()
    assert window.docks["problems"].isVisible()
    assert window.document.current == 1
    assert window.board.position.board_fen == "8/8/8/8/8/8/8/8"
    person.press("Ctrl+PgUp", window.board)
    assert window.board.position.fen == PRINZ
    window.editing.delete_problem()
    assert len(window.document.collection) == 1
    person.press("Ctrl+Z", window.board)
    assert len(window.document.collection) == 2
    assert window.board.position.fen == PRINZ
    person.press("Ctrl+Z", window.board)
    assert len(window.document.collection) == 1
    assert not window.isWindowModified()
    assert window.docks["problems"].isHidden()


def test_undo_shows_the_problem_it_changes(person: Person) -> None:
    window = person.window
    window.editing.add_problem()
    person.press("Ctrl+Shift+I", window.board)
    window.document.go_to(0)
    person.press("Ctrl+Z", window.board)
    assert window.document.current == 1
    assert pieces(person) == "8/8/8/8/8/8/8/8"


# -- typing a FEN ------------------------------------------------------------------------------


def test_a_fen_typed_letter_by_letter_is_one_step(person: Person) -> None:
    window = person.window
    set_up(person)
    field = window.panel.position_controls.fen_edit
    person.write(field, f"{KING_AND_ROOK} w - - 0 1")
    # Valid on the way: without side to move, castling, en passant, counters.
    assert pieces(person) == KING_AND_ROOK
    assert window.document.undo_stack.count() == 1
    window.board.setFocus()
    person.press("Ctrl+Z", window.board)
    assert window.board.position.fen == PRINZ
    person.press("Ctrl+Y", window.board)
    assert pieces(person) == KING_AND_ROOK


def test_two_visits_to_the_fen_are_two_steps(person: Person) -> None:
    window = person.window
    set_up(person)
    field = window.panel.position_controls.fen_edit
    person.write(field, KING_AND_ROOK)
    window.board.setFocus()
    person.write(field, PRINZ)
    assert window.document.undo_stack.count() == 2


def test_a_fen_being_typed_survives_a_refresh(person: Person) -> None:
    window = person.window
    set_up(person)
    field = window.panel.position_controls.fen_edit
    person.write(field, "5Kbk/6pp/6P1")
    window.document.set_solution(0, prinz())
    assert field.text() == "5Kbk/6pp/6P1"
    assert field.problem
    person.window.document.edit_position(Position.from_fen(INITIAL_FEN), "another")
    assert field.text() == INITIAL_FEN


# -- answers and undo --------------------------------------------------------------------------


def test_a_problem_comes_back_with_the_answer_it_had(person: Person, engine: FakeEngine) -> None:
    window = person.window
    set_up(person)
    window.editing.duplicate_problem()
    window.solve()
    engine.jobs[-1].end(prinz())
    person.wait_for_answer()
    person.press("Ctrl+Z", window.board)
    person.press("Ctrl+Y", window.board)
    assert window.document.current == 1
    assert window.panel.caption.state.text == "Sound · 1 key · Rh6"


def test_a_deleted_problem_comes_back_with_its_newest_answer(person: Person) -> None:
    document = person.window.document
    set_up(person)
    person.window.editing.duplicate_problem()
    person.window.editing.delete_problem()
    document.undo_stack.undo()
    document.set_solution(1, prinz())
    document.undo_stack.redo()
    document.undo_stack.undo()
    assert document.collection[1].solution is not None


def test_properties_left_alone_are_no_step_even_if_an_answer_came(person: Person) -> None:
    window = person.window
    set_up(person)

    def accept(dialog: QWidget) -> None:
        assert isinstance(dialog, ProblemProperties)
        window.document.set_solution(0, prinz())
        dialog.accept()

    person.answer(window.collection.edit_shown, accept)
    assert window.document.undo_stack.count() == 0
    assert window.document.problem.solution is not None


# -- what is odd about a position --------------------------------------------------------------


ODD = [
    ("7k/8/8/8/8/8/8/K5R1 w - - 0 1", "warning", " "),
    ("8/8/8/8/8/8/8/8 w - - 0 1", "warning", " "),
    ("7k/8/8/8/8/8/8/KNNN4 w - - 0 1", "warning", "White has promoted pieces (1 knight)."),
    ("8/8/8/8/8/8/8/K6R w - - 0 1", "warning", " "),
    (
        "P6k/8/8/8/8/8/8/KNNN4 w - - 0 1",
        "error",
        "There is a white pawn on a8; pawns cannot stand on ranks 1 and 8.",
    ),
]


def test_what_is_odd_about_a_position_stands_under_the_board(person: Person) -> None:
    for fen, tone, sentence in ODD:
        label = person.window.panel.line_label
        person.window.document.edit_position(Position.from_fen(fen), "set up")
        assert label.text() == sentence
        assert label.property("tone") == tone
        more = person.window.panel.more_button
        assert more.isVisible() == fen.startswith("P6k")
        if more.isVisible():
            assert more.text() == "and 1 more"
            assert [action.text() for action in more.menu().actions()] == [
                sentence,
                "White has promoted pieces (1 knight).",
            ]
        person.window.document.edit_position(Position.from_fen(PRINZ), "set up")
        assert label.text() == " "


SMALL = "k7/8/8/3pP3/8/8/1R6/R3K3 w Q - 0 1"


def _press_turn(person: Person) -> None:
    person.press("Ctrl+T", person.window.board)


def _deny_castling(person: Person) -> None:
    person.window.panel.position_controls.castling_boxes["Q"].click()


def _state_en_passant(person: Person) -> None:
    box = person.window.panel.position_controls.en_passant_combo
    box.setCurrentIndex(1)
    box.activated.emit(1)


def _paste(person: Person) -> None:
    QGuiApplication.clipboard().setText(PRINZ)
    person.press("Ctrl+V", person.window.board)


def _type_fen(person: Person) -> None:
    person.write(person.window.panel.position_controls.fen_edit, PRINZ)


def _type_stipulation(person: Person) -> None:
    field = person.window.question.stipulation_edit
    person.write(field, "h#3")
    QTest.keyClick(field, Qt.Key.Key_Return)


def _edit_properties(person: Person) -> None:
    def fill(dialog: QWidget) -> None:
        assert isinstance(dialog, ProblemProperties)
        person.write(dialog.source_edits["name"], "Somewhere")
        dialog.accept()

    person.answer(person.window.collection.edit_shown, fill)


def _place_by_key(person: Person) -> None:
    person.window.board.setFocus()
    person.window.board.set_focus_square(35)
    QTest.keyClick(person.window.board, Qt.Key.Key_Q)


def _delete_by_key(person: Person) -> None:
    person.window.board.set_focus_square(9)
    person.press("Del", person.window.board)


def _brush(person: Person) -> None:
    person.take("n")
    person.click("g5")


EDITS: dict[str, Callable[[Person], object]] = {
    "drag": lambda person: person.drag("b2", "b7"),
    "right button": lambda person: person.click("b2", Qt.MouseButton.RightButton),
    "brush": _brush,
    "key": _place_by_key,
    "delete key": _delete_by_key,
    "clear": lambda person: person.press("Ctrl+Shift+X", person.window.board),
    "initial array": lambda person: person.press("Ctrl+Shift+I", person.window.board),
    "side to move": _press_turn,
    "castling": _deny_castling,
    "en passant": _state_en_passant,
    "paste": _paste,
    "type FEN": _type_fen,
    "stipulation": _type_stipulation,
    "properties": _edit_properties,
    "new problem": lambda person: person.press("Ctrl+Shift+N", person.window.board),
    "duplicate": lambda person: person.press("Ctrl+D", person.window.board),
    "mirror": lambda person: person.press("Ctrl+Shift+A", person.window.board),
}


def test_every_edit_is_one_step_and_undone_to_the_save_point_the_mark_goes(
    person: Person, tmp_path: Path
) -> None:
    for name, edit in EDITS.items():
        person.window.document.start_new()
        window, document = person.window, person.window.document
        document.edit_position(Position.from_fen(SMALL), "set up")
        document.mark_saved(tmp_path / "saved.olv", document.collection, FileStamp(0, 0, b""))
        before = document.collection
        steps = document.undo_stack.count()
        assert not window.isWindowModified()
        edit(person)
        assert document.undo_stack.count() == steps + 1, name
        assert window.isWindowModified()
        assert "[*]" in window.windowTitle()
        document.undo_stack.undo()
        assert document.collection == before
        assert not window.isWindowModified()
        document.undo_stack.redo()
        assert window.isWindowModified()


def test_the_caption_reads_as_in_print_and_double_clicks_edit_it(person: Person) -> None:
    window, panel = person.window, person.window.panel
    document = window.document
    document.edit_stipulation("h#4")
    problem = replace(
        document.problem,
        authors=("Loyd, Sam", "Prinz, Dietrich"),
        source="Research, 1952",
        intended="3",
        twins=(Twin.parse("Move a1 a2"),),
    )
    document.edit(Award("1st Prize").given_to(problem), "set up")
    document.edit_position(Position.from_fen("8/8/8/8/8/8/8/K6k b"), "set up")
    assert panel.caption.title.text() == "Sam Loyd & Dietrich Prinz"
    assert panel.caption.source.text() == "Research, 1952 · 1st Prize"
    assert panel.stipulation_label.text() == "h#4"
    assert panel.solutions_label.text() == "3 solutions"
    assert panel.below_label.text() == "b) wKa1→a2"
    assert panel.position_controls.pieces_label.text() == "1+1"
    for part, line in ((panel.caption.title, "authors"), (panel.caption.source, "name")):
        fields: list[object] = []

        def look(dialog: QWidget, fields: list[object] = fields) -> None:
            assert isinstance(dialog, ProblemProperties)
            fields += [dialog.focusWidget(), dialog.authors_edit, dialog.source_edits["name"]]
            dialog.reject()

        person.answer(lambda part=part: QTest.mouseDClick(part, LEFT), look)  # type: ignore[misc] # the part of this round
        assert fields[0] is fields[1 if line == "authors" else 2]
        # A double click of the tests ends before its button is released.
        QTest.mouseRelease(part, LEFT)
    QTest.mouseDClick(panel.stipulation_label, LEFT)
    QTest.mouseRelease(panel.stipulation_label, LEFT)
    assert window.focusWidget() is window.question.stipulation_edit
    QTest.mouseDClick(panel.below_label, LEFT)
    QTest.mouseRelease(panel.below_label, LEFT)
    assert window.focusWidget() is window.twins.table
    assert QApplication.mouseButtons() is Qt.MouseButton.NoButton

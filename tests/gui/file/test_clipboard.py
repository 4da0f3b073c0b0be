"""Ctrl+C and Ctrl+V at the board."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QByteArray, QMimeData
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtSvg import QSvgRenderer

from matewright.formats import olv_writing
from matewright.formats.caption import Entry
from matewright.gui.file.clipboard import QUESTION, SVG
from matewright.gui.widgets.elided_label import ElidedLabel
from matewright.model.conditions import conditions_of
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.solution import Status
from matewright.services.file import pasting
from tests.gui.conftest import PRINZ, partial
from tests.unsolved import CONDITION

if TYPE_CHECKING:
    from tests.gui.conftest import Person

pytestmark = pytest.mark.features("answer", "file", "collection")

PIECES = "7k/5K2/8/8/8/8/8/6R1"
POPEYE = (
    "BeginProblem\nAuthor Somebody\nStipulation h#3\nPieces White Kf7 Rg1 Black Kh8\nEndProblem"
)


def set_up(person: Person) -> None:
    person.window.document.edit_position(Position.from_fen(PRINZ), "set up")
    person.window.document.undo_stack.clear()


def paste(person: Person, text: str) -> None:
    QGuiApplication.clipboard().setText(text)
    person.press("Ctrl+V", person.window.board)


def said(person: Person) -> str:
    return person.window.file_line.message


def test_an_empty_clipboard_is_said_to_be_empty(person: Person) -> None:
    QGuiApplication.clipboard().clear()
    text = person.read_box(lambda: person.press("Ctrl+V", person.window.board))
    assert text.endswith("There is no text on the clipboard.")


def test_the_diagram_is_copied_as_text_picture_and_svg(person: Person) -> None:
    set_up(person)
    person.press("Ctrl+C", person.window.board)
    data = QGuiApplication.clipboard().mimeData()
    assert data.text() == PRINZ
    image = QImage(data.imageData())
    assert (image.width(), image.height()) == (640, 640)
    # The corners are paper or border, the squares have two colours at least.
    colours = {image.pixel(40 + 75 * step, 60) for step in range(8)}
    assert len(colours) >= 2
    svg = QSvgRenderer(QByteArray(bytes(data.data(SVG).data())))
    assert svg.isValid()
    assert svg.viewBoxF().width() == 640


def test_a_position_goes_into_the_problem_shown(person: Person) -> None:
    for text in (f"{PIECES} w - - 0 1", "Kf7 Rg1 / Kh8", PIECES):
        set_up(person)
        document = person.window.document
        paste(person, text)
        assert [one.position.board_fen for one in document.collection] == [PIECES]
        assert document.problem.stipulation.text == "#2"
        assert said(person) == "Pasted the position: 2+1"
        assert document.undo_stack.count() == 1
        person.press("Ctrl+Z", person.window.board)
        assert document.problem.position.fen == PRINZ
        assert not person.window.isWindowModified()


WHOLE = [
    (f"{PIECES} w - - dm 1;", "Positions, one a line (EPD, FEN)", "#1"),
    (f'{PIECES} w - - id "one";', "Positions, one a line (EPD, FEN)", "#2"),
    (POPEYE, "Input for Popeye (English)", "h#3"),
    (
        "stipulation: '#1'\nalgebraic: {white: [Kf7, Rg1], black: [Kh8]}",
        "Problem collection (olive, YACPDB)",
        "#1",
    ),
    (f'[FEN "{PIECES} w - - 0 1"]\n\n*', "Games with a position of their own (PGN)", "#2"),
]


def test_a_problem_of_any_format_is_added_as_one_undo_step(person: Person) -> None:
    window, document = person.window, person.window.document
    for text, format_name, stipulation in WHOLE:
        set_up(person)
        paste(person, text)
        assert [one.position.board_fen for one in document.collection] == [
            PRINZ.split()[0],
            PIECES,
        ]
        assert document.current == 1
        assert document.problem.stipulation.text == stipulation
        assert said(person) == f"Added a problem from “{format_name}”: {stipulation}, 2+1"
        assert document.undo_stack.count() == 1
        person.press("Ctrl+Z", window.board)
        assert [one.position.fen for one in document.collection] == [PRINZ]
        assert not window.isWindowModified()


def test_the_list_scrolls_to_what_was_added(person: Person) -> None:
    window = person.window
    table = window.problems.table
    paste(person, "\n".join([f"{PIECES} w - - dm 1;"] * 60))
    window.document.go_to(2)
    table.scrollToTop()
    window.document.go_to(59)
    paste(person, POPEYE)
    assert table.chosen_indices() == [60]
    seen = table.viewport().rect()
    assert seen.contains(table.visualRect(table.model().index(60, 0)))
    table.scrollToTop()
    paste(person, "\n".join([f"{PIECES} w - - dm 1;"] * 2))
    assert table.chosen_indices() == [61, 62]
    for row in (61, 62):
        assert seen.contains(table.visualRect(table.model().index(row, 0)))


@pytest.mark.parametrize("keys", ["Ctrl+Z", "Ctrl+Shift+X"])
def test_what_was_pasted_is_told_no_longer_than_it_is_so(person: Person, keys: str) -> None:
    set_up(person)
    paste(person, PIECES)
    assert said(person) == "Pasted the position: 2+1"
    person.press(keys, person.window.board)
    assert said(person) == ""
    label = person.window.findChild(ElidedLabel, "file_label")
    assert label is not None
    assert label.text().startswith("Untitled")


def test_a_failure_is_told_whatever_is_edited(person: Person) -> None:
    set_up(person)
    person.window.autosave.failed.emit("Nothing can be kept")
    person.press("Ctrl+Shift+X", person.window.board)
    assert said(person) == "Nothing can be kept"


def test_a_problem_brings_its_solution_as_a_claim(person: Person) -> None:
    document = person.window.document
    paste(
        person,
        f'[White "Jane"]\n[Black "#1"]\n[SetUp "1"]\n[FEN "{PIECES} w - - 0 1"]\n\n1. Rh1# *\n',
    )
    solution = document.problem.solution
    assert solution is not None
    assert (solution.status, solution.keys) == (Status.CLAIMED, ("g1h1",))
    assert document.problem.solution_is_stored
    document.undo_stack.undo()
    assert document.problem.solution is None


def test_a_board_alone_goes_to_the_side_that_begins(person: Person) -> None:
    person.window.document.edit_stipulation("h#2")
    paste(person, PIECES)
    assert person.window.document.problem.position.fen == f"{PIECES} b - - 0 1"


def test_several_problems_are_added_as_one_undo_step(person: Person) -> None:
    set_up(person)
    document = person.window.document
    paste(person, POPEYE.replace("End", "Next") + "\n" + POPEYE.removeprefix("BeginProblem"))
    assert len(document.collection) == 3
    assert document.current == 1
    assert said(person) == "Added 2 problems from “Input for Popeye (English)”"
    person.press("Ctrl+Z", person.window.board)
    assert len(document.collection) == 1
    assert document.problem.position.fen == PRINZ
    person.press("Ctrl+Y", person.window.board)
    assert [problem.stipulation.text for problem in document.collection] == ["#2", "h#3", "h#3"]


def test_several_problems_take_the_place_of_an_untouched_board(person: Person) -> None:
    document = person.window.document
    both = POPEYE.replace("End", "Next") + "\n" + POPEYE.removeprefix("BeginProblem")
    paste(person, both)
    assert [problem.stipulation.text for problem in document.collection] == ["h#3", "h#3"]
    assert document.current == 0
    answered = replace(partial(document.problem.position, "h#3"), status=Status.NONE)
    document.set_solution(1, answered)
    person.press("Ctrl+Z", person.window.board)
    assert list(document.collection) == [Problem()]
    person.press("Ctrl+Y", person.window.board)
    assert document.collection[1].solution == answered
    # A board that has been edited stays.
    person.press("Ctrl+Z", person.window.board)
    document.edit_stipulation("#9")
    paste(person, both)
    assert [problem.stipulation.text for problem in document.collection] == ["#9", "h#3", "h#3"]


def test_wrong_text_gets_one_sentence_with_its_line_and_changes_nothing(person: Person) -> None:
    set_up(person)
    QGuiApplication.clipboard().setText("BeginProblem\nPieces White Kf9\nEndProblem")
    sentence = person.read_box(lambda: person.press("Ctrl+V", person.window.board))
    assert sentence.startswith("Line 2: There is no piece “Kf9” here")
    assert person.window.document.problem.position.fen == PRINZ
    assert person.window.document.undo_stack.count() == 0


def test_what_is_not_supported_is_named(person: Person) -> None:
    QGuiApplication.clipboard().setText(POPEYE.replace("Pieces", f"Condition {CONDITION}\nPieces"))
    sentence = person.read_box(lambda: person.press("Ctrl+V", person.window.board))
    assert f"“{CONDITION}” is not supported yet" in sentence
    assert person.window.document.problem.unsupported == (CONDITION,)


def test_the_same_position_under_a_condition_is_another_problem(person: Person) -> None:
    paste(person, POPEYE)
    window = person.window
    position = window.document.problem.position
    window.document.set_solution(0, replace(partial(position, "h#3"), status=Status.NONE))
    solved = window.panel.caption.state.text
    assert solved.startswith("No solution")
    QGuiApplication.clipboard().setText(POPEYE.replace("Pieces", f"Condition {CONDITION}\nPieces"))
    person.read_box(lambda: person.press("Ctrl+V", window.board))
    assert window.panel.caption.state.text == f"Not supported · {CONDITION}"
    assert "impossible" not in window.question.progress.known_label.toolTip()
    assert Entry.of(window.document.problem).answer is None, "nothing to be printed"
    person.press("Ctrl+Z", window.board)
    assert window.panel.caption.state.text == solved


def test_an_answer_is_not_kept_under_a_condition(person: Person) -> None:
    paste(person, POPEYE)
    window = person.window
    document = window.document
    solved = replace(partial(document.problem.position, "h#3"), status=Status.NONE)
    document.set_solution(0, solved)
    changed = pasting.read(POPEYE.replace("Pieces", f"Condition {CONDITION}\nPieces")).problems[0]
    document.edit(changed, "condition")
    assert window.panel.caption.state.text == f"Not supported · {CONDITION}"
    assert "impossible" not in olv_writing.write(document.collection)


def test_a_long_text_is_read_beside_the_window(person: Person) -> None:
    lines = [f'{PIECES} w - - id "number {number}";' for number in range(600)]
    paste(person, "\n".join(lines))
    assert len(person.window.document.collection) == 600
    assert person.window.document.undo_stack.count() == 1


def test_a_diagram_is_copied_with_its_conditions(person: Person) -> None:
    """Pieces and their rules are one thing; a FEN alone would lose the rules."""
    document = person.window.document
    circe = replace(
        Problem(Position.from_fen(PRINZ)), conditions=conditions_of(["Circe RexInclusive"])
    )
    document.take_in([circe, Problem()], "Open")
    document.go_to(0)
    person.press("Ctrl+C", person.window.board)
    document.go_to(1)
    person.press("Ctrl+V", person.window.board)
    assert document.problem.game == circe.game
    person.press("Ctrl+Z", person.window.board)
    assert document.problem.game == Problem().game
    # What comes from elsewhere says nothing of conditions.
    document.go_to(0)
    paste(person, PIECES)
    assert document.problem.conditions == circe.conditions


@pytest.mark.parametrize("damage", [b"{}", b"nothing", b'{"fen": 1}', b"[]"])
def test_a_damaged_question_beside_the_text_is_left_alone(person: Person, damage: bytes) -> None:
    data = QMimeData()
    data.setText(PIECES)
    data.setData(QUESTION, damage)
    QGuiApplication.clipboard().setMimeData(data)
    person.press("Ctrl+V", person.window.board)
    assert person.window.document.problem.position.board_fen == PIECES

"""Each kind of men has a figure of its own, which the composer can choose, and a tip."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QToolTip

from matewright.gui.board.piece_button import PieceButton
from matewright.gui.question.figures_dialog import FiguresDialog
from matewright.model.conditions import conditions_of
from matewright.model.figures import chosen_figures, with_figures
from matewright.model.piece import Piece
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.twin import Twin

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from tests.gui.conftest import Person

pytestmark = pytest.mark.features("question")

CAMEL_AND_ZEBRA = Position.from_fen("k5z1/2.ca5/2.ca5/8/8/6.CA1/6Z1/K7 w")


def show(person: Person, *conditions: str) -> None:
    document = person.window.document
    document.insert(Problem(CAMEL_AND_ZEBRA, conditions=conditions_of(conditions)), "Test")


def test_figures_are_chosen_in_a_dialog_as_one_undo_step(person: Person) -> None:
    show(person)
    board, document = person.window.board, person.window.document
    assert board.figures.of("CA") == "N270"
    assert board.figures.of("Z") == "N90"

    def choose(dialog: QWidget) -> None:
        assert isinstance(dialog, FiguresDialog)
        box = dialog.boxes["Z"]
        box.setFocus()
        QTest.keyClick(box, Qt.Key.Key_Down)
        while box.currentData() != "N270":
            QTest.keyClick(box, Qt.Key.Key_Down)
        QTest.keyClick(dialog, Qt.Key.Key_Return)

    person.answer(person.window.editing.choose_figures, choose, FiguresDialog)
    assert chosen_figures(document.problem) == {"Z": "N270"}
    assert board.figures.of("CA") == "N90", "the other kind gives way"
    assert board.diagram.figures.of("Z") == "N270"
    document.undo_stack.undo()
    assert board.figures.of("CA") == "N270"


def test_two_kinds_cannot_get_the_same_figure(person: Person) -> None:
    show(person)
    dialog = FiguresDialog(person.window.document.problem, person.window)
    (buttons,) = dialog.findChildren(QDialogButtonBox)
    ok = buttons.button(QDialogButtonBox.StandardButton.Ok)
    for box in dialog.boxes.values():
        box.setCurrentIndex(box.findData("B90"))
        box.activated.emit(box.currentIndex())
    assert dialog.error_label.text() == "These cannot have the same figure: camel, zebra"
    assert not ok.isEnabled()
    for box in dialog.boxes.values():
        # Letters on a disc are those of the kind.
        box.setCurrentIndex(box.findData(""))
        box.activated.emit(box.currentIndex())
    assert ok.isEnabled()
    dialog.deleteLater()


def test_the_tip_on_a_square_says_what_stands_there(
    person: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    show(person, "Imitator b6")
    said: list[str] = []
    monkeypatch.setattr(QToolTip, "showText", lambda _, text, *rest: said.append(text))
    board = person.window.board
    for square in ("g8", "b6", "a1"):
        point = person.at(square)
        QApplication.sendEvent(
            board, QHelpEvent(QHelpEvent.Type.ToolTip, point, board.mapToGlobal(point))
        )
    assert said[0].startswith("Black zebra\nZebra: ")
    assert said[1].startswith("Imitator b6: ")
    assert said[2] == "", "an orthodox man needs no explanation"


def test_nightriders_of_a_twin_alone_have_n_on_the_keyboard_too(person: Person) -> None:
    document, board = person.window.document, person.window.board
    twins = (Twin.parse("Add white Nc3"),)
    document.insert(Problem(Position.from_fen("7k/8/8/8/8/8/8/K7"), twins=twins), "Test")
    board.setFocus()
    board.set_focus_square(1)
    QTest.keyClick(board, Qt.Key.Key_S)
    board.set_focus_square(2)
    QTest.keyClick(board, Qt.Key.Key_N)
    assert document.problem.position.board_fen == "7k/8/8/8/8/8/8/KNH5"


def test_the_palettes_draw_the_men_as_the_board_does(person: Person) -> None:
    document = person.window.document
    made = Problem(Position.from_fen("7k/8/8/8/8/8/8/KG6"))
    document.insert(with_figures(made, {"G": "B90"}), "Test")
    grasshopper = Piece.from_letter("G")
    buttons = person.window.panel.palette_.findChildren(PieceButton)
    button = next(one for one in buttons if one.piece == grasshopper)
    assert button.figures.of("G") == "B90"
    show(person)
    assert button.figures.of("G") == "Q180"
    # A zebra has the figure in the Box of Men that it has beside the camel.
    pane = person.window.fairy
    assert pane.figures.of("Z") == "N90"

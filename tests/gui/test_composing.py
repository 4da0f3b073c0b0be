"""What a composer does first: set up a position, ask, begin anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtGui import QGuiApplication

from matewright.model.piece import Colour

if TYPE_CHECKING:
    from tests.gui.conftest import Person

HELPMATE = "7b/8/5N2/3bK3/8/4k3/1N6/8 b - - 0 1"


def ask(person: Person, stipulation: str) -> None:
    """Type a stipulation and press Return."""
    field = person.window.question.stipulation_edit
    person.write(field, stipulation)
    person.press("Return", field)


def paste(person: Person, text: str) -> None:
    QGuiApplication.clipboard().setText(text)
    person.press("Ctrl+V", person.window.board)


@pytest.mark.parametrize(
    ("fen", "stipulation", "mover"),
    [
        (HELPMATE, "h#4", Colour.BLACK),
        (HELPMATE, "#3", Colour.BLACK),
        (HELPMATE.replace(" b ", " w "), "h#4", Colour.WHITE),
        # A board alone says nothing of who begins.
        (HELPMATE.partition(" ")[0], "h#4", Colour.BLACK),
    ],
)
def test_the_side_of_a_pasted_fen_stands(
    person: Person, fen: str, stipulation: str, mover: Colour
) -> None:
    paste(person, fen)
    ask(person, stipulation)
    problem = person.window.document.problem
    assert problem.stipulation.text == stipulation
    assert problem.position.turn is mover
    person.press("Ctrl+Z", person.window.board)
    person.press("Ctrl+Z", person.window.board)
    ask(person, "h#4")
    assert person.window.document.problem.position.turn is Colour.BLACK, "nothing was chosen"


def test_the_side_of_a_fen_pasted_into_its_field_stands(person: Person) -> None:
    field = person.window.panel.position_controls.fen_edit
    field.setFocus()
    field.selectAll()
    QGuiApplication.clipboard().setText(HELPMATE)
    person.press("Ctrl+V", field)
    ask(person, "h#4")
    assert person.window.document.problem.position.fen == HELPMATE


def test_the_side_that_was_clicked_stands(person: Person) -> None:
    person.window.panel.position_controls.turn_buttons[Colour.BLACK].click()
    ask(person, "h#2")
    assert person.window.document.problem.position.turn is Colour.BLACK

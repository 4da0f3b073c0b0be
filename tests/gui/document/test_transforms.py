"""Transforms of the whole board: one undo step each, and a question before pieces are lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QMessageBox, QWidget

from matewright.model.position import Position

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.gui.conftest import Person

pytestmark = pytest.mark.features("answer", "workshop", "play")

START = "8/8/8/8/1p6/8/1K6/8"


def set_up(person: Person, fen: str = f"{START} w - -") -> None:
    person.window.document.edit_position(Position.from_fen(fen), "set up")
    person.window.document.undo_stack.clear()


def board(person: Person) -> str:
    return person.window.document.problem.position.board_fen


TRANSFORMS = [
    ("Ctrl+Shift+Left", "8/8/8/8/p7/8/K7/8", "Shift Left"),
    ("Ctrl+Shift+Right", "8/8/8/8/2p5/8/2K5/8", "Shift Right"),
    ("Ctrl+Shift+Up", "8/8/8/1p6/8/1K6/8/8", "Shift Up"),
    ("Ctrl+Shift+Down", "8/8/8/8/8/1p6/8/1K6", "Shift Down"),
    ("Ctrl+Shift+L", "8/8/8/8/8/8/4p1K1/8", "Rotate Left by 90°"),
    ("Ctrl+Shift+R", "8/1K1p4/8/8/8/8/8/8", "Rotate Right by 90°"),
    ("Ctrl+Shift+H", "8/6K1/8/6p1/8/8/8/8", "Rotate by 180°"),
    ("Ctrl+Shift+A", "8/8/8/8/6p1/8/6K1/8", "Mirror Left and Right (a ⇔ h)"),
    ("Ctrl+Shift+B", "8/1K6/8/1p6/8/8/8/8", "Mirror Top and Bottom (1 ⇔ 8)"),
    ("Ctrl+Shift+D", "8/8/8/8/8/8/1K1p4/8", "Mirror on the Diagonal a1–h8"),
    ("Ctrl+Shift+G", "8/4p1K1/8/8/8/8/8/8", "Mirror on the Diagonal a8–h1"),
    ("Ctrl+Shift+K", "8/8/8/8/1P6/8/1k6/8", "Swap Colours, Men Stay"),
    ("Ctrl+Shift+W", "8/1k6/8/1P6/8/8/8/8", "Swap White and Black, Mirrored 1 ⇔ 8"),
]


def test_each_transform_is_one_undo_step(person: Person) -> None:
    for key, pieces, step in TRANSFORMS:
        set_up(person)
        stack = person.window.document.undo_stack
        person.press(key, person.window.board)
        assert board(person) == pieces
        assert (stack.count(), stack.undoText()) == (1, step)
        person.press("Ctrl+Z", person.window.board)
        assert board(person) == START
        assert not person.window.isWindowModified()


def test_before_pieces_leave_the_board_a_question_names_them(person: Person) -> None:
    set_up(person, "8/8/8/8/p7/8/8/R3K3 w - -")

    def shift() -> None:
        person.press("Ctrl+Shift+Left", person.window.board)

    assert _answered(person, shift, "Cancel") == (
        "“Shift Left” takes 2 men off the board: Ra1, pa4."
    )
    assert person.window.document.undo_stack.count() == 0
    _answered(person, shift, "Continue")
    assert board(person) == "8/8/8/8/8/8/8/3K4"
    person.press("Ctrl+Z", person.window.board)
    assert board(person) == "8/8/8/8/p7/8/8/R3K3"


def test_escape_keeps_the_pieces_on_the_board(person: Person) -> None:
    set_up(person, "8/8/8/8/8/8/8/R3K3 w - -")
    person.answer(
        lambda: person.press("Ctrl+Shift+Down", person.window.board),
        lambda box: person.press("Esc", box),
        QMessageBox,
    )
    assert board(person) == "8/8/8/8/8/8/8/R3K3"


def test_an_empty_board_has_nothing_to_transform(person: Person) -> None:
    person.press("Ctrl+Shift+L", person.window.board)
    assert person.window.document.undo_stack.count() == 0


def _answered(person: Person, function: Callable[[], object], button: str) -> str:
    seen: list[str] = []

    def respond(box: QWidget) -> None:
        assert isinstance(box, QMessageBox)
        seen.append(box.text())
        person.press_button(box, button)

    person.answer(function, respond, QMessageBox)
    return seen[0]

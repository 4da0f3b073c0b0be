"""Moves of fairy problems in the window: as magazines write them, drawn and played so."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QApplication

from matewright.model.conditions import conditions_of
from matewright.model.move import square_number
from matewright.model.position import Position
from matewright.model.solution_survey import name_of_group
from matewright.render.line_arrows import line_arrows
from matewright.render.marks import Tone

if TYPE_CHECKING:
    from tests.gui.conftest import Person

pytestmark = pytest.mark.features("answer", "play")

TAKE_AND_MAKE = "5k1K/8/8/2r5/3nP3/4N3/8/8 b - - 0 1"


def solve(person: Person, fen: str, stipulation: str, condition: str = "") -> None:
    window = person.window
    window.document.edit_position(Position.from_fen(fen), "set up")
    if condition:
        window.editing.set_conditions(conditions_of([condition]), "Edit")
    window.document.edit_stipulation(stipulation)
    person.press("F7")
    person.wait_for_answer()


def line(person: Person) -> str:
    """The first solution as it is written."""
    solution = person.window.solution
    node, words = solution.tree.root, []
    while node.child_count:
        node = node.child(0)
        words.append(name_of_group([node], solution.notation))
    return " ".join(words)


@pytest.mark.parametrize(
    ("fen", "stipulation", "condition", "written"),
    [
        (TAKE_AND_MAKE, "h#2", "Take&MakeChess", "1.Nf5 1...Nxf5-h6 2.Rd5 2...exd5-d8=Q#"),
        ("k7/8/8/8/8/2p5/1L6/K7 w - - 0 1", "x1", "", "1.Lxc3-d4!"),
        (
            "k7/2K1=p=p.LI1/8/8/8/8/4=p=p2/8 b - - 0 1",
            "h=2",
            "Circe",
            "1.nPe1=nLI 1...nPe8=nLI 2.nPfxe1=nLI 2...nPfxe8=nLI =",
        ),
        (
            "2H5/2k5/8/2h5/8/8/2K5/7N b - - 0 1",
            "ser-h#4",
            "ChecklessChess",
            "1.Kc6 2.Kb5 3.Kb4 4.Na6 4...Nf2#",
        ),
    ],
)
def test_the_play_is_written_as_in_magazines(
    person: Person,
    real_engine: None,
    fen: str,
    stipulation: str,
    condition: str,
    written: str,
) -> None:
    solve(person, fen, stipulation, condition)
    assert line(person) == written


def test_both_parts_of_a_move_are_drawn_and_played(person: Person, real_engine: None) -> None:
    solve(person, TAKE_AND_MAKE, "h#2", "Take&MakeChess")
    window = person.window
    solution = window.solution
    reply = solution.tree.root.child(0).child(0)
    second, first = line_arrows(reply)
    assert (first.source, first.target) == (square_number("e3"), square_number("f5"))
    assert (second.source, second.target) == (square_number("f5"), square_number("h6"))
    assert (first.tone, second.tone) == (Tone.LINE, Tone.EFFECT)

    solution.choose(solution.tree.root.child(0))
    window.game.begin()
    QApplication.processEvents()
    person.click("e3")
    person.click("f5")
    assert square_number("h6") in window.board.destinations
    person.click("h6")
    QApplication.processEvents()
    played = window.board.position.board
    assert played[square_number("h6")] is not None
    assert played[square_number("f5")] is None

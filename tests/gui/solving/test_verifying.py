"""The independent check of an answer: begun, stopped, refused, and stale after an edit."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

import matewright
from matewright.model.position import Position
from matewright.model.solution import Solution, Status
from matewright.services.popeye import program as popeye_program
from matewright.services.verify import Verification
from tests.gui.conftest import LEFT, PRINZ, prinz

if TYPE_CHECKING:
    from tests.gui.conftest import Person

pytestmark = pytest.mark.features("answer")


def show(person: Person, answer: Solution) -> None:
    """Put an answer and its problem into the window."""
    document = person.window.document
    document.edit_stipulation(answer.stipulation.text)
    document.edit_position(Position.from_fen(answer.fen), "set up")
    problem = document.problem
    if conditions := answer.question.conditions:
        document.edit(replace(problem, conditions=conditions), "rules")
    document.set_solution(0, answer)


def verify(person: Person) -> str:
    """Verify with the key, wait for the end, and answer what the row says."""
    person.press("Ctrl+Alt+V", person.window.board)
    person.bot.waitUntil(lambda: not person.window.features.solving.verifying.is_running)
    return said(person)


def said(person: Person) -> str:
    row = person.window.answer.verify_row
    assert row.isVisible()
    return str(row.label.text())


def state(person: Person) -> str:
    return str(person.window.panel.caption.state.text)


def test_the_answer_is_verified_beside_its_verdict(person: Person) -> None:
    show(person, matewright.solve(PRINZ, "#2"))
    assert not person.window.answer.verify_row.isVisible()
    assert verify(person) == "Verified: Everything was confirmed."
    assert state(person).endswith("Rh6 · verified")
    row = person.window.answer.verify_row
    assert not row.stop_button.isVisible()
    QTest.mouseClick(row.details_button, LEFT)
    assert person.window.log.isVisible()
    assert "other first moves: no key" in person.window.log.toPlainText()


def test_an_edit_makes_it_stale_and_undo_brings_it_back(person: Person) -> None:
    show(person, matewright.solve(PRINZ, "#2"))
    verify(person)
    document = person.window.document
    document.edit_position(Position.from_fen("5Kbk/6pp/6P1/8/8/8/8/6R1 w"), "move")
    assert said(person) == "Verified before the edit: stale"
    assert "verified" not in state(person)
    assert not person.window.menus["solve.verify"].isEnabled()
    document.undo_stack.undo()
    assert said(person) == "Verified: Everything was confirmed."
    assert state(person).endswith("verified")


def test_a_fault_is_said_loudly(person: Person) -> None:
    answer = matewright.solve(PRINZ, "#2").to_dict()
    answer["tree"]["children"][0]["children"].pop()
    show(person, Solution.from_dict(answer))
    assert verify(person) == "Verified: 1 fault found"
    assert person.window.answer.verify_row.label.property("tone") == "error"
    assert state(person).endswith("verification: 1 fault found")


def test_it_can_be_stopped(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    def go_on(self: Verification) -> None:
        while True:
            self._say_reached()

    monkeypatch.setattr(Verification, "run", go_on)
    show(person, matewright.solve(PRINZ, "#2"))
    person.press("Ctrl+Alt+V", person.window.board)
    row = person.window.answer.verify_row
    person.bot.waitUntil(lambda: said(person).endswith("moves looked at"))
    assert not row.details_button.isVisible()
    QTest.mouseClick(row.stop_button, Qt.MouseButton.LeftButton)
    person.bot.waitUntil(row.details_button.isVisible)
    assert said(person) == "Verified: Stopped. No fault was found in what was checked."
    assert "verified" not in state(person), "what was stopped confirms nothing"


def test_what_is_claimed_is_refused(person: Person) -> None:
    show(person, replace(prinz(), status=Status.CLAIMED))
    assert "claims without proof" in verify(person)
    assert "verified" not in state(person)


def test_fairy_rules_are_refused_by_name(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    def nowhere() -> None:
        raise matewright.EngineError("popeye-missing", names="popeye", variable="POPEYE")

    monkeypatch.setattr(popeye_program, "find", nowhere)
    show(person, matewright.solve("7k/8/8/3p4/4B3/8/8/K7 w", "x2", conditions=["Circe"]))
    assert verify(person).endswith("knows the rules of Circe.")
    assert "verified" not in state(person)
    assert "Its form was checked" in person.window.log.toPlainText()

"""Versions of a problem: sound states come by themselves, others by name."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QInputDialog, QWidget

import matewright
from matewright.gui.versions.compare_versions import CompareVersionsDialog
from matewright.model.collection import Collection
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.stipulation import Stipulation
from matewright.services.file import files

if TYPE_CHECKING:
    from pathlib import Path

    from tests.gui.conftest import Person

FIRST = "3K1NR1/5PPB/8/3pN1k1/6P1/3P2R1/8/4B3 w"
"""Of the sketch `window-answer.png`: 1.d4 is the only key."""
COOKED = "3K1NR1/5PPB/8/3pN1k1/6P1/3P2R1/7R/4B3 w"

pytestmark = [
    pytest.mark.usefixtures("real_engine"),
    pytest.mark.features("answer", "file", "versions"),
]


@pytest.fixture
def composing(person: Person) -> Person:
    """A user who composes with live solving, and looks at the versions."""
    person.window.document.edit_stipulation("#2")
    person.press("Ctrl+F7", person.window.board)
    person.press("Ctrl+2", person.window.board)
    return person


def set_up(person: Person, fen: str, verdict: str) -> None:
    person.window.document.edit_position(Position.from_fen(fen), "set up")
    state = person.window.panel.caption.state
    person.bot.waitUntil(lambda: state.text.startswith(verdict))


def titles(person: Person) -> list[str]:
    return [entry.title for entry in person.window.versions.model.entries]


def verdicts(person: Person) -> list[str]:
    entries = person.window.versions.model.entries
    return [entry.judgement.verdict.word for entry in entries]


def name(person: Person, text: str) -> None:
    def respond(dialog: QWidget) -> None:
        assert isinstance(dialog, QInputDialog)
        dialog.setTextValue(text)
        dialog.accept()

    person.answer(person.window.version_commands.keep, respond, QInputDialog)


def choose(person: Person, *rows: int) -> None:
    cards = person.window.versions.list
    cards.clearSelection()
    for row in rows:
        cards.choose(row)


def test_sound_states_are_kept_and_restored_with_their_answers(composing: Person) -> None:
    window = composing.window
    set_up(composing, FIRST, "Sound")
    set_up(composing, COOKED, "Cooked")
    composing.drag("h2", "h1")
    assert titles(composing) == ["1 start"]
    choose(composing, 0)
    steps = window.document.undo_stack.count()
    composing.press("Return", window.versions.list)
    assert window.document.problem.position.board_fen == FIRST.split(maxsplit=1)[0]
    assert window.document.undo_stack.count() == steps + 1
    assert window.document.problem.solution is not None
    assert window.panel.caption.state.text.startswith("Sound")
    composing.press("Ctrl+Z", window.board)
    assert window.document.problem.position.board[7] is not None


def test_a_named_state_stays_whatever_its_verdict(composing: Person) -> None:
    window = composing.window
    set_up(composing, FIRST, "Sound")
    set_up(composing, COOKED, "Cooked")
    name(composing, "with rook")
    assert titles(composing) == ["1 start", "2 with rook"]
    assert verdicts(composing) == ["Sound", "Cooked"]
    window.document.undo_stack.undo()
    assert titles(composing) == ["1 start"]
    window.document.undo_stack.redo()
    choose(composing, 1)
    window.versions.drop_button.click()
    assert titles(composing) == ["1 start"]
    composing.press("Ctrl+Z", window.board)
    assert titles(composing) == ["1 start", "2 with rook"]


def test_two_are_seen_side_by_side_in_full_notation(composing: Person) -> None:
    window = composing.window
    set_up(composing, FIRST, "Sound")
    name(composing, "one")
    set_up(composing, COOKED, "Cooked")
    name(composing, "two")
    assert titles(composing) == ["1 one", "2 two"]
    choose(composing, 0, 1)

    def look(dialog: QWidget) -> None:
        assert isinstance(dialog, CompareVersionsDialog)
        assert "+wRh2" in dialog.changes_label.toolTip()
        assert all(not label.pixmap().isNull() for label in dialog.diagrams)
        composing.bot.waitUntil(lambda: "Keys" in dialog.model.text())
        assert "1.d3-d4!" in dialog.model.text()
        dialog.close()

    composing.answer(window.versions.compare_button.click, look, CompareVersionsDialog)


def test_they_are_kept_in_the_file(composing: Person, tmp_path: Path) -> None:
    window = composing.window
    set_up(composing, FIRST, "Sound")
    set_up(composing, COOKED, "Cooked")
    name(composing, "Läufer: 'e1'")
    set_up(composing, FIRST.replace("4B3", "3B4"), "")
    path = tmp_path / "versions.olv"
    saved = window.document.problem.written_versions
    files.save(path, window.document.collection)
    window.document.show_opened(files.load(path))
    problem = window.document.problem
    assert [(one.name, one.problem) for one in problem.versions] == [
        (one.name, one.problem) for one in saved
    ]
    assert titles(composing) == ["1 start", "2 Läufer: 'e1'"]
    assert verdicts(composing) == ["Sound", "Cooked"]
    assert problem.untouched_text("olv") == path.read_text(encoding="utf-8")


def test_an_answer_from_the_file_is_a_version_too(person: Person, tmp_path: Path) -> None:
    path = tmp_path / "one.olv"
    problem = Problem(Position.from_fen(FIRST), Stipulation.parse("#2"))
    answer = matewright.solve(FIRST, "#2")
    files.save(path, Collection((problem.solved(answer),)))
    person.window.files.open(path)
    person.press("Ctrl+2", person.window.board)
    window = person.window
    assert titles(person) == ["1 start"]
    assert verdicts(person) == ["Sound"]
    choose(person, 0)
    assert window.versions.restore_button.isEnabled()
    assert not window.versions.drop_button.isEnabled(), "it is what the file says"
    person.press("Del", window.versions.list)
    assert titles(person) == ["1 start"]
    window.document.edit_position(Position.from_fen(COOKED), "set up")
    choose(person, 0)
    person.press("Return", window.versions.list)
    assert window.document.problem.position.board_fen == FIRST.split(maxsplit=1)[0]
    assert window.document.problem.solution_is_current


def test_the_dialog_for_a_name_has_room_for_its_title(composing: Person) -> None:
    def respond(dialog: QWidget) -> None:
        assert isinstance(dialog, QInputDialog)
        title = dialog.fontMetrics().horizontalAdvance(dialog.windowTitle())
        assert dialog.width() > title + 150
        dialog.reject()

    composing.answer(composing.window.version_commands.keep, respond, QInputDialog)

"""Answers and searches are work: the title shows it, and closing asks before they are lost."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QMessageBox, QWidget

from matewright.gui.desk import session
from matewright.gui.file.autosave import recovery_folder
from matewright.gui.widgets.elided_label import ElidedLabel
from matewright.model.collection import Collection
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.solution import Status
from matewright.services.file import files
from matewright.services.file.recovery import RecoveryFile
from tests.gui.conftest import PRINZ, prinz

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.gui.conftest import FakeEngine, Person


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A file with three problems."""
    path = tmp_path / "three.olv"
    problem = Problem(Position.from_fen(PRINZ)).with_starred_stipulation("#2")
    three = Collection(tuple(replace(problem, source=name) for name in ("one", "two", "three")))
    files.save(path, three, None)
    return path


@pytest.fixture
def opened(person: Person, path: Path) -> Person:
    """A user who has opened it."""
    person.window.files.open(path)
    return person


def solve(person: Person, engine: FakeEngine) -> None:
    """Press F7, and have Prinz's answer found."""
    person.press("F7", person.window.board)
    engine.jobs[-1].end(prinz())
    person.wait_for_answer()


def status(person: Person) -> str:
    """What the status bar says of the file."""
    label = person.window.findChild(ElidedLabel, "file_label")
    assert isinstance(label, ElidedLabel)
    return label.text()


def asked(
    person: Person, button: str, leave: Callable[[], object] | None = None
) -> tuple[str, str]:
    """Close the window, and press a button in the one question that comes; its two texts."""
    texts: list[tuple[str, str]] = []

    def respond(box: QWidget) -> None:
        assert isinstance(box, QMessageBox)
        texts.append((box.text(), box.informativeText()))
        person.press_button(box, button)

    person.answer(leave or person.window.close, respond, QMessageBox)
    assert len(texts) == 1
    return texts[0]


def stored(path: Path) -> list[Status | None]:
    """The state of each answer in the file."""
    problems = files.load(path).collection
    return [one.solution.status if one.solution else None for one in problems]


def test_an_answer_that_was_found_is_to_be_saved(
    opened: Person, engine: FakeEngine, path: Path
) -> None:
    window = opened.window
    solve(opened, engine)
    assert window.isWindowModified()
    assert "not saved" in status(opened)
    question = ("The answer to a problem is not saved.", "Save before closing?")
    assert asked(opened, "Cancel") == question
    assert window.isVisible()
    opened.press("Ctrl+S", window.board)
    assert not window.isWindowModified()
    assert stored(path) == [Status.SOLVED, None, None]
    window.close()
    assert not window.isVisible()


def test_ctrl_q_asks_once_and_saves_all_answers(
    opened: Person, engine: FakeEngine, path: Path
) -> None:
    window = opened.window
    solve(opened, engine)
    window.document.go_to(1)
    solve(opened, engine)
    said, _ = asked(opened, "Save", lambda: opened.press("Ctrl+Q", window.board))
    assert said == "The answers to 2 problems are not saved."
    assert window.windows.all == ()
    assert stored(path) == [Status.SOLVED, Status.SOLVED, None]


def test_changes_answers_and_searches_are_one_question(
    opened: Person, engine: FakeEngine, path: Path
) -> None:
    window = opened.window
    solve(opened, engine)
    window.document.go_to(1)
    window.solve()
    opened.queue_all()
    opened.bot.waitUntil(lambda: len(engine.jobs) == 3)
    said, _ = asked(opened, "Discard")
    assert said.splitlines() == [
        "The answer to a problem is not saved.",
        "2 searches are running; they would be stopped, and what they have proved is saved.",
        "A problem waits to be solved.",
    ]
    assert all(job.cancelled for job in engine.jobs[1:])
    assert stored(path) == [None, None, None]


def test_saving_stops_a_search_and_keeps_what_it_has_proved(
    opened: Person, engine: FakeEngine, path: Path
) -> None:
    opened.press("F7", opened.window.board)
    said, _ = asked(opened, "Save")
    assert said == "A search is running; it would be stopped, and what it has proved is saved."
    assert engine.jobs[-1].cancelled
    assert stored(path) == [Status.PARTIAL, None, None]


def test_a_stopped_search_does_not_replace_a_whole_answer(
    opened: Person, engine: FakeEngine, path: Path
) -> None:
    solve(opened, engine)
    opened.press("F7", opened.window.board)
    asked(opened, "Save")
    assert stored(path) == [Status.SOLVED, None, None]


def test_cancelling_lets_a_search_go_on(opened: Person, engine: FakeEngine) -> None:
    opened.press("F7", opened.window.board)
    asked(opened, "Cancel")
    assert not engine.jobs[-1].cancelled
    assert opened.window.session.is_running


def test_an_answer_is_kept_in_case_of_a_crash(opened: Person, engine: FakeEngine) -> None:
    window = opened.window
    solve(opened, engine)
    (timer,) = window.autosave.findChildren(QTimer)
    timer.timeout.emit()
    opened.bot.waitUntil(lambda: not window.autosave.is_writing)
    (kept,) = recovery_folder().glob("*.recovery")
    copy = kept.with_name("copy.recovery")
    copy.write_bytes(kept.read_bytes())
    file = RecoveryFile.claimed(copy)
    assert file is not None
    snapshot = file.read()
    file.remove()
    found = snapshot.collection[0].solution
    assert found is not None
    assert found.keys == prinz().keys


def test_a_sample_that_was_solved_goes_without_a_question(
    person: Person, engine: FakeEngine
) -> None:
    window = person.window
    window.files.open_sample()
    solve(person, engine)
    assert not window.isWindowModified()
    window.document.go_to(1)
    window.solve()
    window.close()
    assert not window.isVisible()


def test_a_long_search_on_a_sample_is_asked_about(
    person: Person, engine: FakeEngine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(session, "LONG_SEARCH", 0.0)
    window = person.window
    window.files.open_sample()
    window.solve()
    said, _ = asked(person, "Cancel")
    assert said == "A search is running; it would be stopped, and what it has proved is saved."
    engine.jobs[-1].end(replace(prinz(), seconds=3.0))
    person.wait_for_answer()
    assert window.isWindowModified()
    assert asked(person, "Discard")[0] == "The answer to a problem is not saved."

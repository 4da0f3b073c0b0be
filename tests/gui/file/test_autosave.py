from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QMessageBox, QWidget

from matewright.errors import FormatError
from matewright.gui.file.autosave import recovery_folder
from matewright.gui.preferences.preferences import AUTOSAVE
from matewright.model.position import Position
from matewright.services.file import recovery
from matewright.services.file.recovery import RecoveryFile, Snapshot
from tests.gui.conftest import PRINZ, TWO, Person

if TYPE_CHECKING:
    from matewright.gui.main_window import MainWindow
    from tests.gui.conftest import FakeEngine

pytestmark = pytest.mark.features("answer", "file")


def kept() -> list[Path]:
    return sorted(recovery_folder().glob("*.recovery"))


def let_time_pass(person: Person) -> None:
    """Let the half minute be over, and what begins then."""
    timer = timer_of(person)
    assert timer.isActive()
    assert timer.interval() == 30_000
    timer.timeout.emit()
    wait_for_the_thread(person)


def timer_of(person: Person) -> QTimer:
    (timer,) = person.window.autosave.findChildren(QTimer)
    return timer


def wait_for_the_thread(person: Person) -> None:
    person.bot.waitUntil(lambda: not person.window.autosave.is_writing)


def read_kept() -> Snapshot:
    """What a program that starts after a crash would find."""
    (path,) = kept()
    copy = path.with_name("copy.recovery")
    copy.write_bytes(path.read_bytes())
    file = RecoveryFile.claimed(copy)
    assert file is not None
    try:
        return file.read()
    finally:
        file.remove()


def test_changes_are_kept_elsewhere_until_they_are_saved(person: Person, two: Path) -> None:
    window = person.window
    window.files.open(two)
    let_time_pass(person)
    assert kept() == []
    window.document.go_to(1)
    person.press("Ctrl+Shift+X", window.board)
    let_time_pass(person)
    assert two.read_text(encoding="utf-8") == TWO
    snapshot = read_kept()
    assert (snapshot.path, snapshot.current) == (two, 1)
    assert snapshot.collection[1].position == window.board.position
    window.files.save()
    assert list(recovery_folder().iterdir()) == []


def test_changes_that_are_undone_need_not_be_kept(person: Person) -> None:
    person.press("Ctrl+Shift+I", person.window.board)
    let_time_pass(person)
    assert len(kept()) == 1
    person.press("Ctrl+Z", person.window.board)
    assert kept() == []


def test_nothing_is_written_again_while_nothing_changed(person: Person) -> None:
    person.press("Ctrl+Shift+I", person.window.board)
    let_time_pass(person)
    (path,) = kept()
    before = path.stat()
    let_time_pass(person)
    assert path.stat().st_ino == before.st_ino
    person.press("Ctrl+T", person.window.board)
    let_time_pass(person)
    assert path.stat().st_ino != before.st_ino


def test_changes_are_kept_before_solving(person: Person, engine: FakeEngine) -> None:
    person.window.document.edit_position(Position.from_fen(PRINZ), "set up")
    person.press("F7")
    assert engine.jobs
    wait_for_the_thread(person)
    assert read_kept().collection[0].position.fen == PRINZ


def test_several_windows_keep_their_changes_apart(
    person: Person, make_window: Callable[[], MainWindow], two: Path
) -> None:
    person.press("Ctrl+Shift+I", person.window.board)
    other = Person(make_window(), person.bot)
    other.window.files.open(two)
    other.press("Ctrl+Shift+I", other.window.board)
    for someone in (person, other):
        let_time_pass(someone)
    assert len(kept()) == 2
    other.window.files.save()
    assert len(kept()) == 1
    assert read_kept().path is None


@pytest.mark.whole_window
def test_nothing_is_left_when_the_window_closes(person: Person) -> None:
    person.press("Ctrl+Shift+I", person.window.board)
    let_time_pass(person)
    assert kept()

    def discard(box: QWidget) -> None:
        assert isinstance(box, QMessageBox)
        person.press_button(box, "Discard")

    person.answer(person.window.close, discard)
    assert list(recovery_folder().iterdir()) == []


def test_it_can_be_switched_off(person: Person) -> None:
    window = person.window
    person.press("Ctrl+Shift+I", window.board)
    let_time_pass(person)
    window.preferences.set(AUTOSAVE, False)
    assert kept() == []
    assert not timer_of(person).isActive()
    window.autosave.save()
    wait_for_the_thread(person)
    assert kept() == []


def test_a_save_while_changes_are_being_kept_leaves_nothing(
    person: Person, two: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window, opened, real = person.window, Event(), RecoveryFile.write

    def wait(file: RecoveryFile, snapshot: Snapshot) -> None:
        assert opened.wait(60)
        real(file, snapshot)

    monkeypatch.setattr(RecoveryFile, "write", wait)
    window.files.open(two)
    person.press("Ctrl+Shift+X", window.board)
    window.autosave.save()
    window.files.save()
    opened.set()
    wait_for_the_thread(person)
    assert recovery.left_behind(recovery_folder()) == []
    assert kept() == []


def test_an_error_is_shown_once_until_it_works_again(
    person: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    emitted: list[str] = []
    person.window.autosave.failed.connect(emitted.append)
    real = RecoveryFile.write

    def fail(file: RecoveryFile, snapshot: Snapshot) -> None:
        raise FormatError("file-not-written", file="some", reason="no space left on device")

    person.press("Ctrl+Shift+I", person.window.board)
    for write in (fail, fail, real, fail):
        monkeypatch.setattr(RecoveryFile, "write", write)
        person.press("Ctrl+T", person.window.board)
        let_time_pass(person)
    assert len(emitted) == 2
    assert "no space left" in emitted[0]

"""After a crash: the offer at the next start, and processes that are really killed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QMessageBox, QWidget

from matewright.gui.file.autosave import recovery_folder
from matewright.gui.file.recovery_dialog import RecoveryDialog
from matewright.gui.program import recovery_offer
from matewright.gui.program.recovery_offer import offer_recovery
from matewright.model.collection import Collection
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.stipulation import stipulation_of
from matewright.services.file import files
from matewright.services.file.recovery import RecoveryFile, Snapshot
from tests.gui.conftest import Person

TWO = "# mine\n5Kbk/6pp/6P1/8/8/8/8/7R w - - dm 2;\nb7/PP6/8/8/7K/6B1/6N1/4R1bk w - - dm 3;\n"


@pytest.fixture
def two(tmp_path: Path) -> Path:
    path = tmp_path / "two.epd"
    path.write_text(TWO, encoding="utf-8")
    return path


def leave_behind(two: Path | None, fen: str = "8/8/8/8/8/8/8/K1k5 w - - 0 1") -> Path:
    """What a process that died has left: the second problem changed, or a board without a name."""
    file = RecoveryFile(recovery_folder())
    changed = Problem(Position.from_fen(fen), stipulation_of("#4"))
    if two is None:
        file.write(Snapshot(Collection((changed,)), 0, None, None))
    else:
        opened = files.load(two)
        file.write(Snapshot(opened.collection.replace(1, changed), 1, two, opened.stamp))
    file.release()
    return file.path


def offer(person: Person, button: str) -> tuple[bool, list[str]]:
    """Answer the offer; what it said, one text a file."""
    said: list[str] = []
    results: list[bool] = []

    def answer(dialog: QWidget) -> None:
        assert isinstance(dialog, RecoveryDialog)
        said.extend(dialog.list.item(row).text() for row in range(dialog.list.count()))
        assert not dialog.list.horizontalScrollBar().isVisible()
        assert dialog.list.horizontalScrollBar().maximum() == 0
        person.press_button(dialog, button)

    window = person.window
    person.answer(
        lambda: results.append(offer_recovery(recovery_folder(), window, window.windows)),
        answer,
        RecoveryDialog,
    )
    return results[0], said


def test_what_was_kept_opens_modified_under_its_name(person: Person, two: Path) -> None:
    leave_behind(two)
    restored, said = offer(person, "Restore")
    assert restored
    assert len(said) == 1
    assert said[0].startswith("two.epd\n2 problems, kept on ")
    window = person.window
    assert window.document.path == two
    assert window.isWindowModified()
    assert window.document.current == 1
    assert window.board.position.fen == "8/8/8/8/8/8/8/K1k5 w - - 0 1"
    assert two.read_text(encoding="utf-8") == TWO
    assert len(list(recovery_folder().glob("*.recovery"))) == 1, "it is still needed"
    window.files.save()
    assert "# mine" in two.read_text(encoding="utf-8")
    assert "K1k5" in two.read_text(encoding="utf-8")
    assert list(recovery_folder().iterdir()) == []


def test_several_files_come_back_in_windows_of_their_own(person: Person, two: Path) -> None:
    leave_behind(two)
    leave_behind(None)
    _, said = offer(person, "Restore")
    assert sorted(text.split("\n")[0] for text in said) == ["Untitled", "two.epd"]
    windows = person.wait_for_windows()
    assert len(windows) == 2
    assert {window.board.position.fen for window in windows} == {"8/8/8/8/8/8/8/K1k5 w - - 0 1"}
    assert {window.document.path for window in windows} == {two, None}
    assert all(window.isWindowModified() for window in windows)
    for window in windows:
        window.document.start_new()
        assert not window.isWindowModified()
    assert list(recovery_folder().iterdir()) == []


def test_what_is_not_wanted_is_removed(person: Person, two: Path) -> None:
    leave_behind(two)
    restored, _ = offer(person, "Discard")
    assert not restored
    assert list(recovery_folder().iterdir()) == []
    assert not person.window.isWindowModified()


def test_later_asks_again(person: Person, two: Path) -> None:
    leave_behind(two)
    assert not offer(person, "Decide Later")[0]
    assert offer(person, "Restore")[0]


def test_without_a_crash_nobody_is_asked(person: Person) -> None:
    window = person.window
    assert not offer_recovery(recovery_folder(), window, window.windows)


def test_damaged_files_are_told_and_kept(person: Person, two: Path) -> None:
    damaged = leave_behind(two)
    damaged.write_text("{", encoding="utf-8")
    window = person.window
    sentence = person.read_box(lambda: offer_recovery(recovery_folder(), window, window.windows))
    assert "is damaged" in sentence
    aside = damaged.with_suffix(".damaged")
    assert str(aside) in sentence
    assert aside.read_text(encoding="utf-8") == "{"
    assert not offer_recovery(recovery_folder(), window, window.windows)


def test_a_damaged_end_is_found_when_it_is_restored(person: Person, two: Path) -> None:
    damaged = leave_behind(two)
    damaged.write_text(damaged.read_text(encoding="utf-8")[:-20], encoding="utf-8")
    other = leave_behind(None)
    window = person.window

    def restore(dialog: QWidget) -> None:
        assert isinstance(dialog, RecoveryDialog)
        person.press_button(dialog, "Restore")

    def both() -> None:
        person.answer(
            lambda: offer_recovery(recovery_folder(), window, window.windows),
            restore,
            RecoveryDialog,
        )

    assert "is damaged" in person.read_box(both)
    assert window.board.position.fen == "8/8/8/8/8/8/8/K1k5 w - - 0 1"
    assert other.exists()


def test_restored_work_that_is_given_up_is_gone(person: Person, two: Path) -> None:
    leave_behind(two)
    offer(person, "Restore")

    def discard(box: QWidget) -> None:
        assert isinstance(box, QMessageBox)
        person.press_button(box, "Discard")

    person.answer(person.window.close, discard, QMessageBox)
    assert list(recovery_folder().iterdir()) == []


def test_a_file_that_changed_meanwhile_is_not_overwritten_unasked(
    person: Person, two: Path
) -> None:
    leave_behind(two)
    two.write_text(TWO.replace("mine", "theirs"), encoding="utf-8")
    _, (said,) = offer(person, "Restore")
    assert "was changed or removed since it was opened" in said

    def cancel(box: QWidget) -> None:
        assert isinstance(box, QMessageBox)
        person.press_button(box, "Cancel")

    person.answer(person.window.files.save, cancel, QMessageBox)
    assert "theirs" in two.read_text(encoding="utf-8")


# -- real processes ----------------------------------------------------------------------------

PROGRAM = """
import sys
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QPushButton
from matewright.gui import app as program
from matewright.gui.file.recovery_dialog import RecoveryDialog
from matewright.gui.main_window import MainWindow

def windows():
    # Those that a person sees: further ones are built and drawn out of sight first.
    unseen = Qt.WidgetAttribute.WA_DontShowOnScreen
    every = [one for one in QApplication.topLevelWidgets() if isinstance(one, MainWindow)]
    return [one for one in every if one.isVisible() and not one.testAttribute(unseen)]

def when(condition, action):
    if condition():
        action()
    else:
        QTimer.singleShot(10, lambda: when(condition, action))

def edit():
    for window in windows():
        window.document.edit_stipulation("#9")
        window.autosave.save()
    is_kept = lambda: not any(window.autosave.is_writing for window in windows())
    when(is_kept, lambda: print("kept", len(windows()), flush=True))

def restore():
    dialog = QApplication.activeModalWidget()
    print("offered", dialog.list.count(), flush=True)
    next(b for b in dialog.findChildren(QPushButton) if b.text() == "&Restore").click()
    when(lambda: files_are_open(2), report)

def report():
    for window in windows():
        print(window.document.path.name, window.isWindowModified(), flush=True)
    for window in windows():
        window.document.start_new()
        window.close()

def files_are_open(count):
    busy = QApplication.activeModalWidget() is not None
    return not busy and len(windows()) == count and all(one.document.path for one in windows())

program.application()
action, arguments = sys.argv[1], sys.argv[2:]
if action == "restore":
    when(lambda: isinstance(QApplication.activeModalWidget(), RecoveryDialog), restore)
else:
    actions = {"edit": edit, "close": report}
    when(lambda: files_are_open(len(arguments)), actions[action])
sys.exit(program.main(arguments))
"""


@pytest.fixture
def start(fresh_settings: Path) -> Iterator[Callable[..., subprocess.Popen[str]]]:
    """Start the program with something to do."""

    started: list[subprocess.Popen[str]] = []

    def run(*arguments: str) -> subprocess.Popen[str]:
        process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM, *arguments],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "XDG_DATA_HOME": str(fresh_settings)},
        )
        started.append(process)
        return process

    yield run
    for process in started:
        process.kill()
        process.communicate()


@pytest.mark.slow
def test_a_killed_program_comes_back_with_all_its_windows(
    start: Callable[..., subprocess.Popen[str]], fresh_settings: Path, two: Path
) -> None:
    other = two.with_name("other.epd")
    other.write_text(TWO, encoding="utf-8")
    killed = start("edit", str(two), str(other))
    assert killed.stdout is not None
    assert killed.stdout.readline() == "kept 2\n"
    # While it runs, no other instance offers its files.
    assert output_of(start("close", str(two))) == ["two.epd False"]
    os.kill(killed.pid, signal.SIGKILL)
    killed.wait()
    offered, *reported_files = output_of(start("restore"))
    assert offered == "offered 2"
    assert sorted(reported_files) == ["other.epd True", "two.epd True"]
    assert list(fresh_settings.rglob("recovery/*")) == []
    assert output_of(start("close", str(two))) == ["two.epd False"], "nothing is offered again"


def output_of(process: subprocess.Popen[str]) -> list[str]:
    return process.communicate(timeout=60)[0].splitlines()


def test_of_a_large_file_that_changed_the_edited_problems_come_back_without_a_name(
    person: Person, two: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "MOST_READ_AT_ONCE", 1)
    opened = files.load(two)
    changed = Problem(Position.from_fen("8/8/8/8/8/8/8/K1k5 w - - 0 1"), stipulation_of("#4"))
    file = RecoveryFile(recovery_folder())
    edited = opened.collection.replace(1, changed)
    file.write(Snapshot(edited, 1, two, opened.stamp, opened.collection, is_saved_as_read=True))
    file.release()
    two.write_text("8/8/8/8/8/8/8/K2k4 w - - dm 2;\n", encoding="utf-8")
    messages: list[str] = []
    monkeypatch.setattr(recovery_offer, "show_error", lambda *words: messages.append(words[-1]))
    assert offer(person, "Restore")[0]
    (sentence,) = messages
    assert sentence.startswith("“two.epd” was changed since. Only the problems that were edited")
    window = person.window
    assert window.document.path is None
    assert window.isWindowModified()
    assert [problem.position.fen for problem in window.document.collection] == [
        "8/8/8/8/8/8/8/K1k5 w - - 0 1"
    ]

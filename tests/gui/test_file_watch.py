"""What others do to the file of a window is noticed, and nothing else is."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox, QPushButton, QWidget

from matewright.gui.file_watch import presence_folder
from matewright.gui.open_file import OpenFile
from matewright.model.position import Position
from matewright.services.disk_look import DiskState
from tests.gui.conftest import PRINZ, Person

if TYPE_CHECKING:
    from matewright.gui.file_notice import FileNotice

TWO = "5Kbk/6pp/6P1/8/8/8/8/7R w - - dm 2;\nb7/PP6/8/8/7K/6B1/6N1/4R1bk w - - dm 3;\n"
THREE = TWO + "8/8/8/8/8/k7/8/K1r5 b - - dm 7;\n"


@pytest.fixture
def two(tmp_path: Path) -> Path:
    path = tmp_path / "two.epd"
    path.write_text(TWO, encoding="utf-8")
    return path


@pytest.fixture
def at_two(person: Person, two: Path) -> Person:
    person.window.files.open(two)
    settle(person)
    return person


def settle(person: Person) -> None:
    """Wait until nobody looks any more at what has stirred so far."""
    watch = person.window.open_file.watch
    watch.look()
    person.bot.waitUntil(lambda: not watch.is_busy)


def notice(person: Person) -> FileNotice:
    return person.window.file_notice


def said(person: Person) -> str:
    strip = notice(person)
    return strip.words.toolTip() if strip.isVisible() else ""


def wait_for(person: Person, words: str) -> None:
    person.bot.waitUntil(lambda: words in said(person))


def offered(person: Person) -> list[str]:
    return [
        button.text() for button in notice(person).findChildren(QPushButton) if button.isVisible()
    ]


def press(person: Person, text: str) -> None:
    person.press_button(notice(person), text)
    QApplication.processEvents()


def replace_atomically(path: Path, text: str) -> None:
    new = path.with_name("editor.tmp")
    new.write_text(text, encoding="utf-8")
    new.replace(path)


# -- a change --------------------------------------------------------------------------------------


@pytest.mark.parametrize("change", [Path.write_text, replace_atomically])
def test_a_change_is_told_and_read_again_by_one_click(
    at_two: Person, two: Path, change: Callable[[Path, str], object]
) -> None:
    window = at_two.window
    window.document.go_to(1)
    change(two, THREE)
    wait_for(at_two, "Problems there: 3, here: 2.")
    assert "“two.epd” was changed by another program at" in said(at_two)
    assert offered(at_two) == ["Reload", "Keep Mine"]
    press(at_two, "Reload")
    assert len(window.document.collection) == 3
    assert window.document.current == 1
    assert not said(at_two)
    assert not window.isWindowModified()


def test_changes_after_an_atomic_replacement_are_noticed_too(at_two: Person, two: Path) -> None:
    for text, count in ((THREE, 3), (THREE + THREE, 6)):
        replace_atomically(two, text)
        wait_for(at_two, f"Problems there: {count}")
        press(at_two, "Reload")
        assert len(at_two.window.document.collection) == count


def test_a_change_that_is_taken_back_is_no_news(at_two: Person, two: Path) -> None:
    two.write_text(THREE, encoding="utf-8")
    wait_for(at_two, "was changed")
    two.write_text(TWO, encoding="utf-8")
    at_two.bot.waitUntil(lambda: not said(at_two))


@pytest.mark.parametrize(("button", "count"), [("Give Up Changes", 3), ("Cancel", 2)])
def test_changes_here_are_given_up_only_after_a_question(
    at_two: Person, two: Path, button: str, count: int
) -> None:
    window = at_two.window
    at_two.press("Ctrl+Shift+X", window.board)
    two.write_text(THREE, encoding="utf-8")
    wait_for(at_two, "with changes that are not saved: 2.")

    def respond(dialog: QWidget) -> None:
        assert isinstance(dialog, QMessageBox)
        at_two.press_button(dialog, button)

    at_two.answer(lambda: press(at_two, "Reload"), respond)
    assert len(window.document.collection) == count
    assert window.isWindowModified() is (count == 2)


def test_who_keeps_his_own_saves_it_without_a_question_and_the_other_stays_as_backup(
    at_two: Person, two: Path
) -> None:
    two.write_text(THREE, encoding="utf-8")
    wait_for(at_two, "Problems there: 3")
    press(at_two, "Keep Mine")
    assert not said(at_two)
    assert at_two.window.isWindowModified(), "the disk has something else"
    assert at_two.window.files.save()
    assert two.read_text(encoding="utf-8") == TWO
    assert two.with_name("two.epd.bak").read_text(encoding="utf-8") == THREE


def test_a_change_behind_a_decision_is_told_again(at_two: Person, two: Path) -> None:
    two.write_text(THREE, encoding="utf-8")
    wait_for(at_two, "Problems there: 3")
    press(at_two, "Keep Mine")
    two.write_text(THREE + THREE, encoding="utf-8")
    wait_for(at_two, "Problems there: 6")


def test_what_cannot_be_read_any_more_is_told(at_two: Person, two: Path) -> None:
    two.write_bytes(b"\0\0\0")
    wait_for(at_two, "was changed by another program")
    assert "Problems there" not in said(at_two)
    sentence = at_two.read_box(lambda: press(at_two, "Reload"))
    assert "two.epd" in sentence
    assert len(at_two.window.document.collection) == 2


# -- no false alarms -------------------------------------------------------------------------------


def test_nothing_is_told_of_what_the_window_itself_saves(at_two: Person, two: Path) -> None:
    seen: list[DiskState] = []
    watch = at_two.window.open_file.watch
    watch.changed.connect(lambda: seen.append(watch.news.disk.state))
    for _ in range(3):
        at_two.press("Ctrl+Shift+F", at_two.window.board)
        at_two.window.document.edit_position(Position.from_fen(PRINZ), "set up")
        at_two.window.document.edit_position(Position(), "clear")
        assert at_two.window.files.save()
        settle(at_two)
    assert seen == []
    two.write_text(THREE, encoding="utf-8")
    wait_for(at_two, "Problems there: 3")


def test_nothing_is_told_of_a_file_that_is_only_touched(at_two: Person, two: Path) -> None:
    os.utime(two, (1, 1))
    replace_atomically(two, TWO)
    settle(at_two)
    assert not said(at_two)


def test_a_document_without_a_file_watches_nothing(person: Person) -> None:
    person.window.files.open_sample()
    settle(person)
    assert not said(person)
    assert not person.window.menus.file.reload.isEnabled()


# -- gone and renamed ------------------------------------------------------------------------------


def test_a_deleted_file_can_be_saved_again(at_two: Person, two: Path) -> None:
    two.unlink()
    wait_for(at_two, "“two.epd” was deleted or moved away.")
    assert offered(at_two) == ["Save It Again", "Save As …"]
    press(at_two, "Save It Again")
    at_two.bot.waitUntil(lambda: not said(at_two))
    assert two.read_text(encoding="utf-8") == TWO


def test_a_window_does_not_close_on_the_last_copy_without_a_question(
    at_two: Person, two: Path
) -> None:
    two.unlink()
    wait_for(at_two, "deleted")

    def respond(dialog: QWidget) -> None:
        assert isinstance(dialog, QMessageBox)
        assert "was deleted or renamed by another program" in dialog.text()
        at_two.press_button(dialog, "Cancel")

    at_two.answer(at_two.window.close, respond)
    assert at_two.window.isVisible()


def test_a_file_that_comes_back_is_no_news(at_two: Person, two: Path) -> None:
    two.unlink()
    wait_for(at_two, "deleted")
    two.write_text(TWO, encoding="utf-8")
    at_two.bot.waitUntil(lambda: not said(at_two))


def test_the_window_goes_on_under_a_new_name(at_two: Person, two: Path) -> None:
    new = two.rename(two.with_name("three.epd"))
    wait_for(at_two, "“two.epd” was renamed: it is called “three.epd” now.")
    press(at_two, "Use the New Name")
    at_two.bot.waitUntil(lambda: not said(at_two))
    assert at_two.window.windowTitle() == "three.epd[*] – Matewright"
    assert at_two.window.document.path == new
    new.write_text(THREE, encoding="utf-8")
    wait_for(at_two, "Problems there: 3")


# -- who else has it open --------------------------------------------------------------------------

SHOW = """
import sys
from pathlib import Path
from matewright.services.presence import Presence
held = Presence.announce(Path(sys.argv[1]), Path(sys.argv[2]))
print("here", flush=True)
sys.stdin.read()
"""


def test_two_running_programs_notice_each_other(at_two: Person, two: Path) -> None:
    assert not said(at_two)
    command = [sys.executable, "-c", SHOW, str(presence_folder()), str(two)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as other:
        wait_for(at_two, "has been open in another running Matewright since")
        assert offered(at_two) == []
        notice(at_two).close_button.click()
        assert not said(at_two)
        other.kill()
        other.wait()


def test_the_one_that_comes_second_is_told_at_once(person: Person, two: Path) -> None:
    command = [sys.executable, "-c", SHOW, str(presence_folder()), str(two)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as other:
        assert other.stdout is not None
        other.stdout.readline()
        person.window.files.open(two)
        wait_for(person, "has been open in another running Matewright since")
        other.kill()
        other.wait()


def test_both_windows_of_one_program_know(at_two: Person, two: Path) -> None:
    # A file can come to be shown twice, if somebody renames it.
    open_file = OpenFile(at_two.window.preferences, at_two.window.windows)
    open_file.document.follow(two)
    wait_for(at_two, "has been open in another window of this program since")
    open_file.shut_down()
    at_two.bot.waitUntil(lambda: not said(at_two))


def test_a_closed_window_has_the_file_open_no_more(
    at_two: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_, **__: ("", ""))
    assert [*presence_folder().glob("*.open")]
    at_two.window.close()
    assert not [*presence_folder().iterdir()]


# -- what it looks like ----------------------------------------------------------------------------


def test_the_strip_fits_a_small_window(at_two: Person, two: Path) -> None:
    window = at_two.window
    window.resize(QSize(1024, 700))
    at_two.press("Ctrl+Shift+X", window.board)
    two.write_text(THREE, encoding="utf-8")
    wait_for(at_two, "two.epd")
    QApplication.processEvents()
    assert window.size() == QSize(1024, 700)
    assert all(
        window.rect().contains(button.rect().translated(button.mapTo(window, button.rect().topLeft())))
        for button in notice(at_two).findChildren(QPushButton)
        if button.isVisible()
    )

"""What others do to the file of a window is noticed, and nothing else is."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QMainWindow, QMessageBox, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from matewright.gui.document.document import Document
from matewright.gui.file import watch as file_watch
from matewright.gui.file.notice import FileNotice
from matewright.gui.file.watch import FileWatch, presence_folder
from matewright.model.position import Position
from matewright.services.file import files
from matewright.services.file.disk_look import DiskState
from tests.gui.conftest import PRINZ, TWO, Person

pytestmark = pytest.mark.features("answer", "file")

THREE = TWO + "8/8/8/8/8/k7/8/K1r5 b - - dm 7;\n"


@dataclass
class Watched:
    """A document, the watch on its file, and the bar that reports changes."""

    document: Document
    watch: FileWatch
    notice: FileNotice
    bot: QtBot

    @property
    def said(self) -> str:
        return self.notice.words.toolTip() if not self.notice.isHidden() else ""

    @property
    def offered(self) -> list[str]:
        buttons = self.notice.findChildren(QPushButton)
        return [button.text() for button in buttons if not button.isHidden()]

    def wait_for(self, words: str) -> None:
        self.bot.waitUntil(lambda: words in self.said)

    def wait_for_silence(self) -> None:
        self.bot.waitUntil(lambda: not self.said)

    def settle(self) -> None:
        """Wait until all that has stirred so far was looked at."""
        self.watch.look()
        self.bot.waitUntil(lambda: not self.watch.is_busy)

    def press(self, text: str) -> None:
        buttons = self.notice.findChildren(QPushButton)
        next(button for button in buttons if button.text() == text).click()


@pytest.fixture
def two(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(file_watch, "_SETTLING", 10)
    path = tmp_path / "two.epd"
    path.write_text(TWO, encoding="utf-8")
    return path


@pytest.fixture
def watched(qtbot: QtBot, two: Path, tmp_path: Path) -> Iterator[Watched]:
    window = QMainWindow()
    document = Document(window)
    watch = FileWatch(document, tmp_path / "notes", window)
    watched = Watched(document, watch, FileNotice(document, watch, window), qtbot)
    document.show_opened(files.load(two))
    watched.settle()
    yield watched
    watch.shut_down()
    window.deleteLater()


def replace_atomically(path: Path, text: str) -> None:
    new = path.with_name("editor.tmp")
    new.write_text(text, encoding="utf-8")
    new.replace(path)


# -- a change --------------------------------------------------------------------------------------


@pytest.mark.parametrize("change", [Path.write_text, replace_atomically])
def test_a_change_is_told_and_counted(
    watched: Watched, two: Path, change: Callable[[Path, str], object]
) -> None:
    change(two, THREE)
    watched.wait_for("Problems there: 3; here: 2.")
    assert "“two.epd” was changed by another program at" in watched.said
    assert watched.offered == ["Reload", "Keep Mine"]
    watched.document.edit_position(Position(), "clear")
    assert "here: 2, with changes that are not saved." in watched.said


def test_changes_after_an_atomic_replacement_are_noticed_too(watched: Watched, two: Path) -> None:
    for text, count in ((THREE, 3), (THREE + THREE, 6)):
        replace_atomically(two, text)
        watched.wait_for(f"Problems there: {count}")
        watched.document.show_opened(files.load(two))
        assert not watched.said


def test_a_change_that_is_taken_back_is_no_news(watched: Watched, two: Path) -> None:
    two.write_text(THREE, encoding="utf-8")
    watched.wait_for("was changed")
    two.write_text(TWO, encoding="utf-8")
    watched.wait_for_silence()


def test_who_keeps_his_own_saves_over_it_and_the_other_stays_as_backup(
    watched: Watched, two: Path
) -> None:
    two.write_text(THREE, encoding="utf-8")
    watched.wait_for("Problems there: 3")
    watched.press("Keep Mine")
    document = watched.document
    assert not watched.said
    assert document.is_modified, "the disk has something else"
    assert not document.changed_on_disk
    files.save(two, document.collection, document.stamp)
    assert two.read_text(encoding="utf-8") == TWO
    assert two.with_name("two.epd.bak").read_text(encoding="utf-8") == THREE


def test_a_change_behind_a_decision_is_told_again(watched: Watched, two: Path) -> None:
    two.write_text(THREE, encoding="utf-8")
    watched.wait_for("Problems there: 3")
    watched.press("Keep Mine")
    two.write_text(THREE + THREE, encoding="utf-8")
    watched.wait_for("Problems there: 6")


def test_what_is_no_text_any_more_is_not_counted(watched: Watched, two: Path) -> None:
    two.write_bytes(b"\0\0\0")
    watched.wait_for("was changed by another program")
    watched.settle()
    assert "Problems there" not in watched.said


# -- no false alarms -------------------------------------------------------------------------------


def test_nothing_is_told_of_what_the_window_itself_saves(watched: Watched, two: Path) -> None:
    emitted: list[DiskState] = []
    watch, document = watched.watch, watched.document
    watch.changed.connect(lambda: emitted.append(watch.news.disk.state))
    for fen in (PRINZ, "8/8/8/8/8/8/8/8 w - -"):
        document.edit_position(Position.from_fen(fen), "set up")
        with watch.paused():
            stamp = files.save(two, document.collection, document.stamp)
            # The disk stirs before the document knows.
            QApplication.processEvents()
            watch.look()
            document.mark_saved(two, document.collection, stamp)
        watched.settle()
    assert emitted == []
    two.write_text(THREE, encoding="utf-8")
    watched.wait_for("Problems there: 3")


def test_nothing_is_told_of_a_file_that_is_only_touched(watched: Watched, two: Path) -> None:
    os.utime(two, (1, 1))
    replace_atomically(two, TWO)
    watched.settle()
    assert not watched.said


def test_a_document_without_a_file_watches_nothing(watched: Watched, two: Path) -> None:
    watched.document.start_new()
    two.unlink()
    watched.settle()
    assert not watched.said


# -- gone and renamed ------------------------------------------------------------------------------


def test_a_deleted_file_is_told_until_it_is_back(watched: Watched, two: Path) -> None:
    two.unlink()
    watched.wait_for("“two.epd” was deleted or moved away.")
    assert watched.offered == ["Save It Again", "Save As …"]
    two.write_text(TWO, encoding="utf-8")
    watched.wait_for_silence()
    two.write_text(THREE, encoding="utf-8")
    watched.wait_for("Problems there: 3")


def test_a_renamed_file_can_be_followed(watched: Watched, two: Path) -> None:
    new = two.rename(two.with_name("three.epd"))
    watched.wait_for("“two.epd” was renamed: it is called “three.epd” now.")
    assert watched.offered == ["Use the New Name", "Save It Again"]
    watched.document.follow(new)
    watched.settle()
    assert not watched.said
    new.write_text(THREE, encoding="utf-8")
    watched.wait_for("“three.epd” was changed")


# -- who else has it open --------------------------------------------------------------------------

SHOW = """
import sys
from pathlib import Path
from matewright.services.file.presence import Presence
held = Presence.announce(Path(sys.argv[1]), Path(sys.argv[2]))
print("here", flush=True)
sys.stdin.read()
"""


@contextmanager
def another_program(folder: Path, path: Path) -> Iterator[None]:
    """One that shows the file until it is killed."""
    command = [sys.executable, "-c", SHOW, str(folder), str(path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as other:
        assert other.stdout is not None
        other.stdout.readline()
        try:
            yield
        finally:
            other.kill()
            other.wait()


def test_two_running_programs_notice_each_other(
    watched: Watched, two: Path, tmp_path: Path
) -> None:
    with another_program(tmp_path / "notes", two):
        watched.wait_for("“two.epd” has been open in another running Matewright since")
        assert watched.offered == []
        watched.notice.close_button.click()
        assert not watched.said
        # The program that opens the file second is notified at once.
        watched.document.start_new()
        watched.document.show_opened(files.load(two))
        watched.wait_for("has been open in another running Matewright since")
    watched.watch.look()
    watched.wait_for_silence()


def test_two_windows_of_one_program_know_of_each_other(
    watched: Watched, two: Path, tmp_path: Path
) -> None:
    # Renaming can lead to one file being shown twice.
    document = Document()
    other = FileWatch(document, tmp_path / "notes", document)
    document.follow(two)
    watched.wait_for("has been open in another window of this program since")
    other.shut_down()
    watched.wait_for_silence()


# -- in the window ---------------------------------------------------------------------------------


@pytest.mark.whole_window
def test_the_window_reads_its_file_again_and_asks_before_something_is_lost(
    person: Person, two: Path
) -> None:
    window = person.window
    window.resize(QSize(1024, 700))
    window.files.open(two)
    window.document.go_to(1)
    person.press("Ctrl+Shift+X", window.board)
    two.write_text(THREE, encoding="utf-8")
    notice = window.file_notice
    person.bot.waitUntil(
        lambda: "here: 2, with changes that are not saved" in notice.words.toolTip()
    )
    assert all(
        window.rect().contains(button.mapTo(window, button.rect().bottomRight()))
        for button in notice.findChildren(QPushButton)
        if button.isVisible()
    )

    def respond(button: str) -> Callable[[QWidget], None]:
        def press(dialog: QWidget) -> None:
            assert isinstance(dialog, QMessageBox)
            person.press_button(dialog, button)

        return press

    person.answer(notice.reload_button.click, respond("Cancel"))
    assert window.isWindowModified()
    person.answer(notice.reload_button.click, respond("Give Up Changes"))
    assert len(window.document.collection) == 3
    assert window.document.current == 1
    assert not window.isWindowModified()
    assert notice.isHidden()
    two.write_bytes(b"\0\0\0")
    assert "two.epd" in person.read_box(lambda: person.press("F5", window.board))
    assert len(window.document.collection) == 3
    two.unlink()
    person.bot.waitUntil(lambda: "deleted" in notice.words.toolTip())
    # Nothing was edited, but these are the last copies.
    person.answer(window.close, respond("Cancel"))
    assert window.isVisible()
    notice.save_button.click()
    assert two.read_text(encoding="utf-8") == THREE
    assert notice.isHidden()
    window.close()
    assert not [*presence_folder().iterdir()]

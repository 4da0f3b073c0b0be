from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox, QWidget

from matewright.gui.dialogs.error_box import ErrorBox
from matewright.gui.main_window import MainWindow
from matewright.gui.models.problem_list_model import AUTHOR_COLUMN
from matewright.model.position import Position
from tests.gui.conftest import PRINZ, Person, prinz

if TYPE_CHECKING:
    from tests.gui.conftest import FakeEngine

TWO = "5Kbk/6pp/6P1/8/8/8/8/7R w - - dm 2;\nb7/PP6/8/8/7K/6B1/6N1/4R1bk w - - dm 3;\n"


@pytest.fixture
def two(tmp_path: Path) -> Path:
    path = tmp_path / "two.epd"
    path.write_text(TWO, encoding="utf-8")
    return path


def save_as(person: Person, monkeypatch: pytest.MonkeyPatch, path: Path | None) -> bool:
    """Save As with the platform's dialog answered; None: cancelled."""
    answer = (str(path or ""), "")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, **__: answer)
    return person.window.files.save_as()


def pressing(person: Person, button: str) -> Callable[[QWidget], None]:
    def respond(dialog: QWidget) -> None:
        assert isinstance(dialog, QMessageBox)
        person.press_button(dialog, button)

    return respond


def test_a_file_with_several_problems_shows_their_list(person: Person, two: Path) -> None:
    window = person.window
    assert window.docks["problems"].isHidden()
    window.files.open(two)
    assert window.docks["problems"].isVisible()
    assert window.windowTitle() == "two.epd[*] – Matewright"
    assert window.board.position.fen == PRINZ
    assert window.problems.isColumnHidden(AUTHOR_COLUMN)
    window.problems.setFocus()
    person.press("Down", window.problems)
    assert window.document.current == 1
    assert window.document.problem.stipulation == "#3"
    window.files.new()
    assert window.docks["problems"].isHidden()


def test_a_saved_file_shows_its_solution_again(
    person: Person, engine: FakeEngine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window, path = person.window, tmp_path / "prinz"
    window.document.edit_position(Position.from_fen(PRINZ), "set up")
    assert save_as(person, monkeypatch, path)
    path = path.with_suffix(".olv")
    assert path.exists()
    assert not window.isWindowModified()
    window.solve()
    engine.jobs[-1].end(prinz())
    person.wait_for_answer()
    assert window.isWindowModified(), "the solution belongs into the file"
    person.press("Ctrl+S", window.board)
    assert not window.isWindowModified()
    window.files.new()
    assert window.document.problem.solution is None
    window.files.open(path)
    state = window.panel.caption.state
    assert state.text == "Sound · 1 key · from the file, not checked here"
    assert state.is_hollow
    assert window.solution.model().rowCount() == 3
    assert not window.isWindowModified()
    window.solve()
    engine.jobs[-1].end(prinz())
    person.wait_for_answer()
    assert state.text == "Sound · 1 key"
    assert not state.is_hollow


@pytest.mark.parametrize(("button", "closed"), [("Cancel", False), ("Discard", True)])
def test_unsaved_changes_are_asked_about(person: Person, button: str, *, closed: bool) -> None:
    person.press("Ctrl+Shift+I", person.window.board)
    person.answer(person.window.close, pressing(person, button))
    assert person.window.isVisible() is not closed


def test_saving_in_the_question_saves(person: Person, two: Path) -> None:
    person.window.files.open(two)
    person.press("Ctrl+Shift+X", person.window.board)
    person.answer(person.window.files.new, pressing(person, "Save"))
    assert "8/8/8/8/8/8/8/8" in two.read_text(encoding="utf-8")
    assert person.window.document.path is None


def test_a_cancelled_save_cancels_the_closing(
    person: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, **__: ("", ""))
    person.press("Ctrl+Shift+I", person.window.board)
    person.answer(person.window.close, pressing(person, "Save"))
    assert person.window.isVisible()
    assert person.window.isWindowModified()


def test_a_save_that_fails_is_told_and_leaves_the_document_modified(
    person: Person, two: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = person.window
    window.files.open(two)
    person.press("Ctrl+Shift+X", window.board)
    seen: list[str] = []

    def read(dialog: QWidget) -> None:
        assert isinstance(dialog, ErrorBox)
        seen.append(dialog.text())
        dialog.close()

    missing = two.parent / "missing" / "new.olv"
    person.answer(lambda: save_as(person, monkeypatch, missing), read)
    assert len(seen) == 1
    assert "missing" in seen[0]
    assert window.isWindowModified()
    assert window.document.path == two


@pytest.mark.parametrize(("button", "written"), [("Cancel", False), ("Overwrite", True)])
def test_a_file_changed_on_disk_is_asked_about(
    person: Person, two: Path, button: str, *, written: bool
) -> None:
    person.window.files.open(two)
    person.press("Ctrl+Shift+X", person.window.board)
    two.write_text("8/8/8/8/8/8/8/8 w - - dm 7;\n", encoding="utf-8")
    person.answer(person.window.files.save, pressing(person, button))
    assert ("dm 7" not in two.read_text(encoding="utf-8")) is written
    assert person.window.isWindowModified() is not written


def test_an_unreadable_file_is_told_and_what_was_open_stays(person: Person, two: Path) -> None:
    window = person.window
    window.files.open(two)
    broken = two.with_name("broken.olv")
    broken.write_bytes(b"\x00\x01\x02")
    seen: list[str] = []

    def read(dialog: QWidget) -> None:
        assert isinstance(dialog, ErrorBox)
        seen.append(dialog.text())
        dialog.close()

    person.answer(lambda: window.files.open(broken), read)
    assert "broken.olv" in seen[0]
    assert "Traceback" not in seen[0]
    assert window.document.path == two
    assert window.board.position.fen == PRINZ


def test_recent_files_are_offered_newest_first(person: Person, two: Path) -> None:
    window = person.window
    other = two.with_name("other.epd")
    other.write_text(TWO, encoding="utf-8")
    window.files.open(two)
    window.files.open(other)
    entries = [action for action in window.menus.recent_menu.actions() if action.text()]
    assert [action.text() for action in entries] == ["&1  other.epd", "&2  two.epd", "&Clear List"]
    entries[1].trigger()
    assert window.document.path == two
    assert window.files.recent == [two, other]
    entries = [action for action in window.menus.recent_menu.actions() if action.text()]
    entries[-1].trigger()
    assert window.files.recent == []
    assert not window.menus.recent_menu.isEnabled()


def test_recent_files_survive_the_program(
    person: Person, make_window: Callable[[], MainWindow], two: Path
) -> None:
    person.window.files.open(two)
    person.window.close()
    assert make_window().files.recent == [two]


def test_a_file_dropped_on_the_window_is_opened(person: Person, two: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(two))])
    place = QPointF(300, 300)
    copy, none = Qt.DropAction.CopyAction, Qt.KeyboardModifier.NoModifier
    left = Qt.MouseButton.LeftButton
    enter = QDragEnterEvent(place.toPoint(), copy, data, left, none)
    QApplication.sendEvent(person.window, enter)
    assert enter.isAccepted()
    QApplication.sendEvent(person.window, QDropEvent(place, copy, data, left, none))
    person.bot.waitUntil(lambda: person.window.document.path == two)


def test_the_samples_open_without_a_name(person: Person) -> None:
    person.window.files.open_sample()
    assert person.window.document.path is None
    assert len(person.window.document.collection) == 8
    assert not person.window.isWindowModified()

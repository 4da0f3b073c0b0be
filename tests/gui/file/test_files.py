from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QTimer, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox, QWidget

from matewright.formats import registry
from matewright.formats.catalogue import FileFormat
from matewright.gui.collection.columns import Column
from matewright.gui.main_window import MainWindow
from matewright.gui.widgets.error_box import ErrorBox
from matewright.gui.widgets.wait_dialog import WaitDialog
from matewright.model.collection import Collection
from matewright.model.position import Position
from matewright.services.file import files
from tests.gui.conftest import PRINZ, TWO, Person, prinz

if TYPE_CHECKING:
    from tests.gui.conftest import FakeEngine

pytestmark = pytest.mark.features("answer", "file", "workshop", "collection", "play")


def open_and_edit(person: Person, path: Path) -> MainWindow:
    """Open a file and shift its position, so that there is something to save."""
    person.window.files.open(path)
    person.press("Ctrl+Shift+X", person.window.board)
    return person.window


def save_as(person: Person, monkeypatch: pytest.MonkeyPatch, path: Path | None) -> bool:
    """Save As with the platform's dialog answered; None: cancelled."""
    answer = (str(path or ""), "")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, **__: answer)
    return person.window.files.save_as()


@pytest.mark.whole_window
def test_a_file_with_several_problems_shows_their_list(person: Person, two: Path) -> None:
    window = person.window
    assert window.docks["problems"].isHidden()
    window.files.open(two)
    assert window.docks["problems"].isVisible()
    assert window.windowTitle() == "two.epd[*] – Matewright"
    assert window.board.position.fen == PRINZ
    assert window.problems.table.isColumnHidden(Column.AUTHOR)
    window.problems.setFocus()
    person.press("Down", window.problems.table)
    assert window.document.current == 1
    assert window.document.problem.stipulation.text == "#3"
    window.files.new()
    assert window.document.path == two
    assert person.wait_for_windows()[-1].docks["problems"].isHidden()


@pytest.mark.whole_window
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
    assert window.isWindowModified(), "an answer is work"
    person.press("Ctrl+S", window.board)
    window.files.new()
    window.close()
    (window,) = person.wait_for_windows()
    assert window.document.problem.solution is None
    window.files.open(path)
    state = window.panel.caption.state
    assert state.text == "Sound · 1 key · from the file, not checked here · Rh6"
    assert state.is_hollow
    assert len(window.solution.phases) == 3
    assert not window.isWindowModified()
    window.solve()
    engine.jobs[-1].end(prinz())
    person.bot.waitUntil(lambda: not window.session.is_running)
    assert state.text == "Sound · 1 key · Rh6"
    assert not state.is_hollow


@pytest.mark.parametrize(("button", "closed"), [("Cancel", False), ("Discard", True)])
@pytest.mark.whole_window
def test_unsaved_changes_are_asked_about(person: Person, button: str, *, closed: bool) -> None:
    person.press("Ctrl+Shift+I", person.window.board)
    person.answer(person.window.close, person.pressing(button))
    assert person.window.isVisible() is not closed


@pytest.mark.whole_window
def test_saving_in_the_question_saves(person: Person, two: Path) -> None:
    open_and_edit(person, two)
    person.answer(person.window.close, person.pressing("Save"))
    assert "8/8/8/8/8/8/8/8" in two.read_text(encoding="utf-8")
    assert person.window.windows.all == ()


@pytest.mark.whole_window
def test_a_cancelled_save_cancels_the_closing(
    person: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, **__: ("", ""))
    person.press("Ctrl+Shift+I", person.window.board)
    person.answer(person.window.close, person.pressing("Save"))
    assert person.window.isVisible()
    assert person.window.isWindowModified()


def test_a_save_that_fails_is_told_and_leaves_the_document_modified(
    person: Person, two: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_and_edit(person, two)
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
    open_and_edit(person, two)
    two.write_text("8/8/8/8/8/8/8/8 w - - dm 7;\n", encoding="utf-8")
    person.answer(person.window.files.save, person.pressing(button))
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


@pytest.mark.whole_window
def test_recent_files_are_offered_newest_first(person: Person, two: Path) -> None:
    window = person.window
    recent = window.features.file.submenus["file.recent"]
    other = two.with_name("other.epd")
    other.write_text(TWO, encoding="utf-8")
    window.files.open(two)
    window.files.open(other)
    entries = [action for action in recent.actions() if action.text()]
    assert [action.text() for action in entries] == ["&1  other.epd", "&2  two.epd", "&Clear List"]
    entries[1].trigger()
    assert window.document.path == two
    assert window.files.recent == [two, other]
    entries = [action for action in recent.actions() if action.text()]
    entries[-1].trigger()
    assert window.files.recent == []
    assert not recent.isEnabled()


def test_clearing_the_recent_files_stays_a_command_when_their_menu_changes(
    person: Person, two: Path
) -> None:
    window = person.window
    window.files.open(two)
    assert "file.clear-recent" in {command.name for command in window.shortcuts.commands}


@pytest.mark.whole_window
def test_recent_files_survive_the_program(
    person: Person, make_window: Callable[[], MainWindow], two: Path
) -> None:
    person.window.files.open(two)
    person.window.close()
    assert make_window().files.recent == [two]


@pytest.mark.whole_window
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


def test_a_field_leaves_files_to_the_window(person: Person, two: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(two))])
    copy, none = Qt.DropAction.CopyAction, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(QPoint(5, 5), copy, data, Qt.MouseButton.LeftButton, none)
    # Sent by the application it would go on to the window, which takes it.
    person.window.panel.position_controls.fen_edit.dragEnterEvent(enter)
    assert not enter.isAccepted()


def test_the_samples_open_without_a_name(person: Person) -> None:
    person.window.files.open_sample()
    assert person.window.document.path is None
    assert len(person.window.document.collection) == 8
    assert not person.window.isWindowModified()


# -- files that take long ----------------------------------------------------------------------


class Gate:
    """Holds up a call until it is opened."""

    def __init__(self, real: Callable[..., object]) -> None:
        self.real = real
        self.opened = Event()

    def __call__(self, *arguments: object, **options: object) -> object:
        assert self.opened.wait(60)
        return self.real(*arguments, **options)


@pytest.fixture
def slow_load(monkeypatch: pytest.MonkeyPatch) -> Iterator[Gate]:
    gate = Gate(files.load)
    monkeypatch.setattr(files, "load", gate)
    yield gate
    gate.opened.set()


def test_a_long_load_can_be_cancelled_and_what_was_open_stays(
    person: Person, two: Path, slow_load: Gate
) -> None:
    before = person.window.document.collection
    results: list[bool] = []

    def cancel(dialog: QWidget) -> None:
        assert isinstance(dialog, WaitDialog)
        person.press_button(dialog, "Cancel")

    person.answer(lambda: results.append(person.window.files.open(two)), cancel)
    assert results == [False]
    slow_load.opened.set()
    person.window.files.shut_down()
    person.let_go()
    assert person.window.document.collection is before
    assert person.window.files.open(two)
    assert len(person.window.document.collection) == 2


@pytest.mark.whole_window
def test_a_long_load_ends_its_dialog_by_itself(person: Person, two: Path, slow_load: Gate) -> None:
    def wait(dialog: QWidget) -> None:
        assert isinstance(dialog, WaitDialog)
        assert not person.window.files.open(two), "one after the other"
        assert not person.window.close()
        slow_load.opened.set()
        person.bot.waitUntil(lambda: not dialog.isVisible())

    person.answer(lambda: person.window.files.open(two), wait)
    assert person.window.document.path == two


def test_a_long_save_cannot_be_left_half_done(
    person: Person, two: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_and_edit(person, two)
    gate = Gate(files.save)
    monkeypatch.setattr(files, "save", gate)

    def wait(dialog: QWidget) -> None:
        assert isinstance(dialog, WaitDialog)
        QTest.keyClick(dialog, Qt.Key.Key_Escape)
        assert dialog.isVisible()
        # An answer that comes meanwhile is not in the file.
        window.document.set_solution(1, prinz())
        gate.opened.set()
        person.bot.waitUntil(lambda: not dialog.isVisible())

    person.answer(window.files.save, wait)
    assert "8/8/8/8/8/8/8/8" in two.read_text(encoding="utf-8")
    assert window.document.collection[1].solution is not None


# -- what others do to the file ----------------------------------------------------------------


def test_a_change_between_the_question_and_the_writing_is_noticed(
    person: Person, two: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_and_edit(person, two)
    real = registry.losses

    def meddle(path: Path, collection: Collection, file_format: FileFormat | None) -> object:
        two.write_text("8/8/8/8/8/8/8/8 w - - dm 7;\n", encoding="utf-8")
        return real(path, collection, file_format)

    monkeypatch.setattr(registry, "losses", meddle)
    sentence = person.read_box(window.files.save)
    assert "was changed by another program" in sentence
    assert "dm 7" in two.read_text(encoding="utf-8")
    assert window.isWindowModified()


def test_other_names_of_a_saved_file_are_told_of(person: Person, two: Path) -> None:
    window = open_and_edit(person, two)
    other = two.with_name("other name.epd")
    other.hardlink_to(two)
    before = other.read_bytes()
    said: list[str] = []
    window.files.message.connect(said.append)
    assert window.files.save()
    note = f"Other names of the file “{two}” (hard links) still hold what was there before."
    assert said == [f"Saved two.epd. {note}"]
    assert other.read_bytes() == before != two.read_bytes()
    person.press("Ctrl+Shift+X", window.board)
    assert window.files.save()
    assert said[1] == "Saved two.epd"


def test_a_file_that_was_removed_is_written_again(person: Person, two: Path) -> None:
    open_and_edit(person, two)
    two.unlink()
    assert person.window.files.save()
    assert two.exists()


# -- closing loses nothing -----------------------------------------------------------------------


def save_in_the_question(person: Person) -> Callable[[], None]:
    return lambda: person.answer(person.window.close, person.pressing("Save"), QMessageBox)


def close_pressing(person: Person, *buttons: str) -> None:
    """Close the window and answer one question after the other."""
    left = list(buttons)

    def answer_next() -> None:
        box = QApplication.activeModalWidget()
        if isinstance(box, QMessageBox):
            person.press_button(box, left.pop(0))
        if left:
            timer.start()

    timer = QTimer()
    timer.setSingleShot(True)
    timer.setInterval(10)
    timer.timeout.connect(answer_next)
    timer.start()
    person.window.close()
    assert left == []


@pytest.mark.whole_window
def test_a_save_that_fails_cancels_the_closing(
    person: Person, two: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    missing = two.parent / "missing" / "new.olv"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, **__: (str(missing), ""))
    person.press("Ctrl+Shift+I", person.window.board)
    assert "missing" in person.read_box(save_in_the_question(person))
    assert person.window.isVisible()
    assert person.window.isWindowModified()


@pytest.mark.whole_window
def test_cancelling_what_would_be_lost_cancels_the_closing(
    person: Person, two: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = two.parent / "new.epd"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, **__: (str(target), ""))
    window = person.window
    window.document.edit_position(Position.from_fen(PRINZ), "set up")
    window.document.set_solution(0, prinz())
    close_pressing(person, "Save", "Cancel")
    assert window.isVisible()
    assert window.isWindowModified()
    assert not target.exists()


@pytest.mark.whole_window
def test_what_a_file_cannot_hold_can_be_saved_as_olv(
    person: Person, two: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = person.window
    window.files.open(two)
    window.document.set_solution(0, prinz())
    olv = two.with_suffix(".olv")
    person.answer(window.files.save, person.pressing("Save as .olv"), QMessageBox)
    assert window.document.path == olv
    assert not window.isWindowModified()
    assert files.load(olv).collection[0].solution is not None
    assert two.read_text(encoding="utf-8") == TWO
    # A copy leaves the document its own file.
    copy = two.with_name("copy.epd")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, **__: (str(copy), ""))
    person.answer(window.files.save_copy, person.pressing("Save as .olv"), QMessageBox)
    assert copy.with_suffix(".olv").exists()
    assert not copy.exists()
    assert window.document.path == olv


@pytest.mark.whole_window
def test_leaving_a_foreign_change_alone_cancels_the_closing(person: Person, two: Path) -> None:
    window = open_and_edit(person, two)
    two.write_text("8/8/8/8/8/8/8/8 w - - dm 7;\n", encoding="utf-8")
    close_pressing(person, "Save", "Cancel")
    assert window.isVisible()
    assert window.isWindowModified()
    assert "dm 7" in two.read_text(encoding="utf-8")


@pytest.mark.whole_window
def test_a_save_that_works_closes(person: Person, two: Path) -> None:
    window = open_and_edit(person, two)
    save_in_the_question(person)()
    assert not window.isVisible()
    assert "8/8/8/8/8/8/8/8" in two.read_text(encoding="utf-8")
    assert two.with_name("two.epd.bak").read_text(encoding="utf-8") == TWO


@pytest.mark.whole_window
def test_nothing_is_saved_over_the_file_of_another_window(
    person: Person, two: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = person.window
    window.files.open(two)
    other = Person(window.windows.open_new(), person.bot)
    sentence = other.read_box(lambda: save_as(other, monkeypatch, two))
    assert "open in another window" in sentence
    assert two.read_text(encoding="utf-8") == TWO
    assert other.window.document.path is None


@pytest.mark.whole_window
def test_questions_show_names_as_they_are(person: Person, two: Path) -> None:
    path = two.with_name("<b>bold.epd")
    path.write_text(TWO, encoding="utf-8")
    person.window.files.open(path)
    person.press("Ctrl+Shift+X", person.window.board)
    seen: list[QMessageBox] = []

    def look(box: QWidget) -> None:
        assert isinstance(box, QMessageBox)
        assert "<b>bold.epd" in box.text()
        assert box.textFormat() is Qt.TextFormat.PlainText
        assert all("&" in button.text() for button in box.buttons())
        assert box.defaultButton().text() == "&Save"
        assert box.escapeButton().text() == "&Cancel"
        seen.append(box)
        person.press_button(box, "Cancel")

    person.answer(person.window.close, look, QMessageBox)
    assert seen

"""One window for each file, and all windows anew in another language."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QCoreApplication, QRect, QSettings, QSize, QTimer
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDialogButtonBox,
    QMessageBox,
    QWidget,
)
from pytestqt.exceptions import capture_exceptions

from matewright.gui.docks.dock import is_in_front
from matewright.gui.main_window import MainWindow
from matewright.gui.preferences import translation
from matewright.gui.preferences.preferences import LANGUAGE, SCHEME
from matewright.gui.program.manual import ManualDialog
from matewright.gui.program.preferences_dialog.dialog import PreferencesDialog
from matewright.gui.program.windows import beside
from matewright.gui.widgets import theme
from matewright.model.position import Position
from matewright.services.solving.progress_text import duration, in_short
from tests.gui.conftest import PRINZ, Person, prinz

if TYPE_CHECKING:
    from tests.gui.conftest import FakeEngine


@pytest.fixture
def epd(tmp_path: Path) -> Callable[[str], Path]:
    def write(name: str) -> Path:
        path = tmp_path / name
        path.write_text("5Kbk/6pp/6P1/8/8/8/8/7R w - - dm 2;\n" * 2, encoding="utf-8")
        return path

    return write


def test_an_untouched_window_takes_the_file(person: Person, epd: Callable[[str], Path]) -> None:
    path = epd("one.epd")
    person.window.files.open_sample()
    person.window.files.open(path)
    assert person.wait_for_windows() == (person.window,)
    assert person.window.document.path == path


def test_the_example_of_a_theme_opens_beside_what_is_there(
    person: Person, epd: Callable[[str], Path]
) -> None:
    person.window.files.open(epd("one.epd"))
    person.window.themes.example_requested.emit("Lacny")
    first, second = person.wait_for_windows()
    assert first.document.path is not None
    problem = second.document.problem
    assert problem.authors == ("Peter Gvozdják",)
    assert (problem.options.set_play, problem.options.tries) == (True, 1)


def test_a_new_window_asks_for_the_phases_that_the_last_one_asks_for(person: Person) -> None:
    panel = person.window.question.options_panel
    panel.set_play_box.click()
    panel.tries_box.click()
    panel.tries_spin.setValue(3)
    new = person.window.windows.open_new()
    options = new.question.options()
    assert (options.set_play, options.tries) == (True, 3)


def test_a_second_file_gets_a_window_of_its_own(person: Person, epd: Callable[[str], Path]) -> None:
    one, other = epd("one.epd"), epd("other.epd")
    person.window.files.open(one)
    person.window.files.open(other)
    first, second = person.wait_for_windows()
    assert [window.document.path for window in (first, second)] == [one, other]
    assert second.pos() != first.pos()
    assert second.size() == first.size()


@pytest.mark.parametrize(
    ("before", "place"),
    [
        (QRect(0, 0, 1440, 900), QRect(28, 28, 1412, 872)),
        (QRect(100, 50, 1100, 700), QRect(128, 78, 1100, 700)),
        (QRect(400, 240, 1040, 660), QRect(0, 0, 1040, 660)),
        (QRect(0, 0, 2000, 900), QRect(28, 28, 2000, 900)),
        (QRect(0, 75, 1440, 845), QRect(0, 0, 1440, 845)),
    ],
)
def test_a_second_window_stays_on_the_screen(before: QRect, place: QRect) -> None:
    assert beside(before, QRect(0, 0, 1440, 900)) == place


def test_a_window_that_cannot_get_smaller_stays_on_the_screen_too() -> None:
    room, before = QRect(0, 0, 1440, 900), QRect(47, 47, 1200, 845)
    assert beside(before, room, QSize(800, 845)) == QRect(0, 0, 1200, 845)


def test_an_open_file_is_brought_up_not_opened_twice(
    person: Person, epd: Callable[[str], Path]
) -> None:
    one, other = epd("one.epd"), epd("other.epd")
    person.window.files.open(one)
    person.press("Ctrl+Shift+X", person.window.board)
    person.window.files.open(other)
    second = person.wait_for_windows()[-1]
    second.files.open(one.parent / "." / "one.epd")
    assert len(person.window.windows.all) == 2
    assert person.window.isWindowModified(), "what was edited there is still there"


def test_unsaved_work_is_never_asked_about_when_something_else_opens(person: Person) -> None:
    person.press("Ctrl+Shift+I", person.window.board)
    person.press("Ctrl+N", person.window.board)
    assert len(person.wait_for_windows()) == 2
    assert person.window.isWindowModified()


def test_a_closed_window_is_forgotten(person: Person) -> None:
    person.press("Ctrl+Shift+I", person.window.board)
    person.window.files.new()
    second = person.wait_for_windows()[-1]
    second.close()
    assert person.window.windows.all == (person.window,)


@pytest.mark.parametrize(("button", "left"), [("Cancel", 2), ("Discard", 0)])
def test_quitting_asks_for_every_window(person: Person, button: str, left: int) -> None:
    windows = person.window.windows
    person.press("Ctrl+Shift+I", person.window.board)
    person.window.files.new()
    person.wait_for_windows()[-1].editing.set_initial_array()
    questions: list[str] = []

    def respond(dialog: QWidget) -> None:
        assert isinstance(dialog, QMessageBox)
        questions.append(dialog.text())
        if button == "Discard" and len(questions) == 1:
            QTimer.singleShot(0, respond_again)
        person.press_button(dialog, button)

    def respond_again() -> None:
        dialog = QApplication.activeModalWidget()
        assert dialog is not None
        respond(dialog)

    person.answer(windows.quit, respond)
    assert len(windows.all) == left
    assert len(questions) == (1 if left else 2)


def test_what_was_given_up_is_kept_when_quitting_is_cancelled(person: Person) -> None:
    windows = person.window.windows
    person.press("Ctrl+Shift+I", person.window.board)
    person.window.files.new()
    person.wait_for_windows()[-1].editing.set_initial_array()

    def discard(dialog: QWidget) -> None:
        QTimer.singleShot(0, cancel)
        person.press_button(dialog, "Discard")

    def cancel() -> None:
        dialog = QApplication.activeModalWidget()
        assert dialog is not None
        person.press_button(dialog, "Cancel")

    person.answer(windows.quit, discard)
    assert len(windows.all) == 2
    assert all(window.document.is_modified for window in windows.all)


@pytest.fixture
def busy(person: Person) -> Person:
    """A user whose window is touched, so that what opens gets one of its own."""
    person.press("Ctrl+Shift+I", person.window.board)
    return person


def test_a_further_window_has_the_keyboard(busy: Person) -> None:
    busy.press("Ctrl+N", busy.window.board)
    old, new = busy.wait_for_windows()
    assert new.document.problem.position == Position()
    assert old.document.problem.position != Position()
    assert new.isVisible()
    busy.bot.waitUntil(new.isActiveWindow)
    assert new.board.hasFocus()


def test_new_twice_makes_two_windows(busy: Person) -> None:
    busy.window.menus.menu("file").actions()[0].trigger()
    busy.window.menus.menu("file").actions()[0].trigger()
    windows = busy.wait_for_windows()
    assert len(windows) == 3
    assert all(window.isVisible() for window in windows)
    assert len({(window.x(), window.y()) for window in windows}) == 3


def test_a_file_opened_twice_quickly_has_one_window(
    busy: Person, epd: Callable[[str], Path]
) -> None:
    path, windows = epd("one.epd"), busy.window.windows
    assert busy.window.files.open(path)
    assert busy.window.files.open(path)
    assert windows.is_shown(path)
    assert windows.is_elsewhere(path, busy.window)
    old, new = busy.wait_for_windows()
    assert (old.document.path, new.document.path) == (None, path)
    assert new.board.position.fen == PRINZ
    assert is_in_front(new.problems)


def test_all_windows_take_other_colours(busy: Person) -> None:
    windows = busy.window.windows
    busy.window.files.new()
    windows.preferences.set(SCHEME, theme.Scheme.DARK.value)
    assert len(windows.all) == 2
    busy.bot.waitUntil(
        lambda: all(
            theme.colours_of(window.board.palette()) is theme.DARK for window in windows.all
        )
    )


# -- another language ------------------------------------------------------------------------------


def test_another_language_keeps_document_history_line_and_place(
    person: Person, engine: FakeEngine, german: Callable[[], MainWindow]
) -> None:
    old = person.window
    old.document.edit_position(Position.from_fen(PRINZ), "set up")
    old.document.edit_stipulation("#2")
    old.solve()
    engine.jobs[-1].end(prinz())
    person.wait_for_answer()
    old.solution.go_forward()
    old.solution.go_forward()
    old.menus["view.flip"].trigger()
    old.question.options_panel.threads_spin.setValue(2)
    shown, steps = old.board.position, old.document.undo_stack.count()
    geometry = old.geometry()
    node = old.solution.node
    old.help.show_manual("manual.md#twins")
    new = german()
    assert new.document is person.window.document
    assert new.document.undo_stack.count() == steps
    assert new.board.position == shown != new.document.problem.position
    assert new.solution.node == node
    assert new.board.flipped
    assert new.question.options_panel.threads_spin.value() == 2
    assert new.geometry() == geometry
    new.presenter.go_to_diagram()
    new.document.undo_stack.undo()
    assert new.board.position.fen != PRINZ
    (manual,) = new.findChildren(ManualDialog)
    person.bot.waitUntil(manual.isVisible)
    assert manual.page.textCursor().block().text() == "Zwillinge"


def test_another_language_lets_a_search_run_on(
    person: Person, engine: FakeEngine, german: Callable[[], MainWindow]
) -> None:
    person.window.document.edit_position(Position.from_fen(PRINZ), "set up")
    person.window.solve()
    new = german()
    assert new.session.is_running
    assert not engine.jobs[-1].cancelled
    engine.jobs[-1].end(prinz())
    person.bot.waitUntil(lambda: not new.session.is_running)
    assert len(new.solution.phases) == 3
    assert new.document.problem.solution is not None


def test_another_language_keeps_the_game_and_the_answers_of_other_runs(
    person: Person, engine: FakeEngine, german: Callable[[], MainWindow]
) -> None:
    old = person.window
    old.document.edit_position(Position.from_fen(PRINZ), "set up")
    for _ in range(2):
        old.solve()
        engine.jobs[-1].end(prinz())
        person.wait_for_answer()
    old.game.begin()
    old.game.play(old.game.choices[0])
    shown, tabs = old.board.position, len(old.kept.answers)
    new = german()
    assert tabs == 2
    assert len(new.kept.answers) == tabs
    assert new.board.position == shown
    assert new.game.game is not None
    new.game.leave()
    assert new.board.position.fen == PRINZ


def test_preferences_that_are_applied_stay_open_in_the_new_language(person: Person) -> None:
    person.window.features.window.show_preferences(3)
    dialog = person.window.findChild(PreferencesDialog)
    assert dialog is not None
    box = dialog.findChild(QComboBox, LANGUAGE.key)
    assert box is not None
    box.setCurrentIndex(box.findData("fr"))
    windows = person.window.windows
    dialog.buttons.button(QDialogButtonBox.StandardButton.Apply).click()
    person.bot.waitUntil(lambda: person.window not in windows.all)
    person.bot.waitUntil(lambda: windows.all[-1].findChild(PreferencesDialog) is not None)
    again = windows.all[-1].findChild(PreferencesDialog)
    assert again is not None
    assert again.isVisible()
    assert again.page == 3
    again.close()
    translation.speak(translation.ENGLISH)


def main_windows() -> list[QWidget]:
    return [widget for widget in QApplication.topLevelWidgets() if isinstance(widget, MainWindow)]


def test_the_last_of_two_languages_chosen_quickly_holds(person: Person, engine: FakeEngine) -> None:
    windows = person.window.windows
    # Windows of earlier tests may not have been deleted yet.
    others = [window for window in main_windows() if window is not person.window]

    def windows_of_this_test() -> list[QWidget]:
        return [window for window in main_windows() if window not in others]

    person.window.document.edit_position(Position.from_fen(PRINZ), "set up")
    person.window.solve()
    windows.preferences.set(LANGUAGE, "de")
    windows.preferences.set(LANGUAGE, "fr")
    person.bot.waitUntil(lambda: person.window not in windows.all)
    person.bot.waitUntil(lambda: len(windows_of_this_test()) == 1)
    (new,) = windows.all
    assert windows_of_this_test() == [new]
    assert new.isVisible()
    assert new.docks["solution"].toggleViewAction().text().replace("&", "") == "Solution"
    assert new.docks["problems"].windowTitle() == "Problèmes"
    assert new.session.is_running
    assert not engine.jobs[-1].cancelled


def test_all_windows_change_their_language(busy: Person, german: Callable[[], MainWindow]) -> None:
    windows = busy.window.windows
    busy.window.files.new()
    documents = {window.document for window in windows.all}
    german()
    busy.wait_for_windows()
    assert [one.docks["log"].windowTitle() for one in windows.all] == ["Protokoll"] * 2
    assert {window.document for window in windows.all} == documents


def test_a_window_closed_before_the_language_changes_stays_closed(busy: Person) -> None:
    windows = busy.window.windows
    busy.window.files.new()
    first, second = busy.wait_for_windows()
    windows.preferences.set(LANGUAGE, "de")
    second.close()
    first.document.undo_stack.undo()
    first.close()
    busy.wait_for_windows()
    assert not windows.all
    assert not [window for window in main_windows() if window.isVisible()]


def test_a_window_that_cannot_be_built_anew_stays_as_it_is(
    busy: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    windows, first = busy.window.windows, busy.window
    first.files.new()
    connect = MainWindow._connect

    def fail(window: MainWindow) -> None:
        if window.document is first.document:
            raise RuntimeError("a fault of ours")
        connect(window)

    monkeypatch.setattr(MainWindow, "_connect", fail)
    with capture_exceptions() as raised:
        windows.preferences.set(LANGUAGE, "de")
        busy.wait_for_windows()
    assert len(raised) == 1
    assert first in windows.all
    assert first.isVisible()
    titles = {window.docks["log"].windowTitle() for window in windows.all}
    assert titles == {"Log", "Protokoll"}
    translation.speak(translation.ENGLISH)


def test_a_language_waits_for_the_answer_to_a_question(
    person: Person, german: Callable[[], MainWindow]
) -> None:
    old = person.window
    person.press("Ctrl+Shift+I", old.board)

    def cancel(dialog: QWidget) -> None:
        old.windows.preferences.set(LANGUAGE, "de")
        person.bot.wait(300)
        assert old.isVisible()
        person.press_button(dialog, "Cancel")

    person.answer(old.close, cancel)
    assert german().isWindowModified()


def test_numbers_go_with_the_language(qapp: QApplication) -> None:
    from PySide6.QtCore import QLocale

    translation.speak("de")
    assert QLocale().toString(1234.5, "f", 1) == "1.234,5"
    assert duration(4.25) == "4,25 s"
    assert in_short(7_400_000) == "7,4M"
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Abbrechen"
    translation.speak("ru")
    assert duration(0.005) == "5,0 мс"
    translation.speak("en")
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Cancel"
    assert duration(4.25) == "4.25 s"


def test_a_language_nobody_knows_counts_as_the_system_s(settings: QSettings) -> None:
    settings.setValue("view/language", "klingon")
    assert translation.code_of("klingon") == translation.code_of("system")

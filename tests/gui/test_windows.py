"""One window for each file, and all windows anew in another language."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QCoreApplication, QRect, QSettings, QTimer
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDialogButtonBox,
    QMessageBox,
    QWidget,
)

from matewright.gui.dialogs.manual import ManualDialog
from matewright.gui.dialogs.preferences.dialog import PreferencesDialog
from matewright.gui.docks.dock import is_in_front
from matewright.gui.language import translation
from matewright.gui.main_window import MainWindow
from matewright.gui.panes.progress_panel import duration
from matewright.gui.preferences import LANGUAGE
from matewright.gui.windows import beside
from matewright.model.position import Position
from matewright.services.progress_words import in_short
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
    assert person.window.windows.all == (person.window,)
    assert person.window.document.path == path


def test_a_second_file_gets_a_window_of_its_own(person: Person, epd: Callable[[str], Path]) -> None:
    one, other = epd("one.epd"), epd("other.epd")
    person.window.files.open(one)
    person.window.files.open(other)
    first, second = person.window.windows.all
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
    ],
)
def test_a_second_window_stays_on_the_screen(before: QRect, place: QRect) -> None:
    assert beside(before, QRect(0, 0, 1440, 900)) == place


def test_an_open_file_is_brought_up_not_opened_twice(
    person: Person, epd: Callable[[str], Path]
) -> None:
    one, other = epd("one.epd"), epd("other.epd")
    person.window.files.open(one)
    person.press("Ctrl+Shift+X", person.window.board)
    person.window.files.open(other)
    second = person.window.windows.all[-1]
    second.files.open(one.parent / "." / "one.epd")
    assert len(person.window.windows.all) == 2
    assert person.window.isWindowModified(), "what was edited there is still there"


def test_unsaved_work_is_never_asked_about_when_something_else_opens(person: Person) -> None:
    person.press("Ctrl+Shift+I", person.window.board)
    person.press("Ctrl+N", person.window.board)
    assert len(person.window.windows.all) == 2
    assert person.window.isWindowModified()


def test_a_closed_window_is_forgotten(person: Person) -> None:
    person.press("Ctrl+Shift+I", person.window.board)
    person.window.files.new()
    second = person.window.windows.all[-1]
    second.close()
    assert person.window.windows.all == (person.window,)


@pytest.mark.parametrize(("button", "left"), [("Cancel", 2), ("Discard", 0)])
def test_quitting_asks_for_every_window(person: Person, button: str, left: int) -> None:
    windows = person.window.windows
    person.press("Ctrl+Shift+I", person.window.board)
    person.window.files.new()
    windows.all[-1].editing.set_initial_array()
    asked: list[str] = []

    def respond(dialog: QWidget) -> None:
        assert isinstance(dialog, QMessageBox)
        asked.append(dialog.text())
        if button == "Discard" and len(asked) == 1:
            QTimer.singleShot(0, respond_again)
        person.press_button(dialog, button)

    def respond_again() -> None:
        dialog = QApplication.activeModalWidget()
        assert dialog is not None
        respond(dialog)

    person.answer(windows.quit, respond)
    assert len(windows.all) == left
    assert len(asked) == (1 if left else 2)


def test_what_was_given_up_is_kept_when_quitting_is_cancelled(person: Person) -> None:
    windows = person.window.windows
    person.press("Ctrl+Shift+I", person.window.board)
    person.window.files.new()
    windows.all[-1].editing.set_initial_array()

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
    old.menus.view.flip.setChecked(True)
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
    new.stage.go_to_diagram()
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
    assert new.solution.model().rowCount() == 3
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
    shown, tabs = old.board.position, old.answer.runs.bar.count()
    new = german()
    assert tabs == 2
    assert new.answer.runs.bar.count() == tabs
    assert new.board.position == shown
    assert new.game.game is not None
    new.game.leave()
    assert new.board.position.fen == PRINZ


def test_preferences_that_are_applied_stay_open_in_the_new_language(person: Person) -> None:
    person.window.show_preferences(3)
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


def begin_switch(person: Person, code: str) -> None:
    """Switch to a language, and stop when the new window is about to be built."""
    person.window.windows.preferences.set(LANGUAGE, code)
    person.bot.waitUntil(lambda: len(main_windows()) > len(person.window.windows.all))


def main_windows() -> list[QWidget]:
    return [widget for widget in QApplication.topLevelWidgets() if isinstance(widget, MainWindow)]


def test_what_is_done_while_the_language_changes_is_kept(
    person: Person, engine: FakeEngine, german: Callable[[], MainWindow]
) -> None:
    old = person.window
    begin_switch(person, "de")
    assert old.isVisible()
    person.click("e4")
    person.take("Q")
    person.click("e4")
    old.menus.view.flip.trigger()
    old.question.options_panel.threads_spin.setValue(2)
    old.docks["log"].raise_()
    fen, steps = old.document.problem.position.fen, old.document.undo_stack.count()
    assert "Q" in fen
    new = german()
    assert new.document.problem.position.fen == new.board.position.fen == fen
    assert new.document.undo_stack.count() == steps
    assert new.board.flipped
    assert new.question.options_panel.threads_spin.value() == 2
    assert is_in_front(new.log)
    assert new.docks["log"].windowTitle() == "Protokoll"


def test_the_last_of_two_languages_chosen_quickly_holds(person: Person, engine: FakeEngine) -> None:
    windows = person.window.windows
    person.window.document.edit_position(Position.from_fen(PRINZ), "set up")
    person.window.solve()
    begin_switch(person, "de")
    windows.preferences.set(LANGUAGE, "fr")
    person.bot.waitUntil(lambda: person.window not in windows.all)
    person.bot.waitUntil(lambda: len(main_windows()) == 1)
    (new,) = windows.all
    assert main_windows() == [new]
    assert new.isVisible()
    assert new.docks["solution"].toggleViewAction().text().replace("&", "") == "Solution"
    assert new.docks["problems"].windowTitle() == "Problèmes"
    assert new.session.is_running
    assert not engine.jobs[-1].cancelled


def test_a_window_closed_while_the_language_changes_stays_closed(person: Person) -> None:
    windows = person.window.windows
    person.press("Ctrl+Shift+I", person.window.board)
    person.window.files.new()
    first, second = windows.all
    begin_switch(person, "de")
    second.close()
    first.document.undo_stack.undo()
    first.close()
    person.bot.waitUntil(lambda: not [one for one in main_windows() if one.isVisible()])
    assert not windows.all


def draws_all(window: MainWindow) -> bool:
    return all(widget.updatesEnabled() for widget in window.findChildren(QWidget))


def test_a_window_in_another_language_draws_all_its_panes(person: Person) -> None:
    windows = person.window.windows
    windows.preferences.set(LANGUAGE, "de")
    # The next one is chosen while the panes of the last are not yet drawn.
    person.bot.waitUntil(lambda: not draws_all(windows.all[0]))
    assert windows.all[0] is not person.window
    windows.preferences.set(LANGUAGE, "fr")
    assert draws_all(windows.all[0])
    person.bot.waitUntil(lambda: not windows.is_renewing)
    assert windows.all[0].docks["problems"].windowTitle() == "Problèmes"
    assert draws_all(windows.all[0])
    translation.speak(translation.ENGLISH)


@pytest.mark.slow
def test_a_window_may_close_before_all_its_panes_are_drawn(person: Person) -> None:
    windows = person.window.windows
    person.press("Ctrl+Shift+I", person.window.board)
    person.window.files.new()
    first, second = windows.all
    windows.preferences.set(LANGUAGE, "de")
    person.bot.waitUntil(lambda: not all(draws_all(window) for window in windows.all))
    new = next(window for window in windows.all if not draws_all(window))
    new.document.undo_stack.undo()
    new.close()
    person.bot.waitUntil(lambda: not windows.is_renewing)
    assert not {new, first, second} & set(windows.all)
    assert len(windows.all) == 1
    assert draws_all(windows.all[0])
    translation.speak(translation.ENGLISH)


def test_a_language_waits_for_the_answer_to_a_question(
    person: Person, german: Callable[[], MainWindow]
) -> None:
    old = person.window
    person.press("Ctrl+Shift+I", old.board)
    begin_switch(person, "de")

    def cancel(dialog: QWidget) -> None:
        person.bot.wait(300)
        assert old.isVisible()
        person.press_button(dialog, "Abbrechen")

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
    assert translation.spoken("klingon") == translation.spoken("system")

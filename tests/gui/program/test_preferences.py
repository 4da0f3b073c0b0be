"""The preferences: their dialog, and that each holds at once and is remembered."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QDialogButtonBox,
    QScrollArea,
    QSpinBox,
    QWidget,
)

from matewright.gui.main_window import MainWindow
from matewright.gui.preferences import preferences as p
from matewright.gui.preferences import translation
from matewright.gui.preferences.preferences import Preference, Preferences
from matewright.gui.program.preferences_dialog.dialog import PreferencesDialog
from matewright.gui.program.preferences_dialog.shortcuts_page import ShortcutsPage
from matewright.gui.program.shortcuts_dialog import ShortcutSheet
from tests.gui.conftest import Person

pytestmark = pytest.mark.features("answer", "workshop", "play", "file", "window")

STANDARD = QDialogButtonBox.StandardButton


class Desk:
    """A person before the open dialog."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.window = person.window
        person.press("Ctrl+,", person.window.board)
        dialog = person.window.findChild(PreferencesDialog)
        assert dialog is not None
        self.dialog = dialog

    def field(self, preference: Preference[str] | Preference[int] | Preference[bool]) -> QWidget:
        field = self.dialog.findChild(QWidget, preference.key)
        assert field is not None, preference.key
        return field

    def choose(self, preference: Preference[str], value: str) -> None:
        box = self.field(preference)
        assert isinstance(box, QComboBox)
        box.setCurrentIndex(box.findData(value))

    def press(self, button: QDialogButtonBox.StandardButton) -> None:
        QTest.mouseClick(self.dialog.buttons.button(button), Qt.MouseButton.LeftButton)
        self.window.activateWindow()
        QApplication.processEvents()

    @property
    def keys(self) -> ShortcutsPage:
        self.dialog.show_page(4)
        page = self.dialog.pages[4]
        assert isinstance(page, ShortcutsPage)
        return page

    def choose_command(self, text: str) -> ShortcutsPage:
        page = self.keys
        page.filter_edit.setText(text)
        (item,) = page.table.findItems(text, Qt.MatchFlag.MatchExactly | MATCH_BELOW, 0)
        page.table.setCurrentItem(item)
        return page


MATCH_BELOW = Qt.MatchFlag.MatchRecursive


@pytest.fixture
def desk(person: Person) -> Desk:
    return Desk(person)


def test_nothing_changes_before_ok(desk: Desk) -> None:
    before = desk.window.panel.board.grab().toImage()
    desk.choose(p.BOARD_PIECES, "print")
    assert desk.window.preferences.get(p.BOARD_PIECES) == "standard"
    desk.press(STANDARD.Cancel)
    assert desk.window.preferences.get(p.BOARD_PIECES) == "standard"
    assert desk.window.panel.board.grab().toImage() == before


def test_ok_holds_at_once_and_for_good(desk: Desk, settings: QSettings) -> None:
    desk.choose(p.PIECE_LETTERS, "german")
    desk.choose(p.STRATEGY, "gms")
    memory = desk.field(p.MEMORY)
    assert isinstance(memory, QSpinBox)
    memory.setValue(32)
    limit = desk.field(p.TIME_LIMIT)
    assert isinstance(limit, QSpinBox)
    limit.setValue(90)
    live = desk.field(p.LIVE_SOLVING)
    assert isinstance(live, QCheckBox)
    live.setChecked(True)
    desk.press(STANDARD.Ok)
    options = desk.window.question.options()
    assert (options.strategy, options.memory, options.time_limit) == ("gms", 32, 90.0)
    assert desk.window.question.live_box.isChecked()
    assert "D" in str(desk.window.session.notation.letters)
    german = desk.window.findChild(QAction, "view.letters-german")
    assert german is not None
    assert german.isChecked()
    assert settings.value("view/letters") == "german"
    desk.window.live.set_on(False)


def test_apply_leaves_the_dialog_open(desk: Desk) -> None:
    desk.choose(p.BOARD_THEME, "print")
    desk.press(STANDARD.Apply)
    assert desk.window.preferences.get(p.BOARD_THEME) == "print"
    assert desk.dialog.isVisible()
    desk.press(STANDARD.Cancel)


def test_defaults_are_those_of_the_page_alone(desk: Desk) -> None:
    desk.choose(p.BOARD_THEME, "print")
    desk.choose(p.SCHEME, "dark")
    desk.dialog.show_page(0)
    desk.press(STANDARD.RestoreDefaults)
    desk.press(STANDARD.Ok)
    assert desk.window.preferences.get(p.BOARD_THEME) == "auto"
    assert desk.window.preferences.get(p.SCHEME) == "dark"


def test_the_question_speaks_first(person: Person) -> None:
    person.window.question.options_panel.memory_spin.setValue(99)
    desk = Desk(person)
    memory = desk.field(p.MEMORY)
    assert isinstance(memory, QSpinBox)
    assert memory.value() == 99
    desk.press(STANDARD.Ok)
    assert person.window.question.options_panel.memory_spin.value() == 99


def test_nonsense_in_the_settings_file_counts_as_nothing(
    settings: QSettings, make_window: Callable[[], MainWindow]
) -> None:
    for key in (
        "view/language",
        "view/theme",
        "view/text-size",
        "board/pieces",
        "question/memory",
        "question/time-limit",
        "files/start",
        "files/autosave-seconds",
        "solving/live",
        "shortcuts/file.open",
    ):
        settings.setValue(key, "\x00nonsense")
    window = make_window()
    window.features.window.show_preferences()
    dialog = window.findChild(PreferencesDialog)
    assert dialog is not None
    dialog.accept()
    preferences = Preferences(settings)
    assert preferences.get(p.MEMORY) == p.MEMORY.default
    assert preferences.get(p.START) == "sample"
    names = {command.name: command.keys for command in window.shortcuts.commands}
    assert names["file.open"] == (QKeySequence("Ctrl+O"),)


def test_files_are_saved_without_a_backup_if_so_wished(desk: Desk, tmp_path: Path) -> None:
    box = desk.field(p.BACKUPS)
    assert isinstance(box, QCheckBox)
    box.setChecked(False)
    desk.press(STANDARD.Ok)
    path = tmp_path / "one.epd"
    path.write_text("8/8/8/8/8/8/8/8 w - - dm 7;\n", encoding="utf-8")
    desk.window.files.open(path)
    desk.window.editing.set_initial_array()
    assert desk.window.files.save()
    assert not path.with_name("one.epd.bak").exists()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_colours_change_at_once(desk: Desk, scheme: str) -> None:
    desk.choose(p.SCHEME, scheme)
    desk.press(STANDARD.Ok)
    is_dark = desk.window.palette().window().color().lightness() < 128
    assert is_dark is (scheme == "dark")


# -- keys ------------------------------------------------------------------------------------------


def test_a_command_gets_other_keys_at_once(desk: Desk) -> None:
    page = desk.choose_command("Flip Board")
    page.keys_edit.setKeySequence(QKeySequence("Ctrl+Alt+F"))
    page.assign_button.click()
    desk.press(STANDARD.Ok)
    desk.person.press("Ctrl+Alt+F", desk.window.board)
    assert desk.window.board.flipped
    desk.person.press("Ctrl+R", desk.window.board)
    assert desk.window.board.flipped, "the keys before do nothing any more"
    sheet = ShortcutSheet(desk.window.shortcuts.commands, desk.window)
    assert "Ctrl+Alt+F" in sheet.document().toPlainText()


def test_keys_of_another_command_are_named_and_taken_over(desk: Desk) -> None:
    page = desk.choose_command("Flip Board")
    page.keys_edit.setKeySequence(QKeySequence("Ctrl+O"))
    assert "“Open”" in page.message.text()
    page.assign_button.click()
    desk.press(STANDARD.Ok)
    keys = {command.name: command.keys for command in desk.window.shortcuts.commands}
    assert keys["view.flip"] == (QKeySequence("Ctrl+O"),)
    assert keys["file.open"] == ()


def test_keys_that_have_another_use_are_refused(desk: Desk) -> None:
    for keys in ["K", "Shift+K", "Esc", "Del", "Space"]:
        page = desk.choose_command("Flip Board")
        page.keys_edit.setKeySequence(QKeySequence(keys))
        assert page.message.text()
        assert not page.assign_button.isEnabled()


def test_keys_are_put_back_one_or_all(desk: Desk) -> None:
    page = desk.choose_command("Flip Board")
    page.keys_edit.setKeySequence(QKeySequence("Ctrl+O"))
    page.assign_button.click()
    page.reset_button.click()
    item = page.table.currentItem()
    assert item is not None
    assert item.text(1) == "Ctrl+R"
    desk.press(STANDARD.RestoreDefaults)
    desk.press(STANDARD.Ok)
    assert all(command.keys == command.usual for command in desk.window.shortcuts.commands)


def test_the_filter_leaves_what_was_looked_for(desk: Desk) -> None:
    page = desk.keys
    page.filter_edit.setText("ctrl+shift+s")
    shown = [
        item.text(0)
        for item in page.table.findItems("", Qt.MatchFlag.MatchContains | MATCH_BELOW, 0)
        if item.parent() is not None and not item.isHidden()
    ]
    assert shown == ["Save As"]


@pytest.mark.whole_window
def test_keys_survive_the_program(
    desk: Desk, settings: QSettings, make_window: Callable[[], MainWindow]
) -> None:
    page = desk.choose_command("Flip Board")
    page.remove_button.click()
    desk.press(STANDARD.Ok)
    desk.window.close()
    again = {command.name: command.keys for command in make_window().shortcuts.commands}
    assert again["view.flip"] == ()


def test_the_sheet_tells_keys_in_the_reader_s_language_and_shows_all_of_it(
    person: Person, qapp: QApplication
) -> None:
    translation.speak("de")
    try:
        sheet = ShortcutSheet(person.window.shortcuts.commands, person.window)
    finally:
        translation.speak(translation.ENGLISH)
    assert "Alt+Right" not in sheet.document().toPlainText()
    assert "Alt+Rechts" in sheet.document().toPlainText()
    sheet.show()
    columns = sum(map(sheet.tree.sizeHintForColumn, range(2)))
    assert columns <= sheet.tree.viewport().width()
    sheet.close()


def test_the_sheet_of_keys_can_be_searched(person: Person) -> None:
    sheet = ShortcutSheet(person.window.shortcuts.commands, person.window)
    sheet.filter_edit.setText("copy a man")
    tree = sheet.tree
    shown = [
        tree.model().index(row, 1, tree.model().index(group, 0)).data()
        for group in range(tree.topLevelItemCount())
        for row in range(tree.model().rowCount(tree.model().index(group, 0)))
        if not tree.isRowHidden(row, tree.model().index(group, 0))
    ]
    assert shown == ["copy a man"]


def test_the_phases_to_show_are_preferences(person: Person) -> None:
    desk = Desk(person)
    box, spin = desk.field(p.SET_PLAY), desk.field(p.TRIES)
    assert isinstance(box, QCheckBox)
    assert isinstance(spin, QSpinBox)
    assert spin.text() == "no tries"
    box.setChecked(True)
    spin.setValue(2)
    desk.press(STANDARD.Ok)
    options = person.window.question.options()
    assert (options.set_play, options.tries) == (True, 2)


@pytest.mark.parametrize("spoken", translation.LANGUAGES, indirect=True)
@pytest.mark.usefixtures("spoken")
def test_no_page_scrolls_sideways(request: pytest.FixtureRequest) -> None:
    # It has to begin in the language.
    desk = Desk(request.getfixturevalue("person"))
    desk.dialog.show()
    for number, page in enumerate(desk.dialog.pages):
        desk.dialog.show_page(number)
        QApplication.processEvents()
        areas = desk.dialog.findChildren(QScrollArea)
        area = next(one for one in areas if one.widget() is page)
        assert not area.horizontalScrollBar().isVisible(), page.title
        assert page.width() <= area.viewport().width()

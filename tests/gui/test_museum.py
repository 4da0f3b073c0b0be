"""The museum page of the manual, opened inside the program."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from matewright import resources
from matewright.gui.dialogs.manual import ManualDialog
from matewright.gui.dialogs.shortcuts import all_actions, plain
from tests.gui.conftest import Person

if TYPE_CHECKING:
    from PySide6.QtGui import QAction

    from matewright.gui.main_window import MainWindow


def entry(person: Person) -> QAction:
    (help_menu,) = [menu for menu in person.window.menus.all if menu.title() == "&Help"]
    (found,) = [action for action in all_actions(help_menu) if plain(action.text()) == "Museum"]
    return found


def test_the_museum_opens_and_its_links_lead_on_and_back(person: Person) -> None:
    def look(dialog: QWidget) -> None:
        assert isinstance(dialog, ManualDialog)
        browser = dialog.browser
        assert dialog.focusWidget() is browser
        for name in ("Prinz", "Albillo", "Vučković", "Sather"):
            assert name in browser.toPlainText()
        assert not dialog.back_button.isEnabled()
        browser.setSource(QUrl("mater.md"))
        assert browser.toPlainText().lstrip().startswith("MATER")
        person.press_button(dialog, "Back")
        assert "The museum" in browser.toPlainText()
        assert dialog.width() <= 1024
        assert dialog.height() <= 660
        person.press("Esc", dialog)

    assert entry(person).isVisible()
    person.answer(entry(person).trigger, look)


def test_where_the_page_is_missing_it_is_not_offered(
    make_window: Callable[[], MainWindow],
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    monkeypatch.setattr(resources, "manual_page", tmp_path.joinpath)
    assert not entry(Person(make_window(), qtbot)).isVisible()

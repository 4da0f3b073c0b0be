"""The View menu."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtGui import QActionGroup

from matewright.gui.language.translation import LANGUAGES, SYSTEM
from matewright.gui.menus.entries import Entries
from matewright.gui.preferences import (
    COORDINATES,
    LANGUAGE,
    PIECE_LETTERS,
    SCHEME,
    Preference,
)
from matewright.gui.theme import Scheme
from matewright.model.notation import LETTERS, letters_in_a_row

if TYPE_CHECKING:
    from matewright.gui.main_window import MainWindow


class ViewMenu(Entries):
    """What the window shows, and how."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window, "view")
        self._choices: dict[str, tuple[Preference[str], QActionGroup]] = {}
        self.menu.setTitle(self.tr("&View"))
        for name, title in (
            ("solution", self.tr("&Solution")),
            ("table", self.tr("Ta&ble")),
            ("text", self.tr("&Text")),
            ("themes", self.tr("&Found Themes")),
            ("log", self.tr("&Log")),
            ("moves", self.tr("&Moves")),
            ("twins", self.tr("T&wins")),
            ("figures", self.tr("Fi&gures")),
            ("chart", self.tr("&Chart")),
            ("problems", self.tr("&Problems")),
            ("queue", self.tr("&Queue")),
        ):
            action = window.docks[name].toggleViewAction()
            action.setObjectName(f"view.{name}")
            action.setText(title)
            self.menu.addAction(action)
        self._make_go_menu()
        window.docks["problems"].toggleViewAction().triggered.connect(window.docks.set_list_shown)
        self.add("reset-layout", self.tr("&Reset Layout"), window.reset_layout)
        self.menu.addSeparator()
        self.flip = self.switch("flip", self.tr("Fl&ip Board"), window.board.set_flipped, "Ctrl+R")
        self.coordinates = self.switch(
            "coordinates", self.tr("Coor&dinates"), partial(window.preferences.set, COORDINATES)
        )
        self.coordinates.setChecked(window.preferences.get(COORDINATES))
        window.preferences.changed.connect(self._follow_preference)
        self.clear_annotations = self.add(
            "clear-annotations",
            self.tr("Clear &Arrows and Marks"),
            window.board.clear_annotations,
        )
        self.clear_annotations.setEnabled(False)
        window.board.annotated.connect(self.clear_annotations.setEnabled)
        self._make_choices(
            self.tr("T&heme"),
            SCHEME,
            (
                (Scheme.SYSTEM.value, self.tr("As the &System")),
                (Scheme.LIGHT.value, self.tr("&Light")),
                (Scheme.DARK.value, self.tr("&Dark")),
            ),
        )
        self._make_letters_menu()
        self._make_choices(
            self.tr("La&nguage"),
            LANGUAGE,
            (
                (SYSTEM, self.tr("That of the &System")),
                *((code, f"&{title}") for code, title in LANGUAGES.items()),
            ),
        )
        self.menu.addSeparator()
        self.full_screen = self.switch(
            "full-screen", self.tr("F&ull Screen"), window.set_full_screen, "F11"
        )

    def _follow_preference(self, key: str) -> None:
        if key == COORDINATES.key:
            self.coordinates.setChecked(self._window.preferences.get(COORDINATES))
        elif key in self._choices:
            preference, group = self._choices[key]
            for action in group.actions():
                action.setChecked(action.data() == self._window.preferences.get(preference))

    def _make_letters_menu(self) -> None:
        """The letters of the pieces in moves, each set with how it looks."""
        titles = {
            "english": self.tr("&English"),
            "problem": self.tr("English, &Problems"),
            "german": self.tr("&German"),
            "french": self.tr("&French"),
            "russian": self.tr("&Russian"),
            "figurine": self.tr("F&igurines"),
        }
        self._make_choices(
            self.tr("L&etters of the Men"),
            PIECE_LETTERS,
            ((name, f"{titles[name]}\t{letters_in_a_row(name)}") for name in LETTERS),
        )

    def _make_choices(
        self, title: str, preference: Preference[str], options: Iterable[tuple[str, str]]
    ) -> None:
        """A menu that shows and changes a preference: its values, each with its title."""
        menu, preferences = self.menu.addMenu(title), self._window.preferences
        group = QActionGroup(menu)
        self._choices[preference.key] = preference, group
        for value, text in options:
            name = f"{preference.key.removeprefix('view/')}-{value}"
            action = self.add(name, text, partial(preferences.set, preference, value), menu=menu)
            action.setCheckable(True)
            action.setData(value)
            group.addAction(action)
        self._follow_preference(preference.key)

    def _make_go_menu(self) -> None:
        """Entries that bring the keyboard to a part of the window, behind another tab or not."""
        window, menu = self._window, self.menu.addMenu(self.tr("G&o to"))
        for name, dock, title, keys, target in (
            ("board", "", self.tr("&Board"), "Ctrl+B", window.board),
            ("question", "", self.tr("Sti&pulation"), "Ctrl+L", window.question.stipulation_edit),
            ("solution", "solution", self.tr("&Solution"), "Ctrl+1", window.solution),
            ("table", "table", self.tr("T&able"), "Ctrl+0", window.table),
            ("text", "text", self.tr("&Text"), "Ctrl+2", window.text),
            ("themes", "themes", self.tr("T&hemes"), "Ctrl+Shift+M", window.themes),
            ("log", "log", self.tr("&Log"), "Ctrl+3", window.log),
            ("figures", "figures", self.tr("&Figures"), "Ctrl+4", window.figures),
            ("problems", "problems", self.tr("P&roblems"), "Ctrl+5", window.problems.table),
            ("moves", "moves", self.tr("&Moves"), "Ctrl+6", window.moves),
            ("twins", "twins", self.tr("T&wins"), "Ctrl+7", window.twins.table),
            ("chart", "chart", self.tr("&Chart"), "Ctrl+8", window.chart),
            ("queue", "queue", self.tr("&Queue"), "Ctrl+9", window.queue.table),
        ):
            command = partial(window.docks.bring_forward, dock, target)
            self.add(f"go-{name}", title, command, keys, menu=menu)

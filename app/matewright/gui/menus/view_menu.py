"""The View menu."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtGui import QActionGroup

from matewright.gui.menus.entries import Entries
from matewright.gui.preferences import COORDINATES, LETTERS_OF_MEN, SCHEME
from matewright.gui.theme import Scheme
from matewright.model.notation import LETTERS, letters_in_a_row

if TYPE_CHECKING:
    from matewright.gui.main_window import MainWindow


class ViewMenu(Entries):
    """What the window shows, and how."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window, "view")
        self.menu.setTitle(self.tr("&View"))
        for name, title in (
            ("solution", self.tr("&Solution")),
            ("text", self.tr("&Text")),
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
        window.docks["problems"].toggleViewAction().triggered.connect(window.wish_for_problems)
        self.add("reset-layout", self.tr("&Reset Layout"), window.reset_layout)
        self.menu.addSeparator()
        self.flip = self.switch("flip", self.tr("Fl&ip Board"), window.set_flipped, "Ctrl+R")
        self.coordinates = self.switch(
            "coordinates", self.tr("Coor&dinates"), window.set_coordinates
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
        self._make_theme_menu()
        self._make_letters_menu()
        self.menu.addSeparator()
        self.full_screen = self.switch(
            "full-screen", self.tr("F&ull Screen"), window.set_full_screen, "F11"
        )

    def _follow_preference(self, key: str) -> None:
        if key == COORDINATES.key:
            self.coordinates.setChecked(self._window.preferences.get(COORDINATES))

    def _make_theme_menu(self) -> None:
        window, menu = self._window, self.menu.addMenu(self.tr("T&heme"))
        group = QActionGroup(menu)
        chosen = window.preferences.get(SCHEME)
        for scheme, title in (
            (Scheme.SYSTEM, self.tr("As the &System")),
            (Scheme.LIGHT, self.tr("&Light")),
            (Scheme.DARK, self.tr("&Dark")),
        ):
            action = self.add(
                f"theme-{scheme.value}", title, partial(window.set_scheme, scheme), menu=menu
            )
            action.setCheckable(True)
            action.setChecked(scheme.value == chosen)
            group.addAction(action)

    def _make_letters_menu(self) -> None:
        """The letters of the men in moves, each set with how it looks."""
        window, menu = self._window, self.menu.addMenu(self.tr("L&etters of the Men"))
        group = QActionGroup(menu)
        titles = {
            "english": self.tr("&English"),
            "problem": self.tr("English, &Problems"),
            "german": self.tr("&German"),
            "french": self.tr("&French"),
            "figurine": self.tr("F&igurines"),
        }
        chosen = window.preferences.get(LETTERS_OF_MEN)
        for name in LETTERS:
            action = self.add(
                f"letters-{name}",
                f"{titles[name]}\t{letters_in_a_row(name)}",
                partial(window.set_letters, name),
                menu=menu,
            )
            action.setCheckable(True)
            action.setChecked(name == chosen)
            group.addAction(action)

    def _make_go_menu(self) -> None:
        """Entries that bring the keyboard to a part of the window, behind another tab or not."""
        window, menu = self._window, self.menu.addMenu(self.tr("G&o to"))
        for name, dock, title, keys, target in (
            ("board", "", self.tr("&Board"), "Ctrl+B", window.board),
            ("question", "", self.tr("Sti&pulation"), "Ctrl+L", window.question.stipulation_edit),
            ("solution", "solution", self.tr("&Solution"), "Ctrl+1", window.solution),
            ("text", "text", self.tr("&Text"), "Ctrl+2", window.text),
            ("log", "log", self.tr("&Log"), "Ctrl+3", window.log),
            ("figures", "figures", self.tr("&Figures"), "Ctrl+4", window.figures),
            ("problems", "problems", self.tr("P&roblems"), "Ctrl+5", window.problems),
            ("moves", "moves", self.tr("&Moves"), "Ctrl+6", window.moves),
            ("twins", "twins", self.tr("T&wins"), "Ctrl+7", window.twins.table),
            ("chart", "chart", self.tr("&Chart"), "Ctrl+8", window.chart),
            ("queue", "queue", self.tr("&Queue"), "Ctrl+9", window.queue.table),
        ):
            command = partial(window.bring_forward, dock, target)
            self.add(f"go-{name}", title, command, keys, menu=menu)

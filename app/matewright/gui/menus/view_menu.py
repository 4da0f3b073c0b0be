"""The View menu."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenuBar, QWidget

from matewright.gui.board.board import BoardWidget
from matewright.gui.docks.pane_docks import PaneDocks
from matewright.gui.menus.entries import Entries
from matewright.gui.preferences.preferences import (
    COORDINATES,
    LANGUAGE,
    PIECE_LETTERS,
    SCHEME,
    Preference,
    Preferences,
)
from matewright.gui.preferences.translation import LANGUAGES, SYSTEM
from matewright.gui.widgets.theme import Scheme
from matewright.model.notation import LETTERS, letters_in_a_row


class ViewMenu(Entries):
    """What the window shows, and how."""

    def __init__(
        self,
        bar: QMenuBar,
        docks: PaneDocks,
        board: BoardWidget,
        stipulation: QWidget,
        preferences: Preferences,
        reset_layout: Callable[[], object],
        set_full_screen: Callable[[bool], object],
    ) -> None:
        super().__init__(bar, "view")
        self._docks = docks
        self._preferences = preferences
        self._choices: dict[str, tuple[Preference[str], QActionGroup]] = {}
        self.menu.setTitle(self.tr("&View"))
        for pane in docks.panes:
            action = docks[pane.name].toggleViewAction()
            action.setObjectName(f"view.{pane.name}")
            action.setText(pane.entry)
            self.menu.addAction(action)
        self._make_go_menu(board, stipulation)
        docks["problems"].toggleViewAction().triggered.connect(docks.set_list_shown)
        self.add("reset-layout", self.tr("Reset La&yout"), reset_layout)
        self.menu.addSeparator()
        self.flip = self.switch("flip", self.tr("Fl&ip Board"), board.set_flipped, "Ctrl+R")
        self.coordinates = self.switch(
            "coordinates", self.tr("Coor&dinates"), partial(preferences.set, COORDINATES)
        )
        self.coordinates.setChecked(preferences.get(COORDINATES))
        preferences.changed.connect(self._follow_preference)
        self.clear_annotations = self.add(
            "clear-annotations",
            self.tr("Clear Arrows and Mar&ks"),
            board.clear_annotations,
        )
        self.clear_annotations.setEnabled(False)
        board.annotated.connect(self.clear_annotations.setEnabled)
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
            "full-screen", self.tr("F&ull Screen"), set_full_screen, "F11"
        )

    def _follow_preference(self, key: str) -> None:
        if key == COORDINATES.key:
            self.coordinates.setChecked(self._preferences.get(COORDINATES))
        elif key in self._choices:
            preference, group = self._choices[key]
            for action in group.actions():
                action.setChecked(action.data() == self._preferences.get(preference))

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
        menu, preferences = self.menu.addMenu(title), self._preferences
        group = QActionGroup(menu)
        self._choices[preference.key] = preference, group
        for value, text in options:
            name = f"{preference.key.removeprefix('view/')}-{value}"
            action = self.add(name, text, partial(preferences.set, preference, value), menu=menu)
            action.setCheckable(True)
            action.setData(value)
            group.addAction(action)
        self._follow_preference(preference.key)

    def _make_go_menu(self, board: QWidget, stipulation: QWidget) -> None:
        """Entries that bring the keyboard to a part of the window, behind another tab or not."""
        menu, go = self.menu.addMenu(self.tr("G&o to")), self._docks.bring_forward
        for name, title, keys, target in (
            ("board", self.tr("&Board"), "Ctrl+B", board),
            ("question", self.tr("St&ipulation"), "Ctrl+L", stipulation),
        ):
            self.add(f"go-{name}", title, partial(go, "", target), keys, menu=menu)
        for pane in sorted(self._docks.panes, key=lambda pane: pane.keys):
            command = partial(go, pane.name, pane.target)
            self.add(f"go-{pane.name}", pane.entry, command, pane.keys, menu=menu)

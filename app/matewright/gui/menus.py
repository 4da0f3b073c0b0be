"""The menus and their shortcuts; each entry calls one command of the window."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu

from matewright import resources
from matewright.gui.theme import Scheme, icon
from matewright.model.notation import LETTERS, letters_in_a_row

if TYPE_CHECKING:
    from matewright.gui.main_window import MainWindow

Keys = QKeySequence.StandardKey | str


class Menus(QObject):
    """Builds the menu bar of a window and keeps its entries enabled as they apply."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._make_file_menu()
        self._make_edit_menu()
        self._make_position_menu()
        self._make_solve_menu()
        self._make_view_menu()
        self._make_help_menu()
        escape = QAction(self.tr("Cancel"), window)
        escape.setShortcut(QKeySequence("Esc"))
        escape.triggered.connect(window.escape)
        window.addAction(escape)

    @property
    def all(self) -> list[QMenu]:
        """The menus of the bar, in order."""
        return [
            menu
            for action in self._window.menuBar().actions()
            if isinstance(menu := action.menu(), QMenu)
        ]

    # -- keeping up --------------------------------------------------------------------------

    def update_for(self, window: MainWindow) -> None:
        """Enable what applies to the problem shown."""
        document = window.document
        count = len(document.collection)
        self.previous_problem.setEnabled(document.current > 0)
        self.next_problem.setEnabled(document.current < count - 1)
        self.delete_problem.setEnabled(count > 1)
        for action in (self.previous_part, self.next_part):
            action.setEnabled(window.has_parts)
        self.solve.setEnabled(not window.runner.is_running)
        self.stop.setEnabled(window.runner.is_running)

    def show_steps(self, *, back: bool, forward: bool) -> None:
        """Enable stepping through the solution as far as there are moves."""
        self.first.setEnabled(back)
        self.back.setEnabled(back)
        self.forward.setEnabled(forward)
        self.last.setEnabled(forward)
        self.play.setEnabled(back or forward)

    def show_recent(self) -> None:
        """Fill the menu of recent files."""
        self.recent_menu.clear()
        paths = self._window.files.recent
        for number, path in enumerate(paths, 1):
            digit = f"&{number % 10}" if number <= 10 else ""
            name = path.name.replace("&", "&&")
            action = self.recent_menu.addAction(f"{digit}  {name}")
            action.setToolTip(str(path))
            action.setStatusTip(str(path))
            action.triggered.connect(lambda _=False, path=path: self._window.files.open(path))
        if paths:
            self.recent_menu.addSeparator()
            clear = self.recent_menu.addAction(self.tr("&Clear List"))
            clear.triggered.connect(self._window.files.clear_recent)
        self.recent_menu.setEnabled(bool(paths))

    # -- building ----------------------------------------------------------------------------

    def _menu(self, title: str) -> QMenu:
        return self._window.menuBar().addMenu(title)

    def _add(
        self,
        menu: QMenu,
        text: str,
        command: Callable[[], object],
        *keys: Keys,
        picture: str = "",
    ) -> QAction:
        """An entry that calls a command; an empty picture means none."""
        action = menu.addAction(text)
        action.setShortcuts([QKeySequence(key) for key in keys])
        if picture:
            action.setIcon(icon(picture))
        action.triggered.connect(lambda _=False: command())
        return action

    def _switch(
        self, menu: QMenu, text: str, command: Callable[[bool], object], *keys: Keys
    ) -> QAction:
        """An entry that is on or off."""
        action = menu.addAction(text)
        action.setCheckable(True)
        action.setShortcuts([QKeySequence(key) for key in keys])
        action.toggled.connect(command)
        return action

    def _make_file_menu(self) -> None:
        files, menu = self._window.files, self._menu(self.tr("&File"))
        keys = QKeySequence.StandardKey
        self._add(menu, self.tr("&New"), files.new, keys.New, picture="new")
        self._add(menu, self.tr("&Open …"), files.ask_and_open, keys.Open, picture="open")
        self._add(menu, self.tr("Open Sa&mples"), files.open_sample)
        self.recent_menu = menu.addMenu(self.tr("Open &Recent"))
        files.recent_changed.connect(self.show_recent)
        self.show_recent()
        menu.addSeparator()
        self._add(menu, self.tr("&Save"), files.save, keys.Save, picture="save")
        self._add(menu, self.tr("Save &As …"), files.save_as, "Ctrl+Shift+S", picture="save-as")
        menu.addSeparator()
        self._add(menu, self.tr("&Quit"), self._window.close, "Ctrl+Q")

    def _make_edit_menu(self) -> None:
        window, menu = self._window, self._menu(self.tr("&Edit"))
        stack = window.document.undo_stack
        undo = stack.createUndoAction(menu, self.tr("&Undo"))
        undo.setShortcut(QKeySequence("Ctrl+Z"))
        undo.setIcon(icon("undo"))
        redo = stack.createRedoAction(menu, self.tr("&Redo"))
        redo.setShortcuts([QKeySequence("Ctrl+Shift+Z"), QKeySequence("Ctrl+Y")])
        redo.setIcon(icon("redo"))
        menu.addActions([undo, redo])
        menu.addSeparator()
        self._add(menu, self.tr("&Copy FEN"), window.copy_fen, "Ctrl+C", picture="copy")
        self._add(menu, self.tr("&Paste FEN"), window.paste_fen, "Ctrl+V", picture="paste")
        menu.addSeparator()
        self._add(
            menu, self.tr("Clear &Board"), window.clear_board, "Ctrl+Shift+X", picture="clear"
        )
        self._add(
            menu,
            self.tr("&Initial Array"),
            window.set_initial_array,
            "Ctrl+Shift+I",
            picture="initial-array",
        )

    def _make_position_menu(self) -> None:
        window, menu = self._window, self._menu(self.tr("&Position"))
        self._add(menu, self.tr("Change &Side to Move"), window.swap_turn, "Ctrl+T")
        self._add(menu, self.tr("Problem &Properties …"), window.edit_properties, "Alt+Return")
        menu.addSeparator()
        self.previous_problem = self._add(
            menu,
            self.tr("Pre&vious Problem"),
            lambda: window.go_to_neighbour(-1),
            "Ctrl+PgUp",
            picture="previous-problem",
        )
        self.next_problem = self._add(
            menu,
            self.tr("Ne&xt Problem"),
            lambda: window.go_to_neighbour(1),
            "Ctrl+PgDown",
            picture="next-problem",
        )
        menu.addSeparator()
        self._add(menu, self.tr("&New Problem"), window.add_problem, "Ctrl+Shift+N")
        self._add(menu, self.tr("&Duplicate Problem"), window.duplicate_problem, "Ctrl+D")
        self.delete_problem = self._add(
            menu, self.tr("De&lete Problem"), window.delete_problem, "Ctrl+Shift+Del"
        )

    def _make_solve_menu(self) -> None:
        window, menu = self._window, self._menu(self.tr("&Solve"))
        tree = window.solution
        self.solve = self._add(menu, self.tr("&Solve"), window.solve, "F7", picture="solve")
        self.stop = self._add(menu, self.tr("S&top"), window.stop, "Shift+F7", picture="stop")
        menu.addSeparator()
        self.first = self._add(
            menu, self.tr("&Diagram"), window.go_to_start, "Alt+Home", picture="first"
        )
        self.back = self._add(
            menu, self.tr("One Move &Back"), window.step_back, "Alt+Left", picture="back"
        )
        self.forward = self._add(
            menu, self.tr("One Move &Forward"), window.step_forward, "Alt+Right", picture="forward"
        )
        self.last = self._add(
            menu, self.tr("&End of Line"), tree.go_last, "Alt+End", picture="last"
        )
        self.previous_part = self._add(
            menu, self.tr("P&revious Part"), lambda: window.step_parts(-1), "Alt+PgUp"
        )
        self.next_part = self._add(
            menu, self.tr("&Next Part"), lambda: window.step_parts(1), "Alt+PgDown"
        )
        self.play = self._add(
            menu, self.tr("&Play the Line"), tree.toggle_playing, "F8", picture="play"
        )
        menu.addSeparator()
        self._add(menu, self.tr("Compare En&gines …"), window.compare, "Ctrl+Shift+E")
        self._add(menu, self.tr("&Watch Prinz's Program …"), window.watch_prinz, "Ctrl+Shift+P")
        menu.addSeparator()
        self._add(menu, self.tr("&Copy Branch as Text"), tree.copy_subtree, "Ctrl+Shift+C")

    def _make_view_menu(self) -> None:
        window, menu = self._window, self._menu(self.tr("&View"))
        for name, title in (
            ("solution", self.tr("&Solution")),
            ("text", self.tr("&Text")),
            ("log", self.tr("&Log")),
            ("moves", self.tr("&Moves")),
            ("twins", self.tr("T&wins")),
            ("figures", self.tr("Fi&gures")),
            ("problems", self.tr("&Problems")),
        ):
            action = window.docks[name].toggleViewAction()
            action.setText(title)
            menu.addAction(action)
        self._make_go_menu(menu)
        window.docks["problems"].toggleViewAction().triggered.connect(window.wish_for_problems)
        self._add(menu, self.tr("&Reset Layout"), window.reset_layout)
        menu.addSeparator()
        self.flip = self._switch(menu, self.tr("Fl&ip Board"), window.set_flipped, "Ctrl+R")
        self.coordinates = self._switch(menu, self.tr("&Coordinates"), window.set_coordinates)
        self.coordinates.setChecked(True)
        themes = menu.addMenu(self.tr("T&heme"))
        group = QActionGroup(themes)
        chosen = window.settings.value("view/theme", Scheme.SYSTEM.value)
        for scheme, title in (
            (Scheme.SYSTEM, self.tr("As the &System")),
            (Scheme.LIGHT, self.tr("&Light")),
            (Scheme.DARK, self.tr("&Dark")),
        ):
            action = themes.addAction(title)
            action.setCheckable(True)
            action.setChecked(scheme.value == chosen)
            action.triggered.connect(lambda _=False, scheme=scheme: window.set_scheme(scheme))
            group.addAction(action)
        self._make_letters_menu(menu)
        menu.addSeparator()
        self.full_screen = self._switch(
            menu, self.tr("F&ull Screen"), window.set_full_screen, "F11"
        )

    def _make_letters_menu(self, view: QMenu) -> None:
        """The letters of the men in moves, each set with how it looks."""
        window, menu = self._window, view.addMenu(self.tr("L&etters of the Men"))
        group = QActionGroup(menu)
        titles = {
            "english": self.tr("&English"),
            "problem": self.tr("English, &Problems"),
            "german": self.tr("&German"),
            "french": self.tr("&French"),
            "figurine": self.tr("F&igurines"),
        }
        chosen = window.settings.value("view/letters", "english")
        for name in LETTERS:
            action = menu.addAction(f"{titles[name]}\t{letters_in_a_row(name)}")
            action.setCheckable(True)
            action.setChecked(name == chosen)
            action.triggered.connect(lambda _=False, name=name: window.set_letters(name))
            group.addAction(action)

    def _make_go_menu(self, view: QMenu) -> None:
        """Entries that bring the keyboard to a part of the window, behind another tab or not."""
        window, menu = self._window, view.addMenu(self.tr("G&o to"))
        for name, title, keys, target in (
            ("", self.tr("&Board"), "Ctrl+B", window.board),
            ("", self.tr("Sti&pulation"), "Ctrl+L", window.question.stipulation_edit),
            ("solution", self.tr("&Solution"), "Ctrl+1", window.solution),
            ("text", self.tr("&Text"), "Ctrl+2", window.text),
            ("log", self.tr("&Log"), "Ctrl+3", window.log),
            ("figures", self.tr("&Figures"), "Ctrl+4", window.figures),
            ("problems", self.tr("P&roblems"), "Ctrl+5", window.problems),
            ("moves", self.tr("&Moves"), "Ctrl+6", window.moves),
            ("twins", self.tr("T&wins"), "Ctrl+7", window.twins.table),
        ):
            self._add(menu, title, partial(window.bring_forward, name, target), keys)

    def _make_help_menu(self) -> None:
        window, menu = self._window, self._menu(self.tr("&Help"))
        self._add(menu, self.tr("&Keyboard Shortcuts"), window.show_shortcuts, "F1")
        museum = self._add(menu, self.tr("&Museum"), window.show_museum)
        # A page that was not installed along would open empty.
        museum.setVisible(resources.manual_page("museum.md").is_file())
        self._add(menu, self.tr("&About Matewright"), window.show_about)

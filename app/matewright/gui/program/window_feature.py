"""The window itself: its layout, language and looks, first steps, shortcuts and preferences."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Any, Final

from PySide6.QtCore import QSettings, Qt

from matewright.gui.board.feature import BoardFeature
from matewright.gui.collection.feature import CollectionFeature
from matewright.gui.desk.desk import Desk
from matewright.gui.desk.feature import Command, Feature
from matewright.gui.preferences.preferences import LANGUAGE, PIECE_LETTERS, SCHEME, Preference
from matewright.gui.preferences.shortcuts import Shortcuts
from matewright.gui.preferences.translation import LANGUAGES, SYSTEM
from matewright.gui.program.first_steps import FirstSteps
from matewright.gui.program.letters_offer import LettersOffer
from matewright.gui.program.windows import Windows
from matewright.gui.question.feature import QuestionFeature
from matewright.gui.widgets.modal import answered
from matewright.gui.widgets.theme import Scheme
from matewright.model.notation import LETTERS, letters_in_a_row

_SOLVING_PAGE: Final = 1
"""Of the preferences."""


class WindowFeature(Feature):
    """What concerns all panes; `shortcuts` are set once the menus are there."""

    shortcuts: Shortcuts

    def __init__(
        self,
        desk: Desk,
        board: BoardFeature,
        question: QuestionFeature,
        collection: CollectionFeature,
        settings: QSettings,
        windows: Windows[Any],
    ) -> None:
        super().__init__(desk)
        self._palette = board.panel.palette_
        self._question = question.question
        self._problems = collection.problems
        self._settings = settings
        self._question.progress.preferences_requested.connect(
            lambda: self.show_preferences(_SOLVING_PAGE)
        )
        self._windows = windows
        self.first_steps = FirstSteps(desk)
        self.letters_offer = LettersOffer(desk.preferences, desk.window)
        self.key_hints = (("solve.start", self.first_steps.set_solve_keys),)
        self.commands = (
            Command(
                "file.close",
                self.tr("&Close Window"),
                desk.window.close,
                ("Ctrl+W",),
                while_solving=True,
            ),
            Command("file.quit", self.tr("&Quit"), windows.quit, ("Ctrl+Q",), while_solving=True),
            Command(
                "edit.preferences", self.tr("Pre&ferences …"), self.show_preferences, ("Ctrl+,",)
            ),
            Command("view.reset-layout", self.tr("Reset La&yout"), self.reset_layout),
            Command(
                "view.full-screen",
                self.tr("F&ull Screen"),
                lambda: self.set_full_screen(not self.is_full_screen),
                ("F11",),
                checked=lambda: self.is_full_screen,
                while_solving=True,
            ),
            Command("help.first_steps", self.tr("&First Steps"), self.first_steps.begin),
            Command(
                "help.shortcuts",
                self.tr("&Keyboard Shortcuts"),
                self.show_shortcuts,
                ("F1",),
                while_solving=True,
            ),
            *self._make_choices(
                SCHEME,
                (
                    (Scheme.SYSTEM.value, self.tr("As the &System")),
                    (Scheme.LIGHT.value, self.tr("&Light")),
                    (Scheme.DARK.value, self.tr("&Dark")),
                ),
            ),
            *self._make_letters(),
            *self._make_choices(
                LANGUAGE,
                (
                    (SYSTEM, self.tr("That of the &System")),
                    *((code, f"&{title}") for code, title in LANGUAGES.items()),
                ),
            ),
        )

    def show_example(self, theme: str) -> None:
        """Open the published problem that shows a theme, as a document without a name."""
        from matewright.services import themes

        problem = themes.example(theme)
        if problem is not None:
            self._windows.show_in(
                self._desk.window, lambda open_file: open_file.document.show_problem(problem)
            )

    def restore_state(self, other: WindowFeature) -> None:
        """Show the first steps where they were shown."""
        self.first_steps.setVisible(other.first_steps.isVisible())

    @property
    def is_full_screen(self) -> bool:
        """Whether the window takes the whole screen."""
        return self._desk.window.isFullScreen()

    def set_full_screen(self, full: bool) -> None:
        """Enter or leave full screen."""
        window = self._desk.window
        window.setWindowState(
            window.windowState() | Qt.WindowState.WindowFullScreen
            if full
            else window.windowState() & ~Qt.WindowState.WindowFullScreen
        )
        self.commands_changed.emit()

    def reset_layout(self) -> None:
        """Restore the default layout of panes and columns, and fold what can be unfolded."""
        self._palette.unfold(unfolded=False)
        self._question.options_panel.more_button.setChecked(False)
        self._desk.docks.reset()
        self._problems.reset_columns()

    def show_shortcuts(self) -> None:
        """Show the list of shortcuts."""
        from matewright.gui.program.shortcuts_dialog import ShortcutSheet

        answered(ShortcutSheet(self.shortcuts.commands, self._desk.window))

    def show_preferences(self, page: int = 0) -> None:
        """Show the preferences, opened at that page."""
        from matewright.gui.program.preferences_dialog.dialog import PreferencesDialog

        # The question may have changed since.
        self._question.save_options(self._settings)
        dialog = PreferencesDialog(self._desk.preferences, self.shortcuts, self._desk.window)
        dialog.show_page(page)
        dialog.open()

    def _make_letters(self) -> list[Command]:
        """The letters of the pieces in moves, each set with how it looks."""
        titles = {
            "english": self.tr("&English"),
            "problem": self.tr("English, &Problems"),
            "german": self.tr("&German"),
            "french": self.tr("&French"),
            "russian": self.tr("&Russian"),
            "figurine": self.tr("F&igurines"),
        }
        letters = ((name, f"{titles[name]}\t{letters_in_a_row(name)}") for name in LETTERS)
        return self._make_choices(PIECE_LETTERS, letters)

    def _make_choices(
        self, preference: Preference[str], options: Iterable[tuple[str, str]]
    ) -> list[Command]:
        """Commands that show and change a preference: its values, each with its title."""
        preferences = self._desk.preferences
        return [
            Command(
                f"{preference.key.replace('/', '.')}-{value}",
                text,
                partial(preferences.set, preference, value),
                checked=partial(lambda one: preferences.get(preference) == one, value),
                is_choice=True,
            )
            for value, text in options
        ]

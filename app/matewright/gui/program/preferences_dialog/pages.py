"""The pages of the preferences, except that of the keys."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import (
    QFileDialog,
    QWidget,
)

from matewright.engine import ALL_THREADS, MOST_MEMORY
from matewright.gui.board.board import BoardWidget
from matewright.gui.preferences import preferences as p
from matewright.gui.preferences.preferences import Preferences
from matewright.gui.preferences.translation import LANGUAGES, SYSTEM
from matewright.gui.program.preferences_dialog.page import Page
from matewright.gui.widgets.theme import STEP, Scheme
from matewright.model.move import Move, square_number
from matewright.model.notation import LETTERS, Notation, letters_in_a_row
from matewright.model.position import Position
from matewright.render.look import BOARD_THEMES, PIECE_SETS, Look
from matewright.services.solving import strategies

_SHOWN: Final = "5Kbk/6pp/6P1/8/8/2N5/8/7R w - - 0 1"
_PREVIEW: Final = 60 * STEP


class BoardPage(Page):
    """The look of the board, with a preview, and the notation of moves."""

    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(
            QCoreApplication.translate("PreferencesDialog", "Board and Notation"),
            preferences,
            parent,
        )
        translate = QCoreApplication.translate
        self.pieces_box = self.choice(
            self.tr("&Men"),
            p.BOARD_PIECES,
            ((name, translate("Look", title)) for name, title in PIECE_SETS.items()),
        )
        self.theme_box = self.choice(
            self.tr("&Squares"),
            p.BOARD_THEME,
            ((name, translate("Look", title)) for name, title in BOARD_THEMES.items()),
        )
        self.coordinates_box = self.switch(self.tr("Coordi&nates"), p.COORDINATES)
        self.switch(self.tr("Men slide when a move is sho&wn"), p.BOARD_ANIMATION)
        self.switch(self.tr("Shift with a letter is Whi&te, as in FEN"), p.SHIFT_IS_WHITE)
        self._make_preview()
        self._add_notation()
        for box in (self.pieces_box, self.theme_box):
            box.currentIndexChanged.connect(self._show)
        self.coordinates_box.toggled.connect(self._show)

    def _make_preview(self) -> None:
        self.preview = BoardWidget(self)
        self.preview.setFixedSize(_PREVIEW, _PREVIEW)
        self.preview.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.preview.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.preview.setAccessibleName(self.tr("How the board will look"))
        self.preview.set_position(Position.from_fen(_SHOWN))
        self.preview.set_read_only(True)
        self.row.addWidget(self.preview, 0, Qt.AlignmentFlag.AlignTop)

    def _add_notation(self) -> None:
        translate = QCoreApplication.translate
        self.letters_box = self.choice(
            translate("NotationPage", "&Letters of the men"),
            p.PIECE_LETTERS,
            ((name, f"{title}  ({letters_in_a_row(name)})") for name, title in letter_sets()),
        )
        self.long_box = self.switch(
            translate("NotationPage", "Lon&g notation: both squares of every move"),
            p.LONG_NOTATION,
        )
        self.switch(
            translate("NotationPage", "Letters of de&fences and answers: 1...Kc5 a 2.Qa5# A"),
            p.PHASE_LETTERS,
        )
        self.example = self.remark("", of_all=True)
        self.letters_box.currentIndexChanged.connect(self._show_moves)
        self.long_box.toggled.connect(self._show_moves)
        self._show_moves()

    def _show(self) -> None:
        self.preview.set_look(
            Look(
                str(self.pieces_box.currentData()),
                str(self.theme_box.currentData()),
                self.coordinates_box.isChecked(),
            )
        )

    def _show_moves(self) -> None:
        letters = LETTERS[str(self.letters_box.currentData())]
        notation = Notation(letters, self.long_box.isChecked())
        knight = Move("N", square_number("d6"), square_number("e4"), capture=True, check=True)
        pawn = Move("P", square_number("a7"), square_number("a8"), promotion="Q", mate=True)
        self.example.setText(
            QCoreApplication.translate("NotationPage", "So moves look: {moves}").format(
                moves=f"1.{notation.move(knight)}  2.{notation.move(pawn)}"
            )
        )


class SolvingPage(Page):
    """The defaults of solving, and live solving."""

    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(
            QCoreApplication.translate("PreferencesDialog", "Solving"), preferences, parent
        )
        facts = strategies.FACTS
        self.choice(
            self.tr("&Strategy"),
            p.STRATEGY,
            ((name, f"{name} – {facts[name].meaning}") for name in strategies.NAMES),
        )
        self.switch(self.tr("Set &play"), p.SET_PLAY)
        self.number(
            self.tr("T&ries: most refutations"),
            p.TRIES,
            0,
            p.MOST_REFUTATIONS,
            special=self.tr("no tries"),
        )
        self.number(self.tr("&Threads"), p.THREADS, 1, ALL_THREADS)
        self.number(self.tr("&Memory"), p.MEMORY, 1, MOST_MEMORY, suffix=self.tr(" MiB"))
        self.number(
            self.tr("Time &limit"),
            p.TIME_LIMIT,
            0,
            p.MOST_SECONDS,
            suffix=self.tr(" s"),
            special=self.tr("none"),
        )
        self.live_box = self.switch(
            self.tr("Li&ve solving: find the state after every edit"), p.LIVE_SOLVING
        )
        self.live_spin = self.number(
            self.tr("Live solving &gives up after"),
            p.LIVE_SECONDS,
            1,
            3600,
            suffix=self.tr(" s"),
        )
        self.live_box.toggled.connect(self.live_spin.setEnabled)
        self.switch(
            self.tr("Tell the &end of a long search in the background"),
            p.NOTIFICATIONS,
        )
        self.path(
            self.tr("Program P&opeye"),
            p.POPEYE,
            self.tr("C&hoose …"),
            self.tr("popeye or py, where the system finds it"),
            self._choose_popeye,
        )

    def load(self) -> None:
        """Show what is preferred now."""
        super().load()
        self.live_spin.setEnabled(self.live_box.isChecked())

    def _choose_popeye(self, shown: str) -> str:
        file, _ = QFileDialog.getOpenFileName(self, self.tr("Program Popeye"), shown)
        return file


class FilesPage(Page):
    """What is shown at startup, where files are, and what is kept of them."""

    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(
            QCoreApplication.translate("PreferencesDialog", "Files"), preferences, parent
        )
        self.choice(
            self.tr("&A start shows"),
            p.START,
            (
                (p.Start.SAMPLE.value, self.tr("the samples")),
                (p.Start.LAST.value, self.tr("the file used last")),
                (p.Start.EMPTY.value, self.tr("an empty board")),
            ),
        )
        self.path(
            self.tr("&Folder for files"),
            p.FOLDER,
            self.tr("C&hoose …"),
            self.tr("where the last file was"),
            self._choose_folder,
        )
        self.autosave_box = self.switch(
            self.tr("&Keep unsaved changes for the case of a crash"), p.AUTOSAVE
        )
        self.seconds_spin = self.number(
            self.tr("Keep them &every"), p.AUTOSAVE_SECONDS, 5, 3600, suffix=self.tr(" s")
        )
        self.autosave_box.toggled.connect(self.seconds_spin.setEnabled)
        self.switch(self.tr("Leave the previous file as a &backup (.bak)"), p.BACKUPS)

    def load(self) -> None:
        """Show what is preferred now."""
        super().load()
        self.seconds_spin.setEnabled(self.autosave_box.isChecked())

    def _choose_folder(self, shown: str) -> str:
        return QFileDialog.getExistingDirectory(self, self.tr("Folder for files"), shown)


class AppearancePage(Page):
    """Language, colours and the size of texts."""

    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(
            QCoreApplication.translate("PreferencesDialog", "Language and Appearance"),
            preferences,
            parent,
        )
        self.language_box = self.choice(
            self.tr("&Language"),
            p.LANGUAGE,
            ((SYSTEM, self.tr("That of the system")), *LANGUAGES.items()),
        )
        self.remark(self.tr("The letters of the men are chosen under Board and Notation."))
        self.choice(
            self.tr("Colo&urs"),
            p.SCHEME,
            (
                (Scheme.SYSTEM.value, self.tr("Those of the system")),
                (Scheme.LIGHT.value, self.tr("Light")),
                (Scheme.DARK.value, self.tr("Dark")),
            ),
        )
        self.choice(
            self.tr("Size of &texts"),
            p.TEXT_SIZE,
            (
                (100, self.tr("That of the system")),
                (115, self.tr("Larger")),
                (130, self.tr("Largest")),
            ),
        )


def letter_sets() -> list[tuple[str, str]]:
    """The sets of letters by name, each with its title."""
    titles = {
        "english": QCoreApplication.translate("NotationPage", "English"),
        "problem": QCoreApplication.translate("NotationPage", "English of problemists"),
        "german": QCoreApplication.translate("NotationPage", "German"),
        "french": QCoreApplication.translate("NotationPage", "French"),
        "russian": QCoreApplication.translate("NotationPage", "Russian"),
        "figurine": QCoreApplication.translate("NotationPage", "Figurines"),
    }
    return [(name, titles[name]) for name in LETTERS]

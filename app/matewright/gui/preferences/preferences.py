"""The user's preferences: one place that reads, keeps and announces them.

Each `Preference` names its key in the settings file and what holds while nothing was chosen. A
stored value that makes no sense (another type, another word) counts as not chosen.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, Generic, TypeVar

from PySide6.QtCore import QObject, QSettings, Signal

from matewright import engine
from matewright.formats.page_template import MAGAZINE, MOST_COLUMNS, TEMPLATES
from matewright.formats.solution_style import OWN, STYLES, Extent, Tries
from matewright.gui.preferences.speed import Speed
from matewright.gui.preferences.translation import LANGUAGES, SYSTEM
from matewright.gui.widgets.theme import Scheme
from matewright.model.notation import LETTERS, Notation
from matewright.model.options import BY_NAME
from matewright.render.look import BOARD_THEMES, PIECE_SETS
from matewright.services.contest.rules import RULES
from matewright.services.solving import strategies

_Value = TypeVar("_Value", bool, int, float, str)


@dataclass(frozen=True, slots=True)
class Preference(Generic[_Value]):
    """One choice: its `key`, its `default`, and which values make sense (all if `fits` is None)."""

    key: str
    default: _Value
    fits: Callable[[_Value], bool] | None = None


class Start(StrEnum):
    """What is shown at a start without a file; the value is stored in the settings."""

    SAMPLE = "sample"
    LAST = "last"
    EMPTY = "empty"


def _one_of(names: type[StrEnum]) -> Callable[[str], bool]:
    return {name.value for name in names}.__contains__


LANGUAGE: Final = Preference("view/language", SYSTEM, {SYSTEM, *LANGUAGES}.__contains__)
SCHEME: Final = Preference("view/theme", Scheme.SYSTEM.value, _one_of(Scheme))
TEXT_SIZE: Final = Preference("view/text-size", 100, (100, 115, 130).__contains__)
"""In percent of the system's."""
PIECE_LETTERS: Final = Preference("view/letters", "english", LETTERS.__contains__)
LETTERS_OFFERED: Final = Preference("view/letters-offered", default=False)
"""Whether the letters of the window's language were offered."""
LONG_NOTATION: Final = Preference("view/long-notation", default=False)
PHASE_LETTERS: Final = Preference("view/phase-letters", default=False)
"""Whether defences and answers have their letters behind them: `1...Kc5 a 2.Qa5# A`."""
COORDINATES: Final = Preference("view/coordinates", default=True)
BOARD_PIECES: Final = Preference("board/pieces", "standard", PIECE_SETS.__contains__)
BOARD_THEME: Final = Preference("board/theme", "auto", BOARD_THEMES.__contains__)
BOARD_ANIMATION: Final = Preference("board/animation", default=True)
"""Whether pieces slide when a move is shown."""
SHIFT_IS_WHITE: Final = Preference("board/shift-is-white", default=False)
"""Whether letters put black men and with Shift white ones, as in FEN; else it is the reverse."""
GROUPED_PLAY: Final = Preference("solution/grouped", default=False)
"""Whether defences with the same play are gathered: `1...Sa~ 2.Qb2#`."""
AUTOPLAY_SPEED: Final = Preference("solution/speed", Speed.NORMAL.value, _one_of(Speed))
SOLVING_RULES: Final = Preference("solving/rules", "wfcc", RULES.__contains__)
"""By which rules the answers of who solves a problem himself are marked."""
PROBLEM_LIST: Final = Preference("view/problems", default=True)
THUMBNAIL_SIDE: Final = Preference("collection/thumbnails", 82, {0, 82, 114, 162}.__contains__)
"""The side of the diagrams in the list of problems, in pixels; 0: there are none."""
HIDDEN_COLUMNS: Final = Preference("collection/hidden-columns", "keywords legality")
"""The names of columns of that list, with blanks between them."""
VIEW_HIDDEN_COLUMNS: Final = Preference("collection/view/hidden-columns", "keywords")
VIEW_THUMBNAIL_SIDE: Final = Preference(
    "collection/view/thumbnails", 0, {0, 82, 114, 162}.__contains__
)
WALL: Final = Preference("collection/view/wall", default=False)
WALL_THUMBNAIL_SIDE: Final = Preference(
    "collection/view/wall-thumbnails", 162, {82, 114, 162}.__contains__
)
"""The same of the collection view: its table, whether it is a wall, and the diagrams of that."""
FIRST_STEPS: Final = Preference("help/first_steps", default=True)
AUTOSAVE: Final = Preference("files/autosave", default=True)
AUTOSAVE_SECONDS: Final = Preference("files/autosave-seconds", 30, range(5, 3601).__contains__)
"""How often changes are kept for the case of a crash."""
PICTURE_FORMAT: Final = Preference("picture/format", "png", {"png", "svg", "pdf"}.__contains__)
PICTURE_UNIT: Final = Preference("picture/unit", "cm", {"cm", "px"}.__contains__)
PICTURE_CENTIMETRES: Final = Preference("picture/centimetres", 8.0, lambda width: 1 <= width <= 100)
PICTURE_PIXELS: Final = Preference("picture/pixels", 800, range(50, 5_001).__contains__)
PICTURE_DPI: Final = Preference("picture/dpi", 300, range(36, 2401).__contains__)
PICTURE_PIECES: Final = Preference("picture/pieces", "print", PIECE_SETS.__contains__)
PICTURE_THEME: Final = Preference("picture/theme", "print", BOARD_THEMES.__contains__)
PICTURE_COORDINATES: Final = Preference("picture/coordinates", default=True)
PICTURE_CAPTION: Final = Preference("picture/caption", default=True)
PICTURE_TRANSPARENT: Final = Preference("picture/transparent", default=False)
"""How diagrams are exported as pictures."""
PRINT_TEMPLATE: Final = Preference("print/template", MAGAZINE.name, TEMPLATES.__contains__)
PRINT_PER_PAGE: Final = Preference("print/per-page", 4, {1, 2, 4, 6, 9, 12}.__contains__)
PRINT_PAPER: Final = Preference("print/paper", "a4", {"a4", "a5", "letter"}.__contains__)
PRINT_CAPTIONS: Final = Preference("print/captions", default=True)
PRINT_COORDINATES: Final = Preference("print/coordinates", default=False)
PRINT_COLUMNS: Final = Preference("print/columns", 0, range(MOST_COLUMNS + 1).__contains__)
"""How problems are printed; of columns 0 is as many as fit."""
AS_IN_THE_WINDOW: Final = "window"
SOLUTION_EXTENT: Final = Preference("solutions/extent", Extent.MAGAZINE.value, _one_of(Extent))
SOLUTION_TRIES: Final = Preference("solutions/tries", Tries.QUIET.value, _one_of(Tries))
SOLUTION_SET_PLAY: Final = Preference("solutions/set-play", default=True)
SOLUTION_DUALS: Final = Preference("solutions/duals", default=True)
SOLUTION_STYLE: Final = Preference("solutions/style", OWN, STYLES.__contains__)
SOLUTION_LETTERS: Final = Preference(
    "solutions/letters", AS_IN_THE_WINDOW, {AS_IN_THE_WINDOW, *LETTERS}.__contains__
)
"""What of solutions is printed, exported and copied, and how."""
DOCUMENT_FORM: Final = Preference(
    "document/form",
    "html",
    {"html", "pdf", "latex", "markdown", "text", "json", "png", "svg"}.__contains__,
)
"""The format in which problems are exported."""
DOCUMENT_THEMES: Final = Preference("document/themes", default=False)
DOCUMENT_CAPTIONS: Final = Preference("document/captions", default=True)
DOCUMENT_COORDINATES: Final = Preference("document/coordinates", default=True)
LIVE_SOLVING: Final = Preference("solving/live", default=False)
LIVE_SECONDS: Final = Preference("solving/live-seconds", 20, range(1, 3601).__contains__)
"""After how many seconds live solving gives up."""
NOTIFICATIONS: Final = Preference("solving/notifications", default=True)
"""Whether the end of a long search is notified while the window is in the background."""

PLAY_SECONDS: Final = Preference("play/seconds", 5, range(1, 61).__contains__)
"""How long a strategy may think about a move of a game."""


START: Final = Preference("files/start", Start.SAMPLE.value, _one_of(Start))
FOLDER: Final = Preference("files/own-folder", "")
"""Where files are looked for and saved first; empty: where the last one was."""
BACKUPS: Final = Preference("files/backups", default=True)
"""Whether saving leaves the file before beside the new one."""
STRATEGY: Final = Preference(
    "question/first_strategy", engine.DEFAULT_STRATEGY, strategies.NAMES.__contains__
)
"""What every document begins with; another one chosen in the question is not remembered."""
THREADS: Final = Preference(
    "question/threads", engine.ALL_THREADS, range(1, engine.MOST_THREADS + 1).__contains__
)
MEMORY: Final = Preference(
    "question/memory", engine.DEFAULT_MEMORY, range(1, engine.MOST_MEMORY + 1).__contains__
)
POPEYE: Final = Preference("solving/popeye", "")
"""The file of the program Popeye; empty: it is looked for."""
RECENT_CONDITIONS: Final = Preference("question/recent-conditions", "")
FAVOURITE_CONDITIONS: Final = Preference("question/favourite-conditions", "")
RECENT_MEN: Final = Preference("board/recent-men", "")
"""Names of conditions, and codes of men, with blanks between them; the newest first."""
SET_PLAY: Final = Preference("question/set_play", default=False)
MOST_REFUTATIONS: Final = BY_NAME["tries"].numbers[0].most
TRIES: Final = Preference("question/tries", 0, range(MOST_REFUTATIONS + 1).__contains__)
"""The most refutations of a try; 0: no tries."""
MOST_SECONDS: Final = 1_000_000
TIME_LIMIT: Final = Preference("question/time-limit", 0, range(MOST_SECONDS + 1).__contains__)
"""The defaults of the question; the limit is in seconds, 0: none."""


class Preferences(QObject):
    """The choices kept in `settings`.

    * `changed` (key): the choice changed.
    """

    changed = Signal(str)

    def __init__(self, settings: QSettings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings

    def get(self, preference: Preference[_Value]) -> _Value:
        """The user's choice, else the default."""
        default = preference.default
        # Settings files hold text; Qt converts it to the type of the default.
        try:
            stored = self._settings.value(preference.key, default, type(default))
        except (TypeError, ValueError):
            return default
        if not isinstance(stored, type(default)):
            return default
        return stored if preference.fits is None or preference.fits(stored) else default

    @property
    def notation(self) -> Notation:
        """How moves are to be written, on the screen, on paper and in files for others."""
        return Notation(
            LETTERS[self.get(PIECE_LETTERS)],
            self.get(LONG_NOTATION),
            self.get(PHASE_LETTERS),
            effects=True,
        )

    def is_set(self, key: str) -> bool:
        """Whether the user has set the preference with that key."""
        return self._settings.contains(key)

    def set(self, preference: Preference[_Value], value: _Value) -> None:
        """Store a choice, and emit `changed` if it differs."""
        if value != self.get(preference):
            self._settings.setValue(preference.key, value)
            self.changed.emit(preference.key)

    def names(self, preference: Preference[str]) -> list[str]:
        """The words of a choice that lists some."""
        return self.get(preference).split()

    def put_first(self, preference: Preference[str], name: str, most: int) -> None:
        """Put a word before the others of a choice that lists some, of which it keeps so many."""
        others = (other for other in self.names(preference) if other != name)
        self.set(preference, " ".join([name, *others][:most]))

    def forget(self, preference: Preference[_Value]) -> None:
        """Return to the default."""
        before = self.get(preference)
        self._settings.remove(preference.key)
        if before != preference.default:
            self.changed.emit(preference.key)

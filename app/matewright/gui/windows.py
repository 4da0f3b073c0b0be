"""The windows of the program: one for each open file, and all of them anew in another language."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final, Protocol

from PySide6.QtCore import QByteArray, QObject, QPoint, QRect, QSettings, QSize
from PySide6.QtWidgets import QApplication

from matewright.gui import theme
from matewright.gui.background.cycle_search import CycleSearch
from matewright.gui.document import Document
from matewright.gui.language.renewal import Renewal
from matewright.gui.open_file import OpenFile
from matewright.gui.preferences import LANGUAGE, SCHEME, TEXT_SIZE, Preferences

if TYPE_CHECKING:
    from matewright.gui.main_window import MainWindow

_STEP: Final = QPoint(28, 28)
"""How far a further window stands from the one before, in pixels."""

_LEAST_SIZE: Final = QSize(1024, 640)
"""What a window that begins beside another one has at least, where the screen is large enough."""

_FIRST_SIZE: Final = QSize(1440, 900)
_FRAME: Final = QSize(8, 40)

_GEOMETRY_KEY: Final = "window/geometry"


class MakeWindow(Protocol):
    """How a window is made: `MainWindow` itself."""

    def __call__(
        self, settings: QSettings, windows: Windows, open_file: OpenFile, *, at_once: bool = True
    ) -> MainWindow:
        """Make one; it is finished by the caller if not `at_once`."""
        ...


class Windows(QObject):
    """All windows of the program, which share the preferences kept in `settings`.

    `make` makes a window for an open file. A file is shown in one window at most; a window whose
    document nobody has touched gives it up for another one.
    """

    def __init__(self, settings: QSettings, make: MakeWindow) -> None:
        super().__init__()
        self.settings = settings
        self.preferences = Preferences(settings, self)
        self._make = make
        CycleSearch(self)
        self._windows: list[MainWindow] = []
        self._renewal = Renewal(self)
        self.preferences.changed.connect(self._heed)

    @property
    def all(self) -> tuple[MainWindow, ...]:
        """The windows that are open, the one that was used last at the end."""
        return tuple(self._windows)

    @property
    def is_renewing(self) -> bool:
        """Whether windows are being made anew."""
        return self._renewal.is_running

    def add(self, window: MainWindow) -> None:
        """Look after a window; windows say so themselves when they are made."""
        self._windows.append(window)

    def note_use(self, window: MainWindow) -> None:
        """Note that a window is the one that was used last.

        One that was closed stays closed: Qt may activate it once more before it goes.
        """
        if window in self._windows:
            self._windows.remove(window)
            self._windows.append(window)

    def remove(self, window: MainWindow) -> None:
        """Let a window go that was closed."""
        if window in self._windows:
            self._windows.remove(window)
            self._renewal.forget(window)
            self.settings.setValue(_GEOMETRY_KEY, window.saveGeometry())
            # The last one goes with the program.
            if self._windows:
                window.deleteLater()
                window.open_file.deleteLater()

    def open_new(self) -> MainWindow:
        """Open a further window with an empty board."""
        window = self._make(self.settings, self, OpenFile(self.preferences, self))
        self._place(window)
        window.show()
        return window

    def _place(self, window: MainWindow) -> None:
        """Put a new window where the last one was, or a step beside one that is there still.

        It gets smaller rather than hang over the edge of the screen, as long as it is of use.
        """
        others = [other for other in self._windows if other is not window and other.isVisible()]
        if others:
            before = others[-1].normalGeometry()
            window.setGeometry(beside(before, others[-1].screen().availableGeometry()))

    # -- files -------------------------------------------------------------------------------

    def bring_up(self, path: Path) -> bool:
        """Bring the window to the front that shows a file; false when none does."""
        for window in self._windows:
            if window.document.path is not None and _is_same(window.document.path, path):
                window.bring_up()
                return True
        return False

    def is_elsewhere(self, path: Path, window: MainWindow) -> bool:
        """Whether another window than this one shows a file."""
        others = (other.document.path for other in self._windows if other is not window)
        return any(shown is not None and _is_same(shown, path) for shown in others)

    def is_shown(self, path: Path) -> bool:
        """Whether any window shows a file."""
        shown = (window.document.path for window in self._windows)
        return any(one is not None and _is_same(one, path) for one in shown)

    def document_for(self, window: MainWindow) -> Document:
        """The document of `open_file_for`."""
        return self.open_file_for(window).document

    def open_file_for(self, window: MainWindow) -> OpenFile:
        """Where something else may be shown: in that window if it is untouched, else in a new one.

        The window that shows it comes to the front.
        """
        chosen = window if window.open_file.is_untouched else self.open_new()
        chosen.bring_up()
        return chosen.open_file

    def quit(self) -> bool:
        """Close all windows; false when one of them was to stay, and then all of them stay.

        All questions come first, so that nothing is given up before the last was answered.
        """
        going = tuple(reversed(self.all))
        if not all(window.may_close() for window in going):
            return False
        for window in going:
            window.close_unasked()
        return True

    # -- language ----------------------------------------------------------------------------

    def _heed(self, key: str) -> None:
        app = QApplication.instance()
        if key in (LANGUAGE.key, TEXT_SIZE.key):
            self._renewal.begin()
        elif key == SCHEME.key and isinstance(app, QApplication):
            theme.apply(app, theme.Scheme(self.preferences.get(SCHEME)))

    def begin_anew(self, old: MainWindow) -> MainWindow:
        """Begin a window that is to take the place of another; it is built by whoever asks."""
        return self._make(self.settings, self, old.open_file, at_once=False)

    def swap(self, old: MainWindow, new: MainWindow) -> None:
        """Have a window take the place of another one."""
        new.enter()
        self._windows.remove(old)


def beside(before: QRect, room: QRect) -> QRect:
    """The place of a new window beside another one on a screen with that room."""
    place = QRect(before.topLeft() + _STEP, before.size())
    if not room.contains(place.topLeft() + _STEP):
        return QRect(room.topLeft(), before.size())
    if not room.contains(before):
        # Somebody wants windows that large.
        return place
    place &= room
    least = _LEAST_SIZE.boundedTo(before.size())
    is_of_use = place.size().expandedTo(least) == place.size()
    return place if is_of_use else QRect(room.topLeft(), before.size())


def restore_geometry(window: MainWindow, settings: QSettings) -> None:
    """Give a window the place and size of the last time; the first has what the screen offers."""
    geometry = settings.value(_GEOMETRY_KEY)
    if not isinstance(geometry, QByteArray) or not window.restoreGeometry(geometry):
        # Windows have frames of the system's, whose size is known only once they are shown.
        window.resize(_FIRST_SIZE.boundedTo(window.screen().availableSize() - _FRAME))


def _is_same(one: Path, other: Path) -> bool:
    try:
        return one.samefile(other)
    except OSError:
        return one.absolute() == other.absolute()

"""The windows of the program: one for each open file."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final, Generic, TypeVar

from PySide6.QtCore import QByteArray, QObject, QPoint, QRect, QSettings, QSize
from PySide6.QtWidgets import QApplication

from matewright.gui.background.cycle_search import CycleSearch
from matewright.gui.document.document import Document
from matewright.gui.preferences.preferences import LANGUAGE, POPEYE, SCHEME, TEXT_SIZE, Preferences
from matewright.gui.program.file_window import FileWindow
from matewright.gui.program.open_file import OpenFile
from matewright.gui.program.rebuilding import Rebuilding
from matewright.gui.widgets import appearance, theme
from matewright.services.popeye import program as popeye_program

_STEP: Final = QPoint(28, 28)
"""The offset of a new window from the previous one, in pixels."""

_LEAST_SIZE: Final = QSize(1024, 640)
"""The least size of a window that opens beside another one, if the screen is large enough."""

_FIRST_SIZE: Final = QSize(1440, 900)
_FRAME: Final = QSize(8, 40)

_GEOMETRY_KEY: Final = "window/geometry"


_Window = TypeVar("_Window", bound=FileWindow)


class Windows(QObject, Generic[_Window]):
    """All windows of the program, which share the preferences kept in `settings`.

    `make` makes a window for an open file. A file is shown in one window at most; a window whose
    document is untouched gives it up for another one.
    """

    def __init__(
        self, settings: QSettings, make: Callable[[QSettings, Windows[_Window], OpenFile], _Window]
    ) -> None:
        super().__init__()
        self.settings = settings
        self.preferences = Preferences(settings, self)
        if file := self.preferences.get(POPEYE):
            popeye_program.prefer(file)
        self._make = make
        CycleSearch(self)
        self._windows: list[_Window] = []
        self._rebuilding = Rebuilding(lambda: self.all, self.preferences, self)
        self.preferences.changed.connect(self._on_changed)

    @property
    def all(self) -> tuple[_Window, ...]:
        """The open windows, the most recently used one last."""
        return tuple(self._windows)

    @property
    def is_rebuilding(self) -> bool:
        """Whether windows are still to be rebuilt in another language."""
        return self._rebuilding.is_running

    def add(self, window: _Window) -> None:
        """Add a window; windows do so themselves when they are made."""
        self._windows.append(window)

    def note_use(self, window: _Window) -> None:
        """Note that a window is the most recently used one.

        A closed one is ignored: Qt may activate it once more before it is deleted.
        """
        if window in self._windows:
            self._windows.remove(window)
            self._windows.append(window)

    def exchange(self, old: _Window, new: _Window) -> None:
        """Replace a window by another one."""
        self._windows.remove(old)
        self.add(new)

    def remove(self, window: _Window) -> None:
        """Forget a closed window."""
        if window in self._windows:
            self._windows.remove(window)
            self.settings.setValue(_GEOMETRY_KEY, window.saveGeometry())
            # The last one ends with the program.
            if self._windows:
                window.deleteLater()
                window.open_file.deleteLater()

    def open_new(self, open_file: OpenFile | None = None) -> _Window:
        """Open a window, if need be with an empty board; it adopts the options of the last used."""
        for last in self._windows[-1:]:
            last.keep_layout()
        window = self._make(self.settings, self, open_file or OpenFile(self.preferences, self))
        window.show()
        return window

    def place(self, window: _Window) -> None:
        """Put a new window a step beside the last one, or where the last one was closed.

        It is made smaller rather than extend beyond the screen, as far as it remains usable.
        """
        others = [other for other in self._windows if other is not window and other.isVisible()]
        if others:
            before = others[-1].normalGeometry()
            room = others[-1].screen().availableGeometry()
            window.setGeometry(beside(before, room, window.minimumSizeHint()))
        else:
            restore_geometry(window, self.settings)

    # -- files -------------------------------------------------------------------------------

    def bring_to_front(self, path: Path) -> bool:
        """Bring the window that shows a file to the front; False if none does."""
        for window in self._windows:
            if _shows(window.document, path):
                window.bring_to_front()
                return True
        return False

    def is_elsewhere(self, path: Path, window: _Window) -> bool:
        """Whether a window other than this one shows a file."""
        return any(_shows(other.document, path) for other in self._windows if other is not window)

    def is_shown(self, path: Path) -> bool:
        """Whether any window shows a file."""
        return any(_shows(window.document, path) for window in self._windows)

    def show_in(self, window: _Window, load: Callable[[OpenFile], object]) -> _Window:
        """Load something else into that window if it is untouched, else into a new one.

        It comes to the front, and is returned.
        """
        if window.open_file.is_untouched:
            load(window.open_file)
        else:
            # The window is shown only after loading, without an empty board before.
            open_file = OpenFile(self.preferences, self)
            load(open_file)
            window = self.open_new(open_file)
        window.bring_to_front()
        return window

    def quit(self) -> bool:
        """Close all windows; False if one of them is to stay, and then all of them do.

        All questions come first, so that nothing is discarded before the last one is answered.
        """
        going = tuple(reversed(self.all))
        if not all(window.may_close() for window in going):
            return False
        for window in going:
            window.close_unasked()
        return True

    # -- language and colours ----------------------------------------------------------------

    def _on_changed(self, key: str) -> None:
        if key in (LANGUAGE.key, TEXT_SIZE.key):
            self._rebuilding.begin()
        elif key == SCHEME.key:
            appearance.apply(_app(), theme.Scheme(self.preferences.get(SCHEME)))
        elif key == POPEYE.key:
            popeye_program.prefer(self.preferences.get(POPEYE))


def _app() -> QApplication:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    return app


def beside(before: QRect, room: QRect, least: QSize = _LEAST_SIZE) -> QRect:
    """The geometry of a new window beside another one, within the available screen.

    `least` is what the window needs: it would get larger by itself, and reach beyond the screen.
    """
    place = QRect(before.topLeft() + _STEP, before.size())
    if not room.contains(place.topLeft() + _STEP):
        return QRect(room.topLeft(), before.size())
    if before.width() > room.width() or before.height() > room.height():
        # The user has made windows that large.
        return place
    if not room.contains(before):
        return QRect(room.topLeft(), before.size())
    place &= room
    least = least.expandedTo(_LEAST_SIZE).boundedTo(before.size())
    is_of_use = place.size().expandedTo(least) == place.size()
    return place if is_of_use else QRect(room.topLeft(), before.size())


def restore_geometry(window: FileWindow, settings: QSettings) -> None:
    """Restore the last position and size of a window; at first, use a size that fits the screen."""
    geometry = settings.value(_GEOMETRY_KEY)
    if not isinstance(geometry, QByteArray) or not window.restoreGeometry(geometry):
        # The size of the system's window frames is known only once they are shown.
        window.resize(_FIRST_SIZE.boundedTo(window.screen().availableSize() - _FRAME))


def _shows(document: Document, path: Path) -> bool:
    return document.path is not None and _is_same(document.path, path)


def _is_same(one: Path, other: Path) -> bool:
    try:
        return one.samefile(other)
    except OSError:
        return one.absolute() == other.absolute()

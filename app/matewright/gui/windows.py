"""The windows of the program: one for each open file, and all of them anew in another language."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Final, Protocol

from PySide6.QtCore import QByteArray, QObject, QPoint, QRect, QSettings, QSize
from PySide6.QtWidgets import QApplication

from matewright.gui import theme
from matewright.gui.background.cycle_search import CycleSearch
from matewright.gui.construction import Construction
from matewright.gui.document import Document
from matewright.gui.language.renewal import Renewal
from matewright.gui.open_file import OpenFile
from matewright.gui.opening import Opening
from matewright.gui.preferences import LANGUAGE, SCHEME, TEXT_SIZE, Preferences
from matewright.gui.veil import Veil

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
        self._veil = Veil(self)
        self._construction = Construction(self._veil, self)
        self._renewal = Renewal(self, self._construction)
        self._opening = Opening(self, self._construction)
        # Others wait behind the one that cannot be built.
        self._construction.broken.connect(self._build)
        self.preferences.changed.connect(self._heed)
        theme.follower(_app()).changing.connect(self._cover_all)

    @property
    def all(self) -> tuple[MainWindow, ...]:
        """The windows that are open, the one that was used last at the end."""
        return tuple(self._windows)

    @property
    def is_building(self) -> bool:
        """Whether windows are being opened or made anew, or not all is drawn yet."""
        return self._construction.is_running or self._veil.is_down

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
            if self._renewal.forget(window):
                self._build()
            self.settings.setValue(_GEOMETRY_KEY, window.saveGeometry())
            # The last one goes with the program.
            if self._windows or self._opening.wanted:
                window.deleteLater()
                window.open_file.deleteLater()

    def open_new(self) -> MainWindow:
        """Open a window with an empty board at once: for the start, when nobody waits for others.

        `open_file_for` opens further ones.
        """
        return self._open_at_once(OpenFile(self.preferences, self))

    def _open_at_once(self, open_file: OpenFile) -> MainWindow:
        window = self._make(self.settings, self, open_file)
        window.show()
        return window

    def begin_window(self, open_file: OpenFile) -> MainWindow:
        """Begin a window of an open file; it is built by whoever asks."""
        return self._make(self.settings, self, open_file, at_once=False)

    def when_open(self, deed: Callable[[MainWindow], object]) -> None:
        """Do something with the newest window, soon: when all are there that were asked for."""
        self._opening.afterwards(deed)
        self._build_if_idle()

    def _build_if_idle(self) -> None:
        if not self._construction.is_running:
            self._build()

    def _build(self) -> None:
        """Begin, or begin again, with what is still to come, all of it in the language chosen."""
        self._construction.begin(chain(self._renewal.work(), self._opening.work()))

    def place(self, window: MainWindow) -> None:
        """Put a new window a step beside the last one, or where that was when it was closed.

        It gets smaller rather than hang over the edge of the screen, as long as it is of use.
        """
        others = [other for other in self._windows if other is not window and other.isVisible()]
        if others:
            before = others[-1].normalGeometry()
            window.setGeometry(beside(before, others[-1].screen().availableGeometry()))
        else:
            restore_geometry(window, self.settings)

    # -- files -------------------------------------------------------------------------------

    def bring_up(self, path: Path) -> bool:
        """Bring the window to the front that shows a file; false when none does."""
        for window in self._windows:
            if _shows(window.document, path):
                window.bring_up()
                return True
        # It comes to the front by itself.
        return any(_shows(coming.document, path) for coming in self._opening.wanted)

    def is_elsewhere(self, path: Path, window: MainWindow) -> bool:
        """Whether another window than this one shows a file, or is about to."""
        return any(
            _shows(document, path)
            for document in self._documents()
            if document is not window.document
        )

    def is_shown(self, path: Path) -> bool:
        """Whether any window shows a file, or is about to."""
        return any(_shows(document, path) for document in self._documents())

    def _documents(self) -> list[Document]:
        shown = [window.document for window in self._windows]
        return [*shown, *(coming.document for coming in self._opening.wanted)]

    def document_for(self, window: MainWindow) -> Document:
        """The document of `open_file_for`."""
        return self.open_file_for(window).document

    def open_file_for(self, window: MainWindow) -> OpenFile:
        """Where something else may be shown: in that window if it is untouched, else in a new one.

        The window that shows it comes to the front; a new one does when it is built.
        """
        if window.open_file.is_untouched:
            window.bring_up()
            if window.isVisible():
                self._veil.cover(window)
            return window.open_file
        open_file = OpenFile(self.preferences, self)
        self._opening.want(open_file)
        self._build_if_idle()
        return open_file

    def quit(self) -> bool:
        """Close all windows; false when one of them was to stay, and then all of them stay.

        All questions come first, so that nothing is given up before the last was answered.
        """
        for coming in self._opening.wanted:
            if coming.document.is_modified:
                # Whoever is asked about changes is to see them.
                self._give_up(coming)
                self._open_at_once(coming)
        going = tuple(reversed(self.all))
        if not all(window.may_close() for window in going):
            return False
        for coming in self._opening.wanted:
            self._give_up(coming)
            coming.shut_down()
            coming.deleteLater()
        for window in going:
            window.close_unasked()
        return True

    def _give_up(self, coming: OpenFile) -> None:
        """Build no window of a file any more."""
        self._opening.forget(coming)
        self._build()

    # -- language and colours ----------------------------------------------------------------

    def _heed(self, key: str) -> None:
        if key in (LANGUAGE.key, TEXT_SIZE.key):
            self._renewal.want()
            self._build()
        elif key == SCHEME.key:
            theme.apply(_app(), theme.Scheme(self.preferences.get(SCHEME)))

    def _cover_all(self) -> None:
        """Have windows draw themselves in other colours pane by pane, the active one first."""
        for window in reversed(self._windows):
            if window.isVisible():
                self._veil.cover(window, with_frame=True)

    def swap(self, old: MainWindow, new: MainWindow) -> None:
        """Have a window take the place of another one."""
        new.enter()
        self._windows.remove(old)


def _app() -> QApplication:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    return app


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


def _shows(document: Document, path: Path) -> bool:
    return document.path is not None and _is_same(document.path, path)


def _is_same(one: Path, other: Path) -> bool:
    try:
        return one.samefile(other)
    except OSError:
        return one.absolute() == other.absolute()

"""Further windows that were asked for, opened while those that are there are of use."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from matewright.gui.construction import Construction
from matewright.gui.keys_ahead import KeysAhead
from matewright.gui.open_file import OpenFile

if TYPE_CHECKING:
    from matewright.gui.main_window import MainWindow
    from matewright.gui.windows import Windows


class Opening:
    """Opens windows of files, in the order in which they were wanted.

    A file can be worked with before its window is there, and the program waits for the window even
    if all others are closed.
    """

    def __init__(self, windows: Windows, construction: Construction) -> None:
        self._windows = windows
        self._keys = KeysAhead(windows)
        self._construction = construction
        self._wanted: list[OpenFile] = []
        self._afterwards: list[Callable[[MainWindow], object]] = []

    @property
    def wanted(self) -> tuple[OpenFile, ...]:
        """The files whose windows are still to come."""
        return tuple(self._wanted)

    def want(self, open_file: OpenFile) -> None:
        """Open a window of a file, when `work` comes to it."""
        self._wanted.append(open_file)
        self._keys.keep()
        QApplication.setQuitOnLastWindowClosed(False)

    def forget(self, open_file: OpenFile) -> None:
        """Open no window of a file any more, or note that it is there."""
        self._wanted.remove(open_file)
        QApplication.setQuitOnLastWindowClosed(not self._wanted)

    def afterwards(self, deed: Callable[[MainWindow], object]) -> None:
        """Have `work` do something with the newest window when it has opened all."""
        self._afterwards.append(deed)

    def work(self) -> Iterator[int]:
        """The steps that open all windows that are wanted; it may begin anew at any time."""
        while self._wanted:
            open_file = self._wanted[0]
            try:
                yield from self._open(open_file)
            except Exception:
                self._do_without(open_file)
                raise
        while self._afterwards:
            deed = self._afterwards.pop(0)
            for window in self._windows.all[-1:]:
                deed(window)

    def _open(self, open_file: OpenFile) -> Iterator[int]:
        window = self._windows.begin_window(open_file)
        yield from self._construction.build(window)
        yield from self._construction.rehearse(window)
        yield from self._construction.wait()
        # The one beside which it is to stand may have been moved, or closed.
        self._windows.place(window)
        window.enter()
        self._construction.show(window)
        self.forget(open_file)
        window.bring_up()
        if not self._wanted:
            self._keys.hand_over(window)
        yield from self._construction.draw()

    def _do_without(self, open_file: OpenFile) -> None:
        """Open no window that cannot be built; the next start offers what is not saved of it."""
        self._keys.hand_over()
        if open_file not in self._wanted:
            return
        self.forget(open_file)
        document = open_file.document
        name = (
            document.path.name
            if document.path
            else QCoreApplication.translate("Opening", "Untitled")
        )
        if document.is_modified:
            open_file.autosave.save()
        else:
            open_file.shut_down()
            open_file.deleteLater()
        sentence = QCoreApplication.translate("Opening", "The window of {name} cannot be opened")
        for window in self._windows.all[-1:]:
            window.file_line.tell(sentence.format(name=name))
        if not self._windows.all and not self._wanted:
            QApplication.quit()

"""The menu of the files that were open last."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from matewright.gui.program.file_commands import FileCommands


class RecentMenu(QMenu):
    """Opens them, the newest first, and forgets them."""

    def __init__(self, files: FileCommands, parent: QWidget) -> None:
        super().__init__(parent)
        self._files = files
        self.setTitle(self.tr("Open &Recent"))
        # Files of the same name lie in different folders.
        self.setToolTipsVisible(True)
        self._recent: list[QAction] = []
        # Made once: `Shortcuts` keeps a reference.
        self._end = self.addSeparator()
        clear = self.addAction(self.tr("&Clear List"))
        clear.setObjectName("file.clear-recent")
        clear.triggered.connect(files.clear_recent)
        files.recent_changed.connect(self.show_recent)
        # Another window may have opened a file.
        self.aboutToShow.connect(self.show_recent)
        self.show_recent()

    def show_recent(self) -> None:
        """List them as they are now."""
        for action in self._recent:
            self.removeAction(action)
            action.deleteLater()
        paths = self._files.recent
        self._recent = [self._entry(number, path) for number, path in enumerate(paths, 1)]
        self.insertActions(self._end, self._recent)
        self.setEnabled(bool(paths))

    def _entry(self, number: int, path: Path) -> QAction:
        digit = f"&{number % 10}" if number <= 10 else ""
        name = path.name.replace("&", "&&")
        action = QAction(f"{digit}  {name}", self)
        action.setToolTip(str(path))
        action.setStatusTip(str(path))
        action.triggered.connect(lambda: self._files.open(path))
        return action

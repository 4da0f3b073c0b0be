"""The File menu."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenuBar

from matewright.gui.menus.entries import Entries
from matewright.gui.program.file_commands import FileCommands

if TYPE_CHECKING:
    from matewright.gui.publishing.commands import Publishing


class FileMenu(Entries):
    """Open, save, export, print, and quit."""

    def __init__(
        self,
        bar: QMenuBar,
        files: FileCommands,
        publishing: Callable[[], Publishing],
        close: Callable[[], object],
        leave: Callable[[], object],
    ) -> None:
        super().__init__(bar, "file")
        self._files = files
        self._make_publishing = publishing
        self.menu.setTitle(self.tr("&File"))
        keys = QKeySequence.StandardKey
        self.add("new", self.tr("&New"), files.new, keys.New, picture="new")
        self.add("open", self.tr("&Open …"), files.ask_and_open, keys.Open, picture="open")
        self.add("open-samples", self.tr("Open Sa&mples"), files.open_sample)
        self.recent_menu = self.menu.addMenu(self.tr("Open &Recent"))
        # Files of the same name lie in different folders.
        self.recent_menu.setToolTipsVisible(True)
        self._recent: list[QAction] = []
        # Made once: `Shortcuts` keeps a reference.
        self._end_of_recent = self.recent_menu.addSeparator()
        self.add("clear-recent", self.tr("&Clear List"), files.clear_recent, menu=self.recent_menu)
        files.recent_changed.connect(self.show_recent)
        # Another window may have opened a file.
        self.menu.aboutToShow.connect(self.show_recent)
        self.show_recent()
        self.menu.addSeparator()
        self.add("save", self.tr("&Save"), files.save, keys.Save, picture="save")
        self.add("save-as", self.tr("Save &As …"), files.save_as, "Ctrl+Shift+S", picture="save-as")
        self.add("save-copy", self.tr("Save a Cop&y As …"), files.save_copy)
        self.add("import", self.tr("Impor&t …"), files.import_files)
        self.add("reload", self.tr("Reload from &Disk"), files.reload, keys.Refresh)
        self.add(
            "reload-with-encoding",
            self.tr("Reload &with Encoding …"),
            files.reload_with_encoding,
        )
        self.menu.addSeparator()
        self._make_export_menu()
        self.add(
            "print",
            self.tr("&Print …"),
            self._publishing(lambda out: out.print_problems()),
            keys.Print,
        )
        self.menu.addSeparator()
        self.add("close", self.tr("&Close Window"), close, "Ctrl+W")
        self.add("quit", self.tr("&Quit"), leave, "Ctrl+Q")

    def _make_export_menu(self) -> None:
        menu = self.menu.addMenu(self.tr("&Export"))
        self.add(
            "export-diagram",
            self.tr("&Diagram …"),
            self._publishing(lambda out: out.export_diagram()),
            "Ctrl+E",
            menu=menu,
        )
        self.add(
            "export-solutions",
            self.tr("&Problems …"),
            self._publishing(lambda out: out.export_solutions()),
            menu=menu,
        )
        self.add(
            "copy-picture",
            self.tr("&Copy Diagram as Picture"),
            self._publishing(lambda out: out.copy_picture()),
            "Ctrl+Alt+C",
            picture="copy",
            menu=menu,
        )

    def _publishing(self, command: Callable[[Publishing], object]) -> Callable[[], object]:
        """A command of what prints and exports, which is loaded with the first of them."""
        return lambda: command(self._make_publishing())

    def show_recent(self) -> None:
        """Fill the menu of recent files."""
        for action in self._recent:
            self.recent_menu.removeAction(action)
            action.deleteLater()
        paths = self._files.recent
        self._recent = [self._entry_for(number, path) for number, path in enumerate(paths, 1)]
        self.recent_menu.insertActions(self._end_of_recent, self._recent)
        self.recent_menu.setEnabled(bool(paths))

    def _entry_for(self, number: int, path: Path) -> QAction:
        digit = f"&{number % 10}" if number <= 10 else ""
        name = path.name.replace("&", "&&")
        action = QAction(f"{digit}  {name}", self.recent_menu)
        action.setToolTip(str(path))
        action.setStatusTip(str(path))
        action.triggered.connect(lambda: self._files.open(path))
        return action

"""The file of a window: its commands, status messages, the clipboard and drops."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QSettings
from PySide6.QtGui import QKeySequence

from matewright.gui.board.feature import BoardFeature
from matewright.gui.desk.desk import Desk
from matewright.gui.desk.feature import Command, Feature
from matewright.gui.file.clipboard import Clipboard
from matewright.gui.file.line import FileLine
from matewright.gui.file.notice import FileNotice
from matewright.gui.program.dropping import Dropping
from matewright.gui.program.file_commands import FileCommands
from matewright.gui.program.file_window import FileWindow
from matewright.gui.program.open_file import OpenFile
from matewright.gui.program.recent_menu import RecentMenu
from matewright.gui.program.windows import Windows
from matewright.gui.widgets.tool_dialog import ToolDialogSlot

if TYPE_CHECKING:
    from matewright.gui.file.remarks_dialog import FileRemarksDialog


class FileFeature(Feature):
    """Opens, saves and watches the file; its line shows messages and background work."""

    def __init__(
        self,
        desk: Desk,
        board: BoardFeature,
        open_file: OpenFile,
        settings: QSettings,
        windows: Windows[Any],
        window: FileWindow,
    ) -> None:
        super().__init__(desk)
        document, presenter = desk.document, board.presenter
        self._remarks = open_file.remarks
        self.files = files = FileCommands(open_file, settings, windows, window)
        self.notice = notice = FileNotice(document, open_file.watch, window)
        self.line = line = FileLine(document, open_file.remarks, window)
        self.remarks = ToolDialogSlot(self._make_remarks)
        self.dialogs = (self.remarks,)
        self.clipboard = clipboard = Clipboard(
            document, board.board, lambda: presenter.state.conditions, window
        )
        self.dropping = Dropping(files, clipboard, window)
        line.remarks_requested.connect(self.remarks.bring_to_front)
        notice.reload_requested.connect(files.reload)
        notice.follow_requested.connect(files.follow)
        notice.save_requested.connect(files.save)
        notice.save_as_requested.connect(files.save_as)
        files.input_requested.connect(desk.input_requested)
        files.message.connect(desk.step)
        clipboard.input_requested.connect(desk.input_requested)
        clipboard.message.connect(desk.step)
        open_file.autosave.failed.connect(line.show_message)
        desk.message.connect(line.show_message)
        desk.step.connect(line.show_step)
        presenter.refused.connect(line.explain)
        presenter.shown.connect(line.forget_explanation)
        self.submenus = {"file.recent": RecentMenu(files, window)}
        self.commands = (*self._make_file_commands(), *self._make_clipboard_commands())

    def _make_file_commands(self) -> tuple[Command, ...]:
        files, keys = self.files, QKeySequence.StandardKey
        return (
            Command("file.new", self.tr("&New"), files.new, (keys.New,), "new"),
            Command("file.open", self.tr("&Open …"), files.ask_and_open, (keys.Open,), "open"),
            Command("file.open-samples", self.tr("Open Sa&mples"), files.open_sample),
            Command("file.save", self.tr("&Save"), files.save, (keys.Save,), "save"),
            Command(
                "file.save-as", self.tr("Save &As …"), files.save_as, ("Ctrl+Shift+S",), "save-as"
            ),
            Command("file.save-copy", self.tr("Save a Cop&y As …"), files.save_copy),
            Command("file.import", self.tr("Impor&t …"), files.import_files),
            Command("file.reload", self.tr("Reload from &Disk"), files.reload, (keys.Refresh,)),
            Command(
                "file.reload-with-encoding",
                self.tr("Reload &with Encoding …"),
                files.reload_with_encoding,
            ),
        )

    def _make_clipboard_commands(self) -> tuple[Command, ...]:
        copy, paste = self.clipboard.copy, self.clipboard.paste
        return (
            Command("edit.copy", self.tr("&Copy Position"), copy, ("Ctrl+C",), "copy"),
            Command("edit.paste", self.tr("&Paste"), paste, ("Ctrl+V",), "paste"),
        )

    def shut_down(self) -> None:
        """Let cancelled work end by itself."""
        self.files.shut_down()

    def _make_remarks(self) -> FileRemarksDialog:
        from matewright.gui.file.remarks_dialog import FileRemarksDialog

        remarks = FileRemarksDialog(self._remarks, self._desk.window)
        remarks.problem_chosen.connect(self._desk.document.go_to)
        return remarks

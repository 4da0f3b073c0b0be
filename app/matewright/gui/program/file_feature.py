"""The file of a window: its commands, status messages, the clipboard and drops."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QSettings

from matewright.gui.board.feature import BoardFeature
from matewright.gui.desk.desk import Desk
from matewright.gui.desk.feature import Feature
from matewright.gui.file.clipboard import Clipboard
from matewright.gui.file.line import FileLine
from matewright.gui.file.notice import FileNotice
from matewright.gui.program.dropping import Dropping
from matewright.gui.program.file_commands import FileCommands
from matewright.gui.program.file_window import FileWindow
from matewright.gui.program.open_file import OpenFile
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

    def shut_down(self) -> None:
        """Let cancelled work end by itself."""
        self.files.shut_down()

    def _make_remarks(self) -> FileRemarksDialog:
        from matewright.gui.file.remarks_dialog import FileRemarksDialog

        remarks = FileRemarksDialog(self._remarks, self._desk.window)
        remarks.problem_chosen.connect(self._desk.document.go_to)
        return remarks

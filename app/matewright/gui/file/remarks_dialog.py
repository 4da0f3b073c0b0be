"""The list of what in a file could not be read or understood."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QHeaderView,
    QTableView,
    QWidget,
)

from matewright.gui.file.remark_model import Column, RemarkModel
from matewright.gui.file.remarks import FileRemarks
from matewright.gui.widgets.elided_label import ElidedLabel
from matewright.gui.widgets.form import Buttons
from matewright.gui.widgets.layouts import DIALOG, in_column
from matewright.gui.widgets.theme import STEP
from matewright.gui.widgets.tool_dialog import ToolDialog


class FileRemarksDialog(ToolDialog):
    """Non-modal; grows while the file is read.

    * `problem_chosen` (index): the problem that a row is about.
    """

    problem_chosen = Signal(int)

    def __init__(self, file_remarks: FileRemarks, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("What Was Not Understood"))
        self._file_remarks = file_remarks
        self._model = RemarkModel(file_remarks, self)
        self.summary = ElidedLabel(self, most_lines=2)
        self.table = QTableView(self)
        self.table.setAccessibleName(self.tr("What was not understood"))
        self.table.setModel(self._model)
        self.table.setProperty("quiet", True)
        self.table.setShowGrid(False)
        self.table.setWordWrap(False)
        self.table.setTabKeyNavigation(False)
        self.table.setSelectionBehavior(QTableView.SelectionBehavior.SelectRows)
        self.table.verticalHeader().hide()
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(Column.REASON, QHeaderView.ResizeMode.Stretch)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.buttons = Buttons(self)
        close = self.buttons.close_button(self.tr("&Close"), is_default=True)
        self.copy_button = self.buttons.doing(self.tr("Copy &All"), self._copy_all)
        copy = QShortcut(QKeySequence.StandardKey.Copy, self.table)
        copy.setContext(Qt.ShortcutContext.WidgetShortcut)
        copy.activated.connect(self._copy_selected)
        in_column(
            self.summary, (self.table, 1), self.buttons, on=self, margins=DIALOG, spacing=3 * STEP
        )
        self.resize(190 * STEP, 90 * STEP)
        file_remarks.changed.connect(self._show)
        self.table.selectionModel().currentRowChanged.connect(lambda _: self._choose())
        self.table.clicked.connect(lambda _: self._choose())
        self._show()
        # With the focus in the table, a problem would seem to be selected already.
        close.setFocus()

    def _show(self) -> None:
        self.summary.set_full_text(self._file_remarks.summary)
        if not self._file_remarks.remarks:
            self.reject()

    def restore_state(self, other: FileRemarksDialog) -> None:
        """Select the same row; the problem shown may be another one by now."""
        with QSignalBlocker(self):
            self.table.setCurrentIndex(
                self._model.index(other.table.currentIndex().row(), Column.REASON)
            )

    def _choose(self) -> None:
        row = self.table.currentIndex().row()
        index = self._file_remarks.index_of(self._model.remark(row)) if row >= 0 else None
        if index is not None:
            self.problem_chosen.emit(index)

    def _copy_all(self) -> None:
        QGuiApplication.clipboard().setText(self._model.text(list(range(self._model.rowCount()))))

    def _copy_selected(self) -> None:
        rows = sorted(index.row() for index in self.table.selectionModel().selectedRows())
        QGuiApplication.clipboard().setText(self._model.text(rows))

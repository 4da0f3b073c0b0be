"""The look of tables, and those that are copied as a whole."""

from __future__ import annotations

from PySide6.QtCore import QAbstractItemModel, QEvent, Qt
from PySide6.QtGui import (
    QColor,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractScrollArea,
    QTableView,
    QWidget,
)

from matewright.gui.widgets.keys import keeps
from matewright.gui.widgets.table_model import ReportModel
from matewright.gui.widgets.theme import STEP, colours_of


class QuietTable(QTableView):
    """A table without a grid whose rows are as high as their text needs."""

    def __init__(self, model: QAbstractItemModel, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setModel(model)
        self.setProperty("quiet", True)
        self.setShowGrid(False)
        self.setCornerButtonEnabled(False)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + 2 * STEP)
        self.horizontalHeader().setHighlightSections(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)

    def keyboardSearch(self, search: str) -> None:
        """Bare letters do nothing here: they must not jump about in the table."""


class ReportTable(QuietTable):
    """A table that Ctrl+C copies as a whole, and that can say why it is empty."""

    def __init__(self, model: ReportModel, parent: QWidget | None) -> None:
        super().__init__(model, parent)
        self._report = model
        self.reason = ""
        """Why there are no rows; empty where that needs no words."""

    def say(self, words: str) -> None:
        """Say why there are no rows, while there are none."""
        self.reason = words
        self.viewport().update()

    def event(self, event: QEvent) -> bool:
        """Keep Ctrl+C from the window's own shortcut."""
        return keeps(event, QKeySequence.StandardKey.Copy) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl+C copies all rows: single cells say nothing."""
        if event.matches(QKeySequence.StandardKey.Copy):
            QGuiApplication.clipboard().setText(self._report.text())
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the rows, or say why there are none."""
        super().paintEvent(event)
        if not self._report.rowCount():
            write_instead(self, self.reason)


def write_instead(view: QAbstractScrollArea, words: str) -> None:
    """Write into the middle of a view that has nothing to show."""
    if words:
        painter = QPainter(view.viewport())
        painter.setPen(QColor(colours_of(view.palette()).quiet))
        room = view.viewport().rect().adjusted(8 * STEP, 0, -8 * STEP, 0)
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, words)
        painter.end()

"""The look of tables, and the table of search figures."""

from __future__ import annotations

from PySide6.QtCore import QAbstractItemModel, QEvent
from PySide6.QtGui import QFont, QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from matewright.gui.docks.pane import Pane, Place, framed
from matewright.gui.keys import asks_to_keep
from matewright.gui.models.iteration_table_model import IterationTableModel
from matewright.gui.theme import STEP


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


class FiguresPane(QuietTable):
    """PLY GEN EVL G/T T, all figures right-aligned and as wide as each other."""

    def __init__(self, model: IterationTableModel, parent: QWidget | None = None) -> None:
        super().__init__(model, parent)
        self.setObjectName("figures")
        self.setAccessibleName(self.tr("Figures of the search"))
        font = QFont(self.font())
        font.setFeature(QFont.Tag("tnum"), 1)
        self.setFont(font)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self._model = model
        model.rowsInserted.connect(self.scrollToBottom)

    def pane(self) -> Pane:
        """What the window has to know of it."""
        return Pane(
            "figures",
            self.tr("Fi&gures"),
            "Ctrl+4",
            framed(self),
            self,
            Place.BELOW,
            is_hidden=True,
        )

    def event(self, event: QEvent) -> bool:
        """Keep Ctrl+C from the window's own shortcut."""
        if asks_to_keep(event, QKeySequence.StandardKey.Copy):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl+C copies the whole table: single cells say nothing."""
        if event.matches(QKeySequence.StandardKey.Copy):
            QGuiApplication.clipboard().setText(self._model.text())
        else:
            super().keyPressEvent(event)

"""The table of search figures."""

from __future__ import annotations

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QHeaderView, QWidget

from matewright.gui.docks.pane import Pane, Place, framed
from matewright.gui.solving.iteration_table_model import IterationTableModel
from matewright.gui.widgets.tables import ReportTable


class FiguresPane(ReportTable):
    """PLY GEN EVL G/T T, all figures right-aligned and as wide as each other."""

    def __init__(self, model: IterationTableModel, parent: QWidget | None = None) -> None:
        super().__init__(model, parent)
        self.setObjectName("figures")
        self.setAccessibleName(self.tr("Figures of the search"))
        font = QFont(self.font())
        font.setFeature(QFont.Tag("tnum"), 1)
        self.setFont(font)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
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

"""The table of search figures."""

from __future__ import annotations

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QHeaderView, QWidget

from matewright.gui.desk.changes import Changes
from matewright.gui.desk.desk import Desk
from matewright.gui.desk.pane import Pane
from matewright.gui.docks.pane import PaneSpec, Place, framed
from matewright.gui.solving.iteration_table_model import IterationTableModel
from matewright.gui.widgets.tables import ReportTable


class FiguresPane(Pane, ReportTable):
    """PLY GEN EVL G/T T, all figures right-aligned and as wide as each other."""

    shows = Changes.ANSWER | Changes.RUNNING

    def __init__(
        self, desk: Desk, model: IterationTableModel, parent: QWidget | None = None
    ) -> None:
        super().__init__(model, parent)
        self.setObjectName("figures")
        self.setAccessibleName(self.tr("Figures of the search"))
        font = QFont(self.font())
        font.setFeature(QFont.Tag("tnum"), 1)
        self.setFont(font)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        model.rowsInserted.connect(self.scrollToBottom)
        self.follow(desk)

    def refresh(self, desk: Desk, changes: Changes) -> None:  # noqa: ARG002 - it is one fact
        """Grey out the figures of a stale answer."""
        self.setEnabled(desk.is_running or not desk.shown.is_stale)

    def spec(self) -> PaneSpec:
        """The dock's titles, shortcut and area."""
        return PaneSpec(
            "figures",
            self.tr("Fi&gures"),
            "Ctrl+4",
            framed(self),
            self,
            Place.BELOW,
            is_hidden=True,
            rank=11,
        )

"""What the table models share: the headings of their columns."""

from __future__ import annotations

from PySide6.QtCore import QAbstractTableModel, Qt


class TableModel(QAbstractTableModel):
    """A table whose columns have headings, and whose rows have none."""

    def heading(self, column: int) -> str:
        """What stands above a column."""
        raise NotImplementedError

    def meaning(self, column: int) -> str | None:  # noqa: ARG002 - most columns speak for themselves
        """What a column holds, for who wonders; None when its heading says all."""
        return None

    def alignment(self, column: int) -> int | None:  # noqa: ARG002 - most stand as the view has them
        """Where words stand in a column; None as the view has it."""
        return None

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> object:
        """The headings, with meanings as tool tips, which are read out where a heading is empty."""
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self.heading(section)
        if role == Qt.ItemDataRole.ToolTipRole:
            return self.meaning(section)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self.heading(section) or self.meaning(section)
        return self.alignment(section) if role == Qt.ItemDataRole.TextAlignmentRole else None

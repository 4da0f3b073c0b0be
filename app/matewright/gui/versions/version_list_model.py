"""The versions of a problem as a list: name or what changed, verdict, diagram."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import Final

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    Qt,
)

from matewright.gui.widgets.table_model import Index
from matewright.services.versions.version_entries import VersionEntry


class Part(IntEnum):
    """The roles of an item besides its title."""

    ENTRY = Qt.ItemDataRole.UserRole
    """The `VersionEntry`."""


_NONE: Final = QModelIndex()


class VersionListModel(QAbstractListModel):
    """One item for each version, the oldest first."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._entries: Sequence[VersionEntry] = ()

    @property
    def entries(self) -> Sequence[VersionEntry]:
        """What is listed."""
        return self._entries

    def set_entries(self, entries: Sequence[VersionEntry]) -> None:
        """List others."""
        self.beginResetModel()
        self._entries = entries
        self.endResetModel()

    def rowCount(self, parent: Index = _NONE) -> int:
        """How many there are."""
        return 0 if parent.isValid() else len(self._entries)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The title, or the full description."""
        if not index.isValid():
            return None
        entry = self._entries[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return entry.title
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            return entry.summary
        return entry if role == Part.ENTRY else None

"""A tree of what is right, missing and wrong in answers."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHeaderView, QTreeWidget, QTreeWidgetItem, QWidget

from matewright.services.contest import Marked, Row, written
from matewright.wording import decimal

MOVE: Final = Qt.ItemDataRole.UserRole
"""The role of a wrong first move, which can be refuted on the board."""


class MarksTree(QTreeWidget):
    """Lists marked play with its points, and why it is wrong."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("marks")
        self.setAccessibleName(self.tr("Right, missing and wrong play"))
        self.setProperty("quiet", True)
        self.setColumnCount(3)
        self.setHeaderLabels([self.tr("Play"), self.tr("Points"), self.tr("Why")])
        self.header().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)

    def add_marked(self, marked: Marked, above: QTreeWidgetItem | None = None) -> None:
        """Add all that was marked, below an entry or at the top."""
        above = above or self.invisibleRootItem()
        self._add(self.tr("Right"), marked.right, above)
        self._add(self.tr("Missing"), marked.missing, above)
        self._add(self.tr("Wrong"), marked.wrong, above)
        self._add(self.tr("Not understood"), [Row(word) for word in marked.unread], above)

    def add_heading(self, text: str, above: QTreeWidgetItem | None = None) -> QTreeWidgetItem:
        """Add an entry over all columns."""
        heading = QTreeWidgetItem([text])
        (above or self.invisibleRootItem()).addChild(heading)
        heading.setFirstColumnSpanned(True)
        return heading

    def _add(self, title: str, rows: Iterable[Row], above: QTreeWidgetItem) -> None:
        items = [self._item(row) for row in rows]
        if items:
            heading = self.add_heading(title, above)
            heading.addChildren(items)
            heading.setExpanded(True)

    def _item(self, row: Row) -> QTreeWidgetItem:
        points = decimal(written(row.points)) if row.points else ""
        item = QTreeWidgetItem([row.text, points, row.reason])
        item.setData(0, MOVE, row.first_move)
        return item

"""The answer as a table: phases × defences with letters, or solutions × half-moves."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QModelIndex, QSignalBlocker
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from matewright.gui.answer.phase_table_model import CHANGE_ROLE, THEME_ROLE, PhaseTableModel
from matewright.gui.desk.changes import Changes
from matewright.gui.desk.desk import Desk
from matewright.gui.desk.pane import Pane
from matewright.gui.docks.pane import PaneSpec, framed
from matewright.gui.widgets.elided_label import ElidedLabel
from matewright.gui.widgets.layouts import in_column, in_row
from matewright.gui.widgets.table_model import Index
from matewright.gui.widgets.tables import QuietTable
from matewright.gui.widgets.theme import STEP, colours_of
from matewright.model.notation import Notation
from matewright.model.phase_table import Change
from matewright.model.solution import EMPTY_TREE, Node, Tree

_TINT: Final = 48
"""How opaque the colour behind a cell is, of 255."""


class TablePane(Pane, QWidget):
    """Shows the solution as a table; selecting a cell selects its move, and the other way round.

    The table is built when the pane is visible.
    """

    shows = Changes.ANSWER | Changes.PART | Changes.NODE | Changes.VIEW | Changes.NOTATION

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._solution = desk.solution
        self._made: tuple[Tree, Notation, bool] | None = None
        self.model = PhaseTableModel(self)
        self.table = QuietTable(self.model, self)
        self.table.setObjectName("phase_table")
        self.table.setAccessibleName(self.tr("Phases and defences"))
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectItems)
        self.table.setItemDelegate(_Tinted(self.table))
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.changes_box = QCheckBox(self.tr("Only changes"), self)
        self.changes_box.setObjectName("only_changes")
        self.changes_box.setToolTip(
            self.tr("Only defences that are answered differently in different phases")
        )
        self.changes_box.toggled.connect(self._make)
        self.summary_label = ElidedLabel(self)
        self.summary_label.setObjectName("table_summary")
        self.summary_label.setProperty("tone", "quiet")
        row = in_row(self.changes_box, (self.summary_label, 1), spacing=2 * STEP)
        in_column(row, (self.table, 1), on=self, spacing=STEP)
        self.setFocusProxy(self.table)
        self.table.selectionModel().currentChanged.connect(self._go_to)
        self._solution.theme_changed.connect(self._light_theme)
        self.follow(desk)

    def spec(self) -> PaneSpec:
        """The dock's titles, shortcut and area."""
        return PaneSpec("table", self.tr("Ta&ble"), "Ctrl+0", framed(self), self, rank=2)

    def refresh(self, desk: Desk, changes: Changes) -> None:  # noqa: ARG002 - made once anyway
        """Build the table of another answer, and select the cell of the move shown."""
        self._make()
        self._mark()

    def _make(self) -> None:
        solution = self._solution
        tree = EMPTY_TREE if solution.is_stale else solution.view.tree
        key = (tree, solution.notation, self.changes_box.isChecked())
        if key == self._made:
            return
        self._made = key
        with QSignalBlocker(self.table.selectionModel()):
            self.model.show(tree, solution.notation, only_changes=self.changes_box.isChecked())
        self.changes_box.setVisible(not self.model.is_help)
        self.changes_box.setEnabled(self.model.has_changes or self.changes_box.isChecked())
        self.summary_label.set_full_text(self.model.summary())
        self._mark()

    def _light_theme(self) -> None:
        """Frame the cells of the theme that was chosen last."""
        self.model.light(self._solution.theme)
        self.table.viewport().update()

    def _mark(self) -> None:
        """Select the cell of the move shown."""
        if self._solution.is_stale:
            return
        node = self._solution.node
        index = QModelIndex() if node is None else self.model.index_of(node.index)
        with QSignalBlocker(self.table.selectionModel()):
            self.table.setCurrentIndex(index)
            if not index.isValid():
                self.table.clearSelection()
        self.table.viewport().update()

    def _go_to(self, index: QModelIndex) -> None:
        entry = self.model.entry_to_show(index) if index.isValid() else None
        if entry is not None:
            self._solution.stop_playing()
            self._solution.choose(Node(self._solution.tree, entry))


class _Tinted(QStyledItemDelegate):
    """Puts a colour behind play that is changed or transferred, and frames that of a theme.

    The tool tip has the words.
    """

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: Index,
    ) -> None:
        """Draw a cell."""
        change = index.data(CHANGE_ROLE)
        if isinstance(change, Change) and (change.changed or change.transferred):
            colours = colours_of(option.palette)
            tint = QColor(colours.warning if change.changed else colours.accent)
            tint.setAlpha(_TINT)
            painter.fillRect(option.rect, tint)
        super().paint(painter, option, index)
        if index.data(THEME_ROLE):
            painter.setPen(QPen(QColor(colours_of(option.palette).accent), 2))
            painter.drawRect(option.rect.adjusted(1, 1, -2, -2))

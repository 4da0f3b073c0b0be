"""A combo box with entries that are disabled at times, and say why."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPaintEvent, QStandardItemModel
from PySide6.QtWidgets import (
    QComboBox,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from matewright.gui.widgets import combo_box
from matewright.gui.widgets.table_model import Index
from matewright.gui.widgets.theme import STEP


class _Role(IntEnum):
    VALUE = Qt.ItemDataRole.UserRole
    MEANING = Qt.ItemDataRole.UserRole + 1


class ChoiceBox(QComboBox):
    """Keeps the user's last choice, its `preferred` value, while that is not available.

    The open list says of each entry what it means, or why it cannot be chosen now. Values are
    texts.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._preferred = ""
        self._is_fitting = False
        self.setItemDelegate(_MeaningDelegate(self))
        self.currentIndexChanged.connect(self._remember)

    def add_choice(self, text: str, value: str, meaning: str) -> None:
        """Add an entry that can be chosen; the first one is preferred until another is chosen."""
        self.addItem(text, value)
        row = self.count() - 1
        self.setItemData(row, meaning, _Role.MEANING)
        self._set_tool_tip(row, meaning)

    @property
    def value(self) -> str:
        """The entry in force."""
        return str(self.currentData(_Role.VALUE))

    @property
    def preferred(self) -> str:
        """The entry the user chose last, whether it can be had now or not."""
        return self._preferred

    def choose(self, value: str) -> None:
        """Choose an entry as its user would; a value that is none changes nothing."""
        row = self.findData(value, _Role.VALUE)
        if row < 0:
            return
        self._preferred = value
        if self._is_free(row):
            self.setCurrentIndex(row)

    def set_unfit(self, reasons: Mapping[str, str]) -> None:
        """Say which values cannot be had now, and why; the others can be.

        Where the preferred value is not available, the first one that is replaces it.
        """
        model = self.model()
        assert isinstance(model, QStandardItemModel)
        for row in range(self.count()):
            reason = reasons.get(str(self.itemData(row, _Role.VALUE)), "")
            model.item(row).setEnabled(not reason)
            self._set_tool_tip(row, reason or str(self.itemData(row, _Role.MEANING)))
        preferred = self.findData(self._preferred, _Role.VALUE)
        free = [row for row in range(self.count()) if self._is_free(row)]
        if free:
            self._is_fitting = True
            self.setCurrentIndex(preferred if preferred in free else free[0])
            self._is_fitting = False

    def showPopup(self) -> None:
        """Open the list, as wide as its remarks ask for."""
        view = self.view()
        view.setMinimumWidth(view.sizeHintForColumn(0) + 4 * STEP)
        super().showPopup()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - small: drawn whole
        """Draw the entry in force, ending in dots where there is no room for all of it."""
        combo_box.paint_with_name(self, combo_box.shortened(self, self.currentText()))

    def _is_free(self, row: int) -> bool:
        return bool(self.model().flags(self.model().index(row, 0)) & Qt.ItemFlag.ItemIsEnabled)

    def _set_tool_tip(self, row: int, words: str) -> None:
        self.setItemData(row, words, Qt.ItemDataRole.ToolTipRole)
        self.setItemData(row, words, Qt.ItemDataRole.AccessibleDescriptionRole)

    def _remember(self) -> None:
        if not self._is_fitting and self.currentIndex() >= 0:
            self._preferred = self.value


class _MeaningDelegate(QStyledItemDelegate):
    """Shows behind each entry of the open list what its tool tip says."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        """Add the words to the name."""
        super().initStyleOption(option, index)
        words = index.data(Qt.ItemDataRole.ToolTipRole)
        option.text = f"{option.text} – {words}"

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Rows with some room between them."""
        return super().sizeHint(option, index) + QSize(0, 2 * STEP)

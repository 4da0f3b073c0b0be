"""The preferences: pages on the left, the fields of one page on the right."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QDialog,
    QListWidget,
    QStackedWidget,
    QStyle,
    QWidget,
)

from matewright.gui.preferences.preferences import Preferences
from matewright.gui.preferences.shortcuts import Shortcuts
from matewright.gui.program.preferences_dialog.page import Page
from matewright.gui.program.preferences_dialog.pages import (
    AppearancePage,
    BoardPage,
    FilesPage,
    SolvingPage,
)
from matewright.gui.program.preferences_dialog.shortcuts_page import ShortcutsPage
from matewright.gui.widgets.form import Buttons
from matewright.gui.widgets.layouts import DIALOG, in_column, in_row, scrolling
from matewright.gui.widgets.theme import STEP

_LIST_PADDING: Final = 10 * STEP
_TITLE_BAR: Final = 10 * STEP
_SIZE: Final = QSize(216 * STEP, 96 * STEP)
"""The least size at first: there is room for every page, whatever the language and the texts."""


class PreferencesDialog(QDialog):
    """Changes nothing before OK or Apply; Cancel leaves everything as it is."""

    def __init__(
        self, preferences: Preferences, shortcuts: Shortcuts, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("preferences")
        self.setWindowTitle(self.tr("Preferences"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.pages: tuple[Page, ...] = (
            BoardPage(preferences, self),
            SolvingPage(preferences, self),
            FilesPage(preferences, self),
            AppearancePage(preferences, self),
            ShortcutsPage(shortcuts, preferences, self),
        )
        self.list = QListWidget(self)
        self.list.setAccessibleName(self.tr("Pages"))
        self._stack = QStackedWidget(self)
        for page in self.pages:
            page.load()
            self.list.addItem(page.title)
            self._stack.addWidget(scrolling(page))
        self.list.setSpacing(STEP // 2)
        self.list.setFixedWidth(self.list.sizeHintForColumn(0) + _LIST_PADDING)
        self.list.currentRowChanged.connect(self._stack.setCurrentIndex)
        self.list.setCurrentRow(0)
        self._make_buttons()
        row = in_row(self.list, (self._stack, 1), spacing=4 * STEP)
        in_column((row, 1), self.buttons, on=self, margins=DIALOG, spacing=3 * STEP)
        self._fit_pages()

    def _make_buttons(self) -> None:
        self.buttons = Buttons(self)
        self.buttons.ok(self.tr("&OK"))
        self.buttons.cancel(self.tr("&Cancel"))
        self.buttons.apply(self.tr("A&pply"), self._store)
        defaults = self.buttons.addButton(Buttons.StandardButton.RestoreDefaults)
        defaults.setText(self.tr("&Defaults of This Page"))
        defaults.clicked.connect(self._load_defaults)

    def _fit_pages(self) -> None:
        """Get as large as the largest page needs, so that nothing scrolls sideways."""
        needed = _SIZE
        for page in self.pages:
            needed = needed.expandedTo(self._size_with(page.minimumSizeHint()))
        room = self.screen().availableSize().height() - _TITLE_BAR
        self.resize(needed.width(), min(needed.height(), room))

    def _size_with(self, page: QSize) -> QSize:
        bar = self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent)
        left, top, right, bottom = DIALOG
        width = left + self.list.width() + 4 * STEP + page.width() + bar + right
        return QSize(
            width, top + page.height() + 3 * STEP + self.buttons.sizeHint().height() + bottom
        )

    @property
    def page(self) -> int:
        """The index of the page shown."""
        return self.list.currentRow()

    def show_page(self, number: int) -> None:
        """Show another page."""
        self.list.setCurrentRow(number)

    def _load_defaults(self) -> None:
        self.pages[self.page].load_defaults()

    def _store(self) -> None:
        for page in self.pages:
            page.store()

    def accept(self) -> None:
        """Store what is shown, and close."""
        self._store()
        super().accept()

"""The file name in the status bar, where short messages appear for some seconds."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import (
    QMainWindow,
    QMenuBar,
    QStyle,
    QStyleOptionMenuItem,
    QToolButton,
    QWidget,
)

from matewright.gui.background.timers import one_shot
from matewright.gui.document.document import Document
from matewright.gui.file.remarks import FileRemarks
from matewright.gui.widgets import theme
from matewright.gui.widgets.elided_label import ElidedLabel
from matewright.gui.widgets.layouts import in_row
from matewright.wording import Wording

_words: Final = Wording("FileLine")

_MESSAGE_TIME: Final = 6_000
_CORNER_WIDTH: Final = 360
_ICON: Final = QSize(14, 14)


class FileLine(QObject):
    """Shows the file name in the title bar and the status bar of a window.

    It also says how much of the file was not understood; `remarks_requested` asks for the list.
    Small windows have no room for a status bar; there the corner of the menu bar serves.
    """

    remarks_requested = Signal()

    def __init__(self, document: Document, file_remarks: FileRemarks, window: QMainWindow) -> None:
        super().__init__(window)
        self._document = document
        self._file_remarks = file_remarks
        self._window = window
        self._message, self._is_explanation, self._is_of_step = "", False, False
        self._activity = ""
        self._end_of_message = one_shot(self, self._take_back, _MESSAGE_TIME)
        self._status_label = self._label("file_label")
        window.statusBar().setSizeGripEnabled(False)
        window.statusBar().addWidget(self._status_label, 1)
        self._corner_label = self._label("corner_label")
        self._corner_label.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.remark_buttons = (self._remark_button(), self._remark_button())
        window.statusBar().addPermanentWidget(self.remark_buttons[0])
        self._corner = self._corner_with(self._corner_label, self.remark_buttons[1])
        window.menuBar().setCornerWidget(self._corner)
        file_remarks.changed.connect(self._show_remarks)
        self._show_remarks()
        document.modified_changed.connect(self._show)
        document.path_changed.connect(self._show)
        document.list_changed.connect(self._show)
        document.undo_stack.indexChanged.connect(self._forget_step)
        self._show()

    def _label(self, name: str) -> ElidedLabel:
        label = ElidedLabel(self._window)
        label.setObjectName(name)
        label.setProperty("tone", "quiet")
        label.setContentsMargins(3 * theme.STEP, theme.STEP, 4 * theme.STEP, 0)
        return label

    def _corner_with(self, label: QWidget, button: QWidget) -> QWidget:
        corner = _Corner(self._window)
        in_row((label, 1), button, on=corner, spacing=0)
        return corner

    def _remark_button(self) -> QToolButton:
        button = QToolButton(self._window)
        button.setAutoRaise(True)
        button.setIcon(theme.icon("warning"))
        button.setIconSize(_ICON)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(self.remarks_requested)
        return button

    def _show_remarks(self) -> None:
        """Show how much of the file was not understood; the corner has room only for a number."""
        summary, count = self._file_remarks.summary, len(self._file_remarks.remarks)
        for button, text in zip(self.remark_buttons, (summary, str(count)), strict=True):
            button.setVisible(bool(summary))
            button.setText(text)
            button.setToolTip(self.tr("{summary}: show the list").format(summary=summary))
            button.setAccessibleName(summary)
        if summary:
            said = QAccessibleAnnouncementEvent(self._window, summary)
            QAccessible.updateAccessibility(said)

    @property
    def message(self) -> str:
        """The present message; often empty."""
        return self._message

    def set_compact(self, compact: bool) -> None:
        """Move into the corner of the menu bar, or into a line of its own."""
        self._window.statusBar().setVisible(not compact)
        self._corner.setVisible(compact)

    def show_message(self, message: str) -> None:
        """Show a short message for some seconds instead of the file name."""
        self._message, self._is_explanation, self._is_of_step = message, False, False
        self._end_of_message.start()
        self._show()

    def show_step(self, message: str) -> None:
        """Show what was just done to the problems, until the next step, or until it is undone."""
        self.show_message(message)
        self._is_of_step = True

    def _forget_step(self) -> None:
        if self._is_of_step:
            self._take_back()

    def show_activity(self, sentence: str) -> None:
        """Show background work beside the file name; empty for none."""
        if sentence != self._activity:
            self._activity = sentence
            self._show()

    def explain(self, reason: str) -> None:
        """Show why the board cannot be edited, until it shows something else."""
        self.show_message(reason)
        self._is_explanation = True

    def forget_explanation(self) -> None:
        """Clear the explanation of a board that is no longer shown."""
        if self._is_explanation:
            self._take_back()

    def _take_back(self) -> None:
        self._end_of_message.stop()
        self._message, self._is_explanation, self._is_of_step = "", False, False
        self._show()

    def _show(self) -> None:
        path = self._document.path
        imported = self._document.imported
        if path:
            name = path.name
        elif self._document.tourney is not None:
            # The name of the file may name somebody.
            name = self.tr("Entries of a tourney")
        elif imported:
            name = self.tr("{name} (imported)").format(name=imported.name)
        else:
            name = self.tr("Untitled")
        self._window.setWindowTitle(f"{name}[*] – Matewright")
        self._window.setWindowFilePath(str(path or ""))
        self._window.setWindowModified(self._document.is_modified)
        count = len(self._document.collection)
        parts = [name, _words.count(count, "%n problem", "%n problems")]
        if path or self._document.is_modified:
            saved = self.tr("not saved") if self._document.is_modified else self.tr("saved")
            parts.append(saved)
        for label in (self._status_label, self._corner_label):
            label.set_full_text(self._message or " · ".join(filter(None, (self._activity, *parts))))


class _Corner(QWidget):
    """As wide as the menus can spare: the menu bar uses the size hint."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._measured: tuple[object, int] = (None, 0)

    def sizeHint(self) -> QSize:
        """Always the same width, whatever the message, unless the menus need more room."""
        bar = self.parentWidget()
        width = _CORNER_WIDTH
        if isinstance(bar, QMenuBar):
            width = min(width, bar.width() - self._width_of_menus(bar))
        return QSize(max(width, 0), super().sizeHint().height())

    def _width_of_menus(self, bar: QMenuBar) -> int:
        # Called some thirty times while a window opens.
        looks = ([action.text() for action in bar.actions()], bar.font().key())
        if self._measured[0] != looks:
            self._measured = (looks, _width_of_menus(bar))
        return self._measured[1]


def _width_of_menus(bar: QMenuBar) -> int:
    """The width of the menu bar's titles, which it would hide if there were no room."""
    option = QStyleOptionMenuItem()
    option.initFrom(bar)
    style, metrics = bar.style(), bar.fontMetrics()
    item, spacing = QStyle.ContentsType.CT_MenuBarItem, QStyle.PixelMetric.PM_MenuBarItemSpacing
    gap = style.pixelMetric(spacing, option, bar)
    width = 2 * style.pixelMetric(QStyle.PixelMetric.PM_MenuBarHMargin, option, bar)
    for action in bar.actions():
        words = metrics.size(Qt.TextFlag.TextShowMnemonic, action.text())
        width += style.sizeFromContents(item, option, words, bar).width() + gap
    return width

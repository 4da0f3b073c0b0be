"""After a crash: lists recovered work and asks what to do with it."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto
from typing import Final

from PySide6.QtCore import QDateTime, QLocale, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QWidget,
)

from matewright.gui.widgets.layouts import DIALOG, in_column
from matewright.gui.widgets.theme import STEP
from matewright.model.diagram import Diagram
from matewright.model.position import Position
from matewright.render.look import Look, paint_diagram
from matewright.services.file.recovery import Summary
from matewright.wording import grouped

_DIAGRAM: Final = 112
"""The side of the diagrams, in pixels."""

_ROWS: Final = 3
"""How many files are visible without scrolling."""


class Fate(Enum):
    """What becomes of the kept changes."""

    RESTORE = auto()
    DISCARD = auto()
    LATER = auto()


class RecoveryDialog(QDialog):
    """Lists what was kept, with the diagram shown last; `fate` is the answer, `LATER` for Esc."""

    def __init__(self, found: Sequence[Summary], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Restore Unsaved Work"))
        self.fate = Fate.LATER
        one = len(found) == 1
        label = QLabel(
            self.tr(
                "Matewright ended without saving changes in this file. Should they be restored?"
            )
            if one
            else self.tr(
                "Matewright ended without saving changes in these files. Should they be restored?"
            ),
            self,
        )
        label.setWordWrap(True)
        hint = QLabel(
            self.tr("Restoring writes to no file of yours until you save."),
            self,
        )
        hint.setProperty("tone", "quiet")
        hint.setWordWrap(True)
        self.list = QListWidget(self)
        self.list.setAccessibleName(self.tr("Files with unsaved changes"))
        self.list.setIconSize(QSize(_DIAGRAM, _DIAGRAM))
        self.list.setSpacing(STEP)
        self.list.setProperty("quiet", True)
        # Long paths wrap.
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for summary in found:
            self.list.addItem(self._item(summary))
        self.list.setCurrentRow(0)
        rows = min(len(found), _ROWS)
        self.list.setMinimumHeight(rows * (_DIAGRAM + 3 * STEP) + 2 * STEP)
        in_column(
            label, (self.list, 1), hint, self._buttons(), on=self, margins=DIALOG, spacing=3 * STEP
        )
        self.setMinimumWidth(130 * STEP)

    def _buttons(self) -> QDialogButtonBox:
        buttons = QDialogButtonBox(self)
        roles = QDialogButtonBox.ButtonRole
        restore = buttons.addButton(self.tr("&Restore"), roles.AcceptRole)
        discard = buttons.addButton(self.tr("&Discard"), roles.DestructiveRole)
        later = buttons.addButton(self.tr("Decide &Later"), roles.RejectRole)
        restore.setDefault(True)
        for button, fate in ((restore, Fate.RESTORE), (discard, Fate.DISCARD)):
            button.clicked.connect(lambda _=False, fate=fate: self._choose(fate))
        later.clicked.connect(self.reject)
        return buttons

    def _choose(self, fate: Fate) -> None:
        self.fate = fate
        self.accept()

    def _item(self, summary: Summary) -> QListWidgetItem:
        name = summary.path.name if summary.path else self.tr("Untitled")
        moment = QDateTime.fromSecsSinceEpoch(int(summary.saved.timestamp()))
        time = QLocale().toString(moment, QLocale.FormatType.ShortFormat)
        kept = (
            self.tr("1 problem, kept on {time}")
            if summary.count == 1
            else self.tr("{count} problems, kept on {time}")
        )
        lines = [name, kept.format(count=grouped(summary.count), time=time)]
        if summary.path:
            lines.append(str(summary.path.parent))
        if summary.file_changed:
            lines.append(self.tr("The file itself was changed or removed since it was opened."))
        icon = QIcon()
        for mode in (QIcon.Mode.Normal, QIcon.Mode.Selected):
            # Otherwise the style would tint it.
            icon.addPixmap(self._diagram(summary.position), mode)
        item = QListWidgetItem(icon, "\n".join(lines))
        item.setToolTip(str(summary.path or name))
        item.setData(Qt.ItemDataRole.AccessibleTextRole, ", ".join(lines))
        return item

    def _diagram(self, position: Position) -> QPixmap:
        ratio = self.devicePixelRatioF()
        side = round(_DIAGRAM * ratio)
        pixmap = QPixmap(side, side)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        look = Look(coordinates=False)
        paint_diagram(painter, QRectF(0, 0, side, side), Diagram(position), look)
        painter.end()
        pixmap.setDevicePixelRatio(ratio)
        return pixmap

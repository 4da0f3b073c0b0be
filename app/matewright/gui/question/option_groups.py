"""Groups of options under their headings, arranged for the available width."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QScrollArea, QWidget

from matewright.gui.board.flow import FlowLayout
from matewright.gui.widgets.theme import STEP

_LEAST_HEIGHT: Final = 30 * STEP
"""The least height in pixels, so that the user sees that there are options."""


class OptionGroups(QScrollArea):
    """Puts headings beside the fields where there is room, else above.

    Its owner has it `fit` a width, and `spare` what height there is not: then it scrolls.
    `groups` are titles, their meanings and the fields.
    """

    def __init__(
        self, groups: Sequence[tuple[str, str, Sequence[QWidget]]], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        content = QWidget()
        self._grid = QGridLayout(content)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(3 * STEP)
        self._grid.setVerticalSpacing(STEP)
        self.fields = [widget for _, _, widgets in groups for widget in widgets]
        """All fields, in reading order."""
        self._rows: list[tuple[QLabel, QWidget]] = []
        for title, meaning, widgets in groups:
            heading = QLabel(title, content)
            heading.setProperty("tone", "quiet")
            heading.setToolTip(meaning)
            # On the same line as the first row of what it stands for.
            heading.setContentsMargins(0, STEP, 0, 0)
            fields = QWidget(content)
            flow = FlowLayout(fields, 4 * STEP, STEP)
            for widget in widgets:
                flow.addWidget(widget)
            self._rows.append((heading, fields))
        self._is_beside: bool | None = None
        self._arrange(beside=True)
        self.setWidget(content)

    def _arrange(self, *, beside: bool) -> None:
        if beside == self._is_beside:
            return
        self._is_beside = beside
        top = Qt.AlignmentFlag.AlignTop
        for number, (heading, fields) in enumerate(self._rows):
            for part in (heading, fields):
                self._grid.removeWidget(part)
            if beside:
                self._grid.addWidget(heading, number, 0, top)
                self._grid.addWidget(fields, number, 1)
            else:
                self._grid.addWidget(heading, 2 * number, 0, 1, 2)
                self._grid.addWidget(fields, 2 * number + 1, 0, 1, 2)
        self._grid.setColumnStretch(1, 1)

    @property
    def _bar(self) -> int:
        return self.verticalScrollBar().sizeHint().width()

    @property
    def _least(self) -> int:
        """The width without which a field would be cut off."""
        return max(fields.minimumSizeHint().width() for _, fields in self._rows)

    def minimumSizeHint(self) -> QSize:
        """As narrow as headings above the fields allow, with room for a scroll bar."""
        return QSize(self._least + self._bar, _LEAST_HEIGHT)

    def sizeHint(self) -> QSize:
        """The least width: the layout may give more."""
        return self.minimumSizeHint()

    def fit(self, width: int) -> None:
        """Set the height to that of all fields at that width."""
        headings = max(heading.sizeHint().width() for heading, _ in self._rows)
        needed = headings + self._grid.horizontalSpacing() + self._least + self._bar
        self._arrange(beside=needed <= width)
        self.setFixedHeight(self._grid.totalHeightForWidth(width))

    def spare(self, height: int) -> None:
        """Give up this many pixels of height, as long as something is left."""
        self.setFixedHeight(max(self.maximumHeight() - height, _LEAST_HEIGHT))

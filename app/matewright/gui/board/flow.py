"""A layout that sets its widgets in lines and breaks where the width ends."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class FlowLayout(QLayout):
    """Widgets one after the other, `gap` pixels apart, in as many lines as the width needs."""

    def __init__(self, parent: QWidget | None, gap: int, line_gap: int) -> None:
        super().__init__(parent)
        self._gap = gap
        self._line_gap = line_gap
        self._items: list[QLayoutItem] = []
        # Enclosing layouts query the same again and again: it is cached until something changes.
        self._heights: dict[int, int] = {}
        self._hints: list[tuple[QLayoutItem, QSize]] | None = None
        self._least: QSize | None = None
        self.setContentsMargins(0, 0, 0, 0)

    def addItem(self, item: QLayoutItem) -> None:
        """Add at the end."""
        self._items.append(item)

    def insert_widget(self, index: int, widget: QWidget) -> None:
        """Add a widget before the one at that index."""
        self.addWidget(widget)
        self._items.insert(index, self._items.pop())
        self.invalidate()

    def count(self) -> int:
        """How many widgets there are."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        """The widget's item, None past the end."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        """Remove an item and hand it over."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        """None: the layout never takes extra space."""
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        """A narrow line breaks, so the height depends on the width."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height of all lines at that width."""
        if width not in self._heights:
            self._heights[width] = self._flow(QRect(0, 0, width, 0), arrange=False)
        return self._heights[width]

    def invalidate(self) -> None:
        """Clear the caches: some item has changed."""
        self._heights.clear()
        self._hints = self._least = None
        super().invalidate()

    def setGeometry(self, rect: QRect) -> None:
        """Arrange all items."""
        super().setGeometry(rect)
        self._flow(rect, arrange=True)

    def sizeHint(self) -> QSize:
        """All in one line."""
        sizes = [size for _, size in self._shown]
        width = sum(size.width() for size in sizes) + self._gap * max(0, len(sizes) - 1)
        return QSize(width, max((size.height() for size in sizes), default=0))

    def minimumSize(self) -> QSize:
        """Room for the widest one."""
        if self._least is None:
            self._least = QSize()
            for item in self._items:
                self._least = self._least.expandedTo(item.minimumSize())
        return self._least

    @property
    def _shown(self) -> list[tuple[QLayoutItem, QSize]]:
        """The visible items with their size hints."""
        if self._hints is None:
            self._hints = [(item, item.sizeHint()) for item in self._items if not item.isEmpty()]
        return self._hints

    def _flow(self, rect: QRect, *, arrange: bool) -> int:
        """Lay out the lines and return their height; `arrange` puts the items into them."""
        lines: list[list[tuple[QLayoutItem, QSize]]] = [[]]
        used = 0
        for item, hint in self._shown:
            width = hint.width()
            if lines[-1] and used + self._gap + width > rect.width():
                lines.append([])
            used = width if not lines[-1] else used + self._gap + width
            lines[-1].append((item, hint))
        top = rect.top()
        for line in lines:
            height = max((hint.height() for _, hint in line), default=0)
            left = rect.left()
            for item, hint in line:
                # What is wider than the line shrinks, if it can.
                width = min(hint.width(), rect.width())
                if arrange:
                    corner = QPoint(left, top + (height - hint.height()) // 2)
                    item.setGeometry(QRect(corner, QSize(width, hint.height())))
                left += width + self._gap
            top += height + self._line_gap
        return top - self._line_gap - rect.top()

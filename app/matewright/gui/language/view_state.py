"""What is chosen, open and scrolled in a window, for the one that replaces it in another language.

Two windows of the program are built alike, so their widgets are matched by the path that leads to
them from the window.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, TypeAlias

from PySide6.QtCore import QAbstractItemModel, QModelIndex
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractScrollArea,
    QCheckBox,
    QComboBox,
    QDoubleSpinBox,
    QSpinBox,
    QSplitter,
    QTreeView,
    QWidget,
)

from matewright.gui.panes.scrolling import scroll_when_possible

_MOST_OPEN_ROWS: Final = 1000
"""Of a tree: more rows than anybody opened by hand need not be opened again."""

_Way: TypeAlias = tuple[tuple[str, str, int], ...]
"""From the window down: class, name, and which of its siblings with both."""

_Rows: TypeAlias = tuple[int, ...]
"""The way to an entry of a model, by rows."""


@dataclass(frozen=True, slots=True)
class _Entries:
    """The state of a view of entries."""

    current: _Rows
    open: tuple[_Rows, ...]


@dataclass(frozen=True, slots=True)
class ViewState:
    """What is chosen and open in a window, how far it is scrolled, and what has the keyboard."""

    values: dict[_Way, int | float]
    splitters: dict[_Way, list[int]]
    entries: dict[_Way, _Entries]
    scrolled: dict[_Way, tuple[int, int]]
    focus: _Way

    @classmethod
    def of(cls, window: QWidget) -> ViewState:
        """The state of a window as it is now."""
        focus = window.focusWidget()
        widgets = dict(_widgets(window))
        return cls(
            values={
                way: value
                for way, widget in widgets.items()
                if (value := _value_of(widget)) is not None
            },
            splitters={
                way: widget.sizes()
                for way, widget in widgets.items()
                if isinstance(widget, QSplitter)
            },
            entries={
                way: _Entries(_rows_to(widget.currentIndex()), tuple(_open_rows(widget)))
                for way, widget in widgets.items()
                if isinstance(widget, QAbstractItemView) and widget.model() is not None
            },
            scrolled={
                way: (widget.horizontalScrollBar().value(), widget.verticalScrollBar().value())
                for way, widget in widgets.items()
                if isinstance(widget, QAbstractScrollArea)
            },
            focus=next((way for way, widget in widgets.items() if widget is focus), ()),
        )

    def restore(self, window: QWidget) -> None:
        """Bring a new window on the same file into this state."""
        widgets = dict(_widgets(window))
        for way, widget in widgets.items():
            if way in self.values:
                _set_value(widget, self.values[way])
            if way in self.splitters and isinstance(widget, QSplitter):
                widget.setSizes(self.splitters[way])
            if way in self.entries and isinstance(widget, QAbstractItemView):
                _restore_entries(widget, self.entries[way])
            if way in self.scrolled and isinstance(widget, QAbstractScrollArea):
                across, down = self.scrolled[way]
                scroll_when_possible(widget.horizontalScrollBar(), across)
                scroll_when_possible(widget.verticalScrollBar(), down)
        focus = widgets.get(self.focus)
        if focus is not None:
            focus.setFocus()


def _widgets(window: QWidget) -> Iterator[tuple[_Way, QWidget]]:
    """All widgets of a window, but for what belongs to other windows, with the way to each."""
    stack: list[tuple[_Way, QWidget]] = [((), window)]
    while stack:
        way, widget = stack.pop()
        yield way, widget
        seen: dict[tuple[str, str], int] = {}
        for child in widget.children():
            if isinstance(child, QWidget) and not (child.isWindow() and not _is_pane(child)):
                name = (type(child).__name__, child.objectName())
                seen[name] = seen.get(name, -1) + 1
                stack.append(((*way, (*name, seen[name])), child))


def _is_pane(widget: QWidget) -> bool:
    """Whether it is a dock that floats beside its window."""
    return widget.inherits("QDockWidget")


# -- fields ----------------------------------------------------------------------------------------


def _value_of(widget: QWidget) -> int | float | None:
    """What is chosen in a field; None for other widgets."""
    if isinstance(widget, QComboBox):
        return widget.currentIndex()
    if isinstance(widget, QSpinBox | QDoubleSpinBox):
        return widget.value()
    if isinstance(widget, QCheckBox):
        return int(widget.isChecked())
    return None


def _set_value(widget: QWidget, value: float) -> None:
    if value == _value_of(widget):
        return
    if isinstance(widget, QComboBox):
        widget.setCurrentIndex(int(value))
    elif isinstance(widget, QDoubleSpinBox):
        widget.setValue(value)
    elif isinstance(widget, QSpinBox):
        widget.setValue(int(value))
    elif isinstance(widget, QCheckBox):
        widget.setChecked(bool(value))


# -- entries ---------------------------------------------------------------------------------------


def _rows_to(index: QModelIndex) -> _Rows:
    rows: list[int] = []
    while index.isValid():
        rows.append(index.row())
        index = index.parent()
    return tuple(reversed(rows))


def _index_at(model: QAbstractItemModel, rows: _Rows) -> QModelIndex:
    index = QModelIndex()
    for row in rows:
        index = model.index(row, 0, index)
    return index


def _open_rows(view: QAbstractItemView) -> Iterator[_Rows]:
    """The entries that are unfolded in a tree."""
    if not isinstance(view, QTreeView):
        return
    model = view.model()
    stack: list[_Rows] = [()]
    count = 0
    while stack and count < _MOST_OPEN_ROWS:
        rows = stack.pop()
        parent = _index_at(model, rows)
        for row in range(min(model.rowCount(parent), _MOST_OPEN_ROWS)):
            if view.isExpanded(model.index(row, 0, parent)):
                yield (*rows, row)
                stack.append((*rows, row))
                count += 1


def _restore_entries(view: QAbstractItemView, state: _Entries) -> None:
    model = view.model()
    if isinstance(view, QTreeView):
        view.collapseAll()
        for rows in state.open:
            view.setExpanded(_index_at(model, rows), True)
    current = _index_at(model, state.current)
    if _rows_to(view.currentIndex()) != _rows_to(current):
        view.setCurrentIndex(current)

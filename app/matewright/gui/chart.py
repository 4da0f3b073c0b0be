"""Bars on a logarithmic scale: the only place that knows the library for charts.

It takes almost half a second to load, so that is done away from the window's thread, when the first
chart is wanted. Until then the place of the chart stays empty.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from math import ceil, floor, log10
from types import ModuleType
from typing import Any, Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QVBoxLayout, QWidget

from matewright.gui.jobs import Errand
from matewright.gui.theme import colours_of

_BAR_WIDTH: Final = 0.55
_HEADROOM: Final = 0.14
"""The part of the height that is kept above the highest bar for its figure."""


@dataclass(frozen=True, slots=True)
class Bar:
    """`name` stands below it, `label` above it. A value of 0 or less has no bar on such a scale."""

    name: str
    value: float
    label: str


class BarChart(QWidget):
    """Shows bars side by side. It takes no keys and no mouse: the figures stand in a table too."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("bar_chart")
        self._bars: tuple[Bar, ...] = ()
        self._title = ""
        self._write: Callable[[float], str] = str
        self._library: ModuleType | None = None
        self._plot: Any = None
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        self._loading = Errand(lambda: import_module("pyqtgraph"))
        self._loading.finished.connect(self._make_plot)
        self._loading.start()

    @property
    def is_ready(self) -> bool:
        """Whether the library is there and bars are drawn."""
        return self._plot is not None

    @property
    def is_loading(self) -> bool:
        """Whether the library is being loaded."""
        return self._loading.isRunning()

    @property
    def bars(self) -> tuple[Bar, ...]:
        """The bars shown."""
        return self._bars

    def show_bars(self, title: str, bars: Sequence[Bar], write: Callable[[float], str]) -> None:
        """Show these bars; `title` names the figure, `write` puts a value on the scale."""
        if (title, tuple(bars)) == (self._title, self._bars):
            return
        self._title, self._bars, self._write = title, tuple(bars), write
        told = ", ".join(f"{bar.name} {bar.label}" for bar in self._bars)
        self.setAccessibleName(title)
        self.setAccessibleDescription(told)
        self._draw()

    def shut_down(self) -> None:
        """Wait for the library, if it is just being loaded; for the closing window."""
        self._loading.wait()

    def changeEvent(self, event: QEvent) -> None:
        """Draw in the new colours after a change of theme."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self._draw()

    def _make_plot(self) -> None:
        self._library = self._loading.result()
        plot = self._library.PlotWidget()
        plot.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        plot.setFrameShape(plot.Shape.NoFrame)
        plot.setAntialiasing(True)
        plot.setMouseEnabled(x=False, y=False)
        plot.setMenuEnabled(False)
        plot.hideButtons()
        # Lines of the scale belong behind the bars.
        plot.showGrid(y=True, alpha=0.6)
        plot.getAxis("left").setZValue(-1)
        plot.getAxis("bottom").setStyle(tickLength=0)
        self._plot = plot
        layout = self.layout()
        assert layout is not None
        layout.addWidget(plot)
        self._draw()

    def _draw(self) -> None:
        if self._library is None:
            return
        colours = colours_of(self.palette())
        plot, library = self._plot, self._library
        plot.clear()
        plot.setBackground(QColor(colours.base))
        for side in ("left", "bottom"):
            axis = plot.getAxis(side)
            axis.setPen(QColor(colours.border))
            axis.setTextPen(QColor(colours.quiet))
            axis.setTickFont(self.font())
        plot.getAxis("bottom").setTicks([[(x, bar.name) for x, bar in enumerate(self._bars)]])
        plot.setLabel("left", self._title, color=colours.quiet)
        plot.getAxis("bottom").setHeight(2 * self.fontMetrics().height())
        heights = {x: log10(bar.value) for x, bar in enumerate(self._bars) if bar.value > 0}
        # Whole powers of ten below and above, so that the scale keeps still while bars grow.
        bottom = floor(min(heights.values(), default=0)) - 1
        top = max(ceil(max(heights.values(), default=1)), bottom + 2)
        # Items drawn by hand know no logarithmic axis: the scale is written by hand too.
        powers = [(power, self._write(10.0**power)) for power in range(bottom, top + 1)]
        plot.getAxis("left").setTicks([powers])
        plot.addItem(
            library.BarGraphItem(
                x=list(heights),
                y0=[bottom] * len(heights),
                height=[height - bottom for height in heights.values()],
                width=_BAR_WIDTH,
                brush=QColor(colours.accent),
                pen=QColor(colours.accent),
            )
        )
        for x, height in heights.items():
            label = library.TextItem(self._bars[x].label, color=colours.text, anchor=(0.5, 1))
            label.setFont(self.font())
            plot.addItem(label)
            label.setPos(x, height)
        room = (top - bottom) * _HEADROOM
        plot.setXRange(-0.6, max(len(self._bars), 1) - 0.4, padding=0)
        plot.setYRange(bottom, top + room, padding=0)

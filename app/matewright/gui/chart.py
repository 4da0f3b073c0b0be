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
        self._rectangles: Any = None
        self._labels: list[Any] = []
        self._scaled: tuple[int, int, tuple[str, ...], str] | None = None
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
        if event.type() is QEvent.Type.PaletteChange and self.is_ready:
            self._dress()
            self._draw()

    def _make_plot(self) -> None:
        self._library = library = self._loading.result()
        plot = library.PlotWidget()
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
        plot.getAxis("bottom").setHeight(2 * self.fontMetrics().height())
        self._plot = plot
        self._rectangles = library.BarGraphItem(x=[], y0=[], height=[], width=_BAR_WIDTH)
        plot.addItem(self._rectangles)
        layout = self.layout()
        assert layout is not None
        layout.addWidget(plot)
        self._dress()
        self._draw()

    def _dress(self) -> None:
        """Give everything the colours of the theme."""
        colours = colours_of(self.palette())
        self._plot.setBackground(QColor(colours.base))
        for side in ("left", "bottom"):
            axis = self._plot.getAxis(side)
            axis.setPen(QColor(colours.border))
            axis.setTextPen(QColor(colours.quiet))
            axis.setTickFont(self.font())
        accent = QColor(colours.accent)
        self._rectangles.setOpts(brush=accent, pen=accent)
        for label in self._labels:
            label.setColor(QColor(colours.text))

    def _draw(self) -> None:
        if not self.is_ready:
            return
        heights = {x: log10(bar.value) for x, bar in enumerate(self._bars) if bar.value > 0}
        # Whole powers of ten below and above, so that the scale keeps still while bars grow.
        bottom = floor(min(heights.values(), default=0)) - 1
        top = max(ceil(max(heights.values(), default=1)), bottom + 2)
        self._scale(bottom, top)
        self._rectangles.setOpts(
            x=list(heights),
            y0=[bottom] * len(heights),
            height=[height - bottom for height in heights.values()],
        )
        self._make_labels(len(self._bars))
        for x, label in enumerate(self._labels):
            label.setVisible(x in heights)
            if x in heights:
                label.setText(self._bars[x].label)
                label.setPos(x, heights[x])

    def _scale(self, bottom: int, top: int) -> None:
        """Write the scales, where they are others than before: that takes its time."""
        names = tuple(bar.name for bar in self._bars)
        wanted = (bottom, top, names, self._title)
        if wanted == self._scaled:
            return
        self._scaled = wanted
        # Items drawn by hand know no logarithmic axis: the scale is written by hand too.
        powers = [(power, self._write(10.0**power)) for power in range(bottom, top + 1)]
        self._plot.getAxis("left").setTicks([powers])
        self._plot.getAxis("bottom").setTicks([list(enumerate(names))])
        self._plot.setLabel("left", self._title)
        room = (top - bottom) * _HEADROOM
        self._plot.setXRange(-0.6, max(len(names), 1) - 0.4, padding=0)
        self._plot.setYRange(bottom, top + room, padding=0)

    def _make_labels(self, count: int) -> None:
        """Have one label for each bar."""
        assert self._library is not None
        while len(self._labels) > count:
            self._plot.removeItem(self._labels.pop())
        while len(self._labels) < count:
            text = colours_of(self.palette()).text
            label = self._library.TextItem("", color=text, anchor=(0.5, 1))
            label.setFont(self.font())
            self._plot.addItem(label)
            self._labels.append(label)

"""Bars, or points joined by lines, on a logarithmic scale; the only user of the chart library.

It takes almost half a second to load, so that is done away from the window's thread, when the first
chart is wanted. Until then a text is shown.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from math import ceil, floor, log10
from types import ModuleType
from typing import Any, Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QColor, QResizeEvent
from PySide6.QtWidgets import QLabel, QWidget

from matewright.gui.background.jobs import BackgroundTask, detach
from matewright.gui.widgets.layouts import in_column
from matewright.gui.widgets.theme import STEP, colours_of
from matewright.wording import Wording

_words: Final = Wording("LogChart")

_BAR_WIDTH: Final = 0.55
_POINT: Final = 7
_GRID: Final = 150
"""The opacity of the grid lines, of 255."""
_ROOM_FOR_SCALE: Final = 70
_ROOM_FOR_NAMES: Final = 40
"""Pixels that the scales take beside and below the plot, as far as the other one is concerned."""


@dataclass(frozen=True, slots=True)
class Bar:
    """`name` is written below it, `label` above it. Values of 0 or less have no bar."""

    name: str
    value: float
    label: str


class LogChart(QWidget):
    """A series of figures on a logarithmic scale; subclasses draw the figures.

    It ignores keyboard and mouse: the figures are also in a table.
    """

    _anchor = (0.5, 1.0)
    """The point of a label that is put at its mark: from the left and from the top, 0 to 1."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self._bars: tuple[Bar, ...] = ()
        self._title = ""
        self._names_title = ""
        self._write: Callable[[float], str] = str
        self._library: ModuleType | None = None
        self._view: Any = None
        self._labels: list[Any] = []
        self._scaled: tuple[object, ...] | None = None
        layout = in_column(on=self)
        self._patience = QLabel(_words("Preparing the chart …"), self)
        self._patience.setProperty("tone", "quiet")
        self._patience.setAlignment(Qt.AlignmentFlag.AlignCenter)
        layout.addWidget(self._patience)
        self._loading = BackgroundTask(lambda: import_module("pyqtgraph"))
        self._loading.finished.connect(self._make_plot)

    @property
    def is_ready(self) -> bool:
        """Whether the library is loaded and figures are drawn."""
        return self._view is not None

    @property
    def is_loading(self) -> bool:
        """Whether the library is being loaded."""
        return self._loading.isRunning()

    @property
    def bars(self) -> tuple[Bar, ...]:
        """The figures shown."""
        return self._bars

    def show_bars(
        self,
        title: str,
        bars: Sequence[Bar],
        write: Callable[[float], str],
        names_title: str = "",
    ) -> None:
        """Show these; `title` names the figure, `write` puts a value on the scale.

        `names_title` says what the names below are; empty where they speak for themselves.
        """
        if (title, tuple(bars)) == (self._title, self._bars):
            return
        self._title, self._bars, self._write = title, tuple(bars), write
        self._names_title = names_title
        description = ", ".join(f"{bar.name} {bar.label}" for bar in self._bars)
        self.setAccessibleName(title)
        self.setAccessibleDescription(description)
        self._draw()

    def shut_down(self) -> None:
        """Detach the thread that loads the library; for the closing window."""
        detach(self._loading)

    def load(self) -> None:
        """Load the library, unless that is done or under way; until then nothing is drawn."""
        # Once it is loaded, the drawing is about to be built, which must happen only once.
        if not self._loading.isRunning() and not self._loading.isFinished():
            self._loading.start()

    def changeEvent(self, event: QEvent) -> None:
        """Redraw in the new colours after a change of theme."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange and self.is_ready:
            self._dress()
            self._draw()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Write as many names below the figures as there is room for."""
        super().resizeEvent(event)
        self._draw()

    # -- what kinds of charts do in their own way ------------------------------------------------

    def _make_marks(self, library: ModuleType) -> Any:
        """The plot item of the figures."""
        raise NotImplementedError

    def _dress_marks(self, colour: QColor) -> None:
        """Give the item its colour."""
        raise NotImplementedError

    def _draw_marks(self, heights: dict[int, float], bottom: int) -> None:
        """Draw the figures, given as positions and logarithms, above the foot of the scale."""
        raise NotImplementedError

    def _is_labelled(self, x: int) -> bool:
        """Whether the figure at that index has a label."""
        raise NotImplementedError

    # -- drawing ---------------------------------------------------------------------------------

    def _make_plot(self) -> None:
        # Assembled by hand: the library's ready-made plot has menus of its own, and creating
        # those takes longer than the window may stand still.
        self._library = library = self._loading.result()
        view = library.GraphicsView()
        view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        view.setFrameShape(view.Shape.NoFrame)
        view.setAntialiasing(True)
        parts = library.GraphicsLayout()
        view.setCentralItem(parts)
        parts.setSpacing(0)
        parts.setContentsMargins(STEP, 2 * STEP, 2 * STEP, 0)
        self._box = library.ViewBox(enableMouse=False, enableMenu=False)
        self._left, self._bottom = library.AxisItem("left"), library.AxisItem("bottom")
        for row, column, item in ((0, 0, self._left), (0, 1, self._box), (1, 1, self._bottom)):
            parts.addItem(item, row, column)
        for axis in (self._left, self._bottom):
            axis.linkToView(self._box)
        # Lines of the scale belong behind the marks.
        self._left.setGrid(_GRID)
        self._left.setZValue(-1)
        self._bottom.setStyle(tickLength=0)
        self._view = view
        self._marks = self._make_marks(library)
        self._box.addItem(self._marks)
        layout = self.layout()
        assert layout is not None
        layout.replaceWidget(self._patience, view)
        self._patience.deleteLater()
        self._dress()
        self._draw()

    def _dress(self) -> None:
        """Give everything the colours of the theme."""
        colours = colours_of(self.palette())
        self._view.setBackground(QColor(colours.base))
        for axis in (self._left, self._bottom):
            axis.setPen(QColor(colours.border))
            axis.setTextPen(QColor(colours.quiet))
            axis.setTickFont(self.font())
        self._dress_marks(QColor(colours.accent))
        for label in self._labels:
            label.setColor(QColor(colours.text))

    def _draw(self) -> None:
        if not self.is_ready:
            return
        heights = {x: log10(bar.value) for x, bar in enumerate(self._bars) if bar.value > 0}
        # Whole powers of ten below and above, so that the scale rarely changes as figures grow.
        bottom = floor(min(heights.values(), default=0)) - 1
        top = max(ceil(max(heights.values(), default=1)), bottom + 2)
        self._scale(bottom, top)
        self._draw_marks(heights, bottom)
        labelled = [x for x in heights if self._is_labelled(x)]
        self._make_labels(len(labelled))
        for x, label in zip(labelled, self._labels, strict=True):
            label.setText(self._bars[x].label)
            label.setPos(x, heights[x])

    def _scale(self, bottom: int, top: int) -> None:
        """Write the scales if they changed, because that is slow."""
        names = tuple(bar.name for bar in self._bars)
        step = self._step_of_names(names)
        scale = (bottom, top, names, self._title, step, self.height())
        if scale == self._scaled:
            return
        self._scaled = scale
        # Custom items do not support a logarithmic axis: the scale is written by hand too.
        line = self.fontMetrics().height()
        powers_with_room = max(1, (self.height() - _ROOM_FOR_NAMES) // (2 * line))
        step_of_powers = ceil((top - bottom) / powers_with_room)
        powers = [(power, self._write(10.0**power)) for power in range(bottom, top + 1)]
        self._left.setTicks([powers[::step_of_powers]])
        self._bottom.setTicks([list(enumerate(names))[::step]])
        self._left.setLabel(self._title)
        self._bottom.setHeight(2 * line + (STEP if self._names_title else 0))
        if self._names_title:
            self._bottom.setLabel(self._names_title)
        # Kept above the highest mark for its figure.
        plot_height = max(self.height() - _ROOM_FOR_NAMES, 3 * line)
        room = (top - bottom) * (line + STEP) / plot_height
        self._box.setXRange(-0.6, max(len(names), 1) - 0.4, padding=0)
        self._box.setYRange(bottom, top + room, padding=0)

    def _step_of_names(self, names: Sequence[str]) -> int:
        """The step between written names: all of them (1), every second one, and so on."""
        widest = max(map(self.fontMetrics().horizontalAdvance, names), default=0) + 2 * STEP
        room = max(1, self.width() - _ROOM_FOR_SCALE)
        return max(1, ceil(len(names) * widest / room))

    def _make_labels(self, count: int) -> None:
        """Provide one label for each figure that is written out."""
        assert self._library is not None
        while len(self._labels) > count:
            self._box.removeItem(self._labels.pop())
        while len(self._labels) < count:
            text = colours_of(self.palette()).text
            label = self._library.TextItem("", color=text, anchor=self._anchor)
            label.setFont(self.font())
            self._box.addItem(label)
            self._labels.append(label)


class BarChart(LogChart):
    """Shows bars side by side, each with its figure."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("bar_chart", parent)
        self.load()

    def _make_marks(self, library: ModuleType) -> Any:
        return library.BarGraphItem(x=[], y0=[], height=[], width=_BAR_WIDTH)

    def _dress_marks(self, colour: QColor) -> None:
        self._marks.setOpts(brush=colour, pen=colour)

    def _draw_marks(self, heights: dict[int, float], bottom: int) -> None:
        self._marks.setOpts(
            x=list(heights),
            y0=[bottom] * len(heights),
            height=[height - bottom for height in heights.values()],
        )

    def _is_labelled(self, x: int) -> bool:  # noqa: ARG002 - each is
        return True


class LineChart(LogChart):
    """Shows points joined by lines; the last one with its figure."""

    _anchor = (1.0, 1.0)

    def _make_marks(self, library: ModuleType) -> Any:
        return library.PlotDataItem(symbol="o", symbolSize=_POINT)

    def _dress_marks(self, colour: QColor) -> None:
        assert self._library is not None
        self._marks.setPen(self._library.mkPen(colour, width=2))
        self._marks.setSymbolBrush(colour)
        self._marks.setSymbolPen(colour)

    def _draw_marks(self, heights: dict[int, float], bottom: int) -> None:  # noqa: ARG002 - no foot
        self._marks.setData(list(heights), list(heights.values()))

    def _is_labelled(self, x: int) -> bool:
        return x == len(self._bars) - 1

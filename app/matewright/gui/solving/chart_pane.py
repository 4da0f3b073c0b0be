"""The figures of the search as two charts: what each iteration generated, and how long it took."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QStackedLayout, QWidget

from matewright.gui.background.timers import one_shot
from matewright.gui.desk.pane import Pane
from matewright.gui.docks.pane import PaneSpec, Place, framed, scrolled
from matewright.gui.solving.chart import Bar, LineChart
from matewright.gui.solving.iteration_table_model import IterationTableModel
from matewright.gui.widgets.form import wrapped
from matewright.gui.widgets.layouts import in_row
from matewright.gui.widgets.theme import STEP
from matewright.model.solution import Iteration
from matewright.services.solving.progress_text import duration, in_short
from matewright.wording import Wording, decimal

_words: Final = Wording("Duration")

_INTERVAL: Final = 300
"""Milliseconds between two drawings: figures that change faster cannot be read."""

_IMPOSSIBLE: Final = 1e18
"""More positions, or seconds, than any search takes."""


class ChartPane(Pane, QWidget):
    """Charts the search table, a few times a second at most."""

    def __init__(self, model: IterationTableModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self.setObjectName("chart")
        self.setAccessibleName(self.tr("Chart of the search"))
        self.generated = LineChart("generated_chart", self)
        self.seconds = LineChart("seconds_chart", self)
        self._timer = one_shot(self, self._catch_up, _INTERVAL)
        self._is_late = False
        self._nothing = wrapped(
            self.tr("The figures of a search will be drawn here."), self, tone="quiet"
        )
        self._nothing.setContentsMargins(4 * STEP, 4 * STEP, 4 * STEP, 4 * STEP)
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        charts = QWidget(self)
        in_row(self.generated, self.seconds, on=charts, spacing=2 * STEP)
        self._stack = QStackedLayout(self)
        self._stack.addWidget(self._nothing)
        self._stack.addWidget(charts)
        for changed in (model.modelReset, model.rowsInserted, model.dataChanged):
            changed.connect(self._follow)
        self._draw()

    def _follow(self) -> None:
        """Draw at once after a pause; otherwise defer the drawing."""
        if not self._timer.isActive():
            self._draw()
            self._timer.start()
            self._is_late = False
        else:
            self._is_late = True

    def _catch_up(self) -> None:
        if self._is_late:
            self._follow()

    def spec(self) -> PaneSpec:
        """The dock's titles, shortcut and area."""
        return PaneSpec(
            "chart",
            self.tr("&Chart"),
            "Ctrl+8",
            framed(scrolled(self)),
            self,
            Place.BELOW,
            is_hidden=True,
            rank=12,
        )

    def set_seen(self, seen: bool) -> None:
        """Set whether the chart is visible; its library is loaded the first time it is."""
        super().set_seen(seen)
        if seen:
            self.generated.load()
            # One after the other, so that the window can process events in between.
            QTimer.singleShot(_INTERVAL, self.seconds, self.seconds.load)

    def shut_down(self) -> None:
        """Stop timers and loading; for the closing window."""
        for chart in (self.generated, self.seconds):
            chart.shut_down()

    def _draw(self) -> None:
        rows = [row for row in self._model.iterations if _can_be_drawn(row)]
        self._stack.setCurrentIndex(1 if rows else 0)
        depth = self.tr("Depth")
        names = [str(row.moves) if row.finished else f"{row.moves}*" for row in rows]
        generated = [
            Bar(name, row.generated, in_short(row.generated))
            for name, row in zip(names, rows, strict=True)
        ]
        seconds = [
            Bar(name, row.seconds, duration(row.seconds))
            for name, row in zip(names, rows, strict=True)
        ]
        self.generated.show_bars(self.tr("Positions"), generated, in_short, depth)
        self.seconds.show_bars(self.tr("Time"), seconds, _power_of_time, depth)


def _can_be_drawn(row: Iteration) -> bool:
    """Whether an iteration's figures are plausible: a file may hold any number."""
    return all(0 <= figure < _IMPOSSIBLE for figure in (row.moves, row.generated, row.seconds))


def _power_of_time(seconds: float) -> str:
    """A power of ten as written on the scale: `10 µs`, `1 ms`, `100 s`."""
    for words, factor in (
        (_words("{number} µs"), 1e6),
        (_words("{number} ms"), 1e3),
    ):
        if seconds * factor < 999:
            return words.format(number=decimal(f"{seconds * factor:.3g}"))
    return _words("{number} s", number=f"{seconds:.0f}")

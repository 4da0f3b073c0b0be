"""Comparing engines: several strategies on one problem, side by side."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetrics, QGuiApplication
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QSpinBox,
    QWidget,
)

from matewright import engine
from matewright.errors import MatewrightError
from matewright.gui.background.jobs import ComparisonRunner
from matewright.gui.preferences.preferences import Preferences
from matewright.gui.solving.chart import Bar, BarChart
from matewright.gui.solving.comparison_model import ComparisonModel
from matewright.gui.widgets.elided_label import ElidedLabel
from matewright.gui.widgets.error_box import show_error
from matewright.gui.widgets.form import Buttons, label_of
from matewright.gui.widgets.layouts import DIALOG, SPACE, in_column, in_row
from matewright.gui.widgets.tables import QuietTable
from matewright.gui.widgets.theme import STEP
from matewright.gui.widgets.tool_dialog import ToolDialog
from matewright.model.problem import Problem
from matewright.services.popeye import program as popeye_program
from matewright.services.solving.compare import Comparison, Row, State
from matewright.services.solving.progress_text import ProgressText, duration, in_short
from matewright.services.solving.strategies import FACTS, NAMES, POPEYE
from matewright.wording import Wording

_words: Final = Wording("CompareDialog")

_LONGEST_LIMIT: Final = 86_400
_FIRST_LIMIT: Final = 60
_MOST_NOTE_LINES: Final = 3
_SIZE: Final = (920, 600)

_LEFT_OUT_AT_FIRST: Final = "reference"
"""Written for clarity, not speed: it takes minutes for what the others do at once."""


@dataclass(frozen=True, slots=True)
class _Figure:
    """What the chart can show: a name, the value of a row, and how to write it."""

    name: str
    value: Callable[[Row], float | None]
    write: Callable[[float], str]


def _figures() -> list[_Figure]:
    return [
        _Figure(_words("Time"), lambda row: row.seconds, duration),
        _Figure(_words("Generated"), lambda row: row.generated, in_short),
        _Figure(_words("Nodes"), lambda row: row.nodes, in_short),
        _Figure(_words("Generated per second"), lambda row: row.per_second, in_short),
    ]


def _has_popeye() -> bool:
    try:
        popeye_program.find()
    except MatewrightError:
        return False
    return True


class CompareDialog(ToolDialog):
    """Asks the chosen strategies in turn for the shortest mate and shows their figures.

    It is not modal. `show_problem` sets the problem.
    """

    def __init__(self, preferences: Preferences, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Compare Engines"))
        self._preferences = preferences
        preferences.changed.connect(self._write_moves)
        self._problem = Problem()
        self._rows: tuple[Row, ...] = ()
        self._words = ProgressText(self._problem)
        self._memory = engine.DEFAULT_MEMORY
        self.runner = ComparisonRunner(self)
        self.runner.changed.connect(self._show_rows)
        self.runner.finished.connect(self._show_running)
        self._make_question()
        self._make_answer()
        in_column(
            self.problem_label,
            self._question_row(),
            self.table,
            self.notes_label,
            self._chart_row(),
            (self.chart, 1),
            self._buttons(),
            on=self,
            margins=DIALOG,
            spacing=2 * STEP,
        )
        self._show_running()
        width, height = _SIZE
        self.resize(max(width, self._table_width + 10 * STEP), height)

    # -- building -----------------------------------------------------------------------------

    def _make_question(self) -> None:
        self.problem_label = ElidedLabel(self)
        self.problem_label.setObjectName("compared_problem")
        self.boxes = {name: QCheckBox(name, self) for name in NAMES}
        for name, box in self.boxes.items():
            box.setToolTip(FACTS[name].meaning)
            box.setAccessibleDescription(FACTS[name].meaning)
            box.setChecked(name != _LEFT_OUT_AT_FIRST and (name != POPEYE or _has_popeye()))
            box.toggled.connect(self._show_running)
        self.limit_spin = QSpinBox(self)
        self.limit_spin.setAccessibleName(self.tr("Time limit of each strategy in seconds"))
        self.limit_spin.setRange(0, _LONGEST_LIMIT)
        self.limit_spin.setSpecialValueText(self.tr("no limit"))
        self.limit_spin.setSuffix(self.tr(" s"))
        self.limit_spin.setValue(_FIRST_LIMIT)
        self.limit_spin.setToolTip(self.tr("Stop each strategy after this many seconds"))
        self.compare_button = QPushButton(self)
        self.compare_button.setObjectName("compare_button")
        self.compare_button.setProperty("primary", True)
        self.compare_button.setMinimumWidth(26 * STEP)
        self.compare_button.setDefault(True)
        self.compare_button.clicked.connect(self._press)

    def _make_answer(self) -> None:
        self.model = ComparisonModel(self)
        self.table = QuietTable(self.model, self)
        self.table.setObjectName("comparison")
        self.table.setAccessibleName(self.tr("The strategies side by side"))
        font = QFont(self.table.font())
        font.setFeature(QFont.Tag("tnum"), 1)
        self.table.setFont(font)
        metrics = QFontMetrics(font)
        header = self.table.horizontalHeader()
        samples = (
            "reference",
            "",
            "bxa8=N#",
            "8 888 888 888",
            "8 888 888 888",
            "8:88:88",
            "",
            "",
            "",
        )
        for column, sample in enumerate(samples):
            width = max(metrics.horizontalAdvance(sample), header.sectionSizeHint(column))
            self.table.setColumnWidth(column, width + 4 * STEP)
        last = self.model.columnCount() - 1
        self._table_width = sum(map(self.table.columnWidth, range(last + 1)))
        header.setSectionResizeMode(last, QHeaderView.ResizeMode.Stretch)
        lines = len(NAMES) + 1
        height = self.table.verticalHeader().defaultSectionSize()
        self.table.setFixedHeight(lines * height + 4 * STEP)
        self.notes_label = ElidedLabel(self, most_lines=_MOST_NOTE_LINES)
        self.notes_label.setObjectName("comparison_notes")
        self.notes_label.setProperty("tone", "quiet")
        self.chart = BarChart(self)
        self.figure_box = QComboBox(self)
        self.figure_box.setAccessibleName(self.tr("What the chart shows"))
        for figure in _figures():
            self.figure_box.addItem(figure.name, figure)
        self.figure_box.currentIndexChanged.connect(self._draw)

    def _question_row(self) -> QHBoxLayout:
        row = in_row(*self.boxes.values(), SPACE, spacing=4 * STEP)
        row.addWidget(label_of(self.limit_spin, self.tr("Each &at most"), self))
        row.addWidget(self.limit_spin)
        row.addWidget(self.compare_button)
        return row

    def _chart_row(self) -> QHBoxLayout:
        row = in_row(spacing=2 * STEP)
        scale = QLabel(self.tr("Logarithmic scale: each line is ten times the one below it."), self)
        scale.setProperty("tone", "quiet")
        row.addWidget(label_of(self.figure_box, self.tr("C&hart of"), self))
        row.addWidget(self.figure_box)
        row.addWidget(scale)
        row.addStretch()
        return row

    def _buttons(self) -> Buttons:
        buttons = Buttons(self)
        for button in (
            buttons.doing(self.tr("Copy as &Text"), self._copy),
            buttons.close_button(),
        ):
            button.setAutoDefault(False)
        return buttons

    # -- the question -------------------------------------------------------------------------

    def show_problem(self, problem: Problem, memory: int) -> None:
        """Set the problem; a comparison of another one ends. Each strategy gets `memory` MiB."""
        self._memory = memory
        named = " · ".join(
            filter(None, (problem.stipulation.task, *problem.authors, problem.source))
        )
        self.problem_label.set_full_text(f"{named} · {problem.position.fen}")
        before, self._problem = self._problem, problem
        if problem.question == before.question:
            return
        self.runner.drop()
        self._show_rows(())
        self._write_moves()
        self._show_running()

    def _write_moves(self) -> None:
        """Set the notation of moves."""
        self._words = ProgressText(self._problem, self._preferences.notation)
        self._show_rows(self._rows)

    def restore_state(self, other: CompareDialog) -> None:
        """Take over the content and the running comparison of the dialog that this one replaces."""
        self.show_problem(other._problem, other._memory)
        for name, box in self.boxes.items():
            box.setChecked(other.boxes[name].isChecked())
        self.limit_spin.setValue(other.limit_spin.value())
        self.figure_box.setCurrentIndex(other.figure_box.currentIndex())
        self.runner.restore_state(other.runner)
        self._show_rows(other._rows)
        self._show_running()

    def _press(self) -> None:
        if self.runner.is_running:
            self.runner.stop()
            return
        names = [name for name, box in self.boxes.items() if box.isChecked()]
        limit = float(self.limit_spin.value()) or None
        options = engine.Options(time_limit=limit, memory=self._memory)
        try:
            comparison = Comparison(self._problem, names, options)
        except MatewrightError as error:
            show_error(self, self.tr("Cannot compare"), str(error))
            return
        self.runner.start(comparison)
        self._show_running()

    def _show_running(self) -> None:
        running = self.runner.is_running
        self.compare_button.setText(self.tr("St&op") if running else self.tr("&Compare"))
        chosen = any(box.isChecked() for box in self.boxes.values())
        self.compare_button.setEnabled(running or chosen)
        for widget in (*self.boxes.values(), self.limit_spin):
            widget.setEnabled(not running)

    def reject(self) -> None:
        """Close, and end any comparison."""
        self.runner.stop()
        super().reject()

    def shut_down(self) -> None:
        """End any comparison; for the closing window."""
        self.runner.drop()
        self.chart.shut_down()

    # -- the answer ---------------------------------------------------------------------------

    def _show_rows(self, rows: tuple[Row, ...]) -> None:
        self._rows = rows
        self.model.set_rows(rows, self._words)
        notes = self.model.notes()
        self.notes_label.set_full_text(" · ".join(notes))
        self.notes_label.setVisible(bool(notes))
        self._draw()

    def _draw(self) -> None:
        figure: _Figure = self.figure_box.currentData(Qt.ItemDataRole.UserRole)
        bars = []
        for row in self._rows:
            value = figure.value(row)
            if value is not None and row.state is not State.CANNOT:
                bars.append(Bar(row.strategy, value, figure.write(value)))
        self.chart.show_bars(figure.name, bars, figure.write)

    def _copy(self) -> None:
        title = f"{self._problem.stipulation} {self._problem.position.fen}"
        QGuiApplication.clipboard().setText(f"{title}\n{self.model.text()}")

"""Comparing answers: two runs of the same problem side by side."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from matewright.gui.background.chunked_task import ChunkedTask
from matewright.gui.models.run_comparison_model import Line, RunComparisonModel, comparing
from matewright.gui.panes.run_choice import run_title
from matewright.gui.panes.tables import QuietTable
from matewright.gui.theme import STEP
from matewright.model.notation import Notation
from matewright.model.versions import Version

_SIZE = (900, 560)


class CompareRunsDialog(QDialog):
    """Shows where two answers differ: verdict, length, keys, tries, solutions, figures."""

    def __init__(
        self,
        answers: tuple[Version, ...],
        chosen: Version,
        notation: Notation,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Compare Answers"))
        self._answers = answers
        self._notation = notation
        self.first_box = self._box(self.tr("The answer on the left"))
        self.second_box = self._box(self.tr("The answer on the right"))
        place = answers.index(chosen)
        # The one that is looked at, and the newest of the others.
        other = len(answers) - 1 if place != len(answers) - 1 else len(answers) - 2
        self.first_box.setCurrentIndex(min(place, other))
        self.second_box.setCurrentIndex(max(place, other))
        self.model = RunComparisonModel(self)
        self.table = QuietTable(self.model, self)
        self.table.setObjectName("run_comparison")
        self.table.setAccessibleName(self.tr("Where the two answers differ"))
        self.table.setWordWrap(True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(4 * STEP, 4 * STEP, 4 * STEP, 3 * STEP)
        layout.setSpacing(2 * STEP)
        layout.addLayout(self._choices())
        layout.addWidget(self.table, 1)
        layout.addWidget(self._buttons())
        for box in (self.first_box, self.second_box):
            box.currentIndexChanged.connect(self._compare)
        self.resize(*_SIZE)
        self._lines: list[Line] = []
        # Answers may have a hundred thousand lines.
        self._work = ChunkedTask(self)
        self._work.ended.connect(self._show)
        self._compare()

    def _box(self, name: str) -> QComboBox:
        box = QComboBox(self)
        box.setAccessibleName(name)
        box.addItems([run_title(answer) for answer in self._answers])
        return box

    def _choices(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(2 * STEP)
        label = QLabel(self.tr("&Compare"), self)
        label.setBuddy(self.first_box)
        other = QLabel(self.tr("&with"), self)
        other.setBuddy(self.second_box)
        for widget in (label, self.first_box, other, self.second_box):
            row.addWidget(widget)
        row.addStretch(1)
        return row

    def _buttons(self) -> QDialogButtonBox:
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.button(QDialogButtonBox.StandardButton.Close).setDefault(True)
        copy = QPushButton(self.tr("Copy &Table"), self)
        copy.setAutoDefault(False)
        copy.clicked.connect(self._copy)
        buttons.addButton(copy, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.rejected.connect(self.reject)
        return buttons

    @property
    def _compared(self) -> tuple[Version, Version]:
        boxes = (self.first_box, self.second_box)
        left, right = (self._answers[box.currentIndex()] for box in boxes)
        return left, right

    def _compare(self) -> None:
        self._lines.clear()
        self._work.begin(self._steps())

    def _steps(self) -> Iterator[None]:
        left, right = self._compared
        if left.solution is None or right.solution is None:
            return
        for line in comparing(left.solution, right.solution, self._notation):
            if line is not None:
                self._lines.append(line)
            yield

    def _show(self) -> None:
        left, right = self._compared
        self.model.set_lines(self._lines, (run_title(left), run_title(right)))
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.ResizeToContents)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        # Another column width breaks lines elsewhere.
        rows = self.table.verticalHeader()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.model.text())

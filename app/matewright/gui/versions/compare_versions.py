"""Comparing versions: two states of a problem, or two answers to one, side by side."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QWidget,
)

from matewright.gui.background.chunked_task import ChunkedTask
from matewright.gui.board.thumbnails import Thumbnails, is_dark
from matewright.gui.solving.run_comparison_model import RunComparisonModel
from matewright.gui.widgets.elided_label import ElidedLabel
from matewright.gui.widgets.form import Buttons, label_of
from matewright.gui.widgets.layouts import DIALOG, SPACE, in_column, in_row
from matewright.gui.widgets.tables import QuietTable
from matewright.gui.widgets.theme import STEP
from matewright.model.diagram import Diagram
from matewright.model.notation import Notation
from matewright.model.problem import Version
from matewright.render.look import Look
from matewright.services.answer.answer_comparison import Line, comparing
from matewright.services.versions.state_changes import state_changes

_SIZE = (900, 620)
_SIDE = 46 * STEP
"""Of a diagram, in pixels."""


class CompareVersionsDialog(QDialog):
    """Both diagrams, and where the answers differ: verdict, length, keys, play, figures.

    `versions` are offered with their titles; those with the indices `chosen` are shown first.
    """

    def __init__(
        self,
        versions: Sequence[tuple[str, Version]],
        chosen: tuple[int, int],
        notation: Notation,
        look: Look,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Compare Versions"))
        self._versions = versions
        self._notation = notation
        self._thumbnails = Thumbnails()
        self._thumbnails.set_look(look)
        self.first_box = self._box(self.tr("The version on the left"))
        self.second_box = self._box(self.tr("The version on the right"))
        self.first_box.setCurrentIndex(chosen[0])
        self.second_box.setCurrentIndex(chosen[1])
        self.diagrams = (QLabel(self), QLabel(self))
        self.changes_label = ElidedLabel(self)
        self.changes_label.setObjectName("changes")
        self.model = RunComparisonModel(self)
        self.table = QuietTable(self.model, self)
        self.table.setObjectName("run_comparison")
        self.table.setAccessibleName(self.tr("Where the two answers differ"))
        self.table.setWordWrap(True)
        in_column(
            self._choices(),
            self._boards(),
            self.changes_label,
            (self.table, 1),
            self._buttons(),
            on=self,
            margins=DIALOG,
            spacing=2 * STEP,
        )
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
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        box.setMinimumContentsLength(24)
        box.addItems([title for title, _ in self._versions])
        return box

    def _boards(self) -> QHBoxLayout:
        return in_row(SPACE, *self.diagrams, SPACE, spacing=8 * STEP)

    def _choices(self) -> QHBoxLayout:
        row = in_row(spacing=2 * STEP)
        for text, box in (
            (self.tr("&Compare"), self.first_box),
            (self.tr("&with"), self.second_box),
        ):
            row.addWidget(label_of(box, text, self))
            row.addWidget(box, 1)
        return row

    def _buttons(self) -> Buttons:
        buttons = Buttons(self)
        buttons.close_button(is_default=True)
        buttons.doing(self.tr("Copy &Table"), self._copy).setAutoDefault(False)
        return buttons

    @property
    def _compared(self) -> tuple[tuple[str, Version], tuple[str, Version]]:
        boxes = (self.first_box, self.second_box)
        left, right = (self._versions[box.currentIndex()] for box in boxes)
        return left, right

    def _compare(self) -> None:
        (_, left), (_, right) = self._compared
        for diagram, version in zip(self.diagrams, (left, right), strict=True):
            ratio, dark = self.devicePixelRatioF(), is_dark(self.palette())
            drawn = Diagram.of(version.problem)
            diagram.setPixmap(self._thumbnails.pixmap(drawn, _SIDE, ratio, dark=dark))
            diagram.setAccessibleName(drawn.position.fen)
        changes = state_changes(left.problem, right.problem, self._notation)
        self.changes_label.set_full_text(
            self.tr("From left to right: {changes}").format(changes=changes)
            if changes
            else self.tr("The same question twice")
        )
        self._lines.clear()
        self._work.begin(self._steps())

    def _steps(self) -> Iterator[None]:
        (_, left), (_, right) = self._compared
        for line in comparing(left.solution, right.solution, self._notation):
            if line is not None:
                self._lines.append(line)
            yield

    def _show(self) -> None:
        (left, _), (right, _) = self._compared
        self.model.set_lines(self._lines, (left, right))
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.ResizeToContents)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        # With another column width, lines break elsewhere.
        rows = self.table.verticalHeader()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.model.text())

"""The pane of a judge: the entries of a tourney, what is known of each, and the judge's marks."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QWidget,
)

from matewright.errors import MatewrightError
from matewright.gui.background.timers import one_shot
from matewright.gui.desk.changes import Changes
from matewright.gui.desk.desk import Desk
from matewright.gui.desk.pane import Pane
from matewright.gui.docks.pane import PaneSpec, framed
from matewright.gui.judging.judging import Judging
from matewright.gui.judging.model import COLUMNS, JudgingModel
from matewright.gui.widgets.elided_label import ElidedLabel
from matewright.gui.widgets.form import error_line, label_of
from matewright.gui.widgets.layouts import SPACE, in_column, in_row
from matewright.gui.widgets.tables import ReportTable
from matewright.gui.widgets.theme import STEP
from matewright.services.judging.columns import Column, Row
from matewright.services.judging.marks import Distinction, Mark, points_of

_TYPED: Final = 800
"""Milliseconds after the last key until a comment is written down."""
_LINES: Final = 3
"""Of a comment that are seen."""
_WIDTHS: Final = {
    Column.NUMBER: "No. 000",
    Column.AUTHOR: "Wurzburg, Otto",
    Column.STIPULATION: "Stipulation",
    Column.VERDICT: "No solution 0",
    Column.MEN: "16+16 0",
    Column.KEY: "1.Rxg3 (capture; gives h4) 00",
    Column.THEMES: "Changed mates, Transferred m",
    Column.DUALS: "2 serious, 1 minor",
    Column.ALIKE: "100 % entry 12, 00",
    Column.LEGAL: "illegal 0",
    Column.POINTS: "Points 0",
    Column.DISTINCTION: "Honourable mention",
    Column.COMMENT: "A fine comment, not long",
}


class JudgingPane(Pane, QWidget):
    """The entries in a table; below it all that is known of the chosen one, and its mark.

    * `anticipations_requested`: the judge wants to choose where to look for anticipations.
    * `award_requested`: the award is to be written.
    """

    shows = Changes.LIST | Changes.OTHER | Changes.NOTATION
    anticipations_requested = Signal()
    award_requested = Signal()

    def __init__(self, desk: Desk, judging: Judging, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("judging")
        self._judging = judging
        self._number: int | None = None
        self.model = JudgingModel(self)
        self.table = self._make_table()
        self._make_buttons()
        self._make_fields()
        self._lay_out()
        self._typed = one_shot(self, self._keep_comment, _TYPED)
        judging.began.connect(self._begin)
        judging.altered.connect(self._show)
        judging.progressed.connect(self._show_progress)
        desk.input_requested.connect(self.keep_typed)
        self._begin()
        self.follow(desk)

    def spec(self) -> PaneSpec:
        """The names, the key and the place of its dock."""
        return PaneSpec(
            "judging",
            self.tr("&Judging"),
            "Ctrl+Alt+J",
            framed(self),
            self.table,
            is_hidden=True,
            rank=17,
        )

    # -- building ----------------------------------------------------------------------------

    def _make_table(self) -> ReportTable:
        table = ReportTable(self.model, self)
        table.setObjectName("judging_table")
        table.setAccessibleName(self.tr("Entries of the tourney"))
        metrics = table.fontMetrics()
        for column, sample in _WIDTHS.items():
            width = metrics.horizontalAdvance(sample) + 4 * STEP
            table.setColumnWidth(COLUMNS.index(column), width)
        table.setSortingEnabled(True)
        table.horizontalHeader().setSortIndicator(0, Qt.SortOrder.AscendingOrder)
        table.selectionModel().currentRowChanged.connect(self._choose)
        return table

    def _make_buttons(self) -> None:
        self.solve_button = QPushButton(self.tr("Solve All"), self)
        self.solve_button.setToolTip(
            self.tr("Solve all entries with set play and tries, and ask whether they are legal")
        )
        self.solve_button.clicked.connect(self._judging.solve)
        self.alike_button = QPushButton(self.tr("Anticipations …"), self)
        self.alike_button.setToolTip(
            self.tr("Look in other collections for problems that are like an entry")
        )
        self.alike_button.clicked.connect(self.anticipations_requested)
        self.stop_button = QPushButton(self.tr("Stop"), self)
        self.stop_button.clicked.connect(self._judging.stop)
        self.award_button = QPushButton(self.tr("Award …"), self)
        self.award_button.setToolTip(
            self.tr("Write the award with diagrams, solutions and comments")
        )
        self.award_button.clicked.connect(self.award_requested)
        self.names_box = QCheckBox(self.tr("Show Names"), self)
        self.names_box.setToolTip(
            self.tr(
                "Give the entries their authors back. That takes them from the file again: not "
                "while they are solved, and not when they were edited here."
            )
        )
        self.names_box.clicked.connect(lambda shown: self._judging.show_names(shown=shown))
        self.progress_label = ElidedLabel(self)
        self.progress_label.setObjectName("judging_progress")

    def _make_fields(self) -> None:
        self.details = QPlainTextEdit(self)
        self.details.setObjectName("judging_details")
        self.details.setReadOnly(True)
        self.details.setAccessibleName(self.tr("What is known of the entry"))
        self.details.setTabChangesFocus(True)
        self.points_edit = QLineEdit(self)
        self.points_edit.setMaximumWidth(16 * STEP)
        self.points_edit.editingFinished.connect(self._keep_points)
        self.distinction_box = QComboBox(self)
        for one in Distinction:
            self.distinction_box.addItem(one.word or self.tr("none"), one)
        self.distinction_box.activated.connect(self._keep_distinction)
        self.comment_edit = QPlainTextEdit(self)
        self.comment_edit.setObjectName("judging_comment")
        self.comment_edit.setPlaceholderText(self.tr("What the award says of this entry"))
        self.comment_edit.setTabChangesFocus(True)
        height = self.comment_edit.fontMetrics().lineSpacing()
        self.comment_edit.setMaximumHeight(_LINES * height + 4 * STEP)
        self.comment_edit.textChanged.connect(self._type_comment)
        self.error_label = error_line("judging_error", self)
        self.error_label.hide()

    def _lay_out(self) -> None:
        points_label = label_of(self.points_edit, self.tr("Points"), self)
        distinction_label = label_of(self.distinction_box, self.tr("Distinction"), self)
        comment_label = label_of(self.comment_edit, self.tr("Comment"), self)
        self._labels: tuple[QLabel, ...] = (points_label, distinction_label, comment_label)
        for field, label in zip(
            (self.points_edit, self.distinction_box, self.comment_edit), self._labels, strict=True
        ):
            field.setAccessibleName(label.text())
        buttons = in_row(
            self.solve_button,
            self.alike_button,
            self.stop_button,
            SPACE,
            self.names_box,
            spacing=2 * STEP,
        )
        marks = in_row(
            points_label,
            self.points_edit,
            distinction_label,
            self.distinction_box,
            SPACE,
            self.award_button,
            spacing=2 * STEP,
        )
        in_column(
            buttons,
            self.progress_label,
            (self.table, 3),
            (self.details, 2),
            marks,
            in_row(comment_label, self.comment_edit, spacing=2 * STEP),
            self.error_label,
            on=self,
            spacing=STEP,
        )

    # -- showing -----------------------------------------------------------------------------

    def refresh(self, desk: Desk, changes: Changes) -> None:  # noqa: ARG002 - `judging` knows it
        """Choose the entry that the window shows."""
        if changes & Changes.NOTATION:
            self._judging.look_again()
        self._choose_shown()

    def _choose_shown(self) -> None:
        number = self._judging.shown_number
        row = None if number is None else self.model.row_of(number)
        if row is None:
            return
        if row != self.table.currentIndex().row():
            self.table.setCurrentIndex(self.model.index(row, 0))
        elif number != self._number:
            # Other entries came into the same rows.
            self._number = number
            self._show_entry(is_other=True)

    def _begin(self) -> None:
        self._number = None
        is_named = self._judging.shows_names
        self.table.setColumnHidden(COLUMNS.index(Column.AUTHOR), not is_named)
        self.names_box.setChecked(is_named)
        self.table.say(
            ""
            if self._judging.tourney is not None
            else self.tr(
                "“Judge a Tourney” in the menu Collection opens a file without the names of its "
                "authors."
            )
        )
        self._show_progress("")
        self._show()

    def _show(self) -> None:
        judging = self._judging
        self.model.show(judging.rows())
        has_entries = judging.tourney is not None
        self.solve_button.setEnabled(has_entries and not judging.is_busy)
        self.alike_button.setEnabled(has_entries and not judging.is_busy)
        self.stop_button.setEnabled(judging.is_busy)
        self.award_button.setEnabled(has_entries)
        self.names_box.setEnabled(judging.may_change_names)
        if self._number is None:
            self._choose_shown()
        self._show_entry()

    def _show_progress(self, words: str) -> None:
        self.progress_label.set_full_text(words)
        self.progress_label.setVisible(bool(words))

    def _choose(self, index: QModelIndex, _: QModelIndex | None = None) -> None:
        """Show the entry of a row on the board."""
        self.keep_typed()
        row = self._row(index.row())
        self._number = None if row is None else row.number
        self._show_entry(is_other=True)
        if row is not None:
            self._judging.go_to(row.number)

    def _row(self, at: int) -> Row | None:
        return self.model.rows[at] if 0 <= at < len(self.model.rows) else None

    def _show_entry(self, *, is_other: bool = False) -> None:
        number = self._number
        at = None if number is None else self.model.row_of(number)
        row = None if at is None else self._row(at)
        text = "\n".join(row.details) if row is not None else ""
        if text != self.details.toPlainText():
            self.details.setPlainText(text)
        for field in (self.points_edit, self.distinction_box, self.comment_edit):
            field.setEnabled(row is not None)
        if is_other or row is None:
            self._fill(Mark() if row is None else row.mark)

    def _fill(self, mark: Mark) -> None:
        self._typed.stop()
        self.points_edit.setText(mark.points_text)
        self.distinction_box.setCurrentIndex(self.distinction_box.findData(mark.distinction))
        if self.comment_edit.toPlainText() != mark.comment:
            self.comment_edit.blockSignals(True)
            self.comment_edit.setPlainText(mark.comment)
            self.comment_edit.blockSignals(False)
        self._complain("")

    # -- marking -----------------------------------------------------------------------------

    def keep_typed(self) -> None:
        """Write down what is typed."""
        if self._number is not None:
            self._keep_comment()
            self._keep_points()

    def _mark(self, **changed: Any) -> None:
        if self._number is not None:
            self._judging.change_mark(self._number, **changed)

    def _keep_points(self) -> None:
        try:
            self._mark(points=points_of(self.points_edit.text()))
        except MatewrightError as error:
            self._complain(str(error))
        else:
            self._complain("")

    def _keep_distinction(self) -> None:
        # Qt gives plain text back.
        self._mark(distinction=Distinction(self.distinction_box.currentData()))

    def _type_comment(self) -> None:
        self._typed.start()

    def _keep_comment(self) -> None:
        self._typed.stop()
        self._mark(comment=self.comment_edit.toPlainText())

    def _complain(self, words: str) -> None:
        self.error_label.setText(words)
        self.error_label.setVisible(bool(words))

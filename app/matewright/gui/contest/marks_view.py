"""What an answer is worth: right, missing and wrong play beside what the solver wrote."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHeaderView, QLabel, QTreeWidget, QTreeWidgetItem, QWidget

from matewright.gui.contest.controller import SolveYourself
from matewright.gui.desk.desk import Desk
from matewright.gui.widgets.form import wrapped
from matewright.gui.widgets.layouts import in_column
from matewright.gui.widgets.theme import STEP
from matewright.services.contest import Row, written
from matewright.wording import decimal

_MOVE = Qt.ItemDataRole.UserRole


class MarksView(QWidget):
    """Lists the marked play; a wrong first move is refuted on the board when it is chosen."""

    def __init__(self, desk: Desk, controller: SolveYourself, parent: QWidget) -> None:
        super().__init__(parent)
        self._desk = desk
        self._controller = controller
        self.answer = wrapped("", self, tone="quiet")
        self.answer.setObjectName("marked_answer")
        self.answer.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.rows = QTreeWidget(self)
        self.rows.setObjectName("marks")
        self.rows.setAccessibleName(self.tr("Right, missing and wrong play"))
        self.rows.setProperty("quiet", True)
        self.rows.setColumnCount(3)
        self.rows.setHeaderLabels([self.tr("Play"), self.tr("Points"), self.tr("Why")])
        self.rows.header().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.rows.itemActivated.connect(self._refute)
        self.notes = QLabel(self)
        self.notes.setWordWrap(True)
        self.notes.setProperty("tone", "quiet")
        in_column(self.answer, (self.rows, 1), self.notes, on=self, spacing=2 * STEP)

    def show_marks(self) -> None:
        """Show the marks of the attempt that is over."""
        controller, marked = self._controller, self._controller.marked
        answer = controller.answer.strip()
        self.answer.setText(
            self.tr("Your answer: {answer}").format(answer=" · ".join(answer.split("\n")))
            if answer
            else self.tr("You wrote nothing down.")
        )
        self.rows.clear()
        self.rows.setVisible(marked is not None)
        notes = [] if marked is None else list(marked.notes)
        if marked is not None:
            self._add(self.tr("Right"), marked.right)
            self._add(self.tr("Missing"), marked.missing)
            self._add(self.tr("Wrong"), marked.wrong)
            self._add(self.tr("Not understood"), [Row(word) for word in marked.unread])
            if any(row.first_move for row in marked.wrong):
                notes.append(self.tr("Enter on a wrong key shows on the board what refutes it."))
        self.notes.setText("\n".join(notes))
        self.notes.setVisible(bool(notes))

    def _add(self, title: str, rows: Iterable[Row]) -> None:
        heading = QTreeWidgetItem([title])
        for row in rows:
            points = decimal(written(row.points)) if row.points else ""
            item = QTreeWidgetItem([row.text, points, row.reason])
            item.setData(0, _MOVE, row.first_move)
            heading.addChild(item)
        if heading.childCount():
            self.rows.addTopLevelItem(heading)
            heading.setExpanded(True)
            heading.setFirstColumnSpanned(True)

    def _refute(self, item: QTreeWidgetItem) -> None:
        move = item.data(0, _MOVE)
        if move is not None:
            self._controller.refuting.emit(move)

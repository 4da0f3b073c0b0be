"""What an answer is worth: right, missing and wrong play beside what the solver wrote."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QTreeWidgetItem, QWidget

from matewright.gui.contest.controller import SolveYourself
from matewright.gui.contest.marks_tree import MOVE, MarksTree
from matewright.gui.desk.desk import Desk
from matewright.gui.widgets.form import wrapped
from matewright.gui.widgets.layouts import in_column
from matewright.gui.widgets.theme import STEP


class MarksView(QWidget):
    """Lists the marked play; a wrong first move is refuted on the board when it is chosen."""

    def __init__(self, desk: Desk, controller: SolveYourself, parent: QWidget) -> None:
        super().__init__(parent)
        self._desk = desk
        self._controller = controller
        self.answer = wrapped("", self, tone="quiet")
        self.answer.setObjectName("marked_answer")
        self.answer.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.rows = MarksTree(self)
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
            self.rows.add_marked(marked)
            if any(row.first_move for row in marked.wrong):
                notes.append(self.tr("Enter on a wrong key shows on the board what refutes it."))
        self.notes.setText("\n".join(notes))
        self.notes.setVisible(bool(notes))

    def _refute(self, item: QTreeWidgetItem) -> None:
        move = item.data(0, MOVE)
        if move is not None:
            self._controller.refuting.emit(move)

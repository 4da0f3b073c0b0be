"""The problems of the file, to choose the one that is shown."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QHeaderView, QWidget

from matewright.gui.document import Document
from matewright.gui.models.problem_list_model import AUTHOR_COLUMN, ProblemListModel
from matewright.gui.panes.tables import QuietTable
from matewright.gui.theme import STEP
from matewright.model.verdict import Verdict


class ProblemsPane(QuietTable):
    """Lists the problems of a document, and lets it show the one that is chosen."""

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        model = ProblemListModel()
        super().__init__(model, parent)
        model.setParent(self)
        self._model = model
        self._document = document
        self.setObjectName("problems")
        self.setAccessibleName(self.tr("Problems of the file"))
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        metrics = QFontMetrics(self.font())
        for column, sample in enumerate(
            ("0000", "", "", "ser-h#9", "16+16", Verdict.NO_SOLUTION.word)
        ):
            if sample:
                self.setColumnWidth(column, metrics.horizontalAdvance(sample) + 6 * STEP)
            else:
                header.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)
        self.selectionModel().currentRowChanged.connect(self._go_to)
        document.list_changed.connect(self._show_list)
        document.problem_changed.connect(self._show_problem)
        document.current_changed.connect(self._show_current)
        self._show_list()

    def _show_list(self) -> None:
        self._model.set_problems(self._document.collection)
        self._show_authors_column()
        self._show_current(self._document.current)

    def _show_problem(self, place: int) -> None:
        self._model.set_problem(place, self._document.collection)
        self._show_authors_column()

    def _show_authors_column(self) -> None:
        """Leave the room to the sources while no problem names an author."""
        named = any(problem.authors for problem in self._document.collection)
        self.setColumnHidden(AUTHOR_COLUMN, not named)

    def _show_current(self, place: int) -> None:
        if self.currentIndex().row() != place:
            self.setCurrentIndex(self._model.index(place, 0))

    def _go_to(self, current: QModelIndex) -> None:
        if current.isValid():
            self._document.go_to(current.row())

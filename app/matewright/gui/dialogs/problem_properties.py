"""Who made the problem, where it appeared, and a comment."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLineEdit,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from matewright.model.problem import Problem


class ProblemProperties(QDialog):
    """Edits authors, source and comment; `problem` is the edited problem."""

    def __init__(self, problem: Problem, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Problem Properties"))
        self._problem = problem
        self.authors_edit = QPlainTextEdit("\n".join(problem.authors), self)
        self.authors_edit.setTabChangesFocus(True)
        self.authors_edit.setPlaceholderText(self.tr("One author in each line: Loyd, Samuel"))
        self.authors_edit.setMaximumHeight(80)
        self.source_edit = QLineEdit(problem.source, self)
        self.source_edit.setPlaceholderText(self.tr("Journal, number, date"))
        self.comment_edit = QPlainTextEdit(problem.comment, self)
        self.comment_edit.setTabChangesFocus(True)
        form = QFormLayout()
        form.addRow(self.tr("&Authors"), self.authors_edit)
        form.addRow(self.tr("&Source"), self.source_edit)
        form.addRow(self.tr("Co&mment"), self.comment_edit)
        buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel, self
        )
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addLayout(form)
        layout.addWidget(buttons)
        self.resize(480, 320)

    @property
    def problem(self) -> Problem:
        """The problem with what the fields say."""
        lines = self.authors_edit.toPlainText().splitlines()
        return replace(
            self._problem,
            authors=tuple(line.strip() for line in lines if line.strip()),
            source=self.source_edit.text().strip(),
            comment=self.comment_edit.toPlainText().strip(),
        )

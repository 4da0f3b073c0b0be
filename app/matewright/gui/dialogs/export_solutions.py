"""Exporting problems with their solutions as a document: which kind, and which problems."""

from __future__ import annotations

from PySide6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QDialogButtonBox,
    QGroupBox,
    QLabel,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from matewright.gui.dialogs.problem_choice import ProblemChoice
from matewright.gui.preferences import DOCUMENT_FORM, Preferences
from matewright.gui.theme import STEP
from matewright.services.publish import Form


class ExportSolutions(QDialog):
    """Asks for a `form` of document and the `places` of the problems; the form is remembered."""

    def __init__(self, current: int, count: int, preferences: Preferences, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Export Solutions"))
        self._preferences = preferences
        self._buttons: dict[Form, QRadioButton] = {}
        kinds = QGroupBox(self.tr("Document"), self)
        kinds_layout = QVBoxLayout(kinds)
        group = QButtonGroup(self)
        for form, title, meaning in (
            (
                Form.HTML,
                self.tr("&Web page (HTML)"),
                self.tr("Diagrams and foldable solutions in one file"),
            ),
            (
                Form.LATEX,
                self.tr("LaTe&X"),
                self.tr("For the package diagram of problem magazines"),
            ),
            (Form.TEXT, self.tr("&Plain text"), self.tr("Positions as FEN, solutions in lines")),
        ):
            button = QRadioButton(title, kinds)
            button.setAccessibleDescription(meaning)
            label = QLabel(meaning, kinds)
            label.setProperty("tone", "quiet")
            label.setIndent(6 * STEP)
            group.addButton(button)
            kinds_layout.addWidget(button)
            kinds_layout.addWidget(label)
            self._buttons[form] = button
        self._buttons[Form(preferences.get(DOCUMENT_FORM))].setChecked(True)
        problems = QGroupBox(self.tr("Problems"), self)
        self.choice = ProblemChoice(current, count, problems)
        QVBoxLayout(problems).addWidget(self.choice)
        problems.setVisible(count > 1)
        buttons = QDialogButtonBox(self)
        self.export_button = buttons.addButton(
            self.tr("&Export …"), QDialogButtonBox.ButtonRole.AcceptRole
        )
        self.export_button.setDefault(True)
        cancel = buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        cancel.setText(self.tr("&Cancel"))
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        self.choice.changed.connect(
            lambda: self.export_button.setEnabled(self.choice.places is not None)
        )
        layout = QVBoxLayout(self)
        layout.setContentsMargins(4 * STEP, 4 * STEP, 4 * STEP, 3 * STEP)
        layout.setSpacing(3 * STEP)
        layout.addWidget(kinds)
        layout.addWidget(problems)
        layout.addWidget(buttons)

    @property
    def form(self) -> Form:
        """The kind of document."""
        return next(form for form, button in self._buttons.items() if button.isChecked())

    def choose(self, form: Form) -> None:
        """Choose a kind of document."""
        self._buttons[form].setChecked(True)

    def accept(self) -> None:
        """Remember the kind and go on."""
        self._preferences.set(DOCUMENT_FORM, self.form.value)
        super().accept()

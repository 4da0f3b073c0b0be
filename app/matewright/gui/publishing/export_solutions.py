"""Exporting problems as a document: format, problems and content."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QDoubleSpinBox,
    QFormLayout,
    QGroupBox,
    QLabel,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from matewright.formats import catalogue
from matewright.formats.catalogue import FileFormat
from matewright.formats.format import Output
from matewright.gui.collection.problem_choice import Listed, ProblemChoice
from matewright.gui.preferences import preferences as p
from matewright.gui.preferences.bindings import Bindings
from matewright.gui.widgets.layouts import DIALOG, SPACE, in_column
from matewright.gui.widgets.theme import STEP
from matewright.render.pages import PER_PAGE

FORMATS: Final = ("html", "pdf", "latex", "markdown", "text", "json", "png", "svg")
"""The formats offered here, by name; others are for saving."""


class ExportSolutions(QDialog):
    """Asks for a `format` and the `places` of the problems; `output` is how it is to look.

    What is chosen is remembered.
    """

    def __init__(
        self,
        current: int,
        count: int,
        listed: Listed,
        preferences: p.Preferences,
        parent: QWidget,
        *,
        flipped: bool = False,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Export Problems"))
        self._count = count
        self._make_fields(flipped=flipped)
        problems = QGroupBox(self.tr("Problems"), self)
        self.choice = ProblemChoice(current, count, listed, problems)
        self.choice.begin_with(self.choice.this_button)
        QVBoxLayout(problems).addWidget(self.choice)
        problems.setVisible(count > 1)
        self._bindings = Bindings(preferences)
        for field, preference in (
            (self.format_box, p.DOCUMENT_FORM),
            (self.solutions_box, p.DOCUMENT_SOLUTIONS),
            (self.themes_box, p.DOCUMENT_THEMES),
            (self.captions_box, p.DOCUMENT_CAPTIONS),
            (self.coordinates_box, p.DOCUMENT_COORDINATES),
            (self.per_page_box, p.PRINT_PER_PAGE),
            (self.paper_box, p.PRINT_PAPER),
            (self.width_box, p.PICTURE_CENTIMETRES),
            (self.dpi_box, p.PICTURE_DPI),
            (self.transparent_box, p.PICTURE_TRANSPARENT),
        ):
            self._bindings.bind(field, preference)
        self._bindings.load()
        self._make_layout(problems)
        self.format_box.currentIndexChanged.connect(self._show)
        self.choice.changed.connect(self._show)
        self._show()

    # -- the answer --------------------------------------------------------------------------

    @property
    def format(self) -> FileFormat:
        """The kind of document."""
        return catalogue.by_name(self.format_box.currentData())

    @property
    def output(self) -> Output:
        """How it is to look; title and notation are set by the caller."""
        return Output(
            solutions=self.solutions_box.isChecked(),
            themes=self.themes_box.isChecked(),
            captions=self.captions_box.isChecked(),
            coordinates=self.coordinates_box.isChecked(),
            flipped=self.flipped_box.isChecked(),
            per_page=self.per_page_box.currentData(),
            paper=self.paper_box.currentData(),
            width=self.width_box.value(),
            dpi=self.dpi_box.value(),
            transparent=self.transparent_box.isChecked(),
        )

    def choose(self, name: str) -> None:
        """Choose a kind of document by its name."""
        self.format_box.setCurrentIndex(self.format_box.findData(name))

    # -- building ----------------------------------------------------------------------------

    def _make_fields(self, *, flipped: bool) -> None:
        self.format_box = QComboBox(self)
        for name in FORMATS:
            self.format_box.addItem(catalogue.by_name(name).title, name)
        self.meaning = QLabel(self)
        self.meaning.setProperty("tone", "quiet")
        self.meaning.setWordWrap(True)
        self.meaning.setTextFormat(Qt.TextFormat.PlainText)
        self.solutions_box = QCheckBox(self.tr("&Solutions"), self)
        self.themes_box = QCheckBox(self.tr("T&hemes below the solution"), self)
        self.captions_box = QCheckBox(self.tr("C&aptions: author, source, stipulation, men"), self)
        self.coordinates_box = QCheckBox(self.tr("C&oordinates"), self)
        self.flipped_box = QCheckBox(self.tr("Seen from &Black's side"), self)
        self.flipped_box.setChecked(flipped)
        self.transparent_box = QCheckBox(self.tr("T&ransparent background"), self)
        self.per_page_box = QComboBox(self)
        for number in PER_PAGE:
            self.per_page_box.addItem(str(number), number)
        self.paper_box = QComboBox(self)
        for paper, title in (
            ("a4", self.tr("A4")),
            ("a5", self.tr("A5")),
            ("letter", self.tr("Letter")),
        ):
            self.paper_box.addItem(title, paper)
        self.width_box = QDoubleSpinBox(self)
        self.width_box.setRange(1, 40)
        self.width_box.setDecimals(1)
        self.width_box.setSingleStep(0.5)
        self.width_box.setSuffix(self.tr(" cm"))
        self.dpi_box = QSpinBox(self)
        self.dpi_box.setRange(36, 600)
        self.dpi_box.setSingleStep(50)
        self.dpi_box.setSuffix(self.tr(" dpi"))
        self._concerning = {
            "solutions": self.solutions_box,
            "themes": self.themes_box,
            "captions": self.captions_box,
            "coordinates": self.coordinates_box,
            "flipped": self.flipped_box,
            "per_page": self.per_page_box,
            "paper": self.paper_box,
            "width": self.width_box,
            "dpi": self.dpi_box,
            "transparent": self.transparent_box,
        }

    def _make_layout(self, problems: QWidget) -> None:
        self._form = QFormLayout()
        self._form.addRow(self.tr("&Format"), self.format_box)
        self._form.addRow("", self.meaning)
        self._form.addRow(self.tr("&Diagrams a page"), self.per_page_box)
        self._form.addRow(self.tr("Pap&er"), self.paper_box)
        self._form.addRow(self.tr("&Width"), self.width_box)
        self._form.addRow(self.tr("Resol&ution"), self.dpi_box)
        for box in (
            self.solutions_box,
            self.themes_box,
            self.captions_box,
            self.coordinates_box,
            self.flipped_box,
            self.transparent_box,
        ):
            self._form.addRow("", box)
        buttons = QDialogButtonBox(self)
        self.export_button = buttons.addButton(
            self.tr("E&xport …"), QDialogButtonBox.ButtonRole.AcceptRole
        )
        self.export_button.setDefault(True)
        cancel = buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        cancel.setText(self.tr("&Cancel"))
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        in_column(problems, self._form, SPACE, buttons, on=self, margins=DIALOG, spacing=3 * STEP)
        self.setMinimumWidth(110 * STEP)

    # -- keeping up --------------------------------------------------------------------------

    def accept(self) -> None:
        """Remember what was chosen, as far as it concerns this format, and go on."""
        choices = self.format.choices
        concerned = [field for name, field in self._concerning.items() if name in choices]
        self._bindings.store([self.format_box, *concerned])
        super().accept()

    def _show(self) -> None:
        for name, widget in self._concerning.items():
            self._form.setRowVisible(widget, name in self.format.choices)
        places = self.choice.places
        self.export_button.setEnabled(places is not None)
        meaning = {
            "html": self.tr("One page with diagrams; a click on a move shows the position."),
            "pdf": self.tr("Pages to print or send, with the solutions at the end."),
            "latex": self.tr("For the package diagram of problem magazines."),
            "markdown": self.tr("For notes and forums; diagrams are made of letters."),
            "text": self.tr("Positions as FEN, solutions in lines."),
            "json": self.tr("For other programs, with the whole solution trees."),
            "png": self.tr("A picture of pixels."),
            "svg": self.tr("A picture of vectors."),
        }[self.format.name]
        if self.format.single and places is not None and len(places) > 1:
            meaning += " " + self.tr("Each problem becomes a file of its own, with its number.")
        self.meaning.setText(meaning)

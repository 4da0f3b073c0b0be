"""Exporting problems as a document: format, problems and content."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QFormLayout,
    QWidget,
)

from matewright.formats import catalogue
from matewright.formats.catalogue import FileFormat
from matewright.formats.format import Output
from matewright.gui.answer.solution_fields import SolutionFields
from matewright.gui.collection.problem_choice import Listed, ProblemChoice
from matewright.gui.preferences import preferences as p
from matewright.gui.preferences.bindings import Bindings
from matewright.gui.publishing.fields import (
    columns_box,
    follow_template,
    paper_box,
    per_page_box,
    problems_group,
    template_box,
)
from matewright.gui.widgets.form import Buttons, wrapped
from matewright.gui.widgets.layouts import DIALOG, SPACE, in_column
from matewright.gui.widgets.theme import STEP

FORMATS: Final = ("html", "pdf", "latex", "markdown", "text", "json", "png", "svg")
"""The formats offered here, by name; the others are for saving."""


class ExportSolutions(QDialog):
    """Asks for a `format` and the `indices` of the problems; `output` holds the layout.

    The choices are remembered.
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
        self._preferences = preferences
        self._bindings = Bindings(preferences, self)
        self._make_fields(flipped=flipped)
        self.choice = ProblemChoice(current, count, listed, self)
        self.choice.begin_with(self.choice.this_button)
        self._bindings.load()
        self._make_layout(problems_group(self.choice, count, self))
        self._bindings.follow(self._show)
        self.choice.changed.connect(self._show)
        self._show()

    # -- the answer --------------------------------------------------------------------------

    @property
    def format(self) -> FileFormat:
        """The kind of document."""
        return catalogue.by_name(self.format_box.currentData())

    @property
    def output(self) -> Output:
        """The layout; the title is set by the caller."""
        return replace(
            self.solutions.output(self._preferences),
            themes=self.themes_box.isChecked(),
            captions=self.captions_box.isChecked(),
            coordinates=self.coordinates_box.isChecked(),
            flipped=self.flipped_box.isChecked(),
            template=self.template_box.currentData(),
            per_page=self.per_page_box.currentData(),
            paper=self.paper_box.currentData(),
            columns=self.columns_box.value(),
            width=self.width_box.value(),
            dpi=self.dpi_box.value(),
            transparent=self.transparent_box.isChecked(),
        )

    def choose(self, name: str) -> None:
        """Choose a kind of document by its name."""
        self.format_box.setCurrentIndex(self.format_box.findData(name))

    # -- building ----------------------------------------------------------------------------

    def _make_fields(self, *, flipped: bool) -> None:
        fields = self._bindings
        self.format_box = fields.choice(
            p.DOCUMENT_FORM, ((name, catalogue.by_name(name).title) for name in FORMATS)
        )
        self.meaning = wrapped("", self, tone="quiet")
        self.meaning.setTextFormat(Qt.TextFormat.PlainText)
        self.solutions = SolutionFields(fields)
        self.themes_box = fields.switch(self.tr("T&hemes below the solution"), p.DOCUMENT_THEMES)
        self.captions_box = fields.switch(
            self.tr("C&aptions: author, source, stipulation, men"), p.DOCUMENT_CAPTIONS
        )
        self.coordinates_box = fields.switch(self.tr("C&oordinates"), p.DOCUMENT_COORDINATES)
        self.flipped_box = QCheckBox(self.tr("Seen from &Black's side"), self)
        self.flipped_box.setChecked(flipped)
        self.transparent_box = fields.switch(
            self.tr("T&ransparent background"), p.PICTURE_TRANSPARENT
        )
        self.template_box = template_box(fields)
        self.per_page_box = per_page_box(fields)
        self.paper_box = paper_box(fields)
        self.columns_box = columns_box(fields)
        follow_template(self.template_box, self.per_page_box, self.paper_box)
        self.width_box = fields.length(p.PICTURE_CENTIMETRES, 1, 40, self.tr(" cm"))
        self.dpi_box = fields.number(p.PICTURE_DPI, 36, 600, step=50, suffix=self.tr(" dpi"))
        self._concerning = {
            **self.solutions.by_choice,
            "themes": self.themes_box,
            "captions": self.captions_box,
            "coordinates": self.coordinates_box,
            "flipped": self.flipped_box,
            "template": self.template_box,
            "columns": self.columns_box,
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
        self._form.addRow(self.tr("Template"), self.template_box)
        self._form.addRow(self.tr("&Diagrams a page"), self.per_page_box)
        self._form.addRow(self.tr("Pap&er"), self.paper_box)
        self._form.addRow(self.tr("Columns"), self.columns_box)
        self._form.addRow(self.tr("&Width"), self.width_box)
        self._form.addRow(self.tr("Resol&ution"), self.dpi_box)
        for label, field in self.solutions.rows:
            self._form.addRow(label, field)
        for box in (
            self.solutions.set_play_box,
            self.solutions.duals_box,
            self.themes_box,
            self.captions_box,
            self.coordinates_box,
            self.flipped_box,
            self.transparent_box,
        ):
            self._form.addRow("", box)
        buttons = Buttons(self)
        self.export_button = buttons.accepting(self.tr("E&xport …"))
        buttons.cancel(self.tr("&Cancel"))
        in_column(problems, self._form, SPACE, buttons, on=self, margins=DIALOG, spacing=3 * STEP)
        self.setMinimumWidth(116 * STEP)

    # -- keeping up --------------------------------------------------------------------------

    def accept(self) -> None:
        """Remember the choices that concern this format, and accept."""
        choices = self.format.choices
        concerned = [field for name, field in self._concerning.items() if name in choices]
        self._bindings.store([self.format_box, *concerned])
        super().accept()

    def _show(self) -> None:
        for name, widget in self._concerning.items():
            self._form.setRowVisible(widget, name in self.format.choices)
        self.solutions.show_what_applies()
        indices = self.choice.indices
        self.export_button.setEnabled(indices is not None)
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
        if self.format.single and indices is not None and len(indices) > 1:
            meaning += " " + self.tr("Each problem becomes a file of its own, with its number.")
        self.meaning.setText(meaning)

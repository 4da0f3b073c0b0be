"""Authors, source, award, keywords and comment of one problem or of several."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QDialog,
    QFormLayout,
    QGridLayout,
    QLineEdit,
    QPlainTextEdit,
    QWidget,
)

from matewright.gui.collection.completion import CompletingEdit
from matewright.gui.widgets.form import Buttons, label_of
from matewright.gui.widgets.layouts import DIALOG, in_column
from matewright.gui.widgets.style import set_look
from matewright.gui.widgets.theme import STEP
from matewright.model.verdict import read_intended
from matewright.services.question.problem_properties import SOURCE_PARTS, PropertyEdit, Summary
from matewright.wording import grouped

Values = Callable[[str], Sequence[str]]
"""Returns the values a field of the search has in this collection."""


class ProblemProperties(QDialog):
    """Edits the properties of problems; an untouched field stays as it is in each.

    `edit` is the resulting change.

    * `applied`: the edit is to be applied now; the dialog stays open.
    """

    applied = Signal()

    def __init__(
        self,
        summary: Summary,
        parent: QWidget | None = None,
        values: Values = lambda _: (),
    ) -> None:
        super().__init__(parent)
        self._values = values
        self._is_single = summary.count == 1
        title = self.tr("Properties of {count} Problems")
        if self._is_single:
            title = self.tr("Problem Properties")
        self.setWindowTitle(title.format(count=grouped(summary.count)))
        self._fields: list[QLineEdit | QPlainTextEdit] = []
        self._make_fields()
        buttons = Buttons(self)
        self.ok_button = buttons.ok(self.tr("OK"))
        self.apply_button = buttons.apply(self.tr("A&pply"), self.applied.emit)
        buttons.cancel(self.tr("Cancel"))
        in_column(self._form(), buttons, on=self, margins=DIALOG, spacing=3 * STEP)
        self.resize(150 * STEP, self.sizeHint().height())
        self.show_summary(summary)
        self._on_fields_changed()

    def _make_fields(self) -> None:
        names = self.tr("Loyd, Samuel; several with semicolons")
        self.authors_edit = self._line(names, "author", ";")
        hints = {
            "name": self.tr("Journal, book or tourney"),
            "date": self.tr("1950 or 1950-02-05"),
        }
        self.source_edits = {
            part: self._line(hints.get(part, ""), "source" if part == "name" else "")
            for part in SOURCE_PARTS
        }
        self.distinction_edit = self._line(self.tr("1st Prize"), "")
        self.tourney_edit = self._line(self.tr("The tourney it was won in"), "")
        self.judges_edit = self._line(names, "author", ";")
        self.intended_edit = self._line(self.tr("2, or branch by branch 2.1.1.1"), "")
        self.intended_edit.setToolTip(
            self.tr("How many solutions the author intends, in help play and series")
        )
        words = self.tr("Grimshaw, Novotny")
        self.keywords_edit = self._line(words, "keyword", ",")
        self.added_edit = self._line(words, "keyword", ",")
        self.removed_edit = self._line(words, "keyword", ",")
        self.comment_edit = QPlainTextEdit(self)
        self.comment_edit.setTabChangesFocus(True)
        self.comment_edit.setMinimumHeight(4 * self.fontMetrics().lineSpacing())
        self.comment_edit.textChanged.connect(self._on_fields_changed)
        self._fields.append(self.comment_edit)

    def _line(self, hint: str, field: str, separator: str = "") -> CompletingEdit:
        """A line edit that completes the values of a field, each after a separator."""
        edit = CompletingEdit(self)
        edit.setPlaceholderText(hint)
        edit.left.connect(self.reject)
        edit.textEdited.connect(self._on_fields_changed)
        if field:
            edit.set_offer(lambda before: self._offer(before, field, separator))
        self._fields.append(edit)
        return edit

    def _offer(self, before: str, field: str, separator: str) -> tuple[int, Sequence[str]]:
        start = before.rfind(separator) + 1 if separator else 0
        start += len(before[start:]) - len(before[start:].lstrip())
        begun = before[start:].casefold()
        if not begun:
            return start, ()
        found = [value for value in self._values(field) if begun in value.casefold()]
        found.sort(key=lambda value: not value.casefold().startswith(begun))
        return start, found

    def _form(self) -> QFormLayout:
        form = QFormLayout()
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
        form.setVerticalSpacing(2 * STEP)
        form.addRow(self.tr("&Authors"), self.authors_edit)
        form.addRow(self.tr("&Source"), self.source_edits["name"])
        grid = QGridLayout()
        grid.setHorizontalSpacing(2 * STEP)
        grid.setVerticalSpacing(2 * STEP)
        for index, (part, title) in enumerate(
            (
                ("volume", self.tr("&Volume")),
                ("issue", self.tr("&Issue")),
                ("number", self.tr("&Number")),
                ("page", self.tr("Pa&ge")),
                ("date", self.tr("&Date")),
            )
        ):
            label = label_of(self.source_edits[part], title, self)
            row, column = divmod(index, 3)
            grid.addWidget(label, row, 2 * column)
            wide = 3 if part == "date" else 1
            grid.addWidget(self.source_edits[part], row, 2 * column + 1, 1, wide)
        form.addRow("", grid)
        form.addRow(self.tr("Dis&tinction"), self.distinction_edit)
        form.addRow(self.tr("To&urney"), self.tourney_edit)
        form.addRow(self.tr("&Judges"), self.judges_edit)
        form.addRow(self.tr("Int&ended solutions"), self.intended_edit)
        if self._is_single:
            form.addRow(self.tr("&Keywords"), self.keywords_edit)
        else:
            form.addRow(self.tr("Add &keywords"), self.added_edit)
            form.addRow(self.tr("&Remove keywords"), self.removed_edit)
        for unused in (self.added_edit, self.removed_edit, self.keywords_edit):
            unused.setVisible((unused is self.keywords_edit) == self._is_single)
        form.addRow(self.tr("Co&mment"), self.comment_edit)
        return form

    # -- showing -----------------------------------------------------------------------------

    def show_summary(self, summary: Summary) -> None:
        """Show what the problems have in common now, as unedited."""
        for name, edit in self._lines().items():
            line = summary.lines[name]
            if line is None:
                words = self.tr("Different; what is typed here is given to all")
                edit.setPlaceholderText(words)
                # Narrow fields cut the text off.
                edit.setToolTip(words)
            if isinstance(edit, QLineEdit):
                edit.setText(line or "")
                edit.setCursorPosition(0)
            else:
                edit.setPlainText(line or "")
        for edit in (self.added_edit, self.removed_edit):
            edit.clear()
        for field in self._fields:
            _set_untouched(field)
        self._on_fields_changed()

    def begin_with(self, name: str) -> None:
        """Give that line the focus first."""
        self._lines()[name].setFocus()

    def _lines(self) -> dict[str, QLineEdit | QPlainTextEdit]:
        """The fields of the problems' own properties, by the names of their lines."""
        return {
            "authors": self.authors_edit,
            **self.source_edits,
            "distinction": self.distinction_edit,
            "tourney": self.tourney_edit,
            "judges": self.judges_edit,
            "intended": self.intended_edit,
            "keywords": self.keywords_edit,
            "comment": self.comment_edit,
        }

    def _on_fields_changed(self) -> None:
        intended = self.intended_edit.text().strip()
        # What a file says is left alone, whatever it is.
        is_wrong = self.intended_edit.isModified() and bool(intended)
        is_wrong = is_wrong and read_intended(intended) is None
        set_look(self.intended_edit, "invalid", is_wrong)
        self.ok_button.setEnabled(not is_wrong)
        self.apply_button.setEnabled(not is_wrong and any(map(_is_touched, self._fields)))

    @property
    def edit(self) -> PropertyEdit:
        """The change to make in each problem."""
        lines = {
            name: edit.text() if isinstance(edit, QLineEdit) else edit.toPlainText()
            for name, edit in self._lines().items()
            if _is_touched(edit)
        }
        return PropertyEdit(lines, self.added_edit.text(), self.removed_edit.text())


def _is_touched(field: QLineEdit | QPlainTextEdit) -> bool:
    if isinstance(field, QLineEdit):
        return field.isModified()
    return field.document().isModified()


def _set_untouched(field: QLineEdit | QPlainTextEdit) -> None:
    if isinstance(field, QLineEdit):
        field.setModified(False)
    else:
        field.document().setModified(False)

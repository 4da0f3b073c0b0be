"""Who made a problem, where it appeared, what it won, keywords and comment: of one or of many."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QGridLayout,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from matewright.gui.collection.completion import CompletingEdit
from matewright.gui.numbers import grouped
from matewright.gui.theme import STEP
from matewright.model.award import Award
from matewright.model.keywords import keywords_of, with_keywords
from matewright.model.problem import Problem
from matewright.model.source import Source

Values = Callable[[str], Sequence[str]]
"""Answers the values a field of the search has in this collection."""

_PARTS: Final = ("name", "volume", "issue", "number", "page", "date")
"""Of the source, in the order of their fields."""


class ProblemProperties(QDialog):
    """Edits what is known about problems; a field that nobody touches stays as it is in each.

    `edited` makes of a problem what the fields say.

    * `applied`: what was edited is to be taken over now; the dialog stays.
    """

    applied = Signal()

    def __init__(
        self,
        problems: Sequence[Problem],
        parent: QWidget | None = None,
        values: Values = lambda _: (),
    ) -> None:
        super().__init__(parent)
        self._problems = problems
        self._values = values
        self._is_single = len(problems) == 1
        title = self.tr("Properties of {count} Problems")
        if self._is_single:
            title = self.tr("Problem Properties")
        self.setWindowTitle(title.format(count=grouped(len(problems))))
        self._fields: list[QLineEdit | QPlainTextEdit] = []
        self._make_fields()
        buttons = QDialogButtonBox(self)
        accept = buttons.addButton(QDialogButtonBox.StandardButton.Ok)
        accept.setText(self.tr("OK"))
        accept.setDefault(True)
        self.apply_button = buttons.addButton(QDialogButtonBox.StandardButton.Apply)
        self.apply_button.setText(self.tr("A&pply"))
        self.apply_button.clicked.connect(self.applied)
        cancel = buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        cancel.setText(self.tr("Cancel"))
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setSpacing(3 * STEP)
        layout.addLayout(self._form())
        layout.addWidget(buttons)
        self.resize(150 * STEP, self.sizeHint().height())
        self.show_problems(problems)
        self._heed_fields()

    def _make_fields(self) -> None:
        names = self.tr("Loyd, Samuel; several with semicolons")
        self.authors_edit = self._line(names, "author", ";")
        hints = {
            "name": self.tr("Journal, book or tourney"),
            "date": self.tr("1950 or 1950-02-05"),
        }
        self.source_edits = {
            part: self._line(hints.get(part, ""), "source" if part == "name" else "")
            for part in _PARTS
        }
        self.distinction_edit = self._line(self.tr("1st Prize"), "")
        self.tourney_edit = self._line(self.tr("The tourney it was won in"), "")
        self.judges_edit = self._line(names, "author", ";")
        words = self.tr("Grimshaw, Novotny")
        self.keywords_edit = self._line(words, "keyword", ",")
        self.added_edit = self._line(words, "keyword", ",")
        self.removed_edit = self._line(words, "keyword", ",")
        self.comment_edit = QPlainTextEdit(self)
        self.comment_edit.setTabChangesFocus(True)
        self.comment_edit.setMinimumHeight(4 * self.fontMetrics().lineSpacing())
        self.comment_edit.textChanged.connect(self._heed_fields)
        self._fields.append(self.comment_edit)

    def _line(self, hint: str, field: str, separator: str = "") -> CompletingEdit:
        """A line that is completed with the values of a field, each after a separator."""
        edit = CompletingEdit(self)
        edit.setPlaceholderText(hint)
        edit.left.connect(self.reject)
        edit.textEdited.connect(self._heed_fields)
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
        for place, (part, title) in enumerate(
            (
                ("volume", self.tr("&Volume")),
                ("issue", self.tr("&Issue")),
                ("number", self.tr("&Number")),
                ("page", self.tr("Pa&ge")),
                ("date", self.tr("&Date")),
            )
        ):
            label = QLabel(title, self)
            label.setBuddy(self.source_edits[part])
            row, column = divmod(place, 3)
            grid.addWidget(label, row, 2 * column)
            wide = 3 if part == "date" else 1
            grid.addWidget(self.source_edits[part], row, 2 * column + 1, 1, wide)
        form.addRow("", grid)
        form.addRow(self.tr("Dis&tinction"), self.distinction_edit)
        form.addRow(self.tr("To&urney"), self.tourney_edit)
        form.addRow(self.tr("&Judges"), self.judges_edit)
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

    def show_problems(self, problems: Sequence[Problem]) -> None:
        """Show what these have in common; nothing is edited yet."""
        self._problems = problems
        sources = [Source.parse(problem.source) for problem in problems]
        awards = [Award.of(problem) for problem in problems]
        self._show(self.authors_edit, ("; ".join(problem.authors) for problem in problems))
        for part, edit in self.source_edits.items():
            self._show(edit, (str(getattr(source, part)) for source in sources))
        self._show(self.distinction_edit, (award.distinction for award in awards))
        self._show(self.tourney_edit, (award.tourney for award in awards))
        self._show(self.judges_edit, ("; ".join(award.judges) for award in awards))
        self._show(self.keywords_edit, (", ".join(keywords_of(problem)) for problem in problems))
        self._show(self.comment_edit, (problem.comment for problem in problems))
        for edit in (self.added_edit, self.removed_edit):
            edit.clear()
        for field in self._fields:
            _set_touched(field, touched=False)
        self._heed_fields()

    def _show(self, edit: QLineEdit | QPlainTextEdit, values: Iterable[str]) -> None:
        found = set(values)
        if len(found) > 1:
            edit.setPlaceholderText(self.tr("Different; what is typed here is given to all"))
            text = ""
        else:
            text = next(iter(found), "")
        if isinstance(edit, QLineEdit):
            edit.setText(text)
            edit.setCursorPosition(0)
        else:
            edit.setPlainText(text)

    def _heed_fields(self) -> None:
        self.apply_button.setEnabled(self.is_edited)

    # -- editing -----------------------------------------------------------------------------

    @property
    def is_edited(self) -> bool:
        """Whether any field was touched."""
        return any(map(_is_touched, self._fields))

    def edited(self, problem: Problem) -> Problem:
        """A problem with what was edited here; the very same one if that changes nothing."""
        changed = replace(
            problem,
            authors=_list(self.authors_edit, ";", problem.authors),
            source=self._source(problem.source),
            comment=self.comment_edit.toPlainText().strip()
            if _is_touched(self.comment_edit)
            else problem.comment,
        )
        known = keywords_of(problem)
        keywords = self._keywords(known)
        award = Award.of(problem)
        given = Award(
            _text(self.distinction_edit, award.distinction),
            _text(self.tourney_edit, award.tourney),
            _list(self.judges_edit, ";", award.judges),
        )
        # What stands beside the fields of a problem does not count when problems are compared.
        if keywords != known:
            changed = with_keywords(changed, keywords)
        if given != award:
            changed = given.given_to(changed)
        is_same = changed == problem and changed.extra is problem.extra
        return problem if is_same else changed

    def _source(self, line: str) -> str:
        touched = {
            part: edit.text().strip()
            for part, edit in self.source_edits.items()
            if _is_touched(edit)
        }
        return Source.parse(line).with_parts(touched).line if touched else line

    def _keywords(self, known: tuple[str, ...]) -> tuple[str, ...]:
        if self._is_single:
            return _list(self.keywords_edit, ",", known)
        gone = set(_list(self.removed_edit, ",", ()))
        kept = (word for word in known if word not in gone)
        return tuple(dict.fromkeys((*kept, *_list(self.added_edit, ",", ()))))


def _is_touched(field: QLineEdit | QPlainTextEdit) -> bool:
    if isinstance(field, QLineEdit):
        return field.isModified()
    return field.document().isModified()


def _set_touched(field: QLineEdit | QPlainTextEdit, *, touched: bool) -> None:
    if isinstance(field, QLineEdit):
        field.setModified(touched)
    else:
        field.document().setModified(touched)


def _text(edit: QLineEdit, known: str) -> str:
    return edit.text().strip() if _is_touched(edit) else known


def _list(edit: QLineEdit, separator: str, known: tuple[str, ...]) -> tuple[str, ...]:
    if not _is_touched(edit):
        return known
    return tuple(dict.fromkeys(filter(None, map(str.strip, edit.text().split(separator)))))

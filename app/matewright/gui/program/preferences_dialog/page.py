"""The building blocks of preference pages: fields that each show one preference."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final, TypeVar

from PySide6.QtCore import QDir, Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QWidget,
)

from matewright.gui.preferences.bindings import Bindings
from matewright.gui.preferences.preferences import Preference, Preferences
from matewright.gui.widgets.form import label_of, wrapped
from matewright.gui.widgets.layouts import in_row
from matewright.gui.widgets.theme import STEP

_Value = TypeVar("_Value", int, str)
_LEAST_CHARACTERS: Final = 16


class Page(QWidget):
    """A form of labelled fields. Nothing changes before `store`."""

    def __init__(self, title: str, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = title
        self.preferences = preferences
        self._bindings = Bindings(preferences, self)
        self.row = QHBoxLayout(self)
        """The form, and beside it what a page adds of its own."""
        self.row.setContentsMargins(0, 0, 0, 0)
        self.row.setSpacing(6 * STEP)
        self.form = QFormLayout()
        self.form.setHorizontalSpacing(4 * STEP)
        self.form.setVerticalSpacing(3 * STEP)
        self.row.addLayout(self.form, 1)

    # -- what the dialog asks ----------------------------------------------------------------

    def load(self) -> None:
        """Show the present preferences."""
        self._bindings.load()

    def store(self) -> None:
        """Store what is shown as the preferences."""
        self._bindings.store()

    def load_defaults(self) -> None:
        """Show the defaults."""
        self._bindings.load_defaults()

    # -- fields ------------------------------------------------------------------------------

    def switch(self, text: str, preference: Preference[bool]) -> QCheckBox:
        """A check box."""
        box = self._bindings.switch(text, preference)
        self.form.addRow(box)
        return box

    def choice(
        self, label: str, preference: Preference[_Value], options: Iterable[tuple[_Value, str]]
    ) -> QComboBox:
        """A choice among values, each with its title."""
        box = self._bindings.choice(preference, options)
        # A long title must not make the dialog wide; the list that opens shows all of it.
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        box.setMinimumContentsLength(_LEAST_CHARACTERS)
        self.form.addRow(label, box)
        return box

    def number(
        self,
        label: str,
        preference: Preference[int],
        least: int,
        most: int,
        *,
        suffix: str = "",
        special: str = "",
    ) -> QSpinBox:
        """A number; its least value may be shown as a word."""
        spin = self._bindings.number(preference, least, most, suffix=suffix, special=special)
        self.form.addRow(label, spin)
        return spin

    def remark(self, text: str, *, of_all: bool = False) -> QLabel:
        """A quiet sentence below a field, or `of_all` the fields above it."""
        words = wrapped(text, self, tone="quiet")
        words.setAlignment(Qt.AlignmentFlag.AlignTop)
        if of_all:
            self.form.addRow(words)
        else:
            self.form.addRow("", words)
        return words

    def path(
        self,
        label: str,
        preference: Preference[str],
        button: str,
        placeholder: str,
        choose: Callable[[str], str],
    ) -> QLineEdit:
        """A file or folder, with a button that lets one `choose` another than the one shown."""
        edit = QLineEdit(self)
        edit.setObjectName(preference.key)
        edit.setPlaceholderText(placeholder)
        edit.setClearButtonEnabled(True)

        def read() -> str:
            text = edit.text().strip()
            return str(Path(QDir.fromNativeSeparators(text)).expanduser()) if text else ""

        def write(file: str) -> None:
            edit.setText(QDir.toNativeSeparators(file))

        def on_clicked() -> None:
            if chosen := choose(edit.text()):
                write(chosen)

        chooser = QPushButton(button, self)
        chooser.setAutoDefault(False)
        chooser.clicked.connect(on_clicked)
        row = in_row((edit, 1), chooser)
        self.form.addRow(label_of(edit, label, self), row)
        self._bindings.bind_by(edit, preference, read, write)
        return edit

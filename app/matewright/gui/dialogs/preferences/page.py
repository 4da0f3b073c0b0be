"""The building blocks of preference pages: fields that each show one preference."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Generic, TypeVar

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

from matewright.gui.layouts import in_row
from matewright.gui.preferences import Preference, Preferences
from matewright.gui.theme import STEP

_Value = TypeVar("_Value", bool, int, float, str)
_LEAST_CHARACTERS: Final = 16


@dataclass(frozen=True, slots=True)
class _Binding(Generic[_Value]):
    """A field and the preference it shows."""

    preference: Preference[_Value]
    read: Callable[[], _Value]
    write: Callable[[_Value], object]

    def load(self, preferences: Preferences) -> None:
        self.write(preferences.get(self.preference))

    def store(self, preferences: Preferences) -> None:
        preferences.set(self.preference, self.read())

    def load_default(self) -> None:
        self.write(self.preference.default)


class Page(QWidget):
    """A form of labelled fields. Nothing changes before `store`."""

    def __init__(self, title: str, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = title
        self.preferences = preferences
        self._bindings: list[_Binding[bool] | _Binding[int] | _Binding[str]] = []
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
        """Show what is preferred now."""
        for binding in self._bindings:
            binding.load(self.preferences)

    def store(self) -> None:
        """Prefer what is shown."""
        for binding in self._bindings:
            binding.store(self.preferences)

    def load_defaults(self) -> None:
        """Show what the program comes with."""
        for binding in self._bindings:
            binding.load_default()

    # -- fields ------------------------------------------------------------------------------

    def switch(self, text: str, preference: Preference[bool]) -> QCheckBox:
        """A tick."""
        box = QCheckBox(text, self)
        box.setObjectName(preference.key)
        self._bindings.append(_Binding(preference, box.isChecked, box.setChecked))
        self.form.addRow(box)
        return box

    def choice(
        self, label: str, preference: Preference[str], options: Iterable[tuple[str, str]]
    ) -> QComboBox:
        """A choice among values, each with its title."""
        box = self._combo(label, preference.key, options)
        self._bindings.append(
            _Binding(
                preference,
                lambda: str(box.currentData()),
                lambda value: box.setCurrentIndex(max(0, box.findData(value))),
            )
        )
        return box

    def number_choice(
        self, label: str, preference: Preference[int], options: Iterable[tuple[int, str]]
    ) -> QComboBox:
        """A choice among numbers, each with its title."""
        box = self._combo(label, preference.key, options)
        self._bindings.append(
            _Binding(
                preference,
                lambda: int(box.currentData()),
                lambda value: box.setCurrentIndex(max(0, box.findData(value))),
            )
        )
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
        spin = QSpinBox(self)
        spin.setObjectName(preference.key)
        spin.setRange(least, most)
        spin.setSuffix(suffix)
        spin.setSpecialValueText(special)
        self._bindings.append(_Binding(preference, spin.value, spin.setValue))
        self.form.addRow(label, spin)
        return spin

    def remark(self, text: str, *, of_all: bool = False) -> QLabel:
        """A quiet sentence below a field, or `of_all` the fields above it."""
        words = QLabel(text, self)
        words.setProperty("tone", "quiet")
        words.setWordWrap(True)
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
        words = QLabel(label, self)
        words.setBuddy(edit)
        self.form.addRow(words, row)
        self._bindings.append(_Binding(preference, read, write))
        return edit

    def _combo(self, label: str, name: str, options: Iterable[tuple[object, str]]) -> QComboBox:
        box = QComboBox(self)
        box.setObjectName(name)
        # A long title must not make the dialog wide; the list that opens shows all of it.
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        box.setMinimumContentsLength(_LEAST_CHARACTERS)
        for value, title in options:
            box.addItem(title, value)
        self.form.addRow(label, box)
        return box

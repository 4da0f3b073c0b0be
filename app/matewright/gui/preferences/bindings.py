"""Fields that each show one preference."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from typing import Any, TypeVar

from PySide6.QtWidgets import QCheckBox, QComboBox, QDoubleSpinBox, QSpinBox, QWidget

from matewright.gui.preferences.preferences import Preference, Preferences

_Value = TypeVar("_Value", int, str)


@dataclass(frozen=True, slots=True)
class _Binding:
    preference: Preference[Any]
    read: Callable[[], Any]
    write: Callable[[Any], object]


class Bindings:
    """Fields and the preferences they show. Nothing is stored before `store`."""

    def __init__(self, preferences: Preferences, parent: QWidget) -> None:
        self._preferences = preferences
        self._parent = parent
        self._bindings: dict[QWidget, _Binding] = {}

    # -- making fields -----------------------------------------------------------------------

    def switch(self, text: str, preference: Preference[bool]) -> QCheckBox:
        """A tick."""
        box = QCheckBox(text, self._parent)
        self._bind(box, preference)
        return box

    def choice(
        self, preference: Preference[_Value], entries: Iterable[tuple[_Value, str]]
    ) -> QComboBox:
        """A choice among values, each with its title."""
        box = QComboBox(self._parent)
        for value, title in entries:
            box.addItem(title, value)
        self._bind(box, preference)
        return box

    def number(
        self,
        preference: Preference[int],
        least: int,
        most: int,
        *,
        step: int = 1,
        suffix: str = "",
        special: str = "",
    ) -> QSpinBox:
        """A number; its least value may be shown as a word."""
        spin = QSpinBox(self._parent)
        spin.setRange(least, most)
        spin.setSingleStep(step)
        spin.setSuffix(suffix)
        spin.setSpecialValueText(special)
        self._bind(spin, preference)
        return spin

    def length(
        self, preference: Preference[float], least: float, most: float, suffix: str = ""
    ) -> QDoubleSpinBox:
        """A length in halves of a unit."""
        spin = QDoubleSpinBox(self._parent)
        spin.setRange(least, most)
        spin.setDecimals(1)
        spin.setSingleStep(0.5)
        spin.setSuffix(suffix)
        self._bind(spin, preference)
        return spin

    def _bind(
        self,
        field: QCheckBox | QComboBox | QSpinBox | QDoubleSpinBox,
        preference: Preference[Any],
    ) -> None:
        """Bind a field to a preference; the entries of a box have values as their data."""
        field.setObjectName(preference.key)
        if isinstance(field, QCheckBox):
            self.bind_by(field, preference, field.isChecked, field.setChecked)
        elif isinstance(field, QComboBox):
            choose = field.setCurrentIndex
            self.bind_by(
                field,
                preference,
                field.currentData,
                lambda value: choose(max(0, field.findData(value))),
            )
        else:
            self.bind_by(field, preference, field.value, field.setValue)

    def bind_by(
        self,
        field: QWidget,
        preference: Preference[Any],
        read: Callable[[], Any],
        write: Callable[[Any], object],
    ) -> None:
        """Bind any field to a preference, with functions that read and write the field."""
        self._bindings[field] = _Binding(preference, read, write)

    def follow(self, slot: Callable[[], object]) -> None:
        """Call a function whenever a field is changed."""
        for field in self._bindings:
            if isinstance(field, QCheckBox):
                field.toggled.connect(slot)
            elif isinstance(field, QComboBox):
                field.currentIndexChanged.connect(slot)
            elif isinstance(field, QSpinBox | QDoubleSpinBox):
                field.valueChanged.connect(slot)

    # -- what they show ----------------------------------------------------------------------

    def load(self) -> None:
        """Show the present preferences."""
        for binding in self._bindings.values():
            binding.write(self._preferences.get(binding.preference))

    def load_defaults(self) -> None:
        """Show the defaults."""
        for binding in self._bindings.values():
            binding.write(binding.preference.default)

    def store(self, fields: Collection[QWidget] | None = None) -> None:
        """Store what is shown, in all fields or in some."""
        for field, binding in self._bindings.items():
            if fields is None or field in fields:
                self._preferences.set(binding.preference, binding.read())

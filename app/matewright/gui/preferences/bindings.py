"""Fields that each show one preference."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Any

from PySide6.QtWidgets import QCheckBox, QComboBox, QDoubleSpinBox, QSpinBox, QWidget

from matewright.gui.preferences.preferences import Preference, Preferences


@dataclass(frozen=True, slots=True)
class _Binding:
    preference: Preference[Any]
    read: Callable[[], Any]
    write: Callable[[Any], object]


class Bindings:
    """Fields and the preferences they show. Nothing is preferred before `store`."""

    def __init__(self, preferences: Preferences) -> None:
        self._preferences = preferences
        self._bindings: dict[QWidget, _Binding] = {}

    def bind(
        self,
        field: QCheckBox | QComboBox | QSpinBox | QDoubleSpinBox,
        preference: Preference[Any],
    ) -> None:
        """Have a field show a preference; the entries of a box have values as their data."""
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
        """Have any field show a preference, read and written by these functions."""
        self._bindings[field] = _Binding(preference, read, write)

    def load(self) -> None:
        """Show what is preferred now."""
        for binding in self._bindings.values():
            binding.write(self._preferences.get(binding.preference))

    def load_defaults(self) -> None:
        """Show what the program comes with."""
        for binding in self._bindings.values():
            binding.write(binding.preference.default)

    def store(self, fields: Collection[QWidget] | None = None) -> None:
        """Prefer what is shown, in all fields or in some."""
        for field, binding in self._bindings.items():
            if fields is None or field in fields:
                self._preferences.set(binding.preference, binding.read())

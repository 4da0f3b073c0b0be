"""A painted widget with a value in words for assistive technology."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QObject
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleInterface,
    QAccessibleValueChangeEvent,
)
from PySide6.QtWidgets import QAccessibleWidget, QWidget


class SpokenWidget(QWidget):
    """A widget whose state is one short phrase, `spoken_value`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        _install_factory()

    def spoken_value(self) -> str:
        """What a screen reader says, such as `e4, black knight`."""
        raise NotImplementedError

    def announce(self) -> None:
        """Say the value now, if the keyboard is here."""
        if self.hasFocus():
            value = self.spoken_value()
            QAccessible.updateAccessibility(QAccessibleValueChangeEvent(self, value))
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, value))


class _SpokenInterface(QAccessibleWidget):
    def text(self, kind: QAccessible.Text) -> str:
        widget = self.object()
        if kind is QAccessible.Text.Value and isinstance(widget, SpokenWidget):
            return widget.spoken_value()
        return super().text(kind)


def _interface(_class_name: str, thing: QObject) -> QAccessibleInterface | None:
    if not isinstance(thing, SpokenWidget):
        return None
    return _SpokenInterface(thing, QAccessible.Role.Chart)


@cache
def _install_factory() -> None:
    QAccessible.installFactory(_interface)

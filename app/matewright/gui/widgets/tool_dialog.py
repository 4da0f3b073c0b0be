"""Dialogs that stay open beside a window, and move on to a window that replaces it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, Self, TypeVar

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QDialog
from shiboken6 import isValid


class ToolDialog(QDialog):
    """A non-modal dialog of a window.

    * `visibility_changed`: it was opened or closed.
    """

    visibility_changed = Signal()

    def showEvent(self, event: QShowEvent) -> None:
        """Emit that it is open."""
        super().showEvent(event)
        self.visibility_changed.emit()

    def hideEvent(self, event: QHideEvent) -> None:
        """Emit that it is closed."""
        super().hideEvent(event)
        self.visibility_changed.emit()

    def restore_state(self, other: Self) -> None:
        """Take over the state and the work of the dialog that this one replaces."""
        raise NotImplementedError


_Dialog = TypeVar("_Dialog", bound=ToolDialog)


class ToolDialogSlot(Generic[_Dialog]):
    """Holds a tool dialog, which `make` creates on first use."""

    def __init__(self, make: Callable[[], _Dialog]) -> None:
        self._make = make
        self._dialog: _Dialog | None = None
        self._is_to_show = False
        self._is_to_activate = False

    @property
    def dialog(self) -> _Dialog | None:
        """The dialog, shown or not; None before its first use and after its end."""
        return self._dialog if self._dialog is not None and isValid(self._dialog) else None

    def get_or_create(self) -> _Dialog:
        """The dialog, created now if necessary."""
        dialog = self.dialog
        if dialog is None:
            dialog = self._dialog = self._make()
        return dialog

    def bring_to_front(self) -> None:
        """Show the dialog in front of its window."""
        dialog = self.get_or_create()
        dialog.show()
        dialog.raise_()
        dialog.activateWindow()

    # -- another language --------------------------------------------------------------------

    def restore_state(self, other: ToolDialogSlot[_Dialog]) -> None:
        """Take over the dialog of another window, which this one's replaces."""
        old = other.dialog
        if old is None:
            return
        dialog = self.get_or_create()
        dialog.setGeometry(old.geometry())
        dialog.restore_state(old)
        self._is_to_show, self._is_to_activate = old.isVisible(), old.isActiveWindow()

    def show_again(self) -> None:
        """Show the dialog taken over; the focus stays where it was."""
        if not self._is_to_show:
            return
        self._is_to_show = False
        dialog, quietly = self.get_or_create(), Qt.WidgetAttribute.WA_ShowWithoutActivating
        if self._is_to_activate:
            self.bring_to_front()
        else:
            dialog.setAttribute(quietly)
            dialog.show()
            dialog.setAttribute(quietly, on=False)

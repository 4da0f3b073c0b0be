"""Whether the text of a field is still being typed: what is incomplete is not wrong yet."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QLineEdit

from matewright.gui.background.timers import one_shot

_PAUSE: Final = 1000
"""Milliseconds after the last key until a text counts as finished."""


class Typing(QObject):
    """Watches a field.

    `ended`: Enter was pressed, the field was left, or no key came for a second. What is pasted
    counts at once.
    """

    ended = Signal()

    def __init__(self, edit: QLineEdit) -> None:
        super().__init__(edit)
        self._text = edit.text()
        self._pause = one_shot(self, self.ended.emit, _PAUSE)
        # Before anybody who asks when the text is edited.
        edit.textEdited.connect(self._note)
        edit.textChanged.connect(self._remember)
        edit.editingFinished.connect(self.end)

    @property
    def goes_on(self) -> bool:
        """Whether more is to be expected."""
        return self._pause.isActive()

    def end(self) -> None:
        """Take the text for finished."""
        if self.goes_on:
            self._pause.stop()
            self.ended.emit()

    def _note(self, text: str) -> None:
        if _inserted(self._text, text) > 1:
            self._pause.stop()
        else:
            self._pause.start()

    def _remember(self, text: str) -> None:
        self._text = text


def _inserted(before: str, after: str) -> int:
    """How many characters of a text one edit has put there."""
    head = _common(before, after)
    return len(after) - head - _common(before[head:][::-1], after[head:][::-1])


def _common(one: str, other: str) -> int:
    """The length of the beginning that two texts have in common."""
    differing = (place for place, (a, b) in enumerate(zip(one, other, strict=False)) if a != b)
    return next(differing, min(len(one), len(other)))

"""Completion in the search line: names of fields, and values the collection has."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, cast

from PySide6.QtCore import QEvent, QModelIndex, QStringListModel, Qt, Signal
from PySide6.QtGui import QFocusEvent, QHideEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractItemView, QCompleter, QWidget
from shiboken6 import isValid

from matewright.gui.widgets.keys import LineEdit, keeps

_MOST_OFFERED: Final = 200
_MOST_SEEN: Final = 12
_Cancel: Final = QKeySequence.StandardKey.Cancel
_KEYS_THAT_TAKE: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Tab)


class CompletingEdit(LineEdit):
    """A text field that completes the word at the cursor.

    `offer` is called with the text before the cursor: it returns from where on the text would be
    replaced, and by what. What is offered is taken with Enter or Tab; Esc closes the list, and the
    next Esc is `left`. Down opens the list.

    * `entered`: the line got the focus.
    * `left`: Esc.
    """

    entered = Signal()
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._offer: Callable[[str], tuple[int, Sequence[str]]] = lambda _: (0, ())
        self._start = 0
        self._words = QStringListModel(self)
        self._completer = QCompleter(self._words, self)
        self._completer.setWidget(self)
        self._completer.setCompletionMode(QCompleter.CompletionMode.UnfilteredPopupCompletion)
        self._completer.setMaxVisibleItems(_MOST_SEEN)
        # Qt creates the completer's popup on first access.
        self._popup = cast(QAbstractItemView, self._completer.popup())
        self._popup.setAccessibleName(self.tr("Ways to go on"))
        self._completer.activated[str].connect(self._take)  # type: ignore[index] # an overload
        self.textEdited.connect(lambda _: self.complete())

    def set_offer(self, offer: Callable[[str], tuple[int, Sequence[str]]]) -> None:
        """Set the source of completions."""
        self._offer = offer

    def complete(self) -> None:
        """Show the completions, or close the list if there are none."""
        before = self.text()[: self.cursorPosition()]
        start, words = self._offer(before)
        popup = self._popup
        typed = before[start:]
        if not words or [word.rstrip() for word in words] == [typed]:
            popup.hide()
            return
        self._start = start
        self._words.setStringList(list(words[:_MOST_OFFERED]))
        self._completer.setCompletionPrefix("")
        rect = self.rect()
        rect.setLeft(max(0, self.cursorRect().left() - 2))
        rect.setWidth(popup.sizeHintForColumn(0) + popup.verticalScrollBar().sizeHint().width() + 8)
        self._completer.complete(rect)
        # Enter is to accept only a selected entry, but views select their first entry themselves.
        self._popup.setCurrentIndex(QModelIndex())

    def _take(self, word: str) -> None:
        # As if it were typed: it can be undone, and counts as edited.
        self.setSelection(self._start, self.cursorPosition() - self._start)
        self.insert(word)
        self.textEdited.emit(self.text())

    def event(self, event: QEvent) -> bool:
        """Keep Esc, which means something else in the rest of the window."""
        return keeps(event, _Cancel) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Down opens the list, Esc leaves; while the list is open, it has these keys."""
        if self._popup.isVisible() and self._is_for_list(event):
            event.ignore()
        elif event.matches(_Cancel):
            self.left.emit()
        elif event.key() == Qt.Key.Key_Down and not event.modifiers():
            self.complete()
        else:
            super().keyPressEvent(event)

    def _is_for_list(self, event: QKeyEvent) -> bool:
        """Whether a key accepts an entry or closes the list; Enter needs a selected entry."""
        if event.matches(_Cancel):
            self._popup.hide()
            return True
        is_chosen = self._popup.currentIndex().isValid()
        if event.key() in _KEYS_THAT_TAKE and not is_chosen:
            self._popup.hide()
        return event.key() in _KEYS_THAT_TAKE and is_chosen

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Emit it, unless only the list was closed."""
        super().focusInEvent(event)
        if event.reason() is not Qt.FocusReason.PopupFocusReason:
            self.entered.emit()

    def hideEvent(self, event: QHideEvent) -> None:
        """Close the list along with the line."""
        self._close_list()
        super().hideEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Close the list with the line."""
        if event.reason() is not Qt.FocusReason.PopupFocusReason:
            self._close_list()
        super().focusOutEvent(event)

    def _close_list(self) -> None:
        # While the window is destroyed, the line loses the focus after its list is gone.
        if isValid(self._popup):
            self._popup.hide()

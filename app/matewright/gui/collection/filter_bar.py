"""The search line above the list of problems, with its errors and the number found."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QSettings, Signal
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import (
    QLabel,
    QMenu,
    QToolButton,
    QWidget,
)

from matewright.gui.background.timers import one_shot
from matewright.gui.collection.completion import CompletingEdit
from matewright.gui.widgets.form import wrapped
from matewright.gui.widgets.layouts import in_column, in_row
from matewright.gui.widgets.style import set_look
from matewright.gui.widgets.theme import STEP
from matewright.gui.widgets.tool_button import tool_button
from matewright.gui.widgets.typing import Typing
from matewright.services.collection import FIELD_NAMES
from matewright.wording import grouped

_PAUSE: Final = 200
"""Milliseconds after the last key until the search begins."""

_MOST_REMEMBERED: Final = 20
_HISTORY_KEY: Final = "collection/searches"


class FilterBar(QWidget):
    """Takes the user's query.

    * `changed` (text): the query changed; empty for everything.
    * `left`: the user goes on in the list.
    * `begun`: the line got the focus.
    * `position_requested`: the search by position is requested.
    """

    changed = Signal(str)
    left = Signal()
    begun = Signal()
    position_requested = Signal()

    def __init__(self, settings: QSettings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._values: Callable[[str], Sequence[str]] = lambda _: ()
        self._announced = ""
        self._pause = one_shot(self, self._emit_text, _PAUSE)
        self.edit = CompletingEdit(self)
        self.edit.setObjectName("collection_search")
        self.edit.setAccessibleName(self.tr("Search in the problems"))
        self.edit.setPlaceholderText(self.tr("Search: words, author:loyd stip:#3 men<=7 wK=a1"))
        self.edit.setToolTip(
            self.tr(
                "Words are looked for everywhere, author:loyd in one field. "
                "men<=7, year>=1950, wK=a1 and bS>=2 compare; a minus before it excludes."
            )
            + " "
            + self.tr("condition:circe, fairy:* and grasshopper>=2 find fairy chess.")
        )
        self.edit.setClearButtonEnabled(True)
        self.edit.setMinimumWidth(22 * STEP)
        self.edit.set_offer(self._offer)
        self.count_label = QLabel(self)
        self.count_label.setObjectName("collection_found")
        self.count_label.setProperty("tone", "quiet")
        # Over the list, which does not move for it.
        self.error_label = wrapped("", parent or self, tone="error")
        self.error_label.setAutoFillBackground(True)
        self.error_label.setMargin(STEP)
        self.error_label.setObjectName("collection_search_error")
        self.error_label.setProperty("tone", "error")
        self.error_label.hide()
        self.position_button = tool_button("position-search", self.tr("Search by position …"), self)
        self.position_button.clicked.connect(self.position_requested)
        self.history_button = tool_button("history", self.tr("Earlier searches"), self)
        self.history_menu = QMenu(self)
        self.history_menu.aboutToShow.connect(self._fill_history)
        self.history_button.setMenu(self.history_menu)
        self.history_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        row = in_row(
            (self.edit, 1),
            self.count_label,
            self.position_button,
            self.history_button,
            spacing=STEP,
        )
        in_column(row, on=self, spacing=STEP // 2)
        self._error = ""
        self._typing = Typing(self.edit)
        self._typing.ended.connect(self._show_error)
        self.edit.textChanged.connect(lambda _: self._pause.start())
        self.edit.returnPressed.connect(self._finish)
        self.edit.editingFinished.connect(self._remember)
        self.edit.left.connect(self._leave)
        self.edit.entered.connect(self.begun)
        self._offer_history()

    # -- asking ------------------------------------------------------------------------------

    @property
    def text(self) -> str:
        """The query; empty for everything."""
        return self.edit.text().strip()

    def set_text(self, text: str) -> None:
        """Set the query, as if it were typed."""
        self.edit.setText(text)
        self._emit_text()
        self._remember()

    def begin(self, text: str = "") -> None:
        """Take the focus; letters typed elsewhere begin the query."""
        self.edit.setFocus()
        if text:
            self.edit.setText(text)
            self.edit.complete()
        else:
            self.edit.selectAll()

    def set_source_of_values(self, values: Callable[[str], Sequence[str]]) -> None:
        """Set the source of the values that a field has in this collection."""
        self._values = values

    # -- showing -----------------------------------------------------------------------------

    def forget(self) -> None:
        """Clear the search without a signal."""
        self.edit.clear()
        self._pause.stop()
        self._announced = ""
        self.show_everything()

    def show_found(self, count: int, total: int, *, is_final: bool) -> None:
        """Show how many problems were found, of all or of those read so far."""
        self._set_error("")
        words = self.tr("{found} of {total}") if is_final else self.tr("{found} of {total} so far")
        self.count_label.setText(words.format(found=grouped(count), total=grouped(total)))

    def show_everything(self) -> None:
        """Clear the message: all problems are shown."""
        self._set_error("")
        self.count_label.clear()

    def show_error(self, sentence: str) -> None:
        """Show what is wrong with the query; while it is being typed, only that it goes on."""
        self._set_error(sentence)

    def _set_error(self, sentence: str) -> None:
        self._error = sentence
        self._show_error()

    def _show_error(self) -> None:
        sentence = "" if self._typing.goes_on else self._error
        if self._error:
            self.count_label.setText("" if sentence else "…")
        self.error_label.setText(sentence)
        self.edit.setAccessibleDescription(sentence)
        set_look(self.edit, "invalid", bool(sentence))
        self._place_error()
        self.error_label.setVisible(bool(sentence))

    def _place_error(self) -> None:
        """Put the message below the line."""
        height = self.error_label.heightForWidth(self.width())
        self.error_label.setGeometry(self.x(), self.geometry().bottom() + 1, self.width(), height)
        self.error_label.raise_()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the message below the line."""
        super().resizeEvent(event)
        self._place_error()

    # -- typing ------------------------------------------------------------------------------

    def _emit_text(self) -> None:
        self._pause.stop()
        if self.text != self._announced:
            self._announced = self.text
            self.changed.emit(self.text)

    def _finish(self) -> None:
        self._emit_text()
        if not self._error:
            self.left.emit()

    def _leave(self) -> None:
        """Esc clears the query; if it is empty, Esc leaves the line."""
        if self.edit.text():
            self.edit.clear()
            self._emit_text()
        else:
            self.left.emit()

    def _offer(self, before: str) -> tuple[int, Sequence[str]]:
        """The completions of the last word before the cursor."""
        start = _start_of_word(before)
        word = before[start:]
        sign = "-" if word.startswith("-") else ""
        name, colon, begun = word.removeprefix("-").partition(":")
        if colon:
            begun = begun.strip('"').casefold()
            found = [value for value in self._values(name.casefold()) if begun in value.casefold()]
            found.sort(key=lambda value: not value.casefold().startswith(begun))
            return start, [f"{sign}{name}:{_quoted(value)} " for value in found]
        if not name:
            return start, ()
        return start, [f"{sign}{one}:" for one in FIELD_NAMES if one.startswith(name.casefold())]

    # -- history -----------------------------------------------------------------------------

    @property
    def history(self) -> list[str]:
        """Earlier searches, the newest first."""
        value = self._settings.value(_HISTORY_KEY, [])
        texts = [value] if isinstance(value, str) else value
        return [str(text) for text in texts] if isinstance(texts, list) else []

    def _remember(self) -> None:
        text = self.text
        if not text or self._error:
            return
        others = [other for other in self.history if other != text]
        self._settings.setValue(_HISTORY_KEY, [text, *others][:_MOST_REMEMBERED])
        self._offer_history()

    def _offer_history(self) -> None:
        self.history_button.setEnabled(bool(self.history))

    def _fill_history(self) -> None:
        self.history_menu.clear()
        for text in self.history:
            action = QAction(text.replace("&", "&&"), self.history_menu)
            action.triggered.connect(lambda _=False, text=text: self.set_text(text))
            self.history_menu.addAction(action)


def _start_of_word(text: str) -> int:
    """Where the last word begins; a value in quotation marks is part of its word."""
    start, quoted = 0, False
    for index, letter in enumerate(text):
        if letter == '"':
            quoted = not quoted
        elif letter.isspace() and not quoted:
            start = index + 1
    return start


def _quoted(value: str) -> str:
    return f'"{value}"' if any(letter.isspace() for letter in value) else value

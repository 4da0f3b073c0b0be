"""All windows made anew in another language or size of text, while the old ones are of use.

Each new window takes the place of the old one when it is ready and nobody is in the middle of
something.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QTimer

from matewright.gui import theme
from matewright.gui.construction import SOON, Construction
from matewright.gui.language import translation
from matewright.gui.language.carry_over import ViewState
from matewright.gui.preferences import LANGUAGE, TEXT_SIZE

if TYPE_CHECKING:
    from matewright.gui.main_window import MainWindow
    from matewright.gui.windows import Windows

_AFTERWARDS: Final = 10
"""Milliseconds after which the new window has been drawn, or is about to be."""


class Renewal:
    """Makes `windows` anew, once that is wanted."""

    def __init__(self, windows: Windows, construction: Construction) -> None:
        self._windows = windows
        self._construction = construction
        self._is_wanted = False
        self._left: list[MainWindow] = []

    def want(self) -> None:
        """Make all windows anew, when `work` comes to it."""
        self._is_wanted = True

    def forget(self, window: MainWindow) -> bool:
        """Make nothing anew of a window that was closed; whether it was being made just now."""
        was_next = self._left[:1] == [window]
        self._left = [other for other in self._left if other is not window]
        return was_next

    def work(self) -> Iterator[int]:
        """The steps that make anew what is left to do; it may begin anew at any time."""
        if self._is_wanted:
            self._is_wanted = False
            preferences = self._windows.preferences
            translation.speak(preferences.get(LANGUAGE))
            theme.set_text_size(preferences.get(TEXT_SIZE))
            self._left = list(self._windows.all)
            yield SOON
        while self._left:
            old = self._left[0]
            try:
                yield from self._renew(old)
            except Exception:
                # It stays as it is, in its language.
                self.forget(old)
                raise

    def _renew(self, old: MainWindow) -> Iterator[int]:
        # The new one begins with what is kept of the old one.
        old.keep_layout()
        new = self._windows.begin_window(old.open_file)
        yield from self._construction.build(new)
        for companion, old_one in zip(new.companions, old.companions, strict=True):
            companion.prepare(old_one)
            yield SOON
        state = ViewState.of(old)
        yield SOON
        for _ in state.restore(new):
            yield SOON
        yield SOON
        yield from self._construction.rehearse(new)
        while True:
            yield from self._construction.wait()
            # What is typed but not handed on is part of what the new window is to show.
            old.typed.commit()
            before, state = state, ViewState.of(old)
            if state == before:
                break
            # Somebody has done something meanwhile.
            yield SOON
            for _ in state.restore(new):
                yield SOON
            yield SOON
        yield SOON
        is_active = old.isActiveWindow()
        new.go_on_with(old)
        old.leave()
        self._windows.swap(old, new)
        # What it shows is the same in the wrong language: drawn once more it would take its time.
        old.setUpdatesEnabled(False)
        self._construction.show(new)
        if is_active:
            new.bring_up()
        old.hide()
        self._left.remove(old)
        # Each in a turn of its own, and even if all begins once more.
        QTimer.singleShot(_AFTERWARDS, old, old.deleteLater)
        QTimer.singleShot(2 * _AFTERWARDS, new, partial(state.show_dialogs, new))
        yield from self._construction.draw()

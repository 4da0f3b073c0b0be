"""Offers once to write moves with the letters of the window's language."""

from __future__ import annotations

from PySide6.QtWidgets import QMainWindow

from matewright.gui.preferences import translation
from matewright.gui.preferences.preferences import LETTERS_OFFERED, PIECE_LETTERS, Preferences
from matewright.gui.widgets.notice import Notice
from matewright.model.notation import letters_in_a_row

_OF_LANGUAGE = {"de": "german", "fr": "french", "ru": "russian"}


class LettersOffer(Notice):
    """Shown at a start in another language than English, until it is answered."""

    def __init__(self, preferences: Preferences, window: QMainWindow) -> None:
        super().__init__("letters_offer", self.tr("Letters of the Men"), window)
        self.words.set_icon("")
        self._preferences = preferences
        self._own = _OF_LANGUAGE.get(translation.current(), "")
        english = letters_in_a_row(PIECE_LETTERS.default)
        own = letters_in_a_row(self._own) if self._own else ""
        self._question = self.tr(
            "Moves are written with English letters: {english}. Those of your language are {own}. "
            "The preferences can change this at any time."
        ).format(english=english, own=own)
        self.own_button = self.add_button(own, self._take_own)
        self.own_button.setAccessibleName(self.tr("Write moves with {own}").format(own=own))
        self.english_button = self.add_button(english, self._stay)
        self.english_button.setAccessibleName(self.tr("Write moves with {own}").format(own=english))

    def offer(self) -> None:
        """Ask, unless it was answered once or letters were chosen."""
        preferences = self._preferences
        is_answered = preferences.get(LETTERS_OFFERED) or preferences.is_set(PIECE_LETTERS.key)
        if self._own and not is_answered:
            self.say(self._question)

    def _take_own(self) -> None:
        self._preferences.set(PIECE_LETTERS, self._own)
        self._stay()

    def _stay(self) -> None:
        self._preferences.set(LETTERS_OFFERED, True)
        self.say("")

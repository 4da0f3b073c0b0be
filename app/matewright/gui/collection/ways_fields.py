"""Transformations to allow for: mirrored, shifted, with colours exchanged."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QCheckBox, QWidget

from matewright.services.collection import Ways
from matewright.wording import Wording

_words: Final = Wording("WaysFields")


class WaysFields:
    """A box for each way; `boxes` are all of them, in reading order."""

    def __init__(self, parent: QWidget) -> None:
        self.mirrored = QCheckBox(_words("&Mirrored or turned"), parent)
        self.mirrored.setToolTip(_words("With pawns left and right alone are exchanged"))
        self.shifted = QCheckBox(_words("S&hifted"), parent)
        self.shifted.setToolTip(_words("Moved as a whole, without a man leaving the board"))
        self.swapped = QCheckBox(_words("Colours e&xchanged"), parent)
        self.swapped.setToolTip(_words("With the board upside down, so that pawns go on"))
        self.boxes: Final = (self.mirrored, self.shifted, self.swapped)

    @property
    def ways(self) -> Ways:
        """The ticked ways."""
        return Ways(
            mirrored=self.mirrored.isChecked(),
            shifted=self.shifted.isChecked(),
            swapped=self.swapped.isChecked(),
        )

    def show(self, ways: Ways) -> None:
        """Tick these ways, as far as there are boxes for them."""
        self.mirrored.setChecked(ways.mirrored)
        self.shifted.setChecked(ways.shifted)
        self.swapped.setChecked(ways.swapped)

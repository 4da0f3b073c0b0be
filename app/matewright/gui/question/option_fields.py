"""Fields of the options: numbers that can be a word, and ticks that are restored."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSignalBlocker, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QValidator
from PySide6.QtWidgets import QCheckBox, QSpinBox

from matewright.gui.widgets.theme import STEP, colours_of


class WordSpinBox(QSpinBox):
    """A number whose least value may be shown as a word, such as `any`.

    Typing the word, or nothing at all, means that value too.
    """

    def sizeHint(self) -> QSize:
        """Room for the whole word: Qt leaves out the tails of its letters."""
        return super().sizeHint() + QSize(STEP, STEP)

    def _typed(self, text: str) -> str:
        return text.removesuffix(self.suffix()).strip().casefold()

    def validate(self, text: str, pos: int) -> tuple[QValidator.State, str, int]:
        """Accept the word and its beginnings as well."""
        word, typed = self.specialValueText().casefold(), self._typed(text)
        if word and typed == word:
            return QValidator.State.Acceptable, text, pos
        if word and word.startswith(typed):
            return QValidator.State.Intermediate, text, pos
        return super().validate(text, pos)

    def fixup(self, text: str) -> str:
        """Complete an empty field, or a beginning of the word, to the word."""
        word = self.specialValueText()
        return word if word.casefold().startswith(self._typed(text)) else text

    def valueFromText(self, text: str) -> int:
        """The least value for the word."""
        word = self.specialValueText().casefold()
        if word and self._typed(text) == word:
            return self.minimum()
        return super().valueFromText(text)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the edge in the colour of all fields: on dark ground the style's own is not seen."""
        super().paintEvent(event)
        if self.hasFocus():
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(colours_of(self.palette()).border), 1))
        edge = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(edge, STEP // 2, STEP // 2)
        painter.end()


class ChoiceCheckBox(QCheckBox):
    """A check box that shows no tick while disabled, and the user's choice otherwise."""

    _preferred = False

    @property
    def preferred(self) -> bool:
        """The user's choice, whether it applies now or not."""
        return self.isChecked() if self.isEnabled() else self._preferred

    def choose(self, preferred: bool) -> None:
        """Turn it on or off, now or as soon as it applies."""
        self._preferred = preferred
        if self.isEnabled():
            self.setChecked(preferred)

    def changeEvent(self, event: QEvent) -> None:
        """Remove the tick, or restore it."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.EnabledChange:
            # The owner enabled it; this is not a choice of the user.
            with QSignalBlocker(self):
                if self.isEnabled():
                    self.setChecked(self._preferred)
                else:
                    self._preferred = self.isChecked()
                    self.setChecked(False)

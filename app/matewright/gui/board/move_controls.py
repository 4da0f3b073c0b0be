"""Buttons that step through a line of play."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from matewright.gui.preferences.shortcuts import TipWithKeys, with_keys
from matewright.gui.widgets import theme
from matewright.gui.widgets.tool_button import tool_button


class MoveControls(QWidget):
    """First, back, forward, last, play. The widget only emits signals; its owner moves."""

    first_requested = Signal()
    back_requested = Signal()
    forward_requested = Signal()
    last_requested = Signal()
    play_toggled = Signal(bool)
    """True: start automatic play; False: pause."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._row = row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.STEP)
        row.addStretch()
        self.first_button = self._button("first", self.tr("First position"))
        self.back_button = self._button("back", self.tr("Back one move"))
        self.forward_button = self._button("forward", self.tr("Forward one move"))
        self.last_button = self._button("last", self.tr("Last position"))
        self.first_button.clicked.connect(self.first_requested)
        self.back_button.clicked.connect(self.back_requested)
        self.forward_button.clicked.connect(self.forward_requested)
        self.last_button.clicked.connect(self.last_requested)
        self.play_button = self._button("play", "")
        self.play_button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.play_button.setCheckable(True)
        self.play_button.clicked.connect(self._play_clicked)
        self._playing = self._brief = False
        self._play_keys = ""
        self._show_playing()
        row.addStretch()
        self.set_available(back=False, forward=False)

    def set_available(self, *, back: bool, forward: bool) -> None:
        """Set whether there are moves behind and ahead; without any ahead, play is disabled too."""
        self.first_button.setEnabled(back)
        self.back_button.setEnabled(back)
        self.forward_button.setEnabled(forward)
        self.last_button.setEnabled(forward)
        self.play_button.setEnabled(forward or self._playing)

    @property
    def key_hints(self) -> tuple[tuple[str, Callable[[str], object]], ...]:
        """The commands that the buttons stand for, with who is told their keys."""
        return (
            ("solution.first", TipWithKeys(self.first_button)),
            ("solution.back", TipWithKeys(self.back_button)),
            ("solution.forward", TipWithKeys(self.forward_button)),
            ("solution.last", TipWithKeys(self.last_button)),
            ("solution.play", self._set_play_keys),
        )

    def _set_play_keys(self, keys: str) -> None:
        self._play_keys = keys
        self._show_playing()

    @property
    def word_width(self) -> int:
        """Pixels that the word beside the picture of playing takes where it is shown."""
        gap = theme.STEP
        return self.play_button.fontMetrics().horizontalAdvance(self.play_button.text()) + gap

    @property
    def saved_width(self) -> int:
        """Pixels that are saved by leaving the word out now."""
        return self.word_width if self._brief else 0

    def set_brief(self, brief: bool) -> None:
        """Leave the word out, which the tool tip says as well, or show it."""
        if brief != self._brief:
            self._brief = brief
            style = Qt.ToolButtonStyle
            self.play_button.setToolButtonStyle(
                style.ToolButtonIconOnly if brief else style.ToolButtonTextBesideIcon
            )

    @property
    def playing(self) -> bool:
        """Whether the play button shows that moves are being played."""
        return self._playing

    def set_playing(self, playing: bool) -> None:
        """Show the play button as Pause or as Play, without emitting anything."""
        self._playing = playing
        self.play_button.setEnabled(playing or self.forward_button.isEnabled())
        self._show_playing()

    def _play_clicked(self) -> None:
        self.set_playing(not self._playing)
        self.play_toggled.emit(self._playing)

    def _show_playing(self) -> None:
        self.play_button.setChecked(self._playing)
        self.play_button.setIcon(theme.icon("pause" if self._playing else "play"))
        word = self.tr("Pause") if self._playing else self.tr("Play Line")
        self.play_button.setText(word)
        self.play_button.setAccessibleName(word)
        tip = self.tr("Stop playing") if self._playing else self.tr("Play the moves one by one")
        self.play_button.setToolTip(with_keys(tip, self._play_keys))

    def _button(self, icon: str, name: str) -> QToolButton:
        button = tool_button(icon, name, self)
        side = theme.scaled(5 * theme.STEP)
        button.setIconSize(QSize(side, side))
        self._row.addWidget(button)
        return button

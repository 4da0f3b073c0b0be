"""A small board that plays an example of what a condition does."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent, QMouseEvent, QPainter, QPaintEvent, QRegion, QShowEvent
from PySide6.QtWidgets import QLabel, QWidget

from matewright.gui.background.timers import one_shot
from matewright.gui.board.painting import BoardPicture
from matewright.gui.widgets import theme
from matewright.gui.widgets.form import wrapped
from matewright.gui.widgets.layouts import in_column
from matewright.gui.widgets.theme import STEP, colours_of
from matewright.model.board_marks import board_marks
from matewright.model.conditions import Condition
from matewright.model.notation import Notation
from matewright.render.colours import board_colours
from matewright.render.layout import BoardLayout
from matewright.render.line_arrows import move_arrow
from matewright.render.look import Look
from matewright.services.question.condition_example import Example, example_of
from matewright.wording import Wording

_words: Final = Wording("ConditionDialog")

_PICTURE: Final = 44 * STEP
_PAUSE: Final = 1600
"""Milliseconds for which the position before the move is shown, and that after it."""


class ConditionBoard(QWidget):
    """Shows the diagram of an example and the position after its move by turns; a click goes on."""

    def __init__(self, notation: Notation, parent: QWidget) -> None:
        super().__init__(parent)
        self._notation = notation
        self.picture = _Picture(self)
        self.label: QLabel = wrapped("", self, tone="quiet")
        self.label.setObjectName("condition_example")
        self.label.setFixedWidth(_PICTURE)
        self.picture.clicked.connect(self.step)
        self._pause = one_shot(self, self.step, _PAUSE)
        in_column(self.picture, self.label, on=self, spacing=STEP)

    def show_condition(self, condition: Condition | None) -> None:
        """Show the example of another condition, if there is one."""
        example = example_of(condition) if condition is not None else None
        if example is self.picture.example:
            return
        said = _said(example, self._notation)
        self.picture.show_example(example)
        self.picture.setAccessibleDescription(said)
        self.label.setText(said)
        self._go_on()

    def step(self) -> None:
        """Show the position after the move, or that before it again."""
        self.picture.turn()
        self._go_on()

    def _go_on(self) -> None:
        example = self.picture.example
        if example is not None and example.move is not None and self.isVisible():
            self._pause.start()
        else:
            self._pause.stop()

    def showEvent(self, event: QShowEvent) -> None:
        """Play from now on."""
        super().showEvent(event)
        self._go_on()

    def hideEvent(self, event: QHideEvent) -> None:
        """Rest."""
        super().hideEvent(event)
        self._pause.stop()


class _Picture(QWidget):
    """The board itself."""

    clicked = Signal()

    def __init__(self, parent: ConditionBoard) -> None:
        super().__init__(parent)
        self.example: Example | None = None
        self.is_after = False
        self.setFixedSize(_PICTURE, _PICTURE)
        self.setAccessibleName(_words("Example"))

    def show_example(self, example: Example | None) -> None:
        """Show the diagram of another example."""
        self.example, self.is_after = example, False
        self.update()

    def turn(self) -> None:
        """Turn to the other position of the example."""
        can_turn = self.example is not None and self.example.move is not None
        self.is_after = can_turn and not self.is_after
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go on."""
        if event.button() is Qt.MouseButton.LeftButton:
            self.clicked.emit()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - small: drawn whole
        """Draw the board."""
        example = self.example
        if example is None:
            return
        look, ratio = Look(), self.devicePixelRatioF()
        move = example.move if self.is_after else None
        dark = colours_of(self.palette()) is theme.DARK
        picture = BoardPicture(
            position=example.game.position if move is None else example.after,
            layout=BoardLayout.fit(self.width(), self.height(), 0, ratio, flipped=False),
            colours=board_colours(look.theme, dark_window=dark),
            piece_set=look.piece_set,
            ratio=ratio,
            arrows=() if move is None else move_arrow(move),
            picked=example.square if move is None else None,
            destinations=example.targets if move is None else (),
            condition_marks=board_marks(example.game.conditions, [move] if move else ()),
        )
        painter = QPainter(self)
        picture.paint(painter, QRegion(self.rect()))
        painter.end()


def _said(example: Example | None, notation: Notation) -> str:
    """The move of an example, or what its dots say."""
    if example is None:
        return ""
    if example.move is not None:
        # Nobody is mated without kings, and no stalemate is meant.
        return notation.move(replace(example.move, check=False, mate=False, stalemate=False))
    man = example.game.position.board[example.square]
    assert man is not None, "every example has a man to look at"
    if not example.targets:
        return _words("The {man} cannot move.", man=man.kind.name)
    return _words("Where the {man} can go.", man=man.kind.name)

"""Enters the line that a player is to play."""

from __future__ import annotations

from PySide6.QtWidgets import (
    QDialog,
    QPlainTextEdit,
    QWidget,
)

from matewright.errors import MatewrightError
from matewright.gui.play.game_controller import GameController
from matewright.gui.widgets.elided_label import ElidedLabel
from matewright.gui.widgets.form import Buttons, label_of
from matewright.gui.widgets.layouts import in_column
from matewright.gui.widgets.theme import STEP


class LineDialog(QDialog):
    """Takes a line for the controller; stays open while it is invalid."""

    def __init__(self, controller: GameController, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Recorded Line"))
        self._controller = controller
        self.edit = QPlainTextEdit(controller.line_text, self)
        self.edit.setTabChangesFocus(True)
        label = label_of(
            self.edit,
            self.tr("&Moves of both sides from where the game begins, such as 1.Qd8 Kc5 2.Qa5:"),
            self,
        )
        label.setWordWrap(True)
        self.problem_label = ElidedLabel(self, most_lines=3)
        self.problem_label.setProperty("tone", "error")
        buttons = Buttons(self)
        buttons.accepting(self.tr("&Use This Line"))
        buttons.cancel(self.tr("&Cancel"))
        in_column(
            label,
            (self.edit, 1),
            self.problem_label,
            buttons,
            on=self,
            margins=None,
            spacing=2 * STEP,
        )
        self.resize(110 * STEP, 60 * STEP)
        self.edit.selectAll()

    def accept(self) -> None:
        """Pass the line on, or show which move is wrong."""
        try:
            self._controller.record(self.edit.toPlainText())
        except MatewrightError as error:
            self.problem_label.set_full_text(str(error))
            return
        super().accept()

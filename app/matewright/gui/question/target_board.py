"""The second diagram of a problem with the goal `a=>b`: the position that is to be reached."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLabel, QPushButton, QSizePolicy, QWidget

from matewright.errors import FormatError
from matewright.formats import piece_list
from matewright.gui.board.board import BoardWidget
from matewright.gui.board.fen_edit import FenEdit
from matewright.gui.widgets.form import label_of, wrapped
from matewright.gui.widgets.keys import keeps
from matewright.gui.widgets.layouts import SPACE, in_column, in_row
from matewright.gui.widgets.style import set_look
from matewright.gui.widgets.theme import STEP
from matewright.model.diagram import Diagram
from matewright.model.position import Position
from matewright.render.look import Look

_SIDE: Final = 48 * STEP
_Key = QKeySequence.StandardKey


class TargetBoard(QWidget):
    """A small board, edited like the diagram, with its FEN; hidden while there is no target.

    * `position_edited` (`Position`, description): the target the user asks for, and what was done.
    * `taken_over`: the target shall be the diagram as it stands.
    """

    position_edited = Signal(object, str)
    taken_over = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("target")
        self.board = _SmallBoard(self)
        self.board.setObjectName("target_board")
        self.board.setAccessibleName(self.tr("Target"))
        self.board.setFixedSize(_SIDE, _SIDE)
        self.board.position_edited.connect(self._offer)
        self.board.pasted.connect(self._paste)
        title = wrapped(self.tr("Target: the position that is to be reached"), self)
        self.fen_edit = FenEdit(self)
        self.fen_edit.setObjectName("target_fen")
        self.fen_edit.setAccessibleName(self.tr("FEN of the target"))
        self.fen_edit.position_typed.connect(
            lambda position: self._offer(position, self.tr("Type FEN"))
        )
        self.fen_edit.problem_changed.connect(self._show_problem)
        self.count_label = QLabel(self)
        self.count_label.setProperty("tone", "quiet")
        self.error_label = wrapped("", self)
        self.error_label.setObjectName("target_error")
        self.same_button = QPushButton(self.tr("As the Diagram"), self)
        self.same_button.setToolTip(self.tr("Begin with the men as they stand in the diagram"))
        self.same_button.clicked.connect(self.taken_over)
        self.clear_button = QPushButton(self.tr("Clear"), self)
        self.clear_button.setToolTip(self.tr("Remove all men from the target"))
        self.clear_button.clicked.connect(lambda: self._offer(Position(), self.tr("Clear Board")))
        for button in (self.same_button, self.clear_button):
            button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        column = in_column(
            title,
            in_row(label_of(self.fen_edit, self.tr("FEN"), self), (self.fen_edit, 1)),
            in_row(self.same_button, self.clear_button, SPACE, self.count_label, spacing=2 * STEP),
            self.error_label,
            SPACE,
            spacing=STEP,
        )
        row = in_row(self.board, on=self, spacing=3 * STEP)
        row.addLayout(column, 1)
        self.hide()

    def show_target(self, target: Diagram | None) -> None:
        """Show the target of a problem; None: it has none."""
        if target is not None:
            self.board.set_position(target.position)
            self.board.set_figures(target.figures)
            self.fen_edit.set_position(target.position)
            self.count_label.setText(target.position.tally)
        self.setVisible(target is not None)

    def set_look(self, look: Look, *, flipped: bool) -> None:
        """Draw it as the diagram is drawn."""
        self.board.set_look(replace(look, coordinates=False))
        self.board.set_flipped(flipped)

    def _offer(self, position: Position, description: str) -> None:
        self.position_edited.emit(position, self.tr("Target: {change}").format(change=description))

    def _paste(self, text: str) -> None:
        """Set up a pasted FEN or list of men; say what is wrong with anything else."""
        try:
            turn = self.board.position.turn
            position = piece_list.read(text, turn) or Position.from_fen(text, turn)
        except FormatError as error:
            self._show_problem(str(error), False)
            return
        self._show_problem("", False)
        self._offer(position, self.tr("Paste Position"))

    def _show_problem(self, problem: str, is_typing: bool) -> None:
        set_look(self.error_label, "tone", "quiet" if is_typing else "error")
        self.error_label.setText(problem)


class _SmallBoard(BoardWidget):
    """Copies and pastes by itself while it has the keyboard: the window's keys mean the diagram.

    * `pasted` (text): this text was pasted.
    """

    pasted = Signal(str)

    def event(self, event: QEvent) -> bool:
        """Keep the keys from the window's shortcuts."""
        return keeps(event, _Key.Copy) or keeps(event, _Key.Paste) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Copy the position as FEN, paste one, or edit as every board does."""
        if event.matches(_Key.Copy):
            QGuiApplication.clipboard().setText(self.position.fen)
        elif event.matches(_Key.Paste):
            self.pasted.emit(QGuiApplication.clipboard().text().strip())
        else:
            super().keyPressEvent(event)

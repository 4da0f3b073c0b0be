"""Text typed into fields of the current problem but not yet committed."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from matewright.gui.board.side_controls import PositionControls
from matewright.gui.question.question_pane import QuestionPane


class TypedInput:
    """The fields whose text becomes part of the problem when it is committed."""

    def __init__(self, position: PositionControls, question: QuestionPane) -> None:
        self._position = position
        self._question = question

    def commit(self) -> QWidget | None:
        """Commit what is typed; return the first field that is invalid, which stays marked."""
        fen, stipulation = self._position.fen_edit, self._question.stipulation_edit
        is_position, is_question = fen.commit(), self._question.commit()
        if not is_position:
            return fen
        return None if is_question else stipulation

    def commit_or_show(self) -> bool:
        """Commit what is typed, or else focus the field that says what is wrong."""
        wrong = self.commit()
        if wrong is not None:
            wrong.setFocus()
        return wrong is None

"""What is being typed into fields of the window and belongs to the problem shown."""

from __future__ import annotations

from matewright.gui.board.side_controls import PositionControls
from matewright.gui.panes.question_pane import QuestionPane
from matewright.gui.panes.twins_pane import TwinsPane


class TypedInput:
    """The fields whose text becomes part of the problem when it is handed on."""

    def __init__(
        self, position: PositionControls, question: QuestionPane, twins: TwinsPane
    ) -> None:
        self._position = position
        self._question = question
        self._twins = twins

    def commit(self) -> bool:
        """Hand on what is typed. False: the stipulation cannot be read and stays, marked."""
        self._position.fen_edit.commit()
        self._twins.commit()
        return self._question.commit()

    def commit_or_show(self) -> bool:
        """Hand on what is typed, or else go to the field that says what is wrong."""
        committed = self.commit()
        if not committed:
            self._question.stipulation_edit.setFocus()
        return committed

    def discard(self) -> None:
        """Forget what is typed: it belongs to another problem."""
        self._question.discard_typing()
        self._twins.discard_typing()

"""The dialogs in which engines work: they stay open beside the window and follow its commands."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDialog, QWidget

from matewright.errors import MatewrightError
from matewright.gui.board.board import BoardWidget
from matewright.gui.dialogs.compare import CompareDialog
from matewright.gui.dialogs.error_box import show_error
from matewright.gui.document import Document
from matewright.gui.editing.typed_input import TypedInput
from matewright.gui.panes.question_pane import QuestionPane
from matewright.gui.prinz.dialog import PrinzDialog


class EngineDialogs(QObject):
    """Opens them for the problem that a window shows. Each is made when it is first wanted."""

    def __init__(
        self,
        document: Document,
        board: BoardWidget,
        question: QuestionPane,
        typed: TypedInput,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._document = document
        self._board = board
        self._question = question
        self._typed = typed
        self._window = window
        self._compare: CompareDialog | None = None
        self._prinz: PrinzDialog | None = None

    def compare(self) -> None:
        """Compare strategies at the problem shown."""
        if not self._typed.commit_or_show():
            return
        if self._compare is None:
            self._compare = CompareDialog(self._window)
        self._compare.show_problem(self._document.problem, self._question.options().memory)
        _bring_up(self._compare)

    def prepare(self, other: EngineDialogs) -> None:
        """Make what `go_on_with` will need, which takes its time."""
        if self._compare is None and other._compare is not None and other._compare.isVisible():
            self._compare = CompareDialog(self._window)

    def go_on_with(self, other: EngineDialogs) -> None:
        """Take over the comparison that another window shows, whose place this one's takes."""
        self.prepare(other)
        if self._compare is not None and other._compare is not None:
            self._compare.go_on_with(other._compare)

    def show_again(self) -> None:
        """Show what was taken over."""
        if self._compare is not None and not self._compare.isVisible():
            _bring_up(self._compare)

    def watch_prinz(self) -> None:
        """Watch Prinz's program work on the diagram."""
        self._typed.commit()
        if self._prinz is None:
            self._prinz = PrinzDialog(self._window)
        self._prinz.board.set_look(self._board.look)
        try:
            self._prinz.show_position(self._document.problem.position, flipped=self._board.flipped)
        except MatewrightError as error:
            title = self.tr("Prinz's program cannot work on this")
            show_error(self._window, title, str(error))
            return
        _bring_up(self._prinz)

    def shut_down(self) -> None:
        """End what works in them; for the closing window."""
        if self._compare is not None:
            self._compare.shut_down()
        if self._prinz is not None:
            self._prinz.shut_down()


def _bring_up(dialog: QDialog) -> None:
    """Show a dialog that leaves the window free, in front of it."""
    dialog.show()
    dialog.raise_()
    dialog.activateWindow()

"""The dialogs in which engines work: they stay open beside the window and follow its commands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from matewright.errors import MatewrightError
from matewright.gui.board.feature import BoardFeature
from matewright.gui.desk.desk import Desk
from matewright.gui.desk.feature import Command, Feature
from matewright.gui.question.feature import QuestionFeature
from matewright.gui.widgets.error_box import show_error
from matewright.gui.widgets.tool_dialog import ToolDialogSlot

if TYPE_CHECKING:
    from matewright.gui.museum.dialog import PrinzDialog
    from matewright.gui.solving.compare_dialog import CompareDialog


class EngineDialogs(Feature):
    """Opens them for the problem shown."""

    def __init__(
        self,
        desk: Desk,
        board: BoardFeature,
        question: QuestionFeature,
    ) -> None:
        super().__init__(desk)
        self._document = desk.document
        self._board = board.board
        self._question = question.question
        self._typed = question.typed
        self._window = desk.window
        self.comparison = ToolDialogSlot(self._make_comparison)
        self.prinz = ToolDialogSlot(self._make_prinz)
        self.dialogs = (self.comparison, self.prinz)
        self.commands = (
            Command(
                "solve.compare", self.tr("Compare En&gines …"), self.compare, ("Ctrl+Shift+E",)
            ),
            Command(
                "solve.watch-prinz",
                self.tr("&Watch Prinz's Program …"),
                self.watch_prinz,
                ("Ctrl+Shift+P",),
            ),
        )

    def _make_comparison(self) -> CompareDialog:
        from matewright.gui.solving.compare_dialog import CompareDialog

        return CompareDialog(self._desk.preferences, self._window)

    def _make_prinz(self) -> PrinzDialog:
        from matewright.gui.museum.dialog import PrinzDialog

        return PrinzDialog(self._window)

    def compare(self) -> None:
        """Compare strategies on the problem shown."""
        if not self._typed.commit_or_show():
            return
        memory = self._question.options().memory
        self.comparison.get_or_create().show_problem(self._document.problem, memory)
        self.comparison.bring_to_front()

    def watch_prinz(self) -> None:
        """Watch Prinz's program work on the diagram."""
        self._typed.commit()
        dialog = self.prinz.get_or_create()
        dialog.board.set_look(self._board.look)
        try:
            dialog.show_position(self._document.problem.position, flipped=self._board.flipped)
        except MatewrightError as error:
            title = self.tr("Prinz's program cannot work on this")
            show_error(self._window, title, str(error))
            return
        self.prinz.bring_to_front()

    def shut_down(self) -> None:
        """Stop all work in them; for the closing window."""
        for dialog in (self.comparison.dialog, self.prinz.dialog):
            if dialog is not None:
                dialog.shut_down()

"""The commands of a window that solve many of its problems: all, or those chosen in the list."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from matewright.gui.batch.runner import BatchRunner
from matewright.gui.collection.feature import CollectionFeature
from matewright.gui.collection.problem_choice import Listed
from matewright.gui.desk.desk import Desk
from matewright.gui.desk.feature import Command, Feature
from matewright.gui.question.feature import QuestionFeature
from matewright.gui.solving.feature import SolvingFeature
from matewright.gui.widgets.tool_dialog import ToolDialogSlot
from matewright.wording import Wording

if TYPE_CHECKING:
    from matewright.gui.batch.dialog import BatchDialog, Choice
    from matewright.services.batch.batch import BatchProgress

_words = Wording("BatchCommands")


class BatchCommands(Feature):
    """Opens the dialog that solves many problems at once.

    * `activity` (sentence): the progress of a batch whose dialog is closed; empty for none.
    """

    activity = Signal(str)

    def __init__(
        self,
        desk: Desk,
        runner: BatchRunner,
        question: QuestionFeature,
        collection: CollectionFeature,
        solving: SolvingFeature,
    ) -> None:
        super().__init__(desk)
        self._document = desk.document
        self._runner = runner
        self._typed = question.typed
        self._listed: Callable[[], Listed] = lambda: collection.problems.offered
        self.tool_dialog = ToolDialogSlot(self._make)
        self.dialogs = (self.tool_dialog,)
        self.commands = (
            Command(
                "solve.batch",
                self.tr("Solve &All Problems …"),
                self.show,
                ("Ctrl+Shift+F7", "Alt+Shift+F7"),
            ),
        )
        collection.collection.solving_requested.connect(self.show_chosen)
        self._notifications = solving.notifications
        runner.ended.connect(self._note_end)
        for changed in (runner.begun, runner.progressed, runner.ended, runner.left):
            changed.connect(self._show_activity)

    def show(self) -> None:
        """Show the batch of this file, running or still to be started."""
        self._show(of_chosen=False)

    def show_chosen(self) -> None:
        """Show the same, for the problems chosen in the list."""
        self._show(of_chosen=True)

    def _show(self, *, of_chosen: bool) -> None:
        if self._typed.commit_or_show():
            dialog = self.tool_dialog.get_or_create()
            dialog.offer()
            if of_chosen and not self._runner.is_running:
                dialog.choose(tuple(self._listed().chosen))
            self.tool_dialog.bring_to_front()

    def _make(self) -> BatchDialog:
        from matewright.gui.batch.dialog import BatchDialog

        desk = self._desk
        dialog = BatchDialog(
            desk.document, self._runner, self._choices, desk.preferences, desk.window
        )
        dialog.problem_chosen.connect(desk.document.go_to)
        dialog.message.connect(desk.message)
        dialog.visibility_changed.connect(self._show_activity)
        return dialog

    def _show_activity(self) -> None:
        dialog, progress = self.tool_dialog.dialog, self._runner.progress
        is_seen = dialog is not None and dialog.isVisible()
        if is_seen or progress is None or not self._runner.is_running:
            self.activity.emit("")
            return
        from matewright.services.batch import sentences

        self.activity.emit(
            self.tr("Batch: {state}").format(state=sentences.progress_text(progress))
        )

    def _note_end(self, progress: BatchProgress) -> None:
        """Tell who looks at another window or program that it has ended."""
        dialog = self.tool_dialog.dialog
        is_seen = dialog is not None and dialog.isActiveWindow()
        if progress.is_cancelled or is_seen or self._desk.window.isActiveWindow():
            return
        from matewright.services.batch import sentences

        self._notifications.note_end_of(progress.seconds, sentences.state(progress))

    def _choices(self) -> Sequence[Choice]:
        from matewright.gui.batch.dialog import Choice

        count = len(self._document.collection)
        choices = [Choice(_words.count(count, "The problem", "All %n problems"))]
        listed = self._listed()
        if chosen := tuple(listed.chosen):
            text = _words.count(len(chosen), "The chosen problem", "The %n chosen problems")
            choices.append(Choice(text, chosen))
        if found := tuple(listed.found):
            text = _words.count(
                len(found), "The problem found by the search", "The %n problems found by the search"
            )
            choices.append(Choice(text, found))
        return choices

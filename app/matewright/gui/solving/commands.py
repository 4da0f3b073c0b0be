"""The commands that ask the engine."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from matewright.engine import Options
from matewright.errors import MatewrightError
from matewright.gui.board.presenter import BoardPresenter
from matewright.gui.desk.desk import Desk
from matewright.gui.file.autosave import Autosave
from matewright.gui.question.question_pane import QuestionPane
from matewright.gui.question.typed_input import TypedInput


class SolveCommands(QObject):
    """Starts and queues the solving of the problem shown.

    * `refused` (`MatewrightError`): why the problem shown cannot be solved by this strategy.
    * `impeded`: it cannot be solved as it stands, for the reason that stands under the question.
    * `begun`: a search for the problem shown was begun by command.
    * `queued` (sentence): what was added to the queue.
    """

    refused = Signal(object)
    impeded = Signal()
    begun = Signal()
    queued = Signal(str)

    def __init__(
        self,
        desk: Desk,
        autosave: Autosave,
        question: QuestionPane,
        typed: TypedInput,
        presenter: BoardPresenter,
    ) -> None:
        super().__init__(desk)
        self._desk = desk
        self._session = desk.session
        self._autosave = autosave
        self._question = question
        self._typed = typed
        self._presenter = presenter

    def solve(self) -> None:
        """Solve the problem shown."""
        self._solve(self._question.options)

    def solve_with_phases(self) -> None:
        """Solve it with the set play and tries in which themes are looked for."""
        from matewright.services import themes

        self._solve(lambda: themes.options_for(self._desk.problem, self._question.options()))

    def _solve(self, options: Callable[[], Options]) -> None:
        # Solving something other than what a field shows would be misleading.
        if not self._typed.commit_or_show():
            return
        if self._desk.impediment is not None:
            self.impeded.emit()
            return
        self._presenter.go_to_diagram()
        self._presenter.end_picking()
        self._autosave.save()
        try:
            self._session.solve(options())
        except MatewrightError as error:
            self.refused.emit(error)
            return
        # Of a zero position only the twins are asked about.
        if self._desk.problem.zero_position and self._desk.has_parts:
            self._presenter.show_part(1)
        self.begun.emit()

    def stop(self) -> None:
        """Stop solving; what is proved so far becomes the answer."""
        self._session.stop()

    def add_to_queue(self) -> None:
        """Add the problem shown to the queue."""
        if not self._typed.commit_or_show():
            return
        self._autosave.save()
        is_new = self._session.enqueue(self._question.options())
        self.queued.emit(
            self.tr("Put into the queue") if is_new else self.tr("It is in the queue already")
        )

"""The commands that ask the engine."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject, Signal

from matewright.errors import MatewrightError
from matewright.gui.board.presenter import BoardPresenter
from matewright.gui.desk.desk import Desk
from matewright.gui.file.autosave import Autosave
from matewright.gui.question.missing_stipulation import with_stipulation
from matewright.gui.question.question_pane import QuestionPane
from matewright.gui.question.typed_input import TypedInput
from matewright.wording import grouped

MOST_QUEUED: Final = 1000
"""The most problems queued at once; a batch uses all cores and survives a crash."""


class SolveCommands(QObject):
    """Starts and queues the solving of problems of an open file.

    * `refused` (`MatewrightError`): why the problem shown cannot be solved by this strategy.
    * `impeded`: it cannot be solved as it stands, for the reason that stands under the question.
    * `queued` (sentence): what was added to the queue.
    """

    refused = Signal(object)
    impeded = Signal()
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
        self._document = desk.document
        self._session = desk.session
        self._autosave = autosave
        self._question = question
        self._typed = typed
        self._presenter = presenter

    def solve(self) -> None:
        """Solve the problem shown."""
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
            self._session.solve(self._question.options())
        except MatewrightError as error:
            self.refused.emit(error)

    def stop(self) -> None:
        """Stop solving; what is proved so far becomes the answer."""
        self._session.stop()

    def add_to_queue(self) -> None:
        """Add the problem shown to the queue."""
        self.enqueue([self._document.current])

    def solve_all(self) -> None:
        """Add all problems of the file to the queue."""
        self.enqueue(range(len(self._document.collection)))

    def enqueue(self, indices: Sequence[int]) -> None:
        """Add these problems to the queue; of several, only those with a stipulation."""
        if len(indices) > MOST_QUEUED:
            many = self.tr("{count} problems are too many for the queue: solve them as a batch")
            self.queued.emit(many.format(count=grouped(len(indices))))
            return
        if not self._typed.commit_or_show():
            return
        stipulated: Sequence[int] | None = indices
        if len(indices) > 1:
            stipulated = with_stipulation(self._document, indices, self._desk.window)
        if stipulated is None:
            return
        self._autosave.save()
        count = self._session.enqueue(stipulated, self._question.options())
        self.queued.emit(
            self.tr("Problems put into the queue: {count}").format(count=grouped(count))
            if count or not stipulated
            else self.tr("It is in the queue already")
        )

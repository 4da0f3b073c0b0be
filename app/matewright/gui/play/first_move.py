"""Says what the first move of a game is, beside the solution."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from matewright.gui.background.jobs import BackgroundTask, detach
from matewright.model.move import Move
from matewright.model.play_state import PlayState
from matewright.model.solution import Solution

if TYPE_CHECKING:
    from matewright.services.play.first_move import FirstMove, Judge


class FirstMoveJudge(QObject):
    """Judges one move at a time; those that the answer does not have outside the window's thread.

    * `judged`: `verdict` has come; one that the answer gives is there at once.
    """

    judged = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.verdict: FirstMove | None = None
        self._asked: tuple[object, ...] = ()
        self._judge: Judge | None = None
        self._task: BackgroundTask[FirstMove] | None = None
        self._leftovers: list[BackgroundTask[FirstMove]] = []

    def ask(self, answer: Solution, start: PlayState, move: Move) -> None:
        """Judge a move; the same one again only once."""
        from matewright.services.play.first_move import Judge, can_be_judged, from_answer

        asked = (answer, start, move.uci)
        if asked[1:] == self._asked[1:] and asked[0] is self._asked[0]:
            return
        self.drop()
        if not answer.stipulation.play.is_battle:
            return
        self._asked = asked
        self.verdict = from_answer(answer, move)
        if self.verdict is None and can_be_judged(answer, start):
            self._judge = judge = Judge(answer, start, move)
            self._task = BackgroundTask(judge.run, steps_back=True)
            self._task.finished.connect(self._deliver)
            self._task.start()

    def drop(self) -> None:
        """Forget the move."""
        self.verdict, self._asked = None, ()
        if self._judge is not None:
            self._judge.cancel()
        if self._task is not None:
            self._leftovers.append(self._task)
        self._judge = self._task = None

    def shut_down(self) -> None:
        """Drop the question; for the closing window."""
        self.drop()
        for task in self._leftovers:
            detach(task)
        self._leftovers.clear()

    def _deliver(self) -> None:
        self._leftovers = [task for task in self._leftovers if not task.isFinished()]
        task = self._task
        if task is None or not task.isFinished():
            return
        self._judge = self._task = None
        self.verdict = task.result()
        self.judged.emit()

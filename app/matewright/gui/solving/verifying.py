"""The independent check of the answer shown, in the background."""

from __future__ import annotations

from threading import Event
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal

from matewright.cooperative import yield_now
from matewright.gui.background.jobs import POLL_INTERVAL, BackgroundTask, detach
from matewright.gui.desk.changes import Changes
from matewright.gui.desk.desk import Desk
from matewright.job import Job
from matewright.model.solution import Solution
from matewright.wording import Wording, grouped

if TYPE_CHECKING:
    from matewright.services.checking import Checked
    from matewright.services.verify import Reached

_words: Final = Wording("Verifying")

_MOST_KEPT: Final = 50
"""Answers whose checks are remembered."""
_WAIT: Final = 0.05
"""Seconds between two looks at another strategy that searches for comparison."""


class Verifying(QObject):
    """Checks one answer at a time; what came out is remembered with the answer.

    * `changed`: a check has begun or ended, or another answer is shown; `progressed`: it goes on.
    * `ended`: a check has ended.
    * `noted` (text): what a check found, in all lines.
    """

    changed = Signal()
    progressed = Signal()
    ended = Signal()
    noted = Signal(str)

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._desk = desk
        self._run: _Run | None = None
        self._task: BackgroundTask[tuple[Checked, ...]] | None = None
        # The answer is kept too, so that no other one gets its number.
        self._outcomes: dict[int, tuple[Solution, tuple[Checked, ...]]] = {}
        self._timer = QTimer(self)
        self._timer.setInterval(POLL_INTERVAL)
        self._timer.timeout.connect(self.progressed)
        desk.changed.connect(self._follow)

    # -- asking ----------------------------------------------------------------------------------

    @property
    def can_start(self) -> bool:
        """Whether the answer shown is one to the problem as it stands, and nothing is at work."""
        shown = self._desk.shown
        is_idle = self._run is None and not self._desk.is_running
        return is_idle and shown.solution is not None and shown.is_current

    @property
    def is_running(self) -> bool:
        """Whether an answer is being checked, shown or not."""
        return self._run is not None

    @property
    def is_of_shown(self) -> bool:
        """Whether the answer that is being checked is the one shown."""
        return self._run is not None and self._run.answer is self._desk.shown.solution

    @property
    def outcome(self) -> tuple[Checked, ...]:
        """What was found of the answer shown, part by part; empty if it was not checked."""
        solution = self._desk.shown.solution
        kept = None if solution is None else self._outcomes.get(id(solution))
        return () if kept is None else kept[1]

    @property
    def is_stale(self) -> bool:
        """Whether the answer that was checked is one to an earlier state of the problem."""
        return self._desk.shown.is_stale

    @property
    def progress(self) -> str:
        """How far the check is."""
        if self._run is None:
            return ""
        return self._run.in_words()

    def verdict(self) -> tuple[str, bool]:
        """What was found of the answer shown in a sentence, and whether something is wrong."""
        from matewright.services.checking import verdict_in_words

        outcome = self.outcome
        faults = sum(len(part.faults) for part in outcome)
        if faults:
            return _words.count(faults, "%n fault found", "%n faults found"), True
        refused = next((part for part in outcome if part.report is None), None)
        if refused is not None:
            name = f"{refused.label} " if len(outcome) > 1 else ""
            words = _words("{part}not checked: {reason}", part=name, reason=refused.reason)
            return words[:1].upper() + words[1:], False
        worst = next((part for part in outcome if not part.is_confirmed), outcome[0])
        assert worst.report is not None, "the others are refused"
        if not worst.report.finished:
            return _words("Stopped. No fault was found in what was checked."), False
        return verdict_in_words(worst.report), False

    @property
    def in_short(self) -> str:
        """The word that stands beside the verdict of a problem; empty without a check of it."""
        outcome = self.outcome
        if not outcome or self.is_stale:
            return ""
        words, is_wrong = self.verdict()
        if is_wrong:
            return _words("verification: {verdict}", verdict=words)
        return _words("verified") if all(part.is_confirmed for part in outcome) else ""

    # -- doing -----------------------------------------------------------------------------------

    def start(self) -> None:
        """Check the answer shown."""
        answer = self._desk.shown.solution
        if answer is None or not self.can_start:
            return
        self._run = _Run(answer)
        self._task = BackgroundTask(self._run, steps_back=True)
        self._task.finished.connect(self._end)
        self._task.start()
        self._timer.start()
        self.changed.emit()

    def stop(self) -> None:
        """End the check soon; what has been found by then is kept."""
        if self._run is not None:
            self._run.stopped.set()

    def shut_down(self) -> None:
        """Drop the check; for the closing window."""
        self.stop()
        self._timer.stop()
        if self._task is not None:
            self._task.finished.disconnect(self._end)
            detach(self._task)
            self._run = self._task = None

    def restore_state(self, other: Verifying) -> None:
        """Take over what was found in another window, which this one replaces."""
        self._outcomes.update(other._outcomes)

    def _end(self) -> None:
        run, task = self._run, self._task
        if run is None or task is None:
            return
        self._timer.stop()
        self._run = self._task = None
        outcome = task.result()
        while len(self._outcomes) >= _MOST_KEPT:
            del self._outcomes[next(iter(self._outcomes))]
        self._outcomes[id(run.answer)] = run.answer, outcome
        lines = [line for part in outcome for line in (*filter(None, [part.label]), *part.lines)]
        self.noted.emit("\n".join([_words("Verification:"), *lines]))
        self.ended.emit()
        self.changed.emit()

    def _follow(self, changes: Changes) -> None:
        if changes & (Changes.ANSWER | Changes.OTHER | Changes.PROBLEM | Changes.RUNNING):
            self.changed.emit()


class _Run:
    """One check: called in a thread of its own, and looked at from the window's."""

    def __init__(self, answer: Solution) -> None:
        self.answer = answer
        self.stopped = Event()
        self._reached: Reached | None = None
        self._is_comparing = False
        # What checks is loaded in the thread.
        self._interruption: type[Exception] = Exception

    def __call__(self) -> tuple[Checked, ...]:
        from matewright.services.checking import Interrupted, check

        self._interruption = Interrupted
        return tuple(check(self.answer, self._note, self._pause, self._wait))

    def in_words(self) -> str:
        """How far it is."""
        reached = self._reached
        if self.stopped.is_set():
            return _words("Stopping …")
        if self._is_comparing:
            return _words("Verifying: another program solves it, too …")
        if reached is None:
            return _words("Verifying …")
        fields = {"done": grouped(reached.done), "total": grouped(reached.total)}
        if not reached.round:
            return _words("Verifying: {done} of {total} moves looked at", **fields)
        return _words(
            "Verifying: {done} of {total} claims decided · {count} positions",
            **fields,
            count=grouped(reached.positions),
        )

    def _note(self, reached: Reached) -> None:
        self._reached = reached

    def _pause(self) -> None:
        if self.stopped.is_set():
            raise self._interruption
        yield_now()

    def _wait(self, job: Job) -> tuple[Solution, bool]:
        self._is_comparing = True
        answer: Solution | None = None
        while answer is None:
            if self.stopped.is_set():
                job.cancel()
            answer = job.result(_WAIT)
        self._is_comparing = False
        return answer, self.stopped.is_set()

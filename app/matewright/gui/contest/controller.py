"""Solving a problem oneself: the clock, the line on the board, the answer, and its marking."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from enum import Enum, auto
from fractions import Fraction
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal

from matewright.errors import MatewrightError
from matewright.gui.background.timers import one_shot
from matewright.gui.board.panel import BoardPanel
from matewright.gui.board.presenter import BoardPresenter
from matewright.gui.contest.attempt_keeper import AttemptKeeper
from matewright.gui.contest.board_line import BoardLine
from matewright.gui.contest.hidden_solution import HiddenSolution
from matewright.gui.contest.practice_record import PracticeRecord
from matewright.gui.contest.sitting import Sitting
from matewright.gui.contest.stopwatch import Stopwatch, clock_text
from matewright.gui.desk.changes import Changes
from matewright.gui.desk.desk import Desk
from matewright.gui.preferences.preferences import SOLVING_RULES
from matewright.services.contest import RULES, Marked, Rules, unread
from matewright.services.contest.hints import COSTS, Hint, hints
from matewright.services.contest.unfinished import Unfinished

PANE: Final = "contest"
"""The name of the pane."""

_SAVED_EVERY: Final = 5
"""Seconds of the clock a crash may lose."""
_AFTER_TYPING: Final = 400
"""Milliseconds after which what was typed is read and kept."""


class Stage(Enum):
    """How far an attempt is. `MARKING`: it is handed in. `OVER`: it is marked, or given up.

    In all but the first and the last answers are secret.
    """

    NONE = auto()
    SOLVING = auto()
    PAUSED = auto()
    MARKING = auto()
    OVER = auto()


class SolveYourself(QObject):
    """One attempt at the problem shown, which it keeps secret on the desk meanwhile.

    In a round of a contest the attempts at its problems have one clock, are handed in together, and
    nothing is looked for or marked meanwhile.

    * `changed`: the stage, the line on the board, or what is known of the solution.
    * `answer_changed`: the answer was changed other than by `set_answer`.
    * `read`: `not_understood` was found again.
    * `failed` (sentence): why the problem cannot be solved so, or something could not be done.
    * `refuting` (`Move`): a first move of the answer fails, and is to be refuted on the board.
    * `round_handed_in`: by its solver, or because the time is over; the board is hidden until
      `begin_round`, `leave_round` or `go_on`.
    """

    changed = Signal()
    answer_changed = Signal()
    read = Signal()
    failed = Signal(str)
    refuting = Signal(object)
    round_handed_in = Signal()

    def __init__(
        self,
        desk: Desk,
        panel: BoardPanel,
        presenter: BoardPresenter,
        is_busy: Callable[[], bool],
    ) -> None:
        super().__init__(desk)
        self._desk = desk
        self._panel = panel
        self._presenter = presenter
        self._is_busy = is_busy
        self._stage = Stage.NONE
        self._attempt = Unfinished("")
        self._has_given_up = False
        self.sitting: Sitting | None = None
        self.marked: Marked | None = None
        self.not_understood: tuple[str, ...] = ()
        self.line = BoardLine(desk, presenter, self)
        self.line.changed.connect(self.changed)
        self.line.failed.connect(self.failed)
        self.watch = Stopwatch(self)
        self.watch.ticked.connect(self._look_at_clock)
        self._keeper = AttemptKeeper(self)
        self._keeper.failed.connect(desk.message)
        self.record = PracticeRecord(self)
        self.record.failed.connect(desk.message)
        self._hidden = HiddenSolution(self)
        self._hidden.ready.connect(self._take_solution)
        self._hidden.marked.connect(self._take_marks)
        self._reading = one_shot(self, self._read, _AFTER_TYPING)
        desk.changed.connect(self._follow)

    # -- asking ------------------------------------------------------------------------------

    @property
    def stage(self) -> Stage:
        """How far it is."""
        return self._stage

    @property
    def is_secret(self) -> bool:
        """Whether an attempt is under way."""
        return self._stage not in (Stage.NONE, Stage.OVER)

    @property
    def answer(self) -> str:
        """What was written."""
        return self._attempt.answer

    @property
    def has_given_up(self) -> bool:
        """Whether the attempt that is over was given up."""
        return self._has_given_up

    @property
    def error(self) -> MatewrightError | None:
        """Why there is no solution that answers can be marked with; None while it is looked for."""
        return self._hidden.error

    @property
    def is_ready(self) -> bool:
        """Whether the solution is found."""
        return self._hidden.solution is not None

    @property
    def hints(self) -> dict[Hint, str]:
        """The hints that were taken, in words."""
        known = self._known_hints()
        return {hint: known.get(hint, "") for hint in self._attempt.hints}

    @property
    def offered_hints(self) -> tuple[Hint, ...]:
        """The hints that can be taken."""
        if self._stage is not Stage.SOLVING:
            return ()
        return tuple(hint for hint in self._known_hints() if hint not in self._attempt.hints)

    @property
    def rules(self) -> Rules:
        """The rules by which answers to single problems are marked."""
        return RULES[self._desk.preferences.get(SOLVING_RULES)]

    @property
    def cost(self) -> Fraction:
        """What the hints cost."""
        return sum((COSTS[hint] for hint in self._attempt.hints), Fraction())

    @property
    def points(self) -> Fraction:
        """What the answer is worth, hints taken off; nothing after giving up."""
        if self.marked is None or self._has_given_up:
            return Fraction()
        return max(self.marked.points - self.cost, Fraction())

    @property
    def can_write(self) -> bool:
        """Whether there are moves on the board to write down."""
        return self._stage is Stage.SOLVING and self.line.can_be_written

    def _known_hints(self) -> dict[Hint, str]:
        solution = self._hidden.solution
        if solution is None:
            return {}
        parts = (solution, *solution.twins)
        label = self._desk.part.label
        part = next((one for one in parts if one.label == label), parts[0])
        return hints(part, self._desk.notation)

    # -- beginning and ending ------------------------------------------------------------------

    def begin(self) -> None:
        """Keep the solution secret, and start the clock; an unfinished attempt goes on."""
        self.begin_at(self._desk.document.current)

    def begin_at(self, index: int) -> None:
        """Begin with any problem of the file, of which nothing is shown before."""
        if self.is_secret:
            self._desk.document.go_to(index)
            return
        if self._is_busy():
            self.failed.emit(self.tr("Problems are still being solved; stop that first."))
            return
        self._desk.set_secret(True)
        self._desk.document.go_to(index)
        if (error := self._desk.impediment) is not None:
            self._desk.set_secret(False)
            self.failed.emit(str(error))
            return
        self._take_up()

    def begin_round(self, sitting: Sitting) -> bool:
        """Let a solver begin a round of the contest that is open, or go on with it."""
        if self._is_busy():
            self.failed.emit(self.tr("Problems are still being solved; stop that first."))
            return False
        self._hidden.drop()
        self.sitting = None
        self._stage = Stage.NONE
        self._keeper.use(sitting.store)
        self._desk.set_secret(True)
        self._desk.document.go_to(sitting.indices[0])
        self.sitting = sitting
        self._take_up()
        return self.sitting is not None

    def leave_round(self) -> None:
        """Show everything again."""
        self._reveal(Stage.NONE)

    def go_on(self) -> None:
        """Let the solver go on who has handed in what could not be kept; the clock stands still."""
        self._stage = Stage.PAUSED
        self.changed.emit()

    def _take_up(self) -> None:
        """Begin with the problem shown, or go on with it."""
        question = self._desk.document.problem.digest
        self._attempt = self._keeper.find(question) or Unfinished(question)
        self._go()

    def _go(self) -> None:
        """Begin with the attempt, or go on with it."""
        desk, begun_before = self._desk, self._attempt.seconds
        self.marked, self._has_given_up, self.not_understood = None, False, ()
        desk.set_secret(True)
        desk.docks.show_solvers()
        self._panel.set_bare(bare=True)
        self._panel.set_hidden(hidden=False)
        self._stage = Stage.SOLVING
        if not self._begin_line():
            self.set_aside()
            return
        self._panel.board.setFocus(Qt.FocusReason.OtherFocusReason)
        self.watch.set_seconds(self._attempt.seconds)
        self.watch.start()
        if self.sitting is None:
            self._hidden.find(desk.document.problem)
        self.answer_changed.emit()
        self.changed.emit()
        self._read()
        if self.sitting is not None:
            desk.message.emit("")
        elif begun_before:
            words = self.tr("The attempt goes on at {time}")
            desk.message.emit(words.format(time=clock_text(begun_before)))
        else:
            desk.message.emit(self.tr("The solution is hidden; the clock runs"))

    def restore_state(self, other: SolveYourself) -> None:
        """Go on with the attempt of another window, which this one's replaces."""
        if not other.is_secret:
            return
        is_paused = other._stage is Stage.PAUSED
        self._attempt = other._handed_over()
        if other.sitting is not None:
            self.sitting = other.sitting
            self._keeper.use(other.sitting.store)
        self._go()
        if is_paused:
            self.pause()

    def _handed_over(self) -> Unfinished:
        """The attempt, which another window goes on with; this one keeps nothing more of it."""
        attempt = self._attempt_now()
        self._stage = Stage.NONE
        self.watch.stop()
        self._keeper.finish()
        return attempt

    def pause(self) -> None:
        """Stop the clock and hide the board, or go on."""
        if self._stage is Stage.SOLVING:
            self._stage = Stage.PAUSED
            self.watch.stop()
        elif self._stage is Stage.PAUSED:
            self._stage = Stage.SOLVING
            self.watch.start()
        else:
            return
        self._keep()
        self._panel.set_hidden(hidden=self._stage is Stage.PAUSED)
        self.line.set_open(is_open=self._stage is Stage.SOLVING)
        self.changed.emit()

    def set_aside(self) -> None:
        """Leave the problem; the attempt is kept, with its clock and its answer."""
        if not self.is_secret:
            return
        self._keep()
        time = clock_text(self.watch.seconds)
        self._reveal(Stage.NONE)
        self._desk.message.emit(self.tr("Set aside at {time}").format(time=time))

    def hand_in(self) -> None:
        """Have the answer marked, as soon as the solution is found; hand in the whole round."""
        if self._stage is not Stage.SOLVING:
            return
        if self.sitting is not None:
            self._hand_in_round()
            return
        if self.error is not None:
            self.failed.emit(str(self.error))
            return
        self.watch.stop()
        self._keep()
        self._stage = Stage.MARKING
        self.line.set_open(is_open=False)
        self.changed.emit()
        if self.is_ready:
            self._hidden.mark(self.answer, self.rules, self._desk.notation)

    def _hand_in_round(self) -> None:
        self.watch.stop()
        self._reading.stop()
        self._keep()
        self._keeper.finish()
        self._stage = Stage.MARKING
        self.line.set_open(is_open=False)
        self._panel.set_hidden(hidden=True)
        self.changed.emit()
        self.round_handed_in.emit()

    def give_up(self) -> None:
        """Show the solution; what was written is compared with it, for no points."""
        if not self.is_secret or self.sitting is not None:
            return
        self.watch.stop()
        self._has_given_up = True
        if self.is_ready:
            if self._stage is not Stage.MARKING:
                self._stage = Stage.MARKING
                self._hidden.mark(self.answer, self.rules, self._desk.notation)
            self.changed.emit()
        else:
            self._finish()

    def shut_down(self) -> None:
        """Keep the attempt; for the closing window."""
        if self.is_secret:
            self._keep()
        self._reading.stop()
        self.watch.stop()
        self._keeper.finish()
        self.record.finish()
        self._hidden.shut_down()

    def _finish(self) -> None:
        """End the attempt, show the solution, and refute a key that is none."""
        document, solution = self._desk.document, self._hidden.solution
        is_new = solution is not None and solution is not document.problem.solution
        self._keeper.forget(self._attempt.question)
        if self.marked is not None and solution is not None:
            seconds = self.watch.seconds
            self.record.note(document.problem, solution, self.marked, self.points, seconds)
        self._reveal(Stage.OVER)
        if is_new and solution is not None:
            document.set_solution(document.current, solution)
        self._desk.docks.bring_forward(PANE)
        if self.marked is not None:
            failing = (row.first_move for row in self.marked.wrong)
            if (move := next(filter(None, failing), None)) is not None:
                self.refuting.emit(move)

    def _reveal(self, stage: Stage) -> None:
        self.watch.stop()
        self._reading.stop()
        if stage is Stage.NONE:
            self._hidden.drop()
        if self.sitting is not None:
            self.sitting = None
            self._keeper.use(None)
        self._stage = stage
        self.line.leave()
        self._panel.set_hidden(hidden=False)
        self._panel.set_bare(bare=False)
        self._desk.set_secret(False)
        self._desk.docks.show_all()
        self._presenter.go_to_diagram()
        self.changed.emit()

    # -- solving -----------------------------------------------------------------------------

    def write_down(self) -> None:
        """Add the moves on the board to the answer."""
        if not self.can_write:
            return
        line, label = self.line.written, self._desk.part.label.split(" ")[0]
        before = self.answer.rstrip()
        line = f"{label} {line}" if label else line
        if line not in before.splitlines():
            self._change(answer="\n".join(filter(None, (before, line))))
            self.answer_changed.emit()
            self.changed.emit()
        self._desk.message.emit(self.tr("Written down: {line}").format(line=line))

    def set_answer(self, text: str) -> None:
        """Take over what was typed."""
        if text != self.answer and self._stage is Stage.SOLVING:
            self._change(answer=text)

    def take_hint(self, hint: Hint) -> None:
        """Show a hint, which costs points."""
        if hint in self.offered_hints:
            self._change(hints=(*self._attempt.hints, hint))
            self._keep()
            self.changed.emit()

    def _change(self, *, answer: str | None = None, hints: tuple[Hint, ...] | None = None) -> None:
        now = self._attempt_now()
        self._attempt = replace(
            now,
            answer=now.answer if answer is None else answer,
            hints=now.hints if hints is None else hints,
        )
        self._reading.start()

    def _read(self) -> None:
        """Keep what was typed, and find what of it is not understood."""
        if not self.is_secret:
            return
        self._keep()
        try:
            questions = [part.question for part in self._desk.parts]
            self.not_understood = unread(self.answer, questions)
        except MatewrightError as error:
            self.not_understood = (str(error),)
        self.read.emit()

    def _attempt_now(self) -> Unfinished:
        return replace(self._attempt, seconds=self.watch.seconds)

    def _keep(self) -> None:
        self._attempt = self._attempt_now()
        self._keeper.keep(self._attempt)

    def _look_at_clock(self) -> None:
        if self.sitting is not None and self.sitting.left(self.watch.seconds) == 0:
            self.hand_in()
        elif self.watch.seconds - self._attempt.seconds >= _SAVED_EVERY:
            self._keep()

    def _begin_line(self) -> bool:
        """Put the part shown on the board; False where nothing can be played from it."""
        try:
            self.line.begin()
        except MatewrightError as error:
            self.failed.emit(str(error))
            return False
        return True

    # -- following ---------------------------------------------------------------------------

    def _take_solution(self) -> None:
        if self._stage is Stage.MARKING:
            if self.error is not None:
                self._solve_on()
                self.failed.emit(str(self.error))
            else:
                self._hidden.mark(self.answer, self.rules, self._desk.notation)
        self.changed.emit()

    def _take_marks(self, marked: object) -> None:
        if self._stage is not Stage.MARKING:
            return
        if isinstance(marked, Marked):
            self.marked = marked
            self._finish()
            return
        self._solve_on()
        self.failed.emit(str(marked))
        self.changed.emit()

    def _solve_on(self) -> None:
        """Give the answer back, which cannot be marked."""
        self._stage, self._has_given_up = Stage.SOLVING, False
        self.line.set_open(is_open=True)
        self.watch.start()

    def _follow(self, changes: Changes) -> None:
        if self._stage is Stage.OVER and changes & Changes.OTHER:
            self._stage, self.marked = Stage.NONE, None
            self._hidden.drop()
            self.changed.emit()
        if not self.is_secret and changes & Changes.OTHER:
            self._remind()
        if not self.is_secret or changes & Changes.SECRECY:
            return
        document, sitting = self._desk.document, self.sitting
        if sitting is not None and document.current not in sitting.indices:
            document.go_to(sitting.nearest(document.current))
            return
        is_other = changes & Changes.PROBLEM and self._desk.problem.digest != self._attempt.question
        if changes & Changes.OTHER and (sitting is not None or self._desk.impediment is None):
            self._keep()
            self._take_up()
        elif changes & Changes.OTHER or is_other:
            self.set_aside()
        elif changes & Changes.PART:
            self._begin_line()
        elif changes & Changes.NOTATION:
            self.changed.emit()

    def _remind(self) -> None:
        """Say that an attempt at the problem shown is unfinished."""
        unfinished = self._keeper.find(self._desk.problem.digest)
        if unfinished is not None:
            words = self.tr("Unfinished at {time}: Solve It Yourself goes on with it")
            self._desk.message.emit(words.format(time=clock_text(unfinished.seconds)))

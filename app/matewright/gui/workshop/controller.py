"""The controller of the Workshop pane: runs the tools, paints the map, keeps settings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import count
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from matewright.engine import Options
from matewright.errors import FormatError, MatewrightError
from matewright.gui.background.jobs import POLL_INTERVAL, BackgroundTask, JobRunner, detach
from matewright.gui.background.timers import one_shot
from matewright.gui.board.board import BoardWidget
from matewright.gui.board.presenter import BoardPresenter
from matewright.gui.desk.desk import Desk
from matewright.gui.widgets.questions import DROPPING_SETTINGS, confirm
from matewright.gui.workshop.pane import WorkshopPane
from matewright.gui.workshop.settings_model import SettingsModel
from matewright.gui.workshop.ticked_play import TickedPlay
from matewright.model.notation import Notation
from matewright.model.parts import letter
from matewright.model.piece import Piece
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.question import Question
from matewright.model.solution import Solution
from matewright.model.stipulation import Stipulation
from matewright.model.verdict import short_label
from matewright.model.versions import next_number, version_of
from matewright.render.marks import Ground, SquareGround
from matewright.services.batch.sentences import duration
from matewright.services.workshop.best import MOST_KEPT
from matewright.services.workshop.purpose import is_harmless
from matewright.services.workshop.search import Progress
from matewright.services.workshop.setting import Setting, Verdict
from matewright.services.workshop.twins import diagram_with, part_problem
from matewright.services.workshop.work import Map, Request, RequiredPlay, Tool, Work
from matewright.wording import Wording, decimal, grouped

_words: Final = Wording("Workshop")

_GROUNDS: Final = {
    Verdict.COOKED: Ground.COOKED,
    Verdict.SHORT: Ground.SHORT,
    Verdict.NONE: Ground.NONE,
    Verdict.ILLEGAL: Ground.ILLEGAL,
}

_MOST_ADDED: Final = 1000
"""The most settings added to the collection at once."""

_MOST_VERSIONS: Final = 24
"""The most settings kept as versions at once."""

_MOST_ANSWERS: Final = 50
"""Answers to settings that are remembered while one goes through the rows."""

_LONG_SEARCH: Final = 5.0
"""Seconds: what took so long is not thrown away unasked."""


class Workshop(QObject):
    """Runs one tool at a time, away from the window's thread.

    * `message` (sentence): what was done.
    * `running_changed`: a tool began or ended.
    """

    message = Signal(str)
    running_changed = Signal()

    def __init__(
        self,
        pane: WorkshopPane,
        desk: Desk,
        presenter: BoardPresenter,
        board: BoardWidget,
        ticked: TickedPlay,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._pane = pane
        self._desk = desk
        self._document = desk.document
        self._presenter = presenter
        self._board = board
        self._ticked = ticked
        self._work: Work | None = None
        self._task: BackgroundTask[None] | None = None
        self._looked_at: Work | None = None
        self._confirmed: tuple[Problem, Request, RequiredPlay] | None = None
        self._what: int | Piece | None = None
        self._whole = desk.document.problem
        self._part = ""
        self._tried: Setting | None = None
        self._answers: dict[Question, Solution] = {}
        self._unanswered: list[tuple[int, Problem]] = []
        self._is_order_changed = False
        self._is_seen = False
        self._timer = QTimer(self)
        self._timer.setInterval(POLL_INTERVAL)
        self._timer.timeout.connect(self._poll)
        self._solving = JobRunner(self)
        self._solving.finished.connect(self._show_play)
        self._solving.failed.connect(self._give_up_play)
        self._keeping = JobRunner(self)
        self._keeping.finished.connect(self._keep_answer)
        self._keeping.failed.connect(self._skip_answer)
        # Dropping a piece causes several changes at once.
        self._later = one_shot(self, self._map)
        pane.start_requested.connect(self.start)
        pane.stop_requested.connect(self.stop)
        pane.tool_changed.connect(self._change_tool)
        ticked.changed.connect(self._follow_ticks)
        pane.fields.order_changed.connect(self._follow_order)
        pane.take_requested.connect(self.take)
        pane.keep_requested.connect(self.keep)
        pane.add_requested.connect(self.add)
        pane.seen.connect(self._set_seen)
        pane.model.listed.connect(self._colour_found)
        pane.table.shown.connect(self._preview)
        board.square_focused.connect(self._hold)
        board.brush_changed.connect(self._hold)

    # -- asking -------------------------------------------------------------------------------

    @property
    def pane(self) -> WorkshopPane:
        """The pane of the tools."""
        return self._pane

    @property
    def is_running(self) -> bool:
        """Whether a tool is running."""
        return self._work is not None

    @property
    def model(self) -> SettingsModel:
        """The settings found."""
        return self._pane.model

    def _asked(self) -> tuple[Problem, str]:
        """The problem as the tools see it, without answer and source, and the name of its part.

        The name is empty where there is only one part, or all are to be looked at. Raises
        `FormatError` for the diagram of a zero position.
        """
        problem = replace(self._document.problem, solution=None, origin=None)
        if not problem.twins or self._pane.takes_all_parts:
            return problem, ""
        index = self._desk.part_index
        if problem.zero_position and not index:
            raise FormatError("workshop-zero", part=letter(0))
        name = short_label(self._desk.parts[index].label)
        return part_problem(problem, name), name

    def _position_shown(self) -> Position:
        """The position of the part that the tools look at."""
        try:
            return self._asked()[0].position
        except MatewrightError:
            return self._document.problem.position

    @property
    def _play(self) -> RequiredPlay:
        if self._pane.tool is Tool.BACK:
            # The diagram is the position after the key; what is ticked belongs to other play.
            return RequiredPlay()
        items = self._ticked.items if self._pane.uses_ticks else ()
        return RequiredPlay(self._pane.required_words, items)

    @property
    def is_stale(self) -> bool:
        """Whether the settings are those of another diagram."""
        looked_at = self._looked_at
        return looked_at is not None and not _is_same(self._whole, self._document.problem)

    # -- following ----------------------------------------------------------------------------

    def set_notation(self, notation: Notation) -> None:
        """Write moves in another notation."""
        self.model.set_notation(notation)

    def show_problem(self) -> None:
        """Follow an edit: the results are stale, a map starts again."""
        problem = self._document.problem
        self._pane.offer_parts(several=bool(problem.twins))
        stipulation = problem.stipulation
        is_battle = not isinstance(stipulation, Stipulation) or stipulation.play.is_battle
        ticked = self._ticked
        self._pane.set_play(is_battle=is_battle, ticked=len(ticked.items), missing=ticked.missing)
        self._pane.set_stale(stale=self.is_stale)
        self._confirmed = None
        if self.is_stale:
            self._colour(())
            if self._work is not None and self._work.request.tool is Tool.MAP:
                self._drop()
        # Another part may be shown.
        if self.is_stale or problem.twins:
            self._hold()

    def _follow_ticks(self) -> None:
        self.show_problem()
        self._change_tool()

    def _set_seen(self, seen: bool) -> None:
        self._is_seen = seen
        if not seen and self._pane.tool is Tool.MAP:
            self._drop()
            self._looked_at = None
            self.model.begin(Tool.MAP)
            self._colour(())
            self._presenter.drop_previewed()
        self._change_tool()

    def _change_tool(self) -> None:
        self._confirmed = None
        if not self._is_seen:
            return
        looked_at = self._looked_at
        if looked_at is not None and looked_at.request.tool is not self._pane.tool:
            self._drop()
            self._looked_at = None
            self.model.begin(self._pane.tool)
            self._colour(())
            self._presenter.drop_previewed()
        elif self._pane.tool is Tool.MAP:
            self._looked_at = None
        self._pane.set_stale(stale=self.is_stale)
        self._pane.set_running(running=self.is_running)
        if not self.model.rowCount():
            self._pane.table.say(self._invitation(self._pane.tool))
            self._say("")
        self._hold()

    def _invitation(self, tool: Tool) -> str:
        return {
            Tool.MAP: self.tr(
                "Choose a piece on the board or in the palette: every square shows what the "
                "problem would be with the piece there."
            ),
            Tool.FOR: self.tr("What breaks when a piece goes away, or becomes a weaker one?"),
            Tool.MEND: self.tr("Which changes make the problem sound and keep the required play?"),
            Tool.FILL: self.tr("Which sound settings are there with further pieces?"),
            Tool.BACK: self.tr("The diagram is the position after the key: which keys lead to it?"),
            Tool.REDUCE: self.tr("Which pieces can go, or be cheaper, one after the other?"),
        }[tool]

    # -- the map ------------------------------------------------------------------------------

    def _hold(self) -> None:
        """Map the newly chosen piece soon."""
        if self._is_seen and self._pane.tool is Tool.MAP:
            self._later.start()

    def _map(self) -> None:
        if not self._is_seen or self._pane.tool is not Tool.MAP or self._presenter.has_previewed:
            return
        what = self._held()
        try:
            problem, part = self._asked()
        except MatewrightError as error:
            self._say(str(error), is_error=True)
            return
        looked_at = self._looked_at
        if what is None or (
            looked_at is not None
            and looked_at.request == Map(what)
            and looked_at.play == self._play
            and _is_same(looked_at.problem, problem)
        ):
            return
        self._begin(Work(problem, Map(what), self._play), part)

    def _held(self) -> int | Piece | None:
        brush, square = self._board.brush, self._board.focus_square
        position = self._position_shown()
        if brush is not None and brush.piece is not None:
            self._what = brush.piece
        elif position.board[square] is not None:
            self._what = square
        if isinstance(self._what, int) and position.board[self._what] is None:
            self._what = None
        return self._what

    def _colour(self, grounds: tuple[SquareGround, ...]) -> None:
        self._board.set_grounds(grounds)

    def _colour_found(self) -> None:
        looked_at = self._looked_at
        if looked_at is None or self.is_stale:
            return
        settings = self.model.settings
        if looked_at.request.tool is Tool.MAP:
            self._colour(tuple(map(self._ground, settings)))
        elif looked_at.request.tool is Tool.FOR:
            idle = [one for one in settings if is_harmless(one)]
            self._colour(
                tuple(
                    SquareGround(
                        one.edits[0].squares[0][0], Ground.COOKED, self.model.words.tip(one)
                    )
                    for one in idle
                    if one.edits[0].squares[0][1] is None
                )
            )

    def _ground(self, setting: Setting) -> SquareGround:
        ground = _GROUNDS.get(setting.verdict)
        if ground is None:
            ground = Ground.SOUND_WITH_LOSS if setting.lost else Ground.SOUND
        words = self.model.words.verdict(setting)
        if setting.lost and setting.verdict is Verdict.SOUND:
            words += "\n" + self.model.words.difference(setting)
        return SquareGround(setting.edits[0].squares[-1][0], ground, words)

    # -- at work ------------------------------------------------------------------------------

    def start(self) -> None:
        """Start the chosen tool."""
        if self._pane.tool is Tool.MAP:
            self._looked_at = None
            self._hold()
            return
        if self._is_worth_asking() and not confirm(
            self._pane, DROPPING_SETTINGS, self._count_listed()
        ):
            return
        self._presenter.drop_previewed()
        try:
            problem, part = self._asked()
            request = self._pane.fields.request(self._pane.tool, problem.position)
        except MatewrightError as error:
            self._say(str(error), is_error=True)
            return
        terms = (problem, request, self._play)
        is_confirmed = terms == self._confirmed
        self._begin(Work(*terms, is_confirmed=is_confirmed, order=self._pane.fields.order), part)

    def _is_worth_asking(self) -> bool:
        """Whether there are settings that a search would not find again in a moment."""
        if self._looked_at is None or not self.model.rowCount() or self.is_running:
            return False
        progress = self._looked_at.poll()
        return not progress.is_complete or progress.seconds >= _LONG_SEARCH

    def _begin(self, work: Work, part: str) -> None:
        self._drop()
        self._work = self._looked_at = work
        self._whole, self._part = self._document.problem, part
        self._answers.clear()
        self._is_order_changed = False
        self._confirmed = None
        self._pane.table.say("")
        self.model.begin(work.request.tool, has_required_play=bool(work.play))
        self._pane.set_stale(stale=False)
        self._colour(())
        self._task = BackgroundTask(work.run, makes_many_objects=False, steps_back=True)
        self._task.finished.connect(self._poll)
        self._task.start()
        self._timer.start()
        self._pane.set_running(running=True)
        self._say(self.tr("Looking …"))
        self.running_changed.emit()

    def stop(self) -> None:
        """Stop the running tool within 100 ms; its results stay."""
        if self._work is not None:
            self._work.cancel()

    def _drop(self) -> None:
        """Abort the running tool and drop its results."""
        if self._work is None or self._task is None:
            return
        self._work.cancel()
        self._task.finished.disconnect(self._poll)
        detach(self._task)
        self._end()

    def _end(self) -> None:
        self._work = self._task = None
        self._timer.stop()
        self._pane.set_running(running=False)
        self.running_changed.emit()

    def restore_state(self, other: Workshop) -> None:
        """Take over the running tool and the results from another window."""
        self._pane.choose_tool(other._pane.tool)
        looked_at = self._looked_at = other._looked_at
        self._whole, self._part = other._whole, other._part
        if looked_at is None:
            return
        self.model.begin(looked_at.request.tool, has_required_play=bool(looked_at.play))
        self.model.add(other.model.found)
        self._pane.table.say(other._pane.table.reason)
        self._pane.state_label.set_full_text(other._pane.state_label.text())
        self._pane.set_stale(stale=self.is_stale)
        if other._task is None:
            return
        other._timer.stop()
        other._task.finished.disconnect(other._poll)
        self._work, other._work = other._work, None
        self._task, other._task = other._task, None
        self._task.finished.connect(self._poll)
        self._timer.start()
        self._pane.set_running(running=True)

    def shut_down(self) -> None:
        """Stop all work; for the closing window."""
        self._is_seen = False
        self._later.stop()
        self._solving.release()
        self._keeping.release()
        self._drop()

    def _poll(self) -> None:
        work, task = self._work, self._task
        if work is None or task is None:
            return
        is_over = task.isFinished()
        self.model.add(work.take())
        if not is_over:
            self._say_progress(work)
            return
        self._end()
        try:
            task.result()
        except MatewrightError as error:
            self._say(str(error), is_error=True)
            self._pane.table.say(str(error))
            return
        if work.needs_confirmation:
            self._confirmed = (work.problem, work.request, work.play)
            self._pane.set_running(running=False, needs_confirming=True)
        self._say_end(work)

    def _say(self, words: str, *, is_error: bool = False) -> None:
        label = self._pane.state_label
        label.setProperty("tone", "warning" if is_error else "quiet")
        label.style().unpolish(label)
        label.style().polish(label)
        label.set_full_text(words)

    def _say_progress(self, work: Work) -> None:
        progress = work.poll()
        facts = [
            self.tr("{done} of at most {total} settings ({share}%)").format(
                done=grouped(progress.done),
                total=grouped(progress.total),
                share=_share(progress),
            )
            if progress.total
            else self.tr("Looking …"),
            *self._count(),
        ]
        if progress.remaining is not None and progress.remaining >= 1:
            left = self.tr("about {time} left")
            facts.append(left.format(time=duration(progress.remaining)))
        self._say(" · ".join(facts))

    def _say_end(self, work: Work) -> None:
        progress = work.poll()
        if work.needs_confirmation:
            said = self.tr("At most {count} settings, which takes about {time}.")
            said = said.format(count=grouped(progress.total), time=duration(work.expected or 0))
            self._say(said)
            self._pane.table.say(
                said
                + " "
                + self.tr("Start Anyway begins; what is found can be stopped at any time.")
            )
            return
        facts = self._count()
        if not progress.is_complete and progress.total:
            stopped = self.tr("Stopped at {share}% of {total}")
            stopped = stopped.format(share=_share(progress), total=grouped(progress.total))
            facts.insert(0, stopped)
        elif not progress.is_complete:
            facts.insert(0, self.tr("Stopped: this was found until then"))
        elif progress.done:
            facts.append(self.tr("{count} looked at").format(count=grouped(progress.done)))
            if progress.seconds >= 1:
                facts.append(duration(progress.seconds))
        if work.request.tool is Tool.FOR and progress.is_complete:
            idle = sum(
                is_harmless(one) and one.edits[0].squares[0][1] is None for one in self.model.found
            )
            facts.insert(0, _words.count(idle, "%n idle piece", "%n idle pieces"))
        self._say(" · ".join(facts))
        if not self.model.found:
            self._pane.table.say(
                self.tr("No setting was found.")
                if progress.is_complete
                else self.tr("Stopped before a setting was found.")
            )

    def _count(self) -> list[str]:
        """How many settings are found, and which of them are listed where that is not all."""
        work = self._looked_at
        if work is None or not work.request.only_sound or not work.dropped:
            return [self._count_listed()]
        found = _words.count(work.poll().found, "%n setting", "%n settings")
        best = self.tr("the best {count} listed").format(count=grouped(MOST_KEPT))
        facts = [found, best]
        if self._is_order_changed:
            facts.append(self.tr("some went by another order"))
        return facts

    def _count_listed(self) -> str:
        return _words.count(len(self.model.found), "%n setting", "%n settings")

    def _follow_order(self, order: Sequence[str]) -> None:
        work = self._looked_at
        if work is None:
            return
        work.set_order(order)
        if work.dropped:
            self._is_order_changed = True
            if not self.is_running:
                self._say_end(work)

    # -- the play of a setting -----------------------------------------------------------------

    def _preview(self, row: int) -> None:
        """Show a setting on the board, and soon its play in the answer."""
        self._solving.drop()
        self._tried = None
        if row < 0:
            self._presenter.drop_previewed()
            return
        setting = self.model.setting(row)
        problem = self._problem_of(setting)
        answer = self._answers.get(problem.question)
        self._tried = setting
        if answer is not None:
            problem = problem.solved(answer)
        self._presenter.try_out(problem, setting.change)
        if answer is None and self._presenter.has_previewed:
            self._solve(self._solving, problem)

    def _problem_of(self, setting: Setting) -> Problem:
        """The problem that a setting makes; its part alone where the diagram has no such change."""
        whole = replace(self._whole, solution=None, versions=(), origin=None)
        before = self._whole.solution
        if before is not None and self._whole.solution_is_current:
            # To be compared with what the answer shows now.
            whole = whole.with_options(before.question.options)
        try:
            return replace(whole, position=self._diagram_with(setting))
        except FormatError:
            alone = part_problem(whole, self._part)
            return replace(alone, position=setting.position)

    def _diagram_with(self, setting: Setting) -> Position:
        """The diagram of a setting. Raises `FormatError` where a twin stands in the way."""
        if not self._part:
            return setting.position
        return diagram_with(self._whole, self._part, setting)

    def _solve(self, runner: JobRunner, problem: Problem) -> bool:
        try:
            runner.start(problem, Options().with_phases(problem.stipulation))
        except MatewrightError:
            return False
        return True

    def _show_play(self, solution: Solution) -> None:
        setting = self._tried
        if setting is None or not self._presenter.has_previewed:
            return
        problem = self._problem_of(setting)
        if len(self._answers) >= _MOST_ANSWERS:
            self._answers.pop(next(iter(self._answers)))
        self._answers[problem.question] = solution
        self._presenter.try_out(problem.solved(solution), setting.change)

    def _give_up_play(self, error: MatewrightError) -> None:
        self._say(str(error), is_error=True)

    def drop_previewed(self) -> bool:
        """Show the diagram again; False when no setting was shown."""
        if not self._presenter.has_previewed:
            return False
        self._pane.table.drop_choice()
        self._solving.drop()
        self._presenter.drop_previewed()
        return True

    def take(self, row: int) -> None:
        """Make a setting the diagram, as one undo step."""
        setting = self.model.setting(row)
        self._presenter.drop_previewed()
        try:
            position = self._diagram_with(setting)
        except FormatError as error:
            self._say(str(error), is_error=True)
            return
        name = self.tr("Workshop: {change}").format(change=setting.change)
        self._document.edit_position(position, name)

    def keep(self, rows: list[int]) -> None:
        """Make settings versions of the problem, as one undo step; their answers follow."""
        problem = self._document.problem
        numbers = count(next_number(problem))
        versions = {}
        for setting in map(self.model.setting, rows[:_MOST_VERSIONS]):
            state = replace(self._problem_of(setting), versions=())
            answer = self._answers.get(state.question)
            if answer is not None:
                state = state.solved(answer)
            else:
                self._unanswered.append((self._document.current, state))
            number = next(numbers)
            versions[number] = version_of(state, number, setting.change)
        kept = len(versions)
        self._document.change_versions(
            versions, _words.count(kept, "Keep %n Setting", "Keep %n Settings")
        )
        self.message.emit(
            _words.count(
                kept, "%n setting is kept as a version", "%n settings are kept as versions"
            )
        )
        self._answer_next()

    def _answer_next(self) -> None:
        """Solve the next version that has no verdict yet."""
        while self._unanswered and not self._keeping.is_running:
            if self._solve(self._keeping, self._unanswered[0][1]):
                return
            self._unanswered.pop(0)

    def _keep_answer(self, solution: Solution) -> None:
        index, state = self._unanswered.pop(0)
        document = self._document
        names = {one.problem.question for one in document.problem.versions if one.name}
        if index == document.current and state.question in names:
            document.keep_version(index, state.solved(solution))
        self._answer_next()

    def _skip_answer(self, _error: MatewrightError) -> None:
        self._unanswered.pop(0)
        self._answer_next()

    def add(self, rows: list[int]) -> None:
        """Add settings as problems after the current one, as one undo step."""
        settings = map(self.model.setting, rows[:_MOST_ADDED])
        added = [replace(self._problem_of(one), comment=one.change) for one in settings]
        number = len(added)
        name = _words.count(number, "Add %n Setting", "Add %n Settings")
        self._document.put_behind(added, name)
        said = _words.count(
            number, "%n setting follows this problem", "%n settings follow this problem"
        )
        self.message.emit(said)


def _share(progress: Progress) -> str:
    """The share looked at, in percent, with as many decimals as it needs to be seen to grow."""
    share = 100 * progress.done / max(1, progress.total)
    return decimal(f"{share:.{1 if share < 10 else 0}f}")


def _is_same(one: Problem, other: Problem) -> bool:
    """Whether two problems pose the same question."""
    return one.question == other.question and one.intended == other.intended

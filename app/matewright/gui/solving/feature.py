"""Solving: its commands, and the log, figures, chart and queue of searches."""

from __future__ import annotations

from matewright.errors import MatewrightError
from matewright.gui.board.feature import BoardFeature
from matewright.gui.desk.changes import Changes
from matewright.gui.desk.desk import Desk
from matewright.gui.desk.feature import Command, Feature
from matewright.gui.file.autosave import Autosave
from matewright.gui.preferences.preferences import LIVE_SOLVING
from matewright.gui.question.feature import QuestionFeature
from matewright.gui.solving.chart_pane import ChartPane
from matewright.gui.solving.commands import SolveCommands
from matewright.gui.solving.figures_pane import FiguresPane
from matewright.gui.solving.former_notice import FormerSearchNotice
from matewright.gui.solving.iteration_table_model import IterationTableModel
from matewright.gui.solving.log_pane import LogPane
from matewright.gui.solving.notifications import Notifications
from matewright.gui.solving.queue_pane import QueuePane
from matewright.gui.solving.state_display import StateDisplay
from matewright.gui.solving.verifying import Verifying
from matewright.model.solution import Progress
from matewright.services.solving.progress_text import ProgressText


class SolvingFeature(Feature):
    """Starts searches, and shows their progress."""

    def __init__(
        self, desk: Desk, board: BoardFeature, question: QuestionFeature, autosave: Autosave
    ) -> None:
        super().__init__(desk)
        window, session = desk.window, desk.session
        self._progress = question.question.progress
        self.figures_model = IterationTableModel(self)
        self.log = LogPane(window)
        self.figures = FiguresPane(desk, self.figures_model, window)
        self.chart = ChartPane(self.figures_model, window)
        self.queue = QueuePane(session, window)
        self.panes = (self.log, self.figures, self.chart, self.queue)
        self.former_notice = FormerSearchNotice(desk.document, session, window)
        self.notifications = Notifications(session, desk.preferences, window)
        self.verifying = Verifying(desk)
        self.state_display = StateDisplay(desk, board.panel, self.verifying, self)
        self.solving = SolveCommands(
            desk, autosave, question.question, question.typed, board.presenter
        )
        desk.changed.connect(self._follow)
        session.started.connect(self._clear_figures)
        session.progressed.connect(self._show_progress)
        session.dropped.connect(desk.message)
        self.notifications.message.connect(desk.message)
        self.solving.queued.connect(self._show_queued)
        self.solving.impeded.connect(self._progress.stress_known)
        self.solving.refused.connect(self._say_refusal)
        self.queue.problem_chosen.connect(desk.document.go_to)
        question.question.solve_requested.connect(self.solving.solve)
        question.question.stop_requested.connect(self.solving.stop)
        self._progress.figures_requested.connect(self._toggle_figures)
        self.verifying.noted.connect(self.log.note)
        self.verifying.changed.connect(self.commands_changed)
        session.run_changed.connect(self.commands_changed)
        session.runs_changed.connect(self.commands_changed)
        self.commands = self._make_commands()

    def _make_commands(self) -> tuple[Command, ...]:
        desk, session, preferences = self._desk, self._desk.session, self._desk.preferences
        solving = self.solving
        return (
            Command(
                "solve.start",
                self.tr("&Solve"),
                solving.solve,
                ("F7",),
                "solve",
                enabled=lambda: not session.is_running and desk.unsolvable is None,
                status=lambda: str(desk.unsolvable or ""),
            ),
            Command(
                "solve.stop",
                self.tr("S&top"),
                solving.stop,
                ("Shift+F7",),
                "stop",
                enabled=lambda: session.is_running,
            ),
            Command(
                "solve.live",
                self.tr("&Live Solving"),
                lambda: desk.live.set_on(not preferences.get(LIVE_SOLVING)),
                ("Ctrl+F7",),
                checked=lambda: preferences.get(LIVE_SOLVING),
            ),
            Command(
                "solve.verify",
                self.tr("&Verify the Answer"),
                self.verifying.start,
                ("Ctrl+Alt+V",),
                enabled=lambda: self.verifying.can_start,
                status=lambda: self.tr("Check the answer with another program’s rules"),
            ),
            Command(
                "solve.add-to-queue", self.tr("Add to &Queue"), solving.add_to_queue, ("Alt+F7",)
            ),
            Command(
                "solve.stop-all",
                self.tr("Stop All and &Empty the Queue"),
                session.stop_all,
                enabled=lambda: any(run.is_open for run in session.runs),
            ),
        )

    def restore_state(self, other: SolvingFeature) -> None:
        """Take over the log, and the notices that are due."""
        self.log.setPlainText(other.log.toPlainText())
        self.verifying.restore_state(other.verifying)
        self.notifications.restore_state(other.notifications)

    def shut_down(self) -> None:
        """Stop loading the chart library, and verifying."""
        self.chart.shut_down()
        self.verifying.shut_down()

    def _follow(self, changes: Changes) -> None:
        desk = self._desk
        if changes & (Changes.ANSWER | Changes.PART | Changes.RUNNING) and not desk.is_running:
            answer = desk.part.answer
            self.figures_model.set_iterations(answer.iterations if answer else ())

    def _clear_figures(self) -> None:
        self.figures_model.set_iterations(())

    def _say_refusal(self, error: MatewrightError) -> None:
        self._progress.show_known(str(error))
        self._progress.stress_known()

    def _show_progress(self, progress: Progress, words: ProgressText) -> None:
        self._progress.show_progress(progress, words)
        self.figures_model.set_iterations(progress.iterations, progress.current)

    def _show_queued(self, sentence: str) -> None:
        self._desk.docks.bring_forward("queue")
        self._desk.message.emit(sentence)

    def _toggle_figures(self) -> None:
        self._desk.docks.toggle("figures")

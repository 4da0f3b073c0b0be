"""The window: puts board, question and answer together and lets each know of the others."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QRect, QSettings, QSize, Qt, QTimer
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QDialog, QMainWindow, QWidget

from matewright.errors import IllegalPosition, MatewrightError, StipulationError
from matewright.formats.solution_text import sentence
from matewright.gui.board.choices import BoardChoices
from matewright.gui.clipboard import Clipboard
from matewright.gui.dialogs.compare import CompareDialog
from matewright.gui.dialogs.error_box import show_error
from matewright.gui.dialogs.preferences.dialog import PreferencesDialog
from matewright.gui.dialogs.shortcuts import ShortcutSheet
from matewright.gui.docks import framed, scrolled
from matewright.gui.editing import Editing
from matewright.gui.file_commands import FileCommands
from matewright.gui.file_line import FileLine
from matewright.gui.first_steps import FirstSteps
from matewright.gui.help import Help
from matewright.gui.live_solving import LiveSolving
from matewright.gui.menus import Menus
from matewright.gui.models.iteration_table_model import IterationTableModel
from matewright.gui.notifications import Notifications
from matewright.gui.open_file import OpenFile
from matewright.gui.pane_docks import PaneDocks
from matewright.gui.panes.answer_pane import AnswerPane
from matewright.gui.panes.board_panel import BoardPanel
from matewright.gui.panes.chart_pane import ChartPane
from matewright.gui.panes.log_pane import LogPane
from matewright.gui.panes.moves_pane import MovesPane
from matewright.gui.panes.problems_pane import ProblemsPane
from matewright.gui.panes.progress_panel import duration
from matewright.gui.panes.question_pane import QuestionPane, exchange_in_words, unfit_strategies
from matewright.gui.panes.queue_pane import QueuePane
from matewright.gui.panes.tables import FiguresPane
from matewright.gui.panes.text_pane import TextPane
from matewright.gui.panes.twins_pane import TwinsPane
from matewright.gui.play.bar import PlayBar
from matewright.gui.play.game_controller import GameController
from matewright.gui.play.line_dialog import LineDialog
from matewright.gui.preferences import (
    COORDINATES,
    LETTERS_OF_MEN,
    LONG_NOTATION,
    PLAY_SECONDS,
)
from matewright.gui.prinz.dialog import PrinzDialog
from matewright.gui.publishing import Publishing
from matewright.gui.question_choices import QuestionChoices
from matewright.gui.shortcuts import Shortcuts
from matewright.gui.solution_choices import SolutionChoices
from matewright.gui.stage import Stage
from matewright.gui.surveyor import Surveyor
from matewright.gui.windows import Windows, restore_geometry
from matewright.model import stored_words
from matewright.model.notation import Notation
from matewright.model.problem import Problem
from matewright.model.solution import EMPTY_TREE, Progress, Role, Solution, Status
from matewright.model.stipulation import Stipulation
from matewright.model.verdict import Judgement, Verdict, intended, judge, judge_solution
from matewright.services.progress_words import ProgressWords
from matewright.services.validate import Report, validate

_FIRST_SIZE: Final = QSize(1440, 900)
_FRAME: Final = QSize(8, 40)


class MainWindow(QMainWindow):
    """One document in one window. `settings` is where layout, options and recent files are kept.

    `windows` are all windows of the program, of which this is one more, and `open_file` is what it
    shows; without them it is the first, with a document of its own.
    """

    def __init__(
        self,
        settings: QSettings | None = None,
        windows: Windows | None = None,
        open_file: OpenFile | None = None,
    ) -> None:
        super().__init__()
        self.setObjectName("main_window")
        self.settings = settings or QSettings()
        self.windows = windows or Windows(self.settings, MainWindow)
        self.preferences = self.windows.preferences
        self.open_file = open_file or OpenFile(self.preferences, self.windows)
        self.document = self.open_file.document
        self.kept = self.open_file.kept
        self.session = self.open_file.session
        self.autosave = self.open_file.autosave
        self.files = FileCommands(self.document, self.settings, self.windows, self)
        self.file_line = FileLine(self.document, self)
        self._notation = Notation()
        self.live = LiveSolving(self.document, self.session, self.preferences, self)
        self.notifications = Notifications(self.session, self.preferences, self)
        self._was_asked = False
        self._compare_dialog: CompareDialog | None = None
        self._prinz_dialog: PrinzDialog | None = None
        self._make_panes()
        self.stage = Stage(self.panel, self.solution, self.moves, self)
        self.publishing = Publishing(
            self.document, self.preferences, self.settings, lambda: self.board.flipped, self
        )
        self.game = GameController(self.document, self.stage, self.solution, self.preferences, self)
        self.play_bar = PlayBar(self.game, self.preferences.get(PLAY_SECONDS), self.panel)
        self.panel.add_bar(self.play_bar)
        self.editing = Editing(self.document, self)
        self.clipboard = Clipboard(self.document, self.board, self)
        self.help = Help(self)
        self.first_steps = FirstSteps(
            self, self.document, self.session, self.solution, self.preferences
        )
        self.menus = Menus(self)
        self.shortcuts = Shortcuts(self.menus.all, self.preferences, self)
        self.question_choices = QuestionChoices(self.preferences, self.question, self)
        self._connect_document()
        self._connect_panes()
        self.setAcceptDrops(True)
        self._restore()
        self._offer_list()
        self._show_problem()
        self.windows.add(self)

    # -- building ----------------------------------------------------------------------------

    def _make_panes(self) -> None:
        self.panel = BoardPanel(self)
        self.board = self.panel.board
        self.board_choices = BoardChoices(self.preferences, self.board, self.panel.palette_, self)
        self.setCentralWidget(self.panel)
        self.question = QuestionPane(self)
        surveyor = Surveyor(self)
        self.answer = AnswerPane(self.kept, surveyor, self)
        self.solution = self.answer.tree
        self.twins = TwinsPane(self)
        self.text = TextPane(surveyor, self)
        self.solution_choices = SolutionChoices(self.preferences, self.answer, self.text, self)
        self.log = LogPane(self)
        self.moves = MovesPane(self)
        self._figures_model = IterationTableModel(self)
        self.figures = FiguresPane(self._figures_model, self)
        self.chart = ChartPane(self._figures_model, self)
        self.problems = ProblemsPane(self.document, self)
        self.queue = QueuePane(self.session, self)
        panes = {
            "question": self.question,
            "solution": framed(self.answer),
            "text": framed(self.text),
            "log": framed(self.log),
            "moves": framed(self.moves.with_summary()),
            "twins": framed(scrolled(self.twins)),
            "figures": framed(self.figures),
            "chart": framed(self.chart),
            "problems": framed(self.problems),
            "queue": framed(self.queue),
        }
        self.docks = PaneDocks(panes, self.preferences, self.settings, self)

    def _connect_document(self) -> None:
        document = self.document
        document.problem_changed.connect(self._problem_changed)
        document.current_changed.connect(self._current_changed)
        document.list_changed.connect(self._offer_list)
        self.files.message.connect(self.file_line.tell)
        self.autosave.failed.connect(self.file_line.tell)
        self.solution.copied.connect(self.file_line.tell)
        self.files.input_wanted.connect(self._commit_input)
        self.publishing.message.connect(self.file_line.tell)
        self.publishing.input_wanted.connect(self._commit_input)
        self.kept.changed.connect(self._show_problem)
        self.session.started.connect(self._begin)
        self.session.progressed.connect(self._show_progress)
        self.session.answered.connect(self._finish)
        self.session.failed.connect(self._end_without_answer)
        self.session.dropped.connect(self.log.note)
        self.session.dropped.connect(self.file_line.tell)
        self.live.changed.connect(self._show_live)
        self.notifications.message.connect(self.file_line.tell)

    def _connect_panes(self) -> None:
        self.board.position_edited.connect(self.document.edit_position)
        self.panel.position_controls.position_edited.connect(self.document.edit_position)
        self.panel.position_controls.position_typed.connect(self.document.type_position)
        self.panel.palette_.clear_requested.connect(self.editing.clear_board)
        self.panel.palette_.initial_array_requested.connect(self.editing.set_initial_array)
        self.panel.palette_.flip_requested.connect(self.menus.view.flip.trigger)
        controls = self.panel.move_controls
        controls.first_requested.connect(self.stage.go_to_start)
        controls.back_requested.connect(self.stage.step_back)
        controls.forward_requested.connect(self.stage.step_forward)
        controls.last_requested.connect(self.stage.step_to_end)
        controls.play_toggled.connect(self.solution.toggle_playing)
        self.docks.compact_changed.connect(self._set_compact)
        self.docks["text"].visibilityChanged.connect(self.text.set_seen)
        self.docks["moves"].visibilityChanged.connect(self.moves.set_seen)
        self.docks["chart"].visibilityChanged.connect(self.chart.set_seen)
        self.board.move_chosen.connect(self.game.play)
        self.panel.add_tool(self.menus.play.mode)
        self.game.changed.connect(self._show_play_mode)
        self.game.failed.connect(self._refuse_play)
        self.play_bar.line_wanted.connect(self.ask_for_line)
        self.stage.refused.connect(self.file_line.explain)
        self.stage.shown.connect(self.file_line.forget_explanation)
        self.stage.part_chosen.connect(self._show_problem)
        self.stage.steps_changed.connect(self._show_steps)
        self.editing.input_wanted.connect(self._commit_input)
        self.clipboard.input_wanted.connect(self._commit_input)
        self.clipboard.message.connect(self.file_line.tell)
        self.solution.playing_changed.connect(controls.set_playing)
        self.answer.part_chosen.connect(self.stage.show_part)
        self.twins.part_chosen.connect(self.stage.show_twin)
        self.twins.problem_edited.connect(self.document.edit)
        self.twins.picking_wanted.connect(self._pick_squares)
        self.board.square_picked.connect(self._take_square)
        self.board.picking_ended.connect(self._end_picking)
        self.question.problem_options_changed.connect(self.editing.set_options)
        self.question.stipulation_changed.connect(self.document.edit_stipulation)
        self.question.solve_requested.connect(self.solve)
        self.question.stop_requested.connect(self.stop)
        self.live.offer_in(self.question.live_box)
        self.queue.problem_chosen.connect(self.document.go_to)

    # -- showing -----------------------------------------------------------------------------

    def _offer_list(self) -> None:
        self.docks.offer_list(several=len(self.document.collection) > 1)

    def _set_compact(self, compact: bool) -> None:
        self.panel.set_compact(compact=compact)
        self.file_line.set_compact(compact)

    def _problem_changed(self, place: int) -> None:
        if place == self.document.current:
            self._show_problem()

    def _current_changed(self) -> None:
        self.stage.forget_part()
        self.board.clear_annotations()
        self.question.discard_typing()
        self.twins.discard_typing()
        self._show_problem()

    def _show_problem(self) -> None:
        """Bring everything up to date with the current problem."""
        problem = self.document.problem
        judgement = judge(problem)
        # Another run than the newest may be looked at.
        answered = self.kept.shown_problem
        judged = judgement if answered is problem else judge(answered)
        stale = judged.remark if judged.verdict is Verdict.STALE else ""
        is_current = answered.solution_is_current
        self.stage.set_problem(answered, is_current=is_current)
        solution = self.stage.part.answer
        self.question.set_running(self.session.is_running)
        self.question.show_problem(problem)
        self.answer.show_parts(
            self.stage.parts,
            self.stage.place,
            intended(problem),
            is_current=is_current,
            stale=stale,
        )
        self.twins.show_problem(problem)
        self.twins.show_part(self.stage.part.twin)
        self.question.set_unfit_strategies(
            unfit_strategies(problem.position, self.question.stipulation_edit.stipulation)
        )
        self.panel.show_problem(
            problem,
            self._with_exchange(judgement) if problem.solution_is_current else judgement,
            self._look_over(problem),
        )
        self.solution.set_tree(
            solution.tree.tree if solution else EMPTY_TREE,
            stale=bool(stale),
            is_claim=solution is not None and solution.status is Status.CLAIMED,
            lines=len(solution.lines) if solution else 0,
        )
        self.solution.set_placeholder(self._reason_for_no_tree(solution, stale=bool(stale)))
        self.text.set_solution(answered.solution, stale=stale, intended=intended(problem))
        self.figures.setEnabled(self.session.is_running or not stale)
        if not self.session.is_running:
            self._figures_model.set_iterations(solution.iterations if solution else ())
            self._say_what_is_known(answered, is_current=is_current)
        self._show_state()
        self.stage.show()
        self.menus.update_for(self)

    def _show_state(self) -> None:
        """Let what goes on now speak in the place of the stored answer's verdict."""
        badge, live = self.panel.caption.state, self.live.state
        if self.session.is_running:
            badge.show_activity(self.tr("Solving …"))
        elif live is not None and live.activity:
            badge.show_activity(live.activity, live.judgement.remark)
        elif live is not None:
            badge.show_judgement(self._with_exchange(live.judgement))

    def _show_live(self) -> None:
        if self.live.state is None:
            self._show_problem()
        else:
            self._show_state()
            if not self.live.state.activity:
                self.panel.caption.state.announce()

    def _with_exchange(self, judgement: Judgement) -> Judgement:
        """A judgement that says whose part is played, where that is not the usual one."""
        words = exchange_in_words(self.document.problem)
        if not words:
            return judgement
        # First, because small windows show only the beginning.
        return replace(judgement, remark=f"{words} · {judgement.remark}".removesuffix(" · "))

    def _look_over(self, problem: Problem) -> Report:
        """What is wrong or odd about the position; nothing yet while the board is empty."""
        if not any(True for _ in problem.position.men()):
            return Report()
        report = validate(problem)
        # The field of the stipulation speaks for itself.
        errors = [error for error in report.errors if isinstance(error, IllegalPosition)]
        return Report(tuple(errors), report.warnings)

    def _pick_squares(self, wanted: bool) -> None:
        """Let clicks on the diagram choose squares for a twin, or let them edit again."""
        if wanted:
            self.stage.go_to_diagram()
        self.board.set_picking(wanted)

    def _take_square(self, square: int) -> None:
        brush = self.board.brush
        self.board.set_last_move((square, square))
        self.twins.take_square(square, brush.piece if brush is not None else None)

    def _end_picking(self) -> None:
        self.board.set_last_move(None)
        # A man that was to be added would now be put on the diagram.
        self.board.set_brush(None)
        self.twins.end_picking()

    def _show_play_mode(self) -> None:
        self.panel.show_bar(visible=self.game.game is not None)

    def _refuse_play(self, reason: str) -> None:
        show_error(self, self.tr("Cannot play on"), reason)

    def ask_for_line(self) -> None:
        """Let the line that a player plays be typed or pasted."""
        LineDialog(self.game, self).exec()

    def _show_steps(self, back: bool, forward: bool) -> None:
        self.menus.solution.show_steps(back=back, forward=forward)

    def _say_what_is_known(self, problem: Problem, *, is_current: bool) -> None:
        """One sentence below the question while nothing runs."""
        solution = problem.solution
        if solution is None:
            self.question.progress.show_known(self._invitation(problem), "")
            self.question.progress.show_done(complete=False)
        elif not is_current:
            self.question.progress.show_known(self._stale_sentence(), "")
            self.question.progress.show_done(complete=False)
        else:
            answers = (solution, *solution.twins)
            seconds = sum(answer.seconds for answer in answers)
            self.question.progress.show_known(self._summary_of_part(), duration(seconds))
            proved = all(answer.status in (Status.SOLVED, Status.NONE) for answer in answers)
            self.question.progress.show_done(complete=proved)

    def _invitation(self, problem: Problem) -> str:
        if problem.trouble:
            return problem.trouble
        if problem.unsupported:
            names = ", ".join(problem.unsupported)
            return str(StipulationError("condition-unsupported", names=names))
        try:
            asked = Stipulation.parse(problem.stipulation)
        except MatewrightError as error:
            return str(error)
        asked_parts = [part for part in self.stage.parts if part.label]
        if asked_parts:
            return self.tr("Press Solve to look for {aim}, in {count} parts.").format(
                aim=asked.name, count=len(asked_parts)
            )
        return self.tr("Press Solve to look for {aim}.").format(aim=asked.name)

    def _stale_sentence(self) -> str:
        return self.tr("The answer shown belongs to an earlier state of the problem.")

    def _summary_of_part(self) -> str:
        """What is known of the part shown; the bar of the parts has a sign for each of them."""
        answer = self.stage.part.answer
        if answer is None:
            return self._reason_for_no_tree(None, stale=False)
        said = self._summary(answer)
        name = self.stage.part.short_label
        return f"{name}{'' if name.endswith(')') else ':'} {said}" if self.stage.has_parts else said

    def _summary_of_all(self, solution: Solution) -> str:
        """What is known of every part, in one line."""
        if not solution.twins:
            return self._summary(solution)
        said = []
        for part in self.stage.parts:
            if part.answer is not None:
                judgement = judge_solution(part.answer, intended(self.document.problem))
                words = [judgement.verdict.word.lower()]
                if judgement.remark and judgement.verdict is not Verdict.NO_SOLUTION:
                    words.append(judgement.remark)
                said.append(f"{part.short_label}: {', '.join(words)}")
        return "; ".join(said)

    def _summary(self, solution: Solution) -> str:
        """What is known, in the words the text begins with, and the shortest keys."""
        keys = [
            self._notation.node(node)
            for node in solution.tree.children
            if node.role is Role.KEY and node.length == solution.length
        ]
        shown = " ".join(keys[:3]) + (" …" if len(keys) > 3 else "")
        said = sentence(solution, intended(self.document.problem))
        known = f"{said} {shown}" if shown else said
        if not solution.notes:
            return known
        return " · ".join((known.removesuffix("."), *stored_words.notes(solution)))

    def _reason_for_no_tree(self, solution: Solution | None, *, stale: bool) -> str:
        if self.session.is_running:
            return self.tr("Solving …")
        if stale:
            return self._stale_sentence()
        if solution is None:
            if (
                self.stage.part.twin < 0
                and self.document.problem.zero_position
                and self.stage.parts[1:]
            ):
                return self.tr("The diagram itself is not asked about.")
            return self.tr("The solution will appear here.")
        return self._summary(solution)

    # -- solving -----------------------------------------------------------------------------

    def _commit_input(self) -> bool:
        """Take over what is being typed; false when it is wrong."""
        self.panel.position_controls.fen_edit.commit()
        self.twins.commit()
        return self.question.commit()

    def solve(self) -> None:
        """Ask the engine the question that is shown."""
        if not self._commit_input():
            # The field says what is wrong; solving what it does not show would mislead.
            self.question.stipulation_edit.setFocus()
            return
        self.stage.go_to_diagram()
        self.board.set_picking(False)
        self.autosave.save()
        try:
            self.session.solve(self.question.options())
        except MatewrightError as error:
            self._fail(error)

    def add_to_queue(self) -> None:
        """Have the problem shown solved when its turn comes."""
        self._enqueue([self.document.current])

    def solve_all(self) -> None:
        """Have all problems of the file solved, one after another."""
        self._enqueue(range(len(self.document.collection)))

    def _enqueue(self, places: Sequence[int]) -> None:
        if not self._commit_input():
            self.question.stipulation_edit.setFocus()
            return
        self.autosave.save()
        count = self.session.enqueue(places, self.question.options())
        self.docks.bring_forward("queue")
        self.file_line.tell(
            self.tr("Problems put into the queue: {count}").format(count=count)
            if count
            else self.tr("It is in the queue already")
        )

    def compare(self) -> None:
        """Open the comparison of strategies for the problem shown."""
        if not self._commit_input():
            self.question.stipulation_edit.setFocus()
            return
        if self._compare_dialog is None:
            self._compare_dialog = CompareDialog(self)
        self._compare_dialog.show_problem(self.document.problem, self.question.options().memory)
        _bring_up(self._compare_dialog)

    def watch_prinz(self) -> None:
        """Open the window in which Prinz's program works on the diagram."""
        self._commit_input()
        if self._prinz_dialog is None:
            self._prinz_dialog = PrinzDialog(self)
        self._prinz_dialog.board.set_look(self.board.look)
        try:
            self._prinz_dialog.show_position(
                self.document.problem.position, flipped=self.board.flipped
            )
        except MatewrightError as error:
            show_error(self, self.tr("Prinz's program cannot work on this"), str(error))
            return
        _bring_up(self._prinz_dialog)

    def stop(self) -> None:
        """Stop solving; what is proved so far becomes the answer."""
        self.session.stop()

    def _begin(self) -> None:
        problem = self.document.problem
        self._figures_model.set_iterations(())
        self._show_problem()
        self.log.note(
            self.tr("Asked: {stipulation} of {fen}, {mode}, strategy {strategy}").format(
                stipulation=problem.stipulation,
                fen=problem.position.fen,
                mode=self.question.mode_box.currentText().lower(),
                strategy=self.question.strategy_box.currentText(),
            )
        )

    def _show_progress(self, progress: Progress, words: ProgressWords) -> None:
        self.question.progress.show_progress(progress, words)
        self._figures_model.set_iterations(progress.iterations, progress.current)
        if news := words.news(progress):
            self.log.note(news)

    def _finish(self, solution: Solution) -> None:
        self.panel.caption.state.announce()
        self.log.note(
            self.tr("Answered in {time}: {summary}").format(
                time=duration(sum(part.seconds for part in (solution, *solution.twins))),
                summary=self._summary_of_all(solution),
            )
        )

    def _end_without_answer(self, error: MatewrightError) -> None:
        self._show_problem()
        self._fail(error)

    def _fail(self, error: MatewrightError) -> None:
        self.log.note(str(error))
        show_error(self, self.tr("Cannot solve this"), str(error))

    # -- commands ----------------------------------------------------------------------------

    def escape(self) -> None:
        """What Esc means, in its order: drop what is held or previewed, stop, leave full screen."""
        if self.board.cancel() or self.moves.drop_choice():
            return
        if self.game.game is not None:
            self.game.leave()
            return
        if self.stage.place and not self.session.is_running:
            self.stage.go_to_diagram()
            return
        if self.solution.is_playing:
            self.solution.stop_playing()
        elif self.session.is_running:
            self.stop()
        elif self.isFullScreen():
            self.menus.view.full_screen.setChecked(False)

    def _follow_preference(self, key: str) -> None:
        if key in (LETTERS_OF_MEN.key, LONG_NOTATION.key):
            self._write_moves_as_preferred()

    def _write_moves_as_preferred(self) -> None:
        self._notation = self.preferences.notation
        self.session.notation = self._notation
        self.live.tell_anew()
        self.stage.set_notation(self._notation)
        self.game.set_notation(self._notation)
        for pane in (self.solution, self.text, self.moves):
            pane.set_notation(self._notation)
        self._show_problem()

    def set_full_screen(self, full: bool) -> None:
        """Fill the screen, or be a window again."""
        self.setWindowState(
            self.windowState() | Qt.WindowState.WindowFullScreen
            if full
            else self.windowState() & ~Qt.WindowState.WindowFullScreen
        )

    def set_flipped(self, flipped: bool) -> None:
        """Show the board from Black's side or from White's."""
        self.board.set_flipped(flipped)

    def set_coordinates(self, visible: bool) -> None:
        """Show or hide the letters and numbers at the board."""
        self.preferences.set(COORDINATES, visible)

    def bring_forward(self, dock: str, target: QWidget) -> None:
        """Show the dock of that name, in front of other tabs, and give a widget the keyboard."""
        if dock:
            self.docks.bring_forward(dock)
        target.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def show_shortcuts(self) -> None:
        """Show the sheet of keys."""
        ShortcutSheet(self.shortcuts.commands, self).exec()

    def show_preferences(self, page: int = 0) -> None:
        """Show what can be chosen for good, beginning with that page."""
        # The question may have changed since.
        self.question.save_options(self.settings)
        dialog = PreferencesDialog(self.preferences, self.shortcuts, self)
        dialog.show_page(page)
        dialog.open()

    # -- layout and life ---------------------------------------------------------------------

    def _restore(self) -> None:
        if not restore_geometry(self, self.settings):
            # Windows have frames of the system's, whose size is known only once they are shown.
            room = self.screen().availableSize() - _FRAME
            self.resize(_FIRST_SIZE.boundedTo(room))
        self._write_moves_as_preferred()
        self.preferences.changed.connect(self._follow_preference)
        self.question.restore_options(self.settings)
        self.docks.fit()

    def restore_place(self, place: QRect, state: Qt.WindowState) -> None:
        """Stand where another window stood, arranged as that size asks for."""
        self.setGeometry(place)
        self.setWindowState(state)
        self.docks.fit()

    def bring_up(self) -> None:
        """Come to the front."""
        if self.isMinimized():
            self.showNormal()
        self.raise_()
        self.activateWindow()

    def leave(self) -> None:
        """Remember layout and options, and end what belongs to this window alone."""
        self._commit_input()
        self.docks.save()
        self.question.save_options(self.settings)
        self.chart.shut_down()
        self.live.shut_down()
        self.game.shut_down()
        self.files.shut_down()
        if self._compare_dialog is not None:
            self._compare_dialog.shut_down()
        if self._prinz_dialog is not None:
            self._prinz_dialog.shut_down()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Change the arrangement when the window gets small or large."""
        super().resizeEvent(event)
        self.docks.heed_size(event.size())

    def showEvent(self, event: QShowEvent) -> None:
        """Give the keyboard to the board at first."""
        super().showEvent(event)
        if self.focusWidget() is None:
            self.board.setFocus(Qt.FocusReason.OtherFocusReason)

    def may_close(self) -> bool:
        """Whether the window may go; comes to the front to ask about unsaved changes."""
        if self.document.is_modified:
            self.bring_up()
        return self.files.may_close()

    def close_unasked(self) -> None:
        """Close; `may_close` has asked already."""
        self._was_asked = True
        self.close()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Ask about unsaved changes, remember the layout and end the job."""
        if not (self._was_asked or self.may_close()):
            event.ignore()
            return
        self.leave()
        self.open_file.shut_down()
        self.windows.remove(self)
        event.accept()

    def changeEvent(self, event: QEvent) -> None:
        """Note that this window is the one that was used last."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.ActivationChange and self.isActiveWindow():
            self.windows.note_use(self)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Welcome files."""
        if _dropped_files(event):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Open the files that were dropped on the window."""
        paths = _dropped_files(event)
        if paths:
            event.acceptProposedAction()
            # The drag must be over before a question can be asked.
            QTimer.singleShot(0, lambda: [self.files.open(path) for path in paths])


def _bring_up(dialog: QDialog) -> None:
    """Show a dialog that leaves the window free, in front of it."""
    dialog.show()
    dialog.raise_()
    dialog.activateWindow()


def _dropped_files(event: QDropEvent) -> list[Path]:
    return [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]

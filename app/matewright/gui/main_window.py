"""The window: creates board, question and answer and connects them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QSettings, Qt, QTimer
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDragMoveEvent,
    QDropEvent,
    QResizeEvent,
    QShowEvent,
)

from matewright.errors import MatewrightError
from matewright.gui.answer.answer_pane import AnswerPane
from matewright.gui.answer.answer_text import AnswerText
from matewright.gui.answer.log import SolvingLog
from matewright.gui.answer.moves_pane import MovesPane
from matewright.gui.answer.solution_choices import SolutionChoices
from matewright.gui.answer.table_pane import TablePane
from matewright.gui.answer.theme_display import ThemeDisplay
from matewright.gui.answer.themes_pane import ThemesPane
from matewright.gui.batch.commands import BatchCommands
from matewright.gui.board.choices import BoardChoices
from matewright.gui.board.fairy_men import FairyMen
from matewright.gui.board.fairy_pane import FairyPane
from matewright.gui.board.panel import BoardPanel
from matewright.gui.board.presenter import BoardPresenter
from matewright.gui.collection.commands import CollectionCommands
from matewright.gui.collection.pane import CollectionPane
from matewright.gui.desk.changes import Changes
from matewright.gui.desk.desk import Desk
from matewright.gui.desk.pane import Pane
from matewright.gui.docks.dock import is_in_front
from matewright.gui.docks.pane_docks import PaneDocks
from matewright.gui.file.clipboard import Clipboard
from matewright.gui.file.line import FileLine
from matewright.gui.file.notice import FileNotice
from matewright.gui.menus import Menus
from matewright.gui.menus.collection_menu import CollectionMenu
from matewright.gui.menus.edit_menu import EditMenu
from matewright.gui.menus.file_menu import FileMenu
from matewright.gui.menus.help_menu import HelpMenu
from matewright.gui.menus.play_menu import PlayMenu
from matewright.gui.menus.position_menu import PositionMenu
from matewright.gui.menus.solution_menu import SolutionMenu
from matewright.gui.menus.solve_menu import SolveMenu
from matewright.gui.menus.view_menu import ViewMenu
from matewright.gui.play.bar import PlayBar
from matewright.gui.play.game_controller import GameController
from matewright.gui.preferences.preferences import (
    PLAY_SECONDS,
)
from matewright.gui.preferences.shortcuts import Shortcuts
from matewright.gui.program.dropping import Dropping
from matewright.gui.program.engine_dialogs import EngineDialogs
from matewright.gui.program.escape import Escape
from matewright.gui.program.file_commands import FileCommands
from matewright.gui.program.file_window import FileWindow
from matewright.gui.program.first_steps import FirstSteps
from matewright.gui.program.help import Help
from matewright.gui.program.open_file import OpenFile
from matewright.gui.program.windows import Windows
from matewright.gui.question.commands import Editing
from matewright.gui.question.question_choices import QuestionChoices
from matewright.gui.question.question_pane import QuestionPane
from matewright.gui.question.square_picking import SquarePicking
from matewright.gui.question.twins_pane import TwinsPane
from matewright.gui.question.typed_input import TypedInput
from matewright.gui.solving.chart_pane import ChartPane
from matewright.gui.solving.commands import SolveCommands
from matewright.gui.solving.figures_pane import FiguresPane
from matewright.gui.solving.former_notice import FormerSearchNotice
from matewright.gui.solving.iteration_table_model import IterationTableModel
from matewright.gui.solving.log_pane import LogPane
from matewright.gui.solving.notifications import Notifications
from matewright.gui.solving.queue_pane import QueuePane
from matewright.gui.solving.state_display import StateDisplay
from matewright.gui.versions.commands import VersionCommands
from matewright.gui.versions.versions_pane import VersionsPane
from matewright.gui.widgets.error_box import show_error
from matewright.gui.widgets.modal import answered
from matewright.gui.widgets.tool_dialog import ToolDialogSlot
from matewright.gui.workshop.controller import Workshop
from matewright.gui.workshop.pane import WorkshopPane, WorkshopPlace
from matewright.gui.workshop.ticked_play import TickedPlay
from matewright.model.solution import Progress
from matewright.services.progress_text import ProgressText

if TYPE_CHECKING:
    from matewright.gui.file.remarks_dialog import FileRemarksDialog
    from matewright.gui.publishing.commands import Publishing


class MainWindow(FileWindow):
    """One document in one window. `settings` is where layout, options and recent files are kept.

    `windows` are all windows of the program, of which this is one more, and `open_file` is what it
    shows; without them it is the first, with a document of its own. One that `replaces` another
    is not yet the window of its file.
    """

    def __init__(
        self,
        settings: QSettings | None = None,
        windows: Windows[MainWindow] | None = None,
        open_file: OpenFile | None = None,
        *,
        replaces: bool = False,
    ) -> None:
        super().__init__()
        self.setObjectName("main_window")
        self.settings = settings or QSettings()
        self.windows = windows or Windows(self.settings, MainWindow)
        self.preferences = self.windows.preferences
        self.open_file = open_file or OpenFile(self.preferences, self.windows)
        self.kept = self.open_file.kept
        self.session = self.open_file.session
        self.desk = Desk(self.document, self.kept, self.session, self.preferences, self)
        self.live = self.desk.live
        self.solution = self.desk.solution
        self.answer_text = AnswerText(self.desk)
        self.autosave = self.open_file.autosave
        self.files = FileCommands(self.open_file, self.settings, self.windows, self)
        self.file_notice = FileNotice(self.document, self.open_file.watch, self)
        self.former_notice = FormerSearchNotice(self.document, self.session, self)
        self.file_line = FileLine(self.document, self.open_file.remarks, self)
        self.notifications = Notifications(self.session, self.preferences, self)
        self._was_asked = False
        self._publishing: Publishing | None = None
        self.remarks = ToolDialogSlot(self._make_remarks)
        self._make_panes()
        self._make_controllers()
        self._connect_document()
        self._connect_panes()
        self.setAcceptDrops(True)
        self.question.restore_options(self.settings)
        if not replaces:
            self.windows.place(self)
            self._arrange()
        self.desk.begin()
        if not replaces:
            self.live.begin()
            self.windows.add(self)

    # -- building ----------------------------------------------------------------------------

    def _make_panes(self) -> None:
        self.panel = BoardPanel(self)
        self.board = self.panel.board
        self.setCentralWidget(self.panel)
        self.question = QuestionPane(self.desk, self)
        self.answer = AnswerPane(self.desk, self.answer_text, self)
        self.table = TablePane(self.desk, self)
        self.twins = TwinsPane(self.desk, self)
        self.fairy = FairyPane(self)
        self.version_commands = VersionCommands(self.desk, self)
        self.versions = VersionsPane(self.desk, self.version_commands, self)
        self.solution_choices = SolutionChoices(self.preferences, self.answer, self)
        self.themes = ThemesPane(self.desk, self)
        self._workshop: Workshop | None = None
        self._workshop_place = WorkshopPlace(self)
        self.log = LogPane(self)
        self.moves = MovesPane(self.desk, self)
        self._figures_model = IterationTableModel(self)
        self.figures = FiguresPane(self.desk, self._figures_model, self)
        self.chart = ChartPane(self._figures_model, self)
        self.problems = CollectionPane(
            self.document,
            self.open_file.index,
            self.session,
            self.preferences,
            self.settings,
            self,
        )
        self.queue = QueuePane(self.session, self)
        panes: tuple[Pane, ...] = (
            self.answer,
            self.table,
            self.versions,
            self.themes,
            self._workshop_place,
            self.log,
            self.moves,
            self.twins,
            self.fairy,
            self.figures,
            self.chart,
            self.problems,
            self.queue,
        )
        self.docks = PaneDocks(
            self.question.spec(),
            [pane.spec() for pane in panes],
            lambda: self.question.one_line_width,
            self.preferences,
            self.settings,
            self,
        )
        for pane, spec in zip(panes, self.docks.panes, strict=True):
            self.docks[spec.name].visibilityChanged.connect(pane.set_seen)

    def _make_controllers(self) -> None:
        self.presenter = BoardPresenter(self.desk, self.panel, self.moves, self)
        self.fairy_men = FairyMen(self.fairy, self.board, self.presenter, self)
        self.board_choices = BoardChoices(
            self.preferences, self.board, self.panel.palette_, self.fairy, self
        )
        self.typed = TypedInput(self.panel.position_controls, self.question, self.twins)
        self.solving = SolveCommands(
            self.document,
            self.session,
            self.open_file.autosave,
            self.question,
            self.typed,
            self.presenter,
            self,
        )
        self.theme_display = ThemeDisplay(self.themes, self.desk, self.presenter, self.board, self)
        self.ticked = TickedPlay(self)
        self.solving_log = SolvingLog(self.desk, self.question, self.answer_text, self.log)
        self.state_display = StateDisplay(self.desk, self.panel, self)
        self.square_picking = SquarePicking(self.board, self.presenter, self.twins, self)
        self.engine_dialogs = EngineDialogs(
            self.document, self.board, self.question, self.typed, self.preferences, self
        )
        self.batch = BatchCommands(
            self.document,
            self.open_file.batch,
            self.typed,
            lambda: self.problems.offered,
            self.preferences,
            self,
        )
        self.game = GameController(self.desk, self.presenter, self)
        self.play_bar = PlayBar(self.game, self.preferences.get(PLAY_SECONDS), self.panel)
        self.panel.add_bar(self.play_bar)
        self.editing = Editing(self.document, self)
        self.clipboard = Clipboard(
            self.document, self.board, lambda: self.presenter.state.conditions, self
        )
        self.collection = CollectionCommands(
            self.open_file, self.problems, self.preferences, self, lambda: self.windows.all
        )
        self.dropping = Dropping(self.files, self.clipboard, self)
        self.help = Help(self)
        self.first_steps = FirstSteps(
            self, self.document, self.session, self.solution, self.preferences
        )
        self.menus = self._make_menus()
        self.escape = Escape(
            self.desk,
            self.board,
            self.moves,
            self.presenter,
            lambda: self._workshop,
            self.game,
            self.menus.view.full_screen,
            self,
        )
        self.shortcuts = Shortcuts(self.menus.all, self.preferences, self)
        self._name_keys()
        self.question_choices = QuestionChoices(self.preferences, self.question, self)

    def _make_menus(self) -> Menus:
        bar, document, preferences = self.menuBar(), self.document, self.preferences
        return Menus(
            FileMenu(bar, self.files, lambda: self.publishing, self.close, self.windows.quit),
            EditMenu(bar, document, self.clipboard, self.editing, self.show_preferences),
            PositionMenu(
                bar,
                document,
                self.editing,
                self.question.add_condition,
                self.collection,
                self.problems,
            ),
            CollectionMenu(bar, self.collection, self.problems, preferences),
            PlayMenu(bar, self.game, self.play_bar.ask_for_line),
            SolveMenu(
                bar,
                document,
                self.session,
                self.solving,
                self.live,
                self.batch,
                self.engine_dialogs,
            ),
            SolutionMenu(
                bar,
                self.desk,
                self.presenter,
                self.answer,
                self.solution_choices,
                self.docks,
                self.version_commands,
            ),
            ViewMenu(
                bar,
                self.docks,
                self.board,
                self.question.stipulation_edit,
                preferences,
                self.reset_layout,
                self.set_full_screen,
            ),
            HelpMenu(bar, self.help, self.first_steps, self.show_shortcuts),
        )

    def _name_keys(self) -> None:
        """Have texts name the keys that the commands have now."""
        for command, set_keys in (
            ("solve.start", self.question.set_solve_keys),
            ("solve.start", self.first_steps.set_solve_keys),
            ("solve.stop", self.question.set_stop_keys),
            ("solve.live", self.question.set_live_keys),
            ("position.swap-turn", self.question.set_turn_keys),
            ("position.add-condition", self.question.set_condition_keys),
            ("solution.first", self.presenter.set_start_keys),
            ("solution.find", self.answer.tools.set_find_keys),
            ("solution.close-run", self.answer.runs.set_drop_keys),
        ):
            self.shortcuts.follow(command, set_keys)

    def _connect_document(self) -> None:
        self.desk.changed.connect(self._show_changes)
        self.files.message.connect(self.file_line.show_step)
        self.file_line.remarks_wanted.connect(self.remarks.bring_up)
        self.file_notice.reload_wanted.connect(self.files.reload)
        self.file_notice.follow_wanted.connect(self.files.follow)
        self.file_notice.save_wanted.connect(self.files.save)
        self.file_notice.save_as_wanted.connect(self.files.save_as)
        self.autosave.failed.connect(self.file_line.show_message)
        self.solution.copied.connect(self.file_line.show_message)
        self.files.input_wanted.connect(self.typed.commit)
        self.session.started.connect(self._clear_figures)
        self.session.progressed.connect(self._show_progress)
        self.session.failed.connect(self._refuse_to_solve)
        self.session.dropped.connect(self.file_line.show_message)
        self.notifications.message.connect(self.file_line.show_message)

    def _connect_panes(self) -> None:
        self.board.position_edited.connect(self.document.edit_position)
        self.panel.position_controls.position_edited.connect(self.document.edit_position)
        self.panel.position_controls.position_typed.connect(self.document.type_position)
        self.panel.palette_.clear_requested.connect(self.editing.clear_board)
        self.panel.palette_.initial_array_requested.connect(self.editing.set_initial_array)
        self.panel.caption.edit_wanted.connect(self.collection.edit_shown)
        self.panel.asked_clicked.connect(
            lambda: self.docks.bring_forward("", self.question.stipulation_edit)
        )
        self.panel.twins_clicked.connect(
            lambda: self.docks.bring_forward("twins", self.twins.table)
        )
        self.panel.palette_.all_men_requested.connect(
            lambda: self.docks.bring_forward("fairy", self.fairy.search_edit)
        )
        self.panel.palette_.flip_requested.connect(self.menus.view.flip.trigger)
        self.docks.compact_changed.connect(self._set_compact)
        self.board.move_chosen.connect(self.game.play)
        self.panel.add_tool(self.menus.play.mode)
        self.game.changed.connect(self._show_play_mode)
        self.presenter.refused.connect(self.file_line.explain)
        self.presenter.shown.connect(self.file_line.forget_explanation)
        self.presenter.steps_changed.connect(self._show_steps)
        self.editing.input_wanted.connect(self.typed.commit)
        self.clipboard.input_wanted.connect(self.typed.commit)
        self.collection.input_wanted.connect(self.typed.commit)
        self.collection.message.connect(self.file_line.show_step)
        self.collection.solving_wanted.connect(self.solving.enqueue)
        self.collection.list_wanted.connect(self._show_collection)
        self.collection.text_paste_wanted.connect(self.clipboard.paste)
        self.collection.database_wanted.connect(self._open_database)
        self.problems.opened.connect(self.board.setFocus)
        self.clipboard.message.connect(self.file_line.show_step)
        self.answer.tools.seen.connect(self.live.forget_before)
        self.version_commands.input_wanted.connect(self.typed.commit)
        self.answer.runs.compare_wanted.connect(self.version_commands.compare_answers)
        self.answer.part_chosen.connect(self.presenter.show_part)
        self.twins.part_chosen.connect(self.presenter.show_twin)
        self.twins.problem_edited.connect(self.document.edit)
        self.question.problem_options_changed.connect(self.editing.set_options)
        self.question.conditions_changed.connect(self.editing.set_conditions)
        self.question.stipulation_changed.connect(self.document.edit_stipulation)
        self.question.solve_requested.connect(self.solving.solve)
        self.question.stop_requested.connect(self.solving.stop)
        self.question.progress.figures_wanted.connect(lambda: self.docks.toggle("figures"))
        self.solving.refused.connect(self.solving_log.note_failure)
        self.solving.refused.connect(self._refuse_to_solve)
        self.solving.queued.connect(self._show_queued)
        self.live.offer_in(self.question.live_box)
        self.live.follow_options(self.question.options, self.question.options_panel.changed)
        self.queue.problem_chosen.connect(self.document.go_to)
        play = self.answer.play
        play.tick_wanted.connect(self.ticked.toggle)
        play.ticks_below_wanted.connect(self.ticked.toggle_below)
        play.no_ticks_wanted.connect(self.ticked.clear)
        self.ticked.changed.connect(lambda: play.set_ticked(self.ticked.entries))
        self._workshop_place.seen.connect(self._see_workshop)
        self.batch.problem_chosen.connect(self.document.go_to)
        self.batch.message.connect(self.file_line.show_message)
        self.batch.activity.connect(self.file_line.show_activity)

    # -- showing -----------------------------------------------------------------------------

    def _offer_list(self) -> None:
        self.docks.offer_list(several=len(self.document.collection) > 1)

    def _open_database(self) -> None:
        """Open another file to find in it what is like the problem shown here."""
        before = self.windows.all
        if self.files.ask_and_open():
            new = [window for window in self.windows.all if window not in before]
            self.collection.similar.made().search_in([*self.windows.all, *new][-1].open_file)
            self.collection.similar.bring_up()

    def _show_collection(self) -> None:
        self.docks.bring_forward("problems")

    def _set_compact(self, compact: bool) -> None:
        self.panel.set_compact(compact=compact)
        self.file_line.set_compact(compact)

    def _show_changes(self, changes: Changes) -> None:
        desk = self.desk
        answer = desk.part.answer
        if changes & Changes.LIST:
            self._offer_list()
        if changes & Changes.OTHER:
            self.ticked.begin(desk.problem)
            self.board.clear_annotations()
        if not desk.is_running:
            self._figures_model.set_iterations(answer.iterations if answer else ())
            self.answer_text.show_known(self.question.progress)
        if changes & (Changes.OTHER | Changes.PROBLEM | Changes.ANSWER | Changes.PART):
            is_diagram = desk.place == 0 and desk.shown.is_current
            self.ticked.show(desk.problem, answer if is_diagram else None)
        if self._workshop is not None:
            if changes & Changes.NOTATION:
                self._workshop.set_notation(desk.notation)
            self._workshop.show_problem()
        self.menus.update()

    def _show_play_mode(self) -> None:
        self.panel.show_bar(visible=self.game.game is not None)

    def _show_steps(self, back: bool, forward: bool) -> None:
        self.menus.solution.show_steps(back=back, forward=forward)

    @property
    def workshop(self) -> Workshop:
        """The tools of the workshop, made when somebody looks at their pane first."""
        if self._workshop is None:
            pane = WorkshopPane(self._workshop_place)
            self._workshop_place.hold(pane)
            self._workshop = Workshop(
                pane, self.document, self.presenter, self.board, self.ticked, self
            )
            self._workshop.message.connect(self.file_line.show_message)
            self._workshop.set_notation(self.desk.notation)
            self._workshop.show_problem()
        return self._workshop

    @property
    def workshop_pane(self) -> WorkshopPane:
        """What shows the tools of the workshop."""
        return self.workshop.pane

    def _see_workshop(self, seen: bool) -> None:
        if seen or self._workshop is not None:
            self.workshop_pane.seen.emit(seen)

    # -- solving -----------------------------------------------------------------------------

    def solve(self) -> None:
        """Ask the engine the question that is shown."""
        self.solving.solve()

    def _clear_figures(self) -> None:
        self._figures_model.set_iterations(())

    def _show_progress(self, progress: Progress, words: ProgressText) -> None:
        self.question.progress.show_progress(progress, words)
        self._figures_model.set_iterations(progress.iterations, progress.current)

    def _refuse_to_solve(self, error: MatewrightError) -> None:
        # While windows are rebuilt there are two of a file, of which one is to speak.
        if self in self.windows.all:
            show_error(self, self.tr("Cannot solve this"), str(error))

    def _show_queued(self, sentence: str) -> None:
        self.docks.bring_forward("queue")
        self.file_line.show_message(sentence)

    # -- commands ----------------------------------------------------------------------------

    @property
    def publishing(self) -> Publishing:
        """What prints and exports; loaded when it is first used."""
        if self._publishing is None:
            from matewright.gui.publishing.commands import Publishing

            self._publishing = publishing = Publishing(
                self.document,
                self.preferences,
                self.settings,
                lambda: self.board.flipped,
                lambda: self.problems.offered,
                self,
            )
            publishing.message.connect(self.file_line.show_message)
            publishing.input_wanted.connect(self.typed.commit)
        return self._publishing

    def set_full_screen(self, full: bool) -> None:
        """Fill the screen, or be a window again."""
        self.setWindowState(
            self.windowState() | Qt.WindowState.WindowFullScreen
            if full
            else self.windowState() & ~Qt.WindowState.WindowFullScreen
        )

    def reset_layout(self) -> None:
        """Put panes and columns back where they come from, and fold what can be unfolded."""
        self.panel.palette_.unfold(unfolded=False)
        self.question.options_panel.more_button.setChecked(False)
        self.docks.reset()
        self.problems.reset_columns()

    def _make_remarks(self) -> FileRemarksDialog:
        from matewright.gui.file.remarks_dialog import FileRemarksDialog

        remarks = FileRemarksDialog(self.open_file.remarks, self)
        remarks.problem_chosen.connect(self.document.go_to)
        return remarks

    def show_shortcuts(self) -> None:
        """Show the sheet of keys."""
        from matewright.gui.program.shortcuts_dialog import ShortcutSheet

        answered(ShortcutSheet(self.shortcuts.commands, self))

    def show_preferences(self, page: int = 0) -> None:
        """Show what can be chosen for good, beginning with that page."""
        from matewright.gui.program.preferences_dialog.dialog import PreferencesDialog

        # The question may have changed since.
        self.question.save_options(self.settings)
        dialog = PreferencesDialog(self.preferences, self.shortcuts, self)
        dialog.show_page(page)
        dialog.open()

    # -- layout and life ---------------------------------------------------------------------

    def _arrange(self) -> None:
        """Put the panes where they were, for the size that the window has."""
        self._share_height()
        self.docks.fit()

    def keep_layout(self) -> None:
        """Remember layout and options."""
        self.docks.save()
        self.question.save_options(self.settings)

    @property
    def tool_dialogs(self) -> tuple[ToolDialogSlot[Any], ...]:
        """The dialogs that stay open beside the window."""
        return (
            self.engine_dialogs.comparison,
            self.engine_dialogs.prinz,
            self.batch.tool_dialog,
            self.help.manual,
            self.remarks,
            self.collection.duplicates,
            self.collection.similar,
        )

    def replace_itself(self) -> MainWindow:
        """Make another window of the same file that shows and does the same; this one goes."""
        from matewright.gui.program.preferences_dialog.dialog import PreferencesDialog

        # The new window begins with the saved layout, and with what is typed but not handed on.
        self.typed.commit()
        self.keep_layout()
        preferences = self.findChild(PreferencesDialog)
        page = preferences.page if preferences is not None and preferences.isVisible() else None
        is_active = self.isActiveWindow()
        new = MainWindow(self.settings, self.windows, self.open_file, replaces=True)
        new._stand_in_for(self)
        new._go_on_with(self)
        self.leave()
        new.live.begin()
        self.windows.exchange(self, new)
        new.show()
        if is_active:
            new.bring_up()
        self.hide()
        # In a later turn, so that keys are heard in between.
        QTimer.singleShot(0, self.deleteLater)
        for tool_dialog in new.tool_dialogs:
            tool_dialog.show_again()
        if page is not None:
            new.show_preferences(page)
        return new

    def _stand_in_for(self, old: MainWindow) -> None:
        """Stand where another window stood, arranged like it."""
        # In the same session saved geometry would only add guesses about screens.
        has_normal_place = old.isMaximized() or old.isFullScreen()
        self.setGeometry(old.normalGeometry() if has_normal_place else old.geometry())
        self.setWindowState(old.windowState())
        self._arrange()
        self.menus.view.full_screen.setChecked(self.isFullScreen())
        self.menus.view.flip.setChecked(old.board.flipped)
        self.first_steps.setVisible(old.first_steps.isVisible())
        self.log.setPlainText(old.log.toPlainText())
        self.question.options_panel.go_on_with(old.question.options_panel)
        self.presenter.show_part(old.desk.place)
        self.solution.go_on_with(old.solution)

    def _go_on_with(self, old: MainWindow) -> None:
        """Take over what another window is doing."""
        self.game.go_on_with(old.game)
        self.live.go_on_with(old.live)
        if old._workshop is not None:
            self.workshop.go_on_with(old._workshop)
        self.notifications.go_on_with(old.notifications)
        for tool_dialog, old_one in zip(self.tool_dialogs, old.tool_dialogs, strict=True):
            tool_dialog.go_on_with(old_one)

    def leave(self) -> None:
        """Remember layout and options, and end what belongs to this window alone."""
        self.typed.commit()
        self.keep_layout()
        self.chart.shut_down()
        self.themes.shut_down()
        if self._workshop is not None:
            self._workshop.shut_down()
        self.live.shut_down()
        self.game.shut_down()
        self.files.shut_down()
        self.collection.shut_down()
        self.engine_dialogs.shut_down()
        if self._publishing is not None:
            self._publishing.shut_down()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Change the arrangement when the window gets small or large."""
        super().resizeEvent(event)
        self._share_height()
        self.docks.on_resized()

    def _share_height(self) -> None:
        """Leave some for the answer, whatever is unfolded in the question."""
        self.question.set_room(2 * self.height() // 3)

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
            # Not every file system reports changes.
            self.open_file.watch.look()

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002 - Qt names it so
        """Let Tab pass over panes that are behind others: Qt takes them for visible."""
        # A disabled widget is not among those that are passed, and a hidden window shows none.
        start, first = self.focusWidget(), None
        while super().focusNextPrevChild(next):
            widget = self.focusWidget()
            if widget in (start, first) or is_in_front(widget):
                return True
            first = widget if first is None else first
        return False

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Welcome files and texts."""
        self.dropping.welcome(event)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Say what will be done, which a key may change."""
        self.dropping.welcome(event)

    def dropEvent(self, event: QDropEvent) -> None:
        """Take what was dropped on the window."""
        self.dropping.take(event)

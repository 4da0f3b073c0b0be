"""The window: a desk, the features that plug into it, and what holds them together."""

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
from matewright.gui.answer.feature import AnswerFeature
from matewright.gui.batch.commands import BatchCommands
from matewright.gui.board.feature import BoardFeature
from matewright.gui.collection.feature import CollectionFeature
from matewright.gui.desk.changes import Changes
from matewright.gui.desk.desk import Desk
from matewright.gui.desk.feature import Feature
from matewright.gui.docks.dock import is_in_front
from matewright.gui.docks.pane_docks import PaneDocks
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
from matewright.gui.play.feature import PlayFeature
from matewright.gui.preferences.shortcuts import Shortcuts
from matewright.gui.program.engine_dialogs import EngineDialogs
from matewright.gui.program.escape import Escape
from matewright.gui.program.file_feature import FileFeature
from matewright.gui.program.file_window import FileWindow
from matewright.gui.program.first_steps import FirstSteps
from matewright.gui.program.help import Help
from matewright.gui.program.open_file import OpenFile
from matewright.gui.program.publishing_feature import PublishingFeature
from matewright.gui.program.windows import Windows
from matewright.gui.question.feature import QuestionFeature
from matewright.gui.solving.feature import SolvingFeature
from matewright.gui.versions.feature import VersionsFeature
from matewright.gui.widgets.error_box import show_error
from matewright.gui.widgets.modal import answered
from matewright.gui.widgets.tool_dialog import ToolDialogSlot
from matewright.gui.workshop.feature import WorkshopFeature

if TYPE_CHECKING:
    from matewright.gui.publishing.commands import Publishing
    from matewright.gui.workshop.controller import Workshop


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
        self.open_file = file = open_file or OpenFile(self.preferences, self.windows)
        self.desk = Desk(file.document, file.kept, file.session, self.preferences, self)
        self._was_asked = False
        self.features = self._make_features()
        self.docks = self.desk.docks = self._make_docks()
        self.first_steps = FirstSteps(self.desk)
        self.menus = self._make_menus()
        self.shortcuts = Shortcuts(self.menus.all, self.preferences, self)
        self._name_keys()
        self._connect()
        self.setAcceptDrops(True)
        self.question.restore_options(self.settings)
        if not replaces:
            self.windows.place(self)
            self._arrange()
        self.desk.begin()
        if not replaces:
            self.desk.live.begin()
            self.windows.add(self)

    # -- building ----------------------------------------------------------------------------

    def _make_features(self) -> tuple[Feature, ...]:
        """Make them from below: each may be handed those that were made before."""
        desk, file, settings, windows = self.desk, self.open_file, self.settings, self.windows
        board = BoardFeature(desk)
        files = FileFeature(desk, board, file, settings, windows, self)
        question = QuestionFeature(desk, board)
        solving = SolvingFeature(desk, board, question, file.autosave)
        answer = AnswerFeature(desk, board, question, solving)
        versions = VersionsFeature(desk, answer)
        workshop = WorkshopFeature(desk, board, answer)
        collection = CollectionFeature(desk, board, solving, file, settings, lambda: windows.all)
        play = PlayFeature(desk, board)
        self.batch = BatchCommands(
            desk, file.batch, question.typed, lambda: collection.problems.offered
        )
        self.engine_dialogs = EngineDialogs(desk, board.board, question.question, question.typed)
        self.help = Help(desk)
        publishing = PublishingFeature(desk, board, collection, settings)
        self.setCentralWidget(board.panel)
        self._name_parts(board, files, question, solving, answer)
        self.versions, self.version_commands = versions.versions, versions.version_commands
        self.problems, self.collection = collection.problems, collection.collection
        self.game, self.play_bar = play.game, play.play_bar
        self.ticked = workshop.ticked
        self._workshop, self._publishing = workshop, publishing
        return (
            board,
            files,
            question,
            solving,
            answer,
            versions,
            workshop,
            collection,
            play,
            self.batch,
            self.engine_dialogs,
            self.help,
            publishing,
        )

    def _name_parts(
        self,
        board: BoardFeature,
        files: FileFeature,
        question: QuestionFeature,
        solving: SolvingFeature,
        answer: AnswerFeature,
    ) -> None:
        """Have names for what the window itself, the program and its tests work with."""
        desk = self.desk
        self.session, self.live, self.kept = desk.session, desk.live, desk.kept
        self.solution, self.autosave = desk.solution, self.open_file.autosave
        self.panel, self.board, self.presenter = board.panel, board.board, board.presenter
        self.moves, self.fairy = board.moves, board.fairy
        self.files, self.file_notice, self.file_line = files.files, files.notice, files.line
        self.remarks = files.remarks
        self.clipboard, self._dropping = files.clipboard, files.dropping
        self.question, self.twins = question.question, question.twins
        self.typed, self.editing = question.typed, question.editing
        self.solving, self.former_notice = solving.solving, solving.former_notice
        self.log, self.queue = solving.log, solving.queue
        self.figures, self.chart = solving.figures, solving.chart
        self._figures_model = solving.figures_model
        self.answer, self.table, self.themes = answer.answer, answer.table, answer.themes
        self.solution_choices = answer.choices

    def _make_docks(self) -> PaneDocks:
        panes = {pane.spec(): pane for feature in self.features for pane in feature.panes}
        docks = PaneDocks(
            self.question.spec(),
            panes,
            lambda: self.question.one_line_width,
            self.preferences,
            self.settings,
            self,
        )
        for spec, pane in panes.items():
            docks[spec.name].visibilityChanged.connect(pane.set_seen)
        return docks

    def _make_menus(self) -> Menus:
        bar, desk, document = self.menuBar(), self.desk, self.document
        menus = Menus(
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
            CollectionMenu(bar, self.collection, self.problems, self.preferences),
            PlayMenu(bar, self.game, self.play_bar.ask_for_line),
            SolveMenu(bar, desk, self.solving, self.batch),
            SolutionMenu(
                bar,
                desk,
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
                self.preferences,
                self.reset_layout,
                self.set_full_screen,
            ),
            HelpMenu(bar, self.help, self.first_steps, self.show_shortcuts),
        )
        for feature in self.features:
            menus.add_commands(feature.commands)
        return menus

    def _name_keys(self) -> None:
        """Have texts name the keys that the commands have now."""
        self.shortcuts.follow("solve.start", self.first_steps.set_solve_keys)
        for feature in self.features:
            for command, set_keys in feature.key_hints:
                self.shortcuts.follow(command, set_keys)

    def _connect(self) -> None:
        """Join what no feature knows of another."""
        full_screen = self.menus.view.full_screen
        workshop = self._workshop
        self.escape = Escape(
            self.desk,
            self.board,
            self.moves,
            self.presenter,
            lambda: workshop.made,
            self.game,
            full_screen,
            self,
        )
        self.desk.changed.connect(self._update_menus)
        self.presenter.steps_changed.connect(self._show_steps)
        self.panel.palette_.flip_requested.connect(self.menus.view.flip.trigger)
        self.panel.add_tool(self.menus.play.mode)
        self.docks.compact_changed.connect(self._set_compact)
        self.session.failed.connect(self._refuse_to_solve)
        self.solving.refused.connect(self._refuse_to_solve)
        self.collection.text_paste_wanted.connect(self.clipboard.paste)
        self.collection.database_wanted.connect(self._open_database)
        self.batch.activity.connect(self.file_line.show_activity)

    def _update_menus(self, changes: Changes) -> None:
        # While a line plays by itself, every half second.
        if changes != Changes.NODE:
            self.menus.update()

    def _show_steps(self, back: bool, forward: bool) -> None:
        self.menus.solution.show_steps(back=back, forward=forward)

    def _set_compact(self, compact: bool) -> None:
        self.panel.set_compact(compact=compact)
        self.file_line.set_compact(compact)

    def _open_database(self) -> None:
        """Open another file to find in it what is like the problem shown here."""
        before = self.windows.all
        if self.files.ask_and_open():
            new = [window for window in self.windows.all if window not in before]
            self.collection.similar.made().search_in([*self.windows.all, *new][-1].open_file)
            self.collection.similar.bring_up()

    def _refuse_to_solve(self, error: MatewrightError) -> None:
        # While windows are rebuilt there are two of a file, of which one is to speak.
        if self in self.windows.all:
            show_error(self, self.tr("Cannot solve this"), str(error))

    # -- commands ----------------------------------------------------------------------------

    @property
    def workshop(self) -> Workshop:
        """The tools of the workshop, made now if they were not."""
        return self._workshop.workshop

    @property
    def publishing(self) -> Publishing:
        """What prints and exports; loaded when it is first used."""
        return self._publishing.publishing

    def solve(self) -> None:
        """Ask the engine the question that is shown."""
        self.solving.solve()

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
    def tool_dialogs(self) -> list[ToolDialogSlot[Any]]:
        """The dialogs that stay open beside the window."""
        return [dialog for feature in self.features for dialog in feature.dialogs]

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
        new.desk.live.begin()
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
        self.presenter.show_part(old.desk.place)
        self.desk.go_on_with(old.desk)

    def _go_on_with(self, old: MainWindow) -> None:
        """Take over what another window is doing."""
        for feature, old_feature in zip(self.features, old.features, strict=True):
            feature.go_on_with(old_feature)
        for tool_dialog, old_one in zip(self.tool_dialogs, old.tool_dialogs, strict=True):
            tool_dialog.go_on_with(old_one)

    def leave(self) -> None:
        """Remember layout and options, and end what belongs to this window alone."""
        self.typed.commit()
        self.keep_layout()
        self.desk.live.shut_down()
        for feature in self.features:
            feature.shut_down()

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
        self._dropping.welcome(event)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Say what will be done, which a key may change."""
        self._dropping.welcome(event)

    def dropEvent(self, event: QDropEvent) -> None:
        """Take what was dropped on the window."""
        self._dropping.take(event)

"""The window: a desk, the features that plug into it, and the connections between them."""

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
from matewright.gui.desk.changes import Changes
from matewright.gui.desk.desk import Desk
from matewright.gui.docks.dock import is_in_front
from matewright.gui.docks.pane_docks import PaneDocks
from matewright.gui.features import Features
from matewright.gui.menus import Menus
from matewright.gui.preferences.shortcuts import Shortcuts
from matewright.gui.program.escape import Escape
from matewright.gui.program.file_window import FileWindow
from matewright.gui.program.open_file import OpenFile
from matewright.gui.program.windows import Windows
from matewright.gui.widgets.error_box import show_error
from matewright.gui.widgets.tool_dialog import ToolDialogSlot

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
        self.features = Features(self.desk, file, self.settings, self.windows, self)
        self._name_parts()
        self.setCentralWidget(self.panel)
        self.docks = self.desk.docks = self._make_docks()
        self.menus = Menus(self.menuBar(), self.desk, self.features.all, self.docks)
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

    def _name_parts(self) -> None:
        """Set short names for what the window, the program and its tests use."""
        desk, features = self.desk, self.features
        self.session, self.live, self.kept = desk.session, desk.live, desk.kept
        self.solution, self.autosave = desk.solution, self.open_file.autosave
        board, files = features.board, features.file
        self.panel, self.board, self.presenter = board.panel, board.board, board.presenter
        self.moves, self.fairy = board.moves, board.fairy
        self.files, self.file_line, self.remarks = files.files, files.line, files.remarks
        self.file_notice, self.clipboard = files.notice, files.clipboard
        self._dropping = files.dropping
        question, solving, answer = features.question, features.solving, features.answer
        self.question, self.twins = question.question, question.twins
        self.typed, self.editing = question.typed, question.editing
        self.solving, self.former_notice = solving.solving, solving.former_notice
        self.log, self.queue, self.chart = solving.log, solving.queue, solving.chart
        self.figures, self._figures_model = solving.figures, solving.figures_model
        self.answer, self.table, self.themes = answer.answer, answer.table, answer.themes
        self.solution_choices = answer.choices
        versions, collection = features.versions, features.collection
        self.versions, self.version_commands = versions.versions, versions.version_commands
        self.problems, self.collection = collection.problems, collection.collection
        self.game, self.play_bar = features.play.game, features.play.play_bar
        self.attempt, self.contest = features.contest.attempt, features.contest.contest
        self.rounds, self.setting = features.contest.rounds, features.contest.setting
        self.batch, self.engine_dialogs = features.batch, features.engines
        self.help, self.ticked = features.help, features.workshop.ticked
        self.first_steps = features.window.first_steps

    def _make_docks(self) -> PaneDocks:
        panes = {pane.spec(): pane for feature in self.features.all for pane in feature.panes}
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

    def _name_keys(self) -> None:
        """Give the commands the user's keys, and show them in texts."""
        self.shortcuts = Shortcuts(self.menus.all, self.preferences, self)
        self.features.window.shortcuts = self.shortcuts
        for feature in self.features.all:
            for command, set_keys in feature.key_hints:
                self.shortcuts.follow(command, set_keys)

    def _connect(self) -> None:
        """Connect features that do not know each other."""
        features = self.features
        self.escape = Escape(
            self.desk,
            features.board,
            features.workshop,
            features.play,
            features.window,
            features.collection,
        )
        self.panel.add_tool(self.menus["play.mode"])
        self.docks.compact_changed.connect(self._set_compact)
        self.docks.asked_for.connect(features.collection.whole.follow)
        self.session.failed.connect(self._refuse_to_solve)
        self.collection.text_paste_requested.connect(self.clipboard.paste)
        self.collection.database_requested.connect(self._open_database)
        self.batch.activity.connect(self.file_line.show_activity)
        features.contest.attempt.refuting.connect(features.play.game.try_first_move)
        self.desk.changed.connect(self._keep_secret)
        features.legality.legality.judged.connect(self.problems.table.viewport().update)

    def _keep_secret(self, changes: Changes) -> None:
        """Close what stands beside the window while somebody solves the problem himself."""
        if changes & Changes.SECRECY:
            self.setAcceptDrops(not self.desk.is_secret)
            for slot in self.tool_dialogs:
                if self.desk.is_secret and slot.dialog is not None:
                    slot.dialog.hide()

    def _set_compact(self, compact: bool) -> None:
        self.panel.set_compact(compact=compact)
        self.file_line.set_compact(compact)

    def _open_database(self) -> None:
        """Open another file to search it for problems similar to the one shown here."""
        before = self.windows.all
        if self.files.ask_and_open():
            new = [window for window in self.windows.all if window not in before]
            self.collection.similar.get_or_create().search_in(
                [*self.windows.all, *new][-1].open_file
            )
            self.collection.similar.bring_to_front()

    def _refuse_to_solve(self, error: MatewrightError) -> None:
        # While windows are rebuilt, a file has two, of which only one is to report.
        if self in self.windows.all:
            show_error(self, self.tr("Cannot solve this"), str(error))

    # -- commands ----------------------------------------------------------------------------

    @property
    def workshop(self) -> Workshop:
        """The tools of the workshop, created now if necessary."""
        return self.features.workshop.workshop

    @property
    def publishing(self) -> Publishing:
        """What prints and exports; loaded when it is first used."""
        return self.features.publishing.publishing

    def solve(self) -> None:
        """Solve the problem shown."""
        self.solving.solve()

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
        return [dialog for feature in self.features.all for dialog in feature.dialogs]

    def replace_itself(self) -> MainWindow:
        """Create another window of the same file in the same state, and close this one."""
        from matewright.gui.program.preferences_dialog.dialog import PreferencesDialog

        # The new window begins with the saved layout, and with text typed but not committed.
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
            new.bring_to_front()
        self.hide()
        # In a later turn of the event loop, so that keys are handled in between.
        QTimer.singleShot(0, self.deleteLater)
        for tool_dialog in new.tool_dialogs:
            tool_dialog.show_again()
        if page is not None:
            new.features.window.show_preferences(page)
        return new

    def _stand_in_for(self, old: MainWindow) -> None:
        """Adopt the position and the arrangement of another window."""
        # In the same session saved geometry would only add guesses about screens.
        has_normal_place = old.isMaximized() or old.isFullScreen()
        self.setGeometry(old.normalGeometry() if has_normal_place else old.geometry())
        self.setWindowState(old.windowState())
        self._arrange()
        self.presenter.show_part(old.desk.part_index)
        self.desk.restore_state(old.desk)

    def _go_on_with(self, old: MainWindow) -> None:
        """Take over what another window is doing."""
        for feature, old_feature in zip(self.features.all, old.features.all, strict=True):
            feature.restore_state(old_feature)
        for tool_dialog, old_one in zip(self.tool_dialogs, old.tool_dialogs, strict=True):
            tool_dialog.restore_state(old_one)

    def leave(self) -> None:
        """Remember layout and options, and end what belongs to this window alone."""
        self.typed.commit()
        self.keep_layout()
        self.desk.live.shut_down()
        for feature in self.features.all:
            feature.shut_down()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Change the arrangement when the window gets small or large."""
        super().resizeEvent(event)
        self._share_height()
        self.docks.on_resized()

    def _share_height(self) -> None:
        """Leave some height for the answer, whatever is unfolded in the question."""
        self.question.set_room(2 * self.height() // 3)

    def showEvent(self, event: QShowEvent) -> None:
        """Give the board the focus at first."""
        super().showEvent(event)
        if self.focusWidget() is None:
            self.board.setFocus(Qt.FocusReason.OtherFocusReason)

    def may_close(self) -> bool:
        """Whether the window may close; comes to the front to ask about unsaved work."""
        return self.files.may_close()

    def close_unasked(self) -> None:
        """Close, without asking again after `may_close`."""
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
        """Note that this window is the most recently used one."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.ActivationChange and self.isActiveWindow():
            self.windows.note_use(self)
            # Not every file system reports changes.
            self.open_file.watch.look()

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002 - Qt names it so
        """Let Tab skip panes that are behind others, which Qt considers visible."""
        # A disabled widget is not among those that are passed, and a hidden window shows none.
        start, first = self.focusWidget(), None
        while super().focusNextPrevChild(next):
            widget = self.focusWidget()
            if widget in (start, first) or is_in_front(widget):
                return True
            first = widget if first is None else first
        return False

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Accept files and texts."""
        self._dropping.welcome(event)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Show the drop action, which a modifier key may change."""
        self._dropping.welcome(event)

    def dropEvent(self, event: QDropEvent) -> None:
        """Handle a drop on the window."""
        self._dropping.take(event)

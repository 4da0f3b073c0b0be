"""A window of a few features, without docks: opening all of the program takes its time."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from types import SimpleNamespace
from typing import Any, Final

from PySide6.QtCore import QObject, QSettings, Qt
from PySide6.QtGui import QAction, QCloseEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QTabWidget, QVBoxLayout, QWidget

from matewright.gui.answer.feature import AnswerFeature
from matewright.gui.batch.commands import BatchCommands
from matewright.gui.board.feature import BoardFeature
from matewright.gui.collection.feature import CollectionFeature
from matewright.gui.desk.desk import Desk
from matewright.gui.desk.feature import Feature
from matewright.gui.desk.pane import Pane
from matewright.gui.docks.pane import PaneSpec, Place
from matewright.gui.judging.feature import JudgingFeature
from matewright.gui.legality.feature import LegalityFeature
from matewright.gui.menus import Menus
from matewright.gui.play.feature import PlayFeature
from matewright.gui.preferences.shortcuts import Shortcuts
from matewright.gui.program.engine_dialogs import EngineDialogs
from matewright.gui.program.escape import Escape
from matewright.gui.program.file_feature import FileFeature
from matewright.gui.program.file_window import FileWindow
from matewright.gui.program.help import Help
from matewright.gui.program.open_file import OpenFile
from matewright.gui.program.publishing_feature import PublishingFeature
from matewright.gui.program.window_feature import WindowFeature
from matewright.gui.program.windows import Windows
from matewright.gui.question.feature import QuestionFeature
from matewright.gui.solving.feature import SolvingFeature
from matewright.gui.versions.feature import VersionsFeature
from matewright.gui.widgets.error_box import show_error
from matewright.gui.workshop.feature import WorkshopFeature

_MADE: Final[dict[str, tuple[tuple[str, ...], Callable[[DeskWindow, Any], Feature]]]] = {
    "board": ((), lambda window, _: BoardFeature(window.desk)),
    "file": (
        ("board",),
        lambda window, made: FileFeature(
            window.desk, made["board"], window.open_file, window.settings, window.windows, window
        ),
    ),
    "question": (("board",), lambda window, made: QuestionFeature(window.desk, made["board"])),
    "solving": (
        ("board", "question"),
        lambda window, made: SolvingFeature(
            window.desk, made["board"], made["question"], window.open_file.autosave
        ),
    ),
    "answer": (
        ("board", "question", "solving"),
        lambda window, made: AnswerFeature(
            window.desk, made["board"], made["question"], made["solving"]
        ),
    ),
    "versions": (("answer",), lambda window, made: VersionsFeature(window.desk, made["answer"])),
    "workshop": (
        ("board", "answer"),
        lambda window, made: WorkshopFeature(window.desk, made["board"], made["answer"]),
    ),
    "collection": (
        ("board",),
        lambda window, made: CollectionFeature(
            window.desk,
            made["board"],
            window.open_file,
            window.settings,
            lambda: window.windows.all,
        ),
    ),
    "legality": (("board",), lambda window, made: LegalityFeature(window.desk, made["board"])),
    "play": (("board",), lambda window, made: PlayFeature(window.desk, made["board"])),
    "engines": (
        ("board", "question"),
        lambda window, made: EngineDialogs(window.desk, made["board"], made["question"]),
    ),
    "help": ((), lambda window, _: Help(window.desk)),
    "batch": (
        ("question", "collection", "solving"),
        lambda window, made: BatchCommands(
            window.desk,
            window.open_file.batch,
            made["question"],
            made["collection"],
            made["solving"],
        ),
    ),
    "judging": (
        ("file",),
        lambda window, made: JudgingFeature(
            window.desk, window.open_file.batch, made["file"].files
        ),
    ),
    "publishing": (
        ("board", "collection"),
        lambda window, made: PublishingFeature(
            window.desk, made["board"], made["collection"], window.settings
        ),
    ),
    "window": (
        ("board", "question", "collection"),
        lambda window, made: WindowFeature(
            window.desk,
            made["board"],
            made["question"],
            made["collection"],
            window.settings,
            window.windows,
        ),
    ),
}
"""The features in the order of their creation, each with those that it needs."""

_OTHER_NAMES: Final = {
    "file_line": "line",
    "file_notice": "notice",
    "_figures_model": "figures_model",
}

_FEATURES: Final = {"batch": "batch", "engine_dialogs": "engines", "help": "help"}

_WHOLE: Final = "mark the test with `whole_window`"


class DeskWindow(FileWindow):
    """Has the features that are named, those they need, and their commands.

    What they bring has the same names as in the window of the program: `window.answer`. The Esc key
    works where `workshop` and `play` are among them.
    """

    desk: Desk
    settings: QSettings

    def __init__(self, settings: QSettings, names: Iterable[str]) -> None:
        super().__init__()
        self.setObjectName("desk_window")
        self.settings = settings
        self.windows: Windows[DeskWindow] = Windows(settings, _refuse_another)
        self._may_close = False
        self.preferences = self.windows.preferences
        self.open_file = file = OpenFile(self.preferences, self.windows)
        self.desk = desk = Desk(file.document, file.kept, file.session, self.preferences, self)
        self.session, self.live, self.kept = desk.session, desk.live, desk.kept
        self.solution, self.autosave = desk.solution, file.autosave
        wanted = _with_needed(names)
        self._made: dict[str, Feature] = {}
        for name, (_, make) in _MADE.items():
            if name in wanted:
                self._made[name] = make(self, self._made)
        features = list(self._made.values())
        docks: Any = TabDocks(features, self)
        self.docks = desk.docks = docks
        self._lay_out()
        self.menus = Menus(self.menuBar(), desk, features, self.docks)
        self.shortcuts = Shortcuts(self.menus.all, self.preferences, self)
        self.features = SimpleNamespace(**self._made)
        if "window" in self._made:
            self.features.window.shortcuts = self.shortcuts
        for feature in features:
            for command, set_keys in feature.key_hints:
                if command in {one.name for one in self.shortcuts.commands}:
                    self.shortcuts.follow(command, set_keys)
        if {"workshop", "play"} <= self._made.keys():
            made: dict[str, Any] = self._made
            no_full_screen = SimpleNamespace(is_full_screen=False)
            full_screen: Any = made.get("window", no_full_screen)
            no_list = SimpleNamespace(
                leave_view=lambda: False, whole=SimpleNamespace(come_back=lambda: False)
            )
            collection: Any = made.get("collection", no_list)
            Escape(desk, made["board"], made["workshop"], made["play"], full_screen, collection)
        self.session.failed.connect(self._refuse)
        if "solving" in self._made:
            self.question.restore_options(settings)
        desk.begin()
        desk.live.begin()
        self.windows.add(self)

    def __getattr__(self, name: str) -> Any:
        if name in _FEATURES:
            return self.__dict__["_made"][_FEATURES[name]]
        own = _OTHER_NAMES.get(name, name)
        for feature in self.__dict__.get("_made", {}).values():
            if hasattr(feature, own):
                return getattr(feature, own)
        raise AttributeError(name)

    def solve(self) -> None:
        self.solving.solve()

    def keep_layout(self) -> None:
        pass

    def close_unasked(self) -> None:
        self._may_close = True
        self.close()

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802 - Qt names it so
        assert self._may_close, f"it asks nothing: {_WHOLE}"
        self.desk.live.shut_down()
        for feature in self._made.values():
            feature.shut_down()
        self.open_file.shut_down()
        self.windows.remove(self)
        event.accept()

    def _refuse(self, error: Exception) -> None:
        show_error(self, "Cannot solve this", str(error))

    def _lay_out(self) -> None:
        central = QWidget()
        row = QHBoxLayout(central)
        row.addWidget(self.panel, 1)
        column = QVBoxLayout()
        if "question" in self._made:
            column.addWidget(self.question.spec().content)
        for tabs in self.docks.tabs.values():
            column.addWidget(tabs, 1)
        row.addLayout(column, 1)
        self.setCentralWidget(central)


def _refuse_another(*_: object) -> DeskWindow:
    raise AssertionError(f"another window is to open: {_WHOLE}")


def _with_needed(names: Iterable[str]) -> set[str]:
    wanted = set(names)
    for name, (needed, _) in reversed(_MADE.items()):
        if name in wanted:
            wanted.update(needed)
    return wanted | {"board"}


class TabDocks(QObject):
    """The panes as tabs: beside the board, and below."""

    def __init__(self, features: Iterable[Feature], window: QWidget) -> None:
        super().__init__(window)
        self.tabs = {place: QTabWidget() for place in Place}
        panes = [(pane.spec(), pane) for feature in features for pane in feature.panes]
        panes.sort(key=lambda one: one[0].rank)
        self.panes = [spec for spec, _ in panes]
        self._docks = {
            spec.name: TabDock(spec, pane, self.tabs[spec.place]) for spec, pane in panes
        }
        for tabs in self.tabs.values():
            tabs.setVisible(tabs.count() > 0)
            tabs.currentChanged.connect(self._note_seen)
        self._note_seen()

    def __getitem__(self, name: str) -> TabDock:
        return self._docks[name]

    def bring_forward(self, name: str, target: QWidget | None = None) -> None:
        if name:
            self._docks[name].show()
            self._docks[name].raise_()
        if target is not None:
            target.setFocus(Qt.FocusReason.ShortcutFocusReason)
            if isinstance(target, QLineEdit):
                target.selectAll()

    def toggle(self, name: str) -> None:
        dock = self._docks[name]
        if dock.is_in_front:
            dock.hide()
        else:
            self.bring_forward(name)

    def offer_list(self, *, several: bool) -> None:
        if "problems" in self._docks:
            self._docks["problems"].setVisible(several)

    def _note_seen(self) -> None:
        for dock in self._docks.values():
            dock.note_seen()


class TabDock(QObject):
    """A tab, with as much of a dock as is asked of one."""

    def __init__(self, spec: PaneSpec, pane: Pane, tabs: QTabWidget) -> None:
        super().__init__(tabs)
        self._content, self._pane, self._tabs = spec.content, pane, tabs
        self._action = QAction(self)
        self._action.setCheckable(True)
        self._action.triggered.connect(self.setVisible)
        tabs.addTab(spec.content, spec.title)
        self.setVisible(not spec.is_hidden)

    @property
    def is_in_front(self) -> bool:
        return not self.isHidden() and self._tabs.currentWidget() is self._content

    def isHidden(self) -> bool:  # noqa: N802 - Qt names it so
        return not self._tabs.isTabVisible(self._tabs.indexOf(self._content))

    def isVisible(self) -> bool:  # noqa: N802 - the same
        return not self.isHidden()

    def setVisible(self, shown: bool) -> None:  # noqa: N802 - the same
        self._tabs.setTabVisible(self._tabs.indexOf(self._content), shown)
        self._action.setChecked(shown)
        self.note_seen()

    def show(self) -> None:
        self.setVisible(True)

    def hide(self) -> None:
        self.setVisible(False)

    def raise_(self) -> None:
        self._tabs.setCurrentWidget(self._content)

    def toggleViewAction(self) -> QAction:  # noqa: N802 - the same
        return self._action

    def note_seen(self) -> None:
        self._pane.set_seen(self.is_in_front)

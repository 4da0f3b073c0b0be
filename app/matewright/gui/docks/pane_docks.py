"""The panes of a window in their docks: arranged for its size, shown, brought to the front."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QByteArray, QObject, QSettings, Qt, Signal
from PySide6.QtWidgets import QLineEdit, QMainWindow, QTabWidget, QWidget

from matewright.gui.background.timers import one_shot
from matewright.gui.docks.dock import Arrangement, DockArranger, PaneDock, is_in_front
from matewright.gui.docks.pane import PaneSpec
from matewright.gui.preferences.preferences import PROBLEM_LIST, Preferences


class PaneDocks(QObject):
    """Puts the question and the panes into docks of a window; `docks["table"]` is one of them.

    `question` is not among `panes`: it has no heading and stays where it is. `one_line_width`
    answers the width in which it takes one line.

    * `compact_changed` (bool): the window has become a small one, or a large one.
    * `asked_for` (name): a dock is to come to the front; empty for what is beside the docks.
    """

    compact_changed = Signal(bool)
    asked_for = Signal(str)

    def __init__(
        self,
        question: PaneSpec,
        panes: Iterable[PaneSpec],
        one_line_width: Callable[[], int],
        preferences: Preferences,
        settings: QSettings,
        window: QMainWindow,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._preferences = preferences
        self._settings = settings
        self.panes = panes = sorted(panes, key=lambda pane: pane.rank)
        self._of_solvers = {"", *(pane.name for pane in panes if pane.while_solving)}
        docks = {pane: PaneDock(pane, window) for pane in panes}
        first = PaneDock(question, window)
        first.setFeatures(PaneDock.DockWidgetFeature.NoDockWidgetFeatures)
        first.setTitleBarWidget(QWidget(first))
        self._docks = {pane.name: dock for pane, dock in ((question, first), *docks.items())}
        window.setTabPosition(Qt.DockWidgetArea.AllDockWidgetAreas, QTabWidget.TabPosition.North)
        window.setDockOptions(
            QMainWindow.DockOption.AllowTabbedDocks | QMainWindow.DockOption.AllowNestedDocks
        )
        self._arranger = DockArranger(window, first, docks, one_line_width)
        self._has_list = False
        self._before_solving: QByteArray | None = None
        # A window being resized passes through intermediate sizes.
        self._fitting = one_shot(self, self.fit)

    def __getitem__(self, name: str) -> PaneDock:
        return self._docks[name]

    @property
    def arrangement(self) -> Arrangement | None:
        """The arrangement in force; None before the first."""
        return self._arranger.arrangement

    def on_resized(self) -> None:
        """Fit the docks to the present size of the window; rearrange them soon, if need be."""
        is_arranged = self._before_solving is None
        if is_arranged and Arrangement.for_size(self._window.size()) is self.arrangement:
            self._arranger.keep_share()
        else:
            self._fitting.start()

    def fit(self) -> None:
        """Arrange the docks for the size of the window."""
        arrangement = Arrangement.for_size(self._window.size())
        is_compact = arrangement is Arrangement.COMPACT
        if self._before_solving is not None:
            self.compact_changed.emit(is_compact)
            return
        if arrangement is self.arrangement:
            return
        self.compact_changed.emit(is_compact)
        self._arranger.arrange(arrangement, self._settings)
        self._show_list()

    def save(self) -> None:
        """Remember the arrangement in force."""
        if self._before_solving is None:
            self._arranger.save(self._settings)

    def show_solvers(self) -> None:
        """Hide all docks but those for who solves the problem himself, until `show_all`."""
        if self._before_solving is None:
            self.save()
            self._before_solving = self._window.saveState()
        for dock in self._docks.values():
            dock.toggleViewAction().setEnabled(False)
            dock.hide()
        for pane in self.panes:
            if pane.while_solving:
                self.bring_forward(pane.name)
                self._docks[pane.name].setFloating(False)
                self._arranger.widen(self._docks[pane.name])

    def show_all(self) -> None:
        """Show the docks again as they were."""
        if self._before_solving is None:
            return
        self._window.restoreState(self._before_solving)
        self._before_solving = None
        for dock in self._docks.values():
            dock.toggleViewAction().setEnabled(True)
        self.fit()
        self._show_list()

    def reset(self) -> None:
        """Restore the default layout of the panes."""
        self._settings.remove("layout")
        self._preferences.forget(PROBLEM_LIST)
        self._arranger.reset()
        self._show_list()

    def bring_forward(self, name: str, target: QWidget | None = None) -> None:
        """Show a dock, in front of other tabs, and give a widget the focus.

        Widgets beside the docks, and those of the question, need no name. While somebody solves
        the problem himself other panes stay hidden.
        """
        if self._before_solving is not None and name not in self._of_solvers:
            return
        self.asked_for.emit(name)
        if name:
            self._docks[name].show()
            self._docks[name].raise_()
        if target is not None:
            target.setFocus(Qt.FocusReason.ShortcutFocusReason)
            if isinstance(target, QLineEdit):
                # Else only who comes from elsewhere would find its text chosen.
                target.selectAll()

    def toggle(self, name: str) -> None:
        """Show a dock in front of others, or hide it if it already is in front."""
        dock = self._docks[name]
        if is_in_front(dock.widget()):
            dock.hide()
        else:
            self.bring_forward(name)

    # -- the list of problems ----------------------------------------------------------------

    def offer_list(self, *, several: bool) -> None:
        """Show the list while there is something to choose and the user has not closed it."""
        self._has_list = several
        self._show_list()

    def set_list_shown(self, shown: bool) -> None:
        """Remember whether the user wants to see the list of problems."""
        self._preferences.set(PROBLEM_LIST, shown)

    def _show_list(self) -> None:
        if self._before_solving is not None:
            return
        dock = self._docks["problems"]
        is_shown = self._has_list and self._preferences.get(PROBLEM_LIST)
        dock.toggleViewAction().setEnabled(self._has_list)
        if dock.isHidden() == is_shown:
            dock.setVisible(is_shown)
            if is_shown:
                dock.raise_()
                self._arranger.share_height()
            if self.arrangement is Arrangement.COMPACT:
                self._arranger.raise_answer()

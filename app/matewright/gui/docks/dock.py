"""The panes beside the board as docks: movable, remembered and reset on demand.

Two arrangements are kept, one for small windows and one for large ones; crossing the limit swaps
them, so that neither spoils the other.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import Final

from PySide6.QtCore import QByteArray, QSettings, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QDockWidget,
    QLabel,
    QMainWindow,
    QTabBar,
    QWidget,
)

from matewright.gui.background.timers import one_shot
from matewright.gui.docks.pane import PaneSpec, Place
from matewright.gui.widgets.layouts import in_row
from matewright.gui.widgets.theme import STEP

_RIGHT: Final = Qt.DockWidgetArea.RightDockWidgetArea
_ROOMY_SIZE: Final = QSize(1200, 780)
_MOST_SHARE: Final = 0.54
"""The share of the window's width for a question in one line: the board needs the rest."""
_PLACES: Final = -2
"""Increased when the default layout changes, which invalidates older states."""


class Arrangement(StrEnum):
    """Which of the two arrangements a window has; the value is its name in the settings."""

    COMPACT = "compact"
    ROOMY = "roomy"

    @classmethod
    def for_size(cls, size: QSize) -> Arrangement:
        """The arrangement for a window of that size."""
        roomy = size.width() >= _ROOMY_SIZE.width() and size.height() >= _ROOMY_SIZE.height()
        return cls.ROOMY if roomy else cls.COMPACT


class PaneDock(QDockWidget):
    """A dock with a plain heading, hidden while a tab shows the same name.

    * `width_changed`: it has become wider or narrower.
    """

    width_changed = Signal()

    def __init__(self, pane: PaneSpec, window: QMainWindow) -> None:
        super().__init__(pane.title, window)
        self.setObjectName(f"{pane.name}_dock")
        self.setWidget(pane.content)
        self._heading: QWidget | None = None
        self._nothing = QWidget(self)
        self.setTitleBarWidget(self._nothing)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Emit another width."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.width_changed.emit()

    def adapt_heading(self) -> None:
        """Choose the heading for where the dock is now."""
        window = self.parentWidget()
        tabbed = isinstance(window, QMainWindow) and bool(window.tabifiedDockWidgets(self))
        title_bar = None if self.isFloating() else self._nothing
        if title_bar is not None and not tabbed:
            # Created on first use: most panes are tabs from the beginning.
            self._heading = title_bar = self._heading or _Heading(self.windowTitle(), self)
        if self.titleBarWidget() is not title_bar:
            # Without a custom title bar, a floating dock gets the system's.
            self.setTitleBarWidget(title_bar)  # type: ignore[arg-type] # Qt takes nullptr


def is_in_front(widget: QWidget) -> bool:
    """Whether a widget is visible, at least after scrolling: its dock is not behind another."""
    part: QWidget | None = widget
    while part is not None and not isinstance(part, PaneDock):
        part = part.parentWidget()
    return not (part or widget).visibleRegion().isEmpty()


class _Heading(QWidget):
    """The title of a pane in grey; also the handle for dragging it."""

    def __init__(self, title: str, dock: QWidget) -> None:
        super().__init__(dock)
        label = QLabel(title, self)
        label.setProperty("tone", "quiet")
        in_row(label, on=self, margins=(2 * STEP, STEP, 2 * STEP, STEP))
        self.setToolTip(self.tr("Drag to move this pane"))


class DockArranger:
    """Places the docks of a window and remembers where the user put them."""

    def __init__(
        self,
        window: QMainWindow,
        question: PaneDock,
        docks: Mapping[PaneSpec, PaneDock],
        one_line_width: Callable[[], int],
    ) -> None:
        self._window = window
        self._question = question
        self._docks = docks
        self._one_line_width = one_line_width
        # Older states have no position for a new pane.
        self._version = _PLACES + len(docks)
        self._arrangement: Arrangement | None = None
        self._keeps_share = False
        self._settled_width = 0
        self._later = one_shot(window, self._settle)
        question.width_changed.connect(self._on_width_changed)
        for dock in docks.values():
            dock.topLevelChanged.connect(self._later.start)
            dock.dockLocationChanged.connect(self._later.start)
            dock.visibilityChanged.connect(self._later.start)

    @property
    def arrangement(self) -> Arrangement | None:
        """The arrangement in force; None before the first."""
        return self._arrangement

    def arrange(self, arrangement: Arrangement, settings: QSettings) -> None:
        """Change to an arrangement: as the user left it, else the default."""
        if self._arrangement is not None:
            self.save(settings)
        self._arrangement, self._keeps_share = arrangement, False
        state = settings.value(f"layout/{arrangement.value}")
        if not isinstance(state, QByteArray) or not self._window.restoreState(state, self._version):
            self.reset()
        self._adapt_headings()
        self._lay_out()

    def keep_share(self) -> None:
        """Restore the docks' share of the window's width, unless the user chose another."""
        if self._keeps_share:
            self._share_width()
            self._lay_out()

    def save(self, settings: QSettings) -> None:
        """Remember the arrangement in force."""
        if self._arrangement is not None:
            state = self._window.saveState(self._version)
            settings.setValue(f"layout/{self._arrangement.value}", state)

    def reset(self) -> None:
        """Put the docks in their default positions."""
        window, docks = self._window, self._docks
        for dock in (self._question, *docks.values()):
            dock.setFloating(False)
            window.removeDockWidget(dock)
        window.addDockWidget(_RIGHT, self._question)
        self._question.show()
        before: dict[Place, PaneDock] = {}
        for pane, dock in self._in_order():
            place = pane.place if self._arrangement is Arrangement.ROOMY else Place.ANSWER
            window.addDockWidget(_RIGHT, dock)
            if place in before:
                window.tabifyDockWidget(before[place], dock)
            before[place] = dock
            dock.setVisible(not pane.is_hidden)
        self._share_width()
        self.share_height()
        self.raise_answer()
        self._adapt_headings()
        self._lay_out()

    def _in_order(self) -> list[tuple[PaneSpec, PaneDock]]:
        """The panes as they are arranged, in small windows what is below others second.

        Where not all tabs have room, those of the list and of the play must be seen.
        """
        docks = list(self._docks.items())
        if self._arrangement is Arrangement.COMPACT:
            first, *others = docks
            docks = [first, *sorted(others, key=lambda one: one[0].place is not Place.BELOW)]
        return docks

    def raise_answer(self) -> None:
        """Bring the first pane to the front."""
        next(iter(self._docks.values())).raise_()

    def share_height(self) -> None:
        """Give the panes below the answer of a large window, mostly the list, their share."""
        shown = [dock for pane, dock in self._docks.items() if pane.place is Place.BELOW]
        shown = [dock for dock in shown if not dock.isHidden()]
        if self._arrangement is Arrangement.ROOMY and shown:
            heights = [round(self._window.height() * part) for part in (0.5, 0.32)]
            docks = [next(iter(self._docks.values())), shown[0]]
            self._window.resizeDocks(docks, heights, Qt.Orientation.Vertical)

    def _share_width(self) -> None:
        # Small windows have just room enough for the question beside a board of a fair size.
        is_roomy = self._arrangement is Arrangement.ROOMY
        width = round(self._window.width() * (0.42 if is_roomy else 0.5))
        if self._one_line_width() <= self._window.width() * _MOST_SHARE:
            width = max(width, self._one_line_width())
        self._keeps_share, self._settled_width = True, 0
        self._window.resizeDocks([self._question], [width], Qt.Orientation.Horizontal)

    def widen(self, dock: PaneDock) -> None:
        """Give a dock that stands alone the width of all docks."""
        width = round(self._window.width() * 0.44)
        self._window.resizeDocks([dock], [width], Qt.Orientation.Horizontal)

    def _lay_out(self) -> None:
        # Otherwise the window would keep the panes' previous least size for a while.
        if layout := self._window.layout():
            layout.activate()
        self._settled_width = self._window.width()

    def _on_width_changed(self) -> None:
        """Note a width chosen by the user: the dock changed its width, but the window did not."""
        shown = self._question.isVisible()
        if shown and self._window.width() == self._settled_width:
            self._keeps_share = False

    def _settle(self) -> None:
        self._adapt_headings()
        if self._window.isVisible():
            self._tidy_bars()

    def _tidy_bars(self) -> None:
        """Have tabs scroll, and remove invisible tab bars that the Tab key would reach.

        Arranging a window that is not shown yet leaves bars of tabs that were but a step on the
        way. Before it is shown those in use can be empty too.
        """
        direct = Qt.FindChildOption.FindDirectChildrenOnly
        for bar in self._window.findChildren(QTabBar, options=direct):
            # Words that can be read, and arrows to the others, rather than beginnings of words.
            bar.setElideMode(Qt.TextElideMode.ElideNone)
            bar.setUsesScrollButtons(True)
            if not bar.count():
                bar.hide()

    def _adapt_headings(self) -> None:
        for dock in self._docks.values():
            dock.adapt_heading()

"""Panes: each shows part of a desk, as long as it is visible."""

from __future__ import annotations

from typing import ClassVar

from matewright.gui.desk.changes import Changes
from matewright.gui.desk.desk import Desk
from matewright.gui.docks.pane import PaneSpec


class Pane:
    """Base of the widgets in docks, before the Qt class: `class LogPane(Pane, QPlainTextEdit)`.

    A pane that is behind another one is not refreshed until it becomes visible again.

    * `shows`: the changes that concern it.
    * `keeps_up_unseen`: it is refreshed at once even while hidden, because others read
      what is typed in it.
    """

    shows: ClassVar[Changes] = Changes.NOTHING
    keeps_up_unseen: ClassVar[bool] = False

    _desk: Desk
    _missed = Changes.NOTHING
    is_seen = False
    """A dock behind another tab counts as visible for Qt, so its dock reports it."""

    def follow(self, desk: Desk) -> None:
        """Follow a desk from now on; to be called at the end of a pane's own `__init__`."""
        self._desk, self._missed = desk, self.shows
        desk.changed.connect(self._note_changes)

    def spec(self) -> PaneSpec:
        """The dock's titles, shortcut and area; called once, because it frames the pane."""
        raise NotImplementedError

    def refresh(self, desk: Desk, changes: Changes) -> None:
        """Show what has changed since the last time; nothing on the desk may be changed."""

    def set_seen(self, seen: bool) -> None:
        """Set whether the pane is visible."""
        self.is_seen = seen
        self._make_up()

    def _note_changes(self, changes: Changes) -> None:
        self._missed |= changes & self.shows
        self._make_up()

    def _make_up(self) -> None:
        if self._missed and (self.is_seen or self.keeps_up_unseen):
            missed, self._missed = self._missed, Changes.NOTHING
            self.refresh(self._desk, missed)

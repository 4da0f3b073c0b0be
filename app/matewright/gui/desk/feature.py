"""What a feature brings into a window: panes, commands, dialogs, and texts that name keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Self

from PySide6.QtCore import QObject
from PySide6.QtGui import QKeySequence

from matewright.gui.desk.desk import Desk
from matewright.gui.desk.pane import Pane
from matewright.gui.widgets.tool_dialog import ToolDialogSlot

Keys = QKeySequence.StandardKey | str


@dataclass(frozen=True, slots=True, eq=False)
class Command:
    """A menu entry.

    * `id`: the menu and the name in it, `solve.compare`. Shortcuts that a person has chosen are
      kept by it, so it never changes.
    * `enabled` answers whether it applies now; it always does without. The menus ask whenever
      something changes on the desk.
    """

    id: str
    text: str
    run: Callable[[], object]
    keys: tuple[Keys, ...] = ()
    icon: str = ""
    enabled: Callable[[], bool] | None = None


class Feature(QObject):
    """One thing that a window can do; created and destroyed with the window.

    It names what it brings, and the window makes docks, menus, shortcuts and the rest of that. What
    it needs of other features it is handed by the window, those of rooms below it alone.

    * `commands` stand at the end of their menus, in the order of the features.
    * `dialogs` stay open beside the window.
    * `key_hints`: the id of a command, and what is to be called with the keys it has.
    """

    panes: Sequence[Pane] = ()
    commands: Sequence[Command] = ()
    dialogs: Sequence[ToolDialogSlot[Any]] = ()
    key_hints: Sequence[tuple[str, Callable[[str], object]]] = ()

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk.window)
        self._desk = desk

    def restore_state(self, other: Self) -> None:
        """Take over its work from another window, which this feature's window replaces."""

    def shut_down(self) -> None:
        """Stop its background work; for the closing window."""

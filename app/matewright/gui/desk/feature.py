"""What a feature brings into a window: panes, commands, dialogs, and texts that name keys."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Self

from PySide6.QtCore import QObject, Signal, SignalInstance
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QMenu

from matewright.gui.desk.desk import Desk
from matewright.gui.desk.pane import Pane
from matewright.gui.widgets.tool_dialog import ToolDialogSlot

Keys = QKeySequence.StandardKey | str


@dataclass(frozen=True, slots=True, eq=False)
class Command:
    """A menu entry.

    * `id`: the menu and the name in it, `solve.compare`. Shortcuts that a person has chosen are
      kept by it, so it never changes.
    * `text` may change, as that of Undo does.
    * `enabled` answers whether it applies now; it always does without. `status` is what the status
      bar says of it. The menus ask whenever something changes on the desk.
    * `while_solving`: it gives nothing away to whoever solves the problem himself; others are then
      disabled.
    * `checked` answers whether it is on; `run` switches it. `is_choice`: of several such commands
      one is on. The menus ask when a preference changes.
    """

    id: str
    text: str | Callable[[], str]
    run: Callable[[], object]
    keys: tuple[Keys, ...] = ()
    icon: str = ""
    enabled: Callable[[], bool] | None = None
    checked: Callable[[], bool] | None = None
    is_choice: bool = False
    status: Callable[[], str] | None = None
    while_solving: bool = False


class Feature(QObject):
    """One thing that a window can do; created and destroyed with the window.

    It names what it brings, and the window makes docks, menus, shortcuts and the rest of that. What
    it needs of other features it is handed by the window, those of rooms below it alone.

    * `commands` stand where `menus/layout.py` puts them, else at the end of their menus.
    * `submenus` have the same kind of ids. They fill themselves when they, or the menus they
      stand in, are about to be shown.
    * `context_menus`: what asks for a menu at a point of the screen, and the ids of its commands;
      "" for a separator, and `collection.column-*` for all that begin so.
    * `dialogs` stay open beside the window.
    * `key_hints`: the id of a command, and what is to be called with the keys it has.
    * `commands_changed`: the menus are to ask its commands now.
    """

    commands_changed = Signal()
    panes: Sequence[Pane] = ()
    commands: Sequence[Command] = ()
    submenus: Mapping[str, QMenu] = MappingProxyType({})
    context_menus: Sequence[tuple[SignalInstance, Sequence[str]]] = ()
    dialogs: Sequence[ToolDialogSlot[Any]] = ()
    key_hints: Sequence[tuple[str, Callable[[str], object]]] = ()

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk.window)
        self._desk = desk

    def restore_state(self, other: Self) -> None:
        """Take over its work from another window, which this feature's window replaces."""

    def shut_down(self) -> None:
        """Stop its background work; for the closing window."""

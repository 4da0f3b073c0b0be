"""How entries of menus are made, and the names they keep in every language."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar

from matewright.gui.desk.feature import Command, Keys
from matewright.gui.widgets.theme import icon


class Entries(QObject):
    """One menu of the menu bar, with methods that add entries.

    `name` is the first part of the names of its entries (`file` of `file.open`). Shortcuts that the
    user has chosen are kept by those names, so they must not change.
    """

    def __init__(self, bar: QMenuBar, name: str) -> None:
        super().__init__(bar)
        self._name = name
        self._conditions: list[tuple[QAction, Callable[[], bool]]] = []
        self.menu = QMenu(bar)
        self.menu.setObjectName(name)
        bar.addMenu(self.menu)

    def update(self) -> None:
        """Enable what applies now."""
        for action, applies in self._conditions:
            action.setEnabled(applies())

    def add_commands(self, commands: Sequence[Command]) -> None:
        """Put those commands of a feature at the end that name this menu."""
        own = [one for one in commands if one.id.startswith(f"{self._name}.")]
        if own:
            self.menu.addSeparator()
        for one in own:
            name = one.id.removeprefix(f"{self._name}.")
            self.add(name, one.text, one.run, *one.keys, picture=one.icon, enabled=one.enabled)

    def add(
        self,
        name: str,
        text: str,
        command: Callable[[], object],
        *keys: Keys,
        picture: str = "",
        menu: QMenu | None = None,
        enabled: Callable[[], bool] | None = None,
    ) -> QAction:
        """An entry that calls a command, in this menu or one inside it; no picture if empty.

        `enabled` answers whether it applies; `update` asks.
        """
        action = self._entry(name, text, keys, menu)
        if enabled is not None:
            self._conditions.append((action, enabled))
        if picture:
            action.setIcon(icon(picture))
        action.triggered.connect(lambda _=False: command())
        return action

    def switch(
        self,
        name: str,
        text: str,
        command: Callable[[bool], object] | None,
        *keys: Keys,
        menu: QMenu | None = None,
    ) -> QAction:
        """An entry that is on or off; without a command its maker connects it."""
        action = self._entry(name, text, keys, menu)
        action.setCheckable(True)
        if command is not None:
            action.toggled.connect(command)
        return action

    def _entry(self, name: str, text: str, keys: tuple[Keys, ...], menu: QMenu | None) -> QAction:
        action = (menu or self.menu).addAction(text)
        action.setObjectName(f"{self._name}.{name}")
        action.setShortcuts([QKeySequence(key) for key in keys])
        return action

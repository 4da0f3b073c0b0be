"""Entries of menus, made of the commands of features."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence

from matewright.gui.desk.desk import Desk
from matewright.gui.desk.feature import Command
from matewright.gui.widgets.theme import icon


class Entry(QAction):
    """Runs a command, and shows whether it applies and is on."""

    def __init__(self, command: Command, desk: Desk, parent: QObject) -> None:
        super().__init__(parent)
        self._command = command
        self._desk = desk
        self.setObjectName(command.id)
        self.setShortcuts([QKeySequence(key) for key in command.keys])
        self.setCheckable(command.checked is not None)
        if isinstance(command.text, str):
            self.setText(command.text)
        if command.icon:
            self.setIcon(icon(command.icon))
        self.triggered.connect(self._run)

    @property
    def is_choice(self) -> bool:
        """Whether it is one of several of which one is on."""
        return self._command.is_choice

    @property
    def follows_desk(self) -> bool:
        """Whether changes on the desk may change it."""
        command = self._command
        return bool(command.enabled or command.status) or not isinstance(command.text, str)

    def refresh(self) -> None:
        """Ask the command for its present state."""
        command = self._command
        if not isinstance(command.text, str):
            self.setText(command.text())
        is_secret = self._desk.is_secret and not command.while_solving
        self.setEnabled(not is_secret and (command.enabled is None or command.enabled()))
        if command.checked is not None:
            self.setChecked(command.checked())
        if is_secret:
            self.setStatusTip(self.tr("Not while you solve the problem yourself"))
        else:
            self.setStatusTip("" if command.status is None else command.status())

    def _run(self) -> None:
        self._command.run()
        if self._command.checked is not None:
            # Qt has switched it already, even where the command did nothing.
            self.refresh()

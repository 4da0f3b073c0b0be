"""The page of shortcuts: every command with its keys, to find, change and reset."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QHeaderView,
    QKeySequenceEdit,
    QLabel,
    QLineEdit,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from matewright.gui.preferences.preferences import Preferences
from matewright.gui.preferences.shortcuts import Command, Keys, Shortcuts, native, would_type
from matewright.gui.program.preferences_dialog.page import Page
from matewright.gui.widgets.form import wrapped
from matewright.gui.widgets.layouts import in_row
from matewright.gui.widgets.theme import STEP

_NAME: Final = Qt.ItemDataRole.UserRole
_LEAST_HEIGHT: Final = 44 * STEP


class ShortcutsPage(Page):
    """Lists the commands of `shortcuts`; changes take effect with `store`."""

    def __init__(
        self, shortcuts: Shortcuts, preferences: Preferences, parent: QWidget | None = None
    ) -> None:
        super().__init__(
            QCoreApplication.translate("PreferencesDialog", "Shortcuts"), preferences, parent
        )
        self._shortcuts = shortcuts
        self._commands: dict[str, Command] = {}
        self._keys: dict[str, Keys] = {}
        self._items: dict[str, QTreeWidgetItem] = {}
        self._make_table()
        self._make_fields()
        self.form.addRow(self.filter_edit)
        self.form.addRow(self.table)
        row = in_row(
            self._keys_label,
            (self.keys_edit, 1),
            self.assign_button,
            self.remove_button,
            self.reset_button,
            spacing=2 * STEP,
        )
        self.form.addRow(row)
        self.form.addRow(self.message)

    def _make_table(self) -> None:
        self.filter_edit = QLineEdit(self)
        self.filter_edit.setPlaceholderText(self.tr("Find a command or a key"))
        self.filter_edit.setAccessibleName(self.tr("Find a command or a key"))
        self.filter_edit.setClearButtonEnabled(True)
        self.filter_edit.textChanged.connect(self._filter)
        self.table = QTreeWidget(self)
        self.table.setObjectName("shortcuts_table")
        self.table.setAccessibleName(self.tr("Commands and their keys"))
        self.table.setColumnCount(2)
        self.table.setHeaderLabels([self.tr("Command"), self.tr("Keys")])
        self.table.setUniformRowHeights(True)
        self.table.setMinimumHeight(_LEAST_HEIGHT)
        header = self.table.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        self.table.currentItemChanged.connect(self._show_command)

    def _make_fields(self) -> None:
        self.keys_edit = QKeySequenceEdit(self)
        self.keys_edit.setMaximumSequenceLength(1)
        self.keys_edit.setClearButtonEnabled(True)
        self.keys_edit.setAccessibleName(self.tr("New keys; press them"))
        self.keys_edit.keySequenceChanged.connect(self._look_at_keys)
        self._keys_label = QLabel(self.tr("&New keys"), self)
        self._keys_label.setBuddy(self.keys_edit)
        self.assign_button = self._button(self.tr("&Assign"), self._assign)
        self.remove_button = self._button(self.tr("Re&move"), self._remove)
        self.reset_button = self._button(self.tr("&Reset Command"), self._reset)
        self.message = wrapped("", self)
        self.message.setObjectName("shortcuts_message")
        self.message.setMinimumHeight(2 * self.message.fontMetrics().height())

    def _button(self, text: str, command: object) -> QPushButton:
        button = QPushButton(text, self)
        button.setAutoDefault(False)
        button.clicked.connect(command)
        return button

    # -- what the dialog asks ----------------------------------------------------------------

    def load(self) -> None:
        """Show the keys as they are now."""
        self._commands = {command.name: command for command in self._shortcuts.commands}
        self._keys = {name: command.keys for name, command in self._commands.items()}
        self._fill()

    def load_defaults(self) -> None:
        """Show the default keys."""
        self._keys = {name: command.usual for name, command in self._commands.items()}
        self._show_keys()

    def store(self) -> None:
        """Give the commands these keys."""
        for name, keys in self._keys.items():
            self._shortcuts.set_keys(name, keys)

    # -- the table ---------------------------------------------------------------------------

    def _fill(self) -> None:
        self.table.clear()
        self._items.clear()
        groups: dict[str, QTreeWidgetItem] = {}
        for command in self._commands.values():
            if command.menu not in groups:
                groups[command.menu] = QTreeWidgetItem(self.table, [command.menu])
            item = QTreeWidgetItem(groups[command.menu], [command.text])
            item.setData(0, _NAME, command.name)
            self._items[command.name] = item
        self._show_keys()
        self.table.expandAll()
        self.table.setCurrentItem(next(iter(self._items.values())))

    def _show_keys(self) -> None:
        for name, item in self._items.items():
            item.setText(1, native(self._keys[name]))
            font = item.font(1)
            font.setBold(self._keys[name] != self._commands[name].usual)
            item.setFont(1, font)
        self._look_at_keys()

    def _filter(self, text: str) -> None:
        """Show the commands that contain a text in their name or keys."""
        term = text.strip().casefold()
        for number in range(self.table.topLevelItemCount()):
            group = self.table.topLevelItem(number)
            assert group is not None, "counted just now"
            items = [item for item in self._items.values() if item.parent() is group]
            for item in items:
                words = f"{group.text(0)} {item.text(0)} {item.text(1)}".casefold()
                item.setHidden(term not in words)
            group.setHidden(all(item.isHidden() for item in items))

    # -- one command -------------------------------------------------------------------------

    @property
    def _name(self) -> str:
        """The name of the selected command; empty if none is."""
        item = self.table.currentItem()
        return str(item.data(0, _NAME) or "") if item is not None else ""

    def _show_command(self) -> None:
        self.keys_edit.clear()
        self._look_at_keys()

    def _look_at_keys(self) -> None:
        """Show what prevents using the pressed keys, and enable the buttons that apply."""
        name, pressed = self._name, self.keys_edit.keySequence()
        self.keys_edit.setEnabled(bool(name))
        self.remove_button.setEnabled(bool(name) and bool(self._keys[name]))
        self.reset_button.setEnabled(bool(name) and self._keys[name] != self._commands[name].usual)
        error, can_assign, verb = "", bool(name) and not pressed.isEmpty(), self.tr("&Assign")
        if can_assign and pressed == QKeySequence("Esc"):
            error, can_assign = self.tr("Esc always ends or closes something."), False
        elif can_assign and would_type(pressed):
            error = self.tr("These keys are needed for typing; take Ctrl or Alt along.")
            can_assign = False
        elif can_assign and (owner := self._owner(pressed, name)):
            error = self.tr("{keys} belongs to “{command}”, which would lose it.").format(
                keys=native([pressed]), command=self._commands[owner].text
            )
            verb = self.tr("&Take Over")
        self.assign_button.setText(verb)
        self.assign_button.setEnabled(can_assign)
        self.message.setText(error)

    def _owner(self, keys: QKeySequence, name: str) -> str:
        """The other command that has these keys; empty when none does."""
        owners = (
            other for other, assigned in self._keys.items() if keys in assigned and other != name
        )
        return next(owners, "")

    def _assign(self) -> None:
        name, pressed = self._name, self.keys_edit.keySequence()
        owner = self._owner(pressed, name)
        if owner:
            self._keys[owner] = tuple(keys for keys in self._keys[owner] if keys != pressed)
        self._keys[name] = (pressed,)
        self.keys_edit.clear()
        self._show_keys()

    def _remove(self) -> None:
        self._keys[self._name] = ()
        self._show_keys()

    def _reset(self) -> None:
        name = self._name
        self._keys[name] = self._commands[name].usual
        for other, assigned in self._keys.items():
            if other != name:
                self._keys[other] = tuple(keys for keys in assigned if keys not in self._keys[name])
        self._show_keys()

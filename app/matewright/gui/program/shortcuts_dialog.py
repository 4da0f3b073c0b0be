"""The list of keys: every menu entry with its shortcut, and the keys of board and tree."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import Final

from PySide6.QtCore import QModelIndex
from PySide6.QtGui import QKeySequence, QTextDocument
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QLineEdit,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from matewright.gui.preferences.shortcuts import Command, native
from matewright.gui.widgets.form import Buttons
from matewright.gui.widgets.layouts import DIALOG, in_column
from matewright.gui.widgets.modal import answered
from matewright.gui.widgets.theme import STEP
from matewright.wording import Wording

_words: Final = Wording("ShortcutSheet")

_WIDEST: Final = 960
_AROUND: Final = 100
"""Pixels that frame, indentation and scroll bar need besides the two columns."""


def _native(keys: str) -> str:
    return native([QKeySequence(keys)])


def _keys_without_menu() -> dict[str, list[tuple[str, str]]]:
    return {
        _words("On the board"): [
            (_words("Arrows"), _words("choose a square")),
            (
                "K Q R B N P",
                _words("place a white man, with Shift a black one (S is the knight too)"),
            ),
            (_words("Delete"), _words("remove the man")),
            (_words("Enter"), _words("pick a man up and put it down")),
            (_words("Space"), _words("choose a man from a menu")),
            (_words("Ctrl and drag"), _words("copy a man")),
            (_words("Right click"), _words("remove the man")),
            (_words("Right drag"), _words("draw an arrow, or take it back")),
            (_words("Shift and right click"), _words("mark the square, or take the mark back")),
            (_words("Minus"), _words("begin an arrow, and end it on another square")),
            (_words("Full stop"), _words("mark the square, or take the mark back")),
            (_words("Esc"), _words("drop what is held; wipe arrows and marks away")),
        ],
        _words("In the solution"): [
            (_words("Right, Left"), _words("one half-move on, one back")),
            (_words("Up, Down"), _words("the row above, the row below")),
            (_words("Home, End"), _words("the diagram, the end of the row")),
            (_words("+ and *"), _words("want the move, want all from here")),
            (_words("Space"), _words("unfold defences that are gathered, or gather them again")),
            (_native("Ctrl+C"), _words("copy the move and all below it")),
        ],
        _words("At the versions"): [
            (_words("Enter"), _words("return to the version and its answer")),
            (_words("F2"), _words("name it")),
            (_words("Delete"), _words("drop it")),
        ],
        _words("In the list of moves"): [
            (_words("Up, Down, Home, End"), _words("show what the move leads to on the board")),
            (_words("Esc"), _words("take the move back")),
            (_native("Ctrl+C"), _words("copy all moves with their weights")),
        ],
        _words("At the twins"): [
            (_words("Up, Down"), _words("show the position of the twin on the board")),
            (_words("Space"), _words("go on from the twin before, or from the diagram")),
            (_words("Enter in the text"), _words("add the twin, or change the one shown")),
            (_words("Enter on the board"), _words("choose a square for the change")),
            (_words("Esc"), _words("choose no more squares; back to the diagram")),
        ],
        _words("At Prinz's program"): [
            (_native("F8"), _words("run and pause")),
            (_native("Alt+Right"), _words("one step")),
            (_native("Alt+End"), _words("to the end")),
            (_native("Alt+Home"), _words("begin again")),
        ],
        _words("Everywhere"): [
            (
                _words("Esc"),
                _words("close a dialog; drop what is held; stop solving; leave the full screen"),
            ),
        ],
    }


class ShortcutSheet(QDialog):
    """Lists the keys of `commands` as they are now; can be searched and printed."""

    def __init__(self, commands: Iterable[Command], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Keyboard Shortcuts"))
        self._groups = {**_keys_without_menu(), **_by_menu(commands)}
        self.filter_edit = QLineEdit(self)
        self.filter_edit.setPlaceholderText(self.tr("Find a key or what it does"))
        self.filter_edit.setAccessibleName(self.tr("Find a key or what it does"))
        self.filter_edit.setClearButtonEnabled(True)
        self.filter_edit.textChanged.connect(self._filter)
        self.tree = QTreeWidget(self)
        self.tree.setAccessibleName(self.tr("Keys and what they do"))
        self.tree.setColumnCount(2)
        self.tree.setHeaderHidden(True)
        self.tree.setRootIsDecorated(False)
        self.tree.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self._fill()
        buttons = Buttons(self)
        buttons.close_button(self.tr("&Close"))
        buttons.doing(self.tr("&Print …"), self._print)
        in_column(self.filter_edit, self.tree, buttons, on=self, margins=DIALOG)
        columns = self.tree.columnWidth(0) + self.tree.sizeHintForColumn(1)
        self.resize(min(_WIDEST, columns + _AROUND), 600)

    def _fill(self) -> None:
        for title, rows in self._groups.items():
            group = QTreeWidgetItem(self.tree, [title])
            font = group.font(0)
            font.setBold(True)
            group.setFont(0, font)
            group.setFirstColumnSpanned(True)
            group.addChildren([QTreeWidgetItem([keys, meaning]) for keys, meaning in rows])
        self.tree.expandAll()
        self.tree.resizeColumnToContents(0)
        self.tree.setColumnWidth(0, self.tree.columnWidth(0) + 4 * STEP)

    def _filter(self, text: str) -> None:
        """Show the rows that contain a text."""
        term = text.strip().casefold()
        for index, (title, rows) in enumerate(self._groups.items()):
            group = self.tree.model().index(index, 0)
            found = [term in " ".join((title, *row)).casefold() for row in rows]
            for number, is_found in enumerate(found):
                self.tree.setRowHidden(number, group, not is_found)
            self.tree.setRowHidden(index, QModelIndex(), not any(found))

    def _print(self) -> None:
        """Print the whole list, ignoring the search."""
        # Only needed here, and it takes a while to load.
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter

        printer = QPrinter()
        dialog = QPrintDialog(printer, self)
        if answered(dialog):
            self.document().print_(printer)

    def document(self) -> QTextDocument:
        """The list as it is printed."""
        parts = [f"<h1>{escape(self.windowTitle())}</h1>"]
        for title, rows in self._groups.items():
            cells = "".join(
                f"<tr><td><b>{escape(keys)}</b>&nbsp;&nbsp;</td><td>{escape(meaning)}</td></tr>"
                for keys, meaning in rows
            )
            parts.append(f"<h3>{escape(title)}</h3><table>{cells}</table>")
        document = QTextDocument(self)
        document.setHtml("".join(parts))
        return document


def _by_menu(commands: Iterable[Command]) -> dict[str, list[tuple[str, str]]]:
    """The commands that have keys, by the menus they stand in."""
    found: dict[str, list[tuple[str, str]]] = {}
    for command in commands:
        if command.keys:
            found.setdefault(command.menu, []).append((native(command.keys), command.text))
    return found

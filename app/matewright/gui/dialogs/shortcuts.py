"""The sheet of keys: every menu entry with its shortcut, and what keys do on board and tree."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QMenu,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)


def _tr(text: str) -> str:
    return QCoreApplication.translate("ShortcutSheet", text)


def _keys_without_menu() -> dict[str, list[tuple[str, str]]]:
    return {
        _tr("On the board"): [
            (_tr("Arrows"), _tr("choose a square")),
            ("K Q R B N P", _tr("place a white man, with Shift a black one (S is the knight too)")),
            (_tr("Delete"), _tr("remove the man")),
            (_tr("Enter"), _tr("pick a man up and put it down")),
            (_tr("Space"), _tr("choose a man from a menu")),
            (_tr("Ctrl and drag"), _tr("copy a man")),
            (_tr("Right click"), _tr("remove the man")),
            (_tr("Right drag"), _tr("draw an arrow, or take it back")),
            (_tr("Shift and right click"), _tr("mark the square, or take the mark back")),
            (_tr("Minus"), _tr("begin an arrow, and end it on another square")),
            (_tr("Full stop"), _tr("mark the square, or take the mark back")),
            (_tr("Esc"), _tr("drop what is held; wipe arrows and marks away")),
        ],
        _tr("In the solution"): [
            (_tr("Right, Left"), _tr("one half-move on, one back")),
            (_tr("Up, Down"), _tr("the alternatives beside it")),
            (_tr("Home, End"), _tr("the diagram, the end of the line")),
            (_tr("+ and −"), _tr("open and close a branch")),
            (QKeySequence("Ctrl+C").toString(), _tr("copy the move and all below it")),
        ],
        _tr("In the list of moves"): [
            (_tr("Up, Down, Home, End"), _tr("show what the move leads to on the board")),
            (_tr("Esc"), _tr("take the move back")),
            (QKeySequence("Ctrl+C").toString(), _tr("copy all moves with their weights")),
        ],
        _tr("At the twins"): [
            (_tr("Up, Down"), _tr("show the position of the twin on the board")),
            (_tr("Space"), _tr("go on from the twin before, or from the diagram")),
            (_tr("Enter in the text"), _tr("add the twin, or change the one shown")),
            (_tr("Enter on the board"), _tr("choose a square for the change")),
            (_tr("Esc"), _tr("choose no more squares; back to the diagram")),
        ],
        _tr("At Prinz's program"): [
            (QKeySequence("F8").toString(), _tr("run and pause")),
            (QKeySequence("Alt+Right").toString(), _tr("one step")),
            (QKeySequence("Alt+End").toString(), _tr("to the end")),
            (QKeySequence("Alt+Home").toString(), _tr("begin anew")),
        ],
        _tr("Everywhere"): [
            (
                _tr("Esc"),
                _tr("close a dialog; drop what is held; stop solving; leave the full screen"),
            ),
        ],
    }


class ShortcutSheet(QDialog):
    """Lists the shortcuts of `menus` as they are now."""

    def __init__(self, menus: Iterable[QMenu], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Keyboard Shortcuts"))
        tree = QTreeWidget(self)
        tree.setAccessibleName(self.tr("Keys and what they do"))
        tree.setColumnCount(2)
        tree.setHeaderHidden(True)
        tree.setRootIsDecorated(False)
        tree.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        for title, rows in (*_keys_without_menu().items(), *_rows_of(menus)):
            group = QTreeWidgetItem(tree, [title])
            font = group.font(0)
            font.setBold(True)
            group.setFont(0, font)
            group.setFirstColumnSpanned(True)
            group.addChildren([QTreeWidgetItem([keys, meaning]) for keys, meaning in rows])
        tree.expandAll()
        tree.resizeColumnToContents(0)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(tree)
        layout.addWidget(buttons)
        self.resize(640, 560)


def _rows_of(menus: Iterable[QMenu]) -> Iterator[tuple[str, list[tuple[str, str]]]]:
    for menu in menus:
        rows = [
            (
                action.shortcut().toString(QKeySequence.SequenceFormat.NativeText),
                plain(action.text()),
            )
            for action in all_actions(menu)
            if not action.shortcut().isEmpty()
        ]
        if rows:
            yield plain(menu.title()), rows


def all_actions(menu: QMenu) -> Iterator[QAction]:
    """The entries of a menu and of the menus in it, without separators."""
    for action in menu.actions():
        inner = action.menu()
        if isinstance(inner, QMenu):
            yield from all_actions(inner)
        elif not action.isSeparator():
            yield action


def plain(text: str) -> str:
    """A menu text without its mnemonic and its dots: `&Open …` is `Open`."""
    return text.replace("&", "").rstrip(" …")

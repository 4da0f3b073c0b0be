"""The Edit menu."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QKeySequence

from matewright.gui.menus.entries import Entries
from matewright.gui.theme import icon

if TYPE_CHECKING:
    from matewright.gui.main_window import MainWindow


class EditMenu(Entries):
    """Undo, the clipboard and the whole board."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window, "edit")
        self.menu.setTitle(self.tr("&Edit"))
        stack = window.document.undo_stack
        undo = stack.createUndoAction(self.menu, self.tr("&Undo"))
        undo.setObjectName("edit.undo")
        undo.setShortcut(QKeySequence("Ctrl+Z"))
        undo.setIcon(icon("undo"))
        redo = stack.createRedoAction(self.menu, self.tr("&Redo"))
        redo.setObjectName("edit.redo")
        redo.setShortcuts([QKeySequence("Ctrl+Shift+Z"), QKeySequence("Ctrl+Y")])
        redo.setIcon(icon("redo"))
        self.menu.addActions([undo, redo])
        self.menu.addSeparator()
        self.add("copy", self.tr("&Copy Position"), window.clipboard.copy, "Ctrl+C", picture="copy")
        self.add("paste", self.tr("&Paste"), window.clipboard.paste, "Ctrl+V", picture="paste")
        self.menu.addSeparator()
        self.add(
            "clear",
            self.tr("Clear &Board"),
            window.editing.clear_board,
            "Ctrl+Shift+X",
            picture="clear",
        )
        self.add(
            "initial-array",
            self.tr("&Initial Array"),
            window.editing.set_initial_array,
            "Ctrl+Shift+I",
            picture="initial-array",
        )
        self.menu.addSeparator()
        self.add("preferences", self.tr("Pre&ferences …"), window.show_preferences, "Ctrl+,")

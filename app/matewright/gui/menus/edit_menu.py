"""The Edit menu."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QMenuBar

from matewright.gui.document.document import Document
from matewright.gui.file.clipboard import Clipboard
from matewright.gui.menus.entries import Entries
from matewright.gui.question.commands import Editing
from matewright.gui.widgets.theme import icon


class EditMenu(Entries):
    """Undo, the clipboard and the whole board."""

    def __init__(
        self,
        bar: QMenuBar,
        document: Document,
        clipboard: Clipboard,
        editing: Editing,
        show_preferences: Callable[[], None],
    ) -> None:
        super().__init__(bar, "edit")
        self.menu.setTitle(self.tr("&Edit"))
        stack = document.undo_stack
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
        self.add("copy", self.tr("&Copy Position"), clipboard.copy, "Ctrl+C", picture="copy")
        self.add("paste", self.tr("&Paste"), clipboard.paste, "Ctrl+V", picture="paste")
        self.menu.addSeparator()
        self.add(
            "clear",
            self.tr("Clear &Board"),
            editing.clear_board,
            "Ctrl+Shift+X",
            picture="clear",
        )
        self.add(
            "initial-array",
            self.tr("&Initial Array"),
            editing.set_initial_array,
            "Ctrl+Shift+I",
            picture="initial-array",
        )
        self.menu.addSeparator()
        self.add("preferences", self.tr("Pre&ferences …"), show_preferences, "Ctrl+,")

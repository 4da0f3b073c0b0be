"""The Position menu."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtWidgets import QMenuBar

from matewright.gui.collection.commands import CollectionCommands
from matewright.gui.collection.pane import CollectionPane
from matewright.gui.document.document import Document
from matewright.gui.menus.entries import Entries
from matewright.gui.question.commands import Editing
from matewright.model.transform import TRANSFORMS


class PositionMenu(Entries):
    """The problem shown, and the others of its file."""

    def __init__(
        self,
        bar: QMenuBar,
        document: Document,
        editing: Editing,
        add_condition: Callable[[], object],
        collection: CollectionCommands,
        problems: CollectionPane,
    ) -> None:
        super().__init__(bar, "position")
        self._editing = editing
        self.menu.setTitle(self.tr("&Position"))
        self.add("swap-turn", self.tr("Change &Side to Move"), editing.swap_turn, "Ctrl+T")
        self.add("add-condition", self.tr("Add C&ondition …"), add_condition, "Ctrl+Shift+O")
        self.add(
            "rules",
            self.tr("Fair&y Rules …"),
            editing.explain_rules,
            "Ctrl+Shift+Y",
        )
        self.add(
            "properties",
            self.tr("Problem &Properties …"),
            collection.edit_shown,
            "Alt+Return",
        )
        self._add_transforms()
        self.menu.addSeparator()
        self.previous_problem = self.add(
            "previous-problem",
            self.tr("Pre&vious Problem"),
            lambda: collection.go_to_neighbour(-1),
            "Ctrl+PgUp",
            picture="previous-problem",
            enabled=lambda: problems.neighbour(-1) is not None,
        )
        self.next_problem = self.add(
            "next-problem",
            self.tr("Ne&xt Problem"),
            lambda: collection.go_to_neighbour(1),
            "Ctrl+PgDown",
            picture="next-problem",
            enabled=lambda: problems.neighbour(1) is not None,
        )
        problems.list_altered.connect(self.update)
        self.menu.addSeparator()
        self.add("new-problem", self.tr("&New Problem"), editing.add_problem, "Ctrl+Shift+N")
        self.add(
            "duplicate-problem",
            self.tr("&Duplicate Problem"),
            editing.duplicate_problem,
            "Ctrl+D",
        )
        self.delete_problem = self.add(
            "delete-problem",
            self.tr("De&lete Problem"),
            editing.delete_problem,
            "Ctrl+Shift+Del",
            enabled=lambda: len(document.collection) > 1,
        )

    def _add_transforms(self) -> None:
        menu = self.menu.addMenu(self.tr("&Transform"))
        for name, title, key in (
            ("shift-left", self.tr("Shift &Left"), "Ctrl+Shift+Left"),
            ("shift-right", self.tr("Shift &Right"), "Ctrl+Shift+Right"),
            ("shift-up", self.tr("Shift &Up"), "Ctrl+Shift+Up"),
            ("shift-down", self.tr("Shift &Down"), "Ctrl+Shift+Down"),
            ("rotate-left", self.tr("Rotate L&eft by 90°"), "Ctrl+Shift+L"),
            ("rotate-right", self.tr("Rotate Ri&ght by 90°"), "Ctrl+Shift+R"),
            ("rotate-half", self.tr("Rotate by &180°"), "Ctrl+Shift+H"),
            ("mirror-files", self.tr("Mirror Left and Right (&a ⇔ h)"), "Ctrl+Shift+A"),
            ("mirror-rows", self.tr("Mirror Top and &Bottom (1 ⇔ 8)"), "Ctrl+Shift+B"),
            ("mirror-long", self.tr("Mirror on the Diagonal a1–&h8"), "Ctrl+Shift+D"),
            ("mirror-short", self.tr("&Mirror on the Diagonal a8–h1"), "Ctrl+Shift+G"),
            ("swap-colours", self.tr("Swap &Colours, Men Stay"), "Ctrl+Shift+K"),
            ("swap-sides", self.tr("&Swap White and Black, Mirrored 1 ⇔ 8"), "Ctrl+Shift+W"),
        ):
            if name in ("rotate-left", "mirror-files", "swap-colours"):
                menu.addSeparator()
            step = title.replace("&", "")
            command = partial(self._editing.transform, TRANSFORMS[name], step)
            self.add(name, title, command, key, menu=menu)

"""The context menu of a row of the solution tree."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from matewright.model.solution_view import EVERYTHING, MovingPiece

if TYPE_CHECKING:
    from matewright.gui.panes.solution_pane import SolutionPane


def row_menu(tree: SolutionPane) -> QMenu:
    """What can be done with the chosen row; what does not apply is disabled."""
    menu = QMenu(tree)

    def add(text: str, command: Callable[[], object], *, applies: bool = True) -> QAction:
        action = menu.addAction(text)
        action.triggered.connect(lambda _=False: command())
        action.setEnabled(applies)
        return action

    translate = QCoreApplication.translate
    add(translate("RowMenu", "&Play from Here"), tree.play_from_here, applies=tree.can_go_forward)
    add(translate("RowMenu", "&Copy Branch as Text"), tree.copy_subtree)
    menu.addSeparator()
    if tree.isVisible():
        add(translate("RowMenu", "E&xpand All Below"), tree.expand_branch)
        add(translate("RowMenu", "C&ollapse All Below"), tree.collapse_branch)
    gathered = tree.can_fold() and not tree.can_unfold()
    add(
        translate("RowMenu", "&Gather These Defences")
        if gathered
        else translate("RowMenu", "&Unfold This Group"),
        tree.toggle_group,
        applies=gathered or tree.can_unfold(),
    )
    menu.addSeparator()
    node, now = tree.node, tree.filter
    piece = None if node is None else MovingPiece.of(node)
    add(
        translate("RowMenu", "Only Moves of &This Piece"),
        lambda: tree.set_filter(replace(now, piece=piece)),
        applies=piece is not None,
    )
    add(
        translate("RowMenu", "&Show Everything"),
        lambda: tree.set_filter(EVERYTHING),
        applies=now != EVERYTHING,
    )
    return menu

"""Tools for the play as a whole: grouping, filters, finding, and a note on what is new."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QSizePolicy, QToolButton, QWidget

from matewright.gui.desk.shown_solution import ShownSolution
from matewright.gui.preferences.shortcuts import with_keys
from matewright.gui.widgets.elided_label import ElidedLabel
from matewright.gui.widgets.layouts import in_row
from matewright.gui.widgets.theme import STEP, icon, icon_size
from matewright.model.move import square_name
from matewright.model.notation import Notation
from matewright.model.solution import Node
from matewright.model.solution_view import Filter, MovingPiece
from matewright.services.answer.play_difference import PlayDifference, line_of
from matewright.wording import grouped

_MOST_GONE: Final = 4
"""How many of the vanished lines are listed."""


def piece_in_words(piece: MovingPiece, notation: Notation) -> str:
    """`Sa4`; a pawn is its square."""
    is_beside = piece.is_beside_nightriders
    name = notation.piece(piece.kind, piece.quality, is_beside_nightriders=is_beside)
    return name + square_name(piece.square)


class PlayTools(QWidget):
    """Buttons above the play, and a note on what is filtered out.

    * `grouping_requested` (bool): equal play shall be gathered or not; the keeper of that choice
      sets it.
    * `find_requested`: the user wants to search.
    * `seen`: new moves need no longer be marked.
    """

    grouping_requested = Signal(bool)
    find_requested = Signal()
    seen = Signal()

    def __init__(self, solution: ShownSolution, parent: QWidget) -> None:
        super().__init__(parent)
        self._solution = solution
        self.group_button = self._button(self.tr("Group"))
        self.group_button.setObjectName("group_button")
        self.group_button.setCheckable(True)
        self.group_button.setToolTip(
            self.tr("Gather defences with the same play: 1...Sa~ 2.Qb2#. Space unfolds one group")
        )
        self.group_button.toggled.connect(self.grouping_requested)
        self.filter_button = self._button(self.tr("Filter"))
        self.filter_button.setObjectName("filter_button")
        self.filter_button.setToolTip(self.tr("Leave out part of the play"))
        self.filter_menu = QMenu(self)
        self.filter_menu.aboutToShow.connect(self._fill_filter_menu)
        self.filter_button.setMenu(self.filter_menu)
        self.filter_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.find_button = self._button(self.tr("Find"))
        self.find_button.setObjectName("find_button")
        self.find_button.setIcon(icon("find"))
        self.find_button.setIconSize(icon_size())
        self.find_button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        self.find_button.clicked.connect(self.find_requested)
        self.filter_label = ElidedLabel(self)
        self.filter_label.setObjectName("filter_label")
        self.filter_label.setProperty("tone", "quiet")
        in_row(
            self.group_button,
            self.filter_button,
            (self.filter_label, 1),
            self.find_button,
            on=self,
            spacing=STEP,
        )
        self._difference: PlayDifference | None = None
        solution.node_chosen.connect(self._look_away)
        solution.view_changed.connect(self._show_view)
        self._show_view()

    def show_difference(self, difference: PlayDifference | None) -> None:
        """Say how many moves are new against the state before, and what is gone."""
        self._difference = difference
        self._show_words()

    def _look_away(self, node: Node | None) -> None:
        """Mark the new moves as seen, once the user selects a move."""
        if node is not None and self._difference is not None:
            self._difference = None
            self._show_words()
            self.seen.emit()

    def _changes(self) -> list[str]:
        """`2 new · gone: 1...Kh6 2.Be3#`."""
        difference = self._difference
        if difference is None or difference.is_empty:
            return []
        said = []
        if difference.first_new:
            said.append(self.tr("{count} new").format(count=grouped(len(difference.first_new))))
        if difference.gone:
            lines = [
                line_of(node, self._solution.notation) for node in difference.gone[:_MOST_GONE]
            ]
            if len(difference.gone) > _MOST_GONE:
                lines.append("…")
            said.append(self.tr("gone: {lines}").format(lines="; ".join(lines)))
        return said

    def set_find_keys(self, keys: str) -> None:
        """Name the keys that find."""
        words = self.tr("Find a move or word in the solution")
        self.find_button.setToolTip(with_keys(words, keys))

    def fill_with_filters(self, menu: QMenu) -> None:
        """Fill a menu with the filters and their present state."""
        solution, now = self._solution, self._solution.filter
        chosen = solution.node
        piece = None if chosen is None else MovingPiece.of(chosen)
        menu.clear()
        self._add_filter(
            menu,
            self.tr("Only &Distinct Variations"),
            now.distinct,
            lambda on: solution.set_filter(replace(now, distinct=on)),
        ).setToolTip(
            self.tr("Without variations that repeat a threat or follow upon every defence")
        )
        self._add_filter(
            menu,
            self.tr("Only D&uals"),
            now.duals,
            lambda on: solution.set_filter(replace(now, duals=on)),
        )
        title = self.tr("Only Moves of &This Piece")
        if now.piece is not None:
            named = piece_in_words(now.piece, solution.notation)
            title = self.tr("Only Moves of &{piece}").format(piece=named)
        elif piece is not None:
            named = piece_in_words(piece, solution.notation)
            title = self.tr("Only Moves of &This Man: {piece}").format(piece=named)
        by_piece = self._add_filter(
            menu,
            title,
            now.piece is not None,
            lambda on: solution.set_filter(replace(now, piece=piece if on else None)),
        )
        by_piece.setEnabled(now.piece is not None or piece is not None)
        self._add_filter(
            menu,
            self.tr("Tries without &Checks and Captures"),
            now.quiet_tries,
            lambda on: solution.set_filter(replace(now, quiet_tries=on)),
        )
        stipulation = solution.tree.stipulation
        is_battle = stipulation is not None and stipulation.play.is_battle
        self._add_filter(
            menu,
            self.tr("Only C&hanges"),
            now.changes,
            lambda on: solution.set_filter(replace(now, changes=on)),
        ).setEnabled(is_battle or now.changes)
        theme = now.theme or solution.theme
        title = self.tr("Only Play of the Chosen The&me")
        if theme is not None:
            title = self.tr("Only Play of the The&me: {name}").format(name=theme.name)
        self._add_filter(
            menu,
            title,
            now.theme is not None,
            lambda on: solution.set_filter(replace(now, theme=theme if on else None)),
        ).setEnabled(theme is not None)
        menu.addSeparator()
        everything = menu.addAction(self.tr("Show &Everything"))
        everything.setEnabled(now != Filter())
        everything.triggered.connect(lambda _=False: solution.set_filter(Filter()))
        menu.setToolTipsVisible(True)

    def _fill_filter_menu(self) -> None:
        self.fill_with_filters(self.filter_menu)

    def _add_filter(
        self, menu: QMenu, title: str, on: bool, choose: Callable[[bool], None]
    ) -> QAction:
        action = menu.addAction(title)
        action.setCheckable(True)
        action.setChecked(on)
        action.triggered.connect(choose)
        return action

    def _show_view(self) -> None:
        solution = self._solution
        self.setVisible(not solution.is_empty)
        self.group_button.setChecked(solution.grouped)
        self._show_words()

    def _show_words(self) -> None:
        solution, now = self._solution, self._solution.filter
        said = self._changes()
        if solution.is_surveying:
            said.append(self.tr("Looking through the tree …"))
        if now.distinct:
            said.append(self.tr("only distinct variations"))
        if now.duals:
            said.append(self.tr("only duals"))
        if now.quiet_tries:
            said.append(self.tr("tries without checks and captures"))
        if now.changes:
            said.append(self.tr("only changes"))
        if now.theme is not None:
            said.append(self.tr("only the theme {name}").format(name=now.theme.name))
        if now.piece is not None:
            named = piece_in_words(now.piece, solution.notation)
            said.append(self.tr("only moves of {man}").format(man=named))
        self.filter_label.set_full_text(" · ".join(said))

    def _button(self, text: str) -> QToolButton:
        button = QToolButton(self)
        button.setText(text)
        button.setAutoRaise(True)
        button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        return button

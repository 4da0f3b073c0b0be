"""Effects of the themes pane on the rest of the window: highlight a finding, add keywords."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject

from matewright.gui.answer.themes_pane import ThemesPane
from matewright.gui.board.board import BoardWidget
from matewright.gui.board.presenter import BoardPresenter
from matewright.gui.desk.desk import Desk
from matewright.model.keywords import keywords_of, with_keywords
from matewright.model.solution import Node
from matewright.model.solution_view import ThemePlay
from matewright.render.line_arrows import TONES
from matewright.render.marks import Arrow, SquareMark, Tone
from matewright.services.themes import Finding

_MOST_ARROWS: Final = 8


class ThemeDisplay(QObject):
    """Shows the chosen finding: its move in the answer; moves, lines and squares on the board."""

    def __init__(
        self,
        pane: ThemesPane,
        desk: Desk,
        presenter: BoardPresenter,
        board: BoardWidget,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._desk = desk
        self._document = desk.document
        self._presenter = presenter
        self._solution = desk.solution
        self._board = board
        pane.finding_chosen.connect(self.show_finding)
        pane.move_chosen.connect(self.show_finding)
        pane.keywords_requested.connect(self.add_keywords)

    def show_finding(self, finding: Finding, place: int = 1) -> None:
        """Highlight a finding: the position after one of its moves; the second is its point."""
        if not finding.nodes:
            self._presenter.go_to_diagram()
            self._board.set_arrows([], [SquareMark(square) for square in finding.squares])
            return
        place = min(place, len(finding.nodes) - 1)
        part = finding.nodes[place][0]
        answered = [
            index for index, shown in enumerate(self._desk.parts) if shown.answer is not None
        ]
        if part >= len(answered):
            return
        self._presenter.show_part(answered[part])
        tree = self._solution.tree
        entries = [index for number, index in finding.nodes if number == part]
        if max(entries) >= len(tree):
            return
        self._solution.offer_theme(ThemePlay(finding.name, frozenset(entries)))
        self._solution.choose(Node(tree, finding.nodes[place][1]))
        arrows = [
            Arrow(node.move.from_square, node.move.to_square, TONES.get(node.role, Tone.LINE))
            for node in (Node(tree, entry) for entry in entries[:_MOST_ARROWS])
            if node.move is not None
        ]
        rays = [Arrow(start, end, Tone.THREAT) for start, end in finding.lines]
        marks = [SquareMark(square) for square in finding.squares]
        self._board.set_arrows([*rays, *dict.fromkeys(arrows)], marks)

    def add_keywords(self, names: list[str]) -> None:
        """Add names to the keywords of the problem where missing, as one undo step."""
        problem = self._document.problem
        own = keywords_of(problem)
        new = [name for name in names if name.casefold() not in {word.casefold() for word in own}]
        if new:
            self._document.edit(with_keywords(problem, (*own, *new)), self.tr("Add Keywords"))

"""One theme in full: its moves to click, why it is one, and on demand what the name means."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from itertools import groupby
from typing import Final

from PySide6.QtCore import QUrl, Signal
from PySide6.QtWidgets import QTextBrowser, QWidget

from matewright.model.notation import Notation
from matewright.model.phase_table import letter_of_node
from matewright.model.solution import Node, Role, Solution
from matewright.services import themes
from matewright.services.themes import Finding

_MOVE: Final = "move"
_MEANING: Final = "meaning"
_EXAMPLE: Final = "example"
_MOST_MOVES: Final = 60


class ThemeDetails(QTextBrowser):
    """What the chosen row of the list is about.

    Tab goes from move to move, Enter shows one.

    * `move_chosen` (place): the move at that place of the finding was clicked.
    * `example_requested` (name): the example of a theme is to be opened.
    """

    move_chosen = Signal(int)
    example_requested = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("theme_details")
        self.setAccessibleName(self.tr("The chosen theme"))
        self.setProperty("quiet", True)
        self.setPlaceholderText(self.tr("Choose a theme to see its moves, and why it is one."))
        self.setOpenLinks(False)
        self.anchorClicked.connect(self._follow)
        self._finding: Finding | None = None
        self._solution: Solution | None = None
        self._notation = Notation()
        self._says_meaning = False

    def show_finding(
        self, finding: Finding | None, solution: Solution | None, notation: Notation
    ) -> None:
        """Show a finding of an answer; None shows nothing."""
        self._finding, self._solution, self._notation = finding, solution, notation
        self._write()

    def _write(self) -> None:
        finding = self._finding
        paragraphs = [] if finding is None else [*self._paragraphs(finding)]
        self.setHtml("".join(f'<p style="margin-top: 0">{text}</p>' for text in paragraphs))

    def _paragraphs(self, finding: Finding) -> Iterator[str]:
        where = escape("; ".join(finding.phases))
        yield f"<b>{escape(finding.name)}</b>" + (f" &nbsp; {where}" if where else "")
        if finding.nodes:
            yield self._moves(finding)
        yield escape(finding.reason)
        if not finding.is_certain:
            yield escape(self.tr("Whether it deserves the name is left to your judgement."))
        if not self._says_meaning:
            yield _link(_MEANING, self.tr("What does it mean?"))
            return
        theme = themes.THEMES[finding.name]
        yield f"<i>{escape(theme.about)}</i>"
        example = themes.example(finding.name)
        if example is not None:
            source = ", ".join(filter(None, (" & ".join(example.authors), example.source)))
            title = self.tr("Open an Example")
            yield _link(_EXAMPLE, title) + (f" &nbsp; {escape(source)}" if source else "")

    def _moves(self, finding: Finding) -> str:
        """The moves with their letters, each a link; a line for each phase if there are several."""
        assert self._solution is not None
        parts = (self._solution, *self._solution.twins)
        nodes = [Node(parts[part].tree.tree, index) for part, index in finding.nodes[:_MOST_MOVES]]
        groups = groupby(enumerate(nodes), lambda one: one[1].path()[0])
        lines = [(top, self._line(finding, [*group])) for top, group in groups]
        labels = {part.tree.tree: part.label.partition(" ")[0] for part in parts}
        shown = [
            " &nbsp; ".join(filter(None, (labels[top.tree], escape(self._title(top)), line)))
            for top, line in lines
        ]
        if len(lines) == 1:
            shown = [line for _, line in lines]
        more = ["…"] if len(finding.nodes) > _MOST_MOVES else []
        return "<br>".join([*shown, *more])

    def _line(self, finding: Finding, group: Sequence[tuple[int, Node]]) -> str:
        """Moves of one phase; a dot where one does not follow another."""
        shown: list[str] = []
        before = None
        for place, node in group:
            if before is not None and node.parent != before:
                shown.append("·")
            words = " ".join(filter(None, (finding.moves[place], letter_of_node(node))))
            shown.append(_link(f"{_MOVE}-{place}", words.replace(" ", "\N{NO-BREAK SPACE}")))
            before = node
        return " ".join(shown)

    def _title(self, top: Node) -> str:
        """A phase before its moves; solutions of help play need none."""
        match top.role:
            case Role.SET_PLAY:
                return self.tr("Set play:")
            case Role.TRY | Role.KEY:
                return f"{self._notation.node(top)}:"
            case _:
                return ""

    def _follow(self, url: QUrl) -> None:
        assert self._finding is not None
        word, _, place = url.toString().partition("-")
        if word == _MOVE:
            self.move_chosen.emit(int(place))
        elif word == _EXAMPLE:
            self.example_requested.emit(self._finding.name)
        else:
            self._says_meaning = True
            self._write()
            self.verticalScrollBar().setValue(self.verticalScrollBar().maximum())


def _link(target: str, words: str) -> str:
    return f'<a href="{target}" style="text-decoration: none">{escape(words)}</a>'

"""The solution that stands in the file, below the one that was found."""

from __future__ import annotations

from html import escape
from typing import Final

from PySide6.QtCore import QUrl, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPushButton, QTextBrowser, QWidget

from matewright.gui.desk.desk import Desk
from matewright.gui.widgets.elided_label import ElidedLabel
from matewright.gui.widgets.layouts import in_column, in_row
from matewright.gui.widgets.style import set_look
from matewright.gui.widgets.theme import STEP, Colours, colours_of
from matewright.model.problem import Problem
from matewright.model.solution import Solution
from matewright.services.answer.file_comparison import Agreement
from matewright.services.answer.file_text import FoundMove, found_moves
from matewright.services.answer.file_verdict import comparisons, difference

_MOST_LINES: Final = 7


class FilePanel(QWidget):
    """Shows the text, with its moves as links into the play, and whether both say the same.

    The answer's pane hides it where the file says nothing, and where there is too little room.

    * `move_chosen` (part, node): a move was clicked; parts are the answer and its twins.
    * `replacing_requested`, `editing_requested`: one of the buttons was pressed.
    """

    move_chosen = Signal(int, int)
    replacing_requested = Signal()
    editing_requested = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._shown: tuple[str, Solution | None] = ("", None)
        self.verdict_label = ElidedLabel(self)
        self.verdict_label.setObjectName("file_verdict")
        self.text = QTextBrowser(self)
        self.text.setObjectName("file_solution")
        self.text.setAccessibleName(self.tr("Solution from the file"))
        self.text.setOpenLinks(False)
        self.text.anchorClicked.connect(self._follow_link)
        self.replace_button = self._button(self.tr("Replace"), "file_replace")
        self.replace_button.setToolTip(
            self.tr("Let the found solution take the place of this text in the file")
        )
        self.replace_button.clicked.connect(self.replacing_requested)
        self.edit_button = self._button(self.tr("Edit Text …"), "file_edit")
        self.edit_button.clicked.connect(self.editing_requested)
        row = in_row((self.verdict_label, 1), self.replace_button, self.edit_button, spacing=STEP)
        in_column(row, self.text, on=self, spacing=STEP)
        self.hide()

    def _button(self, text: str, name: str) -> QPushButton:
        button = QPushButton(text, self)
        button.setObjectName(name)
        button.setAutoDefault(False)
        return button

    @property
    def has_text(self) -> bool:
        """Whether the file states a solution."""
        return bool(self._shown[0])

    def show_file(self, desk: Desk) -> None:
        """Show what the file says of the problem on a desk."""
        problem = desk.problem
        text = problem.written_solution.strip()
        solution = problem.solution if problem.solution_is_current else None
        self.replace_button.setEnabled(solution is not None)
        if (text, solution) == self._shown:
            return
        self._shown = text, solution
        if not text:
            return
        words, is_wrong = self._verdict(problem)
        self.verdict_label.set_full_text(words)
        set_look(self.verdict_label, "tone", "warning" if is_wrong else "quiet")
        moves = () if solution is None else found_moves(text, solution)
        colours = colours_of(QGuiApplication.palette())
        self.text.setHtml(_html(text, moves, colours))
        lines = min(text.count("\n") + 1, _MOST_LINES)
        edge = 2 * (self.text.frameWidth() + int(self.text.document().documentMargin()))
        self.text.setFixedHeight(max(lines, 2) * self.fontMetrics().lineSpacing() + edge)

    def _verdict(self, problem: Problem) -> tuple[str, bool]:
        """What is said of the text, and whether it is another solution than was found."""
        title = self.tr("From the file")
        compared = comparisons(problem)
        agreements = {one.agreement for one in compared}
        if Agreement.DIFFERS in agreements:
            said = self.tr("{title}: differs – {difference}")
            return said.format(title=title, difference=difference(problem)), True
        if agreements and agreements <= {Agreement.AGREES, Agreement.NOTHING_STORED}:
            return self.tr("{title}: the same as found").format(title=title), False
        if compared:
            return self.tr("{title}: not all of it could be compared").format(title=title), False
        return title, False

    def _follow_link(self, link: QUrl) -> None:
        part, node = link.toString().split(":")[1].split("-")
        self.move_chosen.emit(int(part), int(node))


def _html(text: str, moves: tuple[FoundMove, ...], colours: Colours) -> str:
    """The text with links for the moves that were found; first moves that were not are marked."""
    pieces, done = [], 0
    for move in moves:
        pieces.append(escape(text[done : move.start]))
        words, done = escape(text[move.start : move.end]), move.end
        if move.node is None:
            pieces.append(f'<b style="color:{colours.error}">{words}</b>')
        else:
            pieces.append(f'<a href="move:{move.part}-{move.node}">{words}</a>')
    pieces.append(escape(text[done:]))
    return f'<div style="white-space:pre-wrap">{"".join(pieces)}</div>'

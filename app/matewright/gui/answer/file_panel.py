"""The solution that stands in the file, below the one that was found."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

from PySide6.QtCore import QUrl, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPushButton, QTextBrowser, QWidget

from matewright.gui.background.chunked_task import ChunkedTask
from matewright.gui.desk.desk import Desk
from matewright.gui.widgets.elided_label import ElidedLabel
from matewright.gui.widgets.layouts import in_column, in_row
from matewright.gui.widgets.style import set_look
from matewright.gui.widgets.theme import STEP, Colours, colours_of
from matewright.model.problem import Problem
from matewright.model.solution import Solution
from matewright.services.answer.file_comparison import Agreement
from matewright.services.answer.file_lines import WrittenMove, written_moves
from matewright.services.answer.file_text import FoundMove, found_moves
from matewright.services.answer.file_verdict import comparisons, difference
from matewright.services.answer.shown_parts import ShownPart

_MOST_LINES: Final = 7
_LINE: Final = "line"
"""The scheme of links to moves that are not in the answer."""


class FilePanel(QWidget):
    """Shows the text, with its moves as links into the play, and whether both say the same.

    The answer's pane hides it where the file says nothing, and where there is too little room.

    * `move_chosen` (part, node): a move was clicked; parts are the answer and its twins.
    * `line_chosen` (`WrittenMove`): a move was clicked that is not in the answer, but legal.
    * `replacing_requested`, `both_requested`, `editing_requested`: a button was pressed.
    """

    move_chosen = Signal(int, int)
    line_chosen = Signal(object)
    replacing_requested = Signal()
    both_requested = Signal()
    editing_requested = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._shown: tuple[str, Solution | None, object] = ("", None, None)
        self._lines: tuple[WrittenMove, ...] = ()
        self._moves: tuple[FoundMove, ...] = ()
        self._reading = ChunkedTask(self)
        self._reading.ended.connect(self._link_lines)
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
        self.both_button = self._button(self.tr("Keep Both"), "file_both")
        self.both_button.setToolTip(
            self.tr("The found solution takes the place of this text, which moves into the comment")
        )
        self.both_button.clicked.connect(self.both_requested)
        self.edit_button = self._button(self.tr("Edit Text …"), "file_edit")
        self.edit_button.clicked.connect(self.editing_requested)
        row = in_row(
            (self.verdict_label, 1),
            self.replace_button,
            self.both_button,
            self.edit_button,
            spacing=STEP,
        )
        in_column(row, self.text, on=self, spacing=STEP)
        self.hide()

    def _button(self, text: str, name: str) -> QPushButton:
        button = QPushButton(text, self)
        button.setObjectName(name)
        button.setAutoDefault(False)
        # In a narrow dock the window must not grow for them.
        button.setMinimumWidth(1)
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
        for button in (self.replace_button, self.both_button):
            button.setEnabled(solution is not None)
        asked = problem.question
        if (text, asked) == (self._shown[0], self._shown[2]) and solution is self._shown[1]:
            return
        self._shown = text, solution, asked
        self._reading.stop()
        self._lines = ()
        if not text:
            return
        words, is_wrong = self._verdict(problem)
        self.verdict_label.set_full_text(words)
        set_look(self.verdict_label, "tone", "warning" if is_wrong else "quiet")
        self._moves = () if solution is None else found_moves(text, solution)
        self._write()
        self._reading.begin(self._read_lines(text, desk.parts))
        lines = min(text.count("\n") + 1, _MOST_LINES)
        edge = 2 * (self.text.frameWidth() + int(self.text.document().documentMargin()))
        self.text.setFixedHeight(max(lines, 2) * self.fontMetrics().lineSpacing() + edge)

    def _read_lines(self, text: str, parts: Sequence[ShownPart]) -> Iterator[None]:
        for step in written_moves(text, parts):
            if step is not None:
                self._lines = step
            yield

    def _link_lines(self) -> None:
        if self._lines:
            self._write()

    def _write(self) -> None:
        colours = colours_of(QGuiApplication.palette())
        self.text.setHtml(_html(self._shown[0], self._moves, self._lines, colours))

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
        kind, _, place = link.toString().partition(":")
        if kind == _LINE:
            self.line_chosen.emit(self._lines[int(place)])
            return
        part, node = place.split("-")
        self.move_chosen.emit(int(part), int(node))


def _html(
    text: str, moves: Sequence[FoundMove], lines: Sequence[WrittenMove], colours: Colours
) -> str:
    """The text with links: moves of the answer lead into the play, others are only legal.

    First moves that were not found are marked.
    """
    links = {(one.start, one.end): f"{_LINE}:{number}" for number, one in enumerate(lines)}
    wrong = {(one.start, one.end) for one in moves if one.node is None}
    for move in moves:
        if move.node is not None:
            links[move.start, move.end] = f"move:{move.part}-{move.node}"
    pieces, done = [], 0
    for start, end in sorted({*links, *wrong}):
        pieces.append(escape(text[done:start]))
        words, done = escape(text[start:end]), end
        if (start, end) in wrong:
            words = f'<b style="color:{colours.error}">{words}</b>'
        if (start, end) in links:
            words = f'<a href="{links[start, end]}">{words}</a>'
        pieces.append(words)
    pieces.append(escape(text[done:]))
    return f'<div style="white-space:pre-wrap">{"".join(pieces)}</div>'

"""The solution as it is printed, to read and to copy."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QMimeData, QUrl, Signal
from PySide6.QtGui import QGuiApplication, QPalette
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton, QTextBrowser, QWidget

from matewright.formats.caption import Entry
from matewright.formats.printed import printed
from matewright.formats.solution_style import Extent, Selection, SolutionStyle
from matewright.formats.spans import Paragraph
from matewright.formats.spans_html import paragraph_html
from matewright.gui.answer.solution_fields import SolutionFields
from matewright.gui.background.chunked_task import ChunkedTask
from matewright.gui.desk.changes import Changes
from matewright.gui.desk.desk import Desk
from matewright.gui.desk.pane import Pane
from matewright.gui.docks.pane import PaneSpec, framed
from matewright.gui.preferences.bindings import Bindings
from matewright.gui.widgets.layouts import SPACE, in_column, in_row
from matewright.gui.widgets.theme import STEP
from matewright.model.solution import Node
from matewright.model.solution_survey import Survey
from matewright.services.answer.file_verdict import which_is_printed

_ENTRIES_AT_ONCE: Final = 1_000
_MOST_PARAGRAPHS: Final = 3_000
"""Lines of a complete solution; those of all can be exported."""
_INDENT: Final = "  "
_KEY: Final = "solutions/"
"""How the names of the choices begin."""


class PrintedPane(Pane, QWidget):
    """Shows the answer as documents print it, by the same choices, and copies it.

    * `copied` (sentence): the solution was put on the clipboard.
    * `move_chosen` (`Node`): a move was clicked.
    """

    shows = Changes.ANSWER | Changes.PROBLEM | Changes.OTHER | Changes.NOTATION
    copied = Signal(str)
    move_chosen = Signal(object)

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("printed")
        self._preferences = desk.preferences
        self._bindings = Bindings(desk.preferences, self)
        self.fields = SolutionFields(self._bindings)
        self._is_loading = False
        self.text = QTextBrowser(self)
        self.text.setObjectName("printed_text")
        self.text.setOpenLinks(False)
        self.text.anchorClicked.connect(self._follow_link)
        self.text.setAccessibleName(self.tr("Solution as it is printed"))
        self.text.setPlaceholderText(self.tr("Here the solution will stand as it is printed."))
        self.copy_button = QPushButton(self.tr("Copy"), self)
        self.copy_button.setToolTip(self.tr("Copy the solution as it stands here"))
        self.copy_button.clicked.connect(self.copy)
        grid = QGridLayout()
        grid.setHorizontalSpacing(2 * STEP)
        grid.setVerticalSpacing(STEP)
        for index, (title, field) in enumerate(self.fields.rows):
            # In the window their letters would be those of menus.
            label = QLabel(title.replace("&", ""), self)
            label.setBuddy(field)
            row, column = divmod(index, 2)
            grid.addWidget(label, row, 2 * column)
            grid.addWidget(field, row, 2 * column + 1)
        grid.setColumnStretch(4, 1)
        below = in_row(
            self.fields.set_play_box, self.fields.duals_box, SPACE, self.copy_button, spacing=STEP
        )
        in_column(grid, below, (self.text, 1), on=self, spacing=STEP)
        self.setFocusProxy(self.text)
        self._paragraphs: list[Paragraph] = []
        self._nodes: list[Node] = []
        self._opening = ""
        self._is_to_copy = False
        self._work = ChunkedTask(self)
        self._work.ended.connect(self._show)
        self._load()
        self._bindings.follow(self._choose)
        desk.preferences.changed.connect(self._follow_preference)
        self.follow(desk)

    def spec(self) -> PaneSpec:
        """The names, the key and the place of its dock."""
        return PaneSpec(
            "printed",
            self.tr("Maga&zine Form"),
            "Ctrl+U",
            framed(self),
            self.text,
            is_hidden=True,
            rank=3,
        )

    def refresh(self, desk: Desk, changes: Changes) -> None:  # noqa: ARG002 - written anew anyway
        """Write the solution of another answer."""
        self._write()

    @property
    def has_solution(self) -> bool:
        """Whether there is an answer to print."""
        return self._entry is not None

    def copy(self) -> None:
        """Copy the whole solution, as text and with its bold and small letters."""
        self._is_to_copy = True
        self._write()

    # -- the choices -----------------------------------------------------------------------------

    def _load(self) -> None:
        self._is_loading = True
        self._bindings.load()
        self.fields.show_what_applies()
        self._is_loading = False

    def _choose(self) -> None:
        if not self._is_loading:
            self._bindings.store()
            self.fields.show_what_applies()

    def _follow_preference(self, key: str) -> None:
        """Adopt what was chosen here, or for a printed page."""
        if key.startswith(_KEY):
            self._load()
            if self.is_seen:
                self._write()

    # -- the text --------------------------------------------------------------------------------

    @property
    def _entry(self) -> Entry | None:
        shown = self._desk.shown
        if shown.solution is None or not shown.is_current:
            return None
        return Entry(shown.problem, shown.solution)

    def _write(self) -> None:
        self._paragraphs = []
        output = self.fields.output(self._preferences)
        selection = output.selection
        self._work.begin(self._steps(self._entry, selection, output.solution_style))

    def _steps(
        self, entry: Entry | None, selection: Selection, style: SolutionStyle
    ) -> Iterator[None]:
        if entry is None or entry.answer is None:
            return
        surveys: dict[int, Survey] = {}
        if selection.extent is Extent.MAGAZINE:
            for part in (entry.answer, *entry.answer.twins):
                survey = surveys[id(part.tree.tree)] = Survey(part.tree.tree, at_once=False)
                while not survey.is_complete:
                    survey.advance(_ENTRIES_AT_ONCE)
                    yield
        shown = printed(
            entry,
            selection,
            style,
            origin=which_is_printed(entry.problem),
            survey_of=lambda tree: surveys[id(tree)],
        )
        for paragraph in shown:
            self._paragraphs.append(paragraph)
            if len(self._paragraphs) == _MOST_PARAGRAPHS:
                self._paragraphs.append(Paragraph.of(self.tr("… the rest is left out")))
                return
            yield

    def _show(self) -> None:
        self._nodes = []
        colour = self.palette().color(QPalette.ColorRole.Text).name()
        self._opening = f'<a style="color:{colour};text-decoration:none" href="'
        self.text.setHtml("\n".join(paragraph_html(one, self._link) for one in self._paragraphs))
        self.copy_button.setEnabled(bool(self._paragraphs))
        if self._is_to_copy:
            self._is_to_copy = False
            data = QMimeData()
            data.setText("\n".join(_INDENT * one.depth + one.text for one in self._paragraphs))
            data.setHtml("\n".join(map(paragraph_html, self._paragraphs)))
            QGuiApplication.clipboard().setMimeData(data)
            self.copied.emit(self.tr("Solution copied"))

    def _link(self, node: Node) -> str:
        """The opening tag of a move: it looks like text, and the mouse shows that it leads on."""
        self._nodes.append(node)
        return f'{self._opening}{len(self._nodes) - 1}">'

    def _follow_link(self, link: QUrl) -> None:
        self.move_chosen.emit(self._nodes[int(link.toString())])

"""Paper for the contest that is open: problem sheets, answer forms, solutions with points."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEventLoop, QObject

from matewright.errors import MatewrightError
from matewright.formats.atomic import write_bytes
from matewright.gui.contest.open_contest import OpenContest
from matewright.gui.contest.setting import Shelf
from matewright.gui.desk.desk import Desk
from matewright.gui.file.dialogs import ask_for_kind
from matewright.gui.widgets.error_box import show_error


class Sheets(QObject):
    """Writes what solvers and the director need on paper, in the language of the window."""

    def __init__(self, desk: Desk, contest: OpenContest, shelf: Shelf) -> None:
        super().__init__(desk)
        self._desk, self._contest, self._shelf = desk, contest, shelf
        self._window = desk.window

    def ask_and_write(self) -> bool:
        """Ask what is wanted and for a name, and write it."""
        self._desk.input_requested.emit()
        kinds = (
            (self.tr("Problem sheets, PDF"), ".pdf"),
            (self.tr("Answer forms, PDF"), ".pdf"),
            (self.tr("Solutions with points, PDF"), ".pdf"),
            (self.tr("Answer form to be filled in, text"), ".txt"),
        )
        own = self._desk.document.path
        start = own.with_suffix("") if own is not None else Path(self._shelf.folder)
        chosen = ask_for_kind(self._window, self.tr("Write Sheets and Forms"), start, kinds)
        return chosen is not None and self.write(*chosen)

    def write(self, path: Path, kind: int) -> bool:
        """Write one of the four kinds: sheets, forms, solutions, a form as text."""
        # Loaded when it is first used.
        from matewright.gui.contest import paper
        from matewright.services.contest import answer_files

        title = self.tr("Write Sheets and Forms")
        is_solved = kind == list(paper.Paper).index(paper.Paper.SOLUTIONS)
        contest = self._contest.read(title) if is_solved else self._contest.stated(title)
        if contest is None:
            return False
        try:
            if kind < len(paper.Paper):
                data = paper.pdf(contest, list(paper.Paper)[kind], None, _serve_window)
            else:
                data = answer_files.form(contest).encode()
        except MatewrightError as error:
            show_error(self._window, title, str(error))
            return False
        if not self._contest.done(lambda: write_bytes(path, data)):
            return False
        self._desk.message.emit(self.tr("Wrote {name}").format(name=path.name))
        return True


def _serve_window(_done: int) -> None:
    QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)

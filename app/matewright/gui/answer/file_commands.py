"""What is done with the solution that stands in a file."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPlainTextEdit, QWidget

from matewright.gui.desk.desk import Desk
from matewright.gui.widgets.layouts import DIALOG, in_column
from matewright.gui.widgets.modal import answered
from matewright.gui.widgets.theme import STEP
from matewright.model.problem import Problem


class FileSolution(QObject):
    """Replaces or edits the text, each time as one undo step."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._document = desk.document
        self._window = desk.window
        self._say = desk.message.emit

    def replace_shown(self) -> None:
        """Let what was found take the place of the text of the problem shown."""
        if not self.replace([self._document.current]):
            self._say(self.tr("Nothing to replace: the file has no text, or nothing is found yet"))

    def replace(self, places: Iterable[int]) -> int:
        """Do the same for several problems, where there is an answer; return for how many."""
        collection = self._document.collection
        problems = {place: collection[place] for place in places}
        replaced = {
            place: _without_text(problem)
            for place, problem in problems.items()
            if problem.solution_is_current and (problem.solution_text or "bm" in problem.extra)
        }
        self._document.edit_many(replaced, self.tr("Replace the Solution of the File"))
        return len(replaced)

    def keep_both_shown(self) -> None:
        """Keep both of the problem shown."""
        if not self.keep_both([self._document.current]):
            self._say(self.tr("Nothing to keep: the file has no text, or nothing is found yet"))

    def keep_both(self, places: Iterable[int]) -> int:
        """Put what was found in the place of the text, and that text into the comment.

        So nothing is lost, and no program finds one key in one field and another in the next.
        Returns for how many problems there are both.
        """
        collection = self._document.collection
        problems = {place: collection[place] for place in places}
        heading = self.tr("Solution of the file:")
        kept = {
            place: replace(_without_text(problem), comment=_with_former(problem, heading))
            for place, problem in problems.items()
            if problem.solution_is_current and _former(problem)
        }
        self._document.edit_many(kept, self.tr("Keep Both Solutions"))
        return len(kept)

    def edit_shown(self) -> None:
        """Ask for another text for the problem shown."""
        problem = self._document.problem
        dialog = _TextDialog(problem.solution_text, self._window)
        if answered(dialog) and dialog.text != problem.solution_text:
            changed = replace(problem, solution_text=dialog.text)
            self._document.edit(changed, self.tr("Edit the Solution of the File"))


def _without_text(problem: Problem) -> Problem:
    # Without a text of its own a problem is written with the words of its answer.
    extra = {key: value for key, value in problem.extra.items() if key != "bm"}
    return replace(problem, solution_text="", extra=extra)


def _former(problem: Problem) -> str:
    """What the file says: its text, or else the field `bm` of EPD."""
    best_moves = problem.extra.get("bm")
    text = problem.solution_text.strip()
    return text or (best_moves.strip() if isinstance(best_moves, str) else "")


def _with_former(problem: Problem, heading: str) -> str:
    return "\n\n".join(filter(None, (problem.comment, f"{heading} {_former(problem)}")))


class _TextDialog(QDialog):
    """A solution as text."""

    def __init__(self, text: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Solution from the file"))
        self.edit = QPlainTextEdit(text, self)
        self.edit.setAccessibleName(self.windowTitle())
        self.edit.setTabChangesFocus(True)
        kinds = QDialogButtonBox.StandardButton
        buttons = QDialogButtonBox(kinds.Ok | kinds.Cancel, self)
        buttons.button(kinds.Ok).setText(self.tr("&OK"))
        buttons.button(kinds.Cancel).setText(self.tr("&Cancel"))
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        in_column((self.edit, 1), buttons, on=self, margins=DIALOG, spacing=3 * STEP)
        self.resize(130 * STEP, 90 * STEP)

    @property
    def text(self) -> str:
        """What stands in it."""
        return self.edit.toPlainText().strip()

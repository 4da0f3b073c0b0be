"""The commands that edit the problem shown or the list of problems, each one undo step."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from matewright.gui.document.document import Document
from matewright.gui.widgets import questions
from matewright.gui.widgets.modal import answered
from matewright.model.conditions import Condition
from matewright.model.figures import chosen_figures, with_figures
from matewright.model.play_options import PlayOptions
from matewright.model.position import INITIAL_FEN, Position
from matewright.model.problem import Problem
from matewright.model.stipulation import Stipulation
from matewright.model.transform import Transform


class Editing(QObject):
    """Runs the commands of the Edit and Position menus on a document.

    * `input_requested`: what is typed but not yet handed on belongs to the problem that is left.
    """

    input_requested = Signal()

    def __init__(self, document: Document, window: QWidget) -> None:
        super().__init__(window)
        self._document = document
        self._window = window

    # -- the position ------------------------------------------------------------------------

    def clear_board(self) -> None:
        """Remove all pieces from the board; a sample gives way to a new problem."""
        self._document.clear_board(self.tr("Clear Board"))

    def set_initial_array(self) -> None:
        """Set the pieces up as at the start of a game."""
        self._document.edit_position(Position.from_fen(INITIAL_FEN), self.tr("Initial Array"))

    def swap_turn(self) -> None:
        """Let the other side move first."""
        position = self._document.problem.position
        self._document.edit_position(
            position.with_turn(position.turn.other), self.tr("Change Side to Move")
        )

    def transform(self, transform: Transform, description: str) -> None:
        """Shift, turn or mirror the whole problem, or give its pieces to the other side.

        `description` names the undo step. What leaves the board is named in a question before.
        """
        self.input_requested.emit()
        problem = self._document.problem
        changed = transform.problem(problem)
        if changed == problem:
            return
        sentences = list(self._losses(transform, problem, description))
        if not sentences or questions.confirm(
            self._window, questions.LEAVING, "\n".join(sentences)
        ):
            self._document.edit(changed, description)

    def _losses(self, transform: Transform, problem: Problem, description: str) -> Iterator[str]:
        pieces = transform.leaving(problem.position)
        if len(pieces) == 1:
            yield self.tr("“{step}” takes a man off the board: {men}.").format(
                step=description, men=pieces[0]
            )
        elif pieces:
            yield self.tr("“{step}” takes {count} men off the board: {men}.").format(
                step=description, count=len(pieces), men=", ".join(pieces)
            )
        if lost := transform.losses(problem):
            yield self.tr(
                "These speak of squares that leave it, and are left out: {names}."
            ).format(names=", ".join(lost))

    # -- the problem -------------------------------------------------------------------------

    def set_options(self, options: PlayOptions, description: str) -> None:
        """Change the problem's own options."""
        changed = self._document.problem.with_options(options)
        self._document.edit(changed, description)

    def set_conditions(self, conditions: tuple[Condition, ...], description: str) -> None:
        """Change the problem's conditions."""
        self._document.edit(replace(self._document.problem, conditions=conditions), description)

    def set_target(self, stipulation: Stipulation, description: str) -> None:
        """Change the position that is to be reached."""
        self._document.edit(self._document.problem.with_stipulation(stipulation), description)

    def set_intended(self, number: str) -> None:
        """Change how many solutions are intended."""
        changed = replace(self._document.problem, intended=number)
        self._document.edit(changed, self.tr("Intended Solutions"))

    def explain_rules(self) -> None:
        """Explain the conditions and the fairy men of the problem."""
        from matewright.gui.question.rules_dialog import RulesDialog

        answered(RulesDialog(self._document.problem, self._window))

    def choose_figures(self) -> None:
        """Let the user choose how the kinds of fairy men of the problem are drawn."""
        from matewright.gui.question.figures_dialog import FiguresDialog

        problem = self._document.problem
        dialog = FiguresDialog(problem, self._window)
        if answered(dialog) and dialog.chosen != chosen_figures(problem):
            self._document.edit(with_figures(problem, dialog.chosen), self.tr("Choose Figures"))

    # -- the list ----------------------------------------------------------------------------

    def add_problem(self) -> None:
        """Add an empty problem after the current one."""
        self.input_requested.emit()
        self._document.insert(Problem(), self.tr("New Problem"))

    def duplicate_problem(self) -> None:
        """Add a copy of the current problem after it."""
        self.input_requested.emit()
        self._document.insert(self._document.problem, self.tr("Duplicate Problem"))

    def delete_problem(self) -> None:
        """Remove the current problem."""
        self._document.remove_current(self.tr("Delete Problem"))

"""The answer: its play, table and themes, and the sentences on it."""

from __future__ import annotations

from matewright.gui.answer.answer_pane import AnswerPane
from matewright.gui.answer.answer_text import AnswerText
from matewright.gui.answer.file_commands import FileSolution
from matewright.gui.answer.log import SolvingLog
from matewright.gui.answer.solution_choices import SolutionChoices
from matewright.gui.answer.table_pane import TablePane
from matewright.gui.answer.theme_display import ThemeDisplay
from matewright.gui.answer.themes_pane import ThemesPane
from matewright.gui.board.feature import BoardFeature
from matewright.gui.desk.changes import Changes
from matewright.gui.desk.desk import Desk
from matewright.gui.desk.feature import Feature
from matewright.gui.question.feature import QuestionFeature
from matewright.gui.solving.feature import SolvingFeature
from matewright.model.solution import Node


class AnswerFeature(Feature):
    """The panes that show an answer."""

    def __init__(
        self,
        desk: Desk,
        board: BoardFeature,
        question: QuestionFeature,
        solving: SolvingFeature,
    ) -> None:
        super().__init__(desk)
        window = desk.window
        self._progress = question.question.progress
        self.words = AnswerText(desk)
        self.answer = answer = AnswerPane(desk, self.words, window)
        self.table = TablePane(desk, window)
        self.themes = ThemesPane(desk, window)
        self.panes = (answer, self.table, self.themes)
        self.choices = SolutionChoices(desk.preferences, answer, self)
        self.theme_display = ThemeDisplay(self.themes, desk, board.presenter, board.board, self)
        self.log = SolvingLog(desk, question.question, self.words, solving.log)
        self.key_hints = (
            ("solution.find", answer.tools.set_find_keys),
            ("solution.close-run", answer.runs.set_drop_keys),
        )
        desk.changed.connect(self._follow)
        solving.solving.refused.connect(self.log.note_failure)
        desk.solution.copied.connect(desk.message)
        answer.tools.seen.connect(desk.live.forget_before)
        answer.part_chosen.connect(board.presenter.show_part)
        self.file_solution = FileSolution(desk)
        answer.file_panel.replacing_wanted.connect(self.file_solution.replace_shown)
        answer.file_panel.editing_wanted.connect(self.file_solution.edit_shown)
        answer.file_panel.move_chosen.connect(self._go_to_move)

    def shut_down(self) -> None:
        """Stop looking for themes."""
        self.themes.shut_down()

    def _go_to_move(self, part: int, node: int) -> None:
        """Show a move of the answer and its twins, counted by parts."""
        solution = self._desk.problem.solution
        if solution is None:
            return
        answer = (solution, *solution.twins)[part]
        for place, one in enumerate(self._desk.parts):
            if one.answer is answer:
                self.answer.part_chosen.emit(place)
                self._desk.solution.choose(Node(answer.tree.tree, node))
                return

    def _follow(self, changes: Changes) -> None:
        if changes & ~(Changes.NODE | Changes.VIEW | Changes.LIST) and not self._desk.is_running:
            self.words.show_known(self._progress)

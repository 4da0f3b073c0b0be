"""The question: what the problem asks, its twins, and what is being typed."""

from __future__ import annotations

from matewright.gui.board.feature import BoardFeature
from matewright.gui.desk.desk import Desk
from matewright.gui.desk.feature import Feature
from matewright.gui.question.commands import Editing
from matewright.gui.question.question_choices import QuestionChoices
from matewright.gui.question.question_pane import QuestionPane
from matewright.gui.question.square_picking import SquarePicking
from matewright.gui.question.twins_pane import TwinsPane
from matewright.gui.question.typed_input import TypedInput


class QuestionFeature(Feature):
    """The panes that edit the problem apart from its board; `question` is always shown."""

    def __init__(self, desk: Desk, board: BoardFeature) -> None:
        super().__init__(desk)
        window, document, panel = desk.window, desk.document, board.panel
        self.question = question = QuestionPane(desk, window)
        self.twins = twins = TwinsPane(desk, window)
        self.panes = (twins,)
        self.typed = TypedInput(panel.position_controls, question, twins)
        self.editing = editing = Editing(document, window)
        self.square_picking = SquarePicking(board.board, board.presenter, twins, self)
        self.choices = QuestionChoices(desk.preferences, question, self)
        self.key_hints = (
            ("solve.start", question.set_solve_keys),
            ("solve.stop", question.set_stop_keys),
            ("solve.live", question.set_live_keys),
            ("position.swap-turn", question.set_turn_keys),
            ("position.add-condition", question.set_condition_keys),
        )
        desk.input_requested.connect(self._commit)
        editing.input_requested.connect(desk.input_requested)
        twins.part_chosen.connect(board.presenter.show_twin)
        twins.problem_edited.connect(document.edit)
        question.problem_options_changed.connect(editing.set_options)
        question.conditions_changed.connect(editing.set_conditions)
        question.stipulation_changed.connect(document.edit_stipulation)
        panel.palette_.clear_requested.connect(editing.clear_board)
        panel.palette_.initial_array_requested.connect(editing.set_initial_array)
        panel.stipulation_clicked.connect(self._show_stipulation)
        panel.twins_clicked.connect(self._show_twins)
        desk.live.offer_in(question.live_box)
        desk.live.follow_options(question.options, question.options_panel.changed)

    def restore_state(self, other: QuestionFeature) -> None:
        """Unfold the same options."""
        self.question.options_panel.restore_state(other.question.options_panel)

    def _commit(self) -> None:
        self.typed.commit()

    def _show_stipulation(self) -> None:
        self._desk.docks.bring_forward("", self.question.stipulation_edit)

    def _show_twins(self) -> None:
        self._desk.docks.bring_forward("twins", self.twins.table)

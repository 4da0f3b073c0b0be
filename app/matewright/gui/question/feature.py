"""The question: what the problem asks, its twins, and what is being typed."""

from __future__ import annotations

from functools import partial

from shiboken6 import isValid

from matewright.gui.board.feature import BoardFeature
from matewright.gui.desk.desk import Desk
from matewright.gui.desk.feature import Command, Feature
from matewright.gui.question.commands import Editing
from matewright.gui.question.question_choices import QuestionChoices
from matewright.gui.question.question_pane import QuestionPane
from matewright.gui.question.square_picking import SquarePicking
from matewright.gui.question.twins_pane import TwinsPane
from matewright.gui.question.typed_input import TypedInput
from matewright.model.transform import TRANSFORMS
from matewright.services.question.board_edits import Brush


class QuestionFeature(Feature):
    """The panes that edit the problem apart from its board; `question` is always shown."""

    def __init__(self, desk: Desk, board: BoardFeature) -> None:
        super().__init__(desk)
        window, document, panel = desk.window, desk.document, board.panel
        self.question = question = QuestionPane(desk, window)
        self.twins = twins = TwinsPane(desk, window)
        self.panes = (twins,)
        self.typed = TypedInput(panel.position_controls, question)
        self.editing = editing = Editing(document, window)
        self.square_picking = SquarePicking(board.board, board.presenter, twins, self)
        self.choices = QuestionChoices(desk.preferences, document, question, self)
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
        question.intended_edit.number_chosen.connect(editing.set_intended)
        question.conditions_changed.connect(editing.set_conditions)
        question.target_changed.connect(editing.set_target)
        board.board.conditions_edited.connect(editing.set_conditions)
        question.conditions_row.painting_requested.connect(self._paint_marks)
        board.board.brush_changed.connect(self._show_painted)
        self._board = board
        self._join_boards(board)
        question.stipulation_changed.connect(document.edit_stipulation)
        panel.palette_.clear_requested.connect(editing.clear_board)
        panel.palette_.initial_array_requested.connect(editing.set_initial_array)
        panel.stipulation_clicked.connect(self._show_stipulation)
        panel.twins_clicked.connect(self._show_twins)
        desk.live.offer_in(question.live_box)
        desk.live.follow_options(question.options, question.options_panel.changed)
        stack = document.undo_stack
        for changed in (
            stack.canUndoChanged,
            stack.canRedoChanged,
            stack.undoTextChanged,
            stack.redoTextChanged,
        ):
            changed.connect(self._note_steps)
        self.commands = (
            *self._make_edit_commands(),
            *self._make_position_commands(),
            *self._make_transforms(),
        )

    def _paint_marks(self, name: str) -> None:
        """Give the board a brush for the marks of a condition, or take it away."""
        board, presenter = self._board.board, self._board.presenter
        presenter.go_to_diagram()
        board.set_brush(Brush(None, name) if name else None)
        self.question.conditions_row.show_painted(name)
        board.setFocus()

    def _show_painted(self, brush: Brush | None) -> None:
        self.question.conditions_row.show_painted(brush.marks if brush is not None else "")

    def _join_boards(self, board: BoardFeature) -> None:
        """Let the target be edited with the palettes of the diagram, and look like it."""
        target = self.question.target
        board.panel.palette_.connect_board(target.board)
        board.board.brush_changed.connect(self._share_brush)
        target.board.brush_changed.connect(self._follow_brush_of_target)
        men = board.fairy.list
        men.drag_started.connect(target.board.begin_palette_drag)
        men.drag_moved.connect(target.board.drag_to)
        men.drag_dropped.connect(target.board.drop)
        board.commands_changed.connect(self._show_look)
        self._desk.preferences.changed.connect(self._show_look)
        self._show_look()

    def _show_look(self) -> None:
        board = self._board.board
        self.question.target.set_look(board.look, flipped=board.flipped)

    def _follow_brush_of_target(self, brush: Brush | None) -> None:
        board = self._board.board
        if brush is not None or board.brush is None or not board.brush.marks:
            board.set_brush(brush)

    def _share_brush(self, brush: Brush | None) -> None:
        """Marks belong to the diagram alone."""
        is_shared = brush is None or not brush.marks
        self.question.target.board.set_brush(brush if is_shared else None)

    def _make_edit_commands(self) -> tuple[Command, ...]:
        stack, editing = self._desk.document.undo_stack, self.editing
        return (
            Command(
                "edit.undo",
                lambda: _named(self.tr("&Undo"), stack.undoText()),
                stack.undo,
                ("Ctrl+Z",),
                "undo",
                enabled=stack.canUndo,
            ),
            Command(
                "edit.redo",
                lambda: _named(self.tr("&Redo"), stack.redoText()),
                stack.redo,
                ("Ctrl+Shift+Z", "Ctrl+Y"),
                "redo",
                enabled=stack.canRedo,
            ),
            Command(
                "edit.clear",
                self.tr("Clear &Board"),
                editing.clear_board,
                ("Ctrl+Shift+X",),
                "clear",
            ),
            Command(
                "edit.initial-array",
                self.tr("&Initial Array"),
                editing.set_initial_array,
                ("Ctrl+Shift+I",),
                "initial-array",
            ),
        )

    def _make_position_commands(self) -> tuple[Command, ...]:
        editing, document = self.editing, self._desk.document
        return (
            Command(
                "position.swap-turn",
                self.tr("Change &Side to Move"),
                editing.swap_turn,
                ("Ctrl+T",),
            ),
            Command(
                "position.add-condition",
                self.tr("Add C&ondition …"),
                self.question.add_condition,
                ("Ctrl+Shift+O",),
            ),
            Command(
                "position.rules",
                self.tr("Fair&y Rules …"),
                editing.explain_rules,
                ("Ctrl+Shift+Y",),
            ),
            Command(
                "position.figures",
                self.tr("Fi&gures …"),
                editing.choose_figures,
            ),
            Command(
                "position.new-problem",
                self.tr("&New Problem"),
                editing.add_problem,
                ("Ctrl+Shift+N",),
            ),
            Command(
                "position.duplicate-problem",
                self.tr("&Duplicate Problem"),
                editing.duplicate_problem,
                ("Ctrl+D",),
            ),
            Command(
                "position.delete-problem",
                self.tr("De&lete Problem"),
                editing.delete_problem,
                ("Ctrl+Shift+Del",),
                enabled=lambda: len(document.collection) > 1,
            ),
            Command(
                "view.go-question", self.tr("St&ipulation"), self._show_stipulation, ("Ctrl+L",)
            ),
        )

    def _make_transforms(self) -> list[Command]:
        return [
            Command(
                f"position.{name}",
                title,
                partial(self.editing.transform, TRANSFORMS[name], title.replace("&", "")),
                (keys,),
            )
            for name, title, keys in (
                ("shift-left", self.tr("Shift &Left"), "Ctrl+Shift+Left"),
                ("shift-right", self.tr("Shift &Right"), "Ctrl+Shift+Right"),
                ("shift-up", self.tr("Shift &Up"), "Ctrl+Shift+Up"),
                ("shift-down", self.tr("Shift &Down"), "Ctrl+Shift+Down"),
                ("rotate-left", self.tr("Rotate L&eft by 90°"), "Ctrl+Shift+L"),
                ("rotate-right", self.tr("Rotate Ri&ght by 90°"), "Ctrl+Shift+R"),
                ("rotate-half", self.tr("Rotate by &180°"), "Ctrl+Shift+H"),
                ("mirror-files", self.tr("Mirror Left and Right (&a ⇔ h)"), "Ctrl+Shift+A"),
                ("mirror-rows", self.tr("Mirror Top and &Bottom (1 ⇔ 8)"), "Ctrl+Shift+B"),
                ("mirror-long", self.tr("Mirror on the Diagonal a1–&h8"), "Ctrl+Shift+D"),
                ("mirror-short", self.tr("&Mirror on the Diagonal a8–h1"), "Ctrl+Shift+G"),
                ("swap-colours", self.tr("Swap &Colours, Men Stay"), "Ctrl+Shift+K"),
                (
                    "swap-sides",
                    self.tr("&Swap White and Black, Mirrored 1 ⇔ 8"),
                    "Ctrl+Shift+W",
                ),
            )
        ]

    def restore_state(self, other: QuestionFeature) -> None:
        """Choose the same strategy, and unfold the same options."""
        self.question.strategy_box.choose(other.question.strategy_box.preferred)
        self.question.options_panel.restore_state(other.question.options_panel)

    def _note_steps(self) -> None:
        # A stack that is destroyed before the window says so, too.
        if isValid(self._desk.document.undo_stack):
            self.commands_changed.emit()

    def _commit(self) -> None:
        self.typed.commit()

    def _show_stipulation(self) -> None:
        self._desk.docks.bring_forward("", self.question.stipulation_edit)

    def _show_twins(self) -> None:
        self._desk.docks.bring_forward("twins", self.twins.table)


def _named(command: str, step: str) -> str:
    """The text of Undo and Redo, with the step that they concern if there is one."""
    return f"{command} {step}" if step else command

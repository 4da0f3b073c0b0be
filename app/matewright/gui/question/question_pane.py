"""The question: stipulation, mode, strategy, options and Solve, with the progress below."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QSettings, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QLayout,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QWidget,
)

from matewright.engine import (
    DEFAULT_STRATEGY,
    Options,
)
from matewright.gui.desk.changes import Changes
from matewright.gui.desk.desk import Desk
from matewright.gui.desk.pane import Pane
from matewright.gui.docks.pane import PaneSpec
from matewright.gui.preferences.shortcuts import with_keys
from matewright.gui.question.condition_dialog import chosen_condition
from matewright.gui.question.conditions_row import ConditionsRow
from matewright.gui.question.intended_edit import IntendedEdit
from matewright.gui.question.options_panel import OptionsPanel
from matewright.gui.question.progress_panel import ProgressPanel
from matewright.gui.question.stipulation_dialog import StipulationBox
from matewright.gui.question.stipulation_edit import StipulationEdit
from matewright.gui.question.target_board import TargetBoard
from matewright.gui.widgets.choice_box import ChoiceBox
from matewright.gui.widgets.layouts import in_column
from matewright.gui.widgets.style import set_look
from matewright.gui.widgets.theme import STEP, icon, icon_size
from matewright.model.diagram import diagrams_of
from matewright.model.play_options import PlayOptions
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.solution import Mode
from matewright.model.stipulation import Stipulation
from matewright.services.question.option_text import (
    counting_in_words,
    exchange_in_words,
    limits_in_words,
    own_words,
    without_those_of_the_file,
)
from matewright.services.solving import strategies
from matewright.services.solving.strategy_fit import unfit_strategies
from matewright.wording import Wording

_words: Final = Wording("QuestionPane")

_LEAST_NAME: Final = 6
"""Wide letters, of which the name of a strategy is always given as many as this."""

_SETTINGS: Final = "question"
_MISSING_PROGRAM: Final = ("popeye-missing", "popeye-no-program")
"""The errors that a preference may mend."""

# Stored only where it is another than the default, so that a better default reaches everybody else.
# What earlier versions stored as `strategy` says nothing: every window did, chosen or not.


def _modes() -> dict[Mode, tuple[str, str]]:
    """The depths of work, each with its meaning."""
    return {
        Mode.FULL: (_words("Full solution"), _words("All keys and every variation")),
        Mode.KEYS: (_words("Keys only"), _words("All keys, without their variations")),
        Mode.SHORTEST: (_words("Shortest mate"), _words("The shortest mate and one key")),
    }


class QuestionPane(Pane, QWidget):
    """Asks, and reports in `progress` how far the answer is.

    `stipulation_changed` carries the canonical text of a stipulation the user chose,
    `problem_options_changed` the `PlayOptions` that shall belong to the problem and the name of
    the undo step;
    `target_changed` carries the `Stipulation` with another position to be reached, and that name;
    `conditions_changed` carries the conditions that the problem shall have and the name of the undo
    step; `strategy_chosen` carries the name of the strategy that the next search is to use;
    `solve_requested` and `stop_requested` come from the one strong button.
    """

    shows = Changes.OTHER | Changes.PROBLEM | Changes.RUNNING
    keeps_up_unseen = True
    stipulation_changed = Signal(str)
    problem_options_changed = Signal(object, str)
    target_changed = Signal(object, str)
    conditions_changed = Signal(object, str)
    strategy_chosen = Signal(str)
    solve_requested = Signal()
    stop_requested = Signal()

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._preferences = desk.preferences
        self._running = False
        self._unsolvable = ""
        self._of_problem = PlayOptions()
        self._problem = Problem()
        self._exchanged = ""
        self._room = 0
        self._solve_keys = self._stop_keys = self._turn_keys = ""
        self.progress = ProgressPanel(self)
        self._make_question()
        self._make_options()
        layout = in_column(
            self._question_row(),
            self.target,
            self.conditions_row,
            self.options_panel,
            on=self,
            margins=(2 * STEP, 3 * STEP, 4 * STEP, 2 * STEP),
            spacing=2 * STEP,
        )
        # Below everything clickable: it comes and goes, and must not move anything under the mouse.
        layout.addWidget(self.in_force_label)
        layout.addWidget(self.progress)
        self.follow(desk)
        self.strategy_chosen.connect(desk.set_strategy)
        desk.set_strategy(self.strategy_box.value)

    def spec(self) -> PaneSpec:
        """The dock's titles, shortcut and area."""
        return PaneSpec("question", _words("Question"), "", self, self)

    def refresh(self, desk: Desk, changes: Changes) -> None:
        """Show what the problem asks; for another problem, discard what was typed."""
        if changes & Changes.OTHER:
            self.stipulation_edit.restore()
            self.intended_edit.restore(desk.problem.intended)
        self.set_running(desk.is_running)
        if changes & ~Changes.RUNNING:
            impediment = desk.impediment
            self._unsolvable = str(impediment or "")
            self.progress.offer_preferences(
                offered=impediment is not None and impediment.code in _MISSING_PROGRAM
            )
            self._show_problem(desk.problem)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Adapt the height to the options at this width: docks do not do so themselves."""
        super().resizeEvent(event)
        self._fit()

    def minimumSizeHint(self) -> QSize:
        """Use two lines in narrow docks."""
        layout = self.layout()
        broken = max(part.minimumSize().width() for part in (self._stipulation_part, self._means))
        margins = self.contentsMargins() if layout is None else layout.contentsMargins()
        width = max(broken, self.options_panel.minimumSizeHint().width())
        height = super().minimumSizeHint().height()
        return QSize(width + margins.left() + margins.right(), height)

    @property
    def one_line_width(self) -> int:
        """The width from which one line is enough."""
        layout = self.layout()
        margins = self.contentsMargins() if layout is None else layout.contentsMargins()
        parts = (self._stipulation_part, self._means)
        needed = sum(part.minimumSize().width() for part in parts) + self._row.spacing()
        return needed + margins.left() + margins.right()

    def _break_row(self) -> None:
        """Use one line if there is room for it, else two."""
        fits = self.one_line_width <= self.width()
        direction = QBoxLayout.Direction
        self._row.setDirection(direction.LeftToRight if fits else direction.TopToBottom)

    def _refit(self) -> None:
        self.options_panel.updateGeometry()
        layout = self.layout()
        if layout is not None:
            layout.activate()
        self._fit()

    def set_room(self, height: int) -> None:
        """Fit into a height: unfolded options scroll if they need more."""
        if height != self._room:
            self._room = height
            self._refit()

    def _fit(self) -> None:
        layout = self.layout()
        if layout is None:
            return
        self._break_row()
        margins = layout.contentsMargins()
        # The layout's own width is valid only while nothing has changed.
        self.options_panel.fit(self.width() - margins.left() - margins.right())
        height = self._height_of(layout)
        if self._room and height > self._room:
            self.options_panel.spare(height - self._room)
            height = self._height_of(layout)
        self.setFixedHeight(height)

    def _height_of(self, layout: QLayout) -> int:
        # Otherwise the layout would return the previous height.
        self.options_panel.updateGeometry()
        return layout.totalHeightForWidth(self.width())

    # -- building -----------------------------------------------------------------------------

    def _make_question(self) -> None:
        self.stipulation_edit = StipulationEdit(self)
        self.stipulation_edit.text_examined.connect(self._show_meaning)
        self.stipulation_edit.stipulation_chosen.connect(self.stipulation_changed)
        self.picker = StipulationBox(self._pick, self)
        self.picker.setObjectName("stipulation_picker")
        self.picker.setAccessibleName(self.tr("Meaning of the stipulation"))
        self.picker.setMinimumContentsLength(5)
        # Otherwise room would be reserved for an icon, which the board needs in small windows.
        self.picker.setIconSize(QSize(0, 0))
        self.picker.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.picker.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.add_button = QToolButton(self)
        self.add_button.setObjectName("add_condition")
        self.add_button.setIcon(icon("add"))
        self.add_button.setIconSize(icon_size())
        self.add_button.setAutoRaise(True)
        self.add_button.setFixedWidth(6 * STEP)
        self.add_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.add_button.setAccessibleName(self.tr("Add a condition"))
        self.add_button.clicked.connect(self.add_condition)
        self.target = TargetBoard(self)
        self.target.position_edited.connect(self._edit_target)
        self.target.taken_over.connect(self._take_over)
        self.conditions_row = ConditionsRow(self)
        self.conditions_row.change_requested.connect(self._change_condition)
        self.conditions_row.removal_requested.connect(self._remove_condition)
        self.conditions_row.resized.connect(self._refit)
        self.mode_box = ChoiceBox(self)
        self.mode_box.setAccessibleName(self.tr("Depth of work"))
        for mode, (words, meaning) in _modes().items():
            self.mode_box.add_choice(words, mode, meaning)
        self.mode_box.setToolTip(self.tr("How much of the answer to find"))
        self.strategy_box = ChoiceBox(self)
        self.strategy_box.setObjectName("strategy_box")
        self.strategy_box.setAccessibleName(self.tr("Strategy"))
        for name in strategies.NAMES:
            self.strategy_box.add_choice(name, name, strategies.FACTS[name].meaning)
        self.strategy_box.choose(DEFAULT_STRATEGY)
        # As wide as its names where there is room, and narrower in small windows.
        self.strategy_box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.strategy_box.setMinimumContentsLength(_LEAST_NAME)
        self.solve_button = QPushButton(self)
        self.solve_button.setObjectName("solve_button")
        self.solve_button.setProperty("primary", True)
        self.solve_button.clicked.connect(self._press)
        self._name_button()

    def _make_options(self) -> None:
        self.options_panel = OptionsPanel(self)
        self.live_box = QCheckBox(self.tr("Live solving"), self)
        self.live_box.setObjectName("live_box")
        self.options_panel.add_switch(self.live_box)
        self.intended_edit = IntendedEdit(self)
        self.intended_edit.refused.connect(self._say_refused)
        self.options_panel.add_field_of_help(self.intended_edit, self.tr("Intended solutions"))
        self.options_panel.folded.connect(self._refit)
        self.options_panel.changed.connect(self._show_in_force)
        self.options_panel.problem_changed.connect(self.problem_options_changed)
        self.in_force_label = QLabel(self)
        self.in_force_label.setWordWrap(True)
        self.in_force_label.setObjectName("in_force")
        self.in_force_label.setTextInteractionFlags(
            Qt.TextInteractionFlag.LinksAccessibleByMouse
            | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
        )
        self.in_force_label.linkActivated.connect(self._drop_options_of_file)
        self.in_force_label.hide()
        self.mode_box.currentIndexChanged.connect(self._offer_options)
        self.strategy_box.currentTextChanged.connect(self._offer_options)
        self._offer_options()

    # -- keys ---------------------------------------------------------------------------------

    def set_solve_keys(self, keys: str) -> None:
        """Name the keys that solve."""
        self._solve_keys = keys
        self._name_button()

    def set_stop_keys(self, keys: str) -> None:
        """Name the keys that stop."""
        self._stop_keys = keys
        self._name_button()

    def set_live_keys(self, keys: str) -> None:
        """Name the keys that switch live solving."""
        words = self.tr("Find the answer again after every edit, in the background")
        self.live_box.setToolTip(with_keys(words, keys))

    def set_condition_keys(self, keys: str) -> None:
        """Name the keys that add a condition."""
        self.add_button.setToolTip(with_keys(self.tr("Add a condition"), keys))

    def set_turn_keys(self, keys: str) -> None:
        """Name the keys that give the other side the move, from the next problem shown on."""
        self._turn_keys = keys

    def _question_row(self) -> QBoxLayout:
        # Tight, so that in small windows the names can be read and the board keeps its size.
        gap = 3 * STEP // 2
        self._stipulation_part, self._means = QHBoxLayout(), QHBoxLayout()
        self._stipulation_part.addWidget(self.stipulation_edit)
        self._stipulation_part.addWidget(self.add_button)
        self._stipulation_part.addWidget(self.picker, 1)
        for widget in (self.mode_box, self.strategy_box, self.solve_button):
            self._means.addWidget(widget)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        for layout in (self._stipulation_part, self._means, self._row):
            layout.setSpacing(gap)
        self._row.addLayout(self._stipulation_part, 1)
        self._row.addLayout(self._means)
        return self._row

    # -- the stipulation ----------------------------------------------------------------------

    def commit(self) -> bool:
        """Commit what was typed; False if it is invalid and stays marked."""
        self.options_panel.commit()
        self.intended_edit.commit()
        self.stipulation_edit.commit()
        return not self.stipulation_edit.is_pending

    def _say_refused(self, sentence: str) -> None:
        self.progress.show_typed(sentence, is_wrong=True)

    def _pick(self, stipulation: Stipulation) -> None:
        self.stipulation_edit.choose(stipulation.text)

    def _show_meaning(self) -> None:
        """Mark an invalid stipulation, once it is typed; show a valid one in words."""
        error, goes_on = self.stipulation_edit.error, self.stipulation_edit.typing.goes_on
        self.picker.show_stipulation(self.stipulation_edit.stipulation)
        self.options_panel.show_problem(self.stipulation_edit.stipulation, self._of_problem)
        self._show_in_force()
        hint = self.tr("Such as #3, h#2.5, s#4 or ser-h=6")
        self.progress.show_typed(hint if error and goes_on else error, is_wrong=not goes_on)
        set_look(self.stipulation_edit, "invalid", bool(error) and not goes_on)
        self._name_button()

    def _edit_target(self, position: Position, description: str) -> None:
        """Ask for another position to be reached."""
        stipulation = self._problem.stipulation
        assert isinstance(stipulation, Stipulation), "the target is hidden without one"
        if position.board_fen != stipulation.board:
            changed = replace(stipulation, board=position.board_fen)
            self.target_changed.emit(changed, description)

    def _take_over(self) -> None:
        self._edit_target(self._problem.position, self.tr("Target as the Diagram"))

    # -- conditions ---------------------------------------------------------------------------

    def add_condition(self) -> None:
        """Let the user add a condition to the problem."""
        conditions = self._problem.conditions
        added = chosen_condition(
            None, conditions, self._problem.position, self._preferences, self.window()
        )
        if added is not None:
            words = self.tr("Add {name}").format(name=added.title)
            self.conditions_changed.emit((*conditions, added), words)

    def _change_condition(self, index: int) -> None:
        before, position = self._problem.conditions, self._problem.position
        others = (*before[:index], *before[index + 1 :])
        changed = chosen_condition(
            before[index], others, position, self._preferences, self.window()
        )
        if changed is not None and changed != before[index]:
            words = self.tr("Change {name}").format(name=before[index].title)
            self.conditions_changed.emit((*before[:index], changed, *before[index + 1 :]), words)

    def _remove_condition(self, index: int) -> None:
        before = self._problem.conditions
        words = self.tr("Remove {name}").format(name=before[index].title)
        if len(before) == 1:
            # Otherwise nothing would have the focus.
            self.add_button.setFocus()
        self.conditions_changed.emit((*before[:index], *before[index + 1 :]), words)

    # -- options ------------------------------------------------------------------------------

    def _offer_options(self) -> None:
        """Enable what the strategy supports; tool tips explain the rest."""
        strategy = self.strategy_box.value
        facts = strategies.FACTS[strategy]
        self.strategy_box.setToolTip("\n".join(filter(None, (facts.meaning, facts.limits))))
        lacking = self.tr("Strategy {name} has only: {modes}").format(
            name=strategy, modes=", ".join(_modes()[mode][0].lower() for mode in facts.modes)
        )
        self.mode_box.set_unfit({mode: lacking for mode in Mode if mode not in facts.modes})
        self.options_panel.show_strategy(strategy, facts)
        self.strategy_chosen.emit(strategy)
        self.options_panel.show_mode(self.mode_box.value)

    def _show_problem(self, problem: Problem) -> None:
        """Show what a problem asks; a stipulation that is just being typed stays."""
        self._of_problem, self._problem = problem.options, problem
        self.conditions_row.show_conditions(problem.conditions)
        self.intended_edit.show_number(problem.intended)
        self._name_button()
        words, mover = exchange_in_words(problem), problem.position.turn
        remedy = (
            self.tr("{mover} is to move, not {other}; {keys} changes that.")
            if self._turn_keys
            else self.tr("{mover} is to move, not {other}.")
        )
        remedy = remedy.format(mover=mover.word, other=mover.other.word, keys=self._turn_keys)
        self._exchanged = f"{words}: {remedy}" if words else ""
        first, *others = diagrams_of(problem)
        target = others[0] if others else None
        begun = (first if target is None else target).position.board_fen
        self.stipulation_edit.show_stipulation(problem.starred_task, begun)
        was_shown = self.target.isVisibleTo(self)
        self.target.show_target(target)
        if was_shown is (target is None):
            self._refit()
        unfit = unfit_strategies(problem, self.stipulation_edit.stipulation)
        self.strategy_box.set_unfit(unfit)

    def _show_in_force(self) -> None:
        """Show what the problem asks beyond its stipulation, and what may hide solutions."""
        chosen = self.options()
        limits = limits_in_words(self._of_problem.joined(chosen), checks_only=chosen.checks_only)
        own = own_words(self._of_problem)
        own_sentence = ", ".join(own)
        sentences = [own_sentence[:1].upper() + own_sentence[1:]]
        if limits:
            sentences.append(
                self.tr("With: {limits}. Other solutions may be missed.").format(
                    limits=", ".join(limits)
                )
            )
        if counting := counting_in_words(self._of_problem):
            sentences.append(counting)
        # After a whole sentence no dot is needed.
        sentence = f"{self._exchanged} {' · '.join(filter(None, sentences))}".strip()
        if self._of_problem != without_those_of_the_file(self._of_problem):
            sentence += ' <a href="drop">' + self.tr("Drop what the file asks for") + "</a>"
        tone = "warning" if limits or self._exchanged else "quiet"
        set_look(self.in_force_label, "tone", tone)
        if sentence != self.in_force_label.text():
            self.in_force_label.setText(sentence)
            self.in_force_label.setVisible(bool(sentence))
            self._refit()

    def _drop_options_of_file(self) -> None:
        self.problem_options_changed.emit(
            without_those_of_the_file(self._of_problem), self.tr("Drop Options of the File")
        )

    def options(self) -> Options:
        """The options chosen, without those that the strategy or stipulation lacks."""
        return self.options_panel.options(self.strategy_box.value)

    def save_options(self, settings: QSettings) -> None:
        """Store the options for the next start; a strategy is for the document at hand."""
        # The user's choices, including those that do not apply at the moment.
        settings.setValue(f"{_SETTINGS}/mode", self.mode_box.preferred)
        self.options_panel.save(settings)

    def restore_options(self, settings: QSettings) -> None:
        """Restore the stored options; limits and restrictions are never stored."""
        self.mode_box.choose(str(settings.value(f"{_SETTINGS}/mode", "")))
        self.options_panel.restore(settings)

    # -- solving ------------------------------------------------------------------------------

    def set_running(self, running: bool) -> None:
        """Turn Solve into Stop while a job runs."""
        if running == self._running:
            return
        self._running = running
        self._name_button()
        if running:
            self.progress.begin()
        else:
            self.progress.end()

    def _press(self) -> None:
        if self._running:
            self.stop_requested.emit()
        else:
            self.solve_requested.emit()

    def _name_button(self) -> None:
        solve, stop = f"{self.tr('Solve')}  {self._solve_keys}".rstrip(), self.tr("Stop  Esc")
        # The same width for both texts: the row must not break when a search begins.
        self.solve_button.ensurePolished()
        least = 24 * STEP
        for name in (solve, stop):
            self.solve_button.setText(name)
            least = max(least, self.solve_button.sizeHint().width())
        self.solve_button.setMinimumWidth(least)
        self.solve_button.setText(stop if self._running else solve)
        reason = self._unsolvable or self.stipulation_edit.error
        if self._running:
            words = self.tr("Stop solving; what is proved so far stays")
            self.solve_button.setToolTip(with_keys(words, self._stop_keys))
        else:
            words = with_keys(self.tr("Look for the answer"), self._solve_keys)
            self.solve_button.setToolTip(reason or words)
        self.solve_button.setEnabled(self._running or not reason)

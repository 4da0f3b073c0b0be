"""The question: stipulation, depth of work, options, Solve; and how far the answer is."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication, QSettings, QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from matewright.engine import (
    DEFAULT_MEMORY,
    DEFAULT_STRATEGY,
    MOST_MEMORY,
    MOST_THREADS,
    Options,
)
from matewright.gui.board.flow import FlowLayout
from matewright.gui.dialogs.stipulation import StipulationBox
from matewright.gui.panes.progress_panel import ProgressPanel
from matewright.gui.panes.stipulation_edit import StipulationEdit
from matewright.gui.panes.wish_box import WishBox
from matewright.gui.theme import STEP
from matewright.model.position import Position
from matewright.model.solution import Mode
from matewright.model.stipulation import Stipulation
from matewright.services import reference, strategies

_MODES: Final = {
    Mode.FULL: ("Full solution", "All keys and every variation"),
    Mode.KEYS: ("Keys only", "All keys, without their variations"),
    Mode.SHORTEST: ("Shortest mate", "The shortest mate and one key"),
}
_LONGEST_LIMIT: Final = 86_400
_MOST_REFUTATIONS: Final = 99
_MEMORY_STEP: Final = 64
_LEAST_NAME: Final = 6
"""Wide letters, of which the name of a strategy is always given as many as this."""

_SETTINGS: Final = "question"

# Stored only where it is another than the default, so that a better default reaches everybody else.
# What earlier versions stored as `strategy` says nothing: every window did, chosen or not.
_CHOSEN_STRATEGY: Final = f"{_SETTINGS}/chosen_strategy"


def _tr(text: str) -> str:
    return QCoreApplication.translate("QuestionPane", text)


class QuestionPane(QWidget):
    """Asks, and reports in `progress` how far the answer is.

    `stipulation_changed` carries the canonical text of a stipulation the user chose;
    `solve_requested` and `stop_requested` come from the one strong button.
    """

    stipulation_changed = Signal(str)
    solve_requested = Signal()
    stop_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._running = False
        self._make_question()
        self._make_options()
        self.progress = ProgressPanel(self)
        self.progress.folded.connect(self._fit)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(2 * STEP, 3 * STEP, 4 * STEP, 2 * STEP)
        layout.setSpacing(2 * STEP)
        layout.addLayout(self._question_row())
        layout.addWidget(self._problem_label)
        layout.addWidget(self._options_row())
        layout.addWidget(self.progress)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Be as high as the options need at this width: docks do not ask for that themselves."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        layout = self.layout()
        if layout is not None:
            self.setFixedHeight(layout.totalHeightForWidth(self.width()))

    # -- building -----------------------------------------------------------------------------

    def _make_question(self) -> None:
        self.stipulation_edit = StipulationEdit(self)
        self.stipulation_edit.text_examined.connect(self._show_meaning)
        self.stipulation_edit.stipulation_chosen.connect(self.stipulation_changed)
        self.picker = StipulationBox(self._pick, self)
        self.picker.setObjectName("stipulation_picker")
        self.picker.setAccessibleName(self.tr("Meaning of the stipulation"))
        self.picker.setMinimumContentsLength(8)
        # Else room would be kept for an icon, and in small windows the board has a use for it.
        self.picker.setIconSize(QSize(0, 0))
        self.picker.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.picker.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.mode_box = WishBox(self)
        self.mode_box.setAccessibleName(self.tr("Depth of work"))
        for mode, (words, meaning) in _MODES.items():
            self.mode_box.add_choice(words, mode, meaning)
        self.mode_box.setToolTip(self.tr("How much of the answer is wanted"))
        self.strategy_box = WishBox(self)
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
        self.solve_button.setMinimumWidth(24 * STEP)
        self.solve_button.clicked.connect(self._press)
        self._problem_label = QLabel(self)
        self._problem_label.setObjectName("stipulation_error")
        self._problem_label.setProperty("tone", "error")
        self._problem_label.setWordWrap(True)
        self._problem_label.hide()
        self._name_button()

    def _make_options(self) -> None:
        self.set_play_box = QCheckBox(self.tr("Set p&lay"), self)
        self.set_play_box.setToolTip(
            self.tr("Also show what happens when the other side moves first")
        )
        self.tries_box = QCheckBox(self.tr("&Tries, up to"), self)
        self.tries_box.setToolTip(self.tr("Also show first moves that only just fail"))
        self.tries_spin = QSpinBox(self)
        self.tries_spin.setAccessibleName(self.tr("Most refutations of a try"))
        self.tries_spin.setRange(1, _MOST_REFUTATIONS)
        self.tries_spin.valueChanged.connect(self._name_refutations)
        self._refutations_label = QLabel(self)
        self._name_refutations(1)
        self.tries_box.toggled.connect(self._offer_play)
        self.mode_box.currentIndexChanged.connect(self._offer_play)
        self._offer_play()
        self.checks_box = QCheckBox(self.tr("&Checks only"), self)
        self.limit_spin = QSpinBox(self)
        self.limit_spin.setAccessibleName(self.tr("Time limit in seconds"))
        self.limit_spin.setRange(0, _LONGEST_LIMIT)
        self.limit_spin.setSpecialValueText(self.tr("no limit"))
        self.limit_spin.setSuffix(" s")
        self.limit_spin.setToolTip(self.tr("Stop after this many seconds"))
        self.threads_spin = QSpinBox(self)
        self.threads_spin.setAccessibleName(self.tr("Threads"))
        self.threads_spin.setRange(1, os.cpu_count() or 1)
        threads = _labelled(self.tr("Th&reads"), self.threads_spin)
        self._threads_group = _together(*threads)
        self.memory_spin = QSpinBox(self)
        self.memory_spin.setAccessibleName(self.tr("Memory in MiB"))
        self.memory_spin.setRange(1, MOST_MEMORY)
        self.memory_spin.setSingleStep(_MEMORY_STEP)
        self.memory_spin.setSuffix(" MiB")
        self.memory_spin.setValue(DEFAULT_MEMORY)
        self._memory_group = _together(*_labelled(self.tr("&Memory"), self.memory_spin))
        self.strategy_box.currentTextChanged.connect(self._offer_options)
        self._offer_options(self.strategy_box.value)

    def _question_row(self) -> QHBoxLayout:
        row = QHBoxLayout()
        # Tight, so that in small windows the names can be read and the board keeps its size.
        row.setSpacing(3 * STEP // 2)
        row.addWidget(self.stipulation_edit)
        row.addWidget(self.picker, 1)
        row.addWidget(self.mode_box)
        row.addWidget(self.strategy_box)
        row.addWidget(self.solve_button)
        return row

    def _options_row(self) -> QWidget:
        options = QWidget(self)
        row = FlowLayout(options, 4 * STEP, STEP)
        row.addWidget(self.set_play_box)
        row.addWidget(_together(self.tries_box, self.tries_spin, self._refutations_label))
        row.addWidget(self.checks_box)
        row.addWidget(_together(*_labelled(self.tr("Stop &after"), self.limit_spin)))
        row.addWidget(self._threads_group)
        row.addWidget(self._memory_group)
        return options

    # -- the stipulation ----------------------------------------------------------------------

    def set_stipulation(self, text: str) -> None:
        """Show the stipulation of the problem; what is just being typed stays."""
        self.stipulation_edit.show_stipulation(text)

    def commit(self) -> bool:
        """Hand on what was typed. False: it cannot be read and stays, marked."""
        self.stipulation_edit.commit()
        return not self.stipulation_edit.is_pending

    def discard_typing(self) -> None:
        """Forget what was typed: it belonged to another problem."""
        self.stipulation_edit.restore()

    def _pick(self, stipulation: Stipulation) -> None:
        self.stipulation_edit.choose(stipulation.text)

    def _show_meaning(self) -> None:
        """Mark what cannot be read, and let the picker say in words what can."""
        trouble = self.stipulation_edit.trouble
        self.picker.show_stipulation(self.stipulation_edit.stipulation)
        if self._problem_label.text() != trouble:
            self._problem_label.setText(trouble)
            self._problem_label.setVisible(bool(trouble))
            self._fit()
        set_dynamic(self.stipulation_edit, "invalid", value=bool(trouble))

    # -- options ------------------------------------------------------------------------------

    def _offer_play(self) -> None:
        """Tries and set play belong to the full solution: only with it can they be asked for."""
        full = self.mode_box.value == Mode.FULL
        self.set_play_box.setEnabled(full)
        self.tries_box.setEnabled(full)
        self.tries_spin.setEnabled(full and self.tries_box.isChecked())
        self._refutations_label.setEnabled(full)

    def set_unfit_strategies(self, reasons: Mapping[str, str]) -> None:
        """Say which strategies cannot take the problem shown, and why."""
        self.strategy_box.set_unfit(reasons)

    def _offer_options(self, strategy: str) -> None:
        """Offer what the strategy has; what it has not says so."""
        facts = strategies.FACTS[strategy]
        self.strategy_box.setToolTip("\n".join(filter(None, (facts.meaning, facts.limits))))
        lacking = self.tr("Strategy {name} has only: {modes}").format(
            name=strategy, modes=", ".join(_MODES[mode][0].lower() for mode in facts.modes)
        )
        self.mode_box.set_unfit({mode: lacking for mode in Mode if mode not in facts.modes})
        for widget, has, meaning, lack in (
            (
                self.checks_box,
                facts.has_checks_only,
                self.tr("Look at checking moves alone: fast, but other keys are missed"),
                self.tr("Strategy {name} cannot look at checks alone"),
            ),
            (
                self._threads_group,
                facts.has_threads,
                self.tr("How many processor cores may work"),
                self.tr("Strategy {name} works on one processor core"),
            ),
            (
                self._memory_group,
                facts.has_table,
                self.tr("The most memory for the table of positions"),
                self.tr("Strategy {name} has no table of positions"),
            ),
        ):
            widget.setEnabled(has)
            widget.setToolTip(meaning if has else lack.format(name=strategy))
        self._offer_play()

    def options(self) -> Options:
        """What the row of options asks for; what the strategy has not is not asked for."""
        full = self.mode_box.value == Mode.FULL
        return Options(
            strategy=self.strategy_box.value,
            mode=Mode(self.mode_box.value),
            tries=self.tries_spin.value() if full and self.tries_box.isChecked() else 0,
            set_play=full and self.set_play_box.isChecked(),
            checks_only=self.checks_box.isEnabled() and self.checks_box.isChecked(),
            threads=self.threads_spin.value() if self._threads_group.isEnabled() else 1,
            memory=self.memory_spin.value(),
            time_limit=float(self.limit_spin.value()) or None,
        )

    def save_options(self, settings: QSettings) -> None:
        """Remember the options for the next start."""
        # What was chosen, not what the strategy or the problem of the moment allows of it.
        settings.setValue(f"{_SETTINGS}/mode", self.mode_box.wish)
        if self.strategy_box.wish == DEFAULT_STRATEGY:
            settings.remove(_CHOSEN_STRATEGY)
        else:
            settings.setValue(_CHOSEN_STRATEGY, self.strategy_box.wish)
        settings.setValue(f"{_SETTINGS}/set_play", self.set_play_box.isChecked())
        tries = self.tries_spin.value() if self.tries_box.isChecked() else 0
        settings.setValue(f"{_SETTINGS}/tries", tries)
        settings.setValue(f"{_SETTINGS}/threads", self.threads_spin.value())
        settings.setValue(f"{_SETTINGS}/memory", self.memory_spin.value())

    def restore_options(self, settings: QSettings) -> None:
        """Take the options of the last time; limits and restrictions are never carried over."""
        self.mode_box.choose(str(settings.value(f"{_SETTINGS}/mode", "")))
        self.strategy_box.choose(str(settings.value(_CHOSEN_STRATEGY, "")))
        self.set_play_box.setChecked(
            bool(settings.value(f"{_SETTINGS}/set_play", defaultValue=False, type=bool))
        )
        tries = _stored_number(settings, "tries", _MOST_REFUTATIONS)
        if tries is not None:
            self.tries_spin.setValue(tries)
            self.tries_box.setChecked(True)
        threads = _stored_number(settings, "threads", MOST_THREADS)
        if threads is not None:
            self.threads_spin.setValue(threads)
        memory = _stored_number(settings, "memory", MOST_MEMORY)
        if memory is not None:
            self.memory_spin.setValue(memory)

    def _name_refutations(self, count: int) -> None:
        self._refutations_label.setText("refutation" if count == 1 else "refutations")

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
        self.solve_button.setText("Stop  Esc" if self._running else "Solve  F7")
        self.solve_button.setToolTip(
            "Stop solving; what is proved so far stays (Shift+F7 or Esc)"
            if self._running
            else "Look for the answer (F7)"
        )


def set_dynamic(widget: QWidget, name: str, *, value: bool) -> None:
    """Set a property the style sheet looks at, and have the widget drawn anew."""
    if widget.property(name) != value:
        widget.setProperty(name, value)
        widget.style().unpolish(widget)
        widget.style().polish(widget)


def _stored_number(settings: QSettings, name: str, most: int) -> int | None:
    """A number from 1 to `most`; None where nothing or anything else is stored."""
    stored = str(settings.value(f"{_SETTINGS}/{name}", ""))
    # A longer text is no number we wrote, and Python refuses to read one of thousands of digits.
    if not stored.isdecimal() or len(stored) > len(str(most)):
        return None
    number = int(stored)
    return number if 1 <= number <= most else None


def unfit_strategies(position: Position, stipulation: Stipulation | None) -> dict[str, str]:
    """Why some strategies cannot take a problem, by their names, which begin the sentence.

    Without a stipulation that can be read, only the position counts.
    """
    reasons = {}
    for name, facts in strategies.FACTS.items():
        length = facts.only_length
        if name != reference.NAME and not position.is_orthodox:
            reasons[name] = _tr("does not know the fairy men on the board")
        elif stipulation is None:
            continue
        elif not facts.solves(stipulation):
            reasons[name] = _tr("does not solve {text}").format(text=stipulation.text)
        elif length is not None and stipulation.moves != length:
            reasons[name] = _tr("looks for mates in {length} only").format(length=length)
    return reasons


def _together(*widgets: QWidget) -> QWidget:
    group = QWidget()
    row = QHBoxLayout(group)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(STEP)
    for widget in widgets:
        row.addWidget(widget)
    return group


def _labelled(text: str, field: QWidget) -> tuple[QWidget, QWidget]:
    label = QLabel(text)
    label.setBuddy(field)
    return label, field

"""The options: what to show, properties of the problem, search depth and resources."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import pairwise
from typing import Any, Final

from PySide6.QtCore import QSettings, QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractButton,
    QCheckBox,
    QComboBox,
    QLabel,
    QPushButton,
    QSpinBox,
    QToolButton,
    QWidget,
)

from matewright.engine import (
    ALL_THREADS,
    DEFAULT_MEMORY,
    DEFAULT_STRATEGY,
    MOST_MEMORY,
    MOST_THREADS,
    Options,
)
from matewright.gui.board.flow import FlowLayout
from matewright.gui.preferences.preferences import MOST_REFUTATIONS
from matewright.gui.question.option_fields import ChoiceCheckBox, WordSpinBox
from matewright.gui.question.option_groups import OptionGroups
from matewright.gui.widgets.layouts import in_column, in_row
from matewright.gui.widgets.theme import STEP
from matewright.model.play_options import PlayOptions
from matewright.model.solution import Mode
from matewright.model.stipulation import Stipulation
from matewright.services.option_fit import reason_against, reason_against_checks
from matewright.services.option_text import OF_THE_PROBLEM
from matewright.services.strategies import StrategyFacts
from matewright.wording import Wording

_words: Final = Wording("OptionsPanel")

_LONGEST_LIMIT: Final = 86_400
_MOST_SOLUTIONS: Final = 99_999
_MOST_FIRST_MOVES: Final = 999
_MOST_FLIGHTS: Final = 99
_MOST_LENGTH: Final = 64
_MOST_DEFENCES: Final = 99
_MEMORY_STEP: Final = 64
_LEAST_CHOICE: Final = 6
"""Wide letters of which a chosen entry shows at least as many."""
_ANY: Final = -1
"""What a field of a restriction holds while it restricts nothing."""

_SETTINGS: Final = "question"


class OptionsPanel(QWidget):
    """The options, most of them folded away.

    * `folded`: the panel wants another height.
    * `changed`: something else is asked for.
    * `problem_changed` (`PlayOptions`, name of the undo step): an option that belongs to the
      problem was chosen; the panel shows it when the owner answers with `show_problem`.
    """

    folded = Signal()
    changed = Signal()
    problem_changed = Signal(object, str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._asked: Stipulation | None = None
        self._mode: str = Mode.FULL
        self._strategy = DEFAULT_STRATEGY
        self._of_problem = PlayOptions()
        self._fields: dict[str, tuple[QWidget, str]] = {}
        self._make_phases()
        self._make_problem_fields()
        self._make_limits()
        self._make_restrictions()
        self._make_work()
        self.more_button = QToolButton(self)
        self.more_button.setObjectName("more_options")
        self.more_button.setText(self.tr("More &options"))
        self.more_button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.more_button.setAutoRaise(True)
        self.more_button.setCheckable(True)
        self.more_button.setProperty("fold", True)
        self.more_button.setArrowType(Qt.ArrowType.RightArrow)
        self.more_button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._fold = self._make_fold()
        self._lay_out()
        self._fold.hide()
        self.more_button.toggled.connect(self._unfold)
        for box in self.findChildren(QCheckBox):
            box.toggled.connect(self._emit_changes)
        for spin in self.findChildren(QSpinBox):
            spin.valueChanged.connect(self._emit_changes)
        self._emit_changes()

    # -- building -----------------------------------------------------------------------------

    def _make_phases(self) -> None:
        self.set_play_box = ChoiceCheckBox(self.tr("Set p&lay"), self)
        self._field(
            "set_play",
            self.set_play_box,
            self.tr("Also show what happens when the other side moves first"),
        )
        self.tries_box = ChoiceCheckBox(self.tr("&Tries, up to"), self)
        self.tries_spin = self._number(
            self.tr("Most refutations of a try"), 1, MOST_REFUTATIONS, ""
        )
        self._refutations_label = QLabel(self)
        self.tries_spin.valueChanged.connect(self._name_refutations)
        self._name_refutations(1)
        self._tries = _together(self.tries_box, self.tries_spin, self._refutations_label)
        self._field("tries", self._tries, self.tr("Also show first moves that only just fail"))
        self.threats_box = self._switch(
            self.tr("Th&reats"),
            self.tr("Look for threats; without them every defence is shown"),
            "threats",
        )
        self.short_box = self._switch(
            self.tr("Short variat&ions"),
            self.tr("Also show defences that are met in fewer moves than are left"),
            "no_short_variations",
        )
        for box in (self.threats_box, self.short_box):
            box.setChecked(True)

    def _make_problem_fields(self) -> None:
        self.post_key_box = self._switch(
            self.tr("&Key already played"),
            self.tr("The diagram shows the position after the key, and the other side is to move"),
            "post_key",
        )
        self.white_box = self._switch(
            self.tr("&White begins"),
            self.tr("White begins, and Black's first move is left out"),
            "white_to_play",
        )
        self.quodlibet_box = self._switch(
            self.tr("Attacker's own &goal too"),
            self.tr("The attacker may also reach the goal himself: that is a solution too"),
            "quodlibet",
        )
        for name, box in (
            ("post_key", self.post_key_box),
            ("white_to_play", self.white_box),
            ("quodlibet", self.quodlibet_box),
        ):
            box.clicked.connect(
                lambda on, name=name, box=box: self._change_problem(box.text(), **{name: on})
            )
        self.parts_box = QComboBox(self)
        self.parts_box.setAccessibleName(self.tr("Parts of White and Black"))
        for words in (
            self.tr("as set up"),
            self.tr("exchanged as well (duplex)"),
            self.tr("exchanged (half duplex)"),
        ):
            self.parts_box.addItem(words)
        # It shrinks in small windows.
        self.parts_box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.parts_box.setMinimumContentsLength(_LEAST_CHOICE)
        self.parts_box.setToolTip(
            self.tr("Exchanged, White plays what Black is to play, and Black what White is to play")
        )
        self.parts_box.activated.connect(
            lambda row: self._change_problem(
                self.tr("Parts of White and Black"), duplex=row == 1, half_duplex=row == 2
            )
        )

    def _make_limits(self) -> None:
        self.limit_spin = self._number(
            self.tr("Time limit in seconds"), 0, _LONGEST_LIMIT, self.tr("no limit")
        )
        self.limit_spin.setSuffix(self.tr(" s"))
        self.limit_spin.setToolTip(self.tr("Stop after this many seconds"))
        self.solutions_spin = self._number(
            self.tr("Most solutions"), 0, _MOST_SOLUTIONS, self.tr("all")
        )
        self._solutions = _together(*_labelled(self.tr("&Most solutions"), self.solutions_spin))
        self._field(
            "max_solutions",
            self._solutions,
            self.tr("Stop after so many keys or lines; tries and set play do not count"),
        )
        self.first_spin = self._number(
            self.tr("Number of the first move to look at"), 1, _MOST_FIRST_MOVES, ""
        )
        self.last_spin = self._number(
            self.tr("Number of the last move to look at"), 0, _MOST_FIRST_MOVES, self.tr("last")
        )
        self._first = _together(
            *_labelled(self.tr("First moves numbered"), self.first_spin),
            QLabel(self.tr("to"), self),
            self.last_spin,
        )
        self._field(
            "first_move",
            self._first,
            self.tr("Look only at first moves with these numbers, counted from a1 to h8"),
        )
        self.first_spin.valueChanged.connect(self._keep_last_behind)
        self.last_spin.valueChanged.connect(self._keep_first_before)
        self.stop_short_box = self._switch(
            self.tr("Stop after short sol&utions"),
            self.tr("Look for the shortest solutions alone"),
            "stop_on_short",
        )

    def _make_restrictions(self) -> None:
        self.checks_box = QCheckBox(self.tr("Checks only"), self)
        any_ = self.tr("any")
        self.flights_spin = self._number(self.tr("Most flights"), _ANY, _MOST_FLIGHTS, any_)
        self._flights = _together(*_labelled(self.tr("Flight s&quares"), self.flights_spin))
        self._field(
            "max_flights",
            self._flights,
            self.tr("After an attack the defending king may have so many moves at most"),
        )
        self.threat_spin = self._number(self.tr("Longest threat in moves"), 0, _MOST_LENGTH, any_)
        self._threat = _together(*_labelled(self.tr("Threat within"), self.threat_spin))
        self._field(
            "max_threat",
            self._threat,
            self.tr("A quiet attack must threaten to succeed in so many moves at most"),
        )
        self.defences_spin = self._number(self.tr("Most long defences"), _ANY, _MOST_DEFENCES, any_)
        self.long_spin = self._number(
            self.tr("A defence is long if it lasts more than so many moves"), 0, _MOST_LENGTH, ""
        )
        self.long_spin.setValue(1)
        longer = QLabel(self.tr("over"), self)
        self._defences = _together(
            *_labelled(self.tr("Long defences"), self.defences_spin), longer, self.long_spin
        )
        self._field(
            "non_trivial",
            self._defences,
            self.tr(
                "The defender may have one reply at each stage, and in all so many more, that "
                "lasts over so many moves"
            ),
        )

    def _make_work(self) -> None:
        self.threads_spin = self._number(self.tr("Threads"), 1, ALL_THREADS, "")
        self.threads_spin.setSuffix(self.tr(" of {count}").format(count=ALL_THREADS))
        self.threads_spin.setValue(ALL_THREADS)
        self.threads_group = _together(*_labelled(self.tr("Threa&ds"), self.threads_spin))
        self.memory_spin = self._number(self.tr("Memory in MiB"), 1, MOST_MEMORY, "")
        self.memory_spin.setSingleStep(_MEMORY_STEP)
        self.memory_spin.setSuffix(self.tr(" MiB"))
        self.memory_spin.setValue(DEFAULT_MEMORY)
        self._limiting = (
            self.limit_spin,
            self.solutions_spin,
            self.first_spin,
            self.last_spin,
            self.flights_spin,
            self.threat_spin,
            self.defences_spin,
        )
        self.reset_button = QPushButton(self.tr("Reset"), self)
        self.reset_button.setObjectName("reset_options")
        self.reset_button.setAutoDefault(False)
        self.reset_button.setToolTip(self.tr("Look for everything: no limits and no restrictions"))
        self.reset_button.clicked.connect(self._reset)
        self.memory_group = _together(*_labelled(self.tr("Memory"), self.memory_spin))

    def _make_fold(self) -> OptionGroups:
        parts = _together(*_labelled(self.tr("Parts of White and &Black"), self.parts_box))
        groups: tuple[tuple[str, str, tuple[QWidget, ...]], ...] = (
            (
                self.tr("Problem"),
                self.tr("These belong to the problem and are saved with it"),
                (self.post_key_box, self.white_box, self.quodlibet_box, parts),
            ),
            (
                self.tr("Show"),
                self.tr("What the full solution tells"),
                (self.threats_box, self.short_box),
            ),
            (
                self.tr("Look for"),
                self.tr("These are for this session: the next start looks for everything"),
                (self._solutions, self._first, self.stop_short_box),
            ),
            (
                self.tr("Restrict"),
                self.tr("Faster, but what is found need not be everything; for this session alone"),
                (self.checks_box, self._flights, self._threat, self._defences),
            ),
            (self.tr("Work"), "", (self.threads_group, self.memory_group, self.reset_button)),
        )
        return OptionGroups(groups, self)

    def _lay_out(self) -> None:
        row = QWidget(self)
        self._always = FlowLayout(row, 4 * STEP, STEP)
        self._always.addWidget(self.set_play_box)
        self._always.addWidget(self._tries)
        self._always.addWidget(_together(*_labelled(self.tr("Stop &after"), self.limit_spin)))
        self._always.addWidget(self.more_button)
        in_column(row, self._fold, on=self, spacing=2 * STEP)
        self._order_tabs(self._fold.fields)

    def fit(self, width: int) -> None:
        """Arrange what is unfolded for a width, in the height that takes."""
        self._fold.fit(width)

    def spare(self, height: int) -> None:
        """Do without so many pixels where that is possible; what is unfolded scrolls then."""
        if not self._fold.isHidden():
            self._fold.spare(height)

    def _order_tabs(self, unfolded: Iterable[QWidget]) -> None:
        """Have Tab go through the fields as they are read."""
        first = (self.set_play_box, self.tries_box, self.tries_spin, self.limit_spin)
        fields: list[QWidget] = [*first, self.more_button]
        for widget in unfolded:
            inner = widget.findChildren(QSpinBox) + widget.findChildren(QComboBox)
            fields += inner or [widget]
        for before, after in pairwise(fields):
            QWidget.setTabOrder(before, after)

    def _switch(self, text: str, meaning: str, name: str) -> QCheckBox:
        box = QCheckBox(text, self)
        self._field(name, box, meaning)
        return box

    def _reset(self) -> None:
        """Look for everything again: no limits and no restrictions, those not offered included."""
        for spin in self._limiting:
            spin.setValue(spin.minimum())
        for box in (self.stop_short_box, self.checks_box):
            box.setChecked(False)

    @property
    def _is_limited(self) -> bool:
        numbers = any(spin.value() != spin.minimum() for spin in self._limiting)
        return numbers or self.stop_short_box.isChecked() or self.checks_box.isChecked()

    def _number(self, name: str, least: int, most: int, special: str) -> QSpinBox:
        """A field for a number; its least value may be shown as a word."""
        spin = WordSpinBox(self)
        spin.setAccessibleName(name)
        spin.setRange(least, most)
        spin.setValue(least)
        spin.setSpecialValueText(special)
        return spin

    def _field(self, name: str, widget: QWidget, meaning: str) -> None:
        widget.setToolTip(meaning)
        self._fields[name] = (widget, meaning)

    def add_switch(self, switch: QAbstractButton) -> None:
        """Show a switch of the owner's behind what is always seen."""
        self._always.addWidget(switch)
        QWidget.setTabOrder(self.more_button, switch)

    # -- what is offered ----------------------------------------------------------------------

    def _unfold(self, unfolded: bool) -> None:
        arrow = Qt.ArrowType.DownArrow if unfolded else Qt.ArrowType.RightArrow
        self.more_button.setArrowType(arrow)
        self._fold.setVisible(unfolded)
        self.folded.emit()

    def show_problem(self, asked: Stipulation | None, options: PlayOptions) -> None:
        """Offer what fits a stipulation (None for text that is none) and show its own options."""
        self._asked, self._of_problem = asked, options
        for box, on in (
            (self.post_key_box, options.post_key),
            (self.white_box, options.white_to_play),
            (self.quodlibet_box, options.quodlibet),
        ):
            with QSignalBlocker(box):
                box.setChecked(on)
        with QSignalBlocker(self.parts_box):
            self.parts_box.setCurrentIndex(2 if options.half_duplex else int(options.duplex))
        self._offer()

    def show_mode(self, mode: str) -> None:
        """Offer what belongs to a depth of work."""
        self._mode = mode
        self._offer()

    def show_strategy(self, name: str, facts: StrategyFacts) -> None:
        """Offer what a strategy has; what it has not says so."""
        self._strategy = name
        for widget, has, meaning, lack in (
            (
                self.threads_group,
                facts.has("threads"),
                self.tr("How many processor cores may work"),
                self.tr("Strategy {name} works on one processor core"),
            ),
            (
                self.memory_group,
                facts.has("memory"),
                self.tr("The most memory for the table of positions"),
                self.tr("Strategy {name} has no table of positions"),
            ),
        ):
            widget.setEnabled(has)
            widget.setToolTip(meaning if has else lack.format(name=name))
        self._offer()
        self._emit_changes()

    def _offer(self) -> None:
        """Disable what does not fit what is asked, and say why."""
        for name, (widget, meaning) in self._fields.items():
            reason = reason_against(name, self._strategy, self._mode, self._asked, self._of_problem)
            # What the problem has must be there to be taken away, whether it fits or not.
            is_set = name in OF_THE_PROBLEM and bool(getattr(self._of_problem, name))
            widget.setEnabled(is_set or not reason)
            widget.setToolTip(f"{meaning}\n{reason}" if reason else meaning)
        self._offer_checks()
        self.tries_spin.setEnabled(self.tries_box.isChecked())
        self.long_spin.setEnabled(self.defences_spin.value() != _ANY)

    def _offer_checks(self) -> None:
        reason = reason_against_checks(self._strategy, self._asked)
        self.checks_box.setEnabled(not reason)
        meaning = self.tr("Look at checking moves alone: fast, but other keys are missed")
        self.checks_box.setToolTip(reason or meaning)

    def _change_problem(self, description: str, **fields: Any) -> None:
        changed = replace(self._of_problem, **fields)
        if changed != self._of_problem:
            self.problem_changed.emit(changed, description.replace("&", ""))

    def _name_refutations(self, count: int) -> None:
        self._refutations_label.setText(_words.count(count, "refutation", "refutations"))

    def _keep_last_behind(self, first: int) -> None:
        """Let the last first move be none before the first."""
        if 0 < self.last_spin.value() < first:
            self.last_spin.setValue(first)

    def _keep_first_before(self, last: int) -> None:
        """Let the first first move be none behind the last."""
        if 0 < last < self.first_spin.value():
            self.first_spin.setValue(last)

    def _emit_changes(self) -> None:
        self.reset_button.setEnabled(self._is_limited)
        self.tries_spin.setEnabled(self.tries_box.isChecked())
        self.long_spin.setEnabled(self.defences_spin.value() != _ANY)
        self.changed.emit()

    # -- what is asked for --------------------------------------------------------------------

    def go_on_with(self, other: OptionsPanel) -> None:
        """Choose what another panel has chosen, restrictions included."""
        boxes, spins = other.findChildren(QCheckBox), other.findChildren(QSpinBox)
        for box, known in zip(self.findChildren(QCheckBox), boxes, strict=True):
            box.setChecked(known.isChecked())
        for spin, number in zip(self.findChildren(QSpinBox), spins, strict=True):
            spin.setValue(number.value())

    def commit(self) -> None:
        """Take over numbers that are just being typed, or were just emptied."""
        for spin in self.findChildren(QSpinBox):
            spin.interpretText()

    def options(self, strategy: str) -> Options:
        """What is asked for beside what the problem itself asks; what does not fit is not."""
        return Options(
            strategy=strategy,
            mode=Mode(self._mode),
            set_play=_is_on(self.set_play_box),
            tries=self.tries_spin.value()
            if self._tries.isEnabled() and self.tries_box.isChecked()
            else 0,
            threats=not (self.threats_box.isEnabled() and not self.threats_box.isChecked()),
            no_short_variations=self.short_box.isEnabled() and not self.short_box.isChecked(),
            stop_on_short=_is_on(self.stop_short_box),
            max_solutions=_value(self._solutions, self.solutions_spin) or None,
            first_move=_value(self._first, self.first_spin) or 1,
            last_move=_value(self._first, self.last_spin) or None,
            max_flights=_value(self._flights, self.flights_spin),
            max_threat=_value(self._threat, self.threat_spin) or None,
            non_trivial=self._non_trivial(),
            checks_only=_is_on(self.checks_box),
            threads=self.threads_spin.value() if self.threads_group.isEnabled() else 1,
            memory=self.memory_spin.value(),
            time_limit=float(self.limit_spin.value()) or None,
        )

    def _non_trivial(self) -> tuple[int, int] | None:
        most = _value(self._defences, self.defences_spin)
        return None if most is None else (most, self.long_spin.value())

    def choose_tries(self, refutations: int) -> None:
        """Ask for tries with at most so many refutations, as soon as there are any; 0: none."""
        if refutations:
            self.tries_spin.setValue(refutations)
        self.tries_box.choose(refutations > 0)

    # -- remembering --------------------------------------------------------------------------

    def save(self, settings: QSettings) -> None:
        """Remember for the next start what restricts nothing."""
        tries = self.tries_spin.value() if self.tries_box.preferred else 0
        for name, value in (
            ("set_play", self.set_play_box.preferred),
            ("tries", tries),
            ("threats", self.threats_box.isChecked()),
            ("short_variations", self.short_box.isChecked()),
            ("threads", self.threads_spin.value()),
            ("memory", self.memory_spin.value()),
            ("more_options", self.more_button.isChecked()),
        ):
            settings.setValue(f"{_SETTINGS}/{name}", value)

    def restore(self, settings: QSettings) -> None:
        """Take the options of the last time; limits and restrictions are never carried over."""
        switches: tuple[tuple[str, QAbstractButton], ...] = (
            ("threats", self.threats_box),
            ("short_variations", self.short_box),
            ("more_options", self.more_button),
        )
        for name, box in switches:
            usual = box.isChecked()
            box.setChecked(
                bool(settings.value(f"{_SETTINGS}/{name}", defaultValue=usual, type=bool))
            )
        set_play = settings.value(f"{_SETTINGS}/set_play", defaultValue=False, type=bool)
        self.set_play_box.choose(bool(set_play))
        tries = _stored_number(settings, "tries", MOST_REFUTATIONS)
        if tries is not None:
            self.choose_tries(tries)
        for name, most, use in (
            ("threads", MOST_THREADS, self.threads_spin.setValue),
            ("memory", MOST_MEMORY, self.memory_spin.setValue),
        ):
            number = _stored_number(settings, name, most)
            if number is not None:
                use(number)


def _is_on(box: QCheckBox) -> bool:
    return box.isEnabled() and box.isChecked()


def _value(widget: QWidget, spin: QSpinBox) -> int | None:
    """The number in a field; None where it is not to be had, and for `any`."""
    return None if spin.value() == _ANY or not widget.isEnabled() else spin.value()


def _stored_number(settings: QSettings, name: str, most: int) -> int | None:
    """A number from 1 to `most`; None where nothing or anything else is stored."""
    stored = str(settings.value(f"{_SETTINGS}/{name}", ""))
    # A longer text is no number we wrote, and Python refuses to read one of thousands of digits.
    if not stored.isdecimal() or len(stored) > len(str(most)):
        return None
    number = int(stored)
    return number if 1 <= number <= most else None


def _together(*widgets: QWidget) -> QWidget:
    group = QWidget()
    in_row(*widgets, on=group, spacing=STEP)
    return group


def _labelled(text: str, field: QWidget) -> tuple[QWidget, QWidget]:
    label = QLabel(text)
    label.setBuddy(field)
    return label, field

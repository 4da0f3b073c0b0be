"""The options: what to show, properties of the problem, search depth and resources."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import partial
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
from matewright.gui.question.option_fields import ChoiceCheckBox, WordSpinBox
from matewright.gui.question.option_groups import OptionGroups
from matewright.gui.widgets.form import label_of
from matewright.gui.widgets.layouts import in_column, in_row
from matewright.gui.widgets.theme import STEP
from matewright.model.options import BY_NAME, OPTIONS, Group, Kind, Number, Option, in_group
from matewright.model.play_options import PlayOptions
from matewright.model.solution import Mode
from matewright.model.stipulation import Stipulation
from matewright.services.solving.option_fit import reason_against, reason_against_checks
from matewright.services.solving.strategies import StrategyFacts
from matewright.wording import Wording

_words: Final = Wording("OptionsPanel")

_LONGEST_LIMIT: Final = 86_400
_MEMORY_STEP: Final = 64
_LEAST_CHOICE: Final = 6
"""Wide letters of which a chosen entry shows at least as many."""

_ALWAYS_SEEN: Final = ("set_play", "tries")
_PARTS: Final = ("duplex", "half_duplex")
"""The options that share one field; each is an entry of it, after the entry for neither."""

_SETTINGS: Final = "question"


class OptionsPanel(QWidget):
    """The options, most of them folded away.

    * `folded`: the preferred height changed.
    * `changed`: the options changed.
    * `problem_changed` (`PlayOptions`, name of the undo step): an option that belongs to the
      problem was chosen; the panel shows it when the owner answers with `show_problem`.
    """

    folded = Signal()
    changed = Signal()
    problem_changed = Signal(object, str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._stipulation: Stipulation | None = None
        self._mode: str = Mode.FULL
        self._strategy = DEFAULT_STRATEGY
        self._of_problem = PlayOptions()
        self._fields: dict[str, QWidget] = {}
        self._of_help: QWidget | None = None
        self.boxes: dict[str, QCheckBox] = {}
        """The boxes of the options that are switches, by name."""
        self.spins: dict[str, tuple[QSpinBox, ...]] = {}
        """The fields of the numbers that options hold, by name."""
        for option in OPTIONS:
            if option.name not in _PARTS:
                self._make(option)
        self.set_play_box = self._choice("set_play")
        self.tries_box = self._choice("tries")
        (self.tries_spin,) = self.spins["tries"]
        (self._first_spin,), (self._last_spin,) = self.spins["first_move"], self.spins["last_move"]
        self._first_spin.valueChanged.connect(self._keep_last_behind)
        self._last_spin.valueChanged.connect(self._keep_first_before)
        self._make_parts()
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

    def _make(self, option: Option) -> None:
        """Make the field of an option."""
        label, name = _words(option.label), option.name
        spins = tuple(self._number_of(option, one) for one in option.numbers)
        if spins:
            self.spins[name] = spins
        if option.kind is Kind.COUNTED_SWITCH:
            self.boxes[name] = ChoiceCheckBox(label, self)
            counted = QLabel(self)
            name_count = partial(_name_refutations, counted)
            spins[0].valueChanged.connect(name_count)
            name_count(spins[0].value())
            self._fields[name] = _together(self.boxes[name], *spins, counted)
        elif spins:
            between = [QLabel(_words(option.between), self)] if option.between else []
            self._fields[name] = _together(*_labelled(label, spins[0]), *between, *spins[1:])
        else:
            kind = ChoiceCheckBox if name in _ALWAYS_SEEN else QCheckBox
            self._fields[name] = box = self.boxes[name] = kind(label, self)
            box.setChecked(_shown(option, getattr(self._of_problem, name)))
            if option.group is Group.QUESTION:
                box.clicked.connect(
                    lambda on: self._change_problem(box.text(), **{name: _shown(option, on)})
                )

    def _make_parts(self) -> None:
        self.parts_box = QComboBox(self)
        self.parts_box.setAccessibleName(self.tr("Parts of White and Black"))
        self.parts_box.addItem(self.tr("as set up"))
        for name in _PARTS:
            self.parts_box.addItem(_words(BY_NAME[name].label))
        # It shrinks in small windows.
        self.parts_box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.parts_box.setMinimumContentsLength(_LEAST_CHOICE)
        self.parts_box.setToolTip(_words(BY_NAME[_PARTS[0]].meaning))
        self.parts_box.activated.connect(
            lambda row: self._change_problem(
                self.tr("Parts of White and Black"),
                **{name: row == entry for entry, name in enumerate(_PARTS, start=1)},
            )
        )

    def _make_work(self) -> None:
        self.limit_spin = self._number(
            self.tr("Time limit in seconds"), 0, _LONGEST_LIMIT, self.tr("no limit")
        )
        self.limit_spin.setSuffix(self.tr(" s"))
        self.limit_spin.setToolTip(self.tr("Stop after this many seconds"))
        self.checks_box = QCheckBox(self.tr("Checks only"), self)
        self.threads_spin = self._number(self.tr("Threads"), 1, ALL_THREADS, "")
        self.threads_spin.setSuffix(self.tr(" of {count}").format(count=ALL_THREADS))
        self.threads_spin.setValue(ALL_THREADS)
        self.threads_group = _together(*_labelled(self.tr("Threa&ds"), self.threads_spin))
        self.memory_spin = self._number(self.tr("Memory in MiB"), 1, MOST_MEMORY, "")
        self.memory_spin.setSingleStep(_MEMORY_STEP)
        self.memory_spin.setSuffix(self.tr(" MiB"))
        self.memory_spin.setValue(DEFAULT_MEMORY)
        limits = (*in_group(Group.LOOKED_FOR), *in_group(Group.RESTRICTION))
        self._limiting = (
            self.limit_spin,
            *(self.spins[one.name][0] for one in limits if one.numbers),
        )
        self._limiting_boxes = (
            self.checks_box,
            *(self.boxes[one.name] for one in limits if one.name in self.boxes),
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
                (*self._fields_of(Group.QUESTION), parts),
            ),
            (
                self.tr("Show"),
                self.tr("What the full solution tells"),
                self._fields_of(Group.SHOWN),
            ),
            (
                self.tr("Look for"),
                self.tr("These are for this session: the next start looks for everything"),
                self._fields_of(Group.LOOKED_FOR),
            ),
            (
                self.tr("Restrict"),
                self.tr("Faster, but what is found need not be everything; for this session alone"),
                (self.checks_box, *self._fields_of(Group.RESTRICTION)),
            ),
            (self.tr("Work"), "", (self.threads_group, self.memory_group, self.reset_button)),
        )
        return OptionGroups(groups, self)

    def _fields_of(self, group: Group) -> tuple[QWidget, ...]:
        """The fields of a group that can be folded away."""
        found: list[QWidget] = []
        for option in in_group(group):
            if option.name in (*_PARTS, *_ALWAYS_SEEN):
                continue
            field = self._fields[option.name]
            found.append(_together(found.pop(), field) if option.is_joined else field)
        return tuple(found)

    def _lay_out(self) -> None:
        row = QWidget(self)
        self._always = FlowLayout(row, 4 * STEP, STEP)
        for name in _ALWAYS_SEEN:
            self._always.addWidget(self._fields[name])
        self._always.addWidget(_together(*_labelled(self.tr("Stop &after"), self.limit_spin)))
        self._always.addWidget(self.more_button)
        in_column(row, self._fold, on=self, spacing=2 * STEP)
        self._order_tabs(self._fold.fields)

    def fit(self, width: int) -> None:
        """Arrange the unfolded options for a width, at their full height."""
        self._fold.fit(width)

    def spare(self, height: int) -> None:
        """Give up this many pixels of height if possible; the unfolded options then scroll."""
        if not self._fold.isHidden():
            self._fold.spare(height)

    def _order_tabs(self, unfolded: Iterable[QWidget]) -> None:
        """Set the tab order to the reading order."""
        first = (self.set_play_box, self.tries_box, self.tries_spin, self.limit_spin)
        fields: list[QWidget] = [*first, self.more_button]
        for widget in unfolded:
            inner = widget.findChildren(QSpinBox) + widget.findChildren(QComboBox)
            fields += inner or [widget]
        for before, after in pairwise(fields):
            QWidget.setTabOrder(before, after)

    def _reset(self) -> None:
        """Reset all limits and restrictions, including those not offered now."""
        for spin in self._limiting:
            spin.setValue(spin.minimum())
        for box in self._limiting_boxes:
            box.setChecked(False)

    @property
    def _is_limited(self) -> bool:
        numbers = any(spin.value() != spin.minimum() for spin in self._limiting)
        return numbers or any(box.isChecked() for box in self._limiting_boxes)

    def _number(self, name: str, least: int, most: int, special: str) -> QSpinBox:
        """A field for a number; its least value may be shown as a word."""
        spin = WordSpinBox(self)
        spin.setAccessibleName(name)
        spin.setRange(least, most)
        spin.setValue(least)
        spin.setSpecialValueText(special)
        return spin

    def _number_of(self, option: Option, number: Number) -> QSpinBox:
        """A field for a number of an option; none is one less than the least it may be."""
        least = number.least - bool(number.any)
        if option.kind is Kind.COUNTED_SWITCH:
            # The box says whether there is any.
            least = 1
        any_ = _words(number.any) if number.any else ""
        spin = self._number(_words(number.name), least, number.most, any_)
        if number.initial is not None:
            spin.setValue(number.initial)
        return spin

    def _choice(self, name: str) -> ChoiceCheckBox:
        box = self.boxes[name]
        assert isinstance(box, ChoiceCheckBox), "so `_make` made it"
        return box

    def add_switch(self, switch: QAbstractButton) -> None:
        """Add a switch of the owner's after the options that are always visible."""
        self._always.addWidget(switch)
        QWidget.setTabOrder(self.more_button, switch)

    def add_field_of_help(self, field: QWidget, label: str) -> None:
        """Add a field of the owner's that stands in the place of the tries in help play."""
        self._of_help = _together(*_labelled(label, field))
        self._always.insert_widget(1, self._of_help)
        self._of_help.hide()
        QWidget.setTabOrder(self.set_play_box, field)

    # -- what is offered ----------------------------------------------------------------------

    def _unfold(self, unfolded: bool) -> None:
        arrow = Qt.ArrowType.DownArrow if unfolded else Qt.ArrowType.RightArrow
        self.more_button.setArrowType(arrow)
        self._fold.setVisible(unfolded)
        self.folded.emit()

    def show_problem(self, stipulation: Stipulation | None, options: PlayOptions) -> None:
        """Offer what fits a stipulation (None for text that is none) and show its own options."""
        self._stipulation, self._of_problem = stipulation, options
        if self._of_help is not None:
            # A text that is not yet a stipulation changes nothing.
            is_help = (
                not stipulation.play.is_battle if stipulation else not self._of_help.isHidden()
            )
            self._of_help.setVisible(is_help)
            self._fields["tries"].setVisible(not is_help)
        for option in in_group(Group.QUESTION):
            if box := self.boxes.get(option.name):
                with QSignalBlocker(box):
                    box.setChecked(_shown(option, getattr(options, option.name)))
        with QSignalBlocker(self.parts_box):
            self.parts_box.setCurrentIndex(2 if options.half_duplex else int(options.duplex))
        self._offer()

    def show_mode(self, mode: str) -> None:
        """Enable what applies to a mode."""
        self._mode = mode
        self._offer()

    def show_strategy(self, name: str, facts: StrategyFacts) -> None:
        """Enable what a strategy supports; tool tips explain the rest."""
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
        """Disable what does not fit the question, and say why."""
        for name, widget in self._fields.items():
            option, meaning = BY_NAME[name], _words(BY_NAME[name].meaning)
            reason = reason_against(
                name, self._strategy, self._mode, self._stipulation, self._of_problem
            )
            # What the problem has can always be removed, whether it fits or not.
            is_set = option.group is Group.QUESTION and self._of_problem.has(option)
            widget.setEnabled(is_set or not reason)
            widget.setToolTip(f"{meaning}\n{reason}" if reason else meaning)
        self._offer_checks()
        self._offer_numbers()

    def _offer_numbers(self) -> None:
        """Disable the numbers of options that are off."""
        self.tries_spin.setEnabled(self.tries_box.isChecked())
        for first, *others in self.spins.values():
            for spin in others:
                spin.setEnabled(first.value() != first.minimum())

    def _offer_checks(self) -> None:
        reason = reason_against_checks(self._strategy, self._stipulation)
        self.checks_box.setEnabled(not reason)
        meaning = self.tr("Look at checking moves alone: fast, but other keys are missed")
        self.checks_box.setToolTip(reason or meaning)

    def _change_problem(self, description: str, **fields: Any) -> None:
        changed = replace(self._of_problem, **fields)
        if changed != self._of_problem:
            self.problem_changed.emit(changed, description.replace("&", ""))

    def _keep_last_behind(self, first: int) -> None:
        """Do not let the last first move come before the first one."""
        if 0 < self._last_spin.value() < first:
            self._last_spin.setValue(first)

    def _keep_first_before(self, last: int) -> None:
        """Do not let the first first move come after the last one."""
        if 0 < last < self._first_spin.value():
            self._first_spin.setValue(last)

    def _emit_changes(self) -> None:
        self.reset_button.setEnabled(self._is_limited)
        self._offer_numbers()
        self.changed.emit()

    # -- the options chosen -------------------------------------------------------------------

    def restore_state(self, other: OptionsPanel) -> None:
        """Adopt the choices of another panel, including restrictions."""
        boxes, spins = other.findChildren(QCheckBox), other.findChildren(QSpinBox)
        for box, other_box in zip(self.findChildren(QCheckBox), boxes, strict=True):
            box.setChecked(other_box.isChecked())
        for spin, number in zip(self.findChildren(QSpinBox), spins, strict=True):
            spin.setValue(number.value())

    def commit(self) -> None:
        """Commit numbers that are being typed or were emptied."""
        for spin in self.findChildren(QSpinBox):
            spin.interpretText()

    def options(self, strategy: str) -> Options:
        """The options beyond the problem's own, without those that do not fit."""
        return Options(
            strategy=strategy,
            mode=Mode(self._mode),
            checks_only=_is_on(self.checks_box),
            threads=self.threads_spin.value() if self.threads_group.isEnabled() else 1,
            memory=self.memory_spin.value(),
            time_limit=float(self.limit_spin.value()) or None,
            **{
                one.name: self._value(one)
                for one in OPTIONS
                if one.group is not Group.QUESTION and self._fields[one.name].isEnabled()
            },
        )

    def _value(self, option: Option) -> Any:
        """The value of an option, if it is available."""
        box = self.boxes.get(option.name)
        numbers = tuple(spin.value() for spin in self.spins.get(option.name, ()))
        if box is not None and not numbers:
            return _shown(option, box.isChecked())
        if box is not None:
            return numbers[0] if box.isChecked() else 0
        if option.numbers[0].any and numbers[0] < option.numbers[0].least:
            return None
        return numbers if option.kind is Kind.PAIR else numbers[0]

    def choose_tries(self, refutations: int) -> None:
        """Turn on tries with at most this many refutations; 0 turns them off."""
        if refutations:
            self.tries_spin.setValue(refutations)
        self.tries_box.choose(refutations > 0)

    # -- remembering --------------------------------------------------------------------------

    def save(self, settings: QSettings) -> None:
        """Store the options that restrict nothing for the next start."""
        tries = self.tries_spin.value() if self.tries_box.preferred else 0
        for name, value in (
            ("set_play", self.set_play_box.preferred),
            ("tries", tries),
            ("threats", self.boxes["threats"].isChecked()),
            ("short_variations", self.boxes["no_short_variations"].isChecked()),
            ("threads", self.threads_spin.value()),
            ("memory", self.memory_spin.value()),
            ("more_options", self.more_button.isChecked()),
        ):
            settings.setValue(f"{_SETTINGS}/{name}", value)

    def restore(self, settings: QSettings) -> None:
        """Restore the stored options; limits and restrictions are never stored."""
        switches: tuple[tuple[str, QAbstractButton], ...] = (
            ("threats", self.boxes["threats"]),
            ("short_variations", self.boxes["no_short_variations"]),
            ("more_options", self.more_button),
        )
        for name, box in switches:
            usual = box.isChecked()
            box.setChecked(
                bool(settings.value(f"{_SETTINGS}/{name}", defaultValue=usual, type=bool))
            )
        set_play = settings.value(f"{_SETTINGS}/set_play", defaultValue=False, type=bool)
        self.set_play_box.choose(bool(set_play))
        tries = _stored_number(settings, "tries", BY_NAME["tries"].numbers[0].most)
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


def _shown(option: Option, value: bool) -> bool:
    """Whether the box of an option is ticked under a value; likewise the value of a tick."""
    return value != option.is_label_opposite


def _name_refutations(label: QLabel, count: int) -> None:
    label.setText(_words.count(count, "refutation", "refutations"))


def _stored_number(settings: QSettings, name: str, most: int) -> int | None:
    """A stored number from 1 to `most`; None for anything else."""
    stored = str(settings.value(f"{_SETTINGS}/{name}", ""))
    # A longer text is no number of ours, and Python refuses to read one of thousands of digits.
    if not stored.isdecimal() or len(stored) > len(str(most)):
        return None
    number = int(stored)
    return number if 1 <= number <= most else None


def _together(*widgets: QWidget) -> QWidget:
    group = QWidget()
    in_row(*widgets, on=group, spacing=STEP)
    return group


def _labelled(text: str, field: QWidget) -> tuple[QWidget, QWidget]:
    label = label_of(field, text)
    return label, field

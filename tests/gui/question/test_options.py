"""The options in plain words: what fits can be had, what restricts is seen."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QLineEdit

from matewright.engine import ALL_THREADS, Options
from matewright.gui.main_window import MainWindow
from matewright.model.position import Position
from matewright.model.stipulation import Stipulation
from tests.gui.conftest import PRINZ

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from matewright.gui.question.options_panel import OptionsPanel
    from tests.gui.conftest import FakeEngine, Person


@pytest.fixture
def panel(person: Person) -> OptionsPanel:
    person.window.document.edit_position(Position.from_fen(PRINZ), "set up")
    return person.window.question.options_panel


def ask(person: Person, text: str) -> None:
    person.window.question.stipulation_edit.choose(text)


def unfold(panel: OptionsPanel) -> None:
    QTest.mouseClick(panel.more_button, Qt.MouseButton.LeftButton)
    QApplication.processEvents()


def in_force(person: Person) -> str:
    label = person.window.question.in_force_label
    return label.text() if label.isVisible() else ""


def tip(widget: QWidget) -> str:
    group = widget.parentWidget()
    assert group is not None
    return widget.toolTip() or group.toolTip()


def test_most_options_are_folded_away_at_first(person: Person, panel: OptionsPanel) -> None:
    height = person.window.question.height()
    assert not panel.checks_box.isVisible()
    unfold(panel)
    assert panel.checks_box.isVisible()
    assert person.window.question.height() > height
    unfold(panel)
    assert person.window.question.height() == height


def test_every_option_is_handed_on(person: Person, panel: OptionsPanel, engine: FakeEngine) -> None:
    ask(person, "s#3")
    unfold(panel)
    box: QCheckBox
    for box in (panel.set_play_box, panel.tries_box):
        QTest.mouseClick(box, Qt.MouseButton.LeftButton, pos=box.rect().center())
    for box in (panel.threats_box, panel.short_box):
        box.setFocus()
        QTest.keyClick(box, Qt.Key.Key_Space)
    for spin, text in (
        (panel.solutions_spin, "7"),
        (panel.last_spin, "9"),
        (panel.first_spin, "3"),
        (panel.flights_spin, "2"),
        (panel.threat_spin, "1"),
        (panel.defences_spin, "4"),
        (panel.long_spin, "2"),
    ):
        spin.setFocus()
        spin.selectAll()
        QTest.keyClicks(spin, text)
    person.press("F7")
    assert engine.jobs[-1].options == Options(
        threads=ALL_THREADS,
        set_play=True,
        tries=1,
        threats=False,
        no_short_variations=True,
        max_solutions=7,
        first_move=3,
        last_move=9,
        max_flights=2,
        max_threat=1,
        non_trivial=(4, 2),
    )


_NOT_IN_BATTLE = {"stop_short_box", "white_box"}
_ONLY_IN_BATTLE = {
    "checks_box",
    "tries_box",
    "threats_box",
    "short_box",
    "post_key_box",
    "quodlibet_box",
    "flights_spin",
    "threat_spin",
    "defences_spin",
}


def test_what_does_not_fit_is_disabled_and_says_why(
    person: Person, panel: OptionsPanel, engine: FakeEngine
) -> None:
    # Everything is asked for where it can be, and is no longer where it cannot.
    ask(person, "s#3")
    for box in (panel.set_play_box, panel.tries_box):
        box.setChecked(True)
    panel.threats_box.setChecked(False)
    for spin in (panel.flights_spin, panel.threat_spin, panel.defences_spin):
        spin.setValue(2)
    fields = {
        name: field
        for name, field in vars(panel).items()
        if name.endswith(("_box", "_spin")) and name not in ("tries_spin", "long_spin", "parts_box")
    }
    for stipulation, unfit in (
        ("s#3", _NOT_IN_BATTLE | {"checks_box"}),
        ("#3", _NOT_IN_BATTLE | {"quodlibet_box", "defences_spin"}),
        ("h#3", _ONLY_IN_BATTLE),
        ("h#2.5", _ONLY_IN_BATTLE | {"white_box"}),
        ("ser-#3", _ONLY_IN_BATTLE | {"white_box", "set_play_box"}),
    ):
        ask(person, stipulation)
        assert {name for name, field in fields.items() if not field.isEnabled()} == unfit
        for name in unfit:
            assert f"Does not go with {stipulation}" in tip(fields[name])
        person.window.question.options().check(Stipulation.parse(stipulation))


def test_the_first_moves_stay_in_order(panel: OptionsPanel) -> None:
    panel.first_spin.setValue(5)
    panel.last_spin.setValue(8)
    panel.first_spin.setValue(10)
    assert panel.last_spin.value() == 10
    panel.last_spin.setValue(4)
    assert panel.first_spin.value() == 4
    panel.last_spin.setValue(0)
    assert panel.first_spin.value() == 4
    assert panel.last_spin.text() == "last"


def test_what_restricts_is_seen_at_a_glance(person: Person, panel: OptionsPanel) -> None:
    assert in_force(person) == ""
    ask(person, "s#3")
    panel.flights_spin.setValue(2)
    assert in_force(person) == "With: at most 2 flights. Other solutions may be missed."
    panel.defences_spin.setValue(1)
    panel.solutions_spin.setValue(1)
    assert in_force(person) == (
        "With: at most 2 flights, few defences longer than 1 move (NonTrivial 1 1), "
        "at most 1 solution. Other solutions may be missed."
    )
    ask(person, "h#3")
    assert "flights" not in in_force(person)
    assert "at most 1 solution" in in_force(person)
    panel.solutions_spin.setValue(0)
    assert in_force(person) == ""
    ask(person, "#3")
    panel.checks_box.click()
    panel.flights_spin.setValue(-1)
    assert in_force(person) == "With: checks only. Other solutions may be missed."
    ask(person, "s#3")
    assert "checks" not in in_force(person)


def test_what_restricts_or_limits_is_never_carried_over(
    person: Person, panel: OptionsPanel, make_window: Callable[[], MainWindow]
) -> None:
    ask(person, "s#3")
    panel.threats_box.setChecked(False)
    panel.short_box.setChecked(False)
    unfold(panel)
    for spin in (
        panel.solutions_spin,
        panel.first_spin,
        panel.last_spin,
        panel.flights_spin,
        panel.threat_spin,
        panel.defences_spin,
    ):
        spin.setValue(3)
    person.window.document.undo_stack.setClean()
    person.window.close()
    again = make_window()
    assert again.question.options_panel.checks_box.isVisible()
    again.question.stipulation_edit.choose("s#3")
    assert again.question.options() == Options(
        threads=ALL_THREADS, threats=False, no_short_variations=True
    )
    again.question.stipulation_edit.choose("h#3")
    assert again.question.options() == Options(threads=ALL_THREADS)


def test_what_only_the_default_strategy_has_is_not_asked_of_others(
    person: Person, panel: OptionsPanel, engine: FakeEngine
) -> None:
    panel.threats_box.setChecked(False)
    panel.solutions_spin.setValue(2)
    panel.last_spin.setValue(5)
    panel.flights_spin.setValue(1)
    for name in ("gms", "mater", "reference"):
        person.window.question.strategy_box.choose(name)
        for field in (panel.threats_box, panel.solutions_spin, panel.last_spin, panel.flights_spin):
            assert not field.isEnabled()
            assert tip(field).endswith(f"Strategy {name} has no such option")
        assert person.window.question.options().names == ()
        assert in_force(person) == ""
    person.window.question.strategy_box.choose("modern")
    assert person.window.question.options().names != ()


def test_a_number_of_solutions_is_not_for_the_shortest_mate(
    person: Person, panel: OptionsPanel
) -> None:
    panel.solutions_spin.setValue(2)
    person.window.question.mode_box.setCurrentIndex(2)
    assert person.window.question.options().max_solutions is None
    assert "shortest" in tip(panel.solutions_spin)


def test_one_button_takes_away_all_limits_and_restrictions(
    person: Person, panel: OptionsPanel
) -> None:
    ask(person, "s#3")
    unfold(panel)
    assert not panel.reset_button.isEnabled()
    panel.threats_box.setChecked(False)
    for spin in (
        panel.limit_spin,
        panel.solutions_spin,
        panel.first_spin,
        panel.last_spin,
        panel.flights_spin,
        panel.threat_spin,
        panel.defences_spin,
    ):
        spin.setValue(3)
    ask(person, "#3")
    panel.checks_box.setChecked(True)
    QTest.mouseClick(panel.reset_button, Qt.MouseButton.LeftButton)
    assert not panel.reset_button.isEnabled()
    assert person.window.question.options() == Options(threads=ALL_THREADS, threats=False)
    ask(person, "s#3")
    assert person.window.question.options() == Options(threads=ALL_THREADS, threats=False)


def test_a_number_can_be_typed_away(person: Person, panel: OptionsPanel) -> None:
    for text in ["any", "Any", "an", ""]:
        unfold(panel)
        for spin, other in ((panel.flights_spin, panel.threat_spin), (panel.limit_spin, None)):
            word = spin.specialValueText()
            spin.setValue(12)
            spin.setFocus()
            spin.selectAll()
            QTest.keyClick(spin, Qt.Key.Key_Delete)
            QTest.keyClicks(spin, text.replace("an", word[:2]) if text != "any" else word)
            QTest.keyClick(spin, Qt.Key.Key_Return)
            assert (spin.value(), spin.text()) == (spin.minimum(), word)
            if other is not None:
                other.setValue(2)
                assert person.window.question.options().max_flights is None


def test_no_tick_is_seen_where_nothing_is_asked_for(person: Person, panel: OptionsPanel) -> None:
    unfold(panel)
    panel.set_play_box.click()
    panel.tries_box.click()
    panel.post_key_box.click()
    for box in (panel.set_play_box, panel.tries_box):
        assert (box.isEnabled(), box.isChecked(), box.preferred) == (False, False, True)
    panel.post_key_box.click()
    for box in (panel.set_play_box, panel.tries_box):
        assert (box.isEnabled(), box.isChecked()) == (True, True)


def test_the_word_of_a_number_has_room(panel: OptionsPanel) -> None:
    unfold(panel)
    for spin in (panel.flights_spin, panel.limit_spin, panel.last_spin):
        line = spin.findChild(QLineEdit)
        assert line is not None
        assert line.width() > line.fontMetrics().horizontalAdvance(spin.text()) + 4


def test_a_number_just_emptied_restricts_nothing(
    person: Person, panel: OptionsPanel, engine: FakeEngine
) -> None:
    unfold(panel)
    panel.flights_spin.setValue(2)
    panel.flights_spin.setFocus()
    panel.flights_spin.selectAll()
    QTest.keyClick(panel.flights_spin, Qt.Key.Key_Delete)
    person.press("F7", panel.flights_spin)
    assert engine.jobs[-1].options.max_flights is None

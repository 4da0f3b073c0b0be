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
from matewright.model.options import BY_NAME
from matewright.model.position import Position
from matewright.model.stipulation import Stipulation
from tests.gui.conftest import PRINZ

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from matewright.gui.question.options_panel import OptionsPanel
    from tests.gui.conftest import FakeEngine, Person

pytestmark = pytest.mark.features("answer", "file")


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
    for box in (panel.boxes["threats"], panel.boxes["no_short_variations"]):
        box.setFocus()
        QTest.keyClick(box, Qt.Key.Key_Space)
    for spin, text in (
        (panel.spins["max_solutions"][0], "7"),
        (panel.spins["last_move"][0], "9"),
        (panel.spins["first_move"][0], "3"),
        (panel.spins["max_flights"][0], "2"),
        (panel.spins["max_threat"][0], "1"),
        (panel.spins["non_trivial"][0], "4"),
        (panel.spins["non_trivial"][1], "2"),
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


_NOT_IN_BATTLE = {"stop_on_short", "white_to_play"}
_ONLY_IN_BATTLE = {
    "checks_only",
    "tries",
    "threats",
    "no_short_variations",
    "post_key",
    "quodlibet",
    "max_flights",
    "max_threat",
    "non_trivial",
}


def test_what_does_not_fit_is_disabled_and_says_why(
    person: Person, panel: OptionsPanel, engine: FakeEngine
) -> None:
    # Everything is asked for where it can be, and is no longer where it cannot.
    ask(person, "s#3")
    for box in (panel.set_play_box, panel.tries_box):
        box.setChecked(True)
    panel.boxes["threats"].setChecked(False)
    for spin in (
        panel.spins["max_flights"][0],
        panel.spins["max_threat"][0],
        panel.spins["non_trivial"][0],
    ):
        spin.setValue(2)
    numbers = {name: spins[0] for name, spins in panel.spins.items()}
    fields: dict[str, QWidget] = {**numbers, **panel.boxes, "checks_only": panel.checks_box}
    assert {*fields, "duplex", "half_duplex"} == {*BY_NAME, "checks_only"}
    for stipulation, unfit in (
        ("s#3", _NOT_IN_BATTLE | {"checks_only"}),
        ("#3", _NOT_IN_BATTLE | {"quodlibet", "non_trivial"}),
        ("h#3", _ONLY_IN_BATTLE),
        ("h#2.5", _ONLY_IN_BATTLE | {"white_to_play"}),
        ("ser-#3", _ONLY_IN_BATTLE | {"white_to_play", "set_play"}),
    ):
        ask(person, stipulation)
        assert {name for name, field in fields.items() if not field.isEnabled()} == unfit
        for name in unfit:
            assert f"Does not go with {stipulation}" in tip(fields[name])
        person.window.question.options().check(Stipulation.parse(stipulation))


def test_after_the_key_there_are_no_first_moves_to_number(
    person: Person, panel: OptionsPanel
) -> None:
    ask(person, "#2")
    panel.spins["first_move"][0].setValue(3)
    assert person.window.question.options().first_move == 3
    panel.boxes["post_key"].click()
    assert not panel.spins["first_move"][0].isEnabled()
    assert "diagram after the key" in tip(panel.spins["first_move"][0])
    assert person.window.question.options().first_move == 1


def test_the_first_moves_stay_in_order(panel: OptionsPanel) -> None:
    panel.spins["first_move"][0].setValue(5)
    panel.spins["last_move"][0].setValue(8)
    panel.spins["first_move"][0].setValue(10)
    assert panel.spins["last_move"][0].value() == 10
    panel.spins["last_move"][0].setValue(4)
    assert panel.spins["first_move"][0].value() == 4
    panel.spins["last_move"][0].setValue(0)
    assert panel.spins["first_move"][0].value() == 4
    assert panel.spins["last_move"][0].text() == "last"


def test_what_restricts_is_seen_at_a_glance(person: Person, panel: OptionsPanel) -> None:
    assert in_force(person) == ""
    ask(person, "s#3")
    panel.spins["max_flights"][0].setValue(2)
    assert in_force(person) == "With: at most 2 flights. Other solutions may be missed."
    panel.spins["non_trivial"][0].setValue(1)
    panel.spins["max_solutions"][0].setValue(1)
    assert in_force(person) == (
        "With: at most 2 flights, few defences longer than 1 move (NonTrivial 1 1), "
        "at most 1 solution. Other solutions may be missed."
    )
    ask(person, "h#3")
    assert "flights" not in in_force(person)
    assert "at most 1 solution" in in_force(person)
    panel.spins["max_solutions"][0].setValue(0)
    assert in_force(person) == ""
    ask(person, "#3")
    panel.checks_box.click()
    panel.spins["max_flights"][0].setValue(-1)
    assert in_force(person) == "With: checks only. Other solutions may be missed."
    ask(person, "s#3")
    assert "checks" not in in_force(person)


@pytest.mark.whole_window
def test_what_restricts_or_limits_is_never_carried_over(
    person: Person, panel: OptionsPanel, make_window: Callable[[], MainWindow]
) -> None:
    ask(person, "s#3")
    panel.boxes["threats"].setChecked(False)
    panel.boxes["no_short_variations"].setChecked(False)
    unfold(panel)
    for spin in (
        panel.spins["max_solutions"][0],
        panel.spins["first_move"][0],
        panel.spins["last_move"][0],
        panel.spins["max_flights"][0],
        panel.spins["max_threat"][0],
        panel.spins["non_trivial"][0],
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
    panel.boxes["threats"].setChecked(False)
    panel.spins["max_solutions"][0].setValue(2)
    panel.spins["last_move"][0].setValue(5)
    panel.spins["max_flights"][0].setValue(1)
    for name in ("gms", "mater", "reference"):
        person.window.question.strategy_box.choose(name)
        for field in (
            panel.boxes["threats"],
            panel.spins["max_solutions"][0],
            panel.spins["last_move"][0],
            panel.spins["max_flights"][0],
        ):
            assert not field.isEnabled()
            assert tip(field).endswith(f"Strategy {name} has no such option")
        assert person.window.question.options().names == ()
        assert in_force(person) == ""
    person.window.question.strategy_box.choose("modern")
    assert person.window.question.options().names != ()


def test_a_number_of_solutions_is_not_for_the_shortest_mate(
    person: Person, panel: OptionsPanel
) -> None:
    panel.spins["max_solutions"][0].setValue(2)
    person.window.question.mode_box.setCurrentIndex(2)
    assert person.window.question.options().max_solutions is None
    assert "shortest" in tip(panel.spins["max_solutions"][0])


def test_one_button_takes_away_all_limits_and_restrictions(
    person: Person, panel: OptionsPanel
) -> None:
    ask(person, "s#3")
    unfold(panel)
    assert not panel.reset_button.isEnabled()
    panel.boxes["threats"].setChecked(False)
    for spin in (
        panel.limit_spin,
        panel.spins["max_solutions"][0],
        panel.spins["first_move"][0],
        panel.spins["last_move"][0],
        panel.spins["max_flights"][0],
        panel.spins["max_threat"][0],
        panel.spins["non_trivial"][0],
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
        for spin, other in (
            (panel.spins["max_flights"][0], panel.spins["max_threat"][0]),
            (panel.limit_spin, None),
        ):
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
    panel.boxes["post_key"].click()
    for box in (panel.set_play_box, panel.tries_box):
        assert (box.isEnabled(), box.isChecked(), box.preferred) == (False, False, True)
    panel.boxes["post_key"].click()
    for box in (panel.set_play_box, panel.tries_box):
        assert (box.isEnabled(), box.isChecked()) == (True, True)


def test_the_word_of_a_number_has_room(panel: OptionsPanel) -> None:
    unfold(panel)
    for spin in (panel.spins["max_flights"][0], panel.limit_spin, panel.spins["last_move"][0]):
        line = spin.findChild(QLineEdit)
        assert line is not None
        assert line.width() > line.fontMetrics().horizontalAdvance(spin.text()) + 4


def test_a_number_just_emptied_restricts_nothing(
    person: Person, panel: OptionsPanel, engine: FakeEngine
) -> None:
    unfold(panel)
    panel.spins["max_flights"][0].setValue(2)
    panel.spins["max_flights"][0].setFocus()
    panel.spins["max_flights"][0].selectAll()
    QTest.keyClick(panel.spins["max_flights"][0], Qt.Key.Key_Delete)
    person.press("F7", panel.spins["max_flights"][0])
    assert engine.jobs[-1].options.max_flights is None

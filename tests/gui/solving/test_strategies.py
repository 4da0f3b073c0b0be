"""Choosing a strategy: what each can be asked for, and how its answer is shown."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from matewright.engine import DEFAULT_STRATEGY, EXHAUSTIVE, HISTORIC
from matewright.gui.board.caption import StateBadge
from matewright.gui.widgets.choice_box import ChoiceBox
from matewright.model.position import Position
from matewright.model.solution import EMPTY_TREE, Mode, Status
from matewright.model.verdict import Judgement, Verdict
from matewright.services.solving import strategies
from matewright.services.solving.strategies import FACTS, NAMES
from tests.gui.conftest import PRINZ, prinz, row_of_key

if TYPE_CHECKING:
    from matewright.gui.main_window import MainWindow
    from tests.gui.conftest import FakeEngine, Person

pytestmark = pytest.mark.features("answer")

GRASSHOPPER = "7k/5K2/8/8/8/8/8/G5R1 w - - 0 1"
STALEMATE = "5k2/8/4P3/8/8/8/K2Q4/8 w - - 0 1"
"""Mate-in-two claims 1.Qg5, but 1...Ke8 2.Qf6 is stalemate."""


def set_up(person: Person, fen: str = PRINZ, stipulation: str = "#2") -> None:
    person.window.document.edit_stipulation(stipulation)
    person.window.document.edit_position(Position.from_fen(fen), "set up")


def free(box: ChoiceBox) -> list[str]:
    """The values that can be chosen."""
    model = box.model()
    return [
        box.itemData(row)
        for row in range(box.count())
        if model.flags(model.index(row, 0)) & Qt.ItemFlag.ItemIsEnabled
    ]


def tool_tip(box: ChoiceBox, value: str) -> str:
    """What the open list says of an entry."""
    return str(box.itemData(box.findData(value), Qt.ItemDataRole.ToolTipRole))


def choose(person: Person, strategy: str) -> None:
    """Choose with the keyboard, as far as the list lets one go."""
    box = person.window.question.strategy_box
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Home)
    while box.value != strategy:
        before = box.value
        QTest.keyClick(box, Qt.Key.Key_Down)
        assert box.value != before, f"{strategy} cannot be chosen"


def test_every_strategy_is_offered_with_its_meaning(person: Person) -> None:
    set_up(person)
    box = person.window.question.strategy_box
    assert [box.itemText(row) for row in range(box.count())] == list(NAMES)
    for name in NAMES:
        assert tool_tip(box, name) == FACTS[name].meaning
    assert box.value == DEFAULT_STRATEGY


def test_what_a_strategy_lacks_is_disabled_and_says_why(person: Person, engine: FakeEngine) -> None:
    for name in NAMES:
        set_up(person)
        choose(person, name)
        question, facts = person.window.question, FACTS[name]
        assert free(question.mode_box) == [mode for mode in Mode if mode in facts.modes]
        for mode in Mode:
            if mode not in facts.modes:
                assert f"Strategy {name} has only" in tool_tip(question.mode_box, mode)
        for widget, has in (
            (question.options_panel.checks_box, facts.has("checks_only")),
            (question.options_panel.threads_spin, facts.has("threads")),
            (question.options_panel.memory_spin, facts.has("memory")),
        ):
            assert widget.isEnabled() == has
            assert (f"Strategy {name} " in tip_of(widget)) != has
        assert facts.limits in question.strategy_box.toolTip()


def tip_of(widget: QWidget) -> str:
    """The tool tip of a field or of the group it stands in."""
    group = widget.parentWidget()
    assert group is not None
    return widget.toolTip() or group.toolTip()


@pytest.mark.parametrize("name", HISTORIC)
def test_what_was_ticked_before_is_not_asked_of_a_historic_program(
    person: Person, engine: FakeEngine, name: str
) -> None:
    set_up(person)
    question = person.window.question
    question.options_panel.set_play_box.click()
    question.options_panel.tries_box.click()
    question.options_panel.checks_box.click()
    question.options_panel.threads_spin.setValue(question.options_panel.threads_spin.maximum())
    choose(person, name)
    QTest.mouseClick(question.solve_button, Qt.MouseButton.LeftButton)
    options = engine.jobs[-1].options
    assert (options.strategy, options.mode, options.threads) == (name, Mode.SHORTEST, 1)
    assert (options.tries, options.set_play) == (0, False)
    assert options.checks_only == FACTS[name].has("checks_only")


def test_the_depth_of_work_comes_back_with_a_strategy_that_has_it(person: Person) -> None:
    set_up(person)
    question = person.window.question
    assert question.mode_box.value == Mode.FULL
    choose(person, "mater")
    assert question.mode_box.value == Mode.SHORTEST
    choose(person, "gms")
    assert question.mode_box.value == Mode.FULL


def test_a_program_for_mates_in_two_is_offered_for_them_alone(person: Person) -> None:
    set_up(person)
    choose(person, "prinz")
    box = person.window.question.strategy_box
    set_up(person, stipulation="#3")
    assert box.value == DEFAULT_STRATEGY
    assert tool_tip(box, "prinz") == "looks for mates in 2 only"
    set_up(person, stipulation="#2")
    assert box.value == "prinz"


@pytest.mark.parametrize(
    ("fen", "stipulation", "why"),
    [
        (GRASSHOPPER, "#2", "does not know the fairy men"),
    ],
)
def test_what_two_strategies_can_do_is_offered_by_them_alone(
    person: Person, fen: str, stipulation: str, why: str
) -> None:
    box = person.window.question.strategy_box
    set_up(person, fen, stipulation)
    assert free(box) == [EXHAUSTIVE, strategies.REFERENCE]
    assert box.value == EXHAUSTIVE
    for name in NAMES:
        if name not in free(box):
            assert why in tool_tip(box, name)
    set_up(person)
    assert box.value == DEFAULT_STRATEGY
    assert free(box) == list(NAMES)


def test_fairy_pieces_are_solved_and_browsed(
    person: Person, engine: FakeEngine, real_engine: None
) -> None:
    set_up(person, GRASSHOPPER, "#1")
    person.press("F7")
    person.wait_for_answer()
    solution = person.window.document.problem.solution
    assert solution is not None
    assert solution.strategy == EXHAUSTIVE
    # On g7 the rook is what the grasshopper hops over to give check.
    assert set(solution.keys) == {"g1h1", "g1g7"}
    person.press("Alt+Right")
    assert "1.Rh1" in person.window.panel.line_label.text()


def test_a_help_mate_is_solved_and_browsed(
    person: Person, engine: FakeEngine, real_engine: None
) -> None:
    set_up(person, "7k/5K2/8/8/8/8/8/6R1 b - - 0 1", "h#1")
    assert "helpmate in 1" in person.window.question.progress.known_label.text()
    assert person.window.question.picker.currentText() == "Helpmate in 1"
    person.press("F7")
    person.wait_for_answer()
    solution = person.window.document.problem.solution
    assert solution is not None
    assert solution.strategy == DEFAULT_STRATEGY
    before = person.window.board.position
    person.press("Alt+Right")
    assert person.window.board.position != before


def test_what_is_no_direct_mate_is_for_modern(person: Person) -> None:
    for stipulation in ["h#2", "s#3", "=2", "ser-h#4"]:
        box = person.window.question.strategy_box
        set_up(person, PRINZ, stipulation)
        assert box.value == DEFAULT_STRATEGY
        for name in ("gms", "mater", "prinz"):
            assert f"does not solve {stipulation}" in tool_tip(box, name)


def test_what_stands_in_is_not_remembered(
    person: Person, make_window: Callable[[], MainWindow], settings: QSettings
) -> None:
    set_up(person, GRASSHOPPER)
    person.window.document.undo_stack.setClean()
    person.window.question.save_options(settings)
    options = make_window().question.options()
    assert (options.strategy, options.mode) == (DEFAULT_STRATEGY, Mode.FULL)


# -- claims ------------------------------------------------------------------------------------


def test_a_claim_is_called_so_and_fills_no_bar(
    person: Person, engine: FakeEngine, real_engine: None
) -> None:
    set_up(person, STALEMATE)
    choose(person, "prinz")
    person.press("F7")
    person.wait_for_answer()
    solution = person.window.document.problem.solution
    assert solution is not None
    assert solution.status is Status.CLAIMED
    window = person.window
    assert window.panel.caption.state.text.startswith("Claimed")
    label = window.question.progress.known_label
    assert label.text().startswith("Claimed by strategy prinz")
    # The note says how the claim stands to the truth.
    assert "takes stalemate for mate" in label.toolTip()
    assert window.solution.phases[0].heading == "Claimed key"
    assert row_of_key(window).startswith("1.Qg5 not proved")
    for words in (label.text(), window.panel.caption.state.text):
        assert "proved to" not in words
        assert "Solved" not in words
        assert "Sound" not in words


def test_only_a_proof_fills_the_bar(person: Person, engine: FakeEngine) -> None:
    set_up(person)
    bar = person.window.question.progress.bar
    for status, full in (
        (Status.SOLVED, True),
        (Status.NONE, True),
        (Status.CLAIMED, False),
        (Status.PARTIAL, False),
    ):
        person.window.solve()
        engine.jobs[-1].end(replace(prinz(), status=status, tree=EMPTY_TREE.root))
        person.wait_for_answer()
        assert (bar.part == 1) == full, status


def test_a_claim_has_a_shape_of_its_own(person: Person) -> None:
    badge = StateBadge()
    person.bot.addWidget(badge)
    badge.show()
    pictures = {}
    for verdict in (
        Verdict.CLAIMED,
        Verdict.SOUND,
        Verdict.COOKED,
        Verdict.NO_SOLUTION,
        Verdict.PARTIAL,
        Verdict.UNSOLVED,
    ):
        badge.show_judgement(Judgement(verdict))
        QApplication.processEvents()
        image = badge.dot.grab().toImage()
        ground = image.pixelColor(0, 0)
        pictures[verdict] = tuple(
            image.pixelColor(x, y) == ground
            for x in range(image.width())
            for y in range(image.height())
        )
    assert all(pictures[other] != pictures[Verdict.CLAIMED] for other in list(pictures)[1:])

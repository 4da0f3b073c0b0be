"""Watching Prinz's program: the diagram, counters, pace and answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from matewright.gui.museum.diagram import BLOCKS, FlowDiagram
from matewright.gui.museum.dialog import PrinzDialog, in_words, long_move
from matewright.gui.museum.player import SPEEDS
from matewright.gui.widgets import appearance, theme
from matewright.model.position import Position
from matewright.museum.prinz import SECONDS_PER_STEP, TEST_POSITION, PrinzMachine, PrinzState
from tests.gui.conftest import PRINZ

if TYPE_CHECKING:
    from tests.gui.conftest import FakeEngine, Person

pytestmark = pytest.mark.features("question", "engines")

STALEMATE = "5k2/8/4P3/8/8/8/K2Q4/8 w - - 0 1"
"""The program claims 1.Qg5, but 1...Ke8 2.Qf6 is stalemate."""

NEEDS_NO_PAWN = "k7/8/1K6/8/8/8/7P/8 w - - 0 1"
"""There is no mate in two here, and no stalemate that could be taken for one."""


def states(fen: str, steps: int) -> list[PrinzState]:
    """What the machine shows before and after each of the first steps."""
    machine = PrinzMachine(Position.from_fen(fen))
    return [machine.state, *(machine.advance(1) for _ in range(steps))]


def watch(person: Person, fen: str = PRINZ) -> PrinzDialog:
    """Set up a position and open the window by its keys."""
    person.window.document.edit_position(Position.from_fen(fen), "set up")
    person.press("Ctrl+Shift+P")
    (dialog,) = person.window.findChildren(PrinzDialog)
    person.bot.waitExposed(dialog)
    dialog.activateWindow()
    QApplication.processEvents()
    return dialog


def wait_for_end(person: Person, dialog: PrinzDialog) -> PrinzState:
    person.bot.waitUntil(lambda: finished(dialog))
    state = dialog.player.state
    assert state is not None
    return state


def finished(dialog: PrinzDialog) -> bool:
    state = dialog.player.state
    return state is not None and state.finished


def figures(dialog: PrinzDialog) -> dict[str, str]:
    return {name: label.text() for name, label in dialog.counters.items()}


def test_the_menu_offers_it(person: Person) -> None:
    (solve_menu,) = [menu for menu in person.window.menus.all if menu.title() == "&Solve"]
    assert "&Watch Prinz's Program …" in [action.text() for action in solve_menu.actions()]


def test_it_begins_at_the_first_block_with_nothing_done(person: Person) -> None:
    dialog = watch(person)
    assert dialog.diagram.spoken_value().startswith("W1, entry 1")
    assert figures(dialog) == {"piece": "–", "direction": "–", "step": "–", "steps": "0"}
    assert dialog.moves_label.text() == "Moves standing: –"
    assert dialog.board.position.fen == PRINZ
    assert not dialog.claim_label.isVisible()


def test_each_step_shows_what_the_machine_shows(person: Person) -> None:
    dialog = watch(person)
    for state in states(PRINZ, 40)[1:]:
        person.press("Alt+Right", dialog)
        assert dialog.diagram.spoken_value().startswith(BLOCKS[state.block])
        number = f"{'entry' if state.passage < 3 else 'exit'} {state.passage}"
        assert number in dialog.passage_label.text()
        assert dialog.board.position == Position.from_fen(state.board_fen)
        shown = figures(dialog)
        assert shown["steps"] == str(state.steps)
        if state.direction:
            assert shown["piece"].split()[0] == str(state.piece + 1)
            assert shown["direction"] == str(state.direction)
            assert shown["step"] == str(state.step)
        assert dialog.moves_label.text().count("W1") == bool(state.moves)
        assert dialog.mark_1_label.text() == in_words(state.steps * SECONDS_PER_STEP)


def test_the_moves_standing_are_told_by_block(person: Person) -> None:
    dialog = watch(person)
    while (state := dialog.player.state) is not None and len(state.moves) < 3:
        QTest.mouseClick(dialog.step_button, Qt.MouseButton.LeftButton)
    assert dialog.moves_label.text() == "Moves standing: W1 Rh1–h2 · B1 h7–h6 · W2 Rh2–h3"


def test_to_the_end_it_claims_the_key_and_names_its_limits(person: Person) -> None:
    dialog = watch(person)
    person.press("Alt+End", dialog)
    state = wait_for_end(person, dialog)
    assert state.key == "h1h6"
    assert dialog.claim_label.isVisible()
    assert dialog.claim_label.text() == "Claimed: mate in two by Rh1–h6."
    assert "stalemate for mate" in dialog.answer_label.text()
    assert dialog.diagram.spoken_value().startswith("B1, exit 4")
    for button in (dialog.run_button, dialog.step_button, dialog.end_button):
        assert not button.isEnabled()
    assert dialog.restart_button.isEnabled()


def test_the_test_position_takes_the_fifteen_minutes_of_1951(person: Person) -> None:
    dialog = watch(person, TEST_POSITION)
    assert "15 minutes" in dialog.calibration_label.text()
    assert "Estimated" in dialog.calibration_label.text()
    person.press("Alt+End", dialog)
    wait_for_end(person, dialog)
    assert dialog.mark_1_label.text() == "15 min 00 s"
    assert dialog.here_label.text().endswith("ms")


def test_where_there_is_no_mate_it_says_so(person: Person) -> None:
    dialog = watch(person, NEEDS_NO_PAWN)
    person.press("Alt+End", dialog)
    assert wait_for_end(person, dialog).key is None
    assert dialog.claim_label.text() == "Claimed: no mate in two."
    assert dialog.diagram.spoken_value().startswith("W1, exit 4")


def test_the_truth_about_the_claim_is_told(
    person: Person, engine: FakeEngine, real_engine: None
) -> None:
    dialog = watch(person, STALEMATE)
    person.press("Alt+End", dialog)
    wait_for_end(person, dialog)
    person.bot.waitUntil(lambda: not dialog.runner.is_running)
    assert dialog.claim_label.text() == "Claimed: mate in two by Qd2–g5."
    first, *_, limits = dialog.answer_label.text().splitlines()
    assert "takes stalemate for mate (1.Qg5 Ke8 2.Qf6=)" in first
    assert "knows no castling" in limits


def test_it_runs_by_itself_and_pauses(person: Person) -> None:
    dialog = watch(person)
    dialog.speed_slider.setValue(SPEEDS.index(50))
    person.press("F8", dialog)
    assert dialog.run_button.text() == "Pau&se"
    person.bot.waitUntil(lambda: int(figures(dialog)["steps"]) >= 5)
    person.press("F8", dialog)
    assert not dialog.player.is_running
    assert dialog.run_button.text() == "R&un"
    # Between ticks nothing moves: the next step is exactly one further.
    before = int(figures(dialog)["steps"])
    person.press("Alt+Right", dialog)
    assert int(figures(dialog)["steps"]) == before + 1


def test_a_step_pauses_what_runs(person: Person) -> None:
    dialog = watch(person)
    person.press("F8", dialog)
    QTest.mouseClick(dialog.step_button, Qt.MouseButton.LeftButton)
    assert not dialog.player.is_running


def test_it_runs_to_the_end_at_full_speed_and_stops_there(person: Person) -> None:
    dialog = watch(person)
    dialog.speed_slider.setFocus()
    person.press("End", dialog.speed_slider)
    assert dialog.speed_label.text().startswith("50")
    person.press("F8", dialog)
    assert wait_for_end(person, dialog).steps == states(PRINZ, 0)[0].steps + 572
    assert not dialog.player.is_running


def test_restart_begins_anew(person: Person) -> None:
    dialog = watch(person)
    person.press("Alt+End", dialog)
    wait_for_end(person, dialog)
    person.press("Alt+Home", dialog)
    assert figures(dialog)["steps"] == "0"
    assert dialog.board.position.fen == PRINZ
    assert dialog.run_button.isEnabled()
    assert not dialog.claim_label.isVisible()


def test_the_speed_is_told_in_words(person: Person) -> None:
    dialog = watch(person)
    dialog.speed_slider.setValue(0)
    assert dialog.speed_label.text() == "1 step a second"
    dialog.speed_slider.setValue(SPEEDS.index(1_000))
    assert dialog.speed_label.text() == "1,000 steps a second"


def test_opening_it_again_goes_on_with_the_same_position(person: Person) -> None:
    dialog = watch(person)
    for _ in range(3):
        person.press("Alt+Right", dialog)
    person.close(dialog)
    assert not dialog.isVisible()
    person.press("Ctrl+Shift+P")
    assert person.window.findChildren(PrinzDialog) == [dialog]
    assert dialog.isVisible()
    assert figures(dialog)["steps"] == "3"


def test_another_position_begins_anew(person: Person) -> None:
    dialog = watch(person)
    person.press("Alt+Right", dialog)
    person.close(dialog)
    assert watch(person, NEEDS_NO_PAWN) is dialog
    assert figures(dialog)["steps"] == "0"
    assert dialog.board.position.fen == NEEDS_NO_PAWN


def test_closing_pauses(person: Person) -> None:
    dialog = watch(person)
    person.press("F8", dialog)
    QTest.mouseClick(dialog.close_button, Qt.MouseButton.LeftButton)
    assert not dialog.isVisible()
    assert not dialog.player.is_running


def test_a_position_it_does_not_take_is_refused_in_a_sentence(person: Person) -> None:
    person.window.document.edit_position(Position.from_fen("8/8/8/8/8/8/8/8 w - - 0 1"), "set up")
    sentence = person.read_box(lambda: person.press("Ctrl+Shift+P"))
    assert "king" in sentence.lower()
    assert not any(dialog.isVisible() for dialog in person.window.findChildren(PrinzDialog))


def test_black_to_move_is_explained(person: Person) -> None:
    dialog = watch(person, "7R/8/8/8/8/6p1/6PP/5kBK b - - 0 1")
    assert "W stands for Black" in dialog.answer_label.text()


def test_it_fits_a_small_screen_and_every_part_has_a_name(person: Person) -> None:
    dialog = watch(person)
    assert dialog.width() <= 1024
    assert dialog.height() <= 660
    assert dialog.minimumSizeHint().width() <= 1024
    assert dialog.minimumSizeHint().height() <= 660
    for button in dialog.findChildren(QPushButton):
        assert button.text()
    assert dialog.speed_slider.accessibleName()
    assert dialog.diagram.accessibleName()
    assert dialog.board.accessibleName()


def test_the_keyboard_reaches_every_control(person: Person) -> None:
    dialog = watch(person)
    reached = set()
    for _ in range(12):
        QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
        reached.add(dialog.focusWidget())
    expected = {
        dialog.board,
        dialog.diagram,
        dialog.restart_button,
        dialog.run_button,
        dialog.step_button,
        dialog.end_button,
        dialog.speed_slider,
        dialog.close_button,
    }
    assert expected <= reached


@pytest.mark.parametrize("scheme", [theme.Scheme.LIGHT, theme.Scheme.DARK])
def test_only_the_active_block_is_filled_and_its_passage_strong(
    person: Person, qapp: QApplication, scheme: theme.Scheme
) -> None:
    appearance.apply(qapp, scheme)
    diagram = FlowDiagram()
    person.bot.addWidget(diagram)
    diagram.resize(QSize(316, 452))
    accent = theme.colours_of(qapp.palette()).accent

    def accented(block: int, passage: int) -> set[int]:
        """Which blocks are filled with the accent, looked at near their left edges."""
        diagram.show_passage(block, passage)
        image = diagram.grab().toImage()
        return {
            number
            for number in range(4)
            if image.pixelColor(24 + 8, 34 + 106 * number + 22).name() == accent
        }

    for block in range(4):
        assert accented(block, 1) == {block}
    pictures = set()
    for block in range(4):
        for passage in (1, 2, 3, 4):
            if (block, passage) == (3, 2):
                continue
            diagram.show_passage(block, passage)
            pictures.add(bytes(diagram.grab().toImage().constBits()))
    assert len(pictures) == 15


def test_moves_are_written_with_their_pieces() -> None:
    position = Position.from_fen(PRINZ)
    assert long_move(position, "h1h6") == "Rh1–h6"
    assert long_move(position, "h1h7") == "Rh1xh7"
    assert long_move(position, "h7h6") == "h7–h6"


@pytest.mark.parametrize(
    ("seconds", "words"),
    [(0.0003, "0.3 ms"), (4.2, "4.20 s"), (900, "15 min 00 s"), (7_500, "2 h 05 min")],
)
def test_times_are_told_in_words(seconds: float, words: str) -> None:
    assert in_words(seconds) == words

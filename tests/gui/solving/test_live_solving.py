"""Live solving: what stands beside the board after an edit, and what it never claims."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessibleAnnouncementEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from matewright.engine import Options
from matewright.gui.board import caption
from matewright.gui.main_window import MainWindow
from matewright.gui.preferences.preferences import LIVE_SECONDS, LIVE_SOLVING, PIECE_LETTERS
from matewright.model.conditions import conditions_of
from matewright.model.piece import Colour
from matewright.model.play_options import PlayOptions
from matewright.model.position import Position
from matewright.model.solution import Mode, Progress, Solution, Status, Tree
from matewright.model.stipulation import Stipulation
from matewright.model.twin import Twin
from tests.gui.conftest import PRINZ, partial, prinz

if TYPE_CHECKING:
    from matewright.model.problem import Problem
    from tests.gui.conftest import FakeEngine, FakeJob, Person

pytestmark = pytest.mark.features("answer", "workshop", "play")


def keys_alone(count: int = 1) -> Solution:
    """The answer of a live run: the first moves that are keys, and nothing below them."""
    whole = prinz().tree.tree
    tree = Tree(
        [whole.moves[place] for place in range(count + 1)],
        [whole.roles[0], *[whole.roles[1]] * count],
        [whole.marks[3]] * (count + 1),
        [0] + [2] * count,
        [0] * (count + 1),
    )
    return replace(prinz(), mode=Mode.KEYS, keys=("h1h6", "h1h2")[:count], tree=tree.root)


def state(person: Person) -> str:
    return person.window.panel.caption.state.text


def switch_on(person: Person) -> None:
    QTest.mouseClick(person.window.question.live_box, Qt.MouseButton.LeftButton)
    QApplication.processEvents()


def set_up(person: Person) -> None:
    person.window.document.edit_position(Position.from_fen(PRINZ), "set up")
    QApplication.processEvents()


def edit(person: Person) -> None:
    person.drag("h1", "h2")
    QApplication.processEvents()


def answer(person: Person, job: FakeJob, solution: Solution) -> None:
    """Have a live run end, and wait until that is seen."""
    job.end(solution)
    person.bot.waitUntil(lambda: not state(person).startswith("Still working"))


def test_every_edit_is_solved_in_the_background(person: Person, engine: FakeEngine) -> None:
    switch_on(person)
    set_up(person)
    assert state(person) == "Still working …"
    job = engine.jobs[-1]
    threads = person.window.question.options().threads
    assert job.options == Options(time_limit=20.0, memory=64, threads=threads)
    answer(person, job, keys_alone())
    assert state(person) == "Sound · 1 key · Rh6 · live"
    edit(person)
    assert state(person) == "Still working …", "what was true before the edit is no longer said"
    assert engine.jobs[-1].position == person.window.document.problem.position
    # It is shown and not kept: only Solve stores an answer.
    assert person.window.document.problem.solution is None
    assert person.window.solution.is_stale


def test_another_condition_is_another_question(person: Person, engine: FakeEngine) -> None:
    switch_on(person)
    set_up(person)
    answer(person, engine.jobs[-1], keys_alone())
    document, before = person.window.document, len(engine.jobs)
    document.edit(replace(document.problem, conditions=conditions_of(["Circe"])), "Circe")
    person.bot.waitUntil(lambda: len(engine.jobs) > before)
    assert state(person) == "Still working …"


def test_cooks_are_named(person: Person, engine: FakeEngine) -> None:
    switch_on(person)
    set_up(person)
    answer(person, engine.jobs[-1], keys_alone(2))
    assert state(person) == "Cooked · 2 keys · Rh6 Rh2 · live"


def test_other_letters_are_taken_at_once(person: Person, engine: FakeEngine) -> None:
    switch_on(person)
    set_up(person)
    answer(person, engine.jobs[-1], keys_alone())
    person.window.preferences.set(PIECE_LETTERS, "german")
    assert state(person) == "Sound · 1 key · Th6 · live"


def test_the_state_is_said_to_who_cannot_see_it(
    person: Person, engine: FakeEngine, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []

    class Ear:
        @staticmethod
        def updateAccessibility(event: QAccessibleAnnouncementEvent) -> None:  # noqa: N802 - Qt's
            said.append(event.message())

    monkeypatch.setattr(caption, "QAccessible", Ear)
    switch_on(person)
    set_up(person)
    answer(person, engine.jobs[-1], keys_alone())
    assert said == ["Sound · 1 key · Rh6 · live"]
    person.press("F7", person.window.board)
    engine.jobs[-1].end(prinz())
    person.wait_for_answer()
    assert said[1:] == ["Sound · 1 key · Rh6"]


def test_a_run_that_lasts_says_what_is_proved_so_far(person: Person, engine: FakeEngine) -> None:
    switch_on(person)
    set_up(person)
    engine.jobs[-1].progress = Progress("keys", refuted_below=2, keys=("h1h6", "h1h2"))
    expected = "Still working … · no mate in 1 · 2 keys found"
    person.bot.waitUntil(lambda: state(person) == expected)


def test_a_run_that_gives_up_is_called_partial(person: Person, engine: FakeEngine) -> None:
    switch_on(person)
    set_up(person)
    answer(person, engine.jobs[-1], partial(Position.from_fen(PRINZ), "#2"))
    assert state(person) == "Partial · stopped · no mate in 1 · live"


def test_a_newer_edit_cancels_the_older_run(person: Person, engine: FakeEngine) -> None:
    switch_on(person)
    set_up(person)
    older = engine.jobs[-1]
    older.handed_over.clear()
    older.end(keys_alone())
    edit(person)
    newer = engine.jobs[-1]
    assert newer is not older
    assert older.cancelled
    older.handed_over.set()
    answer(person, newer, replace(keys_alone(), status=Status.NONE, keys=(), length=None))
    assert state(person).startswith("No solution · no mate in 2")


def test_undo_shows_at_once_what_was_found_before(person: Person, engine: FakeEngine) -> None:
    switch_on(person)
    set_up(person)
    answer(person, engine.jobs[-1], keys_alone())
    edit(person)
    count = len(engine.jobs)
    person.press("Ctrl+Z", person.window.board)
    assert state(person) == "Sound · 1 key · Rh6 · live"
    assert len(engine.jobs) == count


def test_solve_goes_before_and_its_answer_stays(person: Person, engine: FakeEngine) -> None:
    switch_on(person)
    set_up(person)
    live = engine.jobs[-1]
    person.press("F7", person.window.board)
    assert live.cancelled
    assert state(person) == "Solving …"
    count = len(engine.jobs)
    engine.jobs[-1].end(prinz())
    person.wait_for_answer()
    assert state(person) == "Sound · 1 key · Rh6"
    assert len(engine.jobs) == count, "nothing is left to be found"


def test_a_stopped_answer_leaves_live_solving_something_to_do(
    person: Person, engine: FakeEngine
) -> None:
    switch_on(person)
    set_up(person)
    person.press("F7", person.window.board)
    person.press("Esc", person.window.board)
    person.wait_for_answer()
    assert state(person) == "Still working …"
    answer(person, engine.jobs[-1], keys_alone())
    assert state(person) == "Sound · 1 key · Rh6 · live"


def test_it_waits_for_no_other_problem(person: Person, engine: FakeEngine) -> None:
    switch_on(person)
    set_up(person)
    person.press("F7", person.window.board)
    job = engine.jobs[-1]
    person.press("Ctrl+D", person.window.board)
    edit(person)
    assert state(person) == "Still working …"
    assert engine.jobs[-1].position == person.window.document.problem.position
    answer(person, engine.jobs[-1], keys_alone())
    assert state(person) == "Sound · 1 key · Rh6 · live"
    assert job.answer is None, "that goes on"


def test_what_is_chosen_is_asked_for(person: Person, engine: FakeEngine) -> None:
    switch_on(person)
    set_up(person)
    panel = person.window.question.options_panel
    panel.choose_tries(2)
    panel.set_play_box.click()
    QApplication.processEvents()
    options = engine.jobs[-1].options
    assert (options.set_play, options.tries, options.mode) == (True, 2, Mode.FULL)


def test_the_verdict_comes_first_where_the_whole_takes_a_while(
    person: Person, engine: FakeEngine
) -> None:
    switch_on(person)
    set_up(person)
    whole = engine.jobs[-1]
    person.bot.waitUntil(lambda: engine.jobs[-1] is not whole)
    verdict = engine.jobs[-1]
    assert (verdict.options.mode, verdict.options.threads) == (Mode.KEYS, 1)
    answer(person, verdict, keys_alone())
    assert state(person) == "Sound · 1 key · Rh6 · live"
    assert person.window.solution.is_empty
    whole.end(prinz())
    person.bot.waitUntil(lambda: not person.window.solution.is_empty)
    assert state(person) == "Sound · 1 key · Rh6 · live"


@pytest.mark.usefixtures("real_engine")
def test_the_whole_play_follows_each_edit_and_what_is_new_is_marked(person: Person) -> None:
    window = person.window
    play, said = window.answer.play, window.answer.tools.filter_label
    switch_on(person)
    window.document.edit_stipulation("#2")
    fen = "3K1NR1/5PPB/8/3pN1k1/6P1/3P2R1/8/4B3 w - - 0 1"
    window.document.edit_position(Position.from_fen(fen), "set up")
    person.bot.waitUntil(lambda: state(person) == "Sound · 1 key · d4 · live")
    person.bot.waitUntil(lambda: play.row_count > 3)
    assert play.difference is None, "there was nothing before"
    person.drag("d3", "d2")
    person.bot.waitUntil(lambda: play.difference is not None)
    assert state(person) == "Sound · 1 key · d4 · live"
    assert "1 new" in said.text()
    assert "gone: 1.d4! Kf4 2.Ne6#" in said.text()
    assert window.document.problem.solution is None
    person.press("Right", play)
    assert play.difference is None
    assert "new" not in said.text()
    switch_on(person)
    person.bot.waitUntil(lambda: window.solution.is_empty)


def test_what_cannot_be_solved_is_not_asked(person: Person, engine: FakeEngine) -> None:
    switch_on(person)
    set_up(person)
    job_count = len(engine.jobs)
    person.window.document.edit_stipulation("nonsense")
    QApplication.processEvents()
    assert state(person) == "Not solved · cannot be solved as it is"
    assert len(engine.jobs) == job_count


def test_switching_it_off_ends_the_run(person: Person, engine: FakeEngine) -> None:
    switch_on(person)
    set_up(person)
    person.press("Ctrl+F7", person.window.board)
    assert engine.jobs[-1].cancelled
    assert state(person) == "Not solved"
    assert not person.window.question.live_box.isChecked()
    count = len(engine.jobs)
    edit(person)
    assert len(engine.jobs) == count


def test_the_choice_is_remembered(
    make_window: Callable[[], MainWindow], engine: FakeEngine
) -> None:
    first = make_window()
    first.question.live_box.click()
    assert first.preferences.get(LIVE_SOLVING)
    assert make_window().question.live_box.isChecked()


FOUND = [
    (PRINZ, "#2", "Sound · 1 key · Rh6 · live"),
    (PRINZ, "#3", "Short · mate in 2 instead of 3 · 1 key · Rh6 · live"),
    (PRINZ, "#1", "No solution · no mate in 1 · live"),
    ("7k/5K2/8/8/8/8/8/R5Q1 w - - 0 1", "#1", "Cooked · 4 keys · Qh1# Qh2# Qg7# Qg8# · live"),
    ("7k/5K2/8/8/8/8/8/6R1 b - - 0 1", "h#1", "Sound · 1 solution · 1.Kh7 Rh1# · live"),
    (
        "k7/7R/2K5/8/8/8/8/3QQQR1 b - - 0 1",
        "h#1",
        "Solved · 4 solutions · 1.Kb8 Qd8#; 1.Kb8 Qe8#; 1.Kb8 Qf8#; 1 more · live",
    ),
]


@pytest.mark.usefixtures("real_engine")
def test_the_state_is_that_of_the_real_engine(person: Person) -> None:
    def says(words: str) -> Callable[[], bool]:
        return lambda: state(person).startswith(words)

    switch_on(person)
    for fen, stipulation, words in FOUND:
        person.window.document.edit_stipulation(stipulation)
        person.window.document.edit_position(Position.from_fen(fen), "set up")
        person.bot.waitUntil(says(words))


def test_more_time_is_used_for_what_was_stopped(person: Person, engine: FakeEngine) -> None:
    switch_on(person)
    set_up(person)
    job = engine.jobs[-1]
    answer(person, job, partial(job.position, "#2"))
    assert state(person).startswith("Partial")
    person.window.preferences.set(LIVE_SECONDS, 40)
    QApplication.processEvents()
    assert engine.jobs[-1] is not job
    assert engine.jobs[-1].options.time_limit == 40.0
    assert state(person) == "Still working …"
    answer(person, engine.jobs[-1], keys_alone())
    count = len(engine.jobs)
    person.window.preferences.set(LIVE_SECONDS, 60)
    QApplication.processEvents()
    assert len(engine.jobs) == count, "what is decided needs no more time"
    assert state(person).startswith("Sound")


def test_what_was_found_is_not_said_of_another_question(person: Person, engine: FakeEngine) -> None:
    switch_on(person)
    set_up(person)
    answer(person, engine.jobs[-1], keys_alone())
    changes: tuple[Callable[[Problem], Problem], ...] = (
        lambda problem: problem.with_stipulation(Stipulation(3)),
        lambda problem: problem.with_options(PlayOptions(duplex=True)),
        lambda problem: replace(problem, twins=(Twin.parse("Move h1 h2"),)),
        lambda problem: replace(problem, intended="2"),
        lambda problem: replace(problem, position=problem.position.with_turn(Colour.BLACK)),
    )
    for change in changes:
        count = len(engine.jobs)
        document = person.window.document
        document.edit(change(document.problem), "change")
        QApplication.processEvents()
        assert state(person).endswith("Still working …")
        assert len(engine.jobs) == count + 1
        person.press("Ctrl+Z", person.window.board)
        assert state(person) == "Sound · 1 key · Rh6 · live"
        assert engine.jobs[-1].cancelled
        assert len(engine.jobs) == count + 1, "that is known already"

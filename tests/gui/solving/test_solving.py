from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from matewright import _engine
from matewright import engine as real_engine
from matewright.errors import EngineError
from matewright.gui.docks.dock import is_in_front
from matewright.model.position import Position
from matewright.model.remarks import CHECKS_ONLY
from matewright.model.solution import Iteration, Mark, Mode, Progress, Role, Status, Tree
from matewright.model.stipulation import Stipulation
from matewright.services.solving.progress_text import duration
from tests.asking import reworded
from tests.gui.conftest import LEFT, PRINZ, prinz, row_of_key
from tests.unsolved import CONDITION

if TYPE_CHECKING:
    from pathlib import Path

    from matewright.model.problem import Problem
    from matewright.model.verdict import Judgement
    from matewright.services.solving.validate import Report
    from tests.gui.conftest import FakeEngine, Person

pytestmark = pytest.mark.features("answer", "file", "collection", "workshop", "play")

MATER_1 = "b7/PP6/8/8/7K/6B1/6N1/4R1bk w - - 0 1"

UNREADABLE = """\
---
stipulation: '#2'
algebraic: {white: [Kf8, Pg6, Rh1], black: [Kh8, Bg8, Pg7, Ph7]}
---
stipulation: '#2'
algebraic: {white: [XXa1], black: [Kh8]}
"""
UNSOLVED = f"""\
---
stipulation: '#2'
options: [{CONDITION}]
algebraic: {{white: [Kf8, Pg6, Rh1], black: [Kh8, Bg8, Pg7, Ph7]}}
"""


def show(person: Person, fen: str = PRINZ, stipulation: str = "#2") -> None:
    document = person.window.document
    document.edit_stipulation(stipulation)
    document.edit_position(Position.from_fen(fen), "set up")


def state(person: Person) -> str:
    return person.window.panel.caption.state.text


def stale(person: Person) -> bool:
    return person.window.solution.is_stale


def test_f7_solves_and_shows_the_answer(person: Person, engine: FakeEngine) -> None:
    show(person)
    assert state(person) == "Not solved"
    person.press("F7", person.window.board)
    assert state(person) == "Solving …"
    engine.jobs[-1].end(prinz())
    person.wait_for_answer()
    assert state(person) == "Sound · 1 key · Rh6"
    assert not line(person, "known_label").strip(), "it is said once"
    figures = person.window.question.progress.figures_button
    assert figures.text() == "0.50 s · 1,234,597 positions  ▸"
    assert person.window.docks["figures"].isHidden()
    QTest.mouseClick(figures, LEFT)
    assert is_in_front(person.window.figures)
    QTest.mouseClick(figures, LEFT)
    assert person.window.docks["figures"].isHidden()
    assert person.window.figures.model().index(2, 0).data() == "1–2"
    generated = person.window.figures.model().index(2, 1).data()
    assert generated == "1,234,597"


def test_what_is_asked_is_what_the_options_say(person: Person, engine: FakeEngine) -> None:
    show(person, stipulation="#4")
    question = person.window.question
    question.options_panel.set_play_box.click()
    question.options_panel.tries_box.click()
    question.options_panel.tries_spin.setValue(2)
    question.options_panel.checks_box.click()
    question.options_panel.limit_spin.setValue(30)
    question.options_panel.memory_spin.setValue(64)
    QTest.mouseClick(question.solve_button, Qt.MouseButton.LeftButton)
    job = engine.jobs[-1]
    assert job.stipulation == "#4"
    assert job.position.fen == PRINZ
    assert job.options == real_engine.Options(
        threads=real_engine.ALL_THREADS,
        tries=2,
        set_play=True,
        checks_only=True,
        time_limit=30.0,
        memory=64,
    )


def test_keys_alone_are_asked_for_without_tries_and_set_play(
    person: Person, engine: FakeEngine
) -> None:
    show(person)
    question = person.window.question
    question.options_panel.set_play_box.click()
    question.options_panel.tries_box.click()
    question.mode_box.setCurrentIndex(1)
    QTest.mouseClick(question.solve_button, Qt.MouseButton.LeftButton)
    assert engine.jobs[-1].options == real_engine.Options(
        threads=real_engine.ALL_THREADS, mode=Mode.KEYS
    )


AT_WORK = Progress(
    "keys",
    iterations=(Iteration(1, 30, 20, 0.1),),
    current=Iteration(2, 5_000_000, 80_000, 0.4),
    root_done=12,
    root_total=36,
    root_move="h1h6",
    refuted_below=2,
    nodes=1_234_567,
    seconds=0.5,
)


def line(person: Person, name: str) -> str:
    """What a line of the progress says; nothing while it is not shown."""
    label = person.window.question.progress.findChild(QLabel, name)
    assert label is not None
    return label.text() if label.isVisible() else ""


def show_snapshot(person: Person, engine: FakeEngine, progress: Progress) -> None:
    """Have the running job report that, and wait until the window shows it."""
    engine.jobs[-1].progress = progress
    with person.bot.waitSignal(person.window.session.progressed):
        pass


def test_progress_is_told_while_it_runs(person: Person, engine: FakeEngine) -> None:
    show(person)
    person.window.solve()
    show_snapshot(person, engine, AT_WORK)
    assert line(person, "known_label") == "No mate in 1"
    assert person.window.question.progress.figures_button.text().startswith("0.50 s")
    assert line(person, "work_label") == "Depth 2 · Rh6 · 12 of 36 first moves done"
    assert line(person, "counts_label") == ("1.23M nodes · 5M generated · 80k evaluated · 10M/s")
    assert person.window.figures.model().rowCount() == 3


def test_the_bar_is_the_whole_search(person: Person, engine: FakeEngine) -> None:
    show(person)
    person.window.document.edit_stipulation("#12")
    person.window.solve()
    bar = person.window.question.progress.bar
    parts = []
    for depth, done in ((8, 18), (8, 36), (9, 0), (12, 36)):
        current = Iteration(depth, 5_000_000, 80_000, 0.4)
        show_snapshot(person, engine, replace(AT_WORK, current=current, root_done=done))
        parts.append(bar.part)
    assert 0.5 < parts[0] < 0.6, "half of the eighth depth of twelve"
    assert parts == sorted(parts)
    assert line(person, "work_label").startswith("Depth 12 ")
    for stage in ("tries", "tree"):
        show_snapshot(person, engine, replace(AT_WORK, stage=stage, root_done=36))
        assert parts[-1] <= bar.part < 1, "only the answer fills it"
    show_snapshot(person, engine, replace(AT_WORK, current=Iteration(8, 10, 5, 0.1)))
    assert line(person, "work_label").startswith("Depth 8 of 12 ")


KNOWN = [
    (
        {"mate_within": 9, "mate_move": "h1h7"},
        "No mate in 1 · mate in at most 9 by Rxh7+",
        "Depth 2 · Rh6 · 12 of 36 first moves done",
    ),
    (
        {"mate_within": 9, "mate_move": "h1h7", "refuted_below": 1},
        "Mate in at most 9 by Rxh7+",
        "Depth 2 · Rh6 · 12 of 36 first moves done",
    ),
    (
        {"mate_within": 9, "mate_move": "h1h7", "refuted_below": 9, "keys": ("h1h7",)},
        "No mate in 8 · mate in 9 by Rxh7+",
        "Depth 2 · Rh6 · 12 of 36 first moves done",
    ),
    (
        {"keys": ("h1h6", "h1h7"), "stage": "tree", "root_done": 1, "root_total": 2},
        "No mate in 1 · 2 keys found",
        "Writing the variations · Rh6 · 1 of 2 done",
    ),
    (
        {"stage": "tries", "current": None},
        "No mate in 1",
        "Looking for tries · Rh6 · 12 of 36 done",
    ),
    (
        {"stage": "set_play", "current": None, "root_move": None, "refuted_below": 1},
        "Searching …",
        "Looking at the set play",
    ),
]


def test_what_is_known_is_told_as_soon_as_it_is_known(person: Person, engine: FakeEngine) -> None:
    for change, findings, work in KNOWN:
        show(person)
        person.window.solve()
        show_snapshot(person, engine, replace(AT_WORK, **change))  # type: ignore[arg-type] # fields by name
        assert line(person, "known_label") == findings
        assert line(person, "work_label") == work


def test_each_better_mate_is_noted_in_the_log_once(person: Person, engine: FakeEngine) -> None:
    show(person)
    for after in (0.11, 0.22):
        person.window.solve()
        show_snapshot(person, engine, AT_WORK)
        for bound, seconds in ((9, after), (9, 5.0), (7, 6.0)):
            change = replace(AT_WORK, mate_within=bound, mate_move="h1h7", seconds=seconds)
            show_snapshot(person, engine, change)
        person.press("Esc", person.window.board)
        person.wait_for_answer()
    log = [line.partition("  ")[2] for line in person.window.log.toPlainText().splitlines()]
    assert [line for line in log if line.startswith("Found")] == [
        "Found a mate in at most 9 by Rxh7+ after 0.11 s.",
        "Found a mate in at most 7 by Rxh7+ after 6.00 s.",
        "Found a mate in at most 9 by Rxh7+ after 0.22 s.",
        "Found a mate in at most 7 by Rxh7+ after 6.00 s.",
    ]


@pytest.mark.parametrize(
    ("seconds", "words"),
    [
        (0.0, "0.0 ms"),
        (0.0008, "0.8 ms"),
        (0.0424, "42 ms"),
        (0.5, "0.50 s"),
        (42.0, "42.0 s"),
        (185.0, "3:05"),
        (3661.0, "1:01:01"),
        (-1.0, "–"),
        (float("nan"), "–"),
        (float("inf"), "–"),
    ],
)
def test_times_are_written_as_short_as_they_are(seconds: float, words: str) -> None:
    assert duration(seconds) == words


def test_the_fill_of_the_table_is_told_by_who_has_one(person: Person, engine: FakeEngine) -> None:
    show(person)
    person.window.solve()
    show_snapshot(person, engine, replace(AT_WORK, table_fill=0.345))
    assert line(person, "counts_label").endswith("/s · table 34%")


def test_figures_appear_only_in_a_search_that_takes_time(
    person: Person, engine: FakeEngine
) -> None:
    show(person)
    question = person.window.question
    height = question.height()
    person.window.solve()
    show_snapshot(person, engine, replace(AT_WORK, seconds=0.05))
    assert line(person, "counts_label") == ""
    assert question.height() == height
    show_snapshot(person, engine, AT_WORK)
    assert line(person, "counts_label")
    assert question.height() == height, "nothing below it moves"
    engine.jobs[-1].end(prinz())
    person.wait_for_answer()
    assert line(person, "counts_label") == line(person, "work_label") == ""
    assert question.height() == height
    person.write(question.stipulation_edit, "#0")
    person.press("Return", question.stipulation_edit)
    assert question.height() == height


def test_a_search_that_follows_begins_with_nothing_known(
    person: Person, engine: FakeEngine
) -> None:
    show(person)
    person.window.solve()
    show_snapshot(person, engine, AT_WORK)
    person.press("Esc", person.window.board)
    person.wait_for_answer()
    person.window.solve()
    assert line(person, "known_label") == "Starting …"
    assert line(person, "counts_label") == ""


def test_a_stopped_answer_says_which_shorter_mates_are_open(
    person: Person, engine: FakeEngine
) -> None:
    show(person, stipulation="#12")
    person.window.solve()
    tree = prinz().tree.tree
    roles = [Role.DIAGRAM, Role.KEY]
    marks = [frozenset({Mark.INCOMPLETE}), frozenset({Mark.SHORT})]
    key = Tree([None, tree.moves[1]], roles, marks, [0, 9], [0, 0])
    engine.jobs[-1].end(
        reworded(
            prinz(),
            stipulation=Stipulation.parse("#12"),
            status=Status.PARTIAL,
            length=9,
            refuted_below=4,
            keys_complete=False,
            tree=key.root,
        )
    )
    person.wait_for_answer()
    assert state(person) == "Partial · mate in at most 9 · 4 to 8 not ruled out · Rh6"
    assert line(person, "known_label") == (
        "Partial: the search for #12 was stopped; mate in at most 9, at least 1 key; "
        "a mate in 4 to 8 is not ruled out; no mate in 3 or fewer."
    )
    assert row_of_key(person.window) == "1.Rh6! mate in at most 9"


@pytest.mark.parametrize("keys", ["Esc", "Shift+F7"])
def test_stop_keeps_what_is_proved(person: Person, engine: FakeEngine, keys: str) -> None:
    show(person)
    person.press("F7", person.window.board)
    person.press(keys, person.window.board)
    person.wait_for_answer()
    assert engine.jobs[-1].cancelled
    assert state(person) == "Partial · stopped · no mate in 1"
    assert person.window.document.problem.solution is not None
    assert person.window.document.problem.solution.status is Status.PARTIAL


def test_the_solve_button_stops_too(person: Person, engine: FakeEngine) -> None:
    show(person)
    button = person.window.question.solve_button
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert button.text().startswith("Stop")
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    person.wait_for_answer()
    assert button.text().startswith("Solve")
    assert len(engine.jobs) == 1


def test_escape_drops_the_brush_before_it_stops(person: Person, engine: FakeEngine) -> None:
    from matewright.services.question.board_edits import ERASER

    show(person)
    window = person.window
    window.solve()
    window.board.set_brush(ERASER)
    person.press("Esc", window.board)
    assert window.board.brush is None
    assert window.session.is_running
    person.press("Esc", window.board)
    person.wait_for_answer()
    assert engine.jobs[-1].cancelled


def test_an_edit_makes_the_answer_stale_and_undo_makes_it_current_again(
    person: Person, engine: FakeEngine
) -> None:
    show(person)
    person.window.solve()
    engine.jobs[-1].end(prinz())
    person.wait_for_answer()
    person.drag("h1", "h2")
    person.window.docks.bring_forward("figures")
    assert state(person) == "Stale · position changed"
    assert stale(person)
    assert not person.window.panel.move_controls.forward_button.isEnabled()
    assert not person.window.figures.isEnabled()
    person.window.solve()
    assert person.window.figures.isEnabled(), "they are those of the new search now"
    person.press("Esc", person.window.board)
    person.wait_for_answer()
    assert state(person).startswith("Partial")
    person.window.document.set_solution(0, prinz())
    person.press("Ctrl+Z", person.window.board)
    assert state(person) == "Sound · 1 key · Rh6"
    assert not stale(person)
    person.window.document.edit_stipulation("#3")
    assert state(person) == "Stale · stipulation changed"


def test_an_edit_while_solving_stops_and_the_answer_is_forgotten(
    person: Person, engine: FakeEngine
) -> None:
    show(person)
    person.window.solve()
    person.drag("h1", "h2")
    assert engine.jobs[-1].cancelled
    assert not person.window.session.is_running
    person.let_go()
    assert person.window.document.problem.solution is None
    assert state(person) == "Not solved"
    assert "Stopped: the problem was edited." in person.window.log.toPlainText()


def test_the_answer_goes_to_its_problem_while_another_one_is_shown(
    person: Person, engine: FakeEngine
) -> None:
    show(person)
    window = person.window
    window.editing.add_problem()
    window.document.go_to(0)
    window.solve()
    person.press("Ctrl+PgDown", window.board)
    assert state(person) == "Not solved"
    assert window.question.solve_button.text().startswith("Solve")
    person.press("Ctrl+PgUp", window.board)
    assert state(person) == "Solving …"
    person.press("Ctrl+PgDown", window.board)
    engine.jobs[-1].end(prinz())
    person.bot.waitUntil(lambda: window.document.collection[0].solution is not None)
    assert window.document.collection[1].solution is None
    assert state(person) == "Not solved"
    person.press("Ctrl+PgUp", window.board)
    assert state(person) == "Sound · 1 key · Rh6"


def test_a_solution_is_no_undo_step(person: Person, engine: FakeEngine) -> None:
    show(person)
    steps = person.window.document.undo_stack.count()
    person.window.solve()
    engine.jobs[-1].end(prinz())
    person.wait_for_answer()
    assert person.window.document.undo_stack.count() == steps
    person.press("Ctrl+Z", person.window.board)
    assert person.window.document.problem.solution is not None


def test_solve_with_a_wrong_stipulation_leads_to_the_field(
    person: Person, engine: FakeEngine
) -> None:
    show(person)
    field = person.window.question.stipulation_edit
    person.write(field, "nonsense")
    person.press("F7", field)
    assert engine.jobs == []
    assert field.hasFocus()


def test_a_stipulation_in_other_words_is_answered_all_the_same(
    person: Person, engine: FakeEngine
) -> None:
    show(person, stipulation="#02")
    person.window.solve()
    engine.jobs[-1].end(prinz())
    person.wait_for_answer()
    assert state(person) == "Sound · 1 key · Rh6"
    assert person.window.document.problem.stipulation.text == "#2"


STATES: list[tuple[dict[str, object], str]] = [
    ({"keys": ("h1h6", "h1h5")}, "Cooked · 2 keys · Rh6"),
    (
        {"question": replace(prinz().question, stipulation=Stipulation(3))},
        "Short · mate in 2 instead of 3 · 1 key · Rh6",
    ),
    (
        {"status": Status.NONE, "keys": (), "length": None},
        "No solution · no mate in 2",
    ),
    ({"keys_complete": False}, "Solved · other keys not looked for · Rh6"),
    ({"restrictions": (CHECKS_ONLY,)}, "Solved · 1 key · checks only · Rh6"),
]


def test_the_state_is_a_word_and_a_remark(person: Person, engine: FakeEngine) -> None:
    for change, words in STATES:
        answer = replace(prinz(), **change)  # type: ignore[arg-type] # fields by name
        show(person, stipulation=answer.stipulation.text)
        person.window.solve()
        engine.jobs[-1].end(answer)
        person.wait_for_answer()
        assert state(person) == words


@pytest.mark.usefixtures("real_engine")
def test_the_real_engine_solves_a_mate_in_three_set_up_here(person: Person) -> None:
    window = person.window
    person.write(window.panel.position_controls.fen_edit, MATER_1)
    person.write(window.question.stipulation_edit, "#3")
    person.press("F7", window.question.stipulation_edit)
    person.wait_for_answer()
    assert state(person) == "Sound · 1 key · bxa8=N"
    window.answer.play.setFocus()
    QTest.keyClick(window.answer.play, Qt.Key.Key_Right)
    assert window.board.position.board_fen == "N7/P7/8/8/7K/6B1/6N1/4R1bk"


@pytest.mark.usefixtures("real_engine")
def test_from_an_empty_board_to_a_proof_with_the_mouse(person: Person) -> None:
    window = person.window
    pieces = {"K": "h4", "R": "e1", "B": "g3", "N": "g2", "P": "a7 b7", "k": "h1", "b": "a8 g1"}
    for letter, squares in pieces.items():
        person.take(letter)
        for square in squares.split():
            person.click(square)
    assert window.document.problem.position.fen == MATER_1
    picker = window.question.picker
    picker.setFocus()
    QTest.keyClick(picker, Qt.Key.Key_Down)
    QTest.mouseClick(window.question.solve_button, Qt.MouseButton.LeftButton)
    person.wait_for_answer()
    assert state(person) == "Sound · 1 key · bxa8=N"
    for _ in range(5):
        QTest.mouseClick(window.panel.move_controls.forward_button, Qt.MouseButton.LeftButton)
    assert window.solution.node is not None
    assert window.solution.node.move is not None
    assert window.solution.node.move.mate


@pytest.mark.whole_window
def test_closing_the_window_ends_the_job(person: Person, engine: FakeEngine) -> None:
    show(person)
    person.window.solve()
    person.answer(person.window.close, person.pressing("Discard"))
    assert engine.jobs[-1].cancelled
    assert not person.window.session.is_running


@pytest.mark.usefixtures("real_engine")
def test_the_real_engine_stops(person: Person) -> None:
    show(person, "r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/2N2N2/PPPP1PPP/R1BQ1RK1 b kq - 0 1", "#9")
    person.window.solve()
    person.bot.waitUntil(lambda: "Depth" in line(person, "work_label"))
    assert "generated" in line(person, "counts_label")
    person.press("Esc", person.window.board)
    person.wait_for_answer()
    assert state(person).startswith("Partial")


@pytest.mark.usefixtures("real_engine")
def test_a_position_without_a_king_to_mate_is_refused_in_words(person: Person) -> None:
    show(person, "8/8/8/8/8/8/8/K6R w - - 0 1")
    label = person.window.question.progress.known_label
    assert label.text() == "There is no black king, so it cannot be mated."
    assert label.property("tone") == "quiet"
    person.press("F7", person.window.board)
    assert QApplication.activeModalWidget() is None
    assert label.property("tone") == "error"
    show(person)
    assert label.property("tone") == "quiet"


# -- what cannot be solved ---------------------------------------------------------------------


@pytest.mark.usefixtures("real_engine")
def test_an_entry_that_was_not_understood_is_refused_in_its_own_words(
    person: Person, tmp_path: Path
) -> None:
    path = tmp_path / "two.olv"
    path.write_text(UNREADABLE, encoding="utf-8")
    person.window.files.open(path)
    person.window.document.go_to(1)
    error = person.window.document.problem.read_error
    assert error
    assert person.window.question.progress.known_label.text() == error
    person.window.solve()
    assert not person.window.session.is_running
    assert not person.window.document.undo_stack.count()


@pytest.mark.usefixtures("real_engine")
def test_conditions_that_are_not_obeyed_are_named(person: Person, tmp_path: Path) -> None:
    path = tmp_path / "unsolved.olv"
    path.write_text(UNSOLVED, encoding="utf-8")
    person.window.files.open(path)
    sentence = f"The problem has something in it that cannot be solved here yet: {CONDITION}."
    assert person.window.question.progress.known_label.text() == sentence
    assert person.window.question.solve_button.toolTip() == sentence
    assert not person.window.question.solve_button.isEnabled()
    assert not person.window.menus["solve.start"].isEnabled()
    assert person.window.menus["solve.start"].statusTip() == sentence


# -- one thing after another -------------------------------------------------------------------


def test_an_edit_while_the_answer_is_being_fetched_wins(person: Person, engine: FakeEngine) -> None:
    show(person)
    person.window.solve()
    job = engine.jobs[-1]
    job.handed_over.clear()
    person.press("Esc", person.window.board)
    assert person.window.session.is_running, "the answer is still under way"
    person.drag("h1", "h2")
    assert state(person) == "Not solved"
    job.handed_over.set()
    person.let_go()
    assert person.window.document.problem.solution is None
    assert state(person) == "Not solved"


def test_a_new_question_does_not_get_the_answer_to_the_old_one(
    person: Person, engine: FakeEngine
) -> None:
    show(person)
    person.window.solve()
    first = engine.jobs[-1]
    first.handed_over.clear()
    person.window.solving.stop()
    person.drag("h1", "h2")
    person.window.solve()
    first.handed_over.set()
    QTest.qWait(0)
    assert state(person) == "Solving …"
    engine.jobs[-1].end(reworded(prinz(), fen=person.window.document.problem.position.fen))
    person.wait_for_answer()
    assert state(person) == "Sound · 1 key · Rh6"


def test_an_answer_is_shown_once(
    person: Person, engine: FakeEngine, monkeypatch: pytest.MonkeyPatch
) -> None:
    show(person)
    person.window.solve()
    shown: list[str] = []
    pane = person.window.panel
    show_problem = pane.show_problem

    def count(problem: Problem, judgement: Judgement, report: Report) -> None:
        shown.append(judgement.verdict)
        show_problem(problem, judgement, report)

    monkeypatch.setattr(pane, "show_problem", count)
    engine.jobs[-1].end(prinz())
    person.wait_for_answer()
    assert shown == ["Sound"]


def panic(person: Person, engine: FakeEngine) -> str:
    """Solve, and have the engine break down; answer what the window says."""

    def function() -> None:
        person.window.solve()
        show_snapshot(person, engine, AT_WORK)
        engine.jobs[-1].end(EngineError("engine-panic", detail="lost a king"))
        person.wait_for_answer()

    return person.read_box(function)


def test_the_window_lives_on_after_the_engine_broke_down(
    person: Person, engine: FakeEngine
) -> None:
    show(person)
    said = panic(person, engine)
    assert said == "The engine stopped because of an internal error: lost a king"
    question = person.window.question
    assert question.solve_button.text().startswith("Solve")
    assert person.window.menus["solve.start"].isEnabled()
    assert state(person) == "Not solved"
    assert line(person, "known_label") == "Press Solve to look for mate in 2."
    assert line(person, "counts_label") == ""
    assert person.window.figures.model().rowCount() == 0
    assert said in person.window.log.toPlainText()
    person.window.solve()
    engine.jobs[-1].end(prinz())
    person.wait_for_answer()
    assert state(person) == "Sound · 1 key · Rh6"


def test_a_broken_down_engine_takes_no_answer_away(person: Person, engine: FakeEngine) -> None:
    show(person)
    person.window.solve()
    engine.jobs[-1].end(prinz())
    person.wait_for_answer()
    panic(person, engine)
    assert state(person) == "Sound · 1 key · Rh6"
    assert person.window.figures.model().rowCount() == 3
    person.drag("h1", "h2")
    panic(person, engine)
    assert state(person) == "Stale · position changed"
    assert stale(person)
    person.window.docks.bring_forward("figures")
    assert not person.window.figures.isEnabled()
    person.press("Ctrl+Z", person.window.board)
    assert state(person) == "Sound · 1 key · Rh6"


@pytest.mark.parametrize("call", ["poll", "wait"])
@pytest.mark.usefixtures("real_engine")
def test_a_panic_that_reaches_python_is_reported_too(
    person: Person, monkeypatch: pytest.MonkeyPatch, call: str
) -> None:
    class PanicException(BaseException):
        """What the binding raises; the real class cannot be imported."""

        __module__ = "pyo3_runtime"

    class Panicking:
        """A job of the native module that is done, and panics when it is asked for something."""

        def __init__(self, *_arguments: object, **_options: object) -> None: ...

        def cancel(self) -> None: ...

        def poll(self) -> object:
            if call == "poll":
                raise PanicException("lost a king")
            return {
                "stage": "done",
                "iterations": [],
                "current": None,
                "root_done": 0,
                "root_total": 0,
                "root_move": None,
                "keys": [],
                "refuted_below": 1,
                "mate_within": None,
                "mate_line": [],
                "nodes": 0,
                "table_fill": None,
                "seconds": 0.0,
            }

        def wait(self, seconds: float) -> object:
            raise PanicException("lost a king")

    def function() -> None:
        person.window.solve()
        person.wait_for_answer()

    show(person)
    monkeypatch.setattr(_engine, "Job", Panicking)
    assert person.read_box(function).endswith("internal error: lost a king")
    assert state(person) == "Not solved"


def test_a_job_that_cannot_even_be_asked_is_reported(
    person: Person, engine: FakeEngine, monkeypatch: pytest.MonkeyPatch
) -> None:
    show(person)

    def poll() -> Progress:
        raise EngineError("engine-panic", detail="lost a king")

    def function() -> None:
        person.window.solve()
        monkeypatch.setattr(engine.jobs[-1], "poll", poll)
        person.wait_for_answer()

    assert person.read_box(function).endswith("lost a king")
    assert state(person) == "Not solved"


def test_rows_that_only_grow_announce_only_what_is_new(person: Person) -> None:
    model = person.window._figures_model
    rows = tuple(Iteration(moves, 10, 5, 0.5) for moves in (1, 2, 3))
    model.set_iterations(rows[:2], Iteration(3, 5, 1, 0.1, finished=False))
    changed: list[int] = []
    model.dataChanged.connect(lambda first, _last: changed.append(first.row()))
    model.set_iterations(rows[:2], Iteration(3, 7, 2, 0.2, finished=False))
    model.set_iterations(rows[:2], Iteration(3, 7, 2, 0.2, finished=False))
    model.set_iterations(rows)
    assert changed == [2, 2]


def test_a_row_that_is_not_finished_is_starred(person: Person) -> None:
    model = person.window._figures_model
    model.set_iterations((Iteration(1, 10, 5, 0.5),), Iteration(2, 5, 1, 0.1, finished=False))
    assert [model.index(row, 0).data() for row in range(3)] == ["1", "2*", "1–2"]


def test_no_number_of_an_answer_upsets_the_window(person: Person, engine: FakeEngine) -> None:
    for huge in [10**400, float("inf"), float("nan"), 10**5000]:
        show(person)
        row = Iteration(1, huge, huge, huge)  # type: ignore[arg-type] # what a file might hold
        solution = replace(prinz(), iterations=(row, row), seconds=huge)
        person.window.document.set_solution(0, solution)
        QTest.qWait(0)
        assert person.window._figures_model.text()
        assert person.window.question.progress.figures_button.text().startswith("–")

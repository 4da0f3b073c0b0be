"""The batch of a window, driven as a person does; only the processes are left out."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QMessageBox, QWidget

from matewright.engine import Options
from matewright.formats import registry
from matewright.gui.batch import storing
from matewright.gui.batch.dialog import BatchDialog, Choice
from matewright.gui.batch.model import Column
from matewright.gui.collection.columns import Column as ListColumn
from matewright.gui.collection.problem_choice import Listed
from matewright.gui.question.missing_stipulation import MissingStipulation
from matewright.gui.solving import notifications
from matewright.gui.widgets import appearance, theme
from matewright.gui.widgets.elided_label import ElidedLabel
from matewright.model.collection import Collection
from matewright.model.problem import Problem
from matewright.model.solution import Status
from matewright.model.stipulation import stipulation_of
from matewright.model.verdict import Verdict, judge
from matewright.services.batch import batch as batches
from matewright.services.batch import work
from matewright.services.batch.journal import Journal
from matewright.services.batch.report import FORMS
from matewright.services.file import files
from matewright.services.solving import solve
from tests.batches import EASY, ENDLESS, InProcess
from tests.doors.doors import answer_of, facts
from tests.doors.features import FEATURES
from tests.gui.conftest import LEFT, Person

pytestmark = pytest.mark.features("answer", "file", "collection", "batch")

COOKED = Problem(
    files.load(Path("resources/problems/classics.olv")).collection[0].position, stipulation_of("#3")
)


@pytest.fixture(autouse=True)
def in_process(monkeypatch: pytest.MonkeyPatch, real_engine: None) -> None:
    monkeypatch.setattr(batches, "_Local", InProcess)
    monkeypatch.setattr(work, "_SLICE", 0.01)


@pytest.fixture
def opened(person: Person, tmp_path: Path) -> Callable[..., BatchDialog]:
    """Open a file with these problems, and its batch; what it finds is not stored."""

    def open_it(*problems: Problem) -> BatchDialog:
        path = tmp_path / "some.olv"
        registry.write(path, Collection(problems))
        person.window.document.show_opened(files.load(path))
        dialog = show(person)
        assert dialog.answers_box.isChecked()
        dialog.answers_box.setChecked(False)
        return dialog

    return open_it


def show(person: Person) -> BatchDialog:
    person.press("Alt+Shift+F7")
    (dialog,) = person.window.findChildren(BatchDialog)
    person.bot.waitUntil(dialog.isVisible)
    return dialog


def run(person: Person, dialog: BatchDialog) -> None:
    QTest.mouseClick(dialog.start_button, LEFT)
    wait_for_end(person, dialog)


def wait_for_end(person: Person, dialog: BatchDialog) -> None:
    person.bot.waitUntil(lambda: not dialog._runner.is_running)


def wait_until_done(person: Person, dialog: BatchDialog, count: int) -> None:
    def is_so() -> bool:
        return dialog._progress is not None and dialog._progress.done == count

    person.bot.waitUntil(is_so)


def column(dialog: BatchDialog, which: Column) -> list[str]:
    model = dialog.table.model()
    return [model.index(row, which).data() for row in range(model.rowCount())]


def test_all_problems_are_solved_and_shown(
    person: Person, opened: Callable[..., BatchDialog], tmp_path: Path
) -> None:
    dialog = opened(EASY[0], COOKED, EASY[1])
    assert str(tmp_path / "some.olv.batch.jsonl") in dialog.journal_label.toolTip()
    assert not dialog.resume_box.isVisible()
    person.press("Return", dialog)
    wait_for_end(person, dialog)
    assert column(dialog, Column.NUMBER) == ["1", "2", "3"]
    assert column(dialog, Column.STATE) == ["Sound", "Short", "Sound"]
    assert "mate in 2 instead of 3" in column(dialog, Column.FOUND)[1]
    assert column(dialog, Column.THEMES)[0] == "One ideal mate with a checking key."
    assert dialog.totals_label.text() == "Sound: 2 · Short: 1"
    assert "Complete: 3 problems" in dialog.state_label.text()
    assert dialog.progress_bar.value() == 3
    # Nothing of it is an edit.
    assert not person.window.document.is_modified
    # A window in another language shows as much of it.
    other = BatchDialog(
        person.window.document,
        dialog._runner,
        lambda: [Choice("All")],
        person.window.preferences,
        person.window,
    )
    assert other.totals_label.text() == dialog.totals_label.text()
    assert other.report_button.isEnabled()


def test_before_the_start_the_table_has_what_will_be_solved(
    person: Person, opened: Callable[..., BatchDialog]
) -> None:
    dialog = opened(EASY[0], COOKED, EASY[1])
    assert column(dialog, Column.NUMBER) == ["1", "2", "3"]
    assert column(dialog, Column.STATE) == ["Waiting"] * 3
    own = column(dialog, Column.STIPULATION)
    assert own[1] == "#3"
    person.write(dialog.stipulation_edit, "s#4")
    assert column(dialog, Column.STIPULATION) == ["s#4"] * 3
    person.write(dialog.stipulation_edit, "s#")
    assert column(dialog, Column.STIPULATION) == own
    dialog.stipulation_edit.clear()
    # An edit beside it shows, and Enter on a row goes there.
    person.window.document.edit_stipulation("#7")
    person.bot.waitUntil(lambda: column(dialog, Column.STIPULATION)[0] == "#7")
    dialog.table.setFocus()
    dialog.table.setCurrentIndex(dialog.table.model().index(2, 0))
    QTest.keyClick(dialog.table, Qt.Key.Key_Return)
    assert person.window.document.current == 2
    # Nothing else is listed than what is chosen.
    person.window.problems.table.choose_indices([0, 2])
    dialog.offer()
    dialog.problems_box.setCurrentIndex(1)
    assert column(dialog, Column.NUMBER) == ["1", "3"]
    person.window.document.undo_stack.undo()
    run(person, dialog)
    assert column(dialog, Column.STATE) == ["Sound", "Sound"]
    # What was found stays, whatever is chosen for the next batch.
    dialog.problems_box.setCurrentIndex(0)
    assert column(dialog, Column.STATE) == ["Sound", "Sound"]


def test_only_what_is_to_be_looked_at_and_the_way_there(
    person: Person, opened: Callable[..., BatchDialog]
) -> None:
    dialog = opened(*EASY, COOKED)
    QTest.keyClick(dialog.faults_box, Qt.Key.Key_Space)
    run(person, dialog)
    assert column(dialog, Column.NUMBER) == ["6"]
    dialog.table.setFocus()
    dialog.table.setCurrentIndex(dialog.table.model().index(0, 0))
    QTest.keyClick(dialog.table, Qt.Key.Key_Return)
    assert person.window.document.current == 5
    # The same key would start the batch anew elsewhere in the dialog.
    assert not dialog._runner.is_running
    QTest.keyClick(dialog.faults_box, Qt.Key.Key_Space)
    assert len(column(dialog, Column.NUMBER)) == 6


def test_what_is_at_work_is_listed_with_what_is_to_be_looked_at(
    person: Person, opened: Callable[..., BatchDialog]
) -> None:
    dialog = opened(EASY[0], ENDLESS, COOKED)
    QTest.keyClick(dialog.faults_box, Qt.Key.Key_Space)
    dialog.jobs_spin.setValue(2)
    QTest.mouseClick(dialog.start_button, LEFT)
    wait_until_done(person, dialog, 2)
    assert column(dialog, Column.NUMBER) == ["2", "3"]
    assert column(dialog, Column.STATE) == ["Solving …", "Short"]
    person.bot.waitUntil(lambda: "1 running for" in dialog.state_label.text())
    assert dialog.state_label.text().endswith("no. 2")
    QTest.mouseClick(dialog.start_button, LEFT)
    wait_for_end(person, dialog)
    assert column(dialog, Column.NUMBER) == ["3"]


def test_the_filled_part_of_the_bar_is_seen(
    person: Person, opened: Callable[..., BatchDialog]
) -> None:
    bar = opened(EASY[0]).progress_bar
    bar.setRange(0, 2)
    bar.setValue(1)
    for scheme in (theme.Scheme.LIGHT, theme.Scheme.DARK):
        appearance.apply(QApplication.instance(), scheme)  # type: ignore[arg-type] # there is one
        QApplication.processEvents()
        picture = bar.grab().toImage()
        filled, empty, ground = (
            picture.pixelColor(x, y).lightness()
            for x, y in (
                (bar.width() // 4, bar.height() // 2),
                (3 * bar.width() // 4, bar.height() // 2),
                (bar.width() // 4, 0),
            )
        )
        assert abs(filled - empty) > 40
        assert abs(filled - ground) > 40 or bar.height() <= 8
    appearance.apply(QApplication.instance(), theme.Scheme.LIGHT)  # type: ignore[arg-type] # there is one


def test_all_problems_are_solved_by_one_command_with_one_verdict(
    person: Person, opened: Callable[..., BatchDialog]
) -> None:
    """A long problem holds up nothing, and what differs from the file is a state in the list."""
    wrong = replace(EASY[1], solution_text="1.Ke1-e2 !")
    dialog = opened(ENDLESS, EASY[0], wrong)
    person.close(dialog)
    person.press("Ctrl+Shift+F7", person.window.board)
    person.bot.waitUntil(dialog.isVisible)
    dialog.answers_box.setChecked(True)
    dialog.jobs_spin.setValue(2)
    person.press("Return", dialog)
    wait_until_done(person, dialog, 2)
    assert column(dialog, Column.STATE) == ["Solving …", "Sound", "Differs"]
    QTest.mouseClick(dialog.start_button, LEFT)
    wait_for_end(person, dialog)
    document = person.window.document
    person.bot.waitUntil(lambda: document.collection[2].solution is not None)
    assert document.undo_stack.undoText() == "Store Answers"
    assert document.is_modified
    person.close(dialog)
    problems = person.window.problems
    model = problems.table.model()
    assert [model.index(row, ListColumn.STATE).data() for row in range(3)] == [
        "Not solved",
        "Sound",
        "Differs",
    ]
    person.write(problems.bar.edit, "state:differs")
    person.bot.waitUntil(lambda: list(problems.indices) == [2])


def test_who_looks_elsewhere_is_told_of_the_end_on_return(
    person: Person, opened: Callable[..., BatchDialog], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notifications, "_LONG", 0.0)
    paused = threading.Event()
    monkeypatch.setattr("tests.batches.may_run_out", paused)
    dialog = opened(EASY[0], ENDLESS)
    dialog.limit_spin.setValue(1)
    QTest.mouseClick(dialog.start_button, LEFT)
    person.close(dialog)
    elsewhere = QWidget()
    person.bot.addWidget(elsewhere)
    elsewhere.show()
    elsewhere.activateWindow()
    person.bot.waitUntil(elsewhere.isActiveWindow)
    paused.set()
    wait_for_end(person, dialog)
    with person.bot.waitSignal(person.window.features.solving.notifications.message) as told:
        person.window.activateWindow()
    assert told.args == ["Complete: 2 problems"]


def test_stop_and_go_on(person: Person, opened: Callable[..., BatchDialog], tmp_path: Path) -> None:
    dialog = opened(EASY[0], ENDLESS, EASY[1])
    dialog.jobs_spin.setValue(1)
    QTest.mouseClick(dialog.start_button, LEFT)
    wait_until_done(person, dialog, 1)
    assert dialog.start_button.text() == "S&top"
    assert not dialog.jobs_spin.isEnabled()
    QTest.mouseClick(dialog.start_button, LEFT)
    wait_for_end(person, dialog)
    assert "Partial: 1 of 3 problems are done" in dialog.state_label.text()
    assert column(dialog, Column.STATE) == ["Sound", "Waiting", "Waiting"]
    assert dialog.resume_box.isVisible()
    assert dialog.resume_box.isChecked()
    dialog.limit_spin.setValue(1)
    run(person, dialog)
    assert dialog._progress is not None
    assert dialog._progress.resumed == 1
    assert column(dialog, Column.STATE) == ["Sound", "Unfinished", "Sound"]
    # Begin again: what was there stays beside.
    dialog.resume_box.setChecked(False)
    run(person, dialog)
    assert dialog._progress.resumed == 0
    assert (tmp_path / "some.olv.batch.jsonl.bak").exists()


def test_a_pause(
    person: Person, opened: Callable[..., BatchDialog], monkeypatch: pytest.MonkeyPatch
) -> None:
    paused = threading.Event()
    monkeypatch.setattr("tests.batches.may_run_out", paused)
    dialog = opened(ENDLESS, EASY[0])
    dialog.jobs_spin.setValue(1)
    dialog.limit_spin.setValue(1)
    QTest.mouseClick(dialog.start_button, LEFT)
    person.bot.waitUntil(lambda: "Solving …" in column(dialog, Column.STATE))
    QTest.mouseClick(dialog.pause_button, LEFT)
    person.bot.waitUntil(lambda: dialog.pause_button.text() == "Contin&ue")
    paused.set()
    person.bot.waitUntil(lambda: "1 of 2 · paused" in dialog.state_label.text())
    QTest.mouseClick(dialog.pause_button, LEFT)
    wait_for_end(person, dialog)
    assert column(dialog, Column.STATE) == ["Unfinished", "Sound"]


def test_another_stipulation_for_all(person: Person, opened: Callable[..., BatchDialog]) -> None:
    dialog = opened(EASY[0])
    person.write(dialog.stipulation_edit, "#nonsense")
    assert dialog.stipulation_edit.property("invalid")
    assert not dialog.start_button.isEnabled()
    person.write(dialog.stipulation_edit, "#2")
    run(person, dialog)
    assert column(dialog, Column.STIPULATION) == ["#2"]
    assert column(dialog, Column.STATE) == ["Short"]


def test_a_stipulation_only_where_none_is_given(
    person: Person, opened: Callable[..., BatchDialog]
) -> None:
    bare = replace(EASY[0], stipulation=stipulation_of(""))
    dialog = opened(bare, EASY[1])

    def use(question: QWidget) -> None:
        assert isinstance(question, MissingStipulation)
        assert question.count_label.text() == "Problems without a stipulation: 1 of 2"
        person.write(question.stipulation_edit, EASY[0].stipulation.text)
        person.press_button(question, "Use It for These")

    person.answer(lambda: QTest.mouseClick(dialog.start_button, LEFT), use)
    wait_for_end(person, dialog)
    batch = dialog._runner.batch
    assert batch is not None
    solved = [
        part.question.stipulation.text
        for _, _, outcome in batch.outcomes()
        for part in outcome.parts
    ]
    assert solved == [EASY[0].stipulation.text, EASY[1].stipulation.text]
    person.window.document.undo_stack.undo()
    assert person.window.document.collection[0].stipulation.text == ""


def test_problems_without_a_stipulation_are_left_out(
    person: Person, opened: Callable[..., BatchDialog]
) -> None:
    bare = replace(EASY[0], stipulation=stipulation_of(""))
    dialog = opened(EASY[1], bare, EASY[0])
    person.answer(
        lambda: QTest.mouseClick(dialog.start_button, LEFT), person.pressing("Leave Them Out")
    )
    wait_for_end(person, dialog)
    batch = dialog._runner.batch
    assert batch is not None
    assert list(batch.indices) == [0, 2]


def test_nothing_begins_where_the_question_is_cancelled(
    person: Person, opened: Callable[..., BatchDialog]
) -> None:
    dialog = opened(replace(EASY[0], stipulation=stipulation_of("")))
    person.answer(lambda: QTest.mouseClick(dialog.start_button, LEFT), person.pressing("Cancel"))
    assert dialog._runner.batch is None
    assert dialog.start_button.isEnabled()


def test_a_stipulation_for_all_needs_no_question(
    person: Person, opened: Callable[..., BatchDialog]
) -> None:
    dialog = opened(replace(EASY[0], stipulation=stipulation_of("")))
    person.write(dialog.stipulation_edit, EASY[0].stipulation.text)
    run(person, dialog)
    assert column(dialog, Column.STATE) == ["Sound"]


def test_rows_of_problems_that_were_edited_since_are_called_stale(
    person: Person, opened: Callable[..., BatchDialog]
) -> None:
    dialog = opened(*EASY)
    run(person, dialog)
    document = person.window.document
    document.edit(replace(document.problem, stipulation=stipulation_of("#2")), "edit")
    document.go_to(1)
    document.edit(replace(document.problem, comment="A comment."), "comment")
    document.remove_problems([2], "remove")
    person.bot.waitUntil(lambda: "Stale" in column(dialog, Column.STATE))
    # A comment does not change the question.
    assert column(dialog, Column.STATE) == ["Stale", "Sound", "Stale", "Sound", "Sound"]
    found = column(dialog, Column.FOUND)
    assert found[0] == "Edited or removed since; it was: Sound · 1 key"
    assert found[1] == "1 key"
    for _ in range(3):
        document.undo_stack.undo()
    person.bot.waitUntil(lambda: "Stale" not in column(dialog, Column.STATE))


def test_answers_go_into_the_collection_where_they_still_fit(
    person: Person, opened: Callable[..., BatchDialog]
) -> None:
    dialog = opened(*EASY[:3])
    run(person, dialog)
    # Nothing was kept, so nothing can be stored.
    assert not dialog.store_button.isEnabled()
    dialog.answers_box.setChecked(True)
    run(person, dialog)
    document = person.window.document
    person.bot.waitUntil(lambda: "stored" in dialog.state_label.text())
    document.undo_stack.undo()
    assert document.collection[0].solution is None
    document.edit_stipulation("#4")
    document.go_to(2)
    document.remove_current("Remove")
    steps = document.undo_stack.count()
    QTest.mouseClick(dialog.store_button, LEFT)
    person.bot.waitUntil(lambda: judge(document.collection[1]).verdict is Verdict.SOUND)
    assert dialog.state_label.text() == (
        "Complete: 3 problems · Answers stored in the collection: 1"
    )
    assert document.collection[0].solution is None
    assert judge(document.collection[1]).verdict is Verdict.SOUND
    assert document.undo_stack.count() == steps + 1
    person.close(dialog)
    person.press("Ctrl+Z", person.window.board)
    assert document.collection[1].solution is None
    assert len(document.collection) == 2, "nothing else was undone"
    person.press("Ctrl+Y", person.window.board)
    assert document.collection[1].solution is not None


def test_an_answer_does_not_give_way_to_one_that_was_stopped() -> None:
    problem = EASY[0]
    whole = solve.start(problem, Options()).result()
    stopped = replace(whole, status=Status.PARTIAL)
    assert storing._is_wanted(problem, stopped)
    assert storing._is_wanted(problem.solved(stopped), whole)
    assert not storing._is_wanted(problem.solved(whole), stopped)
    assert not storing._is_wanted(problem.with_stipulation(stipulation_of("#2")), whole)


def test_a_report_is_written_and_a_page_opened(
    person: Person,
    opened: Callable[..., BatchDialog],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    shown: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", shown.append)
    paths: list[Path] = []
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(paths[-1]), ""))
    dialog = opened(*EASY[:2])
    assert not dialog.report_button.isEnabled()
    run(person, dialog)
    for form in FORMS:
        shown.clear()
        paths.append(tmp_path / f"report.{form}")
        QTest.mouseClick(dialog.report_button, LEFT)
        assert paths[-1].exists()
        assert f"Wrote report.{form}" in dialog.state_label.text()
        opened_pages = [str(paths[-1])] if form == "html" else []
        assert [url.toLocalFile() for url in shown] == opened_pages


def test_closing_the_dialog_lets_the_batch_go_on(
    person: Person, opened: Callable[..., BatchDialog]
) -> None:
    dialog = opened(ENDLESS)
    QTest.mouseClick(dialog.start_button, LEFT)
    person.bot.waitUntil(lambda: "Solving …" in column(dialog, Column.STATE))
    person.press("Esc", dialog)
    assert not dialog.isVisible()
    assert dialog._runner.is_running
    person.window.activateWindow()
    person.bot.waitUntil(person.window.isActiveWindow)
    assert show(person) is dialog
    assert dialog.start_button.text() == "S&top"


@pytest.mark.whole_window
def test_closing_the_window_ends_the_batch_which_can_be_resumed(
    person: Person, opened: Callable[..., BatchDialog], tmp_path: Path
) -> None:
    dialog = opened(EASY[0], ENDLESS)
    dialog.jobs_spin.setValue(1)
    QTest.mouseClick(dialog.start_button, LEFT)
    wait_until_done(person, dialog, 1)
    dialog.close()
    asked: list[str] = []

    def discard(box: QWidget) -> None:
        assert isinstance(box, QMessageBox)
        asked.append(box.text())
        person.press_button(box, "Discard")

    person.answer(person.window.close, discard)
    assert asked == ["A batch is running, with 1 of 2 problems done; it can be resumed."]
    path = tmp_path / "some.olv.batch.jsonl"
    lines = path.read_text(encoding="utf-8").splitlines()
    assert [json.loads(line).get("verdict") for line in lines] == [None, "sound"]
    # It is free for the next one.
    Journal.resume(path).close()


def test_a_journal_in_use_is_said_in_one_sentence(
    person: Person, opened: Callable[..., BatchDialog], tmp_path: Path
) -> None:
    dialog = opened(EASY[0])
    journal = Journal.begin(tmp_path / "some.olv.batch.jsonl")
    said = person.read_box(lambda: run(person, dialog))
    assert "Another batch is at work" in said
    assert not dialog._runner.is_running
    assert dialog.start_button.text() == "&Start"
    journal.close()
    run(person, dialog)
    assert column(dialog, Column.STATE) == ["Sound"]


def test_an_unnamed_collection_has_its_journal_in_the_programs_folder(
    person: Person, fresh_settings: Path
) -> None:
    person.window.document.edit(EASY[0], "Set up")
    dialog = show(person)
    assert str(fresh_settings) in dialog.journal_label.toolTip()
    run(person, dialog)
    assert column(dialog, Column.STATE) == ["Sound"]


def test_chosen_problems_only(
    person: Person, opened: Callable[..., BatchDialog], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(person.window.batch, "_listed", lambda: Listed((2, 0), (1,)))
    dialog = opened(*EASY)
    texts = [dialog.problems_box.itemText(place) for place in range(dialog.problems_box.count())]
    assert texts == [
        "All 5 problems",
        "The 2 chosen problems",
        "The problem found by the search",
    ]
    dialog.problems_box.setFocus()
    QTest.keyClick(dialog.problems_box, Qt.Key.Key_Down)
    run(person, dialog)
    assert column(dialog, Column.NUMBER) == ["3", "1"]


def test_it_fits_a_small_screen(person: Person, opened: Callable[..., BatchDialog]) -> None:
    dialog = opened(EASY[0])
    assert dialog.width() <= 1024
    assert dialog.height() <= 660
    assert dialog.minimumSizeHint().width() <= 800
    for widget in (dialog.problems_box, dialog.stipulation_edit, dialog.jobs_spin):
        assert any(label.buddy() is widget for label in _labels(dialog))
    assert dialog.table.accessibleName()
    assert dialog.progress_bar.accessibleName()


def _labels(dialog: BatchDialog) -> list[QLabel]:
    return [label for label in dialog.findChildren(QLabel) if label.buddy() is not None]


def test_another_file_ends_the_batch_of_this_one(
    person: Person, opened: Callable[..., BatchDialog], tmp_path: Path
) -> None:
    dialog = opened(EASY[0], ENDLESS)
    dialog.jobs_spin.setValue(1)
    QTest.mouseClick(dialog.start_button, LEFT)
    wait_until_done(person, dialog, 1)
    other = tmp_path / "other.olv"
    registry.write(other, Collection(EASY))
    person.window.document.show_opened(files.load(other))
    assert not dialog._runner.is_running
    assert column(dialog, Column.STATE) == ["Waiting"] * len(EASY)
    assert "other.olv" in dialog.journal_label.toolTip()
    run(person, dialog)
    assert column(dialog, Column.STATE) == ["Sound"] * 5
    assert len((tmp_path / "some.olv.batch.jsonl").read_text(encoding="utf-8").splitlines()) == 2


@pytest.mark.whole_window
def test_a_batch_without_its_dialog_shows_itself_in_the_status_line(
    person: Person, opened: Callable[..., BatchDialog]
) -> None:
    label = person.window.findChild(ElidedLabel, "file_label")
    assert label is not None
    dialog = opened(EASY[0], ENDLESS, EASY[1])
    dialog.jobs_spin.setValue(1)
    person.press("Return", dialog)
    wait_until_done(person, dialog, 1)
    assert not label.text().startswith("Batch"), "the dialog says it"
    person.close(dialog)
    person.window.file_line.show_message("")
    assert label.text().startswith("Batch: 1 of 3 · ")
    assert label.text().endswith("some.olv · 3 problems · saved")
    show(person)
    assert label.text() == "some.olv · 3 problems · saved"
    person.close(dialog)
    person.window.open_file.batch.stop()
    wait_for_end(person, dialog)
    assert person.window.file_line.message == "Partial: 1 of 3 problems are done"
    person.window.file_line.show_message("")
    assert label.text() == "some.olv · 3 problems · saved"


def test_fairy_problems_in_a_collection_are_solved_stored_and_read_again(
    person: Person, opened: Callable[..., BatchDialog], tmp_path: Path
) -> None:
    """A collection of ten, four of them fairy problems, as composers keep them."""
    fairy = [
        feature.problem
        for feature in FEATURES
        if feature.name
        in ("condition with a variant", "neutral men", "fairy men", "twin: conditions")
    ]
    dialog = opened(*EASY, *fairy, COOKED)
    dialog.answers_box.setChecked(True)
    run(person, dialog)
    assert "Complete: 10 problems" in dialog.state_label.text()
    assert "No solution" not in column(dialog, Column.STATE)
    person.bot.waitUntil(lambda: "stored" in dialog.state_label.text())
    person.close(dialog)
    person.press("Ctrl+S", person.window.board)
    person.bot.waitUntil(lambda: not person.window.document.is_modified)
    read = files.load(tmp_path / "some.olv").collection
    for problem in read:
        assert problem.solution is not None
        assert problem.solution_is_current
        assert facts(problem.solution) == facts(answer_of(problem))


def test_an_answer_without_the_conditions_of_its_problem_is_shown_as_stale(person: Person) -> None:
    """Batches of earlier versions stored such answers: they are those to another question."""
    circe = next(one.problem for one in FEATURES if one.name == "condition")
    wrong = solve.start(replace(circe, conditions=()), Options()).result()
    person.window.document.take_in([circe.solved(wrong)], "Open")
    assert person.window.document.problem.solution is wrong
    assert person.window.solution.is_stale
    assert judge(person.window.document.problem).verdict is not Verdict.SOUND


@pytest.mark.features("answer", "file", "collection", "batch", "versions")
def test_an_answer_that_a_batch_stores_is_a_version_too(
    person: Person, opened: Callable[..., BatchDialog]
) -> None:
    dialog = opened(EASY[0], EASY[1])
    dialog.answers_box.setChecked(True)
    run(person, dialog)
    person.bot.waitUntil(lambda: person.window.document.problem.solution is not None)
    person.close(dialog)
    person.press("Ctrl+2", person.window.board)
    (entry,) = person.window.versions.model.entries
    assert entry.judgement.verdict is Verdict.SOUND

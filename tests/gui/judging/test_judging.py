"""A tourney in the window: no name is anywhere before the judge wants to see it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFileDialog, QLabel, QLineEdit, QPlainTextEdit, QTableView, QTreeView

import matewright
from matewright import resources
from matewright.gui.judging import feature
from matewright.gui.judging.feature import JudgingFeature
from matewright.services import themes
from matewright.services.judging.marks import Distinction, Marks, beside

if TYPE_CHECKING:
    from tests.gui.conftest import Person

pytestmark = pytest.mark.features("judging", "collection", "answer")

_NAME = "Nobody"


@pytest.fixture
def tourney(tmp_path: Path) -> Path:
    """Two two-movers by Nobody, who has signed whatever can be signed."""
    path = tmp_path / "tourney.olv"
    found = matewright.read(resources.path("problems", "classics.olv"))
    matewright.write(
        path,
        [
            replace(
                found[number],
                authors=(f"{_NAME}, Xaver",),
                source=f"{_NAME} 50",
                comment=f"Dedicated to {_NAME}",
                solution_text=f"1.Kf3! ({_NAME})",
                extra={"keywords": [_NAME], "award": {"judges": [_NAME]}},
            )
            for number in (2, 7)
        ],
    )
    return path


def opened(person: Person, path: Path) -> JudgingFeature:
    judging: JudgingFeature = person.window.features.judging
    assert judging.open(path)
    person.bot.waitUntil(lambda: all(row.assessment for row in judging.judging.rows()))
    return judging


def solve(person: Person, judging: JudgingFeature) -> None:
    """Answer the entries as a batch does, in this process."""
    document = person.window.document
    for index, problem in enumerate(document.collection):
        document.set_solution(index, themes.solve(problem))
    rows = judging.judging.rows
    person.bot.waitUntil(lambda: all(one.assessment and one.assessment.keys for one in rows()))


def all_texts(person: Person) -> str:
    """Whatever the window says: words, tool tips, cells, actions, its title, and undo."""
    window = person.window
    said = [window.windowTitle(), window.windowFilePath()]
    said += [one.text() for one in window.findChildren(QLabel)]
    said += [one.text() for one in window.findChildren(QLineEdit)]
    said += [one.toPlainText() for one in window.findChildren(QPlainTextEdit)]
    said += [one.text() + one.toolTip() + one.statusTip() for one in window.findChildren(QAction)]
    said += [one.toolTip() + one.accessibleName() for one in window.findChildren(QLabel)]
    for view in (*window.findChildren(QTableView), *window.findChildren(QTreeView)):
        model = view.model()
        for row in range(model.rowCount(QModelIndex())):
            for column in range(model.columnCount(QModelIndex())):
                index = model.index(row, column)
                for role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
                    said.append(str(index.data(role)))
    stack = window.document.undo_stack
    said += [stack.text(at) for at in range(stack.count())]
    said += map(repr, window.document.collection)
    return "\n".join(said)


def test_no_name_is_anywhere_before_it_may_be_shown(person: Person, tourney: Path) -> None:
    before = tourney.read_bytes()
    judging = opened(person, tourney)
    solve(person, judging)
    person.window.document.go_to(1)
    document = person.window.document
    assert document.path is None
    assert _NAME not in all_texts(person)
    judging.switch_names()
    assert document.current == 1
    assert document.problem.authors == (f"{_NAME}, Xaver",)
    assert document.problem.solution is not None
    assert _NAME in all_texts(person)
    judging.switch_names()
    assert _NAME not in all_texts(person)
    assert document.problem.solution is not None
    assert tourney.read_bytes() == before
    document.keep_unmodified()


def test_names_stay_as_they_are_while_entries_are_edited(person: Person, tourney: Path) -> None:
    judging = opened(person, tourney)
    document = person.window.document
    document.edit_stipulation("#3")
    assert not judging.pane.names_box.isEnabled()
    judging.switch_names()
    assert document.problem.authors == ()
    document.undo_stack.undo()
    assert judging.pane.names_box.isEnabled()


def test_what_is_not_solved_yet_says_so(person: Person, tourney: Path) -> None:
    pane = opened(person, tourney).pane
    assert "Not solved yet." in pane.details.toPlainText()
    assert "Not solved\t" in pane.model.lines()[0]


def test_marks_are_written_at_once_beside_the_file(person: Person, tourney: Path) -> None:
    judging = opened(person, tourney)
    pane, document = judging.pane, person.window.document
    person.write(pane.points_edit, "8,5\r")
    pane.distinction_box.setCurrentIndex(pane.distinction_box.findData(Distinction.PRIZE))
    pane.distinction_box.activated.emit(pane.distinction_box.currentIndex())
    pane.comment_edit.setPlainText("A rare king.")
    document.go_to(1)
    assert pane.comment_edit.toPlainText() == ""
    (mark,) = Marks.read(beside(tourney)).by_key.values()
    assert (mark.points, mark.distinction, mark.comment) == (8.5, Distinction.PRIZE, "A rare king.")
    person.write(pane.points_edit, "many\r")
    assert "is no number of points" in pane.error_label.text()
    assert len(Marks.read(beside(tourney)).by_key) == 1
    document.go_to(0)
    assert pane.points_edit.text() == "8.5"
    assert not document.is_modified


def test_the_award_and_what_is_doubtful_about_it(
    person: Person, tourney: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    judging = opened(person, tourney)
    path = tourney.with_name("award.md")
    said: list[str] = []
    monkeypatch.setattr(feature, "show_error", lambda *words: said.append(words[2]))
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    assert not judging.write_award()
    assert "There is no award yet" in said.pop()
    judging.judging.change_mark(2, distinction=Distinction.PRIZE)
    assert judging.write_award()
    assert "Entry 2 (Prize) is not proved to be sound" in said.pop()
    assert "Entry 2" in path.read_text("utf-8")
    assert _NAME not in path.read_text("utf-8")


def test_a_file_that_holds_no_problem_leaves_all_as_it_was(
    person: Person, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(feature, "show_error", lambda *words: said.append(words[2]))
    empty = tmp_path / "empty.olv"
    empty.write_text("\n")
    assert not person.window.features.judging.open(empty)
    assert "nothing to judge" in said.pop()
    assert person.window.document.tourney is None


def test_sorting_and_anticipations(person: Person, tourney: Path, tmp_path: Path) -> None:
    judging = opened(person, tourney)
    other = tmp_path / "other.olv"
    matewright.write(other, [matewright.read(tourney)[1]])
    judging.judging.compare([other])
    assert judging.pane.stop_button.isEnabled()
    person.bot.waitUntil(lambda: not judging.judging.is_busy)
    pane = judging.pane
    pane.model.sort(8)
    assert [row.number for row in pane.model.rows] == [2, 1]
    assert "100 % other.olv no. 1" in pane.model.lines()[0]
    assert _NAME not in all_texts(person)


def test_stop_ends_a_comparison_at_once(person: Person, tourney: Path) -> None:
    judging = opened(person, tourney)
    judging.judging.compare([])
    judging.pane.stop_button.click()
    assert not judging.judging.is_busy
    assert judging.judging.rows()[0].anticipations is None


@pytest.mark.slow
def test_all_are_solved_in_processes_of_their_own(person: Person, tourney: Path) -> None:
    judging = opened(person, tourney)
    judging.pane.solve_button.click()
    assert judging.pane.stop_button.isEnabled()
    assert not judging.pane.names_box.isEnabled()
    person.bot.waitUntil(lambda: not judging.judging.is_busy)
    rows = judging.judging.rows
    person.bot.waitUntil(lambda: all(one.assessment and one.assessment.keys for one in rows()))
    assert all(one.assessment is not None and one.assessment.is_sound for one in rows())
    assert all(problem.solution is not None for problem in person.window.document.collection)
    assert not person.window.document.is_modified
    assert _NAME not in all_texts(person)

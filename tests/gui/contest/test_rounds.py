"""A contest in the window: a round is held with one solver after another, and marked."""

from __future__ import annotations

import re
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QLineEdit, QMessageBox, QWidget

import matewright
from matewright.cli import main
from matewright.gui.contest.attempt_keeper import attempts_folder
from matewright.gui.contest.controller import Stage
from matewright.gui.contest.hold_dialog import HoldRoundDialog
from matewright.gui.contest.points_dialog import PointsDialog
from matewright.gui.contest.results_dialog import ResultsDialog
from matewright.gui.contest.set_dialog import SetRoundDialog, Wanted
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.stipulation import stipulation_of
from matewright.services.contest import RULES, contest_file
from matewright.services.contest.choosing import Wish
from matewright.services.contest.evening import Evening
from matewright.services.contest.unfinished import UnfinishedRound
from matewright.services.file.files import load
from tests.gui.conftest import PRINZ, Person
from tests.gui.contest.test_solve_yourself import ANSWERED, telling

HELP = Problem(Position.from_fen("8/n7/k6K/1R4N1/8/8/8/8 b"), stipulation_of("h#2"), intended="2")
LAST = Problem(Position.from_fen("7k/8/6K1/8/8/8/8/R7 w"), stipulation_of("#1"))


@pytest.fixture
def evening(person: Person, real_engine: None, tmp_path: Path) -> Path:
    """A contest of two rounds, which the window shows."""
    path = tmp_path / "evening.olv"
    of_first = {"round": "1", "minutes": "20"}
    matewright.write(
        path,
        [
            Problem(Position.from_fen(PRINZ), ANSWERED.stipulation, extra={"contest": of_first}),
            Problem(HELP.position, HELP.stipulation, intended="2", extra={"contest": of_first}),
            Problem(LAST.position, LAST.stipulation, extra={"contest": {"round": "2"}}),
        ],
    )
    assert person.window.files.open(path)
    return path


THREE = Problem(Position.from_fen("8/8/pQ6/p1P5/P1p5/5p2/2k2P2/R3K3 w Q"), stipulation_of("#3"))
COOKED = Problem(Position.from_fen("4k3/8/4K3/8/8/8/8/R6R w"), stipulation_of("#1"))


def named(person: Person, name: str, button: str = "Begin") -> Callable[[QWidget], None]:
    """A response to the question who solves."""

    def respond(dialog: QWidget) -> None:
        assert isinstance(dialog, HoldRoundDialog)
        dialog.name_edit.setText(name)
        person.press_button(dialog, button)

    return respond


def test_a_round_from_the_first_solver_to_the_results(
    person: Person, evening: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    window, attempt, rounds = person.window, person.window.attempt, person.window.rounds
    confirm = person.pressing("Hand In")
    person.answer(rounds.hold, named(person, "Jane Doe"), HoldRoundDialog)
    assert window.desk.is_secret
    assert telling(window) == []
    assert re.fullmatch("20:00|19:5.", window.contest.clock.text())
    assert window.contest.state.text() == "Jane Doe: problem 1 of 2"
    QTest.keyClicks(window.contest.sheet, "1.Rh6")
    person.press("Ctrl+Alt+P")
    assert not window.board.isVisible()
    # The clock of all problems is one, and there is no way to those of another round.
    person.press("Ctrl+PgDown")
    person.press("Ctrl+PgDown")
    assert (window.document.current, attempt.answer) == (1, "")
    assert not window.contest.next_button.isEnabled()
    QTest.keyClicks(window.contest.sheet, "1.Nc8 Ne6 2.Na7 Nc7#")
    attempt.watch.set_seconds(125)
    attempt.watch.start()
    # What a crash finds on the disk.
    window.contest.previous_button.click()
    assert attempt.answer == "1.Rh6"
    contest = rounds._evening.contest if rounds._evening else None
    assert contest is not None
    kept = UnfinishedRound.begun(attempts_folder(), contest.mark)
    assert kept is not None
    assert (kept.solver, kept.seconds >= 125) == ("Jane Doe", True)
    assert kept.find(HELP.digest).answer.startswith("1.Nc8")

    # The next one sees nothing of it; his time runs out.
    attempt.watch.set_seconds(125)
    person.answer(
        lambda: person.answer(rounds.hand_in, confirm, QMessageBox),
        named(person, "John"),
        HoldRoundDialog,
    )
    assert (attempt.stage, attempt.answer, telling(window)) == (Stage.SOLVING, "", [])
    assert attempt.watch.seconds < 60
    attempt.watch.set_seconds(1300)
    attempt.watch.start()

    def hesitate(box: QWidget) -> None:
        attempt.watch.ticked.emit()
        assert attempt.stage is Stage.MARKING
        box.close()

    def end(dialog: QWidget) -> None:
        assert isinstance(dialog, HoldRoundDialog)
        assert not window.board.isVisible()
        person.press("Esc", dialog)
        dialog.name_edit.setText("jane  doe")
        person.press_button(dialog, "Begin")
        assert dialog.error_label.text() == "jane doe has handed in this round already."
        person.press_button(dialog, "Results")

    shown: list[list[str]] = []

    def change(dialog: QWidget) -> None:
        assert isinstance(dialog, ResultsDialog)
        model, table = dialog.model, dialog.table
        shown.append([*model.lines(), ""])
        for typed in ("6", "1,5"):
            table.setCurrentIndex(model.index(2, 2))
            QTest.keyClick(table, Qt.Key.Key_F2)
            editor = table.findChild(QLineEdit)
            assert editor is not None
            QTest.keyClicks(editor, typed)
            QTest.keyClick(editor, Qt.Key.Key_Return)
            person.bot.waitUntil(lambda: [*model.lines(), dialog.error_label.text()] != shown[-1])
            shown.append([*model.lines(), dialog.error_label.text()])
        assert dialog.export(evening.with_name("results.html"))

    person.answer(
        lambda: person.answer(
            lambda: person.answer(rounds.hand_in, hesitate, QMessageBox), end, HoldRoundDialog
        ),
        change,
        ResultsDialog,
    )
    assert attempt.sitting is None
    assert UnfinishedRound.begun(attempts_folder(), contest.mark) is None
    # Round 2 was not solved, and has no limit.
    assert shown[0][1:3] == ["1.\tJane Doe\t5\t2.5\t0\t7.5\t2:05", "2.\tJohn\t0\t0\t0\t0\t20"]
    assert shown[1][2:] == ["2.\tJohn\t0\t0\t0\t0\t20", "“6” is no number of points from 0 to 5."]
    assert shown[2][2:] == ["2.\tJohn\t1.5\t0\t0\t1.5\t20", ""]
    assert "<td>1.5</td>" in evening.with_name("results.html").read_text()
    # The command line reads the same.
    window.files.save()
    table = contest_file.answers_path(evening)
    with pytest.raises(SystemExit):
        main(("contest", "results", str(evening), str(table)))
    printed = capsys.readouterr().out.splitlines()
    assert printed[-1].split() == ["2.", "John", "1.5", "0", "0", "1.5", "20"]


def test_an_interrupted_round_goes_on(person: Person, evening: Path, german: object) -> None:
    window, attempt, rounds = person.window, person.window.attempt, person.window.rounds
    person.answer(rounds.hold, named(person, "Jane Doe"), HoldRoundDialog)
    QTest.keyClicks(window.contest.sheet, "1.Rh6")
    attempt.watch.set_seconds(300)
    person.answer(lambda: person.press("Ctrl+Shift+F9"), person.pressing("Interrupt"))
    assert not window.desk.is_secret
    person.answer(rounds.hold, person.pressing("Go On with It"), HoldRoundDialog)
    assert (attempt.answer, attempt.watch.seconds >= 300) == ("1.Rh6", True)
    # So it does in a window in another language.
    assert callable(german)
    window = person.window = german()
    attempt, rounds = window.attempt, window.rounds
    assert window.contest.state.text() == "Jane Doe: Aufgabe 1 von 2"
    assert (window.desk.is_secret, attempt.answer) == (True, "1.Rh6")
    person.answer(lambda: person.press("Ctrl+Shift+F9"), person.pressing("Unterbrechen"))
    # Somebody else begins: what she has written is not lost.
    begin = named(person, "John", "Beginnen")
    person.answer(rounds.hold, begin, HoldRoundDialog)
    (jane,) = Evening(contest_file.read(evening)[0], contest_file.answers_path(evening)).answers()
    assert (jane.solver, jane.texts) == ("Jane Doe", {1: "1.Rh6", 2: ""})
    assert 5 <= jane.times["1"] < 7
    window.attempt.shut_down()


def test_a_contest_is_set_and_its_points_are_changed(
    person: Person, real_engine: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window, setting, path = person.window, person.window.setting, tmp_path / "new.olv"
    all_problems = tmp_path / "all.olv"
    matewright.write(all_problems, [COOKED, THREE, LAST])
    window.document.show_copy(load(all_problems))
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))

    def choose(dialog: QWidget) -> None:
        assert isinstance(dialog, SetRoundDialog)
        dialog.wish_edit.setText("3 of everything")
        dialog.wish_box.setChecked(True)
        dialog.accept()
        assert "was not understood" in dialog.error_label.text()
        dialog.wish_box.setChecked(False)
        dialog.minutes_edit.setText("20, 50")
        dialog.name_edit.setText("Autumn")
        dialog.accept()

    # What speaks against a problem is named first, and the director decides.
    said: list[str] = []

    def refuse(box: QWidget) -> None:
        assert isinstance(box, QMessageBox)
        said.append(box.text())
        box.close()

    person.answer(
        lambda: person.answer(setting.set_round, choose, SetRoundDialog), refuse, QMessageBox
    )
    assert said[0].startswith("Problem 1: Cooked, 2 keys")
    assert not path.exists()
    # A wish takes no such problem.
    wish = Wish.parse("1 × #3, 1 × #1, men ≤ 12, difficulty 1–5")
    assert setting.make(Wanted("Autumn", RULES["club"], [Fraction(20)], wish, ()))
    contest, _ = contest_file.read(path)
    assert [one.minutes for one in contest.rounds] == [20, 7]
    assert [one.problem.position for one in contest.entries] == [THREE.position, LAST.position]
    assert (contest.name, contest.rules.name) == ("Autumn", "club")
    assert window.document.path == path

    def untick(dialog: QWidget) -> None:
        assert isinstance(dialog, PointsDialog)
        top, tree = dialog.tree.topLevelItem(0), dialog.tree.model()
        assert top is not None
        above = tree.index(0, 0)
        lines = [
            (tree.index(row, 0, above).data(), tree.index(row, 1, above).data()) for row in range(4)
        ]
        assert lines[0] == ("1.Qf6!", "1")
        assert {points for _, points in lines[1:]} == {"1.33"}
        off = Qt.CheckState.Unchecked.value
        tree.setData(tree.index(0, 0, tree.index(1, 0)), off, Qt.ItemDataRole.CheckStateRole)
        dialog.accept()
        assert dialog.error_label.text() == "Problem 2: no variation has points."
        dialog.tree.setCurrentIndex(tree.index(1, 0))
        person.press_button(dialog, "As Proposed")
        for row in (0, 1):
            tree.setData(tree.index(row, 0, above), off, Qt.ItemDataRole.CheckStateRole)
        assert (tree.index(2, 1, above).data(), top.text(1)) == ("2.5", "5 of 5")
        tree.setData(tree.index(2, 1, above), "1")
        assert top.text(1) == "3.5 of 5"
        dialog.accept()
        assert "worth 3.5 points together instead of 5" in dialog.error_label.text()
        tree.setData(tree.index(3, 1, above), "4")
        dialog.accept()

    person.answer(setting.edit_points, untick, PointsDialog)
    assert window.document.undo_stack.undoText() == "Change Points of Variations"
    window.files.save()
    stated = contest_file.read(path)[0].entries[0].variations
    assert [one.points for one in stated] == [1, 4]
    # Paper: the name has no ending, and the filter says what is meant.
    chosen = (str(tmp_path / "paper"), "Solutions with points, PDF (*.pdf)")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: chosen)
    assert window.features.contest.sheets.ask_and_write()
    assert (tmp_path / "paper.pdf").read_bytes().startswith(b"%PDF")


def test_what_cannot_be_marked_is_not_held(
    person: Person, real_engine: None, tmp_path: Path
) -> None:
    rounds, document = person.window.rounds, person.window.document
    assert "Save the contest first" in person.read_box(rounds.hold)
    path = tmp_path / "none.olv"
    none = Problem(Position.from_fen("8/8/8/8/8/5K2/k7/7R w"), stipulation_of("#1"))
    matewright.write(path, [LAST, none])
    assert person.window.files.open(path)
    sentence = person.read_box(rounds.hold)
    assert sentence.startswith("Problem 2: There is no solution to compare the answer with")
    assert not person.window.desk.is_secret
    # The file has the solution now that it did not have.
    assert document.unsaved_answers == [0, 1]

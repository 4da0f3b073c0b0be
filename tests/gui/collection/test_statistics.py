"""Statistics of a collection: counted where somebody looks; each bar leads to its problems."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from matewright.formats.textfile import FileStamp
from matewright.gui.collection import index as collection_index
from matewright.gui.collection.index import CollectionIndex
from matewright.gui.collection.statistics_pane import StatisticsPane
from matewright.model.collection import Collection
from matewright.model.problem import Problem
from matewright.model.stipulation import stipulation_of
from matewright.services.collection.counts import CountBy
from matewright.services.file.files import Opened
from tests.gui.collection.conftest import finish_reading, listed, open_collection, some_problems
from tests.gui.conftest import LEFT, NONE, Person

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from tests.gui.fake_desk import FakeDesk

pytestmark = pytest.mark.features("answer", "file", "collection")


@pytest.fixture
def pane(fake_desk: FakeDesk, qtbot: QtBot, tmp_path: Path) -> Iterator[StatisticsPane]:
    """The pane alone, which nobody looks at yet."""
    index = CollectionIndex(fake_desk.document, fake_desk.owner, tmp_path / "cache")
    yield StatisticsPane(fake_desk, index, fake_desk.owner)
    index.shut_down()


def show(fake_desk: FakeDesk, problems: Sequence[Problem]) -> None:
    opened = Opened(Path("some.olv"), Collection(problems), FileStamp(0, 0, b""))
    fake_desk.document.show_copy(opened)


def rows(pane: StatisticsPane) -> list[str]:
    return pane.model.lines()


def choose(pane: StatisticsPane, by: CountBy) -> None:
    pane.choice.setCurrentIndex(list(CountBy).index(by))


def test_each_choice_counts_something_else(
    fake_desk: FakeDesk, pane: StatisticsPane, qtbot: QtBot
) -> None:
    show(fake_desk, some_problems())
    fake_desk.bring_forward(pane)
    by_stipulation = ["#3\t2\t40.0 %", "#2\t1\t20.0 %", "#4\t1\t20.0 %", "h#2\t1\t20.0 %"]
    qtbot.waitUntil(lambda: rows(pane) == by_stipulation)
    choose(pane, CountBy.MEN)
    qtbot.waitUntil(lambda: [row.split("\t")[:2] for row in rows(pane)] == by_men())
    choose(pane, CountBy.STATE)
    qtbot.waitUntil(lambda: rows(pane) == ["Not solved\t5\t100.0 %"])
    choose(pane, CountBy.THEME)
    qtbot.waitUntil(lambda: "Grimshaw\t1\t20.0 %" in rows(pane))


def by_men() -> list[list[str]]:
    """Counted from the positions themselves."""
    men = [sum(1 for _ in problem.position.pieces()) for problem in some_problems()]
    return [[str(one), str(men.count(one))] for one in sorted({*men})]


def test_it_follows_edits_and_other_files(
    fake_desk: FakeDesk, pane: StatisticsPane, qtbot: QtBot
) -> None:
    show(fake_desk, some_problems()[:2])
    fake_desk.bring_forward(pane)
    qtbot.waitUntil(lambda: rows(pane) == ["#2\t1\t50.0 %", "#3\t1\t50.0 %"])
    pane.table.selectRow(1)
    fake_desk.document.edit_stipulation("#2")
    qtbot.waitUntil(lambda: rows(pane) == ["#2\t2\t100.0 %"])
    fake_desk.document.undo_stack.undo()
    qtbot.waitUntil(lambda: len(rows(pane)) == 2)
    show(fake_desk, some_problems()[2:3])
    qtbot.waitUntil(lambda: rows(pane) == ["h#2\t1\t100.0 %"])


def test_the_chosen_row_stays_chosen(
    fake_desk: FakeDesk, pane: StatisticsPane, qtbot: QtBot
) -> None:
    show(fake_desk, some_problems()[:2])
    fake_desk.bring_forward(pane)
    qtbot.waitUntil(lambda: len(rows(pane)) == 2)
    pane.table.selectRow(1)
    fake_desk.document.insert(some_problems()[0], "add")
    qtbot.waitUntil(lambda: rows(pane)[0].startswith("#3\t2"))
    assert pane.table.currentIndex().row() == 0


def test_nothing_is_counted_while_nobody_looks(
    fake_desk: FakeDesk, pane: StatisticsPane, qtbot: QtBot
) -> None:
    show(fake_desk, some_problems())
    assert not pane._index.is_busy
    fake_desk.bring_forward(pane)
    qtbot.waitUntil(lambda: len(rows(pane)) == 4)
    pane.set_seen(False)
    fake_desk.document.edit_stipulation("s#7")
    qtbot.waitUntil(lambda: pane._index.is_ready)
    assert not any(row.startswith("s#7") for row in rows(pane))
    pane.set_seen(True)
    qtbot.waitUntil(lambda: any(row.startswith("s#7") for row in rows(pane)))


def test_an_empty_collection_says_so(
    fake_desk: FakeDesk, pane: StatisticsPane, qtbot: QtBot
) -> None:
    fake_desk.bring_forward(pane)
    qtbot.waitUntil(lambda: pane.table.reason == "The collection is empty.")
    assert not rows(pane)
    show(fake_desk, some_problems())
    qtbot.waitUntil(lambda: len(rows(pane)) == 4)
    choose(pane, CountBy.THEME)
    show(fake_desk, some_problems()[2:3])
    qtbot.waitUntil(lambda: pane.table.reason.startswith("No themes of these problems"))


def test_what_is_not_read_yet_is_named(
    fake_desk: FakeDesk, pane: StatisticsPane, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(collection_index, "_BATCH", 2)
    index = pane._index

    def rest(done: int) -> None:
        index.set_resting(done > 0)

    index.progress.connect(rest)
    show(fake_desk, some_problems())
    index.start()
    qtbot.waitUntil(lambda: index.known_count == 2 and not index.is_busy)
    fake_desk.bring_forward(pane)
    words = "Partial: 2 of 5 problems have been read so far."
    qtbot.waitUntil(lambda: pane.read_label.text() == words)
    assert rows(pane) == ["#2\t1\t50.0 %", "#3\t1\t50.0 %"]
    index.progress.disconnect(rest)
    index.set_resting(False)
    qtbot.waitUntil(lambda: len(rows(pane)) == 4 and not pane.read_label.text())


def test_a_click_on_a_bar_finds_its_problems(whole: Person) -> None:
    window = whole.window
    whole.press("Ctrl+I")
    pane = window.findChild(StatisticsPane, "statistics")
    assert pane is not None
    whole.bot.waitUntil(lambda: len(rows(pane)) == 4)
    at = pane.table.visualRect(pane.model.index(0, 2)).center()
    QTest.mouseClick(pane.table.viewport(), LEFT, NONE, at)
    assert window.problems.bar.text == "stip:#3"
    whole.bot.waitUntil(lambda: listed(whole) == ["#3", "#3"])
    assert window.problems.table.hasFocus()


def test_the_keyboard_does_it_all(whole: Person) -> None:
    window = whole.window
    whole.press("Ctrl+I")
    pane = window.findChild(StatisticsPane, "statistics")
    assert pane is not None
    assert pane.table.hasFocus()
    whole.bot.waitUntil(lambda: len(rows(pane)) == 4)
    QTest.keyClick(pane.table, Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    assert pane.choice.hasFocus()
    QTest.keyClick(pane.choice, Qt.Key.Key_Down)
    whole.bot.waitUntil(lambda: rows(pane)[0].startswith("3\t"))
    QTest.keyClick(pane.choice, Qt.Key.Key_Tab)
    assert pane.table.hasFocus()
    QTest.keyClick(pane.table, Qt.Key.Key_Home, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(pane.table, Qt.Key.Key_Return)
    assert window.problems.bar.text == "men=3"
    finish_reading(whole)
    assert len(listed(whole)) == int(pane.model.lines([0])[0].split("\t")[1])


def test_a_bar_without_a_search_does_nothing(person: Person, tmp_path: Path) -> None:
    problem = replace(some_problems()[0], stipulation=stipulation_of(""))
    open_collection(person.window, tmp_path / "two.olv", [problem, problem])
    person.press("Ctrl+I")
    pane = person.window.findChild(StatisticsPane, "statistics")
    assert pane is not None
    person.bot.waitUntil(lambda: len(rows(pane)) == 1)
    pane.table.selectRow(0)
    QTest.keyClick(pane.table, Qt.Key.Key_Return)
    assert person.window.problems.bar.text == ""
    assert pane.table.hasFocus()

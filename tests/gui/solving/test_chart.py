"""The chart of the search: what it draws, and that it is made only when it is visible."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QThread
from PySide6.QtWidgets import QLabel

from matewright.gui.solving.chart import Bar, LineChart
from matewright.model.position import Position
from matewright.model.solution import Iteration, Progress
from tests.gui.conftest import PRINZ, prinz

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from tests.gui.conftest import FakeEngine, Person

pytestmark = pytest.mark.features("answer")


def begin(person: Person, engine: FakeEngine) -> None:
    """Have a search begin that has finished one depth and works at the next."""
    person.window.document.edit_position(Position.from_fen(PRINZ), "set up")
    person.window.solve()
    engine.jobs[-1].progress = Progress(
        "keys",
        iterations=(Iteration(1, 30, 20, 0.0002),),
        current=Iteration(2, 5_000_000, 80_000, 0.4, finished=False),
    )


def test_each_iteration_is_a_point(person: Person, engine: FakeEngine) -> None:
    begin(person, engine)
    chart = person.window.chart
    person.bot.waitUntil(lambda: len(chart.generated.bars) == 2)
    assert chart.generated.bars == (Bar("1", 30, "30"), Bar("2*", 5_000_000, "5M"))
    assert chart.seconds.bars == (Bar("1", 0.0002, "0.2 ms"), Bar("2*", 0.4, "0.40 s"))
    assert chart.generated.accessibleDescription() == "1 30, 2* 5M"


def test_the_last_figures_are_drawn_however_fast_they_came(
    person: Person, engine: FakeEngine
) -> None:
    begin(person, engine)
    engine.jobs[-1].end(prinz())
    person.wait_for_answer()
    final = (Bar("1", 30, "30"), Bar("2", 1_234_567, "1.23M"))
    person.bot.waitUntil(lambda: person.window.chart.generated.bars == final)


def test_it_is_made_when_it_is_seen_first(person: Person, engine: FakeEngine) -> None:
    begin(person, engine)
    chart = person.window.chart
    person.bot.waitUntil(lambda: len(chart.generated.bars) == 2)
    assert not chart.generated.is_ready
    assert not chart.generated.is_loading
    wait_dialog = chart.generated.findChild(QLabel)
    assert wait_dialog is not None
    assert wait_dialog.text() == "Preparing the chart …"
    person.press("Ctrl+8", person.window.board)
    person.bot.waitUntil(lambda: chart.generated.is_ready and chart.seconds.is_ready)


def test_it_is_made_once_however_often_it_is_seen(qtbot: QtBot) -> None:
    chart = LineChart("chart")
    qtbot.addWidget(chart)
    chart.load()
    while chart.is_loading:
        QThread.yieldCurrentThread()
    # The library is loaded, but this is not announced yet.
    chart.load()
    assert not chart.is_loading
    qtbot.waitUntil(lambda: chart.is_ready)

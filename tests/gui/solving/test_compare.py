"""Comparing engines in the window."""

from __future__ import annotations

from dataclasses import replace
from importlib import import_module
from threading import Event
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from matewright.errors import EngineError
from matewright.gui.background import jobs
from matewright.gui.preferences import translation
from matewright.gui.preferences.preferences import LANGUAGE
from matewright.gui.solving import chart
from matewright.gui.solving.chart import Bar
from matewright.gui.solving.compare_dialog import CompareDialog
from matewright.gui.widgets import appearance, theme
from matewright.model.play_options import PlayOptions
from matewright.model.position import Position
from matewright.model.solution import Iteration, Progress
from matewright.services.popeye import program as popeye_program
from matewright.services.solving.strategies import FACTS, NAMES
from tests.gui.conftest import PRINZ, prinz

if TYPE_CHECKING:
    from tests.gui.conftest import FakeEngine, Person

pytestmark = pytest.mark.features("answer", "workshop", "play", "engines")

LEFT = Qt.MouseButton.LeftButton


def open_it(person: Person, fen: str = PRINZ, stipulation: str = "#2") -> CompareDialog:
    """Set up a problem and open the comparison by its keys."""
    person.window.document.edit_stipulation(stipulation)
    person.window.document.edit_position(Position.from_fen(fen), "set up")
    person.press("Ctrl+Shift+E")
    (dialog,) = person.window.findChildren(CompareDialog)
    person.bot.waitExposed(dialog)
    dialog.activateWindow()
    person.bot.waitUntil(lambda: dialog.chart.is_ready)
    return dialog


def choose(dialog: CompareDialog, *names: str) -> None:
    for name, box in dialog.boxes.items():
        if box.isChecked() != (name in names):
            QTest.keyClick(box, Qt.Key.Key_Space)


def cells(dialog: CompareDialog) -> dict[str, list[str]]:
    """The texts of each row, by strategy."""
    model = dialog.model
    rows = [
        [model.index(row, column).data() for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]
    return {row[0]: row[1:] for row in rows}


def run(person: Person, dialog: CompareDialog) -> None:
    QTest.mouseClick(dialog.compare_button, LEFT)
    person.bot.waitUntil(lambda: not dialog.runner.is_running)


def compare(person: Person, *names: str) -> CompareDialog:
    """Have strategies solve Prinz's problem, and wait until all have."""
    dialog = open_it(person)
    choose(dialog, *names)
    run(person, dialog)
    return dialog


def wait_for_jobs(person: Person, engine: FakeEngine, count: int) -> None:
    person.bot.waitUntil(lambda: len(engine.jobs) == count)


def test_the_menu_offers_it(person: Person) -> None:
    (solve_menu,) = [menu for menu in person.window.menus.all if menu.title() == "&Solve"]
    assert "Compare En&gines …" in [action.text() for action in solve_menu.actions()]


def test_every_strategy_can_be_chosen_and_says_what_it_is(person: Person) -> None:
    dialog = open_it(person)
    assert list(dialog.boxes) == list(NAMES)
    for name, box in dialog.boxes.items():
        assert FACTS[name].meaning in box.toolTip()
    assert dialog.boxes["modern"].isChecked()


@pytest.mark.parametrize("is_there", [True, False])
def test_popeye_is_ticked_only_where_it_is_installed(
    person: Person, monkeypatch: pytest.MonkeyPatch, *, is_there: bool
) -> None:
    def find() -> str:
        if not is_there:
            raise EngineError("popeye-no-program", file="py")
        return "py"

    monkeypatch.setattr(popeye_program, "find", find)
    assert open_it(person).boxes["popeye"].isChecked() is is_there


def test_the_strategies_stand_side_by_side(
    person: Person, engine: FakeEngine, real_engine: None
) -> None:
    dialog = compare(person, "modern", "gms", "mater", "prinz")
    shown = cells(dialog)
    assert list(shown) == ["modern", "gms", "mater", "prinz"]
    for row in shown.values():
        assert row[:2] == ["2", "Rh6"]
    assert shown["modern"][6] == "proven"
    # What a historical program claims is never called proven.
    assert shown["mater"][6] == shown["prinz"][6] == "claimed"
    assert shown["prinz"][2] == "572"
    assert [bar.name for bar in dialog.chart.bars] == list(shown)


def test_what_a_strategy_cannot_do_is_said(
    person: Person, engine: FakeEngine, real_engine: None
) -> None:
    dialog = open_it(person, stipulation="#3")
    choose(dialog, "gms", "prinz")
    run(person, dialog)
    assert cells(dialog)["prinz"][6] == "cannot"
    assert "mates in 2 only" in dialog.notes_label.text()
    assert [bar.name for bar in dialog.chart.bars] == ["gms"]


def test_figures_are_live_and_stop_keeps_what_is_known(person: Person, engine: FakeEngine) -> None:
    dialog = open_it(person)
    choose(dialog, "modern", "gms")
    person.press("Return", dialog)
    assert dialog.compare_button.text() == "St&op"
    assert not dialog.boxes["gms"].isEnabled()
    assert cells(dialog)["modern"][6] == "searching"
    assert cells(dialog)["gms"][6] == "waiting"
    job = engine.jobs[-1]
    assert job.options.strategy == "modern"
    job.progress = replace(
        job.progress,
        current=Iteration(3, 1_234_567, 5, 2.0),
        mate_within=9,
        mate_move="h1h6",
        nodes=55_555,
        seconds=2.0,
    )
    person.bot.waitUntil(lambda: cells(dialog)["modern"][0] == "≤ 9")
    assert cells(dialog)["modern"][1:5] == ["Rh6", "55,555", "1,234,567", "2.00 s"]
    QTest.mouseClick(dialog.compare_button, LEFT)
    person.bot.waitUntil(lambda: not dialog.runner.is_running)
    assert job.cancelled
    assert cells(dialog)["modern"][6] == "partial"
    assert cells(dialog)["gms"][6] == "not started"
    assert len(engine.jobs) == 1
    assert dialog.compare_button.text() == "&Compare"
    assert dialog.boxes["gms"].isEnabled()


def test_one_after_another_with_one_thread_and_the_limit_asked_for(
    person: Person, engine: FakeEngine
) -> None:
    dialog = open_it(person)
    choose(dialog, "modern", "gms")
    dialog.limit_spin.setValue(7)
    QTest.mouseClick(dialog.compare_button, LEFT)
    for number, strategy in enumerate(("modern", "gms"), 1):
        wait_for_jobs(person, engine, number)
        options = engine.jobs[-1].options
        assert (options.strategy, options.threads, options.time_limit) == (strategy, 1, 7.0)
        engine.jobs[-1].end(replace(prinz(), strategy=strategy))
    person.bot.waitUntil(lambda: not dialog.runner.is_running)
    assert len(engine.jobs) == 2
    assert cells(dialog)["gms"][7] == "agrees"


def test_without_a_strategy_there_is_nothing_to_compare(person: Person) -> None:
    dialog = open_it(person)
    choose(dialog)
    assert not dialog.compare_button.isEnabled()
    choose(dialog, "gms")
    assert dialog.compare_button.isEnabled()


def test_the_chart_shows_the_figure_chosen(
    person: Person, engine: FakeEngine, real_engine: None
) -> None:
    dialog = compare(person, "gms", "prinz")
    seen = set()
    for _ in range(dialog.figure_box.count()):
        seen.add((dialog.chart.accessibleName(), dialog.chart.accessibleDescription()))
        person.press("Down", dialog.figure_box)
    assert {name for name, _ in seen} == {"Time", "Generated", "Nodes", "Generated per second"}
    assert ("Nodes", "gms 169, prinz 572") in seen


def test_the_result_can_be_copied_as_text(
    person: Person, engine: FakeEngine, real_engine: None
) -> None:
    dialog = open_it(person, stipulation="#3")
    choose(dialog, "gms", "prinz")
    run(person, dialog)
    person.press_button(dialog, "Copy as Text")
    lines = QGuiApplication.clipboard().text().splitlines()
    assert lines[0] == f"#3 {PRINZ}"
    assert lines[1].split("\t")[:3] == ["Strategy", "Mate in", "Key"]
    assert lines[2].split("\t")[:3] == ["gms", "2", "Rh6"]
    assert lines[4].startswith("prinz: ")


def test_escape_closes_and_ends_the_search(person: Person, engine: FakeEngine) -> None:
    dialog = open_it(person)
    QTest.mouseClick(dialog.compare_button, LEFT)
    person.press("Esc", dialog)
    assert not dialog.isVisible()
    assert engine.jobs[-1].cancelled
    person.bot.waitUntil(lambda: not dialog.runner.is_running)


def test_another_problem_clears_what_was_shown(
    person: Person, engine: FakeEngine, real_engine: None
) -> None:
    dialog = compare(person, "gms")
    person.close(dialog)
    assert open_it(person, stipulation="#3") is dialog
    assert cells(dialog) == {}
    assert dialog.chart.bars == ()
    assert dialog.problem_label.text().startswith("#3")


def test_the_same_position_under_other_options_is_another_problem(
    person: Person, engine: FakeEngine, real_engine: None
) -> None:
    dialog = compare(person, "modern", "gms")
    person.close(dialog)
    document = person.window.document
    position = document.problem.position
    document.edit(document.problem.with_options(PlayOptions(quodlibet=True)), "options")
    person.press("Ctrl+Shift+E")
    assert document.problem.position == position
    assert cells(dialog) == {}


def test_the_same_problem_keeps_what_was_shown(
    person: Person, engine: FakeEngine, real_engine: None
) -> None:
    dialog = compare(person, "gms")
    person.close(dialog)
    assert open_it(person) is dialog
    assert list(cells(dialog)) == ["gms"]


def test_a_stipulation_that_cannot_be_read_is_not_compared(person: Person) -> None:
    person.write(person.window.question.stipulation_edit, "nonsense")
    person.press("Ctrl+Shift+E")
    assert person.window.findChildren(CompareDialog) == []
    assert person.window.question.stipulation_edit.hasFocus()


def test_it_fits_a_small_screen(person: Person) -> None:
    dialog = open_it(person)
    assert dialog.width() <= 1024
    assert dialog.height() <= 660
    assert dialog.minimumSizeHint().width() <= 1024
    assert dialog.minimumSizeHint().height() <= 660
    assert not dialog.table.verticalScrollBar().isVisible()


@pytest.mark.parametrize("language", translation.LANGUAGES)
def test_no_heading_is_cut_off_in_any_language(person: Person, language: str) -> None:
    # The window speaks English again when the test is over.
    translation.speak(language)
    dialog = open_it(person)
    assert dialog.width() <= 1024
    header = dialog.table.horizontalHeader()
    for place in range(header.count()):
        assert header.sectionSize(place) >= header.sectionSizeHint(place), dialog.model.heading(
            place
        )


@pytest.mark.parametrize("scheme", [theme.Scheme.LIGHT, theme.Scheme.DARK])
def test_bars_are_drawn_in_the_colours_of_the_theme(
    person: Person, qapp: QApplication, scheme: theme.Scheme
) -> None:
    dialog = open_it(person)
    appearance.apply(qapp, scheme)
    bars = [Bar("one", 10, "10"), Bar("two", 100_000, "100k"), Bar("none", 0, "0")]
    dialog.chart.show_bars("Nodes", bars, "{:g}".format)
    QApplication.processEvents()
    colours = theme.colours_of(dialog.palette())
    image = dialog.chart.grab().toImage()
    found = {
        image.pixelColor(x, y).name()
        for x in range(0, image.width(), 2)
        for y in range(0, image.height(), 2)
    }
    assert {colours.base, colours.accent} <= found
    assert dialog.chart.accessibleDescription() == "one 10, two 100k, none 0"


@pytest.mark.whole_window
def test_another_language_goes_on_comparing_and_waits_for_no_library(
    person: Person, engine: FakeEngine, monkeypatch: pytest.MonkeyPatch
) -> None:
    may_load = Event()
    monkeypatch.setattr(
        chart, "import_module", lambda name: may_load.wait(60) and import_module(name)
    )
    person.window.document.edit_position(Position.from_fen(PRINZ), "set up")
    person.press("Ctrl+Shift+E")
    (dialog,) = person.window.findChildren(CompareDialog)
    choose(dialog, "modern", "gms")
    QTest.mouseClick(dialog.compare_button, LEFT)
    wait_for_jobs(person, engine, 1)
    windows = person.window.windows
    windows.preferences.set(LANGUAGE, "de")
    person.bot.waitUntil(lambda: person.window not in windows.all)
    (again,) = windows.all[-1].findChildren(CompareDialog)
    person.bot.waitUntil(again.isVisible)
    assert again.windowTitle() == "Programme vergleichen"
    assert again.runner.is_running
    assert not again.boxes["mater"].isChecked()
    assert not engine.jobs[0].cancelled
    engine.jobs[0].end(prinz())
    wait_for_jobs(person, engine, 2)
    engine.jobs[1].end(prinz())
    person.bot.waitUntil(lambda: not again.runner.is_running)
    assert {row[0] for row in cells(again).values()} == {"2"}
    may_load.set()
    person.bot.waitUntil(lambda: again.chart.is_ready and not jobs._DETACHED)
    translation.speak(translation.ENGLISH)


def test_progress_without_figures_leaves_dashes(person: Person, engine: FakeEngine) -> None:
    dialog = open_it(person)
    choose(dialog, "gms")
    QTest.mouseClick(dialog.compare_button, LEFT)
    engine.jobs[-1].progress = Progress("keys")
    person.bot.waitUntil(lambda: cells(dialog)["gms"][5] == "–")
    assert cells(dialog)["gms"][:2] == ["–", "–"]
    assert cells(dialog)["gms"][4] == "0.0 ms"

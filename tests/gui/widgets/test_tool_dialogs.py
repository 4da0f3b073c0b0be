"""Dialogs that stay open beside the window, and are there again beside it in another language."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import QPoint

from matewright.formats import registry
from matewright.gui.batch.dialog import BatchDialog
from matewright.gui.collection.duplicates_dialog import DuplicatesDialog
from matewright.gui.file.remarks_dialog import FileRemarksDialog
from matewright.gui.main_window import MainWindow
from matewright.gui.museum.dialog import PrinzDialog
from matewright.gui.program.manual import ManualDialog
from matewright.model.collection import Collection
from matewright.model.position import Position
from matewright.model.transform import Transform
from matewright.model.twin import Axis, Mirror
from matewright.services.batch import batch as batches
from matewright.services.batch.outcome import Outcome
from matewright.services.batch.work import Task
from tests.batches import EASY, ENDLESS, InProcess
from tests.gui.conftest import PRINZ, Person


class Dawdler(InProcess):
    """Never finishes a problem, without blocking other work."""

    def ask(self, task: Task) -> Outcome:
        while self.is_wanted and task.case.question.stipulation == ENDLESS.stipulation:
            Event().wait(0.01)
        return super().ask(task)


@pytest.fixture
def running(
    person: Person, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, real_engine: None
) -> BatchDialog:
    """A batch that has done two problems and is at work on one without end."""
    monkeypatch.setattr(batches, "_Local", Dawdler)
    path = tmp_path / "some.olv"
    registry.write(path, Collection((EASY[0], EASY[1], ENDLESS)))
    with path.open("a", encoding="utf-8") as file:
        file.write("---\na: [\n---\nb: [\n")
    person.window.files.open(path)
    person.window.batch.show()
    dialog = person.window.findChild(BatchDialog)
    assert dialog is not None
    dialog.jobs_spin.setValue(1)
    dialog.answers_box.setChecked(True)
    dialog.start_button.click()
    person.bot.waitUntil(lambda: dialog.progress_bar.value() == 2)
    return dialog


def test_dialogs_come_back_in_another_language_and_a_batch_goes_on(
    person: Person, running: BatchDialog, german: Callable[[], MainWindow]
) -> None:
    old = person.window
    running.move(running.pos() + QPoint(30, 20))
    running.faults_box.setChecked(True)
    place = running.geometry()
    old.document.edit_position(Position.from_fen(PRINZ), "set up")
    old.remarks.bring_to_front()
    old.remarks.get_or_create().table.selectRow(0)
    old.document.go_to(0)
    count = len(old.document.collection)
    mirrored = Transform(Mirror(Axis.FILES)).problem(EASY[1])
    old.document.insert_all([mirrored], "mirrored", count)
    old.document.go_to(0)
    old.collection.find_duplicates()
    twice = old.collection.duplicates.get_or_create()
    twice.alike_box.setChecked(True)
    person.bot.waitUntil(lambda: "1 groups" in twice.count_label.text())
    twice.later_button.click()
    assert "1 ticked" in twice.count_label.text()
    old.help.show_manual("manual.md#play")
    for address in ("museum.md", "manual.md#twins", "manual.md#print-and-export"):
        old.help.manual.get_or_create().show_page(address)
    old.help.manual.get_or_create().page.backward()
    old_place = old.help.manual.get_or_create().page.place
    assert old_place.heading > 1
    old.engine_dialogs.watch_prinz()
    watched = old.engine_dialogs.prinz.get_or_create()
    watched.player.step()
    watched.speed_slider.setValue(0)
    watched.player.run()
    new = german()
    person.bot.waitUntil(lambda: new.engine_dialogs.prinz.get_or_create().isVisible())
    kinds = (BatchDialog, DuplicatesDialog, FileRemarksDialog, ManualDialog, PrinzDialog)
    assert [[one.isVisible() for one in new.findChildren(kind)] for kind in kinds] == [[True]] * 5
    assert new.document.current == 0
    assert new.remarks.get_or_create().table.currentIndex().row() == 0
    twice = new.collection.duplicates.get_or_create()
    assert twice.alike_box.isChecked()
    person.bot.waitUntil(lambda: "angekreuzt: 1" in twice.count_label.text())
    twice.remove_button.click()
    assert len(new.document.collection) == count
    manual = new.help.manual.get_or_create()
    assert manual.windowTitle() == "Handbuch"
    assert manual.page.textCursor().block().text() == "Zwillinge"
    assert manual.page.place == old_place
    manual.back_button.click()
    assert manual.page.toPlainText().startswith("The museum")
    manual.back_button.click()
    assert manual.page.textCursor().block().text() == "Spielen"
    assert not manual.back_button.isEnabled()
    for _ in range(3):
        manual.page.forward()
    assert manual.page.textCursor().block().text() == "Drucken und exportieren"
    prinz = new.engine_dialogs.prinz.get_or_create()
    assert int(prinz.counters["steps"].text()) > 0
    assert prinz.player.is_running
    prinz.close()
    dialog = new.batch.tool_dialog.get_or_create()
    assert dialog.geometry() == place
    assert dialog.start_button.text() == "S&topp"
    assert dialog.progress_bar.value() == 2
    assert (dialog.jobs_spin.value(), dialog.answers_box.isChecked()) == (1, True)
    assert dialog.faults_box.isChecked()
    runner = new.open_file.batch
    assert runner.is_running
    assert runner.progress is not None
    assert not runner.progress.is_paused
    dialog.start_button.click()
    person.bot.waitUntil(lambda: not runner.is_running)
    dialog.store_button.click()
    person.bot.waitUntil(lambda: not runner.store.is_running)
    assert new.document.collection[1].solution is not None


@pytest.mark.slow
def test_a_batch_nobody_watches_tells_its_end_in_the_new_language(
    person: Person, running: BatchDialog, german: Callable[[], MainWindow]
) -> None:
    running.close()
    new = german()
    new.open_file.batch.stop()
    person.bot.waitUntil(lambda: new.file_line.message.startswith("Teilweise"))
    assert not any(dialog.isVisible() for dialog in new.findChildren(BatchDialog))

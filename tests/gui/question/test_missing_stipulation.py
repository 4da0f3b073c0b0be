"""What is asked about problems without a stipulation, before many are solved."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from matewright.gui.batch.dialog import BatchDialog
from matewright.gui.main_window import MainWindow
from matewright.gui.question import missing_stipulation
from matewright.gui.question.missing_stipulation import MissingStipulation
from matewright.model.collection import Collection
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.stipulation import stipulation_of
from matewright.services.batch import batch as batches
from matewright.services.file.files import Opened
from tests.batches import InProcess
from tests.gui.conftest import PRINZ, Person

pytestmark = pytest.mark.features("answer", "workshop", "play", "collection", "batch")


@pytest.fixture(autouse=True)
def in_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batches, "_Local", InProcess)


@pytest.fixture
def mixed(person: Person, tmp_path: Path) -> Person:
    """A user with a file open whose second and third problem ask nothing."""
    problem = Problem(Position.from_fen(PRINZ))
    texts = ("#2", "", "", "#3")
    some = Collection(replace(problem, stipulation=stipulation_of(text)) for text in texts)
    person.window.document.show_copy(Opened(tmp_path / "mixed.olv", some, (), None))  # type: ignore[arg-type] # no file stands behind it
    return person


def solve_all(person: Person) -> None:
    person.press("Ctrl+Shift+F7", person.window.board)
    (dialog,) = person.window.findChildren(BatchDialog)
    person.press("Return", dialog)


def stipulations(person: Person) -> list[str]:
    return [problem.stipulation.text for problem in person.window.document.collection]


def solved(person: Person) -> list[int]:
    """The problems that are being solved."""
    batch = person.window.open_file.batch.batch
    return [] if batch is None else list(batch.indices)


def test_one_stipulation_for_all_of_them_by_keyboard(mixed: Person) -> None:
    def use(dialog: QWidget) -> None:
        assert isinstance(dialog, MissingStipulation)
        assert dialog.count_label.text() == "Problems without a stipulation: 2 of 4"
        mixed.bot.waitUntil(dialog.stipulation_edit.hasFocus)
        assert not dialog.use_button.isEnabled()
        for text in ("#", "#nonsense"):
            mixed.write(dialog.stipulation_edit, text)
            assert dialog.stipulation_edit.property("invalid")
            assert dialog.error_label.text()
            assert not dialog.use_button.isEnabled()
        mixed.press("Return", dialog.stipulation_edit)
        assert dialog.isVisible()
        mixed.write(dialog.stipulation_edit, "h#2.5")
        assert dialog.picker.currentText() == "Helpmate in 2.5"
        mixed.press("Return", dialog.stipulation_edit)
        assert not dialog.isVisible()

    mixed.answer(lambda: solve_all(mixed), use)
    assert stipulations(mixed) == ["#2", "h#2.5", "h#2.5", "#3"]
    assert solved(mixed) == [0, 1, 2, 3]
    stack = mixed.window.document.undo_stack
    assert stack.undoText() == "Set Stipulation of 2 Problems"
    stack.undo()
    assert stipulations(mixed) == ["#2", "", "", "#3"]


def test_a_star_asks_for_set_play(mixed: Person) -> None:
    def use(dialog: QWidget) -> None:
        assert isinstance(dialog, MissingStipulation)
        mixed.write(dialog.stipulation_edit, "#3*")
        dialog.use_button.click()

    mixed.answer(lambda: solve_all(mixed), use)
    chosen = mixed.window.document.collection[1]
    assert (chosen.stipulation.text, chosen.options.set_play) == ("#3", True)


def test_the_length_is_chosen_with_the_arrow_keys(mixed: Person) -> None:
    def use(dialog: QWidget) -> None:
        assert isinstance(dialog, MissingStipulation)
        mixed.write(dialog.stipulation_edit, "#2")
        dialog.picker.setFocus()
        mixed.press("Down", dialog.picker)
        assert dialog.text == "#3"
        dialog.use_button.click()

    mixed.answer(lambda: solve_all(mixed), use)
    assert stipulations(mixed) == ["#2", "#3", "#3", "#3"]


def test_they_are_left_out(mixed: Person) -> None:
    mixed.answer(lambda: solve_all(mixed), mixed.pressing("Leave Them Out"))
    assert solved(mixed) == [0, 3]
    assert stipulations(mixed) == ["#2", "", "", "#3"]


def test_esc_cancels(mixed: Person) -> None:
    mixed.answer(lambda: solve_all(mixed), lambda dialog: mixed.press("Esc", dialog))
    assert solved(mixed) == []
    assert stipulations(mixed) == ["#2", "", "", "#3"]


def test_nothing_is_asked_where_all_have_one(mixed: Person) -> None:
    table = mixed.window.problems.table
    table.choose_indices([0, 3])
    mixed.window.menus["collection.solve"].trigger()
    (dialog,) = mixed.window.findChildren(BatchDialog)
    mixed.press("Return", dialog)
    assert solved(mixed) == [0, 3]


def test_nobody_waits_for_very_many_to_be_read(
    mixed: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(missing_stipulation, "_MOST_READ", 3)
    solve_all(mixed)
    assert solved(mixed) == [0, 1, 2, 3]


@pytest.mark.whole_window
def test_it_is_translated_and_fits_a_small_screen(german: Callable[[], MainWindow]) -> None:
    dialog = MissingStipulation(12_345, 123_456, german())
    assert dialog.windowTitle() == "Keine Forderung"
    assert dialog.sizeHint().boundedTo(QSize(1024, 700)) == dialog.sizeHint()

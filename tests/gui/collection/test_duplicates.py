"""Finding duplicates among the problems of a collection."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from matewright.gui.collection import duplicates_dialog
from matewright.gui.collection import index as index_module
from matewright.gui.collection.duplicates_dialog import DuplicatesDialog
from matewright.model.transform import TRANSFORMS
from tests.gui.collection.conftest import MakeList, finish_reading, some_problems
from tests.gui.conftest import Person

pytestmark = pytest.mark.features("answer", "file", "collection")


def open_duplicates(person: Person) -> DuplicatesDialog:
    person.window.collection.find_duplicates()
    (dialog,) = person.window.findChildren(DuplicatesDialog)
    finish_reading(person)
    return dialog


def test_duplicates_are_shown_in_groups_gone_to_and_removed(make_list: MakeList) -> None:
    first, second, *_ = some_problems()
    again = replace(second, authors=("Somebody",), source="elsewhere")
    person = make_list([first, second, first, again, second])
    window = person.window
    dialog = open_duplicates(person)
    model = dialog._model
    assert list(model.groups) == [(0, 2), (1, 3, 4)]
    dialog.tree.setCurrentIndex(model.index(1, 0, model.index(1, 0)))
    dialog.show_button.click()
    assert window.document.current == 3
    assert not dialog.remove_button.isEnabled()
    dialog.later_button.click()
    assert model.ticked_indices() == [2, 3, 4]
    dialog.remove_button.click()
    finish_reading(person)
    assert window.document.undo_stack.count() == 1
    assert [one.authors for one in window.document.collection] == [first.authors, second.authors]
    assert dialog.count_label.text() == "There are no duplicates."
    window.document.undo_stack.undo()
    finish_reading(person)
    assert list(model.groups) == [(0, 2), (1, 3, 4)]
    QTest.keyClick(dialog, Qt.Key.Key_Escape)


def test_duplicates_of_a_file_that_is_still_read_are_called_partial_and_renewed(
    make_list: MakeList, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(index_module, "_BATCH", 1)
    monkeypatch.setattr(duplicates_dialog, "_RENEW", 0)
    first, second, third, *_ = some_problems()
    person = make_list([first, third, first, second, second])
    index = person.window.open_file.index

    def rest(done: int, _total: int) -> None:
        index.set_resting(done == 3)

    index.progress.connect(rest)
    person.window.collection.find_duplicates()
    (dialog,) = person.window.findChildren(DuplicatesDialog)
    model = dialog._model
    person.bot.waitUntil(lambda: list(model.groups) == [(0, 2)])
    assert not index.is_ready
    assert dialog.partial_label.isVisible()
    assert dialog.partial_label.text().startswith("Partial: 3 of 5 problems have been read so far.")
    # What is ticked, current and folded stays so when more is found.
    group = model.index(0, 0)
    dialog.tree.setCurrentIndex(model.index(1, 0, group))
    QTest.keyClick(dialog.tree, Qt.Key.Key_Space)
    dialog.tree.collapse(group)
    dialog.tree.setCurrentIndex(group)
    index.progress.disconnect(rest)
    index.set_resting(False)
    finish_reading(person)
    assert list(model.groups) == [(0, 2), (3, 4)]
    assert not dialog.partial_label.isVisible()
    assert model.ticked_indices() == [2]
    assert [dialog.tree.isExpanded(model.index(row, 0)) for row in (0, 1)] == [False, True]
    dialog.close()


def test_mirrored_and_exchanged_problems_count_as_alike_when_asked(make_list: MakeList) -> None:
    loyd = some_problems()[1]
    mirrored = TRANSFORMS["mirror-files"].problem(loyd)
    exchanged = TRANSFORMS["swap-sides"].problem(loyd)
    person = make_list([loyd, mirrored, exchanged])
    dialog = open_duplicates(person)
    assert list(dialog._model.groups) == []
    dialog.alike_box.click()
    finish_reading(person)
    assert list(dialog._model.groups) == [(0, 1, 2)]
    QTest.keyClick(dialog.tree, Qt.Key.Key_Space)
    assert dialog._model.ticked_indices() == [0]
    dialog.close()

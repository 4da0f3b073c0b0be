"""Problems of the list on the clipboard, and copies of them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QMimeData
from PySide6.QtGui import QGuiApplication

from matewright.formats import catalogue, registry
from matewright.gui.collection import problem_data
from matewright.gui.collection.problem_data import MIME_TYPE, ProblemText, data_of
from matewright.model.collection import Entry
from matewright.model.keywords import keywords_of
from tests.gui.collection.conftest import (
    CTRL,
    SHIFT,
    Reader,
    click_row,
    some_problems,
    stipulations,
    table,
)


def test_problems_are_copied_and_pasted_with_all_they_have(five: Reader) -> None:
    window = five.window
    click_row(five, 1)
    click_row(five, 3, CTRL)
    five.press("Ctrl+C", table(five))
    click_row(five, 4)
    five.press("Ctrl+V", table(five))
    assert stipulations(window) == ["#3", "#2", "h#2", "#4", "#3", "#2", "#4"]
    assert window.document.undo_stack.count() == 1
    assert table(five).chosen_indices() == [5, 6]
    pasted = window.document.collection[6]
    assert pasted == some_problems()[3]
    assert keywords_of(pasted) == ("model", "mutate")


def test_cut_and_paste_are_one_step_each(five: Reader) -> None:
    window = five.window
    click_row(five, 0)
    five.press("Ctrl+X", table(five))
    assert stipulations(window) == ["#2", "h#2", "#4", "#3"]
    five.press("End", table(five))
    five.press("Ctrl+V", table(five))
    assert stipulations(window) == ["#2", "h#2", "#4", "#3", "#3"]
    assert window.document.undo_stack.count() == 2


def test_what_another_program_copied_keeps_the_text_of_its_file(
    five: Reader, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = five.window
    document = (
        "---\n# mine\nauthors: [Loyd]\nstipulation: '#1'\n"
        "algebraic: {white: [Kf7, Rg1], black: [Kh8]}\n"
    )
    (commented,) = registry.parse(catalogue.by_name("olv"), document).collection
    QGuiApplication.clipboard().setMimeData(
        data_of([Entry(commented)], ProblemText([Entry(commented)]))
    )
    text = QGuiApplication.clipboard().text()
    assert "# mine" in text
    # Another process knows nothing of the entries.
    monkeypatch.setattr(problem_data, "_handed_over", {})
    window.collection.paste()
    pasted = window.document.collection[1]
    assert pasted.authors == ("Loyd",)
    assert pasted.untouched_text("olv") == document


def test_damaged_problems_on_the_clipboard_are_refused_in_one_sentence(five: Reader) -> None:
    data = QMimeData()
    data.setData(MIME_TYPE, b"nobody\n{]\n")
    QGuiApplication.clipboard().setMimeData(data)
    said = five.read_box(five.window.collection.paste)
    assert said == "The problems on the clipboard are damaged and cannot be taken over."
    assert len(five.window.document.collection) == 5


def test_chosen_problems_are_duplicated_as_one_step(five: Reader) -> None:
    click_row(five, 1)
    click_row(five, 2, SHIFT)
    five.window.collection.duplicate()
    assert stipulations(five.window) == ["#3", "#2", "h#2", "#2", "h#2", "#4", "#3"]
    assert five.window.document.undo_stack.count() == 1
    assert table(five).chosen_indices() == [3, 4]

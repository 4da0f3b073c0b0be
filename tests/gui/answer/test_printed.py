"""The solution as it is printed: by the choices of printing, and copied with them."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot

from matewright.formats.solution_style import Extent, Tries
from matewright.gui.answer.printed_pane import PrintedPane
from matewright.gui.desk.changes import Changes
from matewright.gui.preferences import preferences as p
from matewright.model.position import Position
from tests.gui.conftest import PRINZ, Person, prinz
from tests.gui.fake_desk import FakeDesk


@pytest.fixture
def pane(fake_desk: FakeDesk) -> PrintedPane:
    fake_desk.set_up(PRINZ)
    return PrintedPane(fake_desk, fake_desk.owner)


def choose(box: QComboBox, value: str) -> None:
    box.setCurrentIndex(box.findData(value))
    assert box.currentData() == value


def text_of(pane: PrintedPane) -> str:
    return pane.text.toPlainText()


def test_the_answer_is_shown_as_magazines_print_it(
    fake_desk: FakeDesk, pane: PrintedPane, qtbot: QtBot
) -> None:
    fake_desk.bring_forward(pane)
    assert text_of(pane) == ""
    assert not pane.copy_button.isEnabled()
    fake_desk.answer(prinz())
    qtbot.waitUntil(lambda: "Key: 1.Rh6! zz. 1…gxh6 2.g7#, 1…Bf7 2.Rxh7#." in text_of(pane))
    choose(pane.fields.extent_box, Extent.KEY)
    qtbot.waitUntil(lambda: text_of(pane) == "1.Rh6!")
    assert not pane.fields.tries_box.isEnabled()
    choose(pane.fields.extent_box, Extent.COMPLETE)
    qtbot.waitUntil(lambda: "1…Bf7 2.Rxh7# (dual)" in text_of(pane))
    choose(pane.fields.extent_box, Extent.MAGAZINE)
    choose(pane.fields.style_box, "schwalbe")
    pane.fields.set_play_box.setChecked(False)
    choose(pane.fields.tries_box, Tries.NONE)
    qtbot.waitUntil(lambda: text_of(pane) == "1.Th6! Zzw. 1.– gxh6 2.g7#, 1.– Lf7 2.Txh7#")
    assert not pane.fields.letters_box.isEnabled(), "the style has letters of its own"


def test_the_choices_are_those_of_printing(
    fake_desk: FakeDesk, pane: PrintedPane, qtbot: QtBot
) -> None:
    fake_desk.answer(prinz())
    fake_desk.bring_forward(pane)
    choose(pane.fields.letters_box, "russian")
    assert fake_desk.preferences.get(p.SOLUTION_LETTERS) == "russian"
    qtbot.waitUntil(lambda: "1.Лh6!" in text_of(pane))
    # As the print dialog does when it is closed.
    fake_desk.preferences.set(p.SOLUTION_EXTENT, Extent.KEY.value)
    qtbot.waitUntil(lambda: text_of(pane) == "1.Лh6!")
    assert pane.fields.extent_box.currentData() == Extent.KEY


def test_the_solution_is_copied_as_text_and_with_its_letters(
    fake_desk: FakeDesk, pane: PrintedPane, qtbot: QtBot
) -> None:
    fake_desk.answer(prinz())
    said: list[str] = []
    pane.copied.connect(said.append)
    pane.copy()
    qtbot.waitUntil(lambda: bool(said))
    data = QGuiApplication.clipboard().mimeData()
    assert "Key: 1.Rh6! zz. 1…gxh6 2.g7#" in data.text()
    assert "<i>Key: </i><b>1.Rh6!</b>" in data.html()


def test_a_stale_answer_is_not_printed(
    fake_desk: FakeDesk, pane: PrintedPane, qtbot: QtBot
) -> None:
    fake_desk.answer(prinz())
    fake_desk.bring_forward(pane)
    qtbot.waitUntil(lambda: "1.Rh6!" in text_of(pane))
    fake_desk.set_up("5Kbk/6pp/6P1/8/8/8/8/6R1 w")
    qtbot.waitUntil(lambda: text_of(pane) == "")
    assert not pane.has_solution
    assert Changes.PROBLEM & PrintedPane.shows


def test_the_window_copies_it_by_a_key(person: Person) -> None:
    QGuiApplication.clipboard().clear()
    person.window.document.edit_position(Position.from_fen(PRINZ), "set up")
    person.window.document.set_solution(0, prinz())
    person.press("Ctrl+Shift+U", person.window.board)
    person.bot.waitUntil(lambda: "1.Rh6!" in QGuiApplication.clipboard().text())


@pytest.mark.features("answer")
def test_moves_lead_into_the_play(person: Person) -> None:
    window = person.window
    window.document.edit_position(Position.from_fen(PRINZ), "set up")
    window.document.set_solution(0, prinz())
    person.press("Ctrl+U", window.board)
    pane = window.features.answer.printed
    person.bot.waitUntil(lambda: "1…gxh6 2.g7#" in text_of(pane))
    html = pane.text.toHtml()
    assert "text-decoration: underline" not in html, "it looks as it is printed"
    links = dict(re.findall(r'href="(\d+)">(?:<span[^>]*>)?([^<]*)', html))
    place = next(place for place, words in links.items() if words == "2.g7#")
    pane.text.anchorClicked.emit(QUrl(place))
    node = window.solution.node
    assert node is not None
    assert [str(step.move) for step in node.path()] == ["h1h6", "g7h6", "g6g7"]
    assert window.board.position.board_fen == "5Kbk/6Pp/7p/8/8/8/8/8"
    pane.copy()
    person.bot.waitUntil(lambda: bool(QGuiApplication.clipboard().mimeData().html()))
    assert "<a " not in QGuiApplication.clipboard().mimeData().html()

"""The pane of themes: looked for when seen, lit on the board, offered as keywords."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

import matewright
from matewright.gui.answer.phase_table_model import THEME_ROLE
from matewright.gui.answer.themes_pane import ThemesPane
from matewright.gui.document.document import Document
from matewright.model.conditions import conditions_of
from matewright.model.keywords import keywords_of
from matewright.model.position import Position
from matewright.model.solution import Solution
from matewright.services import themes
from matewright.services.themes import Rank
from tests.gui.conftest import PRINZ, Person
from tests.gui.fake_desk import FakeDesk

pytestmark = pytest.mark.features("answer")

GRIMSHAW = "2brrb2/8/p7/7Q/1p1kpPp1/1P1pN1K1/3P4/8 w - - 0 1"
"""L. I. Loschinski, Tijdschrift v.d. NSB 1930: Grimshaws and a waiting key."""


def show(person: Person, fen: str) -> Solution:
    return put(person.window.document, fen)


def put(document: Document, fen: str) -> Solution:
    answer = matewright.solve(fen, "#2", tries=1, set_play=True)
    document.edit_stipulation("#2")
    document.edit_position(Position.from_fen(fen), "set up")
    document.edit(document.problem.with_options(answer.question.options), "ask")
    document.set_solution(0, answer)
    return answer


@pytest.fixture
def pane(fake_desk: FakeDesk) -> Iterator[ThemesPane]:
    pane = ThemesPane(fake_desk, fake_desk.owner)
    yield pane
    pane.shut_down()


def test_themes_are_looked_for_when_somebody_looks(
    fake_desk: FakeDesk, pane: ThemesPane, qtbot: QtBot
) -> None:
    put(fake_desk.document, GRIMSHAW)
    assert not pane.findings
    fake_desk.bring_forward(pane)
    qtbot.waitUntil(lambda: bool(pane.findings))
    said = {finding.name: finding.reason for finding in pane.findings}
    assert "close each other's lines on e6" in said["Grimshaw"]
    pane.setCurrentItem(pane.item_of("Grimshaw"))
    words = pane.details.toPlainText()
    assert said["Grimshaw"] in words
    assert "1...Re6" in words.replace("\N{NO-BREAK SPACE}", " ")
    assert pane.summary_label.text().startswith("Grimshaw")


def test_ranks_are_headings_and_motifs_are_folded(
    fake_desk: FakeDesk, pane: ThemesPane, qtbot: QtBot
) -> None:
    put(fake_desk.document, GRIMSHAW)
    fake_desk.bring_forward(pane)
    qtbot.waitUntil(lambda: bool(pane.findings))
    headings = [pane.topLevelItem(row) for row in range(pane.topLevelItemCount())]
    shown = {one.text(0).split(" (")[0]: one.isExpanded() for one in headings if one is not None}
    assert shown["Themes"]
    assert not shown["Motifs"]
    assert pane.item_of("Grimshaw").parent() is headings[0]
    assert pane.item_of("Unguard").parent() is headings[-1]
    wanted: list[list[str]] = []
    pane.keywords_requested.connect(wanted.append)
    pane.keyword_button.click()
    assert wanted == [[one.name for one in pane.findings if one.rank is Rank.THEME]]


def test_moves_and_the_meaning_are_links(
    fake_desk: FakeDesk, pane: ThemesPane, qtbot: QtBot
) -> None:
    put(fake_desk.document, GRIMSHAW)
    fake_desk.bring_forward(pane)
    qtbot.waitUntil(lambda: bool(pane.findings))
    pane.setCurrentItem(pane.item_of("Grimshaw"))
    places: list[int] = []
    names: list[str] = []
    pane.move_chosen.connect(lambda _, place: places.append(place))
    pane.example_requested.connect(names.append)
    about = themes.THEMES["Grimshaw"].about
    assert about not in pane.details.toPlainText()
    for link in ("move-2", "meaning", "example"):
        pane.details.anchorClicked.emit(QUrl(link))
    assert about in pane.details.toPlainText()
    assert (places, names) == ([2], ["Grimshaw"])


def test_an_edit_empties_the_pane(fake_desk: FakeDesk, pane: ThemesPane, qtbot: QtBot) -> None:
    put(fake_desk.document, PRINZ)
    fake_desk.bring_forward(pane)
    qtbot.waitUntil(lambda: bool(pane.findings))
    fake_desk.document.edit_position(Position.from_fen(GRIMSHAW), "set up")
    assert not pane.findings
    assert pane.empty_text == "Solve the problem to see its themes."


def names(person: Person) -> list[str]:
    pane = person.window.themes
    return [finding.name for finding in pane.findings]


def choose(person: Person, name: str) -> None:
    person.window.themes.setCurrentItem(person.window.themes.item_of(name))


def test_a_finding_is_lit_on_the_board_and_in_the_play(person: Person) -> None:
    show(person, GRIMSHAW)
    window, pane = person.window, person.window.themes
    window.docks.bring_forward("themes", pane)
    person.bot.waitUntil(lambda: bool(pane.findings))
    choose(person, "Grimshaw")
    finding = pane.findings[names(person).index("Grimshaw")]
    node = person.window.solution.node
    assert node is not None
    assert (0, node.index) in finding.nodes
    shown = person.window.board._shown()
    assert {mark.square for mark in shown.marks} == set(finding.squares)
    assert {(arrow.source, arrow.target) for arrow in shown.arrows} >= set(finding.lines)
    assert window.answer.play.theme_rows >= {node.index}
    window.docks.bring_forward("table")
    table = window.table.model
    framed = [
        table.index(row, column).data()
        for row in range(table.rowCount())
        for column in range(table.columnCount())
        if table.index(row, column).data(THEME_ROLE)
    ]
    assert framed
    assert all(
        any(move.split("...")[-1] in cell for cell in framed) for move in finding.moves[1::2]
    )
    # Another move takes the marks away.
    person.window.solution.go_first()
    assert not person.window.board._shown().marks


def test_keywords_are_added_only_when_asked_for(person: Person) -> None:
    show(person, GRIMSHAW)
    pane = person.window.themes
    person.window.docks.bring_forward("themes", pane)
    person.bot.waitUntil(lambda: bool(pane.findings))
    assert keywords_of(person.window.document.problem) == ()
    choose(person, "Grimshaw")
    pane.keyword_button.click()
    assert keywords_of(person.window.document.problem) == ("Grimshaw",)
    person.window.document.undo_stack.undo()
    assert keywords_of(person.window.document.problem) == ()


def test_the_play_of_a_theme_is_looked_at_alone(person: Person) -> None:
    show(person, GRIMSHAW)
    window, pane = person.window, person.window.themes
    window.docks.bring_forward("themes", pane)
    person.bot.waitUntil(lambda: bool(pane.findings))
    choose(person, "Grimshaw")
    tools, before = window.answer.tools, window.answer.play.row_count
    tools.fill_with_filters(tools.filter_menu)
    entry = next(one for one in tools.filter_menu.actions() if "Grimshaw" in one.text())
    entry.trigger()
    person.bot.waitUntil(lambda: 0 < window.answer.play.row_count < before)
    assert "only the theme Grimshaw" in tools.filter_label.toolTip()
    # Another answer has other entries.
    answer = matewright.solve(GRIMSHAW, "#2")
    window.document.set_solution(0, answer)
    assert window.solution.filter.theme is None


def test_set_play_and_tries_are_a_button_away(person: Person, real_engine: None) -> None:
    window, pane = person.window, person.window.themes
    window.document.edit_stipulation("#2")
    window.document.edit_position(Position.from_fen(GRIMSHAW), "set up")
    window.docks.bring_forward("themes", pane)
    assert not pane.phases_button.isVisible()
    person.press("F7")
    person.wait_for_answer()
    person.bot.waitUntil(lambda: bool(pane.findings))
    assert pane.phases_button.isVisible()
    assert "not both asked for" in pane.note_label.text()
    QTest.mouseClick(pane.phases_button, Qt.MouseButton.LeftButton)
    person.bot.waitUntil(lambda: not pane.phases_button.isVisible())
    answer = window.document.problem.solution
    assert answer is not None
    assert answer.question.options.set_play
    assert answer.question.options.tries == 1
    person.bot.waitUntil(lambda: bool(pane.findings))
    assert pane.note_label.text() == ""


def test_of_fairy_chess_changes_alone_are_said(person: Person, real_engine: None) -> None:
    window, pane = person.window, person.window.themes
    window.document.edit_stipulation("#2")
    window.document.edit_position(Position.from_fen(PRINZ), "set up")
    window.editing.set_conditions(conditions_of(["Circe"]), "Edit")
    window.docks.bring_forward("themes", pane)
    person.press("F7")
    person.wait_for_answer()
    person.bot.waitUntil(lambda: "pins and batteries" in pane.note_label.text())

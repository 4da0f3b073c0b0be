"""The Play view: rows as in print, every move clicked, keys, finding, copying, filters."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import chess
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

import matewright
from matewright.gui.answer.answer_pane import AnswerPane
from matewright.gui.answer.answer_text import AnswerText
from matewright.gui.answer.play_view import PlayView
from matewright.gui.background import chunked_task
from matewright.gui.desk.shown_solution import ShownSolution
from matewright.gui.document.document import Document
from matewright.gui.solving.verifying import Verifying
from matewright.model.notation import Notation
from matewright.model.position import Position
from matewright.model.solution import Role, Solution
from matewright.model.solution_survey import Survey
from matewright.model.solution_view import Filter, SolutionView
from matewright.services.answer.play_rows.phases import phases_of
from matewright.services.answer.play_rows.rows import PlayRows
from tests.gui.conftest import LEFT, NONE, PRINZ, large_tree
from tests.gui.fake_desk import FakeDesk

if TYPE_CHECKING:
    from tests.gui.conftest import Person

pytestmark = pytest.mark.features("answer", "file", "workshop", "collection", "play")

TWO = "3K1NR1/5PPB/8/3pN1k1/6P1/3P2R1/8/4B3 w - - 0 1"
EDITED = "3K1NR1/5PPB/8/3pN1k1/6P1/3P2R1/8/3B4 w - - 0 1"
HELP = "8/8/8/8/8/2k5/8/K1r5 w - - 0 1"


@pytest.fixture(scope="module")
def two() -> Solution:
    return matewright.solve(TWO, "#2", tries=1, set_play=True)


@pytest.fixture(scope="module")
def helpmate() -> Solution:
    return matewright.solve(HELP, "h#2")


def put(document: Document, answer: Solution) -> None:
    """Put an answer and its problem into a document."""
    document.edit_stipulation(answer.stipulation.text)
    document.edit_position(Position.from_fen(answer.fen), "set up")
    document.edit(document.problem.with_options(answer.question.options), "ask")
    document.set_solution(0, answer)


def show(person: Person, answer: Solution) -> PlayView:
    """Put an answer and its problem into the window, and the keyboard into the play."""
    put(person.window.document, answer)
    person.window.answer.play.setFocus()
    play = person.window.answer.play
    person.bot.waitUntil(lambda: play.row_count > 1)
    return play


@pytest.fixture
def pane(fake_desk: FakeDesk) -> AnswerPane:
    """The answer on a desk without a window."""
    pane = AnswerPane(fake_desk, AnswerText(fake_desk), Verifying(fake_desk), fake_desk.owner)
    fake_desk.bring_forward(pane)
    return pane


def read(desk: FakeDesk, pane: AnswerPane, answer: Solution, bot: QtBot) -> PlayView:
    """Put an answer and its problem on the desk."""
    put(desk.document, answer)
    bot.waitUntil(lambda: pane.play.row_count > 1)
    return pane.play


def lines(play: PlayView) -> list[str]:
    return [play.text_of(row) for row in range(play.row_count)]


def click(play: PlayView, row: int, word: str) -> None:
    place = play.word_rect(row, word)
    assert not place.isEmpty(), f"{word} is not in sight"
    QTest.mouseClick(play.viewport(), LEFT, NONE, place.center())


def chosen(person: Person) -> str:
    """The chosen move as it is written."""
    return written(person.window.solution)


def written(solution: ShownSolution) -> str:
    return "" if solution.node is None else solution.notation.node(solution.node)


def rows_of(answer: Solution, view: SolutionView | None = None) -> list[str]:
    shown = view or SolutionView(answer.tree.tree)
    rows = PlayRows(shown, phases_of(shown, lines=len(answer.lines)))
    for _ in rows.find():
        pass
    return [
        "  " * rows.depth(row) + " ".join(word.text for word in rows.words(row, Notation()))
        for row in range(len(rows))
    ]


def stand_alone(qtbot: QtBot, width: int, height: int) -> tuple[ShownSolution, PlayView]:
    """A Play view of that size outside the window, and the tree it shows."""
    tree = ShownSolution()
    play = PlayView(tree)
    tree.setParent(play)
    qtbot.addWidget(play)
    play.resize(width, height)
    play.show()
    return tree, play


def test_a_two_mover_is_shown_as_in_print(
    fake_desk: FakeDesk, pane: AnswerPane, two: Solution, qtbot: QtBot
) -> None:
    assert lines(read(fake_desk, pane, two, qtbot)) == [
        "Set play · 2 variations",
        "1...Kh4 2.Nf3#",
        "1...Kh6 2.Bd2#",
        "2 tries",
        "1.Ne6+? but 1...Kf6!",
        "1...Kh4 2.Nf3#, 2.Ng6#, 2.Re3#, 2.Rf3#, dual",
        "1...Kh6 2.Rh3#",
        "1.Rf3? zugzwang but 1...d4!",
        "1...Kh6 2.Bd2#",
        "Key",
        "1.d4! zugzwang",
        "1...Kf4 2.Ne6#",
        "1...Kh4 2.Nf3#",
        "1...Kf6 2.g5#",
        "1...Kh6 2.Bd2#",
    ]


def test_a_solution_of_help_play_is_one_row_of_legal_moves(helpmate: Solution) -> None:
    heading, *rows = rows_of(helpmate)
    assert heading == "6 solutions"
    assert len(set(rows)) == len(rows) == 6
    for row in rows:
        # Helpmates begin with Black, and this one with the side of the FEN.
        board = chess.Board(HELP)
        for word in row.split():
            board.push_san(word.split(".")[-1])
        assert board.is_checkmate()


def test_a_proof_game_shows_captures_and_lost_tempi() -> None:
    # After 1.e3 d5 2.e4 dxe4, in which White loses a tempo.
    diagram = "rnbqkbnr/ppp1pppp/8/8/4p3/8/PPPP1PPP/RNBQKBNR w"
    answer = matewright.solve(diagram, "exact-dia2")
    view = SolutionView(answer.tree.tree)
    rows = PlayRows(view, phases_of(view, lines=len(answer.lines)))
    for _ in rows.find():
        pass
    shown = [rows.words(row, Notation()) for row in range(1, len(rows))]
    texts = [" ".join(word.text for word in words) for words in shown]
    assert "1.e3 (tempo) d5 2.e4 (tempo) dxe4" in texts
    assert all(word.is_strong == ("x" in word.text) for words in shown for word in words)


def test_a_row_is_a_whole_forced_line_and_branches_only_where_play_does() -> None:
    answer = matewright.solve(PRINZ, "#3", tries=1, set_play=True)
    tree = answer.tree.tree
    rows = rows_of(answer, SolutionView(tree, Survey(tree), grouped=True))
    assert rows[2] == "  1...h5 2.Rxh5+ Bh7 3.Rxh7#"
    assert rows[5:9] == [
        "  1.Rh5? but 1...h6!",
        "    threat 2.Rh6 zugzwang",
        "      2...B~ 3.Rxh7#",
        "      2...gxh6 3.g7#",
    ]
    assert rows[-2:] == ["    1...B~ 2.Rxh7#", "    1...gxh6 2.g7#"]


@pytest.mark.parametrize(
    ("fen", "stipulation"),
    [
        (PRINZ, "#3"),
        (TWO, "#2"),
        (HELP, "h#2"),
        ("b7/PP6/8/8/7K/6B1/6N1/4R1bk w - - 0 1", "#3"),
        ("8/8/8/8/8/1k6/7Q/K7 w - - 0 1", "ser-#4"),
        ("7k/8/8/8/8/1pp5/1P1Q4/K7 w - - 0 1", "s#2"),
    ],
)
def test_every_move_of_the_tree_stands_in_the_play(fen: str, stipulation: str) -> None:
    answer = matewright.solve(fen, stipulation, tries=1, set_play=not stipulation.startswith("ser"))
    tree = answer.tree.tree
    view = SolutionView(tree)
    rows = PlayRows(view, phases_of(view))
    for _ in rows.find():
        pass
    shown = Counter(
        word.entry for row in range(len(rows)) for word in rows.words(row, Notation()) if word.entry
    )
    assert set(shown) == set(range(1, len(tree)))
    for entry, count in shown.items():
        assert count == 1 or tree.roles[entry] is Role.HELP
        row = rows.row_of(entry)
        assert row is not None
        assert entry in {word.entry for word in rows.words(row, Notation())}


def test_a_click_on_a_move_shows_its_position(person: Person, two: Solution) -> None:
    play = show(person, two)
    for row, word, placement, turn in (
        (10, "1.d4!", "3K1NR1/5PPB/8/3pN1k1/3P2P1/6R1/8/4B3", "b"),
        (11, "2.Ne6#", "3K2R1/5PPB/4N3/3pN3/3P1kP1/6R1/8/4B3", "b"),
        (4, "1...Kf6!", "3K2R1/5PPB/4Nk2/3pN3/6P1/3P2R1/8/4B3", "w"),
        (1, "1...Kh4", "3K1NR1/5PPB/8/3pN3/6Pk/3P2R1/8/4B3", "w"),
    ):
        click(play, row, word)
        assert person.window.board.position.fen.split()[:2] == [placement, turn]
        assert play.current_row == row
    QTest.mouseClick(play.viewport(), LEFT, NONE, play.word_rect(10, "zugzwang").center())
    assert chosen(person) == "1...Kh4", "what is no move does nothing"


def test_arrows_walk_moves_and_rows(person: Person, two: Solution) -> None:
    play = show(person, two)
    walk = {
        "Right": "1.d4!",
        "Right ": "1...Kf4",
        "Right  ": "2.Ne6#",
        "Right   ": "2.Ne6#",
        "Down": "2.Nf3#",
        "Down ": "2.g5#",
        "Left": "1...Kf6",
        "Left ": "1.d4!",
        "Up": "1...Kh6",
        "End": "2.Bd2#",
        "Up ": "1...d4!",
        "PgUp": "1...Kh4",
        "PgDown": "1...Kh6",
        "Home": "",
    }
    for keys, move in walk.items():
        person.press(keys.strip(), play)
        shown = chosen(person).split("#")[0]
        assert shown == move.split("#")[0] or keys.startswith("Pg"), keys
    assert person.window.board.position.fen == TWO


def test_a_move_that_many_solutions_share_is_marked_in_its_own_row(
    fake_desk: FakeDesk, pane: AnswerPane, helpmate: Solution, qtbot: QtBot
) -> None:
    play = read(fake_desk, pane, helpmate, qtbot)
    click(play, 3, "1.Ka2")
    assert play.current_row == 3
    ends = []
    for _ in range(3):
        QTest.keySequence(play, "Right")
        assert play.current_row == 3
        ends.append(written(fake_desk.solution))
    assert ends == ["1...Re1", "2.Ka3", "2...Ra1#"]
    QTest.keySequence(play, "Up")
    assert play.current_row == 2
    QTest.keySequence(play, "Left")
    QTest.keySequence(play, "Left")
    assert written(fake_desk.solution) == "1...Rd1"


def test_the_marked_move_is_the_one_in_the_colour_of_choice(person: Person, two: Solution) -> None:
    play = show(person, two)
    click(play, 11, "2.Ne6#")

    def share(word: str) -> float:
        place = play.word_rect(11, word)
        picture = play.viewport().grab(place).toImage()
        colours = Counter(
            picture.pixelColor(x, y).name()
            for x in range(picture.width())
            for y in range(picture.height())
        )
        return colours["#1f6f5b"] / sum(colours.values())

    assert share("2.Ne6#") > 0.3
    assert share("1...Kf4") < 0.01


def test_stepping_elsewhere_moves_the_mark(person: Person, two: Solution) -> None:
    play = show(person, two)
    for row in (10, 11, 11):
        person.press("Alt+Right")
        assert play.current_row == row
    person.press("Alt+Home")
    assert play.current_row is None


def test_what_is_found_is_marked(person: Person, two: Solution) -> None:
    play = show(person, two)
    person.press("Ctrl+F")
    bar = person.window.answer.find_bar
    person.write(bar.edit, "g5")
    person.bot.waitUntil(lambda: play.current_row == 13)
    assert chosen(person) == "2.g5#"
    person.write(bar.edit, "Bd2")
    person.bot.waitUntil(lambda: not person.window.solution.search.is_running)
    seen = []
    for _ in range(3):
        seen.append(play.current_row)
        person.press("F3")
    assert sorted(row or 0 for row in seen) == [2, 8, 14]
    person.press("Esc", bar.edit)
    assert QApplication.focusWidget() is play


def test_play_below_the_marked_move_is_copied(
    fake_desk: FakeDesk, pane: AnswerPane, two: Solution, qtbot: QtBot
) -> None:
    play = read(fake_desk, pane, two, qtbot)
    click(play, 7, "1.Rf3?")
    QTest.keySequence(play, "Ctrl+C")
    text = QGuiApplication.clipboard().text()
    assert text.splitlines() == ["1.Rf3? zugzwang", "  1...Kh6 2.Bd2#", "  but 1...d4!"]


def test_equal_play_is_gathered_and_one_group_unfolded(person: Person) -> None:
    play = show(person, matewright.solve(PRINZ, "#2"))
    person.press("Ctrl+G")
    assert lines(play) == ["Key", "1.Rh6! zugzwang", "1...B~ 2.Rxh7#", "1...gxh6 2.g7#"]
    click(play, 2, "1...B~")
    person.press("Space", play)
    assert play.row_count == 9
    person.press("Space", play)
    assert play.row_count == 4
    person.press("Ctrl+G")


def test_tries_that_check_or_capture_are_left_out(
    fake_desk: FakeDesk, pane: AnswerPane, two: Solution, qtbot: QtBot
) -> None:
    play = read(fake_desk, pane, two, qtbot)
    menu = QMenu()
    pane.tools.fill_with_filters(menu)
    entries = {action.text().replace("&", ""): action for action in menu.actions()}
    entries["Tries without Checks and Captures"].trigger()
    assert lines(play)[3:6] == [
        "2 tries · 1 shown",
        "1.Rf3? zugzwang but 1...d4!",
        "1...Kh6 2.Bd2#",
    ]
    assert lines(play)[6:8] == ["Key", "1.d4! zugzwang"]
    fake_desk.solution.set_filter(Filter())
    assert play.row_count == 15


def test_only_the_moves_of_one_piece_from_the_menu(person: Person, two: Solution) -> None:
    play = show(person, two)
    click(play, 7, "1.Rf3?")
    place = play.word_rect(7, "1.Rf3?").center()
    reason = QContextMenuEvent.Reason.Mouse
    event = QContextMenuEvent(reason, place, play.viewport().mapToGlobal(place))
    QApplication.sendEvent(play.viewport(), event)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    entries = {action.text().replace("&", ""): action for action in menu.actions()}
    assert "Expand All Below" not in entries
    entries["Only Moves of This Piece"].trigger()
    menu.close()
    assert "1.Rf3? zugzwang but 1...d4!" in lines(play)
    assert not any("1.d4!" in line or "1.Ne6+?" in line for line in lines(play))


# Behind a view without a window, no widget accepts the release either.
@pytest.mark.qt_log_ignore("MouseRelease.* not accepted", extend=True)
def test_a_long_row_wraps_and_its_last_move_can_be_clicked(qtbot: QtBot) -> None:
    answer = matewright.solve("7b/8/5N2/3bK3/8/4k3/1N6/8 b - - 0 1", "h#4")
    tree, play = stand_alone(qtbot, 220, 300)
    tree.set_tree(answer.tree.tree, lines=len(answer.lines))
    qtbot.waitUntil(lambda: play.row_count == 4)
    first, last = play.word_rect(1, "1.Bb3"), play.word_rect(1, "Nf4#")
    assert last.top() >= first.bottom()
    assert last.right() <= play.viewport().width()
    QTest.mouseClick(play.viewport(), LEFT, NONE, last.center())
    assert tree.node is not None
    assert not tree.node.child_count
    play.resize(900, 300)
    assert play.word_rect(1, "Nf4#").top() == play.word_rect(1, "1.Bb3").top()


def test_a_stale_answer_cannot_be_clicked(person: Person, two: Solution) -> None:
    play = show(person, two)
    person.window.document.edit_position(Position.from_fen(EDITED), "edit")
    assert play.row_count == 15
    click(play, 10, "1.d4!")
    assert play.current_row is None
    assert person.window.board.position.fen == EDITED


def test_of_200000_rows_only_those_in_sight_are_written(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Counted instead of timed.
    written = 0
    original = PlayRows.words

    def count(self: PlayRows, row: int, notation: Notation) -> object:
        nonlocal written
        written += 1
        return original(self, row, notation)

    monkeypatch.setattr(PlayRows, "words", count)
    tree, play = stand_alone(qtbot, 600, 400)
    tree.set_tree(large_tree())
    play.grab()
    assert 100 <= play.row_count < 200_000, "the first rows are there at once, not all"
    qtbot.waitUntil(lambda: play.row_count > 200_000)
    bar = play.verticalScrollBar()
    bar.setValue(bar.maximum())
    play.grab()
    assert bar.maximum() > 199_000
    assert written < 2_000


def test_a_move_is_marked_as_soon_as_its_row_is_found(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chunked_task, "CHUNK", 0.0)
    tree, play = stand_alone(qtbot, 300, 200)
    whole = large_tree(200, 2)
    tree.set_tree(whole)
    node = whole.root.child(0).child(199)
    tree.choose(node)
    before = play.current_row
    assert before is None
    qtbot.waitUntil(lambda: play.current_row is not None)
    assert play.current_row is not None
    place = play.word_rect(play.current_row, Notation().node(node))
    assert play.viewport().rect().contains(place)


def test_the_key_is_in_sight_below_many_tries(qtbot: QtBot) -> None:
    answer = matewright.solve(PRINZ, "#3", tries=1, set_play=True)
    tree, play = stand_alone(qtbot, 400, 200)
    tree.set_tree(answer.tree.tree)
    qtbot.waitUntil(lambda: not play.word_rect(play.row_count - 8, "1.Rh6!").isEmpty())
    place = play.word_rect(play.row_count - 1, "2.g7#")
    assert play.viewport().rect().contains(place)


def test_the_mouse_wheel_scrolls_rows(qtbot: QtBot) -> None:
    tree, play = stand_alone(qtbot, 300, 200)
    tree.set_tree(large_tree(5, 20))
    qtbot.waitUntil(lambda: play.row_count == 107)
    QTest.mouseMove(play.viewport(), QPoint(20, 20))
    QTest.keyClick(play, Qt.Key.Key_PageDown)
    assert play.current_row is not None
    bar = play.verticalScrollBar()
    while bar.value() < bar.maximum():
        bar.triggerAction(bar.SliderAction.SliderSingleStepAdd)
    last = Notation().node(tree.view.tree.root.child(0).child(4).child(19))
    assert not play.word_rect(106, last).isEmpty()

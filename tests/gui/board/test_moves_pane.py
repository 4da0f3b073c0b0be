"""The list of legal moves alone: what it says of them, and when it is made."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from matewright import engine as engine_module
from matewright.gui.board.moves_pane import MovesPane
from matewright.gui.preferences.preferences import PIECE_LETTERS
from matewright.model.game import Game
from matewright.model.play_state import PlayState
from matewright.model.position import Position
from tests.gui.board.test_moves import KNIGHT_MATES, listed
from tests.gui.conftest import PRINZ
from tests.gui.fake_desk import FakeDesk

OTHER_FACTS = [
    ("8/P7/8/8/8/8/8/k3K3 w - - 0 1", "a8=R+", "check, promotes to rook"),
    ("8/8/8/3pP3/8/8/8/k1K5 w - d6 0 1", "exd6 e.p.", "captures en passant"),
    ("8/8/8/8/8/8/k7/4K2R w K - 0 1", "0-0", "castles"),
    ("7k/8/5K2/8/8/8/8/6Q1 w - - 0 1", "Qg6=", "stalemate"),
    ("4r2k/8/8/8/4N3/8/8/4RK2 w - - 0 1", "Nf6", ""),
    ("4k3/8/8/8/4N3/8/8/4RK2 w - - 0 1", "Nf6++", "double check"),
]


@pytest.fixture
def pane(fake_desk: FakeDesk) -> MovesPane:
    pane = MovesPane(fake_desk, fake_desk.owner)
    fake_desk.bring_forward(pane)
    return pane


def show(pane: MovesPane, fen: str) -> None:
    pane.set_state(PlayState(Game(Position.from_fen(fen))))


def rows(pane: MovesPane) -> list[tuple[str, str, str]]:
    return listed(pane)


def test_other_letters_are_written_at_once(fake_desk: FakeDesk, pane: MovesPane) -> None:
    show(pane, KNIGHT_MATES)
    fake_desk.preferences.set(PIECE_LETTERS, "german")
    assert "Sf7#" in {move for move, _, _ in rows(pane)}


def test_every_legal_move_is_listed_with_its_weight_heaviest_first(pane: MovesPane) -> None:
    show(pane, PRINZ)
    expected = engine_module.weighted_moves(Game(Position.from_fen(PRINZ)))
    shown = rows(pane)
    assert len(shown) == len(expected)
    weights = [int(weight.replace("−", "-")) for _, weight, _ in shown]
    assert weights == [weight for _, weight in expected]
    assert weights == sorted(weights, reverse=True)


def test_checks_mates_and_captures_are_named(pane: MovesPane) -> None:
    show(pane, KNIGHT_MATES)
    remarks = {move: words for move, _, words in rows(pane)}
    assert remarks["Nf7#"] == "mate"
    assert remarks["Nxh7"] == "captures"
    assert remarks["Kb2"] == ""


def test_other_facts_are_named(pane: MovesPane) -> None:
    for fen, move, remark in OTHER_FACTS:
        show(pane, fen)
        assert {name: words for name, _, words in rows(pane)}[move] == remark


def test_the_moves_are_counted(pane: MovesPane) -> None:
    show(pane, KNIGHT_MATES)
    assert pane.summary_label.text() == "9 legal moves · 1 check · 1 mate · 1 capture"
    show(pane, "7k/5KQ1/8/8/8/8/8/8 b - - 0 1")
    assert not pane.summary_label.text().strip()


def test_a_piece_that_goes_where_it_can_be_taken_is_unsafe(pane: MovesPane) -> None:
    show(pane, "6k1/8/3p4/8/8/8/8/K1R5 w - - 0 1")
    assert {move for move, _, words in rows(pane) if words == "unsafe"} == {"Rc5"}


def test_where_no_move_is_there_the_pane_says_why(pane: MovesPane) -> None:
    for fen, words in (
        ("7k/5KQ1/8/8/8/8/8/8 b - - 0 1", "Checkmate"),
        ("7k/5K2/6Q1/8/8/8/8/8 b - - 0 1", "Stalemate"),
        ("7k/8/8/8/8/8/8/K6R w - - 0 1", "in check"),
    ):
        show(pane, fen)
        assert rows(pane) == []
        assert words in pane.reason


def test_copying_takes_the_whole_list(pane: MovesPane) -> None:
    show(pane, KNIGHT_MATES)
    QTest.keySequence(pane, "Ctrl+C")
    copied = QGuiApplication.clipboard().text().splitlines()
    assert len(copied) == len(rows(pane))
    assert any("Nf7#\t" in one and one.endswith("\tmate") for one in copied)


def test_moves_are_generated_only_while_someone_looks(
    pane: MovesPane, monkeypatch: pytest.MonkeyPatch
) -> None:
    requested: list[PlayState] = []

    def listen(state: PlayState) -> tuple[object, ...]:
        requested.append(state)
        return ()

    monkeypatch.setattr(engine_module, "legal_moves", listen)
    pane.set_seen(False)
    show(pane, KNIGHT_MATES)
    assert requested == []
    pane.set_seen(True)
    assert [state.position.fen for state in requested] == [KNIGHT_MATES]


def test_moves_of_another_position_are_not_kept_while_nobody_looks(pane: MovesPane) -> None:
    show(pane, KNIGHT_MATES)
    assert rows(pane)
    pane.set_seen(False)
    show(pane, "8/8/8/8/8/2k5/8/K7 w - -")
    assert rows(pane) == []
    pane.set_seen(True)
    assert rows(pane)

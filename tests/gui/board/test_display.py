"""The window's board plays the same part as the text displays."""

from __future__ import annotations

from typing import TYPE_CHECKING

from matewright.gui.board.display import BoardDisplay
from matewright.model.game import Game
from matewright.model.move import square_number
from matewright.model.play_state import PlayState
from matewright.model.position import Position
from matewright.reference.players import Ending, RecordedLine
from matewright.services.play.played_game import play

if TYPE_CHECKING:
    from tests.gui.board.conftest import Desk


def test_a_recorded_game_is_shown_on_the_board(desk: Desk) -> None:
    said: list[str] = []
    display = BoardDisplay(desk.board, said.append)
    line = RecordedLine(["Kd2", "Qd1"])
    start = Position.from_fen("8/8/8/7G/3K3p/8/2k1g3/1Q6 b")
    ending, last = play(PlayState(Game(start)), (line, line), display, 10)
    assert ending is Ending.MATE
    assert desk.board.position == last.position
    assert "in check" in desk.board.describe(square_number("d2"))
    display.tell("Mate.")
    assert said == ["Mate."]

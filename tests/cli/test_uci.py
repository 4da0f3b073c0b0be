"""The engine behind a chess window, with python-chess as the window."""

from __future__ import annotations

import logging
import random
import sys
from collections.abc import Iterator

import chess
import chess.engine
import pytest

COMMAND = [sys.executable, "-m", "matewright", "uci"]

TWO = "5Kbk/6pp/6P1/8/8/8/8/7R w - - 0 1"
"""Mate in two by h1h6 alone."""

SEVERAL_KEYS = "7k/6pp/8/8/8/8/8/KQR5 w - - 0 1"
"""Mate in one in several ways; python-chess counts them."""

LONG = "6k1/p6R/6KP/8/8/B7/1p5P/1r6 w - - 0 1"
"""A quiet mate in nine; that nothing is shorter takes longer than to find it."""

CALM = chess.STARTING_FEN


@pytest.fixture
def window(caplog: pytest.LogCaptureFixture) -> Iterator[chess.engine.SimpleEngine]:
    """The engine; whatever python-chess warns of fails the test."""
    engine = chess.engine.SimpleEngine.popen_uci(COMMAND, timeout=60)
    try:
        yield engine
        engine.quit()
    finally:
        engine.close()
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []


def mate_of(info: chess.engine.InfoDict, board: chess.Board) -> int | None:
    score = info.get("score")
    return None if score is None else score.pov(board.turn).mate()


def test_a_mate_is_found_with_a_line_to_it(window: chess.engine.SimpleEngine) -> None:
    board = chess.Board(TWO)
    with window.analysis(board, chess.engine.Limit(mate=2)) as analysis:
        best = analysis.wait().move
    assert best == chess.Move.from_uci("h1h6")
    assert mate_of(analysis.info, board) == 2
    assert {"nodes", "nps", "time", "depth"} <= set(analysis.info)
    line = analysis.info["pv"]
    assert len(line) == 3
    for move in line:
        assert move in board.legal_moves
        board.push(move)
    assert board.is_checkmate()


def test_an_en_passant_capture_and_moves_that_were_played_are_understood(
    window: chess.engine.SimpleEngine,
) -> None:
    board = chess.Board()
    for san in ("e4", "a6", "e5", "d5", "exd6", "h6"):
        board.push_san(san)
    assert window.play(board, chess.engine.Limit(depth=3)).move in set(board.legal_moves)


def test_all_keys_are_told(window: chess.engine.SimpleEngine) -> None:
    board = chess.Board(SEVERAL_KEYS)
    mates = set()
    for move in board.legal_moves:
        board.push(move)
        if board.is_checkmate():
            mates.add(move)
        board.pop()
    assert len(mates) > 1
    found = window.analyse(board, chess.engine.Limit(mate=1), multipv=10)
    assert {info["pv"][0] for info in found} == mates
    assert {mate_of(info, board) for info in found} == {1}


def test_only_the_wanted_first_moves_are_searched(window: chess.engine.SimpleEngine) -> None:
    board = chess.Board(TWO)
    slower = chess.Move.from_uci("h1h5")
    with window.analysis(board, chess.engine.Limit(mate=2), root_moves=[slower]) as analysis:
        assert analysis.wait().move == slower
    assert mate_of(analysis.info, board) is None
    key = chess.Move.from_uci("h1h6")
    with window.analysis(board, chess.engine.Limit(mate=4), root_moves=[slower, key]) as analysis:
        assert analysis.wait().move == key
    assert mate_of(analysis.info, board) == 2


def test_without_a_mate_it_says_so_and_plays_the_move_with_fewest_replies(
    window: chess.engine.SimpleEngine,
) -> None:
    board = chess.Board("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1")
    said = []
    with window.analysis(board, chess.engine.Limit(mate=3)) as analysis:
        said = [info["string"] for info in analysis if "string" in info]
        best = analysis.wait().move
    assert "no mate in 3 or fewer moves" in said
    assert mate_of(analysis.info, board) is None
    assert best is not None

    def replies(move: chess.Move) -> int:
        board.push(move)
        count = board.legal_moves.count()
        board.pop()
        return count

    assert replies(best) == min(map(replies, board.legal_moves))


def test_the_side_that_is_mated_hears_when(window: chess.engine.SimpleEngine) -> None:
    board = chess.Board(TWO)
    board.push_uci("h1h6")
    with window.analysis(board, chess.engine.Limit(depth=200)) as analysis:
        best = analysis.wait().move
    assert mate_of(analysis.info, board) == -1
    assert best in set(board.legal_moves)
    # White to move in two cannot be mated: nothing is claimed.
    with window.analysis(chess.Board(TWO), chess.engine.Limit(mate=-2)) as analysis:
        analysis.wait()
    assert "score" not in analysis.info


def test_a_long_mate_is_told_before_it_is_proved_shortest(
    window: chess.engine.SimpleEngine,
) -> None:
    board = chess.Board(LONG)
    with window.analysis(board) as analysis:
        for info in analysis:
            if mate_of(info, board) == 9:
                break
        analysis.stop()
        assert analysis.wait().move == chess.Move.from_uci("h7g7")


SMOTHERED = "r6k/6pp/7N/8/2Q5/8/8/6K1 w - - 0 1"
"""Mate in two by checks: c4g8, a8g8 and h6f7."""


def _said(
    window: chess.engine.SimpleEngine, fen: str, moves: int, *first: str
) -> tuple[int | None, set[str]]:
    """The mate that is found, and all that is said beside it."""
    board = chess.Board(fen)
    root = [chess.Move.from_uci(move) for move in first] or None
    with window.analysis(board, chess.engine.Limit(mate=moves), root_moves=root) as analysis:
        said = {info["string"] for info in analysis if "string" in info}
        analysis.wait()
    return mate_of(analysis.info, board), said


def test_mates_by_checks_alone(window: chess.engine.SimpleEngine) -> None:
    window.configure({"ChecksOnly": True})
    assert _said(window, SMOTHERED, 4) == (2, {"mate in 2 is the shortest by checks alone"})
    # The only key is quiet.
    assert _said(window, TWO, 2) == (None, {"no mate in 2 or fewer moves by checks alone"})
    words = "no mate in 2 or fewer with these moves by checks alone"
    assert _said(window, TWO, 2, "h1h6") == (None, {words})
    assert _said(window, SMOTHERED, 2, "c4g8", "g1f1")[0] == 2
    window.configure({"ChecksOnly": False})
    assert _said(window, TWO, 2) == (2, {"mate in 2 is the shortest"})


def test_the_other_side_mates_by_quiet_moves_all_the_same(
    window: chess.engine.SimpleEngine,
) -> None:
    # After a1a2 the rook waits before it mates.
    window.configure({"ChecksOnly": True})
    board = chess.Board("8/8/8/8/8/8/2kr4/K7 w - - 0 1")
    with window.analysis(board, chess.engine.Limit(depth=200)) as analysis:
        analysis.wait()
    assert mate_of(analysis.info, board) == -2


def test_a_stop_is_answered(window: chess.engine.SimpleEngine) -> None:
    window.configure({"Threads": 2, "Hash": 16})
    for _ in range(5):
        with window.analysis(chess.Board(CALM)) as analysis:
            analysis.stop()
            assert analysis.wait().move in set(chess.Board(CALM).legal_moves)
        window.ping()


def test_pondering_ends_with_the_expected_move(window: chess.engine.SimpleEngine) -> None:
    board = chess.Board(TWO)
    limit = chess.engine.Limit(white_clock=300, black_clock=300)
    assert window.play(board, limit, ponder=True).move == chess.Move.from_uci("h1h6")


@pytest.mark.parametrize("fen", ["7k/5KQ1/8/8/8/8/8/8 b - - 0 1", "7k/5K2/6Q1/8/8/8/8/8 b - - 0 1"])
def test_a_finished_game_has_no_best_move(window: chess.engine.SimpleEngine, fen: str) -> None:
    assert window.play(chess.Board(fen), chess.engine.Limit(time=1)).move is None


FENS = (
    TWO,
    SEVERAL_KEYS,
    LONG,
    CALM,
    "8/8/8/8/8/5k2/5p2/5K2 w - - 0 1",
    "k7/8/8/8/8/8/8/K7 w - - 0 1",
)


def _any_limit(chance: random.Random) -> chess.engine.Limit:
    return chance.choice(
        (
            chess.engine.Limit(mate=chance.randint(1, 4)),
            chess.engine.Limit(mate=-chance.randint(1, 3)),
            chess.engine.Limit(depth=chance.randint(1, 6)),
            chess.engine.Limit(nodes=chance.randint(1, 5000)),
            chess.engine.Limit(time=chance.random() / 50),
            chess.engine.Limit(white_clock=0.3, black_clock=0.3, white_inc=0.01, black_inc=0.01),
        )
    )


def _any_command(window: chess.engine.SimpleEngine, chance: random.Random) -> None:
    board = chess.Board(chance.choice(FENS))
    for _ in range(chance.randint(0, 6)):
        moves = list(board.legal_moves)
        if not moves:
            break
        board.push(chance.choice(moves))
    moves = list(board.legal_moves)
    match chance.randrange(5):
        case 0:
            window.configure({"Threads": chance.randint(1, 2), "Hash": chance.randint(1, 64)})
        case 1:
            window.ping()
        case 2:
            with window.analysis(board, multipv=chance.randint(1, 5)) as analysis:
                analysis.stop()
                analysis.wait()
            if (mate := mate_of(analysis.info, board)) is not None:
                assert moves or mate == 0
        case 3:
            chosen = chance.sample(moves, min(len(moves), 2)) or None
            played = window.play(board, _any_limit(chance), root_moves=chosen, game=object())
            assert played.move in set(chosen or moves) if moves else played.move is None
        case _:
            played = window.play(board, _any_limit(chance))
            assert played.move in set(moves) if moves else played.move is None


def test_any_commands_in_any_order(window: chess.engine.SimpleEngine) -> None:
    chance = random.Random(22)
    for _ in range(100):
        _any_command(window, chance)


@pytest.mark.slow
def test_ten_thousand_commands(window: chess.engine.SimpleEngine) -> None:
    chance = random.Random(10_000)
    for _ in range(10_000):
        _any_command(window, chance)

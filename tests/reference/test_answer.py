from __future__ import annotations

import random
from dataclasses import replace

import chess
import pytest

from matewright.errors import EngineError, IllegalPosition
from matewright.model.piece import Colour
from matewright.model.play_options import PlayOptions
from matewright.model.position import Position
from matewright.model.stipulation import Stipulation
from matewright.reference.answer import LEFT_OUT, Attack, Defence, Phase, solve
from tests.differential.record_popeye import small_board

PRINZ = "5Kbk/6pp/6P1/8/8/8/8/7R w - - 0 1"
CORNER = "K7/8/1k6/8/8/8/8/7r w - - 0 1"


def answer(fen: str, text: str, **options: object) -> tuple[Phase, ...]:
    return solve(Position.from_fen(fen), Stipulation.parse(text), PlayOptions(**options))  # type: ignore[arg-type] # of any type


def phase(fen: str, text: str, **options: object) -> Phase:
    [found] = answer(fen, text, **options)
    return found


def test_a_direct_mate() -> None:
    found = phase(PRINZ, "#2")
    assert found.attacker is Colour.WHITE
    [key] = found.keys
    assert (key.move, key.length, key.zugzwang, key.threats) == ("h1h6", 2, True, ())
    mates = {reply.move: [mate.move for mate in reply.continuations] for reply in key.defences}
    assert mates["g7h6"] == ["g6g7"]
    assert set(mates) == {"g7h6", "g8f7", "g8e6", "g8d5", "g8c4", "g8b3", "g8a2"}


def test_threats_and_what_parries_none() -> None:
    found = phase("7k/8/6K1/8/8/8/8/R7 w - - 0 1", "#2", tries=1)
    keys = {key.move: key for key in found.keys}
    assert keys["a1a8"] == Attack("a1a8", 1, reaches_goal=True)
    assert keys["a1a7"] == Attack("a1a7", 2, threats=(Attack("a7a8", 1, reaches_goal=True),))
    all_play = phase("7k/8/6K1/8/8/8/8/R7 w - - 0 1", "#2", threats=False)
    [shown] = [key for key in all_play.keys if key.move == "a1a7"]
    assert (shown.threats, shown.zugzwang) == ((), False)
    assert [reply.move for reply in shown.defences] == ["h8g8"]


def test_selfmates_end_with_a_forced_mate() -> None:
    found = phase("8/8/8/8/8/kp6/p7/K1R5 w - - 0 1", "s#2", set_play=True)
    [key] = found.keys
    assert key == Attack("c1c4", 1, defences=(Defence("b3b2", reaches_goal=True),))


def test_who_can_mate_in_reflex_play_must() -> None:
    found = phase("k7/2P5/K7/p7/8/8/8/8 w - - 0 1", "r#2", tries=1)
    assert found.obligations == ("c7c8q", "c7c8r")
    assert (found.keys, found.tries) == ((), ())
    assert phase("k7/2P5/K7/p7/8/8/8/8 w - - 0 1", "semi-r#2").obligations == ()


def test_help_play_lists_shorter_solutions_first() -> None:
    found = phase("k7/8/1K6/8/8/8/8/7R w - - 0 1", "h#1.5", set_play=True)
    assert found.lines[0] == ("h1h8",)
    assert ("h1d1", "a8b8", "d1d8") in found.lines[1:]
    assert found.set_lines == (("a8b8", "h1h8"),)
    short = phase("k7/8/1K6/8/8/8/8/7R w - - 0 1", "h#1.5", stop_on_short=True)
    assert (short.lines, short.complete) == ((("h1h8",),), False)


def test_white_to_play_leaves_out_the_first_black_move() -> None:
    fen = "k7/8/1K6/8/8/8/8/7R w - - 0 1"
    left_out = phase(fen, "h#2", white_to_play=True)
    assert left_out.attacker is Colour.WHITE
    assert left_out.lines == phase(fen, "h#1.5").lines


def test_the_side_to_move_says_who_plays_which_part() -> None:
    swapped = phase(CORNER, "h#1")
    assert (swapped.attacker, swapped.lines) == (Colour.BLACK, (("a8b8", "h1h8"),))
    assert answer(CORNER, "#1", half_duplex=True)[0].keys[0].move == "h1h8"
    both = answer(CORNER.replace(" w ", " b "), "h#1", duplex=True)
    assert [found.attacker for found in both] == [Colour.WHITE, Colour.BLACK]
    assert both[1].lines == swapped.lines


def test_the_position_after_the_key() -> None:
    found = phase("7k/8/6K1/8/8/8/8/R7 b - - 0 1", "#2", post_key=True)
    assert found.attacker is Colour.WHITE
    assert found.post_key == Attack(LEFT_OUT, 2, threats=(Attack("a1a8", 1, reaches_goal=True),))


@pytest.mark.parametrize("count", [3, pytest.param(40, marks=pytest.mark.slow)])
@pytest.mark.parametrize("play", ["#2", "s#2", "r+2", "h#1.5", "ser-x2", "hsx1.5", "ser-h+2"])
def test_exchanged_colours_give_mirrored_answers(play: str, count: int) -> None:
    source = random.Random(play)
    for _ in range(count):
        board = small_board(source, source.random() < 0.5)
        stipulation = Stipulation.parse(play)
        options = PlayOptions(set_play=not play.startswith("ser-x"))
        positions = [Position.from_fen(each.fen()) for each in (board, board.mirror())]
        try:
            [first], [second] = (solve(each, stipulation, options) for each in positions)
        except IllegalPosition:
            continue
        assert second.attacker is first.attacker.other
        assert _shape(second) == _shape(first, mirrored=True)


def _shape(node: object, *, mirrored: bool = False) -> object:
    """An answer without the order of moves and without who plays which part."""
    match node:
        case str() if mirrored:
            ranks = str.maketrans("12345678", "87654321")
            return node.translate(ranks)
        case str() | int() | None:
            return node
        case tuple() if node and all(isinstance(each, str) for each in node):
            return tuple(_shape(each, mirrored=mirrored) for each in node)
        case tuple():
            return frozenset(_shape(each, mirrored=mirrored) for each in node)
        case Phase() | Attack() | Defence():
            parts = {name: getattr(node, name) for name in node.__slots__ if name != "attacker"}
            for name in {"obligations", "refutations"} & set(parts):
                parts[name] = tuple((move,) for move in parts[name])
            return tuple((name, _shape(part, mirrored=mirrored)) for name, part in parts.items())
    raise AssertionError(node)


def test_half_moves_are_the_union_over_the_first_moves() -> None:
    source = random.Random(5)
    for _ in range(6):
        board = small_board(source, chess.WHITE)
        if board.king(chess.BLACK) is None:
            continue
        expected: set[tuple[str, ...]] = set()
        for move in board.legal_moves:
            after = board.copy()
            after.push(move)
            if after.is_checkmate():
                expected.add((move.uci(),))
                continue
            rest = phase(after.fen(en_passant="fen"), "h#1").lines
            expected |= {(move.uci(), *line) for line in rest}
        assert set(phase(board.fen(en_passant="fen"), "h#1.5").lines) == expected


def test_first_moves_can_be_numbered_and_solutions_counted() -> None:
    fen = "7k/8/6K1/8/8/8/8/R7 w - - 0 1"
    everything = phase(fen, "#2")
    moves = [key.move for key in everything.keys]
    assert len(moves) > 5
    few = phase(fen, "#2", max_solutions=3)
    assert ([key.move for key in few.keys], few.complete) == (moves[:3], False)
    board = chess.Board(fen)
    halves = [
        phase(fen, "#2", first_move=1, last_move=7).keys,
        phase(fen, "#2", first_move=8).keys,
    ]
    assert tuple(key for half in halves for key in half) == everything.keys
    assert phase(fen, "#2", first_move=board.legal_moves.count() + 1).keys == ()
    lines = phase(fen, "ser-#2")
    assert phase(fen, "ser-#2", max_solutions=2) == replace(
        lines, lines=lines.lines[:2], complete=False
    )


@pytest.mark.parametrize(
    ("fen", "text", "code"),
    [
        ("8/8/8/8/8/8/8/K6R w - - 0 1", "#2", "no-king"),
        ("8/8/8/8/8/8/8/k6r w - - 0 1", "s#2", "no-king"),
        ("8/8/8/8/8/8/8/K6R b - - 0 1", "h#2", "no-king"),
        ("k7/8/8/8/8/8/8/R6K w - - 0 1", "#2", "side-not-to-move-in-check"),
        ("k7/8/8/8/8/8/8/G6K w - - 0 1", "#2", "fairy-pieces"),
    ],
)
def test_positions_that_cannot_be_solved(fen: str, text: str, code: str) -> None:
    with pytest.raises(IllegalPosition) as caught:
        answer(fen, text)
    assert caught.value.code == code


def test_men_without_a_king_are_stalemated() -> None:
    lines = phase("8/8/8/8/8/p7/8/1K6 b - - 0 1", "h=1").lines
    assert [[str(move) for move in line] for line in lines] == [
        ["a3a2", "b1a1"],
        ["a3a2", "b1a2"],
    ]


def test_the_other_side_needs_no_king() -> None:
    assert phase("7k/8/5KQ1/8/8/8/8/8 w - - 0 1", "#1").keys
    assert (
        phase("7k/8/5NR1/8/8/8/8/8 w - - 0 1", "#1").keys
        == phase("7k/8/5NR1/8/8/8/8/K7 w - - 0 1", "#1").keys
    )
    assert phase("8/8/8/8/8/8/r7/R7 w - - 0 1", "x1").keys[0].move == "a1a2"


@pytest.mark.parametrize(
    ("text", "options", "words"),
    [
        ("h#2", {"tries": 1}, "The option Try does not go with h#2."),
        ("h#2.5", {"white_to_play": True}, "WhiteToPlay"),
        ("#2", {"white_to_play": True}, "WhiteToPlay"),
        ("#2", {"stop_on_short": True}, "StopOnShortSolutions"),
        ("ser-#2", {"set_play": True}, "SetPlay"),
        ("#2", {"quodlibet": True}, "Quodlibet"),
        ("#2", {"non_trivial": (0, 1)}, "NonTrivial"),
        ("h#2", {"max_flights": 1}, "MaxFlightSquares"),
        ("#2", {"post_key": True, "tries": 1}, "The option Try does not go with PostKeyPlay."),
        ("#2", {"max_threat": 0}, "The option Threat is 0; it must be at least 1."),
        ("#2", {"first_move": 3, "last_move": 2}, "must be at least 3"),
        ("s#2", {"non_trivial": (0, -1)}, "must be at least 0"),
        ("#2", {"tries": -1}, "must be at least 0"),
    ],
)
def test_options_that_make_no_sense(text: str, options: dict[str, object], words: str) -> None:
    with pytest.raises(EngineError) as caught:
        answer(PRINZ, text, **options)
    assert words in str(caught.value)

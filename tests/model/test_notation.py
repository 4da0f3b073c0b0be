"""Short notation is compared with python-chess in tests/differential/test_legal_moves.py."""

from __future__ import annotations

import pytest

from matewright.model.kinds import KINDS
from matewright.model.move import Effect, Move, bare, square_number
from matewright.model.notation import (
    LETTERS,
    PROBLEM,
    Notation,
    disambiguation,
    letters_in_a_row,
)


@pytest.mark.parametrize(
    ("move", "short", "long"),
    [
        (Move("K", 55, 54), "Kg7", "Kh7-g7"),
        (Move("N", 43, 28, capture=True, check=True), "Sxe4+", "Sd6xe4+"),
        (Move("P", 49, 56, "N", capture=True, mate=True, check=True), "bxa8=S#", "b7xa8=S#"),
        (Move("K", 4, 6, castling=True), "0-0", "0-0"),
        (Move("K", 60, 58, castling=True, check=True), "0-0-0+", "0-0-0+"),
        (Move("P", 34, 43, capture=True, en_passant=True), "cxd6 e.p.", "c5xd6 e.p."),
        (Move("R", 0, 3, file_needed=True, rank_needed=True), "Ra1d1", "Ra1-d1"),
        (Move("Q", 3, 59, check=True, double_check=True), "Qd8++", "Qd1-d8++"),
        (Move("P", 52, 60, "Q", stalemate=True), "e8=Q =", "e7-e8=Q ="),
    ],
)
def test_moves(move: Move, short: str, long: str) -> None:
    assert Notation(PROBLEM).move(move) == short
    assert Notation(PROBLEM, long=True).move(move) == long


@pytest.mark.parametrize(
    ("name", "row", "promotion", "grasshopper"),
    [
        ("english", "K Q R B N", "bxa8=N#", "Ga3"),
        ("problem", "K Q R B S", "bxa8=S#", "Ga3"),
        ("german", "K D T L S", "bxa8=S#", "Ga3"),
        ("french", "R D T F C", "bxa8=C#", "Sa3"),
        ("russian", "Кр Ф Л С К", "bxa8=К#", "Ga3"),
        ("figurine", "♔ ♕ ♖ ♗ ♘", "bxa8=♘#", "Ga3"),
    ],
)
def test_letters(name: str, row: str, promotion: str, grasshopper: str) -> None:
    notation = Notation(LETTERS[name])
    assert letters_in_a_row(name) == row
    mate = Move("P", 49, 56, "N", capture=True, mate=True, check=True)
    assert notation.move(mate) == promotion
    assert notation.move(Move("G", 0, 16)) == grasshopper


@pytest.mark.parametrize("letters", LETTERS.values(), ids=LETTERS)
def test_no_letter_stands_for_two_kinds(letters: dict[str, str]) -> None:
    assert set(letters) == set(KINDS) - {"P"}
    assert len(set(letters.values())) == len(letters)


@pytest.mark.parametrize(
    ("san", "piece", "needed"),
    [
        ("Nd7", "N", (False, False)),
        ("Nbd7+", "N", (True, False)),
        ("N5xd7#", "N", (False, True)),
        ("Qa1xb2", "Q", (True, True)),
        ("exd8=Q+", "P", (False, False)),
        ("0-0-0", "K", (False, False)),
        ("", "N", (False, False)),
        ("Sbd7", "N", (True, False)),
        ("N5d7", "H", (False, True)),
        ("Hbd7", "H", (True, False)),
        ("LIad8+", "LI", (True, False)),
        ("S1e4", "S1", (False, False)),
        ("R1e4", "R", (False, True)),
        ("nNbd7", "N", (True, False)),
        ("Nbxf5-h6", "N", (True, False)),
        ("N2-f5xh6", "N", (False, True)),
        ("nPfxe8=nLI =", "P", (False, False)),
    ],
)
def test_disambiguation(san: str, piece: str, needed: tuple[bool, bool]) -> None:
    assert disambiguation(san, piece) == needed


@pytest.mark.parametrize(
    ("effects", "written"),
    [
        ("-d5 >a5d5", "Rxd5"),
        ("-d5 >a5d5 +g8bN", "Rxd5[+bNg8]"),
        ("-d5 >a5d5 >d5a1", "Rxd5[d5-a1]"),
        ("-d5 >a5d5 -d5", "Rxd5[-d5]"),
        ("-d5 >a5d5 ~d5b", "Rxd5=b"),
        ("-d5 >a5d5 =d5Q", "Rxd5=Q"),
        ("-d5 >a5d5 ~e5b", "Rxd5[e5=b]"),
        ("-d5 >a5d5 +g8bN ~d5b", "Rxd5[+bNg8][d5=b]"),
        ("-d5 >a5d5 +c7bP", "Rxd5[+bPc7]"),
    ],
)
def test_what_a_move_does_beside_is_written(effects: str, written: str) -> None:
    start, end = square_number("a5"), square_number("d5")
    told = tuple(map(Effect.parse, effects.split()))
    move = Move("R", start, end, capture=True, effects=told)
    assert Notation(effects=True).move(move) == written
    assert Notation().move(move) == "Rxd5"


@pytest.mark.parametrize(
    ("kind", "effects", "short", "long", "uci"),
    [
        # Take & Make, and a locust: the man is taken on the way.
        ("N", "-f5 >e3h6", "Nxf5-h6", "Ne3xf5-h6", "e3f5-h6"),
        ("N", "-f5 >e3e3", "Nxf5-e3", "Ne3xf5-e3", "e3f5-e3"),
        ("L", "-c3 >e3a3", "Lxc3-a3", "Le3xc3-a3", "e3c3-a3"),
        # Make & Take: it is taken in the end.
        ("N", ">e3f5 -h6 >f5h6", "N-f5xh6", "Ne3-f5xh6", "e3f5-h6"),
        ("N", "-f5 >e3f5", "Nxf5", "Ne3xf5", "e3f5"),
    ],
)
def test_the_square_of_capture_is_named(
    kind: str, effects: str, short: str, long: str, uci: str
) -> None:
    told = tuple(map(Effect.parse, effects.split()))
    end = told[-1].to
    assert end is not None
    move = Move(kind, square_number("e3"), end, capture=True, effects=told)
    assert Notation().move(move) == short
    assert Notation(long=True).move(move) == long
    assert Notation(effects=True).move(move) == short
    assert move.uci == uci
    assert bare(uci) == move.bare_uci


def test_a_pawn_that_captures_on_the_way_promotes_in_the_end() -> None:
    effects = tuple(map(Effect.parse, ("-d5", ">e4d8", "=d8Q")))
    move = Move("P", 28, 59, "Q", capture=True, check=True, mate=True, effects=effects)
    assert Notation().move(move) == "exd5-d8=Q#"
    assert move.uci == "e4d5-d8q"


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("english", "nPfxe8=nLI ="),
        ("german", "nBfxe8=nLI ="),
        ("french", "nPfxe8=nLI ="),
        ("russian", "nпfxe8=nLI ="),
        ("figurine", "n♙fxe8=nLI ="),
    ],
)
def test_neutral_men_are_marked(name: str, written: str) -> None:
    neutral = Move("P", 53, 60, "LI", capture=True, stalemate=True, quality="n")
    assert Notation(LETTERS[name]).move(neutral) == written


def test_half_neutral_men_are_marked_with_the_side_they_take() -> None:
    effects = tuple(map(Effect.parse, (">h8c8", "~c8b")))
    assert Notation(effects=True).move(Move("G", 63, 58, effects=effects, quality="nh")) == (
        "nhGc8=b"
    )


@pytest.mark.parametrize("name", LETTERS)
def test_beside_nightriders_no_knight_is_called_n(name: str) -> None:
    notation = Notation(LETTERS[name])
    knight = Move("N", 1, 18, is_beside_nightriders=True)
    nightrider = Move("H", 1, 18, is_beside_nightriders=True)
    assert notation.move(nightrider) == "Nc3"
    assert notation.move(knight) != "Nc3"


def test_promotion_and_castling_say_nothing_beside() -> None:
    notation = Notation(effects=True)
    assert notation.move(Move("P", 48, 56, promotion="Q")) == "a8=Q"
    assert notation.move(Move("K", 4, 6, castling=True)) == "0-0"
    assert notation.move(Move("P", 36, 43, capture=True, en_passant=True)) == "exd6 e.p."


def test_every_kind_but_the_pawn_is_named() -> None:
    assert Notation().move(Move("ZR", 0, 8)) == "ZRa2"
    assert Notation().move(Move("Z", 0, 8, file_needed=True)) == "Zaa2"

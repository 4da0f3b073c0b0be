"""Short notation is compared with python-chess in tests/differential/test_legal_moves.py."""

from __future__ import annotations

import pytest

from matewright.model.kinds import KINDS
from matewright.model.move import Effect, Move, square_number
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
        (Move("P", 52, 60, "Q", stalemate=True), "e8=Q=", "e7-e8=Q="),
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
    ("san", "needed"),
    [
        ("Nd7", (False, False)),
        ("Nbd7+", (True, False)),
        ("N5xd7#", (False, True)),
        ("Qa1xb2", (True, True)),
        ("exd8=Q+", (False, False)),
        ("0-0-0", (False, False)),
        ("", (False, False)),
    ],
)
def test_disambiguation(san: str, needed: tuple[bool, bool]) -> None:
    assert disambiguation(san) == needed


@pytest.mark.parametrize(
    ("effects", "written"),
    [
        ("-d5 >a5d5", "Rxd5"),
        ("-d5 >a5d5 +g8bN", "Rxd5[+bNg8]"),
        ("-d5 >a5d5 >d5a1", "Rxd5[d5-a1]"),
        ("-d5 >a5d5 -d5", "Rxd5[-d5]"),
        ("-d5 >a5d5 ~d5b", "Rxd5[d5=b]"),
        ("-d5 >a5d5 =d5Q", "Rxd5[d5=Q]"),
        ("-d5 >a5d5 +c7bP", "Rxd5[+bPc7]"),
        (">a5c5 >c5d5", "Rxd5"),
    ],
)
def test_what_a_move_does_beside_is_written(effects: str, written: str) -> None:
    start, end = square_number("a5"), square_number("d5")
    told = tuple(map(Effect.parse, effects.split()))
    move = Move("R", start, end, capture=True, effects=told)
    assert Notation(effects=True).move(move) == written
    assert Notation().move(move) == "Rxd5"


def test_promotion_and_castling_say_nothing_beside() -> None:
    notation = Notation(effects=True)
    assert notation.move(Move("P", 48, 56, promotion="Q")) == "a8=Q"
    assert notation.move(Move("K", 4, 6, castling=True)) == "0-0"
    assert notation.move(Move("P", 36, 43, capture=True, en_passant=True)) == "exd6 e.p."


def test_every_kind_but_the_pawn_is_named() -> None:
    assert Notation().move(Move("ZR", 0, 8)) == "ZRa2"
    assert Notation().move(Move("Z", 0, 8, file_needed=True)) == "Zaa2"

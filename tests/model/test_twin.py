"""Twins: their texts, their words, and what they do to a position."""

from __future__ import annotations

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from matewright.errors import FormatError
from matewright.model.move import square_name, square_number
from matewright.model.piece import Colour, Piece
from matewright.model.position import Position
from matewright.model.stipulation import Stipulation, stipulation_of
from matewright.model.twin import (
    MOST_CHARACTERS,
    Angle,
    Axis,
    Change,
    Exchange,
    Mirror,
    PolishType,
    Restipulate,
    Rotate,
    Shift,
    Twin,
)
from tests.formats.strategies import PAIRS, TWINS, positions

START = Position.from_fen("r3k2r/8/8/8/3Pp3/8/8/KS6 b kq d3")


def applied(text: str, position: Position = START, stipulation: str = "#2") -> Position:
    return Twin.parse(text).apply(position, stipulation_of(stipulation))[0]


def board(text: str, position: Position = START) -> str:
    return applied(text, position).board_fen


@settings(max_examples=40)
@given(TWINS)
def test_the_text_is_read_back(twin: Twin) -> None:
    assert Twin.parse(twin.text) == twin
    assert twin.description


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("move A1 B2", "Move a1 b2"),
        ("cont rem e7 add white qe8", "Continued Remove e7 Add white Qe8"),
        ("Remove a1c3", "Remove a1 Remove c3"),
        ("Add white Ka1 Sb2c3 black P d4", (
            "Add white Ka1 Add white Sb2 Add white Sc3 Add black Pd4"
        )),
        ("add neu Ka1", "Add neutral Ka1"),
        ("Add white royal zra1", "Add white Royal ZRa1"),
        ("Condition circe rexincl madrasi Move a1 b2", (
            "Condition Circe RexInclusive Madrasi Move a1 b2"
        )),
        ("Mirror h1<-->a8", "Mirror a8<-->h1"),
        ("polish  rot 90", "PolishType Rotate 90"),
        ("st H#3 sh a1 a1", "Stipulation h#3 Shift a1 a1"),
        ("su s g", "Substitute S G"),
    ],
)  # fmt: skip
def test_words_of_popeye_and_olive(text: str, same: str | None) -> None:
    if same is None:
        with pytest.raises(FormatError):
            Twin.parse(text)
    else:
        assert Twin.parse(text).text == same


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("", "end of text"),
        ("  ", "end of text"),
        ("Continued", "end of text"),
        ("Swap a1 b2", "Swap"),
        ("Move a1", "end of text"),
        ("Move a1 a1", "a1"),
        ("Move a1 i9", "i9"),
        ("Exchange a1 b2 c3", "c3"),
        ("Remove Ka1", "Ka1"),
        ("Add Ka1", "Ka1"),
        ("Add white", "end of text"),
        ("Add white royalty Ka1", "royalty"),
        ("Add black Xa1", "Xa1"),
        ("Substitute Q", "end of text"),
        ("Substitute Q xx", "xx"),
        ("Rotate 45", "45"),
        ("Mirror a1 h1", "a1"),
        ("Move a1 b2 Continued Remove b2", "Continued"),
        ("Condition Degenerate", "Degenerate"),
        ("Condition Hole Circe", "Hole"),
        ("SStipulation white", "SStipulation"),
        ("Stipulation", "end of text"),
        ("m a1 b2", "m"),
    ],
)
def test_the_word_that_is_not_understood_is_named(text: str, word: str) -> None:
    with pytest.raises(FormatError) as caught:
        Twin.parse(text)
    assert f"“{word}”" in str(caught.value)


def test_long_text_is_refused() -> None:
    with pytest.raises(FormatError) as caught:
        Twin.parse("PolishType " * MOST_CHARACTERS)
    assert caught.value.code == "twin-too-long"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Move a1 a2", "wKa1→a2"),
        ("Remove e4", "bPe4 away"),
        ("Add white Sb4", "+wSb4"),
        ("Exchange a1 b1", "a1⇔b1"),
        ("Rotate 90", "rotated by 90°"),
        ("Stipulation h#3", "h#3"),
        ("Mirror a1<-->h8", "mirrored a1⇔h8"),
        ("Substitute S B", "S→B"),
        (
            "Remove a8 Remove e8 Remove h8 Shift a1 b2",
            "bRa8 away, bKe8 away, bRh8 away, shifted a1→b2",
        ),
        ("PolishType", "colours exchanged"),
        ("Move a1 a2 Move a2 a3", "wKa1→a2, wKa2→a3"),
        ("Rotate 90 Move h1 h2", "rotated by 90°, wKh1→h2"),
    ],
)
def test_words_for_people(text: str, words: str) -> None:
    assert Twin.parse(text).described(START, stipulation_of("#2")) == words


@pytest.mark.parametrize(
    ("text", "fen"),
    [
        ("Move a1 e8", "r3K2r/8/8/8/3Pp3/8/8/1N6"),
        ("Exchange a1 e8", "r3K2r/8/8/8/3Pp3/8/8/kN6"),
        ("Remove e8", "r6r/8/8/8/3Pp3/8/8/KN6"),
        ("Add black Qb1", "r3k2r/8/8/8/3Pp3/8/8/Kq6"),
        ("Substitute R S", "n3k2n/8/8/8/3Pp3/8/8/KN6"),
        ("PolishType", "R3K2R/8/8/8/3pP3/8/8/kn6"),
        ("Rotate 90", "r7/8/8/k3p3/4P3/8/7N/r6K"),
        ("Rotate 180", "6NK/8/8/3pP3/8/8/8/r2k3r"),
        ("Mirror a1<-->h1", "r2k3r/8/8/8/3pP3/8/8/6NK"),
        ("Mirror a1<-->a8", "KN6/8/8/3Pp3/8/8/8/r3k2r"),
        ("Mirror a1<-->h8", "r6K/7N/8/4P3/k3p3/8/8/r7"),
        ("Mirror a8<-->h1", "7r/8/8/3p3k/3P4/8/N7/K6r"),
    ],
)
def test_what_changes(text: str, fen: str) -> None:
    assert board(text) == fen


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("Move c3 d3", "“Move c3 d3” cannot be done: there is no piece on c3."),
        ("Exchange a1 c3", "“Exchange a1 c3” cannot be done: there is no piece on c3."),
        ("Exchange c3 a1", "“Exchange c3 a1” cannot be done: there is no piece on c3."),
        ("Remove c3", "“Remove c3” cannot be done: there is no piece on c3."),
        ("Rotate 90 Remove e8", "“Remove e8” cannot be done: there is no piece on e8."),
        (
            "Shift a2 a1",
            "“Shift a2 a1” cannot be done: the white king on a1 would leave the board.",
        ),
    ],
)
def test_what_cannot_be_done_is_refused(text: str, reason: str) -> None:
    with pytest.raises(FormatError) as caught:
        applied(text)
    assert str(caught.value) == reason


def test_castling_follows_the_home_squares_unless_denied() -> None:
    position = Position.from_fen("4k3/8/8/8/8/8/8/R3KR2 w Q")
    position = position.with_castling("K", True).with_castling("Q", False)
    assert applied("Move f1 h1", position).castling == {"K"}
    assert applied("Move e1 e2 Move e2 e1", position).castling == frozenset()


def test_an_en_passant_square_is_forgotten_when_it_no_longer_fits() -> None:
    assert START.en_passant == square_number("d3")
    assert applied("Move a1 a2").en_passant == START.en_passant
    assert applied("Remove e4").en_passant is None
    assert applied("Rotate 90").en_passant is None
    assert applied("Stipulation h#2").en_passant is None


@pytest.mark.parametrize(
    ("before", "text", "turns"),
    [
        ("#2", "Stipulation #3", False),
        ("#2", "Stipulation h#2", True),
        ("h#2", "Stipulation h#2.5", True),
        ("h#2.5", "Stipulation h#3", True),
        ("hs#2", "Stipulation hs#2.5", True),
        ("#2", "PolishType", False),
    ],
)
def test_the_turn_goes_over_with_the_stipulation(before: str, text: str, turns: bool) -> None:
    for turn in Colour:
        position, stipulation = Twin.parse(text).apply(
            START.with_turn(turn), stipulation_of(before)
        )
        assert position.turn is (turn.other if turns else turn)
        assert stipulation.text == (text.removeprefix("Stipulation ") if "Stip" in text else before)


@settings(max_examples=40)
@given(positions(), st.sampled_from(Angle))
def test_turning_four_times_changes_nothing(position: Position, angle: Angle) -> None:
    turned = applied(" ".join([Rotate(angle).text] * 4), position)
    assert turned.board == position.board


@settings(max_examples=40)
@given(positions())
def test_quarters_make_halves(position: Position) -> None:
    half = applied("Rotate 180", position)
    assert applied("Rotate 90 Rotate 90", position).board == half.board
    assert applied("Rotate 270 Rotate 270 Rotate 270 Rotate 90", position).board == half.board
    assert applied("Mirror a1<-->h1 Mirror a1<-->a8", position).board == half.board
    assert applied("Mirror a1<-->h8 Mirror a8<-->h1", position).board == half.board


@settings(max_examples=40)
@given(positions(), st.sampled_from([*map(Mirror, Axis), PolishType()]))
def test_twice_is_not_at_all(position: Position, change: Change) -> None:
    assert applied(f"{change.text} {change.text}", position).board == position.board


@settings(max_examples=40)
@given(positions(), st.data())
def test_exchange_goes_both_ways(position: Position, data: st.DataObject) -> None:
    taken = [square for square, _ in position.pieces()]
    assume(len(taken) > 1)
    pair = data.draw(st.lists(st.sampled_from(taken), min_size=2, max_size=2, unique=True))
    change = Exchange(*pair)
    assert applied(f"{change.text} {change.text}", position).board == position.board
    assert applied(change.text, position) == applied(Exchange(*pair[::-1]).text, position)


@settings(max_examples=40)
@given(positions(), PAIRS)
def test_shifting_back(position: Position, pair: list[int]) -> None:
    there, back = Shift(*pair), Shift(*pair[::-1])
    files = (pair[1] & 7) - (pair[0] & 7)
    rows = (pair[1] >> 3) - (pair[0] >> 3)
    for square, _ in position.pieces():
        if not (0 <= (square & 7) + files <= 7 and 0 <= (square >> 3) + rows <= 7):
            position = position.put(square, None)
    shifted = applied(there.text, position)
    assert applied(back.text, shifted).board == position.board
    for square, piece in position.pieces():
        assert shifted.board[square + pair[1] - pair[0]] == piece


@settings(max_examples=40)
@given(positions(), TWINS)
def test_what_is_not_refused_is_a_position(position: Position, twin: Twin) -> None:
    try:
        changed, stipulation = twin.apply(position, stipulation_of("#2"))
    except FormatError:
        return
    assert Position.from_fen(changed.fen).fen == changed.fen
    assert changed.castling_denied == position.castling_denied
    assert changed.en_passant is None or changed.en_passant in changed.en_passant_choices
    assert twin.described(position, stipulation_of("#2"))
    assert stipulation == next(
        (c.stipulation for c in reversed(twin.changes) if isinstance(c, Restipulate)),
        Stipulation(2),
    )


def test_pieces_move_along_with_their_kinds() -> None:
    position = Position().put(0, Piece.from_letter("G"))
    assert board("Rotate 90", position) == "8/8/8/8/8/8/8/7G"
    assert board("Substitute G N", position) == "8/8/8/8/8/8/8/H7"
    assert square_name(7) == "h1"

"""What people write for Popeye, and the lines that are named when it is not understood."""

from __future__ import annotations

import pytest

from matewright.errors import FormatError
from matewright.formats import catalogue, popeye_text, registry
from matewright.formats.format import Parsed, Record
from matewright.formats.popeye_words import with_umlauts
from matewright.model.piece import Colour
from matewright.model.play_options import PlayOptions
from matewright.model.problem import Problem

WHOLE = """\
BeginProblem
Author Somebody
Origin Sample, 1999
Title Two ways
Remark made for a test; really
Stipulation h#2
Option SetPlay MaxSolutions 3
Pieces
  White Kf7 Rg1h1
  Black Kh8 Sb2, Pa7
Twin Move f7 f6
Twin Continued Remove a7
EndProblem
"""


def parse(text: str) -> Parsed:
    return registry.parse(catalogue.POPEYE[0], text, "sample.inp")


def read(text: str) -> Problem:
    return parse(text).collection[0]


def refusal(text: str) -> str:
    """Why the first problem cannot be read, with its line."""
    record = next(popeye_text.split(text))
    with pytest.raises(FormatError) as refused:
        popeye_text.read(record)
    return f"Line {refused.value.fields['line']}: {refused.value}"


def test_a_whole_problem() -> None:
    problem = read(WHOLE)
    assert problem.position.fen == "7k/p4K2/8/8/8/8/1n6/6RR b - - 0 1"
    assert problem.stipulation.text == "h#2"
    assert problem.options == PlayOptions(set_play=True, max_solutions=3)
    assert [twin.text for twin in problem.twins] == ["Move f7 f6", "Continued Remove a7"]
    assert problem.authors == ("Somebody",)
    assert problem.source == "Sample, 1999"
    assert problem.comment == "Two ways\n\nmade for a test; really"
    assert problem.unsupported == ()


def test_words_may_be_shortened_and_written_on_one_line_in_any_case() -> None:
    problem = read("begin sti #1 pie WHITE kf7 RG1 bl kh8 opt var setp maxs 2 end")
    assert problem.position.fen == "7k/5K2/8/8/8/8/8/6R1 w - - 0 1"
    assert problem.stipulation.text == "#1"
    assert problem.options == PlayOptions(set_play=True, max_solutions=2)
    assert problem.unsupported == ()


@pytest.mark.parametrize(
    "forsyth",
    ["7k/5K2/8/8/8/8/1S6/6R1", "7k/5K2/8/8/8/8/1S6/6R1/", "7k5K2/32/1S12R1", "7k/5K35S/12R9"],
)
def test_forsyth(forsyth: str) -> None:
    problem = read(f"BeginProblem Stipulation #2 Forsyth {forsyth} EndProblem")
    assert problem.position.board_fen == "7k/5K2/8/8/8/8/1N6/6R1"


def test_a_nightrider_is_what_popeye_calls_n() -> None:
    pieces = read("BeginProblem Forsyth n7/8/8/8/8/8/8/8 Pieces White Nb2 Gc3 EndProblem").position
    assert [piece.name for _, piece in pieces.pieces()] == [
        "white nightrider",
        "white grasshopper",
        "black nightrider",
    ]


def test_the_array_and_several_problems() -> None:
    found = parse("BeginProblem Array Stip #2 NextProblem Piec Wh Ka1 Sti h#1 EndProblem")
    assert [problem.stipulation.text for problem in found.collection] == ["#2", "h#1"]
    assert found.collection[0].position.count(Colour.WHITE) == 16


def test_castling_en_passant_and_half_duplex_belong_to_the_position() -> None:
    problem = read(
        "BeginProblem Stipulation #2 Option NoCastling e1 HalfDuplex\n"
        "Pieces White Ke1 Rh1 Pd4 Black Kh8 Pe4\nEndProblem"
    )
    assert problem.position.fen == "7k/8/8/8/3Pp3/8/8/4K2R b - - 0 1"
    problem = read(
        "BeginProblem Stipulation #2 Option EnPassant e6\n"
        "Pieces White Ke1 Pd5 Black Kh8 Pe5\nEndProblem"
    )
    assert problem.position.fen.split()[3] == "e6"


def test_what_nothing_obeys_is_kept_and_named() -> None:
    found = parse(
        "BeginProblem\nStipulation #2\nCondition Rokagogo\nOption Degenerate 2\n"
        "Pieces White Ka1 Black Ka8\nEndProblem"
    )
    assert found.collection[0].unsupported == ("Degenerate 2", "Rokagogo")
    assert [str(warning).split("line 1): ")[1] for warning in found.warnings] == [
        ("“Degenerate 2” is not supported yet; it is kept, but the problem cannot be solved."),
        ("“Rokagogo” is not supported yet; it is kept, but the problem cannot be solved."),
    ]


def test_a_stipulation_may_have_its_length_behind_it() -> None:
    assert read("BeginProblem Stip dia 4.5 Piec Wh Kb2 EndProblem").stipulation.text == "dia4.5"


def test_boards_in_the_diagram_of_a_proof_game_make_it_one_of_alice_chess() -> None:
    text = (
        "BeginProblem Stip dia 1 Condition AliceChess Pieces White Ke1 White AliceB Pa4 EndProblem"
    )
    for one in (text, text.replace("Condition AliceChess ", "")):
        assert [condition.name for condition in read(one).conditions] == ["AliceChess"]


def test_the_pieces_behind_a_to_b_are_the_position_to_be_reached() -> None:
    problem = read(
        "BeginProblem Pieces White Ka1 Black Ka8 Stipulation a=>b 1.5 Option WhiteToPlay\n"
        "Pieces White Ka3 Sh1 Black Ka7 EndProblem"
    )
    assert problem.position.board_fen == "k7/8/8/8/8/8/8/K7"
    assert problem.stipulation.text == "a=>b1.5 8/k7/8/8/8/K7/8/7N"
    # Popeye has White begin and leaves no move out: 1.Ka2 Ka7 2.Ka3.
    assert problem.position.turn is Colour.WHITE
    assert not problem.options.white_to_play


def test_structured_stipulations_that_have_a_name() -> None:
    problem = read("BeginProblem SStip white 4hh[#]\nPieces White Ka1 Black Ka3 EndProblem")
    assert problem.stipulation.text == "h#2"
    assert problem.position.turn is Colour.WHITE
    assert problem.is_exchanged
    forced = read("BeginProblem SStip black 3h [ 3a[#]d ]h\nPieces White Ka1 EndProblem")
    assert forced.stipulation.text == "black 3h[3a[#]d]h"
    assert not forced.is_exchanged


def test_holes_may_be_told_in_several_conditions() -> None:
    problem = read("BeginProblem Stipulation #2 Condition Hole a1b1 Circe Hole a1c1 EndProblem")
    assert [one.text for one in problem.conditions] == ["Hole a1b1c1", "Circe"]


def test_a_zero_position() -> None:
    problem = read(
        "BeginProblem Stipulation #1 Pieces White Kf7 Rg1 Black Kh8\n"
        "ZeroPosition Move f7 f6 Twin Stipulation h#1 EndProblem"
    )
    assert problem.zero_position
    assert [twin.text for twin in problem.twins] == ["Move f7 f6", "Stipulation h#1"]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (
            "Pieces White Ka1",
            "Line 1: Input for Popeye begins with “BeginProblem”, not with “Pieces”.",
        ),
        ("BeginProblem\nStipulation #2\n", "Line 2: The text ends before “EndProblem”."),
        ("BeginProblem\nStipulation", "Line 2: The text ends before “EndProblem”."),
        (
            "BeginProblem\n\nNonsense here\nEndProblem",
            "Line 3: “Nonsense” is not a command; one such as “Stipulation” is expected.",
        ),
        (
            "BeginProblem\nPieces\n  Red Ka1\nEndProblem",
            "Line 3: “White” or “Black” is expected, not “Red”.",
        ),
        (
            "BeginProblem\nPieces Total 3 EndProblem",
            "Line 2: Invisible pieces are known to “matewright popeye” alone.",
        ),
        (
            "BeginProblem\nPieces White Sb1\nBlack Rb1\nCondition Ghost EndProblem",
            "Line 3: Two pieces stand on b1; ghosts in the diagram are not supported yet.",
        ),
        (
            "BeginProblem\nPieces White Zz1 EndProblem",
            (
                "Line 2: There is no piece “Zz1” here; a known one with its square, such as “Kf7”,"
                " is expected."
            ),
        ),
        (
            "BeginProblem\nPieces White Xa1 EndProblem",
            (
                "Line 2: There is no piece “X” here; a known one with its square, such as “Kf7”, is"
                " expected."
            ),
        ),
        (
            "BeginProblem\nPieces White K EndProblem",
            "Line 2: Squares such as “f7” are expected, not “EndProblem”.",
        ),
        (
            "BeginProblem\nForsyth 7x/8/8/8/8/8/8/8 EndProblem",
            "Line 2: The letter “x” means no known piece.",
        ),
        (
            "BeginProblem\nForsyth 64k EndProblem",
            "Line 2: The Forsyth notation has more than 64 squares.",
        ),
        (
            "BeginProblem\nSStipulation white EndProblem",
            ("Line 2: This form of a structured stipulation (SStipulation) is not supported yet."),
        ),
        (
            "BeginProblem\nPieces White Ka1\nTwin Jump a1 EndProblem",
            (
                "Line 3: The twin is not understood at “Jump”: a change such as “Move a1 b2” is"
                " expected."
            ),
        ),
        (
            "BeginProblem\nOption\nEnPassant\nEndProblem",
            "Line 3: The option “EnPassant” lacks its squares.",
        ),
        (
            "BeginProblem\nStip #2\nOption Try EnPassant e2e3e4 Pieces White Ka1 EndProblem",
            "Line 3: The en passant square e3 is not on rank 6, where a capture could end.",
        ),
    ],
)
def test_what_is_wrong_is_said_with_its_line(text: str, sentence: str) -> None:
    assert refusal(text) == sentence


def test_texts_without_bounds_are_refused() -> None:
    record = Record(1, 1, "BeginProblem " + "x" * popeye_text.MOST_CHARACTERS, "english")
    with pytest.raises(FormatError, match="at most 1,048,576 are read"):
        popeye_text.read(record)


@pytest.mark.parametrize(
    ("text", "is_popeye"),
    [(WHOLE, True), ("\ufeff begin", True), ("be", False), ("", False), ("8/8 w", False)],
)
def test_how_it_is_recognised(text: str, is_popeye: bool) -> None:
    assert (popeye_text.language_of(text) is not None) is is_popeye


@pytest.mark.parametrize(
    ("text", "spelt"),
    [
        ('Torsten Lin"s', "Torsten Linß"),
        ('J"urgen M"oller', "Jürgen Möller"),
        ('"Ostergren', "Östergren"),
        ('2nd prize, "over 50" tourney', '2nd prize, "over 50" tourney'),
        ('feenschach "A"', 'feenschach "A"'),
        ("plain", "plain"),
    ],
)
def test_umlauts_of_old_files_are_read(text: str, spelt: str) -> None:
    assert with_umlauts(text) == spelt


def test_names_and_sources_are_spelt_as_they_are() -> None:
    problem = read(
        'begin author Torsten Lin"s\norigin Gr"une Blätter 7\n'
        "sti #1 pie white kf7 rg1 black kh8 end"
    )
    assert problem.authors == ("Torsten Linß",)
    assert problem.source == "Grüne Blätter 7"


def test_conditions_that_popeye_does_not_have_are_read_in_full() -> None:
    text = "Stipulation #2 Condition VerticalCylinder Circe Twin Condition Torus EndProblem"
    problem = read(f"BeginProblem {text}")
    assert [one.text for one in problem.conditions] == ["VerticalCylinder", "Circe"]
    assert [twin.text for twin in problem.twins] == ["Condition Torus"]

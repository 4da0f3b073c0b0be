from dataclasses import replace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import matewright
from matewright.engine import Options
from matewright.errors import FormatError
from matewright.formats import catalogue, epd, registry
from matewright.formats.catalogue import FileFormat
from matewright.model.collection import Collection
from matewright.model.piece import Colour
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.stipulation import stipulation_of
from matewright.model.twin import Twin
from matewright.services.solving.solve import start
from tests.formats.fuzzing import CASES, fuzz
from tests.formats.round_trips import check_round_trip
from tests.formats.strategies import WORDS, any_positions, positions, problems, seen
from tests.unsolved import CONDITION

FOREIGN = """\
# a comment, then a blank line

8/8/8/4p1R1/5N2/K4p2/1Q1Npr1k/6bn w - - dm 2; id "Good Companions, 1918"; acd 12; ce 32765;
8/8/8/8/R7/2k5/8/4K2R w K - 0 1 bm #3; c0 "Two \\"ways\\" out"; c1 "c1 means nothing here";
# before the third
k7/8/K7/8/8/8/8/7R w - -
k7/8/K7/8/8/8/8/7R b
k7/8/K7/8/8/8/8/7R
8/8/8/8/8/2k5/8/4K2R b K - c0 "h#2";
# the end
"""


def test_lines_are_read() -> None:
    parsed = registry.parse(catalogue.EPD, FOREIGN, "test.epd")
    assert parsed.warnings == ()
    first, second, third, black, bare, helpmate = parsed.collection
    assert (first.stipulation.text, first.source) == ("#2", "Good Companions, 1918")
    assert dict(first.extra) == {"acd": "12", "ce": "32765"}
    assert (second.stipulation.text, second.comment) == ("#3", 'Two "ways" out')
    assert second.position.castling == {"K"}
    assert dict(second.extra) == {"c1": '"c1 means nothing here"'}
    assert third.stipulation.text == black.stipulation.text == bare.stipulation.text == ""
    assert black.position.turn is Colour.BLACK
    assert bare.position.turn is Colour.WHITE
    assert (helpmate.stipulation.text, helpmate.comment) == ("h#2", "")


@pytest.mark.parametrize(
    "text",
    [
        FOREIGN,
        FOREIGN.replace("\n", "\r\n"),
        "\ufeff" + FOREIGN,
        FOREIGN.rstrip(),
        FOREIGN + "\ufeff" + FOREIGN,
    ],
)
def test_untouched_files_are_written_back_byte_for_byte(text: str) -> None:
    assert epd.write(registry.parse(catalogue.EPD, text, "").collection) == text


def test_an_edited_line_keeps_its_operations_and_its_neighbours() -> None:
    collection = registry.parse(catalogue.EPD, FOREIGN, "").collection
    changed = replace(
        collection[0], stipulation=stipulation_of("#3"), authors=("Guidelli, Giorgio",)
    )
    old = FOREIGN.splitlines()[2]
    new = (
        "8/8/8/4p1R1/5N2/K4p2/1Q1Npr1k/6bn w - - dm 3; acd 12; ce 32765; "
        'id "Good Companions, 1918"; c7 "authors: Guidelli, Giorgio";'
    )
    assert epd.write(collection.replace(0, changed)) == FOREIGN.replace(old, new)


def test_moved_lines_stay_lines() -> None:
    collection = registry.parse(
        catalogue.EPD, "7k/8/8/8/8/8/8/K7 w - -\n7k/8/8/8/8/8/8/1K6 w - -", ""
    ).collection
    assert epd.write(collection.move(0, 1)) == "7k/8/8/8/8/8/8/1K6 w - -\n7k/8/8/8/8/8/8/K7 w - -\n"


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("7k/8/8/8/8/8/K7 w - - dm 2;", "The FEN has 7 instead of 8 ranks."),
        ("7k/8/8/8/8/8/8/K8 w - - dm 2;", "describes 9 instead of 8 squares"),
        ("7k/8/8/8/8/8/8/Kx6 w - - dm 2;", "Unknown piece letter “x”"),
        ("7k/8/8/8/8/8/8/K7 x - - dm 2;", "The side to move"),
        ('7k/8/8/8/8/8/8/K7 w - - id "open;', "no closing quotation mark"),
        ("7k/8/8/8/8/8/8/K7 w - - dm 2; ?;", "An operation is expected at “?;”."),
        ("7k/8/8/8/8/8/8/K7 w - - 0 1 2", "The FEN has 7 fields"),
        ("7k/8/8/8/8/8/8/K7 w - - c0 " + "x" * (1 << 20), "The line has"),
    ],
)
def test_a_bad_line_is_said_and_kept(line: str, reason: str) -> None:
    text = f"7k/8/8/8/8/8/8/K7 w - - dm 1;\n\n{line}\n7k/8/8/8/8/8/8/K7 w - - dm 2;\n"
    parsed = registry.parse(catalogue.EPD, text, "test.epd")
    (warning,) = parsed.warnings
    assert str(warning).startswith("Problem 2 of “test.epd” (line 3): ")
    assert reason in str(warning)
    assert [problem.stipulation.text for problem in parsed.collection] == ["#1", "", "#2"]
    assert epd.write(parsed.collection) == text
    edited = parsed.collection.replace(
        1, replace(parsed.collection[1], stipulation=stipulation_of("#7"))
    )
    assert f"# {line}\n" in epd.write(edited)


def test_a_file_without_any_position_is_refused() -> None:
    with pytest.raises(
        FormatError, match=r"^Nothing in the file “x.epd” .*Problem 1 of “x.epd” .line 2"
    ):
        registry.parse(catalogue.EPD, "# head\nnonsense\n" + "rubbish\n" * 100_000, "x.epd")


def test_what_a_line_cannot_hold_is_announced() -> None:
    position = Position.from_fen("5Kbk/6pp/6P1/8/8/8/8/7R w")
    solved = Problem(position, stipulation_of("#2"), solution=matewright.solve(position, "#2"))
    text = "stipulation: h#2\nkeywords: [Model mate]\noptions: [Duplex, MaxSolutions 2]\n"
    text += "twins: {b: PolishType}\nintended-solutions: 2.1\n"
    read = registry.parse(catalogue.OLV, text, "").collection[0]
    said = [str(loss) for loss in catalogue.EPD.writer.losses(Collection((solved, read)))]
    assert said == [
        "Problem 1: an EPD file cannot hold a solution tree.",
        "Problem 2: an EPD file cannot hold the field “keywords”.",
    ]
    (again,) = registry.parse(catalogue.EPD, epd.write(Collection((solved,))), "").collection
    assert "1.Rh6!" in again.solution_text


def test_what_is_asked_stands_in_operations_of_our_own() -> None:
    text = "algebraic: {white: [Kf7], black: [Kh8]}\nstipulation: h#2\n"
    text += "options: [Duplex, MaxSolutions 2]\n"
    text += f"conditions: [{CONDITION}, 'Anticirce \"x\"']\n"
    text += "twins: {a: Move f7 f8, b: PolishType}\nintended-solutions: 2.1\n"
    read = registry.parse(catalogue.OLV, text, "").collection
    assert not catalogue.EPD.writer.losses(read)
    line = epd.write(read)
    assert line == (
        '7k/5K2/8/8/8/8/8/8 b - - c9 "stipulation: h#2"; options "Duplex; MaxSolutions 2"; '
        f'conditions "{CONDITION}; Anticirce \\"x\\""; twins "a) Move f7 f8; b) PolishType"; '
        'zeroposition "1"; intended "2.1";\n'
    )
    parsed = registry.parse(catalogue.EPD, line, "test.epd")
    (again,) = parsed.collection
    assert seen(again) == seen(read[0])
    assert again.extra == read[0].extra
    assert again.unsupported == (CONDITION, 'Anticirce "x"')
    assert len(parsed.warnings) == 2
    edited = epd.write(parsed.collection.replace(0, replace(again, comment="changed")))
    assert f'conditions "{CONDITION}; Anticirce' in edited


def test_a_mate_in_no_number_of_moves_is_said_and_kept() -> None:
    parsed = registry.parse(catalogue.EPD, "7k/8/8/8/8/8/8/K7 w - - dm x;\n", "test.epd")
    (warning,) = parsed.warnings
    assert str(warning) == (
        "Problem 1 of “test.epd” (line 1): “x” after “dm” is not a number of moves; "
        "it is kept as it is."
    )
    (problem,) = parsed.collection
    assert problem.stipulation.text == ""
    edited = epd.write(Collection((replace(problem, comment="changed"),)))
    assert edited == '7k/8/8/8/8/8/8/K7 w - - dm x; c0 "changed";\n'


# Authors are parted by semicolons, so a name cannot hold one.
AUTHORS = st.lists(WORDS.filter(lambda text: text and ";" not in text), max_size=3).map(tuple)


@settings(suppress_health_check=[HealthCheck.too_slow], deadline=None)
@given(st.lists(problems(AUTHORS, any_positions()), max_size=3).map(tuple))
def test_new_problems_come_back_equal(made: tuple[Problem, ...]) -> None:
    check_round_trip(catalogue.EPD, made)


@settings(suppress_health_check=[HealthCheck.too_slow], deadline=None)
@given(place=st.integers(0, 5), comment=WORDS, position=positions())
def test_edited_problems_come_back_equal(place: int, comment: str, position: Position) -> None:
    collection = registry.parse(catalogue.EPD, FOREIGN, "").collection
    changed = replace(collection[place], comment=comment, position=position)
    written = epd.write(collection.replace(place, changed))
    again = registry.parse(catalogue.EPD, written, "").collection
    assert [seen(problem) for problem in again] == [
        seen(problem) for problem in collection.replace(place, changed)
    ]
    assert again[place].extra == changed.extra


@pytest.mark.parametrize("cases", CASES)
def test_mutated_files_are_read_or_refused(cases: int) -> None:
    fuzz(catalogue.EPD, [FOREIGN], cases)


@given(st.text(max_size=80))
def test_any_text_is_read_or_refused_with_a_sentence(text: str) -> None:
    try:
        parsed = registry.parse(catalogue.EPD, text, "x.epd")
    except FormatError:
        return
    assert epd.write(parsed.collection) == text or not parsed.collection


@pytest.mark.parametrize("board", ["7k/8/8/3g4/8/8/8/KN4H1", "7k/8/8/3.zr4/8/8/=q7/K{Royal}6Z"])
def test_a_line_with_fairy_pieces_is_recognised(board: str) -> None:
    line = f'{board} b - - c0 "h#2";\n'
    assert epd.recognise(line)
    (problem,) = registry.parse(catalogue.EPD, line, "test.epd").collection
    assert problem.position.board_fen == board
    assert problem.stipulation.text == "h#2"


@pytest.mark.parametrize("line", ["usr/share/a/b/c/d/e/f", "and/or", "# a/b/c/d/e/f/g/h", ""])
def test_other_texts_are_not_recognised(line: str) -> None:
    assert not epd.recognise(line)


MATE_IN_ONE = "7k/5K2/8/8/8/8/8/6R1 w - -"


def test_best_moves_are_kept_and_checked_line_by_line() -> None:
    text = f'{MATE_IN_ONE} bm Rh1#;\n{MATE_IN_ONE} bm Rh9; id "two";\n{MATE_IN_ONE} bm Ra1 Rb1;\n'
    parsed = registry.parse(catalogue.EPD, text, "test.epd")
    assert [problem.extra["bm"] for problem in parsed.collection] == ["Rh1#", "Rh9", "Ra1 Rb1"]
    assert [str(warning) for warning in parsed.warnings] == [
        (
            "Problem 2 of “test.epd” (line 2): The best move (bm) “Rh9” cannot be played; it is "
            "kept as it is."
        )
    ]
    edited = parsed.collection.replace(0, replace(parsed.collection[0], comment="new"))
    first, *others = epd.write(edited).splitlines()
    assert first == f'{MATE_IN_ONE} bm Rh1#; c0 "new";'
    assert others == text.splitlines()[1:]


def test_keys_that_were_proved_are_best_moves() -> None:
    problem = Problem(Position.from_fen(MATE_IN_ONE), stipulation_of("#1"))
    solved = problem.solved(matewright.solve(problem.position, "#1"))
    assert epd.write_line(solved).startswith(f"{MATE_IN_ONE} dm 1; bm Rh1#;")


@pytest.mark.parametrize("known", [catalogue.EPD, catalogue.PGN])
def test_keys_of_another_position_are_no_moves_of_this_one(known: FileFormat) -> None:
    twins = (Twin.parse("Move g1 a2"), Twin.parse("Move g1 b2"))
    problem = Problem(
        Position.from_fen("7k/5K2/8/8/8/8/8/6R1 w"),
        stipulation_of("#1"),
        twins=twins,
        zero_position=True,
    )
    solved = problem.solved(start(problem, Options()).result())
    data, _ = registry.render(known, Collection((solved,)))
    assert b" bm " not in data
    parsed = registry.parse(known, data.decode())
    assert parsed.warnings == ()
    assert parsed.collection[0].solution is None


@pytest.mark.parametrize("value", ["x; dm 9", 'says "yes', "two\nlines", "x;", " x"])
def test_fields_of_other_formats_become_no_other_operations(value: str) -> None:
    problem = Problem(Position.from_fen(MATE_IN_ONE), stipulation_of("#1"), extra={"note": value})
    assert epd.write_line(problem) == f"{MATE_IN_ONE} dm 1;"
    assert len(catalogue.EPD.writer.losses(Collection((problem,)))) == 1


def test_a_file_of_boards_alone() -> None:
    collection = registry.parse(
        catalogue.EPD, "7k/5K2/8/8/8/8/8/6S1\n8/8/8/8/8/8/8/k1K4r/\n", ""
    ).collection
    assert [problem.position.fen for problem in collection] == [
        "7k/5K2/8/8/8/8/8/6N1 w - - 0 1",
        "8/8/8/8/8/8/8/k1K4r w - - 0 1",
    ]


@pytest.mark.parametrize(
    ("operations", "stipulation"),
    [
        ('id "Mate in two";', "#2"),
        ('id "17. Matt in 2 Zügen";', "#2"),
        ('c0 "White to move, mate in 2"; dm 2;', "#2"),
        ('c0 "Мат в 2 хода"; id "Loyd, 1851";', "#2"),
        ('c0 "h#2"; id "Helpmate in 2";', "h#2"),
        ('c0 "Mate in 2, if Black castles";', ""),
        ('id "Mate in 2"; c0 "For a selfmate tourney";', ""),
        ('dm 3; c0 "Mate in 2";', ""),
        ('bm #3; id "Mate in 2";', ""),
        ('dm 2; c0 "Black to move";', ""),
        ('c9 "stipulation: #3"; dm 2; c0 "Mate in 2";', "#3"),
    ],
)
def test_the_stipulation_is_stated_in_any_of_several_places(
    operations: str, stipulation: str
) -> None:
    assert epd.read_line(f"{MATE_IN_ONE} {operations}").stipulation.text == stipulation


def test_places_that_contradict_each_other_are_reported() -> None:
    line = f'{MATE_IN_ONE} dm 3; c0 "Mate in 2";\n'
    parsed = registry.parse(catalogue.EPD, line, "test.epd")
    (warning,) = parsed.warnings
    assert str(warning) == (
        "Problem 1 of “test.epd” (line 1): The stipulation is stated in ways that contradict each "
        "other (#3; Mate in 2); it is left empty."
    )
    # As the line is, it is kept.
    assert epd.write(parsed.collection) == line


@pytest.mark.parametrize("asked", ["#1", "#3", "h#2", ""])
@pytest.mark.parametrize("comment", ["Mate in 2", "#2", "h#2", "Black to move"])
def test_other_texts_are_not_taken_for_the_stipulation(asked: str, comment: str) -> None:
    problem = replace(
        epd.read_line(MATE_IN_ONE), stipulation=stipulation_of(asked), comment=comment
    )
    again = epd.read_line(epd.write_line(problem))
    assert (again.stipulation.text, again.comment) == (asked, comment)

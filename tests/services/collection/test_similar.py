"""Problems that are like another: patterns in all their ways, mates and play."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from matewright import engine
from matewright.errors import FormatError
from matewright.formats import catalogue, registry
from matewright.formats.olive_solution import olive_text
from matewright.model.piece import Colour, Piece
from matewright.model.play_options import PlayOptions, natural_turn
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.solution import Mode
from matewright.model.stipulation import stipulation_of
from matewright.model.transform import TRANSFORMS, Transform
from matewright.model.twin import Shift
from matewright.services.collection import By, Index, Match, Pattern, Query, Target, Ways
from matewright.services.collection import boards as boards_module
from matewright.services.collection.outline import outline
from matewright.services.collection.row import row_of
from matewright.services.solving.solve import start

GOLDEN = Path(__file__).parents[2] / "formats" / "golden" / "popeye"
ONLY_THIS = "5Kbk/6pp/6P1/8/8/8/8/7R"
KEY = "1.Rh1-h6 ! zugzwang.\n1...g7*h6 2.g6-g7 #\n1...Bg8-f7 2.Rh6*h7 #"


def problem(fen: str, stipulation: str = "#2", solution: str = "") -> Problem:
    parsed = stipulation_of(stipulation)
    position = Position.from_fen(fen, natural_turn(parsed, PlayOptions()))
    return Problem(position, parsed, solution_text=solution)


def index_of(*problems: Problem) -> Index:
    index = Index()
    index.put(enumerate(map(row_of, problems)))
    index.splice(0, 0, range(len(problems)))
    return index


def showing(index: Index, pattern: str) -> list[int]:
    found = list(index.find(Query.parse(f'pattern:"{pattern}"')))
    assert sorted(match.index for match in index.matching(Pattern.parse(pattern))) == found
    return found


def first(target: Target, *problems: Problem) -> Match:
    return index_of(*problems).similar(target)[0]


PIECES = st.builds(Piece, st.sampled_from(Colour), st.sampled_from("KQRBNP"))
CORNER = [file + 8 * rank for rank in range(1, 5) for file in range(5)]
"""From here everything can be shifted to the right and upwards."""


@st.composite
def positions(draw: st.DrawFn) -> Position:
    men = draw(st.dictionaries(st.sampled_from(CORNER), PIECES, min_size=1, max_size=9))
    return Position(tuple(men.get(square) for square in range(64)))


OTHERS = [problem(fen) for fen in (ONLY_THIS, "8/8/8/8/2Q5/8/8/k1K5", "7k/8/8/8/8/8/8/K1N4N")]


@settings(max_examples=60, deadline=None)
@given(
    positions(),
    st.sampled_from([None, "mirror-files"]),
    st.integers(0, 2),
    st.integers(0, 2),
    st.booleans(),
)
def test_a_shifted_mirrored_swapped_position_is_found(
    position: Position, mirror: str | None, right: int, up: int, swaps: bool
) -> None:
    moved = Transform(Shift(0, right + 8 * up)).position(position)
    if mirror:
        moved = TRANSFORMS[mirror].position(moved)
    if swaps:
        moved = TRANSFORMS["swap-sides"].position(moved)
    board = position.board_fen
    index = index_of(*OTHERS, Problem(moved))
    assert 3 in showing(index, f"{board}+mirror+shift+colours")
    assert (3 in showing(index, board)) is (moved.board == position.board)
    (best, *_) = index.similar(Target.of(Problem(position)))
    assert (best.index, best.likeness, best.men.is_whole) == (3, 1.0, True)


@settings(max_examples=60, deadline=None)
@given(positions(), st.integers(0, 63), st.none() | PIECES)
def test_a_free_square_matches_anything_and_an_empty_one_nothing(
    position: Position, square: int, anyone: Piece | None
) -> None:
    board = list(position.board)
    if sum(piece is not None for piece in board) == 1 and board[square] is not None:
        return
    changed = [*board]
    changed[square] = anyone
    index = index_of(Problem(Position(tuple(changed))))
    assert showing(index, with_free(position, square)) == [0]
    assert showing(index, position.board_fen) == ([0] if board[square] == anyone else [])
    if board[square] is None:
        assert showing(index, f"{position.board_fen}+loose") == [0]


def with_free(position: Position, square: int) -> str:
    """The board with one square free, each square written out."""
    letters = ["1" if piece is None else piece.letter for piece in position.board]
    letters[square] = "?"
    return "/".join("".join(letters[8 * rank : 8 * rank + 8]) for rank in reversed(range(8)))


@pytest.mark.parametrize("name", [name for name in TRANSFORMS if name.startswith(("rot", "mir"))])
def test_without_pawns_every_way_of_turning_counts(name: str) -> None:
    free, pawns = (problem(fen) for fen in ("7k/5K2/8/8/8/2n5/8/6R1", "7k/5K2/4p3/8/8/8/8/6R1"))
    turned = TRANSFORMS[name]
    for one, counts in ((free, True), (pawns, name == "mirror-files")):
        found = showing(index_of(turned.problem(one)), f"{one.position.board_fen}+mirror")
        assert found == ([0] if counts else [])


def test_a_square_that_comes_in_from_beyond_the_edge_must_be_empty() -> None:
    index = index_of(problem("8/8/8/8/8/8/8/qK6"), problem("8/8/8/8/8/8/8/1K6"))
    assert showing(index, "8/8/8/8/8/8/8/K7+shift") == [1]
    assert showing(index, "8/8/8/8/8/8/8/K7+loose+shift") == [0, 1]


def test_patterns_go_with_other_conditions() -> None:
    index = index_of(problem(ONLY_THIS), problem(ONLY_THIS, "#3"))
    assert list(index.find(Query.parse(f"pattern:{ONLY_THIS} #3"))) == [1]
    assert list(index.find(Query.parse(f"-pattern:{ONLY_THIS} OR #2"))) == [0]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("8/8/8/8/8/8/8/8", "no pieces"),
        ("????????/8/8/8/8/8/8/8", "no pieces"),
        ("8/8/8/K7", "ranks"),
        ("K7/8/8/8/8/8/8/8+turned", "+turned"),
        ("K" * 600, "at most"),
    ],
)
def test_a_pattern_that_makes_no_sense_is_explained_in_a_sentence(text: str, words: str) -> None:
    with pytest.raises(FormatError, match=words.replace("+", r"\+")):
        Pattern.parse(text)
    with pytest.raises(FormatError, match="character 9: the pattern cannot be read"):
        Query.parse(f"pattern:{text}")


# -- solutions -------------------------------------------------------------------------------------


def test_the_same_mates_are_found_in_another_position() -> None:
    here = problem(ONLY_THIS, solution=KEY)
    there = problem("8/8/8/8/8/8/8/K6k", solution=KEY)
    match = first(Target.of(here, By.MATES), *OTHERS, there)
    assert (match.index, match.likeness, match.same_play) == (3, 1.0, True)
    assert "the same 2 mates; the same course of play" in match.reason
    mirrored = problem("8/8/8/8/8/8/8/k6K", solution=KEY.translate(str.maketrans("fgh", "cba")))
    match = first(Target.of(here, By.MATES), *OTHERS, mirrored)
    assert (match.index, match.likeness, match.way.turn) == (3, 1.0, 1)


def test_the_same_play_is_found_wherever_it_happens() -> None:
    here = problem(ONLY_THIS, solution=KEY)
    elsewhere = "1.Ra1-a6 ! \n1...b7*a6 2.b6-b7 #\n1...Bb8-c7 2.Ra6*a7 #"
    other = "1.Ra1-a6 ! \n1...b7*a6 2.b6-b7 #\n1...Bb8*c7 2.Ra6*a7 #"
    many = [problem("8/8/8/8/8/8/8/K6k", solution=text) for text in (other, elsewhere)]
    found = index_of(*many).similar(Target.of(here, By.PLAY))
    assert [match.index for match in found] == [1]


def test_without_a_solution_only_positions_are_compared_and_that_is_said() -> None:
    here, bare = problem(ONLY_THIS, solution=KEY), problem(ONLY_THIS)
    match = first(Target.of(here), *OTHERS[1:], bare)
    assert match.reason == "All 7 men on the same squares; no solution to compare."
    assert match.to_dict()["mates"] is None
    with pytest.raises(FormatError, match="solve it first"):
        Target.of(bare, By.MATES)
    with pytest.raises(FormatError, match="empty board"):
        Target.of(Problem())


@pytest.mark.parametrize(
    ("fen", "stipulation"),
    [
        (ONLY_THIS, "#2"),
        ("8/8/8/8/2Q5/8/8/k1K5", "#3"),
        ("7k/8/8/8/8/8/8/K1N4N", "h#3"),
        ("8/8/8/8/8/8/8/k1K4R", "h#1.5"),
        ("8/8/8/8/8/1k6/8/K1N4N", "ser-h#6"),
        ("8/8/8/8/8/5k2/3Q4/5K2", "s#2"),
    ],
)
def test_what_is_written_is_compared_like_the_answer_it_was_written_from(
    fen: str, stipulation: str
) -> None:
    bare = problem(fen, stipulation)
    options = engine.Options(mode=Mode.FULL, tries=1, set_play=True)
    solved = bare.solved(start(bare, options).result())
    written = outline(replace(bare, solution_text=olive_text(solved)))
    assert written == outline(solved)


PARTS = (
    *("1.", "2.", "1...", "a) ", "b) ", "threat:", "zugzwang.", "~", "\n", " ", "e.p."),
    *("Qd1-d5", "Sb5*c3", "e7-e8=Q", "0-0", "0-0-0", "Ke1", "exd6", "nGa1", "#", " !", "?", "="),
)


@settings(max_examples=100, deadline=None)
@given(
    st.lists(st.sampled_from(PARTS), max_size=40).map("".join),
    st.sampled_from(["#2", "h#2", "h#2.5", "s#3", "=2", "ser-h#3", "hs#3", "+1"]),
)
def test_any_text_has_an_outline_or_none(text: str, stipulation: str) -> None:
    found = outline(problem(ONLY_THIS, stipulation, text))
    assert found is None or found.mates


def test_an_answer_without_play_gives_way_to_what_is_written() -> None:
    bare = problem(ONLY_THIS, solution=KEY)
    options = engine.Options(mode=Mode.KEYS)
    solved = bare.solved(start(bare, options).result())
    found = outline(solved)
    assert found == outline(bare)
    assert found is not None
    assert len(found.mates) == 2
    assert outline(replace(solved, solution_text="")) is None


def test_what_popeye_printed_is_compared_like_our_own_answer() -> None:
    text = (GOLDEN / "german.out").read_text(encoding="utf-8")
    compared = 0
    for printed in registry.parse(catalogue.POPEYE_OUTPUT, text, "german.out").collection:
        found = outline(printed)
        if found is None:
            continue
        compared += 1
        bare = replace(printed, solution=None, solution_text="")
        options = engine.Options(mode=Mode.FULL)
        assert outline(bare.solved(start(bare, options).result())) == found
    assert compared


def test_letters_of_another_language_are_not_taken_for_moves_of_pawns() -> None:
    assert outline(problem(ONLY_THIS, solution="1.Th1-h6 ! 2.g6-g7 #")) is None
    assert outline(problem(ONLY_THIS, solution="by the author")) is None


# -- the sets of problems --------------------------------------------------------------------------


def test_what_is_put_in_later_is_found_and_what_is_gone_is_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(boards_module, "_CHUNK", 8)
    path = tmp_path / "index.sqlite"
    index = Index(path)
    index.begin_file(b"state", 20)
    index.put(enumerate(row_of(OTHERS[key % 3]) for key in range(20)))
    assert showing(index, ONLY_THIS) == list(range(0, 20, 3))
    index.put([(20, row_of(OTHERS[0]))])
    index.splice(1, 2, [20])
    assert showing(index, ONLY_THIS)[:3] == [0, 1, 3]
    index.close()
    again = Index(path)
    again.begin_file(b"state", 20)
    assert showing(again, ONLY_THIS) == list(range(0, 20, 3))
    assert not again.settle(), "nothing is worked out a second time"
    again.start_again()
    assert again.matching(Pattern.parse(ONLY_THIS)) == []
    again.close()


def test_only_what_else_is_asked_for_is_ranked() -> None:
    index = index_of(problem(ONLY_THIS), problem(ONLY_THIS, "#3"))
    asked = Target.of(problem(ONLY_THIS), ways=Ways())
    assert [match.index for match in index.similar(asked)] == [0, 1]
    assert [match.index for match in index.similar(asked, Query.parse("#3"))] == [1]
    assert [match.index for match in index.matching(Pattern.parse(ONLY_THIS), Query.parse("#3"))]

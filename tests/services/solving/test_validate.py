from dataclasses import replace

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from matewright.engine import CAPABILITIES, EXHAUSTIVE, Options
from matewright.errors import EngineError, IllegalPosition, MatewrightError
from matewright.model.condition_kinds import CONDITIONS
from matewright.model.conditions import conditions_of
from matewright.model.play_options import PlayOptions
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.stipulation import Stipulation, stipulation_of
from matewright.services.solving import solve
from matewright.services.solving.validate import validate
from tests import unsolved
from tests.formats.strategies import positions


def report(fen: str, stipulation: str = "#2") -> tuple[list[str], list[str]]:
    found = validate(Problem(Position.from_fen(fen), stipulation_of(stipulation)))
    return sentences(found.errors), sentences(found.warnings)


def sentences(found: tuple[MatewrightError, ...]) -> list[str]:
    return [str(error) for error in found]


def test_a_sound_problem_has_no_remarks() -> None:
    assert report("5Kbk/6pp/6P1/8/8/8/8/7R w") == ([], [])
    assert report("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1") == ([], [])


@pytest.mark.parametrize(
    ("fen", "sentence"),
    [
        (
            "P6k/8/8/8/8/8/8/K7 w",
            "There is a white pawn on a8; pawns cannot stand on ranks 1 and 8.",
        ),
        (
            "7k/8/8/8/8/8/8/Kp6 w",
            "There is a black pawn on b1; pawns cannot stand on ranks 1 and 8.",
        ),
        ("7k/8/8/8/8/8/K7/K7 w", "White has 2 kings (a1, a2); one is the most allowed."),
        ("8/8/8/8/8/8/8/K7 w", "There is no black king, so it cannot be mated."),
        ("7k/8/8/8/8/8/8/8 b", "There is no white king, so it cannot be mated."),
        ("R6k/8/8/8/8/8/8/K7 w", "Black is in check but it is the other side's move."),
        ("7k/8/8/8/8/8/8/K6r b", "White is in check but it is the other side's move."),
    ],
)
def test_errors_name_side_and_square(fen: str, sentence: str) -> None:
    assert report(fen)[0] == [sentence]


@pytest.mark.parametrize(
    ("fen", "said"),
    [
        ("6k1/8/8/8/8/8/8/QQ5K w", ["White has promoted pieces (1 queen)."]),
        ("7k/8/8/8/8/8/NNNRRR2/7K w", ["White has promoted pieces (1 rook, 1 knight)."]),
        ("6k1/8/8/8/8/8/8/B1B4K w", ["White has promoted pieces (1 dark-square bishop)."]),
        ("b1b4k/8/8/8/8/8/8/7K w", ["Black has promoted pieces (1 light-square bishop)."]),
        (
            "7k/8/8/8/8/8/PPPPPPPP/QQ5K w",
            [
                "White has promoted pieces (1 queen).",
                "White has more promoted pieces (1) than missing pawns (0).",
            ],
        ),
        (
            "7k/8/8/8/8/P7/PPPPPPPP/7K w",
            ["White has 9 pawns; in a game there are at most 8."],
        ),
        (
            "7k/8/8/8/RRPPPPPP/NNBBPPPP/NNBBPPPP/RRQQQQKQ b",
            [
                "White has 32 pieces; in a game there are at most 16.",
                "White has 14 pawns; in a game there are at most 8.",
            ],
        ),
        (
            "7k/8/8/8/8/8/8/K7 w - d6",
            ["The en passant square d6 is stated, but no pawn can capture there."],
        ),
    ],
)
def test_warnings_say_what_no_game_brings(fen: str, said: list[str]) -> None:
    errors, warnings = report(fen)
    assert warnings[: len(said)] == said
    assert errors == []


@pytest.mark.parametrize(
    ("stipulation", "part"),
    [
        ("", "The stipulation is empty"),
        ("#0", "asks for 0 moves"),
        ("#65", "from 1 to 64"),
        ("mate", "is not understood"),
        (unsolved.STIPULATION, f"is not supported yet: {unsolved.PLAY}"),
    ],
)
def test_the_stipulation_is_looked_at(stipulation: str, part: str) -> None:
    (error,) = report("7k/8/8/8/8/8/8/K7 w", stipulation)[0]
    assert part in error


def test_several_errors_come_together() -> None:
    errors, _ = report("P7/8/8/8/8/8/K7/K7 w", "")
    assert len(errors) == 4


@settings(max_examples=50)
@given(
    positions().filter(lambda position: position.is_orthodox),
    st.sampled_from(["#1", "#2", "s#2", "r#2", "h#2", "h#1.5", "h=1", "ser-h#2", "+1"]),
    st.sampled_from(["", "PostKeyPlay", "WhiteToPlay", "Duplex", "HalfDuplex"]),
)
def test_what_is_called_an_error_and_nothing_else_forbids_solving(
    position: Position, stipulation: str, option: str
) -> None:
    options, _ = PlayOptions.parse((option,))
    try:
        options.check(Stipulation.parse(stipulation))
    except EngineError:
        assume(False)
    problem = Problem(position, stipulation_of(stipulation), options)
    try:
        solve.start(problem, Options(time_limit=0)).cancel()
        refused = ""
    except IllegalPosition as error:
        assume(error.code != "post-key-over")
        refused = str(error).removeprefix("duplex: ")
    errors = [said.removeprefix("duplex: ") for said in sentences(validate(problem).errors)]
    assert bool(errors) == bool(refused)
    assert not refused or refused in errors


def test_after_the_key_it_is_still_the_defender_who_needs_a_king() -> None:
    after_key = PlayOptions(post_key=True)
    problem = Problem(Position.from_fen("7k/8/8/8/8/8/8/7R b"), stipulation_of("#2"), after_key)
    assert "white king" not in " ".join(sentences(validate(problem).errors))
    problem = Problem(Position.from_fen("8/8/8/8/8/8/8/K6R b"), stipulation_of("#2"), after_key)
    assert sentences(validate(problem).errors) == ["There is no black king, so it cannot be mated."]


def test_conditions_decide_what_is_a_check() -> None:
    problem = Problem(Position.from_fen("3qk3/8/8/8/8/8/8/K3R3 w - - 0 1"))
    assert [error.code for error in validate(problem).errors] == ["side-not-to-move-in-check"]
    # The queen guards the king.
    guarded = replace(problem, conditions=conditions_of(["SuperGuards"]))
    assert not validate(guarded).errors


def test_a_variant_that_the_engine_does_not_know_is_refused_by_name() -> None:
    known = CAPABILITIES[EXHAUSTIVE].conditions
    variant = next(
        f"{name} {word}"
        for name, words in known.items()
        for word, value in CONDITIONS[name].variants.items()
        if word not in words and value is None and CONDITIONS[name].value is None
    )
    problem = Problem(
        Position.from_fen("4k3/8/8/8/8/8/8/K7 w"), conditions=conditions_of([variant])
    )
    assert problem.conditions[0].title in str(solve.unsolvable_reason(problem))

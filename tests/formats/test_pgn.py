"""Games that begin from a position of their own."""

from __future__ import annotations

import io
from dataclasses import replace

import chess.pgn
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from matewright.engine import Options
from matewright.formats import catalogue, pgn, registry
from matewright.formats.format import Output, Parsed
from matewright.model.collection import Collection
from matewright.model.conditions import conditions_of
from matewright.model.play_options import PlayOptions
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.solution import Status
from matewright.model.stipulation import stipulation_of
from matewright.model.twin import Twin
from matewright.services.solving.solve import start
from tests.formats.fuzzing import CASES, fuzz
from tests.formats.round_trips import rewritten
from tests.formats.strategies import problems_in_parts, seen
from tests.unsolved import ANOTHER_CONDITION, CONDITION

TWO_MOVER = "5Kbk/6pp/6P1/8/8/8/8/7R w - - 0 1"
HELP = "B1k5/p1q5/8/6p1/7b/6p1/7B/4K2R b K - 0 1"
SERIES = "7k/8/5K2/3R4/8/8/8/8 b - - 0 1"
FOREIGN = f"""\
% exported by somebody
[Event "Mate in 2"]
[Site "?"]
[Date "1951.??.??"]
[White "Prinz, Dietrich"]
[Black "?"]
[Result "*"]
[ECO "A00"]
[SetUp "1"]
[FEN "{TWO_MOVER}"]

{{ A quiet key. }}
1. Rh6! Ba2 (1... gxh6 2. g7#) 2. Rxh7# *

[Event "Open"]
[Site "Berlin"]
[White "Alpha"]
[Black "Beta"]
[Result "1-0"]
[FEN "7k/5K2/8/8/8/8/8/6R1 w - -"]

{{ [Event "in a comment"]
[Foo "still in it"] }}
1. Rh1# 1-0

[Event "A game from the beginning"]

1. e4 e5 1/2-1/2

[Event "Bad moves"]
[FEN "{HELP}"]
[Stipulation "h#2"]

1... Kb8
2. Rh9 *

[Event "Bad position"]
[FEN "7x/8/8/8/8/8/8/8 w - -"]

*
"""


def parse(text: str) -> Parsed:
    return registry.parse(catalogue.PGN, text, "sample.pgn")


def write(*problems: Problem) -> str:
    written = catalogue.PGN.writer.write(Collection(problems), Output())
    assert isinstance(written, str)
    return written


def losses(*problems: Problem) -> list[str]:
    return [str(loss) for loss in catalogue.PGN.writer.losses(Collection(problems))]


def solved(fen: str, stipulation: str, twins: tuple[Twin, ...] = (), **asked: object) -> Problem:
    problem = Problem(
        Position.from_fen(fen),
        stipulation_of(stipulation),
        twins=twins,
        options=PlayOptions(**asked),  # type: ignore[arg-type] # The options a test names.
    )
    return problem.solved(start(problem, Options()).result())


def games(text: str) -> list[chess.pgn.Game]:
    stream = io.StringIO(text)
    return list(iter(lambda: chess.pgn.read_game(stream), None))


def test_games_of_others_are_read() -> None:
    parsed = parse(FOREIGN)
    first, second, whole, bad, unreadable = parsed.collection
    assert first.position.fen == TWO_MOVER
    assert (first.stipulation.text, first.authors) == ("#2", ("Prinz, Dietrich",))
    assert (first.source, first.comment) == ("1951.??.??", "A quiet key.")
    assert dict(first.extra) == {"pgn": {"ECO": "A00"}}
    assert second.source == "Alpha – Beta, Open, Berlin"
    assert (second.stipulation.text, second.authors) == ("", ())
    assert second.solution_text == "1. Rh1#"
    assert second.comment == '[Event "in a comment"]\n[Foo "still in it"]'
    assert "no FEN tag" in whole.read_error
    assert (bad.stipulation.text, bad.solution) == ("h#2", None)
    assert bad.solution_text == "1... Kb8\n2. Rh9"
    assert "Unknown piece letter “x” in rank 8" in unreadable.read_error
    assert [str(warning).split(" ", 1)[1].split(":")[0] for warning in parsed.warnings] == [
        "3 of “sample.pgn” (line 26)",
        "4 of “sample.pgn” (line 35)",
        "5 of “sample.pgn” (line 38)",
    ]
    assert "“Rh9” is not a move that can be played there" in str(parsed.warnings[1])


def test_moves_that_reach_the_goal_are_a_claim() -> None:
    problem = parse(FOREIGN).collection[0]
    assert problem.solution is not None
    assert problem.solution.status is Status.CLAIMED
    assert problem.solution_is_stored
    assert problem.solution.keys == ("h1h6",)
    (key,) = problem.solution.tree.children
    assert [child.move.uci for child in key.children if child.move] == ["g8a2", "g7h6"]


def test_untouched_files_are_written_back_byte_for_byte() -> None:
    for text in (FOREIGN, FOREIGN.replace("\n", "\r\n")):
        collection = parse(text).collection
        assert catalogue.PGN.writer.write(collection, Output()) == text


@pytest.mark.parametrize(
    ("tag", "stipulation"),
    [
        ('[Event "#3"]', "#3"),
        ('[Black "White to move and mate in 4"]', "#4"),
        ('[Event "Helpmate in 2"]', "h#2"),
        ('[Black "Matt in 2"]', "#2"),
        ('[White "selfmate in 5"]', "s#5"),
        ('[Stipulation "ser-h#7"]', "ser-h#7"),
        ('[Event "The mate in 2 nobody saw"]', ""),
    ],
)
def test_what_is_asked(tag: str, stipulation: str) -> None:
    text = f'{tag}\n[FEN "{TWO_MOVER}"]\n\n*\n'
    assert parse(text).collection[0].stipulation.text == stipulation


def test_keys_tries_and_refutations_are_marked_variations() -> None:
    text = write(solved(TWO_MOVER, "#2", set_play=True, tries=1))
    (game,) = games(text)
    assert not game.errors
    key, *tries = game.variations
    assert (key.san(), key.nags, key.comment) == ("Rh6", {1}, "zugzwang")
    assert [(one.san(), one.nags) for one in tries] == [("Rxh7+", {2}), ("Rh5", {2})]
    assert [one.san() for one in tries[1].variations if one.nags] == ["h6"]
    assert game.comment.startswith("Set play: 1...Ba2 2.Rxh7#; 1...Bb3 2.Rxh7#")


def test_a_solution_comes_back_as_a_claim() -> None:
    problem = solved(TWO_MOVER, "#2", tries=1)
    again = parse(write(problem)).collection[0]
    assert problem.solution is not None
    assert again.solution is not None
    assert again.solution.status is Status.CLAIMED
    assert again.solution.keys == problem.solution.keys
    assert set(again.solution.tries) == set(problem.solution.tries)
    moves = [
        sorted(f"{node.number}{node.move}" for node in one.tree.walk() if node.move)
        for one in (problem.solution, again.solution)
    ]
    assert moves[0] == moves[1]


def test_help_play_has_black_to_move_and_may_castle() -> None:
    problem = solved(HELP, "h#2")
    text = write(problem)
    assert "1... Kb8 2. O-O g2 3. Rf8# *" in text
    again = parse(text).collection[0]
    assert again.solution is not None
    assert problem.solution is not None
    assert again.solution.lines == problem.solution.lines


def test_series_twins_and_threats_stand_in_comments() -> None:
    series = solved(SERIES, "ser-h#2")
    (game,) = games(write(series))
    assert game.is_end()
    assert game.comment.endswith("1.Kg8 2.Kf8 Rd8#")
    twin = solved(TWO_MOVER, "#2", (Twin.parse("Move h1 a1"),))
    (game,) = games(write(twin))
    assert "Twin b) wRh1→a1: " in game.comment
    again = parse(write(twin)).collection[0]
    assert again.twins == twin.twins
    assert again.comment == ""
    threat = solved("7k/8/5K2/8/8/8/8/Q7 w - - 0 1", "#2")
    assert "threat: 2.Q" in write(threat)
    assert losses(series) == [
        (
            "Problem 1: a PGN file cannot hold set play, threats, twins and series as moves; they "
            "stand in comments."
        )
    ]


def test_only_moves_of_python_chess_are_written() -> None:
    for problem in (solved(TWO_MOVER, "#2", tries=1), solved(HELP, "h#2")):
        for game in games(write(problem)):
            assert not game.errors


def test_a_problem_with_fairy_pieces_keeps_its_moves_as_text() -> None:
    text = '[Stipulation "#2"]\n[FEN "7k/8/8/8/8/8/8/K5.zrG w - - 0 1"]\n\n1. ZRh3 *\n'
    parsed = parse(text)
    assert parsed.collection[0].solution_text == "1. ZRh3"
    assert parsed.collection[0].position.fen.startswith("7k/8/8/8/8/8/8/K5.zrG w")


def test_conditions_and_twins_that_nothing_obeys_stay() -> None:
    problem = Problem(
        Position.from_fen(TWO_MOVER),
        stipulation_of("#2"),
        conditions=conditions_of([CONDITION, ANOTHER_CONDITION]),
        extra={
            "options": ["MultiSolutions"],
            "twins": {"b": "Condition Nobody"},
        },
    )
    assert losses(problem) == []
    parsed = parse(write(problem))
    assert parsed.collection[0].unsupported == problem.unsupported
    assert len(parsed.warnings) == len(problem.unsupported)


def test_endless_moves_are_kept_as_text() -> None:
    moves = " ".join(f"{number}. Rg2 Kh7 {number + 1}. Rg1 Kh8" for number in range(1, 2_000, 2))
    text = f'[FEN "7k/5K2/8/8/8/8/8/6R1 w - -"]\n\n{moves} *\n'
    assert "600 in a row" in str(parse(text).warnings[0])


def test_splitting_understands_nothing() -> None:
    game = f'[Event "x"]\n[White "A"]\n[FEN "{TWO_MOVER}"]\n\n1. Nonsense {{ [a "b"] }} *\n\n'
    assert sum(1 for _ in pgn.split(game * 200)) == 200


WORDS = st.text('abc é"\\;[]%Ж', min_size=1, max_size=12).map(lambda text: f"x{text}x")


def test_an_endless_number_is_no_move() -> None:
    game = f'[Event "#2"]\n[FEN "{TWO_MOVER}"]\n\n1. Rh6 ${"9" * 5_000} *\n'
    parsed = parse(game)
    assert "99999" in parsed.collection[0].solution_text
    assert "not understood" in str(parsed.warnings[0])


def test_a_brace_left_open_does_not_swallow_the_next_games() -> None:
    game = '[Event "#2"]\n[FEN "5Kbk/6pp/6P1/8/8/8/8/7R w - -"]\n\n1. Rh6 {} *\n\n'
    for text in (game.replace("}", "") + game * 2, (game + game.replace("}", "")) * 2):
        records = list(pgn.split(text))
        assert len(records) == text.count("[Event")
        assert [record.line for record in records] == [1 + 5 * n for n in range(len(records))]


@settings(max_examples=25, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_problems_come_back_equal(data: st.DataObject) -> None:
    problem = replace(
        data.draw(problems_in_parts()),
        authors=tuple(data.draw(st.lists(WORDS.filter(lambda text: "; " not in text), max_size=2))),
        source=data.draw(st.just("") | WORDS),
        comment=data.draw(st.just("") | WORDS),
        solution_text=data.draw(st.just("") | WORDS),
    )
    assert losses(problem) == []
    (again,) = rewritten(catalogue.PGN, [problem])
    assert seen(again) == seen(problem)


@settings(max_examples=25, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_what_does_not_come_back_is_announced(data: st.DataObject) -> None:
    problem = data.draw(problems_in_parts())
    (again,) = parse(write(problem)).collection
    assert seen(again) == seen(problem) or losses(problem)


@pytest.mark.parametrize("cases", CASES)
def test_damaged_files(cases: int) -> None:
    samples = [*FOREIGN.split("\n\n[")[:1], write(solved(TWO_MOVER, "#2", tries=1)), FOREIGN]
    fuzz(catalogue.PGN, samples, cases)


@pytest.mark.parametrize(
    ("tags", "stipulation"),
    [
        ({"White": "Mate in one", "Black": "White to move", "Round": "-"}, "#1"),
        ({"Event": "Problem 12", "Round": "Matt in drei Zügen"}, "#3"),
        ({"Annotator": "h#3.5"}, "h#3.5"),
        ({"Title": "Les blancs jouent et font mat en 2 coups"}, "#2"),
        ({"Site": "Мат в 2 хода"}, "#2"),
        ({"Problem": "Selfmate in 4"}, "s#4"),
        ({"Stipulation": "Mate in two"}, "#2"),
        ({"Stipulation": "#2", "Event": "Mate in 3"}, "#2"),
        # A running number.
        ({"Round": "#17", "Title": "#17"}, ""),
        ({"Event": "Mate in 2", "Annotator": "Mate in 3"}, ""),
        ({"Event": "Mate in 2", "Black": "Black to move"}, ""),
        ({"Event": "Selfmates", "White": "Mate in 2"}, ""),
        ({"Event": "Circe tourney", "White": "Mate in 2"}, ""),
        ({"Conditions": "Circe", "White": "Mate in 2"}, "#2"),
        ({"Event": "World Championship", "White": "Lasker"}, ""),
    ],
)
def test_the_stipulation_is_stated_in_any_of_several_tags(
    tags: dict[str, str], stipulation: str
) -> None:
    assert _with_tags(tags).collection[0].stipulation.text == stipulation


def test_what_only_states_the_stipulation_is_no_source() -> None:
    problem = _with_tags(
        {"Event": "5334 Problems", "White": "Mate in one", "Black": "White to move"}
    ).collection[0]
    assert (problem.authors, problem.source) == ((), "5334 Problems")
    composed = _with_tags({"Event": "Mate in two", "White": "Loyd", "Black": "?"}).collection[0]
    assert (composed.authors, composed.source) == (("Loyd",), "")


def test_tags_that_contradict_each_other_are_reported() -> None:
    parsed = _with_tags({"Event": "Mate in 2", "Annotator": "#3"})
    (warning,) = parsed.warnings
    assert str(warning) == (
        "Problem 1 of “test.pgn” (line 1): The stipulation is stated in ways that contradict each "
        "other (#3; Mate in 2); it is left empty."
    )


def _with_tags(tags: dict[str, str]) -> Parsed:
    lines = [f'[{name} "{text}"]\n' for name, text in (tags | {"FEN": TWO_MOVER}).items()]
    return registry.parse(catalogue.PGN, f"{''.join(lines)}\n*\n", "test.pgn")

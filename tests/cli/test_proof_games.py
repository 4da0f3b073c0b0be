"""Proof games at the command line: they begin in the array, wherever their moves are shown."""

from __future__ import annotations

import json
import re
from pathlib import Path

import chess
import pytest

from matewright.engine import Options
from matewright.formats import catalogue
from matewright.model.collection import Collection
from matewright.model.piece import Colour
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.stipulation import Stipulation, stipulation_of
from matewright.services.file import files
from matewright.services.solving import solve
from matewright.services.solving.validate import validate
from matewright.services.verify import games
from tests.cli.conftest import Run

# Unique proof games, as published: their numbers in PDB.
GAMES = {
    "P0008139": "e2e4 e7e5 d1h5 e8e7 h5e5",
    "P1268928": "d2d4 g8f6 c1f4 f6d5 f4c7",
    "P0008141": "f2f3 e7e5 e1f2 d8h4 f2e3 h4d4",
    "P1375026": "g2g3 d7d6 f1g2 c8h3 g2b7 h3f1 b7c8",
}

DIAGRAM = "rnbqkb1r/pppppppp/5n2/8/8/5N2/PPPPPPPP/RNBQKB1R {} - - 0 1"


@pytest.mark.parametrize("kind", ["pgn", "olv", "epd", "latex", "markdown", "html", "popeye"])
def test_every_format_takes_the_answer(run: Run, kind: str) -> None:
    outcome = run("solve", "--format", kind, DIAGRAM.format("w"), "dia1")
    assert (outcome.status, outcome.stderr) == (0, "")
    assert kind == "popeye" or re.search("Nf3|Sg1-f3|Sf3", outcome.stdout)


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("solve", DIAGRAM.format("b"), "dia1"), "with Black to move"),
        (("solve", DIAGRAM.format("w"), "dia1", "--duplex"), "exchanged parts"),
        (("solve", DIAGRAM.format("w"), "dia1", "--half-duplex"), "exchanged parts"),
        # There no side to move is left that could say so.
        (("solve", DIAGRAM.format("w"), "dia1.5", "--duplex"), "exchanged parts"),
        (("solve", DIAGRAM.format("b"), "dia1.5", "--half-duplex"), "exchanged parts"),
        (("solve", DIAGRAM.format("b"), "ser-hdia1"), "with Black to move"),
        (("themes", DIAGRAM.format("b"), "dia1"), "with Black to move"),
        (("workshop", "map", DIAGRAM.format("w"), "dia1"), "workshop does not know stipulations"),
    ],
)
def test_what_would_be_another_question_is_refused(
    run: Run, arguments: tuple[str, ...], reason: str
) -> None:
    outcome = run(*arguments)
    assert outcome.status == 2
    assert reason in outcome.stderr


# After 1.Nf3 and d3, d6 and Nf6, in whatever order: by counting, two orders of each side.
ORDERS = "rnbqkb1r/ppp1pppp/3p1n2/8/8/3P1N2/PPP1PPPP/RNBQKB1R w"


@pytest.mark.parametrize("given", ["1.Nf3", "g1f3", "1.d3 d6", "1.Nf3 Nf6 2.d3", "1.e4", "1.d3 d5"])
@pytest.mark.parametrize("strategy", ["modern", "exhaustive"])
def test_given_first_moves_leave_the_games_that_begin_with_them(
    run: Run, given: str, strategy: str
) -> None:
    every = json.loads(run("solve", "--json", ORDERS, "dia2").stdout)
    assert len(every["lines"]) == 4
    board = chess.Board()
    for word in re.sub(r"\d+\.", " ", given).split():
        board.push_uci(word) if word == "g1f3" else board.push_san(word)
    opening = [move.uci() for move in board.move_stack]
    expected = [line for line in every["lines"] if line[: len(opening)] == opening]
    outcome = run("solve", "--json", "--strategy", strategy, ORDERS, f"dia2 {given}")
    answer = json.loads(outcome.stdout)
    assert sorted(answer["lines"]) == sorted(expected)
    assert answer["status"] == ("solved" if expected else "none")
    assert [row["moves"] for row in answer["iterations"]] == [
        length for length in (2, 4) if length > len(opening)
    ]
    assert run("verify", ORDERS, f"dia2 {given}").status == 3


def test_given_first_moves_that_cannot_be_are_named(run: Run) -> None:
    for given, reason in (
        ("1.e4 Ke7", "move 1…, Ke7, is not legal"),
        ("1.d3 d6 2.Nf3 Nf6", "leave no move of dia2"),
    ):
        outcome = run("solve", ORDERS, f"dia2 {given}")
        assert outcome.status == 2
        assert reason in outcome.stderr
    assert "dia2 1.d3" in run("solve", "--strategy", "popeye", ORDERS, "dia2 1.d3").stderr
    assert "given first moves in this play" in run("solve", ORDERS, "ser-dia2 1.d3").stderr


def played(game: str) -> tuple[chess.Board, str]:
    """The diagram of a game, and its stipulation."""
    board = chess.Board()
    for move in game.split():
        board.push_uci(move)
    length = len(board.move_stack)
    return board, f"dia{length // 2}{'.5' if length % 2 else ''}"


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
@pytest.mark.parametrize("turn", ["of the array", "of the diagram"])
def test_the_diagram_may_say_whose_move_it_is(run: Run, game: str, turn: str) -> None:
    board, asked = played(game)
    assert Stipulation.parse(asked).turn_when_reached is Colour("w" if board.turn else "b")
    fen = board.fen() if turn == "of the diagram" else f"{board.board_fen()} w - - 0 1"
    assert not validate(Problem(Position.from_fen(fen), stipulation_of(asked))).errors
    outcome = run("solve", "--json", fen, asked)
    assert (outcome.status, outcome.stderr) == (0, "")
    answer = json.loads(outcome.stdout)
    assert answer["lines"] == [game.split()]
    assert {note["code"] for note in answer["notes"]} <= {"castling-assumed"}


def test_in_a_series_it_is_one_move_of_one_side(run: Run) -> None:
    fen = "rnbqkbnr/pppppppp/8/8/4P3/5N2/PPPP1PPP/RNBQKB1R {} - - 0 1"
    first, second = (run("solve", "--json", fen.format(turn), "ser-dia 2").stdout for turn in "wb")
    assert json.loads(first)["lines"] == json.loads(second)["lines"]
    assert sorted(map(" ".join, json.loads(first)["lines"])) == ["e2e4 g1f3", "g1f3 e2e4"]


@pytest.mark.parametrize("kind", ["olv", "epd", "pgn", "latex", "yacpdb-json", "popeye"])
def test_every_file_is_read_as_the_same_proof_game(run: Run, tmp_path: Path, kind: str) -> None:
    # With the square that a pawn has just passed, which only this turn gives a sense.
    fen = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b - e3 0 1"
    problem = Problem(Position.from_fen(fen), stipulation_of("dia0.5"))
    assert not problem.is_exchanged
    solved = problem.solved(solve.start(problem, Options()).result())
    file = tmp_path / f"games.{kind}"
    files.save(file, Collection([solved]), file_format=catalogue.by_name(kind))
    (read,) = files.load(file, read_all=True).collection
    assert not read.is_exchanged
    assert not read.unsupported
    # Where the format has a place for it, the answer is found again.
    assert read.solution is None or read.solution_is_current
    assert (read.solution is None) is (kind not in ("olv", "yacpdb-json"))
    outcome = run("solve", str(file))
    assert outcome.status == 0
    assert "1.e4" in outcome.stdout
    assert "moves first" not in outcome.stdout


def test_a_batch_takes_the_turn_of_the_diagram(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "games.epd"
    lines = []
    for name, game in GAMES.items():
        board, asked = played(game)
        lines.append(f'{board.epd()} c9 "stipulation: {asked}"; id "{name}";\n')
    file.write_text("".join(lines))
    outcome = run("batch", str(file), "--jobs", "1")
    # Nothing in the file says how many games there should be.
    assert (outcome.status, outcome.stderr) == (0, "")


def test_the_turn_goes_with_the_stipulation() -> None:
    asked = Problem(Position.from_fen(DIAGRAM.format("b")), stipulation_of("dia1.5"))
    for text, turn in (("dia2.5", "b"), ("dia2", "w"), ("#2", "w"), ("h#2", "b")):
        changed = asked.with_stipulation(stipulation_of(text))
        assert (changed.position.turn.value, changed.is_exchanged) == (turn, False)
    exchanged = asked.with_stipulation(stipulation_of("dia2")).set_up(asked.position)
    assert exchanged.is_exchanged
    assert exchanged.with_stipulation(stipulation_of("dia1.5")).position.turn is Colour.BLACK


def test_rights_of_the_diagram_are_not_taken_for_granted(run: Run) -> None:
    board, asked = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR", "dia0.5"
    outcome = run("solve", f"{board} b KQkq - 0 1", asked)
    assert outcome.status == 0
    assert "castling" not in outcome.stdout.lower()


def test_a_page_plays_a_proof_game_from_the_array(run: Run) -> None:
    board, asked = played(GAMES["P1375026"])
    page = run("solve", "--format", "html", board.fen(), asked).stdout
    (men,) = re.findall(r'data-men="([^"]*)"', page)
    assert "b7black-pawn" in men
    assert "c8black-bishop" in men


def test_uniqueness_is_checked_as_far_as_positions_go(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    board, asked = played(GAMES["P1268928"])
    outcome = run("verify", f"{board.board_fen()} w", asked)
    assert outcome.status == 3
    assert "there are no others" in outcome.stdout
    monkeypatch.setattr(games, "MOST_POSITIONS", 10)
    outcome = run("verify", f"{board.board_fen()} w", asked)
    assert "That there are no others is not checked: 10 positions were too few" in outcome.stdout


def test_a_game_that_an_answer_leaves_out_is_found(run: Run, tmp_path: Path) -> None:
    answer = json.loads(run("solve", "--json", ORDERS, "dia2").stdout)
    first, *_ = answer["tree"]["children"]
    answer["tree"]["children"] = [first]
    answer["lines"] = [line for line in answer["lines"] if line[0] == first["move"]]
    path = tmp_path / "answer.json"
    path.write_text(json.dumps(answer), encoding="utf-8")
    outcome = run("verify", str(path))
    assert outcome.status == 1
    assert "A game is missing: " in outcome.stdout

from __future__ import annotations

from dataclasses import replace

import pytest

from matewright import engine
from matewright.model.conditions import conditions_of
from matewright.model.game import Game
from matewright.model.notation import Notation
from matewright.model.position import Position
from matewright.model.solution import Iteration, Progress
from matewright.model.stipulation import Stipulation
from matewright.services.solving import strategies
from matewright.services.solving.progress_text import ProgressText, counts, in_short

MATER_8 = Position.from_fen("3nn3/2p2p1k/1p1pp1p1/p2B3p/r2B2N1/7N/8/7K w - - 0 1")
EARLY = Progress("keys", refuted_below=6, mate_within=12, mate_move="h3g5", keys=("h3g5",))


@pytest.mark.parametrize(
    ("progress", "facts"),
    [
        (Progress("keys"), []),
        (replace(EARLY, mate_within=None, mate_move=None, keys=()), ["no mate in 5"]),
        (EARLY, ["no mate in 5", "mate in at most 12 by Ng5+"]),
        (replace(EARLY, refuted_below=1, keys=()), ["mate in at most 12 by Ng5+"]),
        (replace(EARLY, refuted_below=12), ["no mate in 11", "mate in 12 by Ng5+"]),
        (
            replace(EARLY, keys=("h3g5", "g4f6")),
            ["no mate in 5", "mate in at most 12 by Ng5+", "2 keys found"],
        ),
        (Progress("keys", refuted_below=3, keys=("h3g5",)), ["no mate in 2", "1 key found"]),
    ],
)
def test_what_is_proved(progress: Progress, facts: list[str]) -> None:
    assert ProgressText(Game(MATER_8)).knowledge(progress) == facts


def test_moves_are_told_with_what_conditions_make_of_them() -> None:
    position = Position.from_fen("7k/8/8/R2n4/8/8/8/K7 w - - 0 1")
    circe = Game(position, conditions=conditions_of(["Circe"]))
    words = ProgressText(circe, Notation(effects=True))
    assert words.move("a5d5") == "Rxd5[+bNg8]"
    assert ProgressText(Game(position), Notation(effects=True)).move("a5d5") == "Rxd5"


def test_words_are_those_of_the_stipulation() -> None:
    words = ProgressText(Game(MATER_8), stipulation=Stipulation.parse("s#20"))
    assert words.knowledge(EARLY) == ["no selfmate in 5", "selfmate in at most 12 by Ng5+"]
    assert words.news(EARLY) == "Found a selfmate in at most 12 by Ng5+ after 0.00 s."
    halves = ProgressText(Game(MATER_8), stipulation=Stipulation.parse("h=3.5"))
    assert halves.knowledge(Progress("keys", refuted_below=3)) == ["no help-stalemate in 2.5"]


def test_moves_are_named_for_either_side_and_need_not_be_known() -> None:
    black = Position.from_fen("8/8/8/8/8/k7/7r/K7 b - - 0 1")
    assert ProgressText(Game(black)).move("h2h1") == "Rh1#"
    assert ProgressText(Game(black)).move("a1a2") == "a1a2"


def test_counts_are_those_of_all_iterations() -> None:
    progress = Progress(
        "keys",
        iterations=(Iteration(1, 500, 20, 0.5), Iteration(2, 1_000_000, 3_000, 1.0)),
        current=Iteration(3, 1_999_500, 70_000, 0.5),
        nodes=999,
        table_fill=0.125,
    )
    long = ["999 nodes", "3M generated", "73k evaluated", "1.5M/s", "table 12%"]
    assert counts(progress) == long
    assert counts(progress, brief=True)[1:3] == ["3M GEN", "73k EVL"]
    assert counts(replace(progress, table_fill=None)) == long[:-1]
    assert counts(Progress("keys")) == ["0 nodes"]


@pytest.mark.parametrize(
    ("count", "text"),
    [
        (0, "0"),
        (999, "999"),
        (999.5, "1k"),
        (12_345, "12.3k"),
        (999_499, "999k"),
        (999_500, "1M"),
        (2**64, "18.4E"),
    ],
)
def test_three_digits(count: float, text: str) -> None:
    assert in_short(count) == text


def test_every_strategy_is_described() -> None:
    assert set(engine.STRATEGIES) <= set(strategies.FACTS)

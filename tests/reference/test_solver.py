"""Strategy `reference` on orthodox problems: the same answers as the engine's."""

from __future__ import annotations

import random

import pytest

from matewright import engine
from matewright.engine import Options
from matewright.errors import IllegalPosition
from matewright.model.piece import Colour, Piece
from matewright.model.position import Position
from matewright.model.solution import Mark, Mode, Node, Role, Solution, Status
from matewright.model.stipulation import Stipulation
from matewright.services.solving import reference
from tests.asking import posed
from tests.differential.positions import random_positions


def both(position: Position, text: str, **wanted: object) -> tuple[Solution, Solution]:
    """The answers of strategies `reference` and `gms`."""
    stipulation = Stipulation.parse(text)
    ours = reference.start(
        *posed(position, stipulation, Options(strategy="reference", **wanted)),  # type: ignore[arg-type] # options by name
    )
    theirs = engine.start(
        *posed(position, stipulation, Options(strategy="gms", **wanted)),  # type: ignore[arg-type] # options by name
    )
    return ours.result(), theirs.result()


Shape = tuple[Role, object, frozenset[Mark], int | None, "frozenset[Shape]"]


def shape(node: Node) -> Shape:
    """A node and what is below it, without the order of its children."""
    below = frozenset(shape(child) for child in node.children)
    return node.role, node.move, node.marks, node.length, below


def assert_same(position: Position, text: str, **wanted: object) -> Solution:
    ours, theirs = both(position, text, **wanted)
    assert ours.status is theirs.status, position.fen
    assert set(ours.keys) == set(theirs.keys), position.fen
    assert set(ours.tries) == set(theirs.tries), position.fen
    for name in ("fen", "stipulation", "mode", "restrictions", "length", "refuted_below", "notes"):
        assert getattr(ours, name) == getattr(theirs, name), (name, position.fen)
    assert ours.keys_complete == theirs.keys_complete
    assert shape(ours.tree) == shape(theirs.tree), position.fen
    assert [row.moves for row in ours.iterations] == [row.moves for row in theirs.iterations]
    return ours


PRINZ = "5Kbk/6pp/6P1/8/8/8/8/7R w - - 0 1"


@pytest.mark.parametrize(
    ("fen", "text"),
    [
        (PRINZ, "#2"),
        ("8/8/8/8/R7/2k5/8/4K2R w K - 0 1", "#2"),
        ("7k/P7/6K1/8/8/8/8/8 w - - 0 1", "#2"),  # promotion choice, short
        ("8/8/8/2k5/3Pp3/8/8/K2R4 b - d3 0 1", "#2"),
        ("k7/8/K7/8/8/8/8/7R w - - 0 1", "#1"),
        ("7k/8/5K2/6Q1/8/8/8/8 w - - 0 1", "#3"),
    ],
)
def test_whole_answers_are_the_engines(fen: str, text: str) -> None:
    assert_same(Position.from_fen(fen), text, tries=2, set_play=True)


def random_problems(seed: int, count: int) -> list[Position]:
    """Positions with few pieces and a king to be mated."""
    source = random.Random(seed)
    found: list[Position] = []
    for position, _ in random_positions(seed, 10**6):
        pieces = len(list(position.pieces()))
        if position.squares_of(Piece(position.turn.other, "K")) and pieces <= 9:
            found.append(position)
        if len(found) == count:
            break
    source.shuffle(found)
    return found


def compare_random(seed: int, count: int) -> dict[str, int]:
    met = {"solved": 0, "tries": 0, "set play": 0, "threat": 0, "castling": 0, "black": 0}
    for position in random_problems(seed, count):
        answer = assert_same(position, "#2", tries=1, set_play=True)
        met["solved"] += answer.status is Status.SOLVED
        met["tries"] += bool(answer.tries)
        met["set play"] += any(child.role is Role.SET_PLAY for child in answer.tree.children)
        met["threat"] += any(node.role is Role.THREAT for node in answer.tree.walk())
        met["castling"] += bool(position.castling)
        met["black"] += position.turn is Colour.BLACK
    return met


def test_random_positions_are_solved_as_by_the_engine() -> None:
    many = compare_random(seed=4, count=30)
    # Few problems, but of the sorts the many lack too.
    rare = compare_random(seed=54, count=16)
    for sort in ("solved", "tries", "set play", "threat"):
        assert many[sort] + rare[sort], sort


@pytest.mark.slow
def test_many_random_positions_are_solved_as_by_the_engine() -> None:
    met = compare_random(seed=5, count=150)
    assert all(met.values()), met


@pytest.mark.parametrize("mode", list(Mode))
def test_modes(mode: Mode) -> None:
    assert_same(Position.from_fen("7k/8/5K2/8/8/8/8/6Q1 w"), "#2", mode=mode)


def test_checks_only() -> None:
    assert_same(Position.from_fen(PRINZ), "#2", checks_only=True)
    assert_same(Position.from_fen("k7/8/2K5/8/8/8/8/1Q5R w"), "#2", checks_only=True)


def test_nobody_is_mated_by_stalemate() -> None:
    ours, _ = both(Position.from_fen("7k/8/6K1/8/8/8/8/5B2 w"), "#2")
    assert ours.status is Status.NONE


def test_helpmates() -> None:
    position = Position.from_fen("8/8/8/8/8/5k1K/8/r7 b")
    answer = reference.start(*posed(position, Stipulation.parse("h#1"), Options())).result()
    assert answer.status is Status.NONE
    assert answer.refuted_below == 2
    position = Position.from_fen("k7/8/1K6/8/8/8/8/7R w")
    half = reference.start(*posed(position, Stipulation.parse("h#0.5"), Options())).result()
    assert half.lines == (("h1h8",),)
    (last,) = half.tree.children
    assert last.role is Role.HELP
    assert last.move is not None
    assert last.move.mate


def test_set_play_of_a_helpmate_leaves_out_the_first_move() -> None:
    position = Position.from_fen("k7/8/1K6/8/8/8/p7/7R b")
    answer = reference.start(
        *posed(position, Stipulation.parse("h#1"), Options(strategy="reference", set_play=True))
    ).result()
    heading = answer.tree.children[0]
    assert heading.role is Role.SET_PLAY
    assert [str(child.move) for child in heading.children] == ["h1h8"]


@pytest.mark.parametrize(
    ("fen", "text", "code"),
    [
        ("7k/8/8/8/8/8/8/7G w", "h#2", "no-king"),
        ("7k/8/8/8/8/8/8/7G b", "h#2", None),
        ("8/8/8/8/8/8/8/K6G w", "#2", "no-king"),
        ("8/8/8/8/8/8/8/K6G b", "h#2", "no-king"),
        ("k7/8/8/8/8/G7/P7/K7 b", "h#2", None),
        ("8/8/k7/P7/G7/8/8/K7 w", "#2", "side-not-to-move-in-check"),
        ("8/k7/8/P7/G7/8/8/K7 w", "#2", None),
        ("8/8/k7/P7/G7/8/8/K7 b", "h#2", None),
        ("P7/8/8/k7/8/G7/8/K7 w", "#2", "pawn-on-end-rank"),
    ],
)
def test_unfit_positions_are_refused(fen: str, text: str, code: str | None) -> None:
    def start() -> reference.Job:
        return reference.start(
            *posed(Position.from_fen(fen), Stipulation.parse(text), Options(strategy="reference"))
        )

    if code is None:
        start().cancel()
        return
    with pytest.raises(IllegalPosition) as refused:
        start()
    assert refused.value.code == code

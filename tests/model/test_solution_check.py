from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import matewright
from matewright.errors import FormatError
from matewright.model.goal import Goal
from matewright.model.move import Move, square_number
from matewright.model.position import Position
from matewright.model.question import Question
from matewright.model.solution import Column, Mark, Mode, Role, Solution, Status, Tree
from matewright.model.solution_check import check
from matewright.model.stipulation import Stipulation
from tests.asking import reworded
from tests.stipulations import ALL_KINDS, EXAMPLES, Example, answer_of_kind
from tests.stipulations import answer as kinds_answer


def move(piece: str, uci: str, **facts: Any) -> Move:
    promotion = uci[4:].upper() or None
    return Move(piece, square_number(uci[:2]), square_number(uci[2:4]), promotion, **facts)


def answer(
    fen: str, first: Move, *below: tuple[Role, Move | None, int], stipulation: str = "#2"
) -> Solution:
    """An answer with that key and nodes below it, each with the number of its parent.

    The search was stopped, so that play may end anywhere.
    """
    nodes = [(Role.DIAGRAM, None, 0), (Role.KEY, first, 0), *below]
    return Solution(
        question=Question(Position.from_fen(fen), Stipulation.parse(stipulation)),
        strategy="gms",
        mode=Mode.FULL,
        status=Status.SOLVED,
        length=1,
        keys=(first.uci,),
        keys_complete=True,
        tree=Tree(
            [played for _, played, _ in nodes],
            [role for role, _, _ in nodes],
            [frozenset({Mark.INCOMPLETE})] * len(nodes),
            [0] * len(nodes),
            [parent for _, _, parent in nodes],
        ).root,
    )


CASTLE = "r3k2r/8/8/8/8/8/8/R3K2R w"
PAWNS = "4k3/6P1/8/3pP3/8/8/8/4K3 w - d6"


@pytest.mark.parametrize(
    ("fen", "played"),
    [
        (CASTLE, move("K", "e1g1", castling=True)),
        (CASTLE, move("K", "e1c1", castling=True)),
        (CASTLE.replace(" w", " b"), move("K", "e8c8", castling=True)),
        (CASTLE, move("R", "h1h8", capture=True)),
        (PAWNS, move("P", "e5d6", capture=True, en_passant=True)),
        (PAWNS, move("P", "g7g8q")),
        ("4k3/8/8/8/8/8/4P3/4K3 w", move("P", "e2e4")),
    ],
)
def test_moves_of_all_kinds_are_played(fen: str, played: Move) -> None:
    check(answer(fen, played))
    Position.from_fen(fen).play(played)


@pytest.mark.parametrize(
    ("fen", "played"),
    [
        (CASTLE, move("K", "e8g8", castling=True)),
        (CASTLE, move("K", "e1f1", castling=True)),
        (CASTLE, move("R", "a1d1", castling=True)),
        (CASTLE.replace("3K2R", "3KB1R"), move("K", "e1g1", castling=True)),
        (CASTLE.replace("R3K", "N3K"), move("K", "e1c1", castling=True)),
        (CASTLE.replace("R3K2R", "R4K1R"), move("K", "f1h1", castling=True)),
        (CASTLE, move("Q", "h1h8", capture=True)),
        (CASTLE, move("R", "h1h8")),
        (CASTLE, move("R", "h1h7", capture=True)),
        (CASTLE, move("R", "h1e1")),
        (CASTLE, move("R", "h1e8", capture=True)),
        (CASTLE, move("R", "h1h1")),
        (CASTLE, move("R", "b1b2")),
        (CASTLE, move("R", "h1h7q")),
        (PAWNS, move("P", "e5f6", capture=True, en_passant=True)),
        (PAWNS, move("P", "e5e6", en_passant=True)),
        (PAWNS, move("K", "e1d2", capture=True, en_passant=True)),
        (PAWNS, move("P", "g7g8")),
        (PAWNS, move("P", "g7g6")),
        (PAWNS, move("P", "g7a8q")),
        (PAWNS, move("P", "e5e6q")),
    ],
)
def test_impossible_moves_are_named(fen: str, played: Move) -> None:
    with pytest.raises(FormatError, match=f"move {played.uci} cannot be played"):
        check(answer(fen, played))


def test_threats_and_defences_are_played_from_where_they_stand() -> None:
    fen = "7k/8/8/8/8/8/8/K6R w"
    key = move("K", "a1a2")
    defence, threat = move("K", "h8g8"), move("R", "h1h7")
    check(answer(fen, key, (Role.THREAT, threat, 1), (Role.DEFENCE, defence, 1)))
    with pytest.raises(FormatError, match="h8g8 cannot"):
        check(answer(fen, key, (Role.THREAT, defence, 1)))
    with pytest.raises(FormatError, match="h1h7 cannot"):
        check(answer(fen, key, (Role.DEFENCE, threat, 1)))


@pytest.mark.parametrize(
    ("role", "played"),
    [
        (Role.CONTINUATION, move("R", "h1h7")),
        (Role.REFUTATION, move("K", "h8g8")),
        (Role.KEY, move("R", "h1h7")),
        (Role.SET_PLAY, None),
        (Role.DEFENCE, None),
        (Role.DIAGRAM, None),
    ],
)
def test_nodes_stand_where_they_belong(role: Role, played: Move | None) -> None:
    with pytest.raises(FormatError, match="contradicts itself: the tree"):
        check(answer("7k/8/8/8/8/8/8/K6R w", move("K", "a1a2"), (role, played, 1)))


def test_keys_in_the_tree_are_those_that_are_listed() -> None:
    other = (Role.KEY, move("R", "h1h7"), 0)
    with pytest.raises(FormatError, match="the tree and its first moves"):
        check(answer("7k/8/8/8/8/8/8/K6R w", move("K", "a1a2"), other))


def test_play_is_no_longer_than_asked() -> None:
    fen = "7k/8/8/8/8/8/8/K6R w"
    line = [
        (Role.DEFENCE, move("K", "h8g8"), 1),
        (Role.CONTINUATION, move("R", "h1h2"), 2),
        (Role.DEFENCE, move("K", "g8h8"), 3),
    ]
    check(answer(fen, move("K", "a1a2"), *line[:2]))
    check(answer(fen, move("K", "a1a2"), *line, stipulation="s#2"))
    for stipulation, count in (("#1", 1), ("#2", 3), ("s#1", 2)):
        with pytest.raises(FormatError, match="the length of the play"):
            check(answer(fen, move("K", "a1a2"), *line[:count], stipulation=stipulation))


# -- every kind of stipulation


@pytest.mark.parametrize(
    "example",
    [example for example in EXAMPLES if set("#=") & set(example.stipulation)],
    ids=lambda example: example.stipulation,
)
def test_last_moves_reach_the_goal(example: Example) -> None:
    solution = kinds_answer(example.fen, example.stipulation)
    check(solution)
    tree = solution.tree.tree
    explained = (Role.THREAT, Role.CONTINUATION, Role.DEFENCE, Role.HELP)
    for node in solution.tree.walk():
        if node.child_count or node.role not in explained or node.move is None:
            continue
        moves = list(columns(tree.moves))
        moves[node.index] = replace(node.move, mate=False, stalemate=False)
        with pytest.raises(FormatError, match="contradicts itself: the goal"):
            check(replace(solution, tree=with_moves(tree, moves).root))


def with_moves(tree: Tree, moves: list[Move | None]) -> Tree:
    return Tree(moves, tree.roles, tree.marks, tree.lengths, tree.parents)


def columns(moves: Column[Move | None]) -> Iterator[Move | None]:
    return (moves[index] for index in range(len(moves)))


HELP = [
    example for example in EXAMPLES if not Stipulation.parse(example.stipulation).play.is_battle
]


@pytest.mark.parametrize("example", HELP, ids=lambda example: example.stipulation)
def test_lines_are_those_of_the_tree(example: Example) -> None:
    solution = kinds_answer(example.fen, example.stipulation)
    first, *others = solution.lines
    assert solution.length is not None
    for damaged in (
        replace(solution, lines=()),
        replace(solution, lines=tuple(others)),
        replace(solution, lines=(first, *solution.lines)),
        replace(solution, lines=((*first, "a1a2"), *others)),
        replace(solution, length=solution.length + 1),
        replace(solution, length=None),
        replace(solution, status=Status.NONE),
        replace(solution, keys=first[:1]),
        reworded(solution, stipulation=Stipulation.parse("#9")),
        reworded(solution, stipulation=Stipulation.parse("s#9")),
        reworded(
            solution,
            stipulation=replace(solution.stipulation, goal=Goal.DOUBLE_STALEMATE),
            status=Status.NONE,
        ),
    ):
        with pytest.raises(FormatError, match="contradicts itself"):
            check(damaged)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.stipulation)
def test_the_right_side_moves(example: Example) -> None:
    solution = kinds_answer(example.fen, example.stipulation)
    other = Position.from_fen(solution.fen)
    other = other.with_turn(other.turn.other)
    with pytest.raises(FormatError, match="cannot be played"):
        check(reworded(solution, fen=other.fen))


@pytest.mark.parametrize(
    ("told", "wrong"),
    [
        ("ser-#3", "ser-h#2"),
        ("ser-#3", "h#1.5"),
        ("ser-h#4", "ser-#5"),
        ("ser-h#4", "h#2.5"),
        ("h#2", "ser-#4"),
        ("h#2", "ser-h#3"),
        ("h#2.5", "h#3"),
        ("h#1", "hs#1.5"),
    ],
)
def test_who_moves_when_depends_on_the_play(told: str, wrong: str) -> None:
    example = next(example for example in EXAMPLES if example.stipulation == told)
    solution = kinds_answer(example.fen, told)
    with pytest.raises(FormatError):
        check(reworded(solution, stipulation=Stipulation.parse(wrong)))


SOLVED_KINDS = st.deferred(
    lambda: st.sampled_from([kind for kind in ALL_KINDS if answer_of_kind(kind).tree.child_count])
)


@given(stipulation=SOLVED_KINDS, data=st.data())
def test_a_move_without_a_piece_is_found_wherever_it_stands(
    stipulation: str, data: st.DataObject
) -> None:
    solution = answer_of_kind(stipulation)
    tree = solution.tree.tree
    node = data.draw(st.sampled_from([node for node in solution.tree.walk() if node.move]))
    assert node.move is not None
    position = Position.from_fen(solution.fen)
    for step in node.path()[:-1]:
        if step.move is not None:
            position = position.play(step.move)
    empty = [square for square, piece in enumerate(position.board) if piece is None]
    moves = list(columns(tree.moves))
    moves[node.index] = replace(node.move, from_square=data.draw(st.sampled_from(empty)))
    with pytest.raises(FormatError):
        check(replace(solution, tree=with_moves(tree, moves).root))


def test_twins_are_checked_too() -> None:
    solution = matewright.solve("5Kbk/6pp/6P1/8/8/8/8/7R w", "#2")
    check(replace(solution, twins=(replace(solution, label="b"),)))
    with pytest.raises(FormatError, match="contradicts itself"):
        check(replace(solution, twins=(replace(solution, keys=()),)))


@pytest.mark.parametrize("options", [("Nonsense",), ("WhiteToPlay",), ("Threat 0",)])
def test_options_are_those_the_stipulation_has(options: tuple[str, ...]) -> None:
    solution = matewright.solve("5Kbk/6pp/6P1/8/8/8/8/7R w", "#2")
    check(reworded(solution, options=("SetPlay", "Duplex", "Try", "MaxSolutions 9")))
    with pytest.raises(FormatError, match="contradicts itself: the options"):
        check(reworded(solution, options=options))

from dataclasses import replace

import pytest

import matewright
from matewright.errors import FormatError
from matewright.model.move import Move, square_number
from matewright.model.position import Position
from matewright.model.solution import Mark, Mode, Role, Solution, Status, Tree
from matewright.model.solution_check import check


def move(piece: str, uci: str, **facts: bool) -> Move:
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
        fen=Position.from_fen(fen).fen,
        stipulation=stipulation,
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


def test_twins_are_checked_too() -> None:
    solution = matewright.solve("5Kbk/6pp/6P1/8/8/8/8/7R w", "#2")
    check(replace(solution, twins=(replace(solution, label="b"),)))
    with pytest.raises(FormatError, match="contradicts itself"):
        check(replace(solution, twins=(replace(solution, keys=()),)))

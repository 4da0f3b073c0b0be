"""Every stipulation: the engine's whole answers against the exhaustive solver in `reference/`."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from matewright import engine
from matewright.engine import Options
from matewright.errors import IllegalPosition
from matewright.model.piece import Colour, Piece
from matewright.model.play_options import PlayOptions
from matewright.model.position import Position
from matewright.model.solution import Mark, Node, Role, Solution
from matewright.model.stipulation import Goal, Play, Stipulation
from matewright.reference import exhaustive
from matewright.reference.exhaustive.answer import Attack, Defence, Phase

Shape = tuple[object, ...]

BATTLES = tuple(play for play in Play if play.is_battle)
LINES = tuple(play for play in Play if not play.is_battle)

# Mate and stalemate are what problems mostly ask for.
GOALS = (Goal.MATE,) * 5 + (Goal.STALEMATE,) * 3 + tuple(Goal)[2:]


def random_position(source: random.Random, men: int) -> Position:
    """A few men near one another, often with a king or rook at home, a pawn ready for something."""
    position = Position(turn=source.choice(list(Colour)))
    corner = source.choice((0, 4, 32, 36)) if source.random() < 0.6 else None
    for number in range(men):
        square = source.randrange(64)
        if corner is not None:
            square = corner + source.randrange(4) + 8 * source.randrange(4)
        letter = "Kk"[number] if number < 2 else source.choice("QRRBNNPPPqrrbnnppp")
        if letter in "Pp" and square >> 3 in (0, 7):
            continue
        if letter in "Kk" and source.random() < 0.03:
            continue
        if letter in "Kk" and source.random() < 0.15:
            square = 4 if letter == "K" else 60
            rook = Piece.from_letter("R" if letter == "K" else "r")
            position = position.put(square + source.choice((3, -4)), rook)
        if position.board[square] is None:
            position = position.put(square, Piece.from_letter(letter))
    choices = position.en_passant_choices
    if choices and source.random() < 0.7:
        position = position.with_en_passant(choices[0])
    return position


def random_question(source: random.Random, plays: tuple[Play, ...], longest: int) -> Stipulation:
    play, goal = source.choice(plays), source.choice(GOALS)
    half = play.is_help and source.random() < 0.4
    target = source.randrange(64) if goal is Goal.TARGET else None
    least = 2 if half and play is not Play.HELP else 1
    return Stipulation(source.randint(least, max(least, longest)) - half, play, goal, half, target)


def defence_found(node: Node) -> Shape:
    return (str(node.move), frozenset(map(attack_found, node.children)))


def attack_found(node: Node) -> Shape:
    def below(role: Role) -> list[Node]:
        return [child for child in node.children if child.role is role]

    return (
        str(node.move),
        Mark.ZUGZWANG in node.marks,
        frozenset(map(attack_found, below(Role.THREAT))),
        frozenset(map(defence_found, below(Role.DEFENCE))),
        frozenset(str(child.move) for child in below(Role.REFUTATION)),
    )


def defence_expected(defence: Defence) -> Shape:
    return (defence.move, frozenset(map(attack_expected, defence.continuations)))


def attack_expected(attack: Attack) -> Shape:
    return (
        attack.move,
        attack.zugzwang,
        frozenset(map(attack_expected, attack.threats)),
        frozenset(map(defence_expected, attack.defences)),
        frozenset(attack.refutations),
    )


def compare_battle(solution: Solution, phase: Phase) -> None:
    first = solution.tree.children
    for role, expected in ((Role.KEY, phase.keys), (Role.TRY, phase.tries)):
        found = {attack_found(node) for node in first if node.role is role}
        assert found == set(map(attack_expected, expected)), role
    lengths = {str(node.move): node.length for node in first if node.role is Role.KEY}
    assert lengths == {attack.move: attack.length for attack in phase.keys}
    headings = [node for node in first if node.role is Role.SET_PLAY]
    found = {defence_found(child) for heading in headings for child in heading.children}
    assert found == set(map(defence_expected, phase.set_play))


def paths(node: Node) -> list[tuple[str, ...]]:
    if not node.child_count:
        return [(str(node.move),)]
    return [(str(node.move), *rest) for child in node.children for rest in paths(child)]


def compare_lines(solution: Solution, phase: Phase) -> None:
    assert set(solution.lines) == set(phase.lines)
    assert len(solution.lines) == len(phase.lines)
    helping = [node for node in solution.tree.children if node.role is Role.HELP]
    assert [line for node in helping for line in paths(node)] == list(solution.lines)
    headings = [node for node in solution.tree.children if node.role is Role.SET_PLAY]
    found = [line for heading in headings for node in heading.children for line in paths(node)]
    assert set(found) == set(phase.set_lines)


def compare(seed: int, plays: tuple[Play, ...], count: int, men: int, longest: int) -> None:
    source = random.Random(seed)
    met: Counter[str] = Counter()
    while met["all"] < count:
        position = random_position(source, source.randint(3, men))
        asked = random_question(source, plays, longest)
        tries = source.randrange(3) if asked.play.is_battle else 0
        set_play = asked.play is not Play.SERIES
        try:
            engine.check(position, asked)
        except IllegalPosition:
            continue
        case = (position.fen, asked.text, tries)
        options = Options(tries=tries, set_play=set_play, threads=1 + met["all"] % 2, memory=4)
        solution = engine.start(position, asked, options).result()
        wanted = PlayOptions(tries=tries, set_play=set_play)
        (phase,) = exhaustive.solve(position, asked, wanted).phases
        try:
            (compare_battle if asked.play.is_battle else compare_lines)(solution, phase)
        except AssertionError as difference:
            raise AssertionError(case) from difference
        assert bool(phase.keys or phase.lines) == (solution.status == "solved"), case
        met["all"] += 1
        met[asked.play] += solution.status == "solved"
        met["set play"] += bool(phase.set_play or phase.set_lines)
        met["tries"] += bool(phase.tries)
    assert sum(met[play] for play in plays) > count // 25, met
    assert met["set play"], met


@pytest.mark.parametrize(
    ("count", "men", "longest"),
    [
        (400, 7, 1),
        (120, 5, 2),
        pytest.param(4000, 9, 1, marks=pytest.mark.slow),
        pytest.param(1500, 6, 2, marks=pytest.mark.slow),
    ],
)
def test_battles_are_those_of_the_exhaustive_solver(count: int, men: int, longest: int) -> None:
    compare(men, BATTLES, count, men, longest)


@pytest.mark.parametrize(
    ("count", "men", "longest"),
    [
        (300, 7, 1),
        (60, 4, 2),
        pytest.param(3000, 9, 1, marks=pytest.mark.slow),
        pytest.param(1000, 5, 2, marks=pytest.mark.slow),
    ],
)
def test_lines_are_those_of_the_exhaustive_solver(count: int, men: int, longest: int) -> None:
    compare(men + 100, LINES, count, men, longest)

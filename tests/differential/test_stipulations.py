"""Every stipulation: the engine's whole answers against the exhaustive solver in `reference/`."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import asdict
from typing import Any

import pytest

from matewright import engine
from matewright.engine import Options
from matewright.errors import EngineError, IllegalPosition, MatewrightError
from matewright.model import solution_check
from matewright.model.goal import Goal
from matewright.model.piece import Colour, Piece
from matewright.model.play import Play
from matewright.model.play_options import PlayOptions
from matewright.model.position import Position
from matewright.model.question import Question
from matewright.model.solution import Mark, Node, Role, Solution
from matewright.model.stipulation import Stipulation
from matewright.reference.answer import Attack, Defence, Phase, solve
from matewright.reference.terms import CHECKED_PLAYS
from tests.asking import posed

Shape = tuple[object, ...]

BATTLES = tuple(play for play in CHECKED_PLAYS if play.is_battle)
LINES = tuple(play for play in CHECKED_PLAYS if not play.is_battle)

# Others ask for more than the board shows. Mate and stalemate are what problems mostly ask for.
GOALS = tuple(goal for goal in Goal if goal.shows_in_move or goal is Goal.AUTO_STALEMATE)
DRAWN = (Goal.MATE,) * 5 + (Goal.STALEMATE,) * 3 + GOALS[2:]


def random_position(source: random.Random, pieces: int) -> Position:
    """A few pieces near one another, often a king or rook at home, a pawn ready for something."""
    position = Position(turn=source.choice(list(Colour)))
    corner = source.choice((0, 4, 32, 36)) if source.random() < 0.6 else None
    for number in range(pieces):
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


def random_question(source: random.Random, play: Play, longest: int) -> Stipulation:
    goal = source.choice(DRAWN)
    half = play.is_help and source.random() < 0.4
    target = source.randrange(64) if goal.has_square else None
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
    assert solution.lines == phase.lines
    helping = [node for node in solution.tree.children if node.role is Role.HELP]
    assert [line for node in helping for line in paths(node)] == list(solution.lines)
    headings = [node for node in solution.tree.children if node.role is Role.SET_PLAY]
    found = [line for heading in headings for node in heading.children for line in paths(node)]
    assert set(found) == set(phase.set_lines)


RESTRICTIONS = ("max_flights", "max_threat", "non_trivial")


def random_options(source: random.Random, asked: Stipulation) -> PlayOptions:
    """Set play and tries mostly, and some of the other options; all of them go with `asked`."""
    chosen: dict[str, Any] = {"set_play": True, "tries": source.randrange(3)}
    others: dict[str, Any] = {
        "post_key": True,
        "threats": False,
        "no_short_variations": True,
        "max_solutions": source.randint(1, 3),
        "first_move": source.randint(1, 9),
        "last_move": source.randint(5, 14),
        "stop_on_short": True,
        "white_to_play": True,
        "quodlibet": True,
        "max_flights": source.randrange(4),
        "max_threat": source.randint(1, 2),
        "non_trivial": (source.randrange(2), source.randrange(2)),
    }
    # What does not go together or with this stipulation is drawn again.
    names = source.sample(sorted(others), source.choice((0, 1, 1, 1, 2, 3)))
    options = PlayOptions(**chosen, **{name: others[name] for name in names}).fitting(asked)
    try:
        options.check(asked)
    except EngineError:
        return random_options(source, asked)
    return options


def check_claims(
    solution: Solution, phase: Phase, options: PlayOptions, asked: Stipulation
) -> None:
    """That status, length and what is proven fit the exhaustive answer."""
    found = bool(phase.keys or phase.lines)
    if options.post_key:
        after_key = phase.post_key
        found = after_key is not None and not after_key.refutations
        assert solution.length == (after_key.length if after_key and found else None)
    elif phase.keys:
        assert solution.length == min(attack.length for attack in phase.keys)
        assert set(solution.keys) == {attack.move for attack in phase.keys}
    status = ("solved" if found else "none") if phase.complete else "partial"
    assert solution.status == status
    is_ended = any(one in options.endings for one in solution.restrictions)
    assert is_ended == (not phase.complete)
    assert solution.question.options == options
    first_moves_left_out = (options.first_move, options.last_move) != (1, None)
    restricted = first_moves_left_out or any(getattr(options, name) for name in RESTRICTIONS)
    if asked.play.is_battle:
        whole = phase.complete and not first_moves_left_out and not options.post_key
        assert solution.keys_complete == whole
        assert not (restricted or options.post_key) or solution.refuted_below == 1
    reason = any(note.code == "obligation" for note in solution.notes)
    assert reason == bool(phase.obligations)


def compare_post_key(solution: Solution, after_key: Attack | None) -> None:
    diagram = solution.tree
    if after_key is None:
        assert not diagram.child_count
        return
    roles = {Role.THREAT, Role.DEFENCE, Role.REFUTATION}
    assert roles >= {child.role for child in diagram.children}
    assert attack_found(diagram)[1:] == attack_expected(after_key)[1:]


def draw(
    source: random.Random, play: Play, pieces: int, longest: int
) -> tuple[Position, Stipulation, PlayOptions]:
    """A question that can be asked; mostly one to which there is something to say."""
    attempts = 60
    while True:
        position = random_position(source, source.randint(3, pieces))
        asked = random_question(source, play, longest)
        options = random_options(source, asked)
        try:
            engine.check_question(Question(position, asked, options))
        except IllegalPosition:
            continue
        # Most options are left out, so that each of them has something to change.
        kept = ("post_key", "white_to_play", "quodlibet")
        chosen = {name: getattr(options, name) for name in kept}
        wishes = PlayOptions(set_play=True, tries=2, **chosen).fitting(asked)
        plain = engine.start(*posed(position, asked, Options(**asdict(wishes), memory=1))).result()
        said = {child.role for child in plain.tree.children} - {Role.REFUTATION}
        attempts -= 1
        if said or attempts == 0:
            return position, asked, options


def compare(seed: int, plays: tuple[Play, ...], count: int, pieces: int, longest: int) -> None:
    source = random.Random(seed)
    met: Counter[str] = Counter()
    for number in range(count):
        position, asked, wanted = draw(source, plays[number % len(plays)], pieces, longest)
        case = (position.fen, asked.text, wanted)
        options = Options(**asdict(wanted), threads=source.randint(1, 2), memory=4)
        try:
            solution = engine.start(*posed(position, asked, options)).result()
            (phase,) = solve(position, asked, wanted)
            if not asked.play.is_battle:
                compare_lines(solution, phase)
            elif wanted.post_key:
                compare_post_key(solution, phase.post_key)
            else:
                compare_battle(solution, phase)
            check_claims(solution, phase, wanted, asked)
            solution_check.check(solution)
        except (AssertionError, MatewrightError) as difference:
            raise AssertionError(case) from difference
        met[asked.play] += solution.status == "solved"
        met["set play"] += bool(phase.set_play or phase.set_lines)
        met["tries"] += bool(phase.tries)
        met["ended"] += not phase.complete
        for name in wanted.names:
            met[name.split()[0]] += solution.status != "none"
    assert sum(met[play] for play in plays) > count // 10, met
    assert met["set play"], met
    assert met["ended"] or count < 50, met


@pytest.mark.parametrize(
    ("count", "pieces", "longest"),
    [
        (64, 7, 1),
        (12, 4, 2),
        pytest.param(2000, 9, 1, marks=pytest.mark.slow),
        pytest.param(600, 6, 2, marks=pytest.mark.slow),
    ],
)
def test_battles_are_those_of_the_exhaustive_solver(count: int, pieces: int, longest: int) -> None:
    compare(pieces + 200, BATTLES, count, pieces, longest)


@pytest.mark.parametrize(
    ("count", "pieces", "longest"),
    [
        (56, 7, 1),
        (21, 4, 2),
        pytest.param(2100, 9, 1, marks=pytest.mark.slow),
        pytest.param(700, 5, 2, marks=pytest.mark.slow),
    ],
)
def test_lines_are_those_of_the_exhaustive_solver(count: int, pieces: int, longest: int) -> None:
    compare(pieces + 100, LINES, count, pieces, longest)

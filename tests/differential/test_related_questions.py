"""Questions whose answers must agree: the same seen in a mirror, or asked one half-move later."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import asdict, replace

import chess
import pytest

from matewright import engine
from matewright.engine import Options
from matewright.errors import MatewrightError
from matewright.model.goal import Goal
from matewright.model.move import square_name, square_number
from matewright.model.piece import Piece
from matewright.model.play import Play
from matewright.model.play_options import PlayOptions
from matewright.model.position import CASTLINGS, Position
from matewright.model.solution import Node, Role, Solution
from matewright.model.stipulation import Stipulation
from matewright.reference.python_chess import ChessBoard
from matewright.reference.terms import CHECKED_PLAYS, Terms
from tests.asking import posed
from tests.differential.test_stipulations import BATTLES, GOALS, draw, paths

Line = tuple[str, ...]
Shape = tuple[object, ...]

# What a number of a square is combined with, so that left and right, or the ranks, are exchanged.
NOTHING, SIDES, RANKS = 0, 7, 56

LINES = tuple(play for play in Play if not play.is_battle and play is not Play.PROOF)
HELP = tuple(play for play in CHECKED_PLAYS if play.is_help)


def ask(position: Position, asked: Stipulation, options: PlayOptions, threads: int = 1) -> Solution:
    wanted = Options(**asdict(options), threads=threads, memory=4)
    return engine.start(*posed(position, asked, wanted)).result()


# -- mirrors -----------------------------------------------------------------------------------


def without_castling(position: Position) -> Position:
    return replace(position, castling_denied=frozenset(CASTLINGS))


def reflected(position: Position, mirror: int) -> Position:
    """Left and right exchanged without any castling; or the ranks together with the colours."""
    board = tuple(position.board[square ^ mirror] for square in range(64))
    target = position.en_passant
    position = replace(
        position, board=board, en_passant=None if target is None else target ^ mirror
    )
    if mirror == SIDES:
        return without_castling(position)
    return replace(
        position,
        board=tuple(piece and Piece(piece.colour.other, piece.code) for piece in board),
        turn=position.turn.other,
        castling_denied=frozenset(map(str.swapcase, position.castling_denied)),
    )


def reflected_move(uci: str, mirror: int) -> str:
    squares = (square_number(uci[:2]), square_number(uci[2:4]))
    return "".join(square_name(square ^ mirror) for square in squares) + uci[4:]


def reflected_tree(node: Node, mirror: int) -> Shape:
    """A node with all that is known of its move, and what is below it in no order."""
    move = node.move
    if move is not None:
        source, target = move.from_square ^ mirror, move.to_square ^ mirror
        move = replace(move, from_square=source, to_square=target, effects=())
    below = frozenset(reflected_tree(child, mirror) for child in node.children)
    assert len(below) == node.child_count, f"a move of the same kind twice after {node.path()}"
    return (node.role, move, node.marks, node.length, below)


def reflected_answer(solution: Solution, mirror: int) -> dict[str, object]:
    """All that an answer says, without the order of moves."""

    def moves(found: Line) -> Line:
        return tuple(reflected_move(uci, mirror) for uci in found)

    return {
        "status": solution.status,
        "restrictions": solution.restrictions,
        "length": solution.length,
        "refuted below": solution.refuted_below,
        "all keys": solution.keys_complete,
        "keys": sorted(moves(solution.keys)),
        "tries": sorted(moves(solution.tries)),
        "lines": sorted(map(moves, solution.lines)),
        "lengths of lines": [len(line) for line in solution.lines],
        "notes": sum(note.code not in ("white-first", "black-first") for note in solution.notes),
        "tree": reflected_tree(solution.tree, mirror),
    }


def compare_reflected(mirror: int, plays: tuple[Play, ...], count: int, longest: int) -> None:
    source = random.Random(f"{mirror} {count} {longest}")
    met: Counter[str] = Counter()
    for number in range(count):
        while True:
            position, asked, options = draw(
                source, plays[number % len(plays)], 9 - 2 * longest, longest
            )
            if mirror == RANKS or asked.goal is not Goal.CASTLING:
                break
        # Which moves are the first ones depends on the squares, of course.
        options = replace(options, max_solutions=None, first_move=1, last_move=None)
        if mirror == SIDES:
            position = without_castling(position)
        target = None if asked.target is None else asked.target ^ mirror
        mirrored = (reflected(position, mirror), replace(asked, target=target))
        try:
            solution = ask(position, asked, options, source.randint(1, 2))
            other = ask(*mirrored, options, source.randint(1, 2))
            assert reflected_answer(other, mirror) == reflected_answer(solution, NOTHING)
        except (AssertionError, MatewrightError) as difference:
            case = (position.fen, asked.text, mirrored[0].fen, mirrored[1].text, options)
            raise AssertionError(case) from difference
        met[asked.play.name] += solution.status == "solved"
        met[asked.goal.name] += solution.status == "solved"
        for role in {node.role for node in solution.tree.walk()}:
            met[role] += 1
    assert sum(met[play.name] for play in plays) > count // 10, met
    if count < 100:
        return
    roles = {Role.HELP, Role.SET_PLAY}
    if plays is BATTLES:
        roles = {Role.KEY, Role.TRY, Role.SET_PLAY, Role.DEFENCE, Role.REFUTATION}
        roles |= {Role.THREAT, Role.CONTINUATION} if longest > 1 else set()
    assert roles <= set(met), met
    if count > 1000:
        # Pieces stand ready for these last ones seldom in random positions.
        goals = set(GOALS) - {Goal.CASTLING, Goal.DOUBLE_STALEMATE, Goal.EN_PASSANT}
        assert all(met[one.name] for one in (*plays, *goals)), met


@pytest.mark.parametrize("mirror", [SIDES, RANKS])
@pytest.mark.parametrize(
    ("plays", "count", "longest"),
    [
        pytest.param(BATTLES, 21, 1, id="battles-21-1"),
        pytest.param(BATTLES, 12, 2, id="battles-12-2"),
        pytest.param(LINES, 21, 1, id="lines-21-1"),
        pytest.param(LINES, 14, 2, id="lines-14-2"),
        pytest.param(BATTLES, 2000, 1, id="battles-2000-1", marks=pytest.mark.slow),
        pytest.param(BATTLES, 1500, 2, id="battles-1500-2", marks=pytest.mark.slow),
        pytest.param(LINES, 800, 1, id="lines-800-1", marks=pytest.mark.slow),
        pytest.param(LINES, 400, 2, id="lines-400-2", marks=pytest.mark.slow),
    ],
)
def test_mirrored_positions_have_mirrored_answers(
    mirror: int, plays: tuple[Play, ...], count: int, longest: int
) -> None:
    compare_reflected(mirror, plays, count, longest)


def test_what_is_reflected_is_another_question() -> None:
    options = PlayOptions(set_play=True)
    for fen, text, key, colour_key in (
        ("4k3/8/8/8/8/8/8/R3K2R w K - 0 1", "001", "e1g1", "e8g8"),
        ("4k3/8/8/8/pP6/8/8/4K3 b - b3 0 1", "ep1", "a4b3", "a5b6"),
        ("4k3/8/8/8/8/8/1P6/4K3 w - - 0 1", "zb31", "b2b3", "b7b6"),
    ):
        position, asked = Position.from_fen(fen), Stipulation.parse(text)
        target = None if asked.target is None else asked.target ^ RANKS
        mirrored = reflected(position, RANKS)
        assert reflected(mirrored, RANKS).fen == position.fen
        assert ask(position, asked, options).keys == (key,)
        assert ask(mirrored, replace(asked, target=target), options).keys == (colour_key,)


# -- one half-move later -----------------------------------------------------------------------


def one_less(asked: Stipulation) -> Stipulation:
    """What is asked after the first half-move of help play."""
    half_moves = asked.half_moves - 1
    return replace(asked, moves=half_moves // 2, half=half_moves % 2 == 1)


def lines_by_first_moves(position: Position, asked: Stipulation) -> set[Line]:
    """The lines of help play, found by asking for the rest after each first move.

    With half a move more the side that is to reach the goal begins. In help play its first move may
    reach the goal, and is then no beginning of a longer line. In help-self play it does so only
    where it has no choice, and in help-reflex play it has none where it can; then there is no
    longer line. In help-reflex play that holds for the other side too, to its harm.
    """
    board = ChessBoard(position.fen)
    reaching = Terms(asked).reaching(board)
    first_moves = list(board.legal_moves)
    last = reaching if asked.half else []
    if asked.play is Play.HELP:
        first_moves = [move for move in first_moves if move not in last]
    elif asked.play is Play.HELP_SELF:
        last = last if len(last) == len(first_moves) else []
        first_moves = [] if last else first_moves
    elif reaching:
        first_moves = []
    found: set[Line] = {(move.uci(),) for move in last}
    if asked.half_moves > 1:
        for move in first_moves:
            after = board.copy(stack=False)
            after.push(move)
            rest = ask(Position.from_fen(after.fen()), one_less(asked), PlayOptions())
            found |= {(move.uci(), *line) for line in rest.lines}
    return found


def set_play_by_turn(position: Position, asked: Stipulation) -> set[Line]:
    """The set play of help play, found by letting the other side begin."""
    is_own_doing = asked.play is Play.HELP or asked.half_moves > 2
    if asked.half_moves == 1 or not is_own_doing or chess.Board(position.fen).is_check():
        return set()
    other = position.with_turn(position.turn.other)
    return set(ask(other, one_less(asked), PlayOptions()).lines)


def check_first_moves(position: Position, asked: Stipulation) -> Counter[str]:
    solution = ask(position, asked, PlayOptions(set_play=True))
    assert len(set(solution.lines)) == len(solution.lines)
    assert set(solution.lines) == lines_by_first_moves(position, asked)
    assert solution.status == ("solved" if solution.lines else "none")
    headings = [node for node in solution.tree.children if node.role is Role.SET_PLAY]
    found = [line for heading in headings for node in heading.children for line in paths(node)]
    assert len(set(found)) == len(found)
    assert set(found) == set_play_by_turn(position, asked)
    return Counter(
        {
            f"{asked.play}{asked.goal} {'.5' if asked.half else ''}": bool(solution.lines),
            "set play": bool(found),
            "several lengths": len(set(map(len, solution.lines))) > 1,
        }
    )


def check_white_to_play(position: Position, asked: Stipulation) -> Counter[str]:
    options = PlayOptions(set_play=True)
    begun = ask(position, asked, replace(options, white_to_play=True))
    half = ask(position, one_less(asked), options)
    shorter = {"length": None if begun.length is None else begun.length - 1}
    shorter["refuted below"] = begun.refuted_below - 1
    answer = reflected_answer(begun, NOTHING) | shorter
    assert answer == reflected_answer(half, NOTHING)
    assert begun.lines == half.lines
    return Counter({"white to play": bool(half.lines)})


def compare_first_moves(count: int, pieces: int, longest: int) -> None:
    source = random.Random(f"{count} {pieces} {longest}")
    met: Counter[str] = Counter()
    for number in range(count):
        position, asked, options = draw(source, HELP[number % len(HELP)], pieces, longest)
        try:
            if options.white_to_play:
                met += check_white_to_play(position, asked)
            else:
                met += check_first_moves(position, asked)
        except (AssertionError, MatewrightError) as difference:
            raise AssertionError((position.fen, asked.text)) from difference
    kinds = [kind for kind in met if kind.startswith("h")]
    assert sum(met[kind] for kind in kinds) > count // 10, met
    if count >= 100:
        assert met["set play"], met
        assert met["several lengths"], met
        assert met["white to play"], met
        # More than half of all kinds of play and goal, with half a move and without.
        assert len(kinds) > len(HELP) * len(GOALS) or count < 600, met


@pytest.mark.parametrize(
    ("count", "pieces", "longest"),
    [
        (15, 5, 2),
        pytest.param(300, 7, 2, marks=pytest.mark.slow),
        pytest.param(600, 5, 2, marks=pytest.mark.slow),
        pytest.param(100, 4, 3, marks=pytest.mark.slow),
    ],
)
def test_help_play_is_the_first_moves_with_the_rest(count: int, pieces: int, longest: int) -> None:
    compare_first_moves(count, pieces, longest)


@pytest.mark.parametrize(
    ("fen", "text", "early"),
    [
        ("8/8/8/8/2p5/k1p5/8/K1R5 w - - 0 1", "hx1.5", "c1c3"),
        ("k7/8/2K5/8/8/8/8/7R w - - 0 1", "h+1.5", "h1a1"),
        ("8/8/8/8/8/3k4/1p6/2RK4 b - - 0 1", "hrx2.5", "b2c1q"),
        ("8/8/8/8/8/8/1p6/K1k5 w - - 0 1", "hrx2", "a1b2"),
    ],
)
def test_a_line_ends_where_its_first_move_reaches_the_goal(fen: str, text: str, early: str) -> None:
    position, asked = Position.from_fen(fen), Stipulation.parse(text)
    assert check_first_moves(position, asked)
    lines = ask(position, asked, PlayOptions()).lines
    assert [line for line in lines if line[0] == early] == [(early,)][: asked.half]

"""The checker of solutions where options of problem solving were set."""

from __future__ import annotations

import random
from dataclasses import asdict, replace
from typing import Any

import pytest

import matewright
from matewright.errors import EngineError, FormatError
from matewright.model import solution_check
from matewright.model.move import Move
from matewright.model.position import Position
from matewright.model.remarks import STOPPED_FOR_MEMORY, STOPPED_ON_SHORT, Remark
from matewright.model.solution import Mark, Node, Role, Solution, Status, Tree
from matewright.model.stipulation import Stipulation
from matewright.reference.python_chess import ChessBoard
from matewright.reference.terms import CHECKED_PLAYS
from matewright.services.verify import Claim, Report, Verification, verify
from tests.asking import reworded
from tests.differential.test_stipulations import draw

PRINZ = "5Kbk/6pp/6P1/8/8/8/8/7R w"
NON_TRIVIAL = Remark("non-trivial", {"count": 1, "option": "NonTrivial 1 1"})
LOYD = "8/6R1/7p/5K1k/8/6p1/5bPP/4N3 w"
"""A threat with play of its own and defences that parry nothing (Sam Loyd, 1859)."""
QUEEN = "7k/8/5K2/6Q1/8/8/8/8 w"
"""Eight keys, one of them short."""
TWO_LINES = "1r6/pk6/8/3N4/4B3/8/8/7K b"
SELF = "8/8/8/8/1p6/k7/p1Q5/K7 w"


def codes(solution: Solution) -> set[str]:
    return {fault.code for fault in verify(solution).faults}


def sums(report: Report) -> dict[Claim, tuple[int, int]]:
    return {tally.claim: (tally.checked, tally.unchecked) for tally in report.tallies}


def after_key(solution: Solution, **changes: Any) -> Solution:
    """The answer to the diagram after the first key, made of what stands below it."""
    key = next(node for node in solution.tree.children if node.role is Role.KEY)
    return rooted(solution, key, **{"length": key.length} | changes)


def without(solution: Solution, left_out: Node) -> Solution:
    """The answer without a node and all that is below it."""
    tree = solution.tree.tree
    places = sorted(node.index for node in solution.tree.walk() if left_out not in node.path())
    less = Tree(
        [tree.moves[index] for index in places],
        [tree.roles[index] for index in places],
        [tree.marks[index] for index in places],
        [tree.lengths[index] for index in places],
        [places.index(tree.parents[index]) for index in places],
    )
    return replace(solution, tree=less.root)


def rooted(solution: Solution, root: Node, **changes: Any) -> Solution:
    nodes, parents = [root], [0]
    for node in nodes:
        place = nodes.index(node)
        nodes += node.children
        parents += [place] * node.child_count
    assert root.move is not None
    tree = Tree(
        [None, *(node.move for node in nodes[1:])],
        [Role.DIAGRAM, *(node.role for node in nodes[1:])],
        [node.marks - {Mark.SHORT} for node in nodes],
        [0, *(node.length or 0 for node in nodes[1:])],
        parents,
    )
    facts: dict[str, Any] = {
        "fen": Position.from_fen(solution.fen).play(root.move).fen,
        "options": ("PostKeyPlay",),
        "keys": (),
        "tries": (),
        "keys_complete": False,
        "refuted_below": 1,
        "tree": tree.root,
    }
    return reworded(solution, **facts | changes)


# -- what is right passes --------------------------------------------------------------------------


@pytest.mark.parametrize("count", [20, pytest.param(2000, marks=pytest.mark.slow)])
def test_random_answers_under_options_are_confirmed(count: int) -> None:
    """Every play, a few options each; nothing is given up but for restrictions."""
    source = random.Random(11)
    complete = 0
    for _ in range(count):
        position, stipulation, wanted = draw(source, source.choice(CHECKED_PLAYS), 5, 2)
        solution = matewright.solve(position, stipulation, **asdict(wanted))
        report = verify(solution, 20_000)
        case = (position.fen, stipulation.text, wanted.names)
        assert report.faults == (), case
        assert not report.unreached, case
        restrictions = (wanted.max_flights, wanted.max_threat, wanted.non_trivial)
        assert not report.given_up or any(one is not None for one in restrictions), case
        solution_check.check(solution)
        complete += report.is_complete
    assert complete > count * 0.7


# -- play after the key ----------------------------------------------------------------------------


@pytest.mark.parametrize(("fen", "stipulation"), [(PRINZ, "#2"), (LOYD, "#3"), (SELF, "s#2")])
def test_play_after_the_key_is_confirmed(fen: str, stipulation: str) -> None:
    solution = after_key(matewright.solve(fen, stipulation))
    report = verify(solution)
    assert report.faults == ()
    assert report.is_complete
    assert sums(report)[Claim.NOT_SOONER] == (1, 0)


def test_a_refuted_attack_is_confirmed() -> None:
    whole = matewright.solve(PRINZ, "#2", tries=1)
    first = whole.tree.child(0)
    assert first.role is Role.TRY
    refuted = rooted(whole, first, length=None, status=Status.NONE)
    report = verify(refuted)
    assert report.faults == ()
    assert report.is_complete
    assert codes(replace(refuted, status=Status.SOLVED, length=2)) == {"fault-summary"}


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"keys": ("h1h6",)}, "fault-first-moves"),
        ({"keys_complete": True}, "fault-summary"),
        ({"refuted_below": 2}, "fault-summary"),
        ({"status": Status.NONE}, "fault-summary"),
        ({"length": 3}, "fault-length"),
        ({"stipulation": Stipulation(3), "length": 3}, "fault-shorter"),
        ({"length": None}, "fault-summary"),
    ],
)
def test_wrong_summaries_after_the_key(changes: dict[str, Any], code: str) -> None:
    assert code in codes(after_key(matewright.solve(PRINZ, "#2"), **changes))


def test_replies_that_are_missing_after_the_key() -> None:
    solution = after_key(matewright.solve(PRINZ, "#2"))
    assert codes(without(solution, solution.tree.children[-1])) == {"fault-reply-missing"}


def test_lines_of_play_after_the_key_begin_with_the_defender() -> None:
    solution = after_key(matewright.solve(PRINZ, "#2"), length=1)
    faults = [str(fault) for fault in verify(solution).faults]
    assert any(fault.startswith("1...") for fault in faults)


# -- help play -------------------------------------------------------------------------------------


def with_white_to_play(fen: str, moves: int) -> Solution:
    """What `h#n` is asked as with WhiteToPlay, made of the answer to `h#(n-1).5`."""
    solution = matewright.solve(fen, f"h#{moves - 1}.5")
    return reworded(
        solution,
        stipulation=Stipulation.parse(f"h#{moves}"),
        options=("WhiteToPlay",),
        length=None if solution.length is None else solution.length + 1,
        refuted_below=solution.refuted_below + 1,
    )


def test_white_to_play_is_confirmed() -> None:
    solution = with_white_to_play("7k/8/5K2/8/8/8/6R1/8 w", 2)
    assert solution.lines
    report = verify(solution)
    assert report.faults == ()
    assert report.is_complete
    assert codes(reworded(solution, options=())) != set()
    assert "fault-summary" in codes(replace(solution, length=1))


def test_lines_end_where_enough_was_found() -> None:
    solution = matewright.solve(TWO_LINES, "h#1")
    assert len(solution.lines) > 1
    ended = reworded(
        solution, options=("MaxSolutions 1",), restrictions=(Remark("max-solutions", {"count": 1}),)
    )
    assert "fault-summary" in codes(ended)
    enough = reworded(
        solution,
        options=("MaxSolutions 9999",),
        restrictions=(Remark("max-solutions", {"count": 9999}),),
        status=Status.PARTIAL,
    )
    report = verify(enough, 200_000)
    assert report.faults == ()


def test_lines_for_which_the_memory_was_enough_can_be_checked() -> None:
    solution = matewright.solve(TWO_LINES, "h#1")
    stopped = replace(solution, restrictions=(STOPPED_FOR_MEMORY,), status=Status.PARTIAL)
    assert verify(stopped).faults == ()
    # Nobody says that these are all the lines.
    assert "fault-line-missing" not in codes(without(stopped, stopped.tree.child(0)))
    assert codes(replace(stopped, length=2)) != set()


def test_the_shortest_lines_must_all_be_there() -> None:
    solution = matewright.solve(TWO_LINES, "h#1")
    stopped = reworded(
        solution,
        stipulation=Stipulation.parse("h#2"),
        options=("StopOnShortSolutions",),
        restrictions=(STOPPED_ON_SHORT,),
        status=Status.PARTIAL,
    )
    assert verify(stopped).is_complete
    assert codes(stopped) == set()
    first = stopped.tree.child(0)
    lines = tuple(line for line in solution.lines if line[0] != str(first.move))
    less = replace(without(stopped, first), lines=lines)
    assert "fault-line-missing" in codes(less)
    # Who does not say that this is why it ended claims nothing of that length.
    assert "fault-line-missing" not in codes(replace(less, restrictions=()))


# -- numbered first moves --------------------------------------------------------------------------


def test_first_moves_are_numbered_by_squares_and_promotions() -> None:
    board = ChessBoard("4k3/P7/8/8/8/8/8/R3K3 w Q - 0 1")
    names = [move.uci() for move in board.ordered_moves()]
    assert names[:3] == ["a1b1", "a1c1", "a1d1"]
    assert names.index("e1c1") < names.index("e1d1") < names.index("e1d2")
    assert names[-4:] == ["a7a8q", "a7a8r", "a7a8b", "a7a8n"]


def limited(first: int, last: int | None, stipulation: str = "#2") -> Solution:
    """The answer to QUEEN with only some first moves, made of the whole."""
    solution = matewright.solve(QUEEN, stipulation)
    board = ChessBoard(solution.fen)
    wanted = {move.uci() for move in board.ordered_moves()[first - 1 : last]}
    options = [f"StartMoveNumber {first}"] * (first > 1) + [f"UpToMoveNumber {last}"] * bool(last)
    for place, node in reversed(list(enumerate(solution.tree.children))):
        if str(node.move) not in wanted:
            solution = without(solution, solution.tree.child(place))
    keys = tuple(key for key in solution.keys if key in wanted)
    return reworded(
        solution,
        options=tuple(options),
        restrictions=(Remark("first-moves", {"first": first, "last": last or 999}),),
        keys=keys,
        keys_complete=False,
        refuted_below=1,
        length=min((node.length or 0 for node in solution.tree.children), default=None),
        status=Status.SOLVED if keys else Status.NONE,
    )


def test_keys_among_some_first_moves() -> None:
    solution = limited(5, 14)
    assert 1 <= len(solution.keys) < 8
    report = verify(solution)
    assert report.faults == ()
    assert report.is_complete
    # One for each first move that is no key, and none for the others.
    assert sums(report)[Claim.NO_KEY] == (10 - len(solution.keys), 0)
    narrower = reworded(solution, options=("StartMoveNumber 5", "UpToMoveNumber 5"))
    assert "fault-number" in codes(narrower)
    wider = reworded(solution, options=("StartMoveNumber 2", "UpToMoveNumber 14"))
    assert codes(wider) == {"fault-key-missing"}


def test_no_key_among_some_first_moves_says_nothing_of_others() -> None:
    solution = limited(20, 21)
    assert solution.status is (Status.SOLVED if solution.keys else Status.NONE)
    assert verify(solution).faults == ()
    wrong = replace(solution, keys_complete=True)
    assert "fault-key-missing" in codes(wrong)


# -- threats and variations ------------------------------------------------------------------------


def test_without_threats_every_reply_is_there() -> None:
    solution = matewright.solve(LOYD, "#3")
    key = solution.tree.child(0)
    threat = key.child(0)
    assert threat.role is Role.THREAT
    less = reworded(without(solution, threat), options=("NoThreat",))
    assert "fault-reply-missing" in codes(less)


def test_short_variations_are_left_out_when_asked() -> None:
    solution = matewright.solve("8/p7/1b4p1/k5B1/8/6Q1/8/7B w", "#3")
    key = solution.tree.child(0)
    short = [
        node
        for node in key.children
        if node.role is Role.DEFENCE and (node.child(0).length or 0) < (key.length or 0) - 1
    ]
    assert short
    assert len(short) < key.child_count
    wanted = reworded(solution, options=("NoShortVariations",))
    assert codes(wanted) == {"fault-short-variation"}
    less = wanted
    for node in short:
        again = next(child for child in less.tree.child(0).children if child.move == node.move)
        less = without(less, again)
    report = verify(less)
    assert report.faults == ()
    assert report.is_complete
    assert sums(report)[Claim.LEFT_OUT] == (len(short), 0)
    # Who has not asked for that misses them, and others may not be missing at all.
    assert codes(reworded(less, options=())) == {"fault-reply-missing"}
    none = without(less, less.tree.child(0).child(0))
    assert "fault-left-out" in codes(none)


# -- set play that is missing as a whole -----------------------------------------------------------


@pytest.mark.parametrize(
    ("fen", "stipulation", "code"),
    [
        (PRINZ, "#2", "fault-set-play-missing"),
        ("k7/8/1K6/8/8/8/p7/7R b", "h#1", "fault-line-missing"),
    ],
)
def test_set_play_that_was_asked_for_is_missed(fen: str, stipulation: str, code: str) -> None:
    whole = matewright.solve(fen, stipulation, set_play=True)
    (heading,) = (node for node in whole.tree.children if node.role is Role.SET_PLAY)
    less = reworded(without(whole, heading), options=())
    assert codes(less) == set()
    faults = verify(reworded(less, options=("SetPlay",))).faults
    assert {fault.code for fault in faults} == {code}
    assert all(str(fault).startswith("1...") for fault in faults)


def test_set_play_that_is_not_there_is_not_missed() -> None:
    solution = reworded(matewright.solve(LOYD, "#3", set_play=True), options=("SetPlay",))
    assert not any(node.role is Role.SET_PLAY for node in solution.tree.children)
    report = verify(solution)
    assert report.faults == ()
    assert sums(report)[Claim.UNANSWERED][0] > 0


# -- restrictions of the attacker ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("fen", "stipulation", "option", "restriction"),
    [
        (LOYD, "#3", "MaxFlightSquares 4", Remark("max-flights", {"count": 4})),
        (LOYD, "#3", "Threat 2", Remark("max-threat", {"count": 2})),
        (SELF, "s#2", "NonTrivial 1 1", NON_TRIVIAL),
    ],
)
def test_what_rests_on_restrictions_is_not_called_checked(
    fen: str, stipulation: str, option: str, restriction: Remark
) -> None:
    plain = matewright.solve(fen, stipulation)
    before = sums(verify(plain))
    report = verify(reworded(plain, options=(option,), restrictions=(restriction,)))
    after = sums(report)
    assert report.faults == ()
    assert report.given_up == report.unchecked > 0
    assert not report.is_complete
    # What no attacker can do he cannot do under restrictions either.
    assert after[Claim.NO_KEY] == before[Claim.NO_KEY]
    assert after[Claim.FORCED][0] == 0
    assert after.get(Claim.LEFT_OUT, (0, 0))[0] == 0


def test_what_no_attacker_can_do_is_wrong_under_restrictions_too() -> None:
    solution = matewright.solve(PRINZ, "#2", mode="keys")
    wrong = reworded(
        solution,
        fen=Position.from_fen("5Kbk/6pp/8/8/8/8/8/7R w").fen,
        options=("Threat 1",),
        restrictions=(Remark("max-threat", {"count": 1}),),
    )
    assert "fault-not-forced" in codes(wrong)


# -- quodlibet -------------------------------------------------------------------------------------


def test_the_attackers_own_goal_counts_in_quodlibet() -> None:
    fen = "7k/8/6K1/8/8/8/8/R7 w"
    mate = matewright.solve(fen, "#1")
    key = mate.tree.child(0)
    assert isinstance(key.move, Move)
    solution = reworded(
        mate, stipulation=Stipulation.parse("s#1"), options=("Quodlibet",), keys_complete=False,
        tree=mate.tree.tree.root,
    )  # fmt: skip
    partial = replace(solution, status=Status.PARTIAL)
    assert codes(partial) == set()
    assert codes(reworded(partial, options=())) != set()
    assert codes(replace(solution, keys_complete=True)) == set()


# -- what is refused -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "restrictions", "error"),
    [
        (("Circe",), (), FormatError),
        (("WhiteToPlay",), (), EngineError),
        (("Threat 0",), (), EngineError),
        ((), (Remark("first-moves", {"first": 1, "last": 2}),), FormatError),
        ((), (Remark("max-solutions", {"count": 2}),), FormatError),
        (("MaxSolutions 2",), (NON_TRIVIAL,), FormatError),
        (("MaxSolutions 2",), (Remark("text", {"text": "no castling"}),), FormatError),
    ],
)
def test_what_is_not_understood_is_refused(
    options: tuple[str, ...], restrictions: tuple[Remark, ...], error: type[Exception]
) -> None:
    solution = matewright.solve(PRINZ, "#2")
    with pytest.raises(error):
        Verification(reworded(solution, options=options, restrictions=restrictions))

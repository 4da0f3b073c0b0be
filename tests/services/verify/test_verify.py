"""The checker of solutions: correct ones pass, and no damage to one gets past it."""

from __future__ import annotations

import ast
import copy
import json
import random
from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest

import matewright
from matewright import engine
from matewright.errors import MESSAGES, EngineError, FormatError, IllegalPosition, StipulationError
from matewright.model.problem import Problem
from matewright.model.solution import Solution
from matewright.model.stipulation import Stipulation
from matewright.services import verify as service
from matewright.services.file import files
from matewright.services.verify import Claim, Reached, Report, Verification, san_texts, verify
from tests import unsolved
from tests.differential.test_exhaustive import small_position

ROOT = Path(__file__).parents[3]
SAMPLES = sorted((ROOT / "resources" / "problems").glob("*.olv"))

PRINZ = "5Kbk/6pp/6P1/8/8/8/8/7R w"
"""Zugzwang, tries, set play."""
QUEEN = "7k/8/5K2/6Q1/8/8/8/8 w"
"""Eight keys, one of them short; duals, several threats."""
LOYD = "8/6R1/7p/5K1k/8/6p1/5bPP/4N3 w"
"""A threat with play of its own and defences that parry nothing (Sam Loyd, 1859)."""


# -- what is right passes --------------------------------------------------------------------------


def check(solution: Solution, positions: int = service.DEFAULT_POSITIONS) -> Report:
    """The report on a solution that went through its JSON form."""
    data = json.loads(json.dumps(solution.to_dict()))
    return verify(Solution.from_dict(data), positions, san=san_texts(data))


def samples(most: int) -> Iterator[Problem]:
    for sample in SAMPLES:
        for problem in files.load(sample).collection:
            if problem.stipulation.text in [f"#{moves}" for moves in range(1, most + 1)]:
                yield problem


def confirm(problem: Problem, strategy: str) -> None:
    solution = matewright.solve(
        problem.position, problem.stipulation, tries=1, set_play=True, strategy=strategy
    )
    report = check(solution)
    assert report.faults == (), problem.position.fen
    assert report.is_complete, problem.position.fen


def test_all_short_samples_are_confirmed() -> None:
    """By one strategy after the other; each solves all of them in the test below."""
    for problem, strategy in zip(samples(3), cycle(engine.PROVERS), strict=False):
        confirm(problem, strategy)


@pytest.mark.slow
@pytest.mark.parametrize("strategy", engine.PROVERS)
def test_each_strategy_is_confirmed_in_all_short_samples(strategy: str) -> None:
    for problem in samples(3):
        confirm(problem, strategy)


@pytest.mark.slow
@pytest.mark.parametrize("strategy", engine.PROVERS)
def test_a_longer_sample_is_confirmed(strategy: str) -> None:
    for problem in samples(4):
        solution = matewright.solve(
            problem.position, problem.stipulation, tries=2, set_play=True, strategy=strategy
        )
        report = check(solution, 10_000_000)
        assert report.faults == (), problem.position.fen
        assert report.is_complete, problem.position.fen


@pytest.mark.parametrize("strategy", engine.PROVERS)
@pytest.mark.parametrize("count", [24, pytest.param(2000, marks=pytest.mark.slow)])
def test_random_answers_are_confirmed(strategy: str, count: int) -> None:
    """En passant, castling, promotions, Black to move, every mode, checks only."""
    source = random.Random(4)
    for number in range(count):
        position = small_position(source)
        mode = ("full", "full", "keys", "shortest")[number % 4]
        solution = matewright.solve(
            position,
            f"#{3 if number % 9 == 8 else 2}",
            strategy=strategy,
            mode=mode,
            tries=2,
            set_play=True,
            checks_only=number % 5 == 0,
        )
        report = check(solution)
        assert report.faults == (), position.fen
        assert report.is_complete, position.fen


@pytest.mark.parametrize("seconds", [0.0, 0.001, 0.003, 0.01, 0.03])
def test_what_stands_in_a_stopped_answer_is_confirmed(seconds: float) -> None:
    """Wherever the search was stopped: that depends on the machine."""
    solution = matewright.solve(QUEEN, "#5", tries=2, set_play=True, time_limit=seconds)
    report = check(solution, 20_000)
    assert report.faults == ()
    assert not report.unreached


PLAYS = ("", "s", "r", "semi-r", "h", "hs", "hr", "ser-", "ser-h", "ser-s", "ser-r")
GOALS = ("#", "#", "=", "==", "#=", "+", "x", "zd4", "zg3", "ep", "00")


def random_question(source: random.Random) -> str:
    """A short stipulation of any kind."""
    play, goal = source.choice(PLAYS), source.choice(GOALS)
    moves = source.choice((1, 2))
    if play in ("h", "hs", "hr"):
        return f"{play}{goal}{source.choice(('1', '1', '1.5', '2'))}"
    return f"{play}{goal}{moves}"


@pytest.mark.parametrize("count", [24, pytest.param(3000, marks=pytest.mark.slow)])
def test_random_answers_to_any_stipulation_are_confirmed(count: int) -> None:
    """Complete as far as some thousand positions tell, and never wrong."""
    source = random.Random(9)
    solved_ones = complete = done = 0
    while done < count:
        position, stipulation = small_position(source), random_question(source)
        try:
            solution = matewright.solve(
                position,
                stipulation,
                set_play=source.random() < 0.6,
                tries=2 * Stipulation.parse(stipulation).play.is_battle,
            )
        except IllegalPosition:
            continue
        done += 1
        report = check(solution, 5000)
        assert report.faults == (), (position.fen, stipulation)
        solved_ones += solution.status == "solved"
        complete += report.is_complete
    assert solved_ones > count // 10
    assert complete > count // 2


def test_every_kind_of_claim_is_counted() -> None:
    reports = [
        check(matewright.solve(PRINZ, "#2", tries=1, set_play=True)),
        check(matewright.solve(LOYD, "#3")),
        check(matewright.solve(LOYD, "#3", mode="shortest")),
        check(matewright.solve("k7/8/1K6/8/8/8/8/7R w", "#2", checks_only=True)),
        check(matewright.solve("8/8/8/8/8/1k6/7q/K7 b", "#2", mode="keys", checks_only=True)),
        check(changed(PRINZ, "#2", {"refuted_below": 1})),
        check(Solution.from_dict(help_reflex())),
    ]
    assert all(report.is_complete and not report.faults for report in reports)
    counted = {tally.claim for report in reports for tally in report.tallies}
    assert counted == set(Claim)


def test_the_claims_of_a_small_problem() -> None:
    """Counted by hand: one key, its 7 defences and their mates, 15 other first moves."""
    report = check(matewright.solve(PRINZ, "#2"))
    counts = {tally.claim: tally.checked for tally in report.tallies}
    assert counts == {
        Claim.MOVE: 15,
        Claim.GOAL: 7,
        Claim.REPLIES: 1,
        Claim.THREATS: 1,
        Claim.CONTINUATIONS: 7,
        Claim.NOT_SOONER: 1,
        Claim.NO_KEY: 15,
        Claim.REFUTED: 1,
    }


# -- limits ----------------------------------------------------------------------------------------


def test_without_positions_only_the_board_is_looked_at() -> None:
    report = check(matewright.solve(LOYD, "#3"), 0)
    assert report.positions == 0
    assert report.faults == ()
    assert not report.is_complete
    left = {tally.claim: tally for tally in report.tallies if tally.unchecked}
    assert set(left) & {Claim.MOVE, Claim.GOAL, Claim.REPLIES} == set()
    assert left[Claim.NO_KEY].deepest == 3
    assert left[Claim.REFUTED].deepest == 2
    assert {tally.checked for tally in left.values()} == {0}


def test_the_same_is_checked_every_time() -> None:
    solution = matewright.solve(LOYD, "#3", tries=1, set_play=True)
    first, second = check(solution, 1000), check(solution, 1000)
    assert first == second
    assert first.positions == 1000
    assert first.unchecked > 0
    assert check(solution, 3000).unchecked < first.unchecked


class Interrupted(BaseException):
    """Ctrl-C at a chosen moment."""


@pytest.mark.parametrize("stop", [1, 10, 40, 60])
def test_an_interrupted_check_tells_what_it_found(stop: int) -> None:
    seen: list[Reached] = []

    def watch(reached: Reached) -> None:
        seen.append(reached)
        if len(seen) == stop:
            raise Interrupted

    solution = matewright.solve(PRINZ, "#2", tries=1, set_play=True)
    moves = sum(node.move is not None for node in solution.tree.walk())
    verification = Verification(solution, watch=watch)
    with pytest.raises(Interrupted):
        verification.run()
    report = verification.report()
    assert not report.finished
    assert not report.is_complete
    assert report.unreached == max(0, moves - stop)
    assert report.faults == ()
    # The answer to the claim at hand is lost, those before it are not.
    decided = sum(tally.checked for tally in report.tallies if tally.claim in SEARCHED)
    assert decided == max(0, stop - moves)


SEARCHED = set(Claim) - {Claim.MOVE, Claim.GOAL, Claim.DUTY, Claim.REPLIES}


@pytest.mark.parametrize(
    ("changes", "error", "words"),
    [
        ({"fen": "8/8/8/8 w - - 0 1"}, FormatError, "“fen”"),
        ({"fen": "7k/8/8/8/8/8/8/K7 w"}, FormatError, "“fen”"),
        ({"fen": "7k/8/8/8/8/8/8/K7 w HA - 0 1"}, FormatError, "“fen”"),
        ({"fen": "8/8/8/8/8/8/8/K7 w - - 0 1"}, IllegalPosition, "no black king"),
        ({"fen": "7k/8/8/8/8/8/K7/K7 w - - 0 1"}, IllegalPosition, "White has 2 kings"),
        ({"fen": "P6k/8/8/8/8/8/8/K7 w - - 0 1"}, IllegalPosition, "white pawn on a8"),
        ({"fen": "7k/8/8/8/8/8/8/K6R w - - 0 1"}, IllegalPosition, "Black is in check"),
        ({"stipulation": unsolved.STIPULATION}, StipulationError, unsolved.PLAY),
        ({"stipulation": "reci-h#2"}, EngineError, "cannot be checked"),
        ({"restrictions": ["MaxThreats 2"]}, FormatError, "“MaxThreats 2”"),
    ],
)
def test_what_cannot_be_checked_is_refused(
    changes: dict[str, object], error: type[Exception], words: str
) -> None:
    with pytest.raises(error, match=words):
        Verification(changed(PRINZ, "#2", changes))


def test_no_rules_of_ours_take_part() -> None:
    """What is checked with, apart from python-chess: names, texts and the reader of JSON."""
    allowed = {
        "matewright.errors",
        "matewright.model.goal",
        "matewright.model.move",
        "matewright.model.notation",
        "matewright.model.options",
        "matewright.model.piece",
        "matewright.model.play",
        "matewright.model.play_options",
        "matewright.model.remarks",
        "matewright.model.solution",
        "matewright.model.stipulation",
    }
    oracle = [
        f"matewright.reference.{name}" for name in ("python_chess", "rules", "search", "terms")
    ]
    allowed.update(oracle)
    assert service.__file__
    modules = list(Path(service.__file__).parent.glob("*.py"))
    assert len(modules) > 3
    for module in [*modules, *(Path(str(import_module(name).__file__)) for name in oracle)]:
        for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module != "__future__":
                ours = (node.module or "").split(".")[0] == "matewright"
                its_own = (node.module or "").startswith("matewright.services.verify")
                assert not ours or its_own or node.module in allowed, module
            if isinstance(node, ast.Import):
                assert not any("matewright" in alias.name for alias in node.names), module


# -- what is wrong is found ------------------------------------------------------------------------

Json = dict[str, Any]


@cache
def _solved(fen: str, stipulation: str, **options: Any) -> str:
    return json.dumps(matewright.solve(fen, stipulation, **options).to_dict())


def solved(fen: str, stipulation: str, **options: Any) -> Json:
    """The JSON form of an answer, to be damaged."""
    answer: Json = json.loads(_solved(fen, stipulation, **options))
    return answer


def changed(fen: str, stipulation: str, changes: Json) -> Solution:
    return Solution.from_dict(solved(fen, stipulation) | changes)


def at(answer: Json, *moves: str) -> Json:
    """The node these moves lead to; the word `set_play` leads to that heading."""
    node: Json = answer["tree"]
    for move in moves:
        node = next(child for child in node["children"] if move in (child["move"], child["role"]))
    return node


def cut(answer: Json, *moves: str) -> Json:
    """Take a node with all below it out of the tree."""
    children = at(answer, *moves[:-1])["children"]
    node: Json = children.pop(children.index(at(answer, *moves)))
    return node


def node(role: str, move: str, san: str, length: int | None = None, **more: Any) -> Json:
    """A node as it would have to be, without children."""
    facts = (["capture"] if "x" in san else []) + (["check"] if san[-1] in "+#" else [])
    facts += (["mate"] if san[-1] == "#" else []) + (["stalemate"] if san[-1] == "=" else [])
    return {
        "role": role,
        "move": move,
        "san": san,
        "piece": san[0] if san[0] in "KQRBN" else "P",
        "facts": facts,
        "length": length,
        "marks": [],
        "children": [],
        **more,
    }


def prinz() -> Json:
    return solved(PRINZ, "#2", tries=1, set_play=True)


def queen() -> Json:
    return solved(QUEEN, "#2")


def queen_in_3() -> Json:
    return solved(QUEEN, "#3")


def queen_keys() -> Json:
    return solved(QUEEN, "#2", mode="keys")


def castling() -> Json:
    return solved("5k2/8/8/8/8/8/4R1R1/4K2R w", "#1")


def promotions() -> Json:
    return solved("k7/2P4p/1K6/8/8/8/8/8 w", "#2", set_play=True)


def loyd() -> Json:
    return solved(LOYD, "#3")


def variations() -> Json:
    """Defences that are met in two moves and in three."""
    return solved("8/p7/1b4p1/k5B1/8/6Q1/8/7B w", "#3")


def selfplay() -> Json:
    return solved("7k/8/8/2Pp1B2/5K2/P4N2/8/1R6 w - d6 0 1", "sx2", tries=2)


def reflex() -> Json:
    return solved("5r2/2P1k3/1r6/5N2/7R/8/6K1/8 b", "rzd42")


def semi_reflex() -> Json:
    """White could capture on c2, which only a reflex problem would have him do."""
    return solved("k7/8/8/8/8/1r6/2p5/K1R5 w", "semi-rx1")


def help_mate() -> Json:
    return solved("8/5P2/8/2r4B/N7/2K5/p5k1/8 w", "h#2")


def help_reflex() -> Json:
    return solved("4k3/8/8/4n1P1/8/3p2Pn/K7/8 w", "hrx2", set_play=True)


def series() -> Json:
    return solved("5n2/8/5K2/8/B7/2R2p2/8/k5B1 w", "ser-#3")


def series_of_two_lengths() -> Json:
    return solved("7k/8/1p6/8/8/p7/8/R3K3 w", "ser-x2")


Damage = Callable[[Json], object]


def state(**fields: object) -> Damage:
    """Say something else of the whole answer."""
    return lambda answer: answer.update(copy.deepcopy(fields))


def put(moves: str = "", **fields: object) -> Damage:
    """Say something else of the node these moves lead to."""
    return lambda answer: at(answer, *moves.split()).update(copy.deepcopy(fields))


def add(moves: str, child: Json, *, first: bool = False) -> Damage:
    """One more node below that one."""

    def damage(answer: Json) -> None:
        children = at(answer, *moves.split())["children"]
        children.insert(0 if first else len(children), copy.deepcopy(child))

    return damage


def take(*places: str) -> Damage:
    """Leave these nodes out."""
    return lambda answer: [cut(answer, *place.split()) for place in places]


def both(*damages: Damage) -> Damage:
    return lambda answer: [damage(answer) for damage in damages]


def key_withheld(answer: Json) -> None:
    cut(answer, "f6g6")
    answer["keys"].remove("f6g6")


def longest_key_first(answer: Json) -> None:
    answer["keys"].reverse()
    answer["tree"]["children"].reverse()


def not_the_shortest(answer: Json) -> None:
    answer.update(mode="shortest", keys=["f6g6"], keys_complete=False, length=2, refuted_below=1)
    answer["tree"]["children"] = [at(answer, "f6g6")]


def try_called_a_key(answer: Json) -> None:
    answer["tries"].remove("h1h5")
    answer["keys"].append("h1h5")
    key = cut(answer, "h1h5")
    key.update(role="key", length=2)
    cut({"tree": key}, "h7h6")
    answer["tree"]["children"].append(key)


def key_called_a_try(answer: Json) -> None:
    answer["keys"].remove("g5g7")
    answer["tries"].append("g5g7")
    at(answer, "g5g7").update(role="try", length=None, marks=[])


def defence_twice(answer: Json) -> None:
    children = at(answer, "h1h6")["children"]
    children.append(copy.deepcopy(children[0]))


def promotion_choice_denied(answer: Json) -> None:
    for child in at(answer, "set_play", "h7h6")["children"]:
        child["marks"] = [mark for mark in child["marks"] if mark != "promotion_choice"]


def bare_key_that_is_none(answer: Json) -> None:
    cut(answer, "g5g2")
    answer["keys"][answer["keys"].index("g5g2")] = "g5a5"
    answer["tree"]["children"].append(node("key", "g5a5", "Qa5", 2))


def longer_continuation(answer: Json) -> None:
    # What is incomplete may stand without its play: only its own claims are left.
    answer.update(status="partial", keys_complete=False)
    for place in ((), ("g5h6",), ("g5h6", "h8g8")):
        at(answer, *place)["marks"].append("incomplete")
    at(answer, "g5h6")["length"] = 3
    at(answer, "g5h6", "h8g8")["children"] = [
        node("continuation", "f6g6", "Kg6", 2, marks=["incomplete"])
    ]


def defence_called_a_refutation(answer: Json) -> None:
    refutation = cut(answer, "h1h5", "g8a2")
    refutation.update(role="refutation", children=[])
    at(answer, "h1h5")["children"].append(refutation)


def line_withheld(answer: Json) -> None:
    cut(answer, "c3b2")
    answer["lines"] = [line for line in answer["lines"] if line[0] != "c3b2"]


def line_too_short(answer: Json) -> None:
    at(answer, "c3b2", "c5b5", "b2a3")["children"].clear()
    answer["lines"][:2] = [["c3b2", "c5b5", "b2a3"]]


def longest_lines_first(answer: Json) -> None:
    answer["tree"]["children"].reverse()
    answer["lines"].reverse()


MATE = node("continuation", "g5d8", "Qd8#", 1)
AFTER_CHECK = node("help", "c1c3", "Rc3", children=[node("help", "c3a3", "Ra3#")])

no_mate_at_the_end = put("h1h6 g8a2", children=[node("continuation", "h6h5", "Rh5", 1)])
defence_missing = take("h1h6 g8a2")
all_keys_withheld = both(
    state(keys=[], status="none", length=None, refuted_below=3), put(children=[])
)
mate_by_nobody_refuted = both(
    state(status="partial", keys=[], keys_complete=False, length=None, refuted_below=2),
    put(children=[], marks=["incomplete"]),
)
incomplete_below_what_is_complete = both(
    state(status="partial"), put(marks=["incomplete"]), put("h1h6 g8a2", marks=["incomplete"])
)
both_other_duals_missing = both(
    take("f6f7 h8h7 g5h4", "f6f7 h8h7 g5h5"), put("f6f7 h8h7 g5g7", marks=[])
)

DAMAGES: list[tuple[Callable[[], Json], Damage, str]] = [
    (prinz, put(role="key"), "fault-root"),
    (loyd, state(options=["NoThreat"]), "fault-threats"),
    (
        queen,
        state(options=["UpToMoveNumber 1"], restrictions=["first move 1 only"]),
        "fault-number",
    ),
    (
        queen_in_3,
        state(options=["MaxFlightSquares 0"], restrictions=["at most 0 flights"]),
        "fault-flights",
    ),
    (variations, state(options=["NoShortVariations"]), "fault-short-variation"),
    (queen, take("f6g6"), "fault-first-moves"),
    (queen, lambda answer: answer["keys"].remove("f6g6"), "fault-first-moves"),
    (queen, key_withheld, "fault-key-missing"),
    (queen, all_keys_withheld, "fault-key-missing"),
    (queen, all_keys_withheld, "fault-refuted"),
    (queen, longest_key_first, "fault-keys-order"),
    (prinz, state(length=1), "fault-summary"),
    (prinz, state(status="none"), "fault-summary"),
    (prinz, state(keys_complete=False), "fault-summary"),
    (prinz, state(refuted_below=3), "fault-summary"),
    (prinz, state(refuted_below=3), "fault-refuted"),
    (queen, mate_by_nobody_refuted, "fault-refuted"),
    (queen, not_the_shortest, "fault-shorter"),
    (prinz, state(lines=[["h1h6"]]), "fault-lines"),
    (prinz, put("h1h6 g8a2", role="refutation", children=[]), "fault-role"),
    (prinz, try_called_a_key, "fault-reply-missing"),
    (queen, key_called_a_try, "fault-try"),
    (loyd, lambda answer: at(answer, "g7g3")["children"].reverse(), "fault-order"),
    (prinz, defence_twice, "fault-repeated"),
    (prinz, put("h1h6 g8a2", move="g8a3"), "fault-illegal"),
    (castling, both(put("e1g1", move="e1h1"), state(keys=["e1h1"])), "fault-illegal"),
    (prinz, put("h1h6 g8a2 h6h7", move="a1a1"), "fault-illegal"),
    (prinz, put("h1h6 g8a2 h6h7", facts=["capture", "check"]), "fault-facts"),
    (queen, put("f6g6", facts=["check", "mate"]), "fault-facts"),
    (prinz, put("h1h6 g7h6", facts=[]), "fault-facts"),
    (prinz, put("h1h6", piece="Q"), "fault-facts"),
    (prinz, put("h1h6", effects=[">h1h5"]), "fault-facts"),
    (prinz, put("h1h6", san="Rhh6"), "fault-facts"),
    (prinz, put("h1h6", san="Rh5"), "fault-san"),
    (loyd, put("g7g3", marks=["zugzwang"]), "fault-marks"),
    (prinz, put("h1h6", marks=[]), "fault-marks"),
    (queen, put("g5g7", marks=[]), "fault-marks"),
    (queen, put("f6f7 h8h7 g5g7", marks=[]), "fault-marks"),
    (prinz, put("h1h6 g8a2 h6h7", marks=["dual"]), "fault-marks"),
    (promotions, promotion_choice_denied, "fault-marks"),
    (prinz, put(marks=["incomplete"]), "fault-marks"),
    (prinz, incomplete_below_what_is_complete, "fault-marks"),
    (prinz, put("h1h6 g8a2", length=1), "fault-timed"),
    (prinz, put("set_play", length=1), "fault-timed"),
    (prinz, put("h1h6 g8a2 h6h7", length=2), "fault-length"),
    (loyd, both(put("g7g3", length=2), state(length=2, refuted_below=2)), "fault-length"),
    (loyd, put("g7g3", length=None), "fault-length"),
    # In mode `keys` no play stands below that would contradict it.
    (lambda: solved(QUEEN, "#3", mode="keys"), put("g5g2", length=3), "fault-key-sooner"),
    (queen_in_3, put("f6f7 g5g7", length=2), "fault-lengths"),
    (prinz, state(restrictions=["checks only"]), "fault-not-check"),
    (prinz, no_mate_at_the_end, "fault-no-goal"),
    (queen, both(put("g5g7", length=2, marks=[]), state(length=2)), "fault-goal-at-once"),
    (queen, add("", node("key", "g5g6", "Qg6=", 1, marks=["short"])), "fault-standstill"),
    (prinz, add("h1h6 g8a2 h6h7", node("defence", "a2g8", "Bg8")), "fault-after-end"),
    (queen_keys, bare_key_that_is_none, "fault-not-forced"),
    (prinz, defence_missing, "fault-reply-missing"),
    (queen, take("g5h6 h8g8"), "fault-reply-missing"),
    (loyd, take("g7g3 f2g3"), "fault-left-out"),
    (prinz, take("h1h5 h7h6"), "fault-unrefuted"),
    (prinz, take("h1h5 h7h6"), "fault-reply-missing"),
    (queen, add("f6g6", node("defence", "h8g8", "Kg8", children=[MATE])), "fault-no-defence"),
    (prinz, put("h1h6 g8a2", children=[]), "fault-unanswered"),
    (queen, take("f6f7 h8h7 g5h4"), "fault-alternatives"),
    (queen, both_other_duals_missing, "fault-alternatives"),
    (queen, take("f6f7 g5h4"), "fault-alternatives"),
    (queen, add("f6g6", node("threat", "g5h5", "Qh5+", 1), first=True), "fault-no-goal"),
    (loyd, put("g7g3 g3h3", move="e1f3", san="Nf3", piece="N", facts=[]), "fault-illegal"),
    (queen, add("g5h6", node("threat", "h6g7", "Qg7#", 1), first=True), "fault-threat-in-check"),
    (
        queen,
        put(
            "f6g6",
            marks=["zugzwang"],
            children=[node("defence", "h8g8", "Kg8", children=[MATE])],
        ),
        "fault-not-zugzwang",
    ),
    (queen_in_3, longer_continuation, "fault-sooner"),
    (prinz, defence_called_a_refutation, "fault-refutation"),
    (prinz, add("h1h5 h7h6", node("continuation", "h5h6", "Rxh6+", 1)), "fault-role"),
    (prinz, put("set_play", children=[]), "fault-set-play"),
    (prinz, take("set_play g8a2"), "fault-set-play-missing"),
    (reflex, add("f8f5", node("defence", "h4h5", "Rh5")), "fault-duty"),
    (semi_reflex, state(stipulation="rx1"), "fault-duty"),
    (reflex, add("f8f5", node("threat", "f5f4", "Rf4", 1), first=True), "fault-threat-late"),
    (selfplay, take("b1h1 h8g8"), "fault-reply-missing"),
    (selfplay, take("b1g1 g1g8 h8g8"), "fault-reply-missing"),
    (reflex, state(stipulation="rza12"), "fault-no-goal"),
    (selfplay, add("f5h7", node("defence", "h8h7", "Kxh7"), first=True), "fault-goal-early"),
    (help_mate, state(keys=["c3b2"]), "fault-keys"),
    (
        help_mate,
        lambda answer: answer["lines"].append(["c3b2", "c5b5", "b2a3", "a2a1b"]),
        "fault-first-moves",
    ),
    (help_mate, line_withheld, "fault-line-missing"),
    (help_reflex, put("set_play h3g5", move="h3f4", san="Nf4"), "fault-line-missing"),
    (help_mate, line_too_short, "fault-line-length"),
    (help_mate, add("c3b2 c5b5", node("help", "b2b3", "Kb3")), "fault-lengths"),
    (help_mate, state(length=1), "fault-summary"),
    (
        help_mate,
        put("c3b2 c5b5 b2a3 a2a1r", move="a2a1b", san="a1=B", facts=[]),
        "fault-no-goal",
    ),
    (
        help_mate,
        put("c3b2 c5b5 b2a3 a2a1r", move="a2a1g", san="a1=G", facts=[]),
        "fault-illegal",
    ),
    (help_reflex, state(stipulation="hsx2"), "fault-free"),
    (series, add("", node("help", "c3c1", "Rc1+", children=[AFTER_CHECK])), "fault-check-early"),
    (
        series_of_two_lengths,
        add("", node("help", "a1a3", "Rxa3", children=[node("help", "a3a4", "Ra4")])),
        "fault-goal-early",
    ),
    (series_of_two_lengths, longest_lines_first, "fault-lines-order"),
]


@cache
def is_sound(problem: Callable[[], Json]) -> bool:
    """Whether an answer is right before it is damaged, in whichever way."""
    answer = problem()
    return not verify(Solution.from_dict(answer), san=san_texts(answer)).faults


@pytest.mark.parametrize(
    ("problem", "damage", "code"),
    DAMAGES,
    ids=[code for _, _, code in DAMAGES],
)
def test_damage_is_found(problem: Callable[[], Json], damage: Damage, code: str) -> None:
    assert is_sound(problem)
    answer = problem()
    damage(answer)
    report = verify(Solution.from_dict(answer), san=san_texts(answer))
    assert code in {fault.code for fault in report.faults}
    for fault in report.faults:
        assert str(fault).endswith(".")


def test_every_fault_is_met_above() -> None:
    known = {code for code in MESSAGES if code.startswith("fault-")}
    assert {code for _, _, code in DAMAGES} == known


def test_a_fault_names_the_line_of_play() -> None:
    answer = prinz()
    no_mate_at_the_end(answer)
    illegal = at(answer, "set_play", "g8b3", "h1h7")
    illegal["move"] = "h1g2"
    defence_missing(answer)
    cut(answer, "h1h5", "g8a2", "h5h7")
    report = verify(Solution.from_dict(answer))
    assert [str(fault) for fault in report.faults] == [
        "1...Bb3 2.h1g2: the last move is not legal.",
        "1.Rh5 Ba2: this defence has no continuation.",
        "1.Rh6 Ba2: this reply is missing.",
        "1...Bb3: not all moves that succeed in 1 are given; missing: Rxh7#.",
    ]
    answer = loyd()
    at(answer, "g7g3", "g3h3", "f2h4", "g2g4")["length"] = 2
    report = verify(Solution.from_dict(answer))
    assert [str(fault) for fault in report.faults] == [
        "1.Rxg3 ~ 2.Rh3+ Bh4 3.g4#: the length is 2; it must be from 1 to 1.",
    ]


# -- every single change ---------------------------------------------------------------------------

MARKS = ("zugzwang", "dual", "promotion_choice", "short", "incomplete")
FACTS = ("capture", "en_passant", "castling", "check", "double_check", "mate", "stalemate")
ROLES = ("set_play", "try", "key", "threat", "defence", "continuation", "refutation", "help")
MOVES = ("a1a1", "h1h2", "h8g7", "g5g6", "f6e6", "a1a2q")


def places(node: Json, place: tuple[int, ...] = ()) -> Iterator[tuple[int, ...]]:
    for row, child in enumerate(node["children"]):
        yield (*place, row)
        yield from places(child, (*place, row))


def node_at(answer: Json, place: tuple[int, ...]) -> Json:
    node: Json = answer["tree"]
    for row in place:
        node = node["children"][row]
    return node


def single_changes(answer: Json) -> Iterator[tuple[str, Json]]:
    """The answer with one thing changed in its tree, in every way."""
    for place in places(answer["tree"]):
        original = node_at(answer, place)
        heading = original["move"] is None
        changes: list[Json] = [{"length": length} for length in (None, 1, 2, 3)]
        changes += [{"role": role} for role in ROLES]
        changes += [{"marks": _toggled(original["marks"], mark)} for mark in MARKS]
        changes += [{"children": []}]
        if not heading:
            changes += [{"facts": _toggled(original["facts"], fact)} for fact in FACTS]
            changes += [{"move": move} for move in MOVES]
            changes += [{"piece": "N" if original["piece"] != "N" else "K"}, {"san": "Qa1"}]
        for change in changes:
            if any(original[name] != value for name, value in change.items()):
                damaged = copy.deepcopy(answer)
                node_at(damaged, place).update(change)
                yield f"{place} {change}", damaged
        twice = copy.deepcopy(answer)
        node_at(twice, place[:-1])["children"].insert(place[-1], original)
        yield f"{place} twice", twice
        # Whether set play was asked for is not written down.
        if not heading:
            without = copy.deepcopy(answer)
            del node_at(without, place[:-1])["children"][place[-1]]
            yield f"{place} without", without


def _toggled(names: list[str], name: str) -> list[str]:
    return [one for one in names if one != name] + [name] * (name not in names)


@pytest.mark.parametrize(
    ("problem", "step"),
    [
        (prinz, 23),
        (queen, 19),
        pytest.param(prinz, 1, marks=pytest.mark.slow),
        pytest.param(queen, 1, marks=pytest.mark.slow),
        pytest.param(loyd, 3, marks=pytest.mark.slow),
        (selfplay, 9),
        (reflex, 13),
        (help_mate, 7),
        (help_reflex, 7),
        (series, 5),
        pytest.param(selfplay, 1, marks=pytest.mark.slow),
        pytest.param(reflex, 1, marks=pytest.mark.slow),
        pytest.param(help_mate, 1, marks=pytest.mark.slow),
        pytest.param(help_reflex, 1, marks=pytest.mark.slow),
        pytest.param(series, 1, marks=pytest.mark.slow),
    ],
)
def test_no_single_change_gets_past(problem: Callable[[], Json], step: int) -> None:
    count = 0
    for number, (change, damaged) in enumerate(single_changes(problem())):
        if number % step == 0:
            count += 1
            solution, san = Solution.from_dict(damaged), san_texts(damaged)
            # Most is seen on the board.
            assert verify(solution, 0, san=san).faults or verify(solution, san=san).faults, change
    assert count > 30

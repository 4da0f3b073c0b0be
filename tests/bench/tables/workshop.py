"""Settings that the workshop looks at a second: all changes of one piece of known problems."""

from __future__ import annotations

import time
from dataclasses import dataclass, replace
from typing import Final

import matewright
from matewright.errors import MatewrightError
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.stipulation import Stipulation
from matewright.model.verdict import Verdict as Judged
from matewright.model.verdict import judge_all
from matewright.services.workshop.mend import Allowed
from matewright.services.workshop.search import Search, Space, Threads, finish
from matewright.services.workshop.setting import Setting, Verdict
from tests.bench.measuring import Measurement, Unit, WrongAnswerError, solved
from tests.bench.plan import Plan
from tests.bench.report import Table, cell, time_text, verdict

NAME = "workshop"

SOLVER = "workshop"

_CHECKED_ALONE: Final = 40
"""So many settings of each problem are solved alone, too."""

_SAME: Final = {
    Verdict.SOUND: {Judged.SOUND},
    Verdict.COOKED: {Judged.COOKED},
    Verdict.SHORT: {Judged.SHORT},
    Verdict.NONE: {Judged.NO_SOLUTION, Judged.SOLVED},
    Verdict.ILLEGAL: {Judged.FAILED},
}


@dataclass(frozen=True, slots=True)
class Bench:
    """A problem, and how many of its settings are to be looked at in a second of one core.

    `seconds`: what all changes of one piece may take on two threads, None for no promise.
    """

    name: str
    fen: str
    stipulation: str
    target: float
    seconds: float | None = None


# Two-movers and three-movers are those of resources/problems (classics, mater-examples). Helpmates
# and selfmates: W. von Alvensleben; M. Manhart and F. Pachl; M. Parrinello; Z. Zilahi, Revista
# Romana de Sah 1935; A. and J. Hoitsma, STERN 29/79; M. Myllyniemi (both); W. Tura;
# N. Pletenyov and A. Selivanov; E. Iwanow.
CASES = (
    Bench("two-14", "b1K1N3/1n6/5Q1b/1pk3P1/8/3P4/4R1r1/1R5B w", "#2", 10_000, 0.15),
    Bench("two-15", "7b/2BpN3/K5p1/6N1/2pk1p2/Q7/3n1Ppq/8 w", "#2", 10_000, 0.15),
    Bench("two-pins", "8/7B/K3Q3/4pq2/1P1p4/bR6/1B6/NkN4R w", "#2", 10_000, 0.15),
    Bench("two-17", "n1rbb3/P1knpR2/1q1R2QK/B6p/8/8/6B1/7r w", "#2", 10_000, 0.15),
    Bench("three-13", "8/8/1p5B/4p3/1p2k1P1/1P3n2/P4PB1/K2R4 w", "#3", 2_000),
    Bench("three-15", "8/1n2P2K/3p2p1/2p3pk/6pr/4ppr1/6p1/1b6 w", "#3", 2_000),
    Bench("three-castling", "4Q3/8/8/3pP3/3p1BN1/4p2P/6k1/4K2R w K", "#3", 2_000),
    Bench("self-14", "b7/4pR2/8/2p5/5Q2/3N1np1/q3n3/R3rk1K w", "s#2", 3_000),
    Bench("self-19", "2b5/1p1p4/1B4p1/1ppP2P1/1P6/Q3p2K/2p2knR/2R3N1 w", "s#2", 3_000),
    Bench("self-18", "7n/2p1Pp2/2PppRp1/2pk2P1/B1Np4/3Kp3/4P3/8 w", "s#2", 3_000),
    Bench("self-21", "Nb1k1KB1/pP1N1PP1/r1p1Qp1R/1Pp1p3/5P2/B7/4R3/8 w", "s#2", 3_000),
    Bench("help-12", "2b5/3p4/qn4p1/4Pk2/2Q4P/1K2p3/3P4/8 b", "h#2", 3_000),
    Bench("help-15", "8/8/8/1PnnP3/3k4/2prq1P1/2pRQB2/4N2K b", "h#2", 3_000),
    Bench("help-queens", "3R4/1N2rn2/3pkp2/3r1p2/2P1p3/1K1n4/1b1q4/8 b", "h#2", 3_000),
    Bench("help-18", "7n/2p1Pp2/2PppRp1/2pk2P1/B1Np4/3Kp3/4P3/8 b", "h#2", 3_000),
    Bench("help-castling-1", "8/8/1B6/8/3PP3/1P1kpB2/n7/RN2K3 b Q", "h#2", 3_000),
    Bench("help-castling-2", "B1k5/p1q5/8/6p1/7b/6p1/7B/4K2R b K", "h#2", 3_000),
)


def run(plan: Plan) -> None:
    """Look for sound settings among all changes of one piece, as *mend* does."""
    cases = plan.picked(NAME, CASES)
    table = Table(
        "workshop: settings a second of CPU time, all changes of one piece",
        ["case", "asked", "settings", "one thread", "two threads", "gain", "all in", "target"],
        [[case.name, case.stipulation, "1,234"] for case in cases],
    )
    for case in cases:
        problem = _problem(case)
        space = Space.of(Allowed(promoted=True).edits(problem))
        _check(case, problem, space)
        rate, one = _measured(plan, case, problem, space, threads=1)
        _, two = _measured(plan, case, problem, space, threads=plan.threads)
        whole = solved(NAME, case.name, f"{SOLVER}, all", two, target=case.seconds)
        plan.keep(rate, whole)
        assert whole.median is not None
        table.row(
            case.name,
            case.stipulation,
            f"{space.total:,}",
            cell(rate),
            _rate(space.total / whole.median),
            f"{min(one) / min(two):.2f} ×",
            time_text(whole.median),
            "; ".join(filter(None, map(verdict, (rate, whole)))),
        )


def _rate(per_second: float) -> str:
    return f"{per_second:,.0f} /s"


def _problem(case: Bench) -> Problem:
    asked = Stipulation.parse(case.stipulation)
    return Problem(Position.from_fen(case.fen, asked.first_mover), asked)


def _measured(
    plan: Plan, case: Bench, problem: Problem, space: Space, *, threads: int
) -> tuple[Measurement, list[float]]:
    """Settings a second of CPU time, and the seconds that each of several runs took."""
    rates: list[float] = []
    seconds: list[float] = []
    begun = time.perf_counter()
    while len(rates) < plan.effort.runs or time.perf_counter() - begun < plan.effort.least:
        before = time.process_time()
        search = Search(problem, space, verdicts=(Verdict.SOUND,), threads=Threads(threads=threads))
        _, progress = finish(search)
        rates.append(progress.done / (time.process_time() - before))
        seconds.append(progress.seconds)
    rate = solved(NAME, case.name, SOLVER, rates, unit=Unit.PER_SECOND, target=case.target)
    return rate, seconds


def _check(case: Bench, problem: Problem, space: Space) -> None:
    """Solve some settings alone, sound ones and others; raise `WrongAnswerError`."""
    found, _ = finish(Search(problem, space, verdicts=tuple(Verdict)))
    sound, _ = finish(Search(problem, space, verdicts=(Verdict.SOUND,)))
    if sorted(one.choice for one in sound) != [
        one.choice for one in found if one.verdict is Verdict.SOUND
    ]:
        raise WrongAnswerError(f"{case.name}: looking for sound settings alone finds others")
    for setting in found[:: max(1, len(found) // _CHECKED_ALONE)]:
        alone = _judged_alone(setting, problem)
        if alone not in _SAME[setting.verdict]:
            raise WrongAnswerError(
                f"{case.name}: {setting.change} is {setting.verdict}, and {alone} when solved alone"
            )


def _judged_alone(setting: Setting, problem: Problem) -> Judged:
    asked = replace(problem, position=setting.position)
    mode = "keys" if problem.stipulation.checked().play.is_battle else "full"
    try:
        return judge_all(matewright.solve(asked, mode=mode), 1).verdict
    except MatewrightError:
        return Judged.FAILED

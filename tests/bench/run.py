"""Times the engine on cases whose answers are checked: `make bench`.

Every figure is the best of three or more runs on one core; a wrong answer ends the run. Names given
as arguments pick cases.
"""

from __future__ import annotations

import platform
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import chess

from matewright import engine
from matewright.model.position import INITIAL_FEN, Position
from matewright.model.solution import Mode, Solution, Status
from matewright.services import solve as service

RUNS = 3
LEAST_SECONDS = 0.5
"""Short searches are repeated until they have taken this long together."""

TARGET = 60e6
"""Generated positions per second that strategy `gms` is to reach on one core."""

PERFT_COUNTS = {4: 197_281, 5: 4_865_609}
"""Leaves below the initial position by depth, as published everywhere."""


@dataclass(frozen=True)
class Search:
    """A problem with the answer an independent source gives."""

    name: str
    fen: str
    stipulation: str
    mode: Mode
    status: Status
    keys: tuple[str, ...]


SEARCHES = (
    # Examples 2 and 4 of V. Albillo's MATER (1998), with the keys printed there.
    Search(
        "mater-2",
        "8/8/1p5B/4p3/1p2k1P1/1P3n2/P4PB1/K2R4 w",
        "#3",
        Mode.KEYS,
        Status.SOLVED,
        ("h6c1",),
    ),
    Search(
        "mater-4",
        "rnbK2R1/p6p/p1kNpN1r/P3B1Q1/3P1p1p/5p2/5p1b/8 w",
        "#4",
        Mode.SHORTEST,
        Status.SOLVED,
        ("g5g2",),
    ),
    # A. Johandl, 2. FIDE-Turnier 1959, and K. Schmeisser, Die Schwalbe 1942; keys by Popeye 4.104.
    Search(
        "johandl",
        "B3k2r/2pp1p1p/1p3B2/1np1p2p/Q7/8/8/R3K3 w Qk -",
        "#4",
        Mode.KEYS,
        Status.SOLVED,
        ("a8h1",),
    ),
    Search(
        "schmeisser",
        "5k2/7R/8/Pn6/8/8/8/R3K3 w Q -",
        "#4",
        Mode.KEYS,
        Status.SOLVED,
        ("e1c1",),
    ),
    # Nobody mates from the initial position in five moves against every defence.
    Search("initial", INITIAL_FEN, "#5", Mode.KEYS, Status.NONE, ()),
)


def processor() -> str:
    """The model of the processor, as the system names it."""
    info = Path("/proc/cpuinfo")
    if info.exists():
        for line in info.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def expect(name: str, found: object, expected: object) -> None:
    """End the run when an answer is wrong: its time would mean nothing."""
    if found != expected:
        sys.exit(f"{name}: the answer is {found}, but {expected} is right")


def leaves_per_second(count: Callable[[int], int], depth: int) -> float:
    """The best speed of a perft function from the initial position."""
    times = []
    for _ in range(RUNS):
        begin = time.perf_counter()
        found = count(depth)
        times.append(time.perf_counter() - begin)
        expect(f"perft {depth}", found, PERFT_COUNTS[depth])
    return PERFT_COUNTS[depth] / min(times)


def python_chess_perft(board: chess.Board, depth: int) -> int:
    """Count leaves with python-chess, for comparison."""
    if depth == 1:
        return board.legal_moves.count()
    count = 0
    for move in board.legal_moves:
        board.push(move)
        count += python_chess_perft(board, depth - 1)
        board.pop()
    return count


def bench_perft() -> None:
    """Compare perft with python-chess's."""
    start = Position.from_fen(INITIAL_FEN)
    ours = leaves_per_second(lambda depth: engine.perft(start, depth), 5)
    theirs = leaves_per_second(lambda depth: python_chess_perft(chess.Board(), depth), 4)
    print(f"perft      {ours / 1e6:8.1f} M leaves/s, {ours / theirs:,.0f} times python-chess")


def bench_search(search: Search) -> None:
    """Measure generated positions per second of engine time."""
    best: Solution | None = None
    spent, runs = 0.0, 0
    while runs < RUNS or spent < LEAST_SECONDS:
        solution = service.solve(
            search.fen, search.stipulation, engine.Options(strategy="gms", mode=search.mode)
        )
        expect(search.name, (solution.status, solution.keys), (search.status, search.keys))
        spent, runs = spent + solution.seconds, runs + 1
        if best is None or seconds(solution) < seconds(best):
            best = solution
    assert best is not None
    generated = sum(iteration.generated for iteration in best.iterations)
    speed = generated / seconds(best)
    print(
        f"{search.name:10} {speed / 1e6:8.1f} M generated/s, {speed / TARGET:.2f} of the target; "
        f"{search.stipulation} {generated:,} in {seconds(best):.3f} s"
    )


def seconds(solution: Solution) -> float:
    """The engine time of all iterations."""
    return sum(iteration.seconds for iteration in solution.iterations)


def main() -> None:
    """Run the cases named on the command line, or all."""
    cases: dict[str, Callable[[], None]] = {"perft": bench_perft}
    for search in SEARCHES:
        cases[search.name] = partial(bench_search, search)
    names = sys.argv[1:] or list(cases)
    if unknown := set(names) - set(cases):
        sys.exit(f"There is no case {', '.join(sorted(unknown))}; there are {', '.join(cases)}.")
    print(f"{platform.node()}: {processor()}, Python {platform.python_version()}")
    print(
        f"best of {RUNS} runs or more; target of gms {TARGET / 1e6:.0f} M generated/s on one core"
    )
    for name in names:
        cases[name]()


if __name__ == "__main__":
    main()

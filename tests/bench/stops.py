"""How soon a search ends once it is told to: searches that are stopped at random moments.

Each search is started, left alone for a random time and stopped; what counts is the time until the
answer is there. `jobs` are stopped as the window does it, `commands` are processes that get Ctrl-C;
of these the time to the first word of the answer counts. Beside it stands the memory that the
process took on top of what a search may take. Run it as `make stops`; the figures are in
docs/performance.md.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Final

from tests.asking import posed

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[2]))

from matewright import engine
from matewright.model.position import Position
from matewright.model.solution import Status
from matewright.model.stipulation import Stipulation

LATEST: Final = 3.0
"""Seconds after which a search is stopped at the latest."""

MEMORIES: Final = (1, 4, 16, 64, 256, 512)
THREADS: Final = (1, 2)

_FULL_BOARD: Final = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"
_MIDDLE_GAME: Final = "r1bq1rk1/pp2ppbp/2np1np1/8/3NP3/2N1BP2/PPPQ2PP/R3KB1R"
_PAWNS: Final = "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3"

PROBLEMS: Final = tuple(
    tuple(line.rsplit(" ", 1))
    for line in f"""
{_FULL_BOARD} w KQkq #8
{_FULL_BOARD} w KQkq s#7
{_FULL_BOARD} w KQkq r#6
{_FULL_BOARD} b KQkq h#4
{_FULL_BOARD} b KQkq h=5
{_FULL_BOARD} w KQkq h#5.5
{_FULL_BOARD} b KQkq ser-h#6
{_FULL_BOARD} w KQkq ser-#8
{_FULL_BOARD} w KQkq ser-=9
{_FULL_BOARD} b KQkq ser-h=8
{_FULL_BOARD} w KQkq =6
{_FULL_BOARD} w KQkq s=6
{_FULL_BOARD} w KQkq hs#4
{_FULL_BOARD} w KQkq ser-s#7
{_FULL_BOARD} w KQkq +7
{_MIDDLE_GAME} w KQ #7
{_MIDDLE_GAME} w KQ s#6
{_MIDDLE_GAME} w KQ r#5
{_MIDDLE_GAME} b KQ h#4
{_MIDDLE_GAME} b KQ h=4
{_MIDDLE_GAME} w KQ ser-#6
{_MIDDLE_GAME} w KQ ser-=8
{_MIDDLE_GAME} w KQ =5
{_MIDDLE_GAME} w KQ s==5
{_MIDDLE_GAME} w KQ semi-r#5
{_MIDDLE_GAME} b KQ ser-h#5
{_MIDDLE_GAME} w KQ hs#4
{_MIDDLE_GAME} w KQ x7
{_PAWNS} b - h#5
{_PAWNS} b - h#6
{_PAWNS} b - h=6
{_PAWNS} b - h=8
{_PAWNS} b - h=12
{_PAWNS} b - ser-h=17
{_PAWNS} w - ser-=20
{_PAWNS} w - #14
{_PAWNS} w - ==9
8/7p/p7/8/3k4/Q1p1p1B1/r7/4K1b1 b - ser-h#14
r3k2r/8/8/8/8/8/8/R3K2R b KQkq h#4
r3k2r/8/8/8/8/8/8/R3K2R w KQkq r#8
8/6R1/1p6/8/8/K1p5/pn1p4/k3N3 b - h#4
8/8/8/2k5/8/8/1Q1R4/K7 b - h#4
8/8/8/2k5/8/8/1Q1R4/K7 b - h==5
8/8/8/2k5/8/8/1Q1R4/K7 w - s#7
7k/1p3n2/5N2/8/8/8/p1p1P3/BbN4K b - h=5
8/8/8/8/8/p7/P2p1pp1/1K5k b - h=8
7K/6p1/1p6/8/8/p7/P1p3p1/7k b - h=8
nbk5/qrPp4/1ppK4/1b6/P7/8/8/7B b - ser-h=12
8/R7/8/4B3/2K5/2p5/1k6/nbn5 b - ser-h#9
B1k5/1bp5/8/8/3r4/8/2q2p1r/5Kn1 b - h#7
1r6/7B/2p5/8/1k6/8/3P4/K7 b - h#6
7K/B7/1p5k/1N3p1q/8/8/8/8 b - h#6
8/8/8/8/8/5n1K/5p2/6k1 b - ser-h=255
b7/PP6/8/8/7K/6B1/6N1/4R1bk w - s#9
rnbK2R1/p6p/p1kNpN1r/P3B1Q1/3P1p1p/5p2/5p1b/8 w - r#5
rnbK2R1/p6p/p1kNpN1r/P3B1Q1/3P1p1p/5p2/5p1b/8 w - ser-s#8
8/4B3/3Rp2p/2Nbk1pP/1Qp2pKn/1N3P1P/3R4/8 w - s#7
8/4B3/3Rp2p/2Nbk1pP/1Qp2pKn/1N3P1P/3R4/8 w - semi-r#7
2n1r1rR/6pp/1n5q/1k1N4/7p/b7/1P6/6K1 b - h#5
8/1n2P2K/3p2p1/2p3pk/6pr/4ppr1/6p1/1b6 w - #9
""".strip().splitlines()
)
"""Positions with what is asked: every kind of play, full boards and answers of a million lines."""


@dataclass(frozen=True, slots=True)
class Stop:
    """One search that was stopped.

    `begun` and `delay` in seconds: how long it was left alone, and how long it took from the
    request to the answer. `growth`: MiB that the process took on top of what it has without
    a search; None where nobody looked.
    """

    fen: str
    asked: str
    threads: int
    memory: int
    begun: float
    delay: float
    growth: float | None = None

    def __str__(self) -> str:
        growth = "" if self.growth is None else f", {self.growth:.0f} MiB"
        return (
            f"{self.delay * 1e3:.0f} ms{growth}: {self.asked} {self.fen}, {self.threads} threads, "
            f"{self.memory} MiB, after {self.begun * 1e3:.0f} ms"
        )


def _draws(seed: int, count: int) -> Iterator[tuple[str, str, int, int, float]]:
    """Position, stipulation, threads, memory, seconds before the stop; short times are likely."""
    choose = random.Random(seed)
    for index in range(count):
        fen, asked = PROBLEMS[index % len(PROBLEMS)]
        wait = 0.001 * (LATEST / 0.001) ** choose.random()
        yield fen, asked, choose.choice(THREADS), choose.choice(MEMORIES), wait


def _peak() -> float:
    """The most memory the process ever had since `_forget_peak`, in MiB."""
    for line in Path("/proc/self/status").read_text().splitlines():
        if line.startswith("VmHWM:"):
            return int(line.split()[1]) / 1024
    return 0.0


def _forget_peak() -> None:
    Path("/proc/self/clear_refs").write_text("5")


BEFORE: Final = _peak()
"""MiB that the process has without any search."""


def stop_job(fen: str, asked: str, threads: int, memory: int, wait: float) -> Stop | None:
    """Stop a job; None when it had its answer before."""
    position, stipulation = Position.from_fen(fen), Stipulation.parse(asked)
    options = engine.Options(threads=threads, memory=memory)
    _forget_peak()
    job = engine.start(*posed(position, stipulation, options))
    if job.result(timeout=wait) is not None:
        return None
    begin = time.perf_counter()
    job.cancel()
    answer = job.result()
    delay = time.perf_counter() - begin
    if answer.status is not Status.PARTIAL:
        # It was done in this moment.
        return None
    return Stop(fen, asked, threads, memory, wait, delay, _peak() - BEFORE)


def stop_command(fen: str, asked: str, threads: int, memory: int, wait: float) -> Stop | None:
    """Stop a process by Ctrl-C; None when it had its answer before."""
    command = [sys.executable, "-m", "matewright", "solve", fen, asked]
    command += ["--threads", str(threads), "--memory", str(memory)]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env={**os.environ, "LANG": "C"}
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        # Most tell of an iteration soon; the others have begun by then, too.
        select.select([process.stderr], [], [], LATEST)
        time.sleep(wait)
        if process.poll() is not None:
            return None
        begin = time.perf_counter()
        process.send_signal(signal.SIGINT)
        process.stdout.read(1)
        delay = time.perf_counter() - begin
        process.kill()
    return Stop(fen, asked, threads, memory, wait, delay)


def _show(title: str, stops: Sequence[Stop], worst: int) -> None:
    delays = sorted(stop.delay for stop in stops)
    late = sum(delay > 0.1 for delay in delays)
    print(
        f"{title}: {len(stops)} stopped, median {median(delays) * 1e3:.1f} ms, "
        f"99 % within {delays[int(0.99 * (len(delays) - 1))] * 1e3:.0f} ms, "
        f"worst {delays[-1] * 1e3:.0f} ms, {late} later than 100 ms"
    )
    for stop in sorted(stops, key=lambda stop: -stop.delay)[:worst]:
        print(f"    {stop}")
    grown = [(stop.growth - stop.memory, stop) for stop in stops if stop.growth is not None]
    if grown:
        most, stop = max(grown, key=lambda pair: pair[0])
        print(f"  most memory beyond --memory: {most:.0f} MiB ({stop})")


def main() -> None:
    """Run the command line from any folder."""
    arguments = argparse.ArgumentParser(prog="make stops", description=__doc__)
    arguments.add_argument("--jobs", type=int, default=1000, help="searches as jobs (1000)")
    arguments.add_argument("--commands", type=int, default=120, help="searches as commands (120)")
    arguments.add_argument("--seed", type=int, default=1, help="of the random moments (1)")
    arguments.add_argument("--worst", type=int, default=8, help="so many of the latest are shown")
    arguments.add_argument("--json", type=Path, help="write the figures there")
    asked = arguments.parse_args()
    # A process in the background may ignore Ctrl-C, and so would the commands it starts.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    found: dict[str, list[Stop]] = {}
    for title, count, stop in (
        ("jobs", asked.jobs, stop_job),
        ("commands", asked.commands, stop_command),
    ):
        stops = [stop(*draw) for draw in _draws(asked.seed, count)]
        found[title] = [stop for stop in stops if stop is not None]
        if found[title]:
            _show(title, found[title], asked.worst)
    if asked.json is not None:
        rows = {title: [str(stop) for stop in stops] for title, stops in found.items()}
        asked.json.write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

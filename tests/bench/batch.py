"""Throughput of batches: a thousand two-movers solved completely, the answers compared."""

from __future__ import annotations

import json
import os
import resource
import subprocess
import sys
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from tests.bench.make_two_movers import TARGET, WANTED
from tests.bench.measuring import WrongAnswerError

SECONDS = 10.0
"""The target: on two cores, from the start of the command to its end."""

_ROOT = Path(__file__).parents[2]


def measure_batch(jobs: int) -> None:
    """Run the command as a person would, print its times and check every answer.

    Raises `WrongAnswerError`. The processors' time tells more than the clock where others work on
    the same machine.
    """
    with TemporaryDirectory() as folder:
        file = Path(folder) / TARGET.name
        file.write_bytes(TARGET.read_bytes())
        paths = os.pathsep.join(filter(None, (str(_ROOT / "app"), os.environ.get("PYTHONPATH"))))
        command = [sys.executable, "-m", "matewright", "batch", str(file)]
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        begun = perf_counter()
        done = subprocess.run(
            [*command, "--jobs", str(jobs), "--report", "json"],
            capture_output=True,
            text=True,
            encoding="utf-8",
            env={**os.environ, "PYTHONPATH": paths},
        )
        seconds = perf_counter() - begun
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        busy = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
        if done.returncode != 1:
            raise WrongAnswerError(f"the batch ended with status {done.returncode}: {done.stderr}")
        told = json.loads(Path(f"{file}.batch.json").read_text(encoding="utf-8"))
    _check(told["problems"])
    count = len(told["problems"])
    print(
        f"batch: {count} two-movers, {jobs} jobs: {seconds:.2f} s by the clock "
        f"(target {SECONDS:g} s), {busy:.2f} s of processors, {count / seconds:.0f} a second"
    )


def _check(problems: list[dict[str, object]]) -> None:
    found = Counter(problem["verdict"] for problem in problems)
    wanted = {verdict.name.lower(): count for verdict, count in WANTED.items()}
    if found != wanted:
        raise WrongAnswerError(f"the batch found {dict(found)} instead of {wanted}")
    for problem in problems:
        # Those without a key have nothing to compare.
        agreed = problem["verdict"] == "no_solution" or "as in the file" in str(
            problem["difference"]
        )
        if not agreed:
            raise WrongAnswerError(f"problem {problem['number']}: {problem['difference']}")

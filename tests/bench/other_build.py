"""The engine of another build as a solver: a process that loads another native module."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import asdict
from pathlib import Path

from tests.bench.cases import Answer, Case
from tests.bench.solver import Attempt, SolverError


class OtherBuild:
    """The default strategy with the native module of that file, in a process of its own.

    Raises `SolverError` when the file holds no such module.
    """

    own = True

    def __init__(self, name: str, module: Path) -> None:
        self.name = name
        if not module.is_file():
            raise SolverError(f"there is no file “{module}”")
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.bench.other_build_process", str(module.resolve())],
            cwd=Path(__file__).parents[2],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        if not self._read_line():
            raise SolverError(f"{module} cannot be loaded: {self._last_words()}")

    def solve(self, case: Case, cap: float) -> Attempt:
        """Answer once, in the other process."""
        assert self._process.stdin is not None
        keys = None if case.keys is None else sorted(case.keys)
        try:
            self._process.stdin.write(json.dumps([{**asdict(case), "keys": keys}, cap]) + "\n")
            self._process.stdin.flush()
            line = self._read_line()
        except BrokenPipeError:
            line = ""
        if not line:
            raise SolverError(self._last_words())
        data = json.loads(line)
        answer = data.pop("answer")
        if answer is not None:
            answer = Answer(**{**answer, "keys": tuple(answer["keys"])})
        return Attempt(answer=answer, **data)

    def close(self) -> None:
        """End the process."""
        self._process.communicate()

    def _read_line(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline()

    def _last_words(self) -> str:
        _, said = self._process.communicate()
        return (said.strip().splitlines() or ["it ended"])[-1]

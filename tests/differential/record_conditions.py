"""Records Popeye's answers to small problems of each condition that the engine reports.

    python -m tests.differential.record_conditions POPEYE VERSION OUTPUT [RULE ...]

The output is `popeye_conditions.jsonl`, beside this file; records of other rules stay in it. The
problems are drawn by `random_fairy` with the rule's name as the seed; those are kept that have a
solution, that Popeye answers shortly and that are answered here in the same way: where answers
differ the documentation says so.
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from matewright import engine
from tests.differential import random_fairy
from tests.differential.fairy import Status, outcome_of
from tests.differential.printed import read
from tests.differential.record_kinds import answer

_MOST_CHARACTERS: Final = 500
_PROBLEMS: Final = 2
"""So many of each condition."""
_MOST_DRAWN: Final = 30

_TEXTS: Final = (
    *("SingleBox Type2", "SingleBox Type3", "Circe CaptureSquare WaitCapture"),
    *("ChameleonSequence Q R B S Q", "Circe Take&Make", "Circe Assassin Mirror"),
)
"""Variants with rules of their own."""


def record(popeye: str, version: str, output: Path, chosen: list[str]) -> None:
    """Ask Popeye and write what it prints."""
    known = engine.CAPABILITIES[engine.EXHAUSTIVE].conditions
    rules = chosen or [*sorted(known), *(f"text {text}" for text in _TEXTS)]
    kept = [told for told in read(output) if told["rule"] not in rules]
    with TemporaryDirectory() as folder, output.open("w", encoding="utf-8") as lines:
        lines.writelines(json.dumps(told) + "\n" for told in kept)
        file = Path(folder) / "problem.inp"
        for rule in rules:
            drawn, missing = random.Random(rule), _PROBLEMS
            for _ in range(_MOST_DRAWN):
                text = f"BeginProblem\n{random_fairy.problem(drawn, rule)}\nEndProblem\n"
                printed = answer(popeye, text, file)
                if "1." not in printed or len(printed) >= _MOST_CHARACTERS:
                    continue
                told = {"popeye": version, "rule": rule, "input": text, "output": printed}
                if outcome_of({"id": rule, **told}, seconds=20).status is Status.EQUAL:
                    lines.write(json.dumps(told) + "\n")
                    missing -= 1
                    if not missing:
                        break


if __name__ == "__main__":
    record(sys.argv[1], sys.argv[2], Path(sys.argv[3]), sys.argv[4:])

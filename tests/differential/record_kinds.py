"""Records the moves that Popeye finds for each kind of fairy piece, and problems of attributes.

    python -m tests.differential.record_kinds POPEYE VERSION OUTPUT

The output is `popeye_kinds.jsonl`, beside this file. The inputs are always the same: four white
pieces of the kind and some others on squares drawn at random with the kind's letters as the seed;
Popeye is asked for all moves of White (`~1`), and tells which of them check. Positions in which the
black king could be captured are drawn again. Of each attribute there are problems that
`random_fairy` draws and Popeye answers shortly.
"""

from __future__ import annotations

import json
import random
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from matewright.model.attributes import PLAYED_ATTRIBUTES
from matewright.model.kinds import FAIRY_KINDS, UNPLAYED_KINDS
from matewright.model.move import square_name
from tests.differential import random_fairy

_KINGS = ("PO", "ST")
_MOST_CHARACTERS = 600
_PROBLEMS = 5
"""So many of each attribute."""


def problem(source: random.Random, letters: str) -> str:
    """A position with pieces of a kind, told by its letters in Popeye."""
    squares = [square_name(number) for number in source.sample(range(8, 56), 12)]
    white = f"Ka1 {letters}{''.join(squares[:4])} P{''.join(squares[4:6])}"
    black = f"Kh8 S{squares[6]} B{squares[7]} P{''.join(squares[8:11])} {letters}{squares[11]}"
    if letters in _KINGS:
        # A side has one of them, in place of a king.
        white, black = (
            f"{letters}{squares[0]} P{squares[4]}",
            f"{letters}{squares[11]} S{squares[6]}",
        )
    return (
        "BeginProblem\nOption NoBoard\nStipulation ~1\n"
        f"Pieces White {white} Black {black}\nEndProblem\n"
    )


def record(popeye: str, version: str, output: Path) -> None:
    """Ask Popeye and write what it prints."""
    with TemporaryDirectory() as folder, output.open("w", encoding="utf-8") as lines:
        file = Path(folder) / "problem.inp"
        for code, kind in FAIRY_KINDS.items():
            if code not in UNPLAYED_KINDS:
                drawn, printed = random.Random(kind.problem_letter), ""
                while "1." not in printed:
                    text = problem(drawn, kind.problem_letter)
                    printed = answer(popeye, text, file)
                told = {"popeye": version, "kind": code, "input": text, "output": printed}
                lines.write(json.dumps(told) + "\n")
        for name in sorted(PLAYED_ATTRIBUTES):
            drawn, missing = random.Random(name), _PROBLEMS
            while missing:
                text = random_fairy.problem(drawn, f"attribute {name}")
                text = f"BeginProblem\n{text}\nEndProblem\n"
                printed = answer(popeye, text, file)
                is_settled = name != "Paralysing" or "=" not in text
                if is_settled and "1." in printed and len(printed) < _MOST_CHARACTERS:
                    told = {"popeye": version, "attribute": name, "input": text, "output": printed}
                    lines.write(json.dumps(told) + "\n")
                    missing -= 1


def answer(popeye: str, text: str, file: Path) -> str:
    """What Popeye prints; nothing where it complains or hangs."""
    file.write_text(text, "ascii")
    command = [popeye, "-regression", "-maxmem", "16M", "-maxtime", "2", str(file)]
    try:
        done = subprocess.run(command, capture_output=True, timeout=10, text=True)
    except subprocess.TimeoutExpired:
        return ""
    return "" if done.stderr else done.stdout


if __name__ == "__main__":
    record(sys.argv[1], sys.argv[2], Path(sys.argv[3]))

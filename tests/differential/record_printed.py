"""Records what Popeye prints for small problems with its options, twins and languages.

    python -m tests.differential.record_printed POPEYE VERSION OUTPUT

The output is `popeye_printed.jsonl`, beside this file. The inputs are always the same. Left out are
those whose answers are long, and those in which Popeye complains.
"""

from __future__ import annotations

import json
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import NamedTemporaryFile

MANY = 168
"""How many inputs are kept."""

_MOST_CHARACTERS = 1200
_SECONDS = 10

_BOARDS = (
    "White Ka1 Bg7 Black Ka3 Pa2a4b3",
    "White Kg1 Qd1 Ra1 Black Kh3 Ph4",
    "White Ka1 Rb2 Rh4 Black Kc1 Qc3 Pg7",
    "White Ke1 Ra1 Pa7 Sb5 Black Kc8 Pb7",
    "White Kc6 Pa6 Pb6 Rh1 Black Ka8 Bb8 Ph7",
    "White Kd1 Qc2 Pe5 Bh3 Black Kf3 Pd5 Ph4",
    "White Kf6 Rg1 Pb7 Black Kh7 Ph5 Sa8",
)
_STIPULATIONS = (
    *("#1", "#2", "#3", "s#1", "s#2", "r#1", "r#2", "semi-r#2", "=2", "#=2", "+1", "x2", "zd52"),
    *("h#1", "h#1.5", "h#2", "h#2.5", "h=2", "hx1.5", "hs#2", "hs#1.5", "hr#2", "h001.5", "sx2"),
    *("ser-#2", "ser-h#2", "ser-s#2", "ser-r#2", "ser-=2", "ser-hx2", "002", "s=2"),
)
_OPTIONS = (
    *("", "Variation", "SetPlay", "Variation SetPlay", "Try", "Variation SetPlay Try"),
    *("Defence 3 Variation", "Duplex Variation", "HalfDuplex Variation Try", "PostKeyPlay"),
    *("NoThreat Variation", "NoShortVariations Variation", "MaxFlightSquares 1 Variation"),
    *("Threat 1 Variation Try", "WhiteToPlay SetPlay", "StopOnShortSolutions", "Intelligent"),
)
_NUMBERED = ("MoveNumbers Variation", "StartMoveNumber 4 UpToMoveNumber 9", "MoveNumbers Duplex")

_WHOLE = (
    """\
BeginProblem
Author A. Author
Author B. Author
Origin Some magazine
Award 1st Prize
Title Two rooks
Remark a remark
Stipulation #2
Option Variation SetPlay Try
Pieces White Kg1 Qd1 Ra1
  Black Kg3 Pg4
EndProblem
""",
    """\
BeginProblem
Stipulation #1
Pieces White Kg1 Qg5 Ra8
  Black Kh3
Twin Continued Remove a8 Add white Ba8
Twin Exchange g5 g1
Twin Rotate 180
Twin Mirror a1<-->h1
Twin Substitute Q R
Twin Add white Pa2b2 black Sh8
Twin Add white Rg5
Twin Stipulation h#1
Twin Move g5 g6 Move a8 b8
Twin Move g5 a8
Twin Stip h#1.5 Remove a8
NextProblem
Stip h#1 Pieces White Kb6 Qb2
  Black Kb8
Option WhiteToPlay NoBoard
EndProblem
""",
    """\
AnfangProblem
Autor Anton Autor
Forderung s#2
Option Quodlibet HalbDuplex Varianten
Steine Weiss Kg1 Dg4 Ta8
  Schwarz Kh6
NullStellung Versetze g4 g5
Zwilling Spiegelung a1<-->h1
Zwilling Drehung 90
Zwilling Farbwechsel
Zwilling Hinzufuege Weiss Sb1
EndeProblem
""",
    """\
DebutProbleme
Titre Le titre
Enonce #2
Option Variantes Essais Apparent
Pieces Blanc Rg1 Dd1 Ta1 Pc6 Cb8
  Noir Rg3 Pg4 Fa8
Jumeau Deplacement b8 b7
Jumeau Translation a1 b1
FinProbleme
""",
    """\
BeginProblem
Option NoBoard Variation EnPassant d7d6d5 NoCastling a1
Stipulation #2
Pieces White Ke1 Ra1 Rh1 Pe5 Pg7
  Black Ke8 Pd5 Sb8
EndProblem
""",
    """\
BeginProblem
Stipulation #2
Option NoBoard PostKeyPlay MoveNumbers SetPlay Try Threat 2 WhiteToPlay StopOnShortSolutions
Pieces White Kg1 Qd1 Ra1
  Black Kh3 Ph4
EndProblem
""",
    """\
BeginProblem
Stipulation #3
Option Threat 1 MaxFlightSquares 2 Variation Intelligent Quodlibet
Forsyth 8/8/8/8/6p1/6k1/8/R2Q2K1
EndProblem
""",
    """\
BeginProblem
Option NoBoard SetPlay
Stipulation hr#1.5
Pieces White Kf7 Rg1 Qb4 Black Kh8 Pa6
NextProblem
Option NoBoard SetPlay MoveNumbers
Stipulation hr#2.5
Pieces White Kf7 Rg1 Pb2 Black Kh8 Pa6
EndProblem
""",
    """\
BeginProblem
Option NoBoard
Stipulation #1
Pieces White Kf7 Rg1 Black Kh8
EndProblem
Nothing of this is read
BeginProblem
Stipulation #1
EndProblem
""",
)

_PROOF_GAMES = tuple(
    f"BeginProblem\nOption NoBoard {options}\n"
    f"Stipulation {stipulation}\nForsyth {board}\nEndProblem\n"
    for options, stipulation, board in (
        ("", "dia2.5", "rsbqkbsr/ppp1pppp/8/1B1p4/4P3/8/PPPP1PPP/RSBQK1SR"),
        ("", "dia3", "rsbqkb1r/pppp1ppp/5s2/4S3/4P3/8/PPPP1PPP/RSBQKB1R"),
        ("", "dia3.5", "rsbqkb1r/1pppp1pp/p4p1s/8/8/5SP1/PPPPPPBP/RSBQ1RK1"),
        ("MoveNumbers", "dia1", "rsbqkb1r/pppppppp/5s2/8/8/5S2/PPPPPPPP/RSBQKB1R"),
        ("", "ser-dia5", "Qsbqkbsr/p1pppppp/8/8/8/8/1PPPPPPP/RSBQKBSR"),
        ("SetPlay", "ser-hdia2", "rsbqkbsr/1ppppppp/p7/8/8/8/PPPPPPPP/RSBQKBSR"),
        ("", "pser-hdia3", "rsbq1bsr/pppppkpp/8/8/4P3/8/PPPP1PPP/RSB1KBSR"),
        ("", "phser-dia2", "rsbqkbsr/pppppppp/8/8/2P5/P7/1P1PPPPP/RSBQKBSR"),
    )
)


def inputs() -> Iterator[str]:
    """Everything that Popeye is asked, the rare things first."""
    yield from _WHOLE
    yield from _PROOF_GAMES
    for options in _NUMBERED:
        for stipulation in ("#2", "h#2", "s#2", "ser-#2"):
            for board in _BOARDS[1:4]:
                yield _input(options, stipulation, board)
    source = random.Random(22)
    while True:
        options, stipulation, board = map(source.choice, (_OPTIONS, _STIPULATIONS, _BOARDS))
        # Refused here; Popeye has nothing to say, or plays something that has no name.
        is_strange = "WhiteToPlay" in options and stipulation.startswith(("ser-", "hs", "hr"))
        if not is_strange and (options, stipulation[-1]) != ("PostKeyPlay", "1"):
            yield _input(options, stipulation, board)


def _input(options: str, stipulation: str, board: str) -> str:
    return (
        f"BeginProblem\nOption NoBoard {options}\nStipulation {stipulation}\n"
        f"Pieces {board}\nEndProblem\n"
    )


def record(popeye: str, version: str, output: Path) -> None:
    """Ask Popeye and write what it prints."""
    found: dict[str, str] = {}
    for text in inputs():
        if len(found) >= MANY:
            break
        printed = _printed(popeye, text)
        is_short = len(printed) <= _MOST_CHARACTERS or text in _WHOLE
        if printed and is_short:
            found[text] = printed
    lines = [json.dumps({"popeye": version, "input": a, "output": b}) for a, b in found.items()]
    output.write_text("\n".join(lines) + "\n", "utf-8")


def _printed(popeye: str, text: str) -> str:
    """What it prints; nothing where it complains or takes long."""
    with NamedTemporaryFile("w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        try:
            done = subprocess.run(
                [popeye, "-regression", file.name],
                capture_output=True,
                text=True,
                timeout=_SECONDS,
                check=True,
            )
        except subprocess.TimeoutExpired:
            return ""
    return "" if done.stderr else done.stdout


if __name__ == "__main__":
    record(sys.argv[1], sys.argv[2], Path(sys.argv[3]))

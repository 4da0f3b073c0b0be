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
    *("WhiteMaximummer ultra", "BlackMaximummer ultra"),
    *("Circe Parachute", "Circe Volcanic", "Breton PY"),
)
"""Variants with rules of their own."""

_CHOSEN: Final = {
    "ParrainCirce, a circuit by rebirth": "hctr1.5|White Kh2 Ph5|Black Ka8 Pg7",
    "Circe, a circuit by rebirth": "hctr1|White Kc3 Bf1|Black Kh8 Pa7",
    "Circe, exchange of places by rebirth": "s<>r2|White Kf1 Be2 Pd4 Rg1 Ra7|Black Kh8 Pd6",
    "DarkSide, as published": "h#2|White Kc1 Qb2 Be3|Black Kg6 Qb6 Rb5 Rh5 Bc8 Sd5 Sh6 Pf7 Ph7",
    "RepublicanChess, a king is not reborn": "hctr1|White Rb1 Qc7|Black Ra8",
    "AnnanChess, a pawn that leaps": "hep2|White Kh1 Pd4 Pa2|Black Kh8 Pe7 Se8 Pc4",
    "PhantomChess, a double step by way": "hep2|White Kh1 Pd4 Pf5|Black Kh8 Pc4 Pe5",
    "MessignyChess, exchanged pawns": "hep2|White Kf7 Bh3 Ph7 Sh6|Black Kh8 Pe6",
    "MessignyChess, again in a series": "ser-hx2|White Kh1 Bg2 Pe4|Black Ka3 Bd5",
    "MarsCirce, a locust": "hx1.5|White Kd4 Re4|Black Kc6 NDb2",
    "NewKoeko, castling": "h001.5|White Ke1 Rh1 Pd2|Black Ka8",
    "Wormholes e8f4g6h8, a pawn that comes out on the last rank": "h~1|White Kg4 Ph2 Pf2|Black Kg2",
    "Breton Chromatic, threats": "+2|White Ke3 Sf3 Rf1|Black Kg2 Sh1 Bh3",
    "LeseMajeste, set play": "h+1.5|White Kh8 Bg6|Black Kf7",
    "Bicolores, set play with a king in check": "hr=1.5|White Kg3|Black Ke1 Rf1 Rd1 Qe2",
    "Circe, a kamikaze king": "h~1.5|White Kamikaze Kd5|Black Ka8 Pe5",
    "Madrasi, a kamikaze king": "h~1.5|White Kamikaze Kd5|Black Ka8 Pe5",
    "AnnanChess, a pawn that slides": "hep1|White Kf1 Pb4 Pb5|Black Kh8 Qa8 Pa7 Pc7",
    "Orphans, en passant": "h~1|White Kh1 Oe5|Black Kh8 Pd7 Pf6",
    "Chameleons, a pawn": "~1|White Kh1 White Chameleon Pb7|Black Kh8",
    "Lions, a castled rook as hurdle": "hx1.5|White Kc4 LIc3|Black Ke8 Rh8",
    "Men, stalemated without a king": "h=2|White Kb1|Black Pa3 Pb4",
    "Volage Circe, what is reborn": "hx1.5|White Kf5 Bg1 Pb2|Black Kg2 Sh2 Bf1",
    "Royal pawns, en passant": "h~1|White Kh1 Pe5|Black Royal Pd7",
    "Orphans, on their first rank": "h~1|White Kf3 Pg7|Black Kc4 Oh8",
    "BlackPromSquares a2b2c2 Hole a1b1c1, together": "h#1|White Kc4 Pb2 Rh2|Black Ka4 Pa3",
    "CavalierMajeur ChecklessChess, together": "h~1|White Ka1 NHc3|Black Kh8 NHe4 Pd5",
    "MarsCirce BlackEdgeMover, together": "h~1|White Ka1 Rc3|Black Kh8 Be4 Pd5",
    "Circe AntiCirce, together": "x1|White Kh1 Bd3|Black Kh8 Sf5",
    "MarsCirce DuellistChess, together": "h~1.5|White Kh1 Rc3|Black Kh8 Be4 Pd5",
    "HaanerChess Hole d5e5, together": "h~1|White Ka1 Rd3|Black Kh8",
    "Leffie PartialParalysis, together": "h~1|White Ka1 Qd3|Black Kh8 Rd6 Pc4",
    "ProvocationChess AnnanChess, together": "hx1.5|White Kh1 Sd5|Black Ka8 Se8 Pe7",
    "BlackSynchronMover WhiteSynchronMover, together": "h~1.5|White Ka1 Rd3|Black Kh8 Rd6",
    "PWC, volage pieces": "h~1.5|White Kh1 White Volage Sd4|Black Kh8 Black Volage Rb3 Pc6",
    "Make&TakeChess BlackMaximummer, together": "hx1.5|White Kh1 Rd4 Sc5|Black Kh8 Bb4",
    "FuddledMen MessignyChess, together": "h~1.5|White Ka1 Sd4|Black Kh8 Sg5 Pb7",
    "LostPieces, paralysing pieces": (
        "h~1|White Ke1 Be2 White Paralysing Qd1 Sg2|Black Kg1 Pd2 Pe3"
    ),
    "Anda pieces, chameleons": (
        "h~1.5|White Ka1 White Anda Chameleon Sf3|Black Kh8 Neutral Anda Chameleon Rf6"
    ),
    "ChameleonSequence Q R B S RH Q PromOnly Q S G LI RH, hurdles": (
        "~1|White Kh1 Ph7|Black Ka1 Gg2 Black HurdleColourChanging Gf4 LIb1 "
        "Black Chameleon HurdleColourChanging RHa3"
    ),
    "Influencer, castling": "h~1.5|White Ke1 Rh1|Black Kd7 Pa2",
    "Sentinelles, a kiss": "hkc51|White Kh1 Rc4|Black Kf8 Pc5",
    "Take&MakeChess, obliged": "r+2|White Kd8 Sd7|Black Ke6 Se8 Bf8 Rb7",
}
"""Problems with rare goals, or that were answered wrongly once: stipulation, White and Black."""
_PIECES: Final = ("Orphans", "Chameleons", "Royal pawns", "Lions", "Men", "Anda pieces")
"""What stands in place of a condition where there is none."""


def _problem(drawn: random.Random, rule: str) -> str:
    if rule not in _CHOSEN:
        return random_fairy.problem(drawn, rule)
    stipulation, *pieces = _CHOSEN[rule].split("|")
    lines = [f"Stipulation {stipulation}", *(f"Pieces {side}" for side in pieces)]
    name = rule.partition(",")[0]
    lines += [] if name in _PIECES else [f"Condition {name}"]
    return "\n".join([*lines, "Option NoBoard Variation Try SetPlay"])


def record(popeye: str, version: str, output: Path, chosen: list[str]) -> None:
    """Ask Popeye and write what it prints."""
    known = engine.CAPABILITIES[engine.EXHAUSTIVE].conditions
    rules = chosen or [*sorted(known), *(f"text {text}" for text in _TEXTS), *_CHOSEN]
    kept = [told for told in read(output) if told["rule"] not in rules]
    with TemporaryDirectory() as folder, output.open("w", encoding="utf-8") as lines:
        lines.writelines(json.dumps(told) + "\n" for told in kept)
        file = Path(folder) / "problem.inp"
        for rule in rules:
            drawn, missing = random.Random(rule), 1 if rule in _CHOSEN else _PROBLEMS
            for _ in range(_MOST_DRAWN):
                text = f"BeginProblem\n{_problem(drawn, rule)}\nEndProblem\n"
                printed = answer(popeye, text, file)
                is_short = 0 < printed.find("1.") < len(printed) < _MOST_CHARACTERS
                if rule not in _CHOSEN and not is_short:
                    continue
                told = {"popeye": version, "rule": rule, "input": text, "output": printed}
                if outcome_of({"id": rule, **told}, seconds=20).status is Status.EQUAL:
                    lines.write(json.dumps(told) + "\n")
                    missing -= 1
                    if not missing:
                        break


if __name__ == "__main__":
    record(sys.argv[1], sys.argv[2], Path(sys.argv[3]), sys.argv[4:])

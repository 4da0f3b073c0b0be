"""Answers to stipulations that few problems have, beside what Popeye 4.104 prints."""

from __future__ import annotations

import pytest

from matewright import engine
from matewright.errors import EngineError
from matewright.formats import popeye_text
from matewright.model.conditions import conditions_of
from matewright.services.popeye import Answering, Limits
from matewright.services.solving import solve
from tests.asking import posed
from tests.differential.printed import content, shape

BOTH_MATED = "Pieces White Kh6 Pg6 Black Kh8 Bg7"
COUNTER = "Pieces White Kc8 Rb8 Black Ka7 Qc5 Rd5"

PRINTED = [
    # Popeye's REGRESSIONS/4_55_to_4_57.inp, the fifth problem.
    (f"Stipulation ##1 {BOTH_MATED}", "   1.Kh6-h7 ## !"),
    # A knight on f8 could capture the king on h7: so Black is not mated.
    (f"Stipulation ##1 {BOTH_MATED} Sf8", ""),
    # TESTS/battle_play.inp, the eighth problem, and TESTS/help_play.inp, the fifth.
    (f"Stipulation ##!2 {COUNTER}", "   1.Kc8-b7 ##! !"),
    (
        "Stipulation h##!2 Pieces White Ka3 Bh7 Black Ka1 Qh8 Rg7",
        "  1.Rg7-g4 Bh7-b1   2.Qh8-c3 + Ka3-a2 ##!",
    ),
    # REGRESSIONS/4_51_to_4_53.inp, the 31st problem.
    (
        "Stipulation s##!1 Option Variation Pieces White Qa5 Ka7 Black Kc8 Rb8 DUd7d8",
        "   1.Qa5-c5 + !\n      1...Kc8-b7 ##!",
    ),
    # Found at random.
    (
        "Stipulation h!#0.5 Pieces White Ka1 Bb2 Black Kc2 Pd4 Pe4 Qb1",
        "  1...Bb2-c1 !#\n  1...Bb2*d4 !#\n  1...Bb2-c3 !#\n  1...Bb2-a3 !#",
    ),
    # EXAMPLES/pseries.inp, the seventh problem.
    (
        "Stipulation pser-#6 Pieces White Kf1 Rh4 Bh5 Sa8 Pa4 Black Kb7 Qa5a7b8d8 Pe5",
        (
            "  1.Bh5-f7   2.Rh4-h7   3.Bf7-d5 + Kb7-a6   4.Bd5-e6   5.Rh7-h6   6.Be6-c8 #\n"
            "  1.Bh5-f7   2.Rh4-h7   3.Bf7-d5 + Kb7-c8   4.Rh7-d7   5.Bd5-e6   6.Rd7-c7 #"
        ),
    ),
    # REGRESSIONS/4_55_to_4_57.inp, the 28th problem.
    (
        "Stipulation pser-s#2 Option SetPlay Pieces White Ke1 Sh2 Pg3 Black Ke3 Pd3d4e2e4h3",
        "  1...d3-d2 #\n  1.Sh2-f3   2.Sf3-h2 d3-d2 #",
    ),
    # Found at random.
    (
        "Stipulation pser-#2 Pieces White Kf6 Ra1 Black Kh8",
        "  1.Kf6-f7   2.Ra1-h1 #\n  1.Kf6-g6   2.Ra1-a8 #",
    ),
    (
        "Stipulation pser-rx2 Pieces White Kb3 Black Ka1 Sa3",
        "  1.Kb3*a3 x ?!?",
    ),
    # EXAMPLES/lengthy/helpdirectmate.inp, the first problem and the 19th.
    (
        ("Pieces White Kf2 Pd3e5h3h7 Black Kf4 Sf6 Pe6f5f7g6h4\nSStipulation black 4hh[2da[#]]\n"),
        (
            "  1.Kf4*e5 h7-h8=Q   2.Ke5-f4 Qh8*f6   3.e6-e5 Qf6*h4 #\n"
            "  1.Kf4*e5 h7-h8=Q   2.Ke5-f4 Qh8*f6   3.g6-g5 Qf6-d4 #\n"
            "  1.g6-g5 e5*f6   2.e6-e5 h7-h8=Q   3.e5-e4 Qh8-b8 #\n"
            "  1.g6-g5 e5*f6   2.e6-e5 h7-h8=Q   3.g5-g4 Qh8-h6 #"
        ),
    ),
    # TESTS/pieces.inp and REGRESSIONS/4_51_to_4_53.inp: the array has other pieces.
    (
        (
            "Stipulation dia2 Condition Argentinian "
            "Pieces White Ke1 SEd1 FAa1h1 LOh6f1 SAb1g1 Pa2b2c2d3e2f2g2h2 "
            "Black Ke8 SEg5 FAa8h8 LOc8f8 SAb8g8 Pa7b7c7d7e7f7g7"
        ),
        "  1.d2-d3 h7-h6   2.LOc1*h6 SEd8-g5 dia",
    ),
    (
        (
            "Stipulation dia1.5 Condition Leofamily "
            "Pieces White Ke1 LEd1 PAa1h1 VAf1h6 MAb1g1 Pa3b2c2d2e2f2g2h2 "
            "Black Ke8 LEd8 PAa8h8 VAc8f8 MAb8g8 Pa7b7c7d7e7f7g7"
        ),
        "  1.a2-a3 h7-h6   2.VAc1*h6 dia",
    ),
    (
        (
            "Stipulation dia2.5 Condition CavalierMajeur "
            "Pieces White Ke1 Qd1 Ra1h1 Bc1f1 Ne5g1 Pa3b2c2d2e2f2g2h2 "
            "Black Ke8 Qd8 Ra8h8 Bc8f8 Nb8b4 Pa7b7c7d7e7f7g7h7"
        ),
        "  1.Nb1-a3 Ng8-f6   2.Na3-e5 Nf6-b4   3.a2-a3 dia",
    ),
    # The same folder, 4_55_to_4_57.inp, the 11th problem with a pawn: nobody can be mated.
    (
        "Stipulation #2 Option NoWk NoBk PostKeyPlay Pieces Black Pa7",
        " zugzwang.\n      1...a7-a5\n        refutes.\n      1...a7-a6\n        refutes.",
    ),
    # helpdirectmate.inp, the eighth problem: the battle is not printed.
    (
        "Pieces White Kf5 Re6 Black Kh1 Rb7 Bf4 Sf3 Pc3c7d5h2\nSStipulation black 4hh[/2da[#]]\n",
        (
            "  1.Sf3-d4 + Kf5*f4   2.Sd4-b5 Kf4-g3\n"
            "  1.Bf4-c1 Kf5-g4   2.Bc1-b2 Kg4*f3\n"
            "  1.Rb7-b5 Kf5*f4   2.Rb5-c5 Kf4*f3"
        ),
    ),
    # EXAMPLES/capzug.inp: zugzwang as the goal, and how help play is numbered that White begins.
    (
        "Pieces White Ke6 Pa7 Black Ka8 Pg2\nSStipulation black 8hh[/1d[+]a{!+}]\n",
        "  1.Ka8-b7 a7-a8=R   2.g2-g1=Q Ra8-a6   3.Qg1-a7 Ke6-d7   4.Kb7-a8 + Kd7-c8",
    ),
    (
        "Pieces White Kc8 Pb6 Black Ka8 Pa7\nSStipulation black 8s[1a[/1d[+]a{!+}]d]\n",
        (
            "  1.a7-a5   2.a5-a4   3.a4-a3   4.a3-a2   5.a2-a1=B   6.Ba1-e5   7.Be5-b8"
            "   8.Bb8-a7 Kc8-c7"
        ),
    ),
    (
        "Pieces White Ke4 Pa2 Black Kb2 Pb3b4b5\nSStipulation white 7h[/1d[=]a{!+}]h\n",
        "  1.a2-a4 Kb2-a3   2.Ke4-d3 b3-b2   3.Kd3-c2 b5*a4   4.Kc2-b1",
    ),
    (
        "Pieces White Kc1 Re1h1 Pa2 Black Ka1 Qh2 Pb3d3e3f3\nSStipulation white 5h[/1d[#]a{!+}]h\n",
        "  1.a2-a3 Qh2-a2   2.Re1-e2 f3*e2   3.Rh1-e1",
    ),
    (
        "Pieces White Kf5 Sa7 Black Ka3 Pa2a4e2\nSStipulation black 5h[3a[#]d]h\n",
        (
            "  1.e2-e1=S Kf5-e4   2.Se1-c2 Ke4-d3   3.Sc2-a1   1.Kd3-c3 Sa1-b3   2.Sa7-b5 #\n"
            "  1.e2-e1=S Kf5-e4   2.Se1-c2 Ke4-d3   3.Sc2-a1   1.Kd3-c3 Sa1-c2   2.Sa7-b5 #"
        ),
    ),
    # Found at random; Popeye also prints 1.Kh7 Rh1#, but leaves out such mates in longer help play.
    (
        "Pieces White Kf7 Ra1 Black Kh8\nSStipulation black 2hh[2da[#]]\n",
        "  1.Kh8-h7 Ra1-a6   2.Kh7-h8 Ra6-h6 #",
    ),
    # REGRESSIONS/4_55_to_4_57.inp, the 20th problem, and 4_43_to_4_45.inp, the second.
    (
        "Pieces White Ba2 Pd5 Black Kg8 Pc7 Stipulation a=>b1 Pieces White Ba2 Pc6 Black Kg8",
        "  1.c7-c5 d5*c6 ep. + a=>b\n  1.c7-c6 d5*c6 + a=>b",
    ),
    (
        "Pieces White Ka1 Black Ka8 Stipulation ser-a=>b2 Pieces White Ka3 Black Ka8",
        "  1.Ka1-b2   2.Kb2-a3 a=>b\n  1.Ka1-a2   2.Ka2-a3 a=>b",
    ),
    # Black begins whatever the length, and White with that option.
    (
        "Pieces White Ka1 Black Ka8 Stipulation a=>b1.5 Pieces White Ka2 Black Ka6",
        ("  1.Ka8-b7 Ka1-a2   2.Kb7-a6 a=>b\n  1.Ka8-a7 Ka1-a2   2.Ka7-a6 a=>b"),
    ),
    (
        (
            "Pieces White Ka1 Black Ka8 Stipulation a=>b1 Option WhiteToPlay "
            "Pieces White Ka2 Black Ka7"
        ),
        "  1.Ka1-a2 Ka8-a7 a=>b",
    ),
]


def answer(text: str) -> str:
    told = popeye_text.read_input(next(popeye_text.split(text)))
    assert told is not None
    return "".join(Answering(told, Limits(shows_times=False)).texts())


@pytest.mark.parametrize(("asked", "expected"), PRINTED)
def test_answers_are_those_that_popeye_prints(asked: str, expected: str) -> None:
    printed = answer(f"BeginProblem Option NoBoard {asked} EndProblem")
    assert shape(content(printed)) == shape(expected)


def test_both_positions_of_a_to_b_are_printed() -> None:
    # BEISPIEL/schlagschach.inp, the first problem, without its condition.
    printed = answer(
        "AnfangProblem steine weiss ba7 forderung a=>b0.5 steine weiss ka8 option weiss EndeProblem"
    ).splitlines()
    assert "            => (Weiss ->)" in printed
    assert "  a=>b0.5                     1 + 0" in printed
    assert printed.count("7   B   .   .   .   .   .   .   .   7") == 1
    assert printed.count("8   K   .   .   .   .   .   .   .   8") == 1


def test_mates_of_the_own_side_are_refused_where_checks_are_not_settled() -> None:
    with pytest.raises(EngineError, match="Mates of the own side and Bicolores"):
        solve.start(
            *posed("7k/6b1/6PK/8/8/8/8/8 w", "##1", engine.Options(), conditions_of(["Bicolores"])),
        )

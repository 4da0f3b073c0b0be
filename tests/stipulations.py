"""Problems of every kind with their whole answer in words.

Those with an author or a source are positions and solutions of Popeye's collections of examples,
taken over as facts: Popeye 4.104 gives the same keys, tries and lines. Those without are our own
constructions, small enough to be checked by eye.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import Final

import matewright
from matewright import engine
from matewright.formats.solution_text import part_heading, part_text
from matewright.model.notation import Notation
from matewright.model.piece import Colour
from matewright.model.play_options import PlayOptions
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.solution import Solution
from matewright.model.stipulation import Stipulation, stipulation_of
from matewright.model.twin import Twin
from matewright.services.solving import solve as service


@dataclass(frozen=True, slots=True)
class Example:
    """A question, where it comes from, and the text of its answer without the notes.

    The answers to `EXAMPLES` hold set play too, those to `WITH_OPTIONS` what `options` say.
    """

    stipulation: str
    fen: str
    source: str
    text: str
    options: PlayOptions = field(default_factory=PlayOptions)
    twins: tuple[str, ...] = ()


def answer_text(solution: Solution, notation: Notation | None = None) -> str:
    """The whole answer as the command line prints it, without its table."""
    texts = []
    for part in (solution, *solution.twins):
        texts += [part_heading(part), part_text(part, notation)]
    return "\n\n".join(filter(None, texts))


EXAMPLES: Final = (
    Example(
        "=2",
        "4k1N1/2Pp4/2P1N1P1/4P3/B7/3p4/3P4/R3K3 w Q - 0 1",
        "G. Maleika, 2101, PK 58, 9/1988",
        """Solved =2: sound, 1 key.

Set play
  1...d5 2.exd6 e.p.=
  1...d6 2.exd6=
  1...dxc6 2.c8=B =

Key
  1.0-0-0! zugzwang
    1...d5 2.exd6 e.p.=
    1...d6 2.exd6=
    1...dxc6 2.c8=B =
    1...dxe6 2.Rf1=""",
    ),
    Example(
        "s#1",
        "8/8/1Q6/8/krR5/bp3p1p/qr3PpP/R3K1n1 w Q - 0 1",
        "Sam Loyd, New York Illustrated News, 10.3.1860",
        """Solved s#1: sound, 1 key.

1.0-0-0!
  1...Ne2#
  1...Rb1#
  1...Rc2#
  1...Rd2#
  1...Re2#
  1...Rxf2#
  1...Rxc4#
  1...Qa1#
  1...Qb1#""",
    ),
    Example(
        "s#2",
        "7n/2p1Pp2/2PppRp1/2pk2P1/B1Np4/3Kp3/4P3/8 w - - 0 1",
        "Matti Myllyniemi",
        """Solved s#2: sound, 1 key.

1.e8=B! zugzwang
  1...e5 2.Bc2 e4#""",
    ),
    Example(
        "s#2",
        "8/8/8/8/1p6/k7/p1Q5/K7 w - - 0 1",
        "Popeye, TESTS/battle_play.inp",
        """Solved s#2: sound, 1 key.

Set play
  1...b3 2.Qc4 b2#, 2.Qe4 b2# (dual)

Key
  1.Qd1! zugzwang
    1...b3 2.Qg4 b2#""",
    ),
    Example(
        "r#1",
        "8/8/8/8/8/k6P/p7/K3n3 w - - 0 1",
        "Popeye, TESTS/battle_play.inp",
        """Solved r#1: sound, 1 key.

Set play
  1...Nc2#

Key
  1.h4!
    1...Nc2#""",
    ),
    Example(
        "semi-r#1",
        "8/8/8/8/8/1k6/7r/K7 w - - 0 1",
        "",
        """Solved semi-r#1: sound, 1 key.

Set play
  1...Rh1#

Key
  1.Kb1!
    1...Rh1#""",
    ),
    Example(
        "r#3",
        "8/8/N7/p7/pP6/k7/8/K2B4 b - - 0 1",
        "Popeye, TESTS/battle_play.inp",
        """No solution: r#3 is proved to be impossible.

Set play
  1...Nc7 2.axb4 Nb5#""",
    ),
    Example(
        "#=1",
        "7k/8/5K2/8/8/8/8/6Q1 w - - 0 1",
        "",
        """Solved #=1: cooked, 2 keys.

1.Qg6=!
1.Qg7#!""",
    ),
    Example(
        "x2",
        "7k/8/8/8/8/8/1p6/K7 w - - 0 1",
        "",
        """Solved x2: short, capture in 1 instead of 2, 3 keys.

1.Kxb2! (short: capture in 1)
1.Kb1! [2.Kxb2]
1.Ka2! [2.Kxb2]
  1...b1=Q+ 2.Kxb1
  1...b1=R 2.Kxb1
  1...b1=B+ 2.Kxb1
  1...b1=N 2.Kxb1""",
    ),
    Example(
        "001",
        "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
        "",
        """Solved 001: sound, 1 key.

1.0-0!""",
    ),
    Example(
        "ep1",
        "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
        "",
        """Solved ep1: sound, 1 key.

1.exd6 e.p.!""",
    ),
    Example(
        "h#2",
        "B1k5/p1q5/8/6p1/7b/6p1/7B/4K2R b K - 0 1",
        "A. und J. Hoitsma, STERN 29/79, 12.07.1979",
        """Solved h#2: sound, 1 solution.

1.Kb8 0-0 2.g2 Rf8#""",
    ),
    Example(
        "h#1",
        "1r6/pk6/8/3N4/4B3/8/8/7K b - - 0 1",
        "Popeye, REGRESSIONS/4_47_to_4_49.inp",
        """Solved h#1: helpmate in 1, 2 solutions.

1.Ka8 Nb6#
1.Ka8 Nc7#""",
    ),
    Example(
        "h#1",
        "k7/8/1K6/8/8/8/p7/7R b - - 0 1",
        "",
        """Solved h#1: helpmate in 1, 3 solutions.

Set play
  1...Rh8#

Solutions
  1.a1=R Rh8#
  1.a1=N Rh8#
  1.Kb8 Rh8#""",
    ),
    Example(
        "h#2.5",
        "n3n3/P1P5/3k4/8/2K5/8/8/8 w - - 0 1",
        "Norbert Geissler, 8236, Problemkiste 209, 4/2014",
        """Solved h#2.5: sound, 1 solution.

1...c8=Q 2.Nac7 a8=R 3.Kc6 Ra6#""",
    ),
    Example(
        "h#0.5",
        "8/8/7N/5K2/4B3/2Qbk3/4p3/8 w - - 0 1",
        "Popeye, TESTS/intell.inp",
        """Solved h#0.5: sound, 1 solution.

1...Ng4#""",
    ),
    Example(
        "h=2",
        "8/8/2b3R1/8/8/1K6/6p1/k7 b - - 0 1",
        "Sl. Šaletić, 3439, Problemkiste 93, 6/1994",
        """Solved h=2: sound, 1 solution.

1.Be4 Rxg2 2.Bb1 Rg1=""",
    ),
    Example(
        "hs#3",
        "8/P1bP4/1pP1pp2/p3pP2/4K3/5P2/1PpkPPp1/R4B2 w - - 0 1",
        "Horst Bäcker, 3071, PK 83, 10/1992",
        """Solved hs#3: help-selfmate in 3, 4 solutions.

1.a8=Q gxf1=B 2.Qa6 Bxe2 3.Qd3+ Bxd3#
1.a8=R g1=Q 2.R8xa5 Qg8 3.Rd5+ exd5#
1.a8=N c1=R 2.Nxb6 Rc2 3.Nc4+ Rxc4#
1.d8=B g1=N 2.Bxf6 Nxf3 3.Bg5+ Nxg5#""",
    ),
    Example(
        "ser-#2",
        "1K1qb2R/2Pk1P2/8/1P6/7B/8/8/8 w - - 0 1",
        "Günter Glaß, KT6, Problemkiste 96, 12/1994",
        """Solved ser-#2: sound, 1 solution.

1.c8=N 2.f8=N#""",
    ),
    Example(
        "ser-#3",
        "8/6pp/6pk/8/7K/8/6P1/8 w - - 0 1",
        "Popeye, REGRESSIONS/4_55_to_4_57.inp",
        """Solved ser-#3: short, series mate in 2 instead of 3, 2 solutions.

1.g4 2.g5#
1.g3 2.g4 3.g5#""",
    ),
    Example(
        "ser-s#4",
        "8/P7/1P2p3/2N5/q7/4Pk2/2B4P/6K1 w - - 0 1",
        "György Bakcsi, 5103, feenschach-83, 4-6/1987",
        """Solved ser-s#4: series selfmate in 4, 4 solutions.

1.b7 2.b8=Q 3.Qe5 4.Bd1+ Qxd1#
1.b7 2.b8=B 3.Bf4 4.Bd1+ Qxd1#
1.a8=R 2.Re8 3.Rxe6 4.Bd1+ Qxd1#
1.a8=N 2.Nc7 3.Nd5 4.Bd1+ Qxd1#""",
    ),
    Example(
        "ser-h=5",
        "8/k1P5/1Rp5/2p5/2Pp4/3P4/p7/2K5 b - - 0 1",
        "Andre Minost, Problemkiste 93, 6/1994",
        """Solved ser-h=5: series help-stalemate in 5, 2 solutions.

1.a1=B 2.Bc3 3.Be1 4.Bh4 5.Bd8 cxd8=Q =
1.a1=N 2.Nc2 3.Nb4 4.Na6 5.Nb8 cxb8=R =""",
    ),
    Example(
        "ser-h#4",
        "8/7p/p7/8/3k4/Q1p1p1B1/r7/4K1b1 b - - 0 1",
        "Gideon Husserl, Die Schwalbe 1973",
        """Solved ser-h#4: sound, 1 solution.

1.Kd3 2.Kc2 3.Kb1 4.Ka1 Qc1#""",
    ),
)

WITH_OPTIONS: Final = (
    Example(
        "h#2",
        "2K5/4Pr2/k7/8/8/8/8/8 b - - 0 1",
        "M. Tomašević, feenschach 1982",
        """a)

Solved h#2: sound, 1 solution.

1.Rf6 e8=Q 2.Rb6 Qa4#

a) duplex: the parts of White and Black exchanged

Solved h#2: sound, 1 solution.

1.Kb8 Rxe7 2.Ka8 Re8#

b) h=2

Solved h=2: sound, 1 solution.

1.Ka7 e8=Q 2.Ka8 Qxf7=

b) h=2 duplex: the parts of White and Black exchanged

Solved h=2: sound, 1 solution.

1.Kb8 Rxe7 2.Ka8 Rb7=""",
        options=PlayOptions(duplex=True),
        twins=("Stipulation h=2",),
    ),
    Example(
        "ser-h#4",
        "8/7p/p7/8/3k4/Q1p1p1B1/r7/4K1b1 b - - 0 1",
        "Gideon Husserl, Die Schwalbe 1973",
        """a)

Solved ser-h#4: sound, 1 solution.

1.Kd3 2.Kc2 3.Kb1 4.Ka1 Qc1#

b) bRa2 away

Solved ser-h#4: sound, 1 solution.

1.Kd5 2.Kc6 3.Kb7 4.Ka8 Qxa6#

c) further bPa6 away

Solved ser-h#4: sound, 1 solution.

1.Ke4 2.Kf3 3.Kg2 4.Kh1 Qa8#

d) further wBg3 away

Solved ser-h#4: sound, 1 solution.

1.Ke5 2.Kf6 3.Kg7 4.Kh8 Qf8#""",
        twins=("Remove a2", "Continued Remove a6", "Continued Remove g3"),
    ),
    Example(
        "h#1",
        "7r/P7/8/8/8/1k6/8/K7 b - - 0 1",
        "",
        """Solved h#1: helpmate in 1, 3 solutions.

1.Kb1 Rh1#
1.a8=R Rh1#
1.a8=N Rh1#""",
        options=PlayOptions(half_duplex=True),
    ),
    Example(
        "h#1",
        "k7/8/1K6/8/8/8/p7/7R b - - 0 1",
        "",
        (
            "Partial: the search for h#1 was stopped (only 2 wanted); "
            "helpmate in 1, at least 2 solutions.\n\n1.a1=R Rh8#\n1.a1=N Rh8#"
        ),
        options=PlayOptions(max_solutions=2),
    ),
    Example(
        "h#4",
        "q3k2r/8/5p2/5N2/5K2/8/8/8 w",
        "József Szentgyörgy and László Czako, Problemas 1979",
        """a)

Solved h#4 (WhiteToPlay): sound, 1 solution.

1...Kg4 2.0-0 Kh5 3.Qh1+ Kg6 4.Qh8 Ne7#

b) a8⇔h8

Solved h#4 (WhiteToPlay): sound, 1 solution.

1...Ke4 2.Qh2 Kd5 3.0-0-0+ Kc6 4.Qb8 Ne7#""",
        options=PlayOptions(white_to_play=True),
        twins=("Exchange a8 h8",),
    ),
    Example(
        "#2",
        "k3n3/P7/1K6/3N4/8/8/8/8 b - - 0 1",
        "Popeye, TESTS/battle_play.inp",
        """Solved #2 (PostKeyPlay): mate in 2 after this key.

After the key zugzwang
  1...Nd6 2.Nc7#
  1...Nf6 2.Nc7#
  1...Nc7 2.Nxc7#
  1...Ng7 2.Nc7#""",
        options=PlayOptions(post_key=True),
    ),
    Example(
        "#2",
        "k3n3/P7/1K6/3N3p/8/8/8/8 b - - 0 1",
        "Popeye, TESTS/battle_play.inp",
        """No solution: #2 (PostKeyPlay) is proved to be impossible.

After the key zugzwang
  1...Nd6 2.Nc7#
  1...Nf6 2.Nc7#
  1...Nc7 2.Nxc7#
  1...Ng7 2.Nc7#
  but 1...h4!""",
        options=PlayOptions(post_key=True),
    ),
    Example(
        "s#2",
        "8/8/8/8/1p6/k7/p7/K2Q4 b - - 0 1",
        "Popeye, TESTS/battle_play.inp",
        """Solved s#2 (PostKeyPlay): selfmate in 2 after this key.

After the key zugzwang
  1...b3 2.Qg4 b2#""",
        options=PlayOptions(post_key=True),
    ),
    Example(
        "#3",
        "N7/P7/8/8/7K/6B1/6N1/4R1bk b - - 0 1",
        "V. Albillo, MATER (1998), example 1 after its key",
        """Solved #3 (PostKeyPlay): mate in 3 after this key.

After the key
  threat 2.Nb6 zugzwang
    2...Kxg2 3.a8=Q#, 3.a8=B# (dual, promotion choice)
  threat 2.Nc7 zugzwang
    2...Kxg2 3.a8=Q#, 3.a8=B# (dual, promotion choice)
  1...Kxg2 2.Nb6 [3.a8=Q#, 3.a8=B#]""",
        options=PlayOptions(post_key=True),
    ),
    Example(
        "#2",
        "5Kbk/6pp/6P1/8/8/8/8/7R w - - 0 1",
        "D. Prinz, 1951",
        """Nothing found: no #2, with first move 11 only; other moves were not looked at.""",
        options=PlayOptions(first_move=11, last_move=11),
    ),
)
"""Questions with options and twins."""

CROWDED: Final = "r3k3/8/8/3pP3/8/8/1p6/4K2R {} Kq - 0 1"
"""A position in which every goal is near; the side to move is left out."""

PLAYS: Final = ("", "s", "r", "semi-r", "h", "hs", "hr", "ser-", "ser-s", "ser-r", "ser-h")
GOALS: Final = ("#", "=", "==", "#=", "+", "x", "zg8", "ep", "00")
ALL_KINDS: Final = tuple(
    f"{play}{goal}{length}"
    for play in PLAYS
    for goal in GOALS
    for length in (("1", "1.5") if play in ("h", "hs", "hr") else ("1", "2"))
)


@cache
def answer(fen: str, stipulation: str) -> Solution:
    """The whole answer, with set play."""
    return matewright.solve(fen, stipulation, set_play=True)


@cache
def answer_with_options(example: Example) -> Solution:
    """The answers to all parts of one of `WITH_OPTIONS`."""
    problem = Problem(
        Position.from_fen(example.fen),
        stipulation_of(example.stipulation),
        example.options,
        tuple(map(Twin.parse, example.twins)),
    )
    return service.start(problem, engine.Options()).result()


@cache
def answer_of_kind(stipulation: str) -> Solution:
    """The whole answer to one of `ALL_KINDS`, with set play and tries."""
    begins = Stipulation.parse(stipulation).first_mover
    fen = CROWDED.format("w" if begins is Colour.WHITE else "b")
    return matewright.solve(fen, stipulation, set_play=True, tries=1)

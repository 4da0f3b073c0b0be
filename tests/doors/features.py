"""What a problem can ask: a small problem for each, whose answer changes when it gets lost.

The answers themselves are compared with other programs elsewhere (`tests/differential`); here every
door is to give the same one.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from matewright.model.conditions import conditions_of
from matewright.model.play_options import PlayOptions, natural_turn
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.stipulation import stipulation_of
from matewright.model.twin import Twin

_TWO: Final = "5Kbk/6pp/6P1/8/8/8/8/7R w - - 0 1"
"""Conway Prinz's problem: one key, a try, set play."""
_COOKED: Final = "5Kbk/7p/6P1/8/8/8/8/7R w - - 0 1"
"""The same without a pawn, and with three keys."""


@dataclass(frozen=True, slots=True)
class Feature:
    """Something a problem can ask, shown by a problem that asks it.

    `fields` are those of `Question` and `PlayOptions` that it needs.
    """

    name: str
    problem: Problem
    fields: frozenset[str]


def _feature(
    name: str,
    fen: str,
    stipulation: str,
    *fields: str,
    conditions: tuple[str, ...] = (),
    twins: tuple[str, ...] = (),
    zero_position: bool = False,
    extra: dict[str, Any] | None = None,
    **options: Any,
) -> Feature:
    asked, play = stipulation_of(stipulation), PlayOptions(**options)
    problem = Problem(
        Position.from_fen(fen, natural_turn(asked, play)),
        asked,
        play,
        tuple(map(Twin.parse, twins)),
        zero_position,
        conditions=conditions_of(conditions),
        extra=extra or {},
    )
    asks = {"position", "stipulation", *fields, *options}
    asks |= {"conditions"} if conditions else set()
    asks |= {"twins", "options"} if twins else {"options"}
    return Feature(name, problem, frozenset(asks))


FEATURES: Final = (
    _feature("orthodox", _TWO, "#2"),
    _feature("several keys", _COOKED, "#2"),
    _feature("no solution", "8/8/8/8/8/5k2/8/6KR w - - 0 1", "#2"),
    _feature("a short solution", _TWO, "#3"),
    _feature("helpmate", "7k/6r1/7K/5R2/8/q4N2/8/8 b - - 0 1", "h#1"),
    _feature("series", "8/6pp/6pk/8/7K/8/6P1/8 w - - 0 1", "ser-#3"),
    _feature("selfmate", "8/8/8/8/1p6/k7/p1Q5/K7 w - - 0 1", "s#2"),
    # Men.
    _feature("fairy men", "1K6/6P1/6Q1/8/G4g2/8/8/7k w - - 0 1", "#2"),
    _feature("neutral men", "8/1=r6/7K/8/8/7k/8/2Q5 b - - 0 1", "h#1"),
    _feature("royal men", "7R/8/8/8/8/1K6/8/r{Royal}7 w - - 0 1", "+1"),
    _feature("kamikaze men", "8/2R5/8/R{Kamikaze}3r{Kamikaze}3/7k/b3Q3/6K1/8 w - - 0 1", "#2"),
    _feature(
        "paralysing men", "2r{Paralysing}5/8/8/6Q1/8/3k3K/8/3R{Paralysing}1r2 b - - 0 1", "h#1"
    ),
    _feature(
        "chameleon men", "5B2/4R{Chameleon}3/2k5/4K3/1b6/1P5r{Chameleon}/Q7/8 w - - 0 1", "#2"
    ),
    _feature("volage men", "k7/8/4KR{Volage}2/8/3R4/7r/8/6r{Volage}1 b - - 0 1", "h#1"),
    _feature(
        "half-neutral men",
        "3R{HalfNeutral}4/8/4r{HalfNeutral}1N1/7N/8/5K2/8/4k3 w - - 0 1",
        "#2",
    ),
    _feature(
        "men that change hurdles",
        "2B3q1/8/K3g{HurdleColourChanging}3/3Q4/7k/5G{HurdleColourChanging}1N/8/8 b - - 0 1",
        "h#1",
    ),
    _feature("men whose hurdles move as they do", "7k/8/8/8/G{Bul}Bp5/8/8/7K w - - 0 1", "x1"),
    _feature("men whose hurdles move", "7k/8/8/8/G{Dob}Pp5/8/8/7K w - - 0 1", "x1"),
    _feature("men that checks make neutral", "k7/8/8/8/8/8/8/K6R{Anda} w - - 0 1", "+1"),
    _feature(
        "uncapturable men",
        "7k/n1R{Uncapturable}5/7K/7B/8/6N1/8/5nr{Uncapturable}1 w - - 0 1",
        "#2",
    ),
    _feature(
        "men on Alice's second board",
        "2Q5/8/n7/5Q{AliceB}2/8/7k/8/3K4 b - - 0 1",
        "h#1",
        conditions=("AliceChess",),
    ),
    # Conditions: rebirth, paralysis, colours, with a parameter, of one side, with a memory.
    _feature("condition", "5k2/8/8/8/8/8/2R5/2KQ4 w - - 0 1", "#2", conditions=("Circe",)),
    # A. Piccinini 1907: one more pawn captures where the files a and h adjoin, en passant too.
    _feature(
        "condition of the board",
        "8/k2N2Kp/8/8/P7/5B2/8/8 w - - 0 1",
        "#2",
        conditions=("VerticalCylinder",),
    ),
    _feature(
        "condition with a variant",
        "7Q/4K3/8/8/6Q1/1k6/8/8 w - - 0 1",
        "h#1.5",
        conditions=("Circe RexInclusive",),
    ),
    _feature(
        "two conditions",
        "8/8/3q3R/8/2K5/2Q5/1k6/1R6 b - - 0 1",
        "h#1",
        conditions=("Madrasi", "Circe"),
    ),
    _feature(
        "condition of one side",
        "3R4/8/2K5/r7/8/8/6R1/1k6 w - - 0 1",
        "h#1.5",
        conditions=("WhiteMaximummer",),
    ),
    _feature(
        "condition that remembers moves",
        "b7/8/8/8/5K2/8/R2R4/1k6 w - - 0 1",
        "#2",
        conditions=("MainlyInChess",),
    ),
    _feature(
        "condition of two squares a move",
        "8/8/1B6/5N2/2Q4K/kq6/8/8 b - - 0 1",
        "h#1",
        conditions=("Take&Make",),
    ),
    # Twins.
    _feature("twin: move", _TWO, "#2", twins=("Move h1 a1",)),
    _feature("twin: exchange", _TWO, "#2", twins=("Exchange f8 h1",)),
    _feature("twin: remove", _TWO, "#2", twins=("Remove g7",)),
    _feature("twin: add", _TWO, "#2", twins=("Add white Qa1",)),
    _feature("twin: substitute", _TWO, "#2", twins=("Substitute R Q",)),
    _feature("twin: shift", "4K3/5P2/P7/3Q4/8/Q2k4/8/8 b - - 0 1", "h#1", twins=("Shift a1 b1",)),
    _feature("twin: rotate", "8/1Q1k4/8/8/8/8/5b2/K1R5 b - - 0 1", "h#1", twins=("Rotate 90",)),
    _feature(
        "twin: mirror", "3k4/8/4K3/8/8/2Q5/1r6/8 b - - 0 1", "h#1", twins=("Mirror a1<-->h1",)
    ),
    _feature("twin: polish", "7k/6r1/7K/5R2/8/q4N2/8/8 b - - 0 1", "h#1", twins=("PolishType",)),
    _feature("twin: stipulation", _TWO, "#2", twins=("Stipulation h#1",)),
    _feature(
        "twin: conditions", "4k1B1/7K/8/3Q4/8/8/8/8 b - - 0 1", "h#1", twins=("Condition Circe",)
    ),
    _feature("twin: continued", _TWO, "#2", twins=("Move h1 a1", "Continued Remove g7")),
    _feature(
        "zero position", _TWO, "#2", "zero_position", twins=("Move h1 a1",), zero_position=True
    ),
    # What is asked beside.
    _feature("duplex", "8/8/4pp2/8/1Q6/8/K1k5/3q4 b - - 0 1", "h#1", duplex=True),
    _feature("half duplex", "8/8/8/2N1r3/r7/b6k/8/6K1 b - - 0 1", "h#1", half_duplex=True),
    _feature("set play", _TWO, "#2", set_play=True),
    _feature("tries", _TWO, "#2", tries=1),
    _feature("no threats", _TWO, "#2", threats=False),
    _feature("no short variations", _TWO, "#3", no_short_variations=True),
    _feature("play after the key", "5Kbk/6pp/6PR/8/8/8/8/8 b - - 0 1", "#2", post_key=True),
    _feature("White begins", "1B2B2Q/8/8/8/6k1/4K3/8/8 w - - 0 1", "h#1", white_to_play=True),
    _feature("quodlibet", "8/8/8/8/1p6/k7/p1Q5/K7 w - - 0 1", "s#2", quodlibet=True),
    # Restrictions.
    _feature("most solutions", _COOKED, "#2", max_solutions=1),
    _feature("first moves", _COOKED, "#2", first_move=1, last_move=9),
    _feature("shortest lines", "8/2K5/7k/8/8/8/5qR1/1R6 w - - 0 1", "ser-#3", stop_on_short=True),
    _feature("flight squares", _TWO, "#2", max_flights=0),
    _feature("length of threats", "b7/PP6/8/8/7K/6B1/6N1/4R1bk w - - 0 1", "#3", max_threat=1),
    _feature("replies that fail", "8/8/8/8/1p6/k7/p1Q5/K7 w - - 0 1", "s#3", non_trivial=(1, 1)),
    # Rights.
    _feature("castling", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "001"),
    _feature("castling denied", "4k3/8/8/8/8/8/8/4K2R w - - 0 1", "001"),
    _feature("en passant", "8/8/8/4pP2/8/8/8/K6k w - e6 0 1", "ep1"),
    # Stipulations.
    _feature("exact length", _TWO, "exact-#2"),
    _feature("exact reflex play", "8/8/8/8/1p6/k7/p1Q5/K7 w - - 0 1", "exact-r#2"),
    _feature("reciprocal play", "8/8/4p3/8/1Q6/6k1/q7/5K2 b - - 0 1", "reci-h#1"),
    _feature("structured play", "8/8/8/8/8/k1K5/8/7R b - - 0 1", "black 3h[3a[#]d]h"),
    _feature("zugzwang", "8/8/8/8/4K1Q1/8/4pk2/3B4 b - - 0 1", "black 2hh[/1d[x]a{!+}]"),
    _feature("proof game", "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w - - 0 1", "dia1.0"),
    _feature(
        "given first moves",
        "rnbqkb1r/ppp1pppp/3p1n2/8/8/3P1N2/PPP1PPPP/RNBQKB1R w - - 0 1",
        "dia2 1.Nf3 d6",
    ),
    _feature("way to a position", "7k/8/8/8/8/8/8/K7 b - - 0 1", "a=>b1 8/7k/8/8/8/8/K7/8"),
    # What nothing here knows.
    _feature("unknown condition", _TWO, "#2", conditions=("BGL 20",)),
    _feature("unknown man", "8/8/8/8/8/8/.gy7/K6k w - - 0 1", "#2"),
    _feature("unknown option", _TWO, "#2", "unknown", extra={"options": ["GoalIsEnd"]}),
)

"""Solutions as magazines print them, against forms written by hand.

The forms follow what The Problemist, Die Schwalbe and Phénix print; of the well-known problems here
they were written down before the program was asked.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from matewright.engine import Options
from matewright.formats.caption import Entry
from matewright.formats.printed import printed, printed_part
from matewright.formats.solution_style import STYLES, Extent, Selection, Tries, style_of
from matewright.formats.spans import SpanRole
from matewright.model.conditions import conditions_of
from matewright.model.move import Move, square_number
from matewright.model.notation import LETTERS, Notation
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.question import Question
from matewright.model.solution import Mode, Role, Solution, Status, Tree
from matewright.model.stipulation import stipulation_of
from matewright.model.twin import Twin
from matewright.services.solving import solve

PROBLEM = Notation(LETTERS["problem"], effects=True)

PRINZ = "5Kbk/6pp/6P1/8/8/8/8/7R w"
"""D. Prinz, Research 1952."""

MANSFIELD = "n1rbb3/P1knpR2/1q1R2QK/B6p/8/8/6B1/7r w"
"""C. Mansfield, British Chess Magazine 1918."""

ZEPLER = "r3k3/2Qp3R/1p6/1b2K3/4p3/8/5p2/8 w q"
"""E. Zepler, Die Schwalbe 1929."""

SELFMATE = "7n/2p1Pp2/2PppRp1/2pk2P1/B1Np4/3Kp3/4P3/8 w", "s#2"
"""M. Myllyniemi, as in `tests/stipulations.py`."""

SET_PLAY: dict[str, Any] = {"set_play": True}
ALL: dict[str, Any] = {"set_play": True, "tries": 1}


def entry(
    fen: str,
    stipulation: str,
    *,
    twins: Sequence[str] = (),
    conditions: Sequence[str] = (),
    **wishes: Any,
) -> Entry:
    problem = Problem(
        Position.from_fen(fen),
        stipulation_of(stipulation),
        twins=tuple(map(Twin.parse, twins)),
        conditions=conditions_of(conditions),
    )
    answer = solve.start(problem, Options(**wishes)).result()
    assert answer is not None
    return Entry(problem, answer)


def lines(
    one: Entry,
    selection: Selection | None = None,
    style: str = "problemist",
    notation: Notation = PROBLEM,
) -> list[str]:
    shown = printed(one, selection or Selection(), style_of(style, notation))
    return [paragraph.text for paragraph in shown if paragraph.spans]


@pytest.fixture(scope="module")
def prinz() -> Entry:
    return entry(PRINZ, "#2", **ALL)


@pytest.mark.parametrize(
    ("style", "text"),
    [
        (
            "problemist",
            (
                "Set: 1…B~ 2.Rxh7#. Tries: 1.Rxh7+?, 1…Bxh7!; 1.Rh5? zz. 1…B~ 2.Rxh7#, but 1…h6! "
                "Key: 1.Rh6! zz. 1…B~ 2.Rxh7#, 1…gxh6 2.g7#."
            ),
        ),
        (
            "schwalbe",
            (
                "Satz: 1.– L~ 2.Txh7#; 1.Txh7+?, 1.– Lxh7!; 1.Th5? Zzw. 1.– L~ 2.Txh7#, 1.– h6!; "
                "1.Th6! Zzw. 1.– L~ 2.Txh7#, 1.– gxh6 2.g7#"
            ),
        ),
        (
            "phenix",
            (
                "Jeu apparent : 1...F~ 2.Txh7#. Essais : 1.Txh7+?, 1...Fxh7!; 1.Th5? blocus "
                "1...F~ 2.Txh7#, mais 1...h6! Réel : 1.Th6! blocus 1...F~ 2.Txh7#, 1...gxh6 2.g7#."
            ),
        ),
    ],
)
def test_a_style_has_its_words_and_letters(prinz: Entry, style: str, text: str) -> None:
    assert lines(prinz, style=style) == [text]


def test_popeyes_style_is_long_and_a_variation_a_line(prinz: Entry) -> None:
    found = lines(prinz, Selection(tries=Tries.NONE, set_play=False), "popeye")
    assert found == ["1.Rh1-h6! zugzwang", "1...B~ 2.Rh6*h7#", "1...g7*h6 2.g6-g7#"]


def test_the_own_style_has_the_notation_of_the_window(prinz: Entry) -> None:
    none = Selection(tries=Tries.NONE, set_play=False)
    assert lines(prinz, none, "own", Notation(LETTERS["figurine"], phase_letters=True)) == [
        "1.♖h6! zz. 1…♗~ 2.♖xh7# A, 1…gxh6 g 2.g7# B."
    ]
    assert lines(prinz, none, "own", Notation(LETTERS["russian"], long=True)) == [
        "1.Лh1-h6! zz. 1…С~ 2.Лh6xh7#, 1…g7xh6 2.g6-g7#."
    ]


@pytest.mark.parametrize(
    ("selection", "text"),
    [
        (Selection(Extent.KEY), "1.Rh6!"),
        (
            Selection(tries=Tries.QUIET, set_play=False),
            "Tries: 1.Rh5? zz. 1…B~ 2.Rxh7#, but 1…h6! Key: 1.Rh6! zz. 1…B~ 2.Rxh7#, 1…gxh6 2.g7#.",
        ),
        (
            Selection(tries=Tries.NONE),
            "Set: 1…B~ 2.Rxh7#. Key: 1.Rh6! zz. 1…B~ 2.Rxh7#, 1…gxh6 2.g7#.",
        ),
    ],
)
def test_a_part_of_the_solution(prinz: Entry, selection: Selection, text: str) -> None:
    assert lines(prinz, selection) == [text]
    assert lines(prinz, Selection(Extent.NONE)) == []


def test_the_complete_solution_is_a_variation_a_line(prinz: Entry) -> None:
    found = lines(prinz, Selection(Extent.COMPLETE, Tries.NONE, set_play=False))
    assert found[:3] == ["1.Rh6! zugzwang", "1…Ba2 2.Rxh7#", "1…Bb3 2.Rxh7#"]
    assert found[-1] == "1…gxh6 2.g7#"


def test_random_moves_and_corrections() -> None:
    (text,) = lines(entry(MANSFIELD, "#2"))
    assert text == "1.Rd1! (2.Qc6#) 1…S~ 2.Qd6#, 1…Sf6 2.Qg3#, 1…e6 2.Qc2#."


def test_named_squares_and_different_men() -> None:
    loyd = entry("8/4p3/N1P1pR2/4k3/8/4K3/5QR1/8 w", "#2")
    assert lines(loyd) == ["1.Kf3! zz. 1…Kd5/Kd6, exf6 2.Qc5#, 1…Kxf6 2.Ke4#."]


def test_set_play_says_all_moves_of_a_man_only_where_it_has_them() -> None:
    # Of seven moves of the bishop that has 6 answers in set play none is left out; the knight on
    # f2 of the other problem has moves without an answer.
    (text,) = lines(entry(PRINZ, "#2", **SET_PLAY))
    assert text.startswith("Set: 1…B~ 2.Rxh7#. ")
    (text,) = lines(entry("b1K1N3/1n6/5Q1b/1pk3P1/8/3P4/4R1r1/1R5B w", "#2", **SET_PLAY))
    assert text.startswith("Set: 1…Sa5/Sd8 2.Qd6#, ")


def test_long_play_goes_to_the_last_move_but_one_where_the_end_is_plain() -> None:
    (text, castling) = lines(entry(ZEPLER, "#4"))
    assert text.startswith(
        "1.Kd4! (2.Qe5+ Kd8 3.Rh8#, 2…Kf8 3.Qh8#) 1…Kf8 2.Qf4+,Qd6+; 1…Bc4 2.Qe5+,Qxd7+; "
        "1…f1=Q 2.Qe5+ Kd8 3.Rh8+ Qf8 4.Rxf8#; 2…Kf8 3.Qh8#; "
    )
    # The mate that is threatened ends the variation; a check that is answered at once is last.
    assert text.endswith("2…Ra8 3.Qd6 (4.Qe7#); 2…d6+ 3.Qxd6 (4.Qe7#,Qb8#).")
    assert castling == "(castling assumed to be legal: q)"


def test_duals_are_left_out_only_where_that_is_said() -> None:
    wurzburg = entry("7q/8/3Q2B1/4N3/3K1k2/3R2R1/4b3/8 w", "#2")
    (text,) = lines(wurzburg)
    assert "1…Qc8 2.Sf3#,Sc4#,Sc6#,Sd7#,Sf7#, " in text
    without, said = lines(wurzburg, Selection(duals=False))
    assert "Qc8" not in without
    assert "1…Bg4 2.Rxg4#" in without
    assert said == "Variations with duals are left out."


def test_a_choice_of_promotions_is_no_dual() -> None:
    mater = entry("b7/PP6/8/8/7K/6B1/6N1/4R1bk w", "#3", **SET_PLAY)
    (text,) = lines(mater)
    assert text.startswith("Set: 1…Kxg2 2.bxa8=Q#/bxa8=B#. Key: 1.bxa8=S! (2.Sb6,Sc7) ")


def test_selfmates_end_with_the_forced_move() -> None:
    (text,) = lines(entry(*SELFMATE))
    assert text == "1.e8=B! zz. 1…e5 2.Bc2 e4#."


def test_helpmates_are_a_line_each_with_set_play_first() -> None:
    one = entry("k7/8/1K6/8/8/8/p7/7R b", "h#1", **SET_PLAY)
    assert lines(one) == [
        "Set: 1.… Rh8#",
        "I) 1.a1=R Rh8#",
        "II) 1.a1=S Rh8#",
        "III) 1.Kb8 Rh8#",
    ]
    assert lines(one, Selection(set_play=False), "schwalbe")[0] == "I) 1.a1=T Th8#"
    assert lines(one, Selection(), "schwalbe")[0] == "Satz: 1.– Th8#"


def test_twins_have_their_letter_before_the_line() -> None:
    twin = entry("6k1/8/6K1/8/8/8/8/R7 b", "h#1", twins=["Move g6 h6"])
    assert lines(twin) == ["a) 1.Kh8 Ra8#", "b) wKg6→h6: 1.Kh8 Ra8#"]


def test_half_moves_begin_with_the_second_of_a_number() -> None:
    one = entry("7k/8/6K1/8/8/8/8/R7 w", "h#1.5")
    assert lines(one)[:2] == ["I) 1…Ra8#", "II) 1…Rb1 2.Kg8 Rb8#"]


def test_series_number_each_move_and_the_reply_follows() -> None:
    one = entry("7k/5K2/8/8/8/8/7p/7R b", "ser-h#3")
    assert lines(one)[1:3] == ["II) 1.Kh7 2.Kh8 Rxh2#", "III) 1.Kh7 2.Kh6 3.Kh7 Rxh2#"]


def test_proof_games_have_six_moves_a_line() -> None:
    # Knights to and fro: only the form matters.
    there, back = [("g1", "f3"), ("g8", "f6")], [("f3", "g1"), ("f6", "g8")]
    moves = [
        Move("N", square_number(start), square_number(end))
        for start, end in [*there, *back, *there, *back, *there, *back, *there]
    ]
    count = len(moves) + 1
    tree = Tree(
        [None, *moves],
        [Role.DIAGRAM, *[Role.HELP] * len(moves)],
        [frozenset()] * count,
        [0] * count,
        [0, *range(len(moves))],
    )
    fen = "rnbqkb1r/pppppppp/5n2/8/8/5N2/PPPPPPPP/RNBQKB1R w KQkq - 0 1"
    stipulation = stipulation_of("dia7.0").checked()
    answer = Solution(
        Question(Position.from_fen(fen), stipulation),
        "modern",
        Mode.FULL,
        Status.SOLVED,
        lines=[tuple(move.uci for move in moves)],
        tree=tree.root,
    )
    found = printed_part(answer, Selection(), style_of("problemist", PROBLEM))
    assert [paragraph.text for paragraph in found] == [
        "1.Sf3 Sf6 2.Sg1 Sg8 3.Sf3 Sf6 4.Sg1 Sg8 5.Sf3 Sf6 6.Sg1 Sg8",
        "7.Sf3 Sf6",
    ]


def test_fairy_moves_have_both_squares() -> None:
    one = entry("5k1K/8/8/2r5/3nP3/4N3/8/8 b", "h#2", conditions=["Take&Make"])
    assert any("Sxf5-h6" in line and "exd5-d8=Q#" in line for line in lines(one))


def test_the_roles_of_the_words(prinz: Entry) -> None:
    (paragraph,) = printed(
        prinz, Selection(), style_of("own", Notation(LETTERS["problem"], phase_letters=True))
    )
    roles = {span.role: span.text for span in reversed(paragraph.spans)}
    assert roles[SpanRole.HEADING] == "Set: "
    assert roles[SpanRole.KEY] == "1.Rh6!"
    assert roles[SpanRole.TRY] == "1.Rxh7+?"
    assert roles[SpanRole.REFUTATION] == "1…Bxh7!"
    assert roles[SpanRole.DEFENCE] == "1…B~"
    assert roles[SpanRole.REPLY] == "2.Rxh7#"
    assert roles[SpanRole.LETTER] == "A"
    assert roles[SpanRole.MARK] == "zz."


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("extent", Extent)
def test_what_is_not_proved_is_said(style: str, extent: Extent) -> None:
    stopped = entry("r3k3/2Qp3R/1p6/1b2K3/4p3/8/5p2/8 w q", "#4", mode="keys", time_limit=0.001)
    said = [line for line in lines(stopped, Selection(extent), style) if line.startswith("Partial")]
    assert bool(said) == (extent is not Extent.NONE)


def test_labels_have_the_letters_of_the_style() -> None:
    twin = entry("6k1/8/6K1/8/8/8/7N/R7 b", "h#1", twins=["Move h2 h3"])
    assert lines(twin, notation=Notation(LETTERS["english"]), style="own")[-1].startswith(
        "b) wNh2→h3: "
    )
    assert lines(twin, style="phenix")[-1].startswith("b) wCh2→h3: ")


def test_a_quiet_refutation_is_what_counts_not_the_try() -> None:
    loyd = entry("8/4p3/N1P1pR2/4k3/8/4K3/5QR1/8 w", "#2", tries=1)
    (text,) = lines(loyd, Selection(tries=Tries.QUIET))
    assert "1.Qf4+?, 1…Kd5!" in text
    assert "1.Qf4+?" not in lines(loyd, Selection(tries=Tries.NONE))[0]

"""Solutions as people write them, read into keys, tries and lines with their places."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from matewright.formats.stated_solution.reading import (
    Claim,
    read,
    read_best_moves,
    sections,
    whole,
)
from matewright.formats.stated_solution.scanning import Place
from matewright.formats.stated_solution.written import Written
from matewright.model.play_options import PlayOptions
from matewright.model.stipulation import Stipulation

NO_OPTIONS = PlayOptions()


def claimed(text: str, asked: str) -> Claim:
    return read(whole(text), Stipulation.parse(asked), NO_OPTIONS)


@pytest.mark.parametrize(
    ("text", "keys"),
    [
        ("1.Rh6!", ["Rh6"]),
        ("1.Rh1-h6 ! zugzwang.\n   1...g7*h6\n       2.g6-g7 #", ["Rh1-h6"]),
        ("   1.Rh1-h6 ? threat:\n  but 1...g7*h6 !\n   1.Kf8-e8 ! zugzwang.", ["Kf8-e8"]),
        ("1.Qe3? zugzwang\n    but 1...Nxe5!\n\nKey\n  1.Qd8! [2.Qd6#]", ["Qd8"]),
        ("1.Qd8! 1.Qa8!", ["Qd8", "Qa8"]),
        ("*1...Kc5 2.Qa5# 1.Qd8! ~ 2.Qd6#", ["Qd8"]),
        ("Satz: 1...Lf7 2.Th7#\n1.Th6!", ["Th6"]),
        ("1. Rh6 gxh6 2. g7# *", ["Rh6"]),
        ("1 Rh6 gxh6 2 g7#", ["Rh6"]),
        ("1.e8=S+ !", ["e8=S"]),
        ("1.e8=Q/R!", ["e8=Q", "e8=R"]),
        ("1.e8(S)!", ["e8(S)"]),
        ("1.Sb3/Sc4!", ["Sb3", "Sc4"]),
        ("1.Bb4!! (droht 2.Dd4#)", ["Bb4"]),
        ("1.Крd4! Cc~ 2.Лd1×", ["Крd4"]),
        ("1.Nd2!? (>2.Nd3)\nbut\n  1... cxd2(Pd7)!\n\n1.Nd5! (>2.Nd3)", ["Nd5"]),
        ("1.- S:e5! 2.D:e5+\n1.Ld4+! Kd6 2.Lc5+", ["Ld4"]),
        ("1.Preis 1970\n1.Ld4!", ["Ld4"]),
        ("Rh6", ["Rh6"]),
        ("1.0-0-0 !", ["0-0-0"]),
        ("11.Qd8! 21.Qa1!", None),
        ("cooked: many", None),
        ("1.Qe3? but 1...Sxe5!", None),
    ],
)
def test_keys_in_texts(text: str, keys: list[str] | None) -> None:
    claim = claimed(text, "#2")
    assert (None if claim.unread else [one.move.text for one in claim.keys]) == keys


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("  1.Kc8-b8 0-0   2.g3-g2 Rf1-f8 #", [["Kc8-b8", "0-0", "g3-g2", "Rf1-f8"]]),
        (
            "1.Ka8 Nb6 2.a6 Nc7#\n1.a6 Nb6\n2.Ka8 Nc7#",
            [["Ka8", "Nb6", "a6", "Nc7"], ["a6", "Nb6", "Ka8", "Nc7"]],
        ),
        ("*1...Sb6 2.Ka8 Sc7#\n1.c1=D b8S 2.d8T Ta1#", [["c1=D", "b8S", "d8T", "Ta1"]]),
        (
            "I)\n1.Ka8 (tempo) 1...Sb6 2.a6 Sc7# Modellmatt auf c7\nII) ...",
            [["Ka8", "Sb6", "a6", "Sc7"]],
        ),
        (
            "1.Kd4 Rc5[c5-c8] 2.d1/e1 e8=Q#",
            [["Kd4", "Rc5[c5-c8]", one, "e8=Q"] for one in ("d1", "e1")],
        ),
        ("1.Ka8? Nb6 2.a6 Nc7??\n1.a6 Nb6 2.Ka8 Nc7#", [["a6", "Nb6", "Ka8", "Nc7"]]),
        # With more moves than a solution has, the meaning is unclear.
        ("1.Ka8 Nb6 2.a6 Nc7# 3.Kb1", None),
        ("many", None),
    ],
)
def test_lines_in_texts(text: str, lines: list[list[str]] | None) -> None:
    claim = claimed(text, "h#2")
    found = None if claim.unread else [[one.move.text for one in line] for line in claim.lines]
    assert found == lines


def test_lines_that_are_shorter_than_asked_may_be_cut() -> None:
    claim = claimed("1.Ka8 Nb6", "h#2")
    assert claim.short_lines == {claim.lines[0]}


def test_solutions_of_half_a_move_more_begin_with_dots() -> None:
    for dots in ("...", "…", " ... ", ".-"):
        claim = claimed(f"1{dots} Nb6 2.Ka8 Nc7#", "h#1.5")
        assert [[one.move.text for one in line] for line in claim.lines] == [["Nb6", "Ka8", "Nc7"]]


def test_tries_have_their_refutations() -> None:
    text = "1.Qe3? (2.Qd4#) 1...Kc5 2.Qd4#\n  but 1...Sxe5!\n1.Qe4? 1...d5/Sd5!\n1.Qd8!"
    claim = claimed(text, "#2")
    assert [
        (one.move.move.text, [r.move.text for r in one.refutations]) for one in claim.tries
    ] == [
        ("Qe3", ["Sxe5"]),
        ("Qe4", ["d5", "Sd5"]),
    ]
    assert claim.tries[0].refutations[0].place == Place("Sxe5", 2)


@pytest.mark.parametrize(
    ("text", "asked", "place"),
    [
        ("1.Qe3? but 1...Sxe5!", "#2", Place("1.Qe3? but 1...Sxe5!", 1)),
        ("1.Ka8 Nb6\n2.nonsense Nc7#", "h#2", Place("nonsense Nc7#", 2)),
        ("1.Ñb6 Kc5", "h#1", Place("Ñb6 Kc5", 1)),
        ("{a comment}\n1.Qd9!", "#2", Place("1.Qd9!", 2)),
    ],
)
def test_the_place_that_is_not_understood_is_named(text: str, asked: str, place: Place) -> None:
    assert claimed(text, asked).unread == place


def test_letters_that_mean_nothing_are_named() -> None:
    assert claimed("1.XXd1!", "#2").languages() == ((), Place("XXd1", 1))
    # No language has both: C is a knight in French, T a rook in German, too, but D is no king.
    languages, strange = claimed("1.Кd4! 1.Td4!", "#2").languages()
    assert not languages
    assert strange == Place("Td4", 1)


@pytest.mark.parametrize(
    ("text", "fields"),
    [
        ("kSg6-f8", {"piece": "S", "file": "g", "row": "6", "squares": ("f8",)}),
        ("Hxc5[c5-c8]", {"piece": "H", "squares": ("c5",), "notes": ("c5-c8",)}),
        ("cxd2(Pd7)", {"file": "c", "squares": ("d2",), "notes": ("Pd7",)}),
        ("TRc4*e4-f4", {"piece": "TR", "file": "c", "row": "4", "squares": ("e4", "f4")}),
        ("d7-d8=EH", {"file": "d", "row": "7", "squares": ("d8",), "becomes": ("EH",)}),
        ("Sd3=w", {"piece": "S", "squares": ("d3",), "qualities": ("w",)}),
        ("G3e4-e8", {"piece": "G3", "file": "e", "row": "4", "squares": ("e8",)}),
        ("R1e4", {"piece": "R", "row": "1", "squares": ("e4",)}),
        ("c4xd3 ep.", {"file": "c", "row": "4", "squares": ("d3",)}),
        ("Ne5[a]", {"piece": "N", "squares": ("e5",)}),
        (
            "[e8=R]Qd8-d4",
            {"piece": "Q", "file": "d", "row": "8", "squares": ("d4",), "notes": ("e8=R",)},
        ),
    ],
)
def test_what_a_move_says(text: str, fields: dict[str, object]) -> None:
    assert Written.parse(text) == Written(text, **fields)  # type: ignore[arg-type] # as above


def test_parts_are_told_apart_by_their_letters() -> None:
    def told(text: str, *names: str) -> dict[str, list[str]]:
        found = sections(text, names)
        keys = {name: read(one, Stipulation.parse("#2"), NO_OPTIONS) for name, one in found.items()}
        return {name: [one.move.text for one in claim.keys] for name, claim in keys.items()}

    assert told("a) 1.Qa1!\nb) 1.Qb1!", "a", "b") == {"a": ["Qa1"], "b": ["Qb1"]}
    assert told("(a) 1.Qa1!\n(b) 1.Qb1!", "a", "b") == {"a": ["Qa1"], "b": ["Qb1"]}
    assert told("1.Qa1!\n+b) wKa1-->a2\n1.Qb1!", "a", "b") == {"a": ["Qa1"], "b": ["Qb1"]}
    assert told("1.Qa1! 1.Qb1!", "a", "b") == {}
    assert "c" not in told("b) 1.Qb1!", "b", "c")


def test_best_moves() -> None:
    assert len(read_best_moves("Rh6 Qa8+").keys) == 2
    assert read_best_moves("Rh6 or so").unread == Place("or", 1)
    assert Written.of_uci("h1h9") is None


@given(st.text("1234567890.…abcdefghKQRBNSxX*-–:=+#!?()[]{}/~ \nwnÑКр>I,", max_size=80))
def test_any_text_is_read(text: str) -> None:
    for asked in ("#2", "h#2", "h#1.5", "ser-#3"):
        claim = claimed(text, asked)
        for place in (claim.unread, *(one.place for one in claim.keys)):
            assert place is None or 1 <= place.line <= text.count("\n") + 1
    sections(text, ("a", "b"))
    read_best_moves(text)

"""Phases × defences: changed and transferred mates of published problems."""

from __future__ import annotations

from functools import cache
from itertools import combinations

import pytest

import matewright
from matewright.model.notation import Notation
from matewright.model.phase_table import PhaseTable, Same, letters_of, solutions
from matewright.model.solution import Node, Role

EINAT = "K3R3/1p1p2p1/pP1N2Q1/3kb2r/pP1N1B2/4P3/5pb1/8 w - - 0 1"
"""P. Einat, Israel Ring Tourney 1996-97, commended: Zagoruiko with a reciprocal change, say its
publishers (problemesis2001/2cirt96.html): 1...Bxd4 and 1...Bxd6 in set play, after 1.Rc8? and the
key 1.Qc2!"""

DYACHUK = "5r2/7r/1PB4n/1K2knQb/Rb2NN2/Bp3pP1/qP3P2/3R4 w - - 0 1"
"""V. Dyachuk & O. Vollenweider, The Problemist 2002, 1st prize: Zagoruiko (problemesis2)."""


@cache
def table(fen: str) -> PhaseTable:
    return PhaseTable.of(matewright.solve(fen, "#2", tries=1, set_play=True).tree.tree)


def name(shown: PhaseTable, entry: int) -> str:
    return Notation().node(Node(shown.tree, entry))


def place_of(shown: PhaseTable, first: str) -> int:
    """The phase that begins with a move; set play with none."""
    return next(n for n, phase in enumerate(shown.phases) if name(shown, phase.entry) == first)


def column(shown: PhaseTable, text: str) -> Same:
    return next(
        defence
        for defence in shown.defences
        for phase in shown.phases
        if defence in phase.defences and name(shown, phase.defences[defence]) == text
    )


def cell(shown: PhaseTable, first: str, defence: str) -> list[str]:
    phase = shown.phases[place_of(shown, first)]
    return [
        name(shown, entry) + shown.letter(entry) for entry in phase.cells[column(shown, defence)]
    ]


@pytest.mark.parametrize(
    ("fen", "phases", "defences"),
    [
        (EINAT, ("", "1.Rc8?", "1.Qc2!"), ("1...Bxd4", "1...Bxd6")),
        (DYACHUK, ("", "1.Nc5?", "1.Nd2!"), ("1...Bd2", "1...Bf7")),
    ],
    ids=["Einat", "Dyachuk"],
)
def test_a_zagoruiko_has_three_phases_whose_mates_all_change(
    fen: str, phases: tuple[str, ...], defences: tuple[str, ...]
) -> None:
    shown = table(fen)
    for defence in (column(shown, one) for one in defences):
        places = [place_of(shown, first) for first in phases]
        for one, other in combinations(places, 2):
            assert other in shown.change(one, defence).changed
        assert shown.is_changed(defence)
    first_columns = shown.defences[: sum(map(shown.is_changed, shown.defences))]
    assert all(map(shown.is_changed, first_columns)), "what changes comes first"


def test_a_reciprocal_change_is_two_changed_and_two_transferred_mates() -> None:
    shown = table(EINAT)
    assert cell(shown, "", "1...Bxd4") == ["2.Qxg2#A"]
    assert cell(shown, "", "1...Bxd6") == ["2.Qf7#B"]
    assert cell(shown, "1.Rc8?", "1...Bxd4") == ["2.Qf7#B"]
    assert cell(shown, "1.Rc8?", "1...Bxd6") == ["2.Qxg2#A"]
    first, second = place_of(shown, ""), place_of(shown, "1.Rc8?")
    for defence in (column(shown, "1...Bxd4"), column(shown, "1...Bxd6")):
        for here, there in ((first, second), (second, first)):
            change = shown.change(here, defence)
            assert there in change.changed
            assert there in change.transferred
    key = place_of(shown, "1.Qc2!")
    assert not shown.change(key, column(shown, "1...Bxd4")).transferred, "those mates are new"


def test_a_mate_by_the_piece_that_made_the_key_is_the_same_mate() -> None:
    # The knight mates on d6 from wherever the first move brought it.
    shown = table(DYACHUK)
    set_play, try_ = place_of(shown, ""), place_of(shown, "1.Nc5?")
    letters = {
        shown.letter(entry)
        for place in (set_play, try_)
        for followers in shown.phases[place].cells.values()
        for entry in followers
        if name(shown, entry).startswith("2.Nd7") or name(shown, entry).startswith("2.Nxd7")
    }
    assert len(letters) == 1


def test_defences_that_run_into_the_threat_are_no_columns() -> None:
    shown = table(EINAT)
    key = shown.phases[place_of(shown, "1.Qc2!")]
    threats = {shown.letter(entry) for entry in key.threats}
    assert threats
    for defence in shown.defences:
        followers = key.cells.get(defence, ())
        assert not followers or not {shown.letter(one) for one in followers} <= threats


def test_tries_without_variations_are_left_out_and_counted() -> None:
    shown = table(EINAT)
    tries = [phase for phase in shown.phases if phase.role is Role.TRY]
    held = sum(role is Role.TRY for role in shown.tree.roles)  # type: ignore[attr-defined]
    assert tries
    assert all(any(phase.cells.values()) for phase in tries)
    assert shown.left_out == held - len(tries) > 0
    few = PhaseTable.of(shown.tree, most=2)
    assert [phase.role for phase in few.phases] == [Role.SET_PLAY, Role.KEY]


def test_help_play_has_solutions_instead() -> None:
    answer = matewright.solve("8/8/8/8/8/2k5/8/K1r5 w - - 0 1", "h#2")
    assert not PhaseTable.of(answer.tree.tree).phases
    found = list(solutions(answer.tree.tree))
    moves = answer.tree.tree.moves
    assert [tuple(moves[entry].uci for entry in line) for line in found] == list(answer.lines)  # type: ignore[union-attr]


def test_letters_go_on_after_z() -> None:
    assert [letters_of(place) for place in (0, 1, 25, 26, 27, 701, 702)] == [
        *("a", "b", "z", "aa", "ab", "zz", "aaa"),
    ]


def test_moves_have_their_letters_behind_them() -> None:
    shown, notation = table(EINAT), Notation(phase_letters=True)
    tree = shown.tree
    written = {
        f"{notation.node(Node(tree, tree.parents[entry]))} {notation.node(Node(tree, entry))}"
        for entry in range(1, len(tree))
        if tree.roles[entry] is Role.CONTINUATION
    }
    # The reciprocal change: a A and b B of set play become a B and b A after the try.
    assert {"1...Bxd4 a 2.Qxg2# A", "1...Bxd6 b 2.Qf7# B"} <= written
    assert {"1...Bxd4 a 2.Qf7# B", "1...Bxd6 b 2.Qxg2# A"} <= written


def test_play_below_the_first_moves_and_help_play_have_no_letters() -> None:
    plain, lettered = Notation(), Notation(phase_letters=True)
    for fen, stipulation in (
        ("8/8/8/8/R7/2k5/8/4K2R w - - 0 1", "#3"),
        ("7k/8/5K2/8/8/8/8/6R1 b", "h#1"),
    ):
        tree = matewright.solve(fen, stipulation).tree.tree
        for entry in range(1, len(tree)):
            node = Node(tree, entry)
            if node.half_moves > 3 or tree.roles[entry] is Role.HELP:
                assert lettered.node(node) == plain.node(node)

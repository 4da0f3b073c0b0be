"""New and gone play between two answers."""

from __future__ import annotations

from dataclasses import replace

import matewright
from matewright.model.notation import Notation
from matewright.model.solution import Solution
from matewright.services.answer.play_difference import line_of, play_difference

TWO = "3K1NR1/5PPB/8/3pN1k1/6P1/3P2R1/8/4B3 w - - 0 1"
"""1.d4! zugzwang; with the pawn on d2 the same from another square."""


def solved(fen: str) -> Solution:
    return matewright.solve(fen, "#2", set_play=True)


def test_an_answer_does_not_differ_from_itself() -> None:
    tree = solved(TWO).tree.tree
    again = solved(TWO).tree.tree
    difference = play_difference(tree, again)
    assert difference is not None
    assert difference.is_empty


def test_a_key_from_another_square_is_another_key() -> None:
    before = solved(TWO).tree.tree
    after = solved(TWO.replace("3P2R1/8", "6R1/3P4")).tree.tree
    difference = play_difference(before, after)
    assert difference is not None
    notation = Notation(long=True)
    gone = [line_of(node, notation).split(" ")[0] for node in difference.gone]
    assert gone == ["1.d3-d4!", "1...Kg5-h6"], "the pawn on d2 is in the way of 2.Bd2#"
    assert [notation.node(node) for node in difference.first_new] == ["1.d2-d4!"]
    # All below a new move is new.
    assert len(difference.new) == sum(1 for _ in difference.first_new[0].walk())


def test_what_is_gone_is_what_is_new_the_other_way_round() -> None:
    one = solved(TWO).tree.tree
    other = solved(TWO.replace("4B3", "3B4")).tree.tree
    there, back = play_difference(one, other), play_difference(other, one)
    assert there is not None
    assert back is not None
    assert there.gone
    assert there.gone == back.first_new
    assert back.gone == there.first_new


def test_very_large_answers_are_not_compared() -> None:
    tree = solved(TWO).tree.tree

    class Large:
        def __len__(self) -> int:
            return 100_000

    assert play_difference(tree, Large()) is None  # type: ignore[arg-type] # its length is enough


def test_lines_are_written_as_in_print() -> None:
    answer = solved(TWO)
    last = [node for node in answer.tree.walk() if not node.child_count][-1]
    assert line_of(last, Notation()) == "1.d4! Kh6 2.Bd2#"
    assert replace(answer).tree.tree is answer.tree.tree

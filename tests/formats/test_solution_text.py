from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import matewright
from matewright.formats.solution_text import part_text, sentence, tree_lines
from matewright.model.notation import LETTERS, PROBLEM, Notation
from matewright.model.position import INITIAL_FEN
from matewright.model.remarks import Remark
from matewright.model.solution import Mark, Mode, Role, Solution, Status
from matewright.model.stipulation import Stipulation
from tests.asking import reworded
from tests.stipulations import WITH_OPTIONS, Example, answer_text, answer_with_options

PRINZ = "5Kbk/6pp/6P1/8/8/8/8/7R w"
MATER_1 = "b7/PP6/8/8/7K/6B1/6N1/4R1bk w"


def test_set_play_tries_threats_and_refutations() -> None:
    solution = matewright.solve(MATER_1, "#3", tries=1, set_play=True)
    text = answer_text(solution)
    assert text.startswith(
        "Solved #3: sound, 1 key.\n"
        "\n"
        "Set play\n"
        "  1...Kxg2 2.bxa8=Q#, 2.bxa8=B# (dual, promotion choice)\n"
        "\n"
        "Tries\n"
        "  1.Rxg1+?\n"
        "    but 1...Kxg1!\n"
    )
    assert "\n  1.Nf4? [2.bxa8=Q#, 2.bxa8=B#]\n    but 1...Bxb7!\n" in text
    assert text.endswith(
        "\n\nKey\n"
        "  1.bxa8=N!\n"
        "    threat 2.Nb6 zugzwang\n"
        "      2...Kxg2 3.a8=Q#, 3.a8=B# (dual, promotion choice)\n"
        "    threat 2.Nc7 zugzwang\n"
        "      2...Kxg2 3.a8=Q#, 3.a8=B# (dual, promotion choice)\n"
        "    1...Kxg2 2.Nb6 [3.a8=Q#, 3.a8=B#]"
    )


@pytest.mark.parametrize(
    "example", WITH_OPTIONS, ids=lambda example: f"{example.stipulation} {example.options.names}"
)
def test_options_and_twins(example: Example) -> None:
    solution = answer_with_options(example)
    text = answer_text(solution)
    for part in (solution, *solution.twins):
        for note in part.notes:
            text = text.replace(f"\n({note})", "", 1)
    assert text == example.text


def test_notes_stand_below_the_sentence_of_their_part() -> None:
    duplex = next(example for example in WITH_OPTIONS if example.options.duplex)
    lines = answer_text(answer_with_options(duplex)).splitlines()
    for place in (place for place, line in enumerate(lines) if line.startswith("(")):
        assert lines[place] == "(parts swapped: White moves first)"
        assert lines[place - 1].startswith("Solved ")
        assert lines[place - 3].endswith("duplex: the parts of White and Black exchanged")


def test_letters_reach_every_part() -> None:
    duplex = next(example for example in WITH_OPTIONS if example.options.duplex)
    text = answer_text(answer_with_options(duplex), Notation(LETTERS["german"]))
    assert "1.Tf6 e8=D 2.Tb6 Da4#" in text
    assert "1.Kb8 Txe7 2.Ka8 Tb7=" in text


@pytest.mark.parametrize(
    ("intended", "words"),
    [
        (None, "helpmate in 1, 3 solutions"),
        (3, "sound, 3 solutions"),
        (1, "cooked, 3 solutions, 1 intended"),
        (4, "helpmate in 1, 3 solutions, 4 intended"),
    ],
)
def test_solutions_are_compared_with_those_intended(intended: int | None, words: str) -> None:
    solution = matewright.solve("k7/8/1K6/8/8/8/p7/7R b", "h#1")
    assert sentence(solution, intended) == f"Solved h#1: {words}."
    assert part_text(solution, intended=intended).startswith(f"Solved h#1: {words}.\n")


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (("SetPlay", "Try", "Defence 2", "Duplex"), "Solved #2: sound, 1 key."),
        (("Quodlibet", "NoThreat"), "Solved #2 (Quodlibet, NoThreat): sound, 1 key."),
        (("PostKeyPlay",), "Solved #2 (PostKeyPlay): mate in 2 after this key."),
    ],
)
def test_options_that_change_the_question_are_named(options: tuple[str, ...], words: str) -> None:
    assert sentence(reworded(matewright.solve(PRINZ, "#2"), options=options)) == words


def test_a_stopped_search_names_its_restrictions() -> None:
    stopped = replace(matewright.solve(PRINZ, "#2"), status=Status.PARTIAL, refuted_below=2)
    assert sentence(
        replace(stopped, restrictions=(Remark("max-solutions", {"count": 1}),))
    ).startswith("Partial: the search for #2 was stopped (only 1 wanted); mate in 2, 1 key; ")


def test_problem_letters() -> None:
    tree = matewright.solve(MATER_1, "#3").tree
    assert next(tree_lines(tree, Notation(PROBLEM))) == "1.bxa8=S!"


@pytest.mark.parametrize(
    ("fen", "stipulation", "options", "words"),
    [
        (PRINZ, "#2", {}, "Solved #2: sound, 1 key."),
        (PRINZ, "#3", {}, "Solved #3: short, mate in 2 instead of 3, "),
        (PRINZ, "#1", {}, "No solution: #1 is proved to be impossible."),
        (PRINZ, "#2", {"mode": "shortest"}, "Solved #2: mate in 2, at least 1 key."),
        (PRINZ, "#2", {"checks_only": True}, "Nothing found: no #2, with checks only; other"),
        ("7k/8/6K1/8/8/8/8/5RR1 w", "#1", {}, "Solved #1: sound, 1 key."),
        ("7k/8/6K1/8/8/8/8/R4R2 w", "#1", {}, "Solved #1: cooked, 2 keys."),
        (MATER_1, "#4", {}, "Solved #4: short, mate in 3 instead of 4, "),
        (INITIAL_FEN, "#9", {"time_limit": 0.0}, "Partial: the search for #9 was stopped; "),
    ],
)
def test_sentence(fen: str, stipulation: str, options: dict[str, Any], words: str) -> None:
    assert sentence(matewright.solve(fen, stipulation, **options)).startswith(words)


def test_keys_without_a_tree_are_told_with_their_lengths() -> None:
    solution = matewright.solve("7k/8/6K1/8/8/8/8/5RR1 w", "#2", mode="keys")
    lines = answer_text(solution).splitlines()
    assert lines[2] == "1.Rf8#! (short: mate in 1)"
    assert len(lines) == 2 + len(solution.keys) > 4


def stopped_in_the_tree() -> Solution:
    """An answer with keys but without play, made by taking the play away."""
    full = matewright.solve(MATER_1, "#3")
    keys = matewright.solve(MATER_1, "#3", mode="keys")
    tree = keys.tree.tree
    marks = [frozenset({Mark.INCOMPLETE}) for _ in range(len(tree))]
    cut = type(tree)(tree.moves, tree.roles, marks, tree.lengths, tree.parents)
    return replace(full, status=Status.PARTIAL, tree=cut.root)


def test_a_stopped_answer_shows_every_key_it_has() -> None:
    text = answer_text(stopped_in_the_tree())
    assert text.splitlines() == [
        (
            "Partial: the search for #3 was stopped; mate in 3, 1 key; no first move is "
            "left undecided, but play, tries or set play are not complete; no mate in 2 or fewer."
        ),
        "",
        "1.bxa8=N! (not searched to its end)",
    ]


def test_a_stopped_answer_never_passes_a_mate_off_as_the_shortest() -> None:
    stopped = reworded(
        stopped_in_the_tree(), stipulation=Stipulation.parse("#9"), length=9, refuted_below=4
    )
    stopped = replace(stopped, keys_complete=False)
    assert sentence(stopped) == (
        "Partial: the search for #9 was stopped; mate in at most 9, at least 1 key; "
        "a mate in 4 to 8 is not ruled out; no mate in 3 or fewer."
    )
    one_left = replace(stopped, length=5)
    assert "mate in at most 5, at least 1 key; a mate in 4 is not ruled out" in sentence(one_left)
    proved = replace(stopped, length=4)
    assert "; mate in 4, at least 1 key; no mate in 3 or fewer." in sentence(proved)


def test_the_length_of_a_key_that_is_not_searched_to_its_end_is_the_most_it_takes() -> None:
    solution = matewright.solve("8/8/8/8/4k3/8/3Q4/KR5R w", "#4", mode="keys")
    assert Mark.SHORT in solution.tree.children[0].marks
    assert "(short: mate in 3)" in answer_text(solution)
    tree = solution.tree.tree
    marks = [frozenset({Mark.INCOMPLETE}), *(tree.marks[index] for index in range(1, len(tree)))]
    cut = type(tree)(tree.moves, tree.roles, marks, tree.lengths, tree.parents)
    stopped = replace(solution, status=Status.PARTIAL, tree=cut.root)
    assert "(short: mate in at most 3)" in answer_text(stopped)


def test_limits_of_every_length_leave_keys_and_tries_in_sight() -> None:
    question = ("8/8/8/8/4k3/8/3Q4/KR5R w", "#3")
    full = matewright.solve(*question, set_play=True, tries=2)
    partial = 0
    for thousandths in (0, 1, 3, 5, 10, 20, 40):
        limit = thousandths / 1000
        solution = matewright.solve(*question, set_play=True, tries=2, time_limit=limit)
        partial += solution.status is Status.PARTIAL
        shown = {
            role: {
                node.move.uci for node in solution.tree.children if node.role is role and node.move
            }
            for role in (Role.KEY, Role.TRY)
        }
        assert shown[Role.KEY] == set(solution.keys) <= set(full.keys)
        assert shown[Role.TRY] == set(solution.tries) <= set(full.tries)
        assert solution.mode is Mode.FULL
        marked = Mark.INCOMPLETE in solution.tree.marks
        assert marked == (solution.status is Status.PARTIAL)
    assert partial

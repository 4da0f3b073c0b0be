"""Findings: where, why, and of what answers."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import pytest

from matewright import engine
from matewright.errors import StipulationError
from matewright.model.conditions import conditions_of
from matewright.model.move import Effect, Move, square_number
from matewright.model.notation import Notation
from matewright.model.piece import Colour, Piece
from matewright.services import themes
from matewright.services.solving.solve import start
from matewright.services.themes.facts.board import side_of
from matewright.services.themes.facts.plies import NOBODY, identity_of, played
from matewright.services.themes.facts.rules import UnknownRulesError
from matewright.services.themes.facts.signs import changed, created, piece_of
from matewright.services.themes.facts.study import Study
from tests.services.themes.studies import problem


def test_an_answer_without_its_tree_has_no_themes() -> None:
    one = problem("5Kbk/6pp/6P1/8/8/8/8/7R w", "#2", [])
    keys = start(one, engine.Options(mode="keys")).result()
    with pytest.raises(StipulationError, match="complete proofs"):
        themes.find(keys)


def test_findings_say_where_and_why() -> None:
    solution = themes.solve(problem("5Kbk/6pp/6P1/8/8/8/8/7R w", "#2", []))
    found = {finding.name: finding for finding in themes.find(solution)}
    key = found["Waiting key"]
    assert key.phases == ("1.Rh6!",)
    assert key.moves == ("1.Rh6",)
    assert key.nodes == ((0, key.nodes[0][1]),)
    assert key.reason == "1.Rh6! threatens nothing."
    assert key.to_dict()["certain"] is True
    assert "Sacrificial key" in found


def test_twins_are_phases_too() -> None:
    # Z. Gavrilovski, diagrammes 1999: four promotions in four twins.
    twins = ["Move b6 d6", "Move b6 d3", "Move b6 b8"]
    solution = themes.solve(problem("6K1/2k2PR1/1Np2pq1/8/3r4/n3r3/b7/8", "h#2", twins))
    found = {finding.name: finding for finding in themes.find(solution)}
    assert len(found["Allumwandlung"].phases) == 4
    assert {part for part, _ in found["Allumwandlung"].nodes} == {0, 1, 2, 3}


BRETON = "3.bl2.RL.rl/8/6P1/.RL.BLP2.RL1k/K5Np/p4R1Q/4Bp1N/r.BL1.BL3.RL w"
"""Popeye, EXAMPLES/breton.inp, number 14: a Zagoruiko."""


def test_changes_are_found_under_conditions_and_with_fairy_men() -> None:
    breton = replace(problem(BRETON, "#2", []), conditions=conditions_of(["Breton"]))
    solution = themes.solve(breton)
    found = {finding.name: finding for finding in themes.find(solution)}
    assert found["Zagoruiko"].phases == ("1.Bc4?", "1.Rxa3?", "1.g7!")
    # What asks who attacks or pins is left out.
    assert not {"Pure mates", "Pin-mates", "Battery play", "Self-block"} & found.keys()
    assert themes.are_changes_alone(solution)
    assert not themes.are_changes_alone(themes.solve(problem("7k/5K2/8/8/8/8/8/6R1 w", "#1", [])))


ORPHANS: Final = "b3OKO1/r2pp2o/1N1B1k1O/3p1P1o/r3pO1o/b2Np3/1o5O/1Rq3o1"
"""Popeye, BEISPIEL/orphan.inp, number 1."""


def test_a_closed_line_is_proved_by_the_rules_of_the_problem() -> None:
    solution = themes.solve(problem(ORPHANS, "#2", []))
    found = {finding.name: finding for finding in themes.find(solution)}
    assert found["Interference"].moves[:2] == ("1...Qc4", "2.Nxe4#")
    study = Study(solution, Notation())
    end = next(ply for ply in study.ends if ply.text(study.notation) == "2.Nxe4#")
    assert not study.rules.of(end.after, "b").moves
    with pytest.raises(UnknownRulesError):
        study.rules.pin_of(end.after, "b", square_number("f6"))


def test_pieces_of_two_letters_and_neutral_ones_keep_their_side() -> None:
    white, black = created("w", "ZR", ()), created("b", "ZR", ())
    assert (side_of(white), side_of(black), side_of(created("n", "Q", ()))) == ("w", "b", "")
    assert changed(white, side="b") == black
    assert changed(black, code="N") == "n"
    assert piece_of(black) == Piece(Colour.BLACK, "ZR")


def test_stipulations_of_other_goals_are_refused_by_name() -> None:
    captured = problem("7k/5K2/8/8/8/8/8/6R1 w", "h##1", [])
    with pytest.raises(StipulationError, match="h##1"):
        themes.find(themes.solve(captured))


def _move(*effects: str) -> Move:
    return Move(
        "N", square_number("e3"), square_number("h6"), capture=True,
        effects=tuple(map(Effect.parse, effects)),
    )  # fmt: skip


def test_two_captures_that_end_on_a_square_are_two_moves() -> None:
    homes = tuple(range(64))
    one = identity_of(homes, _move("-f5", ">e3f5", ">f5h6"))
    other = identity_of(homes, _move("-g4", ">e3g4", ">g4h6"))
    assert one != other
    plain = Move("N", square_number("e3"), square_number("h6"), capture=True,
                 effects=(Effect.parse("-h6"), Effect.parse(">e3h6")))  # fmt: skip
    assert identity_of(homes, plain).taken == ()


def test_what_is_reborn_is_another_man() -> None:
    board = "." * 64
    move = _move("-h6", ">e3h6", "+b8bN")
    _, homes = played(board, tuple(range(64)), move)
    assert homes[square_number("b8")] not in (NOBODY, square_number("b8"))
    assert homes[square_number("h6")] == square_number("e3")


def test_what_was_not_asked_for_is_known() -> None:
    one = problem("5Kbk/6pp/6P1/8/8/8/8/7R w", "#2", [])
    assert themes.lacks_phases(start(one, engine.Options()).result())
    assert not themes.lacks_phases(themes.solve(one))
    both = start(one, engine.Options(set_play=True)).result()
    assert themes.lacks_phases(both), "tries are missing"

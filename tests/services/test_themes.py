"""Themes: letters, lines and proofs. The positions of each theme are in test_theme_positions."""

from __future__ import annotations

import pytest

from matewright import engine
from matewright.errors import StipulationError
from matewright.model.notation import Notation
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.stipulation import stipulation_of
from matewright.services import themes
from matewright.services.solve import start
from matewright.services.themes import lines
from matewright.services.themes.find import folded
from matewright.services.themes.phases import board_of, letters
from matewright.services.themes.registry import Study


def problem(fen: str, asked: str) -> Problem:
    return Problem(Position.from_fen(fen), stipulation_of(asked))


def test_relations_are_those_of_python_chess() -> None:
    import chess

    fens = [
        "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w - - 4 4",
        "4k3/4r3/8/8/7b/8/4QN2/3RK3 w - - 0 1",
        "8/P6k/8/8/8/2b5/1R6/K7 w - - 0 1",
    ]
    for fen in fens:
        expected = chess.Board(fen)
        board = board_of(Position.from_fen(fen)) + fen.split()[1]
        (found,) = engine.relations([board], with_mates=True)
        assert {
            chess.Move(start, end, chess.Piece.from_symbol(kind).piece_type if kind else None)
            for start, end, kind in found.moves
        } == set(expected.legal_moves)
        assert {s for s, _ in found.pins} == {
            square
            for square in expected.piece_map()
            if expected.is_pinned(expected.piece_at(square).color, square)  # type: ignore[union-attr]
        }
        assert found.checkers == int(expected.checkers())
        mates = set()
        for move in expected.legal_moves:
            expected.push(move)
            if expected.is_checkmate():
                mates.add((move.from_square, move.to_square))
            expected.pop()
        assert {move[:2] for move in found.mates} == mates
        for side, colour in (("w", chess.WHITE), ("b", chess.BLACK)):
            for square in chess.SQUARES:
                lifted = expected.copy()
                lifted.remove_piece_at(lifted.king(not colour) or 0)
                assert found.attackers(side, square) == int(lifted.attackers(colour, square))


def test_lines_of_the_board() -> None:
    assert lines.between(0, 63) == (9, 18, 27, 36, 45, 54)
    assert lines.between(0, 17) == ()
    assert lines.direction(0, 56) == (0, 1)
    assert set(lines.field(0)) == {1, 8, 9}


def test_moves_have_letters_across_phases() -> None:
    # Two moves of the set play and of the key are the same: they get the same letter.
    solution = themes.solve(problem("8/8/8/8/8/5K2/4R3/6Bk w", "#2"))
    study = Study(solution, Notation())
    found = letters(study.phases)
    assert all(len(letter) == 1 for letter in found.values())


def test_an_answer_without_its_tree_has_no_themes() -> None:
    one = problem("5Kbk/6pp/6P1/8/8/8/8/7R w", "#2")
    keys = start(one, engine.Options(mode="keys")).result()
    with pytest.raises(StipulationError, match="complete proofs"):
        themes.find(keys)


def test_a_large_tree_gives_no_false_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    # What was not read of the tree must not make a line end before its mate.
    solution = themes.solve(problem("8/8/8/8/R7/2k5/8/4K2R w", "#3"))
    whole = Study(solution, Notation())
    assert themes.is_whole(solution)
    monkeypatch.setattr("matewright.services.themes.phases.MOST_NODES", 12)
    part = Study(solution, Notation())
    assert len(part.ends) < len(whole.ends)
    assert all(ply.move.mate for phase in part.phases for ply in phase.ends)


def test_names_are_found_however_they_are_written() -> None:
    known = themes.names()
    for written, name in (
        ("zagorujko", "Zagoruiko"),
        ("Model mate", "Model mates"),
        ("half pin", "Half-pin"),
        ("Nowotny", "Novotny"),
        ("lačný", "Lacny"),
        ("AUW", "Allumwandlung"),
        ("Selbstblock", "Self-block"),
        ("Mat modèle", "Model mates"),
        ("Hin und zurück", "Switchback"),
        ("Тема Загоруйко", "Zagoruiko"),
        ("Würzburg-Plachutta", "Wurzburg-Plachutta"),
    ):
        assert known[folded(written)] == name


def test_no_name_means_two_themes() -> None:
    seen: dict[str, str] = {}
    for theme in themes.THEMES.values():
        for name in (theme.name, *theme.aliases):
            assert seen.setdefault(folded(name), theme.name) == theme.name


def test_every_theme_is_defined_in_two_sentences() -> None:
    for theme in themes.THEMES.values():
        assert theme.about.endswith("."), theme.name
        assert theme.about.count(". ") >= 1, theme.name
    assert len(themes.THEMES) >= 80


def test_findings_say_where_and_why() -> None:
    solution = themes.solve(problem("5Kbk/6pp/6P1/8/8/8/8/7R w", "#2"))
    found = {finding.name: finding for finding in themes.find(solution)}
    key = found["Waiting key"]
    assert key.phases == ("1.Rh6!",)
    assert key.moves == ("1.Rh6",)
    assert key.nodes == ((0, key.nodes[0][1]),)
    assert key.reason == "1.Rh6! threatens nothing."
    assert key.to_dict()["certain"] is True
    assert "Sacrificial key" in found


def test_twins_are_phases_too() -> None:
    from matewright.model.twin import Twin

    one = problem("6K1/2k2PR1/1Np2pq1/8/3r4/n3r3/b7/8 b", "h#2")
    # Z. Gavrilovski, diagrammes 1999: four promotions in four twins.
    twins = tuple(map(Twin.parse, ("Move b6 d6", "Move b6 d3", "Move b6 b8")))
    solution = themes.solve(Problem(one.position, one.stipulation, twins=twins))
    found = {finding.name: finding for finding in themes.find(solution)}
    assert len(found["Allumwandlung"].phases) == 4
    assert {part for part, _ in found["Allumwandlung"].nodes} == {0, 1, 2, 3}

"""Closed lines, pins, batteries, pictures and tracks, in positions that were published for them."""

from __future__ import annotations

from matewright.model.move import square_name as sq
from matewright.services.themes.facts.batteries import fired
from matewright.services.themes.facts.changes import (
    changed_between,
    cycles_between,
    transferred_between,
)
from matewright.services.themes.facts.cuts import battery_cuts, own_cuts, quiet_cuts, try_cuts
from matewright.services.themes.facts.pictures import mates_of_lines, picture_of, pictures
from matewright.services.themes.facts.pins import pins, unpins
from matewright.services.themes.facts.study import reciprocal
from matewright.services.themes.facts.tracks import tracks
from tests.services.themes.studies import study_of


def test_a_closed_line_names_the_slider_and_where_it_would_go() -> None:
    study = study_of("Grimshaw")
    cut, *others = own_cuts(study)
    assert quiet_cuts(study) == [cut, *others]
    assert study.san(*cut.plies) == "Re7, Qd6#"
    assert (sq(cut.slider), sq(cut.over), sq(cut.square)) == ("f8", "d6", "e7")
    assert (cut.side, cut.is_diagonal, cut.has_pawn, cut.is_capture) == ("b", True, False, False)


def test_a_try_closes_a_line_of_its_own_side() -> None:
    study = study_of("White interference")
    found = [(study.san(*cut.plies), sq(cut.slider), sq(cut.over)) for cut in try_cuts(study)]
    assert found == [("Rh6, Kd4", "h5", "h8"), ("Rh7, Kd4", "h5", "h8")]


def test_a_critical_move_comes_before_the_line_is_closed() -> None:
    study = study_of("Indian")
    assert {study.san(critical, *cut.plies) for critical, cut in battery_cuts(study)} == {
        "Rh2, Bh3, Bf5#"
    }


def test_a_pin_has_the_move_that_made_it() -> None:
    study = study_of("Half-pin")
    pin = pins(study)[0]
    assert study.san(pin.cause, pin.end) == "Nxd5, e5#"
    assert (sq(pin.pinner), sq(pin.square), sq(pin.king), pin.is_own) == ("c8", "c5", "c4", True)


def test_an_unpin_has_the_move_it_makes_possible() -> None:
    study = study_of("Unpinning")
    assert [study.san(unpin.move, unpin.freed) for unpin in unpins(study)] == [
        "Qf3, Ne1",
        "Qf4, Nxa3",
    ]
    assert not any(unpin.is_own or unpin.interposes for unpin in unpins(study))


def test_a_battery_opens() -> None:
    study = study_of("Battery creation")
    one = fired(study)[0]
    assert one.creation is not None
    assert study.san(one.creation, one.ply) == "Bh5, Re4#"
    assert (sq(one.rear), one.king and sq(one.king)) == ("h5", "e2")


def test_a_picture_is_kept_for_its_final_position() -> None:
    study = study_of("Ideal mates")
    assert [(study.san(p.ply), p.is_model, p.is_ideal) for p in pictures(study)] == [
        ("Ne4#", True, True),
        ("Nf7#", True, True),
    ]
    for line, picture in mates_of_lines(study):
        assert picture_of(study, line[-1]) is picture


def test_tracks_are_the_moves_of_each_piece() -> None:
    study = study_of("Rundlauf")
    assert "Nxd7, Nxf8, Ne6, Nc5#" in {study.san(*track) for track in tracks(study)}


def test_answers_that_change_places_are_changed_and_transferred() -> None:
    study = study_of("Reciprocal change")
    p, q = next(
        pair for pair in study.phase_pairs if next(cycles_between(*pair, 2), None) is not None
    )
    (a, b) = changed_between(p, q)
    assert [study.variation(p, d) for d in (a, b)] == ["Bxd4 Qxg2#", "Bxd6 Qf7#"]
    assert set(next(cycles_between(p, q, 2))) == {a, b}
    assert {(d, e) for _, d, e in transferred_between(p, q)} == {(a, b), (b, a)}


def test_what_two_pieces_do_to_each_other_comes_once() -> None:
    assert list(reciprocal({(1, 2): "there", (2, 1): "back", (1, 3): "alone"})) == [
        ("there", "back")
    ]

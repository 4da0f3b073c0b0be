"""No two kinds of men share a figure in one diagram, and the composer can choose."""

from __future__ import annotations

from dataclasses import replace

import pytest

from matewright.formats import catalogue, collection_json, registry
from matewright.model.collection import Collection
from matewright.model.diagram import diagrams_of
from matewright.model.figures import (
    TURNED,
    USUAL,
    chosen_figures,
    figures_of,
    with_figures,
)
from matewright.model.kinds import ALL_KINDS, FAIRY_KINDS
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.stipulation import stipulation_of
from matewright.model.twin import Twin
from tests.formats.round_trips import rewritten

CAMEL_AND_ZEBRA = Position.from_fen("k5z1/2.ca5/2.ca5/8/8/6.CA1/6Z1/K7")


def problem(position: Position = CAMEL_AND_ZEBRA) -> Problem:
    return Problem(position=position)


def test_camel_and_zebra_differ_and_neither_is_a_knight() -> None:
    figures = figures_of(problem())
    assert figures.of("CA") == "N270"
    assert figures.of("Z") == "N90"
    assert figures.of("N") == "N"


def test_no_two_of_all_kinds_share_a_figure() -> None:
    figures = USUAL.beside(FAIRY_KINDS)
    drawn = [figures.of(code) for code in ALL_KINDS]
    turned = [figure for figure in drawn if figure]
    assert len({*turned}) == len(turned)
    assert {*turned} <= {*TURNED, *"KQRBNP"}
    # All others have letters, which are those of one kind alone.
    letters = [kind.problem_letter for kind in ALL_KINDS.values()]
    assert len({*letters}) == len(letters)


def test_a_kind_keeps_its_own_figure_where_no_other_has_it() -> None:
    figures = USUAL.beside(["CA", "KA", "GI"])
    assert dict(figures.by_kind) == {"CA": "N270", "GI": "N90", "KA": "N180"}


def test_figures_do_not_depend_on_where_the_men_stand() -> None:
    mirrored = Position.from_fen("K7/6Z1/6.CA1/8/8/2.ca5/2.ca5/k5z1")
    assert figures_of(problem(mirrored)) == figures_of(problem())


def test_a_kind_that_appears_in_the_play_leaves_the_others_alone() -> None:
    figures = figures_of(problem())
    later = figures.on(Position.from_fen("k7/8/8/8/8/8/.KA.GI6/K7"))
    assert later.of("CA") == "N270"
    assert later.of("KA") not in (later.of("CA"), later.of("Z"))


def test_the_men_of_twins_and_of_the_target_have_their_own_figures() -> None:
    own = Position.from_fen("k7/8/8/8/8/8/.CA7/K7")
    twin = replace(problem(own), twins=(Twin.parse("Add white Zc3"),))
    assert dict(figures_of(twin).by_kind) == {"CA": "N270", "Z": "N90"}
    reached = replace(problem(own), stipulation=stipulation_of("a=>b1 k7/8/8/8/8/8/Z7/K7"))
    assert [one.figures for one in diagrams_of(reached)] == [figures_of(reached)] * 2
    assert dict(figures_of(reached).by_kind) == {"CA": "N270", "Z": "N90"}


def test_the_composer_chooses_and_the_other_kind_gives_way() -> None:
    chosen = with_figures(problem(), {"Z": "N270", "CA": ""})
    assert chosen.extra["figures"] == "Z=N270, CA=letters"
    assert figures_of(chosen).of("Z") == "N270"
    assert figures_of(chosen).of("CA") == ""
    one = with_figures(problem(), {"Z": "N270"})
    assert figures_of(one).of("CA") == "N90"
    assert with_figures(chosen, {}).extra == {}


@pytest.mark.parametrize(
    "chosen", [{"Z": "N"}, {"Z": "X90"}, {"N": "N90"}, {"Z": "N90", "CA": "N90"}]
)
def test_what_is_no_figure_is_refused(chosen: dict[str, str]) -> None:
    with pytest.raises(ValueError, match=r"drawn|figure"):
        with_figures(problem(), chosen)


@pytest.mark.parametrize("text", ["Z=N", "Z=Q45", "XX=N90", "K=N90", "nonsense", 5, None])
def test_what_a_file_says_wrongly_is_no_choice(text: object) -> None:
    assert not chosen_figures(replace(problem(), extra={"figures": text}))


@pytest.mark.parametrize("name", ["olv", "yacpdb-json", "csv", "epd", "pgn", "latex"])
def test_the_choice_is_kept_in_files(name: str) -> None:
    chosen = with_figures(problem(), {"Z": "B90", "CA": ""})
    again = rewritten(catalogue.by_name(name), [chosen])[0]
    assert chosen_figures(again) == {"Z": "B90", "CA": ""}


def test_popeye_has_no_word_for_it_and_that_is_said() -> None:
    chosen = Collection((with_figures(problem(), {"Z": "B90"}),))
    losses = registry.left_out(catalogue.by_name("popeye"), chosen)
    assert any("figures" in str(loss) for loss in losses)


def test_json_says_the_choice() -> None:
    written = collection_json.to_dict(with_figures(problem(), {"Z": "B90"}), with_solution=False)
    assert written["extra"] == {"figures": "Z=B90"}

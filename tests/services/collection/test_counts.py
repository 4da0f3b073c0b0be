"""Statistics of a collection: what is counted, and that each bar's search finds what it counts."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from matewright.model.keywords import with_keywords
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.question import Question
from matewright.model.solution import Mode, Solution, Status
from matewright.model.stipulation import Stipulation, stipulation_of
from matewright.model.themes_found import ThemesFound
from matewright.services import themes
from matewright.services.collection import Index, Query
from matewright.services.collection.counts import Count, CountBy
from matewright.services.collection.row import Row, row_of

FEN = "5Kbk/6pp/6P1/8/8/8/8/7R w - - 0 1"


def problem(fen: str = FEN, stipulation: str = "#2", *keywords: str) -> Problem:
    asked = Problem(Position.from_fen(fen), stipulation_of(stipulation))
    return with_keywords(asked, keywords) if keywords else asked


def answered(status: Status, stipulation: str = "#2") -> Problem:
    asked = problem(stipulation=stipulation)
    answer = Solution(
        Question(asked.position, Stipulation.parse(stipulation)), "modern", Mode.FULL, status
    )
    return replace(asked, solution=answer)


def index_of(*rows: Row) -> Index:
    index = Index()
    index.put(enumerate(rows))
    index.splice(0, 0, range(len(rows)))
    return index


def shown(index: Index, by: CountBy) -> list[tuple[str, int]]:
    return [(count.name, count.number) for count in index.counts(by)]


def check_queries(index: Index, counts: list[Count]) -> None:
    """Each query finds as many problems as are counted."""
    for count in counts:
        if count.query:
            assert len(index.find(Query.parse(count.query))) == count.number, count


def with_themes(*names: str) -> Row:
    """A row with themes, and with a motif, which does not count."""
    return replace(row_of(problem()), themes=ThemesFound((*names, "Unguard"), names))


@pytest.fixture
def several() -> Index:
    return index_of(
        row_of(problem()),
        row_of(problem(stipulation="h#2.5")),
        row_of(problem("8/8/8/8/8/8/8/K1k5 w - - 0 1", "H#2.5", "grimshaw", "nice")),
        row_of(answered(Status.PARTIAL)),
        row_of(answered(Status.NONE, "h#2.5")),
        with_themes("Grimshaw", "Model mates", "theme of tomorrow"),
        row_of(problem(stipulation="")),
    )


def test_each_is_counted_by_what_it_asks(several: Index) -> None:
    assert several.counts(CountBy.STIPULATION) == [
        Count("#2", 3, "stip:#2"),
        Count("h#2.5", 3, "stip:h#2.5"),
        Count("", 1, ""),
    ]


def test_numbers_of_men_stand_in_their_order(several: Index) -> None:
    assert shown(several, CountBy.MEN) == [("2", 1), ("7", 6)]


def test_verdicts_are_those_of_answers(several: Index) -> None:
    expected = [("UNSOLVED", 5), ("NO_SOLUTION", 1), ("PARTIAL", 1)]
    assert shown(several, CountBy.STATE) == expected


def test_themes_are_those_found_and_those_of_keywords(several: Index) -> None:
    assert shown(several, CountBy.THEME) == [
        ("Grimshaw", 2),
        ("Model mates", 1),
        ("theme of tomorrow", 1),
    ]
    assert several.counts(CountBy.THEME)[-1].query == ""


@pytest.mark.parametrize("by", CountBy)
def test_the_query_finds_what_is_counted(several: Index, by: CountBy) -> None:
    counts = several.counts(by)
    assert any(count.query for count in counts)
    check_queries(several, counts)


def test_every_theme_has_a_query() -> None:
    index = index_of(
        *map(with_themes, themes.THEMES),
    )
    counts = index.counts(CountBy.THEME)
    assert {count.name for count in counts} == {*themes.THEMES}
    assert all(count.query for count in counts)
    check_queries(index, counts)


@given(st.lists(st.text(max_size=8) | st.sampled_from(["#2", "h#2*", '#"', "a b", "x,y"])))
def test_any_stipulation_of_a_file_can_be_counted(texts: list[str]) -> None:
    index = index_of(*(row_of(problem(stipulation=text)) for text in texts))
    counts = index.counts(CountBy.STIPULATION)
    assert sum(count.number for count in counts) == len(texts)
    check_queries(index, counts)


def test_former_states_and_unread_problems_do_not_count() -> None:
    index = index_of(row_of(problem()), row_of(problem(stipulation="#3")))
    index.splice(1, 2, [7])
    assert shown(index, CountBy.STIPULATION) == [("#2", 1)]
    index.splice(0, 2, [])
    assert all(not index.counts(by) for by in CountBy)

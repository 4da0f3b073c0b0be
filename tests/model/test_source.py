from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from matewright.model.award import Award
from matewright.model.keywords import keywords_of, with_keywords
from matewright.model.problem import Problem
from matewright.model.source import Source


@pytest.mark.parametrize(
    ("line", "source"),
    [
        ("", Source()),
        ("Chess Monthly", Source("Chess Monthly")),
        ("Chess Monthly, 1858", Source("Chess Monthly", date="1858")),
        (
            "Die Schwalbe, vol. 3, issue 27, no. 1234, p. 5, 1950-02",
            Source("Die Schwalbe", "3", "27", "1234", "", "5", "1950-02"),
        ),
        ("Basel, 1, 1950-02-05", Source("Basel, 1", date="1950-02-05")),
        ("p. 5", Source("p. 5")),
        ("1950", Source("1950")),
        ("Name, issue 2, vol. 1", Source("Name, issue 2", volume="1")),
        ("Odd , 1950", Source("Odd ", date="1950")),
    ],
)
def test_a_source_is_taken_apart(line: str, source: Source) -> None:
    assert Source.parse(line) == source


@given(
    st.lists(
        st.sampled_from(["Name", "vol. 1", "issue 2", "no. 3", "round 4", "p. 5", "1950", "", " "])
    )
)
def test_whatever_a_source_says_it_says_it_again(parts: list[str]) -> None:
    line = ", ".join(parts)
    assert Source.parse(line).line == line


def test_parts_of_a_source_are_changed_alone() -> None:
    source = Source.parse("Die Schwalbe, round 2, 1950").with_parts({"issue": "7", "date": "1951"})
    assert source.line == "Die Schwalbe, issue 7, round 2, 1951"


def test_an_award_is_given_and_what_else_is_known_of_it_stays() -> None:
    known = {"tourney": {"name": "Memorial", "date": {"year": "1950"}}, "note": "late"}
    problem = Problem(extra={"award": known, "reprints": ["x"]})
    assert Award.of(problem) == Award("", "Memorial")
    given = Award("2nd Prize", "Memorial", ("Mansfield, C.",)).given_to(problem)
    assert given.extra == {
        "award": {
            "tourney": {"name": "Memorial", "date": {"year": "1950"}},
            "note": "late",
            "distinction": "2nd Prize",
            "judges": ["Mansfield, C."],
        },
        "reprints": ["x"],
    }
    assert Award.of(given) == Award("2nd Prize", "Memorial", ("Mansfield, C.",))
    assert Award().given_to(Problem(extra={"award": {"distinction": "1st"}})).extra == {}


def test_an_award_in_another_form_is_none() -> None:
    assert Award.of(Problem(extra={"award": "1st Prize"})) == Award()
    assert Award.of(Problem(extra={"award": {"tourney": "Cup", "judges": "X"}})) == Award(
        "", "Cup", ("X",)
    )


def test_keywords_are_read_and_given() -> None:
    problem = Problem(extra={"keywords": ["a", 3, "b"], "other": "x"})
    assert keywords_of(problem) == ("a", "b")
    assert keywords_of(Problem(extra={"keywords": "single"})) == ("single",)
    assert with_keywords(problem, ("c",)).extra == {"keywords": ["c"], "other": "x"}
    assert with_keywords(problem, ()).extra == {"other": "x"}

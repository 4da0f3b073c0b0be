"""The fast way to write new documents gives what the slow one would."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from matewright.formats import catalogue, olv_writing
from matewright.formats.format import Output
from matewright.model.collection import Collection
from matewright.model.problem import Problem
from tests.formats.strategies import problems


def written(problem: Problem) -> str:
    writer = catalogue.OLV.writer
    text = writer.write(Collection((problem,)), Output())
    assert isinstance(text, str)
    return text


@settings(max_examples=25)
@given(problems())
def test_new_documents_are_as_ruamel_writes_them(problem: Problem) -> None:
    fast = written(problem)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(olv_writing, "emitted", lambda _: None)
        assert fast == written(problem)


def test_the_fast_way_is_the_usual_one(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_: object) -> str:
        raise AssertionError

    monkeypatch.setattr(olv_writing, "_by_ruamel", refuse)
    text = written(Problem(authors=("Müller, Jörg",), solution_text="1.a1\n  2.b2", intended="2.1"))
    assert "authors: ['Müller, Jörg']" in text

"""The examples in the documentation and in docstrings do what they say."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

import matewright

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize(
    "page", sorted([ROOT / "README.md", *(ROOT / "docs").glob("*.md")]), ids=str
)
def test_pages(page: Path) -> None:
    failures, _ = doctest.testfile(str(page), module_relative=False)
    assert not failures


def test_package_docstring() -> None:
    failures, tried = doctest.testmod(matewright)
    assert tried
    assert not failures

"""The examples in the documentation and in docstrings do what they say."""

from __future__ import annotations

import doctest
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

import matewright
from matewright.formats import catalogue

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


def without_speed(lines: list[str]) -> list[str]:
    """The lines with the table cut to the columns that are the same on every machine."""
    blank = lines.index("")
    return [*(" ".join(line.split()[:3]) for line in lines[:blank]), *lines[blank:]]


def test_the_terminal_session_in_the_readme() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    command, *shown = text.partition("```\n$ ")[2].partition("```")[0].splitlines()
    program, *arguments = shlex.split(command)
    assert program == "matewright"
    done = subprocess.run(
        [sys.executable, "-m", "matewright", *arguments],
        capture_output=True,
        text=True,
        encoding="utf-8",
    )
    assert without_speed(done.stdout.splitlines()) == without_speed(shown)


def test_the_table_of_formats_is_that_of_the_registry() -> None:
    lines = (ROOT / "docs" / "formats.md").read_text(encoding="utf-8").splitlines()
    told: dict[str, tuple[list[str], bool, bool]] = {}
    for line in lines:
        cells = [cell.strip() for cell in line.split("|")[1:-1]]
        if len(cells) == 5 and cells[0].startswith("`"):
            endings = cells[1].replace("`", "").split()
            for name in cells[0].replace("`", "").split():
                told[name] = endings, cells[3] == "yes", cells[4] == "yes"
    assert told == {
        known.name: ([*known.suffixes], known.is_read, known.is_written)
        for known in catalogue.FORMATS
    }

from __future__ import annotations

import json
from pathlib import Path

import pytest

import matewright
from matewright import resources
from matewright.services.solving import solve
from tests.cli.conftest import Run


@pytest.fixture
def tourney(tmp_path: Path) -> Path:
    """Three two-movers by Loyd, Heathcote and Dawson."""
    found = matewright.read(resources.path("problems", "classics.olv"))
    path = tmp_path / "tourney.olv"
    matewright.write(path, [found[2], found[6], found[7]])
    return path


def test_entries_without_names_until_they_are_asked_for(run: Run, tourney: Path) -> None:
    before = tourney.read_bytes()
    outcome = run("judge", str(tourney), "--verbose")
    assert (outcome.status, outcome.stderr) == (0, "")
    assert "Loyd" not in outcome.stdout
    assert "1.Kf3 (gives f6; unprovided: d5, d6; waiting)" in outcome.stdout
    assert "Loyd, Sam" in run("judge", str(tourney), "--show-names").stdout
    assert tourney.read_bytes() == before


def test_one_object_an_entry(run: Run, tourney: Path) -> None:
    outcome = run("judge", str(tourney), "--points", "2=8,5", "--sort", "points", "--json")
    first, *others = map(json.loads, outcome.stdout.splitlines())
    assert (first["number"], first["points"], len(others)) == (2, 8.5, 2)
    assert first["parts"][0]["keys"] == ["c7a5"]
    assert first["keys"][0]["gives"] == ["e5"]
    assert "authors" not in first


def test_the_award(run: Run, tourney: Path, tmp_path: Path) -> None:
    md, tex, html = (tmp_path / f"award.{suffix}" for suffix in ("md", "tex", "html"))
    refusal = run("judge", str(tourney), "--output", str(md))
    assert refusal.status == 2
    assert "There is no award yet" in refusal.stderr
    assert not md.exists()
    run("judge", str(tourney), "--points=1=9", "--distinction=1=prize", "--comment=1=A rare king.")
    run("judge", str(tourney), "--distinction", "3=commendation", "--output", str(md))
    text = md.read_text("utf-8")
    assert text.index("Prize") < text.index("A rare king.") < text.index("Commendation")
    assert "Loyd" not in text
    run("judge", str(tourney), "--show-names", "--output", str(tex))
    assert r"\author{Loyd, Sam}" in tex.read_text("utf-8")
    run("judge", str(tourney), "--output", str(html))
    assert "<h2>1. Entry 1</h2>" in html.read_text("utf-8")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--points", "9=1"], "There is no entry 9"),
        (["--points", "1"], "is no mark of an entry"),
        (["--points", "1=x"], "is no number of points"),
        (["--distinction", "1=cup"], "write for example prize, mention"),
    ],
)
def test_marks_that_are_none(run: Run, tourney: Path, words: list[str], said: str) -> None:
    outcome = run("judge", str(tourney), *words)
    assert said in outcome.refusal
    assert not tourney.with_name("tourney.olv.judge.json").exists()


def test_the_tourney_itself_is_never_written(run: Run, tourney: Path, tmp_path: Path) -> None:
    assert "is the tourney itself" in run("judge", str(tourney), "--entries", str(tourney)).refusal
    other = tmp_path / "entries.olv"
    run("judge", str(tourney), "--entries", str(other))
    assert len(matewright.read(other)) == 3
    assert b"Loyd" not in other.read_bytes()


def test_an_entry_that_cannot_be_solved_is_named(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "t.olv"
    (problem,) = matewright.read(resources.path("problems", "classics.olv"))[:1]
    matewright.write(path, [problem.with_stipulation(matewright.Stipulation.parse("r#2"))])
    text = path.read_text("utf-8").replace("r#2", "5.Xy#2")
    path.write_text(text, "utf-8")
    outcome = run("judge", str(path))
    assert outcome.status == 3
    assert "entry 1: " in outcome.stderr
    assert "No answer" in outcome.stdout


def test_what_was_found_before_a_stop_is_shown(
    run: Run, tourney: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[object] = []

    def start(*arguments: object) -> object:
        begun.append(arguments)
        if len(begun) == 2:
            raise KeyboardInterrupt
        return original(*arguments)  # type: ignore[arg-type]

    original = solve.start
    monkeypatch.setattr(solve, "start", start)
    outcome = run("judge", str(tourney), "--json")
    entries = list(map(json.loads, outcome.stdout.splitlines()))
    assert [entry["verdict"] for entry in entries] == ["sound", "unsolved", "unsolved"]
    assert entries[1]["keys"] is entries[1]["duals"] is entries[1]["anticipations"] is None
    assert (outcome.status, outcome.stderr) == (
        3,
        "Stopped: the other entries are not solved.\n",
    )

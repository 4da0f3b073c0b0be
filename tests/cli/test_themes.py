from __future__ import annotations

import json
from pathlib import Path

import pytest

from matewright.services.themes import THEMES
from tests.cli.conftest import Run

PRINZ = "5Kbk/6pp/6P1/8/8/8/8/7R w"


def test_a_line_for_each_finding(run: Run) -> None:
    outcome = run("themes", PRINZ, "#2")
    assert (outcome.status, outcome.stderr) == (0, "")
    lines = outcome.stdout.splitlines()
    assert lines[0] == "A miniature with a sacrificial key; unguard."
    assert lines.index("Motifs") < lines.index("  Waiting key [1.Rh6!]: 1.Rh6! threatens nothing.")


def test_one_object_a_problem(run: Run, tmp_path: Path) -> None:
    outcome = run("themes", PRINZ, "#2", "--json")
    (line,) = outcome.stdout.splitlines()
    data = json.loads(line)
    assert data["complete"] is True
    key = next(one for one in data["themes"] if one["name"] == "Waiting key")
    assert key == {
        "name": "Waiting key",
        "rank": "motif",
        "phases": ["1.Rh6!"],
        "moves": ["1.Rh6"],
        "reason": "1.Rh6! threatens nothing.",
        "certain": True,
    }
    file = tmp_path / "two.epd"
    file.write_text(f"{PRINZ} - - dm 2;\n{PRINZ} - - dm 2;\n", encoding="utf-8")
    outcome = run("themes", str(file), "--json")
    assert [json.loads(line)["number"] for line in outcome.stdout.splitlines()] == [1, 2]


def test_what_is_too_much_to_look_at_is_told(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("matewright.services.themes.facts.reading.MOST_NODES", 3)
    outcome = run("themes", PRINZ, "#2")
    assert "too much play" in outcome.stderr
    data = json.loads(run("themes", PRINZ, "#2", "--json").stdout)
    assert data["complete"] is False


def test_twins_are_given_as_for_solve(run: Run) -> None:
    outcome = run(
        "themes",
        "6K1/2k2PR1/1Np2pq1/8/3r4/n3r3/b7/8",
        "h#2",
        *("--twin", "Move b6 d6", "--twin", "Move b6 d3", "--twin", "Move b6 b8"),
    )
    assert "Allumwandlung" in outcome.stdout


def test_the_list_has_every_name(run: Run) -> None:
    outcome = run("themes", "--list")
    lines = outcome.stdout.splitlines()
    assert len(lines) == len(THEMES)
    assert "Zagoruiko (Zagorujko" in outcome.stdout


def _circe(folder: Path) -> Path:
    file = folder / "circe.inp"
    file.write_text(
        "BeginProblem\nCondition Circe\nForsyth 5Kbk/6pp/6P1/8/8/8/8/7R\n"
        "Stipulation #2\nEndProblem\n",
        encoding="utf-8",
    )
    return file


def test_what_is_wrong_is_said(run: Run, tmp_path: Path) -> None:
    assert "Say what is asked" in run("themes", PRINZ).refusal
    assert "--number" in run("themes", PRINZ, "#2", "--number", "1").refusal
    captured = run("themes", "7k/5K2/8/8/8/8/8/6R1 w", "h##1")
    assert "stipulation h##1" in captured.refusal


def test_in_fairy_chess_changes_alone_are_looked_for(run: Run, tmp_path: Path) -> None:
    circe = run("themes", str(_circe(tmp_path)))
    assert circe.status == 0
    assert circe.stderr == "Fairy chess: pictures of mates, pins and batteries were not judged.\n"
    men = run("themes", "5Kbk/6pp/6P1/8/8/8/8/6GR w", "#2")
    assert (men.status, men.stderr) == (0, circe.stderr)


def test_problems_that_fail_in_the_same_way_are_one_line(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "some.epd"
    file.write_text(f"{PRINZ} - - dm 2;\n" + f"{PRINZ} - -\n" * 4, encoding="utf-8")
    outcome = run("themes", str(file))
    assert outcome.status == 2
    assert outcome.stdout.startswith("1.\n")
    assert outcome.stderr == (
        "Error: 4 problems (2, 3, 4, …): The stipulation is empty; write for example #3. "
        "(--verbose lists all)\n"
    )
    every = run("themes", str(file), "--verbose").stderr
    assert every.count("Error: problem ") == 4

"""`matewright contest`."""

from __future__ import annotations

import json
from pathlib import Path

import matewright
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.stipulation import stipulation_of
from tests.cli.conftest import Run

PRINZ = ("5Kbk/6pp/6P1/8/8/8/8/7R w", "#2")


def test_an_answer_is_marked(run: Run) -> None:
    outcome = run("contest", "mark", *PRINZ, "1.Rh6!")
    assert outcome.status == 0
    assert outcome.stdout == "5 of 5 points\nright: 1.Rh6! (5)\n"


def test_a_wrong_answer_says_why(run: Run) -> None:
    outcome = run("contest", "mark", *PRINZ, "1.Rh5 hm")
    assert outcome.status == 0
    assert outcome.stdout == (
        "0 of 5 points\nmissing: 1.Rh6! (5)\nwrong: 1.Rh5: refuted by 1...h6!\nnot understood: hm\n"
    )


def test_json(run: Run) -> None:
    fields = json.loads(run("contest", "mark", *PRINZ, "1.Rh6", "--json").stdout)
    assert fields == {
        "rules": "wfcc",
        "year": 2025,
        "points": 5,
        "most": 5,
        "right": [{"moves": "1.Rh6!", "points": 5}],
        "missing": [],
        "wrong": [],
        "unread": [],
        "notes": [],
    }


def test_a_problem_of_a_file(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "one.olv"
    problem = Problem(Position.from_fen(PRINZ[0]), stipulation_of(PRINZ[1]))
    matewright.write(path, [problem])
    for words in (("1.Rh6",), ("#2", "1.Rh6")):
        assert run("contest", "mark", str(path), *words).stdout.startswith("5 of 5")


def test_fairy_problems_are_marked(run: Run) -> None:
    words = ("contest", "mark", "5k1K/8/8/2r5/3nP3/4N3/8/8 b", "h#2")
    first, second = "1.Nf5 Nxf5-h6 2.Rd5 exd5-d8=Q#", "1.Rd5 Nxd5-d6 2.Nf5 exf5-e7#"
    takes = ("--condition", "Take & Make")
    assert run(*words, f"{first} {second}", *takes).stdout.startswith("5 of 5")
    assert run(*words, first, *takes).stdout == (
        f"2.5 of 5 points\nright: {first} (2.5)\nmissing: {second} (2.5)\n"
    )


def test_what_cannot_be_marked_is_refused(run: Run) -> None:
    assert "Give the answer too" in run("contest", "mark", *PRINZ).stderr
    none = run("contest", "mark", "8/8/8/8/8/5K2/k7/7R w", "#1", "1.Rh2")
    assert none.status == 2
    assert "There is no solution to compare the answer with" in none.stderr


def test_a_contest_from_set_to_results(run: Run, tmp_path: Path) -> None:
    problems, contest = str(tmp_path / "some.olv"), str(tmp_path / "evening.olv")
    cooked = ("4k3/8/4K3/8/8/8/8/R6R w", "#1")
    help_mate = ("8/n7/k6K/1R4N1/8/8/8/8 b", "h#2")
    matewright.write(
        problems,
        [
            Problem(Position.from_fen(fen), stipulation_of(stipulation))
            for fen, stipulation in (PRINZ, cooked, help_mate)
        ],
    )
    assert (
        "Only 0 of 1 sound problems #1"
        in run("contest", "new", problems, contest, "--wish", "1 x #1").stderr
    )
    refused = run("contest", "new", problems, contest, "--numbers", "1,2")
    assert refused.status == 2
    assert "Problem 2: Cooked, 2 keys" in refused.stderr
    assert not Path(contest).exists()
    made = run(
        "contest", "new", problems, contest, "--wish", "1 x #2, 1 x h#2, men<=12", "--minutes", "10"
    )
    assert made.stdout.startswith("round 1: #2 (10 minutes)\nround 2: h#2 (17 minutes)\n10 points")
    assert [one.intended for one in matewright.read(contest)] == ["", "2"]
    shown = run("contest", "thematic", contest, "--write").stdout
    assert "    2.5  1.Nc6 Ne6 2.Na7 Nc7#" in shown

    for what in ("problems", "forms", "solutions"):
        paper = tmp_path / f"{what}.pdf"
        assert run("contest", "sheet", contest, str(paper), "--what", what).status == 0
        assert paper.read_bytes().startswith(b"%PDF")
    form = tmp_path / "form.txt"
    run("contest", "sheet", contest, str(form), "--what", "forms")
    filled = form.read_text().replace("Solver: ", "Solver: Ann")
    filled = filled.replace("Problem 1: ", "Problem 1: Rh6").replace("Round 1: ", "Round 1: 4:30")
    form.write_text(filled.replace("Problem 2: ", "Problem 2: 1.Nc8 Ne6 2.Na7 Nc7#"))
    table = run("contest", "results", contest, str(form))
    assert table.stdout.splitlines()[-1] == "   1.  Ann     5  2.5     7.5  21:30"
    marks = run("contest", "mark", contest, str(form)).stdout
    assert "     missing: 1.Nc6 Ne6 2.Na7 Nc7# (2.5)" in marks
    (one,) = map(
        json.loads,
        run("contest", "results", contest, str(form), "--format", "json").stdout.splitlines(),
    )
    assert (one["solver"], one["points"], one["times"]) == ("Ann", 7.5, {"1": 4.5, "2": 17})
    form.write_text("Solver: Ann\nProblem 7: 1.Rh6")
    outcome = run("contest", "results", contest, str(form))
    assert outcome.status == 2
    assert "there is no problem “7”; the contest has 2" in outcome.stderr


def test_practice(run: Run, tmp_path: Path) -> None:
    problems, record = str(tmp_path / "some.olv"), ("--record", str(tmp_path / "practice.json"))
    matewright.write(problems, [Problem(Position.from_fen(PRINZ[0]), stipulation_of(PRINZ[1]))])
    early = run("contest", "practice", "answer", "1.Rh6", *record)
    assert early.status == 2
    assert "No problem is being solved" in early.stderr
    shown = run("contest", "practice", "next", problems, "#2", *record).stdout
    assert shown.endswith("5Kbk/6pp/6P1/8/8/8/8/7R w - - 0 1\n#2\n")
    assert "1.Rh6" not in shown
    failed = run("contest", "practice", "answer", "1.Rh5", *record).stdout
    assert failed.startswith("0 of 5 points in 0:0")
    assert "It comes back on 20" in failed
    assert "not attempted yet" in run("contest", "practice", "next", problems, *record).stderr
    assert run("contest", "practice", "next", *record).status == 1
    kept = json.loads(run("contest", "practice", "record", "--json", *record).stdout)
    assert (kept["attempts"], kept["kinds"][0]["solved"]) == (1, 0)
    assert (kept["span"], kept["periods"][0]["attempts"]) == ("day", 1)
    copy = str(tmp_path / "copy.json")
    assert run("contest", "practice", "export", copy, *record).status == 0
    assert run("contest", "practice", "import", copy, *record).stdout == (
        "0 attempts were taken up.\n"
    )

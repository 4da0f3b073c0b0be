"""`matewright search`: by query, by pattern and by likeness."""

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QStandardPaths

from matewright.services.collection import kept
from tests.cli.conftest import Run

ONLY_THIS = "5Kbk/6pp/6P1/8/8/8/8/7R"
OLV = """---
authors: ['Morphy, Paul']
stipulation: '#2'
algebraic: {white: [Kf8, Rh1, Pg6], black: [Kh8, Bg8, Pg7, Ph7]}
solution: |
  1.Rh1-h6 ! zugzwang.
  1...g7*h6
    2.g6-g7 #
  1...Bg8-f7
    2.Rh6*h7 #
---
authors: ['Doe, Jane']
stipulation: '#2'
algebraic: {white: [Kc8, Ra1, Pb6], black: [Ka8, Bb8, Pb7, Pa7, Ph2]}
---
stipulation: '#2'
algebraic: {white: [Ke1], black: [Ke8]}
"""


@pytest.fixture
def database(tmp_path: Path) -> str:
    path = tmp_path / "database.olv"
    path.write_text(OLV, encoding="utf-8")
    return str(path)


def test_a_query_finds_what_the_search_line_finds(run: Run, database: str) -> None:
    outcome = run("search", database, "author:morphy")
    assert outcome.status == 0
    assert outcome.stdout.startswith("1. Morphy, Paul · #2 · ")
    assert run("search", database, "author:loyd").status == 1
    assert "Nothing was found" in run("search", database, "author:loyd").stderr


def test_conditions_and_men_are_found_by_name(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "fairy.olv"
    path.write_text(
        "---\nauthors: [First]\nstipulation: '#2'\noptions: [Circe]\n"
        "algebraic: {white: [Kf8], black: [Kh8]}\n"
        "---\nauthors: [Second]\nstipulation: '#2'\n"
        "algebraic: {white: [Kf8, Ga1, Gb1], black: [Kh8]}\n",
        encoding="utf-8",
    )
    file = str(path)
    assert run("search", file, "condition:circe").stdout.startswith("1. First")
    assert run("search", file, "grasshopper>=2").stdout.startswith("2. Second")
    assert run("search", file, "fairy:*").stdout.count("\n") == 2
    assert run("search", file, "grasshopper>=3").status == 1
    assert "no condition has “gibberish”" in run("search", file, "condition:gibberish").refusal


def test_those_like_a_problem_come_with_the_reason(run: Run, database: str) -> None:
    own = database.replace("database", "mine")
    Path(own).write_text(OLV.split("---\n")[1], encoding="utf-8")
    outcome = run("search", database, "--like", own)
    heading, reason, mirrored, why = outcome.stdout.splitlines()
    assert heading.startswith("100%  1. Morphy")
    assert "the same 2 mates; the same course of play" in reason
    assert mirrored.startswith(" 93%  2. Doe, Jane")
    assert "All 7 men on the same squares, and 1 more there (mirrored left to right)" in why
    assert "no solution to compare" in why
    itself = run("search", database, "--like", database)
    assert itself.stdout.startswith(" 93%  2. Doe"), "nothing is like itself"


def test_a_fen_is_solved_when_it_is_said_what_is_asked(run: Run, database: str) -> None:
    printed = run("search", database, "--like", ONLY_THIS, "--json")
    first = json.loads(printed.stdout.splitlines()[0])
    assert (first["number"], first["likeness"], first["mates"]) == (1, 1.0, None)
    solved = run("search", database, "--like", ONLY_THIS, "--stipulation", "#2", "--json")
    assert json.loads(solved.stdout.splitlines()[0])["mates"]["same"] == 2


def test_a_pattern_is_found_in_the_ways_that_are_named(run: Run, database: str) -> None:
    pattern = "5Kbk/6pp/8/8/8/8/8/8+loose"
    assert len(run("search", database, "--pattern", pattern).stdout.splitlines()) == 2
    mirrored = run("search", database, "--pattern", f"{pattern}+mirror", "--json").stdout
    assert [json.loads(line)["number"] for line in mirrored.splitlines()] == [1, 2]


def test_the_index_is_kept_renewed_and_rebuilt_where_it_is_damaged(run: Run, database: str) -> None:
    run("search", database, "author:morphy")
    index = kept.index_file(kept.cache_folder(), Path(database))
    assert index.exists()
    index.write_bytes(b"no index" * 1000)
    assert run("search", database, "author:morphy").status == 0
    Path(database).write_text(OLV.replace("Morphy", "Kling"), encoding="utf-8")
    assert run("search", database, "author:morphy").status == 1
    assert run("search", database, "author:kling").status == 0


def test_the_window_keeps_indexes_in_the_same_place(qapp: QCoreApplication) -> None:
    before = qapp.organizationName(), qapp.applicationName()
    try:
        qapp.setOrganizationName("Matewright")
        qapp.setApplicationName("Matewright")
        place = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.CacheLocation)
        assert Path(place) / "index" == kept.cache_folder()
    finally:
        qapp.setOrganizationName(before[0])
        qapp.setApplicationName(before[1])


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--pattern", "8/8/8/8/8/8/8/8"), "The pattern has no pieces."),
        (("--pattern", "8/8"), "2 instead of 8 ranks"),
        (("--like", "8/8/8/8/8/8/8/8"), "An empty board is like no problem."),
        (("--like", "missing.olv"), "There is no file"),
        (("--like", ONLY_THIS, "--by", "mates"), "solve it first"),
        (("--like", ONLY_THIS, "--pattern", ONLY_THIS), "two searches"),
        (("--like", ONLY_THIS, "--ways", "upwards"), "no way “upwards”"),
        (("autor:x",), "there is no field “autor”"),
    ],
)
def test_bad_input_is_one_sentence(
    run: Run, database: str, arguments: tuple[str, ...], words: str
) -> None:
    assert words in run("search", database, *arguments).refusal


def test_a_database_that_cannot_be_read_is_one_sentence(run: Run, tmp_path: Path) -> None:
    broken = tmp_path / "broken.olv"
    broken.write_bytes(b"\0\1\2" * 1000)
    assert "is not text" in run("search", str(broken)).refusal
    assert "There is no file" in run("search", str(tmp_path / "none.olv")).refusal


def test_themes_that_a_batch_has_found_are_searched_by_any_name(run: Run, database: str) -> None:
    assert run("search", database, "theme:*").status == 1
    run("batch", database)
    for name in ("miniature", "MINIATUR", "*miniat*"):
        assert run("search", database, f"theme:{name}").stdout.startswith("1. Morphy"), name
    assert "2. Doe" in run("search", database, "theme:meredith").stdout
    assert run("search", database, "theme:zagoruiko").status == 1
    assert "there is no theme “quark”" in run("search", database, "theme:quark").stderr


def test_a_keyword_names_a_theme_in_any_language(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "keywords.olv"
    path.write_text(OLV.replace("stipulation", "keywords: [Mustermatt]\nstipulation", 1), "utf-8")
    assert run("search", str(path), 'theme:"model mates"').stdout.startswith("1. Morphy")


def test_what_is_not_understood_of_many_problems_is_one_line(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "some.epd"
    path.write_text("\n".join(["7k/5K2/8/8/8/8/8/6R1 w - - dm 1;", *["x"] * 1200]), "utf-8")
    outcome = run("search", str(path), "#1")
    assert outcome.stderr == (
        f"Warning: 1,200 problems of “{path}” (2, 3, 4, …): This is not a position; FEN or EPD is "
        "expected. (--verbose lists all)\n"
    )
    every = run("search", str(path), "#1", "--verbose").stderr.splitlines()
    assert len(every) == 1200

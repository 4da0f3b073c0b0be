"""`matewright convert`: what it writes, what it says, and how it ends."""

from __future__ import annotations

import io
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

import matewright
from matewright.errors import FormatError
from matewright.formats import catalogue
from tests.cli.conftest import Run, Terminal

ONE = "5Kbk/6pp/6P1/8/8/8/8/7R w - - dm 2;"
OTHER = "b7/PP6/8/8/7K/6B1/6N1/4R1bk w - - dm 3;"


@pytest.fixture
def epd(tmp_path: Path) -> Path:
    path = tmp_path / "one.epd"
    path.write_text(f"{ONE}\n", encoding="utf-8")
    return path


def test_the_ending_says_the_format(run: Run, epd: Path) -> None:
    target = epd.with_name("one.olv")
    outcome = run("convert", str(epd), str(target))
    assert (outcome.status, outcome.stdout) == (0, "")
    assert outcome.stderr == f"Wrote 1 problem to “{target}”.\n"
    (problem,) = matewright.read(target)
    assert problem.position.fen.startswith("5Kbk/6pp/6P1/8/8/8/8/7R w")
    assert problem.stipulation.text == "#2"


def test_several_files_are_joined_in_order_and_comments_stay(run: Run, epd: Path) -> None:
    other, target = epd.with_name("other.epd"), epd.with_name("all.epd")
    other.write_text(f"# second\n{OTHER}\n", encoding="utf-8")
    assert run("convert", str(epd), str(other), str(target)).status == 0
    assert target.read_text(encoding="utf-8") == f"{ONE}\n# second\n{OTHER}\n"


def test_standard_streams_in_a_format_of_choice(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    # The French word is in Latin-1.
    line = f'{ONE[:-1]}; c0 "problème";\n'
    stream = SimpleNamespace(buffer=io.BytesIO(line.encode("latin-1")))
    monkeypatch.setattr(sys, "stdin", stream)
    outcome = run("convert", "--from", "epd", "--encoding", "latin-1", "--to", "epd", "-", "-")
    assert outcome.status == 0
    assert outcome.stdout == line
    assert outcome.stderr == "Wrote 1 problem to standard output.\n"


def test_an_unnamed_format_is_recognised_by_its_content(run: Run, epd: Path) -> None:
    unnamed = epd.rename(epd.with_name("one"))
    outcome = run("convert", "--to", "olv", str(unnamed), "-")
    assert outcome.status == 0
    assert "algebraic:" in outcome.stdout


def test_bad_records_are_told_and_the_others_converted(run: Run, epd: Path) -> None:
    epd.write_text(f"{ONE}\nnonsense\n\n{OTHER}\n9/8 w - -\n", encoding="utf-8")
    target = epd.with_name("good.olv")
    outcome = run("convert", str(epd), str(target))
    assert outcome.status == 3
    first, second, last = outcome.stderr.splitlines()
    assert first.startswith(f"Warning: Problem 2 of “{epd}” (line 2): ")
    assert second.startswith(f"Warning: Problem 4 of “{epd}” (line 5): ")
    assert last == f"Wrote 2 problems to “{target}” and left out 2 unreadable records."
    assert [problem.stipulation.text for problem in matewright.read(target)] == ["#2", "#3"]


def test_bad_records_stay_as_they_are_in_their_own_format(run: Run, epd: Path) -> None:
    text = f"{ONE}\nnonsense\n"
    epd.write_text(text, encoding="utf-8")
    target = epd.with_name("copy.epd")
    outcome = run("convert", str(epd), str(target))
    assert outcome.status == 3
    assert "Wrote 1 problem" in outcome.stderr
    assert "and kept 1 unreadable record." in outcome.stderr
    assert target.read_text(encoding="utf-8") == text


def test_what_a_format_cannot_hold_is_said(run: Run, tmp_path: Path) -> None:
    source, target = tmp_path / "keyed.olv", tmp_path / "keyed.epd"
    document = "---\nstipulation: '#2'\nalgebraic: {white: [Kf8], black: [Kh8]}\nreprints: [x]\n"
    source.write_text(25 * document, encoding="utf-8")
    outcome = run("convert", str(source), str(target))
    assert outcome.status == 0
    warning, last = outcome.stderr.splitlines()
    assert warning == (
        "Warning: 25 problems (1, 2, 3, …): an EPD file cannot hold the field “reprints”. "
        "(--verbose lists all)"
    )
    assert last == f"Wrote 25 problems to “{target}”."
    lines = run("convert", str(source), str(target), "--verbose").stderr.splitlines()
    assert len([line for line in lines if line.startswith("Warning: ")]) == 25
    assert lines[0] == "Warning: Problem 1: an EPD file cannot hold the field “reprints”."


def test_nothing_is_overwritten_without_a_copy_and_a_word(run: Run, epd: Path) -> None:
    other = epd.with_name("other.epd")
    other.write_text(f"{OTHER}\n", encoding="utf-8")
    outcome = run("convert", str(other), str(epd), str(epd))
    backup = epd.with_name("one.epd.bak")
    assert f"“{epd}” was one of the inputs; what it held is now in “{backup}”." in outcome.stderr
    assert epd.read_text(encoding="utf-8") == f"{OTHER}\n{ONE}\n"
    assert backup.read_text(encoding="utf-8") == f"{ONE}\n"
    outcome = run("convert", str(other), str(epd))
    assert f"What “{epd}” held before is now in “{backup}”." in outcome.stderr
    assert "hard links" not in outcome.stderr
    epd.with_name("another name.epd").hardlink_to(epd)
    outcome = run("convert", str(other), str(epd))
    assert f"Other names of the file “{epd}” (hard links) still hold what" in outcome.stderr


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["one.epd"], "Name what is to be read and, at the end, what is to be written."),
        (["one.epd", "-"], "Say with --to which format standard output is to have."),
        (["-", "-", "out.epd"], "Standard input can be read only once."),
        (["one.epd", "out.xyz"], "The name “out.xyz” does not say the format"),
        (["missing.epd", "out.olv"], "There is no file “missing.epd”."),
        (["bad.epd", "out.olv"], "Nothing in the file “bad.epd” can be read as a chess problem."),
        (["--to", "xyz", "one.epd", "-"], "'xyz' is not one of"),
    ],
)
def test_what_cannot_be_done_is_one_sentence_and_writes_nothing(
    run: Run,
    epd: Path,
    arguments: list[str],
    words: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(epd.parent)
    epd.with_name("bad.epd").write_text("nonsense\n", encoding="utf-8")
    outcome = run("convert", *arguments)
    assert outcome.status == 2
    assert outcome.stdout == ""
    assert outcome.stderr.startswith("Error: ")
    assert words in outcome.stderr
    assert {path.name for path in epd.parent.iterdir()} == {"one.epd", "bad.epd"}


def test_all_formats_are_listed(run: Run) -> None:
    outcome = run("convert", "--list")
    assert outcome.status == 0
    head, *rows = outcome.stdout.splitlines()
    assert head.split() == ["name", "read", "write", "endings"]
    assert [row.split()[0] for row in rows] == [known.name for known in catalogue.FORMATS]
    for row, known in zip(rows, catalogue.FORMATS, strict=True):
        can = ["yes" if able else "-" for able in (known.is_read, known.is_written)]
        assert row.split()[1:3] == can
        assert known.description in row


def test_a_terminal_shows_what_takes_long_and_is_left_clean(
    run: Run, epd: Path, terminal: Terminal
) -> None:
    terminal.connect(80)
    target = epd.with_name("one.olv")
    assert run("convert", str(epd), str(target)).status == 0
    text = terminal.text()
    assert "Writing one.olv …" in text
    assert text.splitlines()[-1].strip() == f"Wrote 1 problem to “{target}”."


# -- in Python -------------------------------------------------------------------------------------


def test_python_reads_and_writes_by_the_same_registry(epd: Path) -> None:
    problems = matewright.read(epd)
    target = epd.with_name("one.txt")
    matewright.write(target, problems, form="olv")
    (problem,) = matewright.read(str(target), form="olv")
    assert problem == problems[0]
    matewright.write(str(epd), [])
    assert epd.with_name("one.epd.bak").read_text(encoding="utf-8") == f"{ONE}\n"


def test_python_keeps_what_cannot_be_read(epd: Path) -> None:
    epd.write_text(f"{ONE}\nnonsense\n", encoding="utf-8")
    good, bad = matewright.read(epd)
    assert not good.read_error
    assert "line 2" in bad.read_error


def test_names_nobody_knows_are_told_with_those_that_are(epd: Path) -> None:
    with pytest.raises(FormatError, match="There is no format “xyz”; choose from: olv, epd"):
        matewright.read(epd, form="xyz")
    with pytest.raises(FormatError, match="There is no encoding “xyz”; choose from: utf-8, "):
        matewright.read(epd, encoding="xyz")


def test_many_records_that_cannot_be_read_are_one_line(run: Run, epd: Path) -> None:
    epd.write_text(f"{ONE}\n" + "nonsense\n" * 50, encoding="utf-8")
    outcome = run("convert", str(epd), str(epd.with_name("one.olv")))
    first, last = outcome.stderr.splitlines()
    assert first == (
        f"Warning: 50 problems of “{epd}” (2, 3, 4, …): This is not a position; FEN or EPD is "
        "expected. (--verbose lists all)"
    )
    assert last.endswith(" and left out 50 unreadable records.")
    every = run("convert", "--verbose", str(epd), str(epd.with_name("two.olv"))).stderr
    assert every.count("This is not a position") == 50


def test_a_guessed_encoding_is_said_with_the_option_that_names_another(run: Run, epd: Path) -> None:
    epd.write_bytes(f'{ONE} c0 "problème";\n'.encode("latin-1"))
    outcome = run("convert", str(epd), str(epd.with_name("one.olv")))
    assert "name another encoding with “matewright convert --encoding”." in outcome.stderr

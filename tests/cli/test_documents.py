"""Documents and pictures on the command line, each in a process of its own, as people run it."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Run

PROBLEMS = "5Kbk/6pp/6P1/8/8/8/8/7R w - - dm 2;\nb7/PP6/8/8/7K/6B1/6N1/4R1bk w - - dm 3;\n"


def matewright(*words: str, folder: Path) -> subprocess.CompletedProcess[bytes]:
    command = [sys.executable, "-m", "matewright", *words]
    return subprocess.run(command, cwd=folder, capture_output=True, timeout=60)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "two.epd").write_text(PROBLEMS, encoding="utf-8")
    return tmp_path


def test_pictures_have_numbers_and_the_size_that_was_asked_for(folder: Path) -> None:
    words = ["--width", "2.54", "--dpi", "100", "--no-captions", "--no-coordinates"]
    done = matewright("convert", *words, "two.epd", "out.png", folder=folder)
    assert done.returncode == 0, done.stderr
    assert b"Wrote 2 pictures: out-1.png to out-2.png." in done.stderr
    for number in (1, 2):
        data = (folder / f"out-{number}.png").read_bytes()
        assert data.startswith(b"\x89PNG")
        assert int.from_bytes(data[16:20], "big") == 100
    assert not list(folder.glob("*.bak"))


def test_pages_are_written_without_a_window(folder: Path) -> None:
    done = matewright("convert", "--per-page", "1", "--title", "Täst", "two.epd", "out.pdf",
                      folder=folder)  # fmt: skip
    assert done.returncode == 0, done.stderr
    data = (folder / "out.pdf").read_bytes()
    assert len(re.findall(rb"/Type\s*/Page\b(?!s)", data)) == 3, "two diagrams and the solutions"
    assert "Täst".encode("utf-16-be") in data


def test_the_answer_is_printed_as_pages(folder: Path) -> None:
    done = matewright("solve", "5Kbk/6pp/6P1/8/8/8/8/7R w", "#2", "--format", "pdf", folder=folder)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith(b"%PDF-")


def test_several_problems_are_no_picture_on_standard_output(folder: Path) -> None:
    done = matewright("convert", "--to", "svg", "two.epd", "-", folder=folder)
    assert done.returncode == 2
    assert done.stderr.decode().strip().endswith("Error: A SVG file shows one problem, not 2.")


PRINZ = ("5Kbk/6pp/6P1/8/8/8/8/7R w", "#2")


@pytest.mark.parametrize(
    ("words", "text"),
    [
        (("--solutions", "key"), "1.Rh6!"),
        (("--solutions", "magazine"), "1.Rh6! zz. 1…B~ 2.Rxh7#, 1…gxh6 2.g7#."),
        (
            ("--solutions", "magazine", "--set-play", "--tries", "1", "--style", "schwalbe"),
            (
                "Satz: 1.– L~ 2.Txh7#; 1.Txh7+?, 1.– Lxh7!; 1.Th5? Zzw. 1.– L~ 2.Txh7#, 1.– h6!; "
                "1.Th6! Zzw. 1.– L~ 2.Txh7#, 1.– gxh6 2.g7#"
            ),
        ),
    ],
)
def test_an_answer_is_printed_as_magazines_do(run: Run, words: tuple[str, ...], text: str) -> None:
    outcome = run("solve", *PRINZ, *words)
    assert (outcome.status, outcome.stdout) == (0, f"{text}\n")


@pytest.mark.parametrize("form", ["text", "markdown", "latex", "html"])
def test_every_document_has_the_same_choices(run: Run, tmp_path: Path, form: str) -> None:
    path = tmp_path / "answered.olv"
    outcome = run("solve", *PRINZ, "--set-play", "--tries", "1", "--format", "olv")
    path.write_text(outcome.stdout, encoding="utf-8")

    def converted(*words: str) -> str:
        written = run("convert", "--to", form, *words, str(path), "-").stdout
        plain = re.sub(r"</?[a-z]+>|\\text[a-z]+|[*{}\\$]", "", written)
        return plain.replace("sim", "~").replace("\u2060", "")

    usual = converted()
    assert "Set: 1…B~ 2.Rxh7#. Tries: 1.Rh5? zz. 1…B~ 2.Rxh7#, but 1…h6! Key: 1.Rh6!" in usual
    assert "1.Rxh7+?" in converted("--tries", "all")
    short = converted("--tries", "none", "--no-set-play", "--style", "phenix")
    assert "1.Th6! blocus 1...F~ 2.Txh7#, 1...gxh6 2.g7#." in short
    assert "2.Rxh7#" not in converted("--solutions", "key")
    assert "1.Rh6" not in converted("--no-solutions")
    assert "1…Ba2 2.Rxh7#" in re.sub(r"<[^>]+>", "", converted("--solutions", "complete"))


@pytest.mark.parametrize(
    ("words", "pages"), [((), 1), (("--template", "booklet"), 2), (("--per-page", "1"), 3)]
)
def test_templates_arrange_the_pages(folder: Path, words: tuple[str, ...], pages: int) -> None:
    (folder / "two.epd").write_text(f"{PROBLEMS}{PROBLEMS.splitlines()[0]}\n", encoding="utf-8")
    done = matewright("convert", *words, "--no-solutions", "two.epd", "out.pdf", folder=folder)
    assert done.returncode == 0, done.stderr
    data = (folder / "out.pdf").read_bytes()
    assert len(re.findall(rb"/Type\s*/Page\b(?!s)", data)) == pages

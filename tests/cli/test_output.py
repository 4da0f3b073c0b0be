"""What a file holds cannot steer the terminal it is printed on, whatever the command."""

from __future__ import annotations

import ast
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from matewright.cli import output
from tests.cli.conftest import Run

COMMANDS = Path(output.__file__).parent
TITLE = "\x1b]0;owned\x07"
EVIL = f"{TITLE}\x1b[2J\x9b31m\r\x08\u202e"
STEERING = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202e]")

DOCUMENT = """\
---
authors: ["{0}", "B\\n1. Somebody else"]
source: "{0}"
stipulation: "#2"
options: ["Duplex{0}"]
algebraic: {{white: [Kf8, Rh1, Pg6], black: [Kh8, Bg8, Pg7, Ph7]}}
comments: ["{0}"]
twins: {{b: "Move f8 {0}"}}
---
authors: ["{0}"]
stipulation: "#1"
algebraic: {{white: [Kf7, Rg1], black: [Kh8]}}
---
stipulation: "#2{0}"
algebraic: {{white: [Kf7, Rg1], black: [Kh8]}}
---
stipulation: "#1"
algebraic: {{white: ["K{0}f7"]}}
---
stipulation: "#2"
"{0}": [
"""


SOLVED = "algebraic: {white: [Kf8, Rh1, Pg6], black: [Kh8, Bg8, Pg7, Ph7]}\n"


@pytest.fixture
def evil(tmp_path: Path) -> Path:
    path = tmp_path / f"evil{TITLE}.olv"
    escaped = "".join(f"\\u{ord(sign):04x}" for sign in EVIL)
    path.write_text(DOCUMENT.format(escaped), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    "arguments",
    [
        ["solve", "{}"],
        ["solve", "{}", "--json"],
        ["batch", "{}"],
        ["batch", "{}", "--list"],
        ["convert", "{}", "{}.epd"],
        ["convert", "{}", "{}.inp"],
        ["verify", "{}"],
        ["popeye", "{}"],
        ["solve", "{} 8/8/8 w", "#2"],
        ["solve", "--{}"],
        ["no {}"],
        ["compare", "{}/8/8 w", "#2"],
        ["perft", "{}/8/8 w", "2"],
        ["mater", "{}", "w", "2", "a"],
    ],
    ids=" ".join,
)
def test_no_command_lets_a_file_or_a_word_steer_the_terminal(
    run: Run, evil: Path, arguments: list[str]
) -> None:
    outcome = run(*(word.replace("{}", str(evil)) for word in arguments))
    assert not STEERING.search(outcome.stdout)
    assert not STEERING.search(outcome.stderr)


def test_input_for_popeye_does_not_either(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "evil.inp"
    line = EVIL.replace("\r", "")
    path.write_text(
        f"BeginProblem\nAuthor A{line}\nOrigin O{line}\nTitle T{line}\nStipulation #1\n"
        f"Pieces White Kf7 Rg1 Black Kh8\nNextProblem\nPieces Wh{line}\nEndProblem",
        encoding="utf-8",
    )
    outcome = run("popeye", str(path))
    assert "1.Rg1-h1 #" in outcome.stdout
    assert not STEERING.search(outcome.stdout + outcome.stderr)


def test_a_title_stays_in_its_line(run: Run, evil: Path) -> None:
    evil.write_text(evil.read_text("utf-8").partition("options")[0] + SOLVED, "utf-8")
    printed = run("solve", str(evil)).stdout
    assert re.match(r"1\. .* & B�1\. Somebody else · .*\n", printed)
    assert "\n1. Somebody else" not in printed


def test_json_says_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    value = {"text": f"{EVIL}\n\t“ä”"}
    output.say_json(value)
    printed = capsys.readouterr().out
    assert json.loads(printed) == value
    assert not STEERING.search(printed)
    assert "“ä”" in printed


@pytest.mark.parametrize("command", ["convert", "solve"])
def test_a_document_is_given_as_it_is_but_not_to_a_terminal(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    path = tmp_path / "one.epd"
    path.write_text(f'7k/5K2/8/8/8/8/8/6R1 w - - dm 1; id "{TITLE}";\n', encoding="utf-8")
    arguments = {
        "convert": ("convert", str(path), "--to", "epd", "-"),
        "solve": ("solve", str(path), "--format", "epd"),
    }[command]
    assert TITLE in run(*arguments).stdout
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    printed = run(*arguments).stdout
    assert "]0;owned" in printed
    assert not STEERING.search(printed)


def calls_of_echo(source: str) -> Iterator[int]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Attribute) and node.attr in ("echo", "secho", "echo_via_pager"):
            yield node.lineno


def test_all_commands_print_by_way_of_one_module() -> None:
    others = {path for path in COMMANDS.glob("*.py") if path.name != "output.py"}
    for path in others:
        assert not [*calls_of_echo(path.read_text(encoding="utf-8"))], path

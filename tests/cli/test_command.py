"""The command as a whole: help, version, the window by default, perft and the process itself."""

from __future__ import annotations

import json
import os
import shlex
import signal
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from matewright import engine
from matewright.formats.popeye_words import ENGLISH
from matewright.model.kinds import ALL_KINDS
from tests.cli.conftest import Run

ROOT = Path(__file__).parents[2]
START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
PRINZ = "5Kbk/6pp/6P1/8/8/8/8/7R w"


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "matewright", *arguments]


def test_version_is_that_of_the_binding(run: Run) -> None:
    manifest = tomllib.loads((ROOT / "engine/python/Cargo.toml").read_text())
    assert run("--version").stdout == f"matewright {manifest['package']['version']}\n"


@pytest.mark.parametrize("arguments", [("--help",), ("solve", "--help"), ("perft", "-h")])
def test_help(run: Run, arguments: tuple[str, ...]) -> None:
    outcome = run(*arguments)
    assert outcome.status == 0
    assert outcome.stdout.startswith("Usage: matewright")


def test_help_names_the_exit_statuses(run: Run) -> None:
    help_text = run("solve", "--help").stdout
    for words in ("0 solved", "1 proven", "2 bad input", "3 stopped early", "4 unexpected"):
        assert words in help_text


def test_perft(run: Run) -> None:
    outcome = run("perft", START, "3")
    assert (outcome.status, outcome.stdout) == (0, "8902\n")


def test_perft_divided(run: Run) -> None:
    lines = run("perft", START, "3", "--divide").stdout.splitlines()
    assert len(lines) == 21
    assert lines[0] == "a2a3: 380"
    assert lines[-1] == "total: 8902"


def test_perft_of_nothing_is_one(run: Run) -> None:
    assert run("perft", START, "0", "--divide").stdout == "1\n"


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("perft", "8/8", "1"), "2 instead of 8 ranks"),
        (("perft", START, "-1"), "-1"),
        (("perft", START, "--", "-1"), "DEPTH"),
        (("perft", START, "21"), "DEPTH"),
        (("perft", START, "many"), "DEPTH"),
        (("perft", START), "DEPTH"),
        (("perft", "k7/8/8/8/8/8/8/R1K5 w", "1"), "in check"),
        (("--nonsense",), "--nonsense"),
        (("slove", START, "#3"), "“slove” is neither"),
        (("missing.olv",), "“missing.olv” is neither"),
        (("x" * 300,), f"“{'x' * 39}…” is neither"),
        (("README.md", "missing.olv"), "no file"),
    ],
)
def test_bad_arguments_are_answered_with_one_sentence(
    run: Run, arguments: tuple[str, ...], words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    assert words in run(*arguments).refusal


def test_interrupted_perft_stops(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(game: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(engine, "check", interrupted)
    outcome = run("perft", START, "3")
    assert outcome.status == 3
    assert outcome.stderr == "Stopped.\n"


def test_the_window_opens_on_a_file(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    from matewright.gui import app

    opened: list[list[str]] = []

    def window(arguments: list[str]) -> int:
        opened.append(arguments)
        return 0

    monkeypatch.setattr(app, "main", window)
    file = tmp_path / "problem.olv"
    file.touch()
    assert run(str(file)).status == 0
    assert run().status == 0
    assert opened == [["--", str(file)], ["--"]]


@pytest.mark.skipif(sys.platform != "linux", reason="other systems always have a display")
def test_without_a_display_the_window_is_refused(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    outcome = run()
    assert outcome.status == 4
    assert "no display" in outcome.stderr


def test_without_qt_the_window_is_refused(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("matewright.gui")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.delattr("matewright.gui", raising=False)
    for name in [name for name in sys.modules if name.split(".")[0] == "PySide6"]:
        monkeypatch.setitem(sys.modules, name, None)
    monkeypatch.setitem(sys.modules, "PySide6", None)
    outcome = run()
    assert outcome.status == 4
    assert "needs Qt" in outcome.stderr


@pytest.mark.skipif(os.name != "posix", reason="SIGINT reaches a process so only on POSIX")
def test_ctrl_c_stops_a_running_search() -> None:
    process = subprocess.Popen(
        command("solve", START, "#9"),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )
    assert process.stderr is not None
    first = process.stderr.readline()
    assert first.startswith("Searched 1 deep")
    process.send_signal(signal.SIGINT)
    stdout, stderr = process.communicate(timeout=60)
    assert process.returncode == 3
    assert "partial" in stdout.lower()
    assert "1–" in stdout
    assert "Traceback" not in stderr


@pytest.mark.skipif(os.name != "posix", reason="SIGINT reaches a process so only on POSIX")
def test_ctrl_c_stops_a_running_perft() -> None:
    code = (
        "import os, signal, threading\n"
        "from matewright.cli import main\n"
        "from matewright import engine\n"
        "counting = threading.Event()\n"
        "original = engine.perft\n"
        "def perft(position, depth):\n"
        "    counting.set()\n"
        "    return original(position, depth)\n"
        "engine.perft = perft\n"
        "def interrupt():\n"
        "    counting.wait()\n"
        "    os.kill(os.getpid(), signal.SIGINT)\n"
        "threading.Thread(target=interrupt, daemon=True).start()\n"
        f"main(['perft', '{START}', '12'])\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    assert done.returncode == 3
    assert done.stdout == ""
    assert done.stderr == "Stopped.\n"


@pytest.mark.skipif(os.name != "posix", reason="a closed pipe is a signal only on POSIX")
@pytest.mark.parametrize(
    ("arguments", "status"),
    [
        (("solve", PRINZ, "#1"), 1),
        (("perft", START, "3", "--divide"), 0),
    ],
)
def test_a_reader_that_goes_away_is_no_failure(arguments: tuple[str, ...], status: int) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    done = subprocess.run(
        command(*arguments), stdout=writer, stderr=subprocess.PIPE, text=True, timeout=60
    )
    os.close(writer)
    assert done.returncode == status
    assert "Error" not in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_output_that_cannot_be_written_is_a_failure() -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            command("solve", PRINZ, "#2"), stdout=full, stderr=subprocess.PIPE, text=True
        )
    assert done.returncode == 4
    assert done.stderr.splitlines()[-1] == (
        "Error: The output cannot be written: no space left on device."
    )


@pytest.mark.skipif(os.name != "posix", reason="descriptors are closed so only on POSIX")
@pytest.mark.parametrize(("redirection", "status"), [("2>&-", 0), (">&- 2>&-", 0)])
def test_closed_descriptors_change_no_answer(redirection: str, status: int) -> None:
    line = f"{shlex.join(command('solve', PRINZ, '#2'))} {redirection}"
    assert subprocess.run(["/bin/sh", "-c", line], capture_output=True).returncode == status


@pytest.mark.skipif(os.name != "posix", reason="descriptors are closed so only on POSIX")
@pytest.mark.parametrize(
    ("arguments", "redirection", "status"),
    [
        (("mater", *PRINZ.replace(" w", "/ w").split(), "2", "a"), ">&-", 2),
        (("mater", *PRINZ.replace(" w", "/ w").split(), "2", "a"), "<&-", 2),
        (("compare", PRINZ, "#2", "--strategies", "modern,prinz"), ">&-", 0),
        (("play",), "<&-", 0),
    ],
)
def test_commands_that_talk_on_the_way_do_without_descriptors(
    arguments: tuple[str, ...], redirection: str, status: int
) -> None:
    line = f"{shlex.join(command(*arguments))} {redirection}"
    done = subprocess.run(["/bin/sh", "-c", line], capture_output=True)
    assert (done.returncode, done.stderr) == (status, b"")


def test_output_in_a_poor_encoding_is_replaced() -> None:
    done = subprocess.run(
        command("solve", PRINZ, "#1"),
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": "latin-1", "PYTHONUTF8": "0"},
        timeout=60,
    )
    assert done.returncode == 1
    assert b"1?1" in done.stdout


def test_the_lists_of_pieces_and_conditions(run: Run) -> None:
    lines = run("pieces").stdout.splitlines()
    assert len(lines) == 1 + len(ALL_KINDS)
    assert "any distance along diagonals" in next(line for line in lines if line.startswith("B "))
    assert len(run("pieces", "grasshopper", "queen").stdout.splitlines()) >= 2
    (rook,) = json.loads(run("pieces", "rook", "ranks", "any distance", "--json").stdout)[:1]
    assert rook["letters"] == {"en": "R", "de": "T", "fr": "T"}
    assert rook["solved"]
    names = [line.split()[0] for line in run("conditions").stdout.splitlines() if line[0] != " "]
    assert names[:-3] == list(ENGLISH.conditions.words)
    assert names[-3:] == ["VerticalCylinder", "HorizontalCylinder", "Torus"], "Popeye has none"
    (found,) = json.loads(run("conditions", "Laengst", "Schwarz", "--json").stdout)
    assert found["names"]["fr"] == "NoirMaximum"
    assert found["parameters"] == ["[exact]", "[ultra]"]
    assert run("conditions", "no such condition").stdout == ""

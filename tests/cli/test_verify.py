"""`matewright verify`: what it reads, what it says, and how it ends."""

from __future__ import annotations

import io
import json
import os
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import matewright
from matewright.cli.verify import _Display
from matewright.model.solution_json import SCHEMA
from matewright.services.checking import _why_unchecked
from matewright.services.verify import Claim, Reached, Report, Tally
from matewright.services.verify.open_claims import Judge
from tests import unsolved
from tests.cli.conftest import Run, Terminal

PRINZ = "5Kbk/6pp/6P1/8/8/8/8/7R w"
LOYD = "8/6R1/7p/5K1k/8/6p1/5bPP/4N3 w"


def prinz() -> dict[str, Any]:
    return matewright.solve(PRINZ, "#2").to_dict()


def damaged() -> dict[str, Any]:
    """A defence is missing."""
    answer = prinz()
    answer["tree"]["children"][0]["children"].pop()
    return answer


def written(folder: Path, *answers: object, name: str = "answer.json") -> str:
    file = folder / name
    file.write_text("\n".join(map(json.dumps, answers)), encoding="utf-8")
    return str(file)


def test_a_right_solution_is_confirmed(run: Run, tmp_path: Path) -> None:
    file = written(tmp_path, prinz())
    outcome = run("verify", file)
    assert outcome.status == 0
    assert outcome.stderr == ""
    lines = outcome.stdout.splitlines()
    assert lines[0] == f"{file}: #2, solved, 1 key"
    assert lines[1].startswith("Checked with python-chess, by the orthodox rules (")
    assert "      15  moves: legal, and described as they are" in lines
    assert "       7  ends of lines: the goal" in lines
    assert "      15  other first moves: no key" in lines
    assert lines[-1] == "Everything was confirmed."
    assert "Not checked" not in outcome.stdout


def test_a_fault_is_named_with_its_line(run: Run, tmp_path: Path) -> None:
    outcome = run("verify", written(tmp_path, damaged()))
    assert outcome.status == 1
    assert outcome.stderr == ""
    assert outcome.stdout.splitlines()[-2:] == [
        "1 fault found:",
        "  1.Rh6 gxh6: this reply is missing.",
    ]
    assert "confirmed" not in outcome.stdout


def test_many_faults_are_counted(run: Run, tmp_path: Path) -> None:
    answer = matewright.solve(PRINZ, "#2", tries=20).to_dict()
    for first_move in answer["tree"]["children"]:
        first_move["children"] = []
    outcome = run("verify", written(tmp_path, answer))
    assert outcome.status == 1
    lines = outcome.stdout.splitlines()
    count = int(next(line for line in lines if "faults found" in line).split()[0])
    assert count > 50
    assert lines[-1] == f"  … and {count - 50} more"


def test_lines_of_help_play_are_checked(run: Run, tmp_path: Path) -> None:
    answer = matewright.solve("8/5P2/8/2r4B/N7/2K5/p5k1/8 w", "h#2").to_dict()
    outcome = run("verify", written(tmp_path, answer), "--strict")
    assert outcome.status == 0
    lines = outcome.stdout.splitlines()
    assert lines[0].endswith(": h#2, solved, 6 lines")
    assert "       6  ends of lines: the goal" in lines
    answer["lines"].pop()
    end = answer["tree"]["children"][-1]["children"][0]["children"][0]["children"].pop()
    outcome = run("verify", written(tmp_path, answer))
    assert outcome.status == 1
    line = f"1.Kb4 Rb5+ 2.Ka3 {end['san']}: this line is missing."
    assert outcome.stdout.splitlines()[-1].endswith(line)


def test_what_was_too_deep_is_said(run: Run, tmp_path: Path) -> None:
    file = written(tmp_path, matewright.solve(LOYD, "#3").to_dict())
    outcome = run("verify", file, "--positions", "500")
    assert outcome.status == 0
    lines = outcome.stdout.splitlines()
    left = lines[lines.index("Not checked (500 positions were too few):") + 1 : -1]
    assert any(line.endswith("other first moves: no key (up to 3 moves)") for line in left)
    assert lines[-1] == "No fault was found in what was checked."
    assert run("verify", file, "--positions", "500", "--strict").status == 3
    assert run("verify", file, "--strict").status == 0


def test_claims_that_rest_on_restrictions_are_said_to_be_out_of_reach(
    run: Run, tmp_path: Path
) -> None:
    answer = prinz() | {"options": ["MaxFlightSquares 0"], "restrictions": ["at most 0 flights"]}
    outcome = run("verify", written(tmp_path, answer))
    assert outcome.status == 0, outcome.stdout
    lines = outcome.stdout.splitlines()
    assert lines[0].endswith(": #2, MaxFlightSquares 0, solved, 1 key")
    assert "Not checked (restrictions are in the way of 1):" in lines
    assert lines[-1] == "No fault was found in what was checked."


def test_lack_of_positions_is_told_from_restrictions() -> None:
    tally = Tally(Claim.FORCED, checked=0, unchecked=3, deepest=2)
    report = Report((tally,), (), unreached=0, positions=9, finished=True)
    for given_up, why in (
        (0, "1,000 positions were too few"),
        (2, "1,000 positions were too few; restrictions are in the way of 2"),
        (3, "restrictions are in the way of 3"),
    ):
        assert _why_unchecked(replace(report, given_up=given_up), 1000) == why


def test_a_fault_weighs_more_than_what_was_too_deep(run: Run, tmp_path: Path) -> None:
    assert run("verify", written(tmp_path, damaged()), "--positions", "0", "--strict").status == 1


def test_what_stands_below_a_fault_is_said(run: Run, tmp_path: Path) -> None:
    answer = prinz()
    answer["tree"]["children"][0]["move"] = "h1g3"
    outcome = run("verify", written(tmp_path, answer))
    assert outcome.status == 1
    assert "14  moves of the tree were not looked at (a fault stands above them)." in outcome.stdout


def test_a_file_of_several(run: Run, tmp_path: Path) -> None:
    file = written(tmp_path, prinz(), damaged(), prinz())
    outcome = run("verify", file)
    assert outcome.status == 1
    headings = [line for line in outcome.stdout.splitlines() if line.startswith(file)]
    assert headings == [f"{file}, solution {number}: #2, solved, 1 key" for number in (1, 2, 3)]
    assert outcome.stdout.count("Everything was confirmed.") == 2


def test_twins_are_checked_too(run: Run, tmp_path: Path) -> None:
    answer = prinz()
    answer["twins"] = [damaged() | {"label": "b) wKf8→f7"}]
    outcome = run("verify", written(tmp_path, answer))
    assert outcome.status == 1
    assert "answer.json, b) wKf8→f7: #2, solved, 1 key" in outcome.stdout
    assert outcome.stdout.count("Everything was confirmed.") == 1


def test_the_report_names_parts_and_options(run: Run, tmp_path: Path) -> None:
    answer = matewright.solve("k7/8/1K6/8/8/8/p7/7R b", "h#1", set_play=True, duplex=True).to_dict()
    outcome = run("verify", written(tmp_path, answer))
    assert outcome.status == 0
    headings = [line for line in outcome.stdout.splitlines() if "h#1" in line]
    assert [heading.split("answer.json")[1] for heading in headings] == [
        ": h#1, SetPlay, Duplex, solved, 3 lines",
        ", duplex: h#1, SetPlay, Duplex, no solution, 0 lines",
    ]


def test_standard_input(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    text = json.dumps(prinz(), indent=2).encode()
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text)))
    outcome = run("verify", "-")
    assert outcome.status == 0
    assert outcome.stdout.startswith("standard input: #2")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (b"", "There is no solution here."),
        (b" \n ", "There is no solution here."),
        (b'{"schema": 1\n', "This is not correct JSON: line 2,"),
        (b"1.Rh6!", "This is not correct JSON: line 1,"),
        (b"\xff", "not text in the encoding"),
        (b"[" * 100_000, "The solution is not correct JSON."),
        (b"[1]", "The solution's field “the whole” is missing or wrong."),
        (b"{}", "The solution's field “schema” is missing or wrong."),
        (
            b'{"schema": 7}',
            f"The solution is of version 7; this program reads versions 1 to {SCHEMA}.",
        ),
    ],
)
def test_bad_input_is_one_sentence(run: Run, tmp_path: Path, text: bytes, sentence: str) -> None:
    file = tmp_path / "bad.json"
    file.write_bytes(text)
    refusal = run("verify", str(file)).refusal
    assert str(file) in refusal
    assert sentence in refusal


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"fen": "7k/8/8/8/8/8/K7/K7 w - - 0 1"}, "White has 2 kings"),
        ({"stipulation": unsolved.STIPULATION}, f"not supported yet: {unsolved.PLAY}"),
        ({"keys": ["Rh6"]}, "“keys”"),
    ],
)
def test_what_is_no_answer_is_bad_input(
    run: Run, tmp_path: Path, changes: dict[str, object], words: str
) -> None:
    outcome = run("verify", written(tmp_path, prinz() | changes))
    assert outcome.status == 2
    assert words in outcome.stderr
    assert outcome.stdout == ""


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"restrictions": ["MaxThreats"]}, "restricted by “MaxThreats”"),
        (
            {"status": "claimed", "strategy": "mater", "keys_complete": False, "refuted_below": 1},
            "strategy “mater” claims without proof",
        ),
    ],
)
def test_what_cannot_be_checked_is_said(
    run: Run, tmp_path: Path, changes: dict[str, object], words: str
) -> None:
    outcome = run("verify", written(tmp_path, prinz() | changes))
    assert (outcome.status, outcome.stderr) == (3, "")
    assert words in outcome.stdout.splitlines()[1]
    assert "onfirmed" not in outcome.stdout


def test_one_bad_answer_does_not_hide_the_others(run: Run, tmp_path: Path) -> None:
    file = written(tmp_path, prinz() | {"keys": ["Rh6"]}, prinz())
    outcome = run("verify", file)
    assert outcome.status == 2
    assert outcome.stderr.startswith(f"Error: {file}, solution 1: ")
    assert outcome.stdout.count("Everything was confirmed.") == 1


def test_one_solution_of_several_can_be_chosen(run: Run, tmp_path: Path) -> None:
    file = written(tmp_path, damaged(), prinz())
    outcome = run("verify", file, "--number", "2")
    assert outcome.status == 0
    assert outcome.stdout.startswith(f"{file}, solution 2: #2")
    assert "holds 2" in run("verify", file, "--number", "3").refusal


def test_a_fen_is_solved_and_checked(run: Run) -> None:
    outcome = run("verify", PRINZ, "#2*", "--twin", "Move h1 h2")
    assert outcome.status == 0
    headings = [line for line in outcome.stdout.splitlines() if "SetPlay" in line]
    assert headings == [
        "a): #2, SetPlay, solved, 1 key",
        "b) wRh1→h2: #2, SetPlay, solved, 1 key",
    ]
    assert outcome.stdout.count("Everything was confirmed.") == 2


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ((PRINZ,), "what is asked"),
        ((PRINZ, "#2", "x.json"), "too much"),
        ((PRINZ, "#2", "--number", "1"), "--number"),
        (("x.json", "--condition", "Circe"), "--condition belongs to a FEN"),
        (("nothing", "#2"), "neither a file nor a FEN"),
        (("problems.olv",), "There is no file"),
    ],
)
def test_arguments_that_do_not_go_together(
    run: Run, arguments: tuple[str, ...], words: str
) -> None:
    assert words in run("verify", *arguments).refusal


def test_the_other_files_are_still_checked(run: Run, tmp_path: Path) -> None:
    good = written(tmp_path, prinz())
    bad = written(tmp_path, damaged(), name="bad.json")
    missing = str(tmp_path / "missing.json")
    outcome = run("verify", missing, bad, good)
    assert outcome.status == 2
    assert outcome.stderr == f"Error: There is no file “{missing}”.\n"
    assert "1 fault found:" in outcome.stdout
    assert "Everything was confirmed." in outcome.stdout


@pytest.mark.parametrize(
    "arguments", [(), ("--positions", "-1", "x.json"), ("--positions", "few", "x.json")]
)
def test_bad_arguments(run: Run, arguments: tuple[str, ...]) -> None:
    assert run("verify", *arguments).refusal


def test_help_tells_everything(run: Run) -> None:
    outcome = run("verify", "--help")
    assert outcome.status == 0
    for words in ("--positions", "--strict", "1 a fault was found", "2 bad input", "python-chess"):
        assert words in outcome.stdout


@pytest.fixture
def interrupted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C is pressed while the tenth claim is searched."""
    original = Judge.fault
    calls: list[object] = []

    def fault(self: Judge, question: Any) -> object:
        calls.append(question)
        if len(calls) == 10:
            raise KeyboardInterrupt
        return original(self, question)

    monkeypatch.setattr(Judge, "fault", fault)


@pytest.mark.usefixtures("interrupted")
def test_ctrl_c_says_what_was_checked(run: Run, tmp_path: Path) -> None:
    file = written(tmp_path, prinz(), prinz())
    outcome = run("verify", file, file)
    assert outcome.status == 3
    lines = outcome.stdout.splitlines()
    assert "      15  moves: legal, and described as they are" in lines
    assert "Not checked (stopped):" in lines
    assert lines[-1] == "No fault was found in what was checked."
    assert len([line for line in lines if line.startswith(file)]) == 1
    assert outcome.stderr == "Stopped.\n"


@pytest.mark.usefixtures("interrupted")
def test_a_fault_found_before_ctrl_c_counts(run: Run, tmp_path: Path) -> None:
    assert run("verify", written(tmp_path, damaged())).status == 1


@pytest.mark.skipif(os.name != "posix", reason="SIGINT reaches a process so only on POSIX")
def test_ctrl_c_ends_a_long_check(tmp_path: Path) -> None:
    answer = matewright.solve(
        "1RbK1BN1/p2p1p1p/2k1p1pP/3p4/4R3/r1p2n2/n1B5/8 w", "#6", time_limit=0
    )
    # More is claimed than was proved, so that the check has a lot to do.
    answer_data = answer.to_dict() | {"refuted_below": 6}
    file = written(tmp_path, answer_data)
    process = subprocess.Popen(
        [sys.executable, "-m", "matewright", "verify", file, "--positions", "1000000000"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )
    assert process.stderr is not None
    assert process.stderr.readline().startswith("Decided 0 of 1 claims with ")
    process.send_signal(signal.SIGINT)
    stdout, stderr = process.communicate(timeout=60)
    assert process.returncode == 3
    assert "Not checked (stopped):" in stdout
    assert stderr.splitlines()[-1] == "Stopped."
    assert "Traceback" not in stderr


@pytest.mark.parametrize("columns", [20, 80])
def test_a_terminal_shows_one_line_and_is_left_clean(
    run: Run, tmp_path: Path, terminal: Terminal, columns: int
) -> None:
    terminal.connect(columns)
    file = written(tmp_path, matewright.solve(LOYD, "#3", tries=1, set_play=True).to_dict())
    assert run("verify", file).status == 0
    sent = terminal.text()
    assert "\n" not in sent
    lines = [line.rstrip() for line in sent.split("\r")]
    assert not lines[-1]
    assert max(map(len, lines)) <= columns
    assert any(line.startswith("0/0 moves looked at") for line in lines)


def test_the_line_counts_claims_and_positions(terminal: Terminal) -> None:
    terminal.connect(80)
    with _Display() as display:
        display.show(Reached(0, 24, 24, 0))
        display.show(Reached(1, 30, 57, 1234))
    assert terminal.last_line() == "30/57 claims decided  1,234 positions  00:00"


def test_without_a_terminal_each_round_but_the_last_has_a_line(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with _Display() as display:
        display.show(Reached(0, 24, 24, 0))
        display.show(Reached(1, 30, 57, 1234))
        display.show(Reached(1, 40, 57, 5000))
        display.show(Reached(2, 41, 57, 6000))
        display.show(Reached(2, 57, 57, 9000))
    assert capsys.readouterr().err == "Decided 40 of 57 claims with 5,000 positions.\n"


@pytest.mark.skipif(os.name != "posix", reason="a closed pipe is a signal only on POSIX")
def test_a_reader_that_goes_away_changes_no_answer(tmp_path: Path) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    done = subprocess.run(
        [sys.executable, "-m", "matewright", "verify", written(tmp_path, damaged())],
        stdout=writer,
        stderr=subprocess.PIPE,
        text=True,
        timeout=60,
    )
    os.close(writer)
    assert done.returncode == 1
    assert done.stderr == ""


def test_what_solve_prints_can_be_checked(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    printed = run("solve", PRINZ, "#2", "--tries", "2", "--set-play", "--json").stdout
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(printed.encode())))
    assert run("verify", "-", "--strict").status == 0


def test_answers_that_are_not_checked_for_the_same_reason_are_one_line(
    run: Run, tmp_path: Path
) -> None:
    path = tmp_path / "some.pgn"
    game = '[Event "Mate in 1"]\n[FEN "7k/5K2/8/8/8/8/8/6R1 w - - 0 1"]\n\n1. Rh1# *\n\n'
    path.write_text(5 * game, encoding="utf-8")
    outcome = run("verify", str(path))
    assert outcome.status == 3
    (line,) = outcome.stdout.splitlines()
    assert line.startswith(f"5 problems of “{path}” (1, 2, 3, …): Not checked: ")
    assert run("verify", str(path), "--verbose").stdout.count("Not checked: ") == 5


def test_the_games_of_a_proof_game_are_played(run: Run, tmp_path: Path) -> None:
    diagram = "rnBqkbnr/p1p1pppp/3p4/8/8/6P1/PPPPPP1P/RNBQKbNR b"
    outcome = run("verify", diagram, "dia3.5")
    assert outcome.status == 3
    assert "One game was played with python-chess: it is legal, and as asked for." in outcome.stdout
    solved = json.loads(run("solve", "--json", diagram, "dia3.5").stdout)
    # Another diagram, with a pawn less.
    solved["fen"] = solved["fen"].replace("p1p1pppp", "p1p1ppp1")
    file = tmp_path / "answer.json"
    file.write_text(json.dumps(solved), encoding="utf-8")
    outcome = run("verify", str(file))
    assert outcome.status == 1
    assert "Game 1 does not lead to the position" in outcome.stdout

"""`matewright popeye` prints what Popeye prints: its recorded outputs are the measure."""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path
from typing import Any, Final

import pytest

from matewright.cli import main_as_popeye
from tests.cli.conftest import Run
from tests.differential.printed import content, read, shape

HERE = Path(__file__).parent
OUTPUTS = HERE.parent / "differential" / "popeye_printed.jsonl"
"""Recorded by `tests/differential/record_printed.py`."""
ORACLE = HERE.parents[2] / "shared" / "oracle" / "popeye_printed_dev.jsonl"
"""Problems of Popeye's own collection; without diagrams, times and the last line."""

FAST: Final = 0.1
"""The most seconds that Popeye needed for a problem of the default run."""

_COUNTED_BY_POPEYE_ALONE = "potential positions"
_FAIRY = "bedingung loch"


def printed(run: Run, tmp_path: Path, text: str, *options: str) -> str:
    """What is printed for an input that is answered."""
    file = tmp_path / "input"
    file.write_text(text, "utf-8")
    outcome = run("popeye", *options, str(file))
    is_whole = "Partial solution" not in outcome.stdout
    assert (outcome.status, outcome.stderr) == (0 if is_whole else 3, "")
    return outcome.stdout


@pytest.mark.parametrize("record", read(OUTPUTS))
def test_whole_outputs(run: Run, tmp_path: Path, record: dict[str, Any]) -> None:
    ours = printed(run, tmp_path, record["input"], "-regression")
    assert shape(ours) == shape(record["output"])
    assert len(ours.splitlines()) == len(record["output"].splitlines())


def shared() -> list[Any]:
    return [
        pytest.param(
            record,
            id=record["id"],
            marks=[pytest.mark.slow] if record["seconds"] > FAST else [],
        )
        for record in read(ORACLE)
        if _COUNTED_BY_POPEYE_ALONE not in record["output"] and _FAIRY not in record["input"]
    ]


def test_the_oracle_is_there() -> None:
    if not ORACLE.exists():
        pytest.skip("NO ORACLE: shared/oracle is missing, nothing was compared with Popeye")
    assert len(shared()) >= 118


@pytest.mark.parametrize("record", shared())
def test_shared_problems(run: Run, tmp_path: Path, record: dict[str, Any]) -> None:
    ours = printed(run, tmp_path, record["input"])
    assert ours.startswith("Popeye ")
    ours = ours.partition("\n")[2]
    assert shape(content(ours)) == shape(content(record["output"]))


PROBLEM = "BeginProblem\nStipulation {}\nPieces White Kg1 Qd1 Ra1 Black Kg3 Pg4\n{}\nEndProblem\n"


@pytest.mark.parametrize(
    ("text", "refusal"),
    [
        (PROBLEM.format("#2", "Condition Rokagogo"), "cannot be solved here yet: Rokagogo"),
        (PROBLEM.format("#2", "Pieces White RKa8"), "radial knight"),
        (PROBLEM.format("ser-hr#2", ""), "ser-hr#2"),
        (PROBLEM.format("s#2", "Option NonTrivial 1 1").replace("s#", "#"), "NonTrivial"),
        (PROBLEM.format("#2", "ZeroPosition Move a8 a7"), "there is no piece on a8"),
        (PROBLEM.format("#2", "").replace("Kg3", ""), "no black king"),
    ],
)
def test_what_cannot_be_solved_is_refused_in_one_line(
    run: Run, tmp_path: Path, text: str, refusal: str
) -> None:
    file = tmp_path / "input"
    file.write_text(text, "utf-8")
    outcome = run("popeye", "-regression", str(file))
    assert (outcome.status, outcome.stdout) == (2, "")
    (line,) = outcome.stderr.splitlines()
    assert line.startswith("problem ignored: ")
    assert re.search(refusal, line)


def test_a_refusal_speaks_the_language_of_the_input(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "input"
    file.write_text(
        "AnfangProblem\nForderung #2\nBedingung Circe\nSteine Weiss Ka1\nEndeProblem\n", "utf-8"
    )
    outcome = run("popeye", str(file))
    assert outcome.status == 2
    assert outcome.stderr.startswith("Problem uebersprungen: ")


def test_others_are_solved_beside_a_refused_one(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "input"
    refused = PROBLEM.format("#2", "Condition Rokagogo").replace("EndProblem", "NextProblem")
    file.write_text(refused + PROBLEM.format("#2", "").removeprefix("BeginProblem\n"), "utf-8")
    outcome = run("popeye", str(file))
    assert outcome.status == 2
    assert "1.Ra1-a4 !" in outcome.stdout
    assert len(outcome.stderr.splitlines()) == 1


def test_other_twins_are_solved_beside_one_that_cannot_be_made(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "input"
    twins = "Twin Move a8 a7 Twin Continued Move a1 a2 Twin Move d1 d2 Twin Stipulation ser-hr#2"
    file.write_text(PROBLEM.format("#2", twins), "utf-8")
    outcome = run("popeye", "-regression", str(file))
    assert outcome.status == 2
    reasons = [r"b\) .*no piece on a8.*", r"c\) .*no piece on a8.*", ".*ser-hr#2.*"]
    for line, reason in zip(outcome.stderr.splitlines(), reasons, strict=True):
        assert re.fullmatch(f"problem ignored: {reason}", line)
    labels = re.findall(r"^\+?[a-z]\) .*$", outcome.stdout, re.MULTILINE)
    assert labels == ["a) ", "b) ", "+c) ", "d) wQd1-->d2  ", "e) ser-hr#2  "]
    assert outcome.stdout.count("1.Ra1-a4 !") == 1
    assert outcome.stdout.endswith("\nPartial solution\n\n\n")


def test_a_king_that_can_be_captured(run: Run, tmp_path: Path) -> None:
    # Popeye prints the diagram and no solution.
    file = tmp_path / "input"
    file.write_text(PROBLEM.format("#2", "").replace("Kg3 Pg4", "Ka8"), "utf-8")
    outcome = run("popeye", "-regression", str(file))
    assert outcome.status == 2
    assert outcome.stderr == "the side to play can capture the king\n"
    assert outcome.stdout.endswith(
        "  #2                          3 + 1\n\nsolution finished.\n\n\n"
    )


def test_what_is_no_input_is_refused(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "input"
    file.write_text("hello\n", "utf-8")
    outcome = run("popeye", str(file))
    assert outcome.status == 2
    assert outcome.stderr == (
        "input-error: Input for Popeye begins with “BeginProblem”, not with “hello”.\n"
    )


def test_intelligent_shows_the_set_play_of_a_series(run: Run, tmp_path: Path) -> None:
    # Popeye's examples: BEISPIEL/hpint.inp#2.
    text = (
        "BeginProblem\noption noboard setplay intelligent\nstipulation ser-h=5\n"
        "pieces white kd1 sf1 black kg1 rg2 bh1h2 pf2g3\nEndProblem\n"
    )
    lines = [line.strip() for line in content(printed(run, tmp_path, text)).split("\n")]
    assert [line for line in lines if line.startswith("1.")] == [
        "1...Kd1-e2 =",
        "1.Kg1*f1   2.Rg2-g1   3.g3-g2   4.Bh2-f4   5.Bf4-d2 Kd1*d2 =",
    ]


def test_a_refutation_that_mates_too_early_is_signed(run: Run, tmp_path: Path) -> None:
    # Popeye's examples: BEISPIEL/stip.inp#70.
    text = (
        "BeginProblem\noption noboard vari try nothreat\nstipulation exact-s#2\n"
        "pieces white ka3 qd1 pa2a4b4h2 black kc3 pa5c4g6\nEndProblem\n"
    )
    assert "      1...a5*b4 # !" in printed(run, tmp_path, text).split("\n")


def test_a_missing_file(run: Run) -> None:
    assert "no-such-file" in run("popeye", "-regression", "no-such-file").refusal


def test_the_words_of_popeyes_command_line(run: Run, tmp_path: Path) -> None:
    text = PROBLEM.format("#2", "Option NoBoard")
    file = tmp_path / "input"
    file.write_text(text, "utf-8")
    outcome = run(
        *("popeye", "-maxpos", "100", "-maxtrace", "1", "-notraceptr", "-heartbeat"),
        *("-maxmem", "64M", "-maxtime", "60", "-maxsol", "5", str(file)),
    )
    assert outcome.status == 0
    first, *lines = outcome.stdout.splitlines()
    assert re.fullmatch(r"Popeye Matewright-\S+-64Bit v4\.104 \(64 MB\)", first)
    assert re.sub(r"[0-9.]+ s$", "", lines[-3]) == "solution finished. Time = "


@pytest.mark.parametrize(
    ("amount", "shown"), [("2G", 2048), ("65536", 64), ("64M", 64), ("1", 1), ("1000G", 65536)]
)
def test_memory_is_counted_as_popeye_counts_it(
    run: Run, tmp_path: Path, amount: str, shown: int
) -> None:
    file = tmp_path / "input"
    file.write_text("BeginProblem\nStipulation ~\nEndProblem", "utf-8")
    assert f"({shown} MB)" in run("popeye", "-maxmem", amount, str(file)).stdout


def test_a_wrong_amount_of_memory(run: Run) -> None:
    assert "512M" in run("popeye", "-maxmem", "lots").refusal


def test_a_search_that_is_stopped_says_so(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "input"
    file.write_text(PROBLEM.format("h#4", "Option MaxSolutions 2 NoBoard"), "utf-8")
    outcome = run("popeye", "-regression", str(file))
    assert outcome.status == 3
    lines = outcome.stdout.splitlines()
    assert [line[:4] for line in lines] == ["", "  1.", "  1.", "Part", "", ""]
    file.write_text(
        "BeginProblem\nStipulation #15\nOption MaxTime 1 NoBoard\nInitialGameArray\nEndProblem\n",
        "utf-8",
    )
    outcome = run("popeye", "-regression", str(file))
    assert (outcome.status, outcome.stdout) == (3, "\nsolving interrupted.\n\n\n")


def test_input_from_a_pipe(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    text = PROBLEM.format("#2", "Option NoBoard").encode()
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text)))
    assert "1.Ra1-a4 !" in run("popeye").stdout


def test_the_name_by_which_other_programs_call_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "input"
    file.write_text(PROBLEM.format("#2", "Option NoBoard"), "utf-8")
    monkeypatch.setattr(sys, "argv", ["matewright-py", "-maxmem", "64M", str(file)])
    with pytest.raises(SystemExit) as ending:
        main_as_popeye()
    assert ending.value.code == 0
    assert "1.Ra1-a4 !" in capsys.readouterr().out

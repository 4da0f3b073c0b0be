"""`matewright batch` as people use it: whole runs, and runs that are killed in the middle."""

from __future__ import annotations

import contextlib
import csv
import json
import os
import select
import signal
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from io import StringIO
from pathlib import Path

import pytest

from matewright.formats import registry
from matewright.model.collection import Collection
from matewright.model.conditions import conditions_of
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.stipulation import stipulation_of
from matewright.services.batch import batch as batches
from matewright.services.batch import work
from tests import unsolved
from tests.batches import EASY, ENDLESS, InProcess
from tests.cli.conftest import Run

PACKAGE = Path(registry.__file__).parents[2]


@pytest.fixture
def in_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batches, "_Local", InProcess)
    monkeypatch.setattr(work, "_SLICE", 0.01)


@pytest.fixture
def collection(tmp_path: Path) -> Callable[..., str]:
    """Write these problems into a file and name it."""

    def write(*problems: Problem) -> str:
        path = tmp_path / "some.olv"
        registry.write(path, Collection(problems))
        return str(path)

    return write


def start(*arguments: str) -> subprocess.Popen[str]:
    """The command in a process of its own, as a terminal would start it."""
    paths = os.pathsep.join(filter(None, (str(PACKAGE), os.environ.get("PYTHONPATH"))))
    return subprocess.Popen(
        [sys.executable, "-m", "matewright", "batch", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONPATH": paths},
        start_new_session=True,
    )


def lines_of(path: Path) -> list[dict[str, object]]:
    if not path.exists():
        return []
    text = path.read_text(encoding="utf-8")
    return [json.loads(line) for line in text.splitlines(keepends=True) if line.endswith("\n")]


def wait_for(is_so: Callable[[], bool], process: subprocess.Popen[str]) -> None:
    """Wait while the process goes on; the limit of the whole run is the only one there is."""
    while not is_so():
        assert process.poll() is None, process.communicate()
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(0.02)


def workers_of(process: subprocess.Popen[str]) -> list[int]:
    """What tells when the workers of a batch have ended: a descriptor for each."""
    found = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        # Processes come and go meanwhile.
        with contextlib.suppress(OSError):
            parent = (
                status.read_text(encoding="ascii", errors="replace").rsplit(")", 1)[1].split()[1]
            )
            if int(parent) == process.pid:
                found.append(os.pidfd_open(int(status.parent.name)))
    return found


@pytest.fixture
def killed(tmp_path: Path, collection: Callable[..., str]) -> tuple[str, list[int]]:
    """A batch that was killed (−9) while its last problem was at work, and `workers_of` it."""
    file = collection(*EASY, ENDLESS)
    process = start(file, "--jobs", "2")
    journal = tmp_path / "some.olv.batch.jsonl"
    wait_for(lambda: len(lines_of(journal)) == 1 + len(EASY), process)
    workers = workers_of(process)
    process.kill()
    process.communicate()
    return file, workers


def test_a_killed_batch_goes_on_where_it_was(
    run: Run, killed: tuple[str, list[int]], tmp_path: Path, in_process: None
) -> None:
    file, workers = killed
    assert workers
    for worker in workers:
        # Nobody is left to talk to, so it ends, whatever it searches.
        select.select([worker], [], [])
        os.close(worker)
    journal = tmp_path / "some.olv.batch.jsonl"
    before = lines_of(journal)
    # As if it had been killed in the middle of writing.
    with journal.open("a", encoding="utf-8") as stream:
        stream.write('{"digest": "0123')
    outcome = run(file, "--resume", "--time-limit", "0.1")
    assert outcome.status == 3
    assert "5 of them from the journal" in outcome.stdout
    after = lines_of(journal)
    assert after[: len(before)] == before
    assert [line["verdict"] for line in after[len(before) :]] == ["partial"]


def test_ctrl_c_stops_with_a_partial_report(collection: Callable[..., str], tmp_path: Path) -> None:
    file = collection(EASY[0], ENDLESS, EASY[1])
    process = start(file, "--jobs", "1", "--report", "json")
    journal = tmp_path / "some.olv.batch.jsonl"
    wait_for(lambda: len(lines_of(journal)) == 2, process)
    process.send_signal(signal.SIGINT)
    stdout, stderr = process.communicate()
    assert process.returncode == 3, stderr
    assert "Partial: 1 of 3 problems are done" in stdout
    assert "Traceback" not in stderr
    told = json.loads((tmp_path / "some.olv.batch.json").read_text(encoding="utf-8"))
    assert not told["complete"]
    assert [one["number"] for one in told["problems"]] == [1]
    # The lock is gone with it.
    assert not list(tmp_path.glob("*.lock"))


@pytest.fixture
def run(run: Run) -> Run:
    """Run `matewright batch`."""
    return lambda *arguments: run("batch", *arguments)


def test_all_sound(run: Run, collection: Callable[..., str], in_process: None) -> None:
    outcome = run(collection(*EASY))
    assert outcome.status == 0
    lines = outcome.stdout.splitlines()
    assert lines[0] == "Sound: 5"
    assert lines[1].startswith("Complete: 5 problems, in ")
    assert lines[2].endswith("some.olv.batch.jsonl")
    assert not outcome.stderr


def test_what_is_not_sound_is_listed(
    run: Run, collection: Callable[..., str], in_process: None
) -> None:
    wrong = Problem(
        EASY[1].position, stipulation_of("#1"), solution_text="1.Ke7!", authors=("Doe\x1b[m, Jane",)
    )
    outcome = run(collection(EASY[0], wrong))
    assert outcome.status == 1
    assert outcome.stdout.startswith(
        "2 (Doe�[m, Jane): Differs: 1 key · stored key 1.Ke7, found 1."
    )


@pytest.mark.parametrize(
    ("problems", "status"),
    [
        ((EASY[0], ENDLESS), 3),
        (
            (
                EASY[0],
                Problem(
                    EASY[1].position, stipulation_of("#1"), extra={"options": [unsolved.CONDITION]}
                ),
            ),
            3,
        ),
        ((EASY[0], Problem(EASY[1].position, stipulation_of("#two"))), 2),
    ],
)
def test_the_most_serious_outcome_is_the_exit_status(
    run: Run,
    collection: Callable[..., str],
    in_process: None,
    problems: tuple[Problem, ...],
    status: int,
) -> None:
    assert run(collection(*problems), "--time-limit", "0.1").status == status


def test_a_journal_is_named_before_it_is_overwritten(
    run: Run, collection: Callable[..., str], in_process: None, tmp_path: Path
) -> None:
    file = collection(EASY[0])
    run(file)
    outcome = run(file)
    assert outcome.status == 2
    assert "--resume" in outcome.stderr
    assert "--restart" in outcome.stderr
    assert run(file, "--restart").status == 0
    assert run(file, "--journal", str(tmp_path / "other")).status == 0
    assert len(lines_of(tmp_path / "other")) == 2


def test_a_report_can_go_to_stdout_alone(
    run: Run, collection: Callable[..., str], in_process: None
) -> None:
    outcome = run(collection(*EASY), "--report", "csv", "--output", "-")
    rows = list(csv.DictReader(StringIO(outcome.stdout, newline="")))
    assert [row["verdict"] for row in rows] == ["sound"] * 5
    assert "Complete: 5 problems" in outcome.stderr


def test_a_report_does_not_overwrite_the_collection(
    run: Run, collection: Callable[..., str], in_process: None
) -> None:
    file = collection(EASY[0])
    before = Path(file).read_bytes()
    outcome = run(file, "--report", "html", "--output", file)
    assert outcome.status == 2
    assert "overwrite the collection" in outcome.stderr
    assert Path(file).read_bytes() == before


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--resume", "--restart"), "Choose one of"),
        (("--output", "x.html"), "--output belongs to --report"),
        (("--stipulation", "nonsense"), "nonsense"),
        (("--jobs", "0"), "--jobs"),
        (("--jobs", "many"), "--jobs"),
        (("--time-limit", "0"), "--time-limit"),
        (("--time-limit", "nan"), "--time-limit"),
        (("--report", "pdf"), "pdf"),
        (("--journal", "nowhere/x"), "could not be written"),
        (("--cluster", "nonsense://"), "cannot be reached"),
        (("--cluster", "nonsense"), "cannot be reached"),
    ],
)
def test_wrong_options_are_answered_in_one_sentence(
    run: Run,
    collection: Callable[..., str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    arguments: tuple[str, ...],
    words: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    outcome = run(collection(EASY[0]), *arguments)
    assert outcome.status == 2
    assert words in outcome.stderr
    assert len(outcome.stderr.splitlines()) == 1, outcome.stderr
    assert not list(tmp_path.glob("*.lock"))


def test_a_scheduler_that_is_not_there(
    run: Run, collection: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    import distributed

    def refuse(address: str, **_: object) -> None:
        raise OSError(f"Timed out trying to connect to {address}")

    # The library itself tries again and again until its time is over.
    monkeypatch.setattr(distributed, "Client", refuse)
    outcome = run(collection(EASY[0]), "--cluster", "tcp://localhost:1")
    assert outcome.status == 2
    (line,) = outcome.stderr.splitlines()
    assert "tcp://localhost:1" in line
    assert "cannot be reached" in line


def test_a_file_that_is_not_there(run: Run, tmp_path: Path) -> None:
    outcome = run(str(tmp_path / "none.olv"))
    assert outcome.status == 2
    assert "none.olv" in outcome.stderr
    assert list(tmp_path.iterdir()) == []


def test_conditions_are_obeyed(run: Run, collection: Callable[..., str]) -> None:
    """Not one of these has a solution by orthodox rules, or the same."""
    circe, plain = (
        Problem(
            Position.from_fen("7Q/4K3/8/8/6Q1/1k6/8/8 w - - 0 1"),
            stipulation_of("h#1.5"),
            intended="2",
            conditions=conditions_of(conditions),
        )
        for conditions in (["Circe RexInclusive"], [])
    )
    outcome = run(collection(circe, plain, circe))
    assert "Sound: 2 · Cooked: 1" in outcome.stdout
    assert outcome.stdout.splitlines()[0].startswith("2: Cooked")


def test_a_stipulation_for_problems_without_one(
    run: Run, collection: Callable[..., str], in_process: None
) -> None:
    bare = replace(EASY[0], stipulation=stipulation_of(""))
    path = collection(*[bare] * 4, EASY[1])
    silent = run(path)
    assert "4 problems (1, 2, 3, …): Failed: The stipulation is empty" in silent.stdout
    assert "The stipulation is empty" in silent.stdout
    assert "--verbose" in silent.stdout
    every = run(path, "--restart", "--verbose")
    assert every.stdout.count("The stipulation is empty") == 4
    asked = run(path, "--restart", "--stipulation", EASY[0].stipulation.text,
                "--missing-only", "--report", "json", "--output", "-")  # fmt: skip
    rows = json.loads(asked.stdout)["problems"]
    assert [row["stipulation"] for row in rows] == [
        *[EASY[0].stipulation.text] * 4,
        EASY[1].stipulation.text,
    ]


def test_what_belongs_to_another_stipulation(run: Run, collection: Callable[..., str]) -> None:
    refused = run(collection(EASY[0]), "--missing-only")
    assert refused.status == 2
    assert "--missing-only belongs to --stipulation." in refused.stderr


def test_problems_that_cannot_be_read_are_one_line(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "some.epd"
    path.write_text("\n".join(["7k/5K2/8/8/8/8/8/6R1 w - - dm 1;", *["nonsense"] * 5]), "utf-8")
    outcome = run(str(path))
    assert (
        "5 problems (2, 3, 4, …): Not readable: This is not a position; FEN or EPD is expected. "
        "(--verbose lists all)"
    ) in outcome.stdout
    # They are listed, and not reported a second time.
    assert "nonsense" not in outcome.stderr
    assert "no position" not in outcome.stderr
    every = run(str(path), "--restart", "--verbose")
    assert every.stdout.count("This is not a position") == 5

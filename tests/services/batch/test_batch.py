"""Batches: processes that die, journals that are cut short, reports in every form."""

from __future__ import annotations

import csv
import json
import os
import re
import resource
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from html.parser import HTMLParser
from io import StringIO
from pathlib import Path
from time import monotonic

import jsonschema
import pytest

from matewright.errors import FormatError, MatewrightError
from matewright.formats import registry
from matewright.model.collection import Collection
from matewright.model.conditions import Condition
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.stipulation import stipulation_of
from matewright.model.verdict import Verdict
from matewright.services.batch import batch as batches
from matewright.services.batch import process, report, report_html, sentences, work
from matewright.services.batch.batch import Batch, BatchOptions, BatchProgress
from matewright.services.batch.estimate import Estimate, Remaining
from matewright.services.batch.journal import Journal
from matewright.services.batch.process import Worker
from matewright.services.batch.reporting import Report
from matewright.services.batch.seal import Seal
from matewright.services.file import files
from matewright.services.legality.memory import memory
from tests.batches import EASY, ENDLESS, InProcess

ROOT = Path(__file__).parents[3]
PRINZ = "5Kbk/6pp/6P1/8/8/8/8/7R w - - 0 1"


Start = Callable[..., Batch]


@pytest.fixture
def real_processes(monkeypatch: pytest.MonkeyPatch, start: Start) -> None:
    """Let processes answer, as they do outside of tests."""
    monkeypatch.setattr(batches, "_Local", _LOCAL)


_LOCAL = batches._Local


@pytest.fixture
def start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Start]:
    """Start batches of given problems in one journal; they are closed in the end."""
    monkeypatch.setattr(batches, "_Local", InProcess)
    monkeypatch.setattr(work, "_SLICE", 0.01)
    started: list[Batch] = []

    def begin(problems: Sequence[Problem], **options: object) -> Batch:
        options = {"jobs": 1, "journal": tmp_path / "journal.jsonl", **options}
        made = Batch(Collection(problems), BatchOptions(**options), tmp_path / "unused")  # type: ignore[arg-type] # by name
        made.start()
        started.append(made)
        return made

    yield begin
    for one in started:
        one.close()


def until(
    batch: Batch, is_so: Callable[[BatchProgress], bool], seconds: float = 60
) -> BatchProgress:
    """Wait for a state of the batch."""
    end = monotonic() + seconds
    while not is_so(progress := batch.poll()):
        assert monotonic() < end, progress
        assert not progress.finished or is_so(progress), progress
        batch._is_over.wait(0.02)
    return progress


def finished(batch: Batch) -> BatchProgress:
    return until(batch, lambda progress: progress.finished)


def verdicts(batch: Batch) -> list[Verdict | None]:
    return [batch.verdict(row) for row in range(len(batch.indices))]


def worker_of(batch: Batch) -> Worker:
    """The worker at work, when there is one."""
    until(batch, lambda progress: bool(progress.at_work))
    (backend,) = batch._backends
    assert isinstance(backend, _LOCAL)
    while (worker := backend._worker) is None or worker._started is None:
        batch._is_over.wait(0.02)
    return worker


def lines_of(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8").splitlines()


def test_all_are_solved_and_noted(start: Start, tmp_path: Path, real_processes: None) -> None:
    batch = start(EASY, jobs=2)
    progress = finished(batch)
    assert progress.counts == {Verdict.SOUND: 5}
    assert progress.is_complete
    assert not progress.is_cancelled
    assert sentences.state(progress) == "Complete: 5 problems"
    # A line for each, and one that says what this is.
    assert len(lines_of(tmp_path / "journal.jsonl")) == 6
    rows = list(batch.outcomes())
    assert [place for place, _, _ in rows] == list(range(5))
    assert {outcome.judgement.remark for _, _, outcome in rows} == {"1 key"}


def test_equal_problems_are_solved_once(start: Start, tmp_path: Path) -> None:
    batch = start((EASY[0], EASY[1], EASY[0]))
    progress = finished(batch)
    assert (progress.done, progress.resumed) == (3, 0)
    assert progress.counts == {Verdict.SOUND: 3}
    assert len(lines_of(tmp_path / "journal.jsonl")) == 3


def test_some_places_only(tmp_path: Path) -> None:
    batch = Batch(Collection(EASY), BatchOptions(jobs=1), tmp_path / "j", indices=[3, 1])
    batch.start()
    assert finished(batch).total == 2
    assert [place for place, _, _ in batch.outcomes()] == [3, 1]
    batch.close()


def test_a_killed_worker_costs_one_problem(start: Start, real_processes: None) -> None:
    batch = start((EASY[0], ENDLESS, *EASY[1:]))
    until(batch, lambda progress: progress.done == 1)
    os.kill(worker_of(batch).pid, signal.SIGKILL)
    assert finished(batch).counts == {Verdict.SOUND: 5, Verdict.FAILED: 1}
    outcome = batch.outcome(1)
    assert outcome is not None
    assert outcome.is_crash
    assert "SIGKILL" in outcome.judgement.remark


def test_a_worker_that_hangs_is_ended(
    start: Start, real_processes: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    batch = start((EASY[0], ENDLESS))
    until(batch, lambda progress: progress.done == 1)
    os.kill(worker_of(batch).pid, signal.SIGSTOP)
    monkeypatch.setattr(process, "SILENCE", 0.2)
    progress = finished(batch)
    assert progress.counts == {Verdict.SOUND: 1, Verdict.FAILED: 1}
    assert progress.failure is None
    outcome = batch.outcome(1)
    assert outcome is not None
    assert "did not answer" in outcome.judgement.remark


def test_what_takes_too_long_is_unfinished(start: Start) -> None:
    batch = start((ENDLESS, EASY[0]), time_limit=0.1)
    assert finished(batch).counts == {Verdict.PARTIAL: 1, Verdict.SOUND: 1}
    assert sentences.verdict(Verdict.PARTIAL) == "Unfinished"


def test_more_time_solves_only_the_unfinished_again(start: Start, tmp_path: Path) -> None:
    finished(first := start((ENDLESS, *EASY), time_limit=0.1))
    first.close()
    again = start((ENDLESS, *EASY), time_limit=0.1, resume=True)
    assert finished(again).resumed == 6
    again.close()
    longer = start((ENDLESS, *EASY), time_limit=0.2, resume=True)
    assert finished(longer).resumed == 5
    assert len(lines_of(tmp_path / "journal.jsonl")) == 8


def test_answers_stored_in_the_file_since_are_not_solved_again(
    start: Start, tmp_path: Path
) -> None:
    finished(first := start(EASY[:3], with_answers=True))
    answers = [outcome.read_answer() for _, _, outcome in first.outcomes()]
    first.close()
    path = tmp_path / "stored.olv"
    found = [
        problem.solved(answer)
        for problem, answer in zip(EASY[:3], answers, strict=True)
        if answer is not None
    ]
    registry.write(path, Collection(found))
    read = list(files.load(path).collection)
    assert all(problem.solution_is_stored for problem in read)
    # Another answer than its own is checked.
    assert read[0].solution is not None
    read[0] = replace(read[0], solution=replace(read[0].solution, keys=("a1a2",)))
    again = start(read, with_answers=True, resume=True)
    assert finished(again).resumed == 2


def test_another_question_is_solved_anew_and_places_do_not_matter(start: Start) -> None:
    finished(first := start(EASY[:3]))
    first.close()
    edited = Problem(Position.from_fen(PRINZ), stipulation_of("#2"))
    again = start((EASY[2], edited, EASY[0]), resume=True)
    assert finished(again).resumed == 2
    assert verdicts(again) == [Verdict.SOUND] * 3
    again.close()
    # Asked of all instead of their own.
    other = start(EASY[:3], resume=True, stipulation="#2")
    progress = finished(other)
    assert progress.resumed == 0
    assert progress.counts == {Verdict.SHORT: 3}


FOOLS_MATE = Problem(
    Position.from_fen("rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq -"),
    stipulation_of("#1"),
)
"""Three moves from the start: a game is found at once, however busy the machine is."""


def test_legality_is_noted_where_it_is_asked(start: Start) -> None:
    illegal = Problem(Position.from_fen("7k/5K2/8/8/8/P7/PP6/6R1 w - -"), stipulation_of("#1"))
    fairy = Problem(Position.from_fen("7k/5K2/8/8/8/8/8/g5R1 w - -"), stipulation_of("#1"))
    batch = start([illegal, FOOLS_MATE, fairy], with_legality=True)
    finished(batch)
    outcomes = [batch.outcome(row) for row in range(3)]
    found = [outcome.legality for outcome in outcomes if outcome is not None]
    assert found[0] is not None
    assert found[0].verdict.value == "illegal"
    assert found[1] is not None
    assert found[1].verdict.value == "legal"
    assert found[2] is None
    assert outcomes[0] is not None
    assert sentences.needs_look(outcomes[0])
    assert "illegal: White has pawns that cannot" in sentences.remark(outcomes[0])
    result = Report.of("x", batch)
    document = json.loads("".join(report.FORMS["json"](result)))
    schema = json.loads((ROOT / "docs" / "batch.schema.json").read_text(encoding="utf-8"))
    jsonschema.validate(document, schema)
    assert document["problems"][0]["legality"]["verdict"] == "illegal"
    assert document["problems"][1]["legality"]["game"]
    rows = [*csv.DictReader(StringIO("".join(report.FORMS["csv"](result))))]
    assert [row["legality"] for row in rows] == ["illegal", "legal", ""]
    assert "illegal: White has pawns" in "".join(report.FORMS["html"](result))
    # It is remembered with the position.
    assert memory().of(illegal.position) is not None


def test_a_journal_without_legality_is_gone_through_again(start: Start) -> None:
    first = start([FOOLS_MATE])
    finished(first)
    first.close()
    again = start([FOOLS_MATE], with_legality=True, resume=True)
    assert finished(again).resumed == 0
    outcome = again.outcome(0)
    assert outcome is not None
    assert outcome.legality is not None
    again.close()
    assert finished(start([FOOLS_MATE], with_legality=True, resume=True)).resumed == 1


def test_a_failure_is_tried_again(start: Start, real_processes: None) -> None:
    batch = start((ENDLESS,))
    os.kill(worker_of(batch).pid, signal.SIGKILL)
    assert finished(batch).counts == {Verdict.FAILED: 1}
    batch.close()
    again = start((ENDLESS,), resume=True, time_limit=0.1)
    assert finished(again).counts == {Verdict.PARTIAL: 1}


def test_stopping_keeps_what_is_done(start: Start, tmp_path: Path) -> None:
    batch = start((EASY[0], ENDLESS, EASY[1]))
    until(batch, lambda progress: progress.done == 1)
    until(batch, lambda progress: bool(progress.at_work))
    batch.cancel()
    progress = finished(batch)
    assert (progress.done, progress.is_complete, progress.is_cancelled) == (1, False, True)
    assert sentences.state(progress) == "Partial: 1 of 3 problems are done"
    batch.close()
    assert len(lines_of(tmp_path / "journal.jsonl")) == 2


def test_a_pause_finishes_what_is_at_work(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    paused = threading.Event()
    monkeypatch.setattr("tests.batches.may_run_out", paused)
    batch = start((ENDLESS, EASY[0]), time_limit=0.1)
    until(batch, lambda progress: bool(progress.at_work))
    batch.pause()
    paused.set()
    progress = until(batch, lambda progress: progress.done == 1 and not progress.at_work)
    assert progress.is_paused
    assert not progress.finished
    batch.resume()
    assert finished(batch).is_complete


def test_a_journal_is_not_silently_overwritten(start: Start, tmp_path: Path) -> None:
    finished(first := start(EASY[:1]))
    first.close()
    before = lines_of(tmp_path / "journal.jsonl")
    with pytest.raises(FormatError, match="--resume"):
        start(EASY[:1])
    assert lines_of(tmp_path / "journal.jsonl") == before
    finished(start(EASY[:1], restart=True))
    assert lines_of(tmp_path / "journal.jsonl.bak") == before


def test_two_batches_do_not_share_a_journal(start: Start) -> None:
    start((ENDLESS,))
    with pytest.raises(FormatError, match="Another batch is at work"):
        start((ENDLESS,), resume=True)


@pytest.mark.parametrize("cut", [1, 10, 40, 300])
def test_a_line_cut_short_counts_as_not_written(start: Start, tmp_path: Path, cut: int) -> None:
    path = tmp_path / "journal.jsonl"
    finished(first := start(EASY))
    first.close()
    path.write_bytes(path.read_bytes()[:-cut])
    again = start(EASY, resume=True)
    assert finished(again).resumed == 4
    again.close()
    assert len(lines_of(path)) == 6
    assert all(json.loads(line) for line in lines_of(path))


def test_a_journal_cut_in_its_first_line_begins_anew(start: Start, tmp_path: Path) -> None:
    path = tmp_path / "journal.jsonl"
    path.write_bytes(b'{"kind": "matewright-ba')
    finished(start(EASY[:1], resume=True))
    assert len(lines_of(path)) == 2


def test_damaged_lines_are_passed_over(start: Start, tmp_path: Path) -> None:
    path = tmp_path / "journal.jsonl"
    finished(first := start(EASY))
    first.close()
    lines = lines_of(path)
    lines[1] = "\0" * 40
    lines[2] = lines[2].replace('"verdict": "sound"', '"verdict": "splendid"')
    lines[3] = lines[3][:50]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    again = start(EASY, resume=True)
    progress = finished(again)
    assert (progress.resumed, progress.done) == (2, 5)


@pytest.mark.parametrize("seal", ["none", "of another installation", "of another line"])
def test_what_this_installation_did_not_write_is_solved_again(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seal: str
) -> None:
    # A journal may have come with its collection; any file can claim that a problem is sound.
    path = tmp_path / "journal.jsonl"
    cooked = Problem(Position.from_fen("7k/5K2/8/8/8/8/R7/R7 w"), stipulation_of("#1"))
    finished(first := start((cooked, EASY[0])))
    assert verdicts(first) == [Verdict.COOKED, Verdict.SOUND]
    first.close()
    if seal == "of another installation":
        monkeypatch.setattr("matewright.services.batch.seal.key_file", lambda: tmp_path / "key")
    elif seal == "none":
        forged = re.sub(', "seal": "[0-9a-f]+"', "", path.read_text("utf-8"))
        path.write_text(forged.replace('"cooked"', '"sound"'), encoding="utf-8")
    else:
        path.write_text(path.read_text("utf-8").replace('"cooked"', '"sound"'), encoding="utf-8")
    strange = 1 if seal == "of another line" else 2
    again = start((cooked, EASY[0]), resume=True)
    progress = finished(again)
    assert verdicts(again) == [Verdict.COOKED, Verdict.SOUND]
    assert (progress.resumed, progress.strange) == (2 - strange, strange)
    assert "not this installation's own" in sentences.strange(progress)
    again.close()
    # What it wrote itself it believes the next time.
    progress = finished(start((cooked, EASY[0]), resume=True))
    assert (progress.resumed, progress.strange, sentences.strange(progress)) == (2, 0, "")


def test_the_key_of_an_installation_stays_and_is_secret(fresh_settings: Path) -> None:
    line = b'{"digest": "00"}\n'
    sealed = Seal.own().sealed(line)
    assert json.loads(sealed).keys() == {"digest", "seal"}
    assert Seal.own().is_on(sealed)
    assert not Seal.own().is_on(line)
    assert not Seal.own().is_on(b"")
    (key,) = fresh_settings.rglob("journal.key")
    assert key.stat().st_mode & 0o777 == 0o600
    # A damaged key is replaced by another, under which nothing from before is believed.
    key.write_bytes(b"")
    assert not Seal.own().is_on(sealed)
    assert Seal.own().is_on(Seal.own().sealed(line))


def test_where_no_key_can_be_kept_nothing_is_believed_later(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setattr(
        "matewright.services.batch.seal.key_file", lambda: tmp_path / "file" / "key"
    )
    assert not Seal.own().is_on(Seal.own().sealed(b'{"digest": "00"}\n'))


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"--- # somebody's own file\n", "not the journal"),
        (b'{"kind": "something else"}\n', "not the journal"),
        (b'{"kind": "matewright-batch", "version": 99}\n', "version 99"),
        (b"x" * 10_000, "not the journal"),
    ],
)
def test_other_files_are_left_alone(tmp_path: Path, content: bytes, words: str) -> None:
    path = tmp_path / "file"
    path.write_bytes(content)
    for restart in (False, True):
        with pytest.raises(FormatError, match=words):
            Journal.begin(path, restart=restart)
    with pytest.raises(FormatError, match=words):
        Journal.resume(path)
    assert path.read_bytes() == content
    # The lock is given back: the next batch does not wait for ever.
    path.unlink()
    Journal.begin(path).close()
    assert list(tmp_path.iterdir()) == [path]


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(FormatError, match="could not be written"):
        Journal.begin(tmp_path / "nowhere" / "journal")


def test_a_full_disk_ends_the_batch_with_a_sentence(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> int:
        raise FormatError("batch-journal-not-written", file="x", reason="No space left on device")

    monkeypatch.setattr(Journal, "add", refuse)
    progress = finished(start(EASY[:2]))
    assert isinstance(progress.failure, MatewrightError)
    assert "No space left" in sentences.state(progress)
    assert progress.done == 0


def test_a_journal_on_a_full_disk_keeps_what_it_has(start: Start, tmp_path: Path) -> None:
    finished(first := start(EASY[:1]))
    first.close()
    path = tmp_path / "journal.jsonl"
    before = path.read_bytes()
    journal = Journal.resume(path)
    outcome = journal.read(before.index(b"\n") + 1)
    most = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (len(before) + 20, most[1]))
    try:
        with pytest.raises(FormatError, match="could not be written"):
            journal.add(outcome)
        assert journal.read(before.index(b"\n") + 1) == outcome
        journal.close()
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, most)
    assert path.read_bytes() == before


def test_what_nothing_here_obeys_is_not_asked(start: Start) -> None:
    circe = Problem(
        Position.from_fen(PRINZ), stipulation_of("#2"), conditions=(Condition("Rokagogo"),)
    )
    unread = Problem().came_from("olv", "x", read_error="The piece “Xa1” is not known.")
    batch = start((circe, unread))
    assert finished(batch).counts == {Verdict.UNSUPPORTED: 1, Verdict.UNREADABLE: 1}
    remarks = [outcome.judgement.remark for _, _, outcome in batch.outcomes()]
    assert "Rokagogo" in remarks[0]
    assert "Xa1" in remarks[1]


@pytest.mark.parametrize("order", [1, -1])
def test_a_condition_makes_it_another_question(start: Start, order: int) -> None:
    plain = EASY[0]
    problems = (plain, replace(plain, conditions=(Condition("Rokagogo"),)))[::order]
    expected = [Verdict.SOUND, Verdict.UNSUPPORTED][::order]
    for resume in (False, True):
        batch = start(problems, resume=resume)
        finished(batch)
        assert verdicts(batch) == expected
        batch.close()


def test_whole_answers_are_kept_where_wanted(start: Start) -> None:
    finished(first := start(EASY[:1]))
    outcome = first.outcome(0)
    assert outcome is not None
    assert not outcome.answer
    first.close()
    again = start(EASY[:1], resume=True, with_answers=True)
    assert finished(again).resumed == 0
    kept = again.outcome(0)
    assert kept is not None
    solution = kept.read_answer()
    assert solution is not None
    assert EASY[0].solved(solution).solution_is_current


# -- the estimate ----------------------------------------------------------------------------------


def test_an_estimate_waits_until_it_knows_something() -> None:
    estimate = Estimate()
    for _ in range(7):
        estimate.add(1.0)
    assert estimate.remaining(10, [], 2) is None
    estimate.add(1.0)
    left = estimate.remaining(10, [], 2)
    assert left is not None
    assert left.least == left.most == 5.0
    assert sentences.remaining(left) == "about 5 s left"


def test_the_last_problems_are_not_given_a_time_that_nobody_knows() -> None:
    progress = BatchProgress(
        total=60,
        done=59,
        resumed=0,
        strange=0,
        counts={Verdict.SOUND: 59},
        at_work=((27, 51.4),),
        longest=(28, 51.4),
        seconds=55.0,
        remaining=Remaining(0.8, 1.2),
        is_paused=False,
        is_cancelled=False,
        finished=False,
    )
    assert sentences.progress_text(progress) == "59 of 60 · 1 running for 51 s: no. 28"
    waiting = replace(progress, done=40)
    assert sentences.progress_text(waiting) == "40 of 60 · 800 ms to 1.2 s left"


def test_an_estimate_says_nothing_where_times_differ_too_much() -> None:
    estimate = Estimate()
    for seconds in (0.001,) * 20 + (100.0,):
        estimate.add(seconds)
    assert estimate.remaining(3, [], 1) is None
    assert sentences.remaining(None) == "time left not known yet"


def test_what_is_at_work_for_long_makes_the_estimate_longer() -> None:
    estimate = Estimate()
    for _ in range(50):
        estimate.add(1.0)
    quick, slow = (estimate.remaining(100, [busy], 1) for busy in (0.0, 100.0))
    assert quick is not None
    assert slow is not None
    assert slow.least > 2 * quick.least


# -- reports ---------------------------------------------------------------------------------------


@pytest.fixture
def mixed(start: Start) -> Batch:
    """A batch with problems of several verdicts and texts that mean harm."""
    cooked = Problem(
        Position.from_fen("7k/8/6K1/8/8/8/8/R4R2 w"),
        stipulation_of("#1"),
        authors=("=HYPERLINK(1)", "<script>alert(1)</script>"),
        source='@SUM(1), a "quote",\nand a line',
        solution_text="1.Ra8!",
    )
    stalemate = Problem(
        Position.from_fen("7k/8/5K2/8/8/8/8/6R1 w"), stipulation_of("=1"), source="-1+2"
    )
    batch = start((*EASY[:2], cooked, stalemate, ENDLESS), time_limit=0.1, jobs=2)
    finished(batch)
    return batch


def text_of(batch: Batch, form: str) -> str:
    return "".join(report.FORMS[form](Report.of("some <file>.olv", batch)))


def test_the_json_report_follows_its_schema(mixed: Batch) -> None:
    printed = json.loads(text_of(mixed, "json"))
    schema = json.loads((ROOT / "docs" / "batch.schema.json").read_text(encoding="utf-8"))
    jsonschema.validate(printed, schema)
    assert printed["complete"]
    assert printed["totals"]["cooked"] == 1
    (cooked,) = [one for one in printed["problems"] if one["verdict"] == "cooked"]
    assert cooked["number"] == 3
    assert cooked["difference"] == "stored key 1.Ra8, found 1.Ra8# and 1.Rf8#"
    assert cooked["parts"][0]["comparison"]["agreement"] == "differs"


def test_no_cell_of_the_csv_report_is_a_formula(mixed: Batch) -> None:
    text = text_of(mixed, "csv")
    assert text.count("\r\n") == 6
    rows = list(csv.DictReader(StringIO(text, newline="")))
    assert [row["number"] for row in rows] == ["1", "2", "3", "4", "5"]
    assert rows[2]["authors"] == "'=HYPERLINK(1); <script>alert(1)</script>"
    assert rows[2]["source"] == '\'@SUM(1), a "quote",\nand a line'
    assert rows[3]["stipulation"] == "'=1"
    assert rows[3]["source"] == "'-1+2"
    assert rows[2]["keys"] == "1.Ra8# 1.Rf8#"
    for row in rows:
        assert not any(cell.startswith(("=", "+", "-", "@", "\t", "\r")) for cell in row.values())


class _Page(HTMLParser):
    """What a browser would see: rows, links, scripts, and whatever would ask the network."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.addresses: list[str] = []
        self.rows: list[dict[str, str | None]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = dict(attrs)
        self.tags.append(tag)
        self.addresses += [
            value for name in ("href", "src", "xlink:href") if (value := values.get(name))
        ]
        if tag == "tr" and "data-verdict" in values:
            self.rows.append(values)


def test_the_html_report_needs_nothing_else_and_runs_nothing_of_files(mixed: Batch) -> None:
    text = text_of(mixed, "html")
    page = _Page()
    page.feed(text)
    assert page.tags.count("script") == 1
    assert "default-src 'none'" in text
    assert "unsafe-inline'; script-src 'sha256-" in text
    assert all(address.startswith("#") for address in page.addresses)
    assert len(page.rows) == 5
    # A diagram of each that is not sound, and a chart.
    assert page.tags.count("article") == 2
    assert 'class="chart"' in text
    assert "stored key 1.Ra8, found 1.Ra8# and 1.Rf8#" in text
    assert "some &lt;file&gt;.olv" in text


def test_a_partial_report_says_so(start: Start) -> None:
    batch = start((EASY[0], ENDLESS))
    until(batch, lambda progress: progress.done == 1)
    batch.cancel()
    finished(batch)
    assert not json.loads(text_of(batch, "json"))["complete"]
    html = text_of(batch, "html")
    assert 'class="partial"' in html
    assert "Partial: 1 of 2 problems are done" in html


def test_long_reports_leave_out_what_is_sound(
    mixed: Batch, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(report_html, "MOST_ROWS", 4)
    monkeypatch.setattr(report_html, "MOST_DIAGRAMS", 1)
    text = text_of(mixed, "html")
    page = _Page()
    page.feed(text)
    assert len(page.rows) == 2
    assert page.tags.count("article") == 1
    assert "Only the first 1 are drawn." in text


def test_a_report_is_there_as_a_whole_or_not_at_all(mixed: Batch, tmp_path: Path) -> None:
    path = tmp_path / "report.html"
    path.write_text("before", encoding="utf-8")
    printed = Report.of("name", mixed)
    with pytest.raises(FormatError):
        report.write(tmp_path / "no" / "report.html", printed, "html")
    assert path.read_text(encoding="utf-8") == "before"
    report.write(path, printed, "html")
    assert path.read_text(encoding="utf-8").startswith("<!DOCTYPE html>")
    assert not path.with_name("report.html.bak").exists()

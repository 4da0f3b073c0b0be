import os
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings

from matewright.errors import FormatError
from matewright.formats import catalogue, registry
from matewright.formats.process_lock import ProcessLock
from matewright.model.collection import Collection
from matewright.model.piece import Colour
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.stipulation import stipulation_of
from matewright.services.file import files, recovery
from matewright.services.file.recovery import RecoveryFile, Snapshot
from tests.formats.pbm_files import Entry as PbmEntry
from tests.formats.pbm_files import pbm
from tests.formats.strategies import problems_in_parts, seen

MIXED = """\
# Kept with its comments.
---
stipulation: '#2'
algebraic: {white: [Ka1], black: [Kh8]}
keywords: [Model mate]
---
stipulation: '#3'  # a comment
algebraic: {white: [Kb1], black: [Kg8]}
---
a: [
"""
LINES = (
    "# first\n8/8/8/8/8/8/8/K1k5 w - - dm 2; bm Ka2;\nnonsense\n8/8/8/8/8/8/8/K2k4 w - - dm 3;\n"
)
CHANGED = Position.from_fen("8/8/8/8/4n3/8/8/K1k5 w - - 0 1")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "data" / "recovery"


def opened(tmp_path: Path, name: str, text: str) -> files.Opened:
    path = tmp_path / name
    path.write_text(text, encoding="utf-8")
    return files.load(path)


def changed(collection: Collection, place: int) -> Collection:
    return collection.replace(place, replace(collection[place], position=CHANGED))


def kept(folder: Path, snapshot: Snapshot) -> Snapshot:
    """The snapshot after its way through a recovery file."""
    file = RecoveryFile(folder)
    file.write(snapshot)
    try:
        return file.read()
    finally:
        file.remove()


@pytest.mark.parametrize(("name", "text"), [("mixed.olv", MIXED), ("lines.epd", LINES)])
@pytest.mark.parametrize("place", [0, 1, 2])
def test_what_is_restored_is_saved_as_the_lost_document_would_have_been(
    tmp_path: Path, folder: Path, name: str, text: str, place: int
) -> None:
    was = opened(tmp_path, name, text)
    collection = changed(was.collection, place)
    again = kept(folder, Snapshot(collection, place, was.path, was.stamp))
    assert (again.current, again.path, again.stamp) == (place, was.path, was.stamp)
    for number, saved in enumerate((collection, again.collection)):
        registry.write(tmp_path / f"{number}{was.path.suffix}", saved)
    first, second = (tmp_path / f"{number}{was.path.suffix}" for number in range(2))
    assert first.read_bytes() == second.read_bytes()
    assert [problem.read_error for problem in again.collection] == [
        problem.read_error for problem in collection
    ]


@pytest.mark.parametrize("name", ["popeye", "pbm", "latex", "yacpdb-json"])
def test_later_problems_of_a_file_come_back(folder: Path, name: str) -> None:
    known = catalogue.by_name(name)
    fens = ("7k/5K2/8/8/8/8/8/6R1 w", "7k/5K2/8/8/8/8/8/5R2 w")
    if name == "pbm":
        text = pbm([PbmEntry({"f7": "K", "h8": "k", "g1": "R"}), PbmEntry({"f7": "K", "h8": "k"})])
        read = registry.parse(known, text.decode("latin-1")).collection
    else:
        made = Collection(Problem(Position.from_fen(fen), stipulation_of("#1")) for fen in fens)
        read = registry.parse(known, registry.render(known, made)[0].decode()).collection
    again = kept(folder, Snapshot(read, 1, None, None)).collection
    assert again == read
    assert read[1].position.count(Colour.WHITE)
    assert again[1].origin == read[1].origin


@settings(max_examples=30, deadline=None)
@given(problems_in_parts())
def test_nothing_of_a_problem_is_lost(
    tmp_path_factory: pytest.TempPathFactory, problem: Problem
) -> None:
    folder = tmp_path_factory.getbasetemp() / "recovery"
    (again,) = kept(folder, Snapshot(Collection((problem,)), 0, None, None)).collection
    assert seen(again) == seen(problem)


def test_the_beginning_tells_what_the_rest_holds(tmp_path: Path, folder: Path) -> None:
    was = opened(tmp_path, "lines.epd", LINES)
    file = RecoveryFile(folder)
    file.write(Snapshot(changed(was.collection, 2), 2, was.path, was.stamp))
    summary = file.summary()
    assert (summary.path, summary.count) == (was.path, 3)
    assert summary.position == CHANGED
    assert summary.saved.tzinfo is not None
    assert not summary.file_changed


def test_nothing_is_on_the_disk_before_the_first_write_or_after_the_last(folder: Path) -> None:
    file = RecoveryFile(folder)
    assert not folder.exists()
    for _ in range(2):
        file.write(Snapshot(Collection((Problem(),)), 0, None, None))
        assert sorted(path.suffix for path in folder.iterdir()) == [".lock", ".recovery"]
    file.remove()
    assert list(folder.iterdir()) == []


def test_a_file_in_use_is_not_offered_and_one_left_is_offered_once(folder: Path) -> None:
    file = RecoveryFile(folder)
    file.write(Snapshot(Collection((Problem(),)), 0, None, None))
    assert recovery.left_behind(folder) == []
    file.release()
    (claimed,) = recovery.left_behind(folder)
    assert recovery.left_behind(folder) == [], "a person is deciding about it"
    assert claimed.path == file.path
    claimed.release()
    assert len(recovery.left_behind(folder)) == 1


WRITER = """
import sys
from pathlib import Path
from matewright.model.collection import Collection
from matewright.model.problem import Problem
from matewright.services.file.recovery import RecoveryFile, Snapshot
file = RecoveryFile(Path(sys.argv[1]))
file.write(Snapshot(Collection((Problem(),)), 0, None, None))
print("written", flush=True)
sys.stdin.read()
"""


def test_the_lock_lasts_as_long_as_the_process(folder: Path) -> None:
    command = [sys.executable, "-c", WRITER, str(folder)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == b"written\n"
        assert recovery.left_behind(folder) == []
        os.kill(other.pid, signal.SIGKILL)
        other.wait()
        assert len(recovery.left_behind(folder)) == 1


@pytest.mark.parametrize(
    "damage",
    [
        lambda data: b"",
        lambda data: data[: len(data) // 2],
        lambda data: data.rsplit(b"\n", 2)[0],
        lambda data: b"\xff" + data,
        lambda data: data.replace(b'"version": 1', b'"version": 99'),
        lambda data: data.replace(b"K1k5", b"K1x5"),
        lambda data: data.replace(b'"current": 0', b'"current": 7'),
        lambda data: data + b"{}\n",
        lambda data: data.replace(b'"utf-8"', b'"no such encoding"', 1),
    ],
)
def test_a_damaged_file_is_told_and_put_aside(tmp_path: Path, folder: Path, damage) -> None:  # type: ignore[no-untyped-def] # a lambda
    was = opened(tmp_path, "lines.epd", LINES)
    file = RecoveryFile(folder)
    file.write(Snapshot(was.collection, 0, was.path, was.stamp))
    data = damage(file.path.read_bytes())
    file.path.write_bytes(data)
    with pytest.raises(FormatError, match="is damaged"):
        file.read()
    aside = file.put_aside()
    assert aside.read_bytes() == data
    assert recovery.left_behind(folder) == []
    assert list(folder.iterdir()) == [aside]


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    with pytest.raises(FormatError, match="could not be written"):
        RecoveryFile(blocked / "recovery").write(Snapshot(Collection((Problem(),)), 0, None, None))


def test_a_lock_whose_file_was_tidied_away_is_taken_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "some.lock"
    opens: list[int] = []
    real = os.open

    def tidied(*arguments: object) -> int:
        descriptor = real(*arguments)  # type: ignore[arg-type] # passed through
        if not opens:
            path.unlink()
        opens.append(descriptor)
        return descriptor

    monkeypatch.setattr(os, "open", tidied)
    lock = ProcessLock.take(path)
    assert lock is not None
    assert len(opens) == 2
    assert ProcessLock.take(path) is None
    lock.release()
    assert not path.exists()


# -- large files: only what differs ----------------------------------------------------------------

MANY = "".join(f"8/8/8/8/8/8/8/K{gap}k{6 - gap} w - - dm 2; id {gap};\n" for gap in range(1, 6))


@pytest.fixture
def large(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> files.Opened:
    """Five problems, which here are many."""
    monkeypatch.setattr(files, "MOST_READ_AT_ONCE", 2)
    return opened(tmp_path, "many.epd", MANY)


def sources(collection: Collection) -> list[str]:
    return [problem.source for problem in collection]


def test_of_a_large_file_only_what_differs_is_kept(large: files.Opened, folder: Path) -> None:
    collection = changed(large.collection, 3).move(0, 2).insert(1, Problem(source="new"))
    file = RecoveryFile(folder)
    file.write(Snapshot(collection, 1, large.path, large.stamp, large.collection))
    lines = file.path.read_text(encoding="utf-8").splitlines()
    assert len(lines) == 3, "the beginning, the new problem and the edited one"
    assert sum(entry.unread is not None for entry in large.collection.entries) == 4
    again = file.read()
    file.remove()
    assert sources(again.collection) == sources(collection) == ["2", "new", "3", "1", "4", "5"]
    assert again.collection == collection
    assert again.saved == large.collection
    assert (again.current, again.path, again.stamp) == (1, large.path, large.stamp)
    assert not again.is_fragment


def test_a_large_file_that_changed_gives_the_edited_problems_alone(
    large: files.Opened, folder: Path
) -> None:
    collection = changed(large.collection, 3)
    file = RecoveryFile(folder)
    file.write(Snapshot(collection, 3, large.path, large.stamp, large.collection))
    large.path.write_text(MANY.replace("id 1", "id 7"), encoding="utf-8")
    again = file.read()
    file.remove()
    assert again.is_fragment
    assert (again.path, again.stamp) == (None, None), "it must not be saved over the other file"
    assert [problem.position for problem in again.collection] == [CHANGED]


def test_a_large_file_that_changed_before_is_kept_whole(large: files.Opened, folder: Path) -> None:
    large.path.write_text("nonsense", encoding="utf-8")
    collection = changed(large.collection, 3)
    again = kept(folder, Snapshot(collection, 3, large.path, large.stamp, large.collection))
    assert again.collection == collection
    assert again.saved is None
    assert sum(entry.unread is not None for entry in again.collection.entries) == 4


def test_a_file_saved_in_another_order_is_built_upon(large: files.Opened, folder: Path) -> None:
    saved = large.collection.insert(5, Problem(source="last")).move(4, 0)
    stamp = files.save(large.path, saved)
    collection = changed(saved, 2)
    file = RecoveryFile(folder)
    file.write(Snapshot(collection, 2, large.path, stamp, saved))
    assert len(file.path.read_text(encoding="utf-8").splitlines()) == 2
    again = file.read()
    file.remove()
    assert sources(again.collection) == sources(collection)
    assert again.collection[2].position == CHANGED


def test_what_the_file_does_not_give_again_is_not_built_upon(
    large: files.Opened, folder: Path
) -> None:
    # Somebody says that the file holds what it does not.
    claimed = large.collection.remove(1)
    again = kept(folder, Snapshot(claimed, 0, large.path, large.stamp, claimed))
    assert sources(again.collection) == ["1", "3", "4", "5"]
    assert again.saved is None

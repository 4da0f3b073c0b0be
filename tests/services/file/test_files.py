import subprocess
import sys
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

import pytest

from matewright.errors import Cancelled, FormatError
from matewright.formats import olv_reading, registry, segments
from matewright.formats.format import Reading, Record
from matewright.formats.textfile import changed_on_disk
from matewright.model.collection import Collection
from matewright.model.problem import Problem
from matewright.model.stipulation import stipulation_of
from matewright.services.file import files
from matewright.services.work import Work

TEXT = """\
# Two problems and a broken one.
---
stipulation: '#2'
algebraic: {white: [Ka1], black: [Kh8]}
keywords: [Model mate]
---
stipulation: '#3'  # a comment
---
a: [
"""

NOT_UNDERSTOOD = "Problem 3 was not understood when it was read"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "problems.olv"
    path.write_text(TEXT)
    return path


def test_opening_and_saving_changes_nothing(path: Path) -> None:
    opened = files.load(path)
    assert (opened.path, len(opened.collection)) == (path, 3)
    (warning,) = opened.warnings
    assert f"Problem 3 of “{path}” (line 10" in str(warning)
    stamp = files.save(path, opened.collection, opened.stamp)
    assert path.read_text() == TEXT
    assert stamp.digest == opened.stamp.digest
    assert path.with_name("problems.olv.bak").read_text() == TEXT


def test_no_record_is_read_twice(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # The answers in them may be large.
    read: list[int] = []
    reader = olv_reading.READER

    def note(record: Record) -> Reading | None:
        read.append(record.number)
        return reader.read(record)

    monkeypatch.setattr(olv_reading, "READER", replace(reader, read=note))
    files.load(path)
    assert read == [1, 2, 3]


def test_saving_changes_only_what_was_edited(path: Path) -> None:
    opened = files.load(path)
    edited = replace(opened.collection[1], stipulation=stipulation_of("#4"))
    files.save(path, opened.collection.replace(1, edited))
    assert path.read_text() == TEXT.replace("'#3'", "'#4'")


def test_a_file_changed_by_others_is_not_overwritten(path: Path) -> None:
    opened = files.load(path)
    path.write_text(TEXT + "---\nstipulation: '#5'\n")
    assert changed_on_disk(path, opened.stamp)
    with pytest.raises(FormatError, match="was changed by another program"):
        files.save(path, opened.collection, opened.stamp)
    assert path.read_text().endswith("#5'\n")
    stamp = files.save(path, opened.collection)
    assert path.read_text() == TEXT
    assert not changed_on_disk(path, stamp)


def test_saving_twice_needs_the_new_stamp(path: Path) -> None:
    opened = files.load(path)
    edited = opened.collection.remove(0)
    stamp = files.save(path, edited, opened.stamp)
    files.save(path, edited.remove(0), stamp)
    with pytest.raises(FormatError, match="was changed by another program"):
        files.save(path, edited, opened.stamp)


SAVE_AT_A_WORD = """
import sys
from pathlib import Path
from matewright.errors import FormatError
from matewright.model.stipulation import stipulation_of
from matewright.services.file import files

path, moves = Path(sys.argv[1]), int(sys.argv[2])
for line in sys.stdin:
    opened = files.load(path)
    problem = opened.collection[1].with_stipulation(stipulation_of(f"#{moves}"))
    mine = opened.collection.replace(1, problem)
    print("ready", flush=True)
    sys.stdin.readline()
    try:
        files.save(path, mine, opened.stamp)
        print("saved", flush=True)
    except FormatError as error:
        print(error.code, flush=True)
    moves += 2
"""


def test_of_two_programs_that_save_one_file_at_once_one_is_told(path: Path) -> None:
    def tell(program: subprocess.Popen[str]) -> None:
        assert program.stdin is not None
        program.stdin.write("\n")
        program.stdin.flush()

    def hear(program: subprocess.Popen[str]) -> str:
        assert program.stdout is not None
        return program.stdout.readline().strip()

    commands = [[sys.executable, "-c", SAVE_AT_A_WORD, str(path), moves] for moves in "45"]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
    with ExitStack() as stack:
        programs = [stack.enter_context(subprocess.Popen(one, **pipes)) for one in commands]  # type: ignore[call-overload] # the pipes
        before = "#3"
        for number in range(2, 32):
            for step in (tell, hear, tell):
                outcomes = [step(program) for program in programs]
            outcomes = [hear(program) for program in programs]
            assert outcomes.count("saved") == 1
            assert {*outcomes} - {"saved"} <= {"file-changed-on-disk", "file-being-saved"}
            now = files.load(path).collection[1].stipulation.text
            assert now == f"#{2 * number + outcomes.index('saved')}"
            backup = path.with_name("problems.olv.bak").read_text()
            assert f"'{before}'" in backup
            before = now
        for program in programs:
            program.stdin.close()
    assert {one.name for one in path.parent.iterdir()} == {"problems.olv", "problems.olv.bak"}


def test_another_format_takes_what_it_can(path: Path) -> None:
    opened = files.load(path)
    target = path.with_suffix(".epd")
    assert [str(loss) for loss in registry.losses(target, opened.collection)] == [
        f"{NOT_UNDERSTOOD} and cannot be carried over to another format.",
        "Problem 1: an EPD file cannot hold the field “keywords”.",
    ]
    assert registry.losses(path, opened.collection) == ()
    files.save(target, opened.collection)
    assert [problem.stipulation.text for problem in files.load(target).collection] == [
        "#2",
        "#3",
        "",
    ]


@pytest.mark.parametrize("suffix", [".olv", ".epd"])
def test_text_that_is_no_text_leaves_the_old_file(path: Path, suffix: str) -> None:
    path = path.rename(path.with_suffix(suffix))
    with pytest.raises(FormatError, match=r"a text holds U\+D83D, which is not a character"):
        files.save(path, Collection((Problem(comment="half an emoji \ud83d"),)))
    assert path.read_text() == TEXT
    assert len(list(path.parent.iterdir())) == 1


# -- large files -----------------------------------------------------------------------------------

MANY = "".join(f"---\nstipulation: '#{moves}'\nsource: 'No. {moves}'\n" for moves in range(1, 6))
BROKEN = MANY + "---\na: [\n"


@pytest.fixture
def large(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Six documents, which here are many; the last cannot be read."""
    monkeypatch.setattr(files, "MOST_READ_AT_ONCE", 2)
    path = tmp_path / "large.olv"
    path.write_text(BROKEN, encoding="utf-8")
    return path


def unread(collection: Collection) -> list[int]:
    return [index for index, entry in enumerate(collection.entries) if entry.unread is not None]


def test_a_large_file_is_read_as_it_is_looked_at(large: Path) -> None:
    opened = files.load(large)
    assert unread(opened.collection) == [0, 1, 2, 3, 4, 5]
    assert opened.warnings == ()
    assert opened.collection[2].source == "No. 3"
    assert unread(opened.collection) == [0, 1, 3, 4, 5]
    assert opened.collection.peek(5).read_error
    assert unread(opened.collection) == [0, 1, 3, 4, 5]


def test_all_of_it_is_read_for_whoever_wants_the_warnings(large: Path) -> None:
    opened = files.load(large, read_all=True)
    assert unread(opened.collection) == []
    (warning,) = opened.warnings
    entry = files.load(large).collection.entry(5).unread
    assert isinstance(entry, files.UnreadRecord)
    assert [str(one) for one in entry.reading().warnings] == [str(warning)]


def test_what_nobody_touched_is_saved_unread(large: Path) -> None:
    opened = files.load(large)
    collection = opened.collection.replace(1, replace(opened.collection[1], source="another")).move(
        0, 5
    )
    assert registry.losses(large, collection) == ()
    files.save(large, collection)
    assert unread(collection) == [1, 2, 3, 4, 5]
    again = files.load(large)
    assert [problem.source for problem in again.collection] == [
        "another",
        "No. 3",
        "No. 4",
        "No. 5",
        "",
        "No. 1",
    ]
    assert again.collection.entry(1).untouched_text("olv") == (
        opened.collection.entry(2).untouched_text("olv")
    )


def test_a_large_file_of_another_kind_is_refused(large: Path) -> None:
    large.write_text("---\na: [\n" * 30, encoding="utf-8")
    with pytest.raises(FormatError) as refused:
        files.load(large)
    assert refused.value.code == "nothing-readable"


def test_reading_tells_how_far_it_is_and_can_be_cancelled(large: Path) -> None:
    work = Work()
    files.load(large, work=work)
    assert work.done == work.total == len(BROKEN)
    work.cancel()
    with pytest.raises(Cancelled):
        files.load(large, work=work)


def test_saving_tells_how_far_it_is_and_leaves_nothing_when_it_is_cancelled(large: Path) -> None:
    collection = files.load(large).collection
    work = Work()
    files.save(large, collection, work=work)
    assert (work.done, work.total) == (6, 6)
    before = large.read_bytes()
    work.cancel()
    with pytest.raises(Cancelled):
        files.save(large, collection.remove(0), work=work)
    assert large.read_bytes() == before
    assert {path.name for path in large.parent.iterdir()} == {"large.olv", "large.olv.bak"}


def test_a_very_large_file_is_cut_piece_by_piece(
    large: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = files.load(large)
    monkeypatch.setattr(segments, "SEGMENT", 50)
    work = Work()
    pieces = files.load(large, work=work)
    assert pieces.collection == whole.collection
    assert pieces.stamp == whole.stamp
    assert work.done == work.total
    large.write_bytes(BROKEN.replace("No.", "Nö.").encode("cp1252"))
    guessed = files.load(large)
    assert guessed.collection[0].source == "Nö. 1"
    assert guessed.stamp.encoding == "cp1252"


def test_a_file_of_no_problems_is_not_cut_to_its_end(tmp_path: Path) -> None:
    path = tmp_path / "bad.epd"
    path.write_text("8/8 w - -\n" * 10_000, encoding="utf-8")
    work = Work()
    with pytest.raises(FormatError, match="Nothing in the file"):
        files.load(path, work=work)
    assert work.done < work.total / 10

from dataclasses import replace
from pathlib import Path

import pytest

from matewright.errors import FormatError
from matewright.model.collection import Collection
from matewright.model.problem import Problem
from matewright.services import files

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


def test_saving_changes_only_what_was_edited(path: Path) -> None:
    opened = files.load(path)
    edited = replace(opened.collection[1], stipulation="#4")
    files.save(path, opened.collection.replace(1, edited))
    assert path.read_text() == TEXT.replace("'#3'", "'#4'")


def test_a_file_changed_by_others_is_not_overwritten(path: Path) -> None:
    opened = files.load(path)
    path.write_text(TEXT + "---\nstipulation: '#5'\n")
    assert files.changed_on_disk(path, opened.stamp)
    with pytest.raises(FormatError, match="was changed by another program"):
        files.save(path, opened.collection, opened.stamp)
    assert path.read_text().endswith("#5'\n")
    stamp = files.save(path, opened.collection)
    assert path.read_text() == TEXT
    assert not files.changed_on_disk(path, stamp)


def test_saving_twice_needs_the_new_stamp(path: Path) -> None:
    opened = files.load(path)
    edited = opened.collection.remove(0)
    stamp = files.save(path, edited, opened.stamp)
    files.save(path, edited.remove(0), stamp)
    with pytest.raises(FormatError, match="was changed by another program"):
        files.save(path, edited, opened.stamp)


def test_another_format_takes_what_it_can(path: Path) -> None:
    opened = files.load(path)
    target = path.with_suffix(".epd")
    assert [str(loss) for loss in files.losses(target, opened.collection)] == [
        f"{NOT_UNDERSTOOD} and cannot be carried over to another format.",
        "Problem 1: an EPD file cannot hold the field “keywords”.",
    ]
    assert files.losses(path, opened.collection) == ()
    files.save(target, opened.collection)
    assert [problem.stipulation for problem in files.load(target).collection] == ["#2", "#3", ""]


@pytest.mark.parametrize("suffix", [".olv", ".epd"])
def test_text_that_is_no_text_leaves_the_old_file(path: Path, suffix: str) -> None:
    path = path.rename(path.with_suffix(suffix))
    with pytest.raises(FormatError, match=r"a text holds U\+D83D, which is not a character"):
        files.save(path, Collection((Problem(comment="half an emoji \ud83d"),)))
    assert path.read_text() == TEXT
    assert len(list(path.parent.iterdir())) == 1

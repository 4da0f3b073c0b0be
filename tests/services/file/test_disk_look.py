"""One look at the disk tells what became of a file."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from matewright.formats.textfile import FileStamp
from matewright.services.file.disk_look import DiskState, identity_of, look


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "two.epd"
    path.write_text("one\n", encoding="utf-8")
    return path


def stamp_of(path: Path) -> FileStamp:
    return FileStamp.of(path.read_bytes(), path.stat())


def test_a_touched_file_is_the_same(path: Path) -> None:
    stamp, identity = stamp_of(path), identity_of(path)
    os.utime(path, (1, 1))
    assert look(path, stamp, identity).state is DiskState.SAME


def test_one_that_was_replaced_by_the_same_is_the_same(path: Path) -> None:
    stamp, identity = stamp_of(path), identity_of(path)
    other = path.with_name("new")
    other.write_text("one\n", encoding="utf-8")
    other.replace(path)
    assert look(path, stamp, identity).state is DiskState.SAME


def test_a_changed_file_has_another_stamp_and_a_time(path: Path) -> None:
    stamp, identity = stamp_of(path), identity_of(path)
    path.write_text("two\n", encoding="utf-8")
    os.utime(path, (1_700_000_000, 1_700_000_000))
    found = look(path, stamp, identity)
    assert found.state is DiskState.CHANGED
    assert found.stamp == stamp_of(path)
    assert found.changed is not None
    assert found.changed.timestamp() == 1_700_000_000


def test_what_is_no_file_any_more_cannot_be_read(path: Path) -> None:
    stamp, identity = stamp_of(path), identity_of(path)
    path.unlink()
    path.mkdir()
    found = look(path, stamp, identity)
    assert (found.state, found.stamp) == (DiskState.CHANGED, None)


def test_a_deleted_file_is_gone(path: Path) -> None:
    stamp, identity = stamp_of(path), identity_of(path)
    path.unlink()
    found = look(path, stamp, identity)
    assert (found.state, found.renamed_to) == (DiskState.GONE, None)


def test_a_renamed_file_is_found_again(path: Path) -> None:
    stamp, identity = stamp_of(path), identity_of(path)
    path.with_name("decoy.epd").write_text("one\n", encoding="utf-8")
    new = path.rename(path.with_name("three.epd"))
    found = look(path, stamp, identity)
    assert (found.state, found.renamed_to) == (DiskState.GONE, new)


def test_a_new_file_with_an_old_number_is_not_taken_for_it(path: Path) -> None:
    stamp, identity = stamp_of(path), identity_of(path)
    new = path.rename(path.with_name("three.epd"))
    new.write_text("two\n", encoding="utf-8")
    found = look(path, stamp, identity)
    assert (found.state, found.renamed_to) == (DiskState.GONE, None)

"""A disk without room: every kind of save keeps the old file and says one sentence.

The journal of a batch is looked at in `test_batch`.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from matewright.errors import FormatError
from matewright.formats import catalogue
from matewright.formats.catalogue import FileFormat
from matewright.formats.format import Output
from matewright.model.collection import Collection
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.stipulation import stipulation_of
from matewright.services.file import files, publish
from matewright.services.file.recovery import RecoveryFile, Snapshot

ONE = Problem(
    Position.from_fen("7k/5K2/8/8/8/8/8/6R1 w"), stipulation_of("#1"), comment="x" * 1_000
)
MANY = Collection((ONE,) * 100)


@pytest.fixture(scope="module")
def disk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """An empty disk of one megabyte."""
    folder = tmp_path_factory.mktemp("disk")
    mount = shutil.which("mount")
    if sys.platform != "linux" or mount is None or os.geteuid() != 0:
        pytest.skip("SHOWN NOWHERE HERE: only the administrator of a Linux can mount a small disk")
    command = [mount, "-t", "tmpfs", "-o", "size=1m", "tmpfs", str(folder)]
    if subprocess.run(command, capture_output=True).returncode:
        pytest.skip("SHOWN NOWHERE HERE: no small disk may be mounted")
    yield folder
    subprocess.run(["umount", str(folder)], check=True)  # noqa: S607 - found as mount was


@pytest.fixture
def full(disk: Path) -> Iterator[Callable[[], None]]:
    """Fills the disk to the last byte; afterwards it is empty again."""

    def fill() -> None:
        with (disk / "filler").open("wb", buffering=0) as stream:
            for size in (4096, 1):
                try:
                    while stream.write(b"x" * size):
                        pass
                except OSError:
                    continue

    yield fill
    for one in disk.iterdir():
        shutil.rmtree(one) if one.is_dir() else one.unlink()


def refused(folder: Path, save: Callable[[], object]) -> str:
    """The sentence with which a save is refused; it leaves everything as it was."""
    before = {one: one.read_bytes() for one in folder.rglob("*") if one.is_file()}
    with pytest.raises(FormatError) as caught:
        save()
    assert {one: one.read_bytes() for one in folder.rglob("*") if one.is_file()} == before
    return str(caught.value)


@pytest.mark.parametrize(
    ("file_format", "room"),
    [
        pytest.param(file_format, room, id=f"{file_format.name}, {room} KiB of room")
        for file_format in catalogue.writable()
        # One picture may find room.
        for room in ((0,) if file_format.single else (0, 16))
    ],
)
def test_documents(
    disk: Path, full: Callable[[], None], file_format: FileFormat, room: int
) -> None:
    path = disk / f"problems{file_format.suffixes[0]}"
    path.write_bytes(b"old")
    spare = disk / "spare"
    spare.write_bytes(b"x" * 1024 * room)
    full()
    spare.unlink()
    problems = Collection((ONE,)) if file_format.single else MANY

    def save() -> object:
        if file_format.is_read:
            return files.save(path, problems, file_format=file_format)
        return publish.save(path, file_format, problems, Output(dpi=1_000))

    assert refused(disk, save) == (
        f"The file “{path}” could not be written: no space left on device. "
        "What was there before is unchanged."
    )


def test_a_new_file_leaves_nothing(disk: Path, full: Callable[[], None]) -> None:
    full()
    sentence = refused(disk, lambda: files.save(disk / "new.olv", MANY))
    assert sentence.endswith("could not be written: no space left on device.")


def test_unsaved_work_that_was_kept_stays(disk: Path, full: Callable[[], None]) -> None:
    kept = RecoveryFile(disk / "recovery")
    few = Collection((ONE,))
    kept.write(Snapshot(few, 0, None, None))
    full()
    sentence = refused(disk, lambda: kept.write(Snapshot(MANY, 0, None, None)))
    assert "no space left on device" in sentence
    assert len(kept.read().collection) == 1
    kept.release()

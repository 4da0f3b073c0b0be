import errno
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from matewright.errors import FormatError
from matewright.formats.atomic import has_other_names, write_bytes
from matewright.formats.textfile import FileStamp, changed_on_disk, read_text


@pytest.fixture
def old(tmp_path: Path) -> Path:
    path = tmp_path / "old.olv"
    path.write_bytes(b"old")
    return path


def test_a_new_file_is_written(tmp_path: Path) -> None:
    path = tmp_path / "new ünïcode.olv"
    stamp = write_bytes(path, b"data")
    assert path.read_bytes() == b"data"
    assert not changed_on_disk(path, stamp)
    assert [file.name for file in tmp_path.iterdir()] == [path.name]


def test_the_previous_file_stays_as_bak(old: Path) -> None:
    write_bytes(old, b"new")
    write_bytes(old, b"newer")
    assert old.read_bytes() == b"newer"
    assert old.with_name("old.olv.bak").read_bytes() == b"new"
    assert sorted(file.name for file in old.parent.iterdir()) == ["old.olv", "old.olv.bak"]


@pytest.mark.parametrize("mode", [0o600, 0o644, 0o664])
def test_permissions_are_kept(old: Path, mode: int) -> None:
    old.chmod(mode)
    write_bytes(old, b"new")
    assert old.stat().st_mode & 0o777 == mode


POSIX = pytest.mark.skipif(sys.platform == "win32", reason="there are no such rights there")
ADMINISTRATOR = pytest.mark.skipif(
    sys.platform == "win32" or os.geteuid() != 0, reason="only the administrator gives files away"
)


@POSIX
@pytest.mark.parametrize("links", [True, False], ids=["links", "no links"])
def test_nobody_else_can_look_into_what_is_being_written(
    old: Path, monkeypatch: pytest.MonkeyPatch, links: bool
) -> None:
    old.chmod(0o600)
    seen: dict[str, set[int]] = {}

    def look(*_: object) -> None:
        for file in old.parent.glob(".matewright-*"):
            seen.setdefault(file.suffix, set()).add(file.stat().st_mode & 0o777)

    def refuse(*_: object) -> None:
        raise OSError(errno.EPERM, "no hard links here")

    monkeypatch.setattr(os, "fsync", look)
    if not links:
        monkeypatch.setattr(Path, "hardlink_to", refuse)
    umask = os.umask(0)
    try:
        write_bytes(old, b"new")
    finally:
        os.umask(umask)
    assert seen == {".new": {0o600}} if links else {".new": {0o600}, ".old": {0o600}}
    assert old.with_name("old.olv.bak").stat().st_mode & 0o777 == 0o600


@POSIX
def test_a_new_file_has_the_usual_rights(tmp_path: Path) -> None:
    umask = os.umask(0o027)
    try:
        write_bytes(tmp_path / "new.olv", b"new")
    finally:
        os.umask(umask)
    assert (tmp_path / "new.olv").stat().st_mode & 0o777 == 0o640


@ADMINISTRATOR
def test_owner_and_group_are_kept(old: Path) -> None:
    os.chown(old, 12345, 54321)
    old.chmod(0o640)
    write_bytes(old, b"new")
    status = old.stat()
    assert (status.st_uid, status.st_gid, status.st_mode & 0o777) == (12345, 54321, 0o640)


@ADMINISTRATOR
def test_another_group_gets_nothing_that_not_everybody_has(
    old: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    os.chown(old, -1, 54321)
    old.chmod(0o664)

    def refuse(*_: object) -> None:
        raise PermissionError(errno.EPERM, "not yours")

    monkeypatch.setattr(os, "chown", refuse)
    write_bytes(old, b"new")
    assert old.stat().st_gid != 54321
    assert old.stat().st_mode & 0o777 == 0o644


def test_other_names_keep_what_was_there(old: Path) -> None:
    write_bytes(old, b"older")
    assert not has_other_names(old)
    other = old.with_name("other.olv")
    other.hardlink_to(old)
    assert has_other_names(old)
    write_bytes(old, b"new")
    assert (old.read_bytes(), other.read_bytes()) == (b"new", b"older")
    assert not has_other_names(old)


def test_a_backup_that_is_the_file_itself_is_no_other_name(old: Path) -> None:
    old.with_name("old.olv.bak").hardlink_to(old)
    assert not has_other_names(old)
    write_bytes(old, b"new")
    assert old.with_name("old.olv.bak").read_bytes() == b"old"


SAVE_AND_STAY = """
import os, sys, time
from pathlib import Path
from matewright.formats.atomic import write_bytes

def stay(*_):
    print("here", flush=True)
    time.sleep(600)

setattr(*{"data": (os, "fsync"), "backup": (Path, "replace")}[sys.argv[2]], stay)
write_bytes(Path(sys.argv[1]), b"theirs")
"""


@pytest.mark.skipif(sys.platform == "win32", reason="SIGKILL is not known there")
@pytest.mark.parametrize("moment", ["data", "backup"])
def test_what_a_killed_process_leaves_is_removed_at_the_next_save(old: Path, moment: str) -> None:
    command = [sys.executable, "-c", SAVE_AND_STAY, str(old), moment]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == b"here\n"
        theirs = [*old.parent.glob(".matewright-*")]
        assert theirs
        with pytest.raises(FormatError, match="is being saved by another program at this moment"):
            write_bytes(old, b"mine")
        assert [*old.parent.glob(".matewright-*")] == theirs
        write_bytes(old.with_name("another.olv"), b"mine")
        other.send_signal(signal.SIGKILL)
        other.wait()
    assert old.read_bytes() == b"old"
    assert [*old.parent.glob(".matewright-*")] == theirs
    write_bytes(old, b"mine")
    assert old.read_bytes() == b"mine"
    assert old.with_name("old.olv.bak").read_bytes() == b"old"
    assert not [*old.parent.glob(".matewright-*")]


def test_a_link_in_the_place_of_the_temporary_file_leads_nowhere(old: Path) -> None:
    precious = old.with_name("precious")
    precious.write_bytes(b"precious")
    names: list[Path] = []
    real = os.fsync

    def look(descriptor: int) -> None:
        names.extend(old.parent.glob(".matewright-*.new"))
        real(descriptor)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "fsync", look)
        write_bytes(old, b"new")
    names[0].symlink_to(precious)
    with pytest.raises(FormatError, match="could not be written"):
        write_bytes(old, b"newer")
    assert precious.read_bytes() == b"precious"
    assert old.read_bytes() == b"new"


def test_symbolic_links_are_followed(old: Path) -> None:
    link = old.with_name("link.olv")
    link.symlink_to(old.name)
    write_bytes(link, b"new")
    assert link.is_symlink()
    assert old.read_bytes() == b"new"
    assert old.with_name("old.olv.bak").read_bytes() == b"old"


@pytest.mark.parametrize("failing", ["fsync", "replace", "hardlink_to", "chmod"])
def test_a_crash_on_the_way_leaves_the_old_file(
    old: Path, monkeypatch: pytest.MonkeyPatch, failing: str
) -> None:
    def crash(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    place = os if failing == "fsync" else Path
    monkeypatch.setattr(place, failing, crash)
    with pytest.raises(KeyboardInterrupt):
        write_bytes(old, b"new")
    monkeypatch.undo()
    assert old.read_bytes() == b"old"
    assert [file.name for file in old.parent.iterdir()] == ["old.olv"]


def test_a_crash_after_the_backup_leaves_the_old_file(
    old: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    replace = Path.replace

    def crash(source: Path, target: Path) -> Path:
        if target == old:
            raise KeyboardInterrupt
        return replace(source, target)

    monkeypatch.setattr(Path, "replace", crash)
    with pytest.raises(KeyboardInterrupt):
        write_bytes(old, b"new")
    assert old.read_bytes() == b"old"
    assert old.with_name("old.olv.bak").read_bytes() == b"old"


def test_a_full_disk_is_said(old: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(FormatError) as caught:
        write_bytes(old, b"new")
    assert str(caught.value) == (
        f"The file “{old}” could not be written: no space left on device. "
        "What was there before is unchanged."
    )
    assert old.read_bytes() == b"old"


def test_where_nothing_was_nothing_is_said_to_be_unchanged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(FormatError, match=r"no space left on device\.$"):
        write_bytes(tmp_path / "new.olv", b"new")
    assert list(tmp_path.iterdir()) == []


def test_without_hard_links_the_backup_is_a_copy(
    old: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise OSError(errno.EPERM, "no hard links here")

    monkeypatch.setattr(Path, "hardlink_to", refuse)
    write_bytes(old, b"new")
    assert old.with_name("old.olv.bak").read_bytes() == b"old"


def test_a_read_only_file_is_not_replaced(old: Path) -> None:
    old.chmod(0o444)
    with pytest.raises(FormatError, match="is read-only, so it was not changed"):
        write_bytes(old, b"new")
    assert old.read_bytes() == b"old"


def test_a_missing_folder_is_named(tmp_path: Path) -> None:
    path = tmp_path / "nowhere" / "new.olv"
    with pytest.raises(FormatError, match=r"there is no folder “.*nowhere”"):
        write_bytes(path, b"new")


@pytest.mark.parametrize("kind", ["folder", "ring", "zero", "long", "file as folder"])
def test_impossible_targets_are_refused_with_a_sentence(old: Path, kind: str) -> None:
    path = old.with_name("strange.olv")
    if kind == "folder":
        path.mkdir()
    elif kind == "ring":
        path.symlink_to(path.name)
    elif kind == "zero":
        path = Path("a\0b.olv")
    elif kind == "long":
        path = old.with_name("x" * 300 + ".olv")
    else:
        path = old / "below.olv"
    with pytest.raises(FormatError, match=r"^(The file )?“"):
        write_bytes(path, b"new")
    assert old.read_bytes() == b"old"


def test_changes_by_others_are_noticed(old: Path) -> None:
    stamp = read_text(old).stamp
    assert not changed_on_disk(old, stamp)
    os.utime(old, ns=(0, 0))
    assert not changed_on_disk(old, stamp), "touching a file does not change it"
    old.write_bytes(b"odd")
    os.utime(old, ns=(1, 1))
    assert changed_on_disk(old, stamp)
    old.write_bytes(b"longer")
    assert changed_on_disk(old, stamp)
    old.unlink()
    assert changed_on_disk(old, stamp)


def test_the_stamp_of_a_save_is_that_of_a_load(old: Path) -> None:
    stamp = write_bytes(old, b"new")
    assert isinstance(stamp, FileStamp)
    assert read_text(old).stamp == stamp

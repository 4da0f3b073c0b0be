"""Programs that have a file open know of each other, and forget those that were killed."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from matewright.services.file.presence import Presence

ANNOUNCE = """
import sys
from pathlib import Path
from matewright.services.file.presence import Presence
held = Presence.announce(Path(sys.argv[1]), Path(sys.argv[2]))
print("here", flush=True)
sys.stdin.read()
"""


def announced(folder: Path, path: Path) -> Presence:
    presence = Presence.announce(folder, path)
    assert presence is not None
    return presence


def test_windows_of_one_program_see_each_other(tmp_path: Path) -> None:
    folder, path = tmp_path / "notes", tmp_path / "two.epd"
    one = announced(folder, path)
    assert one.others(path) == ()
    other = announced(folder, tmp_path / "sub" / ".." / "two.epd")
    elsewhere = announced(folder, tmp_path / "three.epd")
    assert [showing.is_here for showing in one.others(path)] == [True]
    assert [showing.is_here for showing in other.others(path)] == [True]
    assert elsewhere.others(tmp_path / "three.epd") == ()
    other.withdraw()
    assert one.others(path) == ()


def test_a_link_is_the_same_file(tmp_path: Path) -> None:
    path, link = tmp_path / "two.epd", tmp_path / "link.epd"
    path.write_text("", encoding="utf-8")
    link.symlink_to(path)
    announced(tmp_path / "notes", path)
    assert announced(tmp_path / "notes", link).others(link)


@pytest.mark.skipif(sys.platform == "win32", reason="SIGKILL is not known there")
def test_another_program_is_seen_until_it_is_killed(tmp_path: Path) -> None:
    folder, path = tmp_path / "notes", tmp_path / "two.epd"
    mine = announced(folder, path)
    command = [sys.executable, "-c", ANNOUNCE, str(folder), str(path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == b"here\n"
        (showing,) = mine.others(path)
        assert not showing.is_here
        other.send_signal(signal.SIGKILL)
        other.wait()
        assert mine.others(path) == ()
    mine.withdraw()
    assert not [*folder.glob("*.open")]


def test_a_folder_that_cannot_be_written_keeps_nobody_from_working(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("", encoding="utf-8")
    assert Presence.announce(blocked / "notes", tmp_path / "two.epd") is None


def test_damaged_notes_are_passed_over(tmp_path: Path) -> None:
    folder, path = tmp_path / "notes", tmp_path / "two.epd"
    one, other = announced(folder, path), announced(folder, path)
    for note in folder.glob("*.open"):
        note.write_text("nonsense", encoding="utf-8")
    assert one.others(path) == other.others(path) == ()

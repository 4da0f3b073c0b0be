from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from PySide6.QtGui import QImage

from matewright import resources

SAMPLE = resources.path("problems", "prinz.olv")


def start(*arguments: str | Path, **environment: str) -> subprocess.CompletedProcess[str]:
    kept = {
        name: value
        for name, value in os.environ.items()
        if name not in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    }
    return subprocess.run(
        [
            sys.executable,
            "-c",
            "import sys; from matewright.gui.app import main; sys.exit(main(sys.argv[1:]))",
            *map(str, arguments),
        ],
        env=kept | environment,
        capture_output=True,
        text=True,
        timeout=120,
    )


def test_a_picture_is_taken_without_a_display(tmp_path: Path) -> None:
    picture = tmp_path / "window.png"
    ended = start(SAMPLE, "--screenshot", picture, "--size", "1024x700", "--solve")
    assert ended.returncode == 0, ended.stderr
    image = QImage(str(picture))
    assert (image.width(), image.height()) == (1024, 700)


def test_the_picture_of_a_missing_file_is_refused(tmp_path: Path) -> None:
    picture = tmp_path / "window.png"
    ended = start(tmp_path / "none.olv", "--screenshot", picture)
    assert ended.returncode == 2
    assert "none.olv" in ended.stderr
    assert "Traceback" not in ended.stderr
    assert not picture.exists()


def test_a_picture_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    ended = start(SAMPLE, "--screenshot", tmp_path / "missing" / "window.png")
    assert ended.returncode == 2
    assert "cannot be written" in ended.stderr


def test_it_tests_itself_without_a_display() -> None:
    ended = start("--selftest")
    assert ended.returncode == 0, ended.stderr
    assert "solves and shows" in ended.stdout


def test_without_a_display_one_sentence_says_so() -> None:
    ended = start()
    assert ended.returncode == 4
    assert ended.stderr.count("\n") == 1
    assert "no display" in ended.stderr


def test_a_display_that_does_not_answer_is_told_in_one_sentence() -> None:
    ended = start(QT_QPA_PLATFORM="nonsense")
    assert ended.returncode == 4
    assert ended.stderr.count("The window cannot open") == 1
    assert "Traceback" not in ended.stderr

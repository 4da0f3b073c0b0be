"""What the targets of the Makefile would run."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MAKE = shutil.which("make") or ""


@pytest.mark.skipif(not MAKE, reason="there is no make")
def test_run_opens_no_file_that_saving_could_overwrite() -> None:
    done = subprocess.run(
        [MAKE, "--no-print-directory", "--dry-run", "run"],
        cwd=ROOT,
        env={**os.environ, "DISPLAY": ":1"},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1] == ".venv/bin/matewright"

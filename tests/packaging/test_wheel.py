"""The wheel as a stranger gets it: what is in it, and whether it works in an empty environment."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).parents[2]
PRINZ = "5Kbk/6pp/6P1/8/8/8/8/7R w"

# What the text commands need; the 250 MB of Qt and its charts are left to the tests of the window.
TEXT_DEPENDENCIES = {
    *(
        Requirement(text).name.lower().replace(".", "-")
        for text in tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["dependencies"]
        if not text.startswith(("PySide6", "pyqtgraph"))
    ),
    "colorama",  # click wants it on Windows
}


def locked_requirements(names: set[str]) -> str:
    """The entries of these packages in the lock file: version, platform and hashes."""
    lock = (ROOT / "packaging" / "requirements" / "develop.txt").read_text(encoding="utf-8")
    entries = re.split(r"^(?=[a-z0-9])", lock, flags=re.MULTILINE)[1:]
    return "".join(entry for entry in entries if entry.partition("==")[0] in names)


@pytest.mark.skipif(shutil.which("cargo") is None, reason="a wheel is built with Rust")
# A page of the manual that has changed is enough for the whole engine to be built anew.
@pytest.mark.slow
def test_the_wheel_holds_everything_and_works_alone(tmp_path: Path) -> None:
    """One test, so that of several processes none waits for the wheel another one builds."""
    maturin = [sys.executable, "-m", "maturin", "build", "--quiet", "--release"]
    subprocess.run([*maturin, "--out", str(tmp_path)], cwd=ROOT, check=True)
    (wheel,) = tmp_path.glob("*.whl")
    # It serves every Python from 3.11 on.
    assert "-cp311-abi3-" in wheel.name
    with zipfile.ZipFile(wheel) as archive:
        check_resources(archive)
        check_modules(archive)
    check_installed(install(wheel, tmp_path / "environment"), tmp_path)


def check_resources(archive: zipfile.ZipFile) -> None:
    """Exactly the resources and the manual are in it."""
    prefix = "matewright/_resources/"
    packed = {
        name.removeprefix(prefix): archive.read(name)
        for name in archive.namelist()
        if name.startswith(prefix)
    }
    assert packed == {
        path.relative_to(beside).as_posix(): path.read_bytes()
        for beside, folder in ((ROOT / "resources", "."), (ROOT, "docs"))
        for path in (beside / folder).rglob("*")
        if path.is_file()
    }
    assert any(name.startswith("problems/") for name in packed)
    assert "docs/museum.md" in packed


def check_modules(archive: zipfile.ZipFile) -> None:
    """Every module and the types are in it."""
    names = set(archive.namelist())
    metadata = next(name for name in names if name.endswith(".dist-info/METADATA"))
    package = ROOT / "app"
    assert {path.relative_to(package).as_posix() for path in package.rglob("*.py")} <= names
    assert {"matewright/py.typed", "matewright/_engine.pyi"} <= names
    assert "License-Expression: GPL-3.0-or-later" in archive.read(metadata).decode()


def install(wheel: Path, folder: Path) -> Path:
    """The programs folder of an empty environment into which only the wheel was installed."""
    # The pip at hand fills it: one of its own takes longer than everything else.
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True)
    programs = folder / ("Scripts" if sys.platform == "win32" else "bin")
    pip = [sys.executable, "-m", "pip", "--python", str(programs / "python"), "install", "--quiet"]
    subprocess.run([*pip, "--no-deps", str(wheel)], check=True)
    locked = folder / "locked.txt"
    locked.write_text(locked_requirements(TEXT_DEPENDENCIES), encoding="utf-8")
    subprocess.run([*pip, "--require-hashes", "--requirement", str(locked)], check=True)
    return programs


def check_installed(programs: Path, folder: Path) -> None:
    """What was installed solves, and finds its own resources."""

    def run(*command: str) -> str:
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, encoding="utf-8")
        assert done.returncode == 0, done.stderr
        return done.stdout

    answer = run(str(programs / "matewright"), "solve", PRINZ, "#2", "--json")
    assert json.loads(answer)["keys"] == ["h1h6"]
    found = "from matewright.resources import *; print(path('problems'), manual_page('museum.md'))"
    problems, museum = map(Path, run(str(programs / "python"), "-c", found).split())
    assert problems.is_relative_to(programs.parent)
    assert museum.read_bytes() == (ROOT / "docs" / "museum.md").read_bytes()
    assert sorted(path.name for path in problems.iterdir()) == sorted(
        path.name for path in (ROOT / "resources" / "problems").iterdir()
    )

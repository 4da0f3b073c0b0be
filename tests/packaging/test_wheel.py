"""The wheel as a stranger gets it: what is in it, and whether it works in an empty environment."""

from __future__ import annotations

import fcntl
import json
import os
import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PRINZ = "5Kbk/6pp/6P1/8/8/8/8/7R w"

# What the text commands need; the 250 MB of Qt and its charts are left to the tests of the window.
TEXT_DEPENDENCIES = tuple(
    requirement
    for requirement in tomllib.loads((ROOT / "pyproject.toml").read_text())["project"][
        "dependencies"
    ]
    if not requirement.startswith(("PySide6", "pyqtgraph"))
)

pytestmark = pytest.mark.skipif(shutil.which("cargo") is None, reason="a wheel is built with Rust")


# Optimising takes a minute whenever a page of the manual has changed, and packs nothing else.
@pytest.fixture(scope="session", params=["dev", pytest.param("release", marks=pytest.mark.slow)])
def wheel(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    profile: str = request.param
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID")
    if run is None:
        return build(tmp_path_factory.mktemp("wheel"), profile)
    # Of the processes that share the tests the first to come builds, and the others wait.
    folder = tmp_path_factory.getbasetemp().parent / f"wheel-{profile}-{run}"
    folder.mkdir(exist_ok=True)
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        return next(folder.glob("*.whl"), None) or build(folder, profile)


def build(folder: Path, profile: str) -> Path:
    maturin = [sys.executable, "-m", "maturin", "build", "--quiet", "--profile", profile]
    subprocess.run([*maturin, "--out", str(folder)], cwd=ROOT, check=True)
    (found,) = folder.glob("*.whl")
    return found


def test_wheel_serves_every_python_from_3_11_on(wheel: Path) -> None:
    assert "-cp311-abi3-" in wheel.name


def test_wheel_holds_exactly_the_resources_and_the_manual(wheel: Path) -> None:
    prefix = "matewright/_resources/"
    with zipfile.ZipFile(wheel) as archive:
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


def test_wheel_holds_every_module_and_the_types(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
        metadata = next(name for name in names if name.endswith(".dist-info/METADATA"))
        text = archive.read(metadata).decode()
    package = ROOT / "app"
    modules = {path.relative_to(package).as_posix() for path in package.rglob("*.py")}
    assert modules <= names
    assert {"matewright/py.typed", "matewright/_engine.pyi"} <= names
    assert "License-Expression: GPL-3.0-or-later" in text


@pytest.fixture(scope="session")
def environment(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs folder of an empty environment into which only the wheel was installed."""
    folder = tmp_path_factory.mktemp("environment")
    # The pip at hand fills it: one of its own takes longer than everything else.
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True)
    programs = folder / ("Scripts" if sys.platform == "win32" else "bin")
    pip = [sys.executable, "-m", "pip", "--python", str(programs / "python"), "install", "--quiet"]
    subprocess.run([*pip, "--no-deps", str(wheel)], check=True)
    subprocess.run([*pip, *TEXT_DEPENDENCIES], check=True)
    return programs


def test_installed_wheel_solves(environment: Path, tmp_path: Path) -> None:
    done = subprocess.run(
        [str(environment / "matewright"), "solve", PRINZ, "#2", "--json"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["keys"] == ["h1h6"]


def test_installed_wheel_finds_its_resources(environment: Path, tmp_path: Path) -> None:
    done = subprocess.run(
        [
            str(environment / "python"),
            "-c",
            "from matewright.resources import *; print(path('problems'), manual_page('museum.md'))",
        ],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stderr
    problems, museum = map(Path, done.stdout.split())
    assert problems.is_relative_to(environment.parent)
    assert museum.read_bytes() == (ROOT / "docs" / "museum.md").read_bytes()
    assert sorted(path.name for path in problems.iterdir()) == sorted(
        path.name for path in (ROOT / "resources" / "problems").iterdir()
    )

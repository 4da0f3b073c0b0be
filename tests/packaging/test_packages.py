"""What describes the program to systems and forges is valid and names what exists."""

from __future__ import annotations

import configparser
import re
import shutil
import subprocess
import sys
import tomllib
import xml.etree.ElementTree as ET
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest
import yaml

ROOT = Path(__file__).parents[2]
LINUX = ROOT / "packaging" / "linux"
ID = "org.matewright.Matewright"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
PROGRAMS = {*PROJECT["scripts"], *PROJECT["gui-scripts"]}


@pytest.fixture
def packages(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    return import_module("packages")


def test_the_version_stands_in_one_place_and_the_changelog_has_it(packages: ModuleType) -> None:
    assert "version" in PROJECT["dynamic"]
    engine = tomllib.loads((ROOT / "engine" / "Cargo.toml").read_text(encoding="utf-8"))
    assert "version" not in engine["package"]
    numbers = [number for number, _ in packages.releases()]
    assert numbers[0] == packages.version()
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert re.findall(r"^## \[(.*?)\]", text, flags=re.MULTILINE) == ["Unreleased", *numbers]


def test_the_desktop_file_starts_a_program_for_the_type_of_its_files() -> None:
    file = configparser.ConfigParser(interpolation=None)
    file.optionxform = str  # type: ignore[assignment,method-assign]  # keys keep their capitals
    file.read(LINUX / f"{ID}.desktop", encoding="utf-8")
    entry = file["Desktop Entry"]
    assert entry["Exec"].split()[0] in PROGRAMS
    kind = ET.parse(LINUX / "matewright-mime.xml").getroot()[0]  # noqa: S314 - our own file
    assert entry["MimeType"] == f"{kind.get('type')};"
    assert (ROOT / "resources" / f"{entry['Icon']}.svg").is_file()
    app = (ROOT / "app" / "matewright" / "gui" / "app.py").read_text(encoding="utf-8")
    assert f'setDesktopFileName("{ID}")' in app


def test_the_description_for_software_centres_names_programs_and_release(
    packages: ModuleType,
) -> None:
    component = ET.fromstring(packages.metainfo_text())  # noqa: S314 - our own file
    assert {name.text for name in component.iter("binary")} == PROGRAMS
    assert component.findtext("launchable") == f"{ID}.desktop"
    assert next(component.iter("release")).get("version") == packages.version()


@pytest.mark.skipif(
    not shutil.which("desktop-file-validate"), reason="desktop-file-utils is missing"
)
def test_the_desktop_file_is_valid() -> None:
    command = ["desktop-file-validate", str(LINUX / f"{ID}.desktop")]
    done = subprocess.run(command, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, "")


@pytest.mark.skipif(not shutil.which("appstreamcli"), reason="appstreamcli is missing")
def test_the_description_for_software_centres_is_valid(
    packages: ModuleType, tmp_path: Path
) -> None:
    file = tmp_path / f"{ID}.metainfo.xml"
    file.write_text(packages.metainfo_text(), encoding="utf-8")
    command = ["appstreamcli", "validate", "--no-net", str(file)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout


def test_every_program_and_command_has_a_man_page(tmp_path: Path) -> None:
    script = str(ROOT / "packaging" / "man_pages.py")
    subprocess.run([sys.executable, script, str(tmp_path)], check=True)
    pages = {path.stem for path in tmp_path.iterdir()}
    assert {*PROGRAMS, "matewright-solve", "matewright-batch"} <= pages
    for page in tmp_path.iterdir():
        text = page.read_text(encoding="utf-8")
        assert text.startswith(".TH ")
        assert f"\n.SH NAME\n{page.stem} - " in text.replace("\\-", "-")


def test_the_workflow_tests_oldest_and_newest_python_on_three_systems() -> None:
    """`on` is a truth value in YAML 1.1; the rest is what a forge reads."""
    file = ROOT / ".github" / "workflows" / "tests.yml"
    workflow = yaml.safe_load(file.read_text(encoding="utf-8"))
    assert {*workflow} == {"name", True, "permissions", "concurrency", "defaults", "jobs"}
    oldest = PROJECT["requires-python"].removeprefix(">=")
    matrix = workflow["jobs"]["test"]["strategy"]["matrix"]
    assert {system.partition("-")[0] for system in matrix["system"]} == {
        "ubuntu",
        "windows",
        "macos",
    }
    assert matrix["python"][0] == oldest
    targets = (ROOT / "Makefile").read_text(encoding="utf-8")
    for job in workflow["jobs"].values():
        assert job["runs-on"] == "${{ matrix.system }}"
        for step in job["steps"]:
            assert len({"uses", "run"} & {*step}) == 1
            if "uses" in step:
                assert re.fullmatch(r"actions/[a-z-]+@v\d+", step["uses"])
                continue
            for path in re.findall(r"(?:packaging|\.ci)/[\w/]+", step["run"]):
                assert (ROOT / path).is_file()
            for target in re.findall(r"make ([a-z-]+)", step["run"]):
                assert f"\n{target}: " in targets
    assert any(".ci/run" in step.get("run", "") for step in workflow["jobs"]["test"]["steps"])


@pytest.mark.skipif(sys.platform == "win32", reason="needs bash")
def test_the_installer_and_the_archive_pack_what_is_built(packages: ModuleType) -> None:
    script = (ROOT / "packaging" / "windows" / "matewright.iss").read_text(encoding="utf-8")
    (source,) = re.findall(r'^Source: "\.\.\\\.\.\\(.*)\\\*"', script, flags=re.MULTILINE)
    assert ROOT / source.replace("\\", "/") == packages.FOLDER
    spec = (ROOT / "packaging" / "matewright.spec").read_text(encoding="utf-8")
    assert {*re.findall(r'program\("([\w-]+)"', spec)} == PROGRAMS
    compile(spec, "matewright.spec", "exec")

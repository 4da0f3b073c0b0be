"""Builds are reproducible: everything has an upper bound and a locked version with its hash."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
RUNTIME = PROJECT["project"]["dependencies"]
EXTRAS = PROJECT["project"]["optional-dependencies"]
CRATES = ("engine", "engine/python")


def locked(name: str) -> dict[str, list[str]]:
    """The versions in a lock file by package, each of which has hashes."""
    text = (ROOT / "packaging" / "requirements" / name).read_text(encoding="utf-8")
    # Where packages come from is the machine's affair.
    assert "://" not in text
    found: dict[str, list[str]] = {}
    for entry in re.split(r"^(?=[a-z0-9])", text, flags=re.MULTILINE)[1:]:
        assert "--hash=sha256:" in entry, entry
        package, version = re.split(r"==|[\s;\\]", entry)[:2]
        found.setdefault(canonicalize_name(package), []).append(version)
    return found


@pytest.mark.parametrize(
    ("lock", "wanted"),
    [
        ("develop.txt", [*RUNTIME, *EXTRAS["dev"]]),
        ("tools.txt", [*RUNTIME, *EXTRAS["dev"], *EXTRAS["plots"], *EXTRAS["tools"]]),
    ],
)
def test_what_is_wanted_is_locked_within_its_bounds(lock: str, wanted: list[str]) -> None:
    versions = locked(lock)
    for requirement in map(Requirement, wanted):
        of_package = versions.get(canonicalize_name(requirement.name), [])
        assert of_package, f"make lock: {requirement} is missing from {lock}"
        assert all(version in requirement.specifier for version in of_package), requirement


def test_the_tools_are_locked_beside_the_same_versions() -> None:
    tools = locked("tools.txt")
    assert {name: tools[name] for name in locked("develop.txt")} == locked("develop.txt")


def test_every_dependency_of_python_has_an_upper_bound() -> None:
    every = [
        *RUNTIME,
        *PROJECT["build-system"]["requires"],
        *(r for e in EXTRAS.values() for r in e),
    ]
    unbounded = [
        requirement
        for requirement in every
        if not any(
            part.operator in {"<", "==", "~="} for part in Requirement(requirement).specifier
        )
    ]
    assert unbounded == []


@pytest.mark.parametrize("crate", CRATES)
def test_every_crate_has_an_upper_bound_and_the_same_rust(crate: str) -> None:
    toolchain = tomllib.loads((ROOT / "rust-toolchain.toml").read_text(encoding="utf-8"))
    manifest = tomllib.loads((ROOT / crate / "Cargo.toml").read_text(encoding="utf-8"))
    assert toolchain["toolchain"]["channel"].startswith(manifest["package"]["rust-version"])
    for tables in ("dependencies", "build-dependencies", "dev-dependencies"):
        for name, value in manifest.get(tables, {}).items():
            version = value if isinstance(value, str) else value.get("version", "path")
            # Cargo reads "1.2" as "from 1.2 on, below 2".
            assert version == "path" or re.fullmatch(r"\d+(\.\d+)*", version), name


def test_cargo_never_leaves_its_lock_file() -> None:
    assert PROJECT["tool"]["maturin"]["locked"] is True
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    building = re.findall(
        r"^.*\bcargo (?:test|clippy|build) .*--manifest-path.*$", makefile, flags=re.MULTILINE
    )
    assert building
    assert [line for line in building if "--locked" not in line] == []

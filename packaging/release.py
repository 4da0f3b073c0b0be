"""Checks that what lies in dist/ can be published as the version of this checkout.

python packaging/release.py        status 1, and a line for each fault, when it cannot
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

from packages import BUILD, DIST, ROOT, newest_wheel, releases, version

PRINZ = "5Kbk/6pp/6P1/8/8/8/8/7R w"


def faults() -> Iterator[str]:
    """What stands in the way of a release."""
    number = version()
    yield from _changelog(number)
    yield from _source(number)
    yield from _locks()
    yield from _wheel()


def _changelog(number: str) -> Iterator[str]:
    newest, date = (*releases(), ("none", ""))[0]
    if newest != number:
        yield f"the newest release in CHANGELOG.md is {newest}, the version is {number}"
    elif date > datetime.now(UTC).date().isoformat():
        yield f"CHANGELOG.md dates {number} to {date}, which is still to come"
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    unreleased = text.partition("## [Unreleased]")[2].partition("\n## [")[0]
    if unreleased.strip():
        yield "CHANGELOG.md has unreleased changes: move them under a version"


def _source(number: str) -> Iterator[str]:
    if _printed("git", "status", "--porcelain"):
        yield "the work tree has changes that are not committed"
    if f"v{number}" not in _printed("git", "tag", "--points-at", "HEAD").split():
        yield f"this commit has no tag v{number}"


def _locks() -> Iterator[str]:
    for crate in ("engine", "engine/python"):
        command = ["cargo", "metadata", "--locked", "--format-version", "1", "--no-deps"]
        if _status(*command, "--manifest-path", f"{crate}/Cargo.toml"):
            yield f"{crate}/Cargo.lock does not fit its Cargo.toml"
    if _status(sys.executable, "-m", "pytest", "-q", "-n0", "tests/packaging/test_lock.py"):
        yield "tests/packaging/test_lock.py fails: make lock ARGS= adds what the locks lack"


def _wheel() -> Iterator[str]:
    try:
        wheel = newest_wheel()
    except ValueError:
        yield "dist/ does not hold one wheel of this version: make packages"
        return
    if sys.platform == "linux":
        if "manylinux" not in wheel.name:
            yield f"{wheel.name} runs on no other Linux than this one"
        elif _status(sys.executable, "-m", "auditwheel", "show", str(wheel)):
            yield f"auditwheel refuses {wheel.name}"
    BUILD.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=BUILD) as folder:
        _run(sys.executable, "-m", "zipfile", "-e", str(wheel), folder)
        # The libraries are those of this environment, the program is the wheel's.
        asked = (
            f"import sys; sys.path.insert(0, {folder!r}); import matewright; "
            f"print(matewright.__file__, *matewright.solve({PRINZ!r}, '#2').keys)"
        )
        if _printed(sys.executable, "-c", asked).split() != [
            str(Path(folder) / "matewright" / "__init__.py"),
            "h1h6",
        ]:
            yield f"{wheel.name} does not solve a mate in two"


def _run(*command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(  # noqa: S603 - the commands of this file
        command, cwd=ROOT, check=False, capture_output=True, text=True
    )


def _printed(*command: str) -> str:
    return _run(*command).stdout


def _status(*command: str) -> int:
    return _run(*command).returncode


if __name__ == "__main__":
    found = list(faults())
    for fault in found:
        print(f"Not ready: {fault}.")  # noqa: T201 - the answer of a check
    if not found:
        print("Ready:", *sorted(path.name for path in DIST.iterdir()))  # noqa: T201
    sys.exit(bool(found))

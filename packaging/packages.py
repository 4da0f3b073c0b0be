"""Builds what can be installed without a compiler, for the system it runs on, into dist/.

    python packaging/packages.py            everything for this system
    python packaging/packages.py STEP…      of wheel, folder, archive, deb, installer, dmg

Linux: wheel, folder, archive (.tar.xz of the folder), deb. Windows: wheel, folder, installer.
macOS: wheel, folder (the application), dmg. The steps build on one another in that order.
"""

from __future__ import annotations

import gzip
import os
import platform
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
PACKAGING: Final = ROOT / "packaging"
LINUX: Final = PACKAGING / "linux"
BUILD: Final = ROOT / "build" / "packages"
DIST: Final = ROOT / "dist"
FOLDER: Final = BUILD / "folder" / "matewright"
ID: Final = "org.matewright.Matewright"
ICON: Final = ROOT / "resources" / "matewright.svg"
# Debian wants an address; there is no public one yet.
MAINTAINER: Final = os.environ.get(
    "MAINTAINER", "The Matewright authors <matewright@matewright.invalid>"
)
_RELEASE: Final = re.compile(r"^## \[(\d+\.\d+\.\d+)\] - (\d{4}-\d\d-\d\d)$", re.MULTILINE)


def version() -> str:
    """The version, from the only file that has it."""
    manifest = tomllib.loads((ROOT / "engine" / "python" / "Cargo.toml").read_text("utf-8"))
    return str(manifest["package"]["version"])


def releases() -> list[tuple[str, str]]:
    """Versions and dates from the changelog, the newest first."""
    return _RELEASE.findall((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))


def architecture() -> str:
    """The processor, as file names of this system have it."""
    return platform.machine().lower()


def run(*command: str | Path, **environment: str) -> None:
    """Run a program at the root of the project; its failure ends everything."""
    print("+", *command, flush=True)  # noqa: T201 - a build says what it does
    subprocess.run(  # noqa: S603 - the commands of this file
        [str(word) for word in command], cwd=ROOT, env=os.environ | environment, check=True
    )


def newest_wheel() -> Path:
    """The wheel of this version for this system."""
    (wheel,) = DIST.glob(f"matewright-{version()}-cp311-abi3-*.whl")
    return wheel


def wheel() -> None:
    """One wheel for every Python from 3.11 on; on Linux for every glibc from 2.17 on."""
    for old in DIST.glob("matewright-*.whl"):
        old.unlink()
    maturin = [sys.executable, "-m", "maturin", "build", "--release", "--out", str(DIST)]
    if sys.platform == "linux":
        # The linker of Zig knows the symbols of old versions of glibc.
        maturin += ["--zig", "--compatibility", "manylinux2014"]
    # It looks for Zig by way of the first python3.
    programs = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    run(*maturin, PATH=programs)


def folder() -> None:
    """The self-contained folder, by PyInstaller: it needs no Python."""
    unpacked = BUILD / "wheel"
    for old in (unpacked, BUILD / "folder"):
        shutil.rmtree(old, ignore_errors=True)
    with zipfile.ZipFile(newest_wheel()) as archive:
        archive.extractall(unpacked)
    if sys.platform != "linux":
        _icon("ico" if sys.platform == "win32" else "icns")
    # The wheel comes before the checkout, whose resources lie elsewhere.
    run(
        sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN",
        "--distpath", BUILD / "folder", "--workpath", BUILD / "work", PACKAGING / "matewright.spec",
        PYTHONPATH=str(unpacked),
    )  # fmt: skip
    shutil.copy2(ROOT / "LICENSE", FOLDER)
    if sys.platform != "win32":
        for name in ("matewright-gui", "matewright-py"):
            (FOLDER / name).symlink_to("matewright")


def _icon(ending: str) -> None:
    """The icon in the format of this system, drawn by Qt."""
    from PySide6.QtGui import QGuiApplication, QIcon

    _application = QGuiApplication(["icon", "-platform", "offscreen"])
    QIcon(str(ICON)).pixmap(256, 256).save(str(BUILD / f"matewright.{ending}"))


def archive() -> None:
    """The folder as one file."""
    name = f"matewright-{version()}-linux-{architecture()}"
    # Owner, order and dates say nothing of the machine that packed it.
    packing = ["--sort=name", "--owner=0", "--group=0", "--numeric-owner", f"--mtime=@{_date()}"]
    rename = f"--transform=flags=r;s,^matewright,{name},"
    target = DIST / f"{name}.tar.xz"
    run(
        "tar",
        "--create",
        *packing,
        rename,
        "--xz",
        "--file",
        target,
        "-C",
        FOLDER.parent,
        "matewright",
    )


def deb() -> None:
    """The package for Debian and its relatives: the folder, and what a desktop wants to know."""
    tree = BUILD / "deb"
    shutil.rmtree(tree, ignore_errors=True)
    share = tree / "usr" / "share"
    shutil.copytree(FOLDER, tree / "usr" / "lib" / "matewright", symlinks=True)
    (tree / "usr" / "lib" / "matewright" / "LICENSE").unlink()
    for name in ("matewright", "matewright-gui", "matewright-py"):
        link = tree / "usr" / "bin" / name
        link.parent.mkdir(exist_ok=True)
        link.symlink_to(f"../lib/matewright/{name}")
    _copy(LINUX / f"{ID}.desktop", share / "applications")
    _copy(LINUX / "matewright-mime.xml", share / "mime" / "packages")
    _copy(ICON, share / "icons" / "hicolor" / "scalable" / "apps")
    metainfo = share / "metainfo" / f"{ID}.metainfo.xml"
    metainfo.parent.mkdir(parents=True)
    metainfo.write_text(metainfo_text(), encoding="utf-8")
    pages = share / "man" / "man1"
    run(sys.executable, PACKAGING / "man_pages.py", pages)
    for page in pages.iterdir():
        _compress(page)
    documents = share / "doc" / "matewright"
    _copy(LINUX / "copyright", documents)
    changes = documents / "changelog"
    changes.write_text(_debian_changelog(), encoding="utf-8")
    _compress(changes)
    _copy(LINUX / "lintian-overrides", share / "lintian" / "overrides", "matewright")
    _tidy(tree)
    control = tree / "DEBIAN" / "control"
    control.parent.mkdir(mode=0o755)
    size = sum(path.lstat().st_size for path in tree.rglob("*")) // 1024
    described = (LINUX / "control").read_text(encoding="utf-8")
    control.write_text(
        described.format(
            version=version(), maintainer=MAINTAINER, size=size, architecture=_debian_architecture()
        ),
        encoding="utf-8",
    )
    target = DIST / f"matewright_{version()}_{_debian_architecture()}.deb"
    # A higher level takes minutes and saves a tenth.
    run(
        "dpkg-deb",
        "--root-owner-group",
        "-Zxz",
        "-z2",
        "--build",
        tree,
        target,
        SOURCE_DATE_EPOCH=_date(),
    )


def metainfo_text() -> str:
    """The description for software centres with the releases of the changelog."""
    text = (LINUX / f"{ID}.metainfo.xml").read_text(encoding="utf-8")
    rows = "".join(
        f'    <release version="{number}" date="{date}"/>\n' for number, date in releases()
    )
    return text.replace("</component>", f"  <releases>\n{rows}  </releases>\n</component>")


def _debian_architecture() -> str:
    return subprocess.run(
        ["dpkg", "--print-architecture"],  # noqa: S607 - wherever Debian has it
        capture_output=True,
        text=True,
        check=True,
    ).stdout.strip()


def _debian_changelog() -> str:
    parts = []
    for number, date in releases():
        day = datetime.fromisoformat(date).replace(tzinfo=UTC)
        parts.append(
            f"matewright ({number}) unstable; urgency=medium\n\n"
            "  * See CHANGELOG.md of the source.\n\n"
            f" -- {MAINTAINER}  {day:%a, %d %b %Y %H:%M:%S +0000}\n"
        )
    return "\n".join(parts)


def _date() -> str:
    """The day of the newest release, in seconds since 1970."""
    return str(int(datetime.fromisoformat(releases()[0][1]).replace(tzinfo=UTC).timestamp()))


def _copy(file: Path, folder: Path, name: str = "") -> None:
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(file, folder / (name or file.name))


def _compress(file: Path) -> None:
    # No name and no date in it: the same text gives the same file.
    packed = gzip.compress(file.read_bytes(), compresslevel=9, mtime=0)
    file.with_name(f"{file.name}.gz").write_bytes(packed)
    file.unlink()


def _tidy(tree: Path) -> None:
    """Modes as Debian wants them: programs may be run, libraries and data not."""
    for path in tree.rglob("*"):
        if path.is_symlink():
            continue
        runs = path.is_dir() or path == tree / "usr" / "lib" / "matewright" / "matewright"
        path.chmod(0o755 if runs else 0o644)


def installer() -> None:
    """The installer for Windows, by Inno Setup."""
    run("iscc", f"/DVersion={version()}", f"/O{DIST}", PACKAGING / "windows" / "matewright.iss")


def dmg() -> None:
    """The disk image for macOS."""
    target = DIST / f"Matewright-{version()}-{architecture()}.dmg"
    source = BUILD / "folder" / "Matewright.app"
    run(
        "hdiutil",
        "create",
        "-volname",
        "Matewright",
        "-srcfolder",
        source,
        "-ov",
        "-format",
        "UDZO",
        target,
    )


STEPS: Final[dict[str, Callable[[], None]]] = {
    step.__name__: step for step in (wheel, folder, archive, deb, installer, dmg)
}
OF_SYSTEM: Final = {
    "linux": ("wheel", "folder", "archive", "deb"),
    "win32": ("wheel", "folder", "installer"),
    "darwin": ("wheel", "folder", "dmg"),
}


def main(arguments: Sequence[str]) -> None:
    """Take the steps that are named, or all of this system."""
    DIST.mkdir(exist_ok=True)
    BUILD.mkdir(parents=True, exist_ok=True)
    for name in arguments or OF_SYSTEM[sys.platform]:
        STEPS[name]()


if __name__ == "__main__":
    main(sys.argv[1:])

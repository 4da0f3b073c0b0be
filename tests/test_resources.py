"""Data files are found in a checkout and in an installed package."""

from __future__ import annotations

from pathlib import Path

import pytest

import matewright
from matewright import resources

ROOT = Path(__file__).parents[1]


def test_a_checkout_serves_its_own_files() -> None:
    found = resources.path("problems", "prinz.olv")
    assert found == ROOT / "resources" / "problems" / "prinz.olv"
    assert found.is_file()


def test_the_folder_itself_has_a_path() -> None:
    assert resources.path() == ROOT / "resources"


def test_outside_a_checkout_the_package_holds_them(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(resources, "_CHECKOUT", tmp_path)
    package = Path(matewright.__file__).parent
    assert resources.path("problems", "prinz.olv") == (
        package / "_resources" / "problems" / "prinz.olv"
    )


def test_a_path_is_given_for_what_is_not_there() -> None:
    assert not resources.path("problems", "missing.olv").exists()

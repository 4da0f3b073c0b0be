"""docs/fairy.md tells what is solved, in the words of the model."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

from matewright.model.kinds import FAIRY_KINDS, FAMILIES, UNPLAYED_KINDS

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    # The folder has the name of a library, so it cannot be imported as a package.
    spec = importlib.util.spec_from_file_location("fairy_page", ROOT / "packaging/fairy_page.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def test_the_page_is_up_to_date(tool: ModuleType) -> None:
    page = (ROOT / "docs" / "fairy.md").read_text(encoding="utf-8")
    assert page == tool.text(), "python packaging/fairy_page.py"


def test_each_kind_is_of_one_family() -> None:
    listed = [kind.code for family in FAMILIES for kind in family.kinds]
    assert sorted(listed) == sorted(FAIRY_KINDS.keys() - UNPLAYED_KINDS | {"H"} | {"G"})

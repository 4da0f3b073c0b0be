"""The themes stay in small files, and facts know no definitions."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from matewright.services.themes.find import DEFINITIONS

PACKAGE = Path(__file__).parents[3] / "app" / "matewright" / "services" / "themes"
FILES = sorted(PACKAGE.rglob("*.py"))
MOST_LINES = 400


def name(path: Path) -> str:
    return path.relative_to(PACKAGE).as_posix()


@pytest.mark.parametrize("path", FILES, ids=name)
def test_a_file_has_few_lines(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= MOST_LINES


@pytest.mark.parametrize("path", [p for p in FILES if "facts" in p.parts], ids=name)
def test_facts_stand_on_facts_alone(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    own = "matewright.services.themes"
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(own):
            assert (node.module or "").startswith(f"{own}.facts"), ast.unparse(node)


def test_every_definition_is_loaded() -> None:
    own = [path for path in FILES if ".theme(" in path.read_text(encoding="utf-8")]
    assert {name(path).removesuffix(".py").replace("/", ".") for path in own} == {*DEFINITIONS}

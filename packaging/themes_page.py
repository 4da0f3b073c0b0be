"""Writes the definitions in docs/themes.md from the themes themselves and their examples.

    python packaging/themes_page.py

Everything below the heading "Definitions" is written anew; what stands above is kept.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "app"))

from matewright.model.problem import Problem  # noqa: E402 - found by then
from matewright.services import themes  # noqa: E402
from matewright.services.themes.examples import records  # noqa: E402

PAGE: Final = ROOT / "docs" / "themes.md"
HEADING: Final = "## Definitions\n"


def main() -> None:
    """Write the page."""
    head, _, _ = PAGE.read_text(encoding="utf-8").partition(HEADING)
    body = "\n".join(_lines())
    PAGE.write_text(f"{head}{HEADING}{body}\n", encoding="utf-8")


def _lines() -> Iterator[str]:
    group = ""
    for theme in themes.THEMES.values():
        if theme.group != group:
            group = theme.group
            yield f"\n### {group}"
        others = f" ({', '.join(theme.aliases)})" if theme.aliases else ""
        off = "" if theme.is_on else " *Switched off.*"
        source = f" *After {theme.source}.*" if theme.source else ""
        yield f"\n**{theme.name}**{others}. {theme.about}{source}{off}"
        problem = themes.example(theme.name)
        if problem is not None:
            yield from _example(theme.name, problem)


def _example(name: str, problem: Problem) -> Iterator[str]:
    solution = themes.solve(problem)
    reason = next(found.reason for found in themes.find(solution) if found.name == name)
    yield "\n```text"
    for rank in range(7, -1, -1):
        row = problem.position.board[8 * rank : 8 * rank + 8]
        yield " ".join("." if piece is None else piece.letter for piece in row)
    noted = records()[name]
    twin_words = "".join(f"; {twin}" for twin in noted["twins"])
    yield f"{problem.stipulation.text}{twin_words}   {noted['source']}"
    yield "```"
    yield reason


if __name__ == "__main__":
    main()

"""Writes the definitions in docs/themes.md from the themes themselves and the tests' positions.

    python packaging/themes_page.py

Everything below the heading "Definitions" is written anew; what stands above is kept.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "app"))

from matewright.model.play_options import PlayOptions, natural_turn  # noqa: E402 - found by then
from matewright.model.position import Position  # noqa: E402
from matewright.model.problem import Problem  # noqa: E402
from matewright.model.stipulation import stipulation_of  # noqa: E402
from matewright.model.twin import Twin  # noqa: E402
from matewright.services import themes  # noqa: E402

PAGE: Final = ROOT / "docs" / "themes.md"
POSITIONS: Final = ROOT / "tests" / "services" / "themes" / "positions.json"
HEADING: Final = "## Definitions\n"


def main() -> None:
    """Write the page."""
    head, _, _ = PAGE.read_text(encoding="utf-8").partition(HEADING)
    positions = {one["theme"]: one for one in json.loads(POSITIONS.read_text(encoding="utf-8"))}
    body = "\n".join(_lines(positions))
    PAGE.write_text(f"{head}{HEADING}{body}\n", encoding="utf-8")


def _lines(positions: dict[str, Any]) -> Iterator[str]:
    group = ""
    for theme in themes.THEMES.values():
        if theme.group != group:
            group = theme.group
            yield f"\n### {group}"
        others = f" ({', '.join(theme.aliases)})" if theme.aliases else ""
        off = "" if theme.is_on else " *Switched off.*"
        yield f"\n**{theme.name}**{others}. {theme.about}{off}"
        if theme.name in positions:
            yield from _example(theme.name, positions[theme.name])


def _example(name: str, one: dict[str, Any]) -> Iterator[str]:
    asked = stipulation_of(one["stipulation"])
    position = Position.from_fen(one["fen"], natural_turn(asked, PlayOptions()))
    twins = tuple(map(Twin.parse, one["twins"]))
    options = PlayOptions(duplex=one.get("duplex", False))
    solution = themes.solve(Problem(position, asked, options, twins))
    reason = next(found.reason for found in themes.find(solution) if found.name == name)
    yield "\n```text"
    for rank in range(7, -1, -1):
        row = position.board[8 * rank : 8 * rank + 8]
        yield " ".join("." if piece is None else piece.letter for piece in row)
    twin_words = "".join(f"; {twin}" for twin in one["twins"])
    yield f"{asked.text}{twin_words}   {one['source']}"
    yield "```"
    yield reason


if __name__ == "__main__":
    main()

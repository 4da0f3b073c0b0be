"""Themes against what publications state: recall and agreement by theme, and the time it takes.

    python -m tests.bench.themes

Reads `../shared/oracle/themes_dev.jsonl`. Publications state what an author was proud of, so what
is found beside is no error; docs/themes.md has a check of such findings by hand.
"""

from __future__ import annotations

import json
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any, Final

from matewright.engine import Options
from matewright.model.play_options import PlayOptions, natural_turn
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.stipulation import stipulation_of
from matewright.model.twin import Twin
from matewright.services import themes
from matewright.services.themes.find import folded

_PLACES: Final = [
    folder / "shared" / "oracle" / "themes_dev.jsonl" for folder in Path(__file__).parents
]


def main() -> None:
    oracle = next((place for place in _PLACES if place.exists()), None)
    if oracle is None:
        sys.exit("shared/oracle/themes_dev.jsonl is not there: nothing to compare with")
    known = themes.names()
    stated: Counter[str] = Counter()
    found: Counter[str] = Counter()
    both: Counter[str] = Counter()
    unknown: Counter[str] = Counter()
    seconds: dict[str, list[float]] = {}
    for line in oracle.read_text(encoding="utf-8").splitlines():
        one = json.loads(line)
        names, took = _found(one)
        seconds.setdefault(one["stipulation"], []).append(took)
        wanted = set()
        for text in one["themes"]:
            name = known.get(folded(text))
            if name is None or not themes.THEMES[name].is_on:
                unknown[text] += 1
            else:
                wanted.add(name)
        stated.update(wanted)
        found.update(names)
        both.update(wanted & names)
    print(f"{'THEME':<40} {'STATED':>6} {'FOUND':>6} {'BOTH':>5}")
    for name in themes.THEMES:
        if stated[name] or found[name]:
            print(f"{name:<40} {stated[name]:>6} {found[name]:>6} {both[name]:>5}")
    share = both.total() / stated.total()
    print(
        f"recall {both.total()} of {stated.total()}: {share:.1%}; "
        f"stated but not in the list: {unknown.total()}"
    )
    for asked, times in sorted(seconds.items()):
        print(f"{asked}: {len(times)} problems, at most {1000 * max(times):.0f} ms for the themes")


def _found(one: dict[str, Any]) -> tuple[set[str], float]:
    asked = stipulation_of(one["stipulation"])
    position = Position.from_fen(one["fen"], natural_turn(asked, PlayOptions()))
    twins = tuple(map(Twin.parse, one.get("twins", ())))
    solution = themes.solve(Problem(position, asked, twins=twins), Options(time_limit=30))
    start = time.perf_counter()
    names = {finding.name for finding in themes.find(solution)}
    return names, time.perf_counter() - start


if __name__ == "__main__":
    main()

"""How many problems show each theme: the table of `services/themes/frequency.py`.

    python -m tests.bench.theme_frequency FILE …

FILEs hold problems in any format that is read, or are records such as `themes_dev.jsonl`. Only
orthodox problems of up to five moves count that are sound and are solved in `SECONDS`: one key, or
up to `MOST_LINES` solutions of help play. Each counts once.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import matewright
from matewright.engine import Options
from matewright.errors import MatewrightError
from matewright.model.play_options import PlayOptions, natural_turn
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.solution import Solution
from matewright.model.stipulation import stipulation_of
from matewright.model.twin import Twin
from matewright.services import themes

SECONDS: Final = 3.0
MOST_MOVES: Final = 5
MOST_LINES: Final = 6


def main() -> None:
    totals: Counter[bool] = Counter()
    counts: Counter[tuple[str, bool]] = Counter()
    seen: set[str] = set()
    for problem in (one for name in sys.argv[1:] for one in _problems(Path(name))):
        try:
            solution = _answer(problem)
            found = themes.find(solution) if solution is not None else ()
        except MatewrightError:
            continue
        question = f"{problem.stipulation.text} {problem.position.fen} {problem.twins}"
        if solution is None or question in seen:
            continue
        seen.add(question)
        is_battle = solution.stipulation.play.is_battle
        totals[is_battle] += 1
        counts.update((one.name, is_battle) for one in found)
    print(f"battle play: {totals[True]}, help play and series: {totals[False]}")
    for theme in themes.THEMES.values():
        if theme.is_on:
            print(f"{theme.name}: {counts[theme.name, True]} {counts[theme.name, False]}")


def _answer(problem: Problem) -> Solution | None:
    """The answer to an orthodox problem that is sound."""
    if problem.conditions or problem.stipulation.checked().moves > MOST_MOVES:
        return None
    solution = themes.solve(problem, Options(time_limit=SECONDS))
    if not themes.is_whole(solution) or solution.question.fairy_names:
        return None
    parts = (solution, *solution.twins)
    return solution if all(map(_is_sound, parts)) else None


def _is_sound(part: Solution) -> bool:
    if part.stipulation.play.is_battle:
        return len(part.keys) == 1
    return 1 <= len(part.lines) <= MOST_LINES


def _problems(path: Path) -> Iterator[Problem]:
    if path.suffix != ".jsonl":
        yield from matewright.read(path)
        return
    for line in path.read_text(encoding="utf-8").splitlines():
        one = json.loads(line)
        asked = stipulation_of(one["stipulation"])
        position = Position.from_fen(one["fen"], natural_turn(asked, PlayOptions()))
        yield Problem(position, asked, twins=tuple(map(Twin.parse, one.get("twins", ()))))


if __name__ == "__main__":
    main()

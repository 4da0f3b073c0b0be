"""Direct mates from files as cases: the samples of the project, or any file of problems."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from pathlib import Path

from matewright import resources
from matewright.model.stipulation import Stipulation
from matewright.services.file import files
from tests.bench.cases import Case, Work

EXACT_UP_TO = 5
"""Up to this length what a file states is taken for the shortest mate, beyond it for a bound."""


def sample_files() -> list[Path]:
    """The files of problems the project has of its own."""
    return sorted(resources.path("problems").glob("*.olv"))


def cases_of(path: Path, *, exact_up_to: int = EXACT_UP_TO) -> list[Case]:
    """The direct mates of a file; other problems are left out. Raises `FormatError`."""
    found = []
    for number, problem in enumerate(files.load(path).collection, start=1):
        asked = problem.stipulation
        if not isinstance(asked, Stipulation) or not asked.is_direct_mate:
            continue
        if problem.read_error or problem.unsupported:
            continue
        moves = asked.moves
        name = f"{path.stem}:{number}"
        exact = moves <= exact_up_to
        found.append(Case(name, problem.position.fen, moves, Work.KEY, exact=exact))
    return found


def by_length(
    cases: Sequence[Case], lengths: range, most: int | None
) -> list[tuple[int, list[Case]]]:
    """The cases by number of moves; of each at most `most`, spread over all there are."""
    groups = []
    chosen = sorted((case for case in cases if case.moves in lengths), key=lambda case: case.moves)
    for moves, group in groupby(chosen, key=lambda case: case.moves):
        members = list(group)
        if most is not None and len(members) > most:
            members = [members[place * len(members) // most] for place in range(most)]
        groups.append((moves, members))
    return groups

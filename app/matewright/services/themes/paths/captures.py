"""Captured pieces: who goes where they stood, who mates, what comes back."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from matewright.model.move import square_name as sq
from matewright.services.themes.evidence import Evidence
from matewright.services.themes.facts.board import (
    king_of,
    other,
    side_of,
)
from matewright.services.themes.facts.phases import Phase
from matewright.services.themes.facts.plies import Ply
from matewright.services.themes.facts.study import Study
from matewright.services.themes.registry import PATHS


@PATHS.theme("Kniest")
def kniest(study: Study) -> Iterator[Evidence]:
    """The mating side captures on a square, and the other king goes to it later to be mated there.
    All moves stand in one line of help play or of a series.
    """
    if study.is_battle:
        return
    for line in study.lines_of_play:
        last = line[-1]
        king = king_of(last.after, other(last.side))
        if not last.move.mate or king is None:
            continue
        for i, ply in enumerate(line):
            if ply.side == last.side and ply.move.capture and ply.target == king:
                steps = [p for p in line[i:] if p.piece == "K" and p.target == king]
                if steps and steps[-1].side != last.side and not steps[-1].move.capture:
                    yield Evidence(
                        [ply, steps[-1], last],
                        f"{study.san(ply)} captures on {sq(king)}, where the king is mated later.",
                        squares=(king,),
                    )


@PATHS.theme("Zajic", is_on=False)
def zajic(study: Study) -> Iterator[Evidence]:
    """A piece captures on a square, and the king of its own side goes to that square later. The
    definition could not be confirmed.
    """
    for line in study.lines_of_play:
        for i, ply in enumerate(line):
            steps = [
                p
                for p in line[i + 1 :]
                if p.piece == "K" and p.side == ply.side and p.target == ply.target
            ]
            if ply.move.capture and steps:
                yield Evidence(
                    [ply, steps[0]],
                    f"{study.san(ply)} captures on {sq(ply.target)}, where the own king goes.",
                )


@PATHS.theme("Phoenix")
def phoenix(study: Study) -> Iterator[Evidence]:
    """A piece is captured, and later a pawn of its side is promoted to such a piece. Both happen in
    one line of play.
    """
    for line in study.lines_of_play:
        gone: dict[str, Ply] = {}
        for ply in line:
            promoted = ply.after[ply.target] if ply.move.promotion else ""
            if promoted in gone:
                yield Evidence(
                    [gone[promoted], ply],
                    f"{study.san(gone[promoted])} captures a piece that "
                    f"{study.san(ply)} brings back.",
                )
            captured = ply.before[ply.target]
            if side_of(captured) == other(ply.side) and captured.upper() != "P":
                gone.setdefault(captured, ply)


def _fates(study: Study) -> list[tuple[Phase, set[int], int | None, Ply]]:
    """For each solution: the mating side's pieces that are captured, and the one that mates."""
    found: list[tuple[Phase, set[int], int | None, Ply]] = []
    for phase in study.real:
        for line in study.lines_in(phase):
            last = line[-1]
            if not last.move.mate:
                continue
            captured = {
                ply.homes_before[ply.target]
                for ply in line
                if ply.side != last.side and side_of(ply.before[ply.target]) == last.side
            }
            found.append((phase, captured, last.identity.home, last))
    return found


@PATHS.theme("Zilahi")
def zilahi(study: Study) -> Iterator[Evidence]:
    """In one solution a white piece is captured and another mates; in a second solution the mating
    piece is captured and the captured one mates. Pieces are known by their square.
    """
    if study.is_battle:
        return
    fates = _fates(study)
    for (p, gone, mates, one), (q, lost, kills, two) in combinations(fates, 2):
        if p is not q and mates != kills and mates in lost and kills in gone:
            yield Evidence(
                [*_captures(one, kills), one, *_captures(two, mates), two],
                f"The piece from {sq(kills or 0)} is captured in {study.name(p)} and mates in "
                f"{study.name(q)}; with that from {sq(mates or 0)} it is the other way round.",
                (p, q),
            )


@PATHS.theme("Cyclic Zilahi")
def cyclic_zilahi(study: Study) -> Iterator[Evidence]:
    """In three or more solutions the piece that mates in one is captured in the next. So the parts
    go round.
    """
    if study.is_battle:
        return
    fates = _fates(study)
    for one, two, three in combinations(fates, 3):
        for chain in ((one, two, three), (one, three, two)):
            if len({chain[i][2] for i in range(3)}) == 3 and all(
                chain[i][2] in chain[(i + 1) % 3][1] for i in range(3)
            ):
                yield Evidence(
                    [
                        ply
                        for i in range(3)
                        for ply in (*_captures(chain[i][3], chain[i - 1][2]), chain[i][3])
                    ],
                    "The piece that mates in one solution is captured in the next: "
                    + ", ".join(study.san(fate[3]) for fate in chain)
                    + ".",
                    [fate[0] for fate in chain],
                )


def _captures(last: Ply, home: int | None) -> list[Ply]:
    return [
        ply
        for ply in last.path()
        if ply.side != last.side
        and side_of(ply.before[ply.target]) == last.side
        and ply.homes_before[ply.target] == home
    ]

"""Captured pieces: who goes where they stood, who mates, what comes back."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from matewright.model.move import square_name as sq
from matewright.services.themes.evidence import Evidence
from matewright.services.themes.facts.board import king_of, other, side_of
from matewright.services.themes.facts.phases import Phase
from matewright.services.themes.facts.plies import Ply
from matewright.services.themes.facts.study import Study, fact
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
    one line of play. In battle play it is a rook, bishop or knight of the attacker's, and a queen
    would not do.
    """
    for line in study.lines_of_play:
        gone: dict[str, Ply] = {}
        for ply in line:
            promoted = ply.after[ply.target] if ply.move.promotion else ""
            if promoted in gone and not (study.is_battle and _is_any_promotion(study, ply)):
                yield Evidence(
                    [gone[promoted], ply],
                    f"{study.san(gone[promoted])} captures a piece that "
                    f"{study.san(ply)} brings back.",
                )
            captured = ply.before[ply.target]
            # What is reborn at once is not gone.
            is_gone = ply.after.count(captured) < ply.before.count(captured)
            if side_of(captured) == other(ply.side) and captured.upper() != "P" and is_gone:
                gone.setdefault(captured, ply)


def _is_any_promotion(study: Study, ply: Ply) -> bool:
    """Whether a pawn becomes a queen, or another piece would do, or it is the defender's."""
    siblings = ply.above.children if ply.above is not None else []
    return (
        ply.side != study.attacker
        or ply.move.promotion == "Q"
        or any(one is not ply and one.identity[:2] == ply.identity[:2] for one in siblings)
    )


@PATHS.theme("Ceriani-Frolkin")
def ceriani_frolkin(study: Study) -> Iterator[Evidence]:
    """A pawn is promoted, and what it has become is captured later. Both happen in one line of help
    play, of a series or of a proof game.
    """
    if study.is_battle:
        return
    found: list[tuple[Ply, Ply]] = []
    for line in study.lines_of_play:
        promoted: dict[int, Ply] = {}
        for ply in line:
            promotion = promoted.get(ply.homes_before[ply.target])
            if promotion is not None and ply.move.capture:
                found.append((promotion, ply))
            if ply.move.promotion:
                promoted[ply.identity.home] = ply
    if found:
        promotion, capture = found[0]
        yield Evidence(
            [ply for pair in found[:4] for ply in pair],
            f"{study.san(capture)} captures what the pawn has become with {study.san(promotion)}.",
            squares=(promotion.target, capture.target),
        )


@dataclass(frozen=True, slots=True)
class Fate:
    """What becomes of the mating side's pieces in a line: `last` mates, some are captured."""

    phase: Phase
    last: Ply

    @property
    def mating_home(self) -> int:
        """The home of the piece that mates."""
        return self.last.identity.home

    def captures(self, home: int | None = None) -> list[Ply]:
        """The moves that capture one of its pieces, or the one of a home."""
        return [
            ply
            for ply in self.last.path()
            if ply.side != self.last.side
            and side_of(ply.before[ply.target]) == self.last.side
            and home in (None, ply.homes_before[ply.target])
        ]


@fact
def _fates(study: Study) -> list[Fate]:
    """The fates of the pieces in help play, one for each line that mates."""
    return [
        Fate(phase, line[-1])
        for phase in study.real
        for line in study.lines_in(phase)
        if line[-1].move.mate and not study.is_battle
    ]


@PATHS.theme("Zilahi")
def zilahi(study: Study) -> Iterator[Evidence]:
    """In one solution a white piece is captured and another mates; in a second solution the mating
    piece is captured and the captured one mates. Pieces are known by their square.
    """
    for one, two in combinations(_fates(study), 2):
        lost, gone = two.captures(one.mating_home), one.captures(two.mating_home)
        if one.phase is not two.phase and one.mating_home != two.mating_home and lost and gone:
            yield Evidence(
                [*gone, one.last, *lost, two.last],
                f"The piece from {sq(two.mating_home)} is captured in {study.name(one.phase)} and "
                f"mates in {study.name(two.phase)}; with that from {sq(one.mating_home)} it is "
                "the other way round.",
                (one.phase, two.phase),
            )


@PATHS.theme("Cyclic Zilahi")
def cyclic_zilahi(study: Study) -> Iterator[Evidence]:
    """In three or more solutions the piece that mates in one is captured in the next. So the parts
    go round.
    """
    fates = _fates(study)
    captured = {
        id(fate): {ply.homes_before[ply.target] for ply in fate.captures()} for fate in fates
    }
    for one, two, three in combinations(fates, 3):
        if len({one.mating_home, two.mating_home, three.mating_home}) < 3:
            continue
        for chain in ((one, two, three), (one, three, two)):
            if all(chain[i - 1].mating_home in captured[id(chain[i])] for i in range(3)):
                yield Evidence(
                    [
                        ply
                        for i in range(3)
                        for ply in (*chain[i].captures(chain[i - 1].mating_home), chain[i].last)
                    ],
                    "The piece that mates in one solution is captured in the next: "
                    f"{study.san(*(fate.last for fate in chain))}.",
                    [fate.phase for fate in chain],
                )

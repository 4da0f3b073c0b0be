"""What two solutions of help play have in common, and sacrifices and checks along one line."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, pairwise

from matewright.model.move import square_name as sq
from matewright.services.themes.evidence import Evidence
from matewright.services.themes.facts.batteries import fired
from matewright.services.themes.facts.board import direction, other, side_of, squares
from matewright.services.themes.facts.phases import Phase
from matewright.services.themes.facts.plies import Ply
from matewright.services.themes.facts.study import Study
from matewright.services.themes.registry import PATHS


def _solutions(study: Study) -> list[Phase]:
    """The solutions of help play that end in mate."""
    return [phase for phase in study.real if phase.line and phase.line[-1].move.mate]


def _exchanged_at_the_end(study: Study, side: str) -> Iterator[Evidence]:
    for p, q in combinations(_solutions(study), 2):
        one, two = p.line[-1], q.line[-1]
        first, second = _places(one, side), _places(two, side)
        for a, b in combinations(first, 2):
            if (
                first[a] != first[b]
                and (first[a], first[b]) == (second.get(b), second.get(a))
                and one.after[first[a]] != one.after[first[b]]
            ):
                yield Evidence(
                    [*_arrivals(p, a, b), *_arrivals(q, a, b)],
                    f"On {sq(first[a])} and {sq(first[b])} the same two pieces stand at the end of "
                    f"{study.name(p)} and, exchanged, of {study.name(q)}.",
                    (p, q),
                    squares=(first[a], first[b]),
                )


def _places(end: Ply, side: str) -> dict[int, int]:
    """Where the pieces of a side stand at the end, by where they stood in the diagram."""
    return {
        home: square for square, home in enumerate(end.homes) if side_of(end.after[square]) == side
    }


def _arrivals(phase: Phase, *homes: int) -> list[Ply]:
    return [ply for ply in phase.line if ply.identity.home in homes]


@PATHS.theme("Exchange of place between final positions (white)")
def white_exchange_of_place(study: Study) -> Iterator[Evidence]:
    """Two different white pieces stand on two squares at the end of one solution, and at the end of
    another each stands on the other's. Twins count as solutions.
    """
    yield from _exchanged_at_the_end(study, "w")


@PATHS.theme("Exchange of place between final positions (black)", is_on=False)
def black_exchange_of_place(study: Study) -> Iterator[Evidence]:
    """Two different black pieces stand on two squares at the end of one solution, and at the end of
    another each stands on the other's. Twins count as solutions.
    """
    yield from _exchanged_at_the_end(study, "b")


def _is_straight(ply: Ply) -> bool | None:
    """Whether a queen, rook or bishop moves along rank or file; None for other pieces."""
    step = direction(ply.origin, ply.target)
    return 0 in step if ply.piece in "QRB" and step is not None else None


def _check_is_straight(study: Study, end: Ply) -> bool | None:
    """Whether the only check of a mate comes along rank or file from a slider."""
    mated = other(end.side)
    known = study.rules.of(end.after, mated)
    king = end.after.find("k" if mated == "b" else "K")
    checkers = list(squares(known.checkers))
    if len(checkers) != 1 or end.after[checkers[0]].upper() not in "QRB":
        return None
    step = direction(checkers[0], king)
    return None if step is None else 0 in step


@PATHS.theme("Diagonal-orthogonal echo")
def diagonal_orthogonal(study: Study) -> Iterator[Evidence]:
    """Two solutions of help play correspond move by move, with diagonals in one where the other has
    ranks and files: two moves of sliders at least, and the mating checks if sliders give them. It
    is doubtful unless three moves of sliders or more, all of them, and the checks correspond.
    """
    for p, q in combinations(_solutions(study), 2):
        if len(p.line) != len(q.line):
            continue
        ends = _check_is_straight(study, p.line[-1]), _check_is_straight(study, q.line[-1])
        pairs = [
            (one, two)
            for one, two in zip(p.line, q.line, strict=True)
            if None not in (_is_straight(one), _is_straight(two))
        ]
        turned = [(a, b) for a, b in pairs if _is_straight(a) != _is_straight(b)]
        if None in ends:
            # Knights mate in both, or batteries: all else must correspond.
            is_so = len(turned) >= 3 and len(turned) >= len(pairs) - 1
        else:
            is_so = ends[0] != ends[1] and len(turned) >= 2 and 2 * len(turned) > len(pairs)
        if is_so:
            yield Evidence(
                [ply for pair in turned for ply in pair],
                f"{study.name(p)} and {study.name(q)} correspond, with ranks and files for "
                f"diagonals: {'; '.join(study.san(*pair) for pair in turned)}.",
                (p, q),
                is_certain=None not in ends and len(turned) == len(pairs) >= 3,
            )


@PATHS.theme("Active sacrifice")
def active_sacrifice(study: Study) -> Iterator[Evidence]:
    """In help play a white piece goes to a square where the next black move captures it. Pawns and
    captures do not count.
    """
    found = [
        (one, two)
        for phase in _solutions(study)
        for one, two in pairwise(phase.line)
        if one.side == phase.line[-1].side != two.side
        and one.target == two.target
        and one.piece not in "KP"
        and not one.move.capture
    ]
    if found:
        yield Evidence(
            [ply for pair in found[:4] for ply in pair],
            f"{study.san(found[0][0])} sacrifices the piece that {study.san(found[0][1])} "
            "captures.",
        )


@PATHS.theme("Siers battery")
def siers(study: Study) -> Iterator[Evidence]:
    """The front piece of a battery opens it with check, and on the next move of its side it moves
    again with mate, or in selfmates with check. Two such moves to different squares are asked for,
    in battle play not of a promoted pawn.
    """
    found: dict[int, tuple[Ply, Ply]] = {}
    for one in fired(study):
        own = [ply for ply in one.line[one.line.index(one.ply) + 1 :] if ply.side == one.ply.side]
        if own and _mates_next(study, one.ply, own[0]):
            found.setdefault(own[0].target, (one.ply, own[0]))
    if len(found) >= 2:
        yield Evidence(
            [ply for pair in found.values() for ply in pair],
            "The front piece of the battery opens it and then moves again: "
            + "; ".join(study.san(*pair) for pair in found.values())
            + ".",
        )


def _mates_next(study: Study, opening: Ply, mate: Ply) -> bool:
    """Whether the front piece of a battery mates after it has opened it; in selfmates, checks."""
    is_selfmate = study.is_battle and not study.is_direct
    return (
        mate.identity.home == opening.identity.home
        and bool(mate.move.check if is_selfmate else mate.move.mate)
        and not (study.is_battle and opening.move.promotion)
    )


@PATHS.theme("Delayed Umnov")
def delayed_umnov(study: Study) -> Iterator[Evidence]:
    """A piece moves to the square that a piece of the other side left two moves before, after one
    more move of each side. In battle play two different pairs of moves must do so; whether it is
    meant is left to judgement.
    """
    found: dict[tuple[int, int], tuple[Ply, Ply]] = {}
    for line in study.lines_of_play:
        for i, one in enumerate(line[:-3]):
            later = line[i + 3]
            between_them = line[i + 1 : i + 3]
            if (
                later.side != one.side
                and later.target == one.origin
                and not later.move.capture
                and all(ply.target != one.origin for ply in between_them)
            ):
                found.setdefault((one.identity.home, later.identity.home), (one, later))
    if len(found) >= (2 if study.is_battle else 1):
        one, later = next(iter(found.values()))
        yield Evidence(
            [ply for pair in found.values() for ply in pair],
            f"{study.san(later)} goes to the square that {study.san(one)} left two moves before.",
            is_certain=False,
            squares=[one.origin for one, _ in found.values()],
        )

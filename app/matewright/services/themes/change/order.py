"""The order of moves and their squares of arrival over several lines."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, pairwise

from matewright.model.move import square_name as sq
from matewright.model.solution import Role
from matewright.services.themes.evidence import Evidence
from matewright.services.themes.facts.plies import Identity, Ply
from matewright.services.themes.facts.study import Study
from matewright.services.themes.registry import CHANGE


def _sequences(study: Study, side: str) -> list[tuple[tuple[Identity, ...], tuple[Ply, ...]]]:
    """The moves of one side in each line of the solutions."""
    found: dict[tuple[Identity, ...], tuple[Ply, ...]] = {}
    for line in study.lines_with_threats:
        own = tuple(ply for ply in line if ply.side == side)
        found.setdefault(tuple(ply.identity for ply in own), own)
    return list(found.items())


def _orders(study: Study, side: str, *, least: int) -> Iterator[Evidence]:
    """Lines with the same moves of a side in another order: two exchanged, or more, all moved."""
    sequences = _sequences(study, side)[:200]
    for (one, plies), (two, others) in combinations(sequences, 2):
        moved = [i for i in range(min(len(one), len(two))) if one[i] != two[i]]
        if len(moved) < 2 or len(one) != len(two):
            continue
        first = [one[i] for i in moved]
        second = [two[i] for i in moved]
        # In three-movers the key is the same move for all.
        if least == 2:
            pairs = [
                (i, j)
                for i, j in combinations(moved, 2)
                if one[i] == two[j] and one[j] == two[i] and one[i] != one[j]
            ]
            if pairs:
                i, j = pairs[0]
                yield Evidence(
                    [plies[i], plies[j], others[i], others[j]],
                    f"{study.san(plies[i])} and {study.san(plies[j])} are played in both orders.",
                )
        elif len(first) >= least and len({*first}) == len(first) and {*first} == {*second}:
            yield Evidence(
                [*(plies[i] for i in moved), *(others[i] for i in moved)],
                f"{study.san(*(plies[i] for i in moved))} are played in another order, all moved.",
            )


def _cycle_of_moves(study: Study, side: str) -> Iterator[Evidence]:
    """Pairs AB, BC, CA of moves with the same numbers in three lines."""
    pairs: dict[tuple[int, Identity, Identity], tuple[Ply, Ply]] = {}
    lines: dict[tuple[int, Identity, Identity], set[int]] = {}

    def note(number: int, one: Ply, two: Ply, line: int) -> None:
        pair = (number, one.identity, two.identity)
        pairs.setdefault(pair, (one, two))
        lines.setdefault(pair, set()).add(line)

    count = 0
    for phase in study.changing:
        if phase.first is not None and phase.first.side == side:
            for answer in (v.answers[0] for v in phase.play.values() if len(v.answers) == 1):
                count += 1
                note(0, phase.first, answer, count)
    for _, plies in _sequences(study, side)[:400]:
        count += 1
        for number, (one, two) in enumerate(pairwise(plies)):
            note(number, one, two, count)
    for (number, a, b), first in pairs.items():
        for c in {y for n, x, y in pairs if n == number and x == b}:
            ring = ((number, a, b), (number, b, c), (number, c, a))
            if len({a, b, c}) < 3 or ring[2] not in pairs:
                continue
            if any(lines[x] & lines[y] for x, y in combinations(ring, 2)):
                continue
            yield Evidence(
                [ply for pair in ring for ply in pairs[pair]],
                f"{study.san(*first)}; {study.san(*pairs[ring[1]])}; "
                f"{study.san(*pairs[ring[2]])}: three moves go round in pairs.",
            )
    yield from _orders(study, side, least=3)


@CHANGE.theme("Exchange of white moves")
def exchange_of_white_moves(study: Study) -> Iterator[Evidence]:
    """Two moves of White's are played in one order in one line and in the other order in another
    line. The lines are solutions of help play or variations of one key.
    """
    yield from _orders(study, _white(study), least=2)


@CHANGE.theme("Exchange of black moves")
def exchange_of_black_moves(study: Study) -> Iterator[Evidence]:
    """Two moves of Black's are played in one order in one line and in the other order in another
    line. The lines are solutions of help play or variations of one key.
    """
    if not study.is_battle:
        yield from _orders(study, "b", least=2)


@CHANGE.theme("Cycle of white moves")
def cycle_of_white_moves(study: Study) -> Iterator[Evidence]:
    """Three moves of White's follow each other in three lines as AB, BC, CA, each time with the
    same numbers, such as second and third moves. Three moves whose order is wholly changed count,
    too.
    """
    yield from _cycle_of_moves(study, _white(study))


@CHANGE.theme("Cycle of black moves", is_on=False)
def cycle_of_black_moves(study: Study) -> Iterator[Evidence]:
    """Three moves of Black's follow each other in three lines of help play as AB, BC, CA. Each
    comes first once and last once.
    """
    if not study.is_battle:
        yield from _cycle_of_moves(study, "b")


def _same_arrival(study: Study, side: str, place: int) -> Iterator[Evidence]:
    """The moves of a side with a number go to one square in three or more lines."""
    by_square: dict[int, dict[int, Ply]] = {}
    for line in study.lines_with_threats:
        own = [ply for ply in line if ply.side == side]
        if len(own) > place and not _is_one_of_several(study, own[place]):
            by_square.setdefault(own[place].target, {}).setdefault(
                own[place].identity.home, own[place]
            )
    for square, found in by_square.items():
        if len(found) >= 3:
            yield Evidence(
                list(found.values()),
                f"{study.san(*found.values())} all go to {sq(square)}.",
                squares=(square,),
            )


def _is_one_of_several(study: Study, ply: Ply) -> bool:
    """Whether another move would do as well in battle play."""
    if not study.is_battle or ply.above is None:
        return False
    return len(ply.above.replies(Role.CONTINUATION, Role.THREAT)) > 1


def _white(study: Study) -> str:
    """The side that problemists call White: who attacks, in battle play."""
    return study.attacker if study.is_battle else "w"


@CHANGE.theme("Second white moves on the same square")
def second_white_moves(study: Study) -> Iterator[Evidence]:
    """White's second moves go to one square in three or more lines, by different pieces. The lines
    are solutions of help play or variations in three or more moves.
    """
    if study.moves > 2 or not study.is_battle:
        yield from _same_arrival(study, _white(study), 1)


@CHANGE.theme("First black moves on the same square")
def first_black_moves(study: Study) -> Iterator[Evidence]:
    """Black's first moves go to one square in three or more solutions of help play, by different
    pieces. Twins count as solutions.
    """
    if not study.is_battle:
        yield from _same_arrival(study, "b", 0)

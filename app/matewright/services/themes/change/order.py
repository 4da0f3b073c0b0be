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


def _pairs_of_lines(
    study: Study, side: str
) -> Iterator[tuple[tuple[Ply, ...], tuple[Ply, ...], list[int]]]:
    """The moves of a side in two lines of one length, and the numbers at which they differ."""
    for (one, plies), (two, others) in combinations(_sequences(study, side)[:200], 2):
        if len(one) == len(two):
            yield plies, others, [i for i in range(len(one)) if one[i] != two[i]]


def _exchanges(study: Study, side: str) -> Iterator[Evidence]:
    """Two lines with two moves of a side in both orders."""
    if study.is_battle and study.moves < 3 and len(study.parts) == 1:
        # The key is in all lines.
        return
    for one, two, moved in _pairs_of_lines(study, side):
        for i, j in combinations(moved, 2):
            first, second = one[i].identity, one[j].identity
            if (
                (second, first) == (two[i].identity, two[j].identity)
                and first != second
                and not any(_is_one_of_several(study, ply) for ply in (one[j], two[j]))
            ):
                yield Evidence(
                    [one[i], one[j], two[i], two[j]],
                    f"{study.san(one[i])} and {study.san(one[j])} are played in both orders.",
                )


def _reordered(study: Study, side: str) -> Iterator[Evidence]:
    """Two lines with three or more moves of a side in another order, none where it was."""
    # In three-movers the key is the same move for all.
    for one, two, moved in _pairs_of_lines(study, side):
        first, second = [one[i] for i in moved], [two[i] for i in moved]
        moves = {ply.identity for ply in first}
        is_same = moves == {ply.identity for ply in second} and len(moves) == len(moved) >= 3
        if is_same:
            yield Evidence(
                first + second, f"{study.san(*first)} are played in another order, all moved."
            )


def _successions(study: Study, side: str) -> Iterator[tuple[int, int, Ply, Ply]]:
    """Two moves of a side that follow each other: the number of the line, that of the first move.

    A first move and what answers a defence alone are such moves, too.
    """
    line = 0
    for phase in study.changing:
        if phase.first is not None and phase.first.side == side:
            for variation in phase.play.values():
                if len(variation.answers) == 1:
                    line += 1
                    yield line, 0, phase.first, variation.answers[0]
    for _, plies in _sequences(study, side)[:400]:
        line += 1
        for number, (one, two) in enumerate(pairwise(plies)):
            # In a large tree some pairs go round by chance.
            if not study.is_battle or not (
                (study.moves > 3 and two is not plies[-1])
                or _is_one_of_several(study, one)
                or _is_one_of_several(study, two)
            ):
                yield line, number, one, two


def _cycle_of_moves(study: Study, side: str) -> Iterator[Evidence]:
    """Pairs AB, BC, CA of moves with the same numbers in three lines, or AB, BC, CD, DA in four."""
    pairs: dict[tuple[int, Identity, Identity], tuple[Ply, Ply]] = {}
    lines: dict[tuple[int, Identity, Identity], set[int]] = {}
    for line, number, one, two in _successions(study, side):
        pair = (number, one.identity, two.identity)
        pairs.setdefault(pair, (one, two))
        lines.setdefault(pair, set()).add(line)
    follows: dict[tuple[int, Identity], list[Identity]] = {}
    for number, a, b in pairs:
        follows.setdefault((number, a), []).append(b)
    for length in (3, 4):
        for number, start in follows:
            for moves in _rings(follows, number, start, length):
                ring = [(number, a, b) for a, b in zip(moves, (*moves[1:], start), strict=True)]
                if all(lines[x].isdisjoint(lines[y]) for x, y in combinations(ring, 2)):
                    yield Evidence(
                        [ply for pair in ring for ply in pairs[pair]],
                        f"{'; '.join(study.san(*pairs[pair]) for pair in ring)}: {length} moves go "
                        "round in pairs.",
                    )
    if not study.is_battle:
        yield from _reordered(study, side)


def _rings(
    follows: dict[tuple[int, Identity], list[Identity]], number: int, start: Identity, length: int
) -> Iterator[tuple[Identity, ...]]:
    """The ways of different moves from one back to it, each begun with its least."""
    stack: list[tuple[Identity, ...]] = [(start,)]
    while stack:
        chain = stack.pop()
        for move in follows.get((number, chain[-1]), ()):
            if len(chain) == length:
                if move == start:
                    yield chain
            elif move > start and move not in chain:
                stack.append((*chain, move))


@CHANGE.theme("Exchange of white moves")
def exchange_of_white_moves(study: Study) -> Iterator[Evidence]:
    """Two moves of White's are played in one order in one line and in the other order in another
    line. The lines are solutions of help play or variations of one key.
    """
    yield from _exchanges(study, _white(study))


@CHANGE.theme("Exchange of black moves")
def exchange_of_black_moves(study: Study) -> Iterator[Evidence]:
    """Two moves of Black's are played in one order in one line and in the other order in another
    line. The lines are solutions of help play or variations of one key.
    """
    if not study.is_battle:
        yield from _exchanges(study, "b")


@CHANGE.theme("Cycle of white moves")
def cycle_of_white_moves(study: Study) -> Iterator[Evidence]:
    """Three moves of White's follow each other in three lines as AB, BC, CA, or four in four lines,
    each time with the same numbers, such as second and third moves. Three moves whose order is
    wholly changed count, too.
    """
    yield from _cycle_of_moves(study, _white(study))


@CHANGE.theme("Cycle of black moves")
def cycle_of_black_moves(study: Study) -> Iterator[Evidence]:
    """Three moves of Black's follow each other in three lines of help play as AB, BC, CA. Each
    comes first once and last once.
    """
    if not study.is_battle:
        yield from _cycle_of_moves(study, "b")


def _same_arrival(study: Study, side: str, index: int) -> Iterator[Evidence]:
    """The moves of a side with a number go to one square in three or more lines."""
    by_square: dict[int, dict[int, Ply]] = {}
    for line in study.lines_with_threats:
        own = [ply for ply in line if ply.side == side]
        if len(own) > index and not _is_one_of_several(study, own[index]):
            by_square.setdefault(own[index].target, {}).setdefault(
                own[index].identity.home, own[index]
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

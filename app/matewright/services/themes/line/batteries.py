"""Batteries."""

from __future__ import annotations

from collections.abc import Iterator

from matewright.model.move import square_name as sq
from matewright.services.themes.evidence import Evidence
from matewright.services.themes.facts.batteries import Fired, fired, rears
from matewright.services.themes.facts.board import between, direction, king_of, other
from matewright.services.themes.facts.pictures import mates_of_lines
from matewright.services.themes.facts.plies import Ply
from matewright.services.themes.facts.rays import SLIDERS, batteries
from matewright.services.themes.facts.study import Study, reciprocal
from matewright.services.themes.registry import LINES


@LINES.theme("Battery play")
def battery_play(study: Study) -> Iterator[Evidence]:
    """A piece leaves the line of a slider of its side, which thereby gives check. Rear and front
    piece make the battery.
    """
    found = fired(study)
    if found:
        one = found[0]
        yield Evidence(
            list(dict.fromkeys(each.ply for each in found))[:6],
            f"{study.san(one.ply)} opens the line of {study.man(one.ply.after, one.rear)}.",
            lines=[(one.rear, one.king)] if one.king is not None else [],
        )


@LINES.theme("Battery creation")
def battery_creation(study: Study) -> Iterator[Evidence]:
    """A move puts the rear or the front piece of a battery on its line, and the battery opens
    later. Both stand in one line of play.
    """
    for one in fired(study):
        creation = one.creation
        if creation is not None:
            yield Evidence(
                [creation, one.ply],
                f"{study.san(creation)} makes the battery that {study.san(one.ply)} opens.",
                squares=(one.rear, one.ply.origin),
            )


@LINES.theme("Reciprocal batteries")
def reciprocal_batteries(study: Study) -> Iterator[Evidence]:
    """In one line of play a piece is the rear and another the front of a battery; in another line
    it is the other way round. Both batteries open.
    """
    by_pair: dict[tuple[int, int], Fired] = {}
    for one in fired(study):
        by_pair.setdefault(one.pair, one)
    for one, back in reciprocal(by_pair):
        yield Evidence(
            [one.ply, back.ply],
            f"{study.san(one.ply)} and {study.san(back.ply)} open batteries in which the same two "
            "pieces have exchanged their parts.",
        )


@LINES.theme("Half-battery")
def half_battery(study: Study) -> Iterator[Evidence]:
    """Two white pieces stand between a slider of their side and the black king; when either leaves
    the line, the other is the front of a battery, which opens. Both happen.
    """
    found: dict[tuple[int, int], tuple[Ply, Ply]] = {}
    for end in (end for phase in study.phases for end in phase.ends):
        path = end.path()
        for j, last in enumerate(path):
            for rear in rears(study, last) if last.move.check else ():
                for one in path[:j]:
                    if one.side == last.side and _leaves(one, rear, last):
                        key = (one.identity.home, last.identity.home)
                        found.setdefault(key, (one, last))
    for plies, back in reciprocal(found):
        yield Evidence(
            [*plies, *back],
            f"{study.san(plies[0])} leaves the battery that {study.san(plies[1])} opens, "
            f"{study.san(back[0])} that of {study.san(back[1])}.",
        )


def _leaves(one: Ply, rear: int, last: Ply) -> bool:
    """Whether a move leaves the line that another piece opens later."""
    king = king_of(one.before, other(last.side))
    if king is None or one.before[rear].upper() not in SLIDERS:
        return False
    way = between(rear, king)
    return (
        one.identity.home != last.identity.home
        and last.origin in way
        and one.origin in way
        and one.target not in way
    )


@LINES.theme("Masked battery")
def masked_battery(study: Study) -> Iterator[Evidence]:
    """A black piece stands in the line of a battery besides the front piece; when it leaves the
    line, the battery opens with the mate. Nothing else of the battery moves between.
    """
    for one in fired(study):
        defence = one.ply.above
        if one.king is None or defence is None or not one.ply.move.mate:
            continue
        if (
            defence.side != one.ply.side
            and defence.piece != "K"
            and defence.origin in between(one.rear, one.king)
        ):
            yield Evidence(
                [defence, one.ply],
                f"{study.san(defence)} leaves the line of the battery that {study.san(one.ply)} "
                "opens.",
                squares=(defence.origin,),
                lines=((one.rear, one.king),),
            )


@LINES.theme("Indirect battery")
def indirect_battery(study: Study) -> Iterator[Evidence]:
    """The mating piece leaves the line of a slider of its side, which then alone guards a square
    next to the king. The slider's line does not hit the king himself.
    """
    for line, picture in mates_of_lines(study):
        end = line[-1]
        for goal, guards in picture.guards.items():
            rear = guards.bit_length() - 1
            if (
                goal != picture.king
                and guards.bit_count() == 1
                and goal not in picture.blocks
                and end.origin in between(rear, goal)
                and end.target not in (goal, rear)
                and direction(rear, end.target) != direction(rear, goal)
                # Otherwise the battery is a direct one.
                and picture.king not in between(rear, goal)
                and not picture.guards[picture.king] >> rear & 1
            ):
                yield Evidence(
                    [end],
                    f"{study.san(end)} opens the line from {sq(rear)} to {sq(goal)}.",
                    squares=(goal,),
                    lines=((rear, goal),),
                )


@LINES.theme("Battery destruction")
def battery_destruction(study: Study) -> Iterator[Evidence]:
    """Black captures the front or the rear piece of a battery that the key has left standing. White
    must mate otherwise.
    """
    if study.is_fairy:
        # Whether a battery is one depends on the rules.
        return
    for line in study.first_lines:
        for ply in line[:-1]:
            if ply.side == line[-1].side or not ply.move.capture or ply.move.en_passant:
                continue
            for rear, front in batteries(ply.before, other(ply.side)):
                if ply.target in (rear, front):
                    yield Evidence(
                        [ply, line[-1]],
                        f"{study.san(ply)} captures a piece of the battery {sq(rear)}–{sq(front)}.",
                        squares=(rear, front),
                    )

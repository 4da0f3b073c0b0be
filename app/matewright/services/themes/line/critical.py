"""Moves over a square on which a line is closed later."""

from __future__ import annotations

from collections.abc import Iterator

from matewright.model.move import square_name as sq
from matewright.services.themes.evidence import Evidence
from matewright.services.themes.facts.board import between, direction, emptied, put, ray
from matewright.services.themes.facts.cuts import Cut, battery_cuts, help_cuts, own_cuts
from matewright.services.themes.facts.pictures import Picture, mates_of_lines
from matewright.services.themes.facts.plies import Ply
from matewright.services.themes.facts.study import Study
from matewright.services.themes.registry import LINES


@LINES.theme("Critical move")
def critical_move(study: Study) -> Iterator[Evidence]:
    """A slider moves over a square on which its line is closed later, or the line of a piece that
    guards it from behind. The mate fails, or a king's move becomes illegal, when the line is
    restored. A first move of White's over the square of a mate, after which the line is not closed
    there, counts, too, and is marked as doubtful: it is also called anticritical.
    """
    for critical, cut in _criticals(study):
        yield Evidence(
            [critical, *cut.plies],
            f"{study.san(critical)} passes {sq(cut.square)}, where {study.san(cut.move)} closes "
            "the line behind it.",
            squares=(cut.square,),
            lines=(cut.line,),
        )
    yield from _over_the_square_of_mate(study)


def _over_the_square_of_mate(study: Study) -> Iterator[Evidence]:
    """First moves of sliders over the square of a mate, which would fail from where they were."""
    if not study.is_direct or study.moves != 2:
        return
    for phase in study.changing:
        first = phase.first
        if first is None or first.piece not in "QRB":
            continue
        passed = between(first.origin, first.target)
        answers = [v.answers[0] for v in phase.play.values() if len(v.answers) == 1]
        for mate in (*phase.threats, *answers):
            if mate.target in passed and mate.after[first.target] == first.after[first.target]:
                back = put(
                    emptied(mate.after, first.target), first.origin, first.before[first.origin]
                )
                known = study.rules.of(back, study.defender)
                if known.moves and not known.is_illegal:
                    yield Evidence(
                        [first, mate],
                        f"{study.san(first)} passes {sq(mate.target)}, where {study.san(mate)} "
                        "would shut it off.",
                        is_certain=False,
                        squares=(mate.target,),
                        lines=((first.origin, first.target),),
                    )


def _criticals(study: Study) -> Iterator[tuple[Ply, Cut]]:
    for cut in (*own_cuts(study), *help_cuts(study)):
        for ply in cut.move.path():
            if (
                ply.side == cut.side
                and ply is not cut.move
                and cut.square in between(ply.origin, ply.target)
                and (ply.identity.home == cut.slider_home or _is_guarded(ply, cut))
            ):
                yield ply, cut
    yield from battery_cuts(study)


def _is_guarded(ply: Ply, cut: Cut) -> bool:
    """Whether the shut-off slider stands behind the piece that has passed the square."""
    return cut.over == ply.target and direction(*cut.line) == direction(ply.origin, ply.target)


@LINES.theme("Indian")
def indian(study: Study) -> Iterator[Evidence]:
    """A slider moves over a square, another piece of its side closes the line there, and leaves it
    again with check from the slider. All three moves stand in one line of play.
    """
    for critical, cut in battery_cuts(study):
        side = "White" if critical.side == "w" else "Black"
        yield Evidence(
            [critical, *cut.plies],
            f"{study.san(critical)} passes {sq(cut.square)}, {study.san(cut.move)} closes the "
            f"line there and {study.san(cut.end)} opens it with check.",
            squares=(cut.square,),
            lines=(cut.line,),
            more=[f"{side} Indian"],
        )


LINES.variant("White Indian", "An Indian by White's pieces, the usual one. See Indian.")

LINES.variant(
    "Black Indian",
    "An Indian by Black's pieces, in selfmates and help play. See Indian.",
)


@LINES.theme("Turton")
def turton(study: Study) -> Iterator[Evidence]:
    """A slider moves along a line so that another of its side can go in front of it there, and that
    one then moves in the opposite direction, with the first behind it. All in one line of play; in
    battle play the first neither captures nor gives check.
    """
    for line in study.first_lines:
        for i, one in enumerate(line):
            if study.is_battle and (one.move.capture or one.move.check):
                continue
            for j, two in enumerate(line[i + 1 :], i + 1):
                if not _goes_in_front(one, two):
                    continue
                three = next((ply for ply in line[j + 1 :] if ply.origin == two.target), None)
                if (
                    three is not None
                    and three.side == one.side
                    and direction(three.origin, three.target) == direction(one.target, one.origin)
                    and three.homes[one.target] == one.identity.home
                ):
                    yield Evidence(
                        [one, two, three],
                        f"{study.san(one)} clears {sq(two.target)}; {study.san(two)} and "
                        f"{study.san(three)} go the other way in front of it.",
                        lines=((one.target, three.target),),
                    )


def _goes_in_front(one: Ply, two: Ply) -> bool:
    """Whether a slider goes from elsewhere to a square that another of its side has passed."""
    back = direction(one.target, one.origin)
    return (
        one.piece in "QRB"
        and two.piece in "QRB"
        and two.side == one.side
        and back is not None
        and two.target in between(one.origin, one.target)
        and two.homes[one.target] == one.identity.home
        and two.origin not in ray(one.target, back)
    )


@LINES.theme("Anticritical move")
def anticritical(study: Study) -> Iterator[Evidence]:
    """A slider moves over a square so that a piece going there later does not shut it off. From
    where it was it would be, and the mate would fail.
    """
    for line, picture in mates_of_lines(study):
        end = line[-1]
        for i, ply in enumerate(line):
            if ply.piece not in "QRB" or ply.side != end.side:
                continue
            for later in line[i + 1 :]:
                if later.target not in between(ply.origin, ply.target):
                    continue
                if end.homes[ply.target] != ply.identity.home or end.after[later.target] == ".":
                    continue
                for goal in _guarded_beyond(ply, picture):
                    yield Evidence(
                        [ply, later, end],
                        f"{study.san(ply)} passes {sq(later.target)}, where {study.san(later)} "
                        f"would shut it off from {sq(goal)}.",
                        squares=(later.target,),
                        lines=((ply.target, goal),),
                    )


def _guarded_beyond(ply: Ply, picture: Picture) -> Iterator[int]:
    """What a slider that went on along its line guards there alone in the mate."""
    for goal, guards in picture.guards.items():
        if (
            guards == 1 << ply.target
            and direction(ply.target, goal) == direction(ply.origin, ply.target)
            and goal not in picture.blocks
        ):
            yield goal

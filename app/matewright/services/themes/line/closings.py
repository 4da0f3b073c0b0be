"""Lines that a side closes or opens for itself or for the other, by the colours of both."""

from __future__ import annotations

from collections.abc import Iterator

from matewright.model.move import square_name as sq
from matewright.services.themes.evidence import Evidence
from matewright.services.themes.facts.board import (
    between,
    emptied,
    field,
    king_of,
    made,
    other,
    side_of,
)
from matewright.services.themes.facts.cuts import answer_cuts, quiet_cuts, try_cuts
from matewright.services.themes.facts.phases import Phase
from matewright.services.themes.facts.plies import Ply
from matewright.services.themes.facts.proofs import carries_mate, moves_over
from matewright.services.themes.facts.rays import sees, sliders, sliders_ending_at
from matewright.services.themes.facts.study import Study
from matewright.services.themes.registry import LINES

_CLOSING = ("Line closing",)


@LINES.theme("White line closing by White")
def white_by_white(study: Study) -> Iterator[Evidence]:
    """A white move closes a white line. In a try that is why it is refuted; a continuation thereby
    gives up a square next to the black king, which is marked as doubtful.
    """
    for cut in try_cuts(study):
        yield Evidence(
            cut.plies,
            f"{study.san(cut.move)} closes the line of {study.man(cut.end.after, cut.slider)} to "
            f"{sq(cut.over)}, and so {study.san(cut.end)} refutes.",
            squares=(cut.square,),
            lines=(cut.line,),
        )
    if study.is_direct and study.moves > 2:
        for key in study.keys:
            answers = (v.answers[0] for v in key.play.values() if len(v.answers) == 1)
            for move in answers:
                for slider, square in _given_up(move):
                    yield Evidence(
                        [move],
                        f"{study.san(move)} closes the line from {sq(slider)} to {sq(square)}.",
                        is_certain=False,
                        squares=(square,),
                        lines=((slider, square),),
                    )


def _given_up(move: Ply) -> Iterator[tuple[int, int]]:
    """The own sliders that a move shuts off from squares next to the other king."""
    king = king_of(move.after, other(move.side))
    if king is None or move.move.mate:
        return
    for slider in sliders(move.after, move.side):
        for square in field(king):
            if (
                slider != move.target
                and move.target in between(slider, square)
                and move.before[slider] == move.after[slider]
                and side_of(move.after[square]) != other(move.side)
                and sees(move.before, slider, square)
                and not sees(move.after, slider, square)
            ):
                yield slider, square


@LINES.theme("White line closing by Black")
def white_by_black(study: Study) -> Iterator[Evidence]:
    """Two or more moves of Black's defend against the key, or refute tries, by closing white lines
    that the threatened mate needs. Were the line open, the threat would mate.
    """
    if not study.is_direct:
        return
    found: dict[tuple[int, int], tuple[Ply, Ply, int, int]] = {}
    for phase in (*study.keys, *study.of_tries):
        if not any(threat.move.mate for threat in phase.threats):
            continue
        defences = [v.defence for v in phase.play.values()] if phase.kind == "key" else []
        for defence in (*defences, *phase.refutations):
            for threat, slider, goal in _spoilt_threats(study, phase, defence):
                place = defence.identity.home, defence.target
                found.setdefault(place, (threat, defence, slider, goal))
    if len(found) >= 2:
        chosen = [*found.values()]
        threat, defence, slider, goal = chosen[0]
        yield Evidence(
            [ply for one in chosen for ply in one[:2]],
            f"{study.san(defence)} closes the line from {sq(slider)} to {sq(goal)}, which "
            f"{study.san(threat)} needs; so {len(chosen)} moves in all.",
            squares=[defence.target for _, defence, _, _ in chosen],
            lines=[one[2:] for one in chosen],
        )


def _spoilt_threats(study: Study, phase: Phase, defence: Ply) -> Iterator[tuple[Ply, int, int]]:
    """The threats that a defence spoils by closing a line, with slider and goal."""
    square, side = defence.target, study.attacker
    if defence.move.capture or defence.piece == "K":
        return
    behind = sliders_ending_at(defence.after, square, side)
    if not behind:
        return
    copy = emptied(defence.after, square)
    mates = study.rules.mates(copy, side)
    for threat in phase.threats:
        move = (threat.origin, threat.target, threat.move.promotion)
        if threat.move.mate and move in mates and threat.target != square:
            for slider in behind:
                goal = carries_mate(study.rules, copy, side, move, square, slider)
                if goal is not None:
                    yield threat, slider, goal


@LINES.theme("Black line closing by White")
def black_by_white(study: Study) -> Iterator[Evidence]:
    """In help play a white piece closes the line of a black one, which could parry the mate
    otherwise. The white piece may close it with the mate itself.
    """
    if study.is_battle:
        return
    for line in study.mating_lines:
        end = line[-1]
        for move in line:
            for start, goal in _parries_behind(study, move, end):
                yield Evidence(
                    list(dict.fromkeys((move, end))),
                    f"{study.san(move)} closes the line of {study.man(end.after, start)}, which "
                    f"could parry {study.san(end)} otherwise.",
                    squares=(move.target,),
                    lines=((start, goal),),
                    more=_CLOSING,
                )


def _parries_behind(study: Study, move: Ply, end: Ply) -> Iterator[tuple[int, int]]:
    """The parries of a mate by sliders over the square of a piece that stays where it is."""
    square, mated = move.target, other(end.side)
    if (
        move.side != end.side
        or end.homes[square] != move.identity.home
        or side_of(end.after[square]) != end.side
        or end.after[square] in "Kk"
    ):
        return
    behind = sliders_ending_at(end.after, square, mated)
    for start, goal, _ in moves_over(study.rules, end.after, mated, square, behind):
        after = made(end.after, start, goal, None)
        if not study.rules.of(after, mated).checkers:
            yield start, goal


@LINES.theme("Black line closing by Black")
def black_by_black(study: Study) -> Iterator[Evidence]:
    """In help play and in selfmates a black move closes a black line. The mate, or White's next
    move, fails when the line is restored.
    """
    if study.is_direct:
        return
    cuts = [cut for cut in (*quiet_cuts(study), *answer_cuts(study)) if cut.move.side == "b"]
    for cut in cuts:
        yield Evidence(
            cut.plies,
            f"{study.san(cut.move)} closes the line of {study.man(cut.end.after, cut.slider)}, "
            f"which could otherwise reach {sq(cut.over)} and spoil {study.san(cut.end)}.",
            squares=(cut.square,),
            lines=(cut.line,),
            more=_CLOSING,
        )


LINES.variant(
    "Line closing",
    "A line of one side is closed by a move of either side. What rests on it is proved as in the "
    "themes that name both colours.",
)


def _opened_for(study: Study, opener: str, slider: str) -> Iterator[Evidence]:
    """A piece of one side leaves a line, along which a slider moves later, over the square."""
    for line in study.lines_of_play:
        for i, move in enumerate(line):
            if move.side != opener or move.piece == "K":
                continue
            for later in line[i + 1 :]:
                if (
                    later.side == slider
                    and later.piece in "QRB"
                    and (later.side, later.identity.home) != (move.side, move.identity.home)
                    and move.origin in between(later.origin, later.target)
                    and move.before[later.origin] == later.before[later.origin]
                ):
                    yield Evidence(
                        [move, later],
                        f"{study.san(move)} opens the way for {study.san(later)} over "
                        f"{sq(move.origin)}.",
                        squares=(move.origin,),
                        lines=((later.origin, later.target),),
                    )


@LINES.theme("White line opening by White")
def opening_white_by_white(study: Study) -> Iterator[Evidence]:
    """A white piece leaves a line, and a white slider moves along it later over the square that was
    left. In battle play that is White's second move or a later one. A continuation may also open
    the line to a square next to the black king, which is marked as doubtful.
    """
    white = study.attacker if study.is_battle else "w"
    yield from _opened_for(study, white, white)
    if study.is_direct and study.moves > 2:
        for key in study.keys:
            answers = (v.answers[0] for v in key.play.values() if len(v.answers) == 1)
            for move in answers:
                for slider, square in _gained(move):
                    yield Evidence(
                        [move],
                        f"{study.san(move)} opens the line from {sq(slider)} to {sq(square)}.",
                        is_certain=False,
                        squares=(square,),
                        lines=((slider, square),),
                    )


def _gained(move: Ply) -> Iterator[tuple[int, int]]:
    """The own sliders for which a quiet move opens a line to a square next to the other king."""
    king = king_of(move.after, other(move.side))
    if king is None or move.move.check:
        return
    for slider in sliders(move.after, move.side):
        for square in field(king):
            if (
                slider != move.target
                and move.origin in between(slider, square)
                and side_of(move.after[square]) != other(move.side)
                and not sees(move.before, slider, square)
                and sees(move.after, slider, square)
            ):
                yield slider, square


@LINES.theme("Black line opening by Black")
def opening_black_by_black(study: Study) -> Iterator[Evidence]:
    """In help play a black piece leaves a line, and a black slider moves along it later over the
    square that was left. Both moves stand in one solution.
    """
    if not study.is_battle:
        yield from _opened_for(study, "b", "b")


@LINES.theme("Black line opening by White")
def opening_black_by_white(study: Study) -> Iterator[Evidence]:
    """In help play a white piece leaves a line, and a black slider moves along it later over the
    square that was left. Both moves stand in one solution.
    """
    if not study.is_battle:
        yield from _opened_for(study, "w", "b")

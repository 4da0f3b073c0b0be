"""Closed lines: interference, and squares on which two lines cross."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations

from matewright.model.move import square_name as sq
from matewright.model.solution import Role
from matewright.services.themes.evidence import Evidence
from matewright.services.themes.facts.board import between, direction, other, ray
from matewright.services.themes.facts.cuts import Cut, help_cuts, own_cuts, quiet_cuts, try_cuts
from matewright.services.themes.facts.plies import Ply
from matewright.services.themes.facts.proofs import moves_over
from matewright.services.themes.facts.rays import moves_along, sliders_ending_at
from matewright.services.themes.facts.study import Study
from matewright.services.themes.registry import LINES


def _evidence(cuts: list[Cut], reason: str) -> Evidence:
    """The evidence of several cuts: the moves of all, square and line of the first."""
    return Evidence(
        [ply for cut in cuts for ply in cut.plies],
        reason,
        squares=(cuts[0].square,),
        lines=(cuts[0].line,),
    )


def _words(study: Study, cut: Cut) -> str:
    return f"{study.san(cut.move)} closes the line of {study.man(cut.end.after, cut.slider)}"


def _spoilt(study: Study, cut: Cut) -> str:
    return (
        f"{_words(study, cut)}, which could otherwise reach {sq(cut.over)} and spoil "
        f"{study.san(cut.end)}"
    )


@LINES.theme("Interference")
def interference(study: Study) -> Iterator[Evidence]:
    """A move closes a line of a piece of the same side; the mate that follows fails when the line
    is restored. Only lines that were open on that square before count.
    """
    found = quiet_cuts(study)
    if found:
        yield _evidence(found[:6], f"{_spoilt(study, found[0])}.")


@LINES.theme("White interference")
def white_interference(study: Study) -> Iterator[Evidence]:
    """A try closes a line of White's own and is refuted for that reason. Without the piece on the
    line there is a mate that uses it. Where no such try is of the key piece and all fail to one
    defence, it is marked as doubtful.
    """
    found = try_cuts(study)
    if found:
        cut = found[0]
        evidence = _evidence(
            found[:4],
            f"{_words(study, cut)} to {sq(cut.over)}, and so {study.san(cut.end)} refutes.",
        )
        homes = {key.first.identity.home for key in study.keys if key.first is not None}
        is_of_key = any(one.move.identity.home in homes for one in found)
        evidence.is_certain = is_of_key or len({one.end.identity for one in found}) > 1
        yield evidence


def _mutual(cuts: Iterable[Cut]) -> Iterator[tuple[Cut, Cut]]:
    """Two cuts on one square in which two pieces close each other's lines, in different lines."""
    by_key: dict[tuple[int, int, int, str], Cut] = {}
    for cut in cuts:
        by_key.setdefault((cut.square, cut.mover_home, cut.slider_home, cut.side), cut)
    for (square, mover, slider, side), cut in by_key.items():
        back = by_key.get((square, slider, mover, side))
        if back is None or mover > slider:
            continue
        if cut.move not in back.end.path() and back.move not in cut.end.path():
            yield cut, back


def _grimshaws(study: Study) -> Iterator[tuple[Cut, Cut]]:
    for cuts in (own_cuts(study), try_cuts(study), help_cuts(study)):
        for one, two in _mutual(cut for cut in cuts if not cut.is_capture):
            if one.is_diagonal != two.is_diagonal or one.has_pawn or two.has_pawn:
                yield one, two


def _unproved_grimshaws(study: Study) -> Iterator[tuple[Ply, Ply, Ply, Ply]]:
    """Defences with their answers in which two pieces close each other's lines on one square.

    In selfmates and in problems of four and more moves what rests on it may come much later.
    """
    if not study.is_battle or (study.is_direct and study.moves <= 3):
        return
    for key in study.keys:
        quiet = [
            v
            for v in key.variations
            if len(v.answers) == 1 and not v.defence.move.capture and v.defence.piece in "QRB"
        ]
        for one, two in combinations(quiet, 2):
            a, b, square = one.defence, two.defence, one.defence.target
            if square != b.target or one.mates == two.mates:
                continue
            steps = direction(a.origin, square), direction(b.origin, square)
            is_mixed = (0 in (steps[0] or ())) != (0 in (steps[1] or ()))
            if is_mixed and all(_leads_on(a.before, square, step) for step in steps):
                yield a, one.answers[0], b, two.answers[0]


def _leads_on(board: str, square: int, step: tuple[int, int] | None) -> bool:
    """Whether a line goes on behind a square, to an empty one or one with a piece but a pawn."""
    beyond = ray(square, step)[:1] if step is not None else ()
    return any(board[goal] != "p" for goal in beyond)


def _crossing(before: list[Ply], one: Cut, two: Cut, reason: str) -> Evidence:
    return Evidence(
        [*before, *one.plies, *two.plies],
        reason,
        squares=(one.square,),
        lines=(one.line, two.line),
    )


def _grimshaw(study: Study, one: Cut, two: Cut) -> Evidence:
    reason = (
        f"{study.san(one.move)} and {study.san(two.move)} close each other's lines on "
        f"{sq(one.square)}; {study.san(one.end)} and {study.san(two.end)} rest on that."
    )
    evidence = _crossing([], one, two, reason)
    # In long problems the same closings far from each other are chance.
    ages = {len(list(cut.move.path())) for cut in (one, two)}
    evidence.is_certain = not study.is_battle or study.moves <= 3 or len(ages) == 1
    return evidence


@LINES.theme("Grimshaw")
def grimshaw(study: Study) -> Iterator[Evidence]:
    """Two pieces of one side, such as rook and bishop, close each other's lines on one square, each
    in a line of play of its own. Both mates, or refutations, fail when the line is restored; in
    selfmates and from four moves on, where that may come much later or the two closings at
    different moves, it is marked as doubtful.
    """
    yield from (_grimshaw(study, *pair) for pair in _grimshaws(study))
    for plies in _unproved_grimshaws(study):
        yield Evidence(
            plies,
            f"{study.san(plies[0])} and {study.san(plies[2])} close each other's lines on "
            f"{sq(plies[0].target)}, and {study.san(plies[1])} and {study.san(plies[3])} follow.",
            is_certain=False,
            squares=(plies[0].target,),
        )


@LINES.theme("White Grimshaw")
def white_grimshaw(study: Study) -> Iterator[Evidence]:
    """A Grimshaw of white pieces, or with a pawn. See Grimshaw."""
    for one, two in _grimshaws(study):
        if one.move.side == "w":
            yield _grimshaw(study, one, two)


@LINES.theme("Black Grimshaw")
def black_grimshaw(study: Study) -> Iterator[Evidence]:
    """A Grimshaw of black pieces, or with a pawn. See Grimshaw."""
    for one, two in _grimshaws(study):
        if one.move.side == "b":
            yield _grimshaw(study, one, two)


@LINES.theme("Pawn Grimshaw")
def pawn_grimshaw(study: Study) -> Iterator[Evidence]:
    """A Grimshaw of pawn pieces, or with a pawn. See Grimshaw."""
    for one, two in _grimshaws(study):
        if one.has_pawn or two.has_pawn:
            yield _grimshaw(study, one, two)


def _sacrificed(cut: Cut) -> Ply | None:
    """The move by which the captured piece came to the square, just before; None for another."""
    above = cut.move.above
    if above is None or above.side == cut.move.side or above.target != cut.square:
        return None
    return above if not above.move.capture and cut.is_capture else None


def _crossings(study: Study) -> Iterator[tuple[Ply, Cut, Cut]]:
    """A piece put on the square where two lines cross, and the captures that close them."""
    groups: dict[int, list[tuple[Ply, Cut]]] = {}
    for cut in own_cuts(study):
        above = _sacrificed(cut)
        if above is not None:
            groups.setdefault(id(above), []).append((above, cut))
    for group in groups.values():
        for (move, one), (_, two) in combinations(group, 2):
            if one.mover_home == two.slider_home and two.mover_home == one.slider_home:
                yield move, one, two


def _sacrifice_evidence(study: Study, move: Ply, one: Cut, two: Cut) -> Evidence:
    reason = (
        f"{study.san(move)} goes where the lines of two pieces cross: {study.san(one.move)} closes "
        f"one of them for {study.san(one.end)}, {study.san(two.move)} the other for "
        f"{study.san(two.end)}."
    )
    return _crossing([move], one, two, reason)


@LINES.theme("Novotny")
def novotny(study: Study) -> Iterator[Evidence]:
    """A piece goes to the square where the lines of two black pieces of different gait cross;
    whichever captures it closes the other's line. Both mates fail when the line is restored.
    """
    for move, one, two in _crossings(study):
        if one.is_diagonal != two.is_diagonal:
            yield _sacrifice_evidence(study, move, one, two)
    yield from _double_threats(study, alike=False)


@LINES.theme("Plachutta")
def plachutta(study: Study) -> Iterator[Evidence]:
    """A Novotny with two black pieces of the same gait, such as two rooks or queen and rook.
    Whichever captures closes the other's line.
    """
    for move, one, two in _crossings(study):
        if one.is_diagonal == two.is_diagonal:
            yield _sacrifice_evidence(study, move, one, two)
    yield from _double_threats(study, alike=True)


def _double_threats(study: Study, *, alike: bool) -> Iterator[Evidence]:
    """A move that closes two lines of the other side's at once and so threatens two mates."""
    for move in (ply for phase in study.real + study.of_tries for ply in phase.all_plies):
        square = move.target
        if len(move.children) < 2 or move.before[square] != "." or move.piece == "K":
            continue
        threats = [t for t in move.replies(Role.THREAT) if t.move.mate]
        if len(threats) < 2:
            continue
        for (one, (first, goal)), (two, (second, aim)) in combinations(
            _closed_for(study, move, threats).items(), 2
        ):
            diagonal = [0 not in (direction(s, square) or (0, 0)) for s in (one, two)]
            if first is not second and (diagonal[0] == diagonal[1]) is alike:
                yield Evidence(
                    [move, first, second],
                    f"{study.san(move)} closes two lines at once: that of "
                    f"{study.man(move.after, one)} for {study.san(first)}, that of "
                    f"{study.man(move.after, two)} for {study.san(second)}.",
                    squares=(square,),
                    lines=((one, goal), (two, aim)),
                )


def _closed_for(study: Study, move: Ply, threats: list[Ply]) -> dict[int, tuple[Ply, int]]:
    """The sliders whose lines a move closes, with the threat and where they would go."""
    side, square = other(move.side), move.target
    found: dict[int, tuple[Ply, int]] = {}
    for threat in threats:
        if threat.after[square] == move.after[square]:
            behind = sliders_ending_at(threat.after, square, side)
            for start, goal, _ in moves_over(study.rules, threat.after, side, square, behind):
                found.setdefault(start, (threat, goal))
    return found


@LINES.theme("Wurzburg-Plachutta")
def wurzburg(study: Study) -> Iterator[Evidence]:
    """Two black pieces of the same gait close each other's lines on one square, as in a Plachutta,
    but without a sacrifice there. Both mates fail when the line is restored.
    """
    for one, two in _mutual(quiet_cuts(study)):
        if one.is_diagonal == two.is_diagonal and not (one.has_pawn or two.has_pawn):
            yield Evidence(
                [*one.plies, *two.plies],
                f"{study.san(one.move)} and {study.san(two.move)} close each other's lines on "
                f"{sq(one.square)}.",
                squares=(one.square,),
            )


@LINES.theme("Holzhausen")
def holzhausen(study: Study) -> Iterator[Evidence]:
    """A black slider closes the line of another of the same gait, to which it comes from another
    line. The mate fails when the line is restored.
    """
    for cut in _alike(study):
        if not _is_on_line(cut):
            yield _evidence([cut], f"{_spoilt(study, cut)}; both move on such lines.")


@LINES.theme("Anti-Bristol", is_on=False)
def anti_bristol(study: Study) -> Iterator[Evidence]:
    """A black slider moves along the line of another of the same gait towards it, so that this one
    cannot pass. The mate fails when the line is restored. From another line it is a Holzhausen.
    """
    for cut in _alike(study):
        if cut.square in between(cut.slider, cut.move.origin):
            yield _evidence([cut], f"{_spoilt(study, cut)}; both were on that line.")


def _alike(study: Study) -> Iterator[Cut]:
    """The cuts by sliders that move on lines such as the one they close, but cannot go there."""
    for cut in quiet_cuts(study):
        step = direction(cut.slider, cut.square)
        if not cut.has_pawn and moves_along(cut.end.after[cut.square], step):
            known = study.rules.of(cut.end.after, cut.side)
            goes = any(move[:2] == (cut.square, cut.over) for move in known.moves)
            if study.moves <= 3 or not goes:
                yield cut


def _is_on_line(cut: Cut) -> bool:
    """Whether the closing piece was on the closed line before."""
    step = direction(cut.slider, cut.square)
    return step is not None and cut.move.origin in ray(cut.slider, step)

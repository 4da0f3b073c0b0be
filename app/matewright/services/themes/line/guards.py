"""Squares blocked, given up, or guarded by a line that opens; checks and sacrifices."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from matewright.model.move import square_name as sq
from matewright.services.themes.evidence import Evidence
from matewright.services.themes.facts.board import (
    WORTH,
    between,
    distance,
    field,
    king_of,
    side_of,
    squares,
)
from matewright.services.themes.facts.pictures import Picture, mates_of_lines
from matewright.services.themes.facts.plies import Identity, Ply
from matewright.services.themes.facts.proofs import blocks_king, put_back
from matewright.services.themes.facts.rays import men_between, sliders
from matewright.services.themes.facts.study import Study, fact
from matewright.services.themes.registry import LINES


@LINES.theme("Self-block")
def self_block(study: Study) -> Iterator[Evidence]:
    """A move puts a piece next to its own king, and the king lacks that square in the mate. Without
    the piece it could go there.
    """
    found = _blocks(study)
    if found:
        move, end = found[0]
        yield Evidence(
            [ply for pair in found[:6] for ply in pair],
            f"{study.san(move)} blocks {sq(move.target)}, where the king could go after "
            f"{study.san(end)}.",
            squares=[move.target],
        )


@LINES.theme("Distant self-block")
def distant_self_block(study: Study) -> Iterator[Evidence]:
    """A self-block on a square to which the king was not next when the piece went there. He comes
    to it later.
    """
    for move, end in _blocks(study):
        king = king_of(move.before, move.side)
        if king is not None and distance(king, move.target) > 1:
            yield Evidence(
                [move, end],
                f"{study.san(move)} blocks {sq(move.target)} before the king on {sq(king)} has "
                f"come next to it; {study.san(end)} needs that.",
                squares=[move.target],
            )


def _blocks(study: Study) -> list[tuple[Ply, Ply]]:
    """Moves with the mates that rest on their block, each pair once."""
    found: dict[tuple[Identity, Identity], tuple[Ply, Ply]] = {}
    for line, picture in mates_of_lines(study):
        end = line[-1]
        for move in line:
            square = move.target
            if (
                move.side != end.side
                and move.piece != "K"
                and square in picture.blocks
                and end.homes[square] == move.identity.home
                and (move.identity, end.identity) not in found
                and blocks_king(study.rules, end.after, move.side, square)
            ):
                found[move.identity, end.identity] = (move, end)
    return list(found.values())


@fact
def _somovs(study: Study) -> list[tuple[str, Evidence]]:
    """What the mates show, with the kind."""
    found = []
    for line, picture in mates_of_lines(study):
        end = line[-1]
        defence = end.above
        if defence is None or defence.side == end.side or end.before[end.target] != ".":
            continue
        standing = [s for s in sliders(end.after, end.side) if end.before[s] == end.after[s]]
        for square in field(picture.king):
            if picture.guards[square].bit_count() > 1:
                continue
            closed = [s for s in standing if men_between(end.after, s, square) == [end.target]]
            if not closed:
                continue
            kind = _somov_kind(study, defence, picture, square)
            if kind:
                evidence = Evidence(
                    [defence, end],
                    f"{study.san(end)} closes the line from {sq(closed[0])} to {sq(square)}, which "
                    f"{study.san(defence)} has made needless.",
                    squares=(square,),
                    lines=((closed[0], square),),
                )
                found.append((kind, evidence))
    return found


def _somov_kind(study: Study, defence: Ply, picture: Picture, square: int) -> str:
    board = picture.ply.after
    if square in picture.blocks:
        is_block = (
            defence.target == square
            and not _stood_there(study, defence)
            and blocks_king(study.rules, board, defence.side, square)
        )
        return "B2" if is_block else ""
    is_opened = defence.piece != "K" and any(
        defence.origin in between(slider, square) and board[slider] == defence.after[slider]
        for slider in squares(picture.guards[square])
    )
    return "B1" if is_opened else ""


def _stood_there(study: Study, defence: Ply) -> bool:
    """Whether a piece of the defending side was on the square in the diagram."""
    return any(side_of(part.board[defence.target]) == defence.side for part in study.parts)


@LINES.theme("Somov")
def somov(study: Study) -> Iterator[Evidence]:
    """The mate closes a white line to a square next to the black king. The defence has made up for
    it by opening another white line to that square (B1) or by blocking it (B2). Moves of the king
    open no line.
    """
    yield from (evidence for _, evidence in _somovs(study))


@LINES.theme("Somov B1")
def somov_b1(study: Study) -> Iterator[Evidence]:
    """The defence opens another white line to the square. See Somov."""
    yield from (evidence for kind, evidence in _somovs(study) if kind == "B1")


@LINES.theme("Somov B2")
def somov_b2(study: Study) -> Iterator[Evidence]:
    """The defence blocks the square, on which no black piece stood before. See Somov."""
    yield from (evidence for kind, evidence in _somovs(study) if kind == "B2")


@LINES.theme("Line opening")
def line_opening(study: Study) -> Iterator[Evidence]:
    """A defence leaves a white line, and in the mate that line alone reaches the king or a square
    next to him, or the mating piece moves along it. Without the defence there is no mate.
    """
    for line, picture in mates_of_lines(study):
        end = line[-1]
        for move in line:
            gate = move.origin
            if move.side == end.side or end.before[gate] != "." or move.piece == "K":
                continue
            found = _opened(picture, end, gate)
            # A piece that is captured on the line itself opens nothing.
            if found is not None and not (move.target in found and found[1] == end.target):
                start, goal = found
                yield Evidence(
                    [move, end],
                    f"{study.san(move)} opens the line from {sq(start)} to {sq(goal)}, which "
                    f"{study.san(end)} needs.",
                    squares=(gate,),
                    lines=(found,),
                )


def _opened(picture: Picture, end: Ply, gate: int) -> tuple[int, int] | None:
    if gate in between(end.origin, end.target) and end.piece in "QRB":
        return end.origin, end.target
    for goal, guards in picture.guards.items():
        if guards.bit_count() == 1:
            slider = guards.bit_length() - 1
            if slider != end.target and gate in between(slider, goal):
                return slider, goal
    return None


@LINES.theme("Gate opening")
def gate_opening(study: Study) -> Iterator[Evidence]:
    """A piece leaves a line, and a slider then moves along it over the square that was left. Both
    moves stand in one line of play, the second ends it.
    """
    for *before, end in study.mating_lines:
        for move in before:
            if (
                move.origin in between(end.origin, end.target)
                and move.piece != "K"
                and move.identity.home != end.identity.home
            ):
                yield Evidence(
                    [move, end],
                    f"{study.san(move)} opens the way for {study.san(end)} over {sq(move.origin)}.",
                    squares=(move.origin,),
                    lines=((end.origin, end.target),),
                )


@LINES.theme("Cross-check")
def cross_check(study: Study) -> Iterator[Evidence]:
    """A check is answered by a check that does not just capture the checking piece. In two-movers
    the second is the mate.
    """
    found = [
        (one, two)
        for line in study.first_lines
        for one, two in pairwise(line)
        if one.move.check and two.move.check and one.side != two.side and one.target != two.target
    ]
    if found:
        one, two = found[0]
        yield Evidence(
            [ply for pair in found[:4] for ply in pair],
            f"{study.san(one)} is answered by {study.san(two)}.",
        )


@LINES.theme("Unguard")
def unguard(study: Study) -> Iterator[Evidence]:
    """A defence takes a piece away from a square that it guarded, and the mate goes just there.
    With the piece where it was, it could capture.
    """
    for *_, end in study.mating_lines:
        defence = end.above
        if defence is None or defence.side == end.side or defence.piece == "K":
            continue
        if end.after[defence.origin] != "." or defence.target == end.target:
            continue
        moves = put_back(study.rules, end, defence).moves
        if any(move[:2] == (defence.origin, end.target) for move in moves):
            yield Evidence(
                [defence, end],
                f"{study.san(defence)} gives up {sq(end.target)}, where {study.san(end)} follows.",
                squares=(end.target,),
                lines=((defence.origin, end.target),),
            )


@LINES.theme("Decoy")
def decoy(study: Study) -> Iterator[Evidence]:
    """White sacrifices a piece, a black piece captures it, and a later mate works only because that
    piece has left its square. Put back, it could parry.
    """
    for line in study.mating_lines if study.is_battle else ():
        end = line[-1]
        for one, two in _captured_at_once(line):
            if (
                two.piece == "K"
                or two is end.above
                or one.piece == "P"
                or end.after[two.origin] != "."
                or end.homes[two.target] != two.identity.home
            ):
                continue
            known = put_back(study.rules, end, two)
            if not known.is_illegal and any(move[0] == two.origin for move in known.moves):
                yield Evidence(
                    [one, two, end],
                    f"{study.san(one)} draws the piece from {sq(two.origin)} away; there it could "
                    f"parry {study.san(end)}.",
                    squares=(two.origin,),
                )


def _captured_at_once(line: tuple[Ply, ...]) -> Iterator[tuple[Ply, Ply]]:
    """Moves of the mating side to squares on which the next move captures."""
    for one, two in pairwise(line):
        if one.side == line[-1].side != two.side and two.target == one.target:
            yield one, two


@LINES.theme("Sacrifices")
def sacrifices(study: Study) -> Iterator[Evidence]:
    """White puts two or more pieces, no pawns, where Black captures them at once. What they
    captured themselves is worth less. All stand in the solutions.
    """
    found: dict[int, tuple[Ply, Ply]] = {}
    for line in study.first_lines:
        for one, two in _captured_at_once(line):
            gained = WORTH.get(one.before[one.target].upper(), 0)
            if one.piece not in "KP" and gained < WORTH.get(one.piece, 0):
                found.setdefault(one.identity.home, (one, two))
    if len(found) >= 2:
        yield Evidence(
            [ply for pair in found.values() for ply in pair],
            f"{study.san(*(one for one, _ in found.values()))} are captured at once.",
        )
